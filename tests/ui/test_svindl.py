"""Svindl in the window: slipping, hiding, false cards and accusations by mouse and keys, alone and in hot seat."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import QApplication

from cardtable.cards import Card
from cardtable.engine.values import Action
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import PLAY, Hide, Slip
from cardtable.ui.language import say
from tests.games.olsen_positions import play
from tests.ui.fingers import LEFT, NONE, Fingers
from tests.ui.tables import position, table_at
from tests.ui.test_whole_match import look, one_step_by_mouse

FIRST = ["6C KD 4H 9S", "5H 6H 7S 2D", "QH QS 10D JH"]
# The second player can lay on the six of clubs.
SLIPPING = ["6C KD 4H 9S", "5D 6H 7S 2D", "QH QS 10D JH"]


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def sit(hands: Fingers, deal=FIRST, people: int = 1, top: str = "2C", **facts) -> None:
    options = entry("svindl").game.options(**facts)
    current = position(list(deal), top, options=options)
    window = hands.window
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, current, people, "svindl", **facts))
    hands.wait(lambda: not hands.scene.moving)


def card(text: str) -> Card:
    return Card.parse(text)


def pick(hands: Fingers, *texts: str) -> None:
    for text in texts:
        hands.click_card(card(text))


def current(hands: Fingers):
    return hands.page.table.round


def last_action(hands: Fingers) -> Action:
    return hands.page.table.match.log[-1].action


def tell_all(hands: Fingers) -> None:
    hands.page.running.playback.hurry_all()
    hands.wait(lambda: not hands.scene.moving)


def test_slip_by_dropping_with_alt(hands) -> None:
    sit(hands, window_s=0)
    pick(hands, "6C", "KD")
    start, end = hands.card_point(card("6C")), hands.zone_point("discard")
    port = hands.view.viewport()

    def send(kind, point: QPoint, button, held) -> None:
        where = QPointF(port.mapToGlobal(point))
        alt = Qt.KeyboardModifier.AltModifier
        QApplication.sendEvent(port, QMouseEvent(kind, QPointF(point), where, button, held, alt))

    send(QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    for step in range(1, 9):
        send(QEvent.Type.MouseMove, start + (end - start) * step / 8, NONE, LEFT)
    send(QEvent.Type.MouseButtonRelease, end, LEFT, NONE)
    assert last_action(hands) == Slip(card("6C"), card("KD"))


def test_buttons_for_a_picked_card_stand_above_it_and_not_over_the_hand(hands) -> None:
    sit(hands, window_s=0)
    made = {say(command.key): one for one, command in hands.page.commands.buttons}
    assert not made["T"].isVisible()
    assert not made["H"].isVisible()
    pick(hands, "KD")
    hands.scene.finish_motion()
    hand = [item.sceneBoundingRect().toRect() for item in hands.scene.items_in("hand-0")]
    picked = hands.scene.item_of(card("KD")).sceneBoundingRect().toRect()
    for key in "TH":
        assert made[key].isVisible()
        assert not any(made[key].geometry().intersects(one) for one in hand)
        assert abs(made[key].geometry().bottom() - picked.top()) < 4 * hands.scene.em
    hands.click_button(made["H"])
    assert last_action(hands) == Hide(card("KD"))
    assert not made["H"].isVisible()


def test_the_tucked_card_sticks_out_for_everybody(hands) -> None:
    sit(hands, people=2, window_s=0)
    hands.click_button(hands.page.curtain.show_button)
    pick(hands, "6C", "KD")
    hands.click_command("T")
    tell_all(hands)
    assert hands.page.running.sight.viewer is None
    pile = hands.scene.items_in("discard")
    tucked, top = pile[-2], pile[-1]
    assert top.card is card("6C")
    assert tucked.card is None
    assert tucked.unseen
    assert tucked.spot.rotation > 0
    assert tucked.pos() != top.pos()
    look(hands)


def places_that_differ(one: QImage, other: QImage) -> tuple[tuple[int, int], tuple[int, int]]:
    found = [(x, y) for x in range(one.width()) for y in range(one.height()) if one.pixel(x, y) != other.pixel(x, y)]
    return found[0], found[-1]


def test_no_pixel_tells_which_card_was_tucked(hands) -> None:
    pictures, logs = [], []
    for tucked in ("KD", "4H"):
        sit(hands, people=2, window_s=0)
        hands.click_button(hands.page.curtain.show_button)
        hands.page.running.display.show_log(True)
        pick(hands, "6C", tucked)
        hands.click_command("T")
        tell_all(hands)
        hands.wait(hands.page.commands.go_on.isVisible)
        QApplication.processEvents()
        pictures.append(hands.window.grab().toImage())
        logs.append(hands.page.log.rows)
    assert pictures[0] == pictures[1], places_that_differ(*pictures)
    assert logs[0] == logs[1]


def test_hide_by_the_edge_of_the_table(hands) -> None:
    sit(hands, window_s=0)
    start = hands.card_point(card("KD"))
    hands.drag(start, QPoint(start.x(), hands.view.height() + 60))
    assert last_action(hands) == Hide(card("KD"))
    assert card("KD") not in {item.card for item in hands.scene.cards}
    hands.key(Qt.Key.Key_F5)
    assert "hid" in hands.page.reader.last


def test_the_mask_is_shown_to_the_one_who_picks_a_card_that_does_not_fit(hands) -> None:
    sit(hands, window_s=0)
    pick(hands, "KD")
    assert hands.scene.zones["discard"].sly
    assert not hands.scene.zones["discard"].legal
    pick(hands, "KD", "6C")
    assert hands.scene.zones["discard"].legal
    assert not hands.scene.zones["discard"].sly


@pytest.mark.long
@pytest.mark.parametrize("letters", ["pp", "ppb", "pbp"])
def test_a_whole_hot_seat_match_with_cheats(window, qtbot, letters: str) -> None:
    from cardtable.engine.match import Seat
    from cardtable.ui.new_game.match_setup import MatchSetup

    rng = Random(letters)
    hands = Fingers(window, qtbot)
    page = hands.page
    game = entry("svindl")
    seats = tuple(Seat(f"{who}{at}", None if who == "p" else "easy", at) for at, who in enumerate(letters))
    window.start(MatchSetup(game, game.game.options.read({}), seats, "0000-0000"))
    done: set[str] = set()
    for _ in range(2500):
        hands.page.running.playback.hurry_all()
        hands.wait(
            lambda: (
                not hands.scene.moving
                and (
                    page.curtain.isVisible()
                    or page.round_end.isVisible()
                    or hands.my_turn()
                    or page.commands.go_on.isVisible()
                )
            )
        )
        look(hands)
        if page.table.match.over:
            break
        if page.round_end.isVisible():
            hands.click_button(page.round_end.panel.next_button)
        elif page.curtain.isVisible():
            hands.click_button(page.curtain.show_button)
        elif hands.my_turn():
            done.add(turn_with_cheats(hands, rng))
        elif page.commands.buttons and rng.random() < 0.12:
            done.add("accuse")
            hands.click_button(rng.choice(page.commands.buttons)[0])
        else:
            hands.click_button(page.commands.go_on)
        look(hands)
    assert page.table.match.over
    assert {"honest", "accuse"} <= done
    assert done & {"slip", "hide"}


def turn_with_cheats(hands: Fingers, rng: Random) -> str:
    legal = hands.page.running.sight.view().legal()
    slips = [action for action in legal if action.kind == "slip"]
    hides = [action for action in legal if action.kind == "hide"]
    chance = rng.random()
    if slips and chance < 0.2:
        action = rng.choice(slips)
        pick(hands, str(action.card), str(action.extra))
        hands.click_command("T")
        return "slip"
    if hides and chance < 0.3:
        pick(hands, str(rng.choice(hides).card))
        hands.click_command("H")
        return "hide"
    one_step_by_mouse(hands, drag=chance < 0.6)
    return "honest"


def pile_and_flights(hands: Fingers) -> tuple[int, list[str]]:
    flying = [item.zone for item in hands.scene.cards if item.pos() != item.resting_point()]
    return len(hands.scene.items_in("discard")), flying


def test_a_hidden_card_that_nobody_noticed_leaves_no_trace_later(hands) -> None:
    looks = []
    for line in ("0 6C", "0 hide KD; 0 6C"):
        table = position(list(SLIPPING), "2C", options=entry("svindl").game.options(window_s=0))
        play(table, line)
        hands.window.services.change(pace="brisk")
        hands.window.show_page(hands.page)
        hands.page.sit_down(table_at(hands.window.services, table, 2, "svindl", window_s=0))
        tell_all(hands)
        hands.page.go_on()
        hands.click_button(hands.page.curtain.show_button)
        hands.scene.finish_motion()
        hands.page.running.controller.play(1, (PLAY[card("6H")],))
        looks.append(pile_and_flights(hands))
        hands.page.get_up()
    assert looks[0] == looks[1]
    assert looks[0][1]


def test_a_slipped_card_leaves_with_the_one_above_it(hands) -> None:
    hands.window.services.change(pace="brisk")
    sit(hands, people=2, window_s=0)
    hands.click_button(hands.page.curtain.show_button)
    hands.scene.finish_motion()
    hands.page.running.controller.play(0, (Slip(card("6C"), card("KD")),))
    hidden, upper = hands.scene.items_in("discard")[-2:]
    assert (hidden.card, upper.card) == (None, card("6C"))
    assert hidden.pos() == upper.pos() != upper.resting_point()
    assert hidden.zValue() < upper.zValue()


def test_accusing_stays_where_it_is_when_go_on_comes(hands, monkeypatch) -> None:
    monkeypatch.setattr(hands.window.services, "ask", lambda _: 0)
    sit(hands, SLIPPING, window_s=0)
    go_on = hands.page.commands.go_on
    hands.wait(hands.page.commands.button_for("S").isVisible)
    assert not go_on.isVisible()
    places = [hands.page.commands.button_for("S").mapTo(hands.page, QPoint(0, 0))]
    hands.drag_card(card("6C"))
    hands.page.table.play(1, PLAY[card("6H")])
    hands.page.arrive()
    hands.wait(go_on.isVisible)
    places.append(hands.page.commands.button_for("S").mapTo(hands.page, QPoint(0, 0)))
    assert places[0] == places[1]


def test_a_held_key_draws_once(hands) -> None:
    from PySide6.QtGui import QKeyEvent

    sit(hands, ["KD QD JD", "5D 6H 7S 2D"], top="2C")
    before = len(current(hands).hands[0])
    for repeat in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier, "d", repeat)
        QApplication.sendEvent(hands.view, event)
    assert len(current(hands).hands[0]) == before + 1
