"""The playthroughs are what they were; ``python -m tests.golden.make`` writes them anew after a meant change."""

from __future__ import annotations

import pytest

from cardtable.games.catalogue import catalogue
from tests.golden.make import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_what_it_was(name: str) -> None:
    then = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = playthrough(name).splitlines()
    for number, (old, new) in enumerate(zip(then, now, strict=False), start=1):
        assert new == old, f"{name}.txt:{number}"
    assert len(now) == len(then)


def test_every_game_has_a_playthrough() -> None:
    assert {game for game, *_ in PLAYTHROUGHS.values()} == set(catalogue())


def test_there_is_no_file_without_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
