"""The animals that stand for players: their names, their moods, and who is which where no player chose."""

from __future__ import annotations

from enum import Enum, StrEnum, auto
from typing import TYPE_CHECKING, Final

from cardtable.messages import translate

if TYPE_CHECKING:
    from cardtable.messages import Message


class Animal(StrEnum):
    """A player's face. The first eight belong to the eight colours of seats, the cat to the player who wants it."""

    FOX = "fox"
    PUFFIN = "puffin"
    BEAR = "bear"
    OWL = "owl"
    RAM = "ram"
    HARE = "hare"
    RAVEN = "raven"
    SEAL = "seal"
    CAT = "cat"


class Mood(Enum):
    """What a face shows: nothing, that it thinks, that it is delighted, that it was caught, that it is asleep."""

    CALM = auto()
    THINKS = auto()
    DELIGHTED = auto()
    CAUGHT = auto()
    ASLEEP = auto()


ANIMALS: Final = tuple(Animal)


def animal_of_seat(face: str, colour: int) -> Animal:
    """The animal that was chosen, else the one that belongs to the seat's colour."""
    return Animal(face) if face in _KNOWN else ANIMALS[colour % (len(ANIMALS) - 1)]


def colour_of(animal: Animal) -> int:
    """The colour that belongs to the animal; the cat shares one."""
    return ANIMALS.index(animal) % (len(ANIMALS) - 1)


def animal_name(animal: Animal) -> Message:
    """What the animal is called, for tool tips and screen readers."""
    match animal:
        case Animal.FOX:
            return translate("Faces", "Fox")
        case Animal.PUFFIN:
            return translate("Faces", "Puffin")
        case Animal.BEAR:
            return translate("Faces", "Bear")
        case Animal.OWL:
            return translate("Faces", "Owl")
        case Animal.RAM:
            return translate("Faces", "Ram")
        case Animal.HARE:
            return translate("Faces", "Hare")
        case Animal.RAVEN:
            return translate("Faces", "Raven")
        case Animal.SEAL:
            return translate("Faces", "Seal")
        case Animal.CAT:
            return translate("Faces", "Cat")


_KNOWN: Final = frozenset(animal.value for animal in Animal)
