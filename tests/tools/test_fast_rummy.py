"""The fast round of contract rummy is the round of the rules, move by move, with all house rules."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.engine.chance import FreeChance
from cardtable.games.rummy.rules import actions
from tests.games.test_rummy_player import GAMES, LEVELS, choose, deals
from tools.arena.families.rummy.fast_round import FastRound, face_of, fast_meld
from tools.arena.families.rummy.thumb import Thumb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.rummy.rules.round import RummyRound

MOST = 500


class Luck(FreeChance):
    """Luck that remembers its shuffles, for a second round that has to have the same."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.orders: deque[list[int]] = deque()

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        order = super().shuffle(cards)
        self.orders.append([face_of(card) for card in order])
        return order

    def again(self, cards: list[int]) -> list[int]:
        order = self.orders.popleft()
        assert sorted(order) == sorted(cards)
        return order


def faces(cards: Sequence[Card]) -> list[int]:
    return sorted(face_of(card) for card in cards)


def assert_same(table: RummyRound, fast: FastRound) -> None:
    assert [sorted(hand) for hand in fast.hands] == [faces(hand) for hand in table.hands]
    assert fast.stock == [face_of(card) for card in table.stock]
    assert fast.discard == [face_of(card) for card in table.discard]
    assert fast.melds == [fast_meld(meld, owner) for meld, owner in zip(table.melds, table.owners, strict=True)]
    assert (fast.turn, fast.live, fast.down, fast.bought) == (table.turn, table.live, table.down, table.bought)
    assert (fast.penalties, fast.reshuffles, fast.idle) == (table.penalties, table.reshuffles, table.idle)
    assert fast.over == (table.result is not None)
    if table.result is not None:
        assert tuple(fast.scores()) == table.result.scores
        assert (fast.winner,) == table.result.winners or (fast.winner == -1 and not table.result.winners)
    else:
        assert fast.drawn == (table.phase == "meld")


class Mirror:
    """Does in the fast round what is done in the round of the rules."""

    def __init__(self, table: RummyRound, luck: Luck) -> None:
        self.table, self.luck = table, luck
        self.fast = FastRound(table, luck.again)
        self.wishes: list[int] = []

    def play(self, seat: int, action: Any) -> None:
        table, fast = self.table, self.fast
        at_window = table.phase == "window"
        then = table.then
        table.play(seat, action, self.luck)
        closed = table.phase != "window"
        match action:
            case actions.Ready():
                fast.turn_first_card()
            case actions.TakeUpcard():
                fast.take_upcard()
            case actions.DrawStock():
                if closed:
                    fast.draw_stock()
            case actions.Buy() | actions.PassBuy():
                self.wishes += [seat] if isinstance(action, actions.Buy) else []
                if at_window and closed:
                    bought, self.wishes = self.wishes, []
                    fast.settle(bought)
                    if bought or then == "draw":
                        fast.draw_stock()
            case actions.LayDown(melds):
                fast.lay_down([fast_meld(meld, seat) for meld in melds])
            case actions.LayOff(card, meld, end):
                fast.lay_off(face_of(card), meld, -1 if end == "low" else 1)
            case actions.SwapJoker(card, meld, place):
                fast.swap(face_of(card), meld, place)
            case actions.Discard(card):
                fast.discard_card(face_of(card))
            case actions.KeepLast():
                fast.keep_last()
        if closed:
            assert_same(table, fast)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_by_the_rules_is_played_fast(game: str) -> None:
    ended = 0
    for table, rng in deals(game, 16, "fast"):
        mirror = Mirror(table, Luck(Random(f"luck{rng.random()}")))
        lazy = rng.random() < 0.3
        for step in range(MOST):
            if table.result is not None:
                ended += 1
                break
            seat = table.asked[0] if table.phase == "window" else table.turn
            legal = table.legal(seat)
            at_random = lazy and rng.random() < 0.3
            action = (
                legal[int(rng.random() * len(legal))] if at_random else choose(table, LEVELS[step % 2], seat).action
            )
            mirror.play(seat, action)
    assert ended > 8


class Echo(FreeChance):
    """Luck that puts the cards in the order in which the fast round has them."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.rng = rng
        self.orders: deque[list[int]] = deque()

    def first(self, cards: list[int]) -> list[int]:
        order = sorted(cards, key=lambda _: self.rng.random())
        self.orders.append(order)
        return list(order)

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        return cards_of(cards, self.orders.popleft())


def cards_of(cards: Sequence[Card], wanted: Sequence[int]) -> list[Card]:
    """Of these cards those with these faces, in this order."""
    rest = list(cards)
    return [rest.pop(next(at for at, card in enumerate(rest) if face_of(card) == face)) for face in wanted]


def follow(table: RummyRound, step: tuple[Any, ...], luck: Echo) -> None:
    """Play by the rules what the fast round has done; ValueError where the rules do not allow it."""
    kind, *told = step
    seat, hand = table.turn, table.hands[table.turn]
    wishes = told[0] if kind == "draw" else []
    answer(table, wishes, luck)
    match kind:
        case "ready":
            table.play(seat, actions.READY, luck)
        case "take":
            table.play(seat, actions.TAKE_UPCARD, luck)
        case "draw":
            if table.phase == "offer":
                table.play(seat, actions.DRAW_STOCK, luck)
                answer(table, wishes, luck)
        case "down":
            cards = cards_of(hand, [face_of(card) for meld in told[0] for card in meld.cards])
            melds = tuple(replace(meld, cards=tuple(cards.pop(0) for _ in meld.cards)) for meld in told[0])
            table.play(seat, actions.LayDown(melds), luck)
        case "off":
            end: Any = None if not table.melds[told[1]].is_run else "low" if told[2] < 0 else "high"
            table.play(seat, actions.LayOff(cards_of(hand, told[:1])[0], told[1], end), luck)
        case "swap":
            table.play(seat, actions.SwapJoker(cards_of(hand, told[:1])[0], told[1], told[2]), luck)
        case "discard":
            table.play(seat, actions.Discard(cards_of(hand, told[:1])[0]), luck)
        case "keep":
            table.play(seat, actions.KEEP_LAST, luck)


def answer(table: RummyRound, wishes: Sequence[int], luck: Echo) -> None:
    """Everybody who is asked says whether it buys."""
    while table.phase == "window":
        seat = table.asked[0]
        table.play(seat, actions.BUY if seat in wishes else actions.PASS_BUY, luck)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_fast_is_allowed_by_the_rules(game: str) -> None:
    """Each move of the rules of thumb is legal in the round of the rules, and both rounds end alike."""
    ended = 0
    for table, rng in deals(game, 24, "thumb"):
        luck = Echo(Random(f"luck{rng.random()}"))
        fast = FastRound(table, luck.first)
        thumb = Thumb(fast)
        for _ in range(MOST):
            if fast.over:
                ended += 1
                break
            follow(table, thumb.step(), luck)
            if table.phase != "window":
                assert_same(table, fast)
    assert ended > 12
