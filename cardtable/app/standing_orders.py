"""What persons say ahead: a call for the card that lies there now, or a standing order for what may come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.engine.round import Round
    from cardtable.engine.values import Action
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Message
    from cardtable.stage.standing_orders import CallAhead, OrderForm


class Table(Protocol):
    """What they need of a table."""

    entry: GameEntry
    persons: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""

    @property
    def round(self) -> Round:
        """The deal that is being played."""


class Notes(Protocol):
    """Where they are kept."""

    def read(self, seat: int) -> list[list[str]]:
        """What was kept of this seat."""

    def write(self, notes: dict[int, list[list[str]]]) -> None:
        """Keep these."""


class Marks(NamedTuple):
    """What is marked, and how often it is called at most, counted as :attr:`OrderForm.done` is."""

    lines: frozenset[str]
    until: int

    def groups(self) -> list[list[str]]:
        """As it is kept."""
        return [sorted(self.lines), [str(self.until)]] if self.lines else []

    @classmethod
    def read(cls, groups: list[list[str]]) -> Marks:
        """What was kept; nothing where that is something else."""
        match groups:
            case [[*lines], [until]] if until.isascii() and until.isdigit():
                return cls(frozenset(lines), int(until))
        return _NOTHING


_NOTHING: Final = Marks(frozenset(), 0)


class StandingOrders:
    """The standing orders of all persons at one table; what they say counts as the person's call.

    Nobody else sees them. They are kept with notes, and are there again when the match is opened again.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._called: dict[int, Card] = {}
        self._spared: dict[int, Card] = {}
        self._marks: dict[int, Marks] = {}
        self._notes: Notes | None = None

    def keep(self, notes: Notes) -> None:
        """From now on they are kept there; what was kept is read when it is first asked for."""
        self._notes, self._marks = notes, {}

    def forget(self) -> None:
        """Another round."""
        self._called, self._spared, self._marks = {}, {}, dict.fromkeys(self._table.persons, _NOTHING)
        self._write()

    # -- a call for what lies there now ----------------------------------------------------------------------------

    def has_called(self, seat: int) -> bool:
        """Whether this seat has called for what lies there now."""
        return self._has_called(seat, self._call_ahead(seat))

    def call(self, seat: int) -> None:
        """Call for what lies there now, before it is offered; once more: not after all."""
        now = self._call_ahead(seat)
        if now is None or self._has_called(seat, now):
            self._called.pop(seat, None)
        else:
            self._called[seat] = now.about

    def _call_ahead(self, seat: int) -> CallAhead | None:
        return self._table.entry.stage.waiting.call_ahead(self._table.round.view(seat))

    def _has_called(self, seat: int, now: CallAhead | None) -> bool:
        return now is not None and self._called.get(seat) is now.about

    # -- what may come -----------------------------------------------------------------------------------------------

    def spare(self, seat: int) -> None:
        """This seat has taken back what it did: no order calls once more for what lies there now."""
        now = self._call_ahead(seat)
        if now is not None:
            self._spared[seat] = now.about

    def title(self, seat: int) -> Message | None:
        """What the form of this seat is called; ``None`` where it has none now."""
        return self._table.entry.stage.controls.order_title(self._table.round.view(seat))

    def form(self, seat: int) -> OrderForm | None:
        """What this seat may mark now; ``None`` where there is nothing."""
        return self._table.entry.stage.controls.order_form(self._table.round.view(seat), self._table.names)

    def marks(self, seat: int) -> Marks:
        """What this seat has marked."""
        if seat not in self._marks:
            self._marks[seat] = _NOTHING if self._notes is None else Marks.read(self._notes.read(seat))
        return self._marks[seat]

    def left(self, seat: int, form: OrderForm) -> int:
        """How often what is marked is still called; all that is possible before anything is marked or said of it."""
        marks = self.marks(seat)
        return min(form.most, marks.until - form.done) if marks.lines or marks.until > form.done else form.most

    def mark(self, seat: int, key: str) -> None:
        """Mark this line, or mark it no more."""
        form = self.form(seat)
        if form is None or key not in {line.key for line in form.lines}:
            return
        marks = self.marks(seat)
        until = marks.until if marks.until > form.done else form.done + form.most
        self._set(seat, Marks(marks.lines ^ {key}, until))

    def limit(self, seat: int, times: int) -> None:
        """Call what is marked so often at most."""
        form = self.form(seat)
        if form is not None and 0 < times <= form.most:
            self._set(seat, Marks(self.marks(seat).lines, form.done + times))

    def _set(self, seat: int, marks: Marks) -> None:
        self._marks[seat] = marks
        self._write()

    def _write(self) -> None:
        if self._notes is not None:
            self._notes.write({seat: self.marks(seat).groups() for seat in self._table.persons})

    # -- and it is said ------------------------------------------------------------------------------------------------

    def take(self, seat: int) -> Action | None:
        """What this seat has said ahead for this moment; what goes for one time is used up with it."""
        if seat not in self._called and not self.marks(seat).lines:
            return None
        view, waiting = self._table.round.view(seat), self._table.entry.stage.waiting
        now = waiting.call_ahead(view)
        if not self._has_called(seat, now):
            self._called.pop(seat, None)  # What lay there is gone, and may come again.
        elif now is not None and now.may_be_said:
            del self._called[seat]
            return now.action
        if now is None or self._spared.get(seat) is not now.about:
            self._spared.pop(seat, None)
        marks = self.marks(seat)
        found = None if seat in self._spared else waiting.by_order(view, marks.lines)
        form = None if found is None else self.form(seat)
        if found is None or form is None or form.done >= marks.until:
            return None
        if form.once:
            self._set(seat, marks._replace(lines=marks.lines - {found.line}))
        return found.action
