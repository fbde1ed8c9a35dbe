"""What a computer player concludes from tricks, and worlds that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from cardtable.cards import Card
    from cardtable.kinds.tricks.rules import TrickView

_TRIES: Final = 40


def bits(mask: int) -> list[int]:
    """The single bits of a mask, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def deal_out(unknown: Sequence[int], needs: Sequence[int], barred: Sequence[int], rng: Random) -> list[int]:
    """Masks with ``needs`` cards each, none of them ``barred`` there; ValueError when there is no such deal.

    Cards that some place may not hold are dealt first, each place as likely as it has room; a dead end is tried anew,
    and what is too tight for that is settled by exchanging cards.
    """
    random = rng.random
    cards = list(unknown)
    tight = 0
    for mask in barred:
        tight |= mask
    for _ in range(_TRIES):
        _shuffle(cards, random)
        dealt = _attempt(cards, needs, barred, tight, random)
        if dealt is not None:
            return dealt
    return _settle(cards, needs, barred)


def _shuffle(cards: list[int], random: Callable[[], float]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def _attempt(
    cards: Sequence[int], needs: Sequence[int], barred: Sequence[int], tight: int, random: Callable[[], float]
) -> list[int] | None:
    dealt = [0] * len(needs)
    left = list(needs)
    # Two passes: cards that every place may hold need no lots, because they were shuffled.
    for card in cards:
        if not card & tight:
            continue
        room = sum(free for free, mask in zip(left, barred, strict=True) if not mask & card)
        if not room:
            return None
        lot = int(random() * room)
        for place, mask in enumerate(barred):
            if mask & card:
                continue
            if lot < left[place]:
                left[place] -= 1
                dealt[place] |= card
                break
            lot -= left[place]
    place = 0
    for card in cards:
        if card & tight:
            continue
        while not left[place]:
            place += 1
        left[place] -= 1
        dealt[place] |= card
    return dealt


def _settle(cards: Sequence[int], needs: Sequence[int], barred: Sequence[int]) -> list[int]:
    """Place every card, moving others along where its places are full (augmenting paths)."""
    held: list[list[int]] = [[] for _ in needs]

    def place(card: int, tried: set[int]) -> bool:
        for number, mask in enumerate(barred):
            if mask & card or number in tried:
                continue
            tried.add(number)
            if len(held[number]) < needs[number]:
                held[number].append(card)
                return True
            for at, other in enumerate(held[number]):
                if place(other, tried):
                    held[number][at] = card
                    return True
        return False

    if sum(needs) != len(cards) or not all(place(card, set()) for card in cards):
        raise ValueError("these cards cannot be dealt so")
    return [sum(cards_of) for cards_of in held]


def mask_of(cards: Iterable[Card]) -> int:
    """Cards as the bits of a number."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def void_masks(view: TrickView, pack: Sequence[Card]) -> list[int]:
    """By seat, the cards of the pack that it cannot hold because it did not follow suit."""
    return [mask_of(card for card in pack if view.group(card) in groups) if groups else 0 for groups in view.voids()]
