"""Which six cards to bury, for each trump suit, and how good the hand is then."""

from __future__ import annotations

from heapq import nlargest
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS, Card, Suit
from cardtable.games.san_da_yi.players.deck import (
    ACE,
    BIG_JOKER,
    FIRST,
    OFF_TWOS,
    POINTS,
    SIDE,
    SIDES,
    SMALL_JOKER,
    TRUMP_TWO,
    TRUMPS,
    WORTH,
    cards,
    mask,
)
from cardtable.games.san_da_yi.rules.house_rules import KITTY
from cardtable.kinds.tricks.players import bits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.san_da_yi.rules.state import SanDaYiView

# Of more cards than these no combinations are tried.
_TRIED: Final = 10
_KING, _TEN = 10, 7
_JOKERS: Final = 1 << BIG_JOKER | 1 << SMALL_JOKER


class Plan(NamedTuple):
    """A trump suit, six cards to bury, and how good that is."""

    value: float
    trump: Suit
    buried: tuple[Card, ...]


def trump_value(hand: int) -> float:
    """What the trumps of a hand are worth: their number, and more for twos, jokers and the ace."""
    trumps = hand & TRUMPS
    twos = (trumps & (OFF_TWOS | 1 << TRUMP_TWO)).bit_count()
    jokers = (trumps & _JOKERS).bit_count()
    return trumps.bit_count() + twos + 2.0 * jokers + 0.5 * (trumps >> ACE & 1)


def side_value(hand: int) -> float:
    """What the plain suits of a hand are worth to the declarer: aces, voids, and no points that the others can win."""
    value = 0.0
    for first, suit in zip(FIRST, SIDES, strict=True):
        held = (hand & suit) >> first
        if not held:
            value += 0.9
            continue
        ace, king = held >> ACE & 1, held >> _KING & 1
        value += 1.3 * ace
        tops = ace
        if king:
            value += 0.8 if ace else -1.0
            tops += ace
        losers = held.bit_count() - ace - king
        value -= 0.35 * losers
        if held >> _TEN & 1:
            value -= 0.3 if tops > 1 else 0.9
        if held >> 2 & 1:
            value -= 0.4
    return value


def burials(hand: int, *, points_allowed: bool = True, wanted: int = 0, number: int = 1) -> list[tuple[float, int]]:
    """The best ways to bury six of eighteen cards, among them ``wanted``, with the value of the hand that is left."""
    lacking = KITTY - wanted.bit_count()
    free = hand & ~wanted
    allowed = free if points_allowed else free & ~POINTS
    pool = bits(allowed & SIDE)
    if len(pool) > _TRIED:
        pool.sort(key=lambda bit: _worth_burying(hand, bit), reverse=True)
        pool = pool[:_TRIED]
    if len(pool) < lacking:
        # Nearly all cards are trumps: the lowest of them go, those with points first.
        trumps = sorted(bits(allowed & TRUMPS), key=lambda bit: (-WORTH[bit.bit_length() - 1], bit))
        gone = wanted | sum(pool) | sum(trumps[: lacking - len(pool)])
        return [(trump_value(hand & ~gone) + side_value(hand & ~gone), gone)]
    trumps_worth = trump_value(hand & ~wanted)
    found = (wanted | sum(chosen) for chosen in combinations(pool, lacking))
    return nlargest(number, ((trumps_worth + side_value(hand & ~gone), gone) for gone in found))


def _worth_burying(hand: int, bit: int) -> float:
    code = bit.bit_length() - 1
    suit = next(mask for mask in SIDES if mask & bit)
    place = (code - 18) % 12
    guarded = bool(hand & suit & (1 << (code - place + ACE)))
    return WORTH[code] * (0.3 if guarded else 1.0) - (hand & suit).bit_count() - (30 if place == ACE else 0)


def plans(hand: Sequence[Card], *, points_allowed: bool = True, number: int = 1) -> list[Plan]:
    """The best burials for every trump suit, ``number`` of each, the best of all first."""
    found = []
    for trump in SUITS:
        for value, gone in burials(mask(hand, trump), points_allowed=points_allowed, number=number):
            found.append(Plan(value, trump, tuple(sorted(cards(gone, trump)))))
    return sorted(found, key=lambda plan: -plan.value)


def completed(table: SanDaYiView, lying: Sequence[Card]) -> list[Card]:
    """Six cards to bury, those that lie in the tray already and the best others."""
    allowed = table.rules.bury_points == "allowed"
    chosen = list(lying)[:KITTY]
    best, found = -1e9, chosen
    for trump in SUITS:
        wanted = mask(chosen, trump)
        value, gone = burials(mask(table.hand, trump), points_allowed=allowed, wanted=wanted)[0]
        if value > best:
            best, found = value, [*chosen, *(card for card in cards(gone, trump) if card not in chosen)]
    return found


def best_trump(hand: Sequence[Card]) -> Suit:
    """The trump suit in which twelve cards are worth most."""
    return max(SUITS, key=lambda trump: (_worth_of(hand, trump), -trump))


def _worth_of(hand: Sequence[Card], trump: Suit) -> float:
    held = mask(hand, trump)
    return trump_value(held) + side_value(held)


def trump_plans(hand: Sequence[Card], buried: tuple[Card, ...]) -> list[Plan]:
    """The four trump suits for twelve cards, the best first."""
    found = [Plan(_worth_of(hand, trump), trump, buried) for trump in SUITS]
    return sorted(found, key=lambda plan: -plan.value)
