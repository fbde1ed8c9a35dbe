"""Renaming or forgetting people in every saved match and every copy.

Several files change, and the program may be killed between any two: what is to be done is written down first, each
file is changed in one transaction that says whether it has been, and the person who starts next does what is left.
"""

from __future__ import annotations

import contextlib
import json
import re
import secrets
import sqlite3
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final, cast

from cardtable.disk import is_ordinary, is_out_of_reach, names_in, put_aside, read_bytes, remove, write_bytes
from cardtable.engine.match import GUEST
from cardtable.engine.player_names import LONGEST_NAME, called_apart, called_otherwise, clean_name, name_key
from cardtable.store import backups, errors, rows
from cardtable.store.opening import PLAN_NAME
from cardtable.store.sqlite_file import is_for_now
from cardtable.store.table_pictures import keep_only

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from cardtable.store.database import Database


MAX_BYTES: Final = 4 * 1024 * 1024
REFUSED: Final = ("people-change-refused", ".json")
"""How a plan is called that makes no sense, with a number between."""
# What was set aside and may hold names; what SQLite keeps beside a damaged file ends otherwise than that one.
_ASIDE: Final = re.compile(r"games-damaged-.*|.*-refused(-\d+)?\.json")
_TOKENS: Final = range(1, 2**31)


@dataclass(frozen=True, slots=True)
class PeopleChange:
    """Who is called what from now on (``names``, by the name before), and who is ``forgotten``.

    A match at which a forgotten person sat with computer players alone is deleted; in others the seat is called
    ``guest``, and so is the person in names that were given to matches. ``settings`` are those of the program that
    change, too, as they are written in their file. ``token`` is what a file says that has been changed.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    forgotten: tuple[str, ...] = ()
    guest: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict)
    token: int = field(default_factory=lambda: 1 + secrets.randbelow(2**31 - 1))

    @property
    def everybody(self) -> set[str]:
        """Whom it is about, in small letters."""
        return {name_key(name) for name in (*self.names, *self.forgotten)}


@dataclass(frozen=True, slots=True)
class Presence:
    """At how many saved matches a person sat: ``alone`` among computer players and guests, and with ``others``."""

    alone: int
    others: int


# -- what there is -----------------------------------------------------------------------------------------------------


def presence_of(database: Database, name: str) -> Presence:
    """At which matches this person sat, finished or not. StoreError when they cannot be read."""
    matches = database.read(lambda file: _matches(file, {name_key(name)}))
    seats = [_persons(head) for _, head, _ in matches]
    mine = [persons for persons in seats if name_key(name) in persons]
    alone = sum(set(persons) == {name_key(name)} for persons in mine)
    return Presence(alone, len(mine) - alone)


def together(database: Database, names: Mapping[str, str]) -> str | None:
    """The new name that two persons at one table would have after these changes; ``None`` where no person would.

    StoreError when the matches cannot be read.
    """
    renamed = {name_key(before): after for before, after in names.items()}
    for _, head, _ in database.read(lambda file: _matches(file, set(renamed))):
        taken: set[str] = set()
        for person in _persons(head):
            name = renamed.get(person, person)
            if name_key(name) in taken:
                return next(after for after in names.values() if name_key(after) == name_key(name))
            taken.add(name_key(name))
    return None


def _matches(connection: sqlite3.Connection, wanted: set[str] | None = None) -> list[tuple[int, Any, str]]:
    """Every match, or those at which a person sat who is called so: its number, its head, its players as written.

    A match whose row holds nonsense is left as it is: it cannot be opened, and who sat there is not seen.
    """
    listed = connection.execute("SELECT id, players FROM game").fetchall()
    found = []
    for number, players in rows.listed(listed, lambda row: (row[0], rows.players(row[1]))):
        if wanted is None or not wanted.isdisjoint(map(name_key, players)):
            texts = connection.execute("SELECT head, players FROM game WHERE id = ?", (number,)).fetchall()
            found += [(number, *one) for one in rows.listed(texts, lambda row: (_head(row[0]), row[1]))]
    return found


def _head(text: str) -> dict[str, Any]:
    """What a match says of itself; whatever it raises, the row holds nonsense."""
    head = json.loads(text)
    rows.expect((head, head["seats"]), dict, list)
    for seat in head["seats"]:
        rows.expect((seat,), dict)
        rows.name(seat["name"])
    return cast("dict[str, Any]", head)


def _persons(head: dict[str, Any]) -> list[str]:
    """Who sits at a match, in small letters: no computer players and no guests."""
    return [name_key(clean_name(seat["name"])) for seat in head["seats"] if _is_person(seat)]


def _is_person(seat: dict[str, Any]) -> bool:
    return seat.get("level") is None and seat.get("face") != GUEST


# -- one file ----------------------------------------------------------------------------------------------------------


def change_matches(connection: sqlite3.Connection, change: PeopleChange) -> None:
    """Change every match in this file, within the transaction that is open; nothing where that has been done."""
    if connection.execute("PRAGMA application_id").fetchone()[0] == change.token:
        return
    renamed = {name_key(before): after for before, after in change.names.items()}
    forgotten = {name_key(name) for name in change.forgotten}
    for number, head, _ in _matches(connection, change.everybody):
        persons = set(_persons(head))
        if persons.isdisjoint(change.everybody):
            continue
        if persons <= forgotten:
            connection.execute("DELETE FROM game WHERE id = ?", (number,))
            continue
        for seat in head["seats"]:
            name = name_key(clean_name(seat["name"]))
            if _is_person(seat) and name in forgotten:
                seat["name"], seat["face"] = called_apart(change.guest, _all_names(head["seats"])), GUEST
            elif _is_person(seat) and name in renamed:
                seat["name"] = clean_name(renamed[name])
        _call_computers_otherwise(head["seats"])
        players = json.dumps([seat["name"] for seat in head["seats"]])
        connection.execute("UPDATE game SET head = ?, players = ? WHERE id = ?", (json.dumps(head), players, number))
    for name in change.forgotten:
        _forget_elsewhere(connection, name, change.guest)
    connection.execute(f"PRAGMA application_id = {int(change.token)}")


def _forget_elsewhere(connection: sqlite3.Connection, name: str, guest: str) -> None:
    """Take a name out of the names of matches, and every match that cannot be opened and in which it stands."""
    for number, given in connection.execute("SELECT id, name FROM game WHERE typeof(name) = 'text'").fetchall():
        otherwise = called_otherwise(given, name, guest)[:LONGEST_NAME]
        if otherwise != given:
            connection.execute("UPDATE game SET name = ? WHERE id = ?", (otherwise, number))
    whole = {number for number, _, _ in _matches(connection)}
    for number, *texts in connection.execute("SELECT id, name, players, head, snapshot FROM game").fetchall():
        if number not in whole and any(_holds(text, name) for text in texts):
            connection.execute("DELETE FROM game WHERE id = ?", (number,))


def _holds(data: object, name: str) -> bool:
    """Whether a name stands in text or bytes, however it is spelt, as it is or as JSON writes it."""
    text = name_key(_without_escapes(data.decode(errors="replace") if isinstance(data, bytes) else str(data)))
    return name_key(name) in text or name_key(json.dumps(name, ensure_ascii=False)[1:-1]) in text


def _without_escapes(text: str) -> str:
    """JSON with its letters in place of their numbers."""
    found = re.sub(r"\\u([0-9a-fA-F]{4})", lambda one: chr(int(one[1], 16)), text)
    return found.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _all_names(seats: Sequence[dict[str, Any]]) -> list[str]:
    return [clean_name(seat["name"]) for seat in seats]


def _call_computers_otherwise(seats: Sequence[dict[str, Any]]) -> None:
    """No computer player is called as a person at the same table is now: everything is told by names."""
    persons = {name_key(clean_name(seat["name"])) for seat in seats if _is_person(seat)}
    for seat in seats:
        if seat.get("level") is not None:
            name = clean_name(seat["name"])
            if name_key(name) in persons:
                seat["name"] = called_apart(name, _all_names(seats))


# -- all of them -------------------------------------------------------------------------------------------------------


def carry_out(database: Database, change: PeopleChange) -> None:
    """Write down what is to be done, and do it in the file of games. StoreError where nothing has been changed."""
    folder = database.folder
    if folder is not None:
        try:
            before = plan(folder)
            if before is not None:  # some copies had no room for it
                change_copies(folder, before)
            write_bytes(folder / PLAN_NAME, json.dumps(asdict(change), ensure_ascii=False).encode())
        except OSError as error:
            raise errors.not_kept(error.strerror or str(error)) from error
    try:
        database.change(lambda file: change_matches(file, change))
    except BaseException:
        forget_plan(folder)
        raise


def change_copies(folder: Path | None, change: PeopleChange) -> bool:
    """Do it in every copy of the games; whether none is left for which there was no room, or that is busy.

    One that is broken is left as it is, unless it holds the name of a person who is forgotten: then it goes, as do
    damaged files of games (what could be read of those was saved) and other files that were set aside.
    """
    if folder is None:
        return True
    keep_only(folder)
    done = True
    try:
        broken = [folder / name for name in names_in(folder) if _ASIDE.fullmatch(name)]
        copies = backups.backups(folder)
    except OSError:
        return False
    for _, path in copies:
        try:
            with backups.opened(path) as copy, copy:
                copy.execute("BEGIN IMMEDIATE")
                change_matches(copy, change)
        except (sqlite3.Error, ValueError, OSError, errors.StoreError) as error:
            if is_for_now(error):  # nothing of such a copy is lost
                done = False
            else:
                broken.append(path)
    gone = [_forget_file(path, change.forgotten) for path in broken]
    return done and all(gone)


def _forget_file(path: Path, names: Sequence[str]) -> bool:
    """Remove an ordinary file in which one of the names stands; whether none stands there any more."""
    try:
        data = read_bytes(path, path.lstat().st_size, follow=False) if names and is_ordinary(path) else b""
        if any(_holds(data, name) for name in names):
            path.unlink()
    except OSError:
        return False
    return True


def plan(folder: Path | None) -> PeopleChange | None:
    """What was begun and not ended; ``None`` where that is nothing, or nonsense. OSError where it cannot be read."""
    if folder is None:
        return None
    try:
        data = json.loads(read_bytes(folder / PLAN_NAME, MAX_BYTES, follow=False))
        names, forgotten, guest, token = data["names"], data["forgotten"], data["guest"], data["token"]
        rows.expect((names, forgotten, guest, data["settings"], token), dict, list, str, dict, int)
        for name in (*names, *names.values(), *forgotten, *([guest] if guest or forgotten else [])):
            rows.name(name)
        if token not in _TOKENS:
            raise ValueError("no mark that a file can have")
        return PeopleChange(names, tuple(forgotten), guest, data["settings"], token)
    except Exception as error:  # whatever the file holds
        if is_out_of_reach(error):
            raise
        return None


def set_plan_aside(folder: Path | None) -> None:
    """Give a plan that makes no sense another name: it is never carried out, and can be looked at."""
    if folder is not None and is_ordinary(folder / PLAN_NAME):
        with contextlib.suppress(OSError):
            put_aside(folder / PLAN_NAME, *REFUSED)


def forget_plan(folder: Path | None) -> None:
    """All has been done, or nothing."""
    if folder is not None:
        remove(folder / PLAN_NAME)
