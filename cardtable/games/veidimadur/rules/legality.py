"""What may be done now: decided from public knowledge and one's own hand alone (a round and a view are positions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import RANKS
from cardtable.engine.refusal import Refusal
from cardtable.games.veidimadur.rules.actions import ADDRESS, ASK, Address, Ask
from cardtable.kinds.stock.rules import StockPosition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules


class VeidimadurPosition(StockPosition):
    """What a round and a view both know."""

    __slots__ = ()
    rules: VeidimadurRules
    addressed: int | None


def legal(position: VeidimadurPosition, seat: int, hand: Sequence[Card]) -> list[Action]:
    """Every action of ``seat`` that changes something now."""
    if position.result is not None or seat != position.turn:
        return []
    others = [other for other in range(position.seats) if other != seat and position.counts[other]]
    ranks = RANKS if position.rules.any_rank else sorted({card.rank for card in hand})
    found: list[Action] = [ASK[other, rank] for other in others for rank in ranks]
    if position.rules.any_rank:
        found += [ADDRESS[other] for other in others if other != position.addressed]
    return found


def refusal(position: VeidimadurPosition, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not do this now, with the chapter that says so; ``None`` when it may."""
    if position.result is not None:
        return Refusal("round-over", "round-end")
    if seat != position.turn:
        return Refusal("not-your-turn", "turn", seat=position.turn)
    if not isinstance(action, Ask | Address):
        return Refusal("unknown-action", "turn")
    if action.seat == seat or action.seat not in range(position.seats):
        return Refusal("ask-another", "asking")
    if not position.counts[action.seat]:
        return Refusal("empty-handed", "asking", seat=action.seat)
    if position.rules.any_rank:
        return None
    if isinstance(action, Address):
        return Refusal("pick-first", "asking")
    if all(card.rank is not action.rank for card in hand):
        return Refusal("hold-none", "asking", number=action.rank)
    return None
