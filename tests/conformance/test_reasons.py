"""Every hint says why, and what it says is true of its move and not of every other."""

from __future__ import annotations

import pytest

from tests.every_game import every_game
from tools.arena.hints import look

HINTS = 40


# Where people may cheat nobody gets a hint.
HINTED = [game for game in every_game() if every_game()[game].game.lenient]


@pytest.mark.parametrize("game", HINTED)
def test_every_hint_has_a_reason_that_is_true(game: str) -> None:
    """A long form is `python -m tools.arena GAME hints --number 1000`."""
    found = look(game, HINTS, "conformance")
    assert found.asked == HINTS
    assert not found.empty
    assert len(found.given) > 1


@pytest.mark.parametrize("game", every_game())
def test_every_reason_has_words_and_a_test_of_its_truth(game: str) -> None:
    """A reason without words is as good as none, and words for which there is no claim are never told."""
    claims = every_game()[game].player.claims
    assert claims
    assert set(claims) == set(every_game()[game].stage.speech.reasons)
