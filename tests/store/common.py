"""Matches to be saved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.games.olsen.rules.game import OlsenOlsen
from cardtable.games.olsen.rules.house_rules import OlsenOptions
from cardtable.store.database import Database
from tests.conformance.common import choose

SEATS = [Seat("Guðný"), Seat("Tölva", "medium", 3), Seat("Óli", None, 7)]


def new(code: str = "K7QF-2M9Z", taking_back: TakingBack | None = None, **options: Any) -> Match:
    return Match(OlsenOlsen(), OlsenOptions(**{"first_to": 5, **options}), SEATS, code, taking_back)


def forward(match: Match, steps: int, rng: Random | None = None) -> Match:
    """Play some legal lines."""
    rng = rng or Random(3)
    for _ in range(steps):
        if match.over:
            break
        if match.between_rounds:
            match.deal()
        else:
            match.play(*choose(match, rng))
    return match


def same(one: Match, two: Match) -> bool:
    """Whether two matches are equal in all that counts."""
    return (
        one.log == two.log
        and one.results == two.results
        and one.seats == two.seats
        and one.options == two.options
        and one.deal_code == two.deal_code
        and one.dealer == two.dealer
        and one.taking_back == two.taking_back
        and one.retakes == two.retakes
        and (one.round and one.round.to_json()) == (two.round and two.round.to_json())
    )


def execute(database: Database, sql: str, values: Sequence[object] = ()) -> list[Any]:
    """What the file answers to this, past all that the program sees to."""
    return database.read(lambda file: file.execute(sql, values).fetchall())


@contextmanager
def full_disk(database: Database) -> Iterator[None]:
    """Meanwhile nothing more can be written."""
    execute(database, "PRAGMA query_only = ON")
    try:
        yield
    finally:
        execute(database, "PRAGMA query_only = OFF")
