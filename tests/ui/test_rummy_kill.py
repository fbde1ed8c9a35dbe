"""Killed while persons are asked whether they buy, and in the middle of a turn that could be taken back."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.app.awaiting import Asked, Curtain
from cardtable.app.settings import Settings
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.fingers import Fingers

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.long

PROGRAM = """
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

if __name__ == "__main__":
    app = make_application()
    database = Database(Path(sys.argv[1]))
    services = Services(database, None, "is")
    services.settings = Settings(pace="instant", asking="always")
    window = MainWindow(services)
    window.show()
    entry = catalogue()["kinaskak"]
    seats = tuple(Seat(name, None, place) for place, name in enumerate("ABC"))
    window.start(MatchSetup(entry, entry.game.options(), seats, "0000-0000"))
    page = window.table
    for step in range(2000):
        table = page.table.round
        asked = table.must_answer()
        if sys.argv[2] == "window" and len(asked) == 1 and table.wishes:
            break
        if sys.argv[2] == "laid" and table.laid_this_turn:
            break
        seat = asked[0] if asked else table.turn
        action = entry.player.choose(table.view(seat), Level.MEDIUM, Random(step)).action
        if sys.argv[2] == "window" and len(asked) == 2:
            action = next(one for one in table.legal(seat) if one.kind == "buy")
        page.running.controller.play(seat, (action,))
        app.processEvents()
    print(len(page.table.match.log), flush=True)
    time.sleep(60)
"""


@pytest.fixture
def killed(tmp_path: Path, request: Any) -> tuple[Path, int]:
    """A folder with a match that was killed at the wanted place, and how many lines of its log were played."""
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()}
    folder = tmp_path / "games"
    child = subprocess.Popen(
        [sys.executable, str(script), str(folder), request.param], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert child.stdout is not None
    shown = int(child.stdout.readline())
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    child.stdout.close()
    return folder, shown


@pytest.fixture
def resumed(killed: tuple[Path, int], qapp, qtbot):
    folder, shown = killed
    database = Database(folder)
    services = Services(database, None, "en")
    services.settings = Settings(pace="instant", asking="always")
    window = MainWindow(services)
    window.show()
    window.resume(database.games()[0].id)
    assert len(window.table.table.match.log) == shown
    yield Fingers(window, qtbot)
    window.close()
    services.close()
    database.close()


@pytest.mark.parametrize("killed", ["window"], indirect=True)
def test_the_question_is_still_open_after_a_kill(resumed: Fingers) -> None:
    table = resumed.page.table
    assert isinstance(resumed.page.running.sight.step(), Asked)
    (left,) = table.round.must_answer()
    (wisher,) = table.round.wishes
    assert table.round.view(left).wishes == ()
    resumed.click_button(resumed.page.commands.go_on)
    assert table.round.bought[wisher] == 1
    assert not table.round.must_answer()


@pytest.mark.parametrize("killed", ["laid"], indirect=True)
def test_what_was_laid_can_still_be_taken_back_after_a_kill(resumed: Fingers) -> None:
    page, table = resumed.page, resumed.page.table
    seat = table.round.turn
    assert isinstance(page.running.sight.step(), Curtain)
    assert table.round.laid_this_turn
    resumed.click_button(page.curtain.show_button)
    held = len(table.round.hands[seat])
    laid = [card for meld in table.round.melds for card in meld.cards]
    while table.round.laid_this_turn:
        page.running.controller.take_back()
    assert table.round.melds == []
    assert len(table.round.hands[seat]) == held + len(laid)
    resumed.click_command("P")
    resumed.click_command("L")
    assert table.round.down[seat]
