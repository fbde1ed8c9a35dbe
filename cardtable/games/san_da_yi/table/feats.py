"""Who played for a call, and who got there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules.events import HandEnded
from cardtable.games.san_da_yi.rules.scoring import declarer_score
from cardtable.stage.counted_events import Deed, Feat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardtable.games.san_da_yi.rules.events import SanDaYiEvent

KNOWN: Final = frozenset({Feat.CALLED, Feat.KEPT})


def deeds(events: Iterable[SanDaYiEvent]) -> Iterator[Deed]:
    """The declarer of each hand, also one who had to declare because all passed (A12); kept is what wins (A24, A25)."""
    for event in events:
        if isinstance(event, HandEnded):
            yield Deed(event.declarer, Feat.CALLED)
            if declarer_score(event.bid, event.points, event.captured) > 0:
                yield Deed(event.declarer, Feat.KEPT)
