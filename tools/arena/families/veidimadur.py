"""The reference players of this family."""

from __future__ import annotations

from typing import Final

from cardtable.players.random_player import RandomPlayer
from tools.arena.family import Family

FAMILY: Final = Family(RandomPlayer())
