"""Taking back and redo at any table of any game: what went comes back, line by line, and nothing else does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import screen_sight
from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.engine.refusal import IllegalActionError
from cardtable.messages import source_text
from cardtable.store.record import match_of, record_of
from tests.conformance.common import DEPTH, GAMES, NAMES, choose, option_sets, some_seats
from tests.every_game import every_game

LENIENT = [game for game in GAMES if every_game()[game].game.lenient]


class Nowhere:
    """Counts how often it was asked to keep."""

    number = None

    def __init__(self) -> None:
        self.kept = 0

    def keep(self, match: Match) -> None:
        self.kept += 1


def table_with(game: str, data: st.DataObject, persons: int, taking_back: TakingBack | None, code: str) -> RunningMatch:
    known = every_game()[game]
    seats = [
        Seat(name, None if place < persons else "easy")
        for place, name in enumerate(NAMES[: data.draw(some_seats(game))])
    ]
    match = Match(known.game, data.draw(option_sets(game)), seats, code, taking_back)
    return RunningMatch(known, match, "seed", Nowhere())


def act(table: RunningMatch, rng: Random) -> None:
    """One more line of the log, or several where the program answers for somebody."""
    if table.match.between_rounds:
        table.deal()
    else:
        seat, action = choose(table.match, rng)
        table.play(seat, action)


def played(table: RunningMatch, data: st.DataObject, seed: int, most: int = 60) -> Random:
    rng = Random(seed)
    for _ in range(data.draw(st.integers(1, most))):
        if table.match.over:
            break
        act(table, rng)
    return rng


def state(table: RunningMatch) -> Any:
    """Everything that there is, as it would be written."""
    match = table.match
    return (
        record_of(match, "seed").model_dump(),
        list(match.events),
        list(match.results),
        [match.round.view(seat) for seat in (None, *range(len(match.seats)))] if match.round is not None else None,
    )


@pytest.mark.parametrize("game", LENIENT)
@pytest.mark.parametrize(
    ("persons", "taking_back"), [(1, None), (2, None), (2, TakingBack.DECISION), (9, TakingBack.DECISION)]
)
@settings(max_examples=12 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_was_taken_back_comes_back_as_it_was(
    game: str, persons: int, taking_back: TakingBack | None, data: st.DataObject, seed: int
) -> None:
    table = table_with(game, data, persons, taking_back, f"c{seed}")
    played(table, data, seed)
    states = [state(table)]
    lengths = [len(table.match.log)]
    while table.take_back_refusal() is None and len(states) < 12:
        log = list(table.match.log)
        table.take_back()
        assert table.match.log == log[: len(table.match.log)]
        assert len(table.match.log) < lengths[-1]
        assert None not in [line.seat for line in log[len(table.match.log) :]], "a deal is never taken back"
        assert log[len(table.match.log)].seat in table.persons
        states.append(state(table))
        lengths.append(len(table.match.log))
    assert table.undo.can_redo == (len(states) > 1)
    for before in reversed(states[:-1]):
        table.redo()
        assert state(table) == before
    assert not table.undo.can_redo


@pytest.mark.parametrize("game", LENIENT)
@settings(max_examples=12 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32), persons=st.integers(1, 3))
def test_something_else_ends_redo_and_the_same_goes_on_with_it(
    game: str, data: st.DataObject, seed: int, persons: int
) -> None:
    table = table_with(game, data, persons, TakingBack.DECISION, f"c{seed}")
    played(table, data, seed)
    if table.take_back_refusal() is not None:
        return
    before = state(table)
    log = list(table.match.log)
    table.take_back()
    first = log[len(table.match.log)]
    assert first.seat is not None
    others = [one for one in table.round.legal(first.seat) if one != first.action]
    if others and data.draw(st.booleans()):
        table.play(first.seat, others[0])
        assert not table.undo.can_redo
        return
    assert first.action is not None
    table.play(first.seat, first.action)
    if len(table.match.log) < len(log):
        assert table.undo.can_redo
        table.redo()
    assert state(table) == before
    assert not table.undo.can_redo


@pytest.mark.parametrize("game", LENIENT)
@settings(max_examples=12 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32), persons=st.integers(1, 3))
def test_after_a_take_back_every_seat_sees_what_it_saw_then(
    game: str, data: st.DataObject, seed: int, persons: int
) -> None:
    table = table_with(game, data, persons, TakingBack.DECISION, f"c{seed}")
    watchers = (None, *range(len(table.match.seats)))
    seen: list[Any] = [None]
    rng = Random(seed)
    for _ in range(data.draw(st.integers(1, 40))):
        if table.match.over:
            break
        length = len(table.match.log)
        act(table, rng)
        seen += [None] * (len(table.match.log) - length - 1)
        seen.append([table.round.view(seat) for seat in watchers])
    while table.take_back_refusal() is None:
        table.take_back()
        then = seen[len(table.match.log)]
        assert then is None or [table.round.view(seat) for seat in watchers] == then


@pytest.mark.parametrize("game", LENIENT)
@settings(max_examples=10 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32), persons=st.integers(1, 3))
def test_a_table_that_was_saved_takes_back_the_same(game: str, data: st.DataObject, seed: int, persons: int) -> None:
    table = table_with(
        game, data, persons, data.draw(st.sampled_from([None, *TakingBack])), new_deal_code(Random(seed))
    )
    played(table, data, seed)
    loaded = match_of(record_of(table.match, "seed"), "it").match
    again = RunningMatch(table.entry, loaded, "seed", Nowhere())
    for _ in range(3):
        assert say_why(again) == say_why(table)
        if table.take_back_refusal() is not None:
            break
        table.take_back()
        again.take_back()
        assert state(again) == state(table)


def say_why(table: RunningMatch) -> str | None:
    message = table.undo.why_not(screen_sight(table).told)
    return None if message is None else message.render(source_text)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=10 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32), persons=st.integers(1, 3))
def test_where_nothing_is_taken_back_nothing_is(game: str, data: st.DataObject, seed: int, persons: int) -> None:
    table = table_with(game, data, persons, TakingBack.NEVER, f"c{seed}")
    played(table, data, seed)
    assert table.match.taking_back is TakingBack.NEVER
    with pytest.raises(IllegalActionError):
        table.take_back()
    assert "nothing can be taken back" in (say_why(table) or "")


@pytest.mark.parametrize("game", LENIENT)
@settings(max_examples=12 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32), persons=st.integers(1, 3))
def test_a_match_is_marked_where_something_had_been_seen(
    game: str, data: st.DataObject, seed: int, persons: int
) -> None:
    """Exactly then: what could be taken back by the rule for several persons, too, leaves no mark."""
    table = table_with(game, data, persons, TakingBack.DECISION, f"c{seed}")
    played(table, data, seed)
    while table.take_back_refusal() is None:
        length, marked = len(table.match.log), table.match.retakes
        seat = table.match.log[-1].seat
        innocent = seat in table.persons and table.match.take_back_refusal(seat or 0) is None
        table.take_back()
        if length - len(table.match.log) == 1:
            assert table.match.retakes == marked + (not innocent)
        else:
            assert table.match.retakes in (marked, marked + 1)


@pytest.mark.parametrize("game", LENIENT)
@settings(max_examples=12 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_among_several_persons_no_hand_decides_how_far_back_it_goes(game: str, data: st.DataObject, seed: int) -> None:
    """That somebody had no choice is told to nobody: it goes back to what a person did last, whatever that was."""
    table = table_with(game, data, 2, TakingBack.DECISION, f"c{seed}")
    table.asking = "always"
    played(table, data, seed)
    persons = [line for line, entry in enumerate(table.match.log) if entry.seat in table.persons]
    if table.take_back_refusal() is None:
        table.take_back()
        assert len(table.match.log) == persons[-1]


@pytest.mark.parametrize("game", LENIENT)
@settings(max_examples=25 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32), persons=st.integers(2, 3))
def test_the_reason_is_the_same_whatever_is_hidden(game: str, data: st.DataObject, seed: int, persons: int) -> None:
    """It is written where all who share the screen can read it: what was private in an event is nobody's business."""
    table = table_with(game, data, persons, data.draw(st.sampled_from([None, *TakingBack])), f"c{seed}")
    played(table, data, seed)
    said = table.undo.why_not(screen_sight(table).told)
    table.match.events = [
        tuple(seen for event in events if (seen := _as_told_to_all(event)) is not None) for events in table.match.events
    ]
    assert table.undo.why_not(screen_sight(table).told) == said


def _as_told_to_all(event: Any) -> Any:
    """What everybody may know of it, or the whole where others than everybody are told nothing at all."""
    return event.seen_by(None) or event
