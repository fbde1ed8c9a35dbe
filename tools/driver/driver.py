"""Finds things by what they are called and presses keys, with whatever eyes and hands there are."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import repeat
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

# So many presses of Tab go round every page, and so many of an arrow through every row of it.
MOST_TABS: Final = 80
MOST_ARROWS: Final = 24
# What an error quotes of what was told last.
QUOTED: Final = 12


@dataclass(frozen=True, slots=True)
class Told:
    """Something that the program told.

    A sentence, which ``window`` came, or what has the keys: ``focus`` on a table, ``keys`` everywhere else.
    """

    time: float
    tone: str
    text: str
    role: str = ""

    @property
    def is_focus(self) -> bool:
        """Whether it is what has the keys."""
        return self.tone in ("focus", "keys")


class Eyes(Protocol):
    """What is known of the program: all that it has told so far, in order."""

    @property
    def told(self) -> Sequence[Told]: ...

    def look(self) -> None:
        """Give the program a moment, and take in what it has told."""


class Hands(Protocol):
    """Presses keys, which are called as X calls them: ``Tab``, ``shift+Tab``, ``Return``, ``F6``, ``d``."""

    def press(self, key: str) -> None: ...

    def write(self, text: str) -> None: ...


class LostError(Exception):
    """What was looked for is not there; the text says where the driver went, and what it was told."""


class Driver:
    """A person who knows names and keys.

    ``time_limit`` is how many seconds the program may need for what it does on its own, ``answer`` how many until it
    shows that a key was pressed.
    """

    def __init__(self, eyes: Eyes, hands: Hands, *, time_limit: float = 60.0, answer: float = 1.5) -> None:
        self.eyes = eyes
        self.hands = hands
        self._patience = time_limit
        self._answer = answer

    # -- what is known ---------------------------------------------------------------------------------------------

    @property
    def focus(self) -> str:
        """What the part is called that has the keys."""
        return self._last(lambda one: one.is_focus).text

    @property
    def is_on_table(self) -> bool:
        """Whether that is a card or a place of a table."""
        return self._last(lambda one: one.is_focus).tone == "focus"

    @property
    def window(self) -> str:
        """What the window is called, with its page."""
        return self._last(lambda one: one.tone == "window").text

    def _last(self, wanted: Callable[[Told], bool]) -> Told:
        return next((one for one in reversed(self.eyes.told) if wanted(one)), Told(0.0, "", ""))

    def is_at(self, name: str) -> bool:
        """Whether what has the keys is called so, or begins so."""
        return self.focus.startswith(name)

    # -- waiting ---------------------------------------------------------------------------------------------------

    def wait(self, true: Callable[[], object], seconds: float | None = None) -> bool:
        """Whether it comes true in time."""
        until = time.monotonic() + (self._patience if seconds is None else seconds)
        self.eyes.look()
        while not true():
            if time.monotonic() >= until:
                return False
            self.eyes.look()
        return True

    def wait_for(self, text: str, since: int = 0) -> None:
        """Wait until something with this text was told, not counting the first ``since`` things."""
        if not self.wait(lambda: any(text in one.text for one in self.eyes.told[since:])):
            raise self.lost(f"{text!r} was not told")

    def wait_for_window(self, wanted: Callable[[str], object], what: str) -> None:
        """Wait until the window is called as wanted; ``what`` says what that is."""
        if not self.wait(lambda: wanted(self.window)):
            raise self.lost(f"{what} has not come, but {self.window!r}")

    def lost(self, text: str) -> LostError:
        """An error with what was told last."""
        last = "\n".join(f"    {one.tone}: {one.text}" for one in self.eyes.told[-QUOTED:])
        return LostError(f"{text}; told last:\n{last}")

    # -- keys ------------------------------------------------------------------------------------------------------

    def press(self, *keys: str) -> Sequence[Told]:
        """Press these keys, each when the one before was answered; what was told since."""
        before = len(self.eyes.told)
        for key in keys:
            known = len(self.eyes.told)
            self.hands.press(key)
            if self.wait(lambda known=known: len(self.eyes.told) > known, self._answer):  # type: ignore[misc]
                self.eyes.look()
        return self.eyes.told[before:]

    def read(self, key: str) -> str:
        """What the program reads aloud when this key is pressed."""
        return next((one.text for one in reversed(self.press(key)) if one.tone == "urgent"), "")

    def go_to(self, name: str) -> None:
        """Give the keys to what is called so, or begins so."""
        tabs = repeat("Tab", MOST_TABS)
        if not (self.walk(lambda: self.is_at(name), tabs) or self.walk(lambda: self.is_at(name), self._rows())):
            raise self.lost(f"the keys do not get to {name!r}")

    def walk(self, there: Callable[[], object], keys: Iterable[str]) -> bool:
        """Press these keys until one is there; whether one got there."""
        self.wait(lambda: self.focus, self._answer)
        for key in keys:
            if there():
                return True
            self.press(key)
        return bool(there())

    def _rows(self) -> Iterator[str]:
        """Through the row of each button where Tab stops; where the keys are no button, an arrow may change it."""
        for _ in range(MOST_TABS):
            # Tab stops where somebody was last, which may be the end of a row.
            for arrow in ("Right", "Left"):
                seen: list[str] = []
                while self._last(lambda one: one.is_focus).role == "Button" and self.focus not in seen[-MOST_ARROWS:]:
                    seen.append(self.focus)
                    yield arrow
            yield "Tab"

    def choose(self, name: str) -> Sequence[Told]:
        """Go to what is called so, and press it; what was told since."""
        self.go_to(name)
        return self.press("Return")

    def type_in(self, name: str, text: str) -> None:
        """Write this into the line that is called so, in the place of what stands there."""
        self.go_to(name)
        self.press("ctrl+a")
        self.hands.write(text)
        self.eyes.look()
