"""The turn in which a player laid most of a hand: found in every game as its log has it, and shown again."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cardtable.app.match_summary import LEAST, NOTHING, BigTurn, big_turns
from cardtable.app.replay import turn_again
from cardtable.cards import Card
from cardtable.engine.match import Match
from tests.conformance.common import DEPTH, random_play, some_match
from tests.every_game import every_game

SEEDS = range(2 * DEPTH)


def finished(game: str, number: int) -> Match:
    match, rng = some_match(game, f"big/{number}")
    for _ in random_play(match, rng):
        pass
    return match


def hands_in_lines(match: Match) -> list[list[list[set[Card]]]]:
    """The hands at every point of each line of the log where the table rests, from before it to after it."""
    again, found = match.at(0), []
    for line in match.log:
        lying: list[list[set[Card]]] = []

        def note(table: Any, _: int = 0, lying: list[list[set[Card]]] = lying) -> None:
            lying.append([set(hand) for hand in table.hands])

        if again.round is not None:
            note(again.round)
        again.replay(line, note)
        note(again.round)
        found.append(lying)
    return found


@pytest.mark.parametrize("game", every_game())
@pytest.mark.parametrize("number", SEEDS)
def test_the_biggest_turn_is_as_the_log_has_it(game: str, number: int) -> None:
    match = finished(game, number)
    swept = every_game()[game].stage.speech.swept
    best = [NOTHING] * len(match.seats)
    begun = laid = 0
    dealt = [0] * len(match.seats)
    for line, lying in enumerate(hands_in_lines(match)):
        seat = match.on_turn[line]
        if seat is None:
            dealt = list(map(len, lying[-1]))
            continue
        if not line or match.on_turn[line - 1] != seat:
            begun, laid = line, 0
        if match.log[line].seat == seat and not any(type(event) in swept for event in match.events[line]):
            laid += sum(max(0, len(before[seat]) - len(after[seat])) for before, after in pairwise(lying))
        if line + 1 == len(match.log) or match.on_turn[line + 1] != seat:
            turn = BigTurn(laid, dealt[seat], begun)
            if turn.laid >= LEAST and turn.worth >= best[seat].worth:
                best[seat] = turn
    assert big_turns(match, swept) == best


def test_a_hand_that_is_swept_was_not_laid() -> None:
    """Who is stuck in Two of Three loses the hand and the round: that is no best moment."""
    for number in range(7):
        match = finished("two_of_three", number)
        for seat, big in enumerate(big_turns(match, every_game()["two_of_three"].stage.speech.swept)):
            end = next((at for at in range(big.line, len(match.log)) if match.on_turn[at] != seat), len(match.log))
            lines = [line for line in range(big.line, end) if match.log[line].action.kind == "play"]
            assert big == NOTHING or big.laid == len(lines)


@pytest.mark.parametrize("game", every_game())
def test_it_is_turn_again_as_who_had_it_saw_it(game: str) -> None:
    entry = every_game()[game]
    for number in SEEDS:
        match = finished(game, number)
        for seat, big in enumerate(big_turns(match, entry.stage.speech.swept)):
            if big == NOTHING:
                assert turn_again(entry, match, seat, len(match.log)) is None
                continue
            seen = turn_again(entry, match, seat, big.line)
            if seen is None:
                assert not entry.stage.speech.big_turns, "what is told of a turn names its player"
                continue
            assert seen.told.seat == seat
            assert seen.sight.viewer == seat
            assert seen.lay.seat == seat
            assert seen.lay.counts[seat] <= seen.sight.view().counts[seat]
            other = (seat + 1) % len(match.seats)
            assert turn_again(entry, match, other, big.line) is None


def test_the_table_of_a_turn_is_shown_before_it_is_swept() -> None:
    """In Two of Three the row goes to somebody's pile as soon as a player is out, and the next cards are dealt."""
    shown = [
        seen.lay
        for match in [finished("two_of_three", number) for number in range(7)]
        for seat, big in enumerate(big_turns(match, every_game()["two_of_three"].stage.speech.swept))
        if (seen := turn_again(every_game()["two_of_three"], match, seat, big.line)) is not None
    ]
    assert len(shown) > 7
    assert all(view.row for view in shown)
