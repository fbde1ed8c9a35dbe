"""Why an action is not legal."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with the rule it rests on.

    ``code`` is the game's own name of the reason and ``rule`` the chapter of the rule book that explains it (an
    anchor such as ``"laying"``); cards, suit, number and seat are what the sentence speaks of.
    """

    code: str
    rule: str
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    number: int = 0
    seat: int | None = None


class IllegalActionError(Exception):
    """An action was played that the rules refuse; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
