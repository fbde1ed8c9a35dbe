"""What somebody does at a bare desktop with the program: ``at_the_desktop.py SCENE OTHER COMMAND ...``.

Runs inside the bare Debian of ``trial.py``, beside ``tools``; the program is started by the command, for instance its
menu entry, and followed by its transcript. SCENE is one of ``SCENES``, OTHER the game of the saved file. Prints one
line for each check, and leaves pictures beside itself.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.driver.driver import Driver, LostError
from tools.driver.evening import MOVES, PLAYED, Evening
from tools.driver.kept import Kept
from tools.driver.report import Report
from tools.driver.transcript import Transcript
from tools.driver.xdotool import Xdotool

if TYPE_CHECKING:
    from collections.abc import Sequence

HERE: Final = Path(__file__).resolve().parent
SAVED: Final = HERE / "game.cardtable"
NAMED: Final = Path.home() / "Ömmuspil – 三.cardtable"
DATA: Final = Path.home() / ".local/share/cardtable"
# How the system's table of sockets writes that somebody waits, and how long an address is there.
LISTEN: Final = "0A"
IPV4: Final = 8
# Whoever has ended and was waited for by nobody counts no more.
RUNS: Final = ("pgrep", "--runstates", "RSDT", "-x", "cardtable")


class Desktop:
    """The screen, with the program on it or not."""

    def __init__(self, command: Sequence[str], report: Report) -> None:
        self._command = command
        self.report = report
        transcript = HERE / "transcript.jsonl"
        transcript.unlink(missing_ok=True)
        os.environ["CARDTABLE_TRANSCRIPT"] = str(transcript)
        self.driver = Driver(Transcript(transcript), Xdotool())
        self.evening = Evening(self.driver, Kept(DATA).deeds)

    def start(self) -> None:
        """Start the program."""
        subprocess.Popen(self._command)

    @property
    def way(self) -> str:
        """How it is started, in words."""
        return "its menu entry" if self._command[0] == "gio" else Path(self._command[0]).name

    def kill(self, signal: str) -> None:
        """End the program, and wait until it has gone."""
        subprocess.run(["pkill", f"-{signal}", "-x", "cardtable"], check=False)
        self.driver.wait(lambda: subprocess.run(RUNS, stdout=subprocess.DEVNULL, check=False).returncode != 0)

    def shoot(self, name: str) -> None:
        """Keep a picture of the screen, when what flies has landed."""
        time.sleep(1.5)
        subprocess.run(["scrot", "-o", str(HERE / f"{name}.png")], check=True)

    def opens(self, name: str, game: str, how: str) -> None:
        """Open the saved game by its file."""
        before = len(self.driver.eyes.told)
        subprocess.Popen(["gio", "open", str(NAMED)])
        self.evening.is_at_table(game)
        spoke = self.driver.wait(lambda: any(one.tone == "urgent" for one in self.driver.eyes.told[before:]))
        self.report.say(f"a double click opens it {how}, and its table speaks", spoke)
        self.shoot(name)


def first(desktop: Desktop, _: str) -> None:
    """The first start, a game, and the end in the middle of it."""
    desktop.start()
    desktop.evening.sit_down("Amma")
    desktop.report.say(f"started by {desktop.way}, and asked who sits there", True)
    desktop.shoot("menu")
    desktop.evening.begin(PLAYED)
    desktop.evening.player.play(MOVES)
    desktop.report.say(f"{MOVES} moves by keys alone", True)
    desktop.shoot("play")
    desktop.kill("KILL")


def on(desktop: Desktop, _: str) -> None:
    """Go on after the kill, and end: whoever reads what is kept while a program ends finds nothing whole."""
    _go_on(desktop)
    desktop.kill("TERM")


def _go_on(desktop: Desktop) -> None:
    desktop.start()
    desktop.evening.go_on(PLAYED)
    desktop.evening.player.play(1)
    desktop.report.say("the game that was killed goes on", True)
    desktop.shoot("continue")


def again(desktop: Desktop, other: str) -> None:
    """Go on; then a saved game by its file, in the open window and by itself."""
    _go_on(desktop)
    NAMED.write_bytes(SAVED.read_bytes())
    desktop.opens("open", other, "in the open window")
    desktop.kill("TERM")
    desktop.opens("open-cold", other, "by itself")
    desktop.kill("TERM")


def evening(desktop: Desktop, _: str) -> None:
    """A new game, as on every evening."""
    desktop.start()
    desktop.evening.begin(PLAYED)
    desktop.evening.player.play(MOVES)
    desktop.report.say(f"{MOVES} moves of a new game", True)
    desktop.kill("TERM")


def phones(desktop: Desktop, _: str) -> None:
    """Play with phones, and without them again: the door is open as long as a person wants it, and at one place."""
    driver, say = desktop.driver, desktop.report.say
    desktop.start()
    desktop.evening.go_on(PLAYED)
    say("nobody listens before phones are asked for", not listening())
    desktop.evening.ask_for_phones()
    opened = driver.wait(listening)
    desktop.shoot("phones")
    places = listening()
    say(f"the door is open at one place: {places}", opened and len(places) == 1)
    for place in places:
        with urllib.request.urlopen(f"http://{place}/") as page:
            say("a phone gets its page there", b"phone.js" in page.read())
    desktop.evening.play_without_phones()
    say("nobody listens any more without phones", driver.wait(lambda: not listening()))
    desktop.kill("TERM")


def listening() -> list[str]:
    """Where somebody waits for others of the network, as address and port."""
    found: list[str] = []
    for file in ("tcp", "tcp6"):
        for line in Path("/proc/net", file).read_text().splitlines()[1:]:
            place, state = line.split()[1], line.split()[3]
            if state == LISTEN:
                address, port = place.split(":")
                found.append(f"{written(address)}:{int(port, 16)}")
    return found


def written(address: str) -> str:
    """An address of the system's own table as everybody writes it; a longer one as it stands there."""
    return str(ip_address(bytes.fromhex(address)[::-1])) if len(address) == IPV4 else address


SCENES: Final = {"first": first, "on": on, "again": again, "evening": evening, "phones": phones}


def main(scene: str, other: str, *command: str) -> int:
    """Do what is asked for; 1 when a check failed."""
    report = Report()
    manager = subprocess.Popen(["openbox"])
    time.sleep(1)
    desktop = Desktop(command, report)
    try:
        SCENES[scene](desktop, other)
    except LostError as error:
        report.say(f"{scene}: {error}", False)
        desktop.shoot(f"lost-{scene}")
        desktop.kill("KILL")
    finally:
        manager.terminate()
    return min(report.failed, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
