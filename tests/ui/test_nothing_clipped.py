"""No word of any screen is cut: every label, button and painted text, in both languages and sizes, with real words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication
from shell_stage import clipped

from felucca.match.setup import PERSON, Setup
from felucca.model.core import games
from felucca.store import saves
from felucca.store.settings import LoadedSettings, Settings, SettingsFile
from felucca.ui import app
from felucca.ui.demo import people, played
from felucca.ui.table.idle import IdleBrain

SIZES = [(1024, 720), (1440, 900)]
SLACK = 1.5
"""Px that rounding may take from a text."""


@pytest.fixture(params=["ru", "en"])
def desk(request, qapp, qtbot):
    loaded = LoadedSettings(Settings(language=request.param, motion="off", sound=False), ())
    app.make_application(loaded)
    desk = app.make_desk(QApplication.instance(), loaded, IdleBrain())
    yield desk
    desk.window.close()
    desk.language.set("en")
    desk.window.deleteLater()


@pytest.fixture
def painted(monkeypatch):
    """Texts that were painted into a rectangle too small for them."""
    cut = []
    draw = QPainter.drawText

    def watched(painter, *args):
        if len(args) == 3 and isinstance(args[0], QRectF | QRect) and isinstance(args[2], str):
            rect, flags, text = QRectF(args[0]), int(getattr(args[1], "value", args[1])), args[2]
            wraps = flags & Qt.TextFlag.TextWordWrap.value
            needed = QFontMetricsF(painter.font()).boundingRect(rect if wraps else QRectF(), flags, text)
            if needed.width() > rect.width() + SLACK or needed.height() > rect.height() + 2 * SLACK:
                cut.append((text, rect.size().toTuple(), needed.size().toTuple()))
        return draw(painter, *args)

    monkeypatch.setattr(QPainter, "drawText", watched)
    return cut


def look(desk, painted, qtbot, size, what):
    """Everything that is cut on the page as it stands."""
    desk.window.resize(*size)
    desk.window.show()
    desk.window.resize(*size)
    qtbot.wait(10)
    painted.clear()
    desk.window.grab()
    wrong = clipped(desk.window.page()) + [f"painted {text!r} {room} {needs}" for text, room, needs in painted]
    assert not wrong, f"{what} at {size}: {wrong}"


def a_match(language, enough, players=(PERSON, "master", PERSON, "skilled", PERSON), count=5):
    setup = Setup("carcassonne", people(count, language, ("novice",)), 482_713, {})
    match = played(setup, enough)
    match.setup = Setup("carcassonne", people(count, language, players), 482_713, {})
    return match


def at(kind, turns):
    return lambda match: match.observation(None).turn() > turns and match.question.decision.kind == kind


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_frame_pages(desk, painted, qtbot, size):
    desk.saver.save(saves.new_path("carcassonne"), a_match(desk.language.code, at("place", 9)).record().to_json())
    desk.saver.flush(5.0)
    desk.open_lobby()
    look(desk, painted, qtbot, size, "library")
    desk.open_setup("carcassonne")
    look(desk, painted, qtbot, size, "set-up")
    desk.open_saves()
    look(desk, painted, qtbot, size, "saves")
    desk.open_page("records")
    look(desk, painted, qtbot, size, "records")
    desk.open_rules("carcassonne")
    look(desk, painted, qtbot, size, "rules")
    desk.open_settings()
    look(desk, painted, qtbot, size, "settings")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", ["place", "claim"])
def test_table(desk, painted, qtbot, size, kind):
    match = a_match(desk.language.code, at(kind, 20))
    seats = tuple(s if i != match.question.seat else type(s)(s.name, s.colour) for i, s in enumerate(match.setup.seats))
    match.setup = Setup("carcassonne", seats, 482_713, {})
    desk.seat(match, saves.new_path("carcassonne"))
    look(desk, painted, qtbot, size, kind)
    picker = desk.session.controller.picker
    picker.select(picker.actions[0])
    look(desk, painted, qtbot, size, f"{kind} chosen")
    for tab in range(3):
        desk.session.page.side.show_tab(tab)
        look(desk, painted, qtbot, size, f"{kind}, tab {tab}")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_computer_thinks_and_hand_over(desk, painted, qtbot, size):
    desk.seat(a_match(desk.language.code, at("place", 12), players=("master",)), saves.new_path("carcassonne"))
    look(desk, painted, qtbot, size, "thinking")
    desk.change("hand_over_always", True)
    desk.seat(a_match(desk.language.code, at("place", 12), players=(PERSON,)), saves.new_path("carcassonne"))
    look(desk, painted, qtbot, size, "hand-over")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_final_score(desk, painted, qtbot, size):
    match = a_match(desk.language.code, lambda match: False, count=5)
    match.meta["elapsed"] = 3_000
    desk.seat(match, saves.new_path("carcassonne"))
    desk.show_score()
    look(desk, painted, qtbot, size, "score")


def test_every_game_of_the_list_can_be_set_up(desk, painted, qtbot):
    for name in games.names():
        desk.open_setup(name)
        assert desk.setup.setup() is not None
        look(desk, painted, qtbot, (1024, 720), f"set-up of {name}")
    assert SettingsFile().load().settings.language in ("", "ru", "en")
