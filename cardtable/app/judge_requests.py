"""Questions to the strongest player: what it would have done, and its worth beside what was played."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import Enum, auto
from random import Random
from typing import TYPE_CHECKING, Any

from cardtable.games.catalogue import entry
from cardtable.players.decision import Decision, Level
from cardtable.players.evaluation import OPEN, Unit, Worth

if TYPE_CHECKING:
    from cardtable.engine.round import View
    from cardtable.engine.values import Action


@dataclass(frozen=True, slots=True)
class Trial:
    """What is to be judged: what a seat did (``None``: it said nothing) when it saw this, and the seed of the luck."""

    game: str
    view: View
    played: Action | None
    seed: str


class Verdict(Enum):
    """What can be said of a decision: it was good, it cannot be told from a good one, or it cost something."""

    GOOD = auto()
    CLOSE = auto()
    COST = auto()


@dataclass(frozen=True, slots=True)
class Judgement:
    """The strongest player's decision (``None``: to stay silent), and the worth of both ways in the same worlds.

    These are others than those in which that player looked for its decision, so that what is added up leans to no side.
    """

    decision: Decision | None
    unit: Unit
    best: Worth
    played: Worth

    @property
    def action(self) -> Action | None:
        """What the strongest player would have done."""
        return None if self.decision is None else self.decision.action

    @property
    def gap(self) -> float:
        """By how much the strongest player's way is worth more, below zero where it is worth less."""
        return self.played.behind - self.best.behind

    @property
    def gap_error(self) -> float:
        """The standard error of that."""
        return max(self.played.behind_error, self.best.behind_error)

    @property
    def verdict(self) -> Verdict:
        """Good where it is behind by too little to tell or to speak of; else too close to tell while that is open."""
        low, high = OPEN
        if self.gap <= max(self.unit.least, low * self.gap_error):
            return Verdict.GOOD
        return Verdict.COST if self.gap > high * self.gap_error else Verdict.CLOSE

    @property
    def cost(self) -> float:
        """How much less than the strongest player's way the other one is worth; zero where that cannot be told."""
        return self.gap if self.verdict is Verdict.COST else 0.0


@dataclass(frozen=True, slots=True)
class Judged:
    """The answer to a trial by its number; ``failure`` is set where there is no judgement, as that of an answer."""

    number: int
    judgement: Judgement | None
    failure: str | None = None


def judge(trial: Trial) -> Judgement:
    """Think here and now; the same trial always has the same judgement."""
    known, view = entry(trial.game), trial.view
    chosen = known.player.choose(view, Level.HARD, Random(trial.seed))
    decision = None if chosen is None else known.player.told(view, chosen)
    best = None if decision is None else decision.action
    worths = known.judge.judge(view, [best] if best == trial.played else [best, trial.played], trial.seed)
    return Judgement(decision, known.judge.unit(view), worths[0], worths[-1])


# -- as lines of JSON --------------------------------------------------------------------------------------------------


def trial_to_json(trial: Trial) -> dict[str, Any]:
    """A trial for the players' process."""
    game = entry(trial.game).game
    played = None if trial.played is None else game.actions.to_json(trial.played)
    return {"game": trial.game, "view": game.views.to_json(trial.view), "played": played, "seed": trial.seed}


def trial_from_json(data: dict[str, Any]) -> Trial:
    """What :func:`trial_to_json` wrote."""
    game = entry(data["game"]).game
    played = None if data["played"] is None else game.actions.from_json(data["played"])
    return Trial(data["game"], game.views.from_json(data["view"]), played, data["seed"])


def judgement_to_json(game: str, judgement: Judgement) -> dict[str, Any]:
    """A judgement on its way back."""
    return {
        **decision_to_json(game, judgement.decision),
        "unit": judgement.unit,
        "best": asdict(judgement.best),
        "played": asdict(judgement.played),
    }


def judgement_from_json(game: str, data: dict[str, Any]) -> Judgement:
    """What :func:`judgement_to_json` wrote."""
    decision = decision_from_json(game, data)
    return Judgement(decision, Unit(data["unit"]), Worth(**data["best"]), Worth(**data["played"]))


def decision_to_json(game: str, decision: Decision | None) -> dict[str, Any]:
    """A decision with its reasons; ``None`` has no action."""
    if decision is None:
        return {"action": None, "reasons": []}
    return {"action": entry(game).game.actions.to_json(decision.action), "reasons": list(decision.reasons)}


def decision_from_json(game: str, data: dict[str, Any]) -> Decision | None:
    """What :func:`decision_to_json` wrote."""
    if data["action"] is None:
        return None
    return Decision(entry(game).game.actions.from_json(data["action"]), tuple(data["reasons"]))
