"""``python -m tools.ears.cheated FOLDER``: a match in which a computer player has just cheated, and one may say so."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules import cheating
from cardtable.games.olsen.rules.actions import Accuse
from cardtable.players.decision import Level
from cardtable.store.database import Database
from tools.commands import command

if TYPE_CHECKING:
    from collections.abc import Sequence

GAME: Final = "svindl"


def cheated(name: str) -> Match:
    """Played on until the last turn of another player proves that it slipped a card in."""
    for seed in count():
        match = _played(name, seed)
        if match is not None:
            return match
    raise AssertionError


def _played(name: str, seed: int) -> Match | None:
    known, rng = entry(GAME), Random(seed)
    # Nobody else is there who might say it first.
    seats = [Seat(name), Seat("Birta", "medium", 1)]
    match = Match(known.game, known.game.options(), seats, f"{seed:04}-0000")
    match.deal()
    while match.round is not None and match.round.result is None:
        table = match.round
        view: Any = table.view(0)
        if table.turn == 0 and cheating.proof(view) == "slip" and any(isinstance(one, Accuse) for one in view.legal()):
            return match
        # Who has to answer comes first, then whoever has the turn.
        for seat in (*table.must_answer(), table.turn):
            decision = known.player.choose(table.view(seat), Level.MEDIUM, rng)
            if decision is not None:
                match.play(seat, decision.action)
                break
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the folder."""
    parser = command("tools.ears.cheated", __doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the data folder; it is made where needed")
    database = Database(parser.parse_args(arguments).folder)
    database.add(cheated("Anna"), "0000-0000")
    database.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
