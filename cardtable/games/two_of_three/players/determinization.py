"""Worlds that agree with a view: the cards that a seat cannot know are dealt at random, as all that was seen allows."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from cardtable.engine.chance import shuffled
from cardtable.games.two_of_three.rules.legality import fits
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
from cardtable.games.two_of_three.rules.state import TwoOfThreeView

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from cardtable.cards import Card

    Test = Callable[[Card], bool]

_TRIES: Final = 8


def worlds(view: TwoOfThreeView, rng: Random) -> Iterator[TwoOfThreeRound]:
    """Endless rounds that this seat could be sitting in: unknown cards dealt at random, as all that was seen allows."""
    while True:
        yield imagine(view, rng)


def imagine(view: TwoOfThreeView, rng: Random) -> TwoOfThreeRound:
    """One round that looks from this seat exactly as ``view`` does."""
    hands = _hands(view, rng)
    held = {card for hand in hands for card in hand}
    unknown = [card for card in shuffled(view.unseen(), rng) if card not in held]
    stock = [unknown.pop() for _ in range(view.stock_left)]
    taken = [*view.gone, *view.kept, *unknown]
    piles = [[taken.pop() for _ in range(count)] for count in view.taken]
    somebody = next(seat for seat in range(view.seats) if seat != view.seat)
    kept = [list(view.kept) if seat == view.seat else unknown[:] * (seat == somebody) for seat in range(view.seats)]
    return TwoOfThreeRound.imagined(view, hands, stock=stock, piles=piles, kept=kept)


def _hands(view: TwoOfThreeView, rng: Random) -> list[list[Card]]:
    """Hands in which nothing fits where a seat had nothing that fits, and something fits where its turn goes on."""
    tests = {seat: _tests(view, seat) for seat in range(view.seats) if seat != view.seat}
    goes_on = view.turn in tests and view.result is None and (view.placed > 0 or not view.stock_left)
    unknown = view.unseen()
    for _ in range(_TRIES):
        hands = _dealt(view, tests, shuffled(unknown, rng))
        if not goes_on or any(_fits_now(view, card) for card in hands[view.turn]):
            return hands
    tests[view.turn][0] = partial(_goes_on, tests[view.turn][0], view)
    return _dealt(view, tests, shuffled(unknown, rng))


def _goes_on(test: Test, view: TwoOfThreeView, card: Card) -> bool:
    return test(card) and _fits_now(view, card)


def _tests(view: TwoOfThreeView, seat: int) -> list[Test]:
    """For every card that a seat holds what it must be; the first may be the one that was drawn and fits."""
    old = partial(_fits_nowhere, view, view.barred[seat])
    tests: list[Test] = [old] * view.counts[seat]
    if view.drawn and seat == view.turn and view.result is None:
        tests[0] = partial(_fits_now, view)
    return tests


def _fits_now(view: TwoOfThreeView, card: Card) -> bool:
    return fits(view.rules, card, *view.row[-2:])


def _fits_nowhere(view: TwoOfThreeView, lengths: tuple[int, ...], card: Card) -> bool:
    return not any(fits(view.rules, card, *view.row[length - 2 : length]) for length in lengths)


def _dealt(view: TwoOfThreeView, tests: dict[int, list[Test]], order: list[Card]) -> list[list[Card]]:
    """Every hidden hand from the shuffled cards: places matched with cards, as the true hands prove to be possible."""
    places = [(seat, number) for seat, wanted in tests.items() for number in range(len(wanted))]
    holder: dict[Card, int] = {}

    def give(place: int, tried: set[Card]) -> bool:
        seat, number = places[place]
        test = tests[seat][number]
        for card in order:
            if card in tried or not test(card):
                continue
            tried.add(card)
            if card not in holder or give(holder[card], tried):
                holder[card] = place
                return True
        return False

    for place in range(len(places)):
        if not give(place, set()):
            raise ValueError("no such hands")
    hands: list[list[Card]] = [list(view.hand) if seat == view.seat else [] for seat in range(view.seats)]
    # The first place is the one of a drawn card, which lies last in a hand.
    for card, place in sorted(holder.items(), key=itemgetter(1), reverse=True):
        hands[places[place][0]].append(card)
    return hands
