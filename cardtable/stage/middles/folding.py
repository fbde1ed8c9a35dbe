"""Which cards of a long meld lie under a slip, where there is room for a few of them only."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.stage.zones import Zone


def fold(zone: Zone, shown: int) -> range:
    """The indices that are hidden, when ``shown`` places are left, one of them for the slip.

    Both ends stay in sight, because there something may be added, and so do jokers as far as possible, because they
    may be exchanged.
    """
    count = len(zone.cards)
    hidden = count - (shown - 1)
    jokers = [at for at, face in enumerate(zone.stands) if face is not None]
    middle = (count - hidden) / 2

    def cost(first: int) -> tuple[int, float]:
        return sum(first <= at < first + hidden for at in jokers), abs(first - middle)

    first = min(range(1, count - hidden), key=cost)
    return range(first, first + hidden)
