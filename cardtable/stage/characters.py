"""Playing styles of computer players, one for each face: who has met the fox knows what to expect of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import translate
from cardtable.players.decision import Style
from cardtable.stage.animals import Animal, animal_name

if TYPE_CHECKING:
    from cardtable.messages import Message

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
