"""What is counted when a round is over: it adds up to what the rules say, and the panel tells it in every language."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.messages import Message
from cardtable.stage.round_result import NOTHING
from tests.conformance.common import GAMES, NAMES
from tests.conformance.corpus import NUMBERS, lines
from tests.conformance.test_sentences import check_sentence
from tests.every_game import every_game

ROUNDS = 3
LONGEST = 6000


def ends(game: str, number: int) -> Any:
    """A match at the end of each of its rounds."""
    for step, match in enumerate(lines(game, number)):
        if match.between_rounds and match.results:
            yield match
        if len(match.results) == ROUNDS or step > LONGEST:
            return


def sheet_of(match: Any, seat: int | None) -> Any:
    stage = every_game()[match.game.id].stage
    return stage.scoring.account_sheet(match.round.view(seat), match.options, match.results, match.standing, NAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_counted_adds_up_to_the_scores(game: str, number: int) -> None:
    stage = every_game()[game].stage
    for match in ends(game, number):
        table: Any = match.round
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            counts = stage.scoring.costs(view)
            assert len({count.seat for count in counts}) == len(counts)
            for count in counts:
                scored, held = table.result.scores[count.seat], set(table.hands[count.seat])
                assert count.total == scored, f"seat {count.seat} scores {scored}, and {count.total} is counted"
                parts = [points for _, points in (*count.cards, *count.other)]
                assert not parts or sum(parts) == count.total, f"{parts} make no {count.total} of seat {count.seat}"
                odd = {card for card, _ in count.cards} ^ held if count.cards else ()
                assert not odd, f"of seat {count.seat} {odd} are counted and not held, or held and not counted"
                for said, _ in count.other:
                    check_sentence(said)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_panel_says_everything_once_and_in_every_language(game: str, number: int) -> None:
    stage = every_game()[game].stage
    for match in ends(game, number):
        sheets = [sheet_of(match, seat) for seat in (None, *range(len(match.seats)))]
        assert all(sheet == sheets[0] for sheet in sheets), "hands are open: everybody reads the same"
        sheet = sheets[0]
        assert sorted(row.seat for row in sheet.rows) == list(range(len(match.seats)))
        assert all(len(row.cells) == len(sheet.columns) for row in sheet.rows)
        for at in range(len(sheet.columns) - 1):
            assert any(row.cells[at] != NOTHING for row in sheet.rows), "a column that says nothing"
        won = {row.seat for row in sheet.rows if row.won}
        assert won == set(match.standing.leaders if match.over else match.results[-1].winners)
        assert (sheet.following is None) == match.over
        said = [text for text in (sheet.title, sheet.sentence) if text is not None]
        assert len(set(said)) == len(said)
        report = () if sheet.report is None else (sheet.report.title, *sheet.report.lines)
        cells = [text for row in sheet.rows for text in (*row.cells, row.reason)]
        facts = [text for fact in sheet.facts for text in fact]
        listed = [one.text for one in sheet.rounds]
        following = (sheet.following, sheet.following_short, stage.scoring.hurrah(match.round.view(None), NAMES))
        for text in (*said, *sheet.columns, *cells, *facts, *report, *listed, *following, *sheet.story):
            check_sentence(text)
        assert all(isinstance(text, Message) for text in sheet.columns)
        if sheet.rounds:
            assert [one.over for one in sheet.rounds].count(True) == len(match.results)
            assert len(sheet.rounds) == stage.scoring.planned(match.options)
