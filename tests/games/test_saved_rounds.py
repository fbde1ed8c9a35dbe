"""Rounds that version 0.1 saved, at every kind of moment, open and play on: what is refused never is an honest game."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.engine.chance import FreeChance
from cardtable.games.catalogue import catalogue

FOLDER = Path(__file__).parent / "saved_rounds"


def saved_rounds(game: str) -> list[dict[str, Any]]:
    """What earlier versions saved: the moment ("playing", "between" deals or "finished"), the options and the round."""
    paths = sorted(FOLDER.glob(f"*/{game}.json"))
    return [saved for path in paths for saved in json.loads(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("game", sorted({path.stem for path in FOLDER.glob("*/*.json")}))
def test_rounds_of_an_earlier_version_open_and_play_on(game: str) -> None:
    entry = catalogue()[game]
    saved_ones = saved_rounds(game)
    assert {saved["moment"] for saved in saved_ones} == {"playing", "between", "finished"}
    for saved in saved_ones:
        table = entry.game.load_round(saved["round"])
        assert entry.game.load_round(table.to_json()).to_json() == table.to_json()
        assert entry.game.options.read(saved["options"])
        assert (table.result is None) == (saved["moment"] == "playing")
        play_on(table, Random(game))


def play_on(table: Any, rng: Random) -> None:
    """A few random legal actions."""
    for _ in range(12):
        moves = [(seat, action) for seat in range(table.seats) for action in table.legal(seat)]
        assert bool(moves) == (table.result is None)
        if not moves:
            break
        table.play(*rng.choice(moves), FreeChance(rng))
