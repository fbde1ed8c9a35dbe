"""Turns in lines: what matters is never lost, nothing hidden is in them, and live they are what the log makes anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import LANGUAGES
from cardtable.app.sight import screen_sight
from cardtable.app.turns import Since, Until, since_my_turn, turns
from cardtable.cards import Card, Suit
from cardtable.engine.match import Match, Seat
from cardtable.messages import Message, source_text
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import LINES, WIDE, fitted, not_at_plates, weightiest
from tests.conformance.common import GAMES, NAMES, choose
from tests.every_game import every_game
from tests.test_words import read_in

STEPS = 140
# Of a hundred lines so many may be longer than the strip is wide, and none is longer than this.
LONG = 3
LONGEST = 65


def signs(value: object) -> str:
    """What is drawn, in as many letters as small cards take."""
    if isinstance(value, Suit):
        return value.symbol
    if isinstance(value, tuple):
        return " ".join("JK" if card.suit is None else f"{card.rank.text}{card.suit.symbol}" for card in value)
    return str(value)


def a_table(game: str, seed: int, seats: int = 0) -> RunningMatch:
    entry = every_game()[game]
    counts = entry.game.seat_counts
    count = max(counts[0], min(seats or counts[-1], counts[-1]))
    sitting = [Seat(NAMES[at % len(NAMES)] + "abcdefghij"[at] * (at >= len(NAMES)), None if at == 0 else "easy", at)
               for at in range(count)]  # fmt: skip
    match = Match(entry.game, entry.game.options.read({}), sitting, f"{seed:04}-0000")
    table = RunningMatch(entry, match, "seed", NoAutosave())
    table.deal()
    return table


def own_turns(game: str, seed: int, seats: int = 0) -> Iterator[RunningMatch]:
    """A table whenever its only person comes to act, and after every step on the way."""
    table, rng = a_table(game, seed, seats), Random(f"{game}/{seed}")
    for _ in range(STEPS):
        if table.match.between_rounds:
            if table.match.over:
                return
            table.deal()
        seat, action = choose(table.match, rng)
        table.match.play(seat, action)
        if not table.match.between_rounds:
            yield table


def since(table: RunningMatch) -> Since:
    return since_my_turn(screen_sight(table), 0, table.round.view(0))


def written(table: RunningMatch, found: Since) -> list[str]:
    return [line.text(table.names).render(source_text, signs) for line in found.lines]


@pytest.mark.parametrize("game", GAMES)
def test_no_turning_point_is_lost_in_a_strip_of_three_lines_and_of_one(game: str) -> None:
    for seats in (2, 0):
        for table in own_turns(game, 3, seats):
            found = since(table)
            turning = [line for line in found.lines if line.weight is Weight.TURNING]
            for room in (LINES, 1):
                shown = weightiest(not_at_plates(found.lines, range(len(table.names))), room)
                assert [line for line in turning if line in shown] == turning[-min(len(turning), room + 2) :]
            for line in turning:
                kept = fitted(line, table.names, lambda message: message.render(source_text, signs))
                assert [part.weight for part in kept.parts].count(Weight.TURNING) == [
                    part.weight for part in line.parts
                ].count(Weight.TURNING)


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_short_in_every_language(game: str) -> None:
    read = [read_in(language) for language in LANGUAGES]
    texts: list[str] = []
    for table in own_turns(game, 5):
        for line in since(table).lines[-3:]:
            for language in read:

                def say(message: Message, language: Any = language) -> str:
                    return message.render(language, signs)

                texts.append(say(fitted(line, table.names, say).text(table.names)))
    assert len(longest := max(texts, key=len)) <= LONGEST, longest
    wide = [text for text in texts if len(text) > WIDE]
    assert 100 * len(wide) <= LONG * len(texts), wide


@pytest.mark.parametrize("game", GAMES)
def test_what_the_player_did_is_told_to_the_player_nowhere_and_no_effect_stands_alone(game: str) -> None:
    for table in own_turns(game, 7):
        for line in since(table).lines:
            assert line.called or line.seat != 0
            assert not line.parts[0].effect or line.called or line.joins
            short = fitted(line, table.names, lambda message: message.render(source_text, signs), 30)
            assert not short.parts[0].effect or line.parts[0].effect


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_event_by_event_ends_as_what_the_log_tells(game: str) -> None:
    for table in own_turns(game, 11):
        line = len(table.match.log) - 1
        events = len(table.match.events[line])
        assert since_my_turn(screen_sight(table), 0, table.round.view(0), Until(line, events)) == since(table)
        for told in range(events):
            so_far = since_my_turn(screen_sight(table), 0, table.round.view(0), Until(line, told))
            assert all(written(table, so_far))
            assert all(one.text.render(source_text, signs) for one in so_far.notices)
        nothing = since_my_turn(screen_sight(table), 0, table.round.view(0), Until(line, 0))
        assert len(nothing.notices) <= len(since(table).notices) or table.match.log[line].seat == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_take_back_tells_what_the_shorter_match_told(game: str) -> None:
    known: dict[int, tuple[list[str], list[str]]] = {}
    table = None
    for table in own_turns(game, 13):
        found = since(table)
        known[len(table.match.log)] = written(table, found), [one.text.render(source_text) for one in found.notices]
    assert table is not None
    for length in sorted(known, reverse=True)[:20]:
        table.match.rewind(length)
        if table.match.between_rounds:
            continue
        found = since(table)
        told = written(table, found), [one.text.render(source_text) for one in found.notices]
        assert told == known[length]


@pytest.mark.parametrize("game", GAMES)
def test_a_line_says_no_more_than_the_events_that_the_screen_may_show(game: str) -> None:
    """Lines are made of what ``visible`` lets through, so a card that is private to another seat is in none."""
    for table in own_turns(game, 17):
        mine = {
            card for zone in table.entry.stage.layout.zones(table.round.view(0), table.names, 0) for card in zone.cards
        }
        seen = {
            card
            for events in table.match.events
            for event in screen_sight(table).visible(events)
            for card in _cards(event)
        }
        for line in since(table).lines:
            for part in line.parts:
                assert set(_shown(part.text)) <= mine | seen


def _cards(event: Any) -> Iterator[Any]:
    for field in fields(event):
        value = getattr(event, field.name)
        for one in value if isinstance(value, tuple) else (value,):
            yield from (one,) if isinstance(one, Card) else one if isinstance(one, tuple) else ()


def _shown(message: Message) -> Iterator[Any]:
    for _, value in message.parameters:
        inner = getattr(value, "value", None)
        if isinstance(inner, tuple):
            yield from inner
        if isinstance(value, Message):
            yield from _shown(value)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_matters_makes_a_line_another_one(game: str) -> None:
    """An event with a weight is in a line: without it the lines of its turn would be others."""
    told, seen = set(), set()
    speech = every_game()[game].stage.speech
    for seed in (43, 47):
        for table in own_turns(game, seed):
            view, turn = table.round.view(0), turns(screen_sight(table), table.match.last_deal)[-1]
            for event in turn.events:
                if speech.mark(event).weight is Weight.PASSING or speech.tell(event, table.names) is None:
                    continue
                seen.add(event.kind)
                without = tuple((who, tuple(one for one in events if one != event)) for who, events in turn.done)
                lines = [speech.turn_lines(one, view, -1, table.names) for one in (turn, replace(turn, done=without))]
                if lines[0] != lines[1]:
                    told.add(event.kind)
    assert seen - told == set()
