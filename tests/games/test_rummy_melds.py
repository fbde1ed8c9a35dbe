"""Sets and runs: the vectors of contract rummy that need no table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.cards import Card, Rank, Suit, cards, packs
from cardtable.games.rummy.rules.melds import Jokers, Meld, add, as_runs, as_set, readings, swap, takes

pytestmark = pytest.mark.whole


def run(text: str, jokers: Jokers = Jokers.ANY) -> Meld:
    (found,) = as_runs(cards(text), jokers)
    return found


def test_k02_ace_high() -> None:
    assert (run("JS QS KS AS").low, run("JS QS KS AS").high) == (11, 14)


def test_k04_a_run_of_three_is_too_short() -> None:
    assert as_runs(cards("5C 6C 7C")) == []


def test_k05_k06_from_ace_to_ace_and_no_further() -> None:
    longest = run("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS-2")
    assert (longest.low, longest.high) == (1, 14)
    assert add(longest, Card.parse("JK1")) is None
    assert add(longest, Card.parse("JK1")) is None


def test_k07_a_joker_stands_for_the_card_between() -> None:
    assert run("5C 6C JK1 8C").stands_for(2) == (7, Card.parse("7C").suit)


@pytest.mark.parametrize("text", ["5C 5C-2 6C 7C 8C", "5C 6D 7C 8C", "KC AC 2C 3C", "5C JK1 JK2 JK3 9C 10D"])
def test_k09_k10_no_run(text: str) -> None:
    assert as_runs(cards(text)) == []


def test_k11_only_one_window() -> None:
    found = run("QD KD AD JK1")
    assert [str(card) for card in found.cards] == ["JK1", "QD", "KD", "AD"]
    assert found.low == 11


def test_k12_s05_several_windows() -> None:
    assert [found.low for found in as_runs(cards("2H 3H 4H JK1"))] == [1, 2]
    assert [found.low for found in as_runs(cards("JK1 JK2 6C 7C"), Jokers.HALF)] == [4, 5, 6]


def test_k14_to_k18_sets() -> None:
    assert as_set(cards("7H 7D")) is None
    eight = as_set(cards("7H 7D 7C 7S 7H-2 7D-2 7C-2 7S-2"))
    assert eight is not None
    assert eight.rank == 7
    assert as_set(cards("7H JK1 JK2")) is not None
    assert as_set(cards("7H JK1 JK2"), Jokers.HALF) is None
    assert as_set(cards("KH KD QS")) is None


def test_s02_s04_s06_s13_jokers_at_most_as_many_as_naturals() -> None:
    assert readings(cards("8C JK1 JK2"), Jokers.HALF) == []
    assert len(as_runs(cards("4C JK1 JK2 7C"), Jokers.HALF)) == 1
    assert readings(cards("4C JK1 JK2 JK3"), Jokers.HALF) == []
    long = "AS JK1 3S JK2 5S JK1-2 7S JK2-2 9S JK1-3"
    assert 1 in [found.low for found in as_runs(cards(long), Jokers.HALF)]
    assert as_runs(cards(long + " JK2-3"), Jokers.HALF) == []


def test_k35_k36_k40_a_joker_is_given_for_its_own_card_only() -> None:
    meld = run("5D 6D JK1 8D")
    swapped = swap(meld, 2, Card.parse("7D-2"))
    assert swapped is not None
    assert swapped[1] is Card.parse("JK1")
    assert [str(card) for card in swapped[0].cards] == ["5D", "6D", "7D-2", "8D"]
    for other in ("7H", "9D", "JK2"):
        assert swap(meld, 2, Card.parse(other)) is None
    assert swap(meld, 1, Card.parse("6D-2")) is None


def test_s14_a_joker_of_a_set_is_given_for_any_card_of_the_rank() -> None:
    meld = as_set(cards("9C 9D JK1"))
    assert meld is not None
    assert swap(meld, 2, Card.parse("9S")) is not None
    assert swap(meld, 2, Card.parse("8S")) is None


def test_s37_laying_off_jokers_up_to_the_limit() -> None:
    meld = as_set(cards("8C 8D JK1"), Jokers.HALF)
    assert meld is not None
    more = add(meld, Card.parse("JK2"), None, Jokers.HALF)
    assert more is not None
    assert add(more, Card.parse("JK1-2"), None, Jokers.HALF) is None


def test_a_card_goes_on_at_the_end_where_it_belongs() -> None:
    meld = run("5H 6H 7H 8H")
    low, high = add(meld, Card.parse("4H")), add(meld, Card.parse("9H"))
    assert low is not None
    assert high is not None
    assert (low.low, low.high) == (4, 8)
    assert (high.low, high.high) == (5, 9)
    assert add(meld, Card.parse("4H"), "high") is None
    assert add(meld, Card.parse("4D")) is None
    assert all(add(meld, Card.parse("JK1"), end) is not None for end in ("low", "high"))
    top = run("JS QS KS AS")
    assert add(top, Card.parse("2S")) is None
    bottom = run("AS 2S 3S 4S")
    assert add(bottom, Card.parse("KS")) is None


def test_k10_s7_how_many_jokers_a_meld_may_hold() -> None:
    allowed = {jokers: [jokers.allow(wild, 2) for wild in range(5)] for jokers in Jokers}
    assert allowed == {
        Jokers.ANY: [True] * 5, Jokers.HALF: [True] * 3 + [False] * 2, Jokers.ONE: [True] * 2 + [False] * 3,
        Jokers.APART: [True] * 3 + [False] * 2,
    }  # fmt: skip
    assert not any(jokers.allow(wild, 0) for jokers in Jokers for wild in range(4))
    assert all(jokers.allow(1, 1) for jokers in Jokers)


def test_k7_k8_a_set_has_a_rank_and_a_run_a_suit_and_a_place() -> None:
    eights, hearts = as_set(cards("8H 8D JK1")), run("4H 5H 6H JK1 8H")
    assert eights is not None
    assert (eights.rank, eights.suit, eights.low, eights.is_run, eights.jokers) == (8, None, 0, False, 1)
    assert (hearts.rank, hearts.suit, hearts.low, hearts.high, hearts.is_run) == (0, cards("4H")[0].suit, 4, 8, True)


def test_k7_a_single_ace_may_lie_at_either_end_of_the_longest_run() -> None:
    low, high = as_runs(cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS JK1"))
    assert (str(low.cards[0]), str(low.cards[-1])) == ("AS", "JK1")
    assert (str(high.cards[0]), str(high.cards[-1])) == ("JK1", "AS")


def test_k7_an_ace_goes_on_below_the_two_and_above_the_king() -> None:
    below, above = add(run("2S 3S 4S 5S"), Card.parse("AS")), add(as_runs(cards("10S JS QS KS"))[0], Card.parse("AS"))
    assert below is not None
    assert above is not None
    assert (below.low, below.high, above.low, above.high) == (1, 5, 10, 14)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7H 8H 9H 10H", "6H JH"),
        ("AH 2H 3H 4H", "5H"),
        ("JH QH KH AH", "10H"),
        ("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", "AH"),
        ("7H 8H JK1 10H", "6H JH"),
    ],
)
def test_what_the_ends_of_a_run_take(text: str, expected: str) -> None:
    (run,) = (one for one in as_runs(cards(text)) if one.cards == tuple(cards(text)))
    assert takes(run) == cards(expected)


@given(st.data())
def test_a_meld_takes_just_the_cards_that_can_be_added(data: st.DataObject) -> None:
    low, high = sorted(data.draw(st.lists(st.integers(1, 13), min_size=2, max_size=2, unique=True)))
    high = min(max(high, low + 3), 13)
    low = min(low, high - 3)
    run = as_runs([Card.of(Rank(rank), Suit.CLUBS) for rank in range(low, high + 1)])[0]
    seven = as_set(cards("7H 7C 7D"))
    assert seven is not None
    for meld in (run, seven):
        assert {card for card in packs() if add(meld, card) is not None} == set(takes(meld))


def test_two_jokers_that_may_not_lie_side_by_side_in_a_run() -> None:
    assert as_runs(cards("4C JK1 JK2 7C"), Jokers.APART) == []
    assert [found.low for found in as_runs(cards("5C JK1 7C JK2"), Jokers.APART)] == [4, 5]
    assert [found.low for found in as_runs(cards("JK1 JK2 6C 7C"), Jokers.APART)] == [5]
    assert as_runs(cards("AC 2C JK1 JK2"), Jokers.APART) == []
    assert as_set(cards("8C 8D JK1 JK2"), Jokers.APART) is not None
    ended = as_runs(cards("5C 6C 7C JK1"), Jokers.APART)[-1]
    assert (ended.low, ended.natural_places) == (5, 0b1110000)
    joker = Card.parse("JK2")
    assert add(ended, joker, "high", Jokers.APART) is None
    assert add(ended, joker, None, Jokers.APART) == add(ended, joker, "low", Jokers.HALF)
