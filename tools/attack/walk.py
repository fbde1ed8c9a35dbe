"""A person who looks at everything: every page, every saved game in every way, every line of every list."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtWidgets import QApplication

from cardtable.ui.widgets import dialogs

if TYPE_CHECKING:
    from PySide6.QtWidgets import QComboBox

    from cardtable.ui.shell.main_window import MainWindow

# So long a page may take until it has counted all.
TIME_LIMIT: Final = 800.0


class Seen(NamedTuple):
    """How many saved games were listed and counted, and how many the pages say they left out of each."""

    listed: int
    counted: int
    unlisted: int
    uncounted: int


@contextmanager
def answering(place: Path) -> Iterator[list[str]]:
    """Nobody is asked: everything is agreed to, and files go to ``place``. What was told is listed."""
    told: list[str] = []

    def note(answer: Any) -> Callable[..., Any]:
        def take(_: object, message: object = None, *__: object) -> Any:
            told.append(str(getattr(message, "source", message)))
            return answer

        return take

    before = {name: getattr(dialogs, name) for name in ("tell", "ask_yes", "ask_name", "ask_file_to_write")}
    answers = {"tell": None, "ask_yes": True, "ask_name": "x", "ask_file_to_write": place / "written"}
    for name, answer in answers.items():
        setattr(dialogs, name, note(answer))
    try:
        yield told
    finally:
        for name, deed in before.items():
            setattr(dialogs, name, deed)


def walk(window: MainWindow, *, review: bool = True, every: bool = True) -> Seen:
    """Go through all of it; whatever Qt calls meanwhile raises into ``sys.excepthook``.

    Without ``review`` no other process has to be started. Without ``every`` only the newest and the oldest of the saved
    games are gone through, which is enough where none of them is poisoned.
    """
    for name in ("people", "settings", "about"):
        window.show_named(name)
        _settle()
    window.home.asked_rules.emit("olsen")
    window.set_up("olsen")
    _settle()
    window.go_home()
    listed, unlisted = _saved(window, review, every)
    counted, uncounted = _statistics(window)
    _evenings(window)
    window.go_home()
    _settle()
    return Seen(listed, counted, unlisted, uncounted)


def _settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def _saved(window: MainWindow, review: bool, every: bool) -> tuple[int, int]:
    window.show_named("saved")
    page = window.saved
    games = [game.id for game in page.services.database.games()] if page.list.count() else []
    for at in range(0, len(games), 1 if every else max(1, len(games) - 1)):
        window.show_page(page)
        page.list.setCurrentRow(at)
        for button in (page.play, page.again, *([page.review] if review and at == 0 else [])):
            button.click()
            _settle()
            window.open_scores()
            _settle()
            window.go_home()
            window.show_page(page)
            page.list.setCurrentRow(at)
        page.export.trigger()
    window.show_page(page)
    _settle()
    left_out = 0 if page.left_out.isHidden() else page.services.database.games().left_out
    return len(games), left_out


def _statistics(window: MainWindow) -> tuple[int, int]:
    window.show_named("statistics")
    page = window.history.statistics
    summaries = window.services.summaries
    until = time.monotonic() + TIME_LIMIT
    while page.counting.isVisible() and time.monotonic() < until:
        QApplication.processEvents()
    page.show_tables()
    for chip in page.people:
        chip.click()
        for _ in _each(page.game):
            for _ in _each(page.tables.against):
                _settle()
        page.show_portrait()
        _settle()
        page.show_tables()
    page.ask_table()
    return len(summaries.all()), 0 if page.left_out.isHidden() else summaries.left_out


def _each(box: QComboBox) -> Iterator[None]:
    for at in range(box.count()):
        box.setCurrentIndex(at)
        box.activated.emit(at)
        yield


def _evenings(window: MainWindow) -> None:
    window.show_named("evenings")
    page = window.history.evenings
    _settle()
    for year in range(len(page.years)):
        page.years[year].click()
        for at in range(page.list.count()):
            page.list.setCurrentRow(at)
            _settle()
            evening = page.evening
            for match in [] if evening is None else evening.matches[:2]:
                page.asked_scores.emit(match.id)
                page.asked_replay.emit(match.id)
                _settle()
                window.show_page(page)
