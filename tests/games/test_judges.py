"""What actions are worth, in positions where a child would know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cardtable.engine.chance import FreeChance
from cardtable.games.catalogue import catalogue
from cardtable.games.rummy.rules.actions import LayDown
from cardtable.games.san_da_yi.players import habits
from cardtable.games.san_da_yi.players.deck import CARD
from cardtable.games.san_da_yi.players.sight import Sight
from cardtable.games.san_da_yi.rules.actions import PLAY
from cardtable.players.evaluation import Unit, Worth, ahead
from tests.conformance.common import is_clearly_behind, random_play, some_match
from tests.games import olsen_positions, rummy_positions, san_da_yi_positions, two_of_three_positions
from tests.games import veidimadur_positions as veidimadur


def judged(game: str, table: Any, actions: Sequence[Any], seat: int = 0, seed: str = "judge") -> list[Worth]:
    return catalogue()[game].judge.judge(table.view(seat), actions, seed)


# -- the Ólsen family --------------------------------------------------------------------------------------------------


def test_going_out_wins_the_round_and_nothing_else_does_as_surely() -> None:
    table = olsen_positions.position(top="5H", hand="5S", options={"voluntary_draw": True})
    table.called[0] = True
    out, drawn = judged("olsen", table, [olsen_positions.action("5S"), olsen_positions.action("draw")])
    assert (out.mean, out.error) == (1.0, 0.0)
    assert is_clearly_behind(drawn)
    assert out.behind == 0


def test_a_call_that_is_due_is_worth_more_than_silence_where_it_costs_cards() -> None:
    table = olsen_positions.position(top="5H", hand="5S QS", options={"olsen_enforce": "caught"})
    olsen_positions.play(table, "0 5S")
    call, silence = judged("olsen", table, [olsen_positions.action("call"), None])
    assert is_clearly_behind(silence)
    assert call.mean > silence.mean


def test_points_of_the_round_are_counted_against_the_others() -> None:
    """Whoever goes out now has nothing, and the only other player eight cards."""
    table = olsen_positions.position(game="med_stigum", top="5H", hand="5S", others={1: "KS KH 8D QD"})
    table.called[0] = True
    (out,) = judged("med_stigum", table, [olsen_positions.action("5S")])
    assert catalogue()["med_stigum"].judge.unit(table.view(0)) is Unit.POINTS
    # Three court cards at 10 and the eight at 25, of a hand that is unknown: so it is the mean of four cards.
    assert 15 < out.mean < 55


def test_whoever_is_lowest_on_the_ladder_is_nearest_where_a_world_is_broken_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge = catalogue()["langi"].judge
    monkeypatch.setattr(type(judge), "longest", 1)
    table = olsen_positions.position(game="langi", top="5H", hand="5S 6D 7D")
    for levels, share in (([1, 4], 1.0), ([4, 1], 0.0)):
        table.levels = list(levels)
        assert judged("langi", table, [olsen_positions.action("5S")])[0].mean == share


def test_calls_that_may_always_be_said_ahead_make_no_choice_of_a_forced_draw() -> None:
    table = olsen_positions.position(top="5H", hand="9S 7D")
    judge = catalogue()["olsen"].judge
    assert len(table.legal(0)) > 1
    assert not judge.is_choice(table.view(0), olsen_positions.action("draw"))
    assert not judge.is_choice(table.view(0), olsen_positions.action("call"))
    several = olsen_positions.position(top="5H", hand="5S 5D")
    assert judge.is_choice(several.view(0), olsen_positions.action("5S"))


# -- contract rummy ----------------------------------------------------------------------------------------------------


def test_not_laying_down_what_could_be_laid_costs_points() -> None:
    table = rummy_positions.position(hand="JK1 4H 5H 6H 9S 9D 9C KC", number=1)
    down = next(one for one in table.legal(0) if isinstance(one, LayDown))
    laid, kept = judged("kinaskak", table, [down, rummy_positions.action("discard JK1")])
    assert is_clearly_behind(kept)
    assert laid.behind == 0


def test_the_last_card_discarded_wins_by_what_the_others_hold() -> None:
    table = rummy_positions.position(
        hand="KC", melds="9S 9D 9C / 4H 4D 4S", down=(0, 1), others={1: "3C 3D", 2: "QH QD", 3: "2C"}
    )
    (out,) = judged("kinaskak", table, [rummy_positions.action("discard KC")])
    assert out.mean > 5


# -- San Da Yi ---------------------------------------------------------------------------------------------------------


def test_burying_what_wins_tricks_costs_points() -> None:
    table = san_da_yi_positions.calling({0: "BJ SJ 2♥ 2♠ A♥ K♥ Q♥ J♥ 9♥ A♠ 3♣ 4♦"}, kitty="3♦ 4♣ 6♣ 6♦ 7♦ 7♣")
    san_da_yi_positions.play(table, "60; pass; pass; pass")
    ways = ("bury 3♣ 4♣ 6♣ 3♦ 4♦ 6♦", "bury BJ SJ 2♥ 2♠ A♥ A♠")
    low, high = judged("san_da_yi", table, [san_da_yi_positions.action(one) for one in ways])
    assert is_clearly_behind(high)
    assert low.behind == 0


def test_the_highest_call_with_a_weak_hand_costs_points() -> None:
    table = san_da_yi_positions.calling({0: "3♠ 4♠ 6♠ 3♥ 4♥ 6♥ 3♣ 4♣ 6♣ 3♦ 4♦ 6♦"})
    high, passed = judged("san_da_yi", table, [san_da_yi_positions.action("80"), san_da_yi_positions.action("pass")])
    assert is_clearly_behind(high)
    assert passed.behind == 0


@pytest.mark.parametrize("number", range(12))
def test_tricks_in_numbers_end_as_they_do_by_the_rules(number: int) -> None:
    match, rng = some_match("san_da_yi", f"judge/{number}")
    for step, _ in enumerate(random_play(match, rng)):
        if step > 20 + number and match.round is not None and match.round.view(0).phase == "play":  # type: ignore[attr-defined]
            break
    table: Any = match.round
    start = table.view(table.turn)
    numbers = catalogue()["san_da_yi"].judge.gain(start, table.copy())
    while table.result is None:
        sight = Sight(table.view(table.turn))
        code = habits.choose(sight.table, sight.player)
        table.play(table.turn, PLAY[CARD[sight.trump][code]], FreeChance(rng))
    assert numbers == ahead(table.result.scores, start.seat)


# -- Two of Three and Veiðimaður ---------------------------------------------------------------------------------------


def test_going_out_leaves_the_row_to_the_next_player() -> None:
    """The other one takes three cards of the row, the own three, and three of a stock that is too small to deal."""
    table = two_of_three_positions.position("JD 5S", "5D", "2C 3C 4C", stock="9H 9C KD")
    (out,) = judged("two_of_three", table, table.legal(0))
    assert (out.mean, out.error) == (9, 0)


def test_a_card_that_is_surely_there_is_worth_more_than_a_guess() -> None:
    table = veidimadur.position(
        "7S 7H 7C 5S", "7D 5H KD", "KS KH KC 5C 5D", known=[[], [veidimadur.cards("7D")[0]], []]
    )
    sure, guess = judged("veidimadur", table, [veidimadur.action("1 7"), veidimadur.action("1 5")])
    assert guess.behind > 0
    assert sure.behind == 0


# -- all of them -------------------------------------------------------------------------------------------------------


def test_the_same_question_has_the_same_answer_and_another_seed_another_one() -> None:
    table = olsen_positions.position(top="5H", hand="5S 8D 9H KD", players=3)
    actions = [olsen_positions.action(one) for one in ("5S", "8D", "9H")]
    first = judged("olsen", table, actions)
    assert judged("olsen", table, actions) == first
    assert judged("olsen", table, actions, seed="other") != first


def test_actions_that_do_the_same_are_worth_exactly_the_same() -> None:
    """They are tried in the same worlds with the same luck."""
    table = rummy_positions.position(hand="KC KC-2 4H 5H 9S 9D 2D", number=1)
    one, other = judged("kinaskak", table, [rummy_positions.action(f"discard {card}") for card in ("KC", "KC-2")])
    assert one == other
    assert (one.behind, one.behind_error) == (0, 0)


def test_nobody_decides_behind_the_curtain() -> None:
    table = olsen_positions.position(top="5H", hand="5S 8D")
    with pytest.raises(ValueError, match="curtain"):
        catalogue()["olsen"].judge.judge(table.view(None), [], "s")
