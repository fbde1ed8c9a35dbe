"""What is picked when a button plays is put back, where the button meant the picked cards."""

from __future__ import annotations

from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.ui.new_game.match_setup import MatchSetup
from tests.ui.fingers import Fingers


def test_a_question_by_a_button_puts_the_card_back(window, qtbot) -> None:
    game = entry("veidimadur")
    seats = (Seat("Anna"), Seat("Jón", "easy", 1), Seat("Birta", "easy", 2))
    window.start(MatchSetup(game, game.game.options(), seats, "0000-0000"))
    hands = Fingers(window, qtbot)
    hands.settle()
    table = window.table.table
    card = table.round.view(0).hand[0]
    hands.click_card(card)
    assert hands.scene.input.picked == [card]
    lines = len(table.match.log)
    hands.click_command("1")
    assert len(table.match.log) > lines
    assert hands.scene.input.picked == []
