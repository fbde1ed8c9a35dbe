"""The computer players of the family: three levels that see the same and differ in care, memory and imagination."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

from cardtable.games.olsen.players import chains, cheating, search
from cardtable.games.olsen.players.cheating import accuses, window_luck
from cardtable.games.olsen.players.claims import CLAIMS, MOVES, OF_SEVERAL
from cardtable.games.olsen.players.determinization import worlds
from cardtable.games.olsen.players.heuristic import GOES_OUT, Judgement, judge
from cardtable.games.olsen.players.plans import Chain, plans, single_cards
from cardtable.games.olsen.players.styles import answers, favourites, in_style, liked, shorter
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import (
    CATCH,
    LET_STAND,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    Accuse,
    NameSuit,
    Play,
    SayOlsen,
    SayOlsenOlsen,
)
from cardtable.games.olsen.rules.state import OlsenView
from cardtable.players.decision import Claim, Decision, Level, Player, Style
from cardtable.players.memory import remembers
from cardtable.players.search import WORLDS, undecided

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
    from random import Random

    from cardtable.engine.values import Action
    from cardtable.games.olsen.players.plans import Plan
    from cardtable.games.olsen.rules.knowledge import Lack
    from cardtable.games.olsen.rules.round import OlsenRound
    from cardtable.players.search import Estimate

    Imagination = Callable[[OlsenView, Random], Iterator[OlsenRound]]


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

MORE_WHERE_CHEATING: Final = 0.08
LESS_WHERE_SCORED: Final = 0.05

# A point of the heuristic counts as much as this share of the wins: it decides between plans that sampling finds
# nearly equal, so that the hard player's moves, and the hints that come from it, are ones that people understand.
POINT: Final = 0.015
# What is behind by no more than this share of the wins is as good to whoever has a style.
HARDLY: Final = 0.02


class OlsenPlayer(Player[OlsenView]):
    """The mind of all seats that people do not take; ``imagine`` deals the cards that it cannot see."""

    claims: ClassVar[Mapping[str, Claim]] = CLAIMS

    def __init__(self, imagine: Imagination = worlds) -> None:
        self._imagine = imagine

    def choose(self, view: OlsenView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        legal = view.legal()
        skill = SKILLS[level]
        talk = _talk(view, legal, level, style, rng)
        if talk is not None:
            return talk
        if view.turn != view.seat or not legal:
            return None
        if view.rules.cheating:
            trick = cheating.cheat(view, legal, level, style)
            if trick is not None:
                return Decision(trick)
        moves = [action for action in legal if isinstance(action, MOVES)]
        if not moves:
            return Decision(LET_STAND)
        if len(moves) == 1:
            return Decision(moves[0])
        chosen = (
            _planned(view, level, self._imagine, rng, style) if skill.plans else _easy(view, moves, skill, rng, style)
        )
        return in_style(view, chosen, style)

    def warned(self, view: OlsenView, seats: Collection[int]) -> OlsenView:
        """See :meth:`Player.warned`: each is watched as if it had been caught once in this match."""
        if not seats or not view.rules.cheating:
            return view
        return replace(view, caught=tuple(count + (seat in seats) for seat, count in enumerate(view.caught)))

    def alternatives(self, view: OlsenView) -> list[Action]:
        """See :meth:`Player.alternatives`."""
        return [action for action in view.legal() if isinstance(action, MOVES)]


def _talk(view: OlsenView, legal: Sequence[Action], level: Level, style: Style, rng: Random) -> Decision | None:
    """What is to be said in the reaction window: one's own call (B21, B24), or that a player forgot or cheated."""
    target = view.window
    if target is None:
        return None
    skill = SKILLS[level]
    if target == view.seat:
        call = call_due(view, legal)
        if call is None:
            return None
        luck = window_luck(view, "forget") if view.rules.cheating else rng
        if view.rules.cheating and call is SAY_OLSEN and cheating.keeps_silent(view, level, style):
            return None
        return None if luck.random() < skill.forgets else Decision(call)
    if view.rules.cheating:
        suspects = Accuse(target) in legal and accuses(view, level, style) is not None
        return Decision(Accuse(target)) if suspects else None
    forgotten = legality.call_is_due(view, view.counts[target])
    caught = CATCH in legal and forgotten and rng.random() < skill.catches
    return Decision(CATCH) if caught else None


def call_due(view: OlsenView, legal: Sequence[Action]) -> SayOlsen | SayOlsenOlsen | None:
    """What the seat in the window has to say before the next player acts."""
    if view.provisional and SAY_OLSEN_OLSEN in legal:
        return SAY_OLSEN_OLSEN
    return SAY_OLSEN if SAY_OLSEN in legal and legality.call_is_due(view, len(view.hand)) else None


def _easy(view: OlsenView, moves: Sequence[Action], skill: Skill, rng: Random, style: Style) -> Decision:
    """Thinks of one card at a time, and often not at all; draws or stops only when it cannot lay."""
    found = _single(view)
    if any(not judgement.plan.left for judgement in found) or rng.random() >= _carelessness(view, skill):
        return Decision(_best(view, found, rng, style).plan.action)
    sensible = [one for one in moves if isinstance(one, Play)] if view.phase == "play" else _held_suits(view, moves)
    return Decision(sensible[int(rng.random() * len(sensible))])


def _held_suits(view: OlsenView, moves: Sequence[Action]) -> Sequence[Action]:
    """Without naming a suit of which nothing is held that has to follow a suit, as long as there is another."""
    held = {card.suit for card in view.hand if card.rank != view.changer}
    return [one for one in moves if not isinstance(one, NameSuit) or one.suit in held] or moves


def _carelessness(view: OlsenView, skill: Skill) -> float:
    """Measured so that easy is as good as a beginner in every game: points forgive less, and cheating helps."""
    return skill.careless + MORE_WHERE_CHEATING * view.rules.cheating - LESS_WHERE_SCORED * view.rules.scored


def _single(view: OlsenView) -> list[Judgement]:
    if view.rules.neighbours:
        return chains.next_cards(view)
    return [judge(view, plan) for plan in single_cards(view)]


def _planned(view: OlsenView, level: Level, imagine: Imagination, rng: Random, style: Style) -> Decision:
    skill = SKILLS[level]
    found = _judged(view, level, style)
    best = _best(view, found, rng, style)
    if skill.worlds and len(found) > 1 and best.worth < GOES_OUT:
        estimates = _estimates(view, found, imagine(view, rng), rng, skill.worlds)
        return _searched(view, found, estimates, style)
    return _decision(best.plan)


def _decision(plan: Plan | Chain, over: tuple[Action, ...] = ()) -> Decision:
    return Decision(plan.action, OF_SEVERAL if len(plan.cards) > 1 else (), over)


def _judged(view: OlsenView, level: Level, style: Style) -> list[Judgement]:
    thorough = bool(SKILLS[level].worlds)
    if view.rules.neighbours:
        if thorough:
            return chains.best_chains(view)
        return chains.longest_chains(view) if style is Style.STEADY else chains.long_chains(view, shorter(view, style))
    lacks = [_remembered(view, other, level) for other in range(view.seats)]
    return [judge(view, plan, lacks) for plan in plans(view, thorough)]


def _remembered(view: OlsenView, other: int, level: Level) -> Lack | None:
    """What comes to mind of which suit another player lacked."""
    lack = view.lacks[other]
    assert view.seat is not None
    if lack is None or not remembers((view.dealer, other, lack.at), view.actions - lack.at, level, view.seat):
        return None
    return lack


def _searched(view: OlsenView, found: Sequence[Judgement], estimates: Sequence[Estimate], style: Style) -> Decision:
    """The plan that imagination finds best, points counted in; of suits that it cannot tell apart the worthiest.

    Of plans that are hardly worse the style chooses.
    """

    def preference(number: int) -> tuple[float, float]:
        mean = 0.0 if view.phase == "name" else estimates[number].mean
        return mean + POINT * found[number].worth, -answers(view, found[number].plan)

    order = sorted(undecided(estimates), key=preference, reverse=True)
    ranked = [found[number] for number in order]
    if style is not Style.STEADY:
        enough = preference(order[0])[0] - HARDLY
        good = [found[number] for number in order if preference(number)[0] >= enough]
        ranked = list(dict.fromkeys((*favourites(view, good, style), *ranked)))
    others = sorted((one for one in found if one not in ranked), key=lambda one: -one.worth)
    _, *over = dict.fromkeys(one.plan.action for one in (*ranked, *others))
    return _decision(ranked[0].plan, tuple(over))


def _estimates(
    view: OlsenView, found: Sequence[Judgement], imagined: Iterator[OlsenRound], rng: Random, worlds: int
) -> list[Estimate]:
    some = [judgement.plan for judgement in found]
    if view.rules.neighbours:
        return chains.sample(view, [plan for plan in some if isinstance(plan, Chain)], imagined, rng, worlds)
    return search.sample(view, [plan for plan in some if not isinstance(plan, Chain)], imagined, rng, worlds)


def _best(view: OlsenView, found: Sequence[Judgement], rng: Random, style: Style) -> Judgement:
    """The worthiest, or of about as good ones what the style likes; ties are broken by lot."""
    equal = liked(view, found, style)
    return equal[0] if len(equal) == 1 else equal[int(rng.random() * len(equal))]
