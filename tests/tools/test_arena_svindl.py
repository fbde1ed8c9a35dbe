"""Svindl on played deals: who accuses is right as often as he believes, and no dull trick beats an easy table."""

from __future__ import annotations

import pytest

from cardtable.players.decision import Level
from tools.arena.__main__ import main
from tools.arena.families.olsen.accusations import table_of
from tools.arena.families.olsen.tricksters import wins_of
from tools.arena.families.olsen.watching import KINDS
from tools.arena.strength import wilson

FEW = 20


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_accusers_are_right_as_often_as_they_believe(level: Level, seats: int) -> None:
    summary = table_of(level, seats, 120, "calibration")
    for low in (0.5, 0.6, 0.7, 0.8, 0.9):
        made = sum(summary.made[kind, low] for kind in KINDS)
        if made >= FEW:
            least, most = wilson(sum(summary.right[kind, low] for kind in KINDS), made)
            assert least <= low + 0.1
            assert most >= low
    assert not any(low == 0.0 for _, low in summary.made)
    assert summary.made.total() > FEW
    assert 0.15 < summary.done["hide"] / summary.deals < 0.6
    assert all(summary.found[kind] < summary.done[kind] for kind in KINDS)


@pytest.mark.nightly
@pytest.mark.parametrize("trick", ["hide", "slip", "false"])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_dull_trick_beats_an_easy_table(trick: str, seats: int) -> None:
    wins = wins_of(trick, Level.EASY, seats, 120, "tricks")
    assert wilson(sum(wins), len(wins))[0] <= 1 / seats


def test_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["svindl", "accusations", "--level", "easy", "--deals", "20"]) == 0
    assert "cheats a deal (20 deals)" in capsys.readouterr().out
    assert main(["svindl", "tricks", "--deals", "4", "--seats", "2"]) == 0
    assert capsys.readouterr().out.count("fair is 50.0%") == 5
