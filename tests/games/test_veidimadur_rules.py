"""The deal, what may be asked, and the end of rounds and matches of Veiðimaður, each with the id of its rule."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from cardtable.cards import RANKS, cards, packs
from cardtable.engine.chance import SeededChance
from cardtable.engine.match import Match
from cardtable.engine.round import RoundResult
from cardtable.games.veidimadur.rules.events import Drew
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.games.veidimadur.rules.round import VeidimadurRound
from tests.games.veidimadur_positions import (
    GAME,
    NAMES,
    action,
    code,
    dealt,
    held,
    made,
    may_ask,
    one_by_one,
    play,
    position,
    random_steps,
    some_match,
)

pytestmark = pytest.mark.whole

PAIRS: dict[str, Any] = {"books": "pairs"}


# -- the deal ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "each", "left"), [(2, 7, 38), (3, 7, 31), (4, 5, 32), (5, 5, 27)])
def test_m1_m2_so_many_cards_for_each(seats: int, each: int, left: int) -> None:
    table, _ = dealt("", seats, PAIRS)
    assert sorted(table.all_cards()) == list(packs())
    whole, _ = dealt(" ".join(f"{rank.text}{suit}" for suit in "SHCD" for rank in RANKS), seats)
    assert list(whole.counts) == [each] * seats
    assert whole.stock_left == left
    assert [len(hand) + len(laid) for hand, laid in zip(table.hands, table.books, strict=True)] == [each] * seats


def test_m1_two_to_five_players() -> None:
    assert list(GAME.seat_counts) == [2, 3, 4, 5]
    assert GAME.usual_seats in GAME.seat_counts


@pytest.mark.parametrize(
    ("lot", "before", "dealer", "starter"),
    [(0, None, 0, 1), (1, None, 1, 2), (2, None, 2, 0), (0, 0, 1, 2), (0, 1, 2, 0), (1, 2, 0, 1)],
)
def test_m3_the_dealer_and_who_begins(lot: int, before: int | None, dealer: int, starter: int) -> None:
    table, events = dealt("", 3, dealer=lot, before=before)
    assert (table.dealer, table.turn) == (dealer, starter)
    assert events[0] == f"dealt {dealer} {starter} 7"


def test_m2_m3_one_card_at_a_time_from_the_next_player_on() -> None:
    first, second, third = "AS 3S 5S 7S 9S JS KS", "2S 4S 6S 8S 10S QS AH", "2H 3H 4H 5H 6H 7H 8H"
    table, events = dealt(one_by_one(first, second, third), 3, dealer=1)
    assert [table.hands[seat] for seat in (2, 0, 1)] == [cards(first), cards(second), cards(third)]
    assert table.stock[::-1][:3] == [card for card in packs() if card not in cards(f"{first} {second} {third}")][:3]
    assert events == ["dealt 1 2 7"]


DEALT: list[tuple[str, tuple[str, ...], dict[str, Any], list[str], list[str], list[str]]] = [
    (
        "M11-four-of-a-rank", ("9S 9H 4H 9C 5S 9D KS", "2S 3S 4S 6S 7S 8S 10S"), {},
        ["booked 1 9S 9H 9C 9D"], ["2S 3S 4S 6S 7S 8S 10S", "4H 5S KS"], ["", "9"],
    ),
    (
        "M11-books-in-two-hands", ("9S 9H 4H 9C 5S 9D KS", "2D 2S 3S 2H 6S 2C 8S"), {},
        ["booked 0 2S 2H 2C 2D", "booked 1 9S 9H 9C 9D"], ["3S 6S 8S", "4H 5S KS"], ["2", "9"],
    ),
    (
        "M11-three-of-a-rank-stay-in-the-hand", ("9S 9H 4H 9C 5S 6H KS", "2S 3S 4S 6S 7S 8S 10S"), {},
        [], ["2S 3S 4S 6S 7S 8S 10S", "4H 5S 6H 9S 9H 9C KS"], ["", ""],
    ),
    (
        "pairs-a-pair", ("9C 9S 4H AS 5S 6H KS", "2S 3S 4S 6S 7S 8S 10S"), PAIRS,
        ["booked 1 9S 9C"], ["2S 3S 4S 6S 7S 8S 10S", "AS 4H 5S 6H KS"], ["", "9"],
    ),
    (
        "pairs-of-three-the-first-suits-are-laid-down", ("9D 9H 9S AS 5S 6H KS", "2S 3S 4S 6S 7S 8S 10S"), PAIRS,
        ["booked 1 9S 9H"], ["2S 3S 4S 6S 7S 8S 10S", "AS 5S 6H 9D KS"], ["", "9"],
    ),
    (
        "pairs-four-of-a-rank-are-two", ("9D 9H 9S 9C 5S 6H KS", "2S 3S 4S 6S 7S 8S 10S"), PAIRS,
        ["booked 1 9S 9H", "booked 1 9C 9D"], ["2S 3S 4S 6S 7S 8S 10S", "5S 6H KS"], ["", "9 9"],
    ),
    (
        "pairs-by-rank-and-one-card-stays", ("KD 9H 9S KC AS AD 5S", "2S 3S 4S 6S 7S 8S 10S"), PAIRS,
        ["booked 1 AS AD", "booked 1 9S 9H", "booked 1 KC KD"], ["2S 3S 4S 6S 7S 8S 10S", "5S"], ["", "A 9 K"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("id_", "hands", "options", "events", "left", "books"), DEALT, ids=[row[0] for row in DEALT])
def test_books_straight_after_the_deal(
    id_: str, hands: tuple[str, ...], options: dict[str, Any], events: list[str], left: list[str], books: list[str]
) -> None:
    """The first hand is that of seat 1, who begins."""
    table, said = dealt(one_by_one(*hands), 2, options)
    assert said == ["dealt 0 1 7", *events]
    assert (held(table), made(table), table.turn, table.stock_left) == (left, books, 1, 38)


# -- what may be asked -------------------------------------------------------------------------------------------------

QUESTIONS: list[tuple[str, Any, str]] = [
    ("M4-M5-every-other-player-for-each-rank-that-one-holds", position("KD 7S 7H", "4S", "2S", stock="..."),
     "1 7, 1 K, 2 7, 2 K"),
    ("M13-nobody-without-cards", position("7S 7H KS KH", "", "7C 7D KC KD"), "2 7, 2 K"),
    ("M5-any-rank", position("KD", "4S", stock="...", options={"asking": "any"}),
     ", ".join([*(f"1 {rank.text}" for rank in RANKS), "to 1"])),
    ("M13-any-rank-but-nobody-without-cards",
     position("7S 7H KS KH", "", "7C 7D", "KC KD", addressed=2, options={"asking": "any"}),
     ", ".join([*(f"{seat} {rank.text}" for seat in (2, 3) for rank in RANKS), "to 3"])),
]  # fmt: skip


@pytest.mark.parametrize(("id_", "table", "legal"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_what_may_be_asked(id_: str, table: Any, legal: str) -> None:
    assert may_ask(table) == legal
    assert all(not table.legal(seat) for seat in range(1, table.seats))
    assert table.view(0).legal() == table.legal(0)
    assert table.view(None).legal() == []
    assert table.awaited() == ()


def test_m5_one_card_of_a_rank_is_enough_and_none_is_not() -> None:
    table = position("KD 7S 7H", "4S", stock="...")
    assert [code(table, f"1 {text}") for text in ("7", "K", "Q", "4")] == [None, None, "hold-none", "hold-none"]


def test_turning_to_somebody_again_may_be_done_but_changes_nothing() -> None:
    table = position("KD", "4S", "2S", stock="...", options={"asking": "any"})
    play(table, "to 1")
    assert code(table, "to 1") is None
    assert action("to 1") not in table.legal(0)
    before = table.to_json()
    assert play(table, "to 1") == []
    assert table.to_json() == before
    play(table, "2 K")
    assert table.addressed is None


# -- the end -----------------------------------------------------------------------------------------------------------

ENDS: list[tuple[str, tuple[str, ...], tuple[str, ...], dict[str, Any], tuple[int, ...], tuple[int, ...]]] = [
    ("M14-M15-the-most-books", ("7S 7D", "7H 7C"), ("A 2 3 4 5 6", "8 9 10 J Q K"), {}, (7, 6), (0,)),
    ("M15-whoever-lays-the-last-book-need-not-win", ("7S 7D", "7H 7C"), ("A 2", "3 4 5 6 8 9 10 J Q K"), {}, (3, 10),
     (1,)),
    ("M15-two-share-the-win", ("7S 7D", "7H 7C", ""), ("A 2 3 4", "5 6 8", "9 10 J Q K"), {}, (5, 3, 5), (0, 2)),
    ("M15-M14-pairs-a-tie-of-all", ("7S", "7H"), ("A 2 3 4 5 6", "7 8 9 10 J Q K"), PAIRS, (13, 13), (0, 1)),
    ("M14-pairs-26-books", ("7S", "7H", ""), ("A 2 3 4 5 6 7", "8 9 10", "J Q K"), PAIRS, (14, 6, 6), (0,)),
]  # fmt: skip


@pytest.mark.parametrize(("id_", "hands", "books", "options", "scores", "winners"), ENDS, ids=[row[0] for row in ENDS])
def test_the_last_book_ends_the_round(
    id_: str, hands: tuple[str, ...], books: tuple[str, ...], options: dict[str, Any], scores: Any, winners: Any
) -> None:
    table = position(*hands, books=books, options=options)
    assert table.result is None
    play(table, "1 7")
    assert table.result == RoundResult(winners, scores, "books", (0,) * len(hands))
    assert list(map(type, table.result.scores)) == [int] * len(hands)
    assert not any(table.hands)
    assert [table.legal(seat) for seat in range(table.seats)] == [[]] * table.seats
    table.check()


def test_m14_the_round_goes_on_until_the_last_book() -> None:
    table = position("7S 7D KS", "7H 7C KH KC KD")
    play(table, "1 7")
    assert table.result is None
    play(table, "1 K")
    assert table.result is not None


def result(*scores: int) -> RoundResult:
    """A round with so many books."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return RoundResult(winners, scores, "books", (0,) * len(scores))


def test_m15_books_of_all_rounds_are_counted() -> None:
    standings = [
        GAME.standing(VeidimadurRules(), 3, results)
        for results in (
            [],
            [result(6, 4, 3)],
            [result(6, 4, 3), result(1, 11, 1)],
            [result(6, 4, 3), result(6, 4, 3), result(0, 4, 9)],
            [result(6, 4, 3), result(6, 4, 3), result(0, 7, 6)],
        )
    ]
    assert [(one.totals, one.over, one.leaders) for one in standings] == [
        ((0, 0, 0), False, ()),
        ((6, 4, 3), False, (0,)),
        ((7, 15, 4), False, (1,)),
        ((12, 12, 15), True, (2,)),
        ((12, 15, 12), True, (1,)),
    ]
    tie = GAME.standing(VeidimadurRules(), 2, [result(7, 6), result(6, 7), result(13, 0), result(0, 13)])
    assert (tie.totals, tie.over, tie.leaders) == ((26, 26), True, (0, 1))


@pytest.mark.parametrize(
    "scores", [(6, 6), (14, 0), (14, -1), (13,), (13, 13)], ids=lambda scores: "-".join(map(str, scores))
)
def test_results_that_no_round_has_are_refused(scores: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.check_result(VeidimadurRules(), 2, result(*scores))


def test_results_of_rounds_are_taken() -> None:
    GAME.check_result(VeidimadurRules(), 2, result(13, 0))
    GAME.check_result(VeidimadurRules.read(PAIRS), 3, result(13, 13, 0))
    for wrong in (
        RoundResult((1,), (7, 6), "books", (0, 0)),
        RoundResult((0,), (7, 6), "other", (0, 0)),
        RoundResult((0,), (7, 6), "books", (0, 1)),
        RoundResult((0,), (7, 6), "books", (0, 0), left=(tuple(cards("7S")), ())),
        RoundResult((0,), (7, 6), "books", (0, 0), carried=((1,),)),
    ):
        with pytest.raises(ValueError, match=r"."):
            GAME.check_result(VeidimadurRules(), 2, wrong)


# -- whole matches -----------------------------------------------------------------------------------------------------


def test_m1_m14_random_play_ends_and_keeps_every_card() -> None:
    for seed in range(24):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            assert sorted(table.all_cards()) == list(packs())
            if rng.random() < 0.1:
                assert GAME.load_round(json.loads(json.dumps(table.to_json()))) == table
        books = 52 // match.options.book_size  # type: ignore[attr-defined]
        assert [sum(one.scores) for one in match.results] == [books] * match.options.deals  # type: ignore[attr-defined]
        assert max(match.standing.totals) == match.standing.totals[match.standing.leaders[0]]


OVER = {"result": {"winners": [0], "scores": [7, 6], "reason": "books", "held": [0, 0], "left": [], "carried": []}}
RUNNING = position("7S 7D KD", "7H 7C KS KH KC")
IMPOSSIBLE: list[tuple[str, VeidimadurRound, dict[str, Any], str]] = [
    ("a-seat-that-is-not-there", RUNNING, {"turn": 2}, "no such seat"),
    ("seats-without-hands", RUNNING, {"seats": 3}, "seats do not fit"),
    ("a-card-twice", RUNNING, {"hands": [["7S", "7S", "KD"], ["7H", "7C", "KS", "KH", "KC"]]}, "missing or doubled"),
    (
        "a-book-in-a-hand", RUNNING,
        {"hands": [["7S", "7D", "7H", "7C"], ["KD", "KS", "KH", "KC"]], "fresh": [[4] * 13] * 2}, "not laid down",
    ),
    ("whose-turn-without-cards", position("", "7S 7D KD", "7H 7C KS KH KC", turn=1), {"turn": 0}, "should have drawn"),
    ("a-result-while-cards-are-held", RUNNING, OVER, "when all books"),
    ("turned-to-oneself", RUNNING, {"addressed": 0}, "nobody can be asked"),
    ("turned-to-somebody-where-one-needs-a-card", RUNNING, {"addressed": 1}, "nobody can be asked"),
    ("known-where-it-is-not", RUNNING, {"known": [["7H"], []]}, "is not so"),
    ("a-rank-that-is-not-held", RUNNING, {"holds": [[3], []]}, "is not so"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "change", "why"), [row[1:] for row in IMPOSSIBLE], ids=[row[0] for row in IMPOSSIBLE]
)
def test_tables_that_no_play_leads_to_are_not_read(table: VeidimadurRound, change: dict[str, Any], why: str) -> None:
    data = json.loads(json.dumps(table.to_json()))
    assert GAME.load_round(data) == table
    with pytest.raises(ValueError, match=why):
        GAME.load_round({**data, **change})


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"addressed": 1}, "is over"),
        ({"result": {**OVER["result"], "scores": [6, 7], "winners": [1]}}, "other books were counted"),
        ({"result": {**OVER["result"], "winners": [1]}}, "others have won"),
        ({"result": {**OVER["result"], "held": [0, 1]}}, "nothing is left"),
        ({"result": {**OVER["result"], "reason": "cards"}}, "no such end"),
        ({"result": None}, "should have drawn"),
    ],
    ids=["turned-to-somebody", "other-books", "other-winners", "cards-held", "another-end", "no-result"],
)
def test_ends_that_no_play_leads_to_are_not_read(change: dict[str, Any], why: str) -> None:
    table = position("7S 7D", "7H 7C", books=("A 2 3 4 5 6", "8 9 10 J Q K"), options={"asking": "any"})
    play(table, "1 7")
    data = json.loads(json.dumps(table.to_json()))
    assert GAME.load_round(data) == table
    with pytest.raises(ValueError, match=why):
        GAME.load_round({**data, **change})


def test_m3_the_deal_goes_round_clockwise() -> None:
    rng = Random(5)
    match = some_match(rng, VeidimadurRules(deals=5), seats=4)
    for _ in random_steps(match, rng):
        pass
    dealers = [event.dealer for events in match.events for event in events if event.kind == "dealt"]  # type: ignore[attr-defined]
    assert dealers == [(dealers[0] + step) % 4 for step in range(5)]


def test_a_match_has_the_same_end_when_it_is_replayed() -> None:
    rng = Random(8)
    match = some_match(rng)
    for _ in random_steps(match, rng):
        pass
    again = Match(match.game, match.options, match.seats, match.deal_code)
    for entry in match.log:
        again.replay(entry)
    assert (again.round, again.events) == (match.round, match.events)


def test_m8_m9_what_is_drawn_is_told_to_one_seat_and_a_lucky_catch_to_all() -> None:
    drew = play(position("7S KD", "4S", stock="2S ..."), "1 7")[-1]
    assert drew == Drew(0, cards("2S")[0], empty=False)
    assert drew.seen_by(0) == drew
    assert drew.seen_by(1) == drew.seen_by(None) == Drew(0, None)
    landed = play(position("7S KD", "4S", stock="7H ..."), "1 7")[-1]
    assert landed.seen_by(1) == landed.seen_by(None) == landed
    in_place = play(position("7S KD", "7H", stock="2S ..."), "1 7")[-1]
    assert in_place.seen_by(0) == Drew(1, None, empty=True)


def test_every_question_reveals_something_and_turning_to_somebody_nothing() -> None:
    table = position("7S KD", "7H 4S", stock="2S 7C ...", options={"asking": "any"})
    addressed, *asked = play(table, "to 1; 1 7; 1 7")
    assert [addressed.reveals_to(seat) for seat in (0, 1)] == [False, False]
    assert [[one.reveals_to(seat) for seat in (0, 1)] for one in asked] == [[True, True]] * len(asked)
    shown = SeededChance("x")
    assert GAME.deal(VeidimadurRules(), len(NAMES), None, [], shown)[1][0].reveals_to(0)
