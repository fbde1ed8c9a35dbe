"""Faces show what everybody knows: no mood follows from what one seat alone may see."""

from __future__ import annotations

import pytest

from cardtable.stage.characters import Mood
from tests.conformance.common import GAMES, random_play, some_match
from tests.every_game import every_game

MATCHES = 4
LINES = 400


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(MATCHES))
def test_a_mood_follows_from_what_everybody_sees(game: str, number: int) -> None:
    mark = every_game()[game].stage.speech.mark
    match, rng = some_match(game, f"moods/{number}")
    for line, _ in enumerate(random_play(match, rng)):
        for event in match.events[-1]:
            moods = mark(event).moods
            assert moods.keys() <= set(range(len(match.seats)))
            assert Mood.THINKS not in moods.values(), "that is no event"
            for seat in (None, *range(len(match.seats))):
                seen = event.seen_by(seat)
                assert moods == ({} if seen is None else mark(seen).moods), "everybody knows why a face changes"
        if line > LINES:
            break
