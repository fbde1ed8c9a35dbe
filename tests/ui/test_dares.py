"""Dares in the window: the button at the end of a lost match, the envelope on the home page, and both results."""

from __future__ import annotations

from datetime import UTC, timedelta
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.dares import State
from cardtable.app.match.round_end import DEAL_KEY
from cardtable.app.match.spoken_screen import GO_ON_KEY
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import LANGUAGES, Person
from cardtable.engine.match import Match
from cardtable.games.catalogue import entry
from cardtable.ui.language import say
from cardtable.ui.match.command_bar import HINT_KEY
from cardtable.ui.match.round_end import BACK_KEY, LOOK_KEY, SEAL_KEY
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.widgets.input_guard import DEAF, InputGuard
from tests.app.test_dares import BJARNI, EVENING, OLI, SIGGA, over, won
from tests.ui.fingers import FOR_EVER
from tests.ui.rest import restless
from tests.ui.test_ending import assert_in_reach
from tests.ui.test_shelf import SIZES, begin

PEOPLE = [Person(one.name, one.colour, one.face) for one in (SIGGA, OLI)]


def kept(services: Any, match: Match, seed: str = "seed") -> RunningMatch:
    """A table whose match is among the saved ones."""
    number = services.database.add(match, seed)
    return RunningMatch(entry(match.game.id), match, seed, DatabaseAutosave(services.database, number))


def at_the_end(window: MainWindow, match: Match, qtbot: Any) -> RunningMatch:
    """Sit at the end of a match."""
    table = kept(window.services, match)
    window.show_page(window.table)
    window.table.sit_down(table)
    qtbot.waitUntil(window.table.round_end.isVisible, timeout=FOR_EVER)
    return table


def at_home(window: MainWindow, qtbot: Any) -> Any:
    """The envelopes of the home page, once everything is there."""
    window.go_home()
    qtbot.waitUntil(lambda: window.home.was_painted and not window.home.is_drawing, timeout=FOR_EVER)
    return window.home.envelopes


@pytest.fixture
def evening(services: Any, monkeypatch: Any) -> Any:
    """The program on that evening, with Sigga and Óli."""
    services.dares.now = lambda: EVENING
    monkeypatch.setattr(services.database, "now", lambda: services.dares.now().astimezone(UTC))
    services.settings.people = list(PEOPLE)
    return services


def days_later(services: Any, days: int) -> None:
    services.dares.now = lambda: EVENING + timedelta(days=days)


def test_a_lost_match_is_sealed_by_its_button_or_its_key_and_the_panel_says_where(
    evening, window, qtbot, monkeypatch
) -> None:
    monkeypatch.setattr(InputGuard, "wait", 0)
    for press in ("button", "key"):
        table = at_the_end(window, over((SIGGA, BJARNI), 0), qtbot)
        panel = window.table.round_end.panel
        assert panel.seal_button.isVisible()
        assert panel.seal_button.accessibleName() == "Seal for tomorrow"
        assert "envelope on the home page" in panel.seal_button.accessibleDescription()
        assert "envelope on the home page" in panel.seal_button.toolTip()
        assert any("Seal for tomorrow" in way for way in window.table.round_end.ways())
        if press == "button":
            panel.seal_button.click()
        else:
            QTest.keyClick(window.table.view, say(SEAL_KEY).lower())
        assert not panel.seal_button.isVisible()
        assert panel.again_button.hasFocus()
        assert panel.dare.isVisible()
        assert "Sigga against the same cards" in panel.dare.text()
        assert panel.dare.text() in panel.spoken
        assert str(table.number) in evening.settings.dares
    assert len(at_home(window, qtbot).envelopes) == 2


def test_what_seals_the_cards_deals_no_others_when_it_is_pressed_twice(evening, window, qtbot, monkeypatch) -> None:
    """The button goes by that, and the keys go to the revenge."""
    table = at_the_end(window, over((SIGGA, BJARNI), 0), qtbot)
    panel, now = window.table.round_end.panel, [10_000]
    monkeypatch.setattr(InputGuard, "wait", DEAF)
    panel.guard.clock = lambda: now[0]
    panel.seal_button.setFocus()
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert str(table.number) in evening.settings.dares
        assert window.running is table
    now[0] += DEAF + 1
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.running is not table


def test_who_has_won_or_played_known_cards_is_offered_nothing(evening, window, qtbot) -> None:
    known = over((SIGGA, BJARNI), 0)
    known.known = True
    for match in (won((SIGGA, BJARNI), 0), known):
        at_the_end(window, match, qtbot)
        assert not window.table.round_end.panel.seal_button.isVisible()
        QTest.keyClick(window.table.view, say(SEAL_KEY).lower())
    assert evening.settings.dares == {}
    assert at_home(window, qtbot) is None, "and nothing is made for envelopes where there are none"


def test_the_envelope_waits_for_a_day_deals_the_same_cards_and_shows_both_results(
    evening, window, qtbot, asked
) -> None:
    table = at_the_end(window, over((OLI, SIGGA, BJARNI), 1, "olsen"), qtbot)
    window.table.round_end.panel.seal_button.click()
    envelopes = at_home(window, qtbot)
    assert envelopes.isVisible()
    assert envelopes.accessibleName().startswith("Sigga against the same cards. It can be opened from tomorrow on.")
    asked.answer(False)
    envelopes.click()
    assert asked.questions == ["Sigga against the same cards. It can be opened from tomorrow on."]
    assert window.pages.currentWidget() is window.home

    days_later(evening, 1)
    envelopes = at_home(window, qtbot)
    envelopes.click()
    assert window.pages.currentWidget() is window.table
    played = window.running
    assert played is not None
    assert (played.match.deal_code, played.match.options) == (table.match.deal_code, table.match.options)
    assert played.match.known
    assert [seat.level for seat in played.match.seats] == ["medium", None, "medium"]
    assert played.match.seats[1].name == "Sigga"
    answer = played.number
    assert at_home(window, qtbot).envelopes[0].state is State.BEGUN
    window.home.envelopes.click()
    assert window.running is not None
    assert window.running.number == answer, "what was left in the middle is played on"

    window.go_home()
    match = evening.database.load(answer).match
    end = won(match.seats, 1, "olsen", match.deal_code)
    for line in match.log:
        assert line.action is None, "nothing but the deal was played yet"
    match.rewind(0)
    for line in end.log:
        match.replay(line)
    evening.database.save(answer, match)
    window.show_page(window.table)
    window.launcher.resume(answer)
    qtbot.waitUntil(window.table.round_end.isVisible, timeout=FOR_EVER)
    panel = window.table.round_end.panel
    assert panel.dare.isVisible()
    assert panel.dare.text().startswith("Yesterday: ")
    assert "Today: Sigga" in panel.dare.text()
    assert not panel.seal_button.isVisible()
    results = panel.dare.text()
    envelopes = at_home(window, qtbot)
    assert envelopes.envelopes[0].state is State.PLAYED
    assert results in envelopes.accessibleName()
    asked.answer(True)
    envelopes.click()
    assert asked.questions[-1] == f"Sigga against the same cards. {results}"
    assert not envelopes.isVisible()
    assert evening.settings.dares == {}


def test_an_envelope_that_has_lain_in_sight_overnight_can_be_opened_in_the_morning(evening, window, qtbot) -> None:
    for number in range(2):
        evening.dares.seal(kept(evening, over((SIGGA, BJARNI), 0), f"seed {number}"))
        days_later(evening, number)
        envelopes = at_home(window, qtbot)
        days_later(evening, number + 1)
        if number:
            QApplication.sendEvent(window.home, QEvent(QEvent.Type.ActivationChange))
            assert "Open it and play these cards again." in envelopes.toolTip()
        else:
            envelopes.click()
            assert window.pages.currentWidget() is window.table


def test_of_several_envelopes_one_is_chosen_by_what_stands_there(evening, window, qtbot, asked) -> None:
    for loser in (0, 1):
        evening.dares.seal(kept(evening, over((SIGGA, OLI), loser), f"seed {loser}"))
    envelopes = at_home(window, qtbot)
    menu = envelopes.menu_of_all()
    assert [action.text().split(" – ")[0] for action in menu.actions()] == [
        "Sigga against the same cards",
        "Óli against the same cards",
    ]
    asked.answer(True)
    menu.actions()[1].trigger()
    assert [one.seat.name for one in envelopes.envelopes] == ["Sigga"]
    menu.close()


def test_a_deleted_match_takes_its_envelope_along_and_what_was_opened_too_late_is_told(
    evening, window, qtbot, asked
) -> None:
    table = kept(evening, over((SIGGA, BJARNI), 0))
    evening.dares.seal(table)
    days_later(evening, 1)
    envelopes = at_home(window, qtbot)
    evening.database.delete(table.number)
    envelopes.click()
    assert len(asked.told) == 1
    assert window.pages.currentWidget() is window.home
    assert not at_home(window, qtbot).isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_envelopes_move_no_game_and_are_whole_at_every_size(
    evening, qtbot, size: tuple[int, int], text: int, language: str
) -> None:
    evening.change(text_scale=text, language=language)
    begin(evening, 4)
    window = MainWindow(evening)
    window.resize(*size)
    window.show()
    assert at_home(window, qtbot) is None
    home = window.home
    before = [(tile.play.title, tile.geometry()) for tile in home.shelf.all]
    place = home.shelf.geometry()
    for loser in (0, 1, 0):
        evening.dares.seal(kept(evening, over((SIGGA, OLI), loser), f"{loser}"))
    envelopes = at_home(window, qtbot)
    QApplication.processEvents()
    assert [(tile.play.title, tile.geometry()) for tile in home.shelf.all] == before
    assert home.shelf.geometry() == place
    assert home.room.horizontalScrollBar().maximum() == 0
    assert len(envelopes.envelopes) == 3
    assert not restless()
    assert envelopes.width() >= envelopes.sizeHint().width()
    row = [home.people, envelopes, home.language, home.saved, home.statistics, home.evenings, home.settings]
    edges = [part.mapTo(window, QPoint()).x() for part in row]
    ends = [edge + part.width() for edge, part in zip(edges, row, strict=True)]
    assert edges == sorted(edges)
    assert all(end <= edge for end, edge in zip(ends, edges[1:], strict=False))
    assert ends[-1] <= window.width()
    home.people.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(home.people, Qt.Key.Key_Tab)
    assert envelopes.hasFocus(), "in the order of the eyes"
    window.close()
    shiboken6.delete(window)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((760, 560), 100), ((760, 560), 200)])
def test_the_button_fits_into_the_panel(
    evening, window, qtbot, language: str, size: tuple[int, int], text: int
) -> None:
    window.resize(*size)
    evening.change(text_scale=text, language=language)
    at_the_end(window, over((OLI, SIGGA, BJARNI), 1, "olsen"), qtbot)
    panel = window.table.round_end.panel
    for way in panel.ways:
        if way.isVisible():
            assert_in_reach(panel, way, scrolled=way is not panel.again_button)
    assert panel.seal_button.isVisible()
    window.table.get_up()


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_letter_means_nothing_else_at_the_end_of_a_match(services, language: str) -> None:
    services.change(language=language)
    assert say(SEAL_KEY) not in {say(key) for key in (HINT_KEY, LOOK_KEY, BACK_KEY, DEAL_KEY, GO_ON_KEY)}
