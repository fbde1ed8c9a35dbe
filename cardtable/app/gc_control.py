"""Garbage collection put off while very much is made at once, and spared what stays."""

from __future__ import annotations

import gc
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def making_much() -> Iterator[None]:
    """To look for rubbish meanwhile, again and again, would take longer than making it."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def leave_alone() -> None:
    """Look for rubbish no more in what there is by now: in very much that stays, each look would be felt at the table.

    What is rubbish already stays, too, so this is for what happens once or twice, right after very much was made.
    """
    gc.freeze()
