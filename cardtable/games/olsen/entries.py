"""The games of this family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.olsen.players.determinization import worlds
from cardtable.games.olsen.players.evaluation import OlsenJudge
from cardtable.games.olsen.players.player import OlsenPlayer
from cardtable.games.olsen.presentation.stage import (
    KlikkStage,
    LangiStage,
    MedStigumStage,
    OlsenStage,
    SvindlStage,
    UppOgNidurStage,
)
from cardtable.games.olsen.rules.game import Klikk, Langi, MedStigum, OlsenOlsen, Svindl, UppOgNidur

if TYPE_CHECKING:
    from cardtable.games.olsen.presentation.stage import FamilyStage
    from cardtable.games.olsen.rules.game import FamilyGame

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
