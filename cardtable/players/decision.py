"""Decisions with reasons, and the levels at which computer players decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from cardtable.cards import Suit
    from cardtable.engine.round import View
    from cardtable.engine.values import Action

V_contra = TypeVar("V_contra", bound="View", contravariant=True)


class Level(StrEnum):
    """How well a computer player plays. Levels change memory, budget and slips, never what may be seen."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Style(StrEnum):
    """How a computer player likes to play inside its level: it leans one way where moves are about as good.

    *Careful* spoils the next player's chances and risks little, *greedy* takes what there is now, *bold* risks more
    for more. A style may be felt and costs no strength that can be measured.
    """

    STEADY = "steady"
    CAREFUL = "careful"
    GREEDY = "greedy"
    BOLD = "bold"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: a code the game's stage can put in words, and how much it weighs."""

    code: str
    weight: float = 0.0
    suit: Suit | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does now, and why."""

    action: Action
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Claim:
    """When a reason is true: ``holds(view, action, reason)``, worked out from the rules and what the seat may see.

    A reason that ``singles_out`` its action says something that does not hold for every alternative as well.
    """

    holds: Callable[[Any, Action, Reason], bool]
    singles_out: bool = True


class Player(ABC, Generic[V_contra]):
    """The mind of one game's computer players: a pure function of a view, a level, luck and a style.

    ``claims`` says of every reason code that it gives when that reason is true.
    """

    claims: ClassVar[Mapping[str, Claim]] = {}

    @abstractmethod
    def choose(self, view: V_contra, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """What to do now; ``None`` to stay silent where only a call is possible.

        The same view, level, style and generator state give the same decision on every machine.
        """

    def told(self, view: V_contra, decision: Decision) -> Decision:
        """The decision with those of its reasons that are true and tell it from its alternatives."""
        kept = tuple(reason for reason in decision.reasons if self._tells(view, decision.action, reason))
        return Decision(decision.action, kept)

    def _tells(self, view: V_contra, action: Action, reason: Reason) -> bool:
        claim = self.claims[reason.code]
        if not claim.holds(view, action, reason):
            return False
        others = [other for other in view.legal() if other != action]
        return not claim.singles_out or not others or not all(claim.holds(view, other, reason) for other in others)
