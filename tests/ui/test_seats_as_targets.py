"""A made-up game in which other players are asked: cards are put on their hands, or on their plates."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from cardtable.app.match.drops import Drops
from cardtable.cards import Card
from cardtable.engine.refusal import Refusal
from cardtable.games.olsen.presentation.controls import OlsenControls
from cardtable.games.olsen.presentation.layout import OlsenLayout
from cardtable.games.olsen.rules.actions import DRAW
from cardtable.stage.commands import Gesture
from cardtable.stage.layout_parts import ASPECT
from cardtable.stage.zones import ZoneKind
from tests.ui.fingers import LEFT, NONE, Fingers
from tests.ui.tables import position, table_at
from tests.ui.test_accessible import objects, press

HAND = "KD 9H 9S"


@dataclass
class Asking:
    """Whom one may ask, what was asked of whom, and whether cards held by others can be asked for."""

    seats: tuple[int, ...] = (1, 2)
    asked: list[tuple[str, str]] = field(default_factory=list)


class AskingLayout(OlsenLayout):
    def zones(self, view, names, near):
        made = super().zones(view, names, near)
        return [replace(zone, target=zone.kind is ZoneKind.OTHER_HAND) for zone in made]


@dataclass
class AskingControls(OlsenControls):
    """Ólsen, but whoever puts cards on somebody's hand draws one."""

    asking: Asking

    def gesture(self, view, cards, target, cheating=False):
        if not target.startswith("hand-"):
            return super().gesture(view, cards, target, cheating)
        refusal = view.refusal(DRAW)
        if int(target.removeprefix("hand-")) not in self.asking.seats or refusal is not None:
            return refusal or Refusal("draw-first", "drawing")
        return Gesture((DRAW,))


def asking_entry(table, asking: Asking):
    stage = replace(table.entry.stage, layout=AskingLayout(), controls=AskingControls(asking))
    return replace(table.entry, stage=stage)


@pytest.fixture
def asking() -> Asking:
    return Asking()


@pytest.fixture
def hands(window, qtbot, asking, monkeypatch) -> Fingers:
    made = Fingers(window, qtbot)
    drop = Drops.drop

    def note(self, cards, target, cheating=False):
        asking.asked.append((" ".join(sorted(str(card) for card in cards)), target))
        drop(self, cards, target, cheating)

    monkeypatch.setattr(Drops, "drop", note)
    return made


def sit(hands: Fingers, asking: Asking, current=None) -> None:
    current = current or position([HAND, "5C", "6C 7D"], "2C")
    table = table_at(hands.window.services, current)
    table.entry = asking_entry(table, asking)
    hands.window.show_page(hands.window.table)
    hands.window.table.sit_down(table)
    hands.wait(lambda: not hands.scene.moving)


def card(text: str) -> Card:
    return Card.parse(text)


def plate_point(hands: Fingers, seat: int) -> QPoint:
    return hands.view.mapFromScene(hands.scene.plates[seat].rect.center())


def drag_to(hands: Fingers, text: str, end: QPoint) -> None:
    """Drag a card so that its middle comes to this point."""
    start = hands.card_point(card(text))
    offset = start - hands.view.mapFromScene(hands.scene.item_of(card(text)).pos())
    hands.drag(start, end + offset)


def test_hands_of_others_are_no_targets_unless_the_game_says_so(hands) -> None:
    assert not hands.scene.zones or not any(zone.zone.target for zone in hands.scene.zones.values())
    window = hands.window
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, position([HAND, "5C", "6C"], "2C")))
    assert [zone.zone.id for zone in hands.scene.zones.values() if zone.is_target] == ["stock", "discard"]
    hands.click_card(card("KD"))
    hands.click(plate_point(hands, 1))
    assert not hands.page.bubble.isVisible()
    assert hands.scene.input.picked == [card("KD")]


def test_hands_of_others_light_up_where_they_may_be_asked(hands, asking) -> None:
    asking.seats = (2,)
    sit(hands, asking)
    hands.click_card(card("9H"))
    lit = [zone.zone.id for zone in hands.scene.zones.values() if zone.legal]
    assert lit == ["hand-2"]
    zone = hands.scene.zones["hand-2"]
    assert zone.parts == (zone.rect, hands.scene.plates[2].rect)
    assert hands.scene.zones["hand-0"].parts == (hands.scene.zones["hand-0"].rect,)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_card_dropped_on_a_hand_asks_its_player(hands, asking, seat) -> None:
    sit(hands, asking)
    drag_to(hands, "KD", hands.zone_point(f"hand-{seat}"))
    assert asking.asked == [("KD", f"hand-{seat}")]
    assert hands.page.table.round.drawn == 1


@pytest.mark.parametrize("seat", [1, 2])
def test_a_card_dropped_on_a_plate_asks_its_player(hands, asking, seat) -> None:
    sit(hands, asking)
    drag_to(hands, "KD", plate_point(hands, seat))
    assert asking.asked == [("KD", f"hand-{seat}")]


@pytest.mark.parametrize("place", ["card", "plate"])
def test_a_click_on_a_hand_or_its_plate_asks_for_what_is_picked(hands, asking, place) -> None:
    sit(hands, asking)
    hands.click_card(card("9H"))
    hands.click_card(card("9S"))
    hands.click(plate_point(hands, 2) if place == "plate" else hands.zone_point("hand-2"))
    assert asking.asked == [("9H 9S", "hand-2")]


def test_a_hand_without_cards_can_still_be_hit(hands, asking) -> None:
    sit(hands, asking, position([HAND, "", "6C 7D"], "2C"))
    assert hands.scene.items_in("hand-1") == []
    zone = hands.scene.zones["hand-1"]
    width = hands.scene.item_of(card("KD")).width
    assert zone.rect.width() < width
    assert zone.rect.height() < width * ASPECT
    hands.click_card(card("KD"))
    hands.click_zone("hand-1")
    assert asking.asked == [("KD", "hand-1")]


def test_what_is_smaller_than_a_card_reaches_as_far_as_one(hands, asking) -> None:
    sit(hands, asking, position([HAND, "", "6C 7D"], "2C"))
    item, small = hands.scene.item_of(card("KD")), hands.scene.zones["hand-1"].rect
    below = small.center() + QPoint(0, round(item.width * 1.1))
    assert below.y() - item.width * ASPECT / 2 > small.bottom()
    drag_to(hands, "KD", hands.view.mapFromScene(below))
    assert asking.asked == [("KD", "hand-1")]


def test_a_card_put_elsewhere_in_the_hand_asks_nobody(hands, asking) -> None:
    sit(hands, asking)
    hands.drag(hands.card_point(card("KD")), hands.card_point(card("9S")) + QPoint(30, -30))
    assert asking.asked == []


def test_a_refusal_is_said_where_it_covers_no_seat(hands, asking) -> None:
    asking.seats = (1,)
    sit(hands, asking)
    drag_to(hands, "KD", plate_point(hands, 2))
    assert hands.page.bubble.text
    assert not hands.page.bubble.sheet.intersects(hands.scene.plates[2].rect)
    assert not hands.page.bubble.sheet.intersects(hands.scene.zones["hand-2"].rect)


def test_the_keys_reach_the_hands_of_others(hands, asking) -> None:
    sit(hands, asking)
    hands.view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space):
        hands.key(key)
    visited = []
    for _ in range(4):
        hands.key(Qt.Key.Key_Tab)
        visited.append(hands.scene.focusItem().zone.id)
    assert visited == ["stock", "discard", "hand-1", "hand-2"]
    picked = str(hands.scene.input.picked[0])
    hands.key(Qt.Key.Key_Return)
    assert asking.asked == [(picked, "hand-2")]


def test_screen_readers_know_the_hands_by_name_and_press_them(hands, asking) -> None:
    sit(hands, asking)
    found = objects(hands)
    assert "Sigrún’s hand" in found
    press(found["king of diamonds"])
    press(found["Jón’s hand"])
    assert asking.asked == [("KD", "hand-2")]
    view = QAccessible.queryAccessibleInterface(hands.view)
    where = hands.view.viewport().mapToGlobal(plate_point(hands, 1))
    assert view.childAt(where.x(), where.y()).object() is hands.scene.zones["hand-1"]


def test_the_middle_is_read_without_the_hands(hands, asking) -> None:
    sit(hands, asking)
    hands.key(Qt.Key.Key_F3)
    assert "hand" not in hands.page.reader.last


def test_a_plate_is_part_of_no_target_behind_the_curtain(hands, asking) -> None:
    current = position([HAND, "5C", "6C 7D"], "2C")
    table = table_at(hands.window.services, current, people=2)
    table.entry = asking_entry(table, asking)
    hands.window.show_page(hands.window.table)
    hands.window.table.sit_down(table)
    hands.wait(hands.page.curtain.isVisible)
    assert hands.viewer is None
    hands.scene.input.click_zone("hand-1")
    assert hands.page.table.round.drawn == 0


@pytest.mark.parametrize("pace", ["instant", "normal"])
@pytest.mark.parametrize("drags", [False, True])
def test_what_stays_in_the_hand_is_picked_no_longer_and_lies_there_again(hands, asking, pace, drags) -> None:
    hands.window.services.settings.pace = pace
    sit(hands, asking)
    hands.click_card(card("9H"))
    hands.click_card(card("9S"))
    if drags:
        drag_to(hands, "9S", hands.zone_point("hand-1"))
    else:
        hands.click_zone("hand-1")
    assert asking.asked == [("9H 9S", "hand-1")]
    hands.wait(lambda: not hands.scene.moving)
    assert hands.scene.input.picked == []
    assert not any(zone.legal for zone in hands.scene.zones.values())
    for item in hands.scene.items_in("hand-0"):
        assert item.picked == 0
        assert item.pos() == item.resting_point()
        assert item.pos().y() > item.spot.y + item.width * ASPECT / 2 - 1


def ask(hands: Fingers, how: str) -> None:
    """Play the king without saying on what."""
    if how == "double click":
        point = hands.card_point(card("KD"))
        hands.click(point)
        hands.send(QEvent.Type.MouseButtonDblClick, point, LEFT, LEFT)
        hands.send(QEvent.Type.MouseButtonRelease, point, LEFT, NONE)
    else:
        hands.view.setFocus()
        hands.scene.setFocusItem(hands.scene.item_of(card("KD")))
        hands.key(Qt.Key.Key_Return)


def choices(hands: Fingers) -> list[str]:
    asker = hands.page.asker
    return [made.text() for made in asker.choice_buttons] if asker.isVisible() else []


@pytest.mark.parametrize("how", ["double click", "Enter"])
def test_of_one_legal_target_nobody_asks(hands, asking, how) -> None:
    asking.seats = (2,)
    sit(hands, asking)
    ask(hands, how)
    assert asking.asked == [("KD", "hand-2")]
    assert choices(hands) == []


@pytest.mark.parametrize("how", ["double click", "Enter"])
def test_of_several_equal_targets_the_person_says_which(hands, asking, how) -> None:
    sit(hands, asking)
    ask(hands, how)
    assert asking.asked == []
    assert hands.page.asker.text == "Where do you want to put what you have picked?"
    assert choices(hands) == ["Sigrún’s hand  [1]", "Jón’s hand  [2]"]
    assert [zone.zone.id for zone in hands.scene.zones.values() if zone.legal] == ["hand-1", "hand-2"]
    hands.click_button(hands.page.asker.choice_buttons[1])
    assert asking.asked == [("KD", "hand-2")]
    assert not hands.page.asker.isVisible()
    assert hands.page.table.round.drawn == 1


@pytest.mark.parametrize("keys", [["2"], [Qt.Key.Key_Right, Qt.Key.Key_Return], [Qt.Key.Key_Tab, Qt.Key.Key_Space]])
def test_which_is_said_by_keys(hands, asking, keys) -> None:
    sit(hands, asking)
    ask(hands, "Enter")
    for key in keys:
        hands.key(key)
    assert asking.asked == [("KD", "hand-2")]
    assert hands.view.hasFocus()


def test_which_is_said_by_its_digit_while_the_table_has_the_keys(hands, asking) -> None:
    sit(hands, asking)
    ask(hands, "double click")
    hands.view.setFocus()
    hands.key("1")
    assert asking.asked == [("KD", "hand-1")]


def test_which_is_said_by_a_screen_reader(hands, asking) -> None:
    sit(hands, asking)
    ask(hands, "Enter")
    found = [QAccessible.queryAccessibleInterface(made) for made in hands.page.asker.choice_buttons]
    assert [one.text(QAccessible.Text.Name) for one in found] == ["Sigrún’s hand", "Jón’s hand"]
    assert found[0].state().focused
    press(found[0])
    hands.wait(lambda: bool(asking.asked))
    assert asking.asked == [("KD", "hand-1")]


def test_which_is_said_by_a_click_on_the_hand_itself(hands, asking) -> None:
    sit(hands, asking)
    ask(hands, "double click")
    hands.click(plate_point(hands, 1))
    assert asking.asked == [("KD", "hand-1")]
    assert not hands.page.asker.isVisible()


@pytest.mark.parametrize("how", ["double click", "Enter"])
def test_escape_puts_back_instead_of_choosing(hands, asking, how) -> None:
    sit(hands, asking)
    ask(hands, how)
    hands.key(Qt.Key.Key_Escape)
    assert not hands.page.asker.isVisible()
    assert hands.scene.input.picked == []
    assert hands.view.hasFocus()
    hands.key("1")
    assert asking.asked == []


def test_a_choice_ends_when_other_cards_are_picked(hands, asking) -> None:
    sit(hands, asking)
    ask(hands, "double click")
    hands.click_card(card("9H"))
    assert not hands.page.asker.isVisible()
    hands.key("1")
    assert asking.asked == []


def test_a_choice_follows_the_language_and_gives_way_to_what_is_said_next(hands, asking) -> None:
    sit(hands, asking)
    ask(hands, "Enter")
    hands.window.services.languages.use("de")
    QApplication.processEvents()
    assert hands.page.asker.text == "Wohin willst du das Ausgewählte legen?"
    assert choices(hands) == ["Hand von Sigrún  [1]", "Hand von Jón  [2]"]
    hands.scene.input.undecided.emit([card("9H")], ["hand-2", "hand-1"])
    assert choices(hands) == ["Hand von Jón  [1]", "Hand von Sigrún  [2]"]
    hands.key(Qt.Key.Key_Escape)
    assert choices(hands) == []
    assert not hands.page.asker.answer("1")
    assert asking.asked == []


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 800), 100), ((1280, 800), 200)])
@pytest.mark.parametrize("language", ["is", "de"])
def test_all_choices_are_on_the_screen(hands, asking, seats, size, text, language) -> None:
    asking.seats = tuple(range(1, seats))
    hands.window.resize(*size)
    hands.window.services.settings.text_scale = text
    hands.window.services.apply()
    hands.window.services.languages.use(language)
    sit(hands, asking, position([HAND, *(["5C"] * 1), *([""] * (seats - 2))], "2C"))
    ask(hands, "Enter")
    QApplication.processEvents()
    asker = hands.page.asker
    assert len(choices(hands)) == seats - 1
    assert hands.view.rect().contains(asker.geometry())
    for made in asker.choice_buttons:
        assert asker.rect().contains(QRect(made.mapTo(asker, QPoint(0, 0)), made.size()))
        assert made.width() >= made.sizeHint().width()
    covered = [plate.rect.toRect() for plate in hands.scene.plates.values() if plate.seat]
    # In the largest print answers find too little room between the plates, the piles and the hand.
    most = {(6, 200): 4, (3, 200): 1}.get((seats, text), 0)
    assert sum(asker.geometry().intersects(rect) for rect in covered) <= most
    own = [item.mapRectToScene(item.face_rect()).toRect() for item in hands.scene.items_in("hand-0") if not item.picked]
    assert not any(asker.geometry().intersects(rect) for rect in own)


def test_where_nobody_may_be_asked_the_first_says_why(hands, asking) -> None:
    asking.seats = ()
    sit(hands, asking)
    hands.scene.zones["discard"].zone = replace(hands.scene.zones["discard"].zone, kind=ZoneKind.STOCK)
    ask(hands, "Enter")
    assert asking.asked == [("KD", "hand-1")]
    assert hands.page.bubble.text


def test_whoever_chooses_can_have_the_table_read_first(hands, asking) -> None:
    sit(hands, asking)
    ask(hands, "Enter")
    hands.key(Qt.Key.Key_F4)
    assert "Sigrún: 1 card" in hands.page.reader.last
    hands.key(Qt.Key.Key_F6)
    question = "Where do you want to put what you have picked?"
    assert hands.page.reader.last == f"{question} 1: Sigrún’s hand. 2: Jón’s hand."
    hands.key("2")
    assert asking.asked == [("KD", "hand-2")]


def test_a_choice_that_gives_way_leaves_the_keys_to_the_table(hands, asking) -> None:
    sit(hands, asking)
    ask(hands, "Enter")
    assert hands.page.asker.choice_buttons[0].hasFocus()
    hands.key(Qt.Key.Key_Escape)
    assert hands.view.hasFocus()
