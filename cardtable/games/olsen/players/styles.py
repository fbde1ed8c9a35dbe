"""What a style likes: small leanings, in points of the heuristic, where turns are about as good."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.players.reasons import answers, together
from cardtable.games.olsen.rules import scoring
from cardtable.players.decision import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.olsen.players.heuristic import Judgement
    from cardtable.games.olsen.players.plan import Chain, Plan
    from cardtable.games.olsen.rules.view import OlsenView

FEWER_ANSWERS: Final = 0.5
DEAR_CARDS: Final = 0.3
MORE_CARDS: Final = 0.5
TOGETHER: Final = 1.0


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
