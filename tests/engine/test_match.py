"""The match: its log is the truth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.engine.chance import SeededChance
from cardtable.engine.match import LogLine, Match, Seat
from cardtable.engine.refusal import IllegalActionError
from cardtable.games.olsen.rules.actions import DRAW, END_TURN, PASS, PLAY
from cardtable.games.olsen.rules.game import OlsenOlsen
from cardtable.games.olsen.rules.house_rules import OlsenOptions
from tests.conformance.common import random_play, table_of
from tests.games.olsen_positions import cards, position

CODE = "K7QF-2M9Z"


def olsen(seats: int = 3, code: str = CODE, **options: Any) -> Match:
    return table_of("olsen", seats, OlsenOptions(**options), code)


def after(steps: int, seed: int = 1, **options: Any) -> Match:
    match = olsen(**options)
    for number, _ in enumerate(random_play(match, Random(seed)), start=1):
        if number >= steps:
            break
    return match


def at(table: Any, **options: Any) -> Match:
    """A match that stands at this position."""
    match = olsen(table.seats, **options)
    match.deal()
    match.round = table
    return match


def test_a_deal_code_deals_the_same_cards_again() -> None:
    first, second, other = olsen(), olsen(), olsen(code="0000-0000")
    for match in (first, second, other):
        match.deal()
    assert first.round.to_json() == second.round.to_json()  # type: ignore[union-attr]
    assert first.round.to_json() != other.round.to_json()  # type: ignore[union-attr]


def test_nothing_is_played_before_a_deal_and_nothing_dealt_in_a_round() -> None:
    match = olsen()
    assert match.between_rounds
    assert match.dealer is None
    with pytest.raises(IllegalActionError):
        match.play(0, DRAW)
    match.deal()
    with pytest.raises(IllegalActionError):
        match.deal()
    assert len(match.log) == 1


def test_an_illegal_action_leaves_the_match_as_it_was() -> None:
    match = olsen()
    match.deal()
    before = (list(match.log), list(match.events), match.round.to_json())  # type: ignore[union-attr]
    with pytest.raises(IllegalActionError):
        match.play(match.round.turn, END_TURN)  # type: ignore[union-attr]
    assert (match.log, match.events, match.round.to_json()) == before  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "entry", [LogLine(None, None, ()), LogLine(0, DRAW, (3,)), LogLine(9, DRAW, ()), LogLine(None, DRAW, ())]
)
def test_a_log_that_does_not_fit_is_refused(entry: LogLine) -> None:
    match = olsen()
    match.deal()
    with pytest.raises((ValueError, IllegalActionError, IndexError)):
        match.replay(entry)


def test_the_next_deal_has_the_next_dealer() -> None:
    match = olsen(first_to=3)
    dealers = [match.dealer for _ in random_play(match, Random(4)) if match.log[-1].action is None]
    first = dealers[0]
    assert first is not None
    assert len(dealers) >= 3
    assert dealers == [(first + step) % 3 for step in range(len(dealers))]


def test_a_laid_card_can_be_taken_back_and_a_drawn_one_not() -> None:
    laid = at(position(top="2C", hand="5C KD QD", players=3))
    laid.play(0, PLAY[cards("5C")[0]])
    assert laid.take_back_refusal(0) is None
    assert laid.take_back_refusal(1).code == "take-back-others"  # type: ignore[union-attr]
    drawn = at(start_with_nothing())
    drawn.play(0, DRAW)
    assert drawn.take_back_refusal(0).code == "take-back-revealed"  # type: ignore[union-attr]


def start_with_nothing() -> Any:
    return position(top="2C", hand="KH QD", players=3)


def test_a_penalty_that_an_action_brought_cannot_be_taken_back_with_it() -> None:
    """The offender has seen three cards; taking back the next player's card must not put them into the stock."""
    match = at(position(top="2C", hand="6C KD", others={1: "6D 3H 4H"}))
    match.play(0, PLAY[cards("6C")[0]])
    match.play(1, PLAY[cards("6D")[0]])
    assert match.take_back_refusal(1).code == "take-back-revealed"  # type: ignore[union-attr]
    assert match.take_back_refusal(0) is not None


def resumed(steps: int) -> tuple[Match, Match]:
    old = after(steps, first_to=5)
    match = olsen(first_to=5)
    current = None if old.round is None else old.round.copy()
    assert old.dealer is not None
    match.resume(old.log, current, old.results, old.dealer)
    return old, match


@pytest.mark.parametrize("steps", [1, 5, 20, 60])
def test_a_match_goes_on_from_a_snapshot(steps: int) -> None:
    old, match = resumed(steps)
    assert match.standing == old.standing
    assert match.dealer == old.dealer
    assert match.log == old.log
    rest = random_play(match, Random(9))
    for _, _ in zip(random_play(old, Random(9)), rest, strict=False):
        assert match.round.to_json() == old.round.to_json()  # type: ignore[union-attr]
    assert match.over


def test_what_was_played_after_a_snapshot_can_be_taken_back_and_no_more() -> None:
    for steps in range(2, 40):
        old, match = resumed(steps)
        if match.between_rounds:
            continue
        length = len(match.log)
        before = match.round.to_json()  # type: ignore[union-attr]
        plays = [one for one in match.round.legal(match.round.turn) if one.kind == "play"]  # type: ignore[union-attr]
        assert match.take_back_refusal(match.log[-1].seat or 0) is not None
        if not plays:
            continue
        seat = match.round.turn  # type: ignore[union-attr]
        match.play(seat, plays[0])
        if match.take_back_refusal(seat) is None:
            match.rewind(len(match.log) - 1)
            assert match.round.to_json() == before  # type: ignore[union-attr]
            assert (match.log, len(match.events), match.results) == (old.log, length, old.results)
        with pytest.raises(ValueError, match="snapshot"):
            match.rewind(length - 1)


def test_resuming_takes_up_the_luck_where_it_was() -> None:
    old, match = resumed(30)
    used = sum(len(entry.outcomes) for entry in old.log)
    fresh = SeededChance(CODE)
    fresh.skip(used)
    assert fresh.pick(1000) == match._chance.pick(1000)


def test_a_seat_is_a_person_unless_it_has_a_level() -> None:
    assert Seat("Anna").is_person
    assert not Seat("Tölva", "easy").is_person
    assert OlsenOlsen().id == "olsen"
    assert PASS != DRAW
