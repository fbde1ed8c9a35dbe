"""The upcard or the stock, and buying out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.rummy.players.closing import closing, goes_out
from cardtable.games.rummy.players.outlook import WEIGHTS, cost_of, left_over, missing_of, outlook

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.cards import Card
    from cardtable.games.rummy.players.outlook import Outlook
    from cardtable.games.rummy.players.sight import Sight
    from cardtable.games.rummy.players.styles import Leaning

# A card that is drawn may help in ways that are not counted: so many points it must lose by.
UNKNOWN: Final = 1.0
# By so many points a purchase must be better.
MARGIN: Final = 1.0
# More cards help in more ways than the next step shows: so much more a card is worth that brings the contract nearer.
NEARER: Final = 20.0
# When most of the hand was taken from the discards, a card of the stock is drawn now and then.
MOSTLY: Final = 0.6
RESTLESS: Final = 0.3


def without(hand: Sequence[Card], card: Card) -> list[Card]:
    """The hand less one card."""
    return [other for other in hand if other is not card]


def faces(hand: Sequence[Card]) -> list[Card]:
    """One card of every face."""
    return list({(card.rank, card.suit): card for card in hand}.values())


def wish_simply(sight: Sight, leaning: Leaning, *, lays_off: bool) -> bool:
    """Take what brings the contract nearer, goes out or, where ``lays_off`` says so, fits on the table.

    The greedy take what goes with other cards, too.
    """
    card = sight.upcard
    if card is None:
        return False
    if sight.is_down:
        return _wish_when_down(sight, card, only_to_win=not lays_off and leaning.take <= 0.0)
    if _nearer(sight, card):
        return True
    company = sum(sight.goes_with(card, other) for other in sight.view.hand)
    return company >= leaning.company and len(sight.view.known[sight.seat]) <= MOSTLY * len(sight.view.hand)


def wish_well(sight: Sight, rng: Random, leaning: Leaning) -> bool:
    """Compare the best hand with the upcard with what a drawn card promises."""
    card = sight.upcard
    if card is None:
        return False
    if sight.is_down:
        return _wish_when_down(sight, card, only_to_win=False)
    hand = sight.view.hand
    now = outlook(sight, hand)
    drawn = cost_of(sight, sight.points(hand), now.left, max(0.0, now.turns - now.saved)) - UNKNOWN
    with_it = (*hand, card)
    nearer = missing_of(sight, with_it, len(hand))
    if nearer == 0:
        # With any other card, too, if nothing was missing before.
        return now.missing > 0 or laid_too(sight, card)
    taken, _ = best_kept(sight, with_it)
    # If every player took what the one before discards, the stock would never be touched.
    restless = len(sight.view.known[sight.seat]) > MOSTLY * len(hand) and rng.random() < RESTLESS
    if restless:
        return False
    return taken.missing < now.missing or (taken.cost < drawn + leaning.take and taken.outs > now.outs)


def laid_too(sight: Sight, card: Card) -> bool:
    """Whether a hand that has its contract is rid of the card, too, when it lays down."""
    before, after = (left_over(sight, hand) for hand in (sight.view.hand, (*sight.view.hand, card)))
    return sum(after) <= sum(before)


def best_kept(sight: Sight, hand: Sequence[Card]) -> tuple[Outlook, Card]:
    """What the hand is worth without the card that is best discarded, and that card."""
    found = [(outlook(sight, without(hand, card)), card) for card in _spare(sight, hand)]
    return min(found, key=lambda one: one[0].cost)


def _spare(sight: Sight, hand: Sequence[Card]) -> list[Card]:
    """The cards without which the hand is as near to the contract as it can be."""
    distances = [(missing_of(sight, without(hand, card)), card) for card in faces(hand)]
    least = min(distance for distance, _ in distances)
    return [card for distance, card in distances if distance == least]


def _nearer(sight: Sight, card: Card) -> bool:
    hand = sight.view.hand
    before, after = missing_of(sight, hand), missing_of(sight, (*hand, card), len(hand))
    if after in (before, 0):
        return after < before
    # Where every card is needed, the one that is discarded for it takes the hand back to where it was, for ever.
    with_it = (*hand, card)
    return min(missing_of(sight, without(with_it, other)) for other in faces(with_it)) < before


def _wish_when_down(sight: Sight, card: Card, *, only_to_win: bool) -> bool:
    hand = (*sight.view.hand, card)
    plan = closing(sight, hand, sight.view.melds, swaps=not only_to_win)
    return goes_out(sight, plan.left) or (not only_to_win and card not in plan.left)


def buy_simply(sight: Sight, most: int, company: int) -> bool:
    """Buy what brings the contract nearer or goes with enough cards, a few times; not when down, nor for a penalty."""
    card = sight.upcard
    if card is None or sight.is_down or not sight.buys_left:
        return False
    if sight.view.bought[sight.seat] >= most and not needs_room(sight):
        return False
    if sum(sight.goes_with(card, other) for other in sight.view.hand) >= company:
        return True
    size = len(sight.view.hand)
    return missing_of(sight, (*sight.view.hand, card), size) < missing_of(sight, sight.view.hand)


def needs_room(sight: Sight) -> bool:
    """Whether the contract is larger than the hand can be without buying (S-16)."""
    return sight.too_small(len(sight.view.hand)) > 0


class Purchase(NamedTuple):
    """What buying the upcard does to a hand that is not down.

    ``missing`` cards for the contract ``before`` and after, how many ``more`` unseen cards would help then, how many
    points it costs when the round ends at once, and by how many points it is better to buy, as far as one can tell.
    """

    before: int
    missing: int
    more: int
    points: float
    gain: float


def purchase(sight: Sight, card: Card) -> Purchase:
    """What buying this upcard does to the hand."""
    hand = sight.view.hand
    now = outlook(sight, hand)
    extra = sight.rules.buy_cost
    after = outlook(sight, (*hand, card), sight.buys_left - 1, len(hand) + 1 + extra)
    turns = max(0.0, after.turns - extra * after.saved)
    points = sight.points((*hand, card)) + extra * sight.mean_price
    left = after.left + extra * (WEIGHTS.left + WEIGHTS.share * sight.mean_price)
    gain = now.cost - cost_of(sight, points, left, turns)
    missing = missing_of(sight, (*hand, card), len(hand))
    if missing < now.missing:
        gain += NEARER
    more = after.outs - now.outs if missing == now.missing else 0
    return Purchase(now.missing, missing, more, points - sight.points(hand), gain)


def buy_well(sight: Sight, leaning: Leaning) -> bool:
    """Compare the hand with what it would be after buying; not when down, nor for a penalty."""
    card = sight.upcard
    if card is None or sight.is_down or not sight.buys_left:
        return False
    found = purchase(sight, card)
    return found.gain > MARGIN - leaning.buy or (found.missing < found.before and needs_room(sight))
