"""What the arena knows of Veiðimaður."""

from __future__ import annotations

from typing import Final

from tools.arena.families.veidimadur.amateur import VeidimadurAmateur, slips
from tools.arena.families.veidimadur.noticing import noticed
from tools.arena.families.veidimadur.peeking import peeking
from tools.arena.families.veidimadur.repeats import main as repeats
from tools.arena.family import Family

FAMILY: Final = Family(VeidimadurAmateur(), slips, peeking, phases={"repeats": repeats}, noticed=noticed)
