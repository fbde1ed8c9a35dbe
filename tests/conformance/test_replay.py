"""A match that is looked at once more is the very match, from no other eyes than may be, and stays as it was."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.app.match.turn_log import Log
from cardtable.app.replay import (
    Landmarks,
    ReplayTable,
    can_be_replayed,
    eyes_of,
    following,
    may_play_on,
    played_on_from,
    preceding,
    replay_sight,
)
from cardtable.app.sight import ALL_OPEN, PUBLIC, Eyes
from cardtable.engine.match import Match, Seat
from cardtable.store.files import parse
from cardtable.store.record import match_of, record_of, snapshot_to_json
from tests.conformance.common import DEPTH, GAMES, NAMES, cards_in, random_play, seats_for, some_options, table_of
from tests.conformance.hiding import hidden_cards_anew
from tests.every_game import every_game
from tests.saved_games.reading import all_saved, data_of

LINES = 90


def part_of_a_match(game: str, seed: object, persons: int, lines: int = LINES) -> Match:
    """Some lines of a match at which so many persons sit."""
    rng = Random(f"{game}/{seed}")
    count = max(seats_for(game, rng.randrange(9)), min(persons, 2))
    seats = [Seat(name, None if at < persons else "easy", at % 8) for at, name in enumerate(NAMES[:count])]
    match = Match(every_game()[game].game, some_options(game, rng), seats, f"c{seed}")
    for _ in islice(random_play(match, rng), lines):
        pass
    return match


def whole_match(game: str) -> Match:
    """A short match from its first deal to its end."""
    known = every_game()[game].game
    options = known.options.read({key: values[0] for key, values in known.short.items()})
    match = table_of(game, known.seat_counts[0], options, "0000-0000")
    for _ in random_play(match, Random(game)):
        pass
    return match


def same_table(one: Match, other: Match) -> bool:
    return (one.round, one.results, one.events, one.log) == (other.round, other.results, other.events, other.log)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_played_again_ends_at_the_same_table(game: str) -> None:
    match = whole_match(game)
    before = match.copy()
    table = ReplayTable(every_game()[game], match)
    beats: list[Any] = []
    table.watched = beats.extend
    while table.forward():
        pass
    assert match.over
    assert table.match.over
    assert same_table(table.match, match)
    assert same_table(match, before)
    told: dict[int, list[object]] = {}
    for beat in beats:
        told.setdefault(beat.line, []).extend(beat.events)
    assert [tuple(events) for events in told.values()] == match.events
    # Back to the beginning, and at once to the end.
    table.go_to(table.first)
    assert table.position == table.first == 1
    table.go_to(table.last)
    assert same_table(table.match, match)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=4 * DEPTH)
@given(seed=st.integers(0, 2**32))
def test_every_place_of_a_match_is_what_it_was(game: str, seed: int) -> None:
    match = part_of_a_match(game, seed, 0)
    table, rng = ReplayTable(every_game()[game], match), Random(seed)
    for _ in range(12):
        place = rng.randrange(1, len(match.log) + 1)
        table.go_to(place)
        assert same_table(table.match, match.at(place))
        if rng.random() < 0.5 and table.forward():
            assert same_table(table.match, match.at(place + 1))


@pytest.mark.parametrize(("version", "name"), all_saved())
def test_every_game_ever_saved_can_be_shown_again(version: str, name: str) -> None:
    loaded = parse(data_of(version, name), name)
    if not can_be_replayed(loaded.match):
        with pytest.raises(ValueError, match="nothing"):
            ReplayTable(every_game()[loaded.match.game.id], loaded.match)
        return
    table = ReplayTable(every_game()[loaded.match.game.id], loaded.match)
    while table.forward():
        pass
    assert snapshot_to_json(table.match) | {"retakes": 0} == snapshot_to_json(loaded.match) | {"retakes": 0}


# -- whose eyes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("persons", [0, 1, 2])
def test_while_a_match_runs_only_what_the_screen_showed_is_shown(game: str, persons: int) -> None:
    rng = Random(persons)
    for seed in range(3):
        match = part_of_a_match(game, seed, persons, 30 + 25 * seed)
        if match.over:
            continue
        allowed = Eyes(0) if persons == 1 else PUBLIC
        assert eyes_of(match) == (allowed,)
        table = ReplayTable(every_game()[game], match)
        sight = replay_sight(table)
        for eyes in {ALL_OPEN, PUBLIC, *map(Eyes, range(len(match.seats)))} - {allowed}:
            with pytest.raises(ValueError, match="nobody may look"):
                sight.look_from(eyes)
        table.go_to(table.first)
        while True:
            current: Any = table.round
            assert sight.view() == current.view(allowed.seat)
            if current.result is None:
                # The same table with other hidden cards is shown in the same way.
                other = hidden_cards_anew(current, allowed.seat, rng)
                assert sight.look(other) == sight.look(current)
            if not table.forward():
                break
            for shown in sight.visible(table.match.events[-1]):
                assert shown in [event.seen_by(allowed.seat) for event in table.match.events[-1]]


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_everybody_s_eyes_are_free(game: str) -> None:
    match = whole_match(game)
    table = ReplayTable(every_game()[game], match)
    assert set(eyes_of(match)) == {ALL_OPEN, *map(Eyes, range(len(match.seats)))}
    table.go_to(table.first)
    sight = replay_sight(table)
    sight.look_from(ALL_OPEN)
    zones = every_game()[game].stage.layout.zones
    while True:
        current: Any = table.round
        shown = set(cards_in(zones(sight.view(), NAMES, sight.near)))
        assert {card for hand in current.hands for card in hand} <= shown
        if not table.forward():
            break
    for eyes in eyes_of(match):
        sight.look_from(eyes)
        assert Log(sight).rows((), sight.view())


@pytest.mark.parametrize("game", GAMES)
def test_a_single_person_s_match_that_is_over_is_shown_from_that_seat_first(game: str) -> None:
    match = whole_match(game)
    seats = [Seat(seat.name, None if place == 1 else "easy") for place, seat in enumerate(match.seats)]
    alone = Match(match.game, match.options, seats, match.deal_code)
    for line in match.log:
        alone.replay(line)
    assert eyes_of(alone)[:2] == (Eyes(1), ALL_OPEN)


# -- the ways through it ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_landmarks_are_deals_turns_and_what_the_whole_table_turned_to(game: str) -> None:
    match = whole_match(game)
    table = ReplayTable(every_game()[game], match)
    marks = Landmarks(table)
    assert [match.log[place - 1].action for place in marks.deals] == [None] * len(match.results)
    for place in marks.turns:
        table.go_to(place)
        assert match.log[place].seat is not None
    for moment in marks.moments:
        assert table.first <= moment.line < table.last
    assert following(marks.deals, table.last) is None
    assert preceding(marks.deals, table.first) is None
    assert following([3, 5], 3) == 5
    assert preceding([3, 5], 5) == 3


# -- play on from here -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_from_anywhere_in_a_finished_match_one_of_its_own_goes_on(game: str) -> None:
    match, rng = whole_match(game), Random(game)
    for place in {1, len(match.log) // 2, len(match.log) - 1}:
        assert may_play_on(match, place)
        begun = played_on_from(match, place, "1111-1111")
        assert begun.log == match.log[:place]
        assert begun.round == match.at(place).round
        assert begun.deal_code == match.deal_code
        assert begun.luck == match.luck == ""
        assert (begun.began, begun.retakes) == (place, match.retakes)
        for _ in islice(random_play(begun, rng), 20):
            pass
        kept = match_of(record_of(begun, "seed"), "kept")
        assert kept.replayed
        assert kept.match.round == begun.round
        assert kept.match.began == place
    assert not may_play_on(match, len(match.log))
    assert not may_play_on(match, 0)


@pytest.mark.parametrize("game", GAMES)
def test_while_a_match_runs_one_goes_on_from_deals_that_are_over_with_other_luck(game: str) -> None:
    known = every_game()[game].game
    match = Match(known, known.options.read({}), [Seat(name) for name in NAMES[: known.seat_counts[0]]], "0000-0000")
    rng = Random(game)
    for _ in random_play(match, rng):
        if len(match.results) == 1 and not match.between_rounds:
            break
    if match.over:
        return
    deals = [line for line, one in enumerate(match.log) if one.action is None]
    assert not may_play_on(match, len(match.log) - 1) or len(match.log) - 1 <= deals[-1]
    with pytest.raises(ValueError, match="hidden"):
        played_on_from(match, deals[-1] + 1, "1111-1111")
    begun = played_on_from(match, deals[-1], "1111-1111")
    assert begun.deal_code == match.deal_code
    kept = match_of(record_of(begun, "seed"), "kept").match
    assert (kept.luck, kept.began) == ("1111-1111", deals[-1])
    again = match.at(deals[-1])
    begun.deal()
    again.deal()
    assert match.log[deals[-1]].outcomes == again.log[-1].outcomes
    assert begun.log[-1].outcomes != again.log[-1].outcomes
    kept.deal()
    assert begun.log[-1].outcomes == kept.log[-1].outcomes
