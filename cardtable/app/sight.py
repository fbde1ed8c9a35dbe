"""Sight: a match from somebody's eyes: what may be seen and told there, which seat is near, and who is waited for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.app.awaiting import Asked, Computer, Curtain, Elsewhere, MatchOver, Person, Reaction, RoundOver

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.app.awaiting import Step
    from cardtable.app.running_match import RunningMatch
    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Event
    from cardtable.messages import Message
    from cardtable.stage.commands import Command
    from cardtable.stage.round_result import AccountSheet


@dataclass(frozen=True, slots=True)
class Eyes:
    """From whose eyes a match is looked at: a ``seat``, an onlooker's (what is public), or with ``all_open`` hands."""

    seat: int | None = None
    all_open: bool = False


PUBLIC: Final = Eyes()
ALL_OPEN: Final = Eyes(all_open=True)


class Sight:
    """A match as these ``eyes`` see it, with the seat ``near`` at the edge of the table; others may look beside it.

    ``offered`` are all eyes from which it may be looked at here. Looking changes nothing.
    """

    def __init__(self, table: RunningMatch, eyes: Eyes, offered: Iterable[Eyes] = ()) -> None:
        self.table = table
        self.offered = tuple(offered) or (eyes,)
        persons = (seat for seat, sitting in enumerate(table.match.seats) if sitting.is_person)
        self._first = next(persons, 0)
        self.look_from(eyes)

    def look_from(self, eyes: Eyes) -> None:
        """Look from these eyes; ValueError where they would tell a secret."""
        if eyes not in self.offered:
            raise ValueError("nobody may look from there")
        self.eyes = eyes
        self.near = self._first if eyes.seat is None else eyes.seat

    @property
    def viewer(self) -> int | None:
        """The seat whose hand is open here; ``None`` where it is nobody's alone."""
        return self.eyes.seat

    def view(self) -> View:
        """What these eyes see of the table."""
        return self.look(self.table.round)

    def look(self, lying: Round) -> View:
        """What these eyes see of a table that lies, or lay, like this."""
        return lying.laid_open() if self.eyes.all_open else lying.view(self.viewer)

    def look_again(self, lying: Round) -> View:
        """What these eyes may see once more of a table that lay like this earlier in the deal."""
        return self.look(lying).once_more(self.view())

    def visible(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What of the events may be told here."""
        return tuple(events) if self.eyes.all_open else _seen(events, self.viewer)

    def told(self, events: Sequence[Event]) -> list[Message]:
        """The sentences for these events, as far as they may be told here."""
        tell, names = self.table.entry.stage.speech.tell, self.table.names
        return [message for event in self.visible(events) if (message := tell(event, names)) is not None]

    def account_sheet(self) -> AccountSheet:
        """What the game's own panel tells of the round that is over."""
        table, match = self.table, self.table.match
        return table.entry.stage.scoring.account_sheet(
            self.view(), match.options, match.results, match.standing, table.names
        )

    def outcome(self) -> Message:
        """How the last round ended, or in the end a match of several."""
        table, match = self.table, self.table.match
        if match.over and len(match.results) > 1:
            return table.entry.stage.scoring.hurrah_at_the_end(match.options, match.standing, table.names)
        return table.entry.stage.speech.round_end(match.results[-1], table.names)

    # -- whom the table waits for ------------------------------------------------------------------------------------

    def step(self) -> Step:
        """Whom the table waits for; who looks here and is asked among others, answers here."""
        step = self.table.step()
        if isinstance(step, Asked) and self.viewer in step.seats:
            return Person(self.viewer)
        return step

    def calls(self) -> list[tuple[int, Command]]:
        """What persons whose hand is not open here may still call, with their seats."""
        table = self.table
        if table.match.between_rounds:
            return []
        return [
            (seat, command)
            for seat in table.persons
            if seat != self.viewer
            for command in table.entry.stage.controls.commands_out_of_turn(table.round.view(seat), table.names)
        ]

    # -- handing over, where several look here -----------------------------------------------------------------------

    def close(self) -> None:
        """Let no hand be open where several share the screen; asks nothing of the game."""

    def hand_to(self, seat: int) -> None:
        """This person is to sit down here."""

    def uncover(self, seat: int) -> None:
        """This person sits here now; ValueError where it is nobody here."""
        raise ValueError("only persons look at the screen")

    def cover(self) -> None:
        """Another person looks on."""


class ScreenSight(Sight):
    """The screen of those who sit at the machine: one person's alone, or several share it.

    Where they share it, or somebody holds the cards elsewhere, one hand is open or, behind the curtain, none, and told
    is what is public. A hand is opened by :meth:`uncover` alone, and only whose it is to act or who is asked keeps it
    open: whatever happens at the table closes it before anybody can look.
    """

    def __init__(self, table: RunningMatch) -> None:
        super().__init__(table, PUBLIC, (PUBLIC, *map(Eyes, table.persons)))
        self._dealt, self._here = table.match.last_deal, table.here
        table.followers.append(self._follow)
        self._follow()

    def visible(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What of the events may be told here: what everybody may know, where several look on."""
        return _seen(events, None if self.table.is_hot_seat else self.viewer)

    def step(self) -> Step:
        """Whom the table waits for, or to whom the machine has to be handed."""
        step = self._step()
        seat = self._handed_to(step)
        return step if seat is None else Curtain(seat)

    def _step(self) -> Step:
        """Whom the table waits for; of those who are asked only who is here answers here."""
        step, elsewhere = super().step(), self.table.elsewhere
        if isinstance(step, Asked) and elsewhere:
            here = tuple(seat for seat in step.seats if seat not in elsewhere)
            return Asked(here) if here else Elsewhere(step.seats)
        if isinstance(step, Person) and step.seat in elsewhere:
            return Elsewhere((step.seat,))
        return step

    def calls(self) -> list[tuple[int, Command]]:
        """What persons at the screen whose hand is not open may still call, with their seats."""
        return [(seat, command) for seat, command in super().calls() if seat not in self.table.elsewhere]

    def _handed_to(self, step: Step) -> int | None:
        """Who has to sit down here before it goes on; ``None`` when somebody else is waited for."""
        if isinstance(step, Person) and step.seat != self.viewer:
            return step.seat
        if isinstance(step, Computer) and self.viewer is None:
            return self.table.owing()
        return None

    def _follow(self) -> None:
        """Something has happened at the table."""
        table, match = self.table, self.table.match
        if not table.is_hot_seat:
            self.look_from(Eyes(table.persons[0]))
            return
        if (match.last_deal, table.here) != (self._dealt, self._here):
            if table.here != self._here:
                self.near = next(iter(table.here), table.persons[0])
            self._dealt, self._here = match.last_deal, table.here
            self.close()
        step = self._step()
        seat = self._handed_to(step)
        if seat is not None:
            self.hand_to(seat)
        elif isinstance(step, Reaction | Asked | Elsewhere):
            self.close()

    def close(self) -> None:
        """Let no hand be open where several share the screen; asks nothing of the game."""
        if self.table.is_hot_seat:
            self.eyes = PUBLIC

    def hand_to(self, seat: int) -> None:
        """This person is to sit down here, and no hand is open until then; who holds the cards elsewhere does not."""
        self.close()
        if seat in self.table.here:
            self.near = seat

    def uncover(self, seat: int) -> None:
        """This person sits here now, and looks on as long as nobody else has to; ValueError where it is nobody here."""
        if seat not in self.table.here:
            raise ValueError("only persons look at the screen")
        self.look_from(Eyes(seat))
        self._follow()

    def cover(self) -> None:
        """Another person looks on: take everything private off the screen."""
        self.close()
        self._follow()


class SeatSight(Sight):
    """A match from the seat of one person who holds the cards elsewhere: that hand is always open there."""

    def __init__(self, table: RunningMatch, seat: int) -> None:
        super().__init__(table, Eyes(seat))
        self.seat = seat

    def step(self) -> Step:
        """Whether this person is expected to act, or who is."""
        table = self.table
        if table.match.between_rounds:
            return MatchOver() if table.match.over else RoundOver()
        asked = table.round.must_answer()
        if self.seat in asked or (not asked and table.round.turn == self.seat):
            return Person(self.seat)
        return Elsewhere(asked or (table.round.turn,))

    def calls(self) -> list[tuple[int, Command]]:
        """Others call at the screen, or where they hold their cards."""
        return []


def screen_sight(table: RunningMatch) -> Sight:
    """The sight of those who sit at the machine."""
    return ScreenSight(table) if table.persons else Sight(table, PUBLIC)


def _seen(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """What of the events a seat (``None``: an onlooker) may know."""
    return tuple([seen for event in events if (seen := event.seen_by(seat)) is not None])
