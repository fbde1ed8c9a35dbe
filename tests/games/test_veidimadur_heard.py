"""What everybody has heard of each hand in Veiðimaður: cards, ranks that are held, and how new a card must be."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cardtable.cards import cards
from cardtable.games.veidimadur.rules.round import VeidimadurRound
from cardtable.games.veidimadur.rules.validation import agrees
from tests.games.veidimadur_positions import TEXTS, dealt, one_by_one, play, position, random_steps, some_match

pytestmark = pytest.mark.whole

ANY: dict[str, Any] = {"asking": "any"}
PAIRS: dict[str, Any] = {"books": "pairs"}


def known(table: VeidimadurRound) -> list[str]:
    """The cards of each hand that everybody has seen."""
    return [" ".join(map(str, one)) for one in table.known]


def holds(table: VeidimadurRound) -> list[str]:
    """The ranks that each hand is known to hold besides."""
    return [" ".join(rank.text for rank in ranks) for ranks in table.holds]


def fresh(table: VeidimadurRound, *ranks: str) -> list[list[int]]:
    """How many of the newest unseen cards of each hand may be of these ranks."""
    return [[of_hand[TEXTS[rank] - 1] for rank in ranks] for of_hand in table.fresh]


def test_at_the_beginning_nothing_is_known_and_everything_possible() -> None:
    table = position("7S KD", "4S 2S 3S", stock="...")
    assert (known(table), holds(table), table.addressed) == (["", ""], ["", ""], None)
    assert table.fresh == [[2] * 13, [3] * 13]


def test_whoever_asks_for_a_rank_holds_it() -> None:
    table = position("7S KD", "4S", "7C 4H", stock="2S ...")
    play(table, "1 7")
    assert (known(table), holds(table)) == (["", "", ""], ["7", "", ""])


def test_a_rank_asked_for_twice_is_noted_once() -> None:
    table = position("7S KD", "7H 4S", "4H", stock="7C 2S ...")
    play(table, "2 7")
    assert (known(table), holds(table)) == (["7C", "", ""], ["7", "", ""])
    play(table, "2 7")
    assert holds(table) == ["7", "", ""]


def test_where_any_rank_may_be_asked_for_a_question_says_nothing() -> None:
    table = position("7S KD", "7H 4S", stock="2S ...", options=ANY)
    play(table, "1 7; 1 K")
    assert (known(table), holds(table)) == (["7H", ""], ["", ""])


def test_a_question_for_a_rank_that_was_shown_says_nothing_new() -> None:
    table = position("7S KD", "4S", "4H", stock="2S ...", known=[cards("7S"), [], []])
    play(table, "1 7")
    assert holds(table) == ["", "", ""]
    other = position("7S KD", "4S", "4H", stock="2S ...", known=[cards("KD"), [], []])
    play(other, "1 7")
    assert holds(other) == ["7", "", ""]


def test_what_was_given_lies_open_and_the_giver_has_none_left() -> None:
    table = position("7S KD", "7H 7C 4S 3S", "4H", stock="...")
    table.known[1], table.holds[1] = cards("7C 4S"), [TEXTS["7"], TEXTS["3"]]
    play(table, "1 7")
    assert known(table) == ["7H 7C", "4S", ""]
    assert holds(table) == ["7", "3", ""]
    assert fresh(table, "7", "3", "K") == [[2, 2, 2], [0, 1, 1], [1, 1, 1]]


def test_who_has_none_may_draw_one_since() -> None:
    table = position("7S KD", "4S 5S", stock="2S 3S 6S ...")
    play(table, "1 7")
    assert fresh(table, "7", "4", "K") == [[3, 3, 3], [0, 2, 2]]
    play(table, "0 4")
    assert fresh(table, "7", "4", "K") == [[3, 0, 3], [1, 3, 3]]
    play(table, "1 7")
    assert fresh(table, "7", "4", "K") == [[4, 1, 4], [0, 3, 3]]


def test_a_lucky_catch_is_known_and_makes_no_other_card_newer() -> None:
    table = position("7S KD", "4S 5S", stock="7C ...")
    play(table, "1 7")
    assert known(table) == ["7C", ""]
    assert fresh(table, "7", "K") == [[2, 2], [0, 2]]


def test_a_fished_card_is_not_known() -> None:
    table = position("7S KD", "4S 5S", stock="7C ...", options={"lucky": False})
    play(table, "1 7")
    assert (known(table), holds(table)) == (["", ""], ["7", ""])
    assert fresh(table, "7", "K") == [[3, 3], [0, 2]]


def test_who_draws_in_place_of_the_last_card_may_hold_anything() -> None:
    table = position("7S KD", "7H", stock="2S ...")
    play(table, "1 7")
    assert fresh(table, "7", "4", "K") == [[2, 2, 2], [1, 1, 1]]
    assert known(table) == ["7H", ""]


def test_a_book_takes_with_it_what_was_known_of_its_rank() -> None:
    table = position("7S 7D KD", "7H 7C KS 4S", stock="...", known=[cards("7D KD"), []], holds=[[TEXTS["7"]], []])
    play(table, "1 7")
    assert (known(table), holds(table)) == (["KD", ""], ["", ""])
    assert fresh(table, "7", "K", "4") == [[0, 0, 0], [0, 2, 2]]


def test_a_fished_book_leaves_as_many_unseen_cards_as_there_are() -> None:
    table = position("7S KS KH KC", "4S 5S", stock="KD ...")
    play(table, "1 7")
    assert holds(table) == ["7", ""]
    assert fresh(table, "7", "K", "4") == [[1, 0, 1], [0, 2, 2]]


def test_pairs_of_three_leave_one_that_may_be_old() -> None:
    """The pair lies there, and one of its rank may still be anywhere in the hand."""
    table, _ = dealt(one_by_one("9D 9H 9S AS 5S 6H KS", "2S 2H 4S 6S 7S 8S 10S"), 2, PAIRS)
    assert fresh(table, "9", "2", "K") == [[5, 0, 5], [5, 5, 5]]


def test_four_of_a_rank_in_pairs_leave_none() -> None:
    table, _ = dealt(one_by_one("9D 9H 9S 9C 5S 6H KS", "2S 3S 4S 6S 7S 8S 10S"), 2, PAIRS)
    assert fresh(table, "9", "K") == [[7, 7], [0, 3]]


def test_what_everybody_knows_is_in_every_view() -> None:
    table = position("7S KD", "7H 4S", "4H", stock="...")
    play(table, "1 7")
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert view.known == (tuple(cards("7H")), (), ())
        assert view.holds == ((TEXTS["7"],), (), ())
        assert view.fresh == tuple(map(tuple, table.fresh))
    assert cards("7H")[0] not in table.secrets(1)
    assert cards("7S")[0] in table.secrets(1)
    assert cards("7S")[0] not in table.secrets(0)


@pytest.mark.parametrize(
    ("hidden", "newest", "possible"),
    [("", {}, True), ("7", {"7": 1}, True), ("7", {"7": 0}, False), ("7 K", {"7": 1, "K": 1}, False),
     ("7 K", {"7": 1, "K": 2}, True), ("7 7", {"7": 1}, False), ("7 7 K", {"7": 2, "K": 3}, True),
     ("7 K Q", {"7": 2, "K": 2, "Q": 2}, False)],
    ids=str,
)  # fmt: skip
def test_each_unseen_card_has_its_place_among_the_newest(hidden: str, newest: dict[str, int], possible: bool) -> None:
    places = [0] * 13
    for text, most in newest.items():
        places[TEXTS[text] - 1] = most
    assert agrees([TEXTS[text] for text in hidden.split()], places) == possible


def unseen(table: VeidimadurRound, seat: int) -> list[Any]:
    """The cards of a hand that not everybody has seen, the newest last."""
    return [card for card in table.hands[seat] if card not in table.known[seat]]


@pytest.mark.parametrize("seed", range(16))
def test_what_everybody_heard_is_always_true(seed: int) -> None:
    rng = Random(seed)
    steps = 0
    for table in random_steps(some_match(rng), rng):
        steps += 1
        for seat in range(table.seats):
            hidden = [card.rank for card in unseen(table, seat)]
            assert set(table.known[seat]) <= set(table.hands[seat])
            assert len(set(table.known[seat])) == len(table.known[seat])
            assert set(table.holds[seat]) <= set(hidden)
            assert max(Counter(table.holds[seat]).values(), default=1) == 1
            assert agrees(hidden, table.fresh[seat])
            for place, rank in enumerate(reversed(hidden), start=1):
                assert table.fresh[seat][rank - 1] >= place, "each card is among the newest that may be of its rank"
            assert all(0 <= most <= len(hidden) for most in table.fresh[seat])
            table.check()
    assert steps > 20
