"""Motion runs to its end, is skipped in order, and knows its speeds."""

from __future__ import annotations

from functools import partial

from pytestqt.qtbot import QtBot

from felucca.ui.table.motion import Motion


def test_off_does_everything_at_once(qtbot: QtBot) -> None:
    motion, parts, ends = Motion("off"), [], []
    motion.run(parts.append, "travel", delay="place", then=partial(ends.append, "end"))
    assert (parts, ends) == ([1.0], ["end"])
    assert not motion.running


def test_runs_from_nothing_to_the_end(qtbot: QtBot) -> None:
    motion, parts = Motion("fast"), []
    with qtbot.waitSignal(motion.finished):
        motion.run(parts.append, "press")
    assert parts[0] == 0.0
    assert parts[-1] == 1.0
    assert parts == sorted(parts)


def test_skip_ends_all_in_the_order_of_their_ends(qtbot: QtBot) -> None:
    motion, ends = Motion("slow"), []
    motion.run(_nothing, "dice", then=partial(ends.append, "late"))
    motion.run(_nothing, "hover", then=partial(ends.append, "early"))
    motion.run(_nothing, "hover", delay="hover", then=partial(ends.append, "between"))
    with qtbot.waitSignal(motion.finished):
        motion.skip()
    assert ends == ["early", "between", "late"]
    assert not motion.running


def test_skip_also_ends_what_an_end_begins(qtbot: QtBot) -> None:
    motion, ends = Motion("normal"), []
    motion.run(_nothing, "place", then=partial(motion.run, _nothing, "place", then=partial(ends.append, "second")))
    motion.skip()
    assert ends == ["second"]
    assert not motion.running


def test_a_dropped_motion_never_ends(qtbot: QtBot) -> None:
    motion, ends = Motion("normal"), []
    motion.run(_nothing, "place", then=partial(ends.append, "end"))
    with qtbot.waitSignal(motion.finished):
        motion.drop()
    assert ends == []


def test_speeds_scale_the_tokens(qtbot: QtBot) -> None:
    lengths = [Motion(speed).ms("travel") for speed in ("off", "fast", "normal", "slow")]
    assert lengths == [0, 210, 420, 672]
    assert Motion("off").pace() == 0


def _nothing(part: float) -> None:
    """A step that shows nothing."""
    assert 0 <= part <= 1
