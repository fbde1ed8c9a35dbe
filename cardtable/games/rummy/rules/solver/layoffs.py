"""Laying off card by card until nothing fits any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardtable.cards import Card
from cardtable.games.rummy.rules.melds import End, Jokers, Meld, add, is_joker, rank_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from cardtable.cards import Suit

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
        wanted = _wanted(now)
        fitting = [card for card in naturals if (card.suit, card.rank) in wanted or (None, card.rank) in wanted]
        chosen = next((fit for card in fitting if (fit := _place(now, card, naturals, jokers)) is not None), None)
        if chosen is None and len(naturals) < len(hand):
            joker = next(card for card in hand if is_joker(card))
            chosen = _place(now, joker, naturals, jokers)
        if chosen is None:
            return now, done, hand
        lay(chosen)


def _wanted(melds: Iterable[Meld]) -> set[tuple[Suit | None, int]]:
    """The ranks that sets take up, and the cards that runs do, if no limit of jokers stands against it."""
    found: set[tuple[Suit | None, int]] = set()
    for meld in melds:
        if meld.is_run:
            found |= {(meld.suit, rank_at(meld.low - 1)), (meld.suit, rank_at(meld.high + 1))}
        else:
            found.add((None, meld.rank))
    return found


def _place(melds: Sequence[Meld], card: Card, naturals: Sequence[Card], jokers: Jokers) -> _Fit | None:
    """Where to lay a card: where a natural can follow, else on a set, where no joker can be taken, else anywhere."""
    found = list(_fits(melds, card, jokers))
    if len(found) < 2:
        return found[0] if found else None

    def followed(fit: _Fit) -> bool:
        run = fit.larger
        beyond = rank_at(run.low - 1 if fit.lay_off.end == "low" else run.high + 1)
        return run.is_run and any(
            other.suit is run.suit and other.rank == beyond for other in naturals if other is not card
        )

    return min(found, key=lambda fit: (not followed(fit), fit.larger.is_run))


def _fits(melds: Sequence[Meld], card: Card, jokers: Jokers) -> Iterator[_Fit]:
    for number, meld in enumerate(melds):
        if not (is_joker(card) or (card.suit is meld.suit if meld.is_run else card.rank == meld.rank)):
            continue
        for end in ENDS if meld.is_run else (None,):
            larger = add(meld, card, end, jokers)
            if larger is not None:
                yield _Fit(LayOff(card, number, end), larger)
