"""Who sits where: nobody twice, and no name, face or colour twice, whatever is done to the seats."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardtable.app.seating import Seating, called_by_faces, in_turn
from cardtable.app.settings import LastTable, Person, SeatChoice
from cardtable.engine.match import GUEST, Seat
from cardtable.stage.characters import ANIMALS, Animal, colour_of
from tests.app.lessons import ENGLISH_NAMES as NAMES

AMMA = Person("Amma", 3, "owl")
ANNA = Person("Anna", 0)
AFI = Person("Afi", 6, "bear")


def table(*people: Person, count: int = 4) -> Seating:
    made = Seating(NAMES, people)
    made.usual(range(2, 9), count, people[:1] and [people[0].name])
    return made


def apart(seating: Seating) -> bool:
    names = [seat.name.casefold() for seat in seating.seats]
    faces = [seating.animal(place) for place in range(len(seating.seats))]
    colours = [seat.colour for seat in seating.seats]
    return all(len(set(each)) == len(each) for each in (names, faces, colours))


def test_the_first_of_the_people_sits_at_a_new_table_and_no_computer_player_is_called_alike() -> None:
    seating = table(ANNA, AMMA, count=8)
    assert [seat.level for seat in seating.seats] == [None, *["medium"] * 7]
    assert seating.seats[0].name == "Anna"
    assert [seat.name for seat in seating.seats].count("Anna") == 1
    assert apart(seating)


def test_a_guest_stays_one_at_the_same_table() -> None:
    seating = Seating(NAMES, [ANNA])
    seating.fill([ANNA.seat(), SeatChoice("Gestur", None, 0, GUEST), SeatChoice("Tölva", "easy", 0)])
    assert [(seat.name, seat.face == GUEST) for seat in seating.seats] == [
        ("Anna", False), ("Gestur", True), ("Tölva", False),
    ]  # fmt: skip
    assert apart(seating)
    seating.wear(1, Animal.CAT)
    assert seating.seats[1].face == Animal.CAT.value, "and is one no more who gets a face"


def test_whoever_sits_already_changes_places() -> None:
    seating = table(ANNA, AMMA)
    seating.sit(2, AMMA)
    before = seating.seats[0]
    seating.sit(0, AMMA)
    assert seating.seats[0].name == "Amma"
    assert seating.seats[2] == before
    assert seating.persons == 2


def test_people_keep_face_and_colour_and_computer_players_give_way() -> None:
    seating = table(ANNA)
    assert seating.animal(3) is Animal.OWL
    seating.people = (ANNA, AMMA)
    seating.sit(1, AMMA)
    assert (seating.animal(1), seating.seats[1].colour) == (Animal.OWL, 3)
    assert apart(seating)


def test_computer_players_go_before_people_do() -> None:
    seating = table(ANNA, AMMA, AFI)
    seating.sit(2, AMMA)
    seating.sit(3, AFI)
    seating.resize(3)
    assert [seat.name for seat in seating.seats] == ["Anna", "Amma", "Afi"]
    seating.resize(2)
    assert seating.persons == 2


def test_levels_change_and_the_player_stays() -> None:
    seating = table(ANNA)
    name = seating.seats[2].name
    seating.play(2, "hard")
    assert seating.seats[2] == replace(seating.seats[2], name=name, level="hard")
    seating.play(0, "easy")
    assert seating.persons == 0
    assert seating.seats[0].name not in ("Anna", *(seat.name for seat in seating.seats[1:]))


def test_names_are_taken_from_nobody() -> None:
    seating = table(ANNA, AMMA)
    before = seating.seats[1].name
    for taken in ("amma ", "ANNA", seating.seats[2].name, "", "  "):
        seating.call(1, taken)
        assert seating.seats[1].name == before
    seating.call(1, " Tölvan ")
    assert seating.seats[1].name == "Tölvan"


def test_faces_and_colours_are_exchanged() -> None:
    seating = table(ANNA)
    faces = [seating.animal(place) for place in range(4)]
    seating.wear(0, faces[2])
    assert [seating.animal(place) for place in range(4)] == [faces[2], faces[1], faces[0], faces[3]]
    faces = [seating.animal(place) for place in range(4)]
    seating.paint(0, 3)
    assert [seat.colour for seat in seating.seats] == [3, 1, 2, 0]
    assert [seating.animal(place) for place in range(4)] == faces


def test_old_tables_with_twins_are_taken_apart() -> None:
    seating = Seating(NAMES, (ANNA,))
    seating.fill([SeatChoice("Anna", None, 0), SeatChoice("anna", "easy", 0), SeatChoice("Jón", None, 0, "fox")])
    assert apart(seating)
    assert seating.seats[0].name == "Anna"
    assert seating.seats[2].name == "Jón"


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_done_everybody_can_be_told_apart(seed: int) -> None:
    rng = Random(seed)
    people = (ANNA, AMMA, AFI, Person("Birta", 3, "owl"), Person("Sigrún", 6))
    seating = table(*people, count=rng.randint(2, 8))
    for _ in range(60):
        place = rng.randrange(len(seating.seats))
        match rng.randrange(6):
            case 0:
                seating.sit(place, rng.choice(people))
            case 1:
                seating.play(place, rng.choice(("easy", "medium", "hard")))
            case 2:
                seating.resize(rng.randint(2, 8))
            case 3:
                seating.wear(place, rng.choice(ANIMALS))
            case 4:
                seating.paint(place, rng.randrange(8))
            case 5:
                seating.call(place, rng.choice(("Amma", "Tölva", "Jón")))
        assert apart(seating), seating.seats
        assert sum(person in map(seating.person_at, seating.seats) for person in people) == seating.persons


def test_whoever_sat_together_last_sits_together_again_and_at_first_everybody() -> None:
    people = (ANNA, AMMA, AFI)
    seating = Seating(NAMES, people)
    seating.usual(range(2, 7), 4)
    assert [seat.name for seat in seating.seats][:3] == ["Anna", "Amma", "Afi"]
    assert (len(seating.seats), seating.persons) == (4, 3)
    seating.usual(range(2, 7), 4, ["afi", "Somebody else"])
    assert (seating.seats[0].name, seating.persons, len(seating.seats)) == ("Afi", 1, 4)
    seating.usual(range(2, 3), 2)
    assert [seat.name for seat in seating.seats] == ["Anna", "Amma"], "no more than can sit there"
    seating.usual(range(2, 7), 2)
    assert len(seating.seats) == 3, "more than usual, so that nobody stands"
    assert apart(seating)


# -- characters --------------------------------------------------------------------------------------------------------


def characters(seating: Seating) -> list[Animal]:
    return [seating.animal(place) for place, seat in enumerate(seating.seats) if seat.character]


def test_face_name_and_colour_of_a_character_belong_together() -> None:
    seating = table(AMMA, count=8)
    for place, seat in enumerate(seating.seats):
        if seat.character:
            animal = seating.animal(place)
            assert seat.name == NAMES[animal][0]
            assert seat.colour == colour_of(animal) or colour_of(animal) in (3, 0), "Amma’s, or shared with the cat"


def test_a_face_or_a_name_of_the_house_stays_at_home() -> None:
    house = (Person("Amma", 3, "owl"), Person("Barney", 0, "cat"), Person("Jón", 6, "fox"))
    seating = Seating(NAMES, house)
    seating.usual(range(2, 9), 4, ["Jón"])
    met = characters(seating)
    assert len(met) == 3
    assert not {Animal.OWL, Animal.CAT, Animal.FOX, Animal.BEAR} & set(met)


def test_who_was_met_longest_ago_sits_down_first() -> None:
    seats = [SeatChoice("Amma", None, 3, "owl"), SeatChoice("Poppy", "easy", 1, "puffin", character=True)]
    later = [SeatChoice("Reynard", "hard", 0, "fox", character=True)]
    turn = in_turn([LastTable(seats, {}), LastTable(later, {})])
    assert turn[-2:] == [Animal.PUFFIN, Animal.FOX]
    assert turn[:-2] == [animal for animal in ANIMALS if animal not in (Animal.PUFFIN, Animal.FOX)]


def test_where_more_play_than_there_are_faces_a_cousin_comes() -> None:
    seating = Seating(NAMES, (AMMA,))
    seating.usual(range(2, 11), 10)
    assert len(set(characters(seating)) - {Animal.OWL}) == 8
    cousins = [seat.name for seat in seating.seats if seat.name.endswith("cousin")]
    assert cousins == ["Reynard’s cousin"]
    assert len({seat.name for seat in seating.seats}) == 10


def test_another_face_is_another_character_and_a_given_name_stays() -> None:
    seating = table(ANNA)
    seating.wear(1, Animal.SEAL)
    assert (seating.seats[1].name, seating.seats[1].colour) == ("Selma", colour_of(Animal.SEAL))
    seating.call(1, "Tölvan")
    seating.wear(1, Animal.HARE)
    assert (seating.seats[1].name, seating.animal(1)) == ("Tölvan", Animal.HARE)
    seating.wear(2, seating.animal(3))
    assert [seat.name for seat in seating.seats[2:4]] == [NAMES[seating.animal(place)][0] for place in (2, 3)]
    seating.call(1, "Harriet")
    assert seating.seats[1].character, "called as it always was"


def test_another_language_calls_characters_otherwise_and_nobody_else() -> None:
    seating = table(ANNA)
    seating.call(2, "Tölvan")
    other = {animal: (f"x{animal}", f"y{animal}") for animal in ANIMALS}
    seating.speak(other)
    assert [seat.name for seat in seating.seats] == ["Anna", "xpuffin", "Tölvan", "xowl"]
    persons = [Seat("xfox"), Seat("Reynard", "easy", 0, "fox", character=True), Seat("Fox", "easy", 0, "fox")]
    assert [seat.name for seat in called_by_faces(persons, other)] == ["xfox", "yfox", "Fox"]


def test_the_names_of_an_earlier_version_were_given_by_nobody() -> None:
    written = [("Sigrún", None), ("Sigrún", "hard"), ("Tölvan", "easy")]
    seats = [{"name": name, "level": level, "colour": at} for at, (name, level) in enumerate(written)]
    last = LastTable.read({"seats": seats, "options": {}})
    assert [seat.character for seat in last.seats] == [False, True, False]
    seating = Seating(NAMES, (AMMA,))
    seating.fill(last.seats)
    assert [seat.name for seat in seating.seats] == ["Sigrún", "Poppy", "Tölvan"]
    assert seating.seats[1].level == "hard"
