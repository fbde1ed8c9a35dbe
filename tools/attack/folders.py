"""Data folders with one hostile thing each, as a stick, a synced folder or somebody with bad will may bring them."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from cardtable.app.settings import Person, Settings, write_settings
from cardtable.app.summaries import MatchSummaries
from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.backups import back_up
from cardtable.store.database import Database
from cardtable.store.file_format import digest
from cardtable.store.opening import FILE_NAME, LOCK_NAME, MENDED_NAME, PICTURES_NAME, PLAN_NAME
from cardtable.store.summary_cache import TALLIES_NAME, Counted
from tools.attack.records import step

GAMES: Final = 5
FINISHED: Final = 3
BACKUP: Final = "games-backup-2026-01-01.sqlite"
DEEP: Final = "[" * 90_000 + "]" * 90_000
# In a list whose other parts are right, so that it passes for one until it is read.
DEEP_NAMES: Final = f'["Anna", {DEEP}]'
# More than any bound of ours for a file.
HUGE: Final = "x" * (17 * 1024**2)
ENDLESS: Final = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
Deed = Callable[[Path], None]
Kind = tuple[str, Deed, tuple[int, int]]
# Windows has neither pipes nor, for everybody, links.
KINDS: Final = ("folder", "sparse") if os.name == "nt" else ("folder", "link", "circle", "pipe", "sparse")


class Poison(NamedTuple):
    """What is done to the whole folder, and how many matches must be listed and counted all the same."""

    deed: Deed
    listed: int
    counted: int


def whole(folder: Path, luck: str = "") -> None:
    """A folder of an ordinary family: three finished games and two that wait, people, a copy, counts.

    With other ``luck`` they are other matches.
    """
    moments = count()
    database = Database(folder, lambda: datetime(2026, 1, 1, 20, tzinfo=UTC) + timedelta(minutes=next(moments)))
    for game, seats, over in (
        ("veidimadur", [Seat("Anna"), Seat("Óli", None, 1)], True),
        ("olsen", [Seat("Anna"), Seat("Óli", None, 1), Seat("Tölva", "easy", 2)], True),
        ("veidimadur", [Seat("Anna"), Seat("Dóra", None, 2)], True),
        ("klikk", [Seat("Anna"), Seat("Óli", None, 1), Seat("Dóra", None, 2)], False),
        ("olsen", [Seat("Anna"), Seat("Óli", None, 1)], False),
    ):
        known, rng = catalogue()[game].game, Random(f"{game}/{seats}{luck}")
        lengths = {"veidimadur": {"deals": 1}, "olsen": {"first_to": 1}}.get(game, {})
        match = Match(known, known.options.read(lengths), seats, new_deal_code(rng))
        while not (match.over if over else len(match.log) >= 9):
            step(match, rng)
        database.add(match, f"luck {len(match.log)}{luck}")
    summaries = MatchSummaries(database)
    summaries.look()
    summaries.count_all()
    back_up(folder, date(2026, 1, 1))
    database.close()
    write_settings(Settings(people=[Person("Anna", 0), Person("Óli", 1), Person("Dóra", 2)]), folder)


# -- what is done ------------------------------------------------------------------------------------------------------


def sql(script: str, *values: object, file: str = FILE_NAME) -> Deed:
    """Statements, the last of them with these values."""

    def deed(folder: Path) -> None:
        connection = sqlite3.connect(folder / file, isolation_level=None)
        *before, last = [one for one in script.split(";\n") if one.strip()]
        for one in before:
            connection.execute(one)
        connection.execute(last, values)
        connection.close()

    return deed


def schema(name: str, text: str, *, file: str = FILE_NAME) -> Deed:
    """Another text in the schema, which no statement would write."""

    def deed(folder: Path) -> None:
        connection = sqlite3.connect(folder / file, isolation_level=None)
        connection.execute("PRAGMA writable_schema = ON")
        (known,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        changed = known.rstrip()
        changed = changed[: changed.rindex(")")] + f", {text})" + changed[changed.rindex(")") + 1 :]
        connection.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (changed, name))
        connection.close()

    return deed


def summary(change: Callable[[list[Any]], object]) -> Deed:
    """Another count under a right seal: ``change`` takes what was counted of each match, and gives what is written."""

    def deed(folder: Path) -> None:
        connection = sqlite3.connect(folder / TALLIES_NAME, isolation_level=None)
        for number, *row, _ in connection.execute("SELECT * FROM tally").fetchall():
            text = change(json.loads(row[-1]))
            row[-1] = text if isinstance(text, str) else json.dumps(text)
            found = (number, *row, Counted._make(row).seal(number))
            connection.execute("INSERT OR REPLACE INTO tally VALUES (?, ?, ?, ?, ?, ?, ?)", found)
        connection.close()

    return deed


def of_a_seat(place: int, value: object) -> Deed:
    """Another field of the first seat, under a right seal."""

    def change(data: list[Any]) -> object:
        data[-1][0][place] = value
        return data

    return summary(change)


def of_a_match(place: int, value: object) -> Deed:
    """Another field of a count, under a right seal."""
    return summary(lambda data: [*data[:place], value, *data[place + 1 :]])


def column(name: str, value: object) -> Deed:
    """Another column of the tallies, under a seal that is right as long as it can be."""

    def deed(folder: Path) -> None:
        connection = sqlite3.connect(folder / TALLIES_NAME, isolation_level=None)
        names = [row[1] for row in connection.execute("PRAGMA table_info(tally)")]
        for number, *row, seal in connection.execute("SELECT * FROM tally").fetchall():
            row[names.index(name) - 1 : names.index(name)] = [value] if name != "seal" else []
            last = value if name == "seal" else Counted._make(row[:5]).seal(number)
            connection.execute("INSERT OR REPLACE INTO tally VALUES (?, ?, ?, ?, ?, ?, ?)", (number, *row[:5], last))
            del seal
        connection.close()

    return deed


def file(name: str, data: bytes | str) -> Deed:
    """A file with these bytes in the place of what is there."""

    def deed(folder: Path) -> None:
        gone(folder / name)
        (folder / name).write_bytes(data.encode() if isinstance(data, str) else data)

    return deed


def thing(name: str, kind: str) -> Deed:
    """A folder, a link, a pipe or 40 GB of nothing in the place of a file."""

    def deed(folder: Path) -> None:
        path = folder / name
        gone(path)
        if kind == "folder":
            (path / "inside").mkdir(parents=True)
        elif kind == "link":
            path.symlink_to(folder.parent / "elsewhere")
        elif kind == "circle":
            path.symlink_to(path.name)
        elif kind == "pipe":
            os.mkfifo(path)
        else:
            with path.open("wb") as made:
                made.truncate(40 * 1024**3)

    return deed


def gone(path: Path) -> None:
    """Take away what is there."""
    shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink(missing_ok=True)


def plan(**fields: Any) -> Deed:
    """A change of people that was begun, with these fields."""
    given = {"names": {"Anna": "Ása"}, "forgotten": [], "guest": "Gestur", "settings": {}, "token": 7, **fields}
    return file(PLAN_NAME, json.dumps(given))


def picture(change: Callable[[dict[str, Any]], object]) -> Deed:
    """Other words beside every kept picture of a table, which is otherwise the right one."""

    def deed(folder: Path) -> None:
        from PySide6.QtGui import QImage

        for path in (folder / PICTURES_NAME).glob("*.png"):
            image = QImage(str(path))
            told = change(json.loads(image.text("glance")))
            image.setText("glance", told if isinstance(told, str) else json.dumps(told))
            image.save(str(path))

    return deed


def beside(name: str) -> Deed:
    """A file in the folder of pictures, called so."""

    def deed(folder: Path) -> None:
        place = folder / PICTURES_NAME
        place.mkdir(exist_ok=True)
        with open(os.path.join(os.fsencode(place), os.fsencode(name)), "wb") as made:
            made.write(b"x")

    return deed


def both(*deeds: Deed) -> Deed:
    """One after the other."""

    def deed(folder: Path) -> None:
        for one in deeds:
            one(folder)

    return deed


def table(change: dict[str, Any]) -> Deed:
    """Another table in the newest match, under a right seal."""

    def deed(folder: Path) -> None:
        connection = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
        (text,) = connection.execute("SELECT snapshot FROM game WHERE id = 5").fetchone()
        snapshot = json.loads(text)
        snapshot["round"].update(change)
        values = (json.dumps(snapshot), digest(snapshot))
        connection.execute("UPDATE game SET snapshot = ?, digest = ? WHERE id = 5", values)
        connection.close()

    return deed


# -- all of them -------------------------------------------------------------------------------------------------------

_SEATS_OF_NONSENSE: Final = sql(
    "UPDATE game SET head = ? WHERE id = 5", json.dumps({"seats": [3, None, ["Anna"], {"name": "Anna"}], "game": "x"})
)
_ROW: Final = (GAMES - 1, FINISHED - 1)
_NOTHING: Final = (GAMES, FINISHED)
_ALL: Final = (0, 0)
_MOMENTS: Final[dict[str, object]] = {
    "in the year 1": "0001-01-01T00:00:00",
    "in the year 1 with a zone": "0001-01-01T00:00:00+00:00",
    "in the year 9999": "9999-12-31T23:59:59+00:00",
    "after the last day with its zone": "9999-12-31T23:59:59-12:00",
    "in the year 3500": "3500-06-06T06:06:06+00:00",
    "in the year 1900": "1900-01-01T00:00:00+00:00",
    "without a zone": "2026-01-01T21:00:00",
    "in a zone of its own": "2026-01-01T21:00:00+23:59:59.999999",
    "of no calendar": "2026-02-31T99:00:00+00:00",
    "a number": 1,
    "bytes": b"2026-01-01T21:00:00+00:00",
    "nothing": "",
    "deep": DEEP,
    "huge": HUGE,
}
_VALUES: Final[dict[str, object]] = {"a number": 10**15, "bytes": b"\xff\xfe\x00", "deep": DEEP, "NULs": "\0" * 5000}


def _moments() -> Iterator[Kind]:
    for what, value in _MOMENTS.items():
        yield (f"the newest game is {what}", sql("UPDATE game SET updated = ? WHERE id = 5", value), _ROW)
        yield (f"a finished game is {what}", sql("UPDATE game SET updated = ? WHERE id = 2", value), _ROW)
        yield (f"a game began {what}", sql("UPDATE game SET created = ? WHERE id = 3", value), _ROW)
    for what in ("in the year 1", "in the year 9999", "without a zone"):
        yield (f"every game is {what}", sql("UPDATE game SET updated = ?, created = updated", _MOMENTS[what]), _ALL)


def _columns() -> Iterator[Kind]:
    for name in ("game", "name", "over", "players", "head", "snapshot", "digest"):
        for what, value in _VALUES.items():
            yield (f"{name} is {what}", sql(f"UPDATE game SET {name} = ? WHERE id IN (2, 5)", value), (3, 2))
    for what, value in {
        "is a list of deep lists": DEEP_NAMES, "are numbers": "[1, 2]", "are none": "[]",
        "are a hundred": json.dumps(["A"] * 100),
        "are objects": '[{"name": "Anna"}]', "have huge names": json.dumps([HUGE, "Anna"]), "are no JSON": "Anna",
        "have half letters": '["\\ud800", "\\udfff"]', "are null": "null", "are an object": '{"Anna": 1}',
    }.items():  # fmt: skip
        yield (f"players {what}", sql("UPDATE game SET players = ? WHERE id IN (2, 5)", value), (3, 2))
    yield ("a name turns the text around", sql("UPDATE game SET name = ?", "\u202e\u2028<b>\0\x1b[31m"), _NOTHING)
    yield ("a name is huge", sql("UPDATE game SET name = ? WHERE id = 5", HUGE), _ROW)
    yield ("a game nobody knows", sql("UPDATE game SET game = 'bridge' WHERE id IN (2, 5)"), (3, 2))
    yield ("a game is a path", sql("UPDATE game SET game = '../../x' WHERE id = 5"), _ROW)
    yield ("the largest number", sql("UPDATE game SET id = 9223372036854775807 WHERE id = 5"), _ROW)
    yield ("a number below nothing", sql("UPDATE game SET id = -5 WHERE id = 5"), _ROW)
    yield ("a head of other keys", sql('UPDATE game SET head = \'{"seats": 3, "log": []}\' WHERE id = 5'), _ROW)
    yield ("a head that is a list", sql("UPDATE game SET head = '[]'"), _ROW)
    for what, value in {
        **_VALUES, "a number without end": "1" * 50_000, "packed nonsense": zlib.compress(b"{"),
        "a packed deep list": zlib.compress(DEEP.encode()), "a bomb": zlib.compress(b"[" + b"0," * 60_000_000 + b"0]"),
    }.items():  # fmt: skip
        yield (f"a line of the log is {what}", sql("UPDATE entry SET data = ? WHERE game IN (2, 5)", value), _ROW)
    yield ("places of lines are texts", sql("UPDATE entry SET position = 'x' || position"), _ROW)
    yield ("lines before the first", sql("UPDATE entry SET position = position - 100"), _ROW)
    for key, odd in (("turn", 77), ("hands", []), ("stock", None), ("direction", "x"), ("hands", [["2C"] * 52] * 2)):
        yield (f"an impossible table: {key} {str(odd)[:9]}", table({key: odd}), _ROW)


def _counts() -> Iterator[Kind]:
    for what, value in {
        "null": "null", "a number": "3", "a list of nothing": "[]", "an object": "{}", "deep": DEEP, "a text": '"x"',
        "two counts": "[],[]", "NaN": "NaN", "no JSON": "\0", "huge": json.dumps([HUGE]),
    }.items():  # fmt: skip
        yield (f"a count is {what}", summary(lambda _, value=value: value), _NOTHING)  # type: ignore[misc]
    for place, name in enumerate(("length", "rounds", "low", "retaken", "counted", "seats")):
        for what, odd_one in {"null": None, "a number": 10**30, "not finite": float("inf")}.items():
            yield (f"{name} of a count is {what}", of_a_match(place, odd_one), _NOTHING)
    for place, name in enumerate(
        ("name", "level", "guest", "place", "total", "best", "worst", "rounds", "feats")
    ):  # fmt: skip
        for what, odd_other in {
            "a list": [1],
            "a text": "x" * 500,
            "a number": 10**30,
            "not finite": float("nan"),
        }.items():
            yield (f"{name} of a seat is {what}", of_a_seat(place, odd_other), _NOTHING)
    yield ("a flag is a number", of_a_seat(2, 1), _NOTHING)
    yield ("a number is a flag", of_a_seat(3, True), _NOTHING)
    yield (
        "nobody has won",
        summary(lambda data: [*data[:-1], [[*seat[:3], 2, *seat[4:]] for seat in data[-1]]]),
        _NOTHING,
    )
    yield ("feats are texts", of_a_seat(8, {"caught": "x"}), _NOTHING)
    for what, odd_cheat in {
        "numbers": [1], "of no kind": [[1, 1, "", "KC", ""]], "of no card": [[1, 1, "hidden", "", ""]],
        "under nothing": [[1, 1, "tucked", "KC", ""]],
    }.items():  # fmt: skip
        yield (f"cheats of a seat are {what}", of_a_seat(13, odd_cheat), _NOTHING)
    yield ("half a letter in a count", of_a_seat(0, "\ud800"), _NOTHING)
    for name in ("digest", "luck", "players", "version", "data", "seal"):
        for what, odd in list(_VALUES.items())[:3]:
            yield (f"{name} of a count's row is {what}", column(name, odd), _NOTHING)


def _schemas() -> Iterator[Kind]:
    names = "id, game, name, created, updated, over, players, head, snapshot, digest"
    view = f"CREATE VIEW game AS SELECT {', '.join(f'i AS {name}' for name in names.split(', '))} FROM ({ENDLESS})"
    yield ("games are a view without end", sql(f"ALTER TABLE game RENAME TO other;\n{view}"), _ROW)
    yield (
        "lines are a view without end",
        sql(f"DROP TABLE entry;\nCREATE VIEW entry AS SELECT i AS game, i AS position, i AS data FROM ({ENDLESS})"),
        _ROW,
    )
    yield ("a further view", sql(f"CREATE VIEW more AS {ENDLESS}"), _NOTHING)
    yield ("a further table", sql("CREATE TABLE more (x)"), _NOTHING)
    yield ("a column more", sql("ALTER TABLE game ADD COLUMN more"), _ALL)
    yield ("a computed column", sql("ALTER TABLE game ADD COLUMN more AS (length(hex(snapshot)))"), _ALL)
    yield ("other types of columns", schema("entry", "CHECK (length(data) > 0)"), _NOTHING)
    heavy = "length(hex(zeroblob(100000000))) > 0"
    yield ("a check that takes long", schema("game", f"CHECK ({heavy})"), _NOTHING)
    yield (
        "an index that takes long",
        sql(f"CREATE INDEX slow ON game (id) WHERE {heavy.replace('100000000', '10')}"),
        _NOTHING,
    )
    yield ("an index over an expression", sql("CREATE INDEX more ON game (upper(players))"), _NOTHING)
    yield ("no index", sql("DROP INDEX game_list"), _NOTHING)
    for moment in ("UPDATE ON game", "DELETE ON game", "INSERT ON entry", "DELETE ON entry"):
        deed = f"INSERT INTO entry SELECT i, i, i FROM ({ENDLESS})"
        yield (f"a trigger before {moment}", sql(f"CREATE TRIGGER more BEFORE {moment} BEGIN {deed}; END"), _NOTHING)
    yield (
        "a trigger forgets all",
        sql("CREATE TRIGGER more AFTER UPDATE ON game BEGIN DELETE FROM game; END"),
        _NOTHING,
    )
    yield ("a table of words", sql("CREATE VIRTUAL TABLE more USING fts5(x)"), _NOTHING)
    columns = "game, digest, luck, players, version, data, seal"
    endless = (
        f"CREATE VIEW tally AS SELECT {', '.join(f'i AS {name}' for name in columns.split(', '))} FROM ({ENDLESS})"
    )
    for what, script in {
        "counts are a view without end": f"DROP TABLE tally;\n{endless}",
        "counts of another form are a view": f"DROP TABLE tally;\n{endless};\nPRAGMA user_version = 1",
        "counts with a trigger": f"CREATE TRIGGER t BEFORE DELETE ON tally BEGIN INSERT INTO tally {ENDLESS}; END",
        "counts with a view": f"CREATE VIEW v AS {ENDLESS}",
        "counts with a computed column": "ALTER TABLE tally ADD COLUMN more AS (length(hex(data)))",
        "counts of a later form": "PRAGMA user_version = 77",
    }.items():  # fmt: skip
        yield (what, sql(script, file=TALLIES_NAME), _NOTHING)
    yield ("a copy is a view without end", sql(f"ALTER TABLE game RENAME TO other;\n{view}", file=BACKUP), _NOTHING)
    planted = "games-backup-2026-01-02.sqlite"
    yield (
        "a planted copy without end",
        sql(f"{view};\nCREATE TABLE entry (game, position, data);\nPRAGMA user_version = 2", file=planted),
        _NOTHING,
    )
    yield (
        "a planted copy is mended",
        sql(f"{view};\nCREATE TABLE entry (game, position, data);\nPRAGMA user_version = 2", file=MENDED_NAME),
        _NOTHING,
    )
    yield (
        "a copy with moments of nobody",
        sql("UPDATE game SET created = 5, updated = '9999-12-31T23:59:59+00:00'", file=BACKUP),
        _NOTHING,
    )
    yield ("a copy with deep heads", sql("UPDATE game SET head = ?, created = '0001'", DEEP, file=BACKUP), _NOTHING)
    yield ("games of a later version", sql("PRAGMA user_version = 99"), _ALL)


def _plans() -> Iterator[Kind]:
    long = "A" * 5000
    for what, deed in {
        "a plan beside seats of nonsense": both(_SEATS_OF_NONSENSE, plan()),
        "a plan beside players of nonsense": both(
            sql("UPDATE game SET players = '[[\"Anna\"], 3]' WHERE id = 5"), plan()
        ),
        "a plan beside deep players": both(sql("UPDATE game SET players = ? WHERE id = 5", DEEP_NAMES), plan()),
        "a plan beside deep heads": both(sql("UPDATE game SET head = ? WHERE id = 5", DEEP), plan()),
        "a plan beside moments of nobody": both(
            sql("UPDATE game SET updated = '0001-01-01T00:00:00' WHERE id = 5"), plan()
        ),
        "a plan beside a sealed count of nonsense": both(of_a_seat(0, [1]), plan(forgotten=["Gestur"])),
    }.items():
        yield (what, deed, _ROW)
    for what, deed in {
        "a plan beside counts of no JSON": both(column("players", "no JSON"), plan(names={}, forgotten=["Gestur"])),
        "a plan with a huge name": plan(names={"Anna": long}),
        "a plan for a huge name": plan(names={long: "Anna"}),
        "a plan that forgets a huge name": plan(names={}, forgotten=[long]),
        "a plan with a huge guest": plan(names={}, forgotten=["Dóra"], guest=long),
        "a plan with a name of no letters": plan(names={"Anna": ""}),
        "a plan with numbers for names": plan(names={"Anna": 3}),
        "a plan with lists for names": plan(names={"Anna": ["Ása"]}),
        "a plan with a list": plan(names=["Anna"]),
        "a plan that is done for ever": plan(token=True),
        "a plan with a mark too large": plan(token=2**70),
        "a plan with a mark of letters": plan(token="7; DROP TABLE game"),
        "a plan with settings of nonsense": plan(settings={"people": [3], "last_tables": 7, "__class__": "x"}),
        "a plan with a list of settings": plan(settings=[1]),
        "a deep plan": file(PLAN_NAME, DEEP),
        "a plan of NULs": file(PLAN_NAME, b"\0" * 1000),
        "a plan of half letters": plan(names={"Anna": "\ud800"}),
        **{f"a plan that is a {kind}": thing(PLAN_NAME, kind) for kind in KINDS},
    }.items():  # fmt: skip
        yield (what, deed, _NOTHING)


def _files() -> Iterator[Kind]:
    for kind in KINDS:
        yield (f"games are a {kind}", thing(FILE_NAME, kind), _ALL)
        for name, what in (
            (TALLIES_NAME, "counts are"), ("settings.json", "settings are"), ("cardtable.log", "the log is"),
            ("starting", "the starting note is"), (BACKUP, "a copy is"), ("knocks", "knocks are"),
            (f"{TALLIES_NAME}-wal", "the journal of counts is"), ("decks", "decks are"),
        ):  # fmt: skip
            yield (f"{what} a {kind}", thing(name, kind), _NOTHING)
    for kind in KINDS[:4]:
        yield (f"the journal of games is a {kind}", thing(f"{FILE_NAME}-wal", kind), _ALL)
        yield (f"the lock is a {kind}", thing(LOCK_NAME, kind), _ALL)
        yield (f"mended games are a {kind}", thing(MENDED_NAME, kind), _NOTHING)
    for what, data in {"nonsense": b"\xff" * 9000, "NULs": b"\0" * 9000, "nothing": b"", "deep": DEEP.encode()}.items():
        yield (f"games are {what}", file(FILE_NAME, data), _ALL)
        yield (f"counts are {what}", file(TALLIES_NAME, data), _NOTHING)
        yield (f"settings are {what}", file("settings.json", data), _NOTHING)
        yield (f"a copy is {what}", file(BACKUP, data), _NOTHING)
        yield (f"the journal of games is {what}", file(f"{FILE_NAME}-wal", data), _NOTHING)
    for name, value in {
        "people": [3],
        "last_tables": {"olsen": {"seats": [1]}},
        "window": {"x": 1e300},
        "mistake": {"day": "2026-11-20", "number": -1},
        "dares": {"1": {"seat": -1}},
        "volume": True,
    }.items():
        yield (f"{name} in the settings is nonsense", file("settings.json", json.dumps({name: value})), _NOTHING)

    def copies(folder: Path) -> None:
        for day in range(1, 29):
            shutil.copyfile(folder / BACKUP, folder / f"games-backup-2031-03-{day:02}.sqlite")

    yield ("copies of days to come", copies, _NOTHING)


# Taken for patterns, for options, for other folders, for letters, for devices.
_NAMES: Final = (
    "a**b", "**", "*", "[", "[!", "?.png", "-rf", "~", "..png", "a\nb.png", "\u202egnp.1", "\udcff\udcfe.png",
    "nul.png", "%s.png", "5.PNG", "٥.png", "x" * 250,
)  # fmt: skip
_USES: Final = "".join(f'<g id="g{n}">' + f'<use href="#g{n - 1}"/>' * 10 + "</g>" for n in range(1, 9))
_SVG: Final = "http://www.w3.org/2000/svg"
_BOMB: Final = f'<svg xmlns="{_SVG}"><g id="g0"><path d="M0 0L9 9"/></g>{_USES}</svg>'
# PNG takes no more than eight million letters beside a picture.
_LONG: Final = "W" * 3_000_000


def _pictures() -> Iterator[Kind]:
    for name in _NAMES if os.name != "nt" else ():
        yield (f"a picture is called {ascii(name)[:20]}", beside(name), _NOTHING)
    for kind in KINDS:
        yield (f"pictures are a {kind}", thing(PICTURES_NAME, kind), _NOTHING)
        for name in ("5.png", "77.png"):
            yield (f"the picture {name} is a {kind}", thing(f"{PICTURES_NAME}/{name}", kind), _NOTHING)
    kept: dict[str, bytes | str] = {
        "an endless SVG": _BOMB, "an SVG that reads": f'<svg xmlns="{_SVG}"><image href="/dev/zero"/></svg>',
        "nonsense": b"\xff" * 9000, "nothing": b"", "another format": b"GIF89a" + b"\xff\xff" * 9,
    }  # fmt: skip
    for what, data in kept.items():
        yield (f"every picture is {what}", both(*(file(f"{PICTURES_NAME}/{n}.png", data) for n in (4, 5))), _NOTHING)

    def of_a_seat(**fields: object) -> Deed:
        return picture(lambda told: {**told, "seats": [{**seat, **fields} for seat in told["seats"]]})

    for what, deed in {
        "a status of three million letters": picture(lambda told: {**told, "status": _LONG}),
        "a status that turns around": picture(lambda told: {**told, "status": "\u202e<b>\0\x1b[31m"}),
        "names of three million letters": of_a_seat(name=_LONG),
        "names of nothing": of_a_seat(name=""),
        "a level nobody has": of_a_seat(level="god"),
        "a colour without end": of_a_seat(colour=10**30),
        "a colour below nothing": of_a_seat(colour=-1),
        "faces of three million letters": of_a_seat(face=_LONG),
        "no seats": picture(lambda told: {**told, "seats": []}),
        "a hundred thousand seats": picture(lambda told: {**told, "seats": told["seats"][:1] * 100_000}),
        "somebody on turn who is not there": picture(lambda told: {**told, "active": 99}),
        "somebody on turn before the first": picture(lambda told: {**told, "active": -99}),
        "deep words": picture(lambda _: DEEP),
        "words of no JSON": picture(lambda _: "x"),
        "a number for words": picture(lambda _: "7"),
    }.items():
        yield (f"pictures say {what}", deed, _NOTHING)

    def many(folder: Path) -> None:
        for number in range(5000):
            beside(f"{number + 100}.png")(folder)

    yield ("five thousand pictures", many, _NOTHING)


GROUPS: Final = {
    "moments": _moments, "columns": _columns, "counts": _counts, "schemas": _schemas, "plans": _plans, "files": _files,
    "pictures": _pictures,
}  # fmt: skip


@cache
def poisons(*groups: str) -> dict[str, Poison]:
    """Every hostile thing of these groups, or of all, by what it is."""
    return {name: Poison(deed, *kept) for group in groups or GROUPS for name, deed, kept in GROUPS[group]()}
