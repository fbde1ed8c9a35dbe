"""The program is killed while somebody calls, buries, in the middle of a trick and of a chain: everything is there."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from cardtable.app.settings import Settings
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.long

PROGRAM = """
import json
import sys
import time
from pathlib import Path
from random import Random
from cardtable.app.settings import Settings
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.store.database import Database
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.services import Services
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.shell.main_window import MainWindow

WANTED = {
    "calling": lambda table: table.phase == "call" and len(table.calls) == 2,
    "burying": lambda table: table.phase == "bury",
    "trick": lambda table: table.phase == "play" and len(table.trick) == 2 and len(table.tricks) == 3,
    "chain": lambda table: table.placed > 0,
    "drawn": lambda table: table.drawn,
}

if __name__ == "__main__":
    app = make_application()
    database = Database(Path(sys.argv[1]))
    services = Services(database, None, "is")
    services.settings = Settings(pace="instant")
    window = MainWindow(services)
    window.show()
    entry = catalogue()[sys.argv[2]]
    count = 4 if sys.argv[2] == "san_da_yi" else 2
    seats = tuple(Seat(name, None, place) for place, name in enumerate("ABCD"[:count]))
    window.start(MatchSetup(entry, entry.game.options(), seats, "0000-0000"))
    page = window.table
    for step in range(2000):
        table = page.table.round
        if WANTED[sys.argv[3]](table):
            break
        level = Level.EASY if sys.argv[2] == "two_of_three" else Level.MEDIUM
        chosen = entry.player.choose(table.view(table.turn), level, Random(step))
        page.running.controller.play(table.turn, (chosen.action,))
        if page.table.match.between_rounds:
            page.deal()
        app.processEvents()
    print(json.dumps([len(page.table.match.log), page.table.round.to_json()]), flush=True)
    time.sleep(60)
"""


@pytest.mark.parametrize(
    ("game", "moment"),
    [
        ("san_da_yi", "calling"),
        ("san_da_yi", "burying"),
        ("san_da_yi", "trick"),
        ("two_of_three", "chain"),
    ],
)
def test_it_goes_on_where_it_was(tmp_path: Path, qapp, game: str, moment: str) -> None:
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()}
    folder = tmp_path / "games"
    child = subprocess.Popen(
        [sys.executable, str(script), str(folder), game, moment], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert child.stdout is not None
    lines, table = json.loads(child.stdout.readline())
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    child.stdout.close()
    database = Database(folder)
    loaded = database.load(database.games()[0].id)
    assert loaded.replayed
    assert len(loaded.match.log) == lines
    assert loaded.match.round is not None
    assert json.loads(json.dumps(loaded.match.round.to_json())) == table
    services = Services(database, None, "en")
    services.settings = Settings(pace="instant")
    window = MainWindow(services)
    window.show()
    window.resume(database.games()[0].id)
    assert window.table.curtain.isVisible()
    assert all(item.card is None for item in window.table.scene.cards if item.zone.startswith(("hand-", "tray-")))
    window.close()
    services.close()
    database.close()
