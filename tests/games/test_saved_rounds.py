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
SAVED = [
    pytest.param(path.stem, saved, id=f"{path.parent.name}-{path.stem}-{number}")
    for path in sorted(FOLDER.glob("*/*.json"))
    for number, saved in enumerate(json.loads(path.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize(("game", "saved"), SAVED)
def test_a_round_of_an_earlier_version_opens_and_plays_on(game: str, saved: dict[str, Any]) -> None:
    entry = catalogue()[game]
    table = entry.game.load_round(saved["round"])
    assert entry.game.load_round(table.to_json()).to_json() == table.to_json()
    assert entry.game.options.read(saved["options"])
    assert (table.result is None) == (saved["moment"] == "playing")
    rng = Random(game)
    for _ in range(12):
        moves = [(seat, action) for seat in range(table.seats) for action in table.legal(seat)]
        assert bool(moves) == (table.result is None)
        if not moves:
            break
        table.play(*rng.choice(moves), FreeChance(rng))


def test_every_game_has_rounds_of_every_kind_of_moment() -> None:
    kinds = {(param.values[0], param.values[1]["moment"]) for param in SAVED}  # type: ignore[index, call-overload]
    assert kinds == {(game, moment) for game in catalogue() for moment in ("playing", "between", "finished")}
