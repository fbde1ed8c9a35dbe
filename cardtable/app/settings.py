"""Settings of this household: declared once, read with tolerance, written without ever leaving half a file.

A field is all that is said of a setting: from its type follows what it can be and how it is read. No model of a library
is made for it: settings are read before the first window is drawn.
"""

import contextlib
import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, is_dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Self, Union, get_args, get_origin

from cardtable.disk import is_out_of_reach, put_aside, read_bytes, write_bytes
from cardtable.engine.player_names import LONGEST_FACE, LONGEST_TYPED, clean_name, name_key

FILE_NAME: Final = "settings.json"
REFUSED: Final = ("settings-refused", ".json")
"""How a file is called of which something makes no sense, with a number between."""
MAX_BYTES: Final = 1024 * 1024
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
NUMBERS: Final = range(1, HIGHEST)
Language = Literal["is", "nb", "de", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
Level = Literal["easy", "medium", "hard"]
TakingBack = Literal["never", "unseen", "decision"]
# What a version before this one wrote without being asked, "usual", is no value any more: the user who never
# chose gets the new default, and an older version reads "until_down" as its own.
Asking = Literal["useful", "until_down", "always", "never"]
Wordiness = Literal["little", "turns", "everything"]
Pace = Literal["calm", "normal", "brisk", "instant"]
Theme = Literal["green", "night", "contrast"]
Frame = Literal["system", "dark", "light"]
TextScale = Literal[100, 125, 150, 200]


def _up_to(most: int, least: int = 0) -> Callable[[Any], bool]:
    return lambda value: least <= len(value) <= most


def _is_key(key: str) -> bool:
    """Whether this is the number of a match as it is written in a key."""
    return len(key) < 11 and key.isdecimal() and key == str(int(key)) and int(key) in NUMBERS


# A type is followed by what its values have to pass besides; annotations of this module are values.
Name = Annotated[str, _up_to(LONGEST_TYPED)]
Colour = Annotated[int, COLOURS.__contains__]
Face = Annotated[str, _up_to(LONGEST_FACE)]
Short = Annotated[str, _up_to(LONGEST_FOLDER)]
Number = Annotated[int, NUMBERS.__contains__]
Count = Annotated[int, range(HIGHEST).__contains__]
Day = Annotated[str, date.fromisoformat]
Place = Annotated[int, range(-FARTHEST, FARTHEST + 1).__contains__]
Side = Annotated[int, range(1, FARTHEST + 1).__contains__]
Rules = dict[str, str | int | bool]
Notes = Annotated[dict[Short, list[list[str]]], _up_to(MOST_ORDERS)]


def _test(kind: Any) -> Callable[[Any], bool]:
    """What says whether a value is of a type, and so is everything in it; a truth value is no number."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        tests = [_test(parts[0]), *parts[1:]]
        return lambda value: all(passes(value) for passes in tests)
    if origin is Literal:
        return lambda value: type(value) is not bool and isinstance(value, type(parts[0])) and value in parts
    tests = [_test(one) for one in parts]
    if origin in (Union, UnionType):
        return lambda value: any(passes(value) for passes in tests)
    if origin is list:
        return lambda value: isinstance(value, list) and all(map(tests[0], value))
    if origin is dict:
        return lambda value: (
            isinstance(value, dict) and all(map(tests[0], value)) and all(map(tests[1], value.values()))
        )
    if kind is int:
        return lambda value: isinstance(value, int) and not isinstance(value, bool)
    return lambda value: isinstance(value, kind)


@cache
def _tests(of: type) -> dict[str, Callable[[Any], bool]]:
    return {one.name: _test(one.type) for one in fields(of)}


def _check(made: Any) -> None:
    """ValueError for a field that is not what its type says."""
    for name, passes in _tests(made.__class__).items():
        if not passes(getattr(made, name)):
            raise ValueError(name)


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """One seat as it was set up last: ``level`` is ``None`` for a person. ValueError for what cannot be.

    ``character``: a computer player is called as its face is, in whatever language.
    """

    name: Name
    level: Level | None
    colour: Colour
    face: Face = ""
    character: bool = False

    def __post_init__(self) -> None:
        _check(self)
        object.__setattr__(self, "name", clean_name(self.name))
        if self.character and self.level is None:
            raise ValueError("character")


@dataclass(frozen=True, slots=True)
class Person:
    """A person who sits down here: remembered, and chosen afterwards. ValueError for what cannot be."""

    name: Name
    colour: Colour
    face: Face = ""

    def __post_init__(self) -> None:
        _check(self)
        object.__setattr__(self, "name", clean_name(self.name))

    def seat(self) -> SeatChoice:
        """The seat in which this person sits."""
        return SeatChoice(self.name, None, self.colour, self.face)

    def is_called(self, name: str) -> bool:
        """Whether this is the person of that name; large and small letters are alike."""
        return name_key(self.name) == name_key(name.strip())


def _are_different(people: list[Person]) -> bool:
    return len({name_key(one.name) for one in people}) == len(people)


@dataclass(frozen=True, slots=True)
class LastTable:
    """How a game was set up last, so that one click plays it again.

    ``taking_back`` is ``None`` where it is what those who sit there usually have.
    """

    seats: list[SeatChoice]
    options: Rules
    taking_back: TakingBack | None = None

    def __post_init__(self) -> None:
        _check(self)

    @property
    def people(self) -> list[str]:
        """Who sat there in person."""
        return [seat.name for seat in self.seats if seat.level is None]

    @classmethod
    def read(cls, data: Any) -> Self:
        """The table that was written; ValueError, TypeError or KeyError when the data describes none."""
        chosen = data.get("taking_back")
        taking_back = chosen if chosen in get_args(TakingBack) else None
        return cls([_as_character(_made(SeatChoice, seat)) for seat in data["seats"]], data["options"], taking_back)


def _as_character(seat: SeatChoice) -> SeatChoice:
    return replace(seat, character=True) if seat.level is not None and seat.name in FORMER.split() else seat


@dataclass(frozen=True, slots=True)
class GuideProgress:
    """How far a person has come in a guided first round: the next step, whether it was finished, whether offered."""

    step: Annotated[int, range(MOST_STEPS).__contains__] = 0
    done: bool = False
    offered: bool = False

    def __post_init__(self) -> None:
        _check(self)

    @classmethod
    def read(cls, data: Any) -> Self:
        """What was written; ValueError or TypeError when it describes none."""
        if not isinstance(data, dict):
            raise TypeError("progress")
        return cls(data.get("step", 0), data.get("done", False), data.get("offered", False))


@dataclass(frozen=True, slots=True)
class Dare:
    """A lost match that its loser dared to play again: which seat, the digest of its table, the day (as ISO has it).

    ``answer`` is the number of the match in which that was done. ValueError for what cannot be.
    """

    seat: Annotated[int, range(MOST_PEOPLE).__contains__]
    digest: Short
    day: Day
    answer: Number | None = None

    def __post_init__(self) -> None:
        _check(self)


@dataclass(frozen=True, slots=True)
class PastMistake:
    """A mistake of an old match, found on a day (as ISO has it).

    ``number`` and ``digest`` are those of the match, ``seat`` made it after ``line`` lines of its log; ``seen`` once
    it was thought about. ValueError for what cannot be.
    """

    day: Day
    number: Number
    seat: Count
    line: Count
    digest: Short
    seen: bool = False

    def __post_init__(self) -> None:
        _check(self)


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where the window was and how large, in logical pixels; it may have filled the screen, in one way or the other."""

    x: Place
    y: Place
    width: Side
    height: Side
    maximised: bool = False
    full_screen: bool = False

    def __post_init__(self) -> None:
        _check(self)


@dataclass(slots=True)
class Settings:
    """Every setting of the program; a value that a setting cannot have is a ValueError."""

    language: Language | None = None
    """``None`` until the user chooses one; then the system's counts."""
    letters: Literal["language", "international", "norwegian"] = "language"
    deck: Short = ""
    """A folder in the data folder's ``decks``; empty, it is the program's own deck."""
    four_colour: bool = False
    large_faces: bool = False
    back: Literal["red", "blue", "green"] = "blue"
    theme: Theme = "green"
    frame: Frame = "system"
    """How the pages around the table are."""
    left_handed: bool = False
    pace: Pace = "normal"
    reduce_motion: bool = False
    mark_fitting: bool = True
    grace: Literal[0, 2, 4, 8] = 4
    """How many seconds computer players wait when a person may still call; 0: until the person says go on."""
    asking: Asking = "useful"
    """When persons are asked what all are asked, such as whether they buy."""
    wait_for_me: bool = True
    """Whether the table waits for a person where something is to be seen by everybody."""
    remarks: bool = True
    """Whether characters say a word of their own."""
    two_keys: bool = False
    """Space steps and Enter takes."""
    wordiness: Wordiness = "turns"
    sounds: bool = True
    volume: Annotated[int, VOLUMES.__contains__] = 60
    text_scale: TextScale = 100
    people: Annotated[list[Person], _up_to(MOST_PEOPLE), _are_different] = field(default_factory=list)
    """Those who sit down here, in the order in which they came."""
    last_tables: dict[str, LastTable] = field(default_factory=dict)
    rule_sets: dict[str, Annotated[dict[Annotated[str, _up_to(LONGEST_FOLDER, 1)], Rules], _up_to(MOST_ORDERS)]] = (
        field(default_factory=dict)
    )
    """House rules that got a name, by game and by that name."""
    window: WindowPlace | None = None
    """Where the window was when it was closed last."""
    hand_orders: dict[Short, Annotated[dict[Short, Short], _up_to(MOST_ORDERS)]] = field(default_factory=dict)
    """How hands are sorted, by game and by the name of the person."""
    guides: Annotated[dict[str, GuideProgress], _up_to(MOST_ORDERS)] = field(default_factory=dict)
    plans: Notes = field(default_factory=dict)
    """Cards that were put together at a table but not laid yet, by match, round and seat."""
    standing_orders: Notes = field(default_factory=dict)
    """What was marked to be called there."""
    dares: Annotated[dict[Annotated[str, _is_key], Dare], _up_to(MOST_ORDERS)] = field(default_factory=dict)
    """Lost matches to be played again, by their numbers."""
    mistake: PastMistake | None = None
    """What was found last in old matches."""

    def __setattr__(self, name: str, value: Any) -> None:
        if not _tests(Settings)[name](value):
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


_TYPES: Final[dict[str, Any]] = {one.name: one.type for one in fields(Settings)}


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
    known = getattr(settings, name)
    if isinstance(known, list | dict):
        if not isinstance(data, type(known)):
            return False
        taken = [_take_one(settings, name, one) for one in (data.items() if isinstance(data, dict) else data)]
        return all(taken)
    with contextlib.suppress(Exception):  # whatever was written there
        setattr(settings, name, _read_as(_TYPES[name], data))
    return True


def _take_one(settings: Settings, name: str, data: Any) -> bool:
    known, kind = getattr(settings, name), _TYPES[name]
    part = get_args(get_args(kind)[0] if get_origin(kind) is Annotated else kind)[-1]
    try:
        if isinstance(known, list):
            person = _read_as(part, data)
            # Two spellings of a name were two people once.
            if not any(one.is_called(person.name) for one in known):
                setattr(settings, name, [*known, person])
            return True
        game, one = data[0], _read_as(part, data[1])
        if len(known) == MOST_ORDERS or not _tests(Settings)[name]({game: one}):
            return False
        known[game] = one
    except Exception:  # whatever was written there
        return False
    return True


def _read_as(kind: Any, data: Any) -> Any:
    """What a type of this module says, made of what was written; other data as it is."""
    made: Any = next((one for one in (kind, *get_args(kind)) if is_dataclass(one)), None)
    if data is None or made is None:
        return data
    return made.read(data) if hasattr(made, "read") else _made(made, data)


def _made(kind: Any, data: Any) -> Any:
    """One of this type, made of what was written; what a newer version says of it besides is left out."""
    return kind(**{name: data[name] for name in _tests(kind) if name in data})
