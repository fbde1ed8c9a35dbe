"""Pictures of the pages around the table in a house that is lived in: ``python -m tools.rooms FOLDER [PAGE ...]``.

Four people, months of finished matches of every game, a few that wait: all of it the same every time. By day and by
lamp, in every language, size of the window and size of text that is asked for.
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Final, get_args

import shiboken6
from PySide6.QtWidgets import QApplication

from cardtable.app.settings import Person, Settings, Theme, write_settings
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.stage.characters import NAMES, Animal
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from tools.commands import command
from tools.pictures import wanted_pictures
from tools.quick_match import quick_match

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cardtable.app.settings import Frame, Language, TextScale

PEOPLE: Final = (
    Person("Amma", 3, "owl"),
    Person("Jón", 0, "fox"),
    Person("Birta", 5, "hare"),
    Person("Oddur", 7, "seal"),
)
COMPUTERS: Final = (Animal.BEAR, Animal.CAT, Animal.RAVEN)
SIZES: Final = ((1280, 800),)
LANGUAGES: Final = ("en",)
FRAMES: Final = ("light", "dark")
# Finished matches: their game, how many days ago, and which people played.
EVENINGS: Final[tuple[tuple[int, tuple[str, ...], tuple[int, ...]], ...]] = (
    (1, ("olsen", "klikk", "svindl", "veidimadur", "olsen"), (0, 1, 2)),
    (3, ("svindl",), (2,)),
    (8, ("san_da_yi", "two_of_three", "klikk"), (0, 1, 2, 3)),
    (16, ("olsen", "langi"), (0, 2)),
    (24, ("two_of_three", "upp_og_nidur", "olsen", "klikk"), (0, 1)),
    (40, ("veidimadur", "olsen"), (1, 2, 3)),
    (61, ("klikk", "svindl", "olsen"), (0, 1, 2)),
    (95, ("san_da_yi", "olsen"), (0, 3)),
)  # fmt: skip
WAITING: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("svindl", (1, 2)),
    ("san_da_yi", (0,)),
    ("langi", (0, 2)),
    ("kinaskak", (0, 1)),
    ("olsen", (0, 1, 2)),
)


def seats_of(game: str, people: Sequence[int], rng: Random) -> list[Seat]:
    """These people at a table of a game, and computer players in the other seats."""
    counts = catalogue()[game].game.seat_counts
    many = max(counts[0], min(counts[-1], 4))
    sitting = [PEOPLE[at] for at in people][:many]
    seats = [Seat(one.name, None, one.colour, one.face) for one in sitting]
    free = [colour for colour in range(8) if colour not in [seat.colour for seat in seats]]
    rng.shuffle(free)
    rest = [
        Seat(NAMES[animal].source, "medium", colour, animal.value, character=True)
        for animal, colour in zip(COMPUTERS, free, strict=False)
    ]
    return [*seats, *rest][:many]


def played(game: str, people: Sequence[int], seed: int, moves: int = 0) -> Match:
    """A match by quick players, to its end or for so many moves."""
    rng = Random(seed)
    return quick_match(catalogue()[game], seats_of(game, people, rng), rng, moves)


def furnish(database: Database, now: datetime) -> None:
    """Fill a database as a family would have in some months."""
    seed = 0
    for days, games, people in reversed(EVENINGS):
        for at, game in enumerate(games):
            seed += 1
            ended = now - timedelta(days=days) + timedelta(minutes=25 * at)
            number = database.add(played(game, people, seed), str(seed))
            with database._transaction():
                database._connection.execute(
                    "UPDATE game SET created = ?, updated = ? WHERE id = ?",
                    ((ended - timedelta(minutes=20)).isoformat(), ended.isoformat(), number),
                )
    for at, (game, people) in enumerate(WAITING):
        number = database.add(played(game, people, 40 + at, 34), "waiting")
        when = (now - timedelta(hours=3 * (len(WAITING) - at))).isoformat()
        with database._transaction():
            database._connection.execute("UPDATE game SET updated = ? WHERE id = ?", (when, number))


def wait_for(done: Callable[[], object]) -> None:
    """Let the program go on until this is so."""
    while not done():
        QApplication.processEvents()
    for _ in range(30):
        QApplication.processEvents()


def counted(window: MainWindow, name: str) -> None:
    """Show a page of what was played, once everything has been counted."""
    window.show_named(name)
    page = window.pages.currentWidget()
    wait_for(lambda: page.counting.isHidden())  # type: ignore[union-attr]


PAGES: Final[dict[str, Callable[[MainWindow], object]]] = {
    "home": lambda window: wait_for(lambda: window.home.was_painted and not window.home.is_drawing),
    "first_start": lambda window: window.show_page(window.first_start),
    "people": lambda window: window.show_page(window.people),
    "new_game": lambda window: window.set_up("klikk"),
    "saved": lambda window: window.show_page(window.saved),
    "statistics": lambda window: counted(window, "statistics"),
    "evenings": lambda window: counted(window, "evenings"),
    "settings": lambda window: window.show_page(window.settings),
    "about": lambda window: window.show_page(window.about),
    "rules": lambda window: window.open_rules("olsen", "groups"),
}


def shoot(
    database: Database, folder: Path, pages: Sequence[str], language: Language, size: tuple[int, int],
    text: TextScale, frame: Frame, theme: Theme, *, people: Sequence[Person],
) -> None:  # fmt: skip
    """A picture of each of these pages."""
    services = Services(database, None, language)
    services.settings = Settings(text_scale=text, frame=frame, theme=theme, people=list(people), language=language)
    services.apply()
    window = MainWindow(services)
    window.resize(*size)
    window.show()
    for page in pages:
        window.go_home()
        PAGES[page](window)
        wait_for(lambda: True)
        window.grab().save(str(folder / f"{page}-{language}-{size[0]}x{size[1]}-{text}-{frame}.png"))
    window.close()
    shiboken6.delete(window)
    services.close()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("tools.rooms", __doc__)
    parser.add_argument("--frame", action="append", choices=FRAMES, help="by day or by lamp; else both")
    parser.add_argument("--theme", choices=get_args(Theme), default="green", help="the cloth and its contrast")
    parser.add_argument("--empty", action="store_true", help="a house that was just moved into")
    parser.add_argument("--house", action="store_true", help="let FOLDER be the data folder of this house; no pictures")
    wanted = wanted_pictures(parser, arguments, games=PAGES, sizes=SIZES, languages=LANGUAGES)
    chosen = parser.parse_args(arguments)
    make_application()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    database = Database(wanted.folder if chosen.house else None)
    if not chosen.empty:
        furnish(database, datetime.now(UTC))
    people = () if chosen.empty else PEOPLE
    if chosen.house:
        write_settings(Settings(people=list(people)), wanted.folder)
        database.close()
        return 0
    for language, size, text in wanted.looks():
        for frame in chosen.frame or FRAMES:
            shoot(
                database, wanted.folder, wanted.games, language, size, text, frame, chosen.theme, people=people
            )  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
