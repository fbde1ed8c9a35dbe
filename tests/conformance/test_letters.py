"""The letters of the buttons: no two buttons of one table share one, in any language, whatever the house rules."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from tests.conformance.common import DEPTH, GAMES, NAMES, option_sets, random_play, some_seats, table_of
from tests.test_words import LETTERS, letter, read_in

EVERYWHERE = ("Hint", "Go on")
LIMIT = 90
SAME_DEED = {"I’ll buy!": "Buy (with %n more)"}
"""Words for one deed on two kinds of buttons: the rule book names it once."""


def word_of(key) -> str:
    return key.comment.partition("“")[2].rstrip("”")


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_no_two_buttons_of_a_table_share_a_letter(game: str, data: st.DataObject, seed: int) -> None:
    match = table_of(game, data.draw(some_seats(game)), data.draw(option_sets(game)), f"c{seed}")
    rng, stage = Random(seed), catalogue()[game].stage
    for number, _ in enumerate(random_play(match, rng)):
        table = match.round
        if number == LIMIT or table is None:
            break
        for seat in range(table.seats):
            view = table.view(seat)
            picked = tuple(view.hand[: rng.randrange(3)])
            for groups in ((), (tuple(view.hand[:2]),)):
                check(game, stage.commands(view, NAMES, picked, groups))
            check(game, stage.calls(view, NAMES))


def check(game: str, commands) -> None:
    keys = [command.key for command in commands]
    named = [key for key in keys if key.context == "Keys"]
    assert {SAME_DEED.get(word_of(key), word_of(key)) for key in named} <= LETTERS[game]
    for language in LANGUAGES:
        pressed = [key.render(read_in(language)) for key in keys]
        also = [letter(language, word) for word in EVERYWHERE if word in LETTERS[game]]
        assert len({*pressed, *also}) == len(pressed) + len(also), (language, pressed, also)
