"""The computer players of the family: three levels that see the same and differ in care, memory and imagination."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.players import chains, mischief, sampling
from cardtable.games.olsen.players.heuristic import GOES_OUT, Judgement, judge
from cardtable.games.olsen.players.plan import Chain
from cardtable.games.olsen.players.plans import plans, single_cards
from cardtable.games.olsen.players.suspicion import WATCHES, accuses, window_luck
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import (
    CATCH,
    LET_STAND,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    Accuse,
    Draw,
    EndTurn,
    NameSuit,
    Pass,
    Play,
    TakeOwed,
)
from cardtable.games.olsen.rules.view import OlsenView
from cardtable.players.decision import Decision, Level, Player, Reason, Style
from cardtable.players.search import WORLDS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine.values import Action
    from cardtable.players.search import Estimate


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
_MOVES: Final = (Play, Draw, Pass, NameSuit, EndTurn, TakeOwed)


class OlsenPlayer(Player[OlsenView]):
    """The mind of all seats that people do not take."""

    def choose(self, view: OlsenView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        legal = view.legal()
        skill = SKILLS[level]
        talk = _talk(view, legal, level, rng)
        if talk is not None:
            return Decision(talk)
        if view.turn != view.seat or not legal:
            return None
        if view.rules.cheating:
            trick = mischief.cheat(view, legal, mischief.MISCHIEF[level])
            if trick is not None:
                return Decision(trick)
        moves = [action for action in legal if isinstance(action, _MOVES)]
        if not moves:
            return Decision(LET_STAND)
        if len(moves) == 1:
            return Decision(moves[0], _obvious(view))
        if skill.plans:
            return _planned(view, skill, rng)
        return _easy(view, moves, skill, rng)


def _talk(view: OlsenView, legal: Sequence[Action], level: Level, rng: Random) -> Action | None:
    """What is to be said in the reaction window: one's own call (B21, B24), or that somebody forgot or cheated."""
    target = view.window
    if target is None:
        return None
    skill = SKILLS[level]
    if target == view.seat:
        call = _call_due(view, legal)
        if call is None:
            return None
        if view.rules.cheating:
            silent = call is SAY_OLSEN and mischief.keeps_silent(view, mischief.MISCHIEF[level])
            return None if silent or window_luck(view, "forget").random() < skill.forgets else call
        return call if rng.random() >= skill.forgets else None
    if view.rules.cheating:
        accusation = Accuse(target)
        return accusation if accusation in legal and accuses(view, WATCHES[level]) else None
    forgotten = legality.call_is_due(view, view.counts[target])
    return CATCH if CATCH in legal and forgotten and rng.random() < skill.catches else None


def _call_due(view: OlsenView, legal: Sequence[Action]) -> Action | None:
    if view.provisional and SAY_OLSEN_OLSEN in legal:
        return SAY_OLSEN_OLSEN
    return SAY_OLSEN if SAY_OLSEN in legal and legality.call_is_due(view, len(view.hand)) else None


def _easy(view: OlsenView, moves: Sequence[Action], skill: Skill, rng: Random) -> Decision:
    """Thinks of one card at a time, and often not at all; drawing or stopping is only for who cannot lay."""
    found = _single(view)
    if any(not judgement.plan.left for judgement in found) or rng.random() >= skill.careless:
        best = _best(found, rng)
        return Decision(best.plan.action, best.reasons)
    sensible = [action for action in moves if isinstance(action, Play)] if view.phase == "play" else moves
    return Decision(sensible[int(rng.random() * len(sensible))])


def _single(view: OlsenView) -> list[Judgement]:
    if view.rules.neighbours:
        return chains.next_cards(view)
    return [judge(view, plan) for plan in single_cards(view)]


def _planned(view: OlsenView, skill: Skill, rng: Random) -> Decision:
    found = _judged(view, thorough=bool(skill.worlds))
    best = _best(found, rng)
    if skill.worlds and len(found) > 1 and best.worth < GOES_OUT:
        return _searched(view, found, best, skill, rng)
    return Decision(best.plan.action, best.reasons)


def _judged(view: OlsenView, thorough: bool) -> list[Judgement]:
    if view.rules.neighbours:
        return chains.best_chains(view) if thorough else chains.longest_chains(view)
    return [judge(view, plan, memory=thorough) for plan in plans(view, thorough)]


def _searched(view: OlsenView, found: Sequence[Judgement], favourite: Judgement, skill: Skill, rng: Random) -> Decision:
    estimates = _estimates(view, found, skill.worlds, rng)
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
    return Decision(chosen.plan.action, (*chosen.reasons, Reason(_found_by_search(view), weight)))


def _found_by_search(view: OlsenView) -> str:
    if view.rules.scored:
        return "search-points"
    return "search-out" if view.rules.ladder else "search"


def _estimates(view: OlsenView, found: Sequence[Judgement], worlds: int, rng: Random) -> list[Estimate]:
    some = [judgement.plan for judgement in found]
    if view.rules.neighbours:
        return chains.sample(view, [plan for plan in some if isinstance(plan, Chain)], rng, worlds)
    return sampling.sample(view, [plan for plan in some if not isinstance(plan, Chain)], rng, worlds)


def _best(found: Sequence[Judgement], rng: Random) -> Judgement:
    """The worthiest; ties are broken by lot."""
    most = max(judgement.worth for judgement in found)
    equal = [judgement for judgement in found if judgement.worth == most]
    return equal[0] if len(equal) == 1 else equal[int(rng.random() * len(equal))]


def _obvious(view: OlsenView) -> tuple[Reason, ...]:
    """Why the only possible move is still worth a word: it goes out."""
    if view.phase == "owe" or not legality.fitting(view, view.hand):
        return ()
    best = max(_judged(view, thorough=False), key=lambda judgement: judgement.worth, default=None)
    return best.reasons if best is not None and not best.plan.left else ()
