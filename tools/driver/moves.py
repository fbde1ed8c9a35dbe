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
    """Plays at the table that is open. Knows no game and no language; ``deeds`` is another one after each move.

    What somebody calls out without any change of the hand or the buttons is no move, and is called once.
    """

    def __init__(self, driver: Driver, deeds: Callable[[], object]) -> None:
        self._driver = driver
        self._deeds = deeds
        self._called: set[str] = set()

    def play(self, moves: int) -> None:
        """Make so many moves, waiting for others between them; LostError when one cannot be made."""
        for done in range(moves):
            if not self._driver.wait(self.move):
                raise self._driver.lost(f"after {done} move(s) no key makes another one")

    def move(self) -> bool:
        """Make a move, if one can be made now: a card that is said to fit, a button, any other card."""
        hand = self._driver.read(HAND)
        # After the hand it is said which cards fit, if any; then each of those says more than its name.
        told = _SENTENCE.search(hand) is not None
        return (
            any(self._acts("Return") for card in self._cards(hand) if told and "," in card)
            or any(self._presses(letter) for letter in self._letters())
            or any(self._acts("Return") for card in self._cards(hand) if not told or "," not in card)
        )

    def _acts(self, key: str) -> bool:
        """Whether this key does something that is kept."""
        before = self._deeds()

        def acted() -> bool:
            return self._deeds() != before

        # What still flies is ended by the first press, and nothing else.
        answered = self._driver.press(key)
        if self._driver.wait(acted, SOON):
            return True
        return not answered and bool(self._driver.press(key)) and self._driver.wait(acted, SOON)

    def _presses(self, letter: str) -> bool:
        """Whether the button of this letter makes a move."""
        if letter in self._called:
            return False
        before = self._driver.read(HAND), self._letters()
        if not self._acts(letter.lower()):
            # Cards that it has put together are played by a button that was not there before.
            return any(self._acts(new.lower()) for new in self._letters() if new not in before[1])
        if (self._driver.read(HAND), self._letters()) == before:
            self._called.add(letter)
        return letter not in self._called

    def _letters(self) -> list[str]:
        return letters(self._driver.read(CHOICES))

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
    return list(buttons(choices))


def buttons(choices: str) -> dict[str, str]:
    """What the table tells of its buttons: the words of each by its key."""
    _, *told = _BUTTON.split(choices)
    return {key: words.strip(" .…!") for key, words in zip(told[::2], told[1::2], strict=True)}
