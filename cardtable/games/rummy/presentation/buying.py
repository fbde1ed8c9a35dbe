"""Buying as the screen knows it: what it brings and costs, the call that is made ahead, the standing order."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from cardtable.cards import RANKS, SUITS, Card
from cardtable.games.rummy.players.drawing import needs_room, purchase
from cardtable.games.rummy.players.sight import Sight
from cardtable.games.rummy.rules import legality, scoring
from cardtable.games.rummy.rules.actions import BUY
from cardtable.games.rummy.rules.solver.distance import useful
from cardtable.messages import Message, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.standing_orders import CallAhead, Ordered, OrderForm, OrderLine

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from cardtable.games.rummy.rules.state import RummyView


def purchases_left(view: RummyView, seat: int) -> int:
    """How often this seat may still buy without a penalty (K-20, S-22)."""
    return max(0, view.rules.buys(view.number) - view.bought[seat])


def warning(view: RummyView, seat: int) -> Message | None:
    """A purchase over the limit is asked about every time (K-21)."""
    if purchases_left(view, seat):
        return None
    return translate(
        "Rummy",
        "You have bought %n time(s) in this round. Buying again costs {points} penalty points. Buy anyway?",
        None,
        view.bought[seat],
    ).put(points=scoring.BUY_PENALTY)


def what_it_brings(view: RummyView) -> Iterator[Message]:
    """What the upcard does for a hand that is not down yet, and what it costs where somebody else is."""
    sight = Sight(view)
    if sight.is_down:
        return
    found = purchase(sight, view.discard[-1])
    if not found.missing < found.before:
        if needs_room(sight):
            yield translate("Rummy", "Without buying, your hand is too small for this contract.")
        elif found.more > 0:
            yield translate("Rummy", "%n more card(s) would help you then.", "what buying the upcard does", found.more)
    elif found.missing:
        nearer = translate("Rummy", "It brings your contract nearer: %n to go.", "what buying does", found.missing)
        yield nearer
    else:
        yield translate("Rummy", "It completes your contract.", "what buying the upcard does")
    if any(view.down):
        yield translate(
            "Rummy", "It costs about %n point(s) if somebody goes out now.", "buying the upcard", round(found.points)
        )


def call_ahead(view: RummyView) -> CallAhead | None:
    """Buying within the limit, from the moment the card lies there."""
    seat = view.seat
    if seat is None or view.result is not None or view.refused_by_all or not view.live:
        return None
    asked = view.phase == "window" and seat in view.asked
    waits = view.phase == "offer" and legality.may_buy(view, seat)
    if not (asked or waits) or not purchases_left(view, seat):
        return None
    return CallAhead(BUY, view.discard[-1], may_be_said=asked)


def may_order(view: RummyView) -> bool:
    """Whether this seat may still want cards of others in this round."""
    seat = view.seat
    return seat is not None and view.result is None and not view.down[seat] and purchases_left(view, seat) > 0


def order_form(view: RummyView) -> OrderForm | None:
    """Every face; those that bring the contract nearer, and jokers, are useful."""
    if view.seat is None or not may_order(view):
        return None
    nearer = useful(view.hand, view.rules.contract(view.number), view.rules.meld_rules)
    jokers = [Card.joker_of(1)] if view.rules.jokers_per_pack else []
    every = [*jokers, *(Card.of(rank, suit) for suit, rank in product(SUITS, RANKS))]
    about = translate(
        "Rummy", "Mark what you would buy: it is called for you as soon as it can be bought. Nobody else sees this."
    )
    return OrderForm(
        about,
        tuple(
            OrderLine(_key(card), card_name(card), card, useful=card.suit is None or (card.rank, card.suit) in nearer)
            for card in every
        ),
        view.bought[view.seat],
        purchases_left(view, view.seat),
    )


def ordered(view: RummyView, marked: Collection[str]) -> Ordered | None:
    """Buying the upcard, where its face is marked."""
    now = call_ahead(view)
    if now is None or not now.may_be_said or _key(now.about) not in marked:
        return None
    return Ordered(_key(now.about), now.action)


def _key(card: Card) -> str:
    """What names this face in files, whatever pack the card is of; all jokers are one."""
    return "JK" if card.suit is None else str(card.face)
