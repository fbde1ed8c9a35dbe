"""Dull tricks, again and again: nobody may be beaten by them (``python -m tools.arena svindl tricks``).

A trickster plays fair at a level, and at every chance does the same trick. Such players live here alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.players.player import OlsenPlayer
from cardtable.games.olsen.rules.actions import Accuse, FalsePlay, Hide, Play, Slip
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.players.decision import Decision, Level
from tools.arena.families.olsen.accusations import Seated, add_table
from tools.arena.families.olsen.watching import Tally, play_matches
from tools.arena.strength import wilson
from tools.commands import command

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from cardtable.engine.round import Round
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.state import OlsenView


def hides(view: OlsenView, legal: Sequence[Action]) -> Action | None:
    """Hides a card in every turn: one that does not fit, if there is any."""
    found = [action for action in legal if isinstance(action, Hide)]
    fitting = {action.card for action in legal if isinstance(action, Play)}
    return min(found, key=lambda action: (action.card in fitting, action.card.rank == view.changer), default=None)


def slips(view: OlsenView, legal: Sequence[Action]) -> Action | None:
    """Slips a card under every one that fits."""
    found = [action for action in legal if isinstance(action, Slip)]
    fitting = {action.card for action in legal if isinstance(action, Play)}

    def waste(action: Slip) -> tuple[bool, bool, bool]:
        return action.extra.rank == view.changer, action.card.rank == view.changer, action.extra in fitting

    return min(found, key=waste, default=None)


def lays_falsely(view: OlsenView, legal: Sequence[Action]) -> Action | None:
    """Lays a false card whenever nothing fits."""
    if any(isinstance(action, Play) for action in legal) or view.phase != "play":
        return None
    return next((action for action in legal if isinstance(action, FalsePlay)), None)


def accuses_the_last(view: OlsenView, legal: Sequence[Action]) -> Action | None:
    """Calls out whoever lays a last card: the deal is lost anyway."""
    return next((action for action in legal if isinstance(action, Accuse)), None) if view.provisional else None


TRICKS: Final[dict[str, Callable[[OlsenView, Sequence[Action]], Action | None]]] = {
    "honest": lambda view, legal: None,  # noqa: ARG005
    "hide": hides,
    "slip": slips,
    "false": lays_falsely,
    "accuse-last": accuses_the_last,
}


class Trickster:
    """Somebody who plays fair at a level but for one trick, never forgets a call and accuses nobody on a guess."""

    def __init__(self, trick: str, level: Level) -> None:
        self._trick = TRICKS[trick]
        self._player = OlsenPlayer()
        self.level = level

    def decide(self, current: Round, seat: int, rng: Random) -> Decision | None:
        """What this seat does; see :meth:`tools.arena.sides.Side.decide`."""
        assert isinstance(current, OlsenRound)
        view = current.view(seat)
        trick = self._trick(view, view.legal())
        if trick is not None:
            return Decision(trick)
        return self._fairly(view, rng)

    def _fairly(self, view: OlsenView, rng: Random) -> Decision | None:
        return self._player.choose(view, self.level, rng)


def tricks(arguments: Sequence[str]) -> None:
    """How often each dull trick wins at a table of one level, from every seat."""
    parser = command("tools.arena svindl tricks", __doc__)
    add_table(parser, Level.EASY)
    chosen = parser.parse_args(arguments)
    for trick in TRICKS:
        wins = wins_of(trick, chosen.level, chosen.seats, chosen.deals, chosen.seed)
        low, high = wilson(sum(wins), len(wins))
        share = sum(wins) / len(wins)
        print(f"{trick:7} wins {share:.1%} [{low:.1%}, {high:.1%}] of {len(wins)}, fair is {1 / chosen.seats:.1%}")


def wins_of(trick: str, level: Level, seats: int, deals: int, seed: str) -> list[float]:
    """What the first seat won, playing this trick at a table of this level."""
    tally = Tally()
    sides = [Trickster(trick, level), *[Seated(level)] * (seats - 1)]
    play_matches(sides, deals, seed, tally)
    return tally.wins
