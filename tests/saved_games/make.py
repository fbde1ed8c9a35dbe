"""Save games of today's version for the tests of all later ones: ``python -m tests.saved_games.make [NAME]``."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import sys
import tempfile
import zipfile
from argparse import ArgumentTypeError
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from cardtable import __version__
from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.store.file_format import SUFFIX
from cardtable.store.files import write_file
from cardtable.store.opening import FILE_NAME
from cardtable.store.record import record_of
from tests.saved_games import household
from tests.saved_games.facts import facts_of
from tests.saved_games.playing import play_to_the_end
from tests.saved_games.tables import LEVELS, MOMENTS, NAMES, TABLES, Table
from tools.commands import command, each

FOLDER = Path(__file__).parent
DATABASE = f"{FILE_NAME}.gz"
# A rare moment does not come in every match, and short matches make small files.
TRIES = 12
ODDLY = 0.2
NO_TIME = datetime(2000, 1, 1, tzinfo=UTC)


def new(table: Table, luck: Random) -> Match:
    """The match of a table, with nothing dealt."""
    one = catalogue()[table.game]
    seats = [Seat(NAMES[place], LEVELS[letter], place) for place, letter in enumerate(table.seats)]
    return Match(one.game, one.game.options.read(table.options), seats, new_deal_code(luck))


def moments(match: Match) -> dict[str, list[int]]:
    """After which lines of the log each moment was there."""
    found: dict[str, list[int]] = {}
    twin = match.at(0)
    for line, entry in enumerate(match.log, start=1):
        twin.replay(entry)
        if twin.over:
            found["finished"] = [line]
        elif twin.between_rounds:
            found.setdefault("between", []).append(line)
        else:
            found.setdefault("late", []).append(line)
            for name in wanted(twin.game.id):
                if MOMENTS[name](twin.round):
                    found.setdefault(name, []).append(line)
    # Near the end, so that the rest is played quickly.
    found["late"] = [found["late"][-max(10, len(found["late"]) // 8) :][0]]
    return found


def wanted(game: str) -> list[str]:
    """The moments that are looked for in a game."""
    names = {name for table in TABLES if table.game == game for name in table.moments.split()}
    return sorted(names & set(MOMENTS))


def played(table: Table) -> tuple[Match, dict[str, int]]:
    """The shortest of some matches with all moments of this table, and after which line each of them was there."""
    names = table.moments.split()
    complete = []
    for number in range(TRIES):
        luck = Random(f"{table.game} {table.name} {number}")
        match = new(table, luck)
        play_to_the_end(match, luck, oddly=ODDLY)
        found = moments(match)
        if set(names) <= set(found):
            complete.append(
                (len(match.log), number, match, {name: found[name][len(found[name]) // 2] for name in names})
            )
    if not complete:
        raise SystemExit(f"{table.game}, {table.name}: one of these moments never comes: {table.moments}")
    _, _, match, lines = min(complete, key=lambda one: one[:2])
    return match, lines


def saved_games() -> Iterator[tuple[str, Match, str]]:
    """Each saved game with its name and the seed of its computer players."""
    for table in each(TABLES, lambda table: f"{table.game}, {table.name}"):
        match, lines = played(table)
        for moment, line in lines.items():
            yield f"{table.game}/{table.name}/{moment}", match.at(line), f"{table.game} {table.name}"


def make(folder: Path) -> None:
    """Write the files and facts of every game, one database with all of them, and what a family keeps beside it.

    The same bytes every time.
    """
    facts: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as place:
        data, made = Path(place) / "data", Path(place) / "made"
        made.mkdir()
        database = Database(data, lambda: NO_TIME)
        for name, match, seed in saved_games():
            path = Path(place) / "one"
            write_file(record_of(match, seed), path)
            _add(made / f"{match.game.id}.zip", name, path.read_bytes())
            facts.setdefault(match.game.id, {})[name] = facts_of(match, seed)
            database.rename(database.add(match, seed), name)
        database.close()
        with (made / DATABASE).open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
            packed.write((data / FILE_NAME).read_bytes())
        household.make(made / household.FOLDER, data)
        for game, some in facts.items():
            (made / f"{game}.json").write_text(_written(some), encoding="utf-8", newline="\n")
        shutil.copytree(made, folder)


def _add(path: Path, name: str, data: bytes) -> None:
    file = zipfile.ZipInfo(f"{name}{SUFFIX}")  # a file of 1980: no clock
    file.compress_type = zipfile.ZIP_DEFLATED
    file.create_system = 3  # on every system the same
    with zipfile.ZipFile(path, "a", compresslevel=9) as archive:
        archive.writestr(file, data)


def _written(facts: dict[str, dict[str, Any]]) -> str:
    """JSON with a line for each fact, to be read by people, too."""
    games = []
    for name, some in facts.items():
        lines = [f"  {json.dumps(fact)}: {json.dumps(value, ensure_ascii=False)}" for fact, value in some.items()]
        games.append(f" {json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(games) + "\n}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the folder of this version; what an earlier one saved is never written anew."""
    parser = command("tests.saved_games.make", __doc__)
    parser.add_argument(
        "name", nargs="?", type=_name, default=__version__, metavar="NAME",
        help=f"of the folder (else the version, {__version__})",
    )  # fmt: skip
    folder = FOLDER / parser.parse_args(arguments).name
    if folder.exists():
        parser.error(f"{folder.name} is there already and stays as it was; give this set a name of its own")
    make(folder)
    return 0


def _name(text: str) -> str:
    if re.fullmatch(r"\w[\w.-]*", text) is None:
        raise ArgumentTypeError(f"{text!r} is no name for a folder; write one such as 1.2.0")
    return text


if __name__ == "__main__":
    sys.exit(main())
