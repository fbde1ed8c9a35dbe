"""What the first paint needs: covers of games and no game, a list of saved games and no model of one.

And what a match at the screen does not: a network.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardtable.games.catalogue import catalogue, covers, entry

SCRIPT = """
import builtins, gc, json, os, sys
from cardtable.ui.shell import application
open_window = application.open_window
def watched(wanted):
    from cardtable.ui.shell.startup_tasks import StartupTasks
    begin, pictured = StartupTasks.begin, StartupTasks._pictured
    def painted(self):
        told = {"painted": sorted(sys.modules), "note": os.path.exists(os.path.join(sys.argv[1], "starting"))}
        begin(self)
        if not os.path.exists(os.path.join(sys.argv[1], "known")):
            self._window.first_start.to_the_games()
        told["note at work"] = os.path.exists(os.path.join(sys.argv[1], "starting"))
        told["collects"] = gc.isenabled()
        told["imports plainly"] = builtins.__import__ is builtins.__orig_import__
        print(json.dumps(told), flush=True)
    def done(self):
        pictured(self)
        print(json.dumps(sorted(sys.modules)), flush=True)
        os._exit(0)
    StartupTasks.begin, StartupTasks._pictured = painted, done
    return open_window(wanted)
application.open_window = watched
gc.disable()
application.run(["--qpa", "offscreen", "--data-dir", sys.argv[1], "--language", "en"])
"""
# The system's own sockets, between two processes, are no network's.
MATCH = """
import json, os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
asked = []
sys.addaudithook(lambda event, values: asked.append((event, *values[1:2])) if event.startswith("socket.") else None)
from cardtable.ui.shell.self_test import check_window
played = check_window(None)
import socket
ours = ("socket.__new__", getattr(socket, "AF_UNIX", None))
print(json.dumps([played, sorted({event for event, *family in asked if (event, *family) != ours}), list(sys.modules)]))
"""
LIMIT = 800
SAVED = """
import sys
from pathlib import Path
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.store.database import Database
game = entry("olsen").game
match = Match(game, game.options.read({}), [Seat("Anna"), Seat("Jón", "medium")], "0000-0000")
match.deal()
database = Database(Path(sys.argv[1]))
database.add(match, "seed")
database.close()
Path(sys.argv[1], "known").touch()
"""
# What a window with words needs none of, wherever it comes from: nets, processes, locks of others, models, pictures.
HEAVY = ["asyncio", "ssl", "_ssl", "_hashlib", "socket", "multiprocessing", "concurrent.futures", "subprocess"]
HEAVY += ["pydantic", "pydantic_core", "filelock", "logging.handlers", "uuid", "secrets", "platform", "html"]
HEAVY += [
    "cardtable.ui.deck.pixmaps",
    "cardtable.ui.painting.face_pixmaps",
    "cardtable.ui.widgets.dialogs",
    "cardtable.ui.widgets.cover_picture",
    "cardtable.ui.shell.error_bar",
    "cardtable.ui.scene.scene",
]
HEAVY += [
    "miniaudio",
    "_miniaudio",
    "urllib.request",
    "wave",
    "cardtable.ui.audio.sounds",
    "cardtable.ui.audio.loudspeaker",
]
HEAVY += ["websockets", "segno", "cardtable.app.phones"]
HEAVY += ["cardtable.store.recovery", "cardtable.store.backups", "cardtable.store.record", "cardtable.app.log_file"]


def started(folder: Path) -> tuple[dict[str, Any], set[str]]:
    """What is there at the first paint, and which modules are when every picture is drawn."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder)],
        cwd=Path(__file__).parents[1], capture_output=True, text=True, check=True, timeout=LIMIT,
    )  # fmt: skip
    painted, pictured = done.stdout.strip().splitlines()
    return json.loads(painted), set(json.loads(pictured))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games of a family lie."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def start(folder: Path) -> tuple[dict[str, Any], set[str]]:
    """A start with a game that can be continued: the list is read at once, the game itself is opened later."""
    subprocess.run([sys.executable, "-c", SAVED, str(folder)], cwd=Path(__file__).parents[1], check=True)
    return started(folder)


@pytest.fixture(scope="module")
def loaded(start: tuple[dict[str, Any], set[str]]) -> set[str]:
    """The modules that are there when the home page has been painted."""
    return set(start[0]["painted"])


@pytest.mark.parametrize("module", HEAVY)
def test_what_only_pictures_and_games_need_comes_after_the_first_paint(loaded: set[str], module: str) -> None:
    assert "cardtable.ui.shell.main_window" in loaded
    assert module not in loaded


def test_the_note_of_a_start_lies_there_before_a_game_is_opened(start: tuple[dict[str, Any], set[str]]) -> None:
    painted, pictured = start
    assert (painted["note"], painted["note at work"]) == (True, True)
    assert "cardtable.games.olsen.rules" not in painted["painted"]
    assert "cardtable.games.olsen.entries" in pictured, "the picture of the newest match was drawn"


def test_a_match_that_was_seen_before_is_not_opened_again(start: tuple[dict[str, Any], set[str]], folder: Path) -> None:
    assert "cardtable.games.olsen.entries" in start[1]
    _, again = started(folder)
    assert not [name for name in again if name.startswith("cardtable.games.olsen.") and not name.endswith(".covers")]
    assert not {"cardtable.ui.scene.scene", "cardtable.store.record", "pydantic"} & again


def test_a_match_at_the_screen_asks_for_no_network_and_pays_for_none() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MATCH],
        cwd=Path(__file__).parents[1], capture_output=True, text=True, check=True, timeout=LIMIT,
    )  # fmt: skip
    played, asked, loaded = json.loads(done.stdout)
    assert "computer players in process" in played
    assert asked == []
    assert not {"asyncio", "ssl", "websockets", "segno", "cardtable.app.phones"} & set(loaded)


def test_garbage_is_looked_for_again_after_the_first_paint(start: tuple[dict[str, Any], set[str]]) -> None:
    assert start[0]["collects"]


def test_qt_reads_no_source_of_a_module_that_is_imported(start: tuple[dict[str, Any], set[str]]) -> None:
    assert start[0]["imports plainly"]


def test_a_home_page_without_a_game_opens_none_at_all(tmp_path: Path) -> None:
    _, pictured = started(tmp_path)
    unwanted = {
        "pydantic",
        "asyncio",
        "ssl",
        "socket",
        "pickle",
        "filelock",
        "miniaudio",
        "cardtable.games.olsen.entries",
    }
    assert not unwanted & pictured


@pytest.mark.parametrize("room", ["rules", "presentation", "players", "entries"])
def test_no_game_is_opened_for_the_home_page(loaded: set[str], room: str) -> None:
    assert not [name for name in loaded if name.startswith("cardtable.games.") and f".{room}" in name]


def test_no_model_is_made_for_the_home_page(loaded: set[str]) -> None:
    assert "pydantic" not in loaded


def test_pages_that_nobody_has_opened_are_not_there(loaded: set[str]) -> None:
    pages = {name for name in loaded if name.startswith("cardtable.ui.") and name.endswith(".page")}
    assert pages == {"cardtable.ui.home.page", "cardtable.ui.widgets.page"}
    assert not {"cardtable.ui.match.pictures", "cardtable.ui.home.notes"} & loaded
    assert (
        not {"cardtable.app.running_match", "cardtable.ui.match.page", "cardtable.ui.scene.accessible_tables"} & loaded
    )


@pytest.mark.parametrize("game", covers())
def test_a_cover_says_what_is_inside(game: str) -> None:
    cover, inside = covers()[game], entry(game)
    assert (inside.game.id, inside.game.title, inside.game.seat_counts) == (cover.id, cover.title, cover.seat_counts)
    assert inside.game.most_seats == cover.most_seats
    assert list(catalogue()) == list(covers())


def test_a_game_that_is_not_known_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        entry("bridge")
