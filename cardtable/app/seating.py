"""Who sits where at a table that is being set up: people who are known here, and computer players."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from cardtable.app.settings import COLOURS, Person, SeatChoice
from cardtable.engine.match import GUEST, Seat
from cardtable.engine.player_names import called_apart, name_key
from cardtable.stage.characters import ANIMALS, Animal, animal_of_seat, colour_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from cardtable.app.settings import LastTable, Level

    Names = Mapping[Animal, Sequence[str]]

T = TypeVar("T")
S = TypeVar("S", Seat, SeatChoice)


def in_turn(tables: Iterable[LastTable]) -> list[Animal]:
    """All characters, first who has not been met for longest; ``tables`` are the last ones, in order."""
    met = {
        animal_of_seat(seat.face, seat.colour): number
        for number, table in enumerate(tables)
        for seat in table.seats
        if seat.level is not None
    }
    return sorted(ANIMALS, key=lambda animal: met.get(animal, -1))


def called_by_faces(seats: Sequence[S], names: Names, others: Iterable[str] = ()) -> list[S]:
    """The seats, each character by the first of its ``names`` that no other seat and none of ``others`` has."""
    taken = {name_key(name) for name in others} | {name_key(seat.name) for seat in seats if not seat.character}
    made = []
    for seat in seats:
        if seat.character:
            name = _free(names[animal_of_seat(seat.face, seat.colour)], taken)
            taken.add(name_key(name))
            made.append(replace(seat, name=name))
        else:
            made.append(seat)
    return made


def _free(names: Sequence[str], taken: AbstractSet[str]) -> str:
    """The first that is not taken, else the last with a number."""
    return next((name for name in names if name_key(name) not in taken), called_apart(names[-1], taken))


def sat_down_with(me: SeatChoice, wished: Sequence[Animal], people: Sequence[Person], names: Names) -> list[SeatChoice]:
    """A learner and as many characters as are ``wished`` for, those themselves where they do not stay at home."""
    seating = Seating({animal: names[animal] for animal in (*wished, *names)}, people)
    seating.fill([me])
    seating.resize(1 + len(wished))
    for place in range(1, len(seating.seats)):
        seating.play(place, "easy")
    return seating.seats


@dataclass(slots=True)
class Seating:
    """The seats of one table, clockwise from the one at the bottom of the screen.

    No two seats share a name, and none a face or a colour as long as there are enough. ``names`` are those of each
    character, in the order in which they sit down, the first to be used where it is free; none is called as one of
    ``people`` is, and whose face or name one of them has stays at home. A ``stranger`` is a person who is not known.
    """

    names: Names
    people: Sequence[Person] = ()
    seats: list[SeatChoice] = field(default_factory=list)
    stranger: str = ""

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
        self.fill(people or [SeatChoice(self.stranger, None, 0)])
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

    def swap(self, one: int, other: int) -> None:
        """Let two change places."""
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]

    def wear(self, place: int, animal: Animal) -> None:
        """Give a seat another face; who had it takes the one that is left. A character is another one by that."""
        before = self.animal(place)
        worn = {place: animal, **{at: before for at in range(len(self.seats)) if self.animal(at) is animal != before}}
        for at, face in worn.items():
            seat = self.seats[at]
            free = colour_of(face) not in {other.colour for other in self.seats}
            self.seats[at] = replace(
                seat, face=face.value, colour=colour_of(face) if seat.character and free else seat.colour
            )
        self.speak(self.names)

    def paint(self, place: int, colour: int) -> None:
        """Give a seat another colour; the person who had it takes the one that is left. Faces stay."""
        before = self.seats[place].colour
        for other, seat in enumerate(self.seats):
            face = self.animal(other).value
            if other == place:
                self.seats[other] = replace(seat, colour=colour, face=face)
            elif seat.colour == colour:
                self.seats[other] = replace(seat, colour=before, face=face)

    def speak(self, names: Names) -> None:
        """Call every character by these names, which may be of another language."""
        self.names = names
        self.seats = called_by_faces(self.seats, names, self._known)

    def call(self, place: int, name: str) -> None:
        """Give a computer player another name; nothing where that is another person's, or none, or it is a person."""
        taken = {name_key(seat.name) for number, seat in enumerate(self.seats) if number != place}
        taken |= {name_key(person.name) for person in self.people}
        if self.seats[place].level and name.strip() and name_key(name.strip()) not in taken:
            own = name.strip() in self.names[self.animal(place)]
            self.seats[place] = replace(self.seats[place], name=name.strip(), character=own)

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
        seats = [*self.seats[:place], seat, *self.seats[place + 1 :]]
        made = Seating(self.names, self.people)
        apart = {}
        for at in sorted(range(len(seats)), key=lambda at: seats[at].level is not None):
            apart[at] = made._apart(seats[at])
            made.seats.append(apart[at])
        self.seats = [apart[at] for at in range(len(seats))]

    def _computer(self, level: Level, leaving: int | None = None) -> SeatChoice:
        rest = [seat for number, seat in enumerate(self.seats) if number != leaving]
        return self._character(level, self._next(rest), rest)

    def _next(self, rest: Iterable[SeatChoice]) -> Animal:
        """Who sits down beside the ``rest``: no face twice, and none that stays at home, while there are others."""
        there = [animal_of_seat(seat.face, seat.colour) for seat in rest]
        taken = self._known | {name_key(seat.name) for seat in rest}
        return min(
            self.names, key=lambda one: (there.count(one), self._stays(one), name_key(self.names[one][0]) in taken)
        )

    def _stays(self, animal: Animal) -> bool:
        """Whether the character stays at home, because a person has its face or its name."""
        looks = {animal_of_seat(person.face, person.colour) for person in self.people}
        return animal in looks or name_key(self.names[animal][0]) in self._known

    @property
    def _known(self) -> set[str]:
        return {name_key(person.name) for person in self.people}

    def _character(self, level: Level, animal: Animal, rest: Sequence[SeatChoice]) -> SeatChoice:
        name = _free(self.names[animal], self._known | {name_key(seat.name) for seat in rest})
        colour = _left(COLOURS, colour_of(animal), {seat.colour for seat in rest})
        return SeatChoice(name, level, colour, animal.value, character=True)

    def _apart(self, seat: SeatChoice) -> SeatChoice:
        """The seat with what those who sit already have left over."""
        own, faces = animal_of_seat(seat.face, seat.colour), {self.animal(place) for place in range(len(self.seats))}
        taken, colours = {name_key(other.name) for other in self.seats}, {other.colour for other in self.seats}
        colour = _left(COLOURS, seat.colour, colours)
        if seat.level is not None and seat.character:
            if own in faces or self._stays(own):
                return self._character(seat.level, self._next(self.seats), self.seats)
            return replace(self._character(seat.level, own, self.seats), colour=colour)
        name = called_apart(seat.name, taken if seat.level is None else taken | self._known)
        is_guest = seat.level is None and seat.face == GUEST
        face = GUEST if is_guest and animal_of_seat(GUEST, colour) not in faces else _left(ANIMALS, own, faces).value
        return replace(seat, name=name, colour=colour, face=face)


def _left(all_of_them: Iterable[T], wanted: T, taken: AbstractSet[T]) -> T:
    """The one that is wanted, else the first that is not taken; the wanted one where everything is."""
    return next((one for one in (wanted, *all_of_them) if one not in taken), wanted)
