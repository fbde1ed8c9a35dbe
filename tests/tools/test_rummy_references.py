"""The players that contract rummy is held against play by the rules, and to the end."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.engine.chance import FreeChance
from cardtable.games.rummy.rules import actions
from cardtable.players.decision import Level, Player
from tests.games.rummy_positions import action, position
from tests.games.test_rummy_player import GAMES, deals
from tools.arena.families.rummy import FAMILY
from tools.arena.families.rummy.rollouts import Rollouts
from tools.arena.sides import Beginner

STEPS = 12000


@pytest.mark.parametrize("game", GAMES)
def test_amateurs_and_beginners_play_every_round_to_its_end(game: str) -> None:
    ended = 0
    for number, (table, rng) in enumerate(deals(game, 16, "amateurs")):
        player: Player[object] = Beginner(FAMILY.amateur, FAMILY.slips) if number % 2 else FAMILY.amateur
        chance = FreeChance(rng)
        for step in range(STEPS):
            if table.result is not None:
                ended += 1
                break
            seat = table.asked[0] if table.phase == "window" else table.turn
            decision = player.choose(table.view(seat), Level.HARD, Random(step))
            assert decision is not None
            table.play(seat, decision.action, chance)
    assert ended == 16


def test_an_amateur_discards_the_dearest_card_that_it_does_not_need() -> None:
    table = position(hand="4H 5H 6H 7H 9C 9D KS 3S AC QC 10D 2S JS 8D", number=1)
    decision = FAMILY.amateur.choose(table.view(0), Level.EASY, Random(1))
    assert decision is not None
    assert decision.action == action("discard AC")


def test_a_beginner_lays_down_what_is_complete() -> None:
    table = position(hand="4H 5H 6H 7H 9C 9D 9S 3S AC QC 10D 2S JS 8D", number=1)
    assert FAMILY.slips(table.view(0)) == ()
    assert isinstance(FAMILY.amateur.choose(table.view(0), Level.EASY, Random(1)).action, actions.LayDown)  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_peeks_plays_by_the_rules(game: str) -> None:
    assert FAMILY.peeking is not None
    for table, rng in deals(game, 1, "peeking"):
        chance = FreeChance(rng)
        for step in range(24):
            if table.result is not None:
                break
            seat = table.asked[0] if table.phase == "window" else table.turn
            player = FAMILY.peeking(table) if seat == 0 else FAMILY.amateur
            decision = player.choose(table.view(seat), Level.HARD, Random(step))
            assert decision is not None
            table.play(seat, decision.action, chance)


def test_rollouts_with_imagined_hands_see_no_more_than_a_seat() -> None:
    table = position(hand="4H 5H 6H 9C 9D KS 3S AC QC 10D 2S JS 8D 8C", number=1)
    other = position(hand="4H 5H 6H 9C 9D KS 3S AC QC 10D 2S JS 8D 8C", number=1)
    other.hands[1][0], other.stock[0] = other.stock[0], other.hands[1][0]
    chosen = [Rollouts().choose(one.view(0), Level.HARD, Random(1)) for one in (table, other)]
    assert chosen[0] == chosen[1]
