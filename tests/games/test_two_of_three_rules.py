"""The rules G1 to G21 of Two of Three, each with its id."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cardtable.cards import Card, Rank, cards, packs
from cardtable.engine.chance import SeededChance
from cardtable.engine.match import Match, Seat
from cardtable.engine.round import RoundResult
from cardtable.games.two_of_three.rules.events import Drew
from cardtable.games.two_of_three.rules.game import deal
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.rules.legality import playable
from tests.games.two_of_three_positions import (
    GAME,
    NAMES,
    code,
    kinds,
    play,
    position,
    random_steps,
    some_match,
    some_options,
)

pytestmark = pytest.mark.whole


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_g6_g20_five_cards_each_and_two_in_the_row(seats: int) -> None:
    table, events = deal(TwoOfThreeRules(), seats, [], SeededChance("x"))
    assert [len(hand) for hand in table.hands] == [5] * seats
    assert len(table.row) == 2
    assert table.stock_left == 52 - 5 * seats - 2
    assert kinds(list(events)) == ["dealt"]
    assert table.dealer == (table.starter - 1) % seats


def test_g7_the_first_starter() -> None:
    starters = {deal(TwoOfThreeRules(), 3, [], SeededChance(f"{number}"))[0].starter for number in range(40)}
    assert starters == {0, 1, 2}
    youngest = {
        deal(TwoOfThreeRules(first_start="youngest"), 3, [], SeededChance(f"{number}"))[0].starter
        for number in range(9)
    }
    assert youngest == {0}


def test_g9_a_contrast_only_with_no_match_in_hand() -> None:
    assert code(position("JD 5S", "QH 3C"), "QH") == "match-first"
    assert code(position("JD 5S", "QH 6C"), "QH") is None
    events = play(position("JD 5S", "QH 6C", stock="2C"), "QH")
    assert events[0].contrast


def test_g10_the_contrast_is_asked_anew_before_each_card() -> None:
    table = position("JD 5S", "3C QH 9H", "2C", stock="2D")
    events = play(table, "3C; QH")
    assert [event.contrast for event in events if event.kind == "played"] == [False, True]


def test_g10_a_turn_may_be_ended_after_a_card() -> None:
    table = position("JD 5S", "3C 5C 2H", "4D", stock="6C")
    assert code(table, "stop") == "lay-first"
    play(table, "3C")
    assert code(table, "stop") is None
    assert kinds(play(table, "stop")) == ["passed"]
    assert table.turn == 1
    strict = position("JD 5S", "3C 5C 2H", "4D", stock="6C", options={"stop_early": False})
    play(strict, "3C")
    assert code(strict, "stop") == "must-go-on"


def test_g11_no_draw_with_a_card_that_fits() -> None:
    table = position("JD 5S", "3C 5C 2H", "4D", stock="6C")
    assert code(table, "draw") == "something-fits"
    play(table, "3C")
    assert code(table, "draw") == "laid-already"


def test_g12_a_drawn_card_that_fits_is_laid() -> None:
    table = position("JD 5S", "2S 4H", "4D", stock="3C 7C")
    assert code(table, "stop") == "draw-first"
    assert kinds(play(table, "draw")) == ["drew"]
    assert table.drawn
    assert [str(one) for one in playable(table.rules, table.row, table.hands[0])] == ["3C"]
    assert code(table, "draw") == "drawn-fits"
    assert code(table, "stop") == "lay-first"
    assert code(table, "2S") == "no-match"
    play(table, "3C")
    assert not table.drawn


def test_g13_who_is_stuck_takes_everything() -> None:
    table = position("JD 5S", "2S 4H", "4D 6D", "8C", stock="9H")
    events = play(table, "draw")
    assert (events[2].seat, events[2].number) == (0, 2 + 3 + 2 + 1)
    assert table.lost == [1, 0, 0]


def test_g18_an_empty_stock_at_the_beginning_of_a_turn() -> None:
    table = position("JD 5S", "3C 9H", "4D QC")
    events = play(table, "3C")
    assert kinds(events) == ["played", "passed", "stuck", "took"]
    assert (events[2].seat, events[2].stock_empty) == (1, True)
    assert table.result is not None


def test_g17_who_begins_the_next_round_and_the_next_leg() -> None:
    rest = " ".join(str(card) for card in packs()[20:44] if str(card) not in ("AS", "4D", "QC", "9H", "QH", "5S"))
    for next_start, expected in (("loser", 1), ("winner", 0), ("alternate", 1)):
        table = position("5S QH", "AS", "4D QC 9H", stock=rest, options={"next_start": next_start})
        dealt = next(event for event in play(table, "AS") if event.kind == "dealt")
        assert dealt.starter == expected
    result = RoundResult((0,), (20, 32), "leg", (0, 0), carried=((1,), (1, 2), (0, 4)))
    assert deal(TwoOfThreeRules(), 2, [result], SeededChance("x"))[0].starter == 1


def test_g17_where_somebody_of_three_is_stuck_the_next_counts_as_the_winner() -> None:
    used = ("JD", "5S", "2S", "4H", "4D", "6D", "8C", "9H")
    rest = " ".join(str(card) for card in packs() if str(card) not in used)
    for next_start, expected in (("loser", 0), ("winner", 1)):
        table = position("JD 5S", "2S 4H", "4D 6D", "8C", stock=f"9H {rest}", options={"next_start": next_start})
        dealt = next(event for event in play(table, "draw") if event.kind == "dealt")
        assert dealt.starter == expected


def test_g17_alternate_goes_round_the_table() -> None:
    rng = Random(3)
    match = Match(GAME, GAME.options.read({"next_start": "alternate"}), [Seat(name) for name in NAMES[:3]], "x")
    for _ in random_steps(match, rng):
        pass
    starters = [event.starter for events in match.events for event in events if event.kind == "dealt"]
    assert all(later == (before + 1) % 3 for before, later in pairwise(starters))


def test_g20_three_players_and_somebody_goes_out() -> None:
    table = position("5S QH", "AS", "4D QC 9H", "2C 3C", stock="6C", pile=2)
    events = play(table, "AS")
    took = [(event.seat, event.number, event.what) for event in events if event.kind == "took"]
    assert took == [(1, 3 + 3, "row"), (2, 2, "hand")]
    assert (events[-1].kind, events[-1].seat) == ("took-stock", 1)
    assert table.result is not None
    assert sum(table.result.scores) == 52
    assert table.result.held == (0, 3, 2)


def test_g5_every_number_of_players_sums_to_52_and_keeps_every_card() -> None:
    for seed in range(40):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            assert sorted(table.all_cards()) == list(packs())
            if rng.random() < 0.05:
                table.check()
        for result in match.results:
            assert sum(result.scores) == 52
            assert sum(result.carried[1]) >= 1
        assert sum(match.standing.totals) == 52 * len(match.results)
        for player in range(len(match.seats)):
            assert not match.round or not match.round.legal(player)


def test_a_match_has_the_same_end_when_it_is_replayed() -> None:
    for seed in range(8):
        rng = Random(seed)
        match = some_match(rng)
        for _ in random_steps(match, rng):
            pass
        again = Match(match.game, match.options, match.seats, match.deal_code)
        for entry in match.log:
            again.replay(entry)
        assert again.round == match.round
        assert again.events == match.events


def test_everything_has_a_json_form() -> None:
    for seed in range(12):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            if rng.random() < 0.1:
                data = json.loads(json.dumps(table.to_json()))
                assert GAME.load_round(data) == table
                for seat in (None, *range(table.seats)):
                    view = table.view(seat)
                    assert GAME.views.from_json(json.loads(json.dumps(GAME.views.to_json(view)))) == view
                for event in match.events[-1]:
                    assert GAME.events.from_json(json.loads(json.dumps(GAME.events.to_json(event)))) == event


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 2},
        {"seats": 3},
        {"stock": []},
        {"drawn": True, "placed": 1},
        {"placed": 3},
        {"gone": ["AS"]},
        {"barred": [[1], []]},
        {"barred": [[9], []]},
    ],
)
def test_impossible_rounds_are_not_read(change: dict[str, Any]) -> None:
    table, _ = deal(TwoOfThreeRules(first_start="youngest"), 2, [], SeededChance("x"))
    with pytest.raises(ValueError, match=r"."):
        GAME.load_round({**table.to_json(), **change})


def test_a_turn_that_is_over_is_not_read() -> None:
    stuck = position("JD 5S", "2S 4H", "4D", pile=1)
    with pytest.raises(ValueError, match="would have ended"):
        GAME.load_round(stuck.to_json())


# -- a second, naive reading of the rules ------------------------------------------------------------------------------


def naive_values(card: Card) -> list[int]:
    """The numbers of a card."""
    return [1, 14] if card.rank is Rank.ACE else [int(card.rank)]


def naive_equal(one: Card, value: int, other: Card, second: int) -> int:
    """In how many of three attributes two cards are equal, by counting."""
    return (one.suit == other.suit) + ((value - second) % 2 == 0) + ((value >= 8) == (second >= 8))


def naive_playable(rules: TwoOfThreeRules, row: list[Card], hand: list[Card]) -> set[Card]:
    """Every card that may be laid, by trying each value of each ace in each comparison."""

    def counts(card: Card, other: Card) -> list[int]:
        return [naive_equal(card, a, other, b) for a in naive_values(card) for b in naive_values(other)]

    def main(card: Card) -> bool:
        with_last, with_previous = counts(card, row[-1]), counts(card, row[-2])
        if rules.match == "exactly":
            return 2 in with_last and 1 in with_previous
        return max(with_last) >= 2 and max(with_previous) >= 1

    def contrast(card: Card) -> bool:
        with_last, with_previous = counts(card, row[-1]), counts(card, row[-2])
        if rules.contrast == "off" or 0 not in with_last:
            return False
        return max(with_previous) >= 1 if rules.contrast == "callout" else min(with_previous) <= 1

    return {card for card in hand if main(card)} or {card for card in hand if contrast(card)}


def test_a_naive_reading_of_the_rules_agrees() -> None:
    rng = Random(7)
    for _ in range(4000):
        rules = some_options(rng).rules()
        picked = rng.sample(packs(), rng.randint(3, 8))
        assert set(playable(rules, picked[:2], picked[2:])) == naive_playable(rules, picked[:2], picked[2:])


def test_what_is_drawn_is_told_to_one_seat_only() -> None:
    event = Drew(1, cards("3C")[0])
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == Drew(1, None)
