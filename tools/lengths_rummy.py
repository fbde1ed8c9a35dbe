"""Measure how long the rounds of contract rummy take: ``python -m tools.lengths_rummy``.

Medium players play whole matches at every number of seats, and ``cardtable/games/rummy/presentation/duration.json``
gets the mean number of turns of all seats together for every contract. The same program makes the same table.
"""

from __future__ import annotations

import json
import multiprocessing
import re
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.rummy.rules.actions import Discard, KeepLast
from cardtable.players.decision import Level
from tools.commands import command, progress

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE: Final = (
    Path(__file__).resolve().parent.parent / "cardtable" / "games" / "rummy" / "presentation" / "duration.json"
)
GAMES: Final = ("kinaskak", "shanghai")
MATCHES: Final = 40
_LIST: Final = re.compile(r"\[([^\[\]{}]*)\]")


def measure(cell: tuple[str, int]) -> list[float]:
    """The mean number of turns in each round, for one game and number of seats."""
    game, seats = cell
    known = entry(game)
    sums: list[int] = []
    for number in range(MATCHES):
        sitting = [Seat(f"{seat}", Level.MEDIUM) for seat in range(seats)]
        match = Match(known.game, known.game.options.read({}), sitting, f"{number:04d}-{seats:04d}")
        rng = Random(f"{cell}/{number}")
        turns: list[int] = []
        while not match.over:
            match.deal()
            turns.append(_play_deal(match, rng))
        sums = turns if not sums else [before + now for before, now in zip(sums, turns, strict=True)]
    return [round(total / MATCHES, 1) for total in sums]


def _play_deal(match: Match, rng: Random) -> int:
    player = entry(match.game.id).player
    turns = 1
    while not match.between_rounds:
        table = match.round
        assert table is not None
        seat = next(iter(table.must_answer()), table.turn)
        decision = player.choose(table.view(seat), Level.MEDIUM, rng)
        assert decision is not None
        match.play(seat, decision.action)
        turns += isinstance(decision.action, Discard | KeepLast) and not match.between_rounds
    return turns


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write."""
    command("tools.lengths_rummy", __doc__).parse_args(arguments)
    cells = [(game, seats) for game in GAMES for seats in entry(game).game.seat_counts]
    with multiprocessing.get_context("spawn").Pool() as pool:
        found = dict(zip(cells, progress(pool.imap(measure, cells), len(cells), "measured"), strict=True))
    table = {
        game: [
            list(by_seats)
            for by_seats in zip(*(found[game, seats] for seats in entry(game).game.seat_counts), strict=True)
        ]
        for game in GAMES
    }
    text = json.dumps(table, indent=1, sort_keys=True)
    FILE.write_text(_LIST.sub(lambda numbers: f"[{' '.join(numbers[1].split())}]", text) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
