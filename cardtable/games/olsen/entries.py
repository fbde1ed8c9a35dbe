"""The games of this family."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import GameEntry
from cardtable.games.olsen.players.determinization import worlds
from cardtable.games.olsen.players.evaluation import OlsenJudge
from cardtable.games.olsen.players.player import OlsenPlayer
from cardtable.games.olsen.presentation.controls import OlsenControls
from cardtable.games.olsen.presentation.layout import OlsenLayout
from cardtable.games.olsen.presentation.scoring import OlsenScoring
from cardtable.games.olsen.presentation.speech import OlsenSpeech, UppOgNidurSpeech, habits_of
from cardtable.games.olsen.presentation.waiting import OlsenWaiting
from cardtable.games.olsen.rules.game import Klikk, Langi, MedStigum, OlsenOlsen, Svindl, UppOgNidur
from cardtable.stage.stage import Stage

if TYPE_CHECKING:
    from cardtable.games.olsen.rules.game import FamilyGame

_PLAYER: Final = OlsenPlayer()
_SPEECH: Final = OlsenSpeech()
_JUDGE: Final = OlsenJudge(_PLAYER, worlds)


def _entry(game: FamilyGame, speech: OlsenSpeech = _SPEECH, *, scored: bool = False) -> GameEntry:
    scoring = OlsenScoring(game.id, scored=scored)
    stage = Stage(game.id, OlsenLayout(), OlsenControls(), speech, scoring, OlsenWaiting(), habits_of(game.id))
    return GameEntry(game, stage, _PLAYER, worlds, _JUDGE)


ENTRIES: Final = (
    _entry(OlsenOlsen()),
    _entry(UppOgNidur(), UppOgNidurSpeech()),
    _entry(MedStigum(), scored=True),
    _entry(Klikk()),
    _entry(Langi()),
    _entry(Svindl()),
)
