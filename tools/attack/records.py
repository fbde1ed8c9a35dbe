"""Saved games changed in every small way and sealed again, as if they were right."""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random
from typing import Any, Final

from cardtable.app.running_match import new_match
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue, entry
from cardtable.players.decision import Level
from cardtable.store.file_format import digest
from cardtable.store.record import SavedMatch, record_of

MARK: Final = "Card Table saved game"
NAMES: Final = ("Anna", "Bjarni", "Ceciliæ", "Dóra", "Einar", "Fríða", "Geir", "Helga")
CODES: Final = ("0000-0000", "K7QF-2M9Z")
ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 2, 3, 7, 15, 10**12, 1.5, "", "x", "2C", "JK", "\ud800", [], {}, [[]], [None],
    {"x": 1}, ["2C", "2C"], "over", "play", "draw",
)  # fmt: skip


def step(match: Match, rng: Random) -> None:
    """One line more: mostly what a simple player does, so that a deal gets on, sometimes anything that is legal."""
    table = match.round
    if table is None or match.between_rounds:
        match.deal()
        return
    if rng.random() < 0.7:
        seat = next(iter(table.must_answer()), table.turn)
        decision = entry(match.game.id).player.choose(table.view(seat), Level.EASY, rng)
        if decision is not None:
            match.play(seat, decision.action)
            return
    moves = [(seat, action) for seat in range(table.seats) for action in table.legal(seat)]
    match.play(*rng.choice(moves))


@cache
def moments(game: str, seats: int, number: int) -> tuple[dict[str, Any], ...]:
    """Sealed records of one match at many moments, as plain JSON data."""
    known = entry(game)
    people = [Seat(NAMES[place], None if place < 2 else "easy", place) for place in range(seats)]
    match, seed = new_match(known, known.game.options(), people, CODES[number % len(CODES)])
    rng = Random(f"{game}/{seats}/{number}")
    found = []
    for line in range(140):
        if match.over:
            break
        step(match, rng)
        if line % 6 == 0 or match.between_rounds:
            found.append(json.loads(record_of(match, seed).model_dump_json()))
    return tuple(found)


def changed(rng: Random) -> bytes:
    """A file with a right seal, in which one to three things are other than any play left them."""
    game = rng.choice(list(catalogue()))
    counts = list(entry(game).game.seat_counts)[:5]
    number = rng.randrange(2)
    found = moments(game, counts[number % len(counts)], number)
    fields = copy.deepcopy(rng.choice(found))
    other = rng.choice(found)
    table = fields["snapshot"]["round"] or fields
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        _change(fields, table, other, rng)
    return sealed(fields)


def not_replayed(fields: dict[str, Any]) -> dict[str, Any]:
    """The same, as if later rules no longer agreed with the log: they ask for less luck at the first deal."""
    deal, *others = fields["log"]
    return {**fields, "log": [{**deal, "outcomes": [*deal["outcomes"], 0]}, *others]}


def sealed(fields: dict[str, Any]) -> bytes:
    """The file that these fields make, with the seal that belongs to them where they have one."""
    inner = {key: value for key, value in fields.items() if key not in ("file", "digest")}
    try:
        inner["digest"] = digest(SavedMatch.model_validate(inner).model_dump(exclude={"digest"}))
    except (ValueError, RecursionError):
        inner["digest"] = ""
    return json.dumps({"file": MARK, **inner}).encode()


def _change(fields: dict[str, Any], table: dict[str, Any], other: dict[str, Any], rng: Random) -> None:
    """Mostly in the table itself, where only the games know what can be."""
    place, key = somewhere(fields if rng.random() < 0.15 else table or fields, rng)
    chance = rng.random()
    if chance < 0.3:
        from_table = other["snapshot"]["round"] or {}
        place[key] = copy.deepcopy(from_table.get(key, rng.choice(ODD)) if isinstance(key, str) else rng.choice(ODD))
    elif chance < 0.5:
        source, name = somewhere(table or fields, rng)
        place[key] = copy.deepcopy(source[name])
    elif chance < 0.65 and isinstance(place[key], int):
        place[key] += rng.choice((-1, 1, 2))
    elif chance < 0.75 and isinstance(place[key], list) and place[key]:
        rng.shuffle(place[key])
        del place[key][: rng.randrange(2)]
    elif chance < 0.8:
        del place[key]
    else:
        place[key] = copy.deepcopy(rng.choice(ODD))


def somewhere(data: Any, rng: Random) -> tuple[Any, Any]:
    """A random container inside JSON data, and a key of it."""
    if not data:
        data = {"": None}
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = rng.choice(keys)
        inner = data[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.25:
            return data, key
        data = inner
