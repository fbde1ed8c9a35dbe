"""Where the cards that a seat has not seen may still be, as bits of card indices, and how they could be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.kinds.tricks.rules import tricks

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.cards import Card
    from cardtable.kinds.tricks.rules.tricks import Group, T
    from cardtable.kinds.tricks.rules.view import TrickView


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as the bits of a number."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def void_masks(view: TrickView, pack: Sequence[Card], group: Group[T], trump: T) -> list[int]:
    """By seat, the cards that it cannot hold because it did not follow suit."""
    found = tricks.voids(view.seats, view.rules.after, view.tricks, view.leader, view.trick, group, trump)
    return [mask_of(card for card in pack if group(card, trump) in groups) if groups else 0 for groups in found]
