"""The games of this family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import Entry
from cardtable.games.rummy.game import Kinaskak, Shanghai
from cardtable.games.rummy.minds.player import RummyPlayer
from cardtable.games.rummy.stages import KinaskakStage, ShanghaiStage

if TYPE_CHECKING:
    from cardtable.games.rummy.game import FamilyGame
    from cardtable.games.rummy.stage import FamilyStage

_PLAYER: Final = RummyPlayer()


def _entry(game: FamilyGame, stage: type[FamilyStage]) -> Entry:
    return Entry(game, stage(game.id), _PLAYER)


ENTRIES: Final = (
    _entry(Kinaskak(), KinaskakStage),
    _entry(Shanghai(), ShanghaiStage),
)
