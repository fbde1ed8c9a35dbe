"""What rounds and views of all card games have in common, said once.

A game declares its table as a slotted dataclass below :class:`CardRound` and what a seat sees of it as a frozen one
below :class:`SeatView`. Nothing is visible that the view does not name.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeVar

from cardtable.engine.refusal import IllegalActionError
from cardtable.engine.round import Round, View
from cardtable.engine.values import Codec

if TYPE_CHECKING:
    from collections.abc import Mapping
    from dataclasses import Field

    from cardtable.cards import Card
    from cardtable.engine.chance import Chance
    from cardtable.engine.refusal import Refusal
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
    def do(self, seat: int, action: Any, chance: Chance, events: list[Event]) -> None:
        """Do what is known to be legal, and say what happens."""

    def private_to(self, seat: int | None) -> Mapping[str, Any]:
        """The fields of the view besides the hand that are not the same for everybody: always the same names."""
        return {}

    def check(self) -> None:
        """ValueError when such a table cannot exist: cards missing or twice, a seat that does not exist."""

    def check_reached(self) -> None:
        """ValueError when no play leads to this table, though it could exist."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self.hands))

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

    def play(self, seat: int, action: Action, chance: Chance) -> tuple[Event, ...]:
        """Do it. Raises :class:`IllegalActionError`, with nothing changed, when the rules refuse it."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        events: list[Event] = []
        self.do(seat, action, chance, events)
        return tuple(events)

    def view(self, seat: int | None) -> V:
        """What the view names, and nothing else."""
        private = self.private_to(seat)
        hand = () if seat is None else tuple(self.hands[seat])
        seen: V = _viewing(type(self), tuple(private))(self, seat, hand, private)
        return seen

    def copy(self) -> Self:
        """An independent copy, fast, because search depends on it."""
        twin: Self = _copying(type(self))(self)
        return twin

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


# The functions below are written out for each class, as dataclasses write their own: search copies and looks at rounds
# by the million, and a loop over the names of the fields would take most of the time.


@cache
def _copying(cls: Any) -> Callable[[Any], Any]:
    """The function that copies rounds of this class: lists anew, and the lists in them, everything else as it is."""
    form = {"": "table.{0}", "list": "table.{0}[:]", "nested": "[one[:] for one in table.{0}]"}
    lines = [f"twin.{one.name} = " + form[_depth(one)].format(one.name) for one in fields(cls)]
    return _written_out("copy(table)", ["twin = new(cls)", *lines, "return twin"], {"cls": cls, "new": cls.__new__})


@cache
def _viewing(cls: Any, private: tuple[str, ...]) -> Callable[[Any, int | None, Any, Mapping[str, Any]], Any]:
    """The function that makes views of rounds of this class from what is shared, a hand and what is private."""
    form = {"": "table.{0}", "list": "tuple(table.{0})", "nested": "tuple(map(tuple, table.{0}))"}
    depth = {one.name: _depth(one) for one in fields(cls)}
    told = {"seat": "seat", "hand": "hand", **{name: f"private[{name!r}]" for name in private}}
    names = [one.name for one in fields(cls.view_type)]
    values = [told.get(name) or form[depth.get(name, "")].format(name) for name in names]
    return _written_out(
        "view(table, seat, hand, private)", [f"return sees({', '.join(values)})"], {"sees": cls.view_type}
    )


def _depth(one: Field[Any]) -> str:
    """Whether a field is a list, or a list of lists."""
    kind = str(one.type)
    return "nested" if kind.startswith("list[list[") else "list" if kind.startswith("list[") else ""


def _written_out(head: str, lines: list[str], names: dict[str, Any]) -> Callable[..., Any]:
    exec(f"def {head}:\n " + "\n ".join(lines), names)
    made: Callable[..., Any] = names[head.partition("(")[0]]
    return made
