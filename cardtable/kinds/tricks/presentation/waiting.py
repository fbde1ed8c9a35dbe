"""How long a player thinks over a card: the part of a stage that waits, which stands apart from what is said."""

from __future__ import annotations

from typing import TypeVar

from cardtable.kinds.tricks.rules.view import TrickView
from cardtable.stage.waiting import Waiting

V = TypeVar("V", bound=TrickView)


class TrickWaiting(Waiting[V]):
    """Each player waits for the one on turn."""

    def ponders(self, view: V) -> float:
        """The leader thinks longer than the others; what comes before the tricks is worth a thought."""
        if not view.plays_tricks:
            return 1.3
        return super().ponders(view) * (1.2 if not view.trick else 0.8)
