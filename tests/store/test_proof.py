"""What a match from outside has to pass, every honest match passes: at each moment, in every game, by any rule."""

from __future__ import annotations

import copy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.store.errors import StoreError
from cardtable.store.files import parse
from cardtable.store.proof import prove
from tests.conformance.common import DEPTH, GAMES, option_sets, random_play, seats_for, some_seats, table_of
from tools.attack.records import moments, sealed


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
            # As if later rules no longer agreed with the log.
            broken = {**fields, "log": [*fields["log"], fields["log"][0]]}
            assert not parse(sealed(broken), "x").replayed
