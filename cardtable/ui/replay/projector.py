"""Projector: moves a replay on, by itself as long as it plays, else when the viewer does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QTimer

from cardtable.app.match.scheduler import PACES
from cardtable.ui.table.conductor import Conductor

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from cardtable.app.replay import ReplayTable
    from cardtable.app.settings import Settings
    from cardtable.ui.services import Services

# What was played is known to be sensible: less time for each action than computer players take.
SHARE: Final = 0.55
# The panel at the end of a deal is read, which takes so many times as long as one action.
AFTER_DEAL: Final = 4.5


class Film(Protocol):
    """What is moved on: a page that shows the next line, as long as it plays."""

    playing: bool

    @property
    def pacing(self) -> Settings:
        """How fast it goes on."""

    def forward(self) -> None:
        """Show the next line."""

    def stop_playing(self) -> None:
        """Stay where it is."""


class Projector(Conductor):
    """Moves one replay on; computer players are never asked.

    ``least`` is how many milliseconds pass at least from one action to the next.
    """

    least = 110

    def __init__(
        self, services: Services, table: ReplayTable, film: Film, motion_left: Callable[[], int], parent: QObject
    ) -> None:
        super().__init__(services, table, motion_left, parent)
        self._film = film
        self._replay = table
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(film.forward)

    def advance(self, hurry: bool = False) -> None:
        """All has been shown so far: wait, and go on if it plays."""
        self.pause()
        step = self._replay.step()
        self._step = step
        if self._replay.match.between_rounds:
            self.waiting.emit(step)
        if self._film.playing and self._replay.position < self._replay.last:
            share = AFTER_DEAL if self._replay.match.between_rounds else SHARE
            pause = max(PACES[self._film.pacing.pace] * share, self.least)
            self._next.start(0 if hurry else int(pause) + self._motion_left())
        elif self._film.playing:
            self._film.stop_playing()

    def pause(self) -> None:
        """Stay as it is until the next :meth:`advance`."""
        super().pause()
        self._next.stop()

    @property
    def rests(self) -> bool:
        """Whether it goes on by itself, and a person may say that this be now."""
        return self._next.isActive()
