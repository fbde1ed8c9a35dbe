"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.san_da_yi.players.determinization import worlds
from cardtable.games.san_da_yi.players.evaluation import SanDaYiJudge
from cardtable.games.san_da_yi.players.player import SanDaYiPlayer
from cardtable.games.san_da_yi.presentation.controls import SanDaYiControls
from cardtable.games.san_da_yi.presentation.layout import SanDaYiLayout
from cardtable.games.san_da_yi.presentation.scoring import SanDaYiScoring
from cardtable.games.san_da_yi.presentation.speech import HABITS, SanDaYiSpeech
from cardtable.games.san_da_yi.rules.game import SanDaYi
from cardtable.kinds.tricks.presentation import TrickWaiting
from cardtable.stage.stage import Stage

_STAGE: Final = Stage(
    "san_da_yi", SanDaYiLayout(), SanDaYiControls(), SanDaYiSpeech(), SanDaYiScoring(), TrickWaiting(), HABITS
)
_PLAYER: Final = SanDaYiPlayer()
ENTRIES: Final = (GameEntry(SanDaYi(), _STAGE, _PLAYER, worlds, SanDaYiJudge(_PLAYER, worlds)),)
