"""How an event is told beside its sentence: its weight, its sound, how long it rests, and what is shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Final

from cardtable.stage.characters import Mood

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.messages import Message


class Weight(IntEnum):
    """How much something matters to the whole table: at a turning point the player's place comes forward."""

    PASSING = 0
    NOTABLE = 1
    TURNING = 2


class Rest(IntEnum):
    """How long the table rests on what has just happened, from shortest to longest.

    A ``BREATH`` parts two things that would be one; at a ``TRICK`` everybody sees who won it; a ``LOOK`` is for what
    has to be read. ``SEEN`` is a look for one person alone, and until a person says go on where several play; what is
    to be ``STUDIED`` always waits for a person.
    """

    NONE = 0
    BREATH = 1
    TRICK = 2
    LOOK = 3
    SEEN = 4
    STUDIED = 5


class Sound(StrEnum):
    """What is heard at a table: of cards and of wood."""

    DEAL = "deal"
    LAY = "lay"
    DRAW = "draw"
    SHUFFLE = "shuffle"
    MELD = "meld"
    SWEEP = "sweep"
    BUY = "buy"
    YOUR_TURN = "your-turn"
    NOT_ALLOWED = "not-allowed"
    CALL = "call"
    STEP = "step"
    ACCUSATION = "accusation"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something the whole table turns to: who, and where there is an opponent, against whom.

    ``stamp`` is the verdict in a word or two (``good`` where it is good news for ``seat``), ``card`` what it was about.
    """

    seat: int
    other: int | None = None
    stamp: Message | None = None
    good: bool = True
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class EventStyle:
    """How an event is told.

    ``shown`` are cards that everybody sees for a moment though they lie nowhere, by the seat they turn up at, and
    ``best`` the seat of the one that counts. ``taker`` is the seat to which what leaves the middle goes. Cards that are
    ``counted`` go one by one. ``delighted`` and ``caught`` are the seats whose faces show that for a moment: only for
    what everybody knows by this event.
    """

    weight: Weight = Weight.PASSING
    sound: Sound | None = None
    rest: Rest = Rest.NONE
    outcry: Announcement | None = None
    shown: tuple[tuple[int, Card], ...] = ()
    best: int | None = None
    taker: int | None = None
    counted: bool = False
    delighted: int | None = None
    caught: int | None = None

    @property
    def moods(self) -> dict[int, Mood]:
        """What faces show of it, by seat."""
        found = ((self.delighted, Mood.DELIGHTED), (self.caught, Mood.CAUGHT))
        return {seat: mood for seat, mood in found if seat is not None}


PLAIN: Final = EventStyle()
"""An event that has its sentence and nothing else."""
