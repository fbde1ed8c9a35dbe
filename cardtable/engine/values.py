"""Actions and events: frozen values with a JSON form.

Every action and every event is a frozen, slotted dataclass with a ``kind`` that names it in a log. A game joins its
own into a union and makes a :class:`Codec` of it.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from typing import Self

    from pydantic import TypeAdapter

T = TypeVar("T")


class Action:
    """Something a seat does: a value that can be read in a log and names all it means (which card, which target)."""

    __slots__ = ()
    kind: str


class Event:
    """Something that happened. Animations, sentences and sounds come from events; game truth never does."""

    __slots__ = ()
    kind: str

    def seen_by(self, seat: int | None) -> Self | None:
        """What this seat (``None``: somebody who only watches) may know of it; ``None`` when it may know nothing."""
        return self

    def reveals_to(self, seat: int) -> bool:
        """Whether the event told ``seat`` something that it did not know before, so that it cannot be taken back."""
        return False


class Codec(Generic[T]):
    """Between values of one union of types and JSON data; reading validates, because a file may say anything."""

    def __init__(self, types: Any) -> None:
        self._types = types

    @cached_property
    def _adapter(self) -> TypeAdapter[T]:
        """Built when it is first needed, because the window opens without it."""
        from pydantic import TypeAdapter

        return TypeAdapter(self._types)

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
