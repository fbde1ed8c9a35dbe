"""The games of this family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import Entry
from cardtable.games.olsen.game import Klikk, Langi, MedStigum, OlsenOlsen, Svindl, UppOgNidur
from cardtable.games.olsen.minds.player import OlsenPlayer
from cardtable.games.olsen.stages import (
    KlikkStage,
    LangiStage,
    MedStigumStage,
    OlsenStage,
    SvindlStage,
    UppOgNidurStage,
)

if TYPE_CHECKING:
    from cardtable.games.olsen.game import FamilyGame
    from cardtable.games.olsen.stage import FamilyStage

_PLAYER: Final = OlsenPlayer()


def _entry(game: FamilyGame, stage: type[FamilyStage]) -> Entry:
    return Entry(game, stage(game.id), _PLAYER)


ENTRIES: Final = (
    _entry(OlsenOlsen(), OlsenStage),
    _entry(UppOgNidur(), UppOgNidurStage),
    _entry(MedStigum(), MedStigumStage),
    _entry(Klikk(), KlikkStage),
    _entry(Langi(), LangiStage),
    _entry(Svindl(), SvindlStage),
)
