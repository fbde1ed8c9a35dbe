"""A game: stateless, described by data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.options import Options
    from cardtable.engine.round import Round, RoundResult, Standing, View
    from cardtable.engine.values import Action, Codec, Event


class Game(ABC):
    """Everything the program above ``games/`` knows of a game's rules.

    ``id`` is the name in files, ``title`` the game's own name (never translated), ``seat_counts`` how many may sit
    at the table, up to ``offered`` of them at a new one, and ``usual_seats`` the number offered first. ``lenient``
    tells whether actions may be taken back and hints be given.
    """

    id: str
    title: str
    seat_counts: range
    offered: int = 6
    usual_seats: int
    options: type[Options]
    actions: Codec[Any]
    events: Codec[Any]
    views: Codec[Any]
    lenient: bool = True

    @property
    def most_seats(self) -> int:
        """How many seats a new table can have: what the game allows, as far as it is offered."""
        return min(self.seat_counts[-1], self.offered)

    @abstractmethod
    def deal(
        self, options: Options, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance
    ) -> tuple[Round, tuple[Event, ...]]:
        """Shuffle and deal the next round; ``dealer`` dealt the last one (``None`` before the first)."""

    @abstractmethod
    def load_round(self, data: Any) -> Round:
        """A round from its JSON data; ValueError when the data describes none."""

    @abstractmethod
    def check_result(self, options: Options, seats: int, result: RoundResult) -> None:
        """ValueError when no round of this game has such a result; the next deal and the score sheet rest on it."""

    @abstractmethod
    def standing(self, options: Options, seats: int, results: Sequence[RoundResult]) -> Standing:
        """The match after these rounds."""

    @abstractmethod
    def action_space(self, view: View) -> Sequence[Action]:
        """Every action that this seat could try now, legal or not; the conformance suite plays them all."""
