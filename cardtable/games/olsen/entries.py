"""The games of this family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.olsen.players.imagining import worlds
from cardtable.games.olsen.players.judging import OlsenJudge
from cardtable.games.olsen.players.player import OlsenPlayer
from cardtable.games.olsen.rules.game import Klikk, Langi, MedStigum, OlsenOlsen, Svindl, UppOgNidur
from cardtable.games.olsen.table.stages import (
    KlikkStage,
    LangiStage,
    MedStigumStage,
    OlsenStage,
    SvindlStage,
    UppOgNidurStage,
)

if TYPE_CHECKING:
    from cardtable.games.olsen.rules.game import FamilyGame
    from cardtable.games.olsen.table.stage import FamilyStage

_PLAYER: Final = OlsenPlayer()
_JUDGE: Final = OlsenJudge(_PLAYER, worlds)


def _entry(game: FamilyGame, stage: type[FamilyStage]) -> GameEntry:
    return GameEntry(game, stage(game.id), _PLAYER, worlds, _JUDGE)


ENTRIES: Final = (
    _entry(OlsenOlsen(), OlsenStage),
    _entry(UppOgNidur(), UppOgNidurStage),
    _entry(MedStigum(), MedStigumStage),
    _entry(Klikk(), KlikkStage),
    _entry(Langi(), LangiStage),
    _entry(Svindl(), SvindlStage),
)
