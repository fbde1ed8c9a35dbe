"""Who was caught, and who said so rightly: at a call that was forgotten, or at a cheat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules.events import Accused, CatchFailed, Penalized
from cardtable.stage.counted_events import Deed, Feat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardtable.games.olsen.rules.events import OlsenEvent

KNOWN: Final = frozenset({Feat.CAUGHT, Feat.ACCUSED_RIGHTLY, Feat.ACCUSED_WRONGLY})


def deeds(events: Iterable[OlsenEvent]) -> Iterator[Deed]:
    """Whoever forgets to call is caught, though nobody but the rules may have noticed (B21, V05, V06)."""
    for event in events:
        match event:
            case Penalized(seat, caught_by=catcher):
                yield Deed(seat, Feat.CAUGHT)
                if catcher is not None:
                    yield Deed(catcher, Feat.ACCUSED_RIGHTLY)
            case Accused(seat, cheat=None) | CatchFailed(seat):
                yield Deed(seat, Feat.ACCUSED_WRONGLY)
            case Accused(seat, target):
                yield Deed(seat, Feat.ACCUSED_RIGHTLY)
                yield Deed(target, Feat.CAUGHT)
