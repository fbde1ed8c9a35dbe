"""The games of this family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.rummy.players.determinization import worlds
from cardtable.games.rummy.players.evaluation import RummyJudge
from cardtable.games.rummy.players.player import RummyPlayer
from cardtable.games.rummy.presentation.stage import KinaskakStage, ShanghaiStage
from cardtable.games.rummy.rules.game import Kinaskak, Shanghai

if TYPE_CHECKING:
    from cardtable.games.rummy.presentation.stage import FamilyStage
    from cardtable.games.rummy.rules.game import FamilyGame

_PLAYER: Final = RummyPlayer()
_JUDGE: Final = RummyJudge(_PLAYER, worlds)


def _entry(game: FamilyGame, stage: type[FamilyStage]) -> GameEntry:
    return GameEntry(game, stage(game.id), _PLAYER, worlds, _JUDGE)


ENTRIES: Final = (
    _entry(Kinaskak(), KinaskakStage),
    _entry(Shanghai(), ShanghaiStage),
)
