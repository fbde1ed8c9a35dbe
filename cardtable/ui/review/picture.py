"""The table at a decision, as the seat saw it that decided."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.app.autosave import Nowhere
from cardtable.app.table import GameTable
from cardtable.games.catalogue import entry
from cardtable.stage.action_targets import Concern, concern
from cardtable.ui.scene.picture import picture_of_table
from cardtable.ui.table.presenter import Presenter

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from cardtable.app.review import Choice
    from cardtable.engine.match import Match
    from cardtable.engine.values import Action
    from cardtable.games.catalogue import GameEntry
    from cardtable.ui.scene.scene import Picture
    from cardtable.ui.services import Program


def picture_at(program: Program, match: Match, seat: int, choice: Choice) -> Picture:
    """What the seat saw, with the cards of what was played marked and those of the strongest player's way raised."""
    known = entry(match.game.id)
    table = GameTable(known, match.at(choice.line), "", Nowhere())
    table.viewer = table.near = seat
    seen = Presenter(table, lambda: program.pixmaps.style).picture_of(choice.view, past=True)
    best = None if choice.judgement is None else choice.judgement.action
    played, wanted = (_touched(known, choice, action, seen) for action in (choice.action, best))
    return replace(
        seen, fitting=played.cards - wanted.cards, all_fit=False, hinted=wanted.cards, hinted_zone=wanted.zone or ""
    )


def _touched(known: GameEntry, choice: Choice, action: Action | None, seen: Picture) -> Concern:
    if action is None:
        return Concern(frozenset(), None)
    return concern(known.stage, choice.view, action, [zone.id for zone in seen.zones])


def drawn(program: Program, picture: Picture, width: int, ratio: float) -> QPixmap:
    """The picture, so wide."""
    mirrored = program.settings.left_handed
    return picture_of_table(
        picture, program.pixmaps, program.theme, width, ratio, program.text_scale, mirrored=mirrored
    )
