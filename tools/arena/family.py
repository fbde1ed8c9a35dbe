"""What the arena needs from a family of games beside its computer players."""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from cardtable.games.catalogue import entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from cardtable.cards import Card
    from cardtable.engine.round import Round, View
    from cardtable.engine.values import Action
    from cardtable.players.decision import Player

    Phase = Callable[[Sequence[str]], None]
    Deed = tuple[Any, Any]
    Noticed = Callable[[Sequence[Deed], Any, int], Iterable[tuple[str, float]]]


def any_action(view: View) -> Sequence[Action]:
    """What a beginner picks from who plays any legal action."""
    return view.legal()


def kept(laid: Sequence[tuple[int, Card]], left: Sequence[Card]) -> Iterator[list[Card]]:
    """For each card that was laid, with how many were in hand then, what the seat is known in the end to have kept.

    What came to light while nothing was drawn had been in hand before; ``left`` is what was still in hand at last.
    """
    held = [count + at for at, (count, _) in enumerate(laid)]
    for at, before in enumerate(held):
        later = [card for (_, card), then in list(zip(laid, held, strict=True))[at + 1 :] if then == before]
        yield [*later, *left] if len(left) + len(laid) == before else later


@dataclass(frozen=True, slots=True)
class Family:
    """The reference players of a family of games, and the commands that measure single phases of its games.

    A family of which there is no module has nothing of all that, and its levels can play each other all the same.
    ``amateur`` plays as somebody who knows the rules well and thinks of the next card. ``slips(view)`` are the actions
    from which a beginner takes one at random: empty where even a beginner does what the amateur does.
    ``peeking(round)`` is the highest level with nothing hidden from it, so the ceiling of what more thought could
    bring; it knows the hands and not the order of the stock. ``phases`` are commands by name; they take the arguments
    that follow the name. ``noticed(deeds, end, seat)`` is what a viewer counts of a round of that seat:
    names of habits, each with a number, of its actions with what the viewer saw before, and of what is seen at
    the end.
    """

    amateur: Player[Any] | None = None
    slips: Callable[[Any], Sequence[Action]] = any_action
    peeking: Callable[[Round], Player[Any]] | None = None
    phases: Mapping[str, Phase] = field(default_factory=dict)
    noticed: Noticed | None = None


@cache
def family_of(game: str) -> Family:
    """The family that a game belongs to."""
    return family(type(entry(game).game).__module__.split(".")[2])


@cache
def family(name: str) -> Family:
    """The family of this name; an empty one where nobody has written a module for it."""
    module = f"tools.arena.families.{name}"
    if importlib.util.find_spec(module) is None:
        return Family()
    found: Family = importlib.import_module(module).FAMILY
    return found
