"""What the first paint needs: covers of games and no game, a list of saved games and no model of one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.games.catalogue import catalogue, covers, entry

SCRIPT = """
import json, os, sys
from PySide6.QtCore import QTimer
from cardtable.ui import window as module
real = module.Window.show
def show(self):
    real(self)
    self.repaint()
    print(json.dumps(sorted(sys.modules)), flush=True)
    os._exit(0)
module.Window.show = show
from cardtable.ui.start import run
run(["--qpa", "offscreen", "--data-dir", sys.argv[1], "--language", "en"])
"""
LIMIT = 300


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules that are there when the home page has been painted."""
    folder = tmp_path_factory.mktemp("home")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder)],
        cwd=Path(__file__).parents[1], capture_output=True, text=True, check=True, timeout=LIMIT,
    )  # fmt: skip
    return set(json.loads(done.stdout.strip().splitlines()[-1]))


@pytest.mark.parametrize("room", ["rules", "table", "players", "entries"])
def test_no_game_is_opened_for_the_home_page(loaded: set[str], room: str) -> None:
    assert not [name for name in loaded if name.startswith("cardtable.games.") and f".{room}" in name]


def test_no_model_is_made_for_the_home_page(loaded: set[str]) -> None:
    assert "pydantic" not in loaded


def test_pages_that_nobody_has_opened_are_not_there(loaded: set[str]) -> None:
    assert {name for name in loaded if name.startswith("cardtable.ui.pages.")} == {"cardtable.ui.pages.home"}
    assert not {"cardtable.app.table", "cardtable.ui.table.page", "cardtable.ui.accessible"} & loaded


@pytest.mark.parametrize("game", covers())
def test_a_cover_says_what_is_inside(game: str) -> None:
    cover, inside = covers()[game], entry(game)
    assert (inside.game.id, inside.game.title, inside.game.seat_counts) == (cover.id, cover.title, cover.seat_counts)
    assert inside.game.most_seats == cover.most_seats
    assert list(catalogue()) == list(covers())


def test_a_game_that_is_not_known_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        entry("bridge")
