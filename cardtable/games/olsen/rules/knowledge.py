"""What is known and what is kept secret on a table: draws that tell something, traces of turns, cheats."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from cardtable.cards import Card, Suit

CheatKind = Literal["slip", "hide", "false", "silent"]


class Own(NamedTuple):
    """What only a seat itself knows: its hand, the calls it has said ahead, whether it has cheated in this turn."""

    hand: tuple[Card, ...] | list[Card]
    armed: bool = False
    armed_out: bool = False
    cheated: bool = False


@dataclass(frozen=True, slots=True)
class Lack:
    """What a player showed by drawing: at least ``cards`` of the hand are neither of this suit nor of these ranks.

    ``at`` is how many actions of the deal were done then.
    """

    suit: Suit | None
    ranks: tuple[int, ...]
    cards: int
    at: int = field(default=0, compare=False)

    def excludes(self, card: Card) -> bool:
        """Whether the card is none of those that the player showed to lack."""
        return (card.suit is self.suit and self.suit is not None) or card.rank in self.ranks

    def after_playing(self, card: Card) -> Lack | None:
        """What is still known when the player has laid a card."""
        return self if self.excludes(card) else self.after_losing()

    def after_losing(self) -> Lack | None:
        """What is still known when a card that no player saw has left the hand."""
        return replace(self, cards=self.cards - 1) if self.cards > 1 else None


@dataclass(frozen=True, slots=True)
class Trace:
    """What a careful eye could see of a turn; always true, the same for all (section 1.6.2).

    ``top``, ``named`` and ``free`` are what had to be followed, and ``kept_suit`` says that the suit had to stay.
    ``shown`` are the cards that were laid for all to
    see; the pile has ``grown`` and the hand has ``shrunk`` by so many cards.
    """

    seat: int
    top: Card
    named: Suit | None
    free: bool
    shown: tuple[Card, ...] = ()
    grown: int = 0
    shrunk: int = 0
    kept_suit: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class Cheat:
    """A cheat that can still be found: secret, and in no player's view but the cheat's own."""

    seat: int
    kind: CheatKind
    card: Card


@dataclass(frozen=True, slots=True)
class Buried:
    """A card in the discard pile that only the seat which put it there has seen."""

    card: Card
    seat: int


@dataclass(frozen=True, slots=True)
class Deed:
    """One line of the cheat report: a cheat and who found it, or (``kind`` "accusation") a wrong accusation."""

    seat: int
    kind: Literal["slip", "hide", "false", "silent", "accusation"]
    card: Card | None = None
    by: int | None = None
