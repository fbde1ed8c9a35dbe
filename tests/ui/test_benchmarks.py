"""Benchmarks are commands of their own; a short form shows that they still find their way."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import many, released
from cardtable.app.summaries import MatchSummaries
from cardtable.store.database import Database
from tests.app.history import finished

COUNT = 30
# With room for what a table will show one day: it is about what is done twice, or for each place on the table.
MOST_CALLS = {"9C": 3000, "8C": 4000}


def test_many_matches_are_made_and_every_page_is_opened(tmp_path: Path, qapp, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    times = many.opening(tmp_path / "games", [finished("olsen", "1"), finished("veidimadur", "2")], COUNT)
    assert set(times) == {*many.PAGES, "figures", "scrolled"}
    assert all(taken > 0 for taken, _ in times.values())
    assert times["scrolled"][1] >= times["scrolled"][0]
    database = Database(tmp_path / "games")
    summaries = MatchSummaries(database)
    summaries.look()
    # What is not counted takes no time, and would make the figures of the benchmark too good.
    assert (summaries.waiting, len(summaries.all())) == (0, COUNT)
    database.close()


@pytest.mark.parametrize("card", released.RELEASED.values())
def test_a_released_card_is_cheap(card: str, window) -> None:
    released.released(window, card)
    assert 500 < released.released(window, card).calls.total() <= MOST_CALLS[card]
    window.table.get_up()
