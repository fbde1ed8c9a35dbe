"""Tricks: the cards in the order of play, what has to be followed, and who wins.

A ranking is two functions of the game, of what is trump: *group* says what has to be followed when a card is led (a
suit; ``None`` for trumps that are no suit), and *power* how high a card is in a trick to which another was led, 0 where
it cannot win. *After* says which seat plays so many steps after another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from cardtable.cards import Card, Suit
from cardtable.engine.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

T = TypeVar("T", bound=Suit | None)
Group = Callable[[Card, T], Suit | None]
Power = Callable[[Card, Card, T], int]
After = Callable[[int, int], int]


class Ranking(NamedTuple, Generic[T]):
    """How the cards of a game rank, whatever is trump."""

    group: Group[T]
    power: Power[T]


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was played: who led, the cards in the order of play, and who won it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


def best(cards: Sequence[Card], power: Power[T], trump: T) -> int:
    """Which card of a trick wins, counted in the order of play; of equal ones the first played."""
    led = cards[0]
    powers = [power(card, led, trump) for card in cards]
    return powers.index(max(powers))


def following(hand: Sequence[Card], led: Card | None, group: Group[T], trump: T) -> list[Card]:
    """The cards of a hand that may be played: those of the led group, or any where there is none."""
    if led is None:
        return list(hand)
    wanted = group(led, trump)
    return [card for card in hand if group(card, trump) is wanted] or list(hand)


def refuse_card(hand: Sequence[Card], trick: Sequence[Card], card: Card, group: Group[T], trump: T) -> Refusal | None:
    """Why a card may not be played to a trick; ``None`` when it may. The chapters are "tricks" and "following"."""
    if card not in hand:
        return Refusal("not-in-hand", "tricks", (card,))
    if not trick or card in following(hand, trick[0], group, trump):
        return None
    suit = group(trick[0], trump)
    if suit is None:
        return Refusal("follow-trump", "following", (card,), trump)
    return Refusal("follow-suit", "following", (card,), suit)


def played(
    after: After, tricks: Sequence[Trick], leader: int, trick: Sequence[Card]
) -> Iterator[tuple[int, Card, Card]]:
    """Every card that was played, in order: its seat, the card, and what was led."""
    for first, cards in (*((one.leader, one.cards) for one in tricks), (leader, trick)):
        for step, card in enumerate(cards):
            yield after(first, step), card, cards[0]


def wins_the_rest(hand: Sequence[Card], unseen: Sequence[Card], ranking: Ranking[T], trump: T) -> list[Card]:
    """The order in which whoever leads wins every trick that is left, however the unseen cards lie; empty: not certain.

    Of each group as many of the highest have to win as others may hold of it, then nobody has any left; and what could
    ruff the others has to be drawn first. Of equal cards the first played wins.
    """
    group, power = ranking
    groups = {group(card, trump) for card in hand}
    ruffing = [
        card
        for card in unseen
        if any(group(led, trump) != group(card, trump) and power(card, led, trump) > 0 for led in hand)
    ]
    drawn = {group(card, trump) for card in ruffing}
    order: list[Card] = []
    for one in sorted(groups, key=lambda known: known not in drawn):
        held = [card for card in hand if group(card, trump) == one]
        held.sort(key=lambda card: power(card, card, trump), reverse=True)
        others = [card for card in unseen if group(card, trump) == one]
        if one in drawn and len(held) < len(others):
            return []
        if any(
            power(other, card, trump) > power(card, card, trump) for card in held[: len(others)] for other in others
        ):
            return []
        order += held
    return order if drawn <= groups else []
