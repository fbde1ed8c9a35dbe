"""Whole matches of San Da Yi and Two of Three in the window: by mouse, by keys, and hot seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.players.decision import Level
from cardtable.ui.pages.new_game import TableWish
from tests.ui.hands import Hands
from tests.ui.test_rummy_match import no_hand_is_shown
from tests.ui.test_whole_match import CODE

CALL_KEYS = {0: "P", 60: "1", 65: "2", 70: "3", 75: "4", 80: "5"}
MAIN_ZONE = {"san_da_yi": "trick", "two_of_three": "row"}
MATCHES = [
    ("san_da_yi", "pbbb", {"hands": 4}),
    ("san_da_yi", "ppbb", {"hands": 4, "all_pass": "first_caller_60"}),
    ("two_of_three", "pb", {"end": "3r"}),
    ("two_of_three", "ppb", {"end": "1r"}),
]


def by_mouse(hands: Hands, seat: int, rng: Random) -> None:
    """One action of the person in front of the screen, as a simple computer player would choose it."""
    page = hands.page
    table = page.table
    decision = table.entry.player.choose(table.round.view(seat), Level.EASY, rng)
    assert decision is not None
    action: Any = decision.action
    before = len(table.match.log)
    match action.kind:
        case "call":
            hands.click_command(CALL_KEYS[action.value])
        case "bury":
            for card in action.cards:
                hands.drag_card(card, "tray-0")
            hands.click_command("B")
        case "name-trump":
            hands.click_command("1234"[action.suit])
        case "draw":
            hands.click_zone("stock")
        case "stop":
            hands.click_command("E")
        case _ if rng.random() < 0.5:
            hands.drag_card(action.card, MAIN_ZONE[table.entry.game.id])
        case _:
            hands.click_card(action.card)
            hands.click_zone(MAIN_ZONE[table.entry.game.id])
    assert len(table.match.log) > before, f"{action} did nothing: {page.bubble.text}"


def by_keys(hands: Hands, seat: int, rng: Random) -> None:
    """The same with keys alone."""
    page = hands.page
    table = page.table
    decision = table.entry.player.choose(table.round.view(seat), Level.EASY, rng)
    assert decision is not None
    action: Any = decision.action
    before = len(table.match.log)
    match action.kind:
        case "call":
            hands.key(CALL_KEYS[action.value])
        case "bury":
            for card in action.cards:
                focus(hands, card)
                hands.key(Qt.Key.Key_Space)
            hands.key("B")
            hands.key("B")
        case "name-trump":
            hands.key("1234"[action.suit])
        case "draw":
            hands.key("D")
        case "stop":
            hands.key("E")
        case _:
            focus(hands, action.card)
            hands.key(Qt.Key.Key_Return)
    assert len(table.match.log) > before, f"{action} did nothing: {page.bubble.text}"


def focus(hands: Hands, card: Any) -> None:
    hands.view.setFocus()
    for _ in range(60):
        if getattr(hands.scene.focusItem(), "card", None) is card:
            return
        hands.key(Qt.Key.Key_Right)
    raise AssertionError("the keys do not reach the card")


def play_match(window: Any, hands: Hands, name: str, letters: str, options: dict[str, Any], step: Any) -> None:
    game = entry(name)
    seats = tuple(
        Seat(f"{letter}{place}", None if letter == "p" else "easy", place) for place, letter in enumerate(letters)
    )
    page = hands.page
    window.start(TableWish(game, game.game.options.read(options), seats, CODE))
    rng = Random("new")

    def waits() -> bool:
        busy = page.curtain.isVisible() or page.result.isVisible() or page.commands.go_on.isVisible()
        return not hands.scene.moving and (busy or hands.my_turn())

    for _ in range(3000):
        hands.wait(waits)
        no_hand_is_shown(hands)
        if page.table.match.over:
            break
        if page.result.isVisible():
            page.result.next_button.click()
        elif page.curtain.isVisible():
            hands.click_button(page.curtain.show_button)
        elif hands.my_turn():
            step(hands, page.table.viewer, rng)
        else:
            page.commands.go_on.click()
        no_hand_is_shown(hands)
    assert page.table.match.over


@pytest.mark.parametrize(("game", "letters", "options"), MATCHES)
def test_a_match_is_played_by_mouse(window, qtbot, game: str, letters: str, options: dict[str, Any]) -> None:
    play_match(window, Hands(window, qtbot), game, letters, options, by_mouse)


@pytest.mark.parametrize(("game", "letters", "options"), MATCHES[::2])
def test_a_match_is_played_by_keys_alone(window, qtbot, game: str, letters: str, options: dict[str, Any]) -> None:
    play_match(window, Hands(window, qtbot), game, letters, options, by_keys)
