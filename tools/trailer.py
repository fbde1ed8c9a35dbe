"""A film of the program of one minute: ``python -m tools.trailer FILE.mp4``; needs ffmpeg and a Chromium.

A furnished house, then four games that are really played, one of them with phones as hands (in a Chromium), and what is
left of an evening. The window is recorded as it moves; ffmpeg packs the frames.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shiboken6
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import LANGUAGES, Settings
from cardtable.engine.match import Match
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.stage.characters import NAMES, animal_of_seat
from cardtable.store.database import Database
from cardtable.ui.language import say
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from tests.ui.behind import behind
from tools.commands import command, new_file, one_of
from tools.phones import beginning_with, browser_of_this_machine, composed, phones
from tools.rooms import PAGES, PEOPLE, furnish, seats_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from cardtable.app.settings import Language

SIZE: Final = (1280, 800)
RATE: Final = 25
# The games that are played: how many moves are behind the table, and for how many seconds one looks on.
PLAYED: Final = (("olsen", 12, 12.0), ("kinaskak", 44, 10.0), ("san_da_yi", 20, 8.0), ("svindl", 10, 6.0))
# The game that three persons play with phones.
WITH_PHONES: Final = ("kinaskak", 62, 8.0)
# The pages that are shown, each for so many seconds: before the games, and after them.
BEFORE: Final = (("home", 4.0),)
AFTER: Final = (("rules", 3.5), ("statistics", 3.0), ("evenings", 3.0), ("home", 2.5))
# After so many seconds of nothing the person acts.
THINKS: Final = 1.2


class Camera:
    """Records what it is shown; time goes on as it does for whoever looks, however long a frame takes."""

    def __init__(self, shown: Callable[[], QImage], file: Path) -> None:
        self.shown = shown
        picture = ["-f", "rawvideo", "-pix_fmt", "bgra", "-s", f"{SIZE[0]}x{SIZE[1]}", "-r", str(RATE), "-i", "-"]
        packed = [
            "-c:v",
            "libx264",
            "-preset",
            "veryfast",
            "-crf",
            "26",
            "-pix_fmt",
            "yuv420p",
            "-movflags",
            "+faststart",
        ]
        words = ["ffmpeg", "-y", "-loglevel", "error", *picture, *packed, str(file)]
        self._ffmpeg = subprocess.Popen(words, stdin=subprocess.PIPE)
        self.seconds = 0.0

    def roll(self, seconds: float) -> None:
        """Record for so long."""
        begun, frames = time.monotonic(), 0
        assert self._ffmpeg.stdin is not None
        while frames < round(seconds * RATE):
            due = int((time.monotonic() - begun) * RATE) + 1 - frames
            if due <= 0:
                QTest.qWait(5)
                continue
            image = self.shown().convertToFormat(QImage.Format.Format_ARGB32)
            due = min(due, round(seconds * RATE) - frames)
            for _ in range(due):
                self._ffmpeg.stdin.write(image.constBits())
            frames += due
            QApplication.processEvents()
        self.seconds += seconds

    def stop(self) -> None:
        """Write the rest; SystemExit where ffmpeg could not."""
        self._ffmpeg.communicate()
        if self._ffmpeg.returncode != 0:
            sys.exit("ffmpeg could not write the film, as told above.")


def table_of(window: MainWindow, game: str, moves: int, people: Sequence[int]) -> RunningMatch:
    """These people at a table so many moves into its first round; all play as an easy player would."""
    entry, luck = catalogue()[game], Random(7)
    seats = [
        replace(seat, name=say(NAMES[animal_of_seat(seat.face, seat.colour)])) if seat.character else seat
        for seat in seats_of(game, people, luck)
    ]
    match = Match(entry.game, entry.game.options.read({}), seats, "0000-0000")
    database = window.services.database
    table = RunningMatch(entry, match, "film", DatabaseAutosave(database, database.add(match, "film")))
    table.deal()
    for _ in range(moves):
        act(table, next(iter(table.round.must_answer()), table.round.turn), luck)
    window.show_page(window.table)
    window.table.sit_down(table)
    return table


def play(window: MainWindow, camera: Camera, table: RunningMatch, seconds: float) -> None:
    """Look on at a table: computer players play by themselves, persons as easy ones would."""
    luck, rested = Random(7), 0.0
    until = camera.seconds + seconds
    while camera.seconds < until - 0.01:
        before = len(table.match.log)
        camera.roll(min(0.2, until - camera.seconds))
        driver = behind(window.table)
        asked = () if table.match.between_rounds else (*table.round.must_answer(), table.round.turn)
        persons = [seat for seat in asked if seat in table.persons]
        still = len(table.match.log) == before and not driver.display.telling.busy
        rested = rested + 0.2 if persons and still else 0.0
        if rested >= THINKS:
            act(table, persons[0], luck)
            driver.controller.happened()
            rested = 0.0


def play_with_phones(window: MainWindow, camera: Camera, languages: Sequence[Language]) -> None:
    """Look on at a table whose three persons hold their cards on phones, in these languages."""
    game, moves, seconds = WITH_PHONES
    table = table_of(window, game, moves, (0, 1, 2))
    with phones() as held:
        held.come(window, languages)
        camera.shown = lambda: composed(window.grab().toImage(), held.last_shots())
        play(window, camera, table, seconds)
        camera.shown = lambda: window.grab().toImage()


def act(table: RunningMatch, seat: int, luck: Random) -> None:
    """What an easy player would do."""
    if table.match.between_rounds:
        return
    decision = table.entry.player.choose(table.round.view(seat), Level.EASY, luck)
    table.play(seat, decision.action if decision is not None else next(iter(table.round.legal(seat))))


def shoot(file: Path, language: Language) -> float:
    """The film in one language; its seconds."""
    database = Database(None)
    furnish(database, datetime.now(UTC))
    services = Services(database, None, language)
    services.settings = Settings(people=list(PEOPLE), language=language, sounds=False)
    services.apply()
    window = MainWindow(services)
    window.resize(*SIZE)
    window.show()
    camera = Camera(lambda: window.grab().toImage(), file)
    for page, seconds in BEFORE:
        PAGES[page](window)
        camera.roll(seconds)
    for game, moves, seconds in PLAYED:
        play(window, camera, table_of(window, game, moves, (0,)), seconds)
    play_with_phones(window, camera, beginning_with(language))
    for page, seconds in AFTER:
        window.go_home()
        PAGES[page](window)
        camera.roll(seconds)
    camera.stop()
    window.close()
    shiboken6.delete(window)
    services.close()
    database.close()
    return camera.seconds


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("tools.trailer", __doc__)
    parser.add_argument("file", type=new_file, metavar="FILE.mp4", help="the film to write")
    parser.add_argument("--language", type=one_of("language", LANGUAGES), default="en", help="else en")
    wanted = parser.parse_args(arguments)
    if shutil.which("ffmpeg") is None:
        parser.error("ffmpeg is needed; nothing was done")
    if browser_of_this_machine() is None:
        parser.error("a Chromium is needed for the phones; nothing was done")
    make_application()
    print(f"{wanted.file}: {shoot(wanted.file, wanted.language):.0f} s, {wanted.file.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
