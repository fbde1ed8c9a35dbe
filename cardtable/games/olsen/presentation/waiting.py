"""For whom a table of the family waits: those who may accuse the player whose turn is over, where one may cheat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules.actions import Accuse, LetStand
from cardtable.games.olsen.rules.state import OlsenView
from cardtable.stage.commands import ReactionWindow
from cardtable.stage.standing_orders import Ordered
from cardtable.stage.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import Collection

    from cardtable.engine.values import Action

SECONDS_OF_TRIAL: Final = 4


class OlsenWaiting(Waiting[OlsenView]):
    """The next turn begins when all have had time to accuse."""

    def reaction_window(self, view: OlsenView) -> ReactionWindow | None:
        """After every turn where one may cheat, longer before a win counts."""
        if not view.rules.cheating or view.window is None:
            return None
        seconds = view.rules.window_s
        if view.provisional and seconds:
            seconds = max(seconds, SECONDS_OF_TRIAL)
        return ReactionWindow(view.window, seconds)

    def ends_reactions(self, action: Action) -> bool:
        return isinstance(action, LetStand)

    def by_order(self, view: OlsenView, marked: Collection[str]) -> Ordered | None:
        """Doubting the turn that has just ended, where its player is marked."""
        if view.window is None or str(view.window) not in marked or view.refusal(Accuse(view.window)) is not None:
            return None
        return Ordered(str(view.window), Accuse(view.window))
