"""What each plan brings when the unknown cards are dealt at random and everybody plays on by the heuristic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank
from cardtable.engine.chance import shuffled
from cardtable.games.olsen.players import fast_table
from cardtable.games.olsen.players.fast_table import Rules, Start, Table
from cardtable.games.olsen.players.heuristic import likes
from cardtable.games.olsen.players.plans import after
from cardtable.games.olsen.rules import scoring
from cardtable.players.search import WORLDS, Estimate, race

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from cardtable.games.olsen.players.plans import Plan
    from cardtable.games.olsen.rules.round import OlsenRound
    from cardtable.games.olsen.rules.state import OlsenView


@dataclass(frozen=True, slots=True)
class _Prepared:
    """A plan in the kernel's numbers: the hand and the pile after it, and who goes on with what."""

    hand: int
    pile: list[int]
    start: Start


def sample(
    view: OlsenView, plans: Sequence[Plan], worlds: Iterator[OlsenRound], rng: Random, budget: int = WORLDS
) -> list[Estimate]:
    """The worth of each plan, over up to ``budget`` worlds that agree with the view.

    It is the share of the wins; where points count, how much better off the seat is than the others; where the others
    play on, the share of them that the seat is ahead of.
    """
    seat = view.seat
    assert seat is not None
    rules = rules_by_seat(view)
    effects = view.rules if view.rules.effects else None
    scored = view.rules.scored

    def shuffle(cards: list[int]) -> list[int]:
        return shuffled(cards, rng)

    def value(plan: _Prepared, world: Table) -> float:
        hands = world.hands[:]
        hands[seat] = plan.hand
        table = Table(hands, world.stock[:], plan.pile[:])
        if view.rules.play_on:
            out = list(view.out) if plan.hand else [*view.out, seat]
            if plan.hand:
                fast_table.rollout(table, plan.start, rules, shuffle, effects, out=out, until=seat)
            return fast_table.place([hand.bit_count() for hand in hands], seat, out)
        winner = fast_table.rollout(table, plan.start, rules, shuffle, effects) if plan.hand else seat
        return points_ahead(hands, seat) if scored else fast_table.share(hands, seat, winner)

    return race([_prepared(view, plan) for plan in plans], _packed(worlds), value, budget)


def rules_by_seat(view: OlsenView) -> list[Rules]:
    """The kernel's rules for every seat, whose changers may differ."""
    rules = view.rules
    playing = view.seats - len(view.out)
    halves = [_halves(likes(rules, playing, few)) for few in (False, True)]
    return [fast_table.rules_for(rules.multi_rank, rules.out_on_changer, level, *halves) for level in view.levels]


def _halves(worth: Sequence[float]) -> tuple[int, ...]:
    return tuple(int(2 * points) for points in worth) if any(worth) else ()


def points_ahead(hands: Sequence[int], seat: int) -> float:
    """How many points fewer than the others on average a seat holds, as a share of :data:`MUCH`."""
    points = [_points(hand) for hand in hands]
    own = points[seat]
    return ((sum(points) - own) / (len(hands) - 1) - own) / MUCH


MUCH: Final = 60.0
_EIGHTS: Final = fast_table.OF_RANK[Rank.EIGHT]
_TENS: Final = sum(fast_table.OF_RANK[rank] for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING))
_MORE_FOR_EIGHT: Final = scoring.EIGHT - scoring.OTHERS
_MORE_FOR_TEN: Final = scoring.TEN_AND_COURT - scoring.OTHERS


def _points(hand: int) -> int:
    return (
        scoring.OTHERS * hand.bit_count()
        + _MORE_FOR_TEN * (hand & _TENS).bit_count()
        + _MORE_FOR_EIGHT * (hand & _EIGHTS).bit_count()
    )


def _prepared(view: OlsenView, plan: Plan) -> _Prepared:
    pile = fast_table.numbers(card for card in (*view.pile, *plan.cards) if card is not None)
    fits = fast_table.fits_after(pile[-1], plan.suit if plan.named else -1)
    seat, direction, owed = after(view, plan)
    return _Prepared(fast_table.mask(plan.left), pile, Start(seat, fits, direction, owed, _bound(view)))


def _bound(view: OlsenView) -> int:
    """The other seats that have to stay with the suit in their first turn, which is still to come."""
    if view.rules.first_turn != "suit":
        return 0
    return sum(1 << seat for seat, had in enumerate(view.had_turn) if not had and seat != view.seat)


def _packed(worlds: Iterator[OlsenRound]) -> Iterator[Table]:
    for world in worlds:
        yield Table([fast_table.mask(hand) for hand in world.hands], fast_table.numbers(world.stock), [])
