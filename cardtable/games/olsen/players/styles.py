"""What a style likes: small leanings, in points of the heuristic, where turns are about as good."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.players import chains, fast_table
from cardtable.games.olsen.players.following import after
from cardtable.games.olsen.players.plan import Chain
from cardtable.games.olsen.rules import scoring
from cardtable.players.decision import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.games.olsen.players.heuristic import Judgement
    from cardtable.games.olsen.players.plan import Plan
    from cardtable.games.olsen.rules.view import OlsenView

FEWER_ANSWERS: Final = 0.5
DEAR_CARDS: Final = 0.3
MORE_CARDS: Final = 0.5
TOGETHER: Final = 1.0
_ALL_UNSEEN: Final = 13.0


def leaning(view: OlsenView, found: Sequence[Judgement], style: Style) -> list[Judgement]:
    """The same judgements with what this style likes counted in; turns that go out need no style."""
    if style is Style.STEADY or len(found) < 2:
        return list(found)
    return [replace(one, worth=one.worth + likes(view, one.plan, style)) if one.plan.left else one for one in found]


def likes(view: OlsenView, plan: Plan | Chain, style: Style) -> float:
    """Careful: little that the next player can lay. Greedy: many and dear cards now. Bold: big turns to come."""
    if style is Style.CAREFUL:
        return -FEWER_ANSWERS * answers(view, plan)
    if style is Style.GREEDY:
        dear = sum(scoring.cost(card) - scoring.OTHERS for card in plan.cards) / scoring.OTHERS
        return MORE_CARDS * len(plan.cards) + DEAR_CARDS * dear
    return TOGETHER * together(view, plan.left)


def answers(view: OlsenView, plan: Plan | Chain) -> float:
    """How many of thirteen unseen cards the next player could lay."""
    unseen = view.unseen()
    if isinstance(plan, Chain):
        near = chains.circle(view.rules.ace_king).near[(plan.cards[-1] if plan.cards else view.top).rank]
        return _ALL_UNSEEN * sum(card.rank in near for card in unseen) / max(1, len(unseen))
    seat = after(view, plan)[0]
    if seat == view.seat:
        return 0.0
    top = fast_table.number(plan.cards[-1] if plan.cards else view.top)
    if view.rules.first_turn == "suit" and not view.had_turn[seat]:
        fits = fast_table.SUIT[plan.suit] & ~fast_table.OF_RANK[view.levels[seat]]
    else:
        fits = fast_table.fits_after(top, plan.suit if plan.named else -1) | fast_table.OF_RANK[view.levels[seat]]
    return _ALL_UNSEEN * (fast_table.mask(unseen) & fits).bit_count() / max(1, len(unseen))


def together(view: OlsenView, left: Sequence[Card]) -> int:
    """How many of these cards go with another in one turn: of their rank, or a neighbour where those count."""
    if view.rules.neighbours:
        near = chains.circle(view.rules.ace_king).near
        return sum(any(other.rank in near[card.rank] for other in left) for card in left)
    if not view.rules.multi_rank:
        return 0
    return sum(any(other is not card and other.rank is card.rank for other in left) for card in left)
