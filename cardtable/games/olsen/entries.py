"""The games of this family."""

from __future__ import annotations

from typing import Final

from cardtable.games.catalogue import Entry
from cardtable.games.olsen.game import OlsenOlsen
from cardtable.games.olsen.player import OlsenPlayer
from cardtable.games.olsen.stage import OlsenStage

ENTRIES: Final = (Entry(OlsenOlsen(), OlsenStage(), OlsenPlayer()),)
