"""What is heard at one table beside what its events tell: whose turn it is now, and what is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.steps import Curtain, Person
from cardtable.messages import Message, translate
from cardtable.stage.event_style import Sound
from cardtable.ui.language import say

if TYPE_CHECKING:
    from cardtable.app.steps import Step
    from cardtable.app.table import GameTable
    from cardtable.ui.table.page import TablePage


class Hearing:
    """The ears of one table page, and the tool that closes them."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._table: GameTable | None = None
        self._heard = 0

    def text(self) -> Message:
        """What the tool says: how it is now."""
        if self._page.services.settings.sounds:
            return translate("Table", "Sound: on", "tool above the table, pressed to turn the sound off")
        return translate("Table", "Sound: off", "tool above the table, pressed to turn the sound on")

    def toggle(self) -> None:
        """Let everything be heard, or nothing."""
        services = self._page.services
        services.change(sounds=not services.settings.sounds)
        services.sounds.play(Sound.LAY)
        self._page.announcer.tell(say(self.text()), own=False)

    def refuse(self) -> None:
        """Something is not allowed."""
        self._page.services.sounds.play(Sound.NOT_ALLOWED)

    def wait_for(self, step: Step) -> None:
        """The table waits: is it for the person whose hand is open, and since somebody else acted?"""
        table = self._page.table
        if table is None or not isinstance(step, Person | Curtain):
            return
        if table is not self._table:
            self._table, self._heard = table, 0
        log = table.match.log
        new = any(line.seat != step.seat for line in log[self._heard :])
        if isinstance(step, Curtain):
            # Whoever opens the curtain knows whose turn it is.
            self._heard = len(log)
        elif table.round.turn == step.seat:
            self._heard = len(log)
            if new:
                self._page.services.sounds.play(Sound.YOUR_TURN)
