"""Every step of guided first rounds as a picture: ``python -m tools.guides FOLDER [GAME ...]``.

With ``-`` for the folder the positions are written out instead: the own hand, what is legal, what is done.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import json
from typing import TYPE_CHECKING, Any, Final

import shiboken6
from PySide6.QtWidgets import QApplication

from cardtable.app.settings import Settings
from cardtable.app.tutorial import Tutorial
from cardtable.app.tutorial_data import guide_of, has_guide
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue, entry
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.qt_application import make_application
from tests.ui.behind import behind
from tools.commands import command, each
from tools.pictures import wanted_pictures
from tools.screenshots import shoot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.settings import Language, TextScale

WRITTEN_OUT: Final = Path("-")


def write_out(game: str) -> None:
    """Say what lies where at every step."""
    guide = guide_of(game)
    assert guide is not None
    codec = entry(game).game.actions
    seats = [Seat("Anna"), *(Seat(animal.value, "easy") for animal in guide.players)]
    for at, step in enumerate(guide.steps):
        lesson = Tutorial(entry(game), guide, seats, at)
        if lesson.match.round is None:
            lesson.deal()
        view: Any = lesson.round.view(0)
        print(f"{at + 1}. {step.say}: {guide.sentences('en').get(step.say, '')}")
        print("   hand:", " ".join(map(str, getattr(view, "hand", ()))))
        print("   does:", [json.dumps(codec.to_json(one)) for one in lesson.wanted()])
        print("   legal:", [json.dumps(codec.to_json(one)) for one in view.legal()][:12])


def shoot_steps(folder: Path, game: str, language: Language, size: tuple[int, int], text: TextScale) -> None:
    """A picture of each step."""
    database = Database(None)
    services = Services(database, None, language)
    services.settings = Settings(pace="instant", text_scale=text)
    services.apply()
    window = MainWindow(services)
    window.resize(*size)
    window.show()
    window.begin_guide(game)
    page = window.table
    for _ in range(200):
        QApplication.processEvents()
        page.scene.finish_motion()
        lesson = page.table
        if not isinstance(lesson, Tutorial) or lesson.others_act or behind(page).display.telling.busy:
            if page.commands.go_on.isVisible():
                page.go_on()
            continue
        name = f"{game}-{language}-{size[0]}x{size[1]}-{text}-{lesson.at + 1:02}-{lesson.guide.steps[lesson.at].say}"
        shoot(window, folder / f"{name}.png")
        if lesson.at >= len(lesson.guide.steps) - 1:
            break
        if lesson.wanted():
            page.running.controller.play(0, lesson.wanted()[:1])
        else:
            page.go_on()
    window.close()
    shiboken6.delete(window)
    database.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures, or write out the positions."""
    guided = [game for game in catalogue() if has_guide(game)]
    parser = command("tools.guides", __doc__)
    wanted = wanted_pictures(parser, arguments, games=guided, languages=("en",), sizes=((1280, 800),))
    if wanted.folder == WRITTEN_OUT:
        for game in wanted.games:
            write_out(game)
        return 0
    make_application()
    for language, size, text in wanted.looks():
        for game in each(wanted.games):
            shoot_steps(wanted.folder, game, language, size, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
