"""Which contracts were laid down in the very round that asked for them first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.rules.events import Dealt, LaidDown
from cardtable.stage.counted_events import Deed, Feat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardtable.games.rummy.rules.events import RummyEvent

KNOWN: Final = frozenset({Feat.FACED, Feat.MADE})


def deeds(events: Iterable[RummyEvent], seats: int) -> Iterator[Deed]:
    """Each round asks everybody for its contract; one that is asked for again is no first try any more."""
    met: set[int] = set()
    first = False
    for event in events:
        if isinstance(event, Dealt):
            first = event.number not in met
            met.add(event.number)
            if first:
                yield from (Deed(seat, Feat.FACED) for seat in range(seats))
        elif isinstance(event, LaidDown) and first:
            yield Deed(event.seat, Feat.MADE)
