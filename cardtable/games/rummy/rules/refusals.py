"""Why something may not be done now, with the chapter of the rule book that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.rummy.rules import laying
from cardtable.games.rummy.rules.actions import (
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
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.position import Position


def refusal(position: Position, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not do this now; ``None`` when it may."""
    if position.result is not None:
        return Refusal("round-over", "going-out")
    if isinstance(action, Buy | PassBuy):
        return _refuse_answer(position, seat)
    if position.phase == "window":
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


def _refuse_melding(position: Position, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
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


def _refuse_answer(position: Position, seat: int) -> Refusal | None:
    if position.phase == "window" and seat in position.asked:
        return None
    if seat == position.turn:
        return Refusal("your-own-draw", "buying")
    if not position.rules.buys(position.number):
        return Refusal("no-buying-now", "last-round")
    if position.bought[seat] >= position.rules.buys(position.number) and position.rules.buy_over != "pay":
        return Refusal("bought-enough", "buying", number=position.rules.buys(position.number))
    if position.down[seat] and not position.rules.buy_down:
        return Refusal("down-cannot-buy", "buying")
    if seat == position.discarder:
        return Refusal("own-discard", "buying")
    return Refusal("nothing-to-buy", "buying")


def _refuse_draw(position: Position, action: Action) -> Refusal | None:
    if position.phase != "offer":
        return Refusal("drawn-already", "turn")
    if isinstance(action, TakeUpcard) and not position.live:
        return Refusal("dead-discard", "turn")
    return None
