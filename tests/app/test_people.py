"""People are called otherwise, made one, or forgotten: everywhere, and after a kill at the next start."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import unicodedata
from datetime import date
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.app import people
from cardtable.app.people import change_people, finish
from cardtable.app.settings import (
    FILE_NAME,
    LastTable,
    Person,
    SeatChoice,
    Settings,
    Taken,
    read_settings,
    take_settings,
    write_settings,
)
from cardtable.app.statistics import persons, results_of
from cardtable.app.summaries import MatchSummaries
from cardtable.engine.match import Match, Seat
from cardtable.engine.player_names import LONGEST_NAME, LONGEST_TYPED, called_apart
from cardtable.games.catalogue import entry
from cardtable.store import people as store_people
from cardtable.store.backups import back_up, backups
from cardtable.store.database import Database
from cardtable.store.errors import StoreError
from cardtable.store.opening import PLAN_NAME
from cardtable.store.people import PeopleChange, Presence, plan, presence_of, together
from cardtable.store.summary_cache import Counted
from cardtable.store.table_pictures import write_picture
from tests.conformance.common import random_play
from tests.store.common import same

if TYPE_CHECKING:
    from collections.abc import Mapping

TABLES = [
    [Seat("Anna"), Seat("Tölva", "easy", 1)],
    [Seat("anna"), Seat("Óli", None, 2)],
    [Seat("Óli"), Seat("Dóra", None, 3), Seat("Anna", "hard", 4)],
    [Seat("ANNA"), Seat("Dóra"), Seat("Óli")],
]
CODE = "K7QF-2M9Z"


def table_of(seats: list[Seat], *, over: bool = True, luck: int = 4) -> Match:
    known = entry("veidimadur").game
    match = Match(known, known.options.read({"deals": 1}), seats, CODE)
    if over:
        for _ in random_play(match, Random(luck)):
            pass
    else:
        match.deal()
    return match


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Finished matches, one that is not over, a copy of all, and settings that know everybody."""
    database = Database(tmp_path)
    for at, seats in enumerate(TABLES):
        database.add(table_of(seats), f"seed {at}")
    database.add(table_of(TABLES[1], over=False), "seed")
    assert back_up(tmp_path, date(2026, 1, 1))
    counts = MatchSummaries(database)
    counts.look()
    counts.count_all()
    database.close()
    known = Settings(people=[Person("Anna", 0, "fox"), Person("Óli", 1), Person("Dóra", 2)])
    seats = [SeatChoice("Anna", None, 0), SeatChoice("Tölva", "easy", 1)]
    known.last_tables = {
        "olsen": LastTable([*seats, SeatChoice("Óli", None, 2)], {}),
        "veidimadur": LastTable(seats, {}),
    }
    known.hand_orders = {"olsen": {"Anna": "rank", "Óli": "suit"}}
    write_settings(known, tmp_path)
    return tmp_path


class Session:
    """The program without its window."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = Database(folder)
        self.settings = read_settings(folder)
        finish(self.database, self.settings, self.keep)

    def keep(self, changed: Mapping[str, Any]) -> bool:
        for name, value in changed.items():
            setattr(self.settings, name, value)
        return write_settings(self.settings, self.folder)

    def change(self, names: Mapping[str, str], forgotten: tuple[str, ...] = ()) -> bool:
        gone = (*names, *forgotten)
        rest = [one for one in self.settings.people if not any(map(one.is_called, gone))]
        new = [Person(name, 5) for name in names.values() if not any(one.is_called(name) for one in rest)]
        return change_people(self.database, self.settings, self.keep, rest + new, names, forgotten, "Gestur")

    def close(self) -> None:
        self.database.close()


def names_in(path: Path) -> list[list[str]]:
    file = sqlite3.connect(path)
    found = [
        [seat["name"] for seat in json.loads(head)["seats"]]
        for head, players in file.execute("SELECT head, players FROM game ORDER BY id")
        if json.loads(players) == [seat["name"] for seat in json.loads(head)["seats"]]
    ]
    file.close()
    return found


def everything(folder: Path) -> dict[str, Any]:
    """All that tells of people, from the files alone."""
    database = Database(folder)
    counts = MatchSummaries(database)
    counts.look()
    counted = [[seat.name for seat in one.seats] for one in counts.all()]
    assert counts.waiting == 0
    assert database.missing() is None
    database.close()
    settings = read_settings(folder)
    return {
        "games": names_in(folder / "games.sqlite"),
        "copies": [names_in(path) for _, path in backups(folder)],
        "counted": counted,
        "people": [one.name for one in settings.people],
        "tables": {game: [seat.name for seat in one.seats] for game, one in settings.last_tables.items()},
        "orders": settings.hand_orders,
    }


RENAMED = [["Ása", "Tölva"], ["Ása", "Óli"], ["Óli", "Dóra", "Anna"], ["Ása", "Dóra", "Óli"], ["Ása", "Óli"]]


def test_a_new_name_is_everywhere_and_the_matches_are_what_they_were(folder: Path) -> None:
    session = Session(folder)
    before = [session.database.load(number).match for number in (1, 5)]
    session.change({"Anna": "Ása"})
    for number, match in zip((1, 5), before, strict=True):
        loaded = session.database.load(number)
        assert loaded.replayed
        assert loaded.match.seats[0].name == "Ása"
        assert loaded.match.log == match.log
        assert loaded.match.results == match.results
        assert loaded.match.retakes == match.retakes
    # What goes on is kept as ever.
    running = session.database.load(5).match
    running.play(running.round.turn, running.round.legal(running.round.turn)[0])  # type: ignore[union-attr]
    session.database.save(5, running)
    assert same(session.database.load(5).match, running)
    session.close()
    found = everything(folder)
    assert found["games"] == found["copies"][0] == RENAMED
    assert found["counted"] == RENAMED[:4]
    assert found["people"] == ["Óli", "Dóra", "Ása"]
    assert found["tables"] == {"olsen": ["Ása", "Tölva", "Óli"], "veidimadur": ["Ása", "Tölva"]}
    assert found["orders"] == {"olsen": {"Ása": "rank", "Óli": "suit"}}
    assert not (folder / PLAN_NAME).exists()


def test_two_exchange_their_names(folder: Path) -> None:
    session = Session(folder)
    session.change({"Anna": "Óli", "Óli": "Anna"})
    session.close()
    assert everything(folder)["games"][1:4] == [["Óli", "Anna"], ["Anna", "Dóra", "Anna 2"], ["Óli", "Dóra", "Anna"]]


def test_two_who_sat_at_one_table_are_two(folder: Path) -> None:
    session = Session(folder)
    assert together(session.database, {"Anna": "Óli"}) == "Óli"
    assert together(session.database, {"anna": "Einar", "Óli": "EINAR"}) is not None
    assert together(session.database, {"Anna": "Óli", "Óli": "Anna"}) is None
    # A computer player of that name is nobody.
    assert together(session.database, {"Dóra": "Tölva", "Óli": "Tölva II"}) is None
    session.close()


def test_one_and_the_same_person_has_one_history(folder: Path) -> None:
    session = Session(folder)
    # Played otherwise than the one of Anna, or it would be that one, come back from a file.
    session.database.add(table_of([Seat("Amma"), Seat("Tölva", "easy")], luck=5), "seed")
    assert together(session.database, {"Amma": "anna"}) is None
    session.change({"Amma": "Anna"})
    counts = MatchSummaries(session.database)
    counts.look()
    counts.count_all()
    assert len(results_of("Anna", counts.all())) == 4
    assert len(session.settings.people) == 3
    session.close()


def test_whoever_is_forgotten_is_a_guest_at_the_tables_of_others_and_nowhere_else(folder: Path) -> None:
    session = Session(folder)
    assert presence_of(session.database, "aNNa") == Presence(alone=1, others=3)
    session.change({}, ("Anna",))
    assert presence_of(session.database, "Anna") == Presence(0, 0)
    counts = MatchSummaries(session.database)
    counts.look()
    assert {name.casefold() for name in persons(counts.all())} == {"óli", "dóra"}
    assert session.database.load(2).match.seats[0].is_guest
    session.close()
    found = everything(folder)
    rest = [["Gestur", "Óli"], ["Óli", "Dóra", "Anna"], ["Gestur", "Dóra", "Óli"], ["Gestur", "Óli"]]
    assert found["games"] == found["copies"][0] == rest
    assert found["counted"] == rest[:3]
    assert found["people"] == ["Óli", "Dóra"]
    assert found["tables"] == {"olsen": ["Gestur", "Tölva", "Óli"]}
    assert found["orders"] == {"olsen": {"Óli": "suit"}}
    session = Session(folder)
    session.change({}, ("Óli",))
    session.close()
    # With only guests and computer players at it a match is nobody's any more.
    assert everything(folder)["games"] == [["Gestur", "Dóra", "Anna"], ["Gestur", "Dóra", "Gestur 2"]]


def test_who_is_called_as_guests_are_is_forgotten_too(folder: Path) -> None:
    session = Session(folder)
    session.change({"Óli": "Gestur"})
    session.change({}, ("Gestur",))
    counts = MatchSummaries(session.database)
    counts.look()
    counts.count_all()
    assert {name.casefold() for name in persons(counts.all())} == {"anna", "dóra"}
    session.close()


def test_a_guest_is_called_as_nobody_else_at_the_table(folder: Path) -> None:
    database = Database(folder)
    number = database.add(table_of([Seat("Óli"), Seat("gestur", "easy", 1), Seat("Anna"), Seat("Gestur 2")]), "seed")
    database.close()
    session = Session(folder)
    session.change({}, ("Óli",))
    seats = session.database.load(number).match.seats
    session.close()
    assert [seat.name for seat in seats] == ["Gestur 3", "gestur", "Anna", "Gestur 2"]


def test_no_computer_player_is_called_as_a_person_at_its_table(folder: Path) -> None:
    database = Database(folder)
    number = database.add(table_of([Seat("Óli"), Seat("Þór", "easy", 1), Seat("Anna"), Seat("þór 2", "hard")]), "seed")
    database.close()
    session = Session(folder)
    session.change({"Óli": "Þór", "Anna": "tölva"})
    seats = session.database.load(number).match.seats
    last = session.settings.last_tables["olsen"].seats
    session.close()
    assert [seat.name for seat in seats] == ["Þór", "Þór 3", "tölva", "þór 2"]
    assert [seat.name for seat in last] == ["tölva", "Tölva 2", "Þór"]


def test_a_forgotten_name_is_in_no_file_any_more(folder: Path) -> None:
    session = Session(folder)
    session.change({"Óli": "Rumpelstilzchen"})
    session.change({}, ("Rumpelstilzchen",))
    session.close()
    for path in folder.rglob("*"):
        if path.is_file():
            assert b"Rumpelstilzchen" not in path.read_bytes(), path.name


def files_with(name: str, folder: Path) -> list[str]:
    written = (name.encode(), json.dumps(name)[1:-1].encode())
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return [path.name for path in paths if any(one in path.read_bytes() for one in written)]


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Rumpelstilzchen", "rumpelstilzchen"),
        ("Þórarna Ósk", "Þórarna Ósk"),
        (unicodedata.normalize("NFD", "Þórarna Ósk"), "Þórarna Ósk"),
    ],
)
def test_what_is_forgotten_is_also_where_nobody_looks(folder: Path, name: str, called: str) -> None:
    session = Session(folder)
    session.change({"Óli": name})
    number = session.database.add(table_of([Seat("Dóra"), Seat("Anna")]), "seed")
    session.database.rename(number, f"{name.upper()}s night, and {name}’s")
    rules = {f"{name}s rules": {"deals": 2}, "Guest": {}, "gesturs rules": {}}
    session.settings.rule_sets = {"olsen": rules, "langi": {"Dóra": {}}}
    write_settings(session.settings, folder)
    session.close()
    broken = folder / "games-backup-2025-12-31.sqlite"
    shutil.copy(folder / "games.sqlite", broken)
    broken.write_bytes(broken.read_bytes().replace(b"CREATE TABLE game", b"CREATE TABLX game"))
    aside = {
        "games-damaged-1.sqlite": "Dóra",
        "games-damaged-2.sqlite": name,
        "games-damaged-2.sqlite-wal": f"..{name}..",
        "settings-refused.json": json.dumps(name),
        "people-change-refused.json": name,
    }
    for path, text in aside.items():
        (folder / path).write_text(text, encoding="utf-8")
    write_picture(folder, 1, name.encode())
    file = sqlite3.connect(folder / "games.sqlite")
    file.execute("UPDATE game SET players = '[1]' WHERE id = 2")
    file.commit()
    file.close()
    assert len(files_with(name, folder)) >= 7

    session = Session(folder)
    assert session.change({}, (called,))
    found = {game.id: game.name for game in session.database.games()}
    session.close()
    assert files_with(name, folder) == []
    assert (folder / "games-damaged-1.sqlite").exists()
    assert found == {1: "", 3: "", 4: "", 5: "", number: "Gesturs night, and Gestur’s"}
    kept = read_settings(folder).rule_sets
    assert kept == {"olsen": {"Gesturs rules 2": {"deals": 2}, "Guest": {}, "gesturs rules": {}}, "langi": {"Dóra": {}}}


def test_a_damaged_file_that_cannot_be_removed_keeps_the_plan(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    aside = folder / "games-damaged-1.sqlite"
    aside.write_text("Anna")

    def held(*_: object, **__: object) -> None:
        raise PermissionError

    with monkeypatch.context() as busy:
        busy.setattr(Path, "unlink", held)
        session = Session(folder)
        assert not session.change({}, ("Anna",))
        session.close()
    assert plan(folder) is not None
    Session(folder).close()
    assert plan(folder) is None
    assert not aside.exists()


def test_where_the_settings_are_not_kept_the_next_start_changes_them(folder: Path) -> None:
    before = (folder / "settings.json").read_bytes()
    session = Session(folder)
    session.keep = lambda _: False  # type: ignore[method-assign]
    assert not session.change({"Anna": "Ása"})
    session.close()
    assert (folder / "settings.json").read_bytes() == before
    Session(folder).close()
    assert everything(folder)["people"] == ["Óli", "Dóra", "Ása"]
    assert plan(folder) is None


@pytest.mark.parametrize("forgotten", [False, True])
@pytest.mark.parametrize("place", ["plan", "games", "settings", "copies", "counts"])
def test_killed_anywhere_it_is_done_at_the_next_start(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, place: str, forgotten: bool
) -> None:
    """All of it, once: also where two exchange their names, and doing it twice would undo it."""
    names = {} if forgotten else {"Anna": "Óli", "Óli": "Anna"}
    gone = ("Anna",) if forgotten else ()
    whole = tmp_path_factory.mktemp("data") / "whole"
    shutil.copytree(folder, whole)
    session = Session(whole)
    session.change(names, gone)
    session.close()

    class KilledError(BaseException):
        pass

    def killed(*_: object) -> None:
        raise KilledError

    session = Session(folder)
    if place == "plan":
        monkeypatch.setattr(store_people, "forget_plan", lambda _: None)
        monkeypatch.setattr(store_people, "change_matches", killed)
    elif place == "games":
        monkeypatch.setattr(session, "keep", killed)
    elif place == "settings":
        monkeypatch.setattr(people, "change_copies", killed)
    elif place == "copies":
        monkeypatch.setattr(people, "MatchSummaries", killed)
    else:
        monkeypatch.setattr(people, "forget_plan", killed)
    with pytest.raises(KilledError):
        session.change(names, gone)
    session.close()
    monkeypatch.undo()
    assert plan(folder) is not None
    for _ in range(2):
        Session(folder).close()
    assert everything(folder) == everything(whole)
    assert not (folder / PLAN_NAME).exists()


def test_where_the_file_does_not_take_it_nothing_has_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = everything(folder)
    session = Session(folder)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(store_people, "change_matches", full)
    with pytest.raises(StoreError):
        session.change({"Anna": "Ása"})
    session.close()
    monkeypatch.undo()
    Session(folder).close()
    assert everything(folder) == before


def a_plan(**fields: Any) -> str:
    return json.dumps(
        {"names": {"Anna": "Ása"}, "forgotten": [], "guest": "Gestur", "settings": {}, "token": 7, **fields}
    )


NO_PLANS = [
    "", "{}", "[]", '{"names": 3}', "\u0000", '{"names": {}, "token": "x"}', "[" * 90_000,
    a_plan(names={"Anna": "A" * 61}),
    a_plan(names={"A" * 5000: "Anna"}), a_plan(names={"Anna": ""}), a_plan(names={"Anna": 3}), a_plan(names=["Anna"]),
    a_plan(forgotten=["A" * 61]), a_plan(forgotten="Anna"), a_plan(forgotten=["Anna"], guest="A" * 61),
    a_plan(forgotten=["Anna"], guest=""), a_plan(guest=None), a_plan(token=True), a_plan(token=2**40), a_plan(token=0),
    a_plan(token="7"), a_plan(settings=[]),
]  # fmt: skip


@pytest.mark.whole
@pytest.mark.parametrize("data", NO_PLANS)
def test_a_plan_that_makes_no_sense_does_nothing_and_is_set_aside(folder: Path, data: str) -> None:
    before = everything(folder)
    (folder / PLAN_NAME).write_text(data, encoding="utf-8")
    Session(folder).close()
    assert everything(folder) == before
    assert not (folder / PLAN_NAME).exists()
    assert (folder / "{}-1{}".format(*store_people.REFUSED)).read_text(encoding="utf-8") == data


ODD_ROWS = {
    "seats that are none": "UPDATE game SET head = '{\"seats\": [3, null, {}]}' WHERE id = 1",
    "a head that is a list": "UPDATE game SET head = '[]' WHERE id = 1",
    "a head of bytes": "UPDATE game SET head = x'ff' WHERE id = 1",
    "a deep head": f"UPDATE game SET head = '{'[' * 90_000}' WHERE id = 1",
    "players that are numbers": "UPDATE game SET players = '[1, \"Anna\"]' WHERE id = 1",
    "players of bytes": "UPDATE game SET players = x'ff' WHERE id = 1",
    "a moment of nobody": "UPDATE game SET updated = '0001-01-01T00:00:00' WHERE id = 1",
}


@pytest.mark.whole
@pytest.mark.parametrize("statement", ODD_ROWS.values(), ids=ODD_ROWS)
@pytest.mark.parametrize("forgotten", [[], ["Gestur"], ["Dóra"]])
def test_whatever_one_row_holds_the_rest_of_a_plan_is_carried_out(
    folder: Path, statement: str, forgotten: list[str]
) -> None:
    file = sqlite3.connect(folder / "games.sqlite")
    file.execute(statement)
    file.commit()
    file.close()
    file = sqlite3.connect(folder / "tallies.sqlite")
    for number, *row in file.execute("SELECT game, digest, luck, version, data FROM tally").fetchall():
        odd = Counted(row[0], row[1], "no JSON", row[2], row[3])
        file.execute("UPDATE tally SET players = ?, seal = ? WHERE game = ?", (odd.players, odd.seal(number), number))
    file.commit()
    file.close()
    (folder / PLAN_NAME).write_text(a_plan(forgotten=forgotten), encoding="utf-8")
    Session(folder).close()
    assert not (folder / PLAN_NAME).exists()
    session = Session(folder)
    assert any("Ása" in game.players for game in session.database.games())
    assert not any("Anna" in game.players for game in session.database.games() if game.id in (2, 5))
    session.close()


def test_a_start_goes_on_whatever_a_plan_meets(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again by the next one."""

    def fail(*_: object) -> None:
        raise AssertionError("a bug")

    (folder / PLAN_NAME).write_text(a_plan(), encoding="utf-8")
    for name in ("change_copies", "MatchSummaries"):
        with monkeypatch.context() as broken:
            broken.setattr(people, name, fail)
            Session(folder).close()
        assert plan(folder) is not None
    Session(folder).close()
    assert plan(folder) is None
    assert "Ása" in str(everything(folder))


def test_where_a_copy_has_no_room_the_next_start_changes_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (_, copy), *_ = backups(folder)
    change_matches = store_people.change_matches
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL

    def in_the_games_alone(file: sqlite3.Connection, change: PeopleChange) -> None:
        if file.execute("PRAGMA database_list").fetchone()[2] == str(copy):
            raise full
        change_matches(file, change)

    with monkeypatch.context() as narrow:
        narrow.setattr(store_people, "change_matches", in_the_games_alone)
        session = Session(folder)
        assert not session.change({"Anna": "Ása"}), "it is said"
        session.close()
        assert names_in(copy)[0] == ["Anna", "Tölva"]
        assert plan(folder) is not None
    Session(folder).close()
    assert names_in(copy)[0] == ["Ása", "Tölva"]
    assert plan(folder) is None


def out_of_reach(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Whoever opens one of these files hears that another program has it."""
    opened = os.open

    def held(path: Any, *how: Any, **more: Any) -> int:
        if Path(path).name in names:
            raise PermissionError(13, "another program has it", str(path))
        return opened(path, *how, **more)

    monkeypatch.setattr(os, "open", held)


def test_a_plan_that_cannot_be_read_is_carried_out_by_a_later_start(folder: Path, monkeypatch) -> None:
    (folder / PLAN_NAME).write_text(a_plan(), encoding="utf-8")
    with monkeypatch.context() as busy:
        out_of_reach(busy, PLAN_NAME)
        Session(folder).close()
    assert (folder / PLAN_NAME).exists(), "nothing says that it makes no sense"
    Session(folder).close()
    assert "Ása" in str(everything(folder))
    assert plan(folder) is None


@pytest.mark.parametrize("forgotten", [(), ("Óli",)])
def test_who_is_changed_while_the_settings_are_out_of_reach_is_changed_there_later(
    folder: Path, monkeypatch, forgotten: tuple[str, ...]
) -> None:
    written = (folder / FILE_NAME).read_bytes()
    with monkeypatch.context() as busy:
        out_of_reach(busy, FILE_NAME)
        database, taken = Database(folder), take_settings(folder)
        assert taken == Taken(Settings(), unread=True)
        change_people(
            database, taken.settings, lambda _: False, [Person("Ása", 3)], {"Anna": "Ása"}, forgotten, "Gestur",
            read=False,
        )  # fmt: skip
        database.close()
    assert (folder / FILE_NAME).read_bytes() == written, "what was not read is not written over"
    Session(folder).close()
    found = everything(folder)
    assert found["people"] == [name for name in ("Ása", "Óli", "Dóra") if name not in forgotten]
    assert "Anna" not in str([found["tables"], found["orders"], found["people"]])
    assert read_settings(folder).people[0] == Person("Ása", 0, "fox"), "the face is the household's"
    assert plan(folder) is None


def test_a_copy_that_is_out_of_reach_is_not_deleted_with_a_name_in_it(folder: Path, monkeypatch) -> None:
    (_, copy), *_ = backups(folder)
    session = Session(folder)
    for code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL):
        failed = sqlite3.OperationalError("not now")
        failed.sqlite_errorcode = code
        change_matches = store_people.change_matches

        def in_the_games_alone(
            file: sqlite3.Connection, change: PeopleChange, failed=failed, change_matches=change_matches
        ) -> None:
            if file.execute("PRAGMA database_list").fetchone()[2] == str(copy):
                raise failed
            change_matches(file, change)

        with monkeypatch.context() as held:
            held.setattr(store_people, "change_matches", in_the_games_alone)
            assert not session.change({}, ("Óli",))
        assert copy.exists()
        assert plan(folder) is not None
    session.close()
    Session(folder).close()
    assert copy.exists()
    assert "Óli" not in str(everything(folder))


def test_a_number_makes_no_name_longer_than_any() -> None:
    long = "A" * LONGEST_NAME
    assert called_apart(long, [long, "A" * (LONGEST_NAME - 2) + " 2"]) == "A" * (LONGEST_NAME - 2) + " 3"
    assert called_apart("Anna", ["anna", "Anna 2"]) == "Anna 3"
    typed = "A" * LONGEST_TYPED
    assert SeatChoice(called_apart(typed, [typed]), "easy", 0, "").name == "A" * (LONGEST_TYPED - 2) + " 2"


def test_a_copy_that_could_not_be_changed_misses_no_match(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same match, whoever sits there is called: nothing is offered that is in the list already."""
    monkeypatch.setattr(people, "change_copies", lambda *_: None)
    session = Session(folder)
    session.change({"Anna": "Ása"})
    assert session.database.missing() is None
    (_, copy), *_ = backups(folder)
    assert names_in(copy)[0] == ["Anna", "Tölva"]
    session.database.delete(1)
    assert session.database.missing() is None
    assert len(names_in(copy)) == 4
    session.close()
