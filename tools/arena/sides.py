"""Who can play in the arena: the levels, in any style, and players to hold them against.

A side is written as ``medium`` or ``hard+bold``. Beside the levels there are *random*, which does anything that is
legal, a *beginner*, who does that in two decisions of five and else plays as the amateur, a plain *amateur*, and
*peek*, which sees all hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardtable.games.catalogue import entry
from cardtable.players.decision import Decision, Level, Player, Style
from cardtable.players.random_player import RandomPlayer
from tools.arena.family import family_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Action

RANDOM: Final = "random"
BEGINNER: Final = "beginner"
AMATEUR: Final = "amateur"
PEEK: Final = "peek"
REFERENCES: Final = (RANDOM, BEGINNER, AMATEUR, PEEK)
SLIPS: Final = 0.4
STYLED: Final = f"a style may follow ({', '.join(f'hard+{style}' for style in Style)})"
WRITE: Final = "its family needs a module in tools/arena/families for that (docs/adding-a-game.md)"


class Side:
    """One side of a pairing: a level in a style, or a reference player."""

    def __init__(self, game: str, written: str) -> None:
        self.name, _, style = written.partition("+")
        if self.name not in (*Level, *REFERENCES) or style not in ("", *Style):
            raise ValueError(
                f"nobody plays so: {written}; a side is one of {', '.join((*Level, *REFERENCES))}, {STYLED}"
            )
        self.style = Style(style) if style else Style.STEADY
        self._player: Player[Any] = entry(game).player
        family = family_of(game)
        if self.name == RANDOM:
            self._player = RandomPlayer()
        elif self.name in (BEGINNER, AMATEUR):
            if family.amateur is None:
                raise ValueError(f"there is no {self.name} of {game}; {WRITE}")
            self._player = Beginner(family.amateur, family.slips) if self.name == BEGINNER else family.amateur
        elif self.name == PEEK and family.peeking is None:
            raise ValueError(f"nobody can peek in {game}; {WRITE}")
        self._peeking = family.peeking if self.name == PEEK else None

    def decide(self, current: Round, seat: int, rng: Random) -> Decision | None:
        """What this side does at a seat; whoever peeks gets the round itself, all others their view."""
        player = self._player if self._peeking is None else self._peeking(current)
        level = max(Level, key=list(Level).index) if self._peeking or self.name not in set(Level) else Level(self.name)
        return player.choose(current.view(seat), level, rng, self.style)


class Beginner(Player[Any]):
    """Does something at random in two decisions of five, and else plays as the amateur."""

    def __init__(self, amateur: Player[Any], slips: Callable[[View], Sequence[Action]]) -> None:
        self._amateur = amateur
        self._slips = slips

    def choose(self, view: View, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        if view.turn == view.seat and rng.random() < SLIPS:
            possible = self._slips(view)
            if possible:
                return Decision(possible[int(rng.random() * len(possible))])
        return self._amateur.choose(view, level, rng, style)
