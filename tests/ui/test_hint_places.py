"""A hint stands beside what it is about, and a question wraps into lines of about the same length."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.players.decision import Level
from cardtable.ui.new_game.match_setup import MatchSetup
from tests.ui.behind import behind
from tests.ui.fingers import Fingers


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def test_a_hint_to_draw_stands_beside_the_stock(hands: Fingers) -> None:
    game = entry("shanghai")
    seats = tuple(Seat(f"s{at}", None if at == 0 else "easy", at) for at in range(4))
    hands.window.start(MatchSetup(game, game.game.options.read({}), seats, "0000-0000"))
    page = hands.page
    page.pause()
    table, rng = page.table, Random(3)
    stage, found = table.entry.stage, 0
    for _ in range(80):
        if table.match.between_rounds:
            break
        seat = next(iter(table.round.must_answer()), table.round.turn)
        view = table.round.view(seat)
        decision = table.entry.player.choose(view, Level.EASY, rng)
        drawn = stage.controls.gesture(view, (), "stock")
        if seat == 0 and getattr(drawn, "actions", None) == (decision.action,):
            table.viewer = 0
            behind(page).display.show()
            behind(page).hints.hinted(decision)
            stock = page.scene.layout.places["stock"].rect
            assert page.bubble.isVisible()
            assert page.bubble._anchor == stock
            found += 1
            break
        table.match.play(seat, decision.action)
        page.pause()
    assert found
