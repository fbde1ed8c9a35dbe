"""Sight: a match from somebody's eyes: what may be seen and told there, which seat is near, and who is waited for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.app.steps import Asked, Computer, Curtain, Person, Reaction

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.app.steps import Step
    from cardtable.app.table import GameTable
    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Event
    from cardtable.messages import Message
    from cardtable.stage.account import AccountSheet
    from cardtable.stage.commands import Command


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

    def __init__(self, table: GameTable, eyes: Eyes, offered: Iterable[Eyes] = ()) -> None:
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
        """This person sits here now; ValueError where no person of several does."""
        raise ValueError("only persons who share a screen open their hands there")

    def cover(self) -> None:
        """Another person looks on."""


class SharedSight(Sight):
    """The screen that several persons share: one hand is open or, behind the curtain, none; told is what is public.

    A hand is opened by :meth:`uncover` alone, and only whose it is to act or who is asked keeps it open: whatever
    happens at the table closes it before anybody can look.
    """

    def __init__(self, table: GameTable) -> None:
        super().__init__(table, PUBLIC, (PUBLIC, *map(Eyes, table.persons)))
        self._dealt = table.match.last_deal
        table.followers.append(self._follow)
        self._follow()

    def visible(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What of the events everybody may know, whose hand ever is open."""
        return _seen(events, None)

    def step(self) -> Step:
        """Whom the table waits for, or to whom the machine has to be handed."""
        step = super().step()
        seat = self._handed_to(step)
        return step if seat is None else Curtain(seat)

    def _handed_to(self, step: Step) -> int | None:
        """Who has to sit down here before it goes on; ``None`` when somebody else is waited for."""
        if isinstance(step, Person) and step.seat != self.viewer:
            return step.seat
        if isinstance(step, Computer) and self.viewer is None:
            return self.table.owing()
        return None

    def _follow(self) -> None:
        """Something has happened at the table."""
        match = self.table.match
        if match.last_deal != self._dealt:
            self._dealt = match.last_deal
            self.close()
        step = super().step()
        seat = self._handed_to(step)
        if seat is not None:
            self.hand_to(seat)
        elif isinstance(step, Reaction | Asked):
            self.close()

    def close(self) -> None:
        """Let no hand be open; asks nothing of the game."""
        self.eyes = PUBLIC

    def hand_to(self, seat: int) -> None:
        """This person is to sit down here, and no hand is open until then."""
        self.close()
        self.near = seat

    def uncover(self, seat: int) -> None:
        """This person sits here now, and looks on as long as nobody else has to; ValueError where it is no person."""
        if seat not in self.table.persons:
            raise ValueError("only persons look at the screen")
        self.look_from(Eyes(seat))
        self._follow()

    def cover(self) -> None:
        """Another person looks on: take everything private off the screen."""
        self.close()
        self._follow()


def screen_sight(table: GameTable) -> Sight:
    """The sight of those who sit at the machine: of one person alone, or the one that several share."""
    if table.is_hot_seat:
        return SharedSight(table)
    return Sight(table, Eyes(table.persons[0]) if table.persons else PUBLIC)


def _seen(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """What of the events a seat (``None``: an onlooker) may know."""
    return tuple([seen for event in events if (seen := event.seen_by(seat)) is not None])
