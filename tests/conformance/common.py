"""Random legal play of any game of the catalogue, for the conformance and leak suites."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import Entry, catalogue
from cardtable.players.decision import Level

DEPTH = int(os.environ.get("CARDTABLE_TEST_DEPTH", "1"))
GAMES = list(catalogue())
NAMES = ("Anna", "Bjarni", "Ceciliæ", "Dóra", "Einar", "Fríða", "Geir", "Helga", "Ívar", "Jóna")
COLLECTING = ("kinaskak", "shanghai")
# Ranks of changers climb one by one, and chance alone does not climb.
CLIMBING = ("langi",)
# Two wins among six may take seven rounds, and one of Langi may take its thirty thousand moves, talk not counted.
LONGEST = 300_000
TALK = ("say-olsen", "say-olsen-olsen", "catch")


def option_sets(game: str) -> st.SearchStrategy[Any]:
    """Any combination of a game's house rules."""
    model = catalogue()[game].game.options
    fields = {one.key: st.sampled_from([value.value for value in one.values]) for one in model.catalogue()}
    if "langi_start" in fields:  # a deal of its own length: five of them would take random play hours
        fields["first_to"] = st.sampled_from([1, 2])
    if game in COLLECTING:  # a handful of contracts, each in its time
        fields["length"] = st.sampled_from(["short", "first-five"])
    if game == "san_da_yi":
        fields["hands"] = st.just(4)
    if game == "two_of_three":
        fields["end"] = st.sampled_from(["1r", "3r", "100"])
    return st.fixed_dictionaries(fields).map(model.read)


def some_seats(game: str) -> st.SearchStrategy[int]:
    """A number of seats with which a game is played."""
    return st.sampled_from([count for count in catalogue()[game].game.seat_counts if count <= 6])


def seats_for(game: str, number: int) -> int:
    """The numbers of seats in turn."""
    counts = list(catalogue()[game].game.seat_counts)[:5]
    return counts[number % len(counts)]


def table_of(game: str, seats: int, options: Any, code: str) -> Match:
    """A match of persons with nothing dealt yet."""
    return Match(catalogue()[game].game, options, [Seat(name) for name in NAMES[:seats]], code)


def choose(match: Match, rng: Random) -> tuple[int, Any]:
    """A random legal action of any seat; talk is rarer, so that a deal gets on.

    Where random play would take hours to collect anything, most actions are those of a simple computer player.
    """
    table = match.round
    assert table is not None
    if match.game.id in (*COLLECTING, *CLIMBING) and rng.random() < 0.8:
        seat = next(iter(table.must_answer()), table.turn)
        decision = catalogue()[match.game.id].player.choose(table.view(seat), Level.EASY, rng)
        assert decision is not None
        return seat, decision.action
    moves = [(seat, action) for seat in range(table.seats) for action in table.legal(seat)]
    assert moves, "a running deal always has a legal action"
    if match.game.id in COLLECTING:
        assert all(table.refusal(seat, action) is None for seat, action in moves)
    plain = [move for move in moves if move[1].kind not in TALK]
    return rng.choice(plain if plain and rng.random() < 0.85 else moves)


def indices(cards: Iterable[Any]) -> list[int]:
    """Which cards these are, in order: quickly compared, since that is done after every move."""
    return sorted(card.index for card in cards)


def random_play(match: Match, rng: Random, limit: int = LONGEST) -> Iterator[tuple[int | None, Any]]:
    """Play to the end of the match; yields after every line of the log."""
    for _ in range(limit):
        if match.over:
            return
        if match.between_rounds:
            match.deal()
            yield None, None
        else:
            seat, action = choose(match, rng)
            match.play(seat, action)
            yield seat, action
    raise AssertionError("the match does not end")


def entries() -> list[Entry]:
    """Every game."""
    return list(catalogue().values())
