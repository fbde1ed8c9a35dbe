"""The table for ears: objects with names and actions, and a whole deal through them alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface

from cardtable.cards import Card
from tests.ui.fingers import Fingers
from tests.ui.found import items_of
from tests.ui.tables import position, table_at
from tests.ui.test_whole_match import playable, wish


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def walk(interface) -> Iterator[object]:
    """An object and everything in it."""
    yield interface
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield from walk(child)


def objects(hands: Fingers) -> dict[str, object]:
    view = QAccessible.queryAccessibleInterface(hands.view)
    return {child.text(QAccessible.Text.Name): child for child in walk(view)}


def press(child) -> None:
    child.actionInterface().doAction(QAccessibleActionInterface.pressAction())


def sit(hands: Fingers, current) -> None:
    hands.window.show_page(hands.window.table)
    hands.window.table.sit_down(table_at(hands.window.services, current))
    hands.wait(lambda: not hands.scene.moving)


def test_zones_and_cards_have_names(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    names = set(objects(hands))
    assert "Discard pile: two of clubs" in names
    assert "king of clubs, fits" in names
    assert "nine of hearts" in names
    assert any(name.startswith("Stock: ") for name in names)


def test_everything_on_a_table_knows_its_place(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    view = QAccessible.queryAccessibleInterface(hands.view)
    assert view.role() == QAccessible.Role.Grouping
    assert len(items_of(hands.view)) == 9  # a direction, two seats, two piles, a hand and its three cards
    for found in walk(view):
        for number in range(found.childCount()):
            child = found.child(number)
            assert found.indexOfChild(child) == number
            assert child.parent().object() is found.object()
            assert child.rect().width() > 20
            middle = child.rect().center()
            assert view.childAt(middle.x(), middle.y()) is not None


def test_a_hand_is_a_list_of_cards_with_their_places(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    hand = objects(hands)["Your hand"]
    assert hand.role() == QAccessible.Role.List
    cards = [hand.child(number) for number in range(hand.childCount())]
    assert [card.text(QAccessible.Text.Description) for card in cards] == ["1 of 3", "2 of 3", "3 of 3"]
    assert all(card.role() == QAccessible.Role.ListItem and card.state().focusable for card in cards)


def test_a_seat_tells_cards_turn_and_dealer(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    assert {"Anna: 3 cards, now playing", "Sigrún: 2 cards, dealer"} <= set(objects(hands))


def test_pressing_picks_and_lays(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    press(objects(hands)["king of clubs, fits"])
    found = objects(hands)
    assert "king of clubs, picked" in found
    assert found["king of clubs, picked"].state().selected
    press(found["Discard pile: two of clubs, fits here"])
    assert hands.page.table.round.pile[-1] is Card.parse("KC")


def test_a_whole_deal_through_accessible_objects_alone(hands) -> None:
    hands.window.start(wish(1, 3))
    page = hands.page
    for _ in range(300):
        hands.settle()
        if page.table.match.over:
            break
        legal = {action.kind for action in page.running.sight.view().legal()}
        cards = playable(hands)
        before = len(page.table.match.log)
        if "name-suit" in legal or "end-turn" in legal or "pass" in legal:
            key = "1" if "name-suit" in legal else "E" if "end-turn" in legal else "P"
            button = QAccessible.queryAccessibleInterface(page.commands.button_for(key))
            press(button)
        elif cards:
            item = hands.scene.item_of(cards[0])
            press(QAccessible.queryAccessibleInterface(item))
            press(QAccessible.queryAccessibleInterface(hands.scene.zones["discard"]))
        else:
            press(QAccessible.queryAccessibleInterface(hands.scene.zones["stock"]))
        hands.wait(lambda before=before: len(page.table.match.log) > before)
    assert page.table.match.over


def test_interfaces_of_cards_that_are_gone_are_harmless(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    kept = list(objects(hands).values())
    hands.window.go_home()
    for child in kept:
        if child.isValid():
            assert child.text(QAccessible.Text.Name) is not None
