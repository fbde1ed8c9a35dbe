"""What holds for every game, every number of seats and every house rule, at every step of random legal play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.chance import FreeChance
from cardtable.engine.match import Match
from cardtable.engine.refusal import IllegalActionError
from tests.conformance.common import (
    DEPTH,
    GAMES,
    cards_in,
    choose,
    differing,
    indices,
    option_sets,
    plain,
    random_play,
    seats_for,
    some_seats,
    table_of,
)
from tests.every_game import every_game

# So many legal actions of a seat are tried at every step; where there are more, others at each.
TRIED_EACH_STEP = 12
# Computer players play what wanders, which takes long: the fewest and the most in a change, all at night.
SEATINGS = [
    pytest.param(
        game, seats, marks=pytest.mark.nightly if known.wanders and seats not in (counts[0], counts[-1]) else ()
    )
    for game in GAMES
    for known in [every_game()[game].game]
    for counts in [known.seat_counts]
    for seats in counts
]


def check_legal_is_accepted(match: Match, step: int) -> None:
    """Cheap enough for every step: nobody is offered what is refused, out of turn and in windows neither."""
    table = match.round
    assert table is not None
    for seat in range(table.seats):
        if match.game.wanders and seat == table.turn:
            continue  # what is legal may take long to find: the thorough steps and ``choose`` look at it
        legal = table.legal(seat)
        apart = 1 + len(legal) // TRIED_EACH_STEP
        for action in legal[step % apart :: apart]:
            assert table.refusal(seat, action) is None, f"seat {seat} is offered {action}, which is refused"


def check_step(match: Match, pack: list[Any], rng: Random, thorough: bool) -> None:
    table = match.round
    game = match.game
    assert table is not None
    assert indices(table.all_cards()) == pack
    if match.between_rounds:
        assert all(not table.legal(seat) for seat in range(table.seats))
    if not thorough:
        return
    before = plain(table.to_json())
    loaded = game.load_round(before)
    assert loaded.to_json() == before
    for event in match.events[-1]:
        assert game.events.from_json(plain(game.events.to_json(event))) == event
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        for name, again in (
            ("sent", game.views.from_json(plain(game.views.to_json(view)))),
            ("saved", loaded.view(seat)),
        ):
            assert again == view, f"{differing(view, again)} of the view of seat {seat} are others when {name}"
        if seat is None:
            assert view.legal() == []
            continue
        legal = list(table.legal(seat))
        assert view.legal() == legal, f"seat {seat} is offered otherwise by its view than by its round"
        assert len(set(legal)) == len(legal)
        space = game.action_space(view)
        assert set(legal) <= set(space), f"legal, but never tried: {set(legal) - set(space)}"
        for action in space:
            refusal = table.refusal(seat, action)
            assert view.refusal(action) == refusal, f"the view of seat {seat} and its round judge {action} differently"
            assert game.actions.from_json(plain(game.actions.to_json(action))) == action
            if action in legal:
                assert refusal is None, f"seat {seat} is offered {action}, which is refused"
            if refusal is not None:
                with pytest.raises(IllegalActionError):
                    table.play(seat, action, FreeChance(rng))
            else:
                twin = table.copy()
                twin.play(seat, action, FreeChance(rng))
                assert indices(twin.all_cards()) == pack
                if action not in legal:  # heard, and harmless: nothing at all is changed by it
                    changed = [key for key, value in twin.to_json().items() if value != before[key]]
                    assert not changed, f"seat {seat} is not offered {action}, which changes {changed}"
    assert plain(table.to_json()) == before


def replayed(match: Match) -> Match:
    again = Match(match.game, match.options, match.seats, match.deal_code)
    for entry in match.log:
        again.replay(entry)
    return again


def state(match: Match) -> Any:
    table = match.round
    return (table and table.to_json(), list(match.results), match.dealer, list(match.log), list(match.events))


def whole_match(match: Match, seed: str, every: int) -> None:
    rng = Random(seed)
    pack: list[Any] = []
    for step, (_, _) in enumerate(random_play(match, rng)):
        if not pack:
            pack = indices(match.round.all_cards())  # type: ignore[union-attr]
            assert len(set(pack)) == len(pack)
        check_legal_is_accepted(match, step)
        # Long matches repeat themselves: the first turns are looked at closely, the rest in samples.
        check_step(match, pack, rng, step % (every if step < 30 * every else 50 * every) == 0)
    standing = match.standing
    assert standing.over
    assert standing.leaders
    for seat, total in enumerate(standing.totals):
        assert total == sum(result.scores[seat] for result in match.results)
    assert replayed(match).round.to_json() == match.round.to_json()  # type: ignore[union-attr]
    with pytest.raises(IllegalActionError):
        match.deal()


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_a_match_with_the_default_rules(game: str, seats: int) -> None:
    for number in range(DEPTH):
        options = every_game()[game].game.options()
        whole_match(table_of(game, seats, options, f"c{number}"), f"p{number}", 4)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=6 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_match_with_any_house_rules(game: str, data: st.DataObject, seed: int) -> None:
    seats = data.draw(st.sampled_from(list(every_game()[game].game.seat_counts)))
    options = data.draw(option_sets(game))
    whole_match(table_of(game, seats, options, f"c{seed}"), f"p{seed}", 40)


def some_moves(game: str, data: st.DataObject, seed: int, most: int = 60) -> Match:
    seats = data.draw(some_seats(game))
    match = table_of(game, seats, data.draw(option_sets(game)), f"c{seed}")
    steps = data.draw(st.integers(1, most))
    for number, _ in enumerate(random_play(match, Random(seed))):
        if number >= steps:
            break
    return match


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=20 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_taking_back_all_the_way_and_forward_again_gives_the_same_table(
    game: str, data: st.DataObject, seed: int
) -> None:
    match = some_moves(game, data, seed, 40)
    states = [state(replayed_to(match, length)) for length in range(len(match.log) + 1)]
    log = list(match.log)
    match.first_unsaved = len(log)
    for length in range(len(log) - 1, -1, -1):
        match.rewind(length)
        assert state(match) == states[length]
        assert match.first_unsaved == length
    for length, entry in enumerate(log, start=1):
        match.replay(entry)
        assert state(match) == states[length]
    assert match.first_unsaved == 0


def replayed_to(match: Match, length: int) -> Match:
    again = Match(match.game, match.options, match.seats, match.deal_code)
    for entry in match.log[:length]:
        again.replay(entry)
    return again


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=20 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_after_a_take_back_the_same_actions_have_the_same_luck(game: str, data: st.DataObject, seed: int) -> None:
    """Nobody can shop for better cards by taking back, and a deal code means the same cards for ever."""
    match = some_moves(game, data, seed)
    before = state(match)
    log = list(match.log)
    length = data.draw(st.integers(0, len(log)))
    match.rewind(length)
    for entry in log[length:]:
        match.deal() if entry.action is None else match.play(entry.seat, entry.action)  # type: ignore[arg-type]
    assert state(match) == before


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=30 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_take_back_only_ones_own_last_action_and_only_if_nothing_was_revealed(
    game: str, data: st.DataObject, seed: int
) -> None:
    match = some_moves(game, data, seed)
    rng = Random(seed)
    for _ in range(6):
        if match.between_rounds:
            break
        before = state(match)
        seat, action = choose(match, rng)
        known = {other: set(cards_in(match.round.view(other))) for other in range(len(match.seats))}  # type: ignore[union-attr]
        luck = len(match.play(seat, action)) and match.log[-1].outcomes
        for other in range(len(match.seats)):
            if other != seat:
                assert match.take_back_refusal(other) is not None
        learned = any(
            set(cards_in(match.round.view(other))) - known[other] - set(cards_in(match.round.view(None)))  # type: ignore[union-attr]
            for other in range(len(match.seats))
        )
        if learned or luck:
            assert match.take_back_refusal(seat) is not None
        elif match.take_back_refusal(seat) is None:
            after = state(match)
            match.rewind(len(match.log) - 1)
            assert state(match) == before
            match.play(seat, action)
            assert state(match) == after


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_cannot_be_taken_back(game: str) -> None:
    match = table_of(game, seats_for(game, 1), every_game()[game].game.options(), "c")
    match.deal()
    assert all(match.take_back_refusal(seat) is not None for seat in range(len(match.seats)))
