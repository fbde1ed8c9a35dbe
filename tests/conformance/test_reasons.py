"""Every hint says why, and what it says is true of its move and not of every other."""

from __future__ import annotations

import pytest

from cardtable.games.catalogue import covers, entry
from tools.arena.hints import look

HINTS = 40


# Where people may cheat nobody gets a hint.
HINTED = [game for game in covers() if entry(game).game.lenient]


@pytest.mark.parametrize("game", HINTED)
def test_every_hint_has_a_reason_that_is_true(game: str) -> None:
    """A long form is `python -m tools.arena GAME hints --number 1000`."""
    found = look(game, HINTS, "conformance")
    assert found.asked == HINTS
    assert not found.empty
    assert len(found.given) > 1


@pytest.mark.parametrize("game", covers())
def test_reasons_know_when_they_are_true(game: str) -> None:
    assert entry(game).player.claims
