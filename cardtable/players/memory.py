"""What comes to a player's mind of what it saw and heard: a person's memory, in one small model for all games.

What was just said is never forgotten, the rest fades with what happened since. One's own deeds last longest: for them
only one's own later deeds count, so that nobody forgets the last thing it did. The luck is drawn from the fact itself:
who is asked twice remembers the same, and what is forgotten does not come back by itself.
"""

from __future__ import annotations

from hashlib import blake2b
from math import exp2
from typing import TYPE_CHECKING, Final

from cardtable.players.decision import Level

if TYPE_CHECKING:
    from collections.abc import Sequence

# After how many further deeds half of all facts are forgotten; who is not named forgets nothing.
HALF_LIVES: Final = {Level.EASY: 1.5, Level.MEDIUM: 6.0}
_JUST_NOW: Final = 1


def remembers(fact: object, since: int, level: Level, seat: int) -> bool:
    """Whether a seat still knows something after which so much has happened; ``fact`` is told apart by its ``repr``."""
    if level not in HALF_LIVES or since <= _JUST_NOW:
        return True
    luck = int.from_bytes(blake2b(f"{seat}/{fact!r}".encode(), digest_size=4).digest()) / 2**32
    return luck < exp2((_JUST_NOW - since) / HALF_LIVES[level])


def since(doers: Sequence[int], number: int, seat: int) -> int:
    """How much has happened since deed ``number`` that counts for this seat; ``doers`` did all, oldest first."""
    later = doers[number + 1 :]
    return later.count(seat) if doers[number] == seat else len(later)
