"""The end of a round: at every pace, hurried or not, the last picture is the same, and the panel says what is so."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.app.settings import Settings
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.players.decision import Level
from cardtable.stage.zones import ZoneKind
from cardtable.ui.a11y.speech_text import spoken
from cardtable.ui.language import say
from cardtable.ui.match.round_end import DEAL_KEY, LOOK_KEY
from cardtable.ui.scene.round_end_overlay import RoundEndOverlay
from cardtable.ui.widgets.input_guard import CALM, InputGuard
from tests.ui.fingers import Fingers

LONGEST = 20_000


def almost_over(game: str, seats: int = 4, persons: int = 1, rounds: int = 1) -> tuple[Match, int, Any]:
    """A match just before the last action of a round, with that action."""
    match, seat, action = _played(game, seats, persons, rounds)
    return match.copy(), seat, action


@cache
def _played(game: str, seats: int, persons: int, rounds: int) -> tuple[Match, int, Any]:
    known = entry(game)
    seats = max(min(seats, known.game.seat_counts[-1]), known.game.seat_counts[0])
    sitting = [Seat(f"Name{at}", None if at < persons else "easy", at) for at in range(seats)]
    match = Match(known.game, known.game.options(), sitting, "0000-0001")
    rng = Random(game)
    match.deal()
    for _ in range(LONGEST):
        table: Any = match.round
        if match.between_rounds:
            match.deal()
            continue
        seat = next(iter(table.must_answer()), table.turn)
        decision = known.player.choose(table.view(seat), Level.EASY, rng)
        action = decision.action if decision is not None else table.legal(seat)[0]
        match.play(seat, action)
        if len(match.results) == rounds:
            match.rewind(len(match.log) - 1)
            return match, seat, action
    raise AssertionError("no round ends")


def shown(page: Any) -> Any:
    """All that the last picture is made of."""
    scene = page.scene
    cards = sorted((str(item.card), item.zone, item.index, item.pos().toTuple(), item.scale()) for item in scene.cards)
    plates = {seat: plate.text for seat, plate in scene.plates.items()}
    badges = [
        (one.badge, one.running, one.rect.getRect())
        for item in scene.items()
        if isinstance(item, RoundEndOverlay)
        for one in item.badges
    ]
    return cards, plates, badges, page.view.transform().m11(), page.round_end.panel.rows()


def played_to_the_end(window: Any, qtbot: Any, game: str, *, rounds: int = 1, **settings: Any) -> Fingers:
    hands = Fingers(window, qtbot)
    page = hands.page
    window.services.settings = Settings(grace=2, **settings)
    match, seat, action = almost_over(game, rounds=rounds)
    known = entry(game)
    number = window.services.database.add(match, "ending")
    window.show_page(page)
    page.sit_down(RunningMatch(known, match, "ending", DatabaseAutosave(window.services.database, number)))
    page.running.scheduler.pause()
    page.running.controller.play(seat, (action,))
    while page.running.playback.hurry():  # also where it waits for somebody to have seen it
        pass
    return hands


def runs(page: Any) -> bool:
    """Whether the end of a round is played, and can be hurried."""
    return page.commands.go_on.isVisible() and not page.round_end.isVisible()


def test_the_last_picture_is_the_same_at_every_pace(window, qtbot) -> None:
    game = "two_of_three"
    hands = played_to_the_end(window, qtbot, game, pace="instant")
    page = hands.page
    hands.wait(page.round_end.isVisible)
    instant = shown(page)
    page.get_up()

    hands = played_to_the_end(window, qtbot, game, pace="normal")
    hands.wait(lambda: runs(page))
    page.go_on()
    assert page.round_end.isVisible()
    assert shown(page) == instant
    page.get_up()

    hands = played_to_the_end(window, qtbot, game, pace="brisk", reduce_motion=True)
    hands.wait(page.round_end.isVisible)
    assert shown(page) == instant
    page.get_up()


def test_a_click_a_key_and_go_on_hurry_the_scene(window, qtbot) -> None:
    for hurry in (
        lambda hands: hands.click(hands.view.viewport().rect().center()),
        lambda hands: hands.key(Qt.Key.Key_Space),
        lambda hands: hands.page.go_on(),
    ):
        hands = played_to_the_end(window, qtbot, "olsen", pace="calm")
        hands.view.setFocus()
        hands.wait(lambda page=hands.page: runs(page))
        hurry(hands)
        assert hands.page.round_end.isVisible()
        hands.page.get_up()


def test_the_table_can_be_looked_at_and_pointed_at_after_a_step_back(window, qtbot) -> None:
    hands = played_to_the_end(window, qtbot, "kinaskak", pace="instant")
    page, view = hands.page, hands.view
    hands.wait(page.round_end.isVisible)
    panel = page.round_end.panel
    assert view.transform().m11() < 0.9
    zone = next(one for one in page.scene.zones.values() if one.zone.kind is ZoneKind.OPEN_HAND)
    where = view.mapFromScene(zone.rect.center())
    assert not panel.geometry().contains(where)
    assert any(getattr(item, "zone", None) == zone.zone.id for item in view.items(where) if hasattr(item, "card"))
    hands.key(say(LOOK_KEY))
    assert not panel.isVisible()
    assert view.transform().m11() == 1.0
    assert page.round_end.back_button.isVisible()
    hands.key(say(LOOK_KEY))
    assert panel.isVisible()
    assert page.round_end.panel.next_button.hasFocus()
    rounds = len(page.table.match.results)
    hands.key(say(DEAL_KEY))
    hands.wait(lambda: not panel.isVisible() and page.table.match.round.result is None)
    assert len(page.table.match.results) == rounds
    assert view.transform().m11() == 1.0
    page.get_up()


def assert_in_reach(panel: Any, button: Any, *, scrolled: bool) -> None:
    """A button is whole; where it may be ``scrolled`` with what a low panel tells, it comes into sight when wanted."""
    assert button.isVisible()
    if scrolled:
        panel.findChild(QScrollArea).ensureWidgetVisible(button)
    assert panel.rect().contains(QRect(button.mapTo(panel, QPoint()), button.size()))
    assert button.width() >= button.sizeHint().width() - 1


@pytest.mark.parametrize("language", ["en", "is", "nb", "de"])
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((760, 560), 100), ((760, 560), 200)])
def test_the_panel_fits(window, qtbot, language: str, size: tuple[int, int], text: int) -> None:
    window.resize(*size)
    for game in ("kinaskak", "san_da_yi", "svindl", "two_of_three"):
        hands = played_to_the_end(window, qtbot, game, pace="instant", text_scale=text, language=language)
        window.services.apply()
        page = hands.page
        hands.wait(page.round_end.isVisible)
        panel = page.round_end.panel
        assert page.view.rect().contains(panel.geometry())
        first = panel.again_button if page.table.match.over else panel.next_button
        for button in (first, panel.sheet_button, panel.look_button, panel.leave_button):
            assert_in_reach(panel, button, scrolled=button is not first)
        page.get_up()


@pytest.mark.parametrize("game", ["kinaskak", "svindl"])
def test_whatever_hurries_the_end_deals_nothing(window, qtbot, game: str, monkeypatch) -> None:
    """G, Space and a click at one place, as calmly and as often as somebody likes: the end stays to be seen."""
    monkeypatch.setattr(InputGuard, "wait", 0)
    page, held = window.table, window.held_keys
    now = 0
    held.clock = lambda: now
    dealt: list[str] = []
    for button in (page.round_end.panel.next_button, page.round_end.panel.again_button):
        button.clicked.disconnect()
        button.clicked.connect(lambda: dealt.append("pressed"))
    system = window.windowHandle()
    g, space = Qt.Key.Key_G, Qt.Key.Key_Space
    for keys in ([g] * 12, [space] * 12, [g, space] * 6):
        hands = played_to_the_end(window, qtbot, game, pace="calm")
        page.view.setFocus()
        hands.wait(lambda: runs(page))
        for key in keys:
            now += 1600
            QTest.keyClick(system, key)
        assert page.round_end.isVisible()
        assert not dealt
    now += CALM + 1
    QTest.keyClick(system, Qt.Key.Key_Space)
    assert dealt == ["pressed"], "after a while it is pressed on purpose"
    QTest.keyClick(system, Qt.Key.Key_N)
    assert dealt == ["pressed", "pressed"], "and the key that is written there deals at once"


def test_a_click_that_hurries_means_no_button_that_comes_up_under_it(window, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(InputGuard, "wait", 0)
    hands = played_to_the_end(window, qtbot, "olsen", pace="instant")
    page = hands.page
    hands.wait(page.round_end.isVisible)
    over = page.table.match.over
    button = page.round_end.panel.again_button if over else page.round_end.panel.next_button
    where = button.mapTo(window, button.rect().center())
    hands = played_to_the_end(window, qtbot, "olsen", pace="calm")
    hands.wait(lambda: runs(page))
    for _ in range(3):
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
    assert page.round_end.isVisible()
    elsewhere = where + QPoint(button.width() // 3, 0)
    pressed: list[bool] = []
    button.clicked.disconnect()
    button.clicked.connect(lambda: pressed.append(False))
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, elsewhere)
    assert pressed == [False]
    page.get_up()


def test_what_decided_the_round_is_shown_again_and_the_panel_waits(window, qtbot) -> None:
    hands = played_to_the_end(window, qtbot, "klikk", pace="instant")
    page = hands.page
    hands.wait(page.round_end.isVisible)
    panel = page.round_end.panel
    asked: list[int] = []
    panel.asked_moment.connect(asked.append)
    hands.click_button(panel.moment_button)
    replay = window.history.replay_page
    assert window.pages.currentWidget() is replay
    assert replay.replay.table.position == asked[0]
    replay.bar.leave.click()
    assert window.pages.currentWidget() is window.table
    assert panel.isVisible()


def test_the_end_of_a_match_shows_its_curve_and_says_how_it_was_won(window, qtbot) -> None:
    hands = played_to_the_end(window, qtbot, "two_of_three", rounds=5, pace="instant")
    page = hands.page
    hands.wait(page.round_end.isVisible)
    panel, match = page.round_end.panel, page.table.match
    assert match.over
    assert panel.chart.isVisibleTo(panel)
    assert [line.totals[-1] for line in panel.chart.lines] == list(match.standing.totals)
    sheet = page.running.sight.account_sheet()
    assert panel.title == say(sheet.title)
    for line in (sheet.title, *sheet.story):
        assert spoken(say(line)) in panel.spoken
    assert panel.again_button.isVisible()


def test_letters_made_larger_in_the_settings_leave_the_panel_on_the_table(window, qtbot) -> None:
    hands = played_to_the_end(window, qtbot, "kinaskak", pace="instant")
    page = hands.page
    hands.wait(page.round_end.isVisible)
    window.show_page(window.settings)
    window.services.change(text_scale=200)
    window.go_back()
    QApplication.processEvents()
    assert page.view.rect().contains(page.round_end.panel.geometry())
    there = shown(page)
    window.resize(1320, 830)
    QApplication.processEvents()
    window.resize(1280, 800)
    QApplication.processEvents()
    assert shown(page) == there
