"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.two_of_three.players.determinization import worlds
from cardtable.games.two_of_three.players.evaluation import TwoOfThreeJudge
from cardtable.games.two_of_three.players.player import TwoOfThreePlayer
from cardtable.games.two_of_three.presentation.controls import TwoOfThreeControls
from cardtable.games.two_of_three.presentation.layout import TwoOfThreeLayout
from cardtable.games.two_of_three.presentation.scoring import TwoOfThreeScoring
from cardtable.games.two_of_three.presentation.speech import HABITS, TwoOfThreeSpeech
from cardtable.games.two_of_three.rules.game import TwoOfThree
from cardtable.stage.stage import Stage

_STAGE: Final = Stage(
    "two_of_three", TwoOfThreeLayout(), TwoOfThreeControls(), TwoOfThreeSpeech(), TwoOfThreeScoring(), habits=HABITS
)
_PLAYER: Final = TwoOfThreePlayer()
ENTRIES: Final = (GameEntry(TwoOfThree(), _STAGE, _PLAYER, worlds, TwoOfThreeJudge(_PLAYER, worlds)),)
