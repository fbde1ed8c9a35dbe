"""What a new table asks: three lengths from short to long, and every house rule under one heading of its family."""

from __future__ import annotations

import pytest

from cardtable.messages import source_text
from tests.every_game import every_game

GAMES = sorted(every_game())
pytestmark = pytest.mark.whole


@pytest.mark.parametrize("game", GAMES)
def test_three_lengths_are_offered_from_short_to_long_and_the_books_is_one_of_them(game: str) -> None:
    known = every_game()[game]
    lengths = known.game.options.lengths
    assert lengths is not None, f"{game} does not say which of its options is the length of a game"
    option = known.game.options.option(lengths.key)
    assert set(lengths.values) <= {value.value for value in option.values}
    assert option.default in lengths.values
    for seats in known.game.seat_counts:
        minutes = [
            known.stage.scoring.minutes(known.game.options.read({lengths.key: one}), seats) for one in lengths.values
        ]
        assert len(set(minutes)) == 3, f"three lengths of {game} last {minutes} minutes with {seats} seats"
        assert minutes[-1] == max(minutes)
        if seats == known.game.usual_seats:
            assert minutes == sorted(minutes)


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_stands_under_one_heading(game: str) -> None:
    options = every_game()[game].game.options
    grouped = options.grouped()
    bare = [option.key for title, group in grouped if title is None for option in group]
    assert not bare, f"these house rules of {game} are in none of its sections: {bare}"
    assert len({title.render(source_text) for title, _ in grouped if title is not None}) == len(grouped)
    keys = [option.key for _, group in grouped for option in group]
    assert options.lengths is not None
    assert sorted([*keys, options.lengths.key]) == sorted(option.key for option in options.catalogue())


@pytest.mark.parametrize("game", GAMES)
def test_what_counts_at_a_value_of_another_stands_behind_it(game: str) -> None:
    options = every_game()[game].game.options
    assert options.lengths is not None
    keys = [options.lengths.key, *(option.key for _, group in options.grouped() for option in group)]
    for option in options.catalogue():
        if option.when is not None:
            assert keys.index(option.when[0]) < keys.index(option.key)


@pytest.mark.parametrize("game", GAMES)
def test_people_take_longer_than_computer_players(game: str) -> None:
    known = every_game()[game]
    options = known.game.options.read({})
    for seats in known.game.seat_counts:
        minutes = [known.stage.scoring.evening(options, seats, persons) for persons in range(seats + 1)]
        assert minutes == sorted(minutes)
        assert abs(minutes[1] - known.stage.scoring.minutes(options, seats)) <= 3
        assert seats < 2 or minutes[0] < minutes[-1]
