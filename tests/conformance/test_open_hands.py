"""Hands lie open once a round is over, for everybody alike, and never before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.common import GAMES
from tests.conformance.corpus import NUMBERS, lines

ROUNDS = 2
LONGEST = 3000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", NUMBERS[:2])
def test_hands_are_open_when_a_round_is_over_and_never_before(game: str, number: int) -> None:
    for step, match in enumerate(lines(game, number)):
        table: Any = match.round
        expected = () if table.result is None else tuple(tuple(hand) for hand in table.hands)
        for seat in (None, *range(table.seats)):
            shown = table.view(seat).open_hands
            assert shown == expected, f"in line {step} seat {seat} sees the hands {shown}, and not {expected}"
        if len(match.results) == ROUNDS or step > LONGEST:
            break


@pytest.mark.parametrize("game", GAMES)
def test_who_has_seen_the_hands_of_the_others_takes_nothing_back(game: str) -> None:
    for match in lines(game, 0):
        table: Any = match.round
        actor = match.log[-1].seat
        if actor is None or table.result is None:
            continue
        refusal = match.take_back_refusal(actor)
        assert refusal is not None
        assert refusal.code == ("take-back-revealed" if match.game.lenient else "take-back-never")
        break
