"""The whole program is killed in the middle of a game: every action that was on the screen is there afterwards."""

from __future__ import annotations

import os
from random import Random

import pytest

from cardtable.app.settings import Settings
from cardtable.store.database import Database
from cardtable.ui.services import Services
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.fingers import FOR_EVER
from tools.attack.kills import play_and_kill

pytestmark = pytest.mark.long

KILLS = int(os.environ.get("CARDTABLE_TEST_WINDOW_KILLS", "5"))


def test_a_match_to_500_points_goes_on_after_a_kill(tmp_path, qapp, qtbot) -> None:
    """Three rounds or so are played, the program is killed, and another one plays on to the end."""
    folder = tmp_path / "games"
    shown = play_and_kill(tmp_path, folder, "med_stigum", wanted=300)
    database = Database(folder)
    services = Services(database, None, "en")
    services.settings = Settings(pace="instant", grace=0)
    window = MainWindow(services)
    window.show()
    number = database.games()[0].id
    window.resume(number)
    page = window.table
    assert len(page.table.match.log) >= shown
    before = [result.scores for result in page.table.match.results]
    assert len(before) >= 2
    for _ in range(200):
        qtbot.waitUntil(lambda: page.round_end.isVisible() and not page.scene.moving, timeout=FOR_EVER)
        if page.table.match.over:
            break
        page.round_end.panel.next_button.click()
    match = page.table.match
    assert [result.scores for result in match.results][: len(before)] == before
    assert max(match.standing.totals) >= 500
    assert max(total - last for total, last in zip(match.standing.totals, match.results[-1].scores, strict=True)) < 500
    assert match.standing.leaders == tuple(
        seat for seat, total in enumerate(match.standing.totals) if total == min(match.standing.totals)
    )
    window.open_scores()
    assert window.scores.sheet.rowCount() == len(match.results) + 1
    loaded = database.load(number)
    assert loaded.replayed
    assert loaded.match.results == match.results
    window.close()
    services.close()
    database.close()


def test_whatever_was_on_the_screen_is_there_after_a_kill(tmp_path, qapp) -> None:
    random = Random(11)
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        shown = play_and_kill(tmp_path, folder, "olsen", wanted=1 + int(random.random() * 60))
        database = Database(folder)
        loaded = database.load(database.games()[0].id)
        assert loaded.replayed
        assert len(loaded.match.log) >= shown > 0
        database.close()
