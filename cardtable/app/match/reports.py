"""What the parts of a running match report, as data: its driver passes each on to the part that has to do with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.app.awaiting import Step
    from cardtable.engine.values import Action
    from cardtable.players.decision import Decision


@dataclass(frozen=True, slots=True)
class ComputerActs:
    """A computer player has decided; without an ``action`` it does not want what it was asked."""

    seat: int
    action: Action | None


@dataclass(frozen=True, slots=True)
class TimeIsUp:
    """Those who have not answered do not want to."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Persons have to do something; also at a computer player's step, when that waits for a person's "go on"."""

    step: Step


@dataclass(frozen=True, slots=True)
class Thinks:
    """The computer player of this seat begins to decide after ``delay`` milliseconds; ``None``: none does any more."""

    seat: int | None
    delay: int = 0


@dataclass(frozen=True, slots=True)
class Hinted:
    """What a good player would do has been found, or cannot be."""

    decision: Decision | None


@dataclass(frozen=True, slots=True)
class ToldAll:
    """All that there was has been told; ``again``: it had happened before."""

    again: bool


@dataclass(frozen=True, slots=True)
class ToCatchUp:
    """Something else is to be shown than what is being told: the rest of that has to be told at once."""


@dataclass(frozen=True, slots=True)
class CaughtUp:
    """The rest was told at once, because something else is to come."""


@dataclass(frozen=True, slots=True)
class LessonRead:
    """In a guided first round, what there was to be read has been read."""


@dataclass(frozen=True, slots=True)
class NextIsDue:
    """In a replay, the next line is to be shown."""


@dataclass(frozen=True, slots=True)
class ReplayEnded:
    """In a replay, there is no next line."""


Report = (
    ComputerActs | TimeIsUp | Waits | Thinks | Hinted | ToldAll | ToCatchUp | CaughtUp | LessonRead | NextIsDue
    | ReplayEnded
)  # fmt: skip
Post = Callable[[Report], None]
