"""A plain amateur of Veiðimaður."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.view import VeidimadurView
from cardtable.players.decision import Decision, Level, Player, Style

if TYPE_CHECKING:
    from random import Random


# How much of what was heard and seen comes to mind when it is wanted.
_REMEMBERS: Final = 0.7


class VeidimadurAmateur(Player[VeidimadurView]):
    """Remembers seven things of ten: asks for what is surely there, never where there was none, else tries its luck."""

    def choose(self, view: VeidimadurView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        possible = slips(view)
        if not possible:
            return None
        remembered = [one for one in possible if rng.random() < _REMEMBERS]
        sure = [one for one in remembered if _is_there(view, one)]
        open_ = [one for one in possible if one not in remembered or view.fresh[one.seat][one.rank - 1]]
        found = sure or open_ or possible
        return Decision(found[int(rng.random() * len(found))])


def _is_there(view: VeidimadurView, ask: Ask) -> bool:
    """Whether everybody has heard or seen that this seat holds some."""
    return ask.rank in (*(card.rank for card in view.known[ask.seat]), *view.holds[ask.seat])


def slips(view: VeidimadurView) -> list[Ask]:
    """A beginner asks anybody for anything that it holds itself."""
    held = {card.rank for card in view.hand}
    return [one for one in view.legal() if isinstance(one, Ask) and one.rank in held]
