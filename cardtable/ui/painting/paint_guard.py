"""Paint guard: an error while Qt draws waits until it has drawn, as nothing may leave the scene meanwhile."""

from __future__ import annotations

import sys
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
Thing = TypeVar("Thing")


def told_later(draw: Callable[Concatenate[Thing, P], None]) -> Callable[Concatenate[Thing, P], None]:
    """A method that draws, and leaves out what it cannot draw; right after, the error goes where all errors go.

    Covering the table in the middle of a picture takes away what Qt draws next, and the program would end.
    """

    @wraps(draw)
    def careful(thing: Thing, /, *args: P.args, **kwargs: P.kwargs) -> None:
        try:
            draw(thing, *args, **kwargs)
        except Exception as error:  # bound to another name, because this one ends with the block
            caught = error
            QTimer.singleShot(0, lambda: sys.excepthook(type(caught), caught, caught.__traceback__))

    return careful
