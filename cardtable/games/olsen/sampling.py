"""How often each plan wins when the unknown cards are dealt at random and everybody plays on by the heuristic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.games.olsen import kernel
from cardtable.games.olsen.kernel import Table
from cardtable.games.olsen.plans import next_seat
from cardtable.players.search import WORLDS, Estimate, race

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from cardtable.games.olsen.plans import Plan
    from cardtable.games.olsen.view import OlsenView


@dataclass(frozen=True, slots=True)
class _Prepared:
    """A plan in the kernel's numbers: the hand and the pile after it, and what fits then."""

    hand: int
    pile: list[int]
    fits: int


def sample(view: OlsenView, plans: Sequence[Plan], rng: Random, budget: int = WORLDS) -> list[Estimate]:
    """The share of the wins that each plan brings, over up to ``budget`` worlds that agree with the view."""
    seat = view.seat
    assert seat is not None
    rules = kernel.rules_for(view.options.multi_rank, view.options.out_on_changer)
    following = next_seat(view)

    def shuffle(cards: list[int]) -> list[int]:
        return kernel.shuffled(cards, rng)

    def value(plan: _Prepared, world: Table) -> float:
        hands = world.hands[:]
        hands[seat] = plan.hand
        if not plan.hand:
            return 1.0
        table = Table(hands, world.stock[:], plan.pile[:])
        winner = kernel.rollout(table, following, plan.fits, rules, shuffle)
        return kernel.share(hands, seat, winner)

    return race([_prepared(view, plan) for plan in plans], _worlds(view, rng), value, budget)


def _prepared(view: OlsenView, plan: Plan) -> _Prepared:
    pile = kernel.numbers((*view.pile, *plan.cards))
    return _Prepared(kernel.mask(plan.left), pile, kernel.fits_after(pile[-1], plan.suit if plan.named else -1))


def _worlds(view: OlsenView, rng: Random) -> Iterator[Table]:
    for world in view.worlds(rng):
        yield Table([kernel.mask(hand) for hand in world.hands], kernel.numbers(world.stock), [])
