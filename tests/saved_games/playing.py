"""Somebody simple plays any game to its end: mostly as an easy computer player, sometimes anything that is legal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cardtable.engine.match import Match
from cardtable.games.catalogue import entry
from cardtable.players.decision import Level

LONGEST = 20_000


def step(match: Match, rng: Random, oddly: float = 0.1) -> None:
    """One line more of the log; ``oddly`` is how often it is any kind of action, of anybody who may act."""
    if match.between_rounds:
        match.deal()
        return
    table: Any = match.round
    if rng.random() >= oddly:
        seat = next(iter(table.must_answer()), table.turn)
        decision = entry(match.game.id).player.choose(table.view(seat), Level.EASY, rng)
        if decision is not None:
            match.play(seat, decision.action, stood_in=match.seats[seat].is_person and len(match.log) % 7 == 0)
            return
    kinds: dict[str, list[tuple[int, Any]]] = {}
    for seat in range(table.seats):
        for action in table.legal(seat):
            kinds.setdefault(action.kind, []).append((seat, action))
    moves = kinds[rng.choice(sorted(kinds))]
    match.play(*rng.choice(moves))


def play_to_the_end(
    match: Match, rng: Random, after_a_round: Callable[[], None] = lambda: None, oddly: float = 0.1
) -> None:
    """Until the match is over."""
    for _ in range(LONGEST):
        if match.over:
            return
        step(match, rng, oddly)
        if match.between_rounds:
            after_a_round()
    raise AssertionError("the match does not end")
