"""Random play of San Da Yi: cards are kept, views leak nothing, worlds agree, logs replay; tricks anew."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from cardtable.cards import SUITS, Card, Suit, shown
from cardtable.engine.chance import FreeChance
from cardtable.engine.match import Match, Seat
from cardtable.games.san_da_yi.players.determinization import worlds
from cardtable.games.san_da_yi.rules import ranking, scoring
from cardtable.games.san_da_yi.rules.actions import ACTIONS, Bury
from cardtable.games.san_da_yi.rules.events import EVENTS, Buried, HandEnded, TookKitty
from cardtable.games.san_da_yi.rules.game import SanDaYi
from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules
from cardtable.games.san_da_yi.rules.ranking import PACK
from cardtable.kinds.tricks.players import bits, deal_out, void_masks
from cardtable.kinds.tricks.rules import Played, best
from tests.conformance.common import cards_in, indices
from tests.conformance.test_conformance import check_step
from tests.games.san_da_yi_positions import calling, play

pytestmark = pytest.mark.whole

DEPTH = int(os.environ.get("CARDTABLE_TEST_DEPTH", "1"))
GAME = SanDaYi()


def any_options(rng: Random) -> SanDaYiRules:
    chosen = {one.key: rng.choice(one.values).value for one in SanDaYiRules.catalogue()}
    return SanDaYiRules.read(chosen)


def moves(match: Match, rng: Random) -> tuple[int, Any]:
    table: Any = match.round
    return table.turn, rng.choice(table.legal(table.turn))


def some_hands(seed: str, options: SanDaYiRules, hands: int) -> tuple[Match, list[Any]]:
    """A match of so many hands by random play, and its table after every step."""
    rng = Random(seed)
    match = Match(GAME, options, [Seat(name) for name in "ABCD"], seed)
    tables: list[Any] = []
    while len(match.results) < hands and not match.over:
        if match.between_rounds:
            match.deal()
        else:
            match.play(*moves(match, rng))
        assert match.round is not None
        tables.append(match.round.copy())
    return match, tables


@pytest.mark.parametrize("number", range(4 * DEPTH))
def test_random_hands_with_any_house_rules(number: int) -> None:
    rng = Random(f"any{number}")
    match = Match(GAME, any_options(rng) if number else SanDaYiRules(), [Seat(name) for name in "ABCD"], f"a{number}")
    step = 0
    while len(match.results) < 2:
        if match.between_rounds:
            match.deal()
        else:
            match.play(*moves(match, rng))
        check_step(match, indices(PACK), rng, step % 9 == 0)
        step += 1
    again = Match(match.game, match.options, match.seats, match.deal_code)
    for entry in match.log:
        again.replay(entry)
    assert again.round == match.round
    assert again.results == match.results
    for result in match.results:
        assert sum(result.scores) == 0


@pytest.mark.parametrize("number", range(5 * DEPTH))
def test_a_seat_sees_the_same_in_every_world_it_imagines(number: int) -> None:
    rng = Random(f"worlds{number}")
    _, tables = some_hands(f"w{number}", any_options(rng), 1)
    for table in tables[::4]:
        for seat in (None, *range(4)):
            view = table.view(seat)
            world = next(worlds(view, rng))
            assert world.view(seat) == view
            assert sorted(world.all_cards()) == list(PACK)
            world.check()
            if seat is not None:
                space = GAME.action_space(view)
                assert [world.refusal(seat, one) for one in space] == [table.refusal(seat, one) for one in space]
            if view.trump is not None:
                for other, mask in enumerate(void_masks(view, PACK)):
                    assert other == seat or not any(mask >> card.index & 1 for card in world.hands[other])


@pytest.mark.parametrize("number", range(6 * DEPTH))
def test_views_hold_only_what_the_seat_may_know(number: int) -> None:
    rng = Random(f"views{number}")
    match, tables = some_hands(f"v{number}", any_options(rng), 1)
    for table in tables:
        public = {card for trick in table.tricks for card in trick.cards} | {*table.trick}
        public |= {table.opening} - {None}
        if 0 < table.bid <= 65 and (table.phase == "bury" or table.rules.kitty_recall):
            public |= {*table.taken}
        if table.result is not None:
            public |= {*table.buried}
        for seat in (None, *range(4)):
            allowed = public | set(() if seat is None else table.hands[seat])
            if seat is not None and seat == table.declarer:
                allowed |= {*table.buried, *table.taken}
            view = table.view(seat)
            assert set(cards_in(view)) <= allowed
            if seat != table.declarer and table.result is None:
                assert view.buried == ()
    for event in (event for events in match.events for event in events):
        assert EVENTS.from_json(EVENTS.to_json(event)) == event
        for seat in (None, *range(4)):
            seen = event.seen_by(seat)
            assert seen is not None
            if isinstance(event, Buried) and seat != event.seat:
                assert cards_in(seen) == []
            if isinstance(event, TookKitty) and seat != event.seat and not event.shown:
                assert cards_in(seen) == []
            if isinstance(event, HandEnded):
                assert cards_in(seen) == list(event.buried)


def test_only_a_card_of_another_seat_or_news_ends_take_back() -> None:
    table = calling()
    events = play(table, "65; pass; pass; pass")
    assert [event.reveals_to(0) for event in events[:4]] == [False] * 4
    assert events[-1].reveals_to(0)
    assert not Played(2, PACK[0]).reveals_to(2)
    assert Played(2, PACK[0]).reveals_to(1)


# -- a second opinion ----------------------------------------------------------------------------------------------


def ladder(trump: Suit, led: Card) -> list[set[str]]:
    """The cards that can win a trick, the highest first, as the rule book lists them; equal ones share a rung."""
    order = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3"]
    letter = "SHCD"[trump]
    rungs = [{"JK1"}, {"JK2"}, {f"2{letter}"}, {f"2{other}" for other in "SHCD" if other != letter}]
    rungs += [{f"{rank}{letter}"} for rank in order]
    text = str(led)
    if led.suit is not None and text[-1] != letter and text[:-1] != "2":
        rungs += [{f"{rank}{text[-1]}"} for rank in order]
    return rungs


def naive_winner(cards: list[Card], trump: Suit) -> int:
    for rung in ladder(trump, cards[0]):
        for number, card in enumerate(cards):
            if str(card) in rung:
                return number
    raise AssertionError("somebody wins every trick")


def naive_following(hand: list[Card], led: Card, trump: Suit) -> set[str]:
    trumps = set().union(*ladder(trump, PACK[0] if trump is Suit.SPADES else Card.joker_of(1)))
    wanted = trumps if str(led) in trumps else {str(card) for card in PACK if card.suit is led.suit} - trumps
    fitting = {str(card) for card in hand} & wanted
    return fitting or {str(card) for card in hand}


@pytest.mark.parametrize("trump", SUITS)
def test_tricks_against_the_written_ladder(trump: Suit) -> None:
    rng = Random(f"ladder{trump}")
    for _ in range(1500 * DEPTH):
        some = rng.sample(PACK, 12)
        trick, hand = some[:4], some[4:]
        assert best(trick, ranking.power, trump) == naive_winner(trick, trump), shown(trick)
        legal = {str(card) for card in ranking.following(hand, trick[0], trump)}
        assert legal == naive_following(hand, trick[0], trump), (shown(hand), shown(trick))


@pytest.mark.parametrize("number", range(3 * DEPTH))
def test_the_points_of_a_hand_counted_again(number: int) -> None:
    match, tables = some_hands(f"points{number}", SanDaYiRules(hands=4), 3)
    last = [table for table in tables if table.result is not None]
    assert len(last) == 3
    for table in last:
        own = sum(ranking.points(trick.cards) for trick in table.tricks if trick.winner == table.declarer)
        facts = scoring.facts_of(table.result)
        assert facts.points == 100 - own - ranking.points(table.buried)
        assert facts.captured == (table.tricks[-1].winner != table.declarer)
        assert facts.declarer == table.declarer
    assert sum(match.standing.totals) == 0


def test_a7_each_hand_starts_with_the_declarer_of_the_last() -> None:
    match, tables = some_hands("starts", SanDaYiRules(hands=4), 4)
    first = [table for table in tables if table.phase == "call" and not table.calls]
    assert first[0].previous is None
    declarers = [scoring.facts_of(result).declarer for result in match.results]
    later = {table.previous for table in first if table.previous is not None}
    assert later == set(declarers[:-1])
    assert all(table.dealer == table.previous for table in first if table.previous is not None)
    assert match.over


def test_an_endless_match_is_not_over_after_twenty_hands() -> None:
    result = scoring.result(scoring.Facts(0, 60, 40, False))
    assert not GAME.standing(SanDaYiRules(hands=0), 4, [result] * 21).over
    assert GAME.standing(SanDaYiRules(hands=20), 4, [result] * 20).over
    assert GAME.standing(SanDaYiRules(), 4, [result] * 8).leaders == (0,)
    lost = scoring.result(scoring.Facts(0, 60, 50, False))
    assert GAME.standing(SanDaYiRules(hands=4), 4, [lost] * 4).leaders == (1, 2, 3)


def test_any_six_cards_may_be_buried() -> None:
    rng = Random("six")
    for _ in range(50):
        table = calling()
        play(table, "70; pass; pass; pass")
        cards = tuple(rng.sample(table.hands[0], 6))
        action = ACTIONS.from_json(ACTIONS.to_json(Bury(cards)))
        table.play(0, action, FreeChance(rng))
        assert set(table.buried) == set(cards)
        table.check()


def test_dealing_out_respects_what_is_barred_even_where_it_is_tight() -> None:
    rng = Random("tight")
    cards = [1 << number for number in range(12)]
    barred = [0b111111111000, 0b000111111111, 0b111000000111, 0]
    for _ in range(100):
        dealt = deal_out(cards, [3, 3, 3, 3], barred, rng)
        assert [mask & bar for mask, bar in zip(dealt, barred, strict=True)] == [0] * 4
        assert sum(dealt) == (1 << 12) - 1
        assert [len(bits(mask)) for mask in dealt] == [3] * 4
    with pytest.raises(ValueError, match="dealt"):
        deal_out(cards, [3, 3, 3, 3], [1, 1, 1, 1], rng)
