"""Somebody who asks for a hint and does what it says, with keys alone. Runs inside alone."""

from __future__ import annotations

import re
from itertools import chain, repeat
from typing import TYPE_CHECKING, Final

from tools.driver.moves import CHOICES, HAND, buttons
from tools.ears.tree import CARD

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.driver.driver import Driver

HINT: Final = "h"
_WORD: Final = re.compile(r"\w+")
# What only says that cards are chosen now, and opens the way to another button.
_GATHER: Final = "Put together"
_AGAINST: Final = ("Pass", "Do not")
# So many seconds a hint may take, and an action until it is kept.
THINKING: Final = 6.0
SOON: Final = 0.6
MOST_ARROWS: Final = 30


class Advised:
    """Makes the moves that hints speak of; ``deeds`` is another one after each.

    It knows the English names of cards and no game. Whoever ``dares`` does so many times what a hint advises against.
    """

    def __init__(self, driver: Driver, deeds: Callable[[], object], *, dares: int = 0) -> None:
        self._driver = driver
        self._deeds = deeds
        self._dares = dares

    def move(self) -> bool:
        """Ask, and do it; whether that was a move."""
        self._before = self._deeds()
        advice = self._hint()
        if not advice:
            return False
        if advice.startswith(_AGAINST):
            # To do it is offered first, to leave it last.
            key, *others = self._buttons()
            self._dares, dared = max(self._dares - 1, 0), self._dares > 0
            return self._press(key if dared or not others else others[-1])
        cards = [found.casefold() for found in CARD.findall(advice)]
        hand = self._driver.read(HAND).casefold()
        if advice.startswith("Lay down"):
            # All that can be laid down is put together at once.
            return self._press_like(_GATHER) or self._press_like(advice)
        for card in [card for card in cards if card in hand]:
            if self._reach(card) and self._acts("Return"):
                return True
        # What is put together has another button then.
        return self._press_like(advice) or self._press_like(advice) or self._lay_where_it_fits()

    def _hint(self) -> str:
        """The first sentence of the hint."""
        driver = self._driver
        known = len(driver.eyes.told)
        driver.press(HINT)
        told = driver.wait(lambda: any(not one.is_focus for one in driver.eyes.told[known:]), THINKING)
        said = [one.text for one in driver.eyes.told[known:] if not one.is_focus]
        return re.split(r"(?<=[.!”])\s", said[-1])[0] if told else ""

    def _buttons(self) -> dict[str, str]:
        return buttons(self._driver.read(CHOICES))

    def _press_like(self, advice: str) -> bool:
        """Press the button that says most of what was advised, if any says some of it."""
        wanted = set(_WORD.findall(advice.casefold()))
        ranked = sorted(self._buttons().items(), key=lambda one: -_shared(one[1], wanted))
        # Where there is one button alone, it is meant.
        meant = len(ranked) == 1 or (len(ranked) > 1 and _shared(ranked[0][1], wanted) > 0)
        return meant and self._press(ranked[0][0])

    def _press(self, key: str) -> bool:
        return self._acts(key.lower())

    def _acts(self, key: str) -> bool:
        self._driver.press(key)
        return self._driver.wait(lambda: self._deeds() != self._before, SOON)

    def _reach(self, card: str) -> bool:
        """Go to a card of the hand."""
        return self._driver.walk(
            lambda: self._driver.is_on_table and self._driver.focus.casefold().startswith(card),
            chain(["Home"], repeat("Right", MOST_ARROWS)),
        )

    def _lay_where_it_fits(self) -> bool:
        """Go on to the place that says that the picked card fits there, and lay it."""
        here = self._driver.focus
        self._driver.press("Next")
        return self._driver.focus != here and "fits here" in self._driver.focus and self._acts("Return")


def _shared(label: str, wanted: set[str]) -> int:
    """How many words a button shares with a sentence; the first word counts most."""
    said = _WORD.findall(label.casefold())
    return sum(word in wanted for word in said) + 3 * (said[0] in wanted) if said else 0
