"""How the faces of a deck should look: index letters, colours, large print."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from cardtable.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Mapping

LetterSet = Literal["en", "is", "nb", "de", "international"]


def _letters(ace: str, king: str, queen: str, jack: str, joker: str = "JOKER") -> Mapping[Rank, str]:
    return MappingProxyType({Rank.ACE: ace, Rank.KING: king, Rank.QUEEN: queen, Rank.JACK: jack, Rank.JOKER: joker})


LETTER_SETS: Final[Mapping[str, Mapping[Rank, str]]] = MappingProxyType(
    {
        "en": _letters("A", "K", "Q", "J"),
        "is": _letters("Á", "K", "D", "G", "JÓKER"),
        "nb": _letters("E", "K", "D", "Kn"),
        "de": _letters("A", "K", "D", "B"),
        "international": _letters("A", "K", "Q", "J"),
    }
)


@dataclass(frozen=True, slots=True)
class FaceStyle:
    """What a player may choose about the faces.

    Attributes:
        letters: The index letters, one of the keys of ``LETTER_SETS``.
        four_colour: Whether diamonds are blue and clubs green, instead of red and black.
        jumbo: Whether faces have one big index and one large sign, for small cards and for weak eyes.
    """

    letters: LetterSet = "en"
    four_colour: bool = False
    jumbo: bool = False

    def __post_init__(self) -> None:
        if self.letters not in LETTER_SETS:
            raise ValueError(f"no such index letters: {self.letters!r}")

    def index(self, rank: Rank) -> str:
        """What is printed in the corner of a card of this rank; the whole word for a joker."""
        return LETTER_SETS[self.letters].get(rank) or str(rank.value)
