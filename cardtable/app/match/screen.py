"""The whole screen of a match at one moment as one value; nothing in it draws, moves or knows Qt.

Words are messages, so another language is the same value drawn again. Places are names of what is meant (a zone, cards,
a button), so another size of the window is the same value drawn again, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.messages import Message
    from cardtable.stage.commands import Command
    from cardtable.stage.picture import Picture
    from cardtable.stage.popup_placement import Where
    from cardtable.stage.zones import Feature


@dataclass(frozen=True, slots=True)
class About:
    """What something is said about: zones, cards that lie open, or a button; nothing of all: the table as a whole.

    ``pointed``: and about the hand that points there.
    """

    zones: tuple[str, ...] = ()
    cards: frozenset[Card] = frozenset()
    button: Message | None = None
    pointed: bool = False


ASIDE: Final = About()


@dataclass(frozen=True, slots=True)
class Top:
    """The line above the table; ``tools`` are those that make sense here."""

    title: Message
    progress: Message
    code: str
    tools: frozenset[str]


@dataclass(frozen=True, slots=True)
class Status:
    """Whose turn it is, and below it what happened last, or what matters more just now (``below_first``)."""

    line: Message
    below: Message | None = None
    below_first: bool = False


class Place(StrEnum):
    """Where a button stands."""

    BAR = "bar"
    QUESTION = "question"
    SEAT = "seat"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the table: what it does, where it stands, and ``why`` it cannot be pressed now."""

    command: Command
    place: Place = Place.BAR
    why: Message | None = None
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class GoOn:
    """One may say go on; ``words`` and ``key`` where that means something of its own."""

    words: Message | None = None
    key: Message | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What the table asks beside the zone it is ``about``; its answers are the buttons placed there."""

    about: str
    title: Message
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class Bubble:
    """Why something does not go, or what would be good. ``number``: the same words once more are another bubble."""

    message: Message
    rule: str
    about: About
    sides: tuple[Where, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Choice:
    """The program asks on its own behalf; answers have digits for keys, and ``meant`` is the one that is asked for."""

    message: Message
    about: About
    answers: tuple[Message, ...]
    meant: int | None
    number: int


@dataclass(frozen=True, slots=True)
class Call:
    """What a player may call from the curtain."""

    seat: int
    name: str
    command: Command


@dataclass(frozen=True, slots=True)
class Curtain:
    """It is down for this seat; ``first`` and ``since`` are what everybody could see since that person last looked."""

    seat: int
    name: str
    face: str
    colour: int
    first: tuple[Message, ...] = ()
    since: tuple[Message, ...] = ()
    calls: tuple[Call, ...] = ()
    can_take_back: bool = False


@dataclass(frozen=True, slots=True)
class Screen:
    """All of it. ``picture`` are cards, places and seats; ``strip`` is what happened since one's last turn."""

    viewer: int | None
    near: int
    line: int
    picture: Picture
    top: Top
    status: Status
    buttons: tuple[Button, ...] = ()
    go_on: GoOn | None = None
    question: Question | None = None
    bubble: Bubble | None = None
    choice: Choice | None = None
    curtain: Curtain | None = None
    strip: tuple[Message, ...] = ()
    agreement: tuple[tuple[Feature, ...], ...] = ()
    problem: Message | None = None
    names: tuple[tuple[str, int], ...] = field(default=())
