"""One deal of a game, and what a seat may know of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from cardtable.cards import Card

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Action, Event


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended: who won it, what each seat scored, why it ended, and how many cards each seat still held.

    ``left`` are the cards that were counted, by seat, where a game counts them for all to see; ``carried`` is what
    everybody remembers in the next round, as the game wants it.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    held: tuple[int, ...]
    left: tuple[tuple[Card, ...], ...] = ()
    carried: tuple[tuple[int, ...], ...] = ()

    def check(self, seats: int, reasons: Sequence[str]) -> None:
        """ValueError when no round of so many seats, with these reasons to end, has such a result."""
        if len(self.scores) != seats or len(self.held) != seats or len(self.left) not in (0, seats):
            raise ValueError("a result of other seats")
        if sorted(set(self.winners)) != list(self.winners) or not set(self.winners) <= set(range(seats)):
            raise ValueError("winners who do not exist")
        if self.reason not in reasons or min(self.held) < 0:
            raise ValueError("no such end")


class View(ABC):
    """What one seat may know, as pure data: hidden cards are counts, without identity or position.

    A view has no way back to its round. Computer players, hints and screens get views only. ``open_hands`` are the
    cards of every seat once the round is over, and empty before.
    """

    __slots__ = ()
    seat: int | None
    seats: int
    turn: int
    result: RoundResult | None
    open_hands: tuple[tuple[Card, ...], ...]

    def before_opening(self) -> Self:
        """The same with every hand still hidden from the others."""
        return self

    @abstractmethod
    def legal(self) -> list[Action]:
        """What this seat may do now."""

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do this now, or ``None`` when it may."""


class Round(ABC):
    """One deal with full information. It changes through :meth:`play` only."""

    __slots__ = ()
    seats: int
    dealer: int
    turn: int
    result: RoundResult | None

    @abstractmethod
    def legal(self, seat: int) -> Sequence[Action]:
        """The actions that change something when ``seat`` plays them now (empty when there are none)."""

    @abstractmethod
    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why ``seat`` may not do this now; ``None`` when it may."""

    @abstractmethod
    def play(self, seat: int, action: Action, chance: Chance, watch: Watch | None = None) -> tuple[Event, ...]:
        """Do it. Raises :class:`IllegalActionError`, with nothing changed, when the rules refuse it.

        ``watch`` sees the table wherever it rests on the way.
        """

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What ``seat`` may know; ``None`` is somebody who watches and knows what is public."""

    @abstractmethod
    def awaited(self) -> tuple[int, ...]:
        """The seats that may still say something out of turn before the next player acts (calls)."""

    @property
    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Every seat's cards, for all to see once the round is over; empty before."""
        return ()

    @abstractmethod
    def laid_open(self) -> View:
        """What somebody sees who walks round the table and looks into every hand: for matches that are over alone."""

    def must_answer(self) -> tuple[int, ...]:
        """The seats without whose answer to a question to all nothing goes on."""
        return ()

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy, fast, because search depends on it."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """All of it as plain JSON data."""

    @abstractmethod
    def all_cards(self) -> Iterator[Card]:
        """Every card of the pack once, wherever it lies."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A match after some rounds: totals by seat, whether it is over, and who has won it so far or in the end."""

    totals: tuple[int, ...]
    over: bool
    leaders: tuple[int, ...]


def totals(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """What each seat has scored in these rounds together."""
    return tuple(sum(result.scores[seat] for result in results) for seat in range(seats))


def seats_with(best: int, totals: Sequence[int]) -> tuple[int, ...]:
    """The seats that have this total: a tie is shared."""
    return tuple(seat for seat, total in enumerate(totals) if total == best)


Watch = Callable[["Round", int], None]
"""Called at a point where the table rests: with the round as it is then, and how many events have happened so far."""
