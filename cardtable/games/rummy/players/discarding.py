"""Which card to discard: what the contract does not need, what is dear, and what does not help the next player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.rummy.players.drawing import without
from cardtable.games.rummy.players.outlook import missing_of, outlook

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.cards import Card
    from cardtable.games.rummy.players.closing import Closing
    from cardtable.games.rummy.players.sight import Sight
    from cardtable.games.rummy.players.styles import Leaning

# What it costs in points to give a card to a player who is known to collect its like.
LIKED: Final = 2.0
# A hand that waits so long should think of other ways, too.
LONG: Final = 20.0
# What it is worth in points, to bold players who only count, that a card goes with another one.
COMPANY: Final = 0.9
# After so many reshuffles the round is stuck, and a player has to give way.
STUCK: Final = 1


class Choice(NamedTuple):
    """A card to discard, and what could be discarded instead, the best first."""

    card: Card
    over: tuple[Card, ...] = ()


def discard_simply(sight: Sight, allowed: Sequence[Card], rng: Random, leaning: Leaning) -> Choice:
    """What the contract needs least, the dearest first; the bold keep what goes with other cards.

    As long as nobody is down, what was taken up or bought goes last of all that is needed as little.
    """
    taken = () if any(sight.view.down) else sight.view.known[sight.seat]
    rated = {
        card: (missing_of(sight, without(sight.view.hand, card)), card in taken, _dislike(sight, card, leaning))
        for card in allowed
    }
    least = min(rated.values())
    return Choice(_safest(sight, [card for card in allowed if rated[card] == least], rng))


def _safest(sight: Sight, equal: Sequence[Card], rng: Random) -> Card:
    """Of cards that are as good to discard one that helps the others least, as far as the table tells."""
    laid_next = sight.view.down[sight.next]
    threats = {card: (danger(sight, card, 0.0), laid_next and sight.plays(card)) for card in equal}
    least = min(threats.values())
    safe = [card for card in equal if threats[card] == least]
    return safe[int(rng.random() * len(safe))]


def _dislike(sight: Sight, card: Card, leaning: Leaning) -> float:
    """The less, the sooner a card is discarded of those that are needed as little."""
    price = sight.price(card) + leaning.shade(card)
    feared = leaning.danger * danger(sight, card, 0.0) if leaning.danger else 0.0
    if not leaning.outs:
        return feared - price
    company = sum(sight.goes_with(card, other) for other in sight.view.hand if other is not card)
    return feared + COMPANY * leaning.outs * company - price


def discard_well(sight: Sight, allowed: Sequence[Card], rng: Random, leaning: Leaning) -> Choice:
    """What leaves the best outlook, danger included."""
    hand = sight.view.hand
    distances = [(missing_of(sight, without(hand, card)), card) for card in allowed]
    least = min(distance for distance, _ in distances)
    rated = [_rate(sight, hand, card) for distance, card in distances if distance == least]
    if min(one.turns for one in rated) > LONG:
        rated += [_rate(sight, hand, card) for distance, card in distances if distance == least + 1]
    best = min(one.cost for one in rated)
    about = [one for one in rated if one.cost <= best + leaning.about]
    liked = min(_liking(sight, one, leaning) for one in about)
    equal = [one for one in about if _liking(sight, one, leaning) <= liked]
    chosen = equal[int(rng.random() * len(equal))]
    others = sorted((one for one in rated if one is not chosen), key=lambda one: one.cost)
    return Choice(chosen.card, tuple(one.card for one in others))


def _liking(sight: Sight, one: _Rated, leaning: Leaning) -> float:
    """The less, the better: of discards that are about as good."""
    dear = leaning.price * sight.price(one.card) + leaning.shade(one.card)
    return leaning.danger * one.danger - leaning.outs * one.outs - dear


class _Rated(NamedTuple):
    cost: float
    danger: float
    turns: float
    outs: int
    card: Card


def _rate(sight: Sight, hand: Sequence[Card], card: Card) -> _Rated:
    found = outlook(sight, without(hand, card))
    threat = danger(sight, card, found.cost)
    return _Rated(found.cost + threat, threat, found.turns, found.outs, card)


def danger(sight: Sight, card: Card, cost: float) -> float:
    """What it costs on average that the next player gets this card."""
    view = sight.view
    threat = 0.0
    if view.down[sight.next] and view.seats > 1 and sight.plays(card):
        held = view.counts[sight.next]
        sooner = sight.goes_out(held - 1) - sight.goes_out(held)
        threat += max(0.0, sooner) * max(5.0, sight.points(view.hand) - cost + 20.0)
    for seat in range(view.seats):
        if seat == sight.seat or view.down[seat]:
            continue
        liked = sum(sight.goes_with(card, other) for other in view.known[seat])
        threat += min(2, liked) * LIKED * (1.0 if seat == sight.next else 0.4)
    return threat


def discard_when_down(
    sight: Sight, plan: Closing, allowed: Sequence[Card], rng: Random, leaning: Leaning, *, careful: bool
) -> Choice:
    """The dearest card that fits nowhere; of two cards the one that fits is kept to go out with."""
    if gives_way(sight, plan, allowed, rng):
        return Choice(_laid(plan, allowed)[0])
    laid = _laid(plan, allowed)
    unfit = [card for card in allowed if card not in laid] or list(allowed)
    worth = {
        card: _regret(sight, card, leaning) if careful else sight.price(card) + leaning.shade(card) for card in unfit
    }
    dearest = max(worth.values())
    chosen = _safest(sight, [card for card in unfit if worth[card] >= dearest], rng)
    others = sorted((card for card in unfit if card is not chosen), key=lambda card: -worth[card])
    return Choice(chosen, tuple(others))


def _laid(plan: Closing, allowed: Sequence[Card]) -> list[Card]:
    """Those of the cards that the plan gets rid of; of two alike none that leaves the other in hand."""
    left = {card.face for card in plan.left}
    return [card for card in allowed if card.face not in left]


def _regret(sight: Sight, card: Card, leaning: Leaning) -> float:
    """What the card costs if it is kept, less what giving it away may cost."""
    return (
        sight.price(card)
        + leaning.shade(card)
        - leaning.fear * danger(sight, card, 0.0)
        - leaning.near * _near(sight, card)
    )


def _near(sight: Sight, card: Card) -> bool:
    """Whether the card would fit a run on the table that grows by one."""
    if card.suit is None:
        return True
    return any(
        meld.is_run and meld.suit is card.suit and (card.rank in (meld.low - 2, meld.high + 2))
        for meld in sight.view.melds
    )


def gives_way(sight: Sight, plan: Closing, allowed: Sequence[Card], rng: Random) -> bool:
    """Whether to discard a card that fits, because all wait for one and the stock has none (S-24).

    When every player who is down keeps a card that fits, no other may be left to draw, and the round would never end.
    """
    view = sight.view
    if sight.may_discard_out or view.reshuffles < STUCK or len(plan.left) != 1 or len(allowed) < 2:
        return False
    if not _laid(plan, allowed) or not view.down[sight.next]:
        return False
    held = sum(view.counts[seat] for seat in range(view.seats) if seat != sight.seat)
    return sight.live_fits <= held and rng.random() < 0.5
