"""How a round of contract rummy begins (K-4 to K-6, S-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import Card, packs
from cardtable.engine.telling import Telling
from cardtable.games.rummy.rules.events import Dealt
from cardtable.games.rummy.rules.round import RummyRound

if TYPE_CHECKING:
    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Watch
    from cardtable.engine.values import Event
    from cardtable.games.rummy.rules.house_rules import Rules


def deal(
    rules: Rules, seats: int, dealer: int | None, played: int, chance: Chance, watch: Watch | None = None
) -> tuple[RummyRound, tuple[Event, ...]]:
    """Shuffle and deal one card at a time; ``played`` rounds came before. The first dealer is drawn by lot."""
    dealer = chance.pick(seats) if dealer is None else (dealer + 1) % seats
    number = rules.rounds[played]
    stock = chance.shuffle(packs(rules.packs_for(seats), rules.jokers_per_pack))
    first = (dealer + 1) % seats
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for _ in range(rules.hand_size):
        for step in range(seats):
            hands[(first + step) % seats].append(stock.pop())
    table = RummyRound(rules=rules, seats=seats, dealer=dealer, turn=first, number=number, hands=hands, stock=stock)
    events = Telling(watch, [Dealt(dealer, number)])
    if not rules.kinaskak:
        table.turn_first_card(events)
    return table, tuple(events)
