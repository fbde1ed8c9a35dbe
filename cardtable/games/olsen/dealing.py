"""How a deal of Ólsen Ólsen begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, packs
from cardtable.games.olsen.events import Dealt, StartReturned
from cardtable.games.olsen.legality import CHANGER
from cardtable.games.olsen.round import OlsenRound

if TYPE_CHECKING:
    from cardtable.engine.chance import Chance
    from cardtable.engine.values import Event
    from cardtable.games.olsen.options import OlsenOptions

HAND_SIZE: Final = 5


def deal(options: OlsenOptions, seats: int, dealer: int | None, chance: Chance) -> tuple[OlsenRound, tuple[Event, ...]]:
    """Shuffle, deal five cards each and turn the start card (B05 to B09).

    The first dealer is drawn by lot; then the deal passes clockwise (B08).
    """
    dealer = chance.pick(seats) if dealer is None else (dealer + 1) % seats
    stock = chance.shuffle(packs(options.packs_for(seats)))
    first = (dealer + 1) % seats
    order = [(first + step) % seats for step in range(seats)]
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for portion in (3, HAND_SIZE - 3):
        for seat in order:
            hands[seat] += [stock.pop() for _ in range(portion)]
    returned: list[Event] = []
    others = any(card.rank is not CHANGER for card in stock)
    while others and stock[-1].rank is CHANGER and options.start_changer == "another":
        returned.append(StartReturned(stock[-1]))
        stock = chance.shuffle(stock)
    start = stock.pop()
    table = OlsenRound(
        options=options,
        seats=seats,
        dealer=dealer,
        turn=first,
        hands=hands,
        stock=stock,
        pile=[start],
        free=start.rank is CHANGER and options.start_changer == "any",
    )
    return table, (*returned, Dealt(dealer, start))
