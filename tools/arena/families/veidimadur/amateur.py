"""A plain amateur of Veiðimaður."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.state import VeidimadurView
from cardtable.players.decision import Decision, Level, Player, Style

if TYPE_CHECKING:
    from random import Random


# How much of what others surely hold comes to mind when it is wanted.
_REMEMBERS: Final = 0.7


class VeidimadurAmateur(Player[VeidimadurView]):
    """Remembers seven hits of ten and never asks where there was just none; else asks for what it holds most of."""

    def choose(self, view: VeidimadurView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        possible = slips(view)
        if not possible:
            return None
        sure = [one for one in possible if _is_there(view, one) and rng.random() < _REMEMBERS]
        found = sure or [one for one in possible if view.fresh[one.seat][one.rank - 1]] or possible
        held = [card.rank for card in view.hand]
        most = max(held.count(one.rank) for one in found)
        found = [one for one in found if held.count(one.rank) == most]
        return Decision(found[int(rng.random() * len(found))])


def _is_there(view: VeidimadurView, ask: Ask) -> bool:
    """Whether everybody has heard or seen that this seat holds some."""
    return ask.rank in (*(card.rank for card in view.known[ask.seat]), *view.holds[ask.seat])


def slips(view: VeidimadurView) -> list[Ask]:
    """A beginner asks anybody for anything that it holds itself."""
    held = {card.rank for card in view.hand}
    return [one for one in view.legal() if isinstance(one, Ask) and one.rank in held]
