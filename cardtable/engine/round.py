"""One deal of a game, and what a seat may know of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from cardtable.cards import Card
from cardtable.engine.refusal import IllegalActionError
from cardtable.engine.values import Codec, Event

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Sized

    from cardtable.engine.chance import Chance
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Action


class Telling(list[Event]):
    """The events of one action (or of a deal), written by the rules as they happen.

    ``watch`` is asked to look wherever the rules say that people look before it goes on: when a trick is full, before
    a row is taken. It must not change the round, and keeps nothing of it but what it copies.
    """

    __slots__ = ("_watch",)

    def __init__(self, watch: Watch | None = None, events: Iterable[Event] = ()) -> None:
        super().__init__(events)
        self._watch = watch

    def rest(self, table: Round) -> None:
        """The table is worth a look as it is now, after what has been told so far."""
        if self._watch is not None:
            self._watch(table, len(self))


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

    def once_more(self, now: View) -> Self:
        """The same when it is looked at once more while the seat sees ``now``: without what may not be seen again."""
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

    @property
    @abstractmethod
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""

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
        """What ``seat`` may know; ``None`` is an onlooker, who knows what is public."""

    @abstractmethod
    def awaited(self) -> tuple[int, ...]:
        """The seats that may still say something out of turn before the next player acts (calls)."""

    @property
    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Every seat's cards, for all to see once the round is over; empty before."""
        return ()

    @abstractmethod
    def laid_open(self) -> View:
        """What an onlooker sees who looks into every hand: for matches that are over alone."""

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


def rule_out(wrong: bool, why: str) -> None:
    """ValueError where something is wrong: for checks of what a file says."""
    if wrong:
        raise ValueError(why)


Watch = Callable[["Round", int], None]
"""Called at a point where the table rests: with the round as it is then, and how many events have happened so far."""


V = TypeVar("V", bound="SeatView")


class Law(NamedTuple):
    """What decides what is legal.

    Both functions take a round or a view alike, a seat, and what that seat alone knows (``own``): so they cannot
    depend on a hidden card.
    """

    legal: Callable[[Any, int, Any], list[Action]]
    refusal: Callable[[Any, int, Any, Action], Refusal | None]


class Position:
    """What a round and a view both know, and so all that legality may ask besides what a seat alone knows.

    A game names here what its rules ask, as sequences: a round has lists there, and a view tuples.
    """

    __slots__ = ()
    rules: Any
    seats: int
    dealer: int
    turn: int
    result: RoundResult | None

    # A field of a view, and a property of a round.
    if TYPE_CHECKING:

        @property
        def counts(self) -> tuple[int, ...]:
            """How many cards each seat holds."""


@dataclass(frozen=True, slots=True)
class SeatView(Position, View):
    """What one seat sees of a table with hands; ``seat`` is ``None`` for who only watches, with an empty ``hand``.

    A game adds what else a seat may know, each field named as the field or property of its round.
    """

    law: ClassVar[Law]

    rules: Any
    seat: int | None
    seats: int
    dealer: int
    turn: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    open_hands: tuple[tuple[Card, ...], ...]
    result: RoundResult | None

    def before_opening(self) -> Self:
        """The same with every hand still hidden from the others."""
        return replace(self, open_hands=())

    @property
    def own(self) -> Any:
        """What this seat alone knows, as the law asks for it."""
        return self.hand

    def legal(self) -> list[Action]:
        """What this seat may do now; nothing behind the curtain."""
        return [] if self.seat is None else self.law.legal(self, self.seat, self.own)

    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do this now, or ``None`` when it may."""
        if self.seat is None:
            raise ValueError("nobody acts behind the curtain")
        return self.law.refusal(self, self.seat, self.own, action)


@dataclass(slots=True)
class CardRound(Position, Round, Generic[V]):
    """A table whose fields are plain values, lists of them, and lists of such lists (by seat).

    ``view_type`` is what a seat sees: ``hand`` is its own hand, what :meth:`private_to` names is different for each
    seat, and every other field of the view is the field or property of the round with the same name.
    """

    view_type: ClassVar[Any]

    rules: Any
    seats: int
    dealer: int
    turn: int
    hands: list[list[Card]]

    @abstractmethod
    def do(self, seat: int, action: Any, chance: Chance, events: Telling) -> None:
        """Do what is known to be legal, and say what happens."""

    def private_to(self, seat: int | None) -> Mapping[str, Any]:
        """The fields of the view besides the hand that are not the same for everybody: always the same names."""
        return {}

    @abstractmethod
    def secrets(self, seat: int | None) -> Collection[Card]:
        """The cards of which this seat (``None``: who only watches) cannot know where they lie.

        Said from the table itself and never from the view: tests let these cards change places, and nothing that the
        seat gets may change with them.
        """

    @abstractmethod
    def check(self) -> None:
        """ValueError when no play leads to this table: a file may say anything."""

    def check_cards_and_seats(
        self, pack: Sequence[Card], seats: Iterable[int | None] = (), by_seat: Iterable[Sized] = ()
    ) -> None:
        """ValueError when cards of the pack are missing or twice, or something is said of seats that do not exist.

        ``seats`` are named beside the dealer and the one on turn; ``by_seat`` is what each seat has beside its hand.
        """
        if sorted(self.all_cards()) != sorted(pack):
            raise ValueError("cards are missing or doubled")
        if any(len(values) != self.seats for values in (self.hands, *by_seat)):
            raise ValueError("seats do not fit")
        if not {self.turn, self.dealer, *seats} - {None} <= set(range(self.seats)):
            raise ValueError("no such seat")

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self.hands))

    @property
    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Every seat's cards once the round is over; empty before."""
        return () if self.result is None else tuple(map(tuple, self.hands))

    def held_by_others(self, seat: int | None) -> set[Card]:
        """The cards of every hand but this seat's."""
        return {card for other, hand in enumerate(self.hands) if other != seat for card in hand}

    def own(self, seat: int) -> Any:
        """What this seat alone knows, as the law asks for it."""
        return self.hands[seat]

    def after(self, seat: int) -> int:
        """The next seat, clockwise."""
        return (seat + 1) % self.seats

    def legal(self, seat: int) -> list[Action]:
        """The actions that change something when ``seat`` plays them now."""
        found: list[Action] = self.view_type.law.legal(self, seat, self.own(seat))
        return found

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why ``seat`` may not do this now; ``None`` when it may."""
        found: Refusal | None = self.view_type.law.refusal(self, seat, self.own(seat), action)
        return found

    def awaited(self) -> tuple[int, ...]:
        """No player speaks out of turn, unless the game says so."""
        return ()

    def play(self, seat: int, action: Action, chance: Chance, watch: Watch | None = None) -> tuple[Event, ...]:
        """Do it. Raises :class:`IllegalActionError`, with nothing changed, when the rules refuse it."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        events = Telling(watch)
        self.do(seat, action, chance, events)
        return tuple(events)

    def view(self, seat: int | None) -> V:
        """What the view names, and nothing else."""
        private = self.private_to(seat)
        plan = _view_plan(type(self), tuple(private))
        values = list(plan.fetch(self))
        for place in plan.lists:
            values[place] = tuple(values[place])
        for place in plan.nested:
            values[place] = tuple(map(tuple, values[place]))
        for place, value in zip(plan.private, private.values(), strict=True):
            values[place] = value
        values[plan.seat] = seat
        values[plan.hand] = () if seat is None else tuple(self.hands[seat])
        seen: V = plan.new(self.view_type)
        for put, value in zip(plan.puts, values, strict=True):
            put(seen, value)
        return seen

    def laid_open(self) -> V:
        """What is public, and with it every hand."""
        return replace(self.view(None), open_hands=tuple(map(tuple, self.hands)))

    @classmethod
    def imagined(cls, view: V, hands: list[list[Card]], **secret: Any) -> Self:
        """A round that this seat could be sitting in: all that the view shows, and what it does not as it is given."""
        names, plan = _imagined_plan(cls, tuple(secret))
        values = list(plan.fetch(view))
        for place in plan.lists:
            values[place] = list(values[place])
        for place in plan.nested:
            values[place] = [list(one) for one in values[place]]
        return cls(hands=hands, **dict(zip(names, values, strict=True)), **secret)

    def copy(self) -> Self:
        """An independent copy, fast, because search depends on it."""
        plan = _copy_plan(type(self))
        values = list(plan.fetch(self))
        for place in plan.lists:
            values[place] = values[place][:]
        for place in plan.nested:
            values[place] = [one[:] for one in values[place]]
        return type(self)(*values)

    def to_json(self) -> dict[str, Any]:
        """All of it as plain JSON data."""
        data: dict[str, Any] = codec_of(type(self)).to_json(self)
        return data

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """The round that was written; ValueError when the data describes none that play could have led to."""
        loaded: Self = codec_of(cls).from_json(data)
        loaded.check()
        return loaded


@cache
def codec_of(cls: Any) -> Codec[Any]:
    """The codec of a round or a view; the same one for every call."""
    return Codec(cls)


class _Plan(NamedTuple):
    """How the fields of a class are filled: all are fetched at once, then those at these places are made anew."""

    fetch: Callable[[Any], tuple[Any, ...]]
    lists: tuple[int, ...]
    nested: tuple[int, ...]
    seat: int = -1
    hand: int = -1
    private: tuple[int, ...] = ()
    puts: tuple[Callable[[Any, Any], None], ...] = ()
    new: Callable[[Any], Any] = object.__new__


@cache
def _copy_plan(cls: Any) -> _Plan:
    return _plan(cls, [one.name for one in fields(cls)])


@cache
def _imagined_plan(cls: Any, secret: tuple[str, ...]) -> tuple[list[str], _Plan]:
    shown = {one.name for one in fields(cls.view_type)}.difference(secret)
    names = [one.name for one in fields(cls) if one.name in shown]
    return names, _plan(cls, names)


def _plan(cls: Any, names: list[str]) -> _Plan:
    depths = _depths(cls)
    return _Plan(
        attrgetter(*names),
        tuple(place for place, name in enumerate(names) if depths[name] == 1),
        tuple(place for place, name in enumerate(names) if depths[name] == 2),
    )


@cache
def _view_plan(cls: Any, private: tuple[str, ...]) -> _Plan:
    names = [one.name for one in fields(cls.view_type)]
    hidden = ("seat", "hand", *private)
    depths = {name: depth for name, depth in _depths(cls).items() if name not in hidden}
    return _Plan(
        # In place of what is not shared stands the number of seats, which everybody knows, until it is put in.
        attrgetter(*("seats" if name in hidden else name for name in names)),
        tuple(place for place, name in enumerate(names) if depths.get(name) == 1),
        tuple(place for place, name in enumerate(names) if depths.get(name) == 2),
        names.index("seat"),
        names.index("hand"),
        tuple(map(names.index, private)),
        # Slots are filled directly: a frozen dataclass takes twice as long to fill itself.
        tuple(getattr(cls.view_type, name).__set__ for name in names),
    )


def _depths(cls: Any) -> dict[str, int]:
    """How deep each field of a round is a list: 0 for other values, 1 for lists, 2 for lists of lists."""
    kinds = {one.name: str(one.type) for one in fields(cls)}
    return {name: kind.startswith("list[") + kind.startswith("list[list[") for name, kind in kinds.items()}
