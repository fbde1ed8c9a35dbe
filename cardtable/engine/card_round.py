"""What rounds and views of all card games have in common, said once.

A game declares its table as a slotted dataclass below :class:`CardRound` and what a seat sees of it as a frozen one
below :class:`SeatView`. Nothing is visible that the view does not name.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from cardtable.engine.refusal import IllegalActionError
from cardtable.engine.round import Round, View
from cardtable.engine.telling import Telling
from cardtable.engine.values import Codec

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from random import Random

    from cardtable.cards import Card
    from cardtable.engine.chance import Chance
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import Watch
    from cardtable.engine.values import Action, Event

V = TypeVar("V", bound="SeatView")


class Law(NamedTuple):
    """What decides what is legal.

    Both functions take a round or a view alike, a seat, and what that seat alone knows (``own``): so they cannot
    depend on a hidden card.
    """

    legal: Callable[[Any, int, Any], list[Action]]
    refusal: Callable[[Any, int, Any, Action], Refusal | None]


class SeatView(View):
    """What one seat sees of a table with hands; ``seat`` is ``None`` for who only watches, with an empty ``hand``."""

    __slots__ = ()
    law: ClassVar[Law]
    dealer: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]

    def before_opening(self) -> Self:
        """The same with every hand still hidden from the others."""
        closed: Self = replace(self, open_hands=())  # type: ignore[type-var]
        return closed

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


class CardRound(Round, Generic[V]):
    """A table whose fields are plain values, lists of them, and lists of such lists (by seat).

    ``view_type`` is what a seat sees: ``hand`` is its own hand, what :meth:`private_to` names is different for each
    seat, and every other field of the view is the field or property of the round with the same name.
    """

    __slots__ = ()
    view_type: ClassVar[Any]
    rules: Any
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

    def other_thoughts(self, seat: int | None, luck: Random) -> Mapping[str, Any]:
        """Fields without cards that are secret as well, with other values that they could have for all the seat knows.

        For the same tests as :meth:`secrets`.
        """
        return {}

    def check(self) -> None:
        """ValueError when such a table cannot exist: cards missing or twice, a seat that does not exist."""

    def check_reached(self) -> None:
        """ValueError when no play leads to this table, though it could exist."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self.hands))

    @property
    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Every seat's cards once the round is over; empty before."""
        return () if self.result is None else tuple(map(tuple, self.hands))

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
        """Nobody speaks out of turn, unless the game says so."""
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
        opened: V = replace(self.view(None), open_hands=tuple(map(tuple, self.hands)))  # type: ignore[type-var]
        return opened

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
        loaded.check_reached()
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
    names = [one.name for one in fields(cls)]
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
