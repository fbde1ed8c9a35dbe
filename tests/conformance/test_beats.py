"""What happens is told in beats: none is lost, none comes twice, and told again they are the same."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.app.beats import since
from cardtable.engine.match import Match
from cardtable.stage.event_style import Rest, Weight
from tests.conformance.common import DEPTH, GAMES, some_match
from tests.conformance.leaks import played_in_beats
from tests.every_game import every_game

LINES = 60


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=10 * DEPTH)
@given(seed=st.integers(0, 2**32))
def test_the_beats_of_an_action_are_its_events(game: str, seed: int) -> None:
    match, rng = some_match(game, str(seed))
    told: dict[int, list[object]] = {}
    for beat in played_in_beats(match, rng, LINES):
        assert beat.begins == (beat.line not in told)
        told.setdefault(beat.line, []).extend(beat.events)
        assert beat.seat == match.log[beat.line].seat
        last = beat
    assert [tuple(events) for events in told.values()] == match.events
    assert last.table == match.round


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=5 * DEPTH)
@given(seed=st.integers(0, 2**32))
def test_told_again_the_beats_are_the_same(game: str, seed: int) -> None:
    match, rng = some_match(game, str(seed))
    beats = list(played_in_beats(match, rng, LINES))
    line = rng.randrange(1, len(match.log))
    again = since(match, line)
    assert list(again.beats) == [beat for beat in beats if beat.line >= line]
    assert again.before == [beat for beat in beats if beat.line < line][-1].table


@pytest.mark.parametrize("game", GAMES)
def test_watching_changes_nothing(game: str) -> None:
    watched, rng = some_match(game, "watched")
    for _ in played_in_beats(watched, rng, LINES):
        pass
    same = Match(watched.game, watched.options, watched.seats, watched.deal_code)
    for entry in watched.log:
        same.replay(entry)
    assert (same.events, same.round) == (watched.events, watched.round)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_turning_points_and_its_sounds(game: str) -> None:
    match, rng = some_match(game, "marks")
    stage = every_game()[game].stage
    rng = Random(5)
    marks = [stage.speech.mark(event) for beat in played_in_beats(match, rng, 400) for event in beat.events]
    assert any(mark.weight is Weight.TURNING for mark in marks)
    assert len({mark.sound for mark in marks if mark.sound is not None}) > 2
    assert all(mark.rest > Rest.NONE for mark in marks if mark.weight is Weight.TURNING), "a turning point takes time"
