"""For whom a table of San Da Yi waits, apart from other parts as in every family."""

from __future__ import annotations

from cardtable.games.san_da_yi.rules.view import SanDaYiView
from cardtable.stage.waiting import Waiting


class SanDaYiWaiting(Waiting[SanDaYiView]):
    """Each player waits for the one on turn."""

    def ponders(self, view: SanDaYiView) -> float:
        """The leader thinks longer than the others; kitty, trump and calls are worth a thought."""
        if view.phase != "play":
            return 1.3
        return super().ponders(view) * (1.2 if not view.trick else 0.8)
