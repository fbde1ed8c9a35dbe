"""What everybody did since somebody last acted: for tags at the seats, for notices, for the curtain."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import screen_sight
from cardtable.app.turns import last_turns, turn_ended
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from tests.conformance.common import DEPTH, GAMES, choose, random_play, some_match
from tests.every_game import every_game

LIMIT = 50


class Nobody:
    """Keeps nothing."""

    number = None

    def keep(self, match: Match) -> None:
        """Nothing."""


def a_table(*levels: str | None) -> RunningMatch:
    game = entry("olsen")
    seats = [Seat(f"p{place}", level, place) for place, level in enumerate(levels)]
    table = RunningMatch(game, Match(game.game, game.game.options(), seats, "0000-0000"), "seed", Nobody())
    table.deal()
    return table


def play_some(table: RunningMatch, steps: int) -> None:
    rng = Random(steps)
    for _ in range(steps):
        seat = table.round.turn
        table.match.play(seat, rng.choice(list(table.round.legal(seat))))


def test_tags_tell_of_the_others_since_ones_own_turn() -> None:
    table = a_table(None, "easy", "easy", "easy")
    play_some(table, 30)
    while table.match.log[-1].seat == 0 or table.round.turn != 0:
        play_some(table, 1)
    found = last_turns(screen_sight(table))
    assert 0 not in found
    actors = [line.seat for line in table.match.log]
    since = len(actors) - 1 - actors[::-1].index(0)
    assert set(found) == set(actors[since + 1 :])


def test_while_one_acts_oneself_the_others_deeds_stay() -> None:
    table = a_table(None, "easy", "easy", "easy")
    while table.round.turn != 0 or len(table.match.log) < 12:
        play_some(table, 1)
    before = last_turns(screen_sight(table))
    play_some(table, 1)
    if table.round.turn == 0:
        assert last_turns(screen_sight(table)) == before
    else:
        assert last_turns(screen_sight(table)) == {}


def test_after_a_deal_nobody_has_done_anything() -> None:
    table = a_table(None, "easy", "easy")
    assert last_turns(screen_sight(table)) == {}
    assert turn_ended(table, 0) == 0


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=3 * DEPTH)
@given(seed=st.integers(0, 2**32))
def test_nothing_is_told_lately_that_the_screen_may_not_show(game: str, seed: int) -> None:
    match, rng = some_match(game, f"lately/{seed}")
    stage: Any = every_game()[game].stage
    for number, _ in enumerate(random_play(match, rng)):
        if number > LIMIT or match.round is None:
            return
        table = RunningMatch(every_game()[game], match, "seed", Nobody())
        for seat, events in last_turns(screen_sight(table)).items():
            if not table.persons:
                assert all(event.seen_by(None) == event for event in events)
            stage.speech.lately(events, seat, table.names)


def test_an_answer_that_the_program_gave_is_no_turn() -> None:
    """Where it asks only who could use the card, it says no for the others: what they have not seen yet stays told."""
    known = entry("kinaskak")
    answered = 0
    for code in ("0000-0000", "K7QF-2M9Z", "DYEZ-BBWY"):
        seats = [Seat("Anna"), Seat("Óli", "easy", 1), Seat("Sara", "easy", 2)]
        table = RunningMatch(known, Match(known.game, known.game.options.read({}), seats, code), "seed", Nobody())
        table.deal()
        rng = Random(code)
        for _ in range(120):
            if table.match.between_rounds:
                break
            seat, action = choose(table.match, rng)
            before = last_turns(screen_sight(table)), turn_ended(table, 0)
            if seat == 0 and table.round.turn != 0 and known.stage.waiting.answers(action):
                table.match.play(seat, action)
                answered += 1
                assert turn_ended(table, 0) == before[1] or table.round.turn == 0
                assert set(before[0]) <= set(last_turns(screen_sight(table))) or table.round.turn == 0
            else:
                table.match.play(seat, action)
    assert answered > 3
