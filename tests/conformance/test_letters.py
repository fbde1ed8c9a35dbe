"""The letters of the buttons: no two buttons of one table share one, in any language, and the rule book lists them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.app.settings import LANGUAGES
from cardtable.cards import Card
from cardtable.engine.match import Match
from cardtable.engine.refusal import Refusal
from cardtable.messages import Message
from cardtable.resources import rule_text
from cardtable.stage.commands import Command
from cardtable.stage.stage import Stage
from cardtable.stage.zones import Middle
from tests.conformance.common import DEPTH, GAMES, NAMES, option_sets, random_play, some_seats, table_of
from tests.conformance.corpus import lines
from tests.every_game import every_game
from tests.test_words import letter, read_in

LIMIT = 90
MATCHES = 24
# Buttons that every table has, but for games in which nobody is given a hint.
HINT, GO_ON = "Hint", "Go on"
# And the one with which a trick is seen once more, where tricks are won.
LAST_TRICK = "Last trick"


def word_of(key: Message) -> str:
    """Whose letter it is."""
    return (key.comment or "").partition("“")[2].rstrip("”")


def buttons(match: Match, rng: Random) -> Iterator[list[Command]]:
    """The buttons of every seat as they are now, with some cards picked or put together."""
    stage, table = every_game()[match.game.id].stage, match.round
    assert table is not None
    for seat in range(table.seats):
        view: Any = table.view(seat)
        picked = tuple(view.hand[: rng.randrange(3)])
        for groups in ((), (tuple(view.hand[:2]),), proposed(stage, view)):
            yield stage.controls.commands(view, NAMES, picked, groups)
        yield stage.controls.commands_out_of_turn(view, NAMES)


def proposed(stage: Stage, view: Any) -> Sequence[Sequence[Card]]:
    """What the game would put together for this seat, where it can."""
    found = stage.controls.propose(view, (), ()) if stage.controls.tray(view) else ()
    return () if isinstance(found, Refusal) else found


def words_of_the_page(game: str) -> list[str]:
    """The words of the buttons that the game does not know of."""
    entry = every_game()[game]
    hint = [HINT] if entry.game.lenient else []
    return [GO_ON, *hint, *([LAST_TRICK] if entry.stage.layout.middle is Middle.TRICK else [])]


@cache
def words_on(game: str) -> frozenset[str]:
    """The words of all buttons with letters that were seen in some matches."""
    found = set(words_of_the_page(game))
    for number in range(MATCHES):
        rng = Random(number)
        for step, match in enumerate(lines(game, number)):
            for commands in buttons(match, rng):
                found |= {word_of(one.key) for one in commands if one.key.context == "Keys"}
            assert match.round is not None
            meant = every_game()[game].stage.waiting.going_on(match.round.view(match.round.turn))
            found |= set() if meant is None else {word_of(meant[1])}
            if step > LIMIT:
                break
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_no_two_buttons_of_a_table_share_a_letter(game: str, data: st.DataObject, seed: int) -> None:
    match = table_of(game, data.draw(some_seats(game)), data.draw(option_sets(game)), f"c{seed}")
    rng = Random(seed)
    also = words_of_the_page(game)
    for number, _ in enumerate(random_play(match, rng)):
        if number == LIMIT:
            break
        for commands in buttons(match, rng):
            for language in LANGUAGES:
                pressed = [one.key.render(read_in(language)) for one in commands]
                pressed += [letter(language, word) for word in also]
                assert len(set(pressed)) == len(pressed), (language, pressed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_lists_the_letters_of_the_buttons(game: str, language: str) -> None:
    at_this_table = rule_text(game, language).split("{#at-this-table}")[1]
    rows = re.findall(r"^\| ([^|]+) \|", at_this_table, re.MULTILINE)
    listed = set(re.findall(r"(?<!\+)\b[A-Z]\b", " ".join(rows)))
    named = set(re.findall(r"\b[A-Z]\b", re.sub(r"^[|!].*$", "", at_this_table, flags=re.MULTILINE)))
    wanted = {letter(language, word) for word in words_on(game)}
    assert listed <= wanted, f"{language}: the table of {game} lists {listed - wanted}, which no button has"
    missing = wanted - listed - named
    assert not missing, f"{language}: the book of {game} says nothing of {missing}"
    # V peeks below the curtain in every language; A and I are words.
    other = named - wanted - {"V", "A", "I"}
    assert not other, f"{language}: the book of {game} names {other}, which no button has"
