"""Renaming, merging and forgetting people: in the settings, in every saved match, copy and count."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from cardtable.app.settings import LastTable, Person, Settings, take
from cardtable.app.summaries import MatchSummaries
from cardtable.engine.match import GUEST
from cardtable.engine.player_names import called_apart, called_otherwise, name_key
from cardtable.store.errors import StoreError
from cardtable.store.people import (
    PeopleChange,
    carry_out,
    change_copies,
    change_matches,
    forget_plan,
    plan,
    set_plan_aside,
)
from cardtable.store.rows import listed, players

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cardtable.store.database import Database

    Keep = Callable[[Mapping[str, Any]], bool]

_log = logging.getLogger(__name__)


def change_people(
    database: Database, settings: Settings, keep: Keep, people: Sequence[Person], names: Mapping[str, str],
    forgotten: Sequence[str] = (), guest: str = "", *, read: bool = True,
) -> bool:  # fmt: skip
    """Let ``people`` be those who sit here, after these changes of names; those ``forgotten`` go everywhere.

    ``keep`` takes the settings that change, and says whether they are kept. Whether all copies have been changed, too:
    what has not is tried again by the next start. Where the settings of the household have not been ``read``, these are
    others, and the next start that reads those changes them. StoreError where the saved games did not take it: then
    nothing has changed.
    """
    names = {before: after for before, after in names.items() if before != after}
    changed = _settings_after(settings, people, names, forgotten, guest)
    if names or forgotten:
        change = PeopleChange(names, tuple(forgotten), guest, _as_data(changed) if read else {})
        carry_out(database, change)
        return _end(database, change, keep(changed))
    keep(changed)
    return True


def finish(database: Database, settings: Settings, keep: Keep) -> None:
    """Do what is left of a change that was begun before the program ended, if there is one.

    It raises nothing, whatever the plan and the files hold: a start depends on it. What failed is tried again by the
    next one, and a plan that makes no sense is set aside.
    """
    try:
        found = plan(database.folder)
        if found is None:
            set_plan_aside(database.folder)
            return
        database.change(lambda file: change_matches(file, found))
        _end(database, found, keep(_settings_of(found, settings)))
    except Exception:
        _log.exception("a change of people cannot be ended")


def _settings_of(change: PeopleChange, settings: Settings) -> dict[str, Any]:
    """The settings as they were to be after a change; from these, where nobody knew them when it was begun."""
    if not change.settings:
        people = _people_after(settings.people, change)
        return _settings_after(settings, people, change.names, change.forgotten, change.guest)
    planned = Settings()
    for name, data in change.settings.items():
        take(planned, name, data)
    return {name: getattr(planned, name) for name in change.settings if name in _CHANGING}


def _people_after(people: Sequence[Person], change: PeopleChange) -> list[Person]:
    """Who sits here then: nobody who is forgotten, and two who are called alike are one."""
    renamed = {name_key(before): after for before, after in change.names.items()}
    gone = {name_key(name) for name in change.forgotten}
    met: dict[str, Person] = {}
    for one in people:
        name = renamed.get(name_key(one.name), one.name)
        if name_key(one.name) not in gone:
            met.setdefault(name_key(name), replace(one, name=name))
    return list(met.values())


def _end(database: Database, change: PeopleChange, kept: bool) -> bool:
    everywhere = change_copies(database.folder, change) and (kept or database.folder is None)
    # A guest may be called just as who was forgotten, and only counting anew tells them apart.
    alike = {name_key(name) for name in change.forgotten if name_key(name) in name_key(change.guest)}
    if alike:
        counted = database.summaries.rows().items()
        database.summaries.drop([number for number, row in counted if _sat_there(row.players, alike)])
    with contextlib.suppress(StoreError):
        MatchSummaries(database).look()
    if everywhere:
        forget_plan(database.folder)
    return everywhere


def _sat_there(names: str, wanted: set[str]) -> bool:
    return any(not wanted.isdisjoint(map(name_key, found)) for found in listed([names], players))


_CHANGING = ("people", "last_tables", "hand_orders", "rule_sets")


def _as_data(changed: Mapping[str, Any]) -> dict[str, Any]:
    """As the settings' file has it."""
    settings = Settings()
    for name, value in changed.items():
        setattr(settings, name, value)
    return {name: value for name, value in asdict(settings).items() if name in changed}


def _settings_after(
    settings: Settings, people: Sequence[Person], names: Mapping[str, str], forgotten: Sequence[str], guest: str
) -> dict[str, Any]:
    renamed = {name_key(before): after for before, after in names.items()}
    gone = {name_key(name) for name in forgotten}
    tables = {game: _table_after(table, renamed, gone, guest) for game, table in settings.last_tables.items()}
    orders = {game: _orders_after(order, renamed, gone) for game, order in settings.hand_orders.items()}
    return {
        "people": list(people),
        "last_tables": {game: table for game, table in tables.items() if table is not None},
        "hand_orders": orders,
        "rule_sets": {game: _rules_after(sets, forgotten, guest) for game, sets in settings.rule_sets.items()},
    }


def _rules_after(sets: Mapping[str, dict[str, Any]], forgotten: Sequence[str], guest: str) -> dict[str, dict[str, Any]]:
    """House rules without the names of those who are forgotten, each still called apart."""
    after: dict[str, dict[str, Any]] = {}
    for title, rules in sets.items():
        called = title
        for name in forgotten:
            called = called_otherwise(called, name, guest)
        after[title if called == title else called_apart(called, {*sets, *after})] = rules
    return after


def _table_after(table: LastTable, renamed: Mapping[str, str], gone: set[str], guest: str) -> LastTable | None:
    """The table with these names; ``None`` where only computer players are left at it."""
    persons = {name_key(seat.name) for seat in table.seats if seat.level is None}
    if persons and persons <= gone:
        return None
    seats = []
    for seat in table.seats:
        key = name_key(seat.name)
        if seat.level is None and key in gone:
            seats.append(replace(seat, name=called_apart(guest, [one.name for one in table.seats]), face=GUEST))
        elif seat.level is None and key in renamed:
            seats.append(replace(seat, name=renamed[key]))
        else:
            seats.append(seat)
    persons_now = {name_key(seat.name) for seat in seats if seat.level is None}
    for at, seat in enumerate(seats):
        if seat.level is not None and name_key(seat.name) in persons_now:
            seats[at] = replace(seat, name=called_apart(seat.name, [one.name for one in seats]))
    return replace(table, seats=seats)


def _orders_after(orders: Mapping[str, str], renamed: Mapping[str, str], gone: set[str]) -> dict[str, str]:
    kept = {name: order for name, order in orders.items() if name_key(name) not in gone}
    return {renamed.get(name_key(name), name): order for name, order in kept.items()}
