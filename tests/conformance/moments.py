"""Rounds of any game at many moments: those that earlier versions saved, and some that are played now."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.conformance.common import plain
from tests.conformance.corpus import lines
from tests.games.test_saved_rounds import saved_rounds

MATCHES = 6
EVERY = 5
LONGEST = 400


@cache
def moments(game: str) -> list[dict[str, Any]]:
    """Rounds with their options, as JSON data; some are over."""
    return saved_rounds(game) + [one for number in range(MATCHES) for one in _played(game, number)]


def _played(game: str, number: int) -> list[dict[str, Any]]:
    found = []
    for step, match in enumerate(lines(game, number)):
        if step % EVERY == number % EVERY or match.between_rounds:
            assert match.round is not None
            found.append({"options": match.options.to_json(), "round": plain(match.round.to_json())})
        if step > LONGEST or len(match.results) > 1:
            break
    return found
