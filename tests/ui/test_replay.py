"""Looking at a match once more in the window: by mouse, by keys, by ear; and nothing is shown that was hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from cardtable.app.match.replaying import ReplayScheduler
from cardtable.app.sight import ALL_OPEN, PUBLIC, Eyes
from cardtable.cards import Card, Rank
from cardtable.engine.match import Match, Seat
from cardtable.players.decision import Level
from cardtable.stage.card_names import card_name, card_object
from cardtable.ui.a11y.announcer import listeners
from cardtable.ui.language import say
from tests.conformance.common import GAMES, NAMES, cards_in, choose
from tests.conformance.hiding import hidden_cards_anew
from tests.conformance.test_replay import part_of_a_match, whole_match
from tests.every_game import every_game
from tests.ui.fingers import FOR_EVER
from tests.ui.test_heard import tree

KEY = Qt.Key


@pytest.fixture
def page(window, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ReplayScheduler, "least", 0)
    shown = window.history.replay_page
    shown.speed = "instant"
    return shown


def tricks(persons: int, lines: int = 10**6) -> Match:
    """A match of four rounds, as far as so many lines."""
    known = every_game()["san_da_yi"]
    short = known.game.options.read({key: values[0] for key, values in known.game.short.items()})
    seats = [Seat(name, None if at < persons else "easy", at) for at, name in enumerate(NAMES[:4])]
    match, rng = Match(known.game, short, seats, "0000-0000"), Random(3)
    while len(match.log) < lines and not match.over:
        if match.between_rounds:
            match.deal()
            continue
        seat = match.round.turn
        decision = known.player.choose(match.round.view(seat), Level.EASY, rng)
        match.play(*((seat, decision.action) if decision is not None else choose(match, rng)))
    return match


def press(page, key: Qt.Key, modifier: Any = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(page.bar.play, key, modifier)


@pytest.mark.long
def test_it_plays_from_the_first_deal_to_the_last_card(window, page, qtbot) -> None:
    match = tricks(1)
    window.history.replay(match)
    assert window.pages.currentWidget() is page
    assert page.replay.table.position == 1
    assert page.bar.play.hasFocus()
    page.bar.play.click()
    qtbot.waitUntil(lambda: page.replay.table.position == page.replay.table.last, timeout=FOR_EVER)
    assert page.replay.table.match.round == match.round
    assert not page.replay.playing
    # Played once more from its end, it begins anew.
    page.bar.play.click()
    assert page.replay.table.position <= 2
    page.replay.pause()


def test_keys_go_line_by_line_and_the_box_of_eyes_follows(window, page) -> None:
    match = whole_match("two_of_three")
    window.history.replay(match)
    for _ in range(10):
        before = page.replay.table.position
        press(page, KEY.Key_Right)
        assert page.replay.table.position == min(before + 1, page.replay.table.last)
    page.go_to(page.replay.table.last)
    assert page.replay.table.match.round == match.round
    for eyes in page.replay.sight.offered:
        page.look_from(eyes)
        assert page.replay.sight.eyes == eyes
        assert page.bar.eyes.currentIndex() == page.replay.sight.offered.index(eyes)
        press(page, KEY.Key_Left)
        press(page, KEY.Key_Right)


def test_keys_lead_through_it(window, page) -> None:
    window.history.replay(tricks(1))
    table, marks = page.replay.table, page.replay.landmarks
    press(page, KEY.Key_PageDown)
    assert table.position == marks.deals[1]
    press(page, KEY.Key_PageUp)
    assert table.position == marks.deals[0]
    press(page, KEY.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert table.position == marks.turns[1] if marks.turns[0] == 1 else marks.turns[0]
    press(page, KEY.Key_Left)
    press(page, KEY.Key_End)
    assert table.position == table.last
    press(page, KEY.Key_Home)
    assert table.position == table.first
    press(page, KEY.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    # A big moment is shown as it happened.
    assert table.position == marks.moments[0].line + 1
    press(page, KEY.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert table.position == marks.moments[1].line + 1
    press(page, KEY.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert table.position == marks.moments[0].line + 1
    press(page, KEY.Key_Space)
    assert page.replay.playing or table.position == table.last
    page.replay.pause()
    press(page, KEY.Key_Escape)
    assert window.pages.currentWidget() is window.home
    assert page.table is None


def test_the_keys_go_on_leading_over_a_deal_and_after_a_click_on_the_table(window, page) -> None:
    window.history.replay(tricks(1))
    table = page.replay.table
    page.go_to(page.replay.landmarks.deals[1] - 2)
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    for position in range(table.position + 1, table.position + 5):
        QTest.keyClick(QApplication.focusWidget(), KEY.Key_Right)
        assert table.position == position
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Space)
    assert page.replay.playing
    page.replay.pause()


def test_it_is_shown_as_fast_as_somebody_chooses_and_the_setting_stays(window, page, qtbot) -> None:
    window.history.replay(tricks(1))
    kept = window.services.settings.pace
    page.bar.speed.setCurrentIndex(0)
    page.bar.speed.activated.emit(0)
    assert page.replay.speed == "calm"
    press(page, KEY.Key_Right)
    slow = page.scene.motion_time
    page.bar.speed.activated.emit(2)
    press(page, KEY.Key_Right)
    assert slow > page.scene.motion_time > 0
    page.running.playback.hurry_all()
    assert window.services.settings.pace == kept


def test_the_line_is_for_the_mouse(window, page) -> None:
    window.history.replay(tricks(1))
    line = page.bar.line
    middle = line.height() // 2
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(line.width() // 2, middle))
    assert abs(page.replay.table.position - page.replay.table.last / 2) < 0.1 * page.replay.table.last
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(line.width() - 2, middle))
    assert page.replay.table.position == page.replay.table.last
    moment = page.replay.landmarks.moments[0]
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(round(line.x_of(moment.line)), 2))
    assert page.replay.table.position == moment.line


def test_nobody_acts_at_a_replay(window, page) -> None:
    match = tricks(1)
    window.history.replay(match)
    page.go_to(page.replay.landmarks.turns[0])
    position = page.replay.table.position
    for card in page.replay.table.round.hands[0]:
        page.scene.input.play(page.scene.item_of(card))
        assert not page.scene.input.picked
    assert not [made for made, command in page.commands.buttons if command.action in page.replay.table.round.legal(0)]
    assert page.replay.table.position == position
    assert not window.services.database.games()


@pytest.mark.parametrize("persons", [1, 2])
def test_a_running_match_tells_nothing_that_is_hidden(window, page, persons: int) -> None:
    match = part_of_a_match("kinaskak", "shown", persons, 70)
    assert not match.over
    heard: list[str] = []
    listeners.append(lambda said: heard.append(said.text))
    try:
        window.history.replay(match)
        table = page.replay.table
        viewer = 0 if persons == 1 else None
        sight = page.replay.sight
        assert sight.eyes == (Eyes(0) if persons == 1 else PUBLIC)
        assert sight.offered == (sight.eyes,)
        for step in range(min(table.last - 1, 45)):
            press(page, KEY.Key_Right)
            current: Any = table.round
            known = {card.face for card in cards_in(current.view(viewer))}
            for events in table.match.events:
                known |= {card.face for card in cards_in([event.seen_by(viewer) for event in events])}
            shown = {item.card.face for item in page.scene.cards if item.card is not None}
            assert shown <= known, step
            zones = table.entry.stage.layout.zones(sight.view(), table.names, sight.near)
            stands = [face for zone in zones for face in zone.stands if face is not None and face.suit is not None]
            known |= {Card.of(Rank(face.rank), face.suit) for face in stands}
            secret = {card.face for card in current.all_cards()} - known
            words = [say(name(card)) for card in secret for name in (card_name, card_object)]
            assert not [(word, text) for word in words for text in heard if word in text]
            heard.clear()
    finally:
        listeners.clear()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_reader_finds_in_a_running_hot_seat_does_not_depend_on_hidden_cards(window, page, game: str) -> None:
    match = part_of_a_match(game, "tree", 2, 40)
    if match.over or match.between_rounds:
        return
    window.history.replay(match)
    page.go_to(page.replay.table.last)
    whole = tree(QAccessible.queryAccessibleInterface(page))
    real = page.replay.table.match.round
    for number in range(3):
        page.replay.table.match.round = hidden_cards_anew(real, None, Random(number))
        page.retranslate()
        assert tree(QAccessible.queryAccessibleInterface(page)) == whole
    page.replay.table.match.round = real


def test_the_panel_offers_another_round_only_where_one_was_dealt(window, page) -> None:
    whole = tricks(1)
    first, second = [at for at, line in enumerate(whole.log) if line.action is None][1:3]
    window.history.replay(whole.at(second))
    panel = page.round_end.panel
    page.go_to(first)
    assert panel.isVisible()
    assert panel.next_button.isVisible()
    panel.next_button.click()
    assert page.replay.table.position == first + 1
    page.go_to(second)
    assert panel.isVisible()
    assert not panel.next_button.isVisible()
    assert not panel.again_button.isVisible()


def test_all_lies_open_when_it_is_over(window, page) -> None:
    match = tricks(2)
    window.history.replay(match)
    assert page.replay.sight.eyes == ALL_OPEN
    page.go_to(page.replay.landmarks.turns[2])
    held = {card for hand in page.replay.table.round.hands for card in hand}
    assert held <= {item.card for item in page.scene.cards if item.card is not None}


def test_one_plays_on_from_there_in_a_match_of_its_own(window, page) -> None:
    match = tricks(1)
    window.history.replay(match)
    assert page.bar.play_on.isEnabled()
    page.go_to(page.replay.landmarks.turns[3])
    line = page.replay.table.position
    page.bar.play_on.click()
    assert window.pages.currentWidget() is window.table
    assert window.running.match.log[:line] == match.log[:line]
    saved = window.services.database.games()
    assert [game.name for game in saved] == ["San Da Yi, from round 1"]
    assert window.services.database.load(saved[0].id).match.began == line
    assert "Played on from another game" in [say(remark) for remark in window.running.undo.remarks()]
    window.go_home()


def test_the_running_table_waits_while_one_looks_back(window, page, qtbot) -> None:
    match = tricks(1, 12)
    number = window.services.database.add(match, "seed")
    window.resume(number)
    kept = window.running
    window.table.asked_replay.emit()
    assert window.pages.currentWidget() is page
    assert page.replay.table.last == len(kept.match.log)
    assert not page.bar.play_on.isEnabled()
    before = len(kept.match.log)
    page.bar.leave.click()
    assert window.pages.currentWidget() is window.table
    assert window.running is kept
    assert len(kept.match.log) >= before
    window.go_home()


def test_a_line_of_the_log_shows_its_moment_and_escape_leads_back(window, page, qtbot) -> None:
    match = tricks(1, 45)
    window.resume(window.services.database.add(match, "seed"))
    table = window.table
    table.toggle_log()
    log = table.log
    turns = [at for at, row in enumerate(log.rows) if row.line is not None]
    spot = log.visualItemRect(log.item(turns[-2]))
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(spot.right() - 9, spot.center().y()))
    assert window.pages.currentWidget() is page
    assert page.replay.table.position == log.rows[turns[-2]].end
    # In the replay the log leads, too.
    page.toggle_log()
    page.log.setCurrentRow(1)
    QTest.keyClick(page.log, KEY.Key_Return)
    assert page.replay.table.position == page.log.rows[-1].end
    press(page, KEY.Key_Escape)
    assert window.pages.currentWidget() is table
    assert log.isVisible()
    # The arrow before a line opens and closes its single sentences, by mouse and by key.
    before = len(log.rows)
    spot = log.visualItemRect(log.item(turns[-2]))
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(spot.left() + 18, spot.center().y()))
    assert len(log.rows) > before
    log.setCurrentRow(turns[-2])
    QTest.keyClick(log, KEY.Key_Left)
    assert len(log.rows) == before
    QTest.keyClick(log, KEY.Key_Right)
    assert len(log.rows) > before
    window.go_home()


def test_a_big_moment_that_one_stands_before_is_the_next_one_and_one_just_seen_is_not(window, page) -> None:
    window.history.replay(tricks(1))
    first, second = (one.line for one in page.replay.landmarks.moments[:2])
    page.go_to(first)
    page.go("next_moment")
    assert page.replay.table.position == first + 1
    page.go("next_moment")
    assert page.replay.table.position == second + 1
    page.go("last_moment")
    assert page.replay.table.position == first + 1


def test_it_stays_where_it_is_while_another_page_is_open(window, page) -> None:
    window.history.replay(tricks(1))
    page.speed = "calm"
    page.toggle()
    assert page.replay.playing
    page.asked_settings.emit()
    assert not page.replay.playing
    kept = page.replay.table.position
    window.go_back()
    assert page.replay.table.position == kept
    assert page.bar.play.accessibleName() == "Play"


def test_the_window_is_called_as_the_page_is_in_another_language(window, page) -> None:
    window.history.replay(tricks(1, 30))
    page.deeds["settings"]()
    window.services.change(language="de")
    QApplication.processEvents()
    window.settings.back.click()
    assert window.pages.currentWidget() is page
    assert "noch einmal" in page.accessibleName()
    assert page.accessibleName() in window.windowTitle()


def test_what_is_played_while_one_looks_back_is_not_told_there(window, page) -> None:
    match = tricks(2, 12)
    window.history.replay(match)
    known = page.replay.table.last
    match.play(*choose(match, Random(1)))
    page.go_to(len(match.log))
    assert page.replay.table.position == page.replay.table.last == page.bar.line.maximum() == known
    assert page.replay.table.match.log == match.log[:known]


def test_the_way_back_has_one_sign_whatever_is_changed(window, page) -> None:
    window.history.replay(tricks(1, 8))
    window.services.change(four_colour=True)
    assert page.bar.leave.icon().isNull()


def test_scores_and_rules_lead_back_to_the_replay(window, page) -> None:
    window.history.replay(tricks(1))
    page.go_to(page.replay.landmarks.deals[1])
    page.asked_scores.emit()
    scores = window.history.replay_scores
    assert window.pages.currentWidget() is scores
    assert scores.sheet.rowCount() == 2
    assert scores.same.isHidden()
    scores.back.click()
    assert window.pages.currentWidget() is page
    page.asked_rules.emit("")
    window.rules.left.emit()
    assert window.pages.currentWidget() is page
    page.bar.leave.click()
    assert window.pages.currentWidget() is window.home


def test_the_book_says_how_the_table_plays_that_is_looked_at(window, page) -> None:
    """Nothing runs, or a match of the same game with other house rules does."""
    window.history.replay(tricks(1, lines=8))
    page.asked_rules.emit("")
    told = window.rules.book.house_rules
    assert [told.item(row).text() for row in range(told.count())] == ["Length of the game: 4 rounds"]


def test_what_older_rules_played_is_said_to_be_past(window, page, asked) -> None:
    match = tricks(1)
    late = Match(match.game, match.options, match.seats, match.deal_code)
    late.resume(match.log, match.round, match.results, match.dealer or 0)
    window.history.replay(late)
    assert "cannot be shown again" in asked.told[-1]
    assert window.pages.currentWidget() is window.home


def test_every_part_of_the_bar_has_a_name(window, page) -> None:
    window.history.replay(tricks(1))
    assert window.windowTitle() == "San Da Yi, once more – Card Table"
    for made in page.bar.findChildren(QPushButton):
        told = QAccessible.queryAccessibleInterface(made)
        assert told.text(QAccessible.Text.Name).strip("‹ ") == told.text(QAccessible.Text.Name) != ""
        assert made.toolTip()
    for box in (page.bar.speed, page.bar.eyes):
        told = QAccessible.queryAccessibleInterface(box)
        labels = [one.text(QAccessible.Text.Name) for one, _ in told.relations(QAccessible.RelationFlag.Label)]
        assert labels == [box.accessibleName()]
    assert page.bar.line.accessibleName()
    assert page.bar.line.accessibleDescription() == "Step 1 of 224"


def test_tab_goes_through_the_bar_as_eyes_do(window, page) -> None:
    window.history.replay(tricks(1))
    page.bar.line.setFocus()
    met = []
    while (at := QApplication.focusWidget()) not in met and page.bar.isAncestorOf(at):
        met.append(at)
        QTest.keyClick(at, KEY.Key_Tab)
    places = [one.mapTo(page.bar, QPoint(0, 0)) for one in met]
    assert len(met) >= 9
    assert places == sorted(places, key=lambda place: (place.y() // 24, place.x()))


def test_the_log_stays_open_for_the_next_match(window) -> None:
    table = window.table
    for seed in ("one", "two"):
        window.resume(window.services.database.add(tricks(1, 20), seed))
        if seed == "one":
            table.toggle_log()
        assert table.log.isVisible()
        assert table.log.rows
        window.go_home()
