"""How a deal of any game of the family begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank, packs
from cardtable.engine.telling import Telling
from cardtable.games.olsen.rules import effects
from cardtable.games.olsen.rules.events import Dealt, StartReturned
from cardtable.games.olsen.rules.round import OlsenRound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import RoundResult, Watch
    from cardtable.engine.values import Event
    from cardtable.games.olsen.rules.house_rules import Rules

HAND_SIZE: Final = 5


def deal(
    rules: Rules, seats: int, dealer: int | None, chance: Chance, results: Sequence[RoundResult] = (),
    watch: Watch | None = None,
) -> tuple[OlsenRound, tuple[Event, ...]]:  # fmt: skip
    """Shuffle, deal five cards each and turn the start card (B05 to B09).

    The first dealer is drawn by lot; then the deal passes clockwise (B08).
    """
    dealer = chance.pick(seats) if dealer is None else (dealer + 1) % seats
    stock = chance.shuffle(packs(rules.packs_for(seats)))
    first = (dealer + 1) % seats
    order = [(first + step) % seats for step in range(seats)]
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for portion in (3, HAND_SIZE - 3):
        for seat in order:
            hands[seat] += [stock.pop() for _ in range(portion)]
    changer = rules.first_changer
    returned: list[Event] = []
    others = any(card.rank != changer for card in stock)
    while others and stock[-1].rank == changer and rules.start_changer == "another":
        returned.append(StartReturned(stock[-1]))
        stock = chance.shuffle(stock)
    start = stock.pop()
    table = OlsenRound(
        rules=rules,
        seats=seats,
        dealer=dealer,
        turn=first,
        hands=hands,
        stock=stock,
        pile=[start],
        free=start.rank == changer and rules.start_changer == "any",
    )
    if results and results[-1].carried:
        table.caught = [caught for caught, _ in results[-1].carried]
        table.cleared = [cleared for _, cleared in results[-1].carried]
    events = Telling(watch, [*returned, Dealt(dealer, start)])
    if rules.effects and rules.start_effects:
        _start_card_acts(table, start.rank, events)
    return table, tuple(events)


def _start_card_acts(table: OlsenRound, rank: Rank, events: Telling) -> None:
    """The start card acts as if the dealer had laid it (K08); an ace lets the dealer begin the other way round."""
    if rank is Rank.ACE and table.seats > 2:
        effects.act(table, table.dealer, rank, 1, events)
        table.turn = table.dealer
        return
    table.turn = effects.act(table, table.dealer, rank, 1, events)
    if table.owed:
        table.phase = "owe"
