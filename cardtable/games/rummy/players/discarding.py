"""Which card to discard: what the contract does not need, what is dear, and what helps nobody who comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.rummy.players.drawing import faces, without
from cardtable.games.rummy.players.outlook import missing_of, outlook
from cardtable.players.decision import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.cards import Card
    from cardtable.games.rummy.players.closing import Closing
    from cardtable.games.rummy.players.sight import Sight

# What it costs in points to give a card to somebody who is known to collect its like.
LIKED: Final = 2.0
# A hand that waits so long should think of other ways, too.
LONG: Final = 20.0
# After so many reshuffles the round is stuck, and somebody has to give way.
STUCK: Final = 1


class Choice(NamedTuple):
    """A card to discard, and why."""

    card: Card
    reasons: tuple[Reason, ...]


def discard_simply(sight: Sight, allowed: Sequence[Card], rng: Random) -> Choice:
    """What the contract needs least, the dearest first."""
    rated = [(missing_of(sight, without(sight.view.hand, card)), -sight.price(card), card) for card in allowed]
    least = min(rated)[:2]
    equal = [card for distance, price, card in rated if (distance, price) == least]
    chosen = equal[int(rng.random() * len(equal))]
    return Choice(chosen, (Reason("discard-useless", 1.0),))


def discard_well(sight: Sight, allowed: Sequence[Card], rng: Random) -> Choice:
    """What leaves the best outlook, danger included."""
    hand = sight.view.hand
    distances = [(missing_of(sight, without(hand, card)), card) for card in allowed]
    least = min(distance for distance, _ in distances)
    rated = [_rate(sight, hand, card) for distance, card in distances if distance == least]
    if min(one.turns for one in rated) > LONG:
        rated += [_rate(sight, hand, card) for distance, card in distances if distance == least + 1]
    best = min(one.cost for one in rated)
    equal = [one for one in rated if one.cost <= best + 1e-9]
    chosen = equal[int(rng.random() * len(equal))]
    return Choice(chosen.card, _why(sight, chosen, rated))


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


def _why(sight: Sight, chosen: _Rated, rated: Sequence[_Rated]) -> tuple[Reason, ...]:
    others = [one for one in rated if one is not chosen]
    reasons = [Reason("discard-useless", 1.0)]
    if not others:
        return tuple(reasons)
    if any(one.danger > chosen.danger + 1.0 for one in others):
        reasons.append(Reason("discard-safe", 2.0, seat=sight.next))
    if all(one.outs < chosen.outs for one in others):
        reasons.append(Reason("discard-keeps-outs", 1.5))
    if sight.price(chosen.card) > min(sight.price(one.card) for one in others):
        reasons.append(Reason("discard-dear", 1.2))
    return tuple(reasons)


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
        liked = sum(_goes_with(sight, card, other) for other in view.known[seat])
        threat += min(2, liked) * LIKED * (1.0 if seat == sight.next else 0.4)
    return threat


def _goes_with(sight: Sight, card: Card, other: Card) -> bool:
    if card.suit is None or other.suit is None:
        return card.suit is None
    if sight.contract.sets and card.rank == other.rank:
        return True
    return bool(sight.contract.runs) and card.suit is other.suit and 0 < abs(card.rank - other.rank) <= 2


def discard_when_down(sight: Sight, plan: Closing, allowed: Sequence[Card], rng: Random, *, careful: bool) -> Choice:
    """The dearest card that fits nowhere; of two cards the one that fits is kept to go out with."""
    if gives_way(sight, plan, allowed, rng):
        fitting = [card for card in allowed if card not in plan.left]
        return Choice(fitting[0], (Reason("discard-gives-way", 1.0),))
    unfit = [card for card in faces(plan.left) if card in allowed] or list(allowed)
    dearest = max(_regret(sight, card) if careful else float(sight.price(card)) for card in unfit)
    equal = [card for card in unfit if (_regret(sight, card) if careful else sight.price(card)) >= dearest]
    chosen = equal[int(rng.random() * len(equal))]
    keeps = any(card not in plan.left for card in allowed)
    return Choice(chosen, (Reason("discard-keeps-fit" if keeps else "discard-dear", 1.0),))


def _regret(sight: Sight, card: Card) -> float:
    """What the card costs if it is kept, less what giving it away may cost."""
    return sight.price(card) - 0.3 * danger(sight, card, 0.0) - 2.0 * _near(sight, card)


def _near(sight: Sight, card: Card) -> bool:
    """Whether the card would fit a run on the table that grows by one."""
    if card.suit is None:
        return True
    return any(
        meld.is_run and meld.suit is card.suit and (card.rank in (meld.low - 2, meld.high + 2))
        for meld in sight.view.melds
    )


def gives_way(sight: Sight, plan: Closing, allowed: Sequence[Card], rng: Random) -> bool:
    """Whether to discard a card that fits, because everybody waits for one and the stock has none (S-24).

    When everybody who is down keeps a card that fits, no other may be left to draw, and the round would never end.
    """
    view = sight.view
    if sight.may_discard_out or view.reshuffles < STUCK or len(plan.left) != 1 or len(allowed) < 2:
        return False
    fitting = [card for card in allowed if card not in plan.left]
    if not fitting or not view.down[sight.next]:
        return False
    held = sum(view.counts[seat] for seat in range(view.seats) if seat != sight.seat)
    return sight.live_fits <= held and rng.random() < 0.5
