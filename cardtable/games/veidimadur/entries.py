"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.veidimadur.players.determinization import worlds
from cardtable.games.veidimadur.players.evaluation import VeidimadurJudge
from cardtable.games.veidimadur.players.player import VeidimadurPlayer
from cardtable.games.veidimadur.presentation.stage import VeidimadurStage
from cardtable.games.veidimadur.rules.game import Veidimadur

_PLAYER: Final = VeidimadurPlayer()
ENTRIES: Final = (GameEntry(Veidimadur(), VeidimadurStage(), _PLAYER, worlds, VeidimadurJudge(_PLAYER, worlds)),)
