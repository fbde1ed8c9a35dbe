"""A turn for ears says in fewer sentences all that the log says in many, in every game and every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cardtable.app.settings import LANGUAGES
from cardtable.engine.match import Match
from cardtable.stage.card_names import card_object
from cardtable.stage.speech import Speech
from cardtable.stage.turns import Wordiness, in_sentences
from tests.conformance.common import GAMES, NAMES
from tests.conformance.corpus import NUMBERS, lines
from tests.every_game import every_game
from tests.test_words import read_in

LIMIT = 80


def some_turns(game: str) -> Iterator[tuple[int, list[Any]]]:
    """What several actions in a row told a seat, in some matches."""
    for number in NUMBERS:
        match = next(match for step, match in enumerate(lines(game, number)) if step > LIMIT or match.over)
        yield from _cut(match, Random(f"{game}/{number}"))


def _cut(match: Match, rng: Random) -> Iterator[tuple[int, list[Any]]]:
    at = 0
    while at < len(match.events):
        number, seat = rng.randrange(1, 9), rng.randrange(len(match.seats))
        told = [event for events in match.events[at : at + number] for event in events]
        yield seat, [seen for event in told if (seen := event.seen_by(seat)) is not None]
        at += number


@pytest.mark.parametrize("game", GAMES)
def test_word_for_word_is_what_the_log_says(game: str) -> None:
    stage = every_game()[game].stage
    for _, events in some_turns(game):
        wanted = [message for event in events if (message := stage.speech.tell(event, NAMES)) is not None]
        assert in_sentences(stage.speech, events, NAMES, None, Wordiness.EVERYTHING) == wanted


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_names_every_card_and_every_player_that_the_log_names(game: str) -> None:
    stage = every_game()[game].stage
    merged = 0
    for seat, events in some_turns(game):
        every = in_sentences(stage.speech, events, NAMES, seat, Wordiness.EVERYTHING)
        turn = in_sentences(stage.speech, events, NAMES, seat)
        assert len(turn) <= len(every)
        merged += len(turn) < len(every)
        for language in LANGUAGES:
            read = read_in(language)
            said = " ".join(message.render(read) for message in turn)
            for event in events:
                if stage.speech.tell(event, NAMES) is None:
                    continue
                one = stage.speech.tell(event, NAMES).render(read)
                card = getattr(event, "card", None)
                if card is not None and card_object(card).render(read) in one:
                    assert card_object(card).render(read) in said
                actor = getattr(event, "seat", None)
                if actor is not None and NAMES[actor] in one:
                    assert NAMES[actor] in said
    joins = type(stage.speech).tell_together is not Speech.tell_together
    assert merged or not joins, "tell_together never made one sentence of several"


@pytest.mark.parametrize("game", GAMES)
def test_little_leaves_out_and_adds_nothing(game: str) -> None:
    stage = every_game()[game].stage
    left_out = 0
    for seat, events in some_turns(game):
        turn = in_sentences(stage.speech, events, NAMES, seat)
        little = in_sentences(stage.speech, events, NAMES, seat, Wordiness.LITTLE)
        assert set(little) <= set(turn)
        left_out += len(turn) - len(little)
    assert left_out


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_to_oneself_comes_first(game: str) -> None:
    stage = every_game()[game].stage
    for seat, events in some_turns(game):
        order = in_sentences(stage.speech, events, NAMES, seat, Wordiness.EVERYTHING)
        told = [stage.speech.tell(event, NAMES) for event in events if stage.speech.befalls(event) == seat]
        mine = [sentence for sentence in told if sentence is not None]
        assert order[: len(mine)] == mine
