"""Finished matches of every game, with persons, guests and computer players in the seats, for what looks back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING

from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import GUEST, Match, Seat
from tests.conformance.common import random_play, seats_for, some_options
from tests.every_game import every_game

if TYPE_CHECKING:
    from collections.abc import Iterator

PEOPLE = ("Anna", "Bjarni", "ÞÓRNÝ", "Óli")
BEGIN = datetime(2025, 12, 30, 20, tzinfo=UTC)


def clock(step: timedelta = timedelta(minutes=7)) -> Iterator[datetime]:
    """A time that goes on with every look."""
    now = BEGIN
    while True:
        yield now
        now += step


def some_seats(count: int, rng: Random) -> list[Seat]:
    """Persons in any seats, at least one; sometimes a guest."""
    persons = rng.sample(PEOPLE, min(len(PEOPLE), rng.randint(1, count)))
    seats = [Seat(name if rng.random() < 0.7 else name.lower()) for name in persons]
    if len(seats) < count and rng.random() < 0.2:
        seats.append(Seat("Gestur", face=GUEST))
    while len(seats) < count:
        seats.append(Seat(f"T{len(seats)}", rng.choice(["easy", "medium", "hard"]), len(seats)))
    rng.shuffle(seats)
    return seats


def finished(game: str, seed: str) -> Match:
    """A match that was played to its end: the same for the same seed."""
    rng = Random(f"{game}/{seed}")
    known = every_game()[game].game
    seats = some_seats(seats_for(game, rng.randrange(9)), rng)
    match = Match(known, some_options(game, rng), seats, new_deal_code(rng))
    for _ in random_play(match, rng):
        pass
    match.retakes = int(rng.random() < 0.2)
    return match
