"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.san_da_yi.players.determinization import worlds
from cardtable.games.san_da_yi.players.evaluation import SanDaYiJudge
from cardtable.games.san_da_yi.players.player import SanDaYiPlayer
from cardtable.games.san_da_yi.presentation.stage import SanDaYiStage
from cardtable.games.san_da_yi.rules.game import SanDaYi

_PLAYER: Final = SanDaYiPlayer()
ENTRIES: Final = (GameEntry(SanDaYi(), SanDaYiStage(), _PLAYER, worlds, SanDaYiJudge(_PLAYER, worlds)),)
