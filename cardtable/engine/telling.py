"""What an action makes happen, in order, and where the table rests in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.values import Event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardtable.engine.round import Round, Watch


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
