"""Settings of this household: declared once, read with tolerance, written without ever leaving half a file.

No model of a library is made for it: settings are read before the first window is drawn.
"""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import date
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

from cardtable.disk import is_out_of_reach, put_aside, read_bytes, write_bytes
from cardtable.engine.player_names import LONGEST_FACE, clean_name, name_key

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FILE_NAME: Final = "settings.json"
REFUSED: Final = ("settings-refused", ".json")
"""How a file is called of which something makes no sense, with a number between."""
MAX_BYTES: Final = 1024 * 1024
LONGEST_NAME: Final = 40
MOST_PEOPLE: Final = 100
# So many names are remembered with how their hands are sorted.
MOST_ORDERS: Final = 400
MOST_DARES: Final = 3
LONGEST_FOLDER: Final = 100
# No guided first round has as many steps.
MOST_STEPS: Final = 1000
FARTHEST: Final = 100_000
# No match has as high a number.
HIGHEST: Final = 2**31
# What computer players were called while they were no characters: no person gave them these names.
FORMER: Final = """
Anna Anne Berit Berta Bertha Birta Edward Einar Emil Freya Freyja Frieda Frøydis Halldór Harald Harold Helen Helga
Johann John Jon Jón Sarah Sigrid Sigrun Sigrún
"""
VOLUMES: Final = range(101)
COLOURS: Final = range(8)
Language = Literal["is", "nb", "de", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("is", "nb", "de", "en")
Letters = Literal["language", "international", "norwegian"]
Level = Literal["easy", "medium", "hard"]
TakingBack = Literal["never", "unseen", "decision"]
# What a version before this one wrote without being asked, "usual", is no value any more: the user who never
# chose gets the new default, and an older version reads "until_down" as its own.
Asking = Literal["useful", "until_down", "always", "never"]
Wordiness = Literal["little", "turns", "everything"]
Pace = Literal["calm", "normal", "brisk", "instant"]
Back = Literal["red", "blue", "green"]
Theme = Literal["green", "night", "contrast"]
Frame = Literal["system", "dark", "light"]
Grace = Literal[0, 2, 4, 8]
TextScale = Literal[100, 125, 150, 200]


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """One seat as it was set up last: ``level`` is ``None`` for a person. ValueError for what cannot be.

    ``character``: a computer player is called as its face is, in whatever language.
    """

    name: str
    level: Level | None
    colour: int
    face: str = ""
    character: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or len(self.name) > LONGEST_NAME:
            raise ValueError("name")
        object.__setattr__(self, "name", clean_name(self.name))
        if self.level is not None and self.level not in get_args(Level):
            raise ValueError("level")
        if type(self.colour) is not int or self.colour not in COLOURS:
            raise ValueError("colour")
        if not isinstance(self.face, str) or len(self.face) > LONGEST_FACE:
            raise ValueError("face")
        if type(self.character) is not bool or (self.character and self.level is None):
            raise ValueError("character")


@dataclass(frozen=True, slots=True)
class Person:
    """A person who sits down here: remembered, and chosen afterwards. ValueError for what cannot be."""

    name: str
    colour: int
    face: str = ""

    def __post_init__(self) -> None:
        SeatChoice(self.name, None, self.colour, self.face)
        object.__setattr__(self, "name", clean_name(self.name))

    def seat(self) -> SeatChoice:
        """The seat in which this person sits."""
        return SeatChoice(self.name, None, self.colour, self.face)

    def is_called(self, name: str) -> bool:
        """Whether this is the person of that name; large and small letters are alike."""
        return name_key(self.name) == name_key(name.strip())


@dataclass(frozen=True, slots=True)
class LastTable:
    """How a game was set up last, so that one click plays it again.

    ``taking_back`` is ``None`` where it is what those who sit there usually have.
    """

    seats: list[SeatChoice]
    options: dict[str, str | int | bool]
    taking_back: TakingBack | None = None

    @property
    def people(self) -> list[str]:
        """Who sat there in person."""
        return [seat.name for seat in self.seats if seat.level is None]

    @classmethod
    def read(cls, data: Any) -> LastTable:
        """The table that was written; ValueError, TypeError or KeyError when the data describes none."""
        options = data["options"]
        if not isinstance(options, dict) or not _are_values(options):
            raise ValueError("options")
        chosen = data.get("taking_back")
        taking_back = chosen if chosen in get_args(TakingBack) else None
        return cls([_as_character(SeatChoice(**seat)) for seat in data["seats"]], options, taking_back)


def _as_character(seat: SeatChoice) -> SeatChoice:
    return replace(seat, character=True) if seat.level is not None and seat.name in FORMER.split() else seat


@dataclass(frozen=True, slots=True)
class GuideProgress:
    """How far a person has come in a guided first round: the next step, whether it was finished, whether offered."""

    step: int = 0
    done: bool = False
    offered: bool = False

    def __post_init__(self) -> None:
        if type(self.step) is not int or not 0 <= self.step < MOST_STEPS:
            raise ValueError("step")
        if type(self.done) is not bool or type(self.offered) is not bool:
            raise ValueError("done")

    @classmethod
    def read(cls, data: Any) -> GuideProgress:
        """What was written; ValueError or TypeError when it describes none."""
        if not isinstance(data, dict):
            raise TypeError("progress")
        return cls(data.get("step", 0), data.get("done", False), data.get("offered", False))


@dataclass(frozen=True, slots=True)
class Dare:
    """A lost match that its loser dared to play again: which seat, the digest of its table, the day (as ISO has it).

    ``answer`` is the number of the match in which that was done. ValueError for what cannot be.
    """

    seat: int
    digest: str
    day: str
    answer: int | None = None

    def __post_init__(self) -> None:
        if type(self.seat) is not int or not 0 <= self.seat < MOST_PEOPLE:
            raise ValueError("seat")
        if not isinstance(self.digest, str) or len(self.digest) > LONGEST_FOLDER:
            raise ValueError("digest")
        date.fromisoformat(self.day)
        if self.answer is not None and not _is_number(self.answer):
            raise ValueError("answer")


@dataclass(frozen=True, slots=True)
class PastMistake:
    """A mistake of an old match, found on a day (as ISO has it).

    ``number`` and ``digest`` are those of the match, ``seat`` made it after ``line`` lines of its log; ``seen`` once
    it was thought about. ValueError for what cannot be.
    """

    day: str
    number: int
    seat: int
    line: int
    digest: str
    seen: bool = False

    def __post_init__(self) -> None:
        date.fromisoformat(self.day)
        if not _is_number(self.number):
            raise ValueError("number")
        for value in (self.seat, self.line):
            if type(value) is not int or not 0 <= value < HIGHEST:
                raise ValueError("line")
        if not isinstance(self.digest, str) or len(self.digest) > LONGEST_FOLDER or type(self.seen) is not bool:
            raise ValueError("digest")


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where the window was and how large, in logical pixels; it may have filled the screen, in one way or the other."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False
    full_screen: bool = False

    def __post_init__(self) -> None:
        sides = (self.x, self.y, self.width, self.height)
        if any(type(side) is not int or abs(side) > FARTHEST for side in sides) or min(sides[2:]) < 1:
            raise ValueError("place")
        if not isinstance(self.maximised, bool) or not isinstance(self.full_screen, bool):
            raise ValueError("maximised")


@dataclass(slots=True)
class Settings:
    """Every setting of the program; a value that a setting cannot have is a ValueError.

    ``language`` is ``None`` until the user chooses one (then the system's counts); ``deck`` is the name of a folder
    in the data folder's ``decks`` (empty: the program's own deck); ``grace`` is how many seconds
    computer players wait when a person may still call (0: until the person says go on); ``asking`` is when persons are
    asked what all are asked, such as whether they buy; ``wait_for_me`` is whether the table waits for a person where
    something is to be seen by everybody; ``remarks`` is whether characters say a word of their own;
    ``sounds`` is whether anything is heard at all, and ``volume`` how loud, in percent;
    ``text_scale`` is in percent; ``frame`` is whether the pages around the table are dark, light, or as the system's,
    ``two_keys`` lets Space step and Enter take, and ``left_handed`` puts the buttons of the table at
    the left; ``people`` are those who sit down here, in the order in which they came; ``rule_sets`` are house rules
    that got a name, by game and by that name; ``window`` is where the window was when it was closed last, ``None``
    before the first time; ``hand_orders`` is how hands are sorted, by game and by the name of the person;
    ``guides`` is how far a person has come in the guided first rounds, by game; ``plans`` are cards that were put
    together at a table but not laid yet, and ``standing_orders`` what was marked to be called there, by round and seat;
    ``dares`` are lost matches to be played again, by their numbers, and ``mistake`` is what was found last in
    old ones.
    """

    language: Language | None = None
    letters: Letters = "language"
    deck: str = ""
    four_colour: bool = False
    large_faces: bool = False
    back: Back = "blue"
    theme: Theme = "green"
    frame: Frame = "system"
    left_handed: bool = False
    pace: Pace = "normal"
    reduce_motion: bool = False
    mark_fitting: bool = True
    grace: Grace = 4
    asking: Asking = "useful"
    wait_for_me: bool = True
    remarks: bool = True
    two_keys: bool = False
    wordiness: Wordiness = "turns"
    sounds: bool = True
    volume: int = 60
    text_scale: TextScale = 100
    people: list[Person] = field(default_factory=list)
    last_tables: dict[str, LastTable] = field(default_factory=dict)
    rule_sets: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    window: WindowPlace | None = None
    hand_orders: dict[str, dict[str, str]] = field(default_factory=dict)
    guides: dict[str, GuideProgress] = field(default_factory=dict)
    plans: dict[str, list[list[str]]] = field(default_factory=dict)
    standing_orders: dict[str, list[list[str]]] = field(default_factory=dict)
    dares: dict[str, Dare] = field(default_factory=dict)
    mistake: PastMistake | None = None

    def __setattr__(self, name: str, value: Any) -> None:
        if not _CAN_BE[name](value):
            raise ValueError(name)
        object.__setattr__(self, name, value)

    @property
    def sat_together(self) -> list[str]:
        """The people of the table that was set last, of whatever game."""
        return next((table.people for table in reversed(self.last_tables.values())), [])

    def persons_at(self, game: str) -> int:
        """How many people will sit down to a game: as last time, as at any table, else everybody; at least one."""
        last = self.last_tables.get(game)
        return len(last.people if last is not None else self.sat_together or self.people) or 1


def _one_of(values: Any) -> Callable[[Any], bool]:
    known = get_args(values)
    return lambda value: any(value == one and type(value) is type(one) for one in known)


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


def _is_number(value: Any) -> bool:
    return type(value) is int and 0 < value < HIGHEST


def _is_key(key: Any) -> bool:
    """Whether this is the number of a match as it is written in a key."""
    return isinstance(key, str) and len(key) < 11 and key.isdecimal() and key == str(int(key)) and _is_number(int(key))


def _are_words(orders: tuple[Any, Any]) -> bool:
    game, by_name = orders
    texts = [game, *by_name.keys(), *by_name.values()] if isinstance(by_name, dict) else [None]
    return len(texts) <= MOST_ORDERS and all(isinstance(text, str) and len(text) <= LONGEST_FOLDER for text in texts)


def _are_rules(sets: tuple[Any, Any]) -> bool:
    game, by_name = sets
    if not isinstance(game, str) or not isinstance(by_name, dict) or len(by_name) > MOST_ORDERS:
        return False
    return all(
        isinstance(name, str) and 0 < len(name) <= LONGEST_FOLDER and isinstance(rules, dict) and _are_values(rules)
        for name, rules in by_name.items()
    )


def _are_notes(value: Any) -> bool:
    return isinstance(value, dict) and len(value) <= MOST_ORDERS and all(_is_note(one) for one in value.items())


def _is_note(note: tuple[Any, Any]) -> bool:
    key, groups = note
    if not isinstance(key, str) or len(key) > LONGEST_FOLDER or not isinstance(groups, list):
        return False
    cards = [card for group in groups if isinstance(group, list) for card in group]
    return all(isinstance(one, list) for one in groups) and all(isinstance(card, str) for card in cards)


def _are_values(rules: dict[Any, Any]) -> bool:
    return all(isinstance(key, str) and isinstance(value, str | int) for key, value in rules.items())


_CAN_BE: Final[dict[str, Callable[[Any], bool]]] = {
    "language": lambda value: value is None or value in LANGUAGES,
    "letters": _one_of(Letters),
    "deck": lambda value: isinstance(value, str) and len(value) <= LONGEST_FOLDER,
    "four_colour": _is_flag,
    "large_faces": _is_flag,
    "back": _one_of(Back),
    "theme": _one_of(Theme),
    "frame": _one_of(Frame),
    "left_handed": _is_flag,
    "pace": _one_of(Pace),
    "reduce_motion": _is_flag,
    "two_keys": _is_flag,
    "mark_fitting": _is_flag,
    "grace": _one_of(Grace),
    "asking": _one_of(Asking),
    "wait_for_me": _is_flag,
    "remarks": _is_flag,
    "wordiness": _one_of(Wordiness),
    "sounds": _is_flag,
    "volume": lambda value: type(value) is int and value in VOLUMES,
    "text_scale": _one_of(TextScale),
    "window": lambda value: value is None or isinstance(value, WindowPlace),
    "hand_orders": lambda value: isinstance(value, dict) and all(_are_words(one) for one in value.items()),
    "plans": lambda value: _are_notes(value),
    "standing_orders": lambda value: _are_notes(value),
    "mistake": lambda value: value is None or isinstance(value, PastMistake),
    "dares": lambda value: (
        isinstance(value, dict)
        and len(value) <= MOST_ORDERS
        and all(_is_key(key) and isinstance(one, Dare) for key, one in value.items())
    ),
    "people": lambda value: (
        isinstance(value, list)
        and len(value) <= MOST_PEOPLE
        and all(isinstance(one, Person) for one in value)
        and len({name_key(one.name) for one in value}) == len(value)
    ),
    "rule_sets": lambda value: isinstance(value, dict) and all(_are_rules(one) for one in value.items()),
    "guides": lambda value: (
        isinstance(value, dict)
        and len(value) <= MOST_ORDERS
        and all(isinstance(game, str) and isinstance(one, GuideProgress) for game, one in value.items())
    ),
    "last_tables": lambda value: (
        isinstance(value, dict)
        and all(isinstance(key, str) and isinstance(one, LastTable) for key, one in value.items())
    ),
}


# How one of many is read: a person, or what belongs to one game.
_READ_ONE: Final[dict[str, Callable[[Any], Any]]] = {
    "people": lambda data: Person(**data),
    "guides": GuideProgress.read,
    "last_tables": LastTable.read,
    "hand_orders": lambda data: data,
    "rule_sets": lambda data: data,
    "plans": lambda data: data,
    "standing_orders": lambda data: data,
    "dares": lambda data: Dare(**data),
}


# What one setting is made of, where it is more than a value.
_MADE_OF: Final[dict[str, Callable[..., Any]]] = {"window": WindowPlace, "mistake": PastMistake}


def were_kept(folder: Path | None) -> bool:
    """Whether there are settings in the folder, so that the program was used here before."""
    return folder is not None and os.path.lexists(folder / FILE_NAME)


class Taken(NamedTuple):
    """The settings that a start found.

    ``aside`` is how a file is called now of which a person or value was left out. ``unread``: they are out of reach,
    perhaps for a moment alone, so that these are the defaults and may not be written over them.
    """

    settings: Settings
    aside: str = ""
    unread: bool = False


def read_settings(folder: Path | None) -> Settings:
    """The settings in the folder; whatever is missing, out of reach or makes no sense is the default."""
    with contextlib.suppress(OSError):
        return _read(folder)[0]
    return Settings()


def take_settings(folder: Path | None) -> Taken:
    """The settings in the folder, to be written there again.

    Before a file of which something was left out would be written over, it gets another name; where it gets none, it
    stays as it is, as one that is out of reach does.
    """
    try:
        settings, whole = _read(folder)
        if folder is None or whole:
            return Taken(settings)
    except OSError:
        return Taken(Settings(), unread=True)
    try:
        aside = put_aside(folder / FILE_NAME, *REFUSED)
    except OSError:
        return Taken(settings, unread=True)
    write_settings(settings, folder)
    return Taken(settings, aside.name)


def _read(folder: Path | None) -> tuple[Settings, bool]:
    """The settings, and whether everybody and everything in them makes sense; a single choice is soon made again.

    Raises:
        OSError: They are out of reach, which says nothing of what they hold.
    """
    settings = Settings()
    if folder is None:
        return settings, True
    try:
        data: Any = json.loads(read_bytes(folder / FILE_NAME, MAX_BYTES))
    except FileNotFoundError:
        return settings, True
    except (OSError, ValueError, RecursionError) as error:
        if is_out_of_reach(error):
            raise
        return settings, False
    if not isinstance(data, dict):
        return settings, False
    taken = [take(settings, one.name, data[one.name]) for one in fields(Settings) if one.name in data]
    if "people" not in data:
        settings.people = _people_of(settings.last_tables)
    return settings, all(taken)


def _people_of(tables: dict[str, LastTable]) -> list[Person]:
    """Who has sat at the last tables: settings from before people were remembered know them from there alone."""
    met: dict[str, Person] = {}
    for table in tables.values():
        for seat in table.seats:
            if seat.level is None:
                met.setdefault(name_key(seat.name), Person(seat.name, seat.colour, seat.face))
    return list(met.values())[:MOST_PEOPLE]


def write_settings(settings: Settings, folder: Path | None) -> bool:
    """Keep the settings; whether that was possible."""
    if folder is None:
        return False
    try:
        write_bytes(folder / FILE_NAME, json.dumps(asdict(settings), indent=1).encode())
    except OSError:
        return False
    return True


def take(settings: Settings, name: str, data: Any) -> bool:
    """Set what was written of one setting; whether all of the people or games in it make sense, who else stay out."""
    if name in _READ_ONE:
        if not isinstance(data, type(getattr(settings, name))):
            return False
        taken = [_take_one(settings, name, one) for one in (data.items() if isinstance(data, dict) else data)]
        return all(taken)
    with contextlib.suppress(Exception):  # whatever was written there
        made = _MADE_OF[name](**data) if name in _MADE_OF and data is not None else data
        setattr(settings, name, made)
    return True


def _take_one(settings: Settings, name: str, data: Any) -> bool:
    known, read = getattr(settings, name), _READ_ONE[name]
    try:
        if isinstance(known, list):
            person = read(data)
            # Two spellings of a name were two people once.
            if not any(one.is_called(person.name) for one in known):
                setattr(settings, name, [*known, person])
            return True
        game, one = data[0], read(data[1])
        if len(known) == MOST_ORDERS or not _CAN_BE[name]({game: one}):
            return False
        known[game] = one
    except Exception:  # whatever was written there
        return False
    return True
