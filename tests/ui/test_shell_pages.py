"""Settings, lists of files, final score and rules: by real clicks and keys."""

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from shell_stage import LongWords, clipped, settings

from felucca.ui.shell.dates import Dates
from felucca.ui.shell.dialogs import Question
from felucca.ui.shell.language import Language, resolved
from felucca.ui.shell.listed import ListedFile
from felucca.ui.shell.rules import RulesPage, read_page
from felucca.ui.shell.saves import SavesPage
from felucca.ui.shell.score import Moment, ScorePage, ScoreSheet, SheetLine, SheetSeat
from felucca.ui.shell.settings import SettingsDialog
from felucca.ui.shell.theme import prepare, theme
from felucca.ui.shell.widgets import Backdrop, Button
from felucca.ui.shell.window import MainWindow

NOW = datetime(2026, 5, 3, 18, 40)


@pytest.fixture(autouse=True)
def dressed(qapp):
    prepare(qapp)
    yield
    theme().set("light")


@pytest.fixture
def window(qtbot):
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show_page(Backdrop())
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.hide()


@pytest.fixture
def dialog(window):
    dialog = SettingsDialog(window, settings())
    dialog.open()
    return dialog


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("control", "value", "name"),
    [("theme", "dark", "theme"), ("motion", "off", "motion"), ("confirm", "second_click", "confirm")],
)
def test_a_setting_is_told_by_name(qtbot, dialog, control, value, name):
    with qtbot.waitSignal(dialog.changed, timeout=1000) as told:
        click(qtbot, getattr(dialog, control).segment(value))
    assert told.args == [name, value]


def test_language_sound_and_screen_are_told(qtbot, dialog):
    with qtbot.waitSignal(dialog.changed, timeout=1000) as told:
        qtbot.keyClick(dialog.language, Qt.Key.Key_Down)
    assert told.args == ["language", "ru"]
    with qtbot.waitSignal(dialog.changed, timeout=1000) as told:
        qtbot.keyClick(dialog.volume, Qt.Key.Key_Right)
    assert told.args == ["volume", 75]
    with qtbot.waitSignal(dialog.changed, timeout=1000) as told:
        click(qtbot, dialog.sound.switch)
    assert told.args == ["sound", False]
    assert not dialog.volume.isEnabled()
    with qtbot.waitSignal(dialog.changed, timeout=1000) as told:
        click(qtbot, dialog.screen.switch)
    assert told.args == ["hand_over_always", True]
    for row in (dialog.sound, dialog.screen):
        row.switch.set_on(True)


def test_a_new_size_offers_a_restart(qtbot, dialog):
    assert not dialog.restart.isVisible()
    with qtbot.waitSignal(dialog.changed, timeout=1000) as told:
        qtbot.keyClick(dialog.scale, Qt.Key.Key_Right)
    assert told.args == ["ui_scale", 110]
    with qtbot.waitSignal(dialog.restart_requested, timeout=1000):
        click(qtbot, dialog.restart)
    qtbot.keyClick(dialog.scale, Qt.Key.Key_Left)
    assert not dialog.restart.isVisible()


def files():
    return [
        ListedFile("/x/one.json", NOW, "carcassonne", "Turn 27", ("Marina", "Hapi"), ("carnelian", "lapis")),
        ListedFile("C:\\x\\two.json", NOW, trouble="damaged"),
    ]


@pytest.fixture
def saves(window):
    page = SavesPage()
    page.show_list(files())
    window.show_page(page)
    return page


def test_a_saved_game_is_opened(qtbot, saves):
    with qtbot.waitSignal(saves.open_requested, timeout=1000) as asked:
        click(qtbot, saves.rows[0].open)
    assert asked.args == ["/x/one.json"]


def test_a_damaged_file_says_why_and_cannot_be_opened(saves):
    row = saves.rows[1]
    assert row._title.text() == "two.json"
    assert "damaged" in row._status.text()
    assert not row.open.isVisible()
    assert row.delete.isVisible()


@pytest.mark.parametrize("answer", ["Delete", "Cancel"])
def test_a_file_is_deleted_only_after_a_yes(qtbot, saves, answer):
    deleted = []
    saves.delete_requested.connect(deleted.append)
    click(qtbot, saves.rows[0].delete)
    question = saves.window().findChild(Question)
    click(qtbot, next(button for button in question.findChildren(Button) if button.text() == answer))
    assert deleted == (["/x/one.json"] if answer == "Delete" else [])


def test_an_empty_list_says_what_comes_and_leads_on(qtbot, saves):
    saves.show_list([])
    assert saves._nothing.isVisible()
    with qtbot.waitSignal(saves.library_requested, timeout=1000):
        click(qtbot, saves.to_library)


def test_days_have_words():
    dates = Dates()
    QLocale.setDefault(QLocale("en"))
    assert dates.saved(NOW, NOW.date()) == "saved today at 18:40"
    assert dates.saved(NOW, NOW.date() + timedelta(days=1)) == "saved yesterday at 18:40"
    assert dates.saved(NOW, NOW.date() + timedelta(days=2)) == "saved on 3 May 2026 at 18:40"


def sheet(seats=3):
    names = ("Marina", "Hapi", "Oleg", "Seshat", "Konstantin", "Li")[:seats]
    lines = (
        SheetLine("Cities", "tower", (40, 10, 20, 8, 0, 1)[:seats]),
        SheetLine("Bazaar balance", "coin", (-5, 6, 4, 0, 0, -1)[:seats]),
    )
    totals = tuple(sum(points) for points in zip(*(line.points for line in lines), strict=True))
    order = sorted(totals, reverse=True)
    return ScoreSheet(
        game="Carcassonne",
        seats=tuple(SheetSeat(name, color) for name, color in zip(names, theme().seats(), strict=False)),
        lines=lines,
        totals=totals,
        places=tuple(order.index(total) + 1 for total in totals),
        by_turn=tuple((0, 0, total // 2, total) for total in totals),
        moments=(Moment(1, "A great city of 8 tiles", 2, 20),),
        facts=("72 tiles",),
        deal=482713,
    )


@pytest.fixture
def score(window):
    page = ScorePage()
    page.show_sheet(sheet())
    window.show_page(page)
    return page


def test_the_winner_stands_on_top(score):
    assert score.band._title.text() == "Marina wins"
    assert "next: Oleg, 24" in score.band._says.text()
    assert "Marina: 35, 1st. Cities 40, Bazaar balance −5." in score.table.accessibleDescription()


def test_what_comes_next_is_asked_for(qtbot, score):
    for button, signal in (
        (score.again, score.play_again_requested),
        (score.setup, score.setup_requested),
        (score.save, score.save_requested),
        (score.replay, score.replay_requested),
        (score.band.back, score.library_requested),
    ):
        with qtbot.waitSignal(signal, timeout=1000):
            click(qtbot, button)
    with qtbot.waitSignal(score.play_again_requested, timeout=1000):
        qtbot.keyClick(score, Qt.Key.Key_Return)


def test_the_deal_number_is_copied(qtbot, score):
    click(qtbot, score.copy)
    assert QGuiApplication.clipboard().text() == "482713"


def test_a_shared_victory_names_everybody(score):
    level = ScoreSheet("Carcassonne", sheet(2).seats, sheet(2).lines, (30, 30), (1, 1), ((0, 30), (0, 30)))
    score.show_sheet(level)
    assert score.band._title.text() == "Shared victory: Marina and Hapi"
    assert "next" not in score.band._says.text()


@pytest.fixture
def rules(window):
    page = RulesPage()
    page.show_rules("carcassonne")
    window.show_page(page)
    return page


def test_anchors_are_split_off():
    text, sections = read_page("# Title\n\n## Claiming a field {#claim}\ntext")
    assert text == "# Title\n\n## Claiming a field\ntext"
    assert [(section.level, section.title, section.anchor) for section in sections] == [
        (1, "Title", ""), (2, "Claiming a field", "claim"),
    ]  # fmt: skip


def test_contents_lead_to_their_sections(qtbot, rules):
    assert "{#" not in rules.view.toPlainText()
    assert rules.view.verticalScrollBar().maximum() > 0
    tab = next(tab for tab in rules._tabs if tab.page == "scoring")
    click(qtbot, tab)
    assert rules.view.verticalScrollBar().value() > 0
    assert rules.view.anchor() == "scoring"
    assert tab.isChecked()
    rules.show_rules("carcassonne")
    assert rules.view.verticalScrollBar().value() == 0
    with qtbot.waitSignal(rules.closed, timeout=1000):
        qtbot.keyClick(rules, Qt.Key.Key_Escape)


def test_rules_come_in_the_language_in_use(qapp, rules):
    language = Language(qapp)
    try:
        language.set("ru")
        rules.view.retranslate()
        assert rules.view.toPlainText().startswith("Каркассон")
    finally:
        language.set("en")
    rules.view.retranslate()
    assert rules.view.toPlainText().startswith("Carcassonne")


def test_the_language_of_the_system_is_one_that_there_is():
    assert resolved("ru") == "ru"
    assert resolved("") in ("ru", "en")


@pytest.mark.parametrize("size", [(1024, 720), (1440, 900)])
@pytest.mark.parametrize("name", ["saves", "score", "rules", "dialog"])
def test_words_a_third_longer_fit(qtbot, qapp, request, window, name, size):
    page = request.getfixturevalue(name)
    words = LongWords()
    qapp.installTranslator(words)
    try:
        if name == "score":
            page.show_sheet(sheet(6))
        window.resize(*size)
        wanted = {"saves": "import_file", "score": "again", "dialog": "done"}
        if name in wanted:
            qtbot.waitUntil(lambda: getattr(page, wanted[name]).text().endswith("ж"), timeout=1000)
        qtbot.waitUntil(lambda: clipped(page) == [], timeout=1000)
    finally:
        qapp.removeTranslator(words)
