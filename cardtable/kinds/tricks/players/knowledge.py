"""Where the cards that a seat has not seen may still be, as bits of card indices, and how they could be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.cards import Card
    from cardtable.kinds.tricks.rules.view import TrickView


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as the bits of a number."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def void_masks(view: TrickView, pack: Sequence[Card]) -> list[int]:
    """By seat, the cards of the pack that it cannot hold because it did not follow suit."""
    return [mask_of(card for card in pack if view.group(card) in groups) if groups else 0 for groups in view.voids()]
