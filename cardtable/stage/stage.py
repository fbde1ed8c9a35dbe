"""How one game looks, is touched, speaks and counts: its parts, all in plain Python, and one scene draws them all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from cardtable.stage.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.messages import Message
    from cardtable.players.decision import Style
    from cardtable.stage.controls import Controls
    from cardtable.stage.layout import Layout
    from cardtable.stage.scoring import Scoring
    from cardtable.stage.speech import Speech

AT_ONCE: Final = Waiting[Any]()
"""A game in which each player simply waits for the one on turn."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One game as the screen knows it; ``rule_book`` is the name of the book with its rules.

    ``layout`` is what lies where, ``controls`` what a drop or a button would mean, ``speech`` what is said,
    ``scoring`` what is counted and ``waiting`` for whom the table waits. ``habits`` are what computer players of a
    style say that they do, where the game has such habits.
    """

    rule_book: str
    layout: Layout[Any]
    controls: Controls[Any]
    speech: Speech[Any, Any]
    scoring: Scoring[Any, Any]
    waiting: Waiting[Any] = AT_ONCE
    habits: Mapping[Style, Message] = field(default_factory=dict, hash=False)
