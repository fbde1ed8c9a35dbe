"""Pictures of games in every kind of moment: ``python -m tools.moments FOLDER [GAME ...]``.

With nothing but a folder: every game in four languages, three sizes and two sizes of text, some 2,700 pictures. The
deals are fixed, so that two runs give the same pictures. A sheet for each game shows all its moments side by side.
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random
from typing import TYPE_CHECKING, Any, Final

import shiboken6
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.awaiting import Curtain
from cardtable.app.match.tray import tray_zone
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import Settings
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.stage.characters import Mood
from cardtable.stage.zones import ZoneKind
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from cardtable.ui.widgets.input_guard import InputGuard
from tests.ui.behind import behind
from tools.commands import command, each
from tools.pictures import wanted_pictures

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from cardtable.app.settings import Language, TextScale
    from cardtable.ui.match.page import TablePage

SIZES: Final = ((1280, 800), (1024, 700), (1920, 1080))
NAMES: Final = ("Anna", "Sigrún", "Jón", "Birta", "Halldór", "Freyja", "Þórbergur", "Guðmundína")
SMALL: Final = 480


def sit_down(window: MainWindow, game: str, people: int, seats: int) -> TablePage:
    """A table that was just dealt, at which nobody plays by themselves."""
    entry = catalogue()[game]
    sitting = [Seat(NAMES[at], None if at < people else "easy", at) for at in range(seats)]
    match = Match(entry.game, entry.game.options.read({}), sitting, "0000-0000")
    services = window.services
    table = RunningMatch(
        entry, match, "picture", DatabaseAutosave(services.database, services.database.add(match, "picture"))
    )
    window.show_page(window.table)
    window.table.sit_down(table)
    pause(window.table)
    return window.table


def pause(page: TablePage) -> None:
    """Nobody acts while a picture is taken."""
    assert behind(page).scheduler is not None
    page.running.scheduler.pause()


def play(page: TablePage, steps: int, until_mine: bool = False) -> None:
    """Let a simple player act for whoever is asked or on turn, so often or until it is the near person's turn."""
    table = page.table
    assert table is not None
    rng = Random(steps)
    for _ in range(steps):
        if table.match.between_rounds:
            break
        seat = next(iter(table.round.must_answer()), table.round.turn)
        if until_mine and seat == table.persons[0]:
            break
        if len(table.match.log) > 1 and _nearly_over(table):
            break
        decision = table.entry.player.choose(table.round.view(seat), Level.EASY, rng)
        table.match.play(seat, decision.action if decision is not None else next(iter(table.round.legal(seat))))
    behind(page).controller.jumped()
    behind(page).display.show()
    page.commands.hide_go_on()
    pause(page)


def _nearly_over(table: RunningMatch) -> bool:
    """Whether somebody has so few cards that there would soon be nothing left to show."""
    counts = getattr(table.round.view(None), "counts", (9,))
    return min(counts) <= 1 and table.round.turn == table.persons[0]


def mine(page: TablePage, steps: int) -> None:
    """So far into the round, and then on to the near person's turn."""
    play(page, steps)
    play(page, 60, until_mine=True)


def hinted(page: TablePage, steps: int) -> None:
    """A hint has been asked for."""
    mine(page, steps)
    table = page.table
    assert table is not None
    player, view = table.entry.player, behind(page).sight.view()
    decision = player.choose(view, Level.MEDIUM, Random(1))
    behind(page).hints.hinted(None if decision is None else player.told(view, decision))


def felt(page: TablePage, steps: int) -> None:
    """Every face shows something, one mood after the other round the table."""
    mine(page, steps)
    seats = range(len(page.table.names)) if page.table is not None else ()
    behind(page).moods.feel({seat: list(Mood)[1 + seat % 3] for seat in seats})


def refused(page: TablePage, steps: int) -> None:
    """A button was pressed that cannot be."""
    mine(page, steps)
    found = next((command for _, command in page.commands.buttons if command.refusal is not None), None)
    if found is not None:
        behind(page).presses.press(found)


def picked(page: TablePage, steps: int) -> None:
    """Two cards are picked, and the keys are on a third one."""
    mine(page, steps)
    hand = [item for item in page.scene.items_in(f"hand-{page.scene.picture.seating.near}") if item.card is not None]  # type: ignore[union-attr]
    for item in hand[:2]:
        page.scene.input.toggle(item)
    page.scene.shows_focus = True
    if hand:
        page.view.setFocus()
        page.scene.setFocusItem(hand[-1])


def proposed(page: TablePage, steps: int) -> None:
    """Cards have been put together."""
    mine(page, steps)
    table = page.table
    assert table is not None
    hand: Any = behind(page).sight.view()
    for place, cards in enumerate((hand.hand[:3], hand.hand[3:7])):
        behind(page).drops.drop(list(cards), tray_zone(place))


def looked_at(page: TablePage, steps: int) -> None:
    """Somebody points at a meld, or wants to see the last trick again."""
    mine(page, steps)
    melds = [zone for zone, item in page.scene.zones.items() if item.zone.kind is ZoneKind.MELD]
    if melds:
        page.scene.look_at(melds[0])
    else:
        page.scene.show_last_trick()


def logged(page: TablePage, steps: int) -> None:
    """The log stands beside the table, and of one turn its single sentences."""
    mine(page, steps)
    display = behind(page).display
    display.show_log(True)
    display.open_in_log(page.log.rows[-1].first)


def ended(page: TablePage, steps: int) -> None:
    """The round is over, and the panel lies beside the table."""
    table, rng = page.table, Random(steps)
    assert table is not None
    while not table.match.between_rounds:
        seat = next(iter(table.round.must_answer()), table.round.turn)
        decision = table.entry.player.choose(table.round.view(seat), Level.EASY, rng)
        table.match.play(seat, decision.action if decision is not None else next(iter(table.round.legal(seat))))
    behind(page).controller.jumped()
    behind(page).display.show()
    behind(page).round_end.begin()


def covered(page: TablePage, steps: int) -> None:
    """The machine goes to the next person."""
    play(page, steps)
    table = page.table
    assert table is not None
    for _ in range(8):
        step = behind(page).sight.step()
        if isinstance(step, Curtain):
            behind(page).controller.waits(step)
            return
        play(page, 1)


MOMENTS: Final[dict[str, tuple[int, int, int, Callable[[TablePage, int], None]]]] = {
    "dealt": (1, 4, 0, mine),
    "early": (1, 4, 5, mine),
    "hint": (1, 4, 9, hinted),
    "refusal": (1, 3, 7, refused),
    "picked": (1, 4, 8, picked),
    "put": (1, 4, 12, proposed),
    "late": (1, 4, 40, mine),
    "looked": (1, 4, 60, looked_at),
    "many": (1, 8, 60, mine),
    "log": (1, 4, 30, logged),
    "felt": (1, 4, 6, felt),
    "ended": (1, 4, 0, ended),
    "curtain": (3, 4, 7, covered),
}


def pictures(window: MainWindow, game: str) -> Iterator[tuple[str, QImage]]:
    """A game in every moment, as the window shows it."""
    entry = catalogue()[game]
    allowed = entry.game.seat_counts
    for name, (people, seats, steps, moment) in MOMENTS.items():
        sitting = min(max(seats, min(allowed)), max(allowed))
        if name == "put" and not entry.stage.controls.tray(_first_view(game, sitting)):
            continue
        page = sit_down(window, game, min(people, sitting), sitting)
        moment(page, steps)
        for _ in range(4):
            QApplication.processEvents()
        yield name, window.grab().toImage()
        behind(page).display.show_log(False)
        page.get_up()


def _first_view(game: str, seats: int) -> Any:
    entry = catalogue()[game]
    match = Match(entry.game, entry.game.options.read({}), [Seat(NAMES[at]) for at in range(seats)], "0000-0000")
    match.deal()
    assert match.round is not None
    return match.round.view(0)


def sheet_of(images: Sequence[QImage], columns: int = 3) -> QImage:
    """Pictures of one size side by side."""
    wide, high = images[0].width(), images[0].height()
    sheet = QImage(columns * wide, -(-len(images) // columns) * high, QImage.Format.Format_RGB32)
    sheet.fill(0)
    with QPainter(sheet) as painter:
        for at, image in enumerate(images):
            painter.drawImage(at % columns * wide, at // columns * high, image)
    return sheet


def shoot(folder: Path, language: Language, size: tuple[int, int], text: TextScale, games: Sequence[str]) -> None:
    """All pictures of one language, size and size of text, and sheets of each game's."""
    database = Database(None)
    services = Services(database, None, language)
    services.settings = Settings(pace="instant", language=language, text_scale=text, asking="always")
    services.apply()
    window = MainWindow(services)
    window.resize(*size)
    window.show()
    folder.mkdir(parents=True, exist_ok=True)
    prefix = f"{language}-{size[0]}x{size[1]}-{text}"
    for game in each(games):
        images = []
        for name, image in pictures(window, game):
            image.save(str(folder / f"{prefix}-{game}-{name}.png"))
            images.append(image.scaledToWidth(SMALL * 2))
        sheet_of(images).save(str(folder / f"sheet-{prefix}-{game}.png"))
    shiboken6.delete(window)
    services.close()
    database.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures."""
    wanted = wanted_pictures(command("tools.moments", __doc__), arguments, sizes=SIZES, texts=(100, 200))
    make_application()
    InputGuard.wait = 0
    for language, size, text in wanted.looks():
        shoot(wanted.folder, language, size, text, wanted.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
