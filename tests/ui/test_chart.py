"""Where values stand in a plot, and which of them are told."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cardtable.app.page import Line, Plot
from cardtable.ui.widgets.line_chart import Chart

ROOM = QRectF(100, 0, 240, 100)
NAMES = ("Jan 2024", "Feb 2024", "Jan 2025", "Jan 2026")


def chart(*moments: int, below: tuple[str, ...] = NAMES) -> Chart:
    made = Chart()
    made.show_lines((Line("Won", 1, (10, 20, 30, 40)),), None, 1.0, below, moments)
    return made


def test_values_stand_evenly_or_as_far_apart_as_their_moments(qapp) -> None:
    even, dated = chart(), chart(24, 25, 36, 48)
    assert [even.across(ROOM, at) for at in range(4)] == [100, 180, 260, 340]
    assert [dated.across(ROOM, at) for at in range(4)] == [100, 110, 220, 340]
    for made in (even, dated):
        made.deleteLater()


def test_one_value_alone_stands_somewhere(qapp) -> None:
    made = Chart()
    made.show_lines((Line("Won", 1, (10,)),), None, 1.0, ("Jan 2024",), (24,))
    assert made.across(ROOM, 0) == 100
    assert made.told(ROOM, 50) == [0]
    made.resize(400, 220)
    assert not made.grab().isNull()
    made.deleteLater()


def test_no_two_names_lie_on_each_other(qapp) -> None:
    dated = chart(24, 25, 36, 48)
    assert dated.told(ROOM, 50) == [0, 2, 3]
    assert dated.told(ROOM, 130) == [0, 3]
    assert chart().told(ROOM, 50) == [0, 1, 2, 3]
    numbered = chart(below=())
    assert numbered.told(ROOM, 50) == [1, 2, 3]


def test_a_plot_is_seen_with_lines_and_told_by_how_they_end(qtbot) -> None:
    made = Chart()
    qtbot.addWidget(made)
    made.show_block(Plot((Line("Anna", 0, (0, 5)), Line("Jón", 1, (0, -3))), 10, "The totals"))
    assert made.isVisible()
    assert (made.accessibleName(), made.accessibleDescription()) == ("The totals", "Anna: 5; Jón: minus 3")
    made.show_block(Plot())
    assert not made.isVisible()
