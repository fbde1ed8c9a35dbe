"""Several poisons in one folder, for one look at all of them; what each touches is found by comparing."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable.store.opening import FILE_NAME
from cardtable.store.summary_cache import TALLIES_NAME, Counted
from tools.attack.folders import FINISHED, GAMES, Poison, gone

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

# What each database holds of a match, and the column that says of which.
TABLES: Final = {FILE_NAME: {"game": "id", "entry": "game"}, TALLIES_NAME: {"tally": "game"}}
FORM: Final = (
    "SELECT type, name, sql FROM sqlite_master UNION ALL SELECT 'version', user_version, '' FROM pragma_user_version"
)
# A file of 40 GB of nothing is known by its size.
MOST_READ: Final = 100 * 1024**2
LARGE: Final = 10 * 1024**2


class Touched(NamedTuple):
    """What a poison changed: matches of which the rows are others, and files for another reason than those.

    ``large``: reading those rows takes long, wherever they are listed.
    """

    games: frozenset[int]
    files: frozenset[str]
    large: bool

    def meets(self, other: Touched) -> bool:
        """Whether both change the same file, or one of them a folder of the other's."""
        return any(
            f"{one}/".startswith(f"{two}/") or f"{two}/".startswith(f"{one}/")
            for one in self.files
            for two in other.files
        )


class Kept(NamedTuple):
    """How many matches are in a folder, and how many of them must be listed and counted whatever else is in it."""

    games: int = GAMES
    listed: int = GAMES
    counted: int = FINISHED


def touched(before: Path, after: Path) -> Touched:
    """What is other in one folder than in another."""
    files = {name for name, _ in _contents(before) ^ _contents(after)}
    games: set[int] = set()
    large = False
    for name, tables in TABLES.items():
        if name not in files or not (after / name).is_file():
            continue
        with suppress(sqlite3.Error), closing(_open(before / name)) as old, closing(_open(after / name)) as new:
            if _form(old) != _form(new):
                continue
            was, now = _rows(old, tables), _rows(new, tables)
            if was.keys() == now.keys():
                games.update(number for number, rows in was.items() if rows != now[number])
                files.remove(name)
                large = large or (after / name).stat().st_size > LARGE
    return Touched(frozenset(games), frozenset(files), large)


def stands_alone(poison: Poison, what: Touched) -> bool:
    """Whether it may hide others: it is large, takes matches with a file, or touches the file of all of them."""
    takes = (poison.listed, poison.counted) != (GAMES, FINISHED)
    return what.large or (bool(what.files) and (takes or any(name.startswith(FILE_NAME) for name in what.files)))


def shares(poisons: Mapping[str, Poison], pure: Path, place: Path) -> list[list[str]]:
    """The names of poisons that may be in one folder, folder by folder.

    Matches are in nobody's way, because each poison has its own (:func:`together`).
    """
    found: list[list[tuple[str, Touched]]] = []
    for name, poison in poisons.items():
        what = touched(pure, _poisoned(poison, pure, place))
        alone = stands_alone(poison, what)
        for others in found:
            if not alone and not any(stands_alone(poisons[other], its) or its.meets(what) for other, its in others):
                others.append((name, what))
                break
        else:
            found.append([(name, what)])
    return [[name for name, _ in group] for group in found]


def together(
    poisons: Mapping[str, Poison], pure: Path, family: Callable[[int], Path], place: Path
) -> tuple[Path, Kept]:
    """A folder with all of these: the files that each touched, and its matches as further ones.

    ``family`` gives folders of other matches, one for each poison: two equal ones would be one and its copy.
    """
    folder = place / "data"
    shutil.copytree(pure, folder)
    kept = Kept()
    for at, poison in enumerate(poisons.values()):
        like = pure
        what = touched(like, _poisoned(poison, like, place))
        if what.games:
            like = family(at)
            what = touched(like, _poisoned(poison, like, place))
        _move_files(what.files, place / "poisoned", folder)
        # One that is over and one that waits stand for all that it touched.
        over = [number for number in sorted(what.games) if number <= FINISHED][:1]
        waits = [number for number in sorted(what.games) if number > FINISHED][-1:]
        for number in over + waits:
            _add_match(number, place / "poisoned", folder)
        kept = Kept(
            kept.games + len(over + waits),
            kept.listed + max(0, len(over + waits) - (GAMES - poison.listed)),
            kept.counted + max(0, len(over) - (FINISHED - poison.counted)),
        )
    return folder, kept


def _poisoned(poison: Poison, pure: Path, place: Path) -> Path:
    folder = place / "poisoned"
    gone(folder)
    shutil.copytree(pure, folder)
    poison.deed(folder)
    return folder


def _move_files(names: frozenset[str], source: Path, target: Path) -> None:
    for name in sorted(names):
        gone(target / name)
        if os.path.lexists(source / name):
            (source / name).rename(target / name)


def _add_match(number: int, source: Path, target: Path) -> None:
    """Put all that is kept of a match into another folder under the next number, with a right seal if it had one."""
    new = 0
    for name, tables in TABLES.items():
        with closing(_open(source / name)) as old, closing(_open(target / name)) as file:
            new = new or max(_rows(file, tables)) + 1
            for table, _, *row in _rows(old, tables).get(number, []):
                if table == "tally" and Counted(*row[:-1]).seal(number) == row[-1]:
                    row[-1] = Counted(*row[:-1]).seal(new)
                file.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * (len(row) + 1))})", (new, *row))


def _contents(folder: Path) -> set[tuple[str, object]]:
    """Everything in a folder, by its name there."""
    found: set[tuple[str, object]] = set()
    for path in folder.rglob("*"):
        told = path.lstat()
        what: object = stat.S_IFMT(told.st_mode)
        if path.is_symlink():
            what = path.readlink()
        elif path.is_file():
            what = path.read_bytes() if told.st_size < MOST_READ else told.st_size
        found.add((path.relative_to(folder).as_posix(), what))
    return found


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _form(file: sqlite3.Connection) -> list[Any]:
    return file.execute(FORM).fetchall()


def _rows(file: sqlite3.Connection, tables: Mapping[str, str]) -> dict[int, list[tuple[Any, ...]]]:
    """What is kept of each match: rows with their table and its number before them."""
    found: dict[int, list[tuple[Any, ...]]] = {}
    for table, key in tables.items():
        for row in file.execute(f"SELECT * FROM {table} ORDER BY {key}"):
            found.setdefault(row[0], []).append((table, *row))
    return found
