"""What may be done: lay cards of one rank, the first of which fits, and take cards only where none does."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import TYPE_CHECKING

from cardtable.engine.refusal import Refusal
from cardtable.kinds.laying.rules.actions import DRAW, TAKE_PILE, Draw, Lay, TakePile, lay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.kinds.laying.rules.position import LayingPosition


def legal(position: LayingPosition, seat: int, hand: Sequence[Card]) -> list[Action]:
    """Everything that can be laid, and else what has to be taken."""
    if position.result is not None or seat != position.turn:
        return []
    found: list[Action] = [lay(cards) for cards in orders(hand) if position.fits(cards[0])]
    return found or [DRAW if position.stock_left else TAKE_PILE]


def refusal(position: LayingPosition, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not do this now, with the chapter that says so; ``None`` when it may."""
    if position.result is not None:
        return Refusal("round-over", "scoring")
    if seat != position.turn:
        return Refusal("not-your-turn", "turn", seat=position.turn)
    if isinstance(action, Lay):
        return _refuse_laying(position, hand, action.cards)
    if not isinstance(action, Draw | TakePile):
        return Refusal("unknown-action", "turn")
    fitting = [card for card in sorted(hand) if position.fits(card)]
    if fitting:
        return Refusal("can-lay", "drawing", tuple(fitting))
    if isinstance(action, Draw) and not position.stock_left:
        return Refusal("stock-used-up", "taking")
    if isinstance(action, TakePile) and position.stock_left:
        return Refusal("draw-first", "drawing")
    return None


def orders(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Cards of one rank, one and more, in every order."""
    for rank in sorted({card.rank for card in hand}):
        alike = sorted(card for card in hand if card.rank is rank)
        for number in range(1, len(alike) + 1):
            yield from permutations(alike, number)


def mixed(hand: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Two cards of different ranks, which nobody may lay together."""
    return (pair for pair in pairwise(hand) if pair[0].rank is not pair[1].rank)


def _refuse_laying(position: LayingPosition, hand: Sequence[Card], cards: Sequence[Card]) -> Refusal | None:
    if not cards or len(set(cards)) < len(cards):
        return Refusal("pick-first", "laying")
    for card in cards:
        if card not in hand:
            return Refusal("not-in-hand", "laying", (card,))
    for card in cards:
        if card.rank is not cards[0].rank:
            return Refusal("one-rank", "laying", (card,))
    return None if position.fits(cards[0]) else Refusal("does-not-fit", "laying", (cards[0], position.top))
