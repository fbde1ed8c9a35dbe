"""Who sits where at a table that is being set up: people who are known here, and computer players."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from cardtable.app.settings import COLOURS, Person, SeatChoice
from cardtable.stage.animals import ANIMALS, animal_of_seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.app.settings import Level
    from cardtable.stage.animals import Animal

T = TypeVar("T")


@dataclass(slots=True)
class Seating:
    """The seats of one table, clockwise from the one at the bottom of the screen.

    No two seats share a name or a face, and none a colour as long as there are enough. ``names`` are those of computer
    players, in the order in which they sit down; none is called as one of ``people`` is.
    """

    names: Sequence[str]
    people: Sequence[Person] = ()
    seats: list[SeatChoice] = field(default_factory=list)

    def fill(self, seats: Iterable[SeatChoice]) -> None:
        """Let these sit there, each with a face, a colour and a name of its own."""
        self.seats = []
        for seat in seats:
            person = self.person_at(seat)
            self.seats.append(self._apart(seat if person is None else person.seat()))

    def usual(self, counts: range, usual: int, together: Sequence[str] = ()) -> None:
        """Who sat together last (else everybody who is known), and as many computer players as are usually missing.

        ``counts`` are how many may sit there; a stranger sits there where no person is known.
        """
        sat = [person for name in together for person in self.people if person.is_called(name)]
        people = [person.seat() for person in (sat or self.people)][: counts[-1]]
        self.fill(people or [SeatChoice(self.names[0], None, 0)])
        self.resize(usual if len(people) <= usual else len(people))

    def resize(self, count: int) -> None:
        """Have so many seats: computer players come, and go before people do."""
        while len(self.seats) < count:
            self.seats.append(self._apart(self._computer("medium")))
        while len(self.seats) > count:
            plays = [place for place, seat in enumerate(self.seats) if seat.level is not None]
            self.seats.pop(plays[-1] if plays else -1)

    def sit(self, place: int, person: Person) -> None:
        """Let a person sit there; who is at the table already changes places with the person who has the seat."""
        other = self.place_of(person)
        if other is not None:
            self.seats[place], self.seats[other] = self.seats[other], self.seats[place]
            return
        self._put(place, person.seat())

    def play(self, place: int, level: Level) -> None:
        """Let a computer player of this level sit there; the one that does so already becomes of this level."""
        seat = self.seats[place]
        if seat.level is not None:
            self.seats[place] = replace(seat, level=level)
        else:
            self._put(place, self._computer(level, leaving=place))

    def remove(self, place: int) -> None:
        """Take a seat away."""
        del self.seats[place]

    def wear(self, place: int, animal: Animal) -> None:
        """Give a seat another face; the person who had it takes the one that is left."""
        before = self.animal(place)
        for other, seat in enumerate(self.seats):
            if other != place and self.animal(other) is animal:
                self.seats[other] = replace(seat, face=before.value)
        self.seats[place] = replace(self.seats[place], face=animal.value)

    def paint(self, place: int, colour: int) -> None:
        """Give a seat another colour; the person who had it takes the one that is left. Faces stay."""
        before = self.seats[place].colour
        for other, seat in enumerate(self.seats):
            face = self.animal(other).value
            if other == place:
                self.seats[other] = replace(seat, colour=colour, face=face)
            elif seat.colour == colour:
                self.seats[other] = replace(seat, colour=before, face=face)

    def call(self, place: int, name: str) -> None:
        """Give a computer player another name; nothing where that is another person's, or none, or it is a person."""
        taken = {seat.name.casefold() for number, seat in enumerate(self.seats) if number != place}
        taken |= {person.name.casefold() for person in self.people}
        if self.seats[place].level and name.strip() and name.strip().casefold() not in taken:
            self.seats[place] = replace(self.seats[place], name=name.strip())

    # -- what is asked ---------------------------------------------------------------------------------------------

    def animal(self, place: int) -> Animal:
        """The face at a seat."""
        return animal_of_seat(self.seats[place].face, self.seats[place].colour)

    def person_at(self, seat: SeatChoice) -> Person | None:
        """Which of the people sits in a seat, ``None`` for computer players and strangers."""
        if seat.level is not None:
            return None
        return next((person for person in self.people if person.is_called(seat.name)), None)

    def place_of(self, person: Person) -> int | None:
        """Where a person sits."""
        return next((place for place, seat in enumerate(self.seats) if self.person_at(seat) == person), None)

    @property
    def persons(self) -> int:
        """How many people sit there."""
        return sum(seat.level is None for seat in self.seats)

    # -- apart -----------------------------------------------------------------------------------------------------

    def _put(self, place: int, seat: SeatChoice) -> None:
        """Have a new one at a seat; of two with the same face or colour the computer player gives way."""
        rest = [other for number, other in enumerate(self.seats) if number != place]
        order = sorted([*rest, seat], key=lambda one: one.level is not None)
        made = Seating(self.names, self.people)
        apart = {}
        for one in order:
            apart[one.name] = made._apart(one)
            made.seats.append(apart[one.name])
        seats = [*rest[:place], seat, *rest[place:]]
        self.seats = [apart[one.name] for one in seats]

    def _computer(self, level: Level, leaving: int | None = None) -> SeatChoice:
        rest = [seat for number, seat in enumerate(self.seats) if number != leaving]
        colour = _first(COLOURS, {seat.colour for seat in rest})
        return SeatChoice(self._name(rest), level, colour)

    def _name(self, rest: Sequence[SeatChoice]) -> str:
        taken = {seat.name.casefold() for seat in rest} | {person.name.casefold() for person in self.people}
        free = [name for name in self.names if name.casefold() not in taken]
        numbered = (f"{self.names[0]} {number}" for number in range(2, 100))
        return free[0] if free else next(name for name in numbered if name.casefold() not in taken)

    def _apart(self, seat: SeatChoice) -> SeatChoice:
        """The seat with what those who sit already have left over."""
        taken = {other.name.casefold() for other in self.seats}
        known = {person.name.casefold() for person in self.people}
        name = seat.name
        if name.casefold() in taken or (seat.level is not None and name.casefold() in known):
            name = self._name(self.seats)
        colours = {other.colour for other in self.seats}
        colour = _first(COLOURS, colours) if seat.colour in colours else seat.colour
        own, faces = animal_of_seat(seat.face, seat.colour), {self.animal(place) for place in range(len(self.seats))}
        face = own if own not in faces else _first(ANIMALS, faces)
        return replace(seat, name=name, colour=colour, face=face.value)


def _first(all_of_them: Iterable[T], taken: set[T]) -> T:
    """The first that is not taken; the first of all where everything is."""
    rest = list(all_of_them)
    return next((one for one in rest if one not in taken), rest[0])
