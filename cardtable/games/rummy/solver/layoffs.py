"""Laying off card by card until nothing fits any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtable.cards import Card
from cardtable.games.rummy.melds import End, Jokers, Meld, add, is_joker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

ENDS: tuple[End, ...] = ("low", "high")


class LayOff(NamedTuple):
    """A card that is laid off on the meld with this number, and at which end of a run."""

    card: Card
    meld: int
    end: End | None


class _Fit(NamedTuple):
    lay_off: LayOff
    larger: Meld


def lay_off(
    melds: Iterable[Meld],
    left: Iterable[Card],
    jokers: Jokers,
    points: Callable[[Card], int],
    planned: Sequence[LayOff] = (),
) -> tuple[list[Meld], list[LayOff], list[Card]]:
    """Lay off what was planned and then all that fits, costly cards first and jokers when no natural fits.

    A card goes where another one can follow it, if there is such a place. Returns the melds, the lay-offs in order,
    and the cards that are left.
    """
    now = list(melds)
    hand = sorted(left)
    done: list[LayOff] = []

    def lay(fit: _Fit) -> None:
        now[fit.lay_off.meld] = fit.larger
        hand.remove(fit.lay_off.card)
        done.append(fit.lay_off)

    for plan in planned:
        larger = add(now[plan.meld], plan.card, plan.end, jokers)
        assert larger is not None
        lay(_Fit(plan, larger))
    while True:
        naturals = [card for card in hand if not is_joker(card)]
        naturals.sort(key=points, reverse=True)
        chosen = next((fit for card in naturals if (fit := _place(now, card, naturals, jokers)) is not None), None)
        if chosen is None and len(naturals) < len(hand):
            joker = next(card for card in hand if is_joker(card))
            chosen = _place(now, joker, naturals, jokers)
        if chosen is None:
            return now, done, hand
        lay(chosen)


def _place(melds: Sequence[Meld], card: Card, naturals: Sequence[Card], jokers: Jokers) -> _Fit | None:
    """Where to lay a card: where a natural can follow, else on a set, where no joker can be taken, else anywhere."""
    found = list(_fits(melds, card, jokers))
    if len(found) < 2:
        return found[0] if found else None

    def followed(fit: _Fit) -> bool:
        before = melds[fit.lay_off.meld]
        return any(
            add(fit.larger, other, None, jokers) is not None and add(before, other, None, jokers) is None
            for other in naturals
            if other is not card
        )

    return min(found, key=lambda fit: (not followed(fit), fit.larger.is_run))


def _fits(melds: Sequence[Meld], card: Card, jokers: Jokers) -> Iterator[_Fit]:
    for number, meld in enumerate(melds):
        for end in ENDS if meld.is_run else (None,):
            larger = add(meld, card, end, jokers)
            if larger is not None:
                yield _Fit(LayOff(card, number, end), larger)
