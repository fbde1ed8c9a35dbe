"""Decisions with reasons, and the levels at which computer players decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from random import Random

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
class Decision:
    """What a player does now, and why: the codes of its reasons, which the game's stage puts in words.

    A player that chooses says only what it did not do instead, the best first (``over``), and of reasons those that its
    own thinking found; :meth:`Player.told` adds what can be seen.
    """

    action: Action
    reasons: tuple[str, ...] = ()
    over: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Claim:
    """When a reason is true: ``holds(view, action)``, worked out from the rules and what the seat may see.

    A reason that ``singles_out`` its action says something that does not hold for every alternative as well. One that
    is ``found`` by a player's own thinking is told only where the player gives it.
    """

    holds: Callable[[Any, Any], bool]
    singles_out: bool = True
    found: bool = False


class Player(ABC, Generic[V_contra]):
    """The mind of one game's computer players: a pure function of a view, a level, luck and a style.

    ``claims`` says of every reason code when that reason is true; what teaches most comes first.
    """

    claims: ClassVar[Mapping[str, Claim]] = {}

    @abstractmethod
    def choose(self, view: V_contra, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """What to do now; ``None`` to stay silent where only a call is possible.

        The same view, level, style and generator state give the same decision on every machine.
        """

    def warned(self, view: Any, seats: Collection[int]) -> Any:
        """The view of who has heard that these seats cheat: the same, where nobody can."""
        return view

    def told(self, view: V_contra, decision: Decision) -> Decision:
        """The decision with all reasons that are true and tell it from its alternatives, the most telling first.

        That is what does not hold of the best action that it was chosen over; then the order of the claims counts.
        """
        places = {
            code: self._place(view, claim, decision)
            for code, claim in self.claims.items()
            if (code in decision.reasons or not claim.found) and self.tells(view, decision.action, code)
        }
        return Decision(decision.action, tuple(sorted(places, key=places.__getitem__)))

    def tells(self, view: V_contra, action: Action, code: str) -> bool:
        """Whether a reason is true of this action, and not of every alternative as well where it singles out."""
        claim = self.claims[code]
        if not claim.holds(view, action):
            return False
        others = [other for other in self.alternatives(view) if other != action]
        return not claim.singles_out or not others or not all(claim.holds(view, other) for other in others)

    def alternatives(self, view: V_contra) -> Sequence[Action]:
        """What could be done as well; a call, say, is no alternative to a move."""
        return view.legal()

    def _place(self, view: V_contra, claim: Claim, decision: Decision) -> int:
        """How many of the best other actions a reason does not tell from the chosen one."""
        most = len(decision.over)
        if not claim.singles_out:
            # What a search has found is told last: a reason that people would give themselves teaches more.
            return most + 1 if claim.found else most
        return next((place for place, other in enumerate(decision.over) if not claim.holds(view, other)), most)
