"""What ears are told, in all games: every sentence where that is wished, else lines, and own matters first."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.app.match.narrator import in_words
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import screen_sight
from cardtable.app.turns import since_my_turn, turn_ended, turns
from cardtable.messages import Message
from cardtable.stage.event_style import Weight
from tests.conformance.common import GAMES
from tests.conformance.test_turn_lines import own_turns


def some_starts(table: RunningMatch, rng: Random) -> list[int]:
    return [rng.randrange(max(0, len(table.match.log) - 12), len(table.match.log)) for _ in range(3)]


def sentences(table: RunningMatch, start: int) -> list[Message]:
    return [message for events in table.match.events[start:] for message in screen_sight(table).told(events)]


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_what_the_log_says_word_for_word(game: str) -> None:
    for table in own_turns(game, 29):
        assert in_words(screen_sight(table), 0, "everything") == sentences(table, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_told_in_fewer_sentences_and_only_what_matters_in_fewer_still(game: str) -> None:
    rng, lengths, several = Random(game), [0, 0, 0], False
    for table in own_turns(game, 31):
        for start in some_starts(table, rng):
            every, turn, little = (
                in_words(screen_sight(table), start, how) for how in ("everything", "turns", "little")
            )
            assert set(map(str, little)) <= set(map(str, turn))
            lengths = [one + len(told) for one, told in zip(lengths, (every, turn, little), strict=True)]
            sight = screen_sight(table)
            several |= any(len(sight.told(one.events)) > 1 for one in turns(sight, start) if one.seat != sight.viewer)
    assert lengths[0] - several >= lengths[1] > lengths[2]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_done_to_oneself_comes_first_and_own_deeds_are_told_as_they_were(game: str) -> None:
    for table in own_turns(game, 37):
        log, match = table.match.log, table.match
        if table.round.turn != 0 or log[-1].seat == 0:
            continue
        own = turn_ended(table, 0)
        since = since_my_turn(screen_sight(table), 0, table.round.view(0))
        told = in_words(screen_sight(table), own + 1, "turns")
        notices = [str(one.text) for one in since.notices]
        if own > match.last_deal:
            assert list(map(str, told[: len(notices)])) == notices
            turning = [line for line in since.lines if line.weight is Weight.TURNING and not line.joins]
            assert len(told) >= len(turning)
        mine = set(map(str, screen_sight(table).told(match.events[own])))
        assert mine <= set(map(str, in_words(screen_sight(table), own, "turns")))
