"""What lies where on a table of Veiðimaður, and what is written beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.veidimadur.presentation.texts import asked
from cardtable.games.veidimadur.rules.state import VeidimadurView
from cardtable.messages import Message, translate, verbatim
from cardtable.stage.layout import HandOrder, Layout, hand_zones, stock_zone
from cardtable.stage.zones import Middle, Note, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card


class VeidimadurLayout(Layout[VeidimadurView]):
    """Books lie in the middle, and the hands of the others can be pointed at."""

    middle = Middle.MELDS

    def zones(self, view: VeidimadurView, names: Sequence[str], near: int) -> list[Zone]:
        hands = hand_zones(view, names, near)
        asked_for = [replace(zone, target=zone.kind is ZoneKind.OTHER_HAND) for zone in hands]
        return [stock_zone(view.stock_left), *_books(view, names), *asked_for]

    def score(self, view: VeidimadurView, total: int) -> Message:
        return translate("Veidimadur", "%n book(s)", "books of all rounds", total)

    def notes(self, view: VeidimadurView, seat: int) -> tuple[Note, ...]:
        made = len(view.books[seat]) // view.rules.book_size
        if not made:
            return ()
        text = translate("Veidimadur", "%n this round", "books, at a player's name", made)
        return (Note(text, verbatim(f"+{made}")),)

    def order(self, view: VeidimadurView) -> HandOrder:
        """Rank by rank, as one asks for them."""
        return HandOrder.RANK

    def suggest(self, view: VeidimadurView) -> Sequence[Sequence[Card]]:
        """Rank by rank, as one asks for them."""
        return [[card for card in view.hand if card.rank is rank] for rank in sorted({one.rank for one in view.hand})]


def _books(view: VeidimadurView, names: Sequence[str]) -> Iterator[Zone]:
    size = view.rules.book_size
    for seat, cards in enumerate(view.books):
        for first in range(0, len(cards), size):
            book = cards[first : first + size]
            name = translate("Veidimadur", "{player}: {ranks}", "whose book it is, and of what").put(
                player=names[seat], ranks=asked(book[0].rank)
            )
            yield Zone(f"book-{book[0]}", ZoneKind.MELD, name, book, owner=seat)
