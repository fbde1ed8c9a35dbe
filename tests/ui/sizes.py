"""Every kind of table in every size of window and text, laid once for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QApplication

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from tests.conformance.common import choose
from tests.ui.behind import behind
from tests.ui.fingers import Fingers

if TYPE_CHECKING:
    from random import Random

    from cardtable.ui.shell.main_window import MainWindow

WINDOWS = ((760, 560), (1024, 700), (1280, 800), (1920, 1080))
TEXTS = (100, 150, 200)
# One game for each kind of table, with few seats and with many.
KINDS = {
    "piles": ("olsen", 2),
    "piles of six": ("svindl", 6),
    "melds": ("kinaskak", 3),
    "a trick": ("san_da_yi", 4),
    "a row": ("two_of_three", 4),
    "hands that are asked": ("veidimadur", 5),
}


def sit_at(window: MainWindow, kind: str, names: tuple[str, ...], rng: Random, moves: int) -> RunningMatch:
    """A table of this kind after so many actions, with one person whose turn it is and an open hand.

    Nobody else acts: the others are persons, too, but nothing asks for the curtain.
    """
    game, seats = KINDS[kind]
    known = catalogue()[game]
    match = Match(known.game, known.game.options(), [Seat(name) for name in names[:seats]], f"sizes/{kind}")
    match.deal()
    for _ in range(moves):
        if match.between_rounds:
            break
        match.play(*choose(match, rng))
    if match.between_rounds:
        match.deal()
    number = window.services.database.add(match, "test")
    table = RunningMatch(known, match, "test", DatabaseAutosave(window.services.database, number))
    asked = table.round.must_answer() or (table.round.turn,)
    window.show_page(window.table)
    window.table.sit_down(table)
    behind(window.table).sight.uncover(asked[0])
    behind(window.table).display.remember(curtain=None)
    behind(window.table).display.show()
    window.table.curtain.hide()
    return table


def shown_at(window: MainWindow, size: tuple[int, int], text: int) -> None:
    """The window in this size, with this size of text."""
    if window.services.settings.text_scale != text:
        window.services.change(text_scale=text)
    window.resize(*size)
    QApplication.processEvents()
    window.table.scene.finish_motion()


def fingers(window: MainWindow, qtbot: Any) -> Fingers:
    """Hands on that table."""
    return Fingers(window, qtbot)
