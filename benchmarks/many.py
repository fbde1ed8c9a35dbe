"""Ten thousand finished matches: what each page takes to open, and by how much a match lets the file of games grow.

One match of every game is played by computer players; the others are copies of these with other names and dates.
"""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shiboken6
from PySide6.QtWidgets import QApplication

from benchmarks.measure import Row, share, timed
from cardtable.app import match_summary
from cardtable.app.settings import Person, Settings
from cardtable.app.summaries import MatchSummaries
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.store.database import Database
from cardtable.store.opening import FILE_NAME
from cardtable.store.summary_cache import Counted
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from tools.quick_match import quick_match

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.games.catalogue import GameEntry

MANY: Final = 10_000
FEW: Final = 20
BAR: Final = 200
GROWTH: Final = 40 * 1024
PEOPLE: Final = ("Anna", "Bjarni", "Guðný", "Óli", "Dóra", "Einar")
COUNTED: Final = "statistics"
LISTED: Final = "saved"
# Two pictures of a screen that shows sixty a second.
HITCH: Final = 33
PAGES: Final = {
    "home": "home page",
    "saved": "saved games",
    "statistics": "statistics",
    "evenings": "evenings",
}


def rows(quick: bool) -> list[Row]:
    """The growth of the file, match by match; and each page with many matches beside few."""
    make_application()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as name:
        folder = Path(name)
        matches = [_played(entry) for entry in catalogue().values()]
        found = _growth(folder, matches)
        many, few = (opening(folder / str(count), matches, count) for count in (MANY // (10 if quick else 1), FEW))
        for page, what in PAGES.items():
            for again in (False, True):
                taken, reference = many[page][again], few[page][again]
                when = "once more" if again else "for the first time"
                done = f"{what} {when}, with {MANY // (10 if quick else 1)} finished matches"
                found.append(_row(done, taken, f"with {FEW}", reference, BAR))
        figures = "statistics for the first time, until their figures stand"
        found.append(_row(figures, many["figures"][0], f"with {FEW}", few["figures"][0], BAR))
        usual, longest = many["scrolled"]
        found.append(_row("scrolled through all saved games, the longest step", longest, "the usual one", usual, HITCH))
    return found


def _row(done: str, taken: float, beside: str, reference: float, bar: int) -> Row:
    """How many milliseconds something took, beside something else."""
    ratio = f"{taken / reference:.2f}"
    return Row(done, f"{taken:.0f} ms", f"{beside}: {reference:.0f} ms", ratio, f"{bar} ms", taken <= bar)


def _played(entry: GameEntry) -> Match:
    """A whole match of the usual length."""
    seats = [Seat(f"{number}", "easy", number) for number in range(entry.game.usual_seats)]
    return quick_match(entry, seats, Random(5))


def _growth(folder: Path, matches: Sequence[Match]) -> list[Row]:
    """By how much each match lets the file grow, after some others."""
    taken: dict[str, int] = {}
    database = Database(folder / "growth")
    path = folder / "growth" / FILE_NAME

    def size() -> int:
        database.read(lambda file: file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
        return path.stat().st_size

    for match in matches:
        before = size()
        for _ in range(FEW):
            database.add(match, "benchmark")
        taken[match.game.title] = (size() - before) // FEW
    database.close()
    largest = max(taken, key=lambda game: taken[game])
    mean = sum(taken.values()) / len(taken)
    return [
        Row(
            f"the file of games grows by a match ({what})", f"{value / 1024:.1f} KB", "–", "–",
            f"{GROWTH // 1024} KB", value < GROWTH,
        )
        for what, value in (("mean of all games", mean), (largest, taken[largest]))
    ]  # fmt: skip


def opening(folder: Path, matches: Sequence[Match], count: int) -> dict[str, tuple[float, float]]:
    """How long each page takes until it is painted, for the first time and then, as the window has it.

    And how the longest list scrolls: see :func:`_scrolled`.
    """
    _fill(folder, matches, count)
    database = Database(folder)
    services = Services(database, None, "is")
    services.settings = Settings(language="is", people=[Person(PEOPLE[0], 0)])
    services.apply()
    window = MainWindow(services)
    window.resize(1280, 800)
    window.show()
    _rest()
    times: dict[str, tuple[float, float]] = {}
    for page in PAGES:
        first = timed(_shown(window, page))
        if page == COUNTED:
            # The page is there at once, and its figures come when the counts have been read.
            times["figures"] = (first + timed(_counted(window)), 0.0)
        if page == LISTED:
            times["scrolled"] = _scrolled(window)
        _rest()
        times[page] = (first, share([_once_more(window, page) for _ in range(5)], 0.5))
    shiboken6.delete(window)
    services.close()
    database.close()
    return times


def _counted(window: MainWindow) -> Callable[[], None]:
    def wait() -> None:
        page = window.history.statistics
        while not page.counting.isHidden() or not page.counting.summaries:
            QApplication.processEvents()
        page.repaint()

    return wait


def _scrolled(window: MainWindow) -> tuple[float, float]:
    """A usual and the longest step on the way to the end of the saved games, page by page."""
    shown = window.saved.list
    bar = shown.verticalScrollBar()

    def step() -> None:
        bar.setValue(bar.value() + bar.pageStep())
        QApplication.processEvents()
        shown.viewport().repaint()

    _rest()
    steps = [timed(step)]
    while bar.value() < bar.maximum():
        steps.append(timed(step))
    return share(steps, 0.5), max(steps)


def _once_more(window: MainWindow, page: str) -> float:
    window.go_home()
    _rest()
    return timed(_shown(window, page))


def _shown(window: MainWindow, page: str) -> Callable[[], None]:
    def show() -> None:
        window.show_page(window.home) if page == "home" else window.show_named(page)
        shown = window.pages.currentWidget()
        assert shown is not None
        shown.repaint()

    return show


def _rest() -> None:
    for _ in range(100):
        QApplication.processEvents()


def _fill(folder: Path, matches: Sequence[Match], count: int) -> None:
    """Copies of these matches, with other names and dates; they are counted, as those that end at a table are.

    Somebody has looked at their figures before, so that what was counted is kept in batches.
    """
    rng = Random(count)
    database = Database(folder)
    templates: list[tuple[list[Any], list[tuple[int, bytes]], list[Any]]] = []
    for match in matches:
        number = database.add(match, "benchmark")
        row, lines = database.read(lambda file, number=number: _copied(file, number))  # type: ignore[misc]
        templates.append((row, lines, match_summary.numbers_of(match)))
        database.delete(number)
    counted = []
    start = datetime.now(UTC) - timedelta(days=count // 5 + 1)
    with database._transaction():
        for at in range(count):
            row, lines, numbers = rng.choice(templates)
            ended = start + timedelta(days=at // 5, minutes=25 * (at % 5))
            head = json.loads(row[6])
            who = Random(at // 5).sample(PEOPLE, 3)[: len(head["seats"])]
            for seat, name in zip(head["seats"], who, strict=False):
                seat.update(name=name, level=None)
            players = json.dumps([seat["name"] for seat in head["seats"]])
            made = [*row[:2], (ended - timedelta(minutes=20)).isoformat(), ended.isoformat(), 1, players]
            made += [json.dumps(head | {"player_seed": str(at)}), *row[7:]]
            place = database._connection.execute(
                "INSERT INTO game (game, name, created, updated, over, players, head, snapshot, digest) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                made,
            ).lastrowid
            assert place is not None
            database._connection.executemany("INSERT INTO entry VALUES (?, ?, ?)", [(place, *line) for line in lines])
            for seat, kept in zip(head["seats"], numbers[-1], strict=True):
                kept[0], kept[1] = seat["name"], seat["level"]
            data = json.dumps(numbers, ensure_ascii=False, separators=(",", ":"))
            counted.append((place, Counted(row[8], str(at), players, match_summary.VERSION, data)))
    database.summaries.put(counted)
    looked = MatchSummaries(database)
    looked.look()
    while looked.keep_next():
        pass
    database.close()


def _copied(file: sqlite3.Connection, number: int) -> tuple[list[Any], list[tuple[int, bytes]]]:
    row = file.execute(
        "SELECT game, name, created, updated, over, players, head, snapshot, digest FROM game WHERE id = ?", (number,)
    ).fetchone()
    return list(row), file.execute("SELECT position, data FROM entry WHERE game = ?", (number,)).fetchall()
