"""The log by turns, in all games: nothing that is told is missing, and a round that is over is told as it was."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.match.screen import LogRow
from cardtable.app.match.turn_log import Log
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import screen_sight
from cardtable.engine.match import Match
from cardtable.games.san_da_yi.rules.scoring import needed
from cardtable.kinds.stock.rules import Reshuffled
from cardtable.stage.common_words import PILE_SHUFFLED
from tests.app.desk import Desk
from tests.conformance.common import GAMES
from tests.conformance.corpus import lines
from tests.conformance.test_replay import whole_match
from tests.conformance.test_turn_lines import own_turns
from tests.every_game import every_game


def rows(table: RunningMatch, *opened: int) -> tuple[LogRow, ...]:
    sight = screen_sight(table)
    return Log(sight).rows(opened, sight.view())


def everything(table: RunningMatch) -> tuple[LogRow, ...]:
    return rows(table, *range(len(table.match.log)))


def texts(told: tuple[LogRow, ...], table: RunningMatch) -> list[str]:
    return [str(row.text if row.line is None else row.line.text(table.names)) for row in told]


@pytest.mark.parametrize("game", GAMES)
def test_opened_it_has_every_sentence_that_there_is(game: str) -> None:
    *_, table = own_turns(game, 17)
    sentences = [str(row.text) for row in everything(table) if row.level and row.line is None]
    told = [str(one) for events in table.match.events for one in screen_sight(table).told(events)]
    assert sorted(sentences) == sorted(told)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_a_line_and_its_moment_is_its_end(game: str) -> None:
    *_, table = own_turns(game, 17)
    told = rows(table)
    headings = [row for row in told if not row.level]
    assert len(headings) == sum(line.action is None for line in table.match.log)
    assert [row.opened for row in headings] == [False] * (len(headings) - 1) + [None]
    ends = [row.end for row in told]
    assert all(one <= other for one, other in zip(ends[len(headings) :], ends[len(headings) + 1 :], strict=False))
    assert max(ends) == len(table.match.log)
    assert {row.first for row in told if row.level} <= set(range(headings[-1].first, len(table.match.log)))


@pytest.mark.parametrize("game", GAMES)
def test_a_round_that_is_over_is_told_as_when_it_ended(game: str) -> None:
    match = whole_match(game)
    table = RunningMatch(every_game()[game], match, "seed", NoAutosave())
    deals = [at for at, line in enumerate(match.log) if line.action is None]
    for first, following in pairwise(deals):
        ended = RunningMatch(table.entry, match.at(following), "seed", NoAutosave())
        then = texts(tuple(row for row in rows(ended) if row.first >= first), ended)
        now = texts(tuple(row for row in rows(table, first) if first <= row.first < following), table)
        assert now == then


def test_where_a_mended_match_has_lost_lines_its_rounds_keep_their_numbers() -> None:
    whole = whole_match("san_da_yi")
    _, second, *_ = (at for at, line in enumerate(whole.log) if line.action is None)
    mended = Match(whole.game, whole.options, whole.seats, "0000-0000")
    mended.resume(whole.log[second:], whole.round, whole.results, whole.dealer or 0)
    headings = [
        [str(row.text) for row in rows(table) if not row.level]
        for table in (RunningMatch(every_game()["san_da_yi"], match, "seed", NoAutosave()) for match in (whole, mended))
    ]
    assert headings[1] == headings[0][1:]


@pytest.mark.parametrize("game", GAMES)
def test_the_newest_is_the_last_row(game: str) -> None:
    for table in own_turns(game, 23):
        sight = screen_sight(table)
        newest = Log(sight).lines(sight.view(), every_round=False)[-1]
        assert str(newest) == texts(rows(table), table)[-1]


def test_a_line_says_when_the_pile_was_shuffled_into_the_stock() -> None:
    """The stock went from none to thirty-three, and no line said why."""
    for game in ("olsen", "klikk", "kinaskak"):
        matches = (match for number in range(30) for match in lines(game, number))
        match = next(one for one in matches if any(isinstance(event, Reshuffled) for event in one.events[-1]))
        table = RunningMatch(every_game()[game], match, "seed", NoAutosave())
        told = next(row.line for row in reversed(rows(table)) if row.line is not None and not row.line.called)
        assert PILE_SHUFFLED in [part.text for part in told.parts], game


def test_the_defence_has_enough_once_a_round_and_when_it_had() -> None:
    """What a line says of a trick is true of that trick, however much came after it."""
    found = 0
    for seed in range(60, 70):
        for table in own_turns("san_da_yi", seed):
            view: Any = table.round.view(0)
            told = [text for text in texts(rows(table), table) if "the defence has enough" in text]
            assert len(told) <= 1
            if view.result is None and view.bid is not None:
                assert bool(told) == (view.points >= needed(view.bid))
                found += len(told)
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_while_the_log_stands_there_the_strip_is_away_and_only_then_are_there_rows(game: str) -> None:
    *_, table = own_turns(game, 23)
    at = Desk(table)
    at.open()
    strip, display = at.screen.strip, at.driver.display
    assert at.screen.log is None
    display.show_log(True)
    assert at.screen.log == rows(table)
    assert at.screen.strip == ()
    display.show_log(False)
    assert (at.screen.log, at.screen.strip) == (None, strip)
