"""The games of this family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.rummy.players.determinization import worlds
from cardtable.games.rummy.players.evaluation import RummyJudge
from cardtable.games.rummy.players.player import RummyPlayer
from cardtable.games.rummy.presentation.controls import RummyControls
from cardtable.games.rummy.presentation.layout import RummyLayout
from cardtable.games.rummy.presentation.scoring import RummyScoring
from cardtable.games.rummy.presentation.speech import HABITS, RummySpeech
from cardtable.games.rummy.presentation.waiting import RummyWaiting
from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI
from cardtable.games.rummy.rules.game import Kinaskak, Shanghai
from cardtable.stage.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.rummy.rules.contract import Contract
    from cardtable.games.rummy.rules.game import FamilyGame

_PLAYER: Final = RummyPlayer()
_JUDGE: Final = RummyJudge(_PLAYER, worlds)


def _entry(game: FamilyGame, contracts: Sequence[Contract]) -> GameEntry:
    scoring = RummyScoring(game.id)
    stage = Stage(game.id, RummyLayout(), RummyControls(), RummySpeech(contracts), scoring, RummyWaiting(), HABITS)
    return GameEntry(game, stage, _PLAYER, worlds, _JUDGE)


ENTRIES: Final = (_entry(Kinaskak(), KINASKAK), _entry(Shanghai(), SHANGHAI))
