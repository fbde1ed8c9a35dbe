"""The game that this package announces."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import GameEntry
from cardtable.kinds.laying.presentation import LayingControls, LayingLayout
from cardtable.players.random_player import RandomPlayer
from cardtable.players.search_player import SearchPlayer
from cardtable.stage.stage import Stage
from cardtable.stage.waiting import Waiting
from tests.example_game.maumau.players.determinization import worlds
from tests.example_game.maumau.players.evaluation import MaumauJudge
from tests.example_game.maumau.presentation.scoring import MaumauScoring
from tests.example_game.maumau.presentation.speech import MaumauSpeech
from tests.example_game.maumau.rules.game import Maumau
from tests.example_game.maumau.rules.view import MaumauView

_STAGE: Final = Stage(
    "maumau",
    LayingLayout[MaumauView](),
    LayingControls[MaumauView](),
    MaumauSpeech(),
    MaumauScoring(),
    Waiting[MaumauView](),
)
_JUDGE: Final = MaumauJudge(RandomPlayer(), worlds)
ENTRIES: Final = (GameEntry(Maumau(), _STAGE, SearchPlayer[MaumauView](_JUDGE, worlds), worlds, _JUDGE),)
