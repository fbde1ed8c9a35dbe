"""What the arena knows of San Da Yi."""

from __future__ import annotations

from typing import Final

from tools.arena.families.san_da_yi import calls, pairs
from tools.arena.families.san_da_yi.amateur import SanDaYiAmateur, slips
from tools.arena.families.san_da_yi.noticing import noticed
from tools.arena.families.san_da_yi.peeking import peeking
from tools.arena.family import Family

FAMILY: Final = Family(
    SanDaYiAmateur(),
    slips,
    peeking,
    phases={"calls": calls.hold, "fit-calls": calls.fit, "pairs": pairs.main},
    noticed=noticed,
)
