"""Everything that lies on a table of Veiðimaður, and its form in views, copies and files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardtable.cards import RANKS, Card, Rank, packs
from cardtable.engine.round import Law, RoundResult
from cardtable.games.veidimadur.rules import legality
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.games.veidimadur.rules.legality import VeidimadurPosition
from cardtable.kinds.stock.rules import KnownRound, KnownView

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class VeidimadurView(legality.VeidimadurPosition, KnownView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    The names are those of :class:`cardtable.games.veidimadur.rules.state.VeidimadurState`.
    """

    law = Law(legality.legal, legality.refusal)

    rules: VeidimadurRules
    books: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Card, ...], ...]
    holds: tuple[tuple[Rank, ...], ...]
    fresh: tuple[tuple[int, ...], ...]
    addressed: int | None
    questions: tuple[tuple[int, int, Rank], ...]

    def unseen(self) -> list[Card]:
        """Every card of which this seat does not know where it lies."""
        return self.hidden_of(packs(), *self.books)


@dataclass(slots=True, eq=True)
class VeidimadurState(VeidimadurPosition, KnownRound[VeidimadurView]):
    """The whole table during a round.

    ``books`` are the cards that each seat has laid down, book after book. The rest is
    what everybody has heard and seen: ``known`` are cards of each hand, ``holds`` ranks of which a hand has at least
    one card that no player has seen (it asked for them). ``fresh`` tells by seat and rank (aces first) how many of the
    newest unseen cards of a hand may be of that rank: none when the seat has just had none of it, one more with every
    card it has drawn since. ``questions`` are those for ranks that are still in hands or in the stock, the newest last
    and each only once: who, whom, for what; ``asked`` is the last one of all, as saved games name it. ``addressed`` is
    whom the seat on turn has turned to.
    """

    view_type = VeidimadurView

    rules: VeidimadurRules
    books: list[list[Card]] = field(default_factory=list)
    known: list[list[Card]] = field(default_factory=list)
    holds: list[list[Rank]] = field(default_factory=list)
    fresh: list[list[int]] = field(default_factory=list)
    addressed: int | None = None
    asked: tuple[int, int, Rank] | None = None
    questions: list[tuple[int, int, Rank]] = field(default_factory=list)
    result: RoundResult | None = None

    def __post_init__(self) -> None:
        self.books = self.books or [[] for _ in self.hands]
        self.known = self.known or [[] for _ in self.hands]
        self.holds = self.holds or [[] for _ in self.hands]
        self.fresh = self.fresh or [[len(hand)] * len(RANKS) for hand in self.hands]

    def all_cards(self) -> Iterator[Card]:
        for held in (*self.hands, *self.books):
            yield from held
        yield from self.stock
