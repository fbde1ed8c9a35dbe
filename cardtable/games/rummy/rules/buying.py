"""The buying window: who is asked, who of several gets the card, and what it costs (K-18 to K-24, S-16 to S-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import Rank
from cardtable.games.rummy.rules import legality, scoring
from cardtable.games.rummy.rules.events import Answered, Bought, DrewForIt

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling
    from cardtable.games.rummy.rules.state import RummyState

ABOVE_KING = 14
ABOVE_ACE = 15


def open_window(table: RummyState, then: str, chance: Chance, events: Telling) -> None:
    """Ask each player who may buy the upcard; where none may, the turn goes on at once."""
    if table.refused_by_all:
        table.draw_stock(chance, events)
        return
    table.then = then
    table.wishes = []
    table.asked = [seat for seat in _order(table, table.turn) if legality.may_buy(table, seat)]
    if table.asked:
        table.phase = "window"
    elif then == "draw":
        table.draw_stock(chance, events)


def answer(table: RummyState, seat: int, wants: bool, chance: Chance, events: Telling) -> None:
    """A seat says whether it buys; when all have answered, the card goes to one of those who want it."""
    table.asked.remove(seat)
    if wants:
        table.wishes.append(seat)
    events.append(Answered(seat, wants))
    if wants and table.rules.buy_priority == "fastest":
        table.asked = []
    if table.asked:
        return
    wishes, table.wishes = sorted(table.wishes), []
    bought = bool(wishes)
    if wishes:
        _sell(table, _winner(table, wishes, chance, events), chance, events)
    if bought or table.then == "draw":
        table.draw_stock(chance, events)
    else:
        table.refused_by_all = True
        table.phase = "offer"


def _order(table: RummyState, after: int) -> list[int]:
    return [(after + step) % table.seats for step in range(1, table.seats)]


def _winner(table: RummyState, wishes: list[int], chance: Chance, events: Telling) -> int:
    if len(wishes) == 1:
        return wishes[0]
    if table.rules.buy_priority == "dealer":
        order = [(table.dealer + step) % table.seats for step in range(1, table.seats + 1)]
        return min(wishes, key=order.index)
    if table.rules.buy_priority == "turn":
        return min(wishes, key=_order(table, table.turn).index)
    return _draw_for_it(table, wishes, chance, events)


def _draw_for_it(table: RummyState, wishes: list[int], chance: Chance, events: Telling) -> int:
    """Each draws the top card, the highest buys; those who are level draw again (K-24).

    The drawn cards go into the middle of the stock only when it is decided, or the same few could be drawn for ever.
    If there are not enough cards left to draw, the player who plays sooner buys.
    """
    drawn: list[Card] = []
    while len(wishes) > 1:
        cards = table.take(len(wishes), chance, events)
        drawn += cards
        if len(cards) < len(wishes):
            wishes = [min(wishes, key=_order(table, table.turn).index)]
            break
        events.append(DrewForIt(tuple(wishes), tuple(cards)))
        events.rest(table)
        best = max(height(card) for card in cards)
        wishes = [seat for seat, card in zip(wishes, cards, strict=True) if height(card) == best]
    middle = len(table.stock) // 2
    table.stock[middle:middle] = drawn
    return wishes[0]


def height(card: Card) -> int:
    """What a card counts where several draw for the right to buy: kings below aces, jokers above (K-24)."""
    if card.suit is None:
        return ABOVE_ACE
    return ABOVE_KING if card.rank is Rank.ACE else int(card.rank)


def _sell(table: RummyState, seat: int, chance: Chance, events: Telling) -> None:
    card = table.discard.pop()
    table.live = False
    extra = table.take(table.rules.buy_cost, chance, events)
    table.show(seat, [card])
    table.hands[seat] += extra
    table.bought[seat] += 1
    over = table.bought[seat] > table.rules.buys(table.number)
    penalty = scoring.BUY_PENALTY if over else 0
    table.penalties[seat] += penalty
    events.append(Bought(seat, card, tuple(extra), table.bought[seat], penalty))
    events.rest(table)
