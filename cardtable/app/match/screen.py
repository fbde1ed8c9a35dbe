"""The whole screen of a match at one moment as one value; nothing in it draws, moves or knows Qt.

Words are messages, so another language is the same value drawn again. Places are names of what is meant (a zone, cards,
a button), so another size of the window is the same value drawn again, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.cards import Card
    from cardtable.engine.match import Seat
    from cardtable.messages import Message
    from cardtable.stage.characters import Mood
    from cardtable.stage.commands import Command, Question
    from cardtable.stage.event_style import Announcement
    from cardtable.stage.picture import Picture
    from cardtable.stage.popup_placement import Where
    from cardtable.stage.round_result import AccountSheet, Count
    from cardtable.stage.turn_lines import Notice, TurnLine
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
    """The line above the table; ``tools`` are those that make sense here.

    ``order`` is what the standing order is called of the person whose hand is open, ``None`` where there can be none.
    """

    title: Message
    progress: Message
    code: str
    tools: frozenset[str]
    order: Message | None


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
    CARD = "card"
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
    """It is down for this seat; ``notices`` and ``lines`` tell what has happened since that person last looked.

    ``stood_in``: somebody played for that person meanwhile, and the whole turn can be taken back if anything can.
    """

    seat: int
    name: str
    face: str
    colour: int
    notices: tuple[Notice, ...] = ()
    lines: tuple[TurnLine, ...] = ()
    calls: tuple[Call, ...] = ()
    can_take_back: bool = False
    can_leave: bool = False
    stood_in: bool = False


@dataclass(frozen=True, slots=True)
class Speech:
    """What a player says aloud, until the next thing happens; what the whole table turns to is ``loud``."""

    seat: int
    words: Message
    loud: bool = False


@dataclass(frozen=True, slots=True)
class Outcry:
    """What the whole table turns to: an announcement, or cards ``shown`` at seats, of which that of ``best`` counts."""

    announced: Announcement | None
    shown: tuple[tuple[int, Card], ...] = ()
    best: int | None = None


@dataclass(frozen=True, slots=True)
class Pointed:
    """What the hand of a guided first round points at: one of these.

    A card, a zone, a seat, the button with this key, or the answer of this number to what the program asks.
    """

    card: Card | None = None
    zone: str = ""
    seat: int | None = None
    button: Message | None = None
    answer: int | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A step of a guided first round: its ``text`` in the language in force, and what the hand points at, in order.

    ``reading``: one says when to go on. ``over``: it is the last sentence, and with ``play`` one may begin a game.
    ``faded``: what it asks for is done. ``every`` are all sentences of the guide, of which the longest needs its room.
    """

    step: int
    steps: int
    reading: bool
    over: bool
    play: bool
    text: str = ""
    faded: bool = False
    every: tuple[str, ...] = ()
    pointed: tuple[Pointed, ...] = ()


class Phase(StrEnum):
    """What happens at the end of a round, one after the other.

    Hands lie open, the cards of one seat after the other are counted, what was done in secret comes to light, a player
    has won, the table steps back, and the panel lies beside it.
    """

    OPEN = "open"
    COUNT = "count"
    REPORT = "report"
    CHEER = "cheer"
    BACK = "back"
    PANEL = "panel"


@dataclass(frozen=True, slots=True)
class Winner:
    """Who has won: faces with their colours, what is called out, ``gold`` for the viewer's joy, and what was won."""

    faces: tuple[tuple[str, int], ...]
    words: Message
    gold: bool
    whole_match: bool


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The end of the round of this ``number`` in one of its phases, which takes ``length`` milliseconds.

    ``counts`` are what was counted so far; in the phase of counting the last of them is being counted. So many deeds
    have been ``reported``, the last of them just now in the phase of the report. ``still``: nothing moves.
    ``decided`` are the last turning points of the round, where it is not one of several of a match that is over; then
    ``best`` is its best turn. What is worth seeing again comes after ``moment`` lines of the log.
    ``moods`` are the faces of a match that is over, as they came in.
    ``evening`` is how many matches each seat of a person has won this evening. ``played``: persons play here, who may
    go on or leave; ``review``: decisions may be looked at. ``dared``: the cards can be sealed for who has lost;
    ``dare`` is what is said of that, or of how they were played the first time.
    ``folded``: the panel is put away.
    """

    number: int
    phase: Phase
    length: int
    still: bool
    fewest_wins: bool
    seats: tuple[Seat, ...]
    played: bool
    review: bool
    counts: tuple[Count, ...] = ()
    reported: int = 0
    winner: Winner | None = None
    sheet: AccountSheet | None = None
    decided: tuple[TurnLine, ...] = ()
    best: Message | None = None
    moment: int | None = None
    moods: tuple[tuple[int, Mood], ...] = ()
    evening: tuple[tuple[int, int], ...] = ()
    dared: bool = False
    dare: Message | None = None
    folded: bool = False


@dataclass(frozen=True, slots=True)
class LogRow:
    """A row of the log: a ``text`` or a turn's ``line``, about the lines of the match from ``first`` to before ``end``.

    ``level``: 0 is the heading of a round, 1 a turn, 2 a single sentence of it. ``opened``: whether what belongs to it
    is shown below; ``None`` where that is always so, or where there is nothing.
    """

    first: int
    end: int
    text: Message | None = None
    line: TurnLine | None = None
    level: int = 0
    opened: bool | None = None


@dataclass(frozen=True, slots=True)
class Screen:
    """All of it. ``picture`` are cards, places and seats.

    ``strip`` are the turns since one's last one that no plate tells, ``notices`` what was done to oneself in them.
    ``moods`` are those of the faces that are not calm, by seat.
    ``log`` are the rows of the log; ``None`` while it is put away.
    """

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
    strip: tuple[TurnLine, ...] = ()
    notices: tuple[Notice, ...] = ()
    agreement: tuple[tuple[Feature, ...], ...] = ()
    problem: Message | None = None
    names: tuple[tuple[str, int], ...] = ()
    speech: tuple[Speech, ...] = ()
    outcry: Outcry | None = None
    round_end: RoundEnd | None = None
    lesson: Lesson | None = None
    log: tuple[LogRow, ...] | None = None
    moods: Mapping[int, Mood] = field(default_factory=dict)
