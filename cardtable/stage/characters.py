"""Animals that stand for players, and computer players as characters: name, colour and style, one for each face."""

from __future__ import annotations

from enum import Enum, StrEnum, auto
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from cardtable.messages import translate
from cardtable.players.decision import Style

if TYPE_CHECKING:
    from collections.abc import Mapping

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


# A person's name of the language that sounds like the animal, and like no other of the nine.
NAMES: Final = {
    Animal.FOX: translate("Characters", "Reynard", "a computer player’s first name that sounds like the animal: fox"),
    Animal.PUFFIN: translate("Characters", "Poppy", "a computer player’s first name that sounds like: puffin"),
    Animal.BEAR: translate("Characters", "Barney", "a computer player’s first name that sounds like the animal: bear"),
    Animal.OWL: translate("Characters", "Olive", "a computer player’s first name that sounds like the animal: owl"),
    Animal.RAM: translate("Characters", "Ramsay", "a computer player’s first name that sounds like the animal: ram"),
    Animal.HARE: translate("Characters", "Harriet", "a computer player’s first name that sounds like the animal: hare"),
    Animal.RAVEN: translate(
        "Characters", "Corbin", "a computer player’s first name that sounds like the animal: raven"
    ),
    Animal.SEAL: translate("Characters", "Selma", "a computer player’s first name that sounds like the animal: seal"),
    Animal.CAT: translate("Characters", "Kitty", "a computer player’s first name that sounds like the animal: cat"),
}
# More play than there are faces, or a person has the name.
COUSINS: Final = {
    Animal.FOX: translate("Characters", "Reynard’s cousin", "in place of a name; he is one of the same kind"),
    Animal.PUFFIN: translate("Characters", "Poppy’s cousin", "in place of a name; she is one of the same kind"),
    Animal.BEAR: translate("Characters", "Barney’s cousin", "in place of a name; he is one of the same kind"),
    Animal.OWL: translate("Characters", "Olive’s cousin", "in place of a name; she is one of the same kind"),
    Animal.RAM: translate("Characters", "Ramsay’s cousin", "in place of a name; he is one of the same kind"),
    Animal.HARE: translate("Characters", "Harriet’s cousin", "in place of a name; she is one of the same kind"),
    Animal.RAVEN: translate("Characters", "Corbin’s cousin", "in place of a name; he is one of the same kind"),
    Animal.SEAL: translate("Characters", "Selma’s cousin", "in place of a name; she is one of the same kind"),
    Animal.CAT: translate("Characters", "Kitty’s cousin", "in place of a name; she is one of the same kind"),
}
STYLES: Final = {
    Animal.FOX: Style.BOLD,
    Animal.PUFFIN: Style.GREEDY,
    Animal.BEAR: Style.STEADY,
    Animal.OWL: Style.CAREFUL,
    Animal.RAM: Style.BOLD,
    Animal.HARE: Style.CAREFUL,
    Animal.RAVEN: Style.GREEDY,
    Animal.SEAL: Style.STEADY,
    Animal.CAT: Style.BOLD,
}
# What each says when it is delighted or caught: words of its own that fit any game.
REMARKS: Final = {
    (Animal.FOX, Mood.DELIGHTED): (
        translate("Remarks", "Ha!", "a computer player, a fox, when something went well"),
        translate("Remarks", "That is how it is done!", "a computer player, a fox, when something went well"),
    ),
    (Animal.FOX, Mood.CAUGHT): (
        translate("Remarks", "Just you wait!", "a computer player, a fox, when something went badly"),
        translate("Remarks", "It was worth a try!", "a computer player, a fox, when something went badly"),
    ),
    (Animal.PUFFIN, Mood.DELIGHTED): (
        translate("Remarks", "All mine!", "a computer player, a puffin, when something went well"),
        translate("Remarks", "More, please!", "a computer player, a puffin, when something went well"),
    ),
    (Animal.PUFFIN, Mood.CAUGHT): (
        translate("Remarks", "Hands off!", "a computer player, a puffin, when something went badly"),
        translate("Remarks", "I needed that!", "a computer player, a puffin, when something went badly"),
    ),
    (Animal.BEAR, Mood.DELIGHTED): (
        translate("Remarks", "Well, well.", "a computer player, a bear, when something went well"),
        translate("Remarks", "Not bad.", "a computer player, a bear, when something went well"),
    ),
    (Animal.BEAR, Mood.CAUGHT): (
        translate("Remarks", "So it goes.", "a computer player, a bear, when something went badly"),
        translate("Remarks", "Fair enough.", "a computer player, a bear, when something went badly"),
    ),
    (Animal.OWL, Mood.DELIGHTED): (
        translate("Remarks", "I thought so.", "a computer player, an owl, when something went well"),
        translate("Remarks", "As I had hoped.", "a computer player, an owl, when something went well"),
    ),
    (Animal.OWL, Mood.CAUGHT): (
        translate("Remarks", "Oh dear.", "a computer player, an owl, when something went badly"),
        translate("Remarks", "I was afraid of that.", "a computer player, an owl, when something went badly"),
    ),
    (Animal.RAM, Mood.DELIGHTED): (
        translate("Remarks", "Head first!", "a computer player, a ram, when something went well"),
        translate("Remarks", "Nobody stops me now!", "a computer player, a ram, when something went well"),
    ),
    (Animal.RAM, Mood.CAUGHT): (
        translate("Remarks", "Once more, then!", "a computer player, a ram, when something went badly"),
        translate("Remarks", "That was only the run-up!", "a computer player, a ram, when something went badly"),
    ),
    (Animal.HARE, Mood.DELIGHTED): (
        translate("Remarks", "Phew!", "a computer player, a hare, when something went well"),
        translate("Remarks", "That went well.", "a computer player, a hare, when something went well"),
    ),
    (Animal.HARE, Mood.CAUGHT): (
        translate("Remarks", "My poor ears!", "a computer player, a hare, when something went badly"),
        translate("Remarks", "I would rather not look.", "a computer player, a hare, when something went badly"),
    ),
    (Animal.RAVEN, Mood.DELIGHTED): (
        translate("Remarks", "How it glitters!", "a computer player, a raven, when something went well"),
        translate("Remarks", "Into my nest with it!", "a computer player, a raven, when something went well"),
    ),
    (Animal.RAVEN, Mood.CAUGHT): (
        translate("Remarks", "I will remember that.", "a computer player, a raven, when something went badly"),
        translate("Remarks", "Croak!", "a computer player, a raven, when something went badly"),
    ),
    (Animal.SEAL, Mood.DELIGHTED): (
        translate("Remarks", "Swimmingly.", "a computer player, a seal, when something went well"),
        translate("Remarks", "How pleasant.", "a computer player, a seal, when something went well"),
    ),
    (Animal.SEAL, Mood.CAUGHT): (
        translate("Remarks", "Water off my back.", "a computer player, a seal, when something went badly"),
        translate("Remarks", "The tide will turn.", "a computer player, a seal, when something went badly"),
    ),
    (Animal.CAT, Mood.DELIGHTED): (
        translate("Remarks", "Always on my feet!", "a computer player, a cat, when something went well"),
        translate("Remarks", "The cream is mine!", "a computer player, a cat, when something went well"),
    ),
    (Animal.CAT, Mood.CAUGHT): (
        translate("Remarks", "Eight lives left!", "a computer player, a cat, when something went badly"),
        translate("Remarks", "Hiss!", "a computer player, a cat, when something went badly"),
    ),
}
# A game in which nobody has a habit.
NO_HABITS: Final[Mapping[Style, Message]] = MappingProxyType({})
# How long each takes to decide, as a share of the usual time: the face is there for all to see.
TEMPO: Final = {Style.STEADY: 1.0, Style.CAREFUL: 1.2, Style.GREEDY: 0.95, Style.BOLD: 0.8}


def style_name(style: Style) -> Message:
    """How a player plays, for tool tips and screen readers."""
    match style:
        case Style.STEADY:
            return translate("Faces", "plays steadily", "how a computer player likes to play")
        case Style.CAREFUL:
            return translate("Faces", "plays carefully", "how a computer player likes to play")
        case Style.GREEDY:
            return translate("Faces", "takes what it can get", "how a computer player likes to play")
        case Style.BOLD:
            return translate("Faces", "plays boldly", "how a computer player likes to play")


def says(animal: Animal, habits: Mapping[Style, Message]) -> Message | None:
    """What this character says that it does, in a game of which these are the habits."""
    return habits.get(STYLES[animal])


LEVEL_WORDS: Final = {
    "easy": translate("NewGame", "like a child", "how well a computer player plays"),
    "medium": translate("NewGame", "like a good amateur", "how well a computer player plays"),
    "hard": translate("NewGame", "at its best", "how well a computer player plays"),
}


def level_name(level: str) -> Message:
    """Which computer player it is, in statistics, for tool tips and screen readers."""
    return translate("Faces", "computer ({level})", "who it is and how well it plays").put(level=LEVEL_WORDS[level])


def named(animal: Animal, plays: bool) -> Message:
    """A face in words; ``plays``: it is a computer player's, and says how that likes to play."""
    if not plays:
        return animal_name(animal)
    words = translate("Faces", "{animal}: {plays}", "a face and how that computer player likes to play")
    return words.put(animal=animal_name(animal), plays=style_name(STYLES[animal]))


def introduced(animal: Animal, habits: Mapping[Style, Message]) -> Message:
    """A character in words, for who chooses one."""
    habit = says(animal, habits)
    if habit is not None:
        words = translate(
            "Characters",
            "{name} ({character}): “{habit}”",
            "a computer player’s name, what it is, what it says that it does",
        )
        return words.put(name=NAMES[animal], character=named(animal, True), habit=habit)
    words = translate("Characters", "{name} ({character})", "a computer player’s name, and what it is and likes")
    return words.put(name=NAMES[animal], character=named(animal, True))
