"""Door or program are killed at every step of a table with phones: nothing played is lost, and nothing stays open."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from cardtable.app.settings import Settings
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process is killed otherwise there"),
]

# The program is told a word a line, does it, and tells on a line each what its window shows, whenever that is new.
PROGRAM = """
import json
import os
import signal
import sys
from pathlib import Path
from PySide6.QtCore import QSocketNotifier, QTimer
from cardtable.app.phones.door import Door
from cardtable.app.settings import Settings
from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.store.database import Database
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application


class MortalDoor(Door):
    left = int(sys.argv[4])
    shut = 0

    def __init__(self, said):
        def hear(report):
            self.reach(next(iter(report)))
            said(report)

        super().__init__(hear, host="127.0.0.1")
        self.reach("opening")

    def invite(self, seat):
        self.reach("invite")
        return super().invite(seat)

    def show(self, seat, page):
        if "hand" in page:
            self.reach("page")
        super().show(seat, page)
        if "hand" in page:
            self.reach("sent")

    def close(self):
        self.reach("closing")
        super().close()
        MortalDoor.shut += 1
        self.reach("closed")

    def reach(self, step):
        MortalDoor.left -= step == sys.argv[3]
        if step == sys.argv[3] and not MortalDoor.left:
            os.kill(self.process_id if sys.argv[2] == "door" else os.getpid(), signal.SIGKILL)


def state():
    phones, table = window.phones, page.table
    hands = [item for item in page.scene.cards if item.zone.startswith(("hand-", "tray-"))]
    return {
        "shut": MortalDoor.shut,
        "place": "" if phones is None else phones.place,
        "codes": {} if phones is None else {seat: one.code for seat, one in phones.seats.invited.items()},
        "elsewhere": sorted(table.elsewhere),
        "covered": page.curtain.isVisible() and all(item.card is None for item in hands),
        "lines": len(table.match.log),
    }


def tell():
    global told
    now = told if page.table is None else state()
    if now != told:
        told = now
        print(json.dumps(now), flush=True)


def do():
    deeds = {"open": page.deeds["phones"], "shut": lambda: window.phones.panel.end.click()}
    deeds.get(sys.stdin.readline().strip(), app.quit)()


def fail(*error):
    sys.__excepthook__(*error)
    os._exit(1)


if __name__ == "__main__":
    sys.excepthook = fail
    app = make_application()
    database = Database(Path(sys.argv[1]))
    services = Services(database, None, "is")
    services.settings = Settings(pace="instant")
    window = MainWindow(services)
    window.open_door = MortalDoor
    window.show()
    game = entry("olsen")
    window.start(MatchSetup(game, game.game.options(), (Seat("Anna"), Seat("Sigrún", None, 1)), "0000-0000"))
    page, told = window.table, None
    words = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    words.activated.connect(do)
    often = QTimer(interval=5)
    often.timeout.connect(tell)
    often.start()
    app.exec()
    services.close()
    database.close()
"""
# Where it happens, and at which time that this place is reached. What a phone says is played at the table of all, and
# a page is on its way to it before and after the door has it.
STEPS = {
    "opening": 1,
    "open": 1,
    "invite": 2,
    "sat": 2,
    "deed": 3,
    "page": 6,
    "sent": 6,
    "closing": 1,
    "closed": 1,
}
# So many lines are played when a person shuts the door.
ENOUGH = 4

State = dict[str, Any]


class Phone:
    """A phone at the table that does what its page offers first, until it hears nothing more."""

    def __init__(self, place: str, code: str) -> None:
        self.lines = 0
        self._thread = Thread(target=self._play, args=(place, code))
        self._thread.start()

    def _play(self, place: str, code: str) -> None:
        more: dict[str, Any] = {"origin": f"http://{place}", "compression": None, "ping_interval": None}
        with suppress(OSError, WebSocketException), connect(f"ws://{place}/hand", **more) as phone:
            phone.send(json.dumps({"code": code}))
            for message in phone:
                page = json.loads(message)
                self.lines = max(self.lines, page.get("line", 0))
                for deed in self._deeds(page)[:1]:
                    phone.send(json.dumps(deed))

    @staticmethod
    def _deeds(page: dict[str, Any]) -> list[dict[str, Any]]:
        """What can be done there, but for calling the others' last card."""
        buttons = [one["key"] for one in page.get("buttons", ()) if not one["why"] and one["key"] != "O"]
        presses = [{"do": "press", "key": key} for key in buttons]
        return presses + [{"do": "drop", "zone": "discard", "cards": [card]} for card in page.get("fits", ())]

    def until_it_hears_nothing(self) -> int:
        """How many lines were played when it was shown something last."""
        self._thread.join()
        return self.lines


class Home:
    """The program with a window at whose table two persons sit, and their phones."""

    def __init__(self, folder: Path, victim: str, step: str) -> None:
        script = folder / "program.py"
        script.write_text(PROGRAM)
        words = [sys.executable, str(script), str(folder / "games"), victim, step, str(STEPS[step])]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self._program = subprocess.Popen(words, text=True, env=environment, **pipes)  # type: ignore[call-overload]
        self.state: State = {}
        self.places: set[str] = set()
        self.phones: list[Phone] = []

    def say(self, word: str) -> None:
        """Let a person do this there."""
        with suppress(BrokenPipeError):
            self._program.stdin.write(f"{word}\n")
            self._program.stdin.flush()

    def look(self, until: Callable[[State], object]) -> bool:
        """Follow what the window shows until it is this; whether that came before the program had ended."""
        while not (self.state and until(self.state)):
            line = self._program.stdout.readline()
            if not line:
                return False
            self.state = json.loads(line)
            self.places |= {self.state["place"]} - {""}
        return True

    def come(self) -> None:
        """Let a phone come to every seat to which one is invited."""
        self.phones += [Phone(self.state["place"], code) for code in self.state["codes"].values()]

    def until_all_have_ended(self) -> int:
        """How the program ended, once it and every process that came from it has: each of them holds its output."""
        self.look(lambda _: False)
        return int(self._program.wait())

    def leave(self) -> int:
        """Let the person close the program; how that ended."""
        self._program.stdin.close()
        return self.until_all_have_ended()

    def close(self) -> None:
        """Whatever has happened, nothing outlives the test."""
        with self._program:
            pass
        for phone in self.phones:
            phone.until_it_hears_nothing()

    def play(self, step: str) -> None:
        """An evening with phones: the door is opened, they come and play, and it is shut again."""
        self.look(lambda now: now["lines"])
        self.say("open")
        if step not in ("opening", "open", "invite") and self.look(lambda now: len(now["codes"]) == 2):
            self.come()
        if step.startswith("clos") and self.look(lambda now: now["lines"] >= ENOUGH):
            self.say("shut")

    @property
    def lines(self) -> int:
        """How many lines were played at least, as the screen and every phone have shown."""
        return max(self.state["lines"], *(phone.until_it_hears_nothing() for phone in self.phones), 0)


@pytest.fixture
def home(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Home]:
    made = Home(tmp_path, *request.param)
    made.play(request.param[1])
    yield made
    made.close()
    for place in made.places:
        host, port = place.split(":")
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((host, int(port)))


def killed(victim: str, steps: Sequence[str]) -> pytest.MarkDecorator:
    """A home in which this one is killed, at each of these steps."""
    return pytest.mark.parametrize("home", [(victim, step) for step in steps], indirect=True, ids=steps)


def is_at_the_screen(now: State) -> Any:
    """Whether every hand is at the screen again, behind the curtain."""
    return now["shut"] and not now["elsewhere"] and now["covered"]


@killed("door", [step for step in STEPS if step != "closed"])
def test_a_door_that_is_killed_gives_the_hands_back_and_is_opened_anew(home: Home) -> None:
    assert home.look(is_at_the_screen)
    shown = home.lines
    assert home.state["lines"] == shown
    home.say("open")
    assert home.look(lambda now: len(now["codes"]) == 2)
    home.come()
    assert home.look(lambda now: now["lines"] > shown)
    assert home.leave() == 0


@killed("program", list(STEPS))
def test_a_program_that_is_killed_loses_nothing_and_leaves_no_door_open(home: Home, tmp_path: Path, qapp) -> None:
    assert home.until_all_have_ended() == -signal.SIGKILL
    database = Database(tmp_path / "games")
    (game,) = database.games()
    loaded = database.load(game.id)
    assert loaded.replayed
    assert len(loaded.match.log) >= home.lines
    services = Services(database, None, "en")
    services.settings = Settings(pace="instant")
    window = MainWindow(services)
    window.show()
    window.resume(game.id)
    assert window.phones is None
    assert window.table.curtain.isVisible()
    assert all(item.card is None for item in window.table.scene.cards if item.zone.startswith(("hand-", "tray-")))
    window.close()
    services.close()
    database.close()
