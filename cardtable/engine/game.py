"""A game: stateless, described by data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cardtable.engine.round import codec_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.cover import Cover
    from cardtable.engine.options import Options
    from cardtable.engine.round import CardRound, RoundResult, SeatView, Standing, Watch
    from cardtable.engine.values import Action, Codec, Event

V = TypeVar("V", bound="SeatView")
O = TypeVar("O", bound="Options")


class Game(ABC, Generic[V, O]):
    """Everything the program above ``games/`` knows of a game's rules, generic in its view and its options.

    ``usual_seats`` is the number of seats offered first at a new table, and ``variant_seats`` are numbers for which the
    game was stretched beyond what is handed down. ``lenient`` tells whether actions may be taken
    back and hints be given. ``short`` are house rules with which a match is soon over, and ``wanders`` tells whether
    random legal play would take hours to end a round: for programs that try a game out, as tests do. ``dealt`` are
    the attributes of a round that its deal decides and no play changes.
    """

    cover: Cover
    usual_seats: int
    variant_seats: range = range(0)
    options: type[O]
    round_type: type[CardRound[V]]
    actions: Codec[Any]
    events: Codec[Any]
    lenient: bool = True
    dealt: tuple[str, ...] = ("rules",)
    short: Mapping[str, Sequence[str | int | bool]] = MappingProxyType({})
    wanders: bool = False

    @property
    def id(self) -> str:
        """The name in files."""
        return self.cover.id

    @property
    def title(self) -> str:
        """The game's own name, never translated."""
        return self.cover.title

    @property
    def seat_counts(self) -> range:
        """How many may sit at the table."""
        return self.cover.seat_counts

    @property
    def most_seats(self) -> int:
        """How many seats a new table can have: what the game allows, as far as it is offered."""
        return self.cover.most_seats

    @property
    def views(self) -> Codec[V]:
        """The form of what a seat sees, for the players' process."""
        return codec_of(self.round_type.view_type)

    @abstractmethod
    def deal(
        self, options: O, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[CardRound[V], tuple[Event, ...]]:  # fmt: skip
        """Shuffle and deal the next round; ``dealer`` dealt the last one (``None`` before the first).

        ``watch`` sees the table wherever it rests on the way.
        """

    def load_round(self, data: Any) -> CardRound[V]:
        """A round from its JSON data; ValueError when the data describes none of this game."""
        loaded = self.round_type.from_json(data)
        if loaded.seats not in self.seat_counts or self.options.behind(loaded.rules).rules() != loaded.rules:
            raise ValueError("the rules of another game")
        return loaded

    @abstractmethod
    def check_result(self, options: O, seats: int, result: RoundResult) -> None:
        """ValueError when no round of this game has such a result; the next deal and the score sheet rest on it."""

    @abstractmethod
    def standing(self, options: O, seats: int, results: Sequence[RoundResult]) -> Standing:
        """The match after these rounds."""

    @abstractmethod
    def action_space(self, view: V) -> Sequence[Action]:
        """Every action that this seat could try now, legal or not; the conformance suite plays them all."""
