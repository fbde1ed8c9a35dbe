"""A film of each game: its big moments beat by beat: ``python -m tools.film FOLDER [GAME ...]``.

Simple players play each game until everything that the whole table turns to, and everything that rests, has happened
once; each such action is then told in a window, and a frame taken at every beat. A sheet for each moment shows its
frames side by side.
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import shiboken6
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import Settings
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.stage.event_style import Rest, Weight
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.widgets.input_guard import InputGuard
from tests.ui.behind import behind
from tools.commands import command, each
from tools.moments import NAMES, SMALL, pause, sheet_of
from tools.pictures import wanted_pictures

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from PySide6.QtGui import QImage

    from cardtable.app.settings import Language, TextScale
    from cardtable.engine.values import Action
    from cardtable.games.catalogue import GameEntry

# So many matches are tried, and so many actions of each.
MATCHES: Final = 12
ACTIONS: Final = 1500
# Of the scene at the end of a round a frame is taken after so many milliseconds, again and again.
ENDING: Final = 700


class Moment(NamedTuple):
    """An action that is worth a film: where in which match, what it is called, and who did what."""

    name: str
    match: Match
    line: int
    seat: int
    action: Action


def moments_of(entry: GameEntry) -> Iterator[Moment]:
    """The first of each kind of big moment of a game."""
    seen: set[str] = set()
    seats = min(max(4, min(entry.game.seat_counts)), max(entry.game.seat_counts))
    options = entry.game.options.read({})
    for number in range(MATCHES):
        rng = Random(number)
        sitting = [Seat(NAMES[at], None if at == 0 else "easy", at) for at in range(seats)]
        match = Match(entry.game, options, sitting, f"000{number % 10}-000{number // 10}")
        for _ in range(ACTIONS):
            if match.over:
                break
            if match.between_rounds:
                match.deal()
                continue
            assert match.round is not None
            line = len(match.log)
            seat, action = _next(entry, match, rng)
            events = match.play(seat, action)
            kinds = [
                _kind(event) for event in events for mark in [entry.stage.speech.mark(event)]
                if mark.weight is Weight.TURNING or mark.rest >= Rest.TRICK
            ]  # fmt: skip
            if new := [kind for kind in kinds if kind not in seen]:
                seen.update(new)
                yield Moment("+".join(dict.fromkeys(new)), match, line, seat, action)


def _kind(event: object) -> str:
    """An event by name, and by what makes it another moment."""
    facts = [getattr(event, name, None) for name in ("cheat", "caught_by", "last", "shown")]
    return "-".join([getattr(event, "kind", "?"), *(str(fact) for fact in facts if isinstance(fact, str | bool))])


def _next(entry: GameEntry, match: Match, rng: Random) -> tuple[int, Action]:
    """What somebody does next; now and then somebody speaks out of turn, rightly or wrongly."""
    current = match.round
    assert current is not None
    others = [seat for seat in range(current.seats) if seat != current.turn and current.legal(seat)]
    if others and rng.random() < 0.15:
        seat = rng.choice(others)
        return seat, rng.choice(list(current.legal(seat)))
    seat = next(iter(current.must_answer()), current.turn)
    if rng.random() < 0.3:
        return seat, rng.choice(list(current.legal(seat)))
    decision = entry.player.choose(current.view(seat), Level.EASY, rng)
    return seat, decision.action if decision is not None else next(iter(current.legal(seat)))


def frames(window: MainWindow, entry: GameEntry, moment: Moment) -> list[QImage]:
    """The window before the action, and at every beat of it."""
    services, page = window.services, window.table
    match = moment.match.at(moment.line)
    table = RunningMatch(
        entry, match, "film", DatabaseAutosave(services.database, services.database.add(match, "film"))
    )
    window.show_page(page)
    page.sit_down(table)
    pause(page)
    found = [_frame(window)]
    table.play(moment.seat, moment.action)
    behind(page).controller.happened()
    while behind(page).display.telling.busy:
        page.scene.finish_flights()
        found.append(_frame(window))
        page.running.playback.hurry()
        pause(page)
    found.append(_frame(window))
    while behind(page).round_end.running:
        QTest.qWait(ENDING)
        found.append(_frame(window))
    page.get_up()
    return found


def _frame(window: MainWindow) -> QImage:
    for _ in range(3):
        QApplication.processEvents()
    QTest.qWait(1)
    return window.grab().toImage().scaledToWidth(SMALL * 2)


def shoot(folder: Path, language: Language, size: tuple[int, int], text: TextScale, games: Sequence[str]) -> None:
    """The films of these games in one language, size and size of text."""
    database = Database(None)
    services = Services(database, None, language)
    services.settings = Settings(pace="calm", language=language, text_scale=text, asking="always")
    services.apply()
    window = MainWindow(services)
    window.resize(*size)
    window.show()
    folder.mkdir(parents=True, exist_ok=True)
    for game in each(games):
        for number, moment in enumerate(moments_of(catalogue()[game])):
            taken = frames(window, catalogue()[game], moment)
            name = f"{game}-{number:02}-{moment.name}-{language}-{size[0]}x{size[1]}-{text}.png"
            sheet_of(taken, min(3, len(taken))).save(str(folder / name))
    shiboken6.delete(window)
    services.close()
    database.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the films."""
    parser = command("tools.film", __doc__)
    wanted = wanted_pictures(parser, arguments, languages=("en",), sizes=((1280, 800),))
    make_application()
    InputGuard.wait = 0
    for language, size, text in wanted.looks():
        shoot(wanted.folder, language, size, text, wanted.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
