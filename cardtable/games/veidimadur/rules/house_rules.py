"""The house rules of Veiðimaður, which are what a round obeys."""

from __future__ import annotations

from typing import ClassVar

from cardtable.engine.options import Lengths, Options, Section, choice
from cardtable.messages import translate


class VeidimadurRules(Options):
    """How a table plays Veiðimaður; the defaults are the rule book's."""

    lengths: ClassVar[Lengths] = Lengths("deals", (1, 3, 5), rounds=True)
    sections: ClassVar[tuple[Section, ...]] = (
        Section(translate("VeidimadurOptions", "Cards and books"), ("dealt", "books", "refill")),
        Section(translate("VeidimadurOptions", "Asking"), ("asking", "lucky", "next_turn")),
    )

    dealt: str = choice(
        translate("VeidimadurOptions", "Cards dealt"),
        translate("VeidimadurOptions", "How many cards everybody gets at the beginning."),
        ("usual", translate("VeidimadurOptions", "Seven with two or three players, otherwise five")),
        ("5", translate("VeidimadurOptions", "Always five")),
        ("7", translate("VeidimadurOptions", "Always seven")),
    )
    asking: str = choice(
        translate("VeidimadurOptions", "What you may ask for"),
        translate("VeidimadurOptions", "Whether you need a card of a rank to ask for more of them."),
        ("held", translate("VeidimadurOptions", "Only what you hold yourself")),
        ("any", translate("VeidimadurOptions", "Any rank")),
    )
    lucky: bool = choice(
        translate("VeidimadurOptions", "A lucky catch"),
        translate("VeidimadurOptions", "What happens when somebody fishes the very card that was asked for."),
        (True, translate("VeidimadurOptions", "Whoever fishes what was asked for asks again")),
        (False, translate("VeidimadurOptions", "The turn always passes on")),
    )
    books: str = choice(
        translate("VeidimadurOptions", "What a book is"),
        translate("VeidimadurOptions", "Pairs are easiest for small hands."),
        ("four", translate("VeidimadurOptions", "All four cards of a rank")),
        ("pairs", translate("VeidimadurOptions", "Two cards of the same rank")),
    )
    refill: int = choice(
        translate("VeidimadurOptions", "No cards left"),
        translate("VeidimadurOptions", "How many cards somebody draws who has run out."),
        (1, translate("VeidimadurOptions", "One card")),
        (5, translate("VeidimadurOptions", "Five cards")),
        (7, translate("VeidimadurOptions", "Seven cards")),
    )
    next_turn: str = choice(
        translate("VeidimadurOptions", "Who plays after a miss"),
        translate("VeidimadurOptions", "Whose turn it is when somebody has asked and fished in vain."),
        ("next", translate("VeidimadurOptions", "The next player")),
        ("asked", translate("VeidimadurOptions", "Whoever was asked")),
    )
    deals: int = choice(
        translate("VeidimadurOptions", "Length of the game"),
        translate("VeidimadurOptions", "How many rounds are played."),
        (3, translate("VeidimadurOptions", "Three rounds")),
        (1, translate("VeidimadurOptions", "One round")),
        (5, translate("VeidimadurOptions", "Five rounds")),
    )

    @property
    def book_size(self) -> int:
        """How many cards of a rank are a book (M11)."""
        return 2 if self.books == "pairs" else 4

    @property
    def any_rank(self) -> bool:
        """Whether one may ask for what one does not hold."""
        return self.asking == "any"

    def hand_size(self, seats: int) -> int:
        """How many cards everybody gets (M2)."""
        if self.dealt == "usual":
            return 7 if seats <= 3 else 5
        return int(self.dealt)
