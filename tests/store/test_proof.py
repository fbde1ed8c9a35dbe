"""What a match from outside has to pass, every honest match passes: at each moment, in every game, by any rule."""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.match import Match
from cardtable.store.errors import StoreError
from cardtable.store.files import parse, prove
from cardtable.store.record import record_of
from tests.conformance.common import (
    DEPTH,
    GAMES,
    choose,
    option_sets,
    random_play,
    seats_for,
    some_seats,
    table_of,
)
from tests.conformance.corpus import NUMBERS, lines
from tests.every_game import every_game
from tools.attack.records import moments, not_replayed, sealed


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=3 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_an_honest_match_passes_at_every_moment(game: str, data: st.DataObject, seed: int) -> None:
    match = table_of(game, data.draw(some_seats(game)), data.draw(option_sets(game)), f"c{seed}")
    every = data.draw(st.integers(2, 5))
    for number, _ in enumerate(random_play(match, Random(seed))):
        if number % every == 0 or match.between_rounds:
            prove(match)
        if number > 80:
            break


def test_a_table_with_other_house_rules_than_its_match_is_refused() -> None:
    fields = copy.deepcopy(moments("olsen", 3, 0)[2])
    fields["log"] = fields["log"][:1]
    fields["options"]["voluntary_draw"] = not fields["options"]["voluntary_draw"]
    with pytest.raises(StoreError):
        parse(sealed(fields), "x")


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_any_moment_is_taken_with_its_log_and_with_its_table_alone(game: str) -> None:
    for number in (0, 1):
        for fields in moments(game, seats_for(game, 1), number)[::5]:
            assert parse(sealed(fields), "x").replayed
            assert not parse(sealed(not_replayed(fields)), "x").replayed


@pytest.mark.parametrize("game", GAMES)
def test_who_was_stood_in_for_is_written_where_it_was_so(game: str) -> None:
    match = table_of(game, seats_for(game, 1), every_game()[game].game.options(), "0000-0000")
    match.deal()
    for number in range(6):
        match.play(*choose(match, Random(number)), stood_in=number % 2 == 0)
    fields = json.loads(record_of(match, "seed").model_dump_json())
    assert [line.get("stood_in") for line in fields["log"]] == [None, True, None, True, None, True, None]
    assert parse(sealed(fields), "x").match.log == match.log


@cache
def whose_round_is_over(game: str) -> str:
    matches = (match for number in NUMBERS for match in lines(game, number))
    match = next(match for match in matches if match.round is not None and match.round.result is not None)
    fields = json.loads(record_of(match, "seed").model_dump_json())
    return json.dumps(not_replayed(fields) | {"deal_code": "0000-0000"})


def over(game: str) -> dict[str, Any]:
    """A match whose round is over, which goes on with its table alone."""
    fields: dict[str, Any] = json.loads(whose_round_is_over(game))
    assert not parse(sealed(fields), "x").replayed
    return fields


@pytest.mark.parametrize("game", GAMES)
def test_what_a_match_says_of_its_rounds_and_what_its_table_says_agree(game: str) -> None:
    """A table that is over beside no results was taken, and the heading of the log raised."""
    other = copy.deepcopy(over(game)["snapshot"]["results"][-1])
    other["scores"] = [score + 1 for score in other["scores"]]
    for results in ([], [other], [*over(game)["snapshot"]["results"], other]):
        fields = over(game)
        fields["snapshot"]["results"] = results
        with pytest.raises(StoreError):
            parse(sealed(fields), "x")
    fields = over(game)
    fields["snapshot"]["round"] = None
    with pytest.raises(StoreError):
        parse(sealed(fields), "x")
    fields = over(game)
    fields["log"].append(fields["log"][0])
    with pytest.raises(StoreError):
        parse(sealed(fields), "x")


@pytest.mark.parametrize("game", [game for game in GAMES if len(every_game()[game].game.dealt) > 1])
def test_what_the_deal_decides_is_as_the_rounds_before_say(game: str) -> None:
    """A table of the second round is none of a match without a result, however right it is by itself."""
    (name,) = every_game()[game].game.dealt[1:]
    second = next(
        match
        for number in range(4)
        for match in lines(game, number)
        if len(match.results) == 1 and not match.between_rounds
    )
    match = Match(second.game, second.options, second.seats, "0000-0000")
    match.resume(second.log[:1], second.round, second.results, second.dealer or 0)
    prove(match)
    match.resume(second.log[:1], second.round, [], second.dealer or 0)
    with pytest.raises(ValueError, match=f"other {name}"):
        prove(match)
