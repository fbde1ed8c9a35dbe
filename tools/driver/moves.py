"""How a move is found at any table with nothing but keys: by what the table reads aloud, and by trying."""

from __future__ import annotations

import re
from itertools import repeat
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tools.driver.driver import Driver

HAND: Final = "F2"
CHOICES: Final = "F6"
# A letter or digit and the button that it presses.
_BUTTON: Final = re.compile(r"(?:^|(?<=[.!?:] ))(\w): ")
_NUMBER: Final = re.compile(r"\d+")
_SENTENCE: Final = re.compile(r"[.!?] ")
MOST_STOPS: Final = 20
# So many seconds after a key a move is kept.
SOON: Final = 0.2


class Player:
    """Plays at the table that is open. Knows no game and no language; ``deeds`` is another one after each move."""

    def __init__(self, driver: Driver, deeds: Callable[[], object]) -> None:
        self._driver = driver
        self._deeds = deeds

    def play(self, moves: int) -> None:
        """Make so many moves, waiting for others between them; LostError when one cannot be made."""
        for done in range(moves):
            if not self._driver.wait(self.move):
                raise self._driver.lost(f"after {done} move(s) no key makes another one")

    def move(self) -> bool:
        """Make a move, if one can be made now."""
        before = self._deeds()
        return any(self._moves(before, key) for key in self._ways())

    def _moves(self, before: object, key: str) -> bool:
        """Whether this key makes a move."""

        def moved() -> bool:
            return self._deeds() != before

        # What still flies is ended by the first press, and nothing else.
        answered = self._driver.press(key)
        if self._driver.wait(moved, SOON):
            return True
        return not answered and bool(self._driver.press(key)) and self._driver.wait(moved, SOON)

    def _ways(self) -> Iterator[str]:
        """Keys, each for what has just been reached: cards that are said to fit, then buttons, then other cards."""
        hand = self._driver.read(HAND)
        if _SENTENCE.search(hand):
            # After the hand it is said which cards fit; then each of them says more than its name.
            yield from ("Return" for card in self._cards(hand) if "," in card)
        yield from (letter.lower() for letter in letters(self._driver.read(CHOICES)))
        yield from ("Return" for card in self._cards(hand) if "," not in card)

    def _cards(self, hand: str) -> Iterator[str]:
        """Go once round the hand; the name of each card, while it has the keys."""
        number = _NUMBER.search(hand)
        for place in range(0 if number is None else int(number[0])):
            if place:
                self._driver.press("Right")
            if not self._enter(hand):
                return
            yield self._driver.focus

    def _enter(self, hand: str) -> bool:
        """Give the keys to a card of the hand; whether one got there."""
        driver = self._driver

        def is_card() -> bool:
            name = driver.focus.partition(",")[0]
            return driver.is_on_table and bool(name) and name.casefold() in hand.casefold()

        # Tab goes to the table, to what had the keys there last; from there the arrows go everywhere.
        return driver.walk(lambda: driver.is_on_table, repeat("Tab", MOST_STOPS)) and driver.walk(
            is_card, repeat("Up", MOST_STOPS)
        )


def letters(choices: str) -> list[str]:
    """The keys of the buttons of which the table tells."""
    return _BUTTON.findall(choices)
