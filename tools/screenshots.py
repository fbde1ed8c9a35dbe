"""Pictures of every page in every language, to be looked at: ``python -m tools.screenshots FOLDER [GAME ...]``.

With games, only their tables, results, scores and reviews follow the pages that are there once. A table is a fixed
deal, so that two runs give the same pictures.
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtWidgets import QApplication

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import Settings
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from tests.ui.behind import behind
from tools.commands import command
from tools.pictures import wanted_pictures

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from cardtable.app.settings import Language, TextScale

FIRST: Final = "olsen"
REVIEWED: Final = (FIRST, "kinaskak", "san_da_yi")
LAST: Final = "veidimadur"
# So many decisions are thought through in the picture of looking back.
THOUGHT: Final = 8
SIZES: Final = ((760, 560), (1280, 800), (2560, 1600))


@contextmanager
def window_in(language: Language, size: tuple[int, int]) -> Iterator[MainWindow]:
    """A window of this size in this language, in which nothing is waited for; nothing of it is kept."""
    database = Database(None)
    services = Services(database, None, language)
    services.settings = Settings(pace="instant", grace=0, language=language)
    services.apply()
    window = MainWindow(services)
    window.resize(*size)
    window.show()
    yield window
    window.close()
    shiboken6.delete(window)
    services.close()
    database.close()


def table_of(services: Services, people: int, seats: int = 0, game: str = "") -> RunningMatch:
    """A table with so many persons, four seats or as near to four as the game is played; nothing is dealt yet."""
    entry = catalogue()[game or FIRST]
    seats = seats or min(entry.game.seat_counts, key=lambda count: abs(count - 4))
    names = ("Anna", "Sigrún", "Jón", "Birta", "Halldór", "Freyja")
    sitting = [Seat(names[place], None if place < people else "medium", place) for place in range(seats)]
    match = Match(entry.game, entry.game.options.read({}), sitting, "0000-0000")
    number = services.database.add(match, "picture")
    return RunningMatch(entry, match, "picture", DatabaseAutosave(services.database, number))


def move_on(table: RunningMatch, seed: int) -> bool:
    """Let whoever is on turn make a move; whether that was possible."""
    if table.match.between_rounds:
        return False
    turn = next(iter(table.round.must_answer()), table.round.turn)
    decision = table.entry.player.choose(table.round.view(turn), Level.MEDIUM, Random(seed))
    if decision is not None:
        table.play(turn, decision.action)
    return decision is not None


def table_in_mid_game(services: Services, people: int, moves: int, seats: int = 0, game: str = "") -> RunningMatch:
    """A table some moves into the first deal, with so many persons."""
    table = table_of(services, people, seats, game)
    table.deal()
    for move in range(moves):
        move_on(table, move)
    while not table.match.between_rounds and not table.match.seats[table.round.turn].is_person:
        if not move_on(table, 7):
            break
    return table


def table_after_deals(services: Services, deals: int, game: str) -> RunningMatch:
    """A table on which so many deals have just ended."""
    table = table_of(services, 1, game=game)
    for deal in range(deals):
        table.deal()
        while move_on(table, deal + len(table.match.log)):
            pass
        if table.match.over:
            break
    return table


def look_back(window: MainWindow, match: Match) -> None:
    """The page of looking back, with the first decisions thought through."""
    window.history.review(match)
    page = window.history.review_page
    while page.review is not None and page.review.done < min(THOUGHT, len(page.review.choices)):
        QApplication.processEvents()


def shoot(window: MainWindow, path: Path) -> None:
    """One picture."""
    QApplication.processEvents()
    window.table.scene.finish_motion()
    QApplication.processEvents()
    path.parent.mkdir(parents=True, exist_ok=True)
    window.grab().save(str(path))


def shoot_pages(folder: Path, language: Language, size: tuple[int, int], text: TextScale, games: Sequence[str]) -> None:
    """Every page in one language, size and size of text, with tables of these games."""
    database = Database(None)
    services = Services(database, None, language)
    services.settings = Settings(pace="instant", grace=0, text_scale=text)
    services.apply()
    game = FIRST
    solo = table_in_mid_game(services, 1, 18)
    window = MainWindow(services)
    window.resize(*size)
    window.show()

    def picture(name: str) -> None:
        shoot(window, folder / f"{name}-{language}-{size[0]}x{size[1]}-{text}.png")

    drawn: list[bool] = []
    window.home.pictured.connect(lambda: drawn.append(True))
    while not drawn:
        QApplication.processEvents()
    picture("home")
    window.show_page(window.people)
    picture("people")
    window.set_up(game)
    picture("new-game")
    window.new_game.house_button.click()
    picture("house-rules")
    window.show_page(window.settings)
    picture("settings")
    window.show_page(window.about)
    picture("about")
    window.show_page(window.saved)
    picture("saved")
    window.show_named("statistics")
    picture("statistics")
    window.show_named("evenings")
    picture("evenings")
    window.open_rules(game, "groups")
    picture("rules")
    window.show_page(window.table)
    window.table.sit_down(solo)
    picture("table")
    window.table.toggle_log()
    behind(window.table).drops.drop([solo.view().hand[0]], "discard")  # type: ignore[attr-defined]
    picture("table-log-bubble")
    window.table.toggle_log()
    hot = table_in_mid_game(services, 2, 9)
    window.table.sit_down(hot)
    picture("curtain")
    for other in (one for one in games if one != FIRST):
        window.table.sit_down(table_in_mid_game(services, 1, 22, game=other))
        window.table.running.scheduler.pause()
        picture(f"table-{other}")
    for other in games:
        if catalogue()[other].stage.scoring.fewest_wins:
            window.table.sit_down(table_after_deals(services, 9, other))
            picture(f"result-{other}")
            window.open_scores()
            picture(f"scores-{other}")
            window.go_back()
    for other in (one for one in games if one in REVIEWED):
        look_back(window, table_after_deals(services, 1, other).match)
        picture(f"review-{other}")
    if LAST in games:
        window.table.sit_down(table_after_deals(services, 1, LAST))
        picture(f"result-{LAST}")
    window.close()
    shiboken6.delete(window)
    services.close()
    database.close()


def main(arguments: Sequence[str] | None = None) -> int:
    wanted = wanted_pictures(command("tools.screenshots", __doc__), arguments, sizes=SIZES)
    make_application()
    for language, size, text in wanted.looks():
        shoot_pages(wanted.folder, language, size, text, wanted.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
