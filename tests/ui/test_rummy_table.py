"""Contract rummy at the table: putting together, laying down, laying off, taking jokers, by mouse and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QMenu

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.match.screen import Place
from cardtable.app.running_match import RunningMatch
from cardtable.cards import Card, cards
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.rummy.rules.actions import DRAW_STOCK
from cardtable.stage.zones import ZoneKind
from cardtable.ui.scene.item_names import name_of
from tests.games.rummy_positions import position
from tests.ui.fingers import Fingers

if TYPE_CHECKING:
    from cardtable.games.rummy.rules.round import RummyRound
    from cardtable.ui.services import Services

NAMES = ("Anna", "Sigrún", "Jón", "Birta", "Halldór", "Freyja", "Guðmundur", "Þorbjörg")
HAND = "4H 5H 6H 7H 9S 9D JK1 QC KD"


def rummy_table(
    services: Services, current: RummyRound, people: int = 1, game: str = "kinaskak", **options: Any
) -> RunningMatch:
    """A table in that position, kept in the program's database."""
    found = entry(game)
    seats = [Seat(NAMES[place], None if place < people else "medium", place) for place in range(current.seats)]
    match = Match(found.game, found.game.options.read(options), seats, "0000-0000")
    match.deal()
    match.resume(match.log, current, [], current.dealer)
    number = services.database.add(match, "test")
    return RunningMatch(found, match, "test", DatabaseAutosave(services.database, number))


def sit(window: Any, current: RummyRound, people: int = 1, game: str = "kinaskak", **options: Any) -> RunningMatch:
    table = rummy_table(window.services, current, people, game, **options)
    window.show_page(window.table)
    window.table.sit_down(table)
    return table


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def tray(hands: Fingers) -> list[list[Card]]:
    picture = hands.scene.picture
    assert picture is not None
    return [[card for card in zone.cards if card is not None] for zone in picture.zones if zone.kind is ZoneKind.TRAY]


def hand(hands: Fingers) -> list[Card]:
    picture = hands.scene.picture
    assert picture is not None
    zone = next(zone for zone in picture.zones if zone.kind is ZoneKind.HAND)
    return [card for card in zone.cards if card is not None]


def strip_point(hands: Fingers, card: Card) -> QPoint:
    """The middle of the strip of a card of a meld that the next one leaves free."""
    item = hands.scene.item_of(card)
    assert item is not None
    return hands.view.mapFromScene(item.mapToScene(QPointF(-item.width * 0.4, 0)))


def test_the_button_fills_the_tray_and_then_lays_down(window, hands: Fingers) -> None:
    table = sit(window, position(hand=HAND))
    assert [len(group) for group in tray(hands)] == [0, 0]
    hands.click_command("P")
    laid = [card for group in tray(hands) for card in group]
    assert set(laid) <= set(cards(HAND))
    assert not set(laid) & set(hand(hands))
    assert table.match.round is not None
    assert table.match.round.melds == []  # type: ignore[attr-defined]
    hands.click_command("L")
    assert [len(meld.cards) for meld in table.round.melds] == [3, 4] or len(laid) > 7  # type: ignore[attr-defined]
    assert table.round.down[0]  # type: ignore[attr-defined]
    assert all(zone.kind is not ZoneKind.TRAY for zone in hands.scene.picture.zones)  # type: ignore[union-attr]


def test_laying_down_can_be_taken_back_until_the_discard(window, hands: Fingers) -> None:
    table = sit(window, position(hand=HAND))
    hands.click_command("P")
    laid = [len(group) for group in tray(hands)]
    hands.click_command("L")
    assert table.round.down[0]  # type: ignore[attr-defined]
    hands.page.running.controller.take_back()
    assert not table.round.down[0]  # type: ignore[attr-defined]
    assert sorted([*hand(hands), *(card for group in tray(hands) for card in group)]) == sorted(cards(HAND))
    assert [len(group) for group in tray(hands)] == laid


def test_cards_are_dragged_into_a_place_and_back(window, hands: Fingers) -> None:
    sit(window, position(hand=HAND))
    for name in ("9S", "9D", "JK1"):
        hands.drag_card(Card.parse(name), "tray-0")
    assert sorted(tray(hands)[0]) == sorted(cards("9S 9D JK1"))
    assert hands.scene.zones["tray-0"].zone.fine
    start = strip_point(hands, Card.parse("9D"))
    hands.drag(start, hands.zone_point("hand-0"))
    assert sorted(tray(hands)[0]) == sorted(cards("9S JK1"))
    assert not hands.scene.zones["tray-0"].zone.fine
    assert Card.parse("9D") in hand(hands)


def test_picked_cards_say_what_they_are_and_go_where_they_belong(window, hands: Fingers) -> None:
    sit(window, position(hand=HAND))
    for name in ("7H", "4H", "6H", "5H"):
        hands.click_card(Card.parse(name))
    assert "four of hearts" in hands.page.commands.words.said
    hands.click_command("P")
    assert [str(card) for card in tray(hands)[1]] == ["4H", "5H", "6H", "7H"]
    for name in ("9S", "QC"):
        hands.click_card(Card.parse(name))
    hands.click_command("P")
    assert "neither a set" in hands.page.bubble.text


def test_a_joker_goes_to_the_end_where_it_is_put(window, hands: Fingers) -> None:
    table = sit(window, position(hand="4H 5H 6H JK1 9S 9D 9C QC"))
    for name in ("4H", "5H", "6H", "JK1"):
        hands.drag_card(Card.parse(name), "tray-1")
    faces = hands.scene.zones["tray-1"].zone.stands
    assert [(face.rank, face.suit) for face in faces if face is not None] == [(7, Card.parse("4H").suit)]
    hands.drag(strip_point(hands, Card.parse("JK1")), strip_point(hands, Card.parse("4H")))
    assert [str(card) for card in tray(hands)[1]] == ["JK1", "4H", "5H", "6H"]
    faces = hands.scene.zones["tray-1"].zone.stands
    assert [face.rank for face in faces if face is not None] == [3]
    for name in ("9S", "9D", "9C"):
        hands.drag_card(Card.parse(name), "tray-0")
    hands.click_command("L")
    assert table.round.melds[1].low == 3  # type: ignore[attr-defined]


def test_a_card_is_laid_off_at_the_end_where_it_belongs(window, hands: Fingers) -> None:
    table = sit(window, position(hand="4H 9H 9C KS KD", melds="5H 6H 7H 8H", down=(0, 1)))
    hands.drag_card(Card.parse("4H"), "meld-0")
    hands.click_card(Card.parse("9H"))
    hands.click_zone("meld-0")
    assert [str(card) for card in table.round.melds[0].cards] == ["4H", "5H", "6H", "7H", "8H", "9H"]  # type: ignore[attr-defined]
    hands.drag_card(Card.parse("9C"), "meld-0")
    assert "nine of clubs" in hands.page.bubble.text
    hands.page.running.controller.take_back()
    hands.page.running.controller.take_back()
    assert len(table.round.melds[0].cards) == 4  # type: ignore[attr-defined]


def test_several_cards_are_laid_off_together_in_the_order_that_fits(window, hands: Fingers) -> None:
    table = sit(window, position(hand="3H 9H 4H KS KD", melds="5H 6H 7H 8H", down=(0, 1)))
    for name in ("3H", "9H", "4H"):
        hands.click_card(Card.parse(name))
    hands.click_zone("meld-0")
    assert len(table.round.melds[0].cards) == 7  # type: ignore[attr-defined]


def test_a_joker_is_laid_off_at_the_nearer_end(window, hands: Fingers) -> None:
    table = sit(window, position(hand="JK1 JK2 KS KD", melds="5H 6H 7H 8H", down=(0, 1)))
    hands.click_card(Card.parse("JK1"))
    hands.click(strip_point(hands, Card.parse("5H")))
    assert table.round.melds[0].low == 4  # type: ignore[attr-defined]
    hands.click_card(Card.parse("JK2"))
    hands.click(strip_point(hands, Card.parse("8H")))
    assert (table.round.melds[0].low, table.round.melds[0].high) == (4, 9)  # type: ignore[attr-defined]


def test_the_real_card_is_put_on_the_joker(window, hands: Fingers) -> None:
    table = sit(window, position(hand="7D KS KD", melds="5D 6D JK1 8D", down=(0, 1)))
    hands.drag_card(Card.parse("7D"), "meld-0")
    assert Card.parse("JK1") in table.round.hands[0]  # type: ignore[attr-defined]
    assert [str(card) for card in table.round.melds[0].cards] == ["5D", "6D", "7D", "8D"]  # type: ignore[attr-defined]


def test_on_a_set_it_matters_whether_a_card_is_put_on_the_joker(window, hands: Fingers) -> None:
    table = sit(window, position("shanghai", hand="8S 8H KS KD", melds="8C 8D JK1", down=(0, 1)), game="shanghai")
    hands.click_card(Card.parse("8S"))
    hands.click(strip_point(hands, Card.parse("8C")))
    assert len(table.round.melds[0].cards) == 4  # type: ignore[attr-defined]
    hands.click_card(Card.parse("8H"))
    hands.click(strip_point(hands, Card.parse("JK1")))
    assert Card.parse("JK1") in table.round.hands[0]  # type: ignore[attr-defined]


def test_everything_goes_with_the_keys_alone(window, hands: Fingers) -> None:
    table = sit(window, position(hand="4H 9C KS KD", melds="5H 6H 7H 8H", down=(0, 1)))
    hands.view.setFocus()
    hands.key(Qt.Key.Key_Right)
    for _ in range(8):
        focus = hands.scene.focusItem()
        if getattr(focus, "card", None) is Card.parse("4H"):
            break
        hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Space)
    for _ in range(3):
        hands.key(Qt.Key.Key_Tab)
    hands.key(Qt.Key.Key_Return)
    assert len(table.round.melds[0].cards) == 5  # type: ignore[attr-defined]


def test_a_double_click_on_the_pile_only_takes_its_card(window, hands: Fingers) -> None:
    """The second half meets the card on its way into the hand."""
    window.services.change(pace="calm")
    table = sit(window, position(hand=HAND, upcard="KS", phase="offer"))
    point = hands.zone_point("discard")
    hands.click(point)
    hands.click_again(point)
    assert Card.parse("KS") in table.round.hands[0]  # type: ignore[attr-defined]


def test_discarding_ends_the_turn(window, hands: Fingers) -> None:
    table = sit(window, position(hand="4H 9C KS KD", melds="5H 6H 7H 8H", down=(0, 1)))
    hands.click_command("C")
    assert hands.page.bubble.text == "Pick a card first."
    hands.drag_card(Card.parse("KS"), "discard")
    assert Card.parse("KS") not in table.round.hands[0]  # type: ignore[attr-defined]
    assert table.round.turn != 0


def test_the_hand_is_sorted_by_what_belongs_together(window, hands: Fingers) -> None:
    sit(window, position(hand=HAND))
    hands.page.running.hand.sort()
    hands.page.running.hand.sort()
    shown = [str(card) for card in hand(hands)]
    at = shown.index("4H")
    assert shown[at : at + 4] == ["4H", "5H", "6H", "7H"]
    zone = next(zone for zone in hands.scene.picture.zones if zone.kind is ZoneKind.HAND)  # type: ignore[union-attr]
    assert zone.breaks


def test_the_button_keeps_what_somebody_has_put_together(window, hands: Fingers) -> None:
    """Two sets of nines are possible as well: the one that was begun by hand stays where it is."""
    sit(window, position(number=2, hand="9S 9D 9C 4H 4D 4S KC KD KS"))
    for name in ("KC", "KD"):
        hands.drag_card(Card.parse(name), "tray-1")
    hands.click_command("P")
    assert set(cards("KC KD")) <= set(tray(hands)[1])
    assert all(len(group) >= 3 for group in tray(hands))


def test_a_meld_is_told_with_its_owner_and_what_its_joker_stands_for(window, hands: Fingers) -> None:
    sit(window, position(hand="KS KD", melds="5S 6S JK1 8S", down=(0, 1)))
    joker = hands.scene.item_of(Card.parse("JK1"))
    assert "seven of spades" in name_of(joker)
    meld = name_of(hands.scene.zones["meld-0"])
    assert "Sigrún" in meld
    assert "run" in meld
    hands.key(Qt.Key.Key_F3)
    assert "seven of spades" in hands.page.reader.last


def test_the_keys_wander_to_no_other_button_when_theirs_goes(window, hands: Fingers) -> None:
    current = position(hand="KS KD 4H", phase="ready")
    current.turn = 1
    sit(window, current)
    hands.page.commands.go_on.setFocus()
    hands.key(Qt.Key.Key_Return)
    assert not hands.page.commands.go_on.isVisible()
    assert hands.view.hasFocus()


def test_the_keys_follow_a_button_behind_the_one_for_what_finds_no_room(window, hands: Fingers) -> None:
    sit(window, position(hand=HAND))
    bar = hands.page.commands
    discard = bar.button_for("C")
    assert discard is not None
    discard.setFocus()
    bar.resize(250, bar.height())
    assert not discard.isVisible()
    assert bar.more.hasFocus()
    bar.resize(1280, bar.height())
    assert not bar.more.isVisible()
    assert hands.view.hasFocus()


def test_what_waits_now_stands_under_no_other_button(window, hands: Fingers) -> None:
    sit(window, position(hand=HAND, phase="offer", upcard="9H"))
    bar = hands.page.commands
    offered = [made for made, command in bar.buttons if made.isVisible() and command.words.source.startswith("Draw")]
    assert offered
    hands.page.running.controller.play(0, (DRAW_STOCK,))
    shown = {made for made, part in bar.parts.items() if part.place is Place.BAR}
    assert [made for made in bar.parts if made.isVisible() and made.parent() is bar and made not in shown] == []


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_what_found_no_room_stays_open_while_something_is_told(window, hands: Fingers) -> None:
    sit(window, position(hand=HAND))
    bar = hands.page.commands
    bar.resize(250, bar.height())
    bar.more.click()
    menu = bar.findChild(QMenu)
    offered = menu.actions()
    assert offered
    bar.hide_go_on()
    assert menu.isVisible()
    assert menu.actions() == offered
    bar.clear()
    assert not menu.isVisible(), "what is no longer offered is not left open"


def test_a_computer_forehand_waits_until_the_persons_are_ready(window, hands: Fingers) -> None:
    """Everybody looks at the own hand before the first card is turned (K-6)."""
    current = position(hand="KS KD 4H", phase="ready")
    current.turn = 1
    table = sit(window, current)
    assert hands.page.commands.go_on.isVisible()
    assert hands.page.commands.go_on.accessibleName() == "I am ready"
    assert hands.page.commands.buttons == [], "one button, and nothing else to press"
    hands.key("R")
    hands.wait(lambda: table.round.phase != "ready")  # type: ignore[attr-defined]


def test_a_hand_in_groups_keeps_its_order_while_it_is_played_from(window, hands: Fingers) -> None:
    """Between two lay-offs cards close the gap, no more; it is grouped anew when somebody sorts it."""
    current = position(
        hand="JC QC KH 9D 9H 5S 6S 7S 2S", melds="7C 8C 9C 10C / KS KD KC", down=(0, 1), bought=[1, 0, 0, 0]
    )
    table = sit(window, current)
    for text in ("JC", "QC", "KH"):
        before = hand(hands)
        card = next(one for one in before if str(one).startswith(text))
        off = table.entry.stage.controls.gesture(table.round.view(0), [card], "meld-1" if text == "KH" else "meld-0")
        hands.page.running.controller.play(0, off.actions)  # type: ignore[union-attr]
        assert hand(hands) == [one for one in before if one is not card]
    grouped = hand(hands)
    for _ in range(3):
        hands.page.running.hand.sort()  # type: ignore[union-attr]
    assert sorted(map(str, hand(hands))) == sorted(map(str, grouped))


def test_a_joker_is_never_laid_on_a_meld_that_nobody_chose(hands) -> None:
    """For a joker where it goes is the decision of the turn."""
    current = position(hand="JK1 2C 9S", melds="10H JH QH KH / 3D 3C 3H", down=(0, 1))
    table = sit(hands.window, current)
    hands.wait(lambda: not hands.scene.moving)
    hands.scene.setFocusItem(hands.scene.item_of(Card.parse("JK1")))
    hands.key(Qt.Key.Key_Return)
    assert hands.page.asker.isVisible()
    assert len(hands.page.asker.choice_buttons) == 2
    assert Card.parse("JK1") in table.round.hands[0]
    hands.click_button(hands.page.asker.choice_buttons[1])
    assert Card.parse("JK1") not in table.round.hands[0]
