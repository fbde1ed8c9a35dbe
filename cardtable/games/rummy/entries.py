"""The games of this family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.rummy.players.imagining import worlds
from cardtable.games.rummy.players.judging import RummyJudge
from cardtable.games.rummy.players.player import RummyPlayer
from cardtable.games.rummy.rules.game import Kinaskak, Shanghai
from cardtable.games.rummy.table.stages import KinaskakStage, ShanghaiStage

if TYPE_CHECKING:
    from cardtable.games.rummy.rules.game import FamilyGame
    from cardtable.games.rummy.table.stage import FamilyStage

_PLAYER: Final = RummyPlayer()
_JUDGE: Final = RummyJudge(_PLAYER, worlds)


def _entry(game: FamilyGame, stage: type[FamilyStage]) -> GameEntry:
    return GameEntry(game, stage(game.id), _PLAYER, worlds, _JUDGE)


ENTRIES: Final = (
    _entry(Kinaskak(), KinaskakStage),
    _entry(Shanghai(), ShanghaiStage),
)
