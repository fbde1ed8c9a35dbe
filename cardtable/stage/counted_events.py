"""What a player did in a match that is worth counting over many of them, in words that several games share."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Feat(StrEnum):
    """One thing that a seat did, or that befell it.

    ``CAUGHT``: it forgot to call, or cheated, and was found out. ``ACCUSED_RIGHTLY`` and ``ACCUSED_WRONGLY``: it said
    so of another one. ``FACED``: a contract was asked of it for the first time in the match, and ``MADE``: it laid
    that contract down in the same round. ``CALLED``: it played for what it had called, and ``KEPT``: it got there.
    """

    CAUGHT = "caught"
    ACCUSED_RIGHTLY = "accused-rightly"
    ACCUSED_WRONGLY = "accused-wrongly"
    FACED = "faced"
    MADE = "made"
    CALLED = "called"
    KEPT = "kept"


class CountedEvent(NamedTuple):
    """Who, and what."""

    seat: int
    feat: Feat
