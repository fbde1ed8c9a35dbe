"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.two_of_three.players.determinization import worlds
from cardtable.games.two_of_three.players.evaluation import TwoOfThreeJudge
from cardtable.games.two_of_three.players.player import TwoOfThreePlayer
from cardtable.games.two_of_three.presentation.stage import TwoOfThreeStage
from cardtable.games.two_of_three.rules.game import TwoOfThree

_PLAYER: Final = TwoOfThreePlayer()
ENTRIES: Final = (GameEntry(TwoOfThree(), TwoOfThreeStage(), _PLAYER, worlds, TwoOfThreeJudge(_PLAYER, worlds)),)
