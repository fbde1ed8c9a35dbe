"""Playing San Da Yi to the end on the players' kernel, beside a trick game of OpenSpiel from Python."""

from __future__ import annotations

import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

from benchmarks.measure import Row
from cardtable.games.san_da_yi.players import habits
from cardtable.games.san_da_yi.players.fast_table import Table, finish

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OPENSPIEL_SPADES: Final = 1_010_000
CARDS: Final = 54
HAND: Final = 12
MOVES: Final = 48


def rows(quick: bool) -> Iterator[Row]:
    """Random play, whose only cost is the kernel, and play by the players' rules."""
    seconds = 0.5 if quick else 3.0
    theirs = _openspiel(seconds)
    name = "OpenSpiel spades" if theirs else "OpenSpiel spades (figure of the notes)"
    reference = theirs or OPENSPIEL_SPADES
    luck = Random(7).random
    random = _moves(seconds, lambda table, player: _any(table.legal(player), luck()))
    wise = _moves(seconds, habits.choose)
    for what, ours in (("random tricks on the kernel", random), ("the same by the players’ rules", wise)):
        value = f"{ours:,.0f} moves/s"
        yield Row(what, value, f"{name} {reference:,.0f}", f"{ours / reference:.2f}", "–", None)


def _any(cards: int, luck: float) -> int:
    """One of the cards of a mask."""
    for _ in range(int(luck * cards.bit_count())):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def _moves(seconds: float, policy: Callable[[Table, int], int]) -> float:
    rng = Random(3)
    pack = list(range(CARDS))
    played = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        rng.shuffle(pack)
        hands = [sum(1 << code for code in pack[seat * HAND : (seat + 1) * HAND]) for seat in range(4)]
        finish(Table(hands, sum(1 << code for code in pack[4 * HAND :])), policy)
        played += MOVES
    return played / (time.perf_counter() - start)


def _openspiel(seconds: float) -> float | None:
    """Random games of spades through OpenSpiel's Python interface, where it is installed."""
    try:
        import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        return None
    game: Any = pyspiel.load_game("spades")
    choice = Random(5).choice
    played = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            played += 1
    return played / (time.perf_counter() - start)
