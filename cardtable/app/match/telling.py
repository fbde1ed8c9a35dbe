"""What is being told of a match: the beats that are left, the one that is told now, and how far that is."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.app.beats import Beat


class Phase(Enum):
    """How far a beat is: its cards fly, it rests, or it waits until a person has seen it."""

    IDLE = auto()
    FLYING = auto()
    RESTING = auto()
    WAITING = auto()


@dataclass(slots=True)
class Telling:
    """Written by the playback, and read by whoever shows what lies there; ``anew``: it happened before."""

    queue: deque[Beat] = field(default_factory=deque)
    now: Beat | None = None
    anew: bool = False
    phase: Phase = Phase.IDLE
    taker: int | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being told: no player goes on until then."""
        return self.phase is not Phase.IDLE

    @property
    def again(self) -> bool:
        """Whether what is being told is something that happened before."""
        return self.busy and self.anew

    def end(self) -> None:
        """Nothing is told any more."""
        self.queue.clear()
        self.phase, self.now, self.taker, self.anew = Phase.IDLE, None, None, False
