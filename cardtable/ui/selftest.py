"""``cardtable --self-test``: is everything there that a family needs? No window is opened."""

from __future__ import annotations

import os
import platform
import sys
import time
import traceback
from typing import TYPE_CHECKING

from cardtable import __version__
from cardtable.app.selftest import check_games, check_rule_books
from cardtable.app.settings import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable


def self_test() -> int:
    """Check everything, print what was done; 0 when all is well."""
    os.environ["QT_QPA_PLATFORM"] = os.environ.get("CARDTABLE_SELFTEST_PLATFORM", "offscreen")
    import PySide6

    print(
        f"Card Table {__version__}, Python {platform.python_version()}, PySide6 {PySide6.__version__}, {sys.platform}"
    )
    checks: list[tuple[str, Callable[[], str]]] = [
        ("window system and fonts", _fonts),
        ("languages", _languages),
        ("deck", _deck),
        ("rule books", lambda: check_rule_books(LANGUAGES)),
        ("games", check_games),
        ("computer players' process", _process),
    ]
    failed = 0
    for name, check in checks:
        started = time.perf_counter()
        try:
            found = check()
        except Exception:  # a self-test reports whatever is wrong
            failed += 1
            print(f"FAILED  {name}\n{traceback.format_exc()}")
        else:
            print(f"ok      {name}: {found} ({round(1000 * (time.perf_counter() - started))} ms)")
    print("Everything works." if not failed else f"{failed} check(s) failed.")
    return 1 if failed else 0


def _fonts() -> str:
    from PySide6.QtGui import QFontDatabase, QFontInfo

    from cardtable.ui.start import make_application
    from cardtable.ui.theme import FAMILY, font

    app = make_application()
    if FAMILY not in QFontDatabase.families() or QFontInfo(font()).family() != FAMILY:
        raise RuntimeError(f"the font {FAMILY} is not there")
    return f"{app.platformName()}, {FAMILY}"


def _languages() -> str:
    from cardtable.messages import translate
    from cardtable.ui.language import Languages, say

    languages = Languages()
    spoken: set[str] = set()
    for language in LANGUAGES:
        languages.use(language)
        spoken.add(say(translate("Home", "New game")))
    if len(spoken) != len(LANGUAGES):
        raise RuntimeError(f"languages are alike: {sorted(spoken)}")
    return ", ".join(LANGUAGES)


def _deck() -> str:
    from cardtable.cards import packs
    from cardtable.ui.deck.pixmaps import CardPixmaps

    pixmaps = CardPixmaps()
    for card in packs(1, 3):
        if pixmaps.face(card, 80.0).isNull():
            raise RuntimeError(f"{card} has no picture")
    if pixmaps.back(1, 80.0).isNull():
        raise RuntimeError("the back has no picture")
    return f"{pixmaps.count} pictures"


def _process() -> str:
    import queue

    from cardtable.app.table import GameKeeper, GameTable, new_match
    from cardtable.app.thinker import Answer, Thinker
    from cardtable.engine.match import Seat
    from cardtable.games.catalogue import catalogue
    from cardtable.store.database import Database

    entry = next(iter(catalogue().values()))
    match, seed = new_match(entry, entry.game.options(), [Seat("A", "hard"), Seat("B", "hard")])
    database = Database(None)
    table = GameTable(entry, match, seed, GameKeeper(database, database.add(match, seed)))
    table.deal()
    answers: queue.Queue[Answer] = queue.Queue()
    thinker = Thinker(answers.put)
    try:
        thinker.ask(table.question(table.round.turn))
        answer = answers.get(timeout=30)
    finally:
        thinker.close()
        database.close()
    if answer.decision is None:
        raise RuntimeError(f"no decision: {answer.failure}")
    return f"decided {answer.decision.action}"
