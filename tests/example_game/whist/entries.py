"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.kinds.tricks.presentation import TrickControls, TrickWaiting
from cardtable.players.random_player import RandomPlayer
from cardtable.players.search_player import SearchPlayer
from cardtable.stage.stage import Stage
from tests.example_game.whist.players.determinization import worlds
from tests.example_game.whist.players.evaluation import WhistJudge
from tests.example_game.whist.presentation.layout import WhistLayout
from tests.example_game.whist.presentation.scoring import WhistScoring
from tests.example_game.whist.presentation.speech import WhistSpeech
from tests.example_game.whist.rules.game import Whist
from tests.example_game.whist.rules.view import WhistView

_STAGE: Final = Stage(
    "whist", WhistLayout(), TrickControls[WhistView](), WhistSpeech(), WhistScoring(), TrickWaiting[WhistView]()
)
_JUDGE: Final = WhistJudge(RandomPlayer(), worlds)
ENTRIES: Final = (GameEntry(Whist(), _STAGE, SearchPlayer[WhistView](_JUDGE, worlds), worlds, _JUDGE),)
