"""The reference players of the family of Ólsen Ólsen, and what is measured of it."""

from __future__ import annotations

from typing import Final

from tools.arena.families.olsen.accusations import accusations, habits
from tools.arena.families.olsen.amateur import Amateur, honest_moves
from tools.arena.families.olsen.namings import main as namings
from tools.arena.families.olsen.noticing import noticed
from tools.arena.families.olsen.peeking import peeking
from tools.arena.families.olsen.tricksters import tricks
from tools.arena.family import Family

FAMILY: Final = Family(
    Amateur(),
    slips=honest_moves,
    peeking=peeking,
    phases={"accusations": accusations, "habits": habits, "namings": namings, "tricks": tricks},
    noticed=noticed,
)
