"""Contract rummy's narrow places: the last card, and jokers that must be played, each on a table made for it."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import cards
from cardtable.engine.refusal import Refusal
from tests.games.rummy_positions import action, code, play, position

pytestmark = pytest.mark.whole

RUN = "5D 6D JK1 8D"
FULL = "JK1 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS-2"
AT_ONCE: dict[str, Any] = {"swap_hold": False}


def down(hand: str, melds: str, game: str = "kinaskak", options: dict[str, Any] | None = None, **more: Any) -> Any:
    return position(game, hand=hand, melds=melds, **{"down": (0, 1), **more}, options=options)


# -- a joker that must be played in the same turn (K-16) ---------------------------------------------------------------


def test_another_card_may_not_take_the_only_place_of_the_joker() -> None:
    melds = "AS AC AH JK3 / JK1 10S JS QS"
    table = down("9S 5H JK2 7S", melds, options=AT_ONCE | {"jokers": "one"})
    play(table, "0 swap 9S 1 0")
    assert table.refusal(0, action("off JK2 1 high")) == Refusal(
        "joker-must-be-played", "option-swap_hold", tuple(cards("JK1"))
    )


def test_another_card_may_be_laid_where_the_joker_still_fits_on_another_meld() -> None:
    table = down("9S AD 7S KD", "AS AC AH JK3 / JK1 10S JS QS", options=AT_ONCE | {"jokers": "one"})
    play(table, "0 swap 9S 1 0")
    assert code(table, 0, "off AD 0") is None


def test_a_joker_may_be_taken_that_fits_on_another_meld() -> None:
    assert code(down("AS KD", f"{FULL} / 5D 6D 7D 8D", options=AT_ONCE), 0, "swap AS 0 13") is None


def test_a_joker_may_be_taken_in_a_later_turn() -> None:
    assert code(down("7D KC", RUN, options=AT_ONCE | {"layoff_same_turn": False}), 0, "swap 7D 0 2") is None


# -- one card that can be neither laid nor discarded (S-25) ------------------------------------------------------------


def test_s25_the_last_card_for_a_joker_that_fits() -> None:
    assert code(down("7D", RUN, "shanghai"), 0, "swap 7D 0 2") is None


def test_s25_the_last_card_for_a_joker_that_fits_nowhere() -> None:
    table = down("AS", FULL, "shanghai")
    assert table.refusal(0, action("swap AS 0 13")) == Refusal("stranded", "going-out", tuple(cards("JK1")))


@pytest.mark.parametrize(
    ("game", "options", "reason"),
    [
        ("kinaskak", {}, None),
        ("shanghai", {}, "stranded"),
        ("shanghai", {"out_discard": "always"}, None),
        ("shanghai", {"float_one": True}, None),
    ],
)
def test_s25_k25_laying_off_all_but_one(game: str, options: dict[str, Any], reason: str | None) -> None:
    assert code(down("4D KC", RUN, game, options), 0, "off 4D 0 low") == reason
    assert code(down("4D KC QC", RUN, game, options), 0, "off 4D 0 low") is None


def test_s25_the_last_card_may_go_where_this_one_makes_room() -> None:
    """The guard looks at the table as it will be: the three of diamonds fits only behind the four."""
    assert code(down("4D 3D", RUN, "shanghai"), 0, "off 4D 0 low") is None


@pytest.mark.parametrize(
    ("last", "melds", "options", "reason"),
    [
        ("7D", "9H 9C 9S / 5D 6D JK1 8D", {}, None),
        ("9D", "3H 4H 5H 6H / 9H 9S JK1", {}, None),
        ("9D", "3H 4H 5H 6H / 9H 9S JK1", {"runs_only": True, "jokers": "one"}, None),
        ("7D", f"9H 9C JK2 / {RUN}", {"jokers": "one", "runs_only": True}, None),
        ("AS", FULL, {}, None),
        ("AS", f"{FULL} / 5D 6D 7D 8D", {}, None),
        ("7C", "9H 9C 9S / 5D 6D JK1 8D", {}, "stranded"),
    ],
)
def test_s25_the_last_card_may_be_given_for_a_joker_that_can_be_laid(
    last: str, melds: str, options: dict[str, Any], reason: str | None
) -> None:
    """The contract is laid and one card is left over; what it can do with the melds of the table decides."""
    hand = "KH KD KC QH QC QD"
    table = position("shanghai", number=1, hand=f"{hand} {last}", melds=melds, down=(1,), options=options)
    assert code(table, 0, "down KH KD KC / QH QC QD") == reason


def test_s25_where_nothing_is_laid_off_in_that_turn_the_last_card_is_stranded() -> None:
    options = {"layoff_same_turn": False}
    table = position("shanghai", number=1, hand="KH KD KC QH QC QS KS", options=options)
    assert code(table, 0, "down KH KD KC / QH QC QS") == "stranded"
    free = position("shanghai", number=1, hand="KH KD KC QH QC QS KS")
    assert code(free, 0, "down KH KD KC / QH QC QS") is None


def test_s25_a_joker_that_fits_nowhere_is_no_way_out() -> None:
    """Every meld has its joker already, so the last card could be given for another one in vain."""
    hand, options = "KH KD JK2 QH QC JK1-2", {"jokers": "one"}
    for last, reason in (("AS", "stranded"), ("KC", None)):
        table = position("shanghai", number=1, hand=f"{hand} {last}", melds=FULL, down=(1,), options=options)
        assert code(table, 0, "down KH KD JK2 / QH QC JK1-2") == reason


def test_s25_the_joker_fits_where_it_was_taken_when_nothing_else_has_room() -> None:
    hand, options = "KH KD JK1-2 QH QC JK2-2", {"jokers": "one"}
    for last, reason in (("7D", None), ("7C", "stranded")):
        table = position(
            "shanghai", number=1, hand=f"{hand} {last}", melds=f"9H 9C JK2 / {RUN}", down=(1,), options=options
        )
        assert code(table, 0, "down KH KD JK1-2 / QH QC JK2-2") == reason


# -- taking a joker to lay down (S-14) ---------------------------------------------------------------------------------


def test_s14_the_contract_is_laid_on_the_table_as_it_is_then() -> None:
    """With one joker a meld the joker left over fits on the run from which another was taken, and on nothing else."""
    hand = "7D KH KD JK2 QH QC JK1-2"
    table = position("shanghai", number=1, hand=hand, melds=RUN, down=(1,), options={"jokers": "one"})
    assert code(table, 0, "swap 7D 0 2") is None


def test_s14_s25_no_joker_for_a_contract_that_would_strand() -> None:
    for last, reason in (("2C", "swap-and-lay-down"), ("QS", None)):
        table = position("shanghai", number=1, hand=f"7D KH KD QH QC QD {last}", melds=RUN, down=(1,))
        assert code(table, 0, "swap 7D 0 2") == reason


def test_of_many_ways_to_lay_down_six_are_listed() -> None:
    table = position(number=2, hand="8H 8D 8C 8S 9H 9D 9C 9S 10H 10D 10C 10S KD QC")
    ways = [one for one in table.legal(0) if one.kind == "lay-down"]
    assert len(set(ways)) == len(ways) == 6
    assert all(table.refusal(0, one) is None for one in ways)


def test_s25_no_way_to_lay_down_is_listed_that_would_strand() -> None:
    hand = "8C 8D 8H QC QD JK1 3S 4S 5S 6S 7S"
    for last, listed in (("KH", False), ("8S", True)):
        table = position("shanghai", number=6, hand=f"{hand} {last}")
        assert any(one.kind == "lay-down" for one in table.legal(0)) is listed
