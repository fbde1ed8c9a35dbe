"""Taking back and redo at the table: alone against computers, in company, and saved in between."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.match.screen import Speech
from cardtable.cards import Card
from cardtable.engine.match import TakingBack
from cardtable.games.olsen.rules.actions import PLAY
from cardtable.messages import verbatim
from cardtable.store.record import entry_to_json
from cardtable.ui.language import say
from tests.games.rummy_positions import position as rummy_position
from tests.ui.behind import behind
from tests.ui.fingers import Fingers
from tests.ui.tables import position, table_at
from tests.ui.test_rummy_table import HAND, tray
from tests.ui.test_rummy_table import sit as sit_rummy
from tests.ui.test_whole_match import wish

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def sit(hands: Fingers, current: Any, people: int = 1, taking_back: TakingBack | None = None) -> None:
    window = hands.window
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, current, people, taking_back=taking_back))
    hands.wait(lambda: not hands.scene.moving)


def take_back(hands: Fingers) -> None:
    QTest.keyClick(QApplication.focusWidget() or hands.view, Qt.Key.Key_Z, CONTROL)
    hands.wait(lambda: not hands.scene.moving)


def redo(hands: Fingers, *, as_on_a_mac: bool = False) -> None:
    key, modifiers = (Qt.Key.Key_Z, CONTROL | SHIFT) if as_on_a_mac else (Qt.Key.Key_Y, CONTROL)
    QTest.keyClick(QApplication.focusWidget() or hands.view, key, modifiers)
    hands.wait(lambda: not hands.scene.moving)


def in_menu(hands: Fingers) -> list[str]:
    return [action.text().split("\t")[0] for action in hands.page.top._menu.actions()]


def own_hand(hands: Fingers) -> list[Card]:
    picture = hands.scene.picture
    assert picture is not None
    return [card for zone in picture.zones if zone.id == "hand-0" for card in zone.cards if card is not None]


def is_in_step(hands: Fingers) -> None:
    """Log, strip, buttons, hand and file say what the table says."""
    page, table = hands.page, hands.page.table
    told = [say(message) for some in table.history_of_rounds() for message in some]
    assert [page.log.item(row).text() for row in range(page.log.count())] == told
    assert all(say(text) in told for text in behind(page).display.state.since)
    commands = table.entry.stage.controls.commands(table.view(), table.names, (), behind(page).tray.groups)
    shown = {say(command.label): command.refusal for _, command in page.commands.buttons}
    assert {say(command.label): command.refusal for command in commands}.items() <= shown.items()
    database = page.services.database
    kept = database._connection.execute(
        "SELECT data FROM entry WHERE game = ? ORDER BY position", (database.games()[0].id,)
    )
    assert [json.loads(data) for (data,) in kept] == [entry_to_json(table.match, line) for line in table.match.log]
    assert ("Redo" in in_menu(hands)) == table.undo.can_redo


def test_alone_a_card_comes_back_with_what_computers_did_and_goes_again(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "5H 6H 7H"], "2C"))
    before = own_hand(hands)
    hands.drag_card(Card.parse("9C"))
    hands.settle()
    played = list(hands.page.table.match.log)
    assert any(line.seat == 1 for line in played)
    take_back(hands)
    assert own_hand(hands) == before
    assert hands.page.table.match.retakes == 1
    assert hands.my_turn()
    is_in_step(hands)
    redo(hands)
    assert hands.page.table.match.log[: len(played)] == played
    assert hands.page.table.match.retakes == 0
    hands.settle()
    is_in_step(hands)
    take_back(hands)
    redo(hands, as_on_a_mac=True)
    assert hands.page.table.match.log[: len(played)] == played
    take_back(hands)
    hands.drag_card(Card.parse("2H"))
    assert not hands.page.table.undo.can_redo
    redo(hands)
    assert hands.page.bubble.text == "There is nothing to redo."
    hands.settle()
    is_in_step(hands)


def test_the_button_does_what_the_key_does_and_redo_is_in_the_menu(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "5H 6H 7H"], "2C"))
    assert "Redo" not in in_menu(hands)
    hands.drag_card(Card.parse("9C"))
    hands.settle()
    hands.click_button(hands.page.top.buttons["back"])
    assert len(own_hand(hands)) == 5
    assert "Redo" in in_menu(hands)
    next(one for one in hands.page.top._menu.actions() if one.text().startswith("Redo")).trigger()
    assert len(own_hand(hands)) < 5
    assert "Redo" not in in_menu(hands)


def test_after_a_take_back_the_first_press_counts(window, hands: Fingers) -> None:
    table = sit_rummy(window, rummy_position(hand=HAND))
    hands.click_command("P")
    planned = tray(hands)
    hands.click_command("L")
    assert table.round.down[0]  # type: ignore[attr-defined]
    take_back(hands)
    assert tray(hands) == planned
    is_in_step(hands)
    hands.click_command("L")
    assert table.round.down[0]  # type: ignore[attr-defined]
    take_back(hands)
    redo(hands)
    assert table.round.down[0]  # type: ignore[attr-defined]
    assert not any(tray(hands))
    is_in_step(hands)


def test_a_hand_sorted_by_hand_lies_as_it_lay(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "5H 6H 7H"], "2C"))
    behind(hands.page).hand.arrange(Card.parse("9C"), 0)
    behind(hands.page).hand.arrange(Card.parse("KD"), 2)
    before = own_hand(hands)
    hands.drag_card(Card.parse("9C"))
    hands.settle()
    take_back(hands)
    assert own_hand(hands) == before


@pytest.mark.parametrize("game", ["two_of_three", "san_da_yi", "veidimadur"])
def test_in_other_games_alone(hands, game: str) -> None:
    seats = {"san_da_yi": 4}.get(game, 3)
    hands.window.start(wish(1, seats, name=game))
    page = hands.page
    hands.settle()
    for _ in range(3):
        if hands.between():
            break
        seat, view = page.table.viewer, page.table.view()
        page.play(seat, (view.legal()[-1],))
        hands.settle()
    whole = list(page.table.match.log)
    if page.table.take_back_refusal() is not None:
        pytest.fail("three decisions were made")
    take_back(hands)
    assert page.table.match.log == whole[: len(page.table.match.log)]
    assert len(page.table.match.log) < len(whole)
    is_in_step(hands)
    redo(hands)
    assert page.table.match.log[: len(whole)] == whole


def test_what_is_in_the_way_is_named(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "9H 6H 7H"], "2C"), taking_back=TakingBack.UNSEEN)
    hands.drag_card(Card.parse("9C"))
    hands.settle()
    take_back(hands)
    assert hands.page.bubble.text.startswith("Sigrún has played since, so nothing can be taken back. Sigrún lays")
    hands.window.services.change(language="de")
    take_back(hands)
    assert hands.page.bubble.text.startswith("Sigrún hat seitdem gespielt")


def test_where_nothing_is_taken_back_there_is_no_button(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "9H 6H 7H"], "2C"), taking_back=TakingBack.NEVER)
    assert not hands.page.top.buttons["back"].isVisible()
    assert hands.page.top.buttons["hint"].isVisible()
    take_back(hands)
    assert "At this table nothing can be taken back" in hands.page.bubble.text


def test_the_end_of_a_round_goes_with_its_panel(hands) -> None:
    sit(hands, position(["9C 9D", "5H 6H 7H"], "2C"))
    page = hands.page
    page.play(0, tuple(one for one in page.table.round.legal(0) if one.kind == "say-olsen"))
    for name in ("9C", "9D"):
        page.play(0, tuple(one for one in page.table.round.legal(0) if getattr(one, "card", None) == Card.parse(name)))
    if page.table.round.result is None:
        page.play(0, tuple(one for one in page.table.round.legal(0) if one.kind == "end-turn"))
    hands.wait(lambda: page.table.round.result is not None)
    hands.wait(page.round_end.isVisible)
    take_back(hands)
    assert page.table.round.result is None
    assert not page.round_end.isVisible()
    assert behind(page).display.presenter.pictures is not None
    assert behind(page).display.presenter.pictures.ended == 0
    redo(hands)
    hands.wait(page.round_end.isVisible)
    assert page.table.match.results


def test_in_company_the_curtain_falls_and_no_hand_is_there(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "9H 6H 7H", "3H 4H 5H"], "2C"), 3, TakingBack.DECISION)
    page = hands.page
    hands.click_button(page.curtain.show_button)
    hands.drag_card(Card.parse("9C"))
    hands.wait(lambda: page.curtain.isVisible() and page.curtain.seat == 1)
    hands.click_button(page.curtain.show_button)
    assert Card.parse("9H") in {item.card for item in hands.scene.cards}
    take_back(hands)
    assert page.curtain.isVisible()
    assert page.curtain.seat == 0
    assert {item.card for item in hands.scene.cards if item.card is not None} <= {Card.parse("2C")}
    hands.click_button(page.curtain.show_button)
    assert len(own_hand(hands)) == 5
    redo(hands)
    assert page.curtain.isVisible()
    assert page.curtain.seat == 1
    public = {Card.parse("2C"), Card.parse("9C")}
    assert {item.card for item in hands.scene.cards if item.card is not None} <= public
    hands.click_button(page.curtain.back_button)
    assert page.curtain.seat == 0


def test_the_curtain_tells_what_was_played_after_a_take_back(hands) -> None:
    """What somebody had seen of a game that was taken back says nothing of what was played since."""
    sit(hands, position(["2H 9C KD QD 7S", "9H 6H 7H", "3H 4H 5H"], "2C"), 3, TakingBack.DECISION)
    page = hands.page
    hands.click_button(page.curtain.show_button)
    hands.drag_card(Card.parse("9C"))
    hands.click_button(page.curtain.show_button)
    take_back(hands)
    hands.click_button(page.curtain.show_button)
    hands.drag_card(Card.parse("2H"))
    if not page.curtain.isVisible():
        hands.click_command("E")
    assert page.curtain.seat == 1
    assert "two of hearts" in page.curtain.story.text()


def test_a_game_that_is_opened_again_takes_back_as_before(hands) -> None:
    window = hands.window
    window.start(wish(1, 2))
    hands.settle()
    for _ in range(4):
        if hands.between():
            break
        hands.page.play(0, (hands.page.table.round.legal(0)[0],))
        hands.settle()
    take_back(hands)
    marked = hands.page.table.match.retakes
    length = len(hands.page.table.match.log)
    window.go_home()
    window.resume(window.services.database.games()[0].id)
    hands.settle()
    assert hands.page.table.match.retakes == marked
    assert not hands.page.table.undo.can_redo
    if hands.page.table.take_back_refusal() is None:
        take_back(hands)
        assert len(hands.page.table.match.log) < length
        is_in_step(hands)


def test_the_score_sheet_says_what_was_taken_back(hands) -> None:
    sit(hands, position(["2H 9C KD QD 7S", "5H 6H 7H"], "2C"))
    hands.window.open_scores()
    assert "taken back" not in hands.window.scores.line.text()
    hands.window.show_page(hands.window.table)
    hands.drag_card(Card.parse("9C"))
    hands.settle()
    take_back(hands)
    hands.window.open_scores()
    assert "1 decision taken back after something new had been seen" in hands.window.scores.line.text()


def test_nothing_that_was_said_stands_over_the_table_that_came_back(hands) -> None:
    """“Ólsen!” over a hand of three is not true of that table."""
    sit(hands, position(["2H 3C 9D", "5H 6H 7S"], "2C"), people=2, taking_back=TakingBack.DECISION)
    hands.page.curtain.show_button.click()
    behind(hands.page).controller.play(0, (PLAY[Card.parse("2H")],))
    behind(hands.page).display.speak((Speech(0, verbatim("Ólsen!")),), None)
    assert hands.scene.spoken
    hands.page.take_back()
    assert hands.scene.spoken == []
