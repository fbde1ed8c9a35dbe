"""Why something may not be done now, with the chapter of the rule book that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.games.san_da_yi.rules import legality
from cardtable.games.san_da_yi.rules.actions import Bury, Call, NameTrump, PlayCard
from cardtable.games.san_da_yi.rules.house_rules import KITTY, PASS, VALUES
from cardtable.games.san_da_yi.rules.ranking import following, group, worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.san_da_yi.rules.legality import Position


def refusal(position: Position, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not do this now; ``None`` when it may."""
    if position.result is not None:
        return Refusal("hand-over", "scoring")
    if seat != position.turn:
        return Refusal("not-your-turn", "calling" if position.phase == "call" else "tricks", seat=position.turn)
    match action:
        case Call(value):
            return _refuse_call(position, value)
        case Bury(cards):
            return _refuse_burying(position, hand, cards)
        case NameTrump():
            return _refuse_trump(position)
        case PlayCard(card):
            return _refuse_card(position, hand, card)
    return Refusal("unknown-action", "aim")


def _refuse_call(position: Position, value: int) -> Refusal | None:
    if position.phase != "call":
        return Refusal("auction-over", "calling")
    if value == PASS:
        return None
    if value not in VALUES:
        return Refusal("no-such-call", "calling", number=value)
    best = legality.highest(position.calls)
    if value <= best:
        return Refusal("call-higher", "calling", number=best)
    least = legality.least_call(position.rules, position.calls)
    if value < least:
        return Refusal("below-floor", "option-strict_floors" if best else "floors", number=least)
    return None


def _refuse_burying(position: Position, hand: Sequence[Card], cards: Sequence[Card]) -> Refusal | None:
    if position.phase == "call":
        return Refusal("call-first", "calling")
    if position.phase != "bury":
        return Refusal("buried-already", "burying")
    missing = next((card for card in cards if card not in hand), None)
    if missing is not None:
        return Refusal("not-in-hand", "burying", (missing,))
    if len(cards) != KITTY or len(set(cards)) != KITTY:
        return Refusal("bury-six", "burying", number=len(set(cards)))
    counting = tuple(card for card in cards if worth(card))
    if counting and position.rules.bury_points == "forbidden":
        return Refusal("no-points-buried", "option-bury_points", counting)
    return None


def _refuse_trump(position: Position) -> Refusal | None:
    if position.phase == "trump":
        return None
    if position.phase == "call":
        return Refusal("call-first", "calling")
    return Refusal("bury-first", "burying") if position.phase == "bury" else Refusal("trump-named", "trump")


def _refuse_card(position: Position, hand: Sequence[Card], card: Card) -> Refusal | None:
    if position.phase == "call":
        return Refusal("call-first", "calling")
    if position.phase == "bury":
        return Refusal("bury-first", "burying")
    if position.phase == "trump":
        return Refusal("trump-first", "trump")
    if card not in hand:
        return Refusal("not-in-hand", "tricks", (card,))
    assert position.trump is not None
    if not position.trick or card in following(hand, position.trick[0], position.trump):
        return None
    suit = group(position.trick[0], position.trump)
    if suit is None:
        return Refusal("follow-trump", "following", (card,), position.trump)
    return Refusal("follow-suit", "following", (card,), suit)
