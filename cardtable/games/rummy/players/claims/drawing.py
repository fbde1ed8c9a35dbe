"""When the reasons for a draw and for a purchase are true."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.players.claims import table
from cardtable.games.rummy.players.claims.hand import helping, lacks, seat_of, without
from cardtable.games.rummy.rules import legality, scoring
from cardtable.games.rummy.rules.actions import BUY, DRAW_STOCK, PASS_BUY, TAKE_UPCARD
from cardtable.games.rummy.rules.solver.laydown import best_laydown

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.view import RummyView
    from cardtable.players.decision import Reason

# From this share of the hand on it came mostly from the discards.
MOSTLY: Final = 0.6


def upcard(view: RummyView) -> Card | None:
    """The card that is offered."""
    return view.discard[-1] if view.live and view.discard else None


def _taken(view: RummyView) -> RummyView | None:
    """The view after the upcard was taken."""
    card = upcard(view)
    if card is None:
        return None
    return replace(view, hand=(*view.hand, card), discard=view.discard[:-1], live=False, phase="meld")


def take_goes_out(view: RummyView, action: Action, _: Reason) -> bool:
    """With the upcard a player who is down gets rid of everything in this turn."""
    after = _taken(view) if action == TAKE_UPCARD else None
    return after is not None and view.down[seat_of(view)] and table.gets_rid_of_all(after, after.hand, after.melds)


def take_completes(view: RummyView, action: Action, _: Reason) -> bool:
    """The contract can be laid with the upcard, and something was missing before."""
    after = _taken(view) if action == TAKE_UPCARD else None
    if after is None or not lacks(view, view.hand, len(view.hand)):
        return False
    return next(legality.laydowns(after, seat_of(view), after.hand), None) is not None


def take_laid_too(view: RummyView, action: Action, _: Reason) -> bool:
    """The contract lies in the hand, and the upcard goes with it."""
    card = upcard(view)
    complete = action == TAKE_UPCARD and not lacks(view, view.hand, len(view.hand))
    return complete and card is not None and _laid_too(view, card)


def _laid_too(view: RummyView, card: Card) -> bool:
    """Whether a hand that holds its contract can lay the card too, in a meld of the contract or beside it."""
    price = scoring.PRESETS[view.rules.points]
    contract, rules = view.rules.contract(view.number), view.rules.meld_rules
    before = best_laydown(view.hand, contract, rules, price, view.melds)
    after = best_laydown((*view.hand, card), contract, rules, price, view.melds)
    if before is None or after is None:
        return False
    return scoring.points(after.left, view.rules.points) <= scoring.points(before.left, view.rules.points)


def joker_offered(view: RummyView, action: Action, _: Reason, wanted: Action) -> bool:
    """The upcard is a joker."""
    card = upcard(view)
    return action == wanted and card is not None and card.suit is None


def take_nearer(view: RummyView, action: Action, _: Reason) -> bool:
    """The upcard brings the contract nearer."""
    card = upcard(view)
    return action == TAKE_UPCARD and card is not None and _nearer(view, card)


def _nearer(view: RummyView, card: Card) -> bool:
    return lacks(view, (*view.hand, card), len(view.hand)) < lacks(view, view.hand, len(view.hand))


def take_outs(view: RummyView, action: Action, _: Reason) -> bool:
    """With the upcard more unseen cards help than now."""
    card = upcard(view)
    return action == TAKE_UPCARD and card is not None and _outs_when_taken(view, card) > helping(view, view.hand)


def _outs_when_taken(view: RummyView, card: Card) -> int:
    """How many unseen cards help, when the upcard was taken and another card was discarded that is not needed."""
    with_it = (*view.hand, card)
    now = lacks(view, view.hand, len(view.hand))
    hands = [without(with_it, other) for other in {one.face: one for one in view.hand}.values()]
    return max((helping(view, hand) for hand in hands if lacks(view, hand, len(hand)) <= now), default=0)


def take_lays_off(view: RummyView, action: Action, _: Reason) -> bool:
    """The upcard fits on the table."""
    card = upcard(view)
    return (
        action == TAKE_UPCARD and card is not None and view.down[seat_of(view)] and table.fits(view, card, view.melds)
    )


def take_frees_joker(view: RummyView, action: Action, _: Reason) -> bool:
    """The upcard takes a joker that can be laid off."""
    card = upcard(view)
    return action == TAKE_UPCARD and card is not None and view.down[seat_of(view)] and bool(table.freed(view, card))


def take_lays_later(view: RummyView, action: Action, _: Reason) -> bool:
    """It can be laid in this turn, when other cards were."""
    after = _taken(view) if action == TAKE_UPCARD else None
    return after is not None and view.down[seat_of(view)] and table.gets_rid_of(after, after.hand[-1])


def draw_no_use(view: RummyView, action: Action, _: Reason) -> bool:
    """The upcard cannot be laid, brings the contract no nearer, and no more cards help with it."""
    card = upcard(view)
    if action != DRAW_STOCK or card is None:
        return False
    if view.down[seat_of(view)]:
        return not table.plays(view, card)
    if not lacks(view, view.hand, len(view.hand)):
        return not _laid_too(view, card)
    return not _swaps_one(view, card) and _outs_when_taken(view, card) <= helping(view, view.hand)


def draw_hardly(view: RummyView, action: Action, _: Reason) -> bool:
    """The upcard does not bring the contract nearer, though more cards might help afterwards."""
    card = upcard(view)
    return action == DRAW_STOCK and card is not None and not view.down[seat_of(view)] and not _swaps_one(view, card)


def _swaps_one(view: RummyView, card: Card) -> bool:
    """Whether the hand is nearer to its contract with the upcard, when another card was discarded for it."""
    now = lacks(view, view.hand, len(view.hand))
    with_it = (*view.hand, card)
    if not lacks(view, with_it, len(view.hand)):
        return True
    hands = (without(with_it, other) for other in {one.face: one for one in view.hand}.values())
    return any(lacks(view, hand, len(hand)) < now for hand in hands)


def draw_keeps_outs(view: RummyView, action: Action, _: Reason) -> bool:
    """The upcard may bring the contract nearer; but then fewer unseen cards help than now."""
    card = upcard(view)
    if action != DRAW_STOCK or card is None or view.down[seat_of(view)]:
        return False
    return _outs_when_taken(view, card) < helping(view, view.hand)


def draw_goes_round(view: RummyView, action: Action, _: Reason) -> bool:
    """Most of the hand was taken from the discards."""
    return action == DRAW_STOCK and view.live and len(view.known[seat_of(view)]) > MOSTLY * len(view.hand)


def nothing_to_take(view: RummyView, action: Action, _: Reason) -> bool:
    """No upcard is offered."""
    return action == DRAW_STOCK and not view.live


# -- buying -----------------------------------------------------------------------------------------------------------


def buy_nearer(view: RummyView, action: Action, _: Reason) -> bool:
    """The upcard brings the contract nearer."""
    card = upcard(view)
    return action == BUY and card is not None and _nearer(view, card)


def buy_outs(view: RummyView, action: Action, _: Reason) -> bool:
    """With the upcard more unseen cards help than now."""
    card = upcard(view)
    return action == BUY and card is not None and helping(view, (*view.hand, card)) > helping(view, view.hand)


def buy_room(view: RummyView, action: Action, _: Reason) -> bool:
    """A turn draws one card only, and whoever may not discard the last card needs a longer meld for it (S-16, S-25)."""
    size, needed = len(view.hand), view.rules.contract(view.number).size
    if size + 1 < needed:
        return action == BUY
    shorter = view.rules.exact and not view.rules.layoff_same_turn and not view.rules.float_one
    return action == BUY and shorter and size == needed and not view.rules.may_discard_out(view.number)


def buy_chances(view: RummyView, action: Action, _: Reason) -> bool:
    """Cards of the stock come with every purchase, and there are some that would help."""
    return action == BUY and view.rules.buy_cost > 0 and helping(view, view.hand) > 0


def pass_no_use(view: RummyView, action: Action, reason: Reason) -> bool:
    """The upcard brings the contract no nearer, and no more cards help with it."""
    card = upcard(view)
    if not pass_hardly(view, action, reason) or card is None:
        return False
    return helping(view, (*view.hand, card)) <= helping(view, view.hand)


def pass_hardly(view: RummyView, action: Action, _: Reason) -> bool:
    """The upcard brings the contract no nearer."""
    card = upcard(view)
    return action == PASS_BUY and card is not None and card.suit is not None and not _nearer(view, card)


def pass_risk(view: RummyView, action: Action, _: Reason) -> bool:
    """It would help; and every purchase adds cards that count until they are laid (K-28, S-28)."""
    card = upcard(view)
    return action == PASS_BUY and card is not None and (card.suit is None or _nearer(view, card))


def pass_limit(view: RummyView, action: Action, _: Reason) -> bool:
    """This seat has bought already."""
    return action == PASS_BUY and view.bought[seat_of(view)] > 0


def pass_penalty(view: RummyView, action: Action, _: Reason) -> bool:
    """Another purchase costs penalty points (K-21)."""
    rules = view.rules
    return action == PASS_BUY and rules.buy_over == "pay" and view.bought[seat_of(view)] >= rules.buys(view.number)


def pass_down(view: RummyView, action: Action, _: Reason) -> bool:
    """This seat is down."""
    return action == PASS_BUY and view.down[seat_of(view)]
