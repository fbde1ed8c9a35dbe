"""The vectors N and T of Two of Three, the sizes of sets, and what holds for every pair of cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cardtable.cards import Card, Rank, cards, packs
from cardtable.engine.round import Telling
from cardtable.games.two_of_three.rules import game
from cardtable.games.two_of_three.rules.attributes import numbers
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.rules.legality import contrasts, matches, playable
from tests.games.two_of_three_positions import code, kinds, play, position

pytestmark = pytest.mark.whole

DEFAULT = TwoOfThreeRules()
VECTORS: list[tuple[str, str, str, str, str, set[int], set[int]]] = [
    ("N1", "JD 5S", "3C QH", "3C", "main", {2}, {1}),
    ("N2", "JD 5S", "QH 6C", "QH", "contrast", {0}, {1}),
    ("N3", "JD 5S", "QH 3C", "QH", "illegal", {0}, {1}),
    ("N5", "JD 5S", "KS", "KS", "main", {2}, {2}),
    ("N6", "JD 5S", "3S", "3S", "main", {3}, {1}),
    ("N8", "JD 5S", "QS", "QS", "illegal", {1}, {1}),
    ("N9", "JD 5S", "10D", "10D", "illegal", {0}, {2}),
    ("N11", "JD 5S", "4H", "4H", "illegal", {1}, {0}),
    ("N12", "JD 5S", "AD", "AD", "main", {0, 2}, {2}),
    ("N13", "JD 5S", "7D", "7D", "main", {2}, {2}),
    ("N20", "5S QH", "10D", "10D", "illegal", {2}, {0}),
    ("N21", "5S QH", "7H", "7H", "illegal", {1}, {2}),
    ("N24", "JD QH", "3C", "3C", "contrast", {0}, {1}),
    ("N25", "JD AS", "3H", "3H", "main", {0, 2}, {1}),
    ("N26", "JD AS", "QH", "QH", "main", {0, 2}, {1}),
    ("N28", "JD AS", "2S", "2S", "illegal", {2}, {0}),
    ("N29", "JD AS", "9S", "9S", "main", {2}, {2}),
    ("N33", "AH AS", "AD", "AD", "main", {0, 2}, {0, 2}),
    ("N34", "2D 4H", "AS", "AS", "illegal", {1}, {1}),
    ("N36", "9C KD", "AS", "AS", "illegal", {1}, {1}),
    ("N37", "2S 9S", "KH", "KH", "illegal", {2}, {0}),
    ("N40", "8H 8C", "7S", "7S", "contrast", {0}, {0}),
]
SIZES = [
    ("JD 5S", 18, 6, 24),
    ("5S 3C", 20, 9, 29),
    ("5S QH", 13, 0, 13),
    ("2S 9S", 9, 0, 9),
    ("3D 8C", 13, 0, 13),
    ("8H 8C", 20, 9, 29),
    ("JD AS", 30, 0, 30),
    ("AH AS", 32, 0, 32),
]


@pytest.mark.parametrize(("id_", "row", "hand", "card", "result", "last", "previous"), VECTORS)
def test_vectors_n(id_: str, row: str, hand: str, card: str, result: str, last: set[int], previous: set[int]) -> None:
    (before, end), played = cards(row), Card.parse(card)
    assert numbers(played, end) == last, id_
    assert numbers(played, before) == previous, id_
    legal = playable(DEFAULT, cards(row), cards(hand))
    assert (played in legal) == (result != "illegal"), id_
    if result != "illegal":
        assert matches(DEFAULT, played, before, end) == (result == "main"), id_
    assert (code(position(row, hand, stock="2C"), card) is None) == (result != "illegal"), id_


@pytest.mark.parametrize(
    ("row", "card", "options", "legal"),
    [
        ("JD 5S", "KS", {"match": "exactly"}, False),
        ("JD 5S", "3S", {"match": "exactly"}, False),
        ("JD 5S", "3C", {"match": "exactly"}, True),
        ("JD 5S", "10D", {"contrast": "callout"}, True),
        ("JD 5S", "QH", {"contrast": "callout"}, True),
        ("8H 8C", "7S", {"contrast": "callout"}, False),
        ("JD 5S", "QH", {"contrast": "off"}, False),
        ("3C QH", "AD", {"match": "exactly", "contrast": "off"}, False),
    ],
)
def test_vectors_of_the_house_rules(row: str, card: str, options: dict[str, Any], legal: bool) -> None:
    assert bool(playable(position(row, card, options=options).rules, cards(row), cards(card))) == legal


@pytest.mark.parametrize(("row", "main", "contrast_only", "both"), SIZES)
def test_sizes_of_sets(row: str, main: int, contrast_only: int, both: int) -> None:
    previous, last = cards(row)
    others = [card for card in packs() if card not in (previous, last)]
    matching = {card for card in others if matches(DEFAULT, card, previous, last)}
    contrasting = {card for card in others if contrasts(DEFAULT, card, previous, last)}
    assert (len(matching), len(contrasting - matching), len(matching | contrasting)) == (main, contrast_only, both)


def test_examples_of_the_author() -> None:
    jack, five = cards("JD 5S")
    fitting = [card for card in packs() if card not in (jack, five) and matches(DEFAULT, card, jack, five)]
    assert len(fitting) == 18
    assert all(card.rank is Rank.ACE or card.rank % 2 for card in fitting)
    ace, *_ = cards("AS")
    assert matches(DEFAULT, ace, *cards("5S 3C"))
    assert matches(DEFAULT, ace, *cards("5S QH"))
    assert numbers(ace, five) == {1, 3}


def histograms(rules: TwoOfThreeRules) -> tuple[Counter[int], Counter[int], Counter[int]]:
    """How many cards match, contrast and fit at all, over every ordered pair of the last two cards."""
    main: Counter[int] = Counter()
    contrast: Counter[int] = Counter()
    either: Counter[int] = Counter()
    pack = packs()
    for last in pack:
        for previous in pack:
            if last is previous:
                continue
            matching = {card for card in pack if matches(rules, card, previous, last)} - {last, previous}
            contrasting = {card for card in pack if contrasts(rules, card, previous, last)} - {last, previous}
            main[len(matching)] += 1
            contrast[len(contrasting)] += 1
            either[len(matching | contrasting)] += 1
            for card in matching & contrasting:
                assert Rank.ACE in (card.rank, last.rank, previous.rank)
            for card in contrasting - matching:
                assert card.rank is not Rank.ACE or rules != DEFAULT, "an ace is never a contrast only"
    return main, contrast, either


def test_all_2652_pairs() -> None:
    main, contrast, either = histograms(DEFAULT)
    assert sum(main.values()) == 2652
    assert main == {9: 72, 10: 216, 12: 72, 13: 216, 15: 432, 17: 432, 18: 504, 20: 504, 23: 96, 30: 72, 32: 36}
    assert contrast == {
        0: 288, 3: 288, 6: 504, 8: 432, 9: 432, 11: 72, 12: 528, 14: 72, 20: 12, 21: 24,
    }  # fmt: skip
    assert either == {9: 72, 10: 216, 12: 72, 13: 216, 21: 432, 24: 504, 26: 432, 29: 576, 30: 72, 32: 60}


def test_all_pairs_with_exactly() -> None:
    main, _, _ = histograms(TwoOfThreeRules(match="exactly"))
    assert main == {
        0: 288, 6: 504, 7: 432, 8: 432, 9: 72, 10: 504, 12: 12, 13: 144, 14: 72, 15: 168, 24: 24,
    }  # fmt: skip


def test_all_pairs_with_the_callout() -> None:
    _, contrast, either = histograms(TwoOfThreeRules(contrast="callout"))
    assert mean(contrast) == pytest.approx(9.54, abs=0.005)
    assert mean(either) == pytest.approx(23.80, abs=0.005)
    assert min(either) == 17


def mean(histogram: Counter[int]) -> float:
    """The mean size."""
    return sum(size * number for size, number in histogram.items()) / sum(histogram.values())


def test_t3_a_drawn_card_that_does_not_fit_loses_the_round() -> None:
    table = position("JD 5S", "2S 4H", "4D", stock="9H 7C")
    events = play(table, "draw")
    assert kinds(events) == ["drew", "stuck", "took", "took-stock"]
    assert (events[2].seat, events[2].number, events[2].what) == (0, 6, "all")


def test_t4_with_an_empty_stock_nothing_is_drawn() -> None:
    table = position("JD 5S", "2S 4H", "4D")
    events = Telling()
    table.begin_turn(0, events)
    assert kinds(events) == ["stuck", "took"]
    assert events[0].stock_empty
    assert (events[1].seat, events[1].number) == (0, 5)


def test_t5_the_turn_passes_without_a_draw() -> None:
    table = position("JD 5S", "3C 9H", "4D 2H", stock="6C")
    assert kinds(play(table, "3C")) == ["played", "passed"]
    assert (table.turn, table.stock_left, table.placed) == (1, 1, 0)


def test_t8_who_goes_out_wins() -> None:
    table = position("5S QH", "AS", "4D QC 9H", stock="6C")
    events = play(table, "AS")
    assert kinds(events) == ["played", "went-out", "took", "took-stock"]
    assert (events[2].seat, events[2].number, events[2].what) == (1, 6, "row")


def test_t9_twelve_cards_are_dealt_again() -> None:
    rest = [str(card) for card in packs() if str(card) not in ("5S", "QH", "AS", "4D", "QC", "9H")][:12]
    table = position("5S QH", "AS", "4D QC 9H", stock=" ".join(rest))
    events = play(table, "AS")
    assert [kind for kind in kinds(events) if kind != "stuck"][:4] == ["played", "went-out", "took", "dealt"]
    dealt = events[3]
    assert (dealt.number, dealt.stock, dealt.starter) == (2, 0, 1)
    if table.result is None:
        assert [len(hand) for hand in table.hands] == [5, 5]
        assert table.legal(table.turn)


def test_t10_eleven_cards_go_to_the_loser() -> None:
    rest = [str(card) for card in packs() if str(card) not in ("5S", "QH", "AS", "4D", "QC", "9H")][:11]
    table = position("5S QH", "AS", "4D QC 9H", stock=" ".join(rest))
    events = play(table, "AS")
    assert kinds(events)[-1] == "took-stock"
    assert (events[-1].seat, events[-1].number) == (1, 11)
    assert table.result is not None
    assert table.result.scores == (52 - 6 - 11, 6 + 11)
    assert table.result.winners == (1,)


def leg(*scores: int) -> Any:
    """The result of a leg."""
    from cardtable.engine.round import RoundResult

    return RoundResult((), scores, "leg", (0,) * len(scores))


def test_t13_five_legs_and_a_shared_win() -> None:
    rules = TwoOfThreeRules()
    assert not game.standing(rules, 2, [leg(20, 32)] * 4).over
    over = game.standing(rules, 2, [leg(20, 32)] * 5)
    assert over.over
    assert over.leaders == (0,)
    assert game.standing(rules, 2, [leg(26, 26)] * 5).leaders == (0, 1)


def test_t14_more_than_five_hundred_points() -> None:
    rules = TwoOfThreeRules(end="500")
    equal = game.standing(rules, 2, [*([leg(28, 24)] * 17), leg(24, 28)])
    assert (equal.totals, equal.over) == ((500, 436), False)
    over = game.standing(rules, 2, [*([leg(28, 24)] * 17), leg(25, 27)])
    assert (over.totals, over.over, over.leaders) == ((501, 435), True, (1,))
