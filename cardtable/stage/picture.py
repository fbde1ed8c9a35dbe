"""A table as a picture of words and data: all that a scene shows at one moment, without anything that draws."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from cardtable.stage.zones import Middle, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from cardtable.cards import Card, Suit
    from cardtable.stage.layout_state import Seating
    from cardtable.stage.zones import Direction, Ladder, Zone


# Zones that mean the same as the discard pile does in other games.
MAIN: Final = (ZoneKind.PILE, ZoneKind.TRICK, ZoneKind.ROW)
_NO_TARGETS: Final = (ZoneKind.HAND, ZoneKind.LAST)


def is_target(zone: Zone) -> bool:
    """Whether the zone itself can be clicked and dropped on (one's own hand is touched card by card)."""
    return zone.target if zone.kind is ZoneKind.OTHER_HAND else zone.kind not in _NO_TARGETS


def counted(zones: Iterable[Zone]) -> dict[str, int]:
    """How many cards lie in every zone; the last trick is a second look at cards that lie in a pack."""
    return {zone.id: len(zone.cards) for zone in zones if zone.kind is not ZoneKind.LAST}


@dataclass(frozen=True, slots=True)
class PlateText:
    """A plate in words, ready to be drawn; ``notes`` and ``short_notes`` say the same in more and in fewer words.

    ``told_notes`` say it to ears and in the tip, and so does ``character``: what kind of computer player it is.
    """

    name: str
    colour: int
    count: str
    score: str
    notes: tuple[str, ...]
    active: bool
    dealer: bool
    dealer_text: str
    rank: str = ""
    rank_note: str = ""
    tokens: int = 0
    tokens_of: int = 0
    tokens_note: str = ""
    short_count: str = ""
    short_score: str = ""
    short_notes: tuple[str, ...] = ()
    told_notes: tuple[str, ...] = ()
    face: str = ""
    character: tuple[str, ...] = ()

    def whole(self) -> str:
        """Everything in words, for ears and for its tool tip."""
        facts = [*self.facts(), *self.character]
        return f"{self.name}: {', '.join(facts)}" if facts else self.name

    def facts(self) -> list[str]:
        """What is known of the seat."""
        dealer = self.dealer_text if self.dealer else ""
        notes = self.told_notes or self.notes
        facts = (self.count, self.score, self.rank_note, self.tokens_note, *notes, dealer)
        return [fact for fact in facts if fact]


@dataclass(frozen=True, slots=True)
class SignText:
    """A sign in words: the trump suit, or how far a player is, with a bar of that ``part``."""

    text: str
    short: str = ""
    suit: Suit | None = None
    part: float | None = None


@dataclass(frozen=True, slots=True)
class TagText:
    """What a seat did last: words as they are written and as they are said, the card with which, the suit named."""

    text: str
    told: str = ""
    card: Card | None = None
    named: Suit | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """All that the scene shows at one moment, in words and data; what leaves the middle goes to the ``taker``.

    Cards move ``one_by_one`` where they are counted. ``arrived`` says of cards in the open hand why they came.
    ``taking`` are the fitting ones for which a card of the table is taken. ``all_fit``: every card of it fits, so none
    is marked. ``meld_room`` is for how many cards each meld of a player has
    a place.
    """

    zones: tuple[Zone, ...]
    labels: dict[str, tuple[str, str]]
    plates: dict[int, PlateText]
    fitting: frozenset[Card]
    fresh: frozenset[Card]
    seating: Seating
    middle: Middle = Middle.PILES
    meld_room: tuple[int, ...] = ()
    direction: Direction | None = None
    ladder: Ladder | None = None
    signs: tuple[SignText, ...] = ()
    tags: Mapping[int, TagText] = field(default_factory=dict)
    hinted: frozenset[Card] = frozenset()
    hinted_zone: str = ""
    taker: int | None = None
    one_by_one: bool = False
    arrived: Mapping[Card, str] = field(default_factory=dict)
    all_fit: bool = False
    taking: frozenset[Card] = frozenset()
