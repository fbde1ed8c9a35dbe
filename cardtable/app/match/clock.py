"""Time as a match needs it; apart, because a window brings Qt's and a test its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Timer(Protocol):
    """Does one thing when its time has passed; started anew, it waits anew."""

    def start(self, milliseconds: int) -> None:
        """Begin to wait."""

    def stop(self) -> None:
        """Do not do it."""

    @property
    def active(self) -> bool:
        """Whether it waits."""


class Clock(Protocol):
    """Milliseconds, and timers."""

    def now(self) -> int:
        """How many have passed since some moment."""

    def timer(self, deed: Callable[[], None]) -> Timer:
        """A timer that does this."""
