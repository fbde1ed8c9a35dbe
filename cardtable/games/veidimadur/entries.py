"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.veidimadur.players.imagining import worlds
from cardtable.games.veidimadur.players.judging import VeidimadurJudge
from cardtable.games.veidimadur.players.player import VeidimadurPlayer
from cardtable.games.veidimadur.rules.game import Veidimadur
from cardtable.games.veidimadur.table.stage import VeidimadurStage

_PLAYER: Final = VeidimadurPlayer()
ENTRIES: Final = (GameEntry(Veidimadur(), VeidimadurStage(), _PLAYER, worlds, VeidimadurJudge(_PLAYER, worlds)),)
