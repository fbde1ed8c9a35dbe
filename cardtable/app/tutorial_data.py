"""Guided first rounds as data: a deal, what is done and shown step by step, each language's sentences.

Nothing here opens a game, so the home page may ask which games have a guide and how far a person has come.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from cardtable.app.settings import GuideProgress
from cardtable.messages import translate
from cardtable.resources import guide_file, guide_text
from cardtable.stage.characters import Animal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.app.settings import Settings
    from cardtable.messages import Message

TITLE: Final = translate("Guide", "Guided first round")
CONTINUE: Final = translate("Guide", "Continue guided round", "button: a guided first round that was left half done")


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One sentence, and what the person does then: any one of the actions in ``do``; without any it is only read.

    ``at`` is what the hand points at, such as ``card:7H``, ``zone:stock``, ``seat:1`` or ``button:draw``; empty: at
    what has to be touched for the action. ``then`` is what everybody does after it, with the seat in ``by``. Actions
    are in the form in which matches are kept.
    """

    say: str
    do: tuple[Mapping[str, Any], ...] = ()
    at: tuple[str, ...] = ()
    then: tuple[Mapping[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Guide:
    """A guided first round. ``players`` are the characters wished for; the person sits before them, in seat 0."""

    game: str
    deal: str
    minutes: int
    players: tuple[Animal, ...]
    options: Mapping[str, str | int | bool]
    steps: tuple[GuideStep, ...]

    @property
    def length(self) -> Message:
        """How long it takes, in words."""
        return translate("Guide", "about %n minute(s)", "how long a guided first round takes", self.minutes)

    def sentences(self, language: str) -> dict[str, str]:
        """What is said, by the names that the steps use. ``{one}`` stands for the first computer player, and so on."""
        return _sentences(self.game, language)


class GuideState(StrEnum):
    """Where a person is in a guided first round."""

    NEW = "new"
    LEFT = "left"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class HowFar:
    """The state, and the step that comes next (from 1) of how many."""

    state: GuideState
    step: int
    steps: int


@cache
def has_guide(game: str) -> bool:
    """Whether there is a guided first round for this game; no file is read for it."""
    return guide_file(game).is_file()


@cache
def guide_of(game: str) -> Guide | None:
    """The guided first round of a game; ``None`` where it has none."""
    if not has_guide(game):
        return None
    data = tomllib.loads(guide_text(game))
    steps = tuple(
        GuideStep(
            step["say"], tuple(step.get("do", ())), tuple(step.get("at", ())), tuple(step.get("then", ()))
        )
        for step in data["steps"]
    )  # fmt: skip
    return Guide(
        game, data["deal"], data["minutes"], tuple(map(Animal, data["players"])), data.get("options", {}), steps
    )


@cache
def _sentences(game: str, language: str) -> dict[str, str]:
    return {key: str(text) for key, text in tomllib.loads(guide_text(game, language)).items()}


def how_far(game: str, settings: Settings) -> HowFar | None:
    """How far a person has come in a game's guide; ``None`` where it has none."""
    guide = guide_of(game)
    if guide is None:
        return None
    steps = len(guide.steps)
    progress = settings.guides.get(game, GuideProgress())
    step = progress.step if progress.step < steps else 0
    state = GuideState.LEFT if step else GuideState.DONE if progress.done else GuideState.NEW
    return HowFar(state, step + 1, steps)


def invitation(game: str, settings: Settings) -> Message:
    """What a menu calls the guide: its title, or from where one goes on where it was left."""
    if not settings.guides.get(game, GuideProgress()).step:
        return TITLE  # No file has to be read for that.
    found = how_far(game, settings)
    if found is None or found.state is not GuideState.LEFT:
        return TITLE
    words = translate("Guide", "Continue the guided round (step {step} of {steps})", "in a menu; it was left half done")
    return words.put(step=found.step, steps=found.steps)


def is_to_be_offered(game: str, settings: Settings) -> bool:
    """Whether the guide of this game was neither offered nor begun yet."""
    progress = settings.guides.get(game, GuideProgress())
    return has_guide(game) and not (progress.offered or progress.done or progress.step)


def with_progress(settings: Settings, game: str, **changes: Any) -> dict[str, GuideProgress]:
    """The progress in all guides with these changes for one: ``program.change(guides=...)`` keeps it."""
    return {**settings.guides, game: replace(settings.guides.get(game, GuideProgress()), **changes)}
