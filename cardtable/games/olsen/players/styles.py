"""What a style likes: its habits decide among turns that are about as good."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank, Suit
from cardtable.games.olsen.players import chains, fast_table
from cardtable.games.olsen.players.heuristic import GOES_OUT
from cardtable.games.olsen.players.plans import Chain, after
from cardtable.games.olsen.rules.actions import PLAY, Play
from cardtable.players.decision import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.olsen.players.heuristic import Judgement
    from cardtable.games.olsen.players.plans import Plan
    from cardtable.games.olsen.rules.state import OlsenView
    from cardtable.players.decision import Decision

# Turns that are worth so much less, in points of the heuristic, are as good to whoever leans.
ABOUT: Final = {Style.CAREFUL: 3.5, Style.GREEDY: 1.5, Style.BOLD: 1.5}
# Where what is kept is paid for: there the careful keep no changers either.
_ABOUT_WHERE_SCORED: Final = ABOUT | {Style.CAREFUL: 0.9, Style.BOLD: 1.05}
# With so many cards in hand who leans may lay a chain that is one card shorter.
MANY: Final = {Style.CAREFUL: 7, Style.GREEDY: 9}
RED: Final = frozenset((Suit.HEARTS, Suit.DIAMONDS))
# Where suits mean nothing: of cards of one rank who lays the red ones first, and who the black ones.
RED_FIRST: Final = {Style.GREEDY: True, Style.BOLD: False}
_STRONGER_THAN_KINGS: Final = 20
_ALL_UNSEEN: Final = 13.0


def shorter(view: OlsenView, style: Style) -> int:
    """By how many cards a chain may be shorter than the longest one."""
    return int(style in MANY and len(view.hand) + view.laid >= MANY[style])


def liked(view: OlsenView, found: Sequence[Judgement], style: Style) -> list[Judgement]:
    """Of the best turns those that this style likes most; turns that go out need no style."""
    most = max(one.worth for one in found)
    if style is Style.STEADY or most >= GOES_OUT:
        return [one for one in found if one.worth == most]
    leaning = _ABOUT_WHERE_SCORED if view.rules.scored else ABOUT
    about = shorter(view, style) if view.rules.neighbours else leaning[style]
    return favourites(view, [one for one in found if one.worth >= most - about], style)


def favourites(view: OlsenView, good: Sequence[Judgement], style: Style) -> list[Judgement]:
    """Of turns that are about as good those that this style likes most, and of these the worthiest."""
    ranked = [((liking(view, one.plan, style), one.worth), one) for one in good]
    best = max(rank for rank, _ in ranked)
    return [one for rank, one in ranked if rank == best]


def liking(view: OlsenView, plan: Plan | Chain, style: Style) -> float:
    """Careful: strong cards wait. Greedy: they go. Bold: the middle goes, or what goes together waits for big turns."""
    if style is Style.BOLD:
        if isinstance(plan, Chain):
            return chains.chained(chains.packed(plan.left), chains.circle(view.rules.ace_king))
        if not plan.cards:
            return 0
        return -(_STRONGER_THAN_KINGS if plan.named else max(abs(card.rank - Rank.SEVEN) for card in plan.cards))
    sign = 1 if style is Style.GREEDY else -1
    if isinstance(plan, Chain):
        return sign * sum(card.rank - Rank.SEVEN for card in plan.cards)
    if not plan.cards:
        return 0
    kept = plan.named and not (style is Style.CAREFUL and view.rules.scored)
    return sign * (_STRONGER_THAN_KINGS if kept else max(card.rank for card in plan.cards))


def in_style(view: OlsenView, chosen: Decision, style: Style) -> Decision:
    """The same with another card of the same rank, where suits mean nothing and the style likes a colour."""
    if not view.rules.neighbours or style not in RED_FIRST or not isinstance(chosen.action, Play):
        return chosen
    same = (card for card in view.hand if card.rank is chosen.action.card.rank)
    card = next((one for one in same if (one.suit in RED) is RED_FIRST[style]), chosen.action.card)
    return replace(chosen, action=PLAY[card])


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
