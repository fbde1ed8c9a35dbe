"""The reasons of contract rummy's computer players: each is true, and tells its move from the others."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.games.rummy.players.claims import CLAIMS
from cardtable.games.rummy.presentation.speech import WHY
from cardtable.games.rummy.rules.round import RummyRound
from cardtable.players.decision import Level
from tests.games.rummy_positions import action, play, position
from tests.games.test_rummy_player import GAMES, PLAYER, deals, played

RUN_AND_SET = "4C-2 5C 6C 7C / 4H 4D 4S"


def holds(table: RummyRound, code: str, text: str, seat: int = 0) -> bool:
    """Whether a reason is true of an action."""
    return CLAIMS[code].holds(table.view(seat), action(text))


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_keeps_a_reason_that_is_true_of_it_alone(game: str) -> None:
    asked = 0
    for table, rng in deals(game, 12, "hints"):
        for seat, _, seed, _ in played(table, rng):
            view = table.view(seat)
            if rng.random() < 0.1 and len(view.legal()) > 1:
                decision = PLAYER.choose(view, Level.HARD, Random(seed))
                assert decision is not None
                told = PLAYER.told(view, decision)
                assert told.reasons, (view, decision)
                assert WHY.keys() >= set(told.reasons)
                asked += 1
    assert asked > 50


def test_the_dearest_card_is_the_dearest_of_the_hand() -> None:
    table = position(hand="KD QH 2S AC", melds=RUN_AND_SET, down=(0, 1))
    assert holds(table, "discard-dear", "discard AC")
    assert not holds(table, "discard-dear", "discard KD")


def test_a_dear_card_that_is_needed_leaves_the_next_one_the_dearest_spare_one() -> None:
    table = position(hand="4H 5H 6H 7H AC AD KS 3S 8D JC 9C 10D 2S QC", number=1)
    assert holds(table, "discard-dear", "discard AC")
    assert not holds(table, "discard-dear-spare", "discard AC")
    table = position(hand="4H 5H 6H 9C 9D KS 3S 8D JC 5D 2S 6C KD AC", number=1)
    assert holds(table, "discard-dear-spare", "discard AC")
    assert not holds(table, "discard-dear-spare", "discard 9C")
    assert not holds(table, "discard-useless", "discard 5H")


def test_cards_that_nothing_tells_apart() -> None:
    table = position(hand="QD QH KS", melds=RUN_AND_SET, down=(0, 1))
    assert holds(table, "discard-alike", "discard QD")
    table = position(hand="QD QH 8C", melds=RUN_AND_SET, down=(0, 1))
    assert not holds(table, "discard-alike", "discard QD")
    assert holds(table, "discard-keeps-fit", "discard QD")
    assert not holds(table, "discard-keeps-fit", "discard 8C")


def test_what_helps_the_others() -> None:
    """The next player is down, and 8C fits, while KH does not."""
    table = position(
        hand="8C 8D 2H 2D QS QC 9S 5S 6D KH 10H JH AC 3D",
        number=6,
        melds="9H 9D 9C-2 / 8H 8S 8C-2 / 4H 4D 4S",
        down=(1,),
    )
    assert holds(table, "discard-safe", "discard KH")
    assert not holds(table, "discard-safe", "discard 8C")


def test_a_card_that_goes_out_only_after_others() -> None:
    table = position(hand="9C", upcard="8C", melds=RUN_AND_SET, down=(0, 1), phase="offer")
    assert holds(table, "take-goes-out", "take")
    assert holds(table, "take-lays-off", "take")
    table = position(hand="8C", upcard="9C", melds=RUN_AND_SET, down=(0, 1), phase="offer")
    assert not holds(table, "take-lays-off", "take")
    assert holds(table, "take-lays-later", "take")
    table = position(hand="QD KS", upcard="9C", melds=RUN_AND_SET, down=(0, 1), phase="offer")
    assert not holds(table, "take-lays-later", "take")
    assert not holds(table, "take-goes-out", "take")
    assert holds(table, "draw-no-use", "draw")


def test_the_upcard_completes_a_hand_only_where_something_was_missing() -> None:
    hand = "4H 5H 6H 9C 9D 9S QD 2S 2C 10D AC 8S JS"
    table = position(hand=hand, upcard="7H", phase="offer", number=1)
    assert holds(table, "take-completes", "take")
    assert not holds(table, "draw-no-use", "draw")
    table = position(hand="4H 5H 6H 7H 9C 9D 9S 2S 2C 10D AC 8S JS", upcard="KD", phase="offer", number=1)
    assert not holds(table, "take-completes", "take")
    assert not holds(table, "take-laid-too", "take")
    assert holds(table, "draw-no-use", "draw")
    table = position(hand="4H 5H 6H 7H 9C 9D 9S 2S 2C 10D AC KD JS", upcard="8H", phase="offer", number=1)
    assert holds(table, "take-laid-too", "take")


def test_a_purchase() -> None:
    table = position(
        hand="2H 3H 9C 9D KS QS 6D 6C 4S 10D AC 8H 7S", others={2: "9C-2 9D-2 9H KS-2 KD QH 4H 5H 6H 2C 3D JC 8C"},
        upcard="KH", phase="offer", number=4,
    )  # fmt: skip
    play(table, "0 draw")
    assert holds(table, "buy-nearer", "buy", 2)
    assert holds(table, "pass-risk", "pass", 2)
    assert not holds(table, "pass-no-use", "pass", 2)
    assert not holds(table, "buy-room", "buy", 2)
    assert not holds(table, "pass-penalty", "pass", 2)
    table.bought[2] = 3
    assert holds(table, "pass-penalty", "pass", 2)


def test_a_last_card_may_be_given_for_a_joker() -> None:
    table = position("shanghai", hand="6C", melds="4C 5C JK1 7C / 4H 4D 4S", down=(0, 1))
    assert holds(table, "swap-out", "swap 6C 0 2")
    assert holds(table, "swap-lay-off", "swap 6C 0 2")
    table = position("shanghai", hand="6C KD QS", melds="4C 5C JK1 7C / 4H 4D 4S", down=(0, 1))
    assert not holds(table, "swap-out", "swap 6C 0 2")


@pytest.mark.parametrize("waits", [False, True])
def test_a_joker_that_is_taken_is_not_laid_off_where_that_waits_for_the_next_turn(waits: bool) -> None:
    options = {"layoff_same_turn": not waits, "swap_hold": True}
    table = position(hand="6C 8C", melds="4C 5C JK1 7C", down=(0, 1), options=options, laid_this_turn=True)
    assert table.refusal(0, action("swap 6C 0 2")) is None
    assert holds(table, "swap-out", "swap 6C 0 2") is not waits
    assert holds(table, "swap-lay-off", "swap 6C 0 2") is not waits


def test_a_last_card_that_has_to_wait_is_not_said_to_fit_nowhere() -> None:
    later = {"float_one": True, "layoff_same_turn": False}
    for last, fitting in (("8C", True), ("KD", False)):
        table = position("shanghai", number=2, hand=f"4C 5C 6C 7C 9C 9D 9H {last}", options=later)
        play(table, "0 down 9C 9D 9H / 4C 5C 6C 7C")
        decision = PLAYER.choose(table.view(0), Level.HARD, Random(1))
        assert decision is not None
        assert decision.action == action("keep")
        assert holds(table, "keep-last", "keep") != fitting
        assert PLAYER.told(table.view(0), decision).reasons[0] == ("only-move" if fitting else "keep-last")
