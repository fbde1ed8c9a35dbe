"""What is played where a computer player could not say: a move of the rules alone, so that no table stands still."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.engine.round import Round
    from cardtable.engine.values import Action


def any_move(current: Round, seat: int, seed: str) -> Action | None:
    """Some action that the rules allow this seat now, the same for the same seed; ``None`` when there is none.

    One of many and not the first, so that a game in which something can be done again and again comes to its end.
    """
    allowed = [action for action in current.legal(seat) if current.refusal(seat, action) is None]
    return allowed[int(Random(seed).random() * len(allowed))] if allowed else None
