"""A long evening with the installed program: ``python -m tools.long_use [PROGRAM ...] [--minutes 60]``.

Somebody who knows names and keys plays every game in turn, alone and with a second person at the same screen, opens
every page of the home page, in every language, size of the window and size of text, and now and then the program is
killed. In the sessions in English a phone comes to every table, goes, comes back and goes for good. It fails where an
error is written down, a move that was made is not kept, or memory grows. Linux, with xvfb, xauth, openbox and xdotool;
PROGRAM is, for instance, ``/usr/games/cardtable``, else the program in this checkout. Root has a home's network of its
own; anybody else has phones where the machine is in one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from itertools import count, cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from websockets.sync.client import connect
from websockets.typing import Origin

from cardtable.app.phones.doorkeeper import own_address, refusal
from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from tools.bare import AT_HOME, OWN_NETWORK
from tools.commands import command, number
from tools.driver.driver import Driver, LostError
from tools.driver.evening import PROGRAM, Evening
from tools.driver.kept import Kept
from tools.driver.moves import Player
from tools.driver.report import Report
from tools.driver.transcript import Transcript
from tools.driver.xdotool import Xdotool

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NEEDED: Final = {"xvfb-run": "xvfb xauth", "openbox": "openbox", "xdotool": "xdotool"}
ON_SCREEN: Final = "CARDTABLE_LONG_USE"
SIZES: Final = ((1280, 800), (760, 560), (1920, 1080), (1024, 700))
TEXTS: Final = (100, 150, 125, 200)
PERSONS: Final = ("Amma", "Afi")
MOVES: Final = 3
# At a table at most so many seconds; so many keys look for a page that was not seen yet.
LONGEST: Final = 120
PATIENCE: Final = 60
# In one session every game is played so often. What a program needs for all of them it has after the first time: what
# grows beyond is a leak.
ROUNDS: Final = 2
MOST_GROWTH: Final = 1.15
TROUBLE: Final = ("Traceback", " ERROR ", " CRITICAL ")
# The language whose sessions have phones, and what is told of a phone without a camera.
WITH_PHONES_IN: Final = "en"
WITHOUT_CAMERA: Final = "Without a camera"
LETTERS: Final = re.compile(r"open http://(\S+) and write (\w+)")
# A network of its own, in which this is the machine's address.
ADDRESS: Final = "192.168.77.2"
AT_HOME_ALONE: Final = f'{OWN_NETWORK}; {AT_HOME.format(address=ADDRESS)}; exec "$@"'


class Session:
    """One start of the program, until it is ended or killed."""

    def __init__(self, program: Sequence[str], data: Path, language: str, text: int, persons: int) -> None:
        self._data = data
        self._persons = persons
        settings = data / "settings.json"
        known: dict[str, Any] = json.loads(settings.read_text(encoding="utf-8")) if settings.exists() else {}
        settings.write_text(json.dumps(known | chosen(language, text, persons)), encoding="utf-8")
        transcript = data.parent / "transcript.jsonl"
        transcript.unlink(missing_ok=True)
        self._said = (data.parent / "said").open("ab")
        words = [*program, "--data-dir", str(data), "--transcript", str(transcript)]
        self.process = subprocess.Popen(words, stdout=self._said, stderr=self._said)
        self.driver = Driver(Transcript(transcript), Xdotool(), answer=1.0)
        self.kept = Kept(data)
        self.player = Player(self.driver, lambda: self.kept.deeds(persons))
        self.driver.wait_for_window(lambda title: title == PROGRAM, "the home page")

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window as large as that."""
        find = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
        windows = subprocess.run(find, capture_output=True, text=True, check=False).stdout.split()
        for window in windows[-1:]:
            subprocess.run(["xdotool", "windowsize", window, *map(str, size)], check=False)

    def play(self, game: str) -> int:
        """Sit down at a new table or at one that waits, and play on; how many moves were made."""
        title = catalogue()[game].game.title
        self.driver.choose(title)
        table = f"{title} – {PROGRAM}"
        self.driver.wait_for_window(lambda now: now.startswith((f"{title}: ", table)), f"anything of {title}")
        if self.driver.window != table:
            self.driver.press("Return")
            self.driver.wait_for_window(lambda now: now == table, f"the table of {title}")
        before = self.kept.deeds(self._persons)
        until = time.monotonic() + LONGEST
        while self.kept.deeds(self._persons) - before < MOVES and time.monotonic() < until:
            # A curtain, the end of a round, what is told: each goes on with one of these.
            if not self.player.move():
                self.driver.press("Return", "n")
        return self.kept.deeds(self._persons) - before

    def phones(self) -> None:
        """A phone comes to a seat by letters, goes, comes back and goes; then all play at the screen again."""
        evening = Evening(self.driver, self.kept.actions)
        since = len(self.driver.eyes.told)
        evening.ask_for_phones()
        self.driver.choose(WITHOUT_CAMERA)
        if not self.driver.wait(lambda: self._letters(since)):
            raise self.driver.lost("no letters were told")
        place, letters = self._letters(since)
        token = _visit(place, {"letters": letters})
        _visit(place, {"token": token})
        evening.play_without_phones()

    def _letters(self, since: int) -> tuple[str, ...]:
        """Where a phone without a camera goes, and what it writes there; nothing before that was told."""
        told = (LETTERS.search(one.text) for one in self.driver.eyes.told[since:])
        return next((found.groups() for found in told if found is not None), ())

    def go_home(self) -> None:
        """Back to the home page, from wherever one is; a key just after a panel has closed may find no window yet."""
        for key in ("alt+Home", "alt+Home", "Escape", "alt+Home"):
            self.driver.press(key)
            if self.driver.wait(lambda: self.driver.window == PROGRAM, 2):
                return
        raise self.driver.lost("there is no way home")

    def pages(self) -> list[str]:
        """Open everything that the home page leads to but for the games; what came."""
        games = tuple(one.game.title for one in catalogue().values())
        names: list[str] = []
        for _ in range(PATIENCE):
            self.driver.press("Tab")
            name = self.driver.focus
            if len(names) > 1 and name == names[0]:
                break
            # On a busy machine a key may be answered late, and the name is that of before.
            if name not in names:
                names.append(name)
        found = []
        for name in names:
            if any(title in name for title in games):
                continue
            self.driver.choose(name)
            self.driver.wait(lambda: self.driver.window != PROGRAM, 2)
            if self.driver.window != PROGRAM:
                found.append(self.driver.window)
                self.driver.press(*["Tab"] * 10)
            self.go_home()
        return found

    @property
    def memory(self) -> float:
        """How much of the machine's memory is the program's own, in MB."""
        status = Path("/proc", str(self.process.pid), "status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def end(self, *, kill: bool) -> None:
        """End the program, as the system does or as the power does."""
        self.process.kill() if kill else self.process.terminate()
        self.process.wait(60)
        self._said.close()

    def trouble(self) -> list[str]:
        """What was written down that should not have happened."""
        files = [*self._data.glob("*.log*"), self._data.parent / "said"]
        lines = [line for file in files for line in file.read_text(encoding="utf-8", errors="replace").splitlines()]
        return [line for line in lines if any(word in f" {line} " for word in TROUBLE)]


def _visit(place: str, word: dict[str, str]) -> str:
    """Come to the door with this word and wait for a hand; the token by which the phone may come back."""
    with connect(f"ws://{place}/hand", origin=Origin(f"http://{place}"), proxy=None) as phone:
        phone.send(json.dumps(word | {"language": "en"}))
        token = ""
        while True:
            page = json.loads(phone.recv(PATIENCE))
            token = page.get("token") or token
            if "hand" in page:
                return token


def chosen(language: str, text: int, persons: int) -> dict[str, Any]:
    """The settings of a session, as the program keeps them: every game is laid for so many persons."""
    people = [{"name": name, "colour": at, "face": ""} for at, name in enumerate(PERSONS)]
    tables = {game: _table(game, persons) for game in catalogue()}
    look = {"language": language, "text_scale": text, "pace": "brisk", "grace": 2}
    return {**look, "people": people, "last_tables": tables}


def _table(game: str, persons: int) -> dict[str, Any]:
    """Four seats, or as near to four as the game is played."""
    seats = min(catalogue()[game].game.seat_counts, key=lambda number: abs(number - 4))
    names = (*PERSONS[:persons], "Reynard", "Poppy", "Olive")
    sitting = [
        {"name": names[at], "level": None if at < persons else "medium", "colour": at, "face": ""}
        for at in range(seats)
    ]
    return {"seats": sitting, "options": {}, "taking_back": None}


def evening(program: Sequence[str], data: Path, minutes: int, report: Report) -> None:
    """Session after session until the time is over; a line for each game."""
    until = time.monotonic() + 60 * minutes
    sizes: Iterator[tuple[int, int]] = cycle(SIZES)
    games: Iterator[str] = cycle(catalogue())
    kept = Kept(data)
    for at in count():
        if time.monotonic() >= until:
            return
        language, text, persons = LANGUAGES[at % 4], TEXTS[(at + at // 4) % 4], 1 + (at + at // 4) % 2
        name = f"{language}, text of {text} %, {persons} person(s)"
        before = kept.actions()
        session = Session(program, data, language, text, persons)
        report.say(f"{name}: started again, all that was played is there", kept.actions() >= before)
        memory: list[float] = []
        try:
            pages = session.pages()
            report.say(f"{name}: {len(pages)} pages", len(pages) >= 4, *pages)
            for _ in range(ROUNDS * len(catalogue())):
                game, size = next(games), next(sizes)
                session.resize(size)
                moves = session.play(game)
                if language == WITH_PHONES_IN and refusal(own_address()) is None:
                    session.phones()
                    report.say(f"{name}: a phone came to {game}, went, came back and went", True)
                session.go_home()
                memory.append(session.memory)
                text_of = f"{name}, {size[0]}x{size[1]}: {game}, {moves} moves, {memory[-1]:.0f} MB"
                report.say(text_of, moves > 0)
                if time.monotonic() >= until:
                    break
            session.pages()
        except LostError as error:
            report.say(f"{name}: {error}", False)
        before = kept.actions()
        session.end(kill=at % 2 == 0)
        report.say(f"{name}: none of {before} actions is lost", kept.actions() >= before)
        trouble = session.trouble()
        report.say(f"{name}: nothing went wrong inside", not trouble, *trouble)
        first, later = memory[: len(catalogue())], memory[len(catalogue()) :]
        if later:
            told = f"{name}: at most {max(first):.0f} MB when each game was played once, {max(later):.0f} MB after that"
            report.say(told, max(later) < MOST_GROWTH * max(first))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play for so long; 1 when a check failed."""
    parser = command("tools.long_use", __doc__)
    parser.add_argument("program", nargs="*", default=[sys.executable, "-m", "cardtable"], help="else this checkout's")
    parser.add_argument("--minutes", type=number, default=60, help="else 60")
    wanted = parser.parse_args(arguments)
    for tool, package in NEEDED.items():
        if shutil.which(tool) is None:
            parser.error(f"{tool} is needed (package: {package}); nothing was done")
    if ON_SCREEN not in os.environ:
        words = ["xvfb-run", "-a", "-s", "-screen 0 2000x1200x24", sys.executable, "-m", "tools.long_use"]
        alone = ["unshare", "--net", "bash", "-c", AT_HOME_ALONE, "bash"] if os.geteuid() == 0 else []
        again = [*alone, *words, "--minutes", str(wanted.minutes), "--", *wanted.program]
        return subprocess.run(
            again, env={**os.environ, ON_SCREEN: "1", "QT_QPA_PLATFORM": "xcb"}, check=False
        ).returncode
    manager = subprocess.Popen(["openbox"])
    report = Report()
    try:
        with tempfile.TemporaryDirectory() as name:
            data = Path(name, "data")
            data.mkdir()
            evening(wanted.program, data, wanted.minutes, report)
    finally:
        manager.terminate()
    print(f"{report.failed} check(s) failed" if report.failed else "every check holds")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
