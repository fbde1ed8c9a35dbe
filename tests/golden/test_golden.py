"""The playthroughs are what they were; ``python -m tests.golden.make`` writes them anew after a meant change."""

from __future__ import annotations

import pytest

from cardtable.games.catalogue import catalogue
from tests.golden.make import FOLDER, playthrough, playthroughs


@pytest.mark.parametrize("name", playthroughs())
def test_a_playthrough_is_what_it_was(name: str) -> None:
    then = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = playthrough(name).splitlines()
    for number, (old, new) in enumerate(zip(then, now, strict=False), start=1):
        assert new == old, f"{name}.txt:{number}"
    assert len(now) == len(then)


def test_every_game_has_a_playthrough() -> None:
    assert {one.game for one in playthroughs().values()} == set(catalogue())
