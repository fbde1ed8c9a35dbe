"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.veidimadur.players.determinization import worlds
from cardtable.games.veidimadur.players.evaluation import VeidimadurJudge
from cardtable.games.veidimadur.players.player import VeidimadurPlayer
from cardtable.games.veidimadur.presentation.controls import VeidimadurControls
from cardtable.games.veidimadur.presentation.layout import VeidimadurLayout
from cardtable.games.veidimadur.presentation.scoring import VeidimadurScoring
from cardtable.games.veidimadur.presentation.speech import HABITS, VeidimadurSpeech
from cardtable.games.veidimadur.rules.game import Veidimadur
from cardtable.stage.stage import Stage

_STAGE: Final = Stage(
    "veidimadur", VeidimadurLayout(), VeidimadurControls(), VeidimadurSpeech(), VeidimadurScoring(), habits=HABITS
)
_PLAYER: Final = VeidimadurPlayer()
ENTRIES: Final = (GameEntry(Veidimadur(), _STAGE, _PLAYER, worlds, VeidimadurJudge(_PLAYER, worlds)),)
