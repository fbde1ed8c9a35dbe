"""Deals of which it is known how each seat would have fared as declarer, so that calls can be compared at no cost."""

from __future__ import annotations

import json
import multiprocessing
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.san_da_yi.players.calling import strength
from cardtable.games.san_da_yi.rules.house_rules import SEATS, VALUES
from cardtable.games.san_da_yi.rules.scoring import declarer_score, needed
from cardtable.players.decision import Level
from tools.arena.families.san_da_yi.hands import Deal, Outcome, deal, play
from tools.commands import progress

if TYPE_CHECKING:
    from pathlib import Path

# Hands below this strength are played out by habit: nobody declares with them who thinks.
_THOUGHT: Final = 7.5
# The declarer's play and the defence are worked out for these calls, and hold for those beside them.
_PLAYED: Final = (60, 75)


class Known(NamedTuple):
    """A deal, and how it ends for every seat as declarer, by the calls of :data:`_PLAYED`."""

    dealt: Deal
    ends: tuple[tuple[Outcome, ...], ...]

    def score(self, seat: int, bid: int) -> int:
        """What this seat scores as declarer at this call."""
        end = self.ends[seat][bid > VALUES[1]]
        return declarer_score(bid, end.points, end.captured)


def _known(level: Level, seed: str) -> list[list[list[int]]]:
    dealt = deal(seed)
    ends = []
    for seat in range(SEATS):
        chosen = Level.MEDIUM if level is Level.HARD and strength(dealt.hands[seat]) < _THOUGHT else level
        ends.append([[*map(int, play(dealt, seat, needed(bid), chosen, seed))] for bid in _PLAYED])
    return ends


def pool(level: Level, seed: str, deals: int, file: Path | None = None, processes: int = 1) -> list[Known]:
    """So many deals played at a level; ``file`` keeps what was found, as it takes its time."""
    seeds = [f"{seed}/{number}" for number in range(deals)]
    found = json.loads(file.read_text("utf-8")) if file is not None and file.exists() else []
    if len(found) < deals:
        with multiprocessing.get_context("spawn").Pool(processes) as workers:
            results = workers.imap(partial(_known, level), seeds[len(found) :], chunksize=2)
            for one in progress(results, deals - len(found), f"{level}, deal"):
                found.append(one)
                if file is not None and (len(found) % 50 == 0 or len(found) == deals):
                    file.write_text(json.dumps(found), "utf-8")
    return [
        Known(deal(name), tuple(tuple(Outcome(points, bool(captured)) for points, captured in ends) for ends in known))
        for name, known in zip(seeds, found[:deals], strict=True)
    ]
