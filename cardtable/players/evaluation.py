"""What each action of a seat is worth: all are played on to the end in the same imagined worlds.

A judge knows what a player knows: a view. The effort is counted in worlds and moves and never in seconds, so the same
question has the same answer on every machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from cardtable.engine.chance import SeededChance
from cardtable.players.decision import Level

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Action, Event
    from cardtable.players.decision import Player

    Imagined = Callable[[Any, Random], Iterator[Any]]

V = TypeVar("V", bound="View")
R = TypeVar("R", bound="Round")

# What is compared takes so many times the effort of what only gets a figure.
COMPARED: Final = 2
# A difference of so many standard errors may be one or none: it is worth more worlds, up to so many times the effort.
OPEN: Final = (0.5, 3.5)
PATIENCE: Final = 16


class Unit(StrEnum):
    """What a worth is counted in, always so that more is better for the seat.

    *Wins* are the share of rounds won (0 to 1). Of *points*, *cards* and *books* it is by how many the seat ends the
    round better than the others on average, below zero where it ends worse. *Places* are the few points that a round
    brings by the order in which the players are out.
    """

    WINS = "wins"
    POINTS = "points"
    CARDS = "cards"
    BOOKS = "books"
    PLACES = "places"

    @property
    def least(self) -> float:
        """What is less than this is too little to speak of."""
        return _LEAST[self]


_LEAST: Final = {Unit.WINS: 0.02, Unit.POINTS: 1.0, Unit.CARDS: 0.2, Unit.BOOKS: 0.2, Unit.PLACES: 0.1}


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action was worth on average over ``worlds`` imagined worlds, with the standard error of that mean.

    ``behind`` is by how much less than the best of the actions judged together, with the standard error of this
    difference, which is far smaller than that of the means, because all were tried in the same worlds.
    """

    mean: float
    error: float
    worlds: int
    behind: float = 0.0
    behind_error: float = 0.0

    @property
    def is_open(self) -> bool:
        """Whether it cannot be told yet that the best action is better, or that it is not."""
        low, high = OPEN
        return 0 < low * self.behind_error <= self.behind <= high * self.behind_error


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision for the worse by the rules and by what the seat could see: certain, with nothing imagined.

    ``code`` says why; ``better`` is what would have been better (``None``: to do without). ``card`` and ``seat`` are
    what it is about.
    """

    code: str
    better: Action | None = None
    card: Card | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class OpenCards:
    """What comes of a hand that is over if all play on with all cards open.

    ``seat`` plays against the others, who would have got ``points``; ``call`` is the highest one that would have done,
    ``None`` where none would.
    """

    seat: int
    points: int
    call: int | None


class Judge(ABC, Generic[V, R]):
    """Judges the actions of one family of games: a pure function of a view and a seed.

    ``effort`` is how often quick players may be asked in imagined worlds for all actions together, between ``least``
    and ``most`` worlds, where nothing is compared; ``longest`` is how often in one of them before it counts as it
    stands. ``player`` is the quick one.
    """

    effort: ClassVar[int] = 8_000
    least: ClassVar[int] = 16
    most: ClassVar[int] = 200
    batch: ClassVar[int] = 8
    longest: ClassVar[int] = 2_000

    def __init__(self, player: Player[V], worlds: Imagined) -> None:
        self.player = player
        self._worlds = worlds

    @abstractmethod
    def unit(self, view: V) -> Unit:
        """What the actions of this view are counted in."""

    @abstractmethod
    def gain(self, start: V, end: R) -> float:
        """What a world that has come so far brought the seat of ``start``; as it stands where it is not over."""

    def is_choice(self, view: V, action: Action) -> bool:
        """Whether the seat could have done something else that matters, or could as well have said nothing."""
        return view.turn != view.seat or len(view.legal()) > 1

    def mistake(self, view: V, action: Action | None) -> Mistake | None:
        """Whether this (``None``: silence) was a mistake for certain; ``None`` where that is open."""
        return None

    def opened(self, table: R) -> OpenCards | None:
        """What comes of a hand with all cards open, where a game knows; ``None`` but for the moment when it begins.

        The deal has to be over: it tells what nobody could see.
        """
        return None

    def came_off(self, seat: int, events: Sequence[Event]) -> bool:
        """Whether these consequences of an action are what one hoped for, where a game can tell at once."""
        return False

    def goes_on(self, view: V) -> bool:
        """Whether what is decided here belongs to what the seat has just done, and is one decision with it."""
        return False

    def is_settled(self, start: V, world: R) -> bool:
        """Whether nothing counts any more for what is judged: the end of the round, unless a game ends it earlier."""
        return world.result is not None

    def is_over(self, start: V, world: R) -> bool:
        """Whether an imagined world has come far enough, which may be before all is settled."""
        return self.is_settled(start, world)

    def judge(self, view: V, actions: Sequence[Action | None], seed: str) -> list[Worth]:
        """The worth of each action (``None``: to stay silent), in their order; all have to be possible.

        As long as it is open which of them is better they are tried in more worlds, up to :data:`PATIENCE` times.
        """
        if view.seat is None:
            raise ValueError("nobody decides behind the curtain")
        worlds = self._worlds(view, Random(f"{seed}/worlds"))
        values: list[list[float]] = [[] for _ in actions]
        asked = tried = 0
        times = COMPARED if len(actions) > 1 else 1
        while True:
            while tried < times * self.most and (tried < self.least or asked < times * self.effort):
                for _ in range(self.batch):
                    world = next(worlds)
                    for action, found in zip(actions, values, strict=True):
                        played = Playing(world.copy(), f"{seed}/{tried}")
                        found.append(self.tried(view, action, played))
                        asked += played.asked
                    tried += 1
            compared = _compared(values)
            if times >= PATIENCE or not any(one.is_open for one in compared):
                return compared
            times *= 2

    def tried(self, view: V, action: Action | None, playing: Playing) -> float:
        """What an action brings in one imagined world, which may be changed."""
        assert view.seat is not None
        playing.do(view.seat, action)
        while not self.is_over(view, playing.world) and playing.asked < self.longest:
            playing.step(self.player)
        return self.gain(view, playing.world)


class Playing:
    """One imagined world that is played on by quick players, and how often one of them was asked."""

    def __init__(self, world: Any, seed: str) -> None:
        self.world = world
        self.asked = 0
        self._chance = SeededChance(seed)
        self._luck = Random(f"{seed}/players")
        self._silent: set[int] = set()

    def do(self, seat: int, action: Action | None) -> None:
        """Let a seat act, or say nothing as long as the table stands as it does."""
        if action is None:
            self._silent.add(seat)
            return
        if seat == self.world.turn:
            self._silent.clear()
        self.world.play(seat, action, self._chance)

    def step(self, player: Player[Any]) -> None:
        """The next move: of the player who has to answer, wants to say something, or has the turn."""
        world = self.world
        for seat in self._speakers():
            self.asked += 1
            decision = player.choose(world.view(seat), Level.MEDIUM, self._luck)
            if decision is not None:
                self.do(seat, decision.action)
                return
            self._silent.add(seat)
        self.asked += 1
        decision = player.choose(world.view(world.turn), Level.MEDIUM, self._luck)
        if decision is None:
            raise ValueError("a player did nothing in its own turn")
        self.do(world.turn, decision.action)

    def _speakers(self) -> list[int]:
        asked = self.world.must_answer()
        others = [seat for seat in range(self.world.seats) if seat != self.world.turn and seat not in asked]
        return [*asked, *(seat for seat in others if seat not in self._silent and self.world.legal(seat))]


def ahead(counts: Sequence[int], seat: int) -> float:
    """By how much one seat has more than the others on average."""
    return counts[seat] - (sum(counts) - counts[seat]) / (len(counts) - 1)


def _compared(values: Sequence[Sequence[float]]) -> list[Worth]:
    means = [sum(found) / len(found) for found in values]
    best = max(range(len(means)), key=lambda number: means[number])
    return [_worth(found, mean, values[best]) for found, mean in zip(values, means, strict=True)]


def _worth(found: Sequence[float], mean: float, best: Sequence[float]) -> Worth:
    gaps = [better - value for better, value in zip(best, found, strict=True)]
    return Worth(mean, _error(found), len(found), max(0.0, sum(gaps) / len(gaps)), _error(gaps))


def _error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    number = len(values)
    mean = sum(values) / number
    return sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)
