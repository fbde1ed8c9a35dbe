"""What happens once and does not stand on the screen: sounds, sentences for ears, cards that glide back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.messages import Message
    from cardtable.stage.event_style import Sound


@dataclass(frozen=True, slots=True)
class Heard:
    """A sound."""

    sound: Sound


@dataclass(frozen=True, slots=True)
class Said:
    """Sentences for ears; ``urgent``: at once, ``own``: for the person alone who sits there, ``again``: once more."""

    parts: tuple[Message, ...]
    urgent: bool = False
    own: bool = True
    again: bool = False


class Dialog(StrEnum):
    """What asks on the screen and has the keys."""

    CURTAIN = "curtain"
    QUESTION = "question"


@dataclass(frozen=True, slots=True)
class Opened:
    """A dialog has come up: it says what is ``asked``, and ``more`` is to be said."""

    dialog: Dialog
    asked: tuple[Message, ...] = ()
    more: tuple[Message, ...] = ()
    own: bool = True


@dataclass(frozen=True, slots=True)
class Forgets:
    """What was said to one person alone can be heard no more, or nothing of all that was said."""

    everything: bool = False


@dataclass(frozen=True, slots=True)
class GlideBack:
    """What is picked goes back to its place, and what would fit may ``hop``."""

    hop: bool = False


@dataclass(frozen=True, slots=True)
class PutDown:
    """Nothing is picked any more; ``gliding``: the cards go to their places now, else with the next picture."""

    gliding: bool = False


@dataclass(frozen=True, slots=True)
class EndPeek:
    """The peek at a hand ends."""


@dataclass(frozen=True, slots=True)
class TakeKeys:
    """The table has the keys."""


@dataclass(frozen=True, slots=True)
class GiveKeysToAnswer:
    """Where the table asks, the golden answer has the keys."""


@dataclass(frozen=True, slots=True)
class TeachFrom:
    """The guided round begins anew at this step."""

    step: int


@dataclass(frozen=True, slots=True)
class LookAtLastTrick:
    """Show the last trick, or put it away."""


@dataclass(frozen=True, slots=True)
class ReadZone:
    """A user who only hears wants to know what lies there."""

    zone: str


@dataclass(frozen=True, slots=True)
class Hurried:
    """What is being pressed has hurried the table, and means no button that comes up under it."""


Cue = (
    Heard | Said | Opened | Forgets | GlideBack | PutDown | EndPeek | TakeKeys | GiveKeysToAnswer | TeachFrom
    | LookAtLastTrick | ReadZone | Hurried
)  # fmt: skip
