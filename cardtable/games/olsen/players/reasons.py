"""What tells the turn that imagination found from the next best one, in things that people can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.players import chains, fast_table
from cardtable.games.olsen.players.following import after
from cardtable.games.olsen.players.plan import Chain
from cardtable.games.olsen.rules import scoring
from cardtable.players.decision import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.games.olsen.players.plan import Plan
    from cardtable.games.olsen.rules.view import OlsenView

_ALL_UNSEEN: Final = 13.0
_POINTS_A_CARD: Final = 5.0
_OTHERS: Final = 0.1


def told_apart(view: OlsenView, chosen: Plan | Chain, others: Sequence[Plan | Chain]) -> tuple[Reason, ...]:
    """What is better after the chosen turn than after the next best ones, in points of one card.

    What tells it from the very next best counts in full, what only tells it from another one much less.
    """
    found: dict[str, float] = {}
    weight = 1.0
    for other in others:
        if other.action != chosen.action:
            for code, gain in _gains(view, chosen, other):
                if gain > 0 and code not in found:
                    found[code] = weight * gain
            weight = _OTHERS
    return tuple(Reason(code, gain) for code, gain in found.items())


def _gains(view: OlsenView, chosen: Plan | Chain, other: Plan | Chain) -> Iterator[tuple[str, float]]:
    yield "fewer-answers", answers(view, other) - answers(view, chosen)
    yield "more-ways", _ways(view, chosen) - _ways(view, other)
    if len(chosen.cards) > 1:
        yield "most-cards", float(len(other.left) - len(chosen.left))
    yield "keeps-together", float(together(view, chosen.left) - together(view, other.left)) / 2
    if view.rules.scored:
        yield "fewer-points", (scoring.points(other.left) - scoring.points(chosen.left)) / _POINTS_A_CARD


def answers(view: OlsenView, plan: Plan | Chain) -> float:
    """How many of thirteen unseen cards the next player could lay."""
    unseen = view.unseen()
    if isinstance(plan, Chain):
        near = chains.circle(view.rules.ace_king).near[(plan.cards[-1] if plan.cards else view.top).rank]
        return _share(sum(card.rank in near for card in unseen), unseen)
    seat = after(view, plan)[0]
    if seat == view.seat:
        return 0.0
    top = fast_table.number(plan.cards[-1] if plan.cards else view.top)
    fits = fast_table.fits_after(top, plan.suit if plan.named else -1) | fast_table.OF_RANK[view.levels[seat]]
    return _share((fast_table.mask(unseen) & fits).bit_count(), unseen)


def _ways(view: OlsenView, plan: Plan | Chain) -> float:
    """On how many of thirteen unseen cards one of those kept could be laid; a changer goes on every one."""
    unseen = view.unseen()
    if isinstance(plan, Chain):
        near = chains.circle(view.rules.ace_king).near
        held = {rank for card in plan.left for rank in near[card.rank]}
        return _share(sum(card.rank in held for card in unseen), unseen)
    if any(card.rank == view.changer for card in plan.left):
        return _share(len(unseen), unseen)
    fits = 0
    for card in plan.left:
        fits |= fast_table.ON_CARD[fast_table.number(card)]
    return _share((fast_table.mask(unseen) & fits).bit_count(), unseen)


def _share(number: int, unseen: Sequence[Card]) -> float:
    return _ALL_UNSEEN * number / max(1, len(unseen))


def together(view: OlsenView, left: Sequence[Card]) -> int:
    """How many of these cards go with another in one turn: of their rank, or a neighbour where those count."""
    if view.rules.neighbours:
        near = chains.circle(view.rules.ace_king).near
        return sum(any(other.rank in near[card.rank] for other in left) for card in left)
    if not view.rules.multi_rank:
        return 0
    return sum(any(other is not card and other.rank is card.rank for other in left) for card in left)
