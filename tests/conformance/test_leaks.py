"""Nothing that a seat cannot know reaches it: hidden cards change places, and all it gets stays the same."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.match import Match
from tests.conformance import leaks
from tests.conformance.common import (
    DEPTH,
    GAMES,
    few_worlds,
    option_sets,
    random_play,
    some_match,
    some_seats,
    table_of,
)


def somewhere(game: str, data: st.DataObject, seed: int) -> Match:
    match = table_of(game, data.draw(some_seats(game)), data.draw(option_sets(game)), f"c{seed}")
    steps = data.draw(st.integers(1, 70))
    for number, _ in enumerate(random_play(match, Random(seed))):
        if number >= steps and not match.between_rounds:
            break
    return match


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=60 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_all_that_a_seat_gets_is_the_same_whatever_is_hidden(game: str, data: st.DataObject, seed: int) -> None:
    leaks.check_screens(somewhere(game, data, seed), Random(seed))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_is_shown_holds_no_secret_card(game: str, data: st.DataObject, seed: int) -> None:
    leaks.check_cards(somewhere(game, data, seed), Random(seed))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=30 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_tag_tells_everybody_the_same(game: str, data: st.DataObject, seed: int) -> None:
    leaks.check_tags(somewhere(game, data, seed))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_computer_player_chooses_the_same_whatever_is_hidden(game: str, data: st.DataObject, seed: int) -> None:
    leaks.check_player(somewhere(game, data, seed), Random(seed))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_actions_are_worth_is_the_same_whatever_is_hidden(game: str, data: st.DataObject, seed: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        few_worlds(patch)
        leaks.check_judge(somewhere(game, data, seed), Random(seed))


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=60 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_an_action_tells_the_others_nothing_that_is_hidden(game: str, data: st.DataObject, seed: int) -> None:
    leaks.check_line(somewhere(game, data, seed), Random(seed))


@pytest.mark.parametrize("game", GAMES)
def test_most_actions_can_be_compared(game: str) -> None:
    """A check that compares nothing would find nothing."""
    compared = 0
    for number in range(4):
        match, rng = some_match(game, f"compared/{number}")
        for step, _ in enumerate(random_play(match, rng)):
            compared += leaks.check_line(match, rng)
            if step > 30:
                break
    assert compared > 100


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(4 * DEPTH))
def test_an_event_shows_no_card_that_the_screens_around_it_do_not_show(game: str, number: int) -> None:
    match, rng = some_match(game, f"events/{number}")
    leaks.check_events(match, rng, lines=250)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_imagined_world_looks_the_same_to_the_seat(game: str, data: st.DataObject, seed: int) -> None:
    leaks.check_worlds(somewhere(game, data, seed), Random(seed))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("persons", [0, 1, 2, 4])
@settings(max_examples=20 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_told_history_names_no_card_that_the_screen_may_not_show(
    game: str, persons: int, data: st.DataObject, seed: int
) -> None:
    leaks.check_history(somewhere(game, data, seed), Random(seed), persons)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=10 * DEPTH)
@given(seed=st.integers(0, 2**32))
def test_nothing_hidden_is_shown_where_the_table_rests(game: str, seed: int) -> None:
    leaks.check_moments(*some_match(game, str(seed)), lines=40)
