"""A player for nothing: it tries what it may do in imagined rounds, from the game's rules and its score alone."""

from __future__ import annotations

from math import inf
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from cardtable.engine.round import View
from cardtable.players.decision import Claim, Decision, Level, Player, Style
from cardtable.players.evaluation import Playing
from cardtable.players.search import race, undecided

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from random import Random

    from cardtable.engine.values import Action
    from cardtable.players.evaluation import Imagined, Judge

    Thumb = Callable[[Any, Sequence[Action | None]], Action | None]

V = TypeVar("V", bound=View)

# In how many imagined rounds each level tries its options, and how often it takes one at random all the same.
WORLDS: Final = MappingProxyType({Level.EASY: 4, Level.MEDIUM: 16, Level.HARD: 64})
CARELESS: Final = MappingProxyType({Level.EASY: 0.5, Level.MEDIUM: 0.1, Level.HARD: 0.0})
BATCH: Final = 8
ONLY, TRIED, EVEN = "only", "tried", "tried-even"


class SearchPlayer(Player[V]):
    """Plays what a game's judge finds best; the levels differ in how much they try and how careful they are.

    A game with tricks, say, needs no more than its ``worlds`` and a judge whose quick player takes any card.
    """

    claims: ClassVar[Mapping[str, Claim]] = {
        ONLY: Claim(lambda view, _: len(view.legal()) == 1, singles_out=False),
        TRIED: Claim(lambda view, _: len(view.legal()) > 1, singles_out=False, found=True),
        EVEN: Claim(lambda view, _: len(view.legal()) > 1, singles_out=False, found=True),
    }

    def __init__(self, judge: Judge[Any, Any], worlds: Imagined, thumb: Thumb | None = None) -> None:
        """``thumb`` is a rule of thumb: of options that trying cannot tell apart it gives the one to take.

        Without one the lot decides, so that nobody goes round in circles.
        """
        self._judge = judge
        self._worlds = worlds
        self._thumb = thumb

    def choose(self, view: V, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`; the style changes nothing."""
        options: list[Action | None] = list(view.legal())
        if not options:
            return None
        if view.turn != view.seat:
            options.append(None)
        if len(options) == 1:
            return Decision(view.legal()[0])
        if rng.random() < CARELESS[level]:
            chosen = options[int(rng.random() * len(options))]
            return None if chosen is None else Decision(chosen)
        found = race(options, self._seeded(view, rng), self._value(view), WORLDS[level], BATCH)
        equals = [options[number] for number in undecided(found, 0 if self._thumb is None else inf)]
        lot = equals[int(rng.random() * len(equals))]
        chosen = lot if self._thumb is None or len(equals) == 1 else self._thumb(view, equals)
        alone = sum(not one.hopeless for one in found) == 1
        return None if chosen is None else Decision(chosen, (TRIED if alone else EVEN,))

    def _seeded(self, view: V, rng: Random) -> Iterator[tuple[Any, str]]:
        """Imagined rounds, each with the luck that is the same for every option."""
        for number, world in enumerate(self._worlds(view, rng)):
            yield world, f"{number}/{rng.random()}"

    def _value(self, view: V) -> Any:
        def value(option: Action | None, world: tuple[Any, str]) -> float:
            return self._judge.tried(view, option, Playing(world[0].copy(), world[1]))

        return value
