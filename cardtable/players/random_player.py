"""The yardstick of every game, apart from the players that think: it takes any legal action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.round import View
from cardtable.players.decision import Decision, Level, Player, Style

if TYPE_CHECKING:
    from random import Random


class RandomPlayer(Player[View]):
    """Plays any legal action with equal probability; out of turn silence is one more of them."""

    def choose(self, view: View, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`; the level changes nothing."""
        legal = view.legal()
        if not legal:
            return None
        silence = int(view.turn != view.seat)
        number = int(rng.random() * (len(legal) + silence))
        return Decision(legal[number]) if number < len(legal) else None
