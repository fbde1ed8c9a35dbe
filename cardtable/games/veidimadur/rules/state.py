"""Everything that lies on a table of Veiðimaður, and its form in views, copies and files."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardtable.cards import RANKS, Card, Rank, packs
from cardtable.engine.round import RoundResult
from cardtable.games.veidimadur.covers import VEIDIMADUR
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.games.veidimadur.rules.legality import VeidimadurPosition
from cardtable.games.veidimadur.rules.view import VeidimadurView
from cardtable.kinds.stock.rules.round import StockRound

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


@dataclass(slots=True, eq=True)
class VeidimadurState(VeidimadurPosition, StockRound[VeidimadurView]):
    """The whole table during a round.

    ``books`` are the cards that each seat has laid down, book after book. The rest is
    what everybody has heard and seen: ``known`` are cards of each hand, ``holds`` ranks of which a hand has at least
    one card that no player has seen (it asked for them). ``fresh`` tells by seat and rank (aces first) how many of the
    newest unseen cards of a hand may be of that rank: none when the seat has just had none of it, one more with every
    card it has drawn since. ``addressed`` is whom the seat on turn has turned to, and ``asked`` the last question:
    who, whom, for what.
    """

    view_type = VeidimadurView

    rules: VeidimadurRules
    books: list[list[Card]] = field(default_factory=list)
    known: list[list[Card]] = field(default_factory=list)
    holds: list[list[Rank]] = field(default_factory=list)
    fresh: list[list[int]] = field(default_factory=list)
    addressed: int | None = None
    asked: tuple[int, int, Rank] | None = None
    result: RoundResult | None = None

    def __post_init__(self) -> None:
        self.books = self.books or [[] for _ in self.hands]
        self.known = self.known or [[] for _ in self.hands]
        self.holds = self.holds or [[] for _ in self.hands]
        self.fresh = self.fresh or [[len(hand)] * len(RANKS) for hand in self.hands]

    def secrets(self, seat: int | None) -> set[Card]:
        """What was given or shown is known in a hand."""
        hidden = set(self.stock)
        for other, (hand, known) in enumerate(zip(self.hands, self.known, strict=True)):
            if other != seat:
                hidden.update(card for card in hand if card not in known)
        return hidden

    def all_cards(self) -> Iterator[Card]:
        for held in (*self.hands, *self.books):
            yield from held
        yield from self.stock

    def check(self) -> None:
        """ValueError when the table is impossible: cards missing or twice, no such seat, a book that is none."""
        by_seat = (self.hands, self.books, self.known, self.holds, self.fresh)
        if self.seats not in VEIDIMADUR.seat_counts or {len(values) for values in by_seat} != {self.seats}:
            raise ValueError("seats do not fit")
        if sorted(self.all_cards()) != list(packs()):
            raise ValueError("cards are missing or doubled")
        if not {self.turn, self.dealer} <= set(range(self.seats)):
            raise ValueError("no such seat")
        for cards in self.books:
            self._check_books(cards)
        for seat in range(self.seats):
            self._check_heard(seat)
        if self.result is None:
            self._check_running()
        elif self.stock or any(self.hands):
            raise ValueError("a round ends when all books are laid down")

    def _check_books(self, cards: list[Card]) -> None:
        size = self.rules.book_size
        groups = [cards[first : first + size] for first in range(0, len(cards), size)]
        if any(len(group) != size or len({card.rank for card in group}) != 1 for group in groups):
            raise ValueError("that is no book")

    def _check_heard(self, seat: int) -> None:
        hand, known, holds, fresh = self.hands[seat], self.known[seat], self.holds[seat], self.fresh[seat]
        hidden = [card.rank for card in hand if card not in known]
        if any(len(set(one)) != len(one) for one in (known, holds)) or len(fresh) != len(RANKS):
            raise ValueError("something was heard twice, or of no rank")
        if not set(known) <= set(hand) or not set(holds) <= set(hidden) or not agrees(hidden, fresh):
            raise ValueError("what was heard is not so")
        if not all(0 <= most <= len(hidden) for most in fresh):
            raise ValueError("so many cards were not drawn")
        if self.rules.any_rank and holds:
            raise ValueError("a question for any rank tells nothing")
        if any(count >= self.rules.book_size for count in Counter(card.rank for card in hand).values()):
            raise ValueError("a book was not laid down")

    def _check_running(self) -> None:
        if not self.hands[self.turn] or (self.stock and not all(self.hands)):
            raise ValueError("somebody should have drawn")
        others = [seat for seat in range(self.seats) if seat != self.turn and self.hands[seat]]
        if self.asked is not None and not {*self.asked[:2]} <= set(range(self.seats)):
            raise ValueError("nobody can have asked that")
        if self.addressed is not None and (self.addressed not in others or not self.rules.any_rank):
            raise ValueError("nobody can be asked there")


def agrees(hidden: Iterable[Rank], fresh: Sequence[int]) -> bool:
    """Whether the unseen cards of a hand can be of these ranks: each must be among its so many newest ones."""
    return all(most >= place for place, most in enumerate(sorted(fresh[rank - 1] for rank in hidden), start=1))
