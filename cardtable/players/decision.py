"""Decisions with reasons, and the levels at which computer players decide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
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


class Player(ABC, Generic[V_contra]):
    """The mind of one game's computer players: a pure function of a view, a level and luck."""

    @abstractmethod
    def choose(self, view: V_contra, level: Level, rng: Random) -> Decision | None:
        """What to do now; ``None`` to stay silent where only a call is possible.

        The same view, level and generator state give the same decision on every machine.
        """
