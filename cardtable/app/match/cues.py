"""What happens once and does not stand on the screen: sounds, sentences for ears, cards that glide back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.app.steps import Step
    from cardtable.messages import Message
    from cardtable.stage.event_style import Sound


@dataclass(frozen=True, slots=True)
class Heard:
    """A sound."""

    sound: Sound


@dataclass(frozen=True, slots=True)
class Said:
    """Sentences for ears; ``urgent``: at once."""

    parts: tuple[Message, ...]
    urgent: bool = False
    own: bool = True


@dataclass(frozen=True, slots=True)
class GlideBack:
    """What is picked goes back to its place, and what would fit may ``hop``; ``told``: ears hear of it."""

    hop: bool = False
    told: bool = False


@dataclass(frozen=True, slots=True)
class PutDown:
    """Nothing is picked any more; ``gliding``: the cards go to their places now, else with the next picture."""

    gliding: bool = False
    told: bool = False


@dataclass(frozen=True, slots=True)
class EndPeek:
    """The peek at a hand ends."""


@dataclass(frozen=True, slots=True)
class TakeKeys:
    """The table has the keys."""


@dataclass(frozen=True, slots=True)
class LookAtLastTrick:
    """Show the last trick, or put it away."""


@dataclass(frozen=True, slots=True)
class ReadZone:
    """A user who only hears wants to know what lies there."""

    zone: str


@dataclass(frozen=True, slots=True)
class WriteLog:
    """The log is to be written anew."""


@dataclass(frozen=True, slots=True)
class Happened:
    """A player has done something, which is told next."""


@dataclass(frozen=True, slots=True)
class Waits:
    """All is told, and the match waits for this."""

    step: Step


@dataclass(frozen=True, slots=True)
class PlayEnd:
    """The round is over: its end is to be played."""


@dataclass(frozen=True, slots=True)
class FoldEnd:
    """Whatever stands there of the end of a round goes."""


Cue = (
    Happened | Heard | Said | GlideBack | PutDown | EndPeek | TakeKeys | LookAtLastTrick | ReadZone | WriteLog
    | Waits | PlayEnd | FoldEnd
)  # fmt: skip
