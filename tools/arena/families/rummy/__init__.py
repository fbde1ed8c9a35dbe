"""The reference players of contract rummy, and its rounds in a form that is played fast."""

from __future__ import annotations

from typing import Final

from tools.arena.families.rummy.alone import alone
from tools.arena.families.rummy.amateur import Amateur, slips
from tools.arena.families.rummy.noticing import noticed
from tools.arena.families.rummy.rollouts import peeking
from tools.arena.families.rummy.search import search
from tools.arena.family import Family

FAMILY: Final = Family(Amateur(), slips, peeking, {"search": search, "alone": alone}, noticed)
