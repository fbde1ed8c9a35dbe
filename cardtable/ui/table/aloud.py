"""What is said and heard at one table beside the log: words at faces, outcries, sounds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.stage.event_style import PLAIN, Sound, Weight
from cardtable.ui.language import say
from cardtable.ui.scene.announcement_item import AnnouncementText

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.table import GameTable
    from cardtable.engine.values import Event
    from cardtable.stage.event_style import EventStyle
    from cardtable.stage.stage import Stage
    from cardtable.ui.scene.scene import TableScene


class Aloud:
    """Says and shows it on one scene; ``sound`` lets something be heard."""

    def __init__(self, scene: TableScene, sound: Callable[[Sound], None]) -> None:
        self._scene = scene
        self.sound = sound

    def cry_out(self, marks: Sequence[EventStyle]) -> None:
        """Show what the whole table turns to."""
        outcry = next((mark.outcry for mark in marks if mark.outcry is not None), None)
        drawn = next((mark for mark in marks if mark.shown), PLAIN)
        if outcry is None and not drawn.shown:
            self._scene.outcry.arrange(None)
            return
        told = AnnouncementText(shown=drawn.shown, best=drawn.best)
        if outcry is not None:
            stamp = "" if outcry.stamp is None else say(outcry.stamp)
            told = replace(told, seat=outcry.seat, other=outcry.other, stamp=stamp, good=outcry.good, card=outcry.card)
        self._scene.outcry.arrange(told)

    def speak(self, stage: Stage, events: Sequence[Event]) -> None:
        """Show what the players say aloud."""
        for event in events:
            loud = stage.speech.mark(event).weight is Weight.TURNING
            for seat, words in stage.speech.exclaim(event):
                self._scene.speak(seat, say(words), loud)

    def cheer(self, table: GameTable) -> None:
        """Won or lost, for a person alone at the machine; where several sit there, it is won."""
        assert table.round.result is not None
        winners = table.match.standing.leaders if table.match.over else table.round.result.winners
        lost = len(table.persons) == 1 and table.persons[0] not in winners
        self.sound(Sound.LOST if lost else Sound.WON)
