"""One evening of one person: the first page, a language, a game, some moves, and the same game once more.

It knows no rule, and but for languages and phones no word of the program; pages are told apart by what they are called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.driver.driver import MOST_ARROWS
from tools.driver.moves import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.driver.driver import Driver

PROGRAM: Final = "Card Table"
# No match of it is over in one evening, however the cards lie: a match that is over is not gone on with.
PLAYED: Final = "Kínaskák"
MOVES: Final = 5
# As they stand side by side, the one in force the last.
LANGUAGES: Final = ("is", "nb", "de", "en")
IN_FORCE: Final = "English"
WITH_PHONES: Final = "Play with phones"
WITHOUT_PHONES: Final = "Without phones"


class Evening:
    """What somebody does who has opened the program; ``deeds`` is another one after each move."""

    def __init__(self, driver: Driver, deeds: Callable[[], object]) -> None:
        self._driver = driver
        self.player = Player(driver, deeds)

    def sit_down(self, name: str, language: str = "en") -> None:
        """Answer the first page: who sits here, and in which language."""
        driver = self._driver
        driver.wait_for_window(lambda title: title not in ("", PROGRAM), "the first page")
        driver.wait(lambda: driver.focus)
        driver.hands.write(name)
        if language != "en":
            driver.go_to(IN_FORCE)
            driver.press(*["Left"] * (len(LANGUAGES) - 1 - LANGUAGES.index(language)))
        # Sit down, and nobody else does; a version that did not ask for others is at home after the first.
        driver.walk(lambda: driver.window == PROGRAM, ["Return", "Return"])
        driver.wait_for_window(lambda title: title == PROGRAM, "the home page")

    def begin(self, game: str) -> None:
        """From the home page to a new table, as it is set."""
        driver = self._driver
        driver.wait_for_window(lambda title: title == PROGRAM, "the home page")
        driver.choose(game)
        driver.wait_for_window(lambda title: title.startswith(f"{game}: "), f"the page of a new game of {game}")
        driver.press("Return")
        self.is_at_table(game)

    def go_on(self, game: str) -> None:
        """From the home page to the table that was left last, to which the keys point already."""
        driver = self._driver
        driver.wait_for_window(lambda title: title == PROGRAM, "the home page")
        if not driver.wait(lambda: game in driver.focus):
            raise driver.lost(f"{game} is not offered")
        driver.press("Return")
        self.is_at_table(game)

    def ask_for_phones(self) -> None:
        """From the table to the panel of phones, by the menu."""
        driver = self._driver
        # A curtain that comes down meanwhile is told, and the entry that the menu was at is not told again.
        for _ in range(2):
            driver.press("Escape")
            if driver.walk(lambda: driver.is_at(WITH_PHONES), ["Down"] * MOST_ARROWS):
                driver.press("Return")
                return
            driver.press("Escape")
        raise driver.lost(f"{WITH_PHONES!r} is not in the menu")

    def play_without_phones(self) -> None:
        """From that panel back to the table."""
        self._driver.choose(WITHOUT_PHONES)

    def is_at_table(self, game: str) -> None:
        """Wait until the table of this game has come."""
        self._driver.wait_for_window(lambda title: title == f"{game} – {PROGRAM}", f"the table of {game}")
