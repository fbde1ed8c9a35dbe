"""What the styles change: which of several moves that are about as good is liked best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import Suit
from cardtable.players.decision import Style

if TYPE_CHECKING:
    from cardtable.cards import Card

RED: Final = frozenset((Suit.HEARTS, Suit.DIAMONDS))


class Leaning(NamedTuple):
    """A style in numbers. Costs are in points; moves that cost no more than ``about`` beside the best are compared.

    ``danger``, ``price`` and ``outs`` say how much it counts then that a discard helps the next player, that it is
    dear, and that many unseen cards help afterwards. ``take`` and ``buy`` are how many points more a card may cost that
    is taken or bought. ``buys`` is how much more often a player who only counts buys, ``company`` with how many
    cards of the hand the upcard must go to be taken for that, and ``collects`` with how many to be bought. ``fear`` is
    the share of a danger that counts for a player who is down, ``near`` what a card is worth in points then that may
    soon fit. ``red`` is by how many points red cards are thought dearer than black ones.
    """

    about: float = 1e-9
    danger: float = 0.0
    price: float = 0.0
    outs: float = 0.0
    take: float = 0.0
    buy: float = 0.0
    buys: int = 0
    company: int = 99
    collects: int = 99
    fear: float = 0.3
    near: float = 2.0
    red: float = 0.0

    def shade(self, card: Card) -> float:
        """By how many points the card is thought dearer for its colour."""
        return self.red if card.suit in RED else 0.0


LEANINGS: Final = {
    Style.STEADY: Leaning(),
    Style.CAREFUL: Leaning(about=6.0, danger=3.0, price=1.0, take=-3.0, buy=-6.0, buys=-1, fear=1.0, red=2.5),
    Style.GREEDY: Leaning(about=2.5, price=1.0, take=2.0, buy=3.0, buys=1, company=3, near=1.5),
    Style.BOLD: Leaning(about=4.0, outs=1.0, price=-0.1, buy=6.0, buys=2, collects=3, fear=0.0, near=6.0, red=-2.5),
}
