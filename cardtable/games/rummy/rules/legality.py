"""What may be done now, and why something may not, from public knowledge and one's own hand alone."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.games.rummy.rules import laying
from cardtable.games.rummy.rules.actions import (
    BUY,
    DRAW_STOCK,
    KEEP_LAST,
    PASS_BUY,
    READY,
    TAKE_UPCARD,
    Buy,
    Discard,
    DrawStock,
    KeepLast,
    LayDown,
    LayOff,
    PassBuy,
    Ready,
    SwapJoker,
    TakeUpcard,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.position import RummyPosition

# How many ways to lay down are listed; every other one that meets the contract may be laid too.
LISTED: Final = 6
IDLE_ROUNDS: Final = 10


def may_renew(position: RummyPosition) -> bool:
    """Whether the discards may become the stock once more (K-27, S-27).

    Even a table that plays on as often as needed ends when the stock has gone round and round with nothing laid.
    """
    blocked = position.rules.blocked
    return position.reshuffles < blocked if blocked else position.idle < IDLE_ROUNDS


def may_buy(position: RummyPosition, seat: int) -> bool:
    """Whether the seat is asked for this upcard (K-19 to K-23, K-27, S-16 to S-23)."""
    rules = position.rules
    limit = rules.buys(position.number)
    if seat == position.turn or not position.live or not limit:
        return False
    if position.bought[seat] >= limit and rules.buy_over != "pay":
        return False
    if position.down[seat] and not rules.buy_down:
        return False
    if seat == position.discarder and not _may_buy_own(position):
        return False
    # The buyer's cards and the turn player's draw must be there, after a reshuffle at the most.
    dead = len(position.discard) - 1 if may_renew(position) else 0
    return position.stock_left + dead >= rules.buy_cost + 1


def _may_buy_own(position: RummyPosition) -> bool:
    """Whether a discard may be bought back (K-23, S-23)."""
    return position.rules.buy_own == "always" or (position.rules.buy_own == "two" and position.seats == 2)


def legal(position: RummyPosition, seat: int, hand: Sequence[Card]) -> list[Action]:
    """Every action of ``seat`` that changes something now; of the ways to lay down only some."""
    if position.result is not None:
        return []
    if position.phase == "window":
        return [BUY, PASS_BUY] if seat in position.asked else []
    if seat != position.turn:
        return []
    if position.phase == "ready":
        return [READY]
    if position.phase == "offer":
        return [*([TAKE_UPCARD] if position.live else []), DRAW_STOCK]
    found: list[Action] = [LayDown(melds) for melds in islice(laydowns(position, seat, hand), LISTED)]
    found += lay_offs(position, seat, hand)
    found += swaps(position, seat, hand)
    for card in sorted(set(hand)):
        if laying.refuse_discard(position, hand, card) is None:
            found.append(Discard(card))
    if laying.refuse_keeping(position, hand) is None:
        found.append(KEEP_LAST)
    return found


def laydowns(position: RummyPosition, seat: int, hand: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
    """The ways in which the contract may be laid down now, as the solver finds them."""
    if position.down[seat] or position.phase != "meld":
        return
    from cardtable.games.rummy.rules.solver.arrangements import arrangements
    from cardtable.games.rummy.rules.solver.distance import distance

    contract, meld_rules = position.rules.contract(position.number), position.rules.meld_rules
    if len(hand) < contract.size or distance(hand, contract, meld_rules):
        return
    for melds in islice(arrangements(hand, contract, meld_rules), laying.TRIED):
        if laying.refuse_laydown(position, seat, hand, melds) is None:
            yield melds


def lay_offs(position: RummyPosition, seat: int, hand: Sequence[Card]) -> Iterator[LayOff]:
    """Every card that may be added to a meld."""
    for card in sorted(set(hand)):
        for place, meld in enumerate(position.melds):
            for end in (None,) if not meld.is_run else ("low", "high"):
                action = LayOff(card, place, end)
                if laying.refuse_lay_off(position, seat, hand, action) is None:
                    yield action


def swaps(position: RummyPosition, seat: int, hand: Sequence[Card]) -> Iterator[SwapJoker]:
    """Every joker that may be taken."""
    for index, meld in enumerate(position.melds):
        for place, joker in enumerate(meld.cards):
            if joker.suit is not None:
                continue
            rank, suit = meld.stands_for(place)
            for card in sorted(set(hand)):
                if card.rank == rank and (suit is None or card.suit is suit):
                    action = SwapJoker(card, index, place)
                    if laying.refuse_swap(position, seat, hand, action) is None:
                        yield action


def refusal(position: RummyPosition, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not do this now; ``None`` when it may."""
    if position.result is not None:
        return Refusal("round-over", "going-out")
    if isinstance(action, Buy | PassBuy):
        return _refuse_answer(position, seat)
    if position.phase == "window":
        if seat in position.asked:
            return Refusal("answer-first", "buying")
        return Refusal("others-may-buy", "buying", seat=position.asked[0])
    if seat != position.turn:
        return Refusal("not-your-turn", "turn", seat=position.turn)
    if isinstance(action, Ready):
        return None if position.phase == "ready" else Refusal("begun-already", "start")
    if position.phase == "ready":
        return Refusal("not-ready", "start")
    if isinstance(action, TakeUpcard | DrawStock):
        return _refuse_draw(position, action)
    if position.phase == "offer":
        return Refusal("draw-first", "turn")
    return _refuse_melding(position, seat, hand, action)


def _refuse_melding(position: RummyPosition, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    match action:
        case LayDown(melds):
            return laying.refuse_laydown(position, seat, hand, melds)
        case LayOff():
            return laying.refuse_lay_off(position, seat, hand, action)
        case SwapJoker():
            return laying.refuse_swap(position, seat, hand, action)
        case Discard(card):
            return laying.refuse_discard(position, hand, card)
        case KeepLast():
            return laying.refuse_keeping(position, hand)
    return Refusal("unknown-action", "turn")


def _refuse_answer(position: RummyPosition, seat: int) -> Refusal | None:
    if position.phase == "window" and seat in position.asked:
        return None
    if seat == position.turn:
        return Refusal("your-own-draw", "buying")
    if not position.rules.buys(position.number):
        return Refusal("no-buying-now", "last-round")
    if position.bought[seat] >= position.rules.buys(position.number) and position.rules.buy_over != "pay":
        rule = "option-buy_over" if position.rules.kinaskak else "buying"
        return Refusal("bought-enough", rule, number=position.rules.buys(position.number))
    if position.down[seat] and not position.rules.buy_down:
        return Refusal("down-cannot-buy", "option-buy_down" if position.rules.kinaskak else "buying")
    if seat == position.discarder and not _may_buy_own(position):
        by_the_book = position.rules.kinaskak or position.seats > 2
        return Refusal("own-discard", "buying" if by_the_book else "option-buy_own")
    return Refusal("nothing-to-buy", "buying")


def _refuse_draw(position: RummyPosition, action: Action) -> Refusal | None:
    if position.phase != "offer":
        return Refusal("drawn-already", "turn")
    if isinstance(action, TakeUpcard) and not position.live:
        return Refusal("dead-discard", "turn")
    return None
