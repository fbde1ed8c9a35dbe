"""Actions and events: frozen values with a JSON form.

Every action and every event is a frozen, slotted dataclass with a ``kind`` that names it in a log, declared with
:func:`action` or :func:`event`. A game joins its own into a union and makes a :class:`Codec` of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Literal, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Self

    from pydantic import TypeAdapter

T = TypeVar("T")


class Action:
    """Something a seat does: a value that can be read in a log and names all it means (which card, which target).

    What is only ``spoken`` moves no card and is no turn, and the player who says it could have been silent.
    """

    __slots__ = ()
    kind: str
    spoken: ClassVar[bool] = False


class Event:
    """Something that happened. Animations, sentences and sounds come from events; game truth never does."""

    __slots__ = ()
    kind: str
    passing: ClassVar[str] = ""

    def seen_by(self, seat: int | None) -> Self | None:
        """What this seat (``None``: an onlooker) may know of it; ``None`` when it may know nothing."""
        return self

    def reveals_to(self, seat: int) -> bool:
        """Whether the event told ``seat`` something that it did not know before, so that it cannot be taken back."""
        return False


class Reveals(Enum):
    """To whom an event tells something new: to no player, to its own ``seat``, to all others, or to everybody."""

    NOTHING = "nothing"
    TO_ITS_SEAT = "to-its-seat"
    TO_OTHERS = "to-others"
    TO_ALL = "to-all"


@dataclass_transform(frozen_default=True)
def action(kind: str) -> Callable[[type[T]], type[T]]:
    """A frozen, slotted dataclass with this kind."""

    def made(cls: Any) -> Any:
        cls.__annotations__["kind"] = Literal[kind]
        cls.kind = kind
        return dataclass(frozen=True, slots=True)(cls)

    return made


@dataclass_transform(frozen_default=True)
def event(
    kind: str, *, private: str = "", secret: bool = False, passing: str = "", reveals: Reveals = Reveals.NOTHING
) -> Callable[[type[T]], type[T]]:
    """A frozen, slotted dataclass with this kind.

    The field ``private`` is ``None`` for everybody but the event's ``seat``; of a ``secret`` event the others know
    nothing at all. The field ``passing`` holds cards that everybody sees for a moment though they lie nowhere open
    before or after. What a class says itself with ``seen_by`` or ``reveals_to`` stands.
    """

    def made(cls: Any) -> Any:
        cls.passing = passing
        if private or secret:
            cls.seen_by = _seen_without(private)
        if reveals is not Reveals.NOTHING:
            cls.reveals_to = _REVEALING[reveals]
        return action(kind)(cls)

    return made


def _seen_without(private: str) -> Callable[[Any, int | None], Any]:
    def seen_by(self: Any, seat: int | None) -> Any:
        if seat == self.seat:
            return self
        return replace(self, **{private: None}) if private else None

    return seen_by


_REVEALING: dict[Reveals, Callable[[Any, int], bool]] = {
    Reveals.TO_ALL: lambda _, __: True,
    Reveals.TO_ITS_SEAT: lambda event, seat: seat == event.seat,
    Reveals.TO_OTHERS: lambda event, seat: seat != event.seat,
}


class Codec(Generic[T]):
    """Between values of a type, or of a union of types with kinds, and JSON data.

    Reading validates, because a file may say anything.
    """

    def __init__(self, types: Any) -> None:
        self.types = types

    @cached_property
    def _adapter(self) -> TypeAdapter[T]:
        """Built when it is first needed, because the window opens without it."""
        from pydantic import Field, TypeAdapter

        types = self.types
        if isinstance(types, UnionType):
            types = Annotated[types, Field(discriminator="kind")]
        return TypeAdapter(types)

    def to_json(self, value: T) -> Any:
        """Plain JSON data: dictionaries, lists, strings, numbers."""
        return self._adapter.dump_python(value, mode="json")

    def from_json(self, data: Any) -> T:
        """The value that was written; ValueError when the data describes none."""
        from pydantic import ValidationError

        try:
            return self._adapter.validate_python(data)
        except ValidationError as error:
            raise ValueError(f"not a valid value: {error.errors(include_url=False)[0]['msg']}") from error
