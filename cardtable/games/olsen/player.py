"""The computer players of Ólsen Ólsen: three levels that see the same and differ in care, memory and imagination."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.actions import CATCH, SAY_OLSEN, SAY_OLSEN_OLSEN, Play
from cardtable.games.olsen.heuristic import GOES_OUT, Judgement, judge
from cardtable.games.olsen.plans import plans, single_cards
from cardtable.games.olsen.sampling import sample
from cardtable.games.olsen.view import OlsenView
from cardtable.players.decision import Decision, Level, Player, Reason
from cardtable.players.search import WORLDS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine.values import Action


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level changes.

    How often a call is forgotten, a forgetful player caught and a move made at random; whether whole turns are
    planned, and in how many worlds the plans are tried.
    """

    forgets: float
    catches: float
    careless: float = 0.0
    plans: bool = True
    worlds: int = 0


SKILLS: Final = {
    Level.EASY: Skill(forgets=0.10, catches=0.3, careless=0.4, plans=False),
    Level.MEDIUM: Skill(forgets=0.03, catches=0.6),
    Level.HARD: Skill(forgets=0.0, catches=0.9, worlds=WORLDS),
}

# A point of the heuristic counts as much as this share of the wins: it decides between plans that sampling finds
# nearly equal, so that the hard player's moves are ones that people understand.
POINT: Final = 0.015


class OlsenPlayer(Player[OlsenView]):
    """The mind of all seats that people do not take."""

    def choose(self, view: OlsenView, level: Level, rng: Random) -> Decision | None:
        """See :meth:`Player.choose`."""
        legal = view.legal()
        skill = SKILLS[level]
        call = _call(view, legal, skill, rng)
        if call is not None or view.turn != view.seat or not legal:
            return call
        moves = [action for action in legal if action not in (CATCH, SAY_OLSEN, SAY_OLSEN_OLSEN)]
        if len(moves) == 1:
            return Decision(moves[0], _obvious(view))
        if skill.plans:
            return _planned(view, skill, rng)
        return _easy(view, moves, skill, rng)


def _call(view: OlsenView, legal: Sequence[Action], skill: Skill, rng: Random) -> Decision | None:
    """What is to be said in the reaction window (B21, B24): one's own call, or that somebody forgot his."""
    target = view.window
    if target is None:
        return None
    if target == view.seat:
        if not legal or rng.random() < skill.forgets:
            return None
        return Decision(SAY_OLSEN_OLSEN if SAY_OLSEN_OLSEN in legal else SAY_OLSEN)
    forgotten = view.counts[target] == 1 and not view.called[target]
    if CATCH in legal and forgotten and rng.random() < skill.catches:
        return Decision(CATCH)
    return None


def _easy(view: OlsenView, moves: Sequence[Action], skill: Skill, rng: Random) -> Decision:
    """Thinks of one card at a time, and often not at all; drawing or stopping is only for who cannot lay."""
    options = single_cards(view)
    if any(not plan.left for plan in options) or rng.random() >= skill.careless:
        best = _best([judge(view, plan) for plan in options], rng)
        return Decision(best.plan.action, best.reasons)
    sensible = [action for action in moves if isinstance(action, Play)] if view.phase == "play" else moves
    return Decision(sensible[int(rng.random() * len(sensible))])


def _planned(view: OlsenView, skill: Skill, rng: Random) -> Decision:
    found = [judge(view, plan, memory=bool(skill.worlds)) for plan in plans(view, thorough=bool(skill.worlds))]
    best = _best(found, rng)
    if skill.worlds and len(found) > 1 and best.worth < GOES_OUT:
        return _searched(view, found, best, skill, rng)
    return Decision(best.plan.action, best.reasons)


def _searched(view: OlsenView, found: Sequence[Judgement], favourite: Judgement, skill: Skill, rng: Random) -> Decision:
    estimates = sample(view, [judgement.plan for judgement in found], rng, skill.worlds)
    most = max(estimate.worlds for estimate in estimates)
    finalists = [
        (estimate.mean + POINT * judgement.worth, -number)
        for number, (judgement, estimate) in enumerate(zip(found, estimates, strict=True))
        if estimate.worlds == most
    ]
    number = -max(finalists)[1]
    chosen = found[number]
    # What speaks for the plan is said first, unless imagination found something that the points do not see.
    weight = 0.1 if chosen is favourite else GOES_OUT
    return Decision(chosen.plan.action, (*chosen.reasons, Reason("search", weight)))


def _best(found: Sequence[Judgement], rng: Random) -> Judgement:
    """The worthiest; ties are broken by lot."""
    most = max(judgement.worth for judgement in found)
    equal = [judgement for judgement in found if judgement.worth == most]
    return equal[0] if len(equal) == 1 else equal[int(rng.random() * len(equal))]


def _obvious(view: OlsenView) -> tuple[Reason, ...]:
    """Why the only possible move is still worth a word: it goes out."""
    options = plans(view)
    return judge(view, options[0]).reasons if options and not options[0].left else ()
