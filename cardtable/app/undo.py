"""Undo and redo at one table: what may be taken back, what is in the way, what can be played once more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from cardtable.engine.match import TakingBack
from cardtable.engine.refusal import IllegalActionError, Refusal
from cardtable.messages import translate
from cardtable.stage.common_words import two_sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.engine.match import LogLine, Match
    from cardtable.engine.round import Round
    from cardtable.engine.values import Action, Event
    from cardtable.games.catalogue import GameEntry
    from cardtable.messages import Message

    Told = Callable[[Sequence[Event]], Sequence[Message]]
    """The sentences for events, as far as they may be told where that is asked."""


class Table(Protocol):
    """What taking back needs of a table: its match, and who plays there in person."""

    match: Match
    entry: GameEntry
    persons: tuple[int, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""

    @property
    def is_hot_seat(self) -> bool:
        """Whether several persons share the screen."""

    def is_asked(self, seat: int, current: Round) -> bool:
        """Whether this seat is asked for a reaction."""


@dataclass(frozen=True, slots=True)
class _TakenBack:
    """Lines of the log that were taken back together, and how the match was marked before."""

    lines: tuple[LogLine, ...]
    retakes: int


class Undo:
    """Takes back at one table, and does again what was taken back until something else is played.

    What was taken back is in memory only: what is kept is always the table as it is.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._decisions: dict[int, bool] = {}
        self._taken: list[_TakenBack] = []

    @property
    def can_redo(self) -> bool:
        """Whether there is something to be done again."""
        return bool(self._taken)

    def refusal(self) -> Refusal | None:
        """Why nothing can be taken back now; ``None`` when something can."""
        found = self._target()
        return found if isinstance(found, Refusal) else None

    def whose(self) -> int | None:
        """Whose deed would be taken back now; ``None`` when nothing can."""
        target = self._target()
        return None if isinstance(target, Refusal) else self._table.match.log[target].seat

    def whose_again(self) -> int | None:
        """Whose deed would be done again; ``None`` when there is none."""
        return self._taken[-1].lines[0].seat if self._taken else None

    def take_back(self, line: int | None = None) -> int:
        """Take back what may go, else all from this line of the log on; whose it was.

        IllegalActionError changes nothing.
        """
        match, target = self._table.match, self._target() if line is None else line
        if isinstance(target, Refusal):
            raise IllegalActionError(target)
        lines, seen = tuple(match.log[target:]), self._something_was_seen(target)
        seat = lines[0].seat
        assert seat is not None
        match.rewind(target)
        self._forget_from(target)
        self._taken.append(_TakenBack(lines, match.retakes))
        match.retakes += seen
        return seat

    def redo(self) -> None:
        """Play what was taken back last once more, line by line, with the luck it had."""
        match, taken = self._table.match, self._taken[-1]
        self._forget_from(len(match.log))
        for line in taken.lines:
            match.replay(line)
        self._taken.pop()
        match.retakes = taken.retakes

    def _forget_from(self, target: int) -> None:
        self._decisions = {line: chose for line, chose in self._decisions.items() if line < target}

    # -- what is played --------------------------------------------------------------------------------------------

    def before(self, seat: int, action: Action) -> None:
        """A player is about to do this."""
        match = self._table.match
        if match.round is not None:
            self._decisions[len(match.log)] = self._is_decision(match.round, seat, action)

    def played(self) -> None:
        """A line was written: what was taken back can be done again only as far as it says the same."""
        if not self._taken:
            return
        match, taken = self._table.match, self._taken[-1]
        if match.log[-1] != taken.lines[0]:
            self._taken.clear()
        elif len(taken.lines) > 1:
            self._taken[-1] = replace(taken, lines=taken.lines[1:])
        else:
            self._taken.pop()
            match.retakes = taken.retakes

    def _is_decision(self, current: Round, seat: int, action: Action) -> bool:
        """Whether a person chose here: neither the rules nor the program did, which says no for the uninterested."""
        table = self._table
        if seat not in table.persons:
            return False
        asked = seat in current.must_answer()
        if asked and table.entry.stage.waiting.ends_reactions(action) and not table.is_asked(seat, current):
            return False
        # Where several share the screen, all would see from it that a hand had left no choice.
        if table.is_hot_seat:
            return True
        return action.spoken or sum(not one.spoken for one in current.legal(seat)) > 1

    # -- what may go -----------------------------------------------------------------------------------------------

    def _target(self) -> int | Refusal:
        """The line of the log before which taking back ends, or why there is none."""
        match = self._table.match
        if match.taking_back is TakingBack.NEVER:
            return Refusal("take-back-never", "")
        if match.taking_back is TakingBack.UNSEEN:
            seat = match.log[-1].seat if match.log else None
            if seat is None or seat not in self._table.persons:
                return Refusal("take-back-others", "")
            refusal = match.take_back_refusal(seat)
            return len(match.log) - 1 if refusal is None else refusal
        return next(
            (line for line in self._lines_of_persons() if self._was_decision(line)), Refusal("take-back-nothing", "")
        )

    def _lines_of_persons(self) -> list[int]:
        """The lines of this round in which persons acted, as far as they can be played again, the newest first."""
        match = self._table.match
        known = range(_first_line(match), len(match.log))
        return [line for line in reversed(known) if match.log[line].seat in self._table.persons]

    def _was_decision(self, line: int) -> bool:
        if line not in self._decisions:
            self._look_back()
        return self._decisions[line]

    def _look_back(self) -> None:
        """Find the decisions of this round in a log that was played before this table was there."""
        match = self._table.match
        twin = match.at(_first_line(match))
        for line in match.log[len(twin.log) :]:
            if twin.round is not None and line.seat is not None and line.action is not None:
                self._decisions.setdefault(len(twin.log), self._is_decision(twin.round, line.seat, line.action))
            twin.replay(line)

    def _something_was_seen(self, target: int) -> bool:
        """Whether another player acted since, or something new came to light."""
        match = self._table.match
        seat = match.log[target].seat
        assert seat is not None
        return (
            match.between_rounds
            or any(line.seat != seat for line in match.log[target:])
            or any(event.reveals_to(seat) for events in match.events[target:] for event in events)
        )

    def remarks(self) -> list[Message]:
        """What the score sheet says about a match in which a player knew more than the cards in front of them."""
        match = self._table.match
        found: list[Message] = []
        if match.began:
            found.append(translate("TakeBack", "Played on from another game", "of a match"))
        if match.known:
            found.append(translate("TakeBack", "The same cards as in an earlier game", "of a match"))
        if match.retakes:
            found.append(
                translate(
                    "TakeBack",
                    "%n decision(s) taken back after something new had been seen",
                    "in a match",
                    match.retakes,
                )
            )
        return found

    # -- why not ---------------------------------------------------------------------------------------------------

    def why_not(self, told: Told) -> Message | None:
        """Why nothing can be taken back now: what is in the way, and whose move it was, as it is ``told`` there."""
        refusal, match = self.refusal(), self._table.match
        if refusal is None:
            return None
        if not match.game.lenient:
            return translate("TakeBack", "In this game nothing can be taken back.")
        if refusal.code == "take-back-never":
            return translate("TakeBack", "At this table nothing can be taken back: that was agreed at the start.")
        if refusal.code == "take-back-revealed":
            return self._what_was_seen(told)
        return self._who_acted(told) or self._what_came_before()

    def _what_was_seen(self, told: Told) -> Message:
        table = self._table
        seat = table.match.log[-1].seat
        assert seat is not None
        events = table.match.events[-1]
        showing = [event for event in events if event.reveals_to(seat)]
        if not showing:
            return translate("TakeBack", "This round is over, so nothing in it can be taken back.")
        return _with_what_happened(translate("TakeBack", "What has been seen cannot be taken back."), told(showing))

    def _who_acted(self, told: Told) -> Message | None:
        """Who acted after the last person did; ``None`` where no person has done anything in this round."""
        table, match = self._table, self._table.match
        mine = self._lines_of_persons()
        if not mine or match.taking_back is TakingBack.DECISION:
            return None
        since = range(mine[0] + 1, len(match.log))
        for line in since:
            seat = match.log[line].seat
            happened = told(match.events[line])
            if seat is not None and happened:
                reason = translate("TakeBack", "{player} has played since, so nothing can be taken back.")
                return _with_what_happened(reason.put(player=table.names[seat]), happened)
        return translate("TakeBack", "Somebody else has played since, so nothing can be taken back.")

    def _what_came_before(self) -> Message:
        match = self._table.match
        if match.first_replayable > match.last_deal + 1:
            return translate(
                "TakeBack", "This game goes on from a saved table: what was played before cannot be taken back."
            )
        if match.results:
            return translate(
                "TakeBack", "There is nothing to take back in this round yet, and earlier rounds stay as they are."
            )
        return translate("TakeBack", "There is nothing to take back yet.")


def _with_what_happened(reason: Message, told: Sequence[Message]) -> Message:
    return two_sentences(reason, told[0]) if told else reason


def _first_line(match: Match) -> int:
    """The first line of this round that can be played again."""
    return max(match.last_deal + 1, match.first_replayable)
