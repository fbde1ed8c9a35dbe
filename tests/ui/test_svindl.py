"""Svindl in the window: slipping, hiding, false cards and accusations by mouse and keys, alone and in hot seat."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import QApplication

from cardtable.app.match import controller
from cardtable.app.match.controller import SAME_PRESS
from cardtable.app.match.scheduler import HESITATION, Scheduler
from cardtable.app.match.screen import GoOn
from cardtable.app.steps import Reaction
from cardtable.cards import Card
from cardtable.engine.values import Action
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import PLAY, Accuse, FalsePlay, Hide, Slip
from cardtable.players.decision import Decision
from cardtable.ui.language import say
from cardtable.ui.match.qt_clock import QtClock
from tests.games.olsen_positions import play
from tests.ui.behind import behind
from tests.ui.fingers import LEFT, NONE, Fingers
from tests.ui.tables import position, table_at
from tests.ui.test_whole_match import look, one_step_by_mouse, wish

FIRST = ["6C KD 4H 9S", "5H 6H 7S 2D", "QH QS 10D JH"]


@pytest.fixture(autouse=True)
def quickly(monkeypatch) -> None:
    monkeypatch.setattr(Scheduler, "second", 5)


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


def test_slip_by_button(hands) -> None:
    sit(hands, window_s=0)
    pick(hands, "6C", "KD")
    hands.click_command("T")
    assert last_action(hands) == Slip(card("6C"), card("KD"))
    assert len(current(hands).hands[0]) == 2


def test_slip_with_the_wrong_number_of_cards_says_what_to_pick(hands) -> None:
    sit(hands, window_s=0)
    pick(hands, "6C")
    hands.key("t")
    assert "two cards" in hands.page.bubble.text
    assert len(current(hands).hands[0]) == 4


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


def test_the_tucked_card_sticks_out_for_everybody(hands) -> None:
    sit(hands, people=2, window_s=0)
    hands.click_button(hands.page.curtain.show_button)
    pick(hands, "6C", "KD")
    hands.click_command("T")
    hands.wait(lambda: not behind(hands.page).playback.again and not hands.scene.moving)
    assert hands.page.table.viewer is None
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
        pick(hands, "6C", tucked)
        hands.click_command("T")
        hands.wait(lambda: not behind(hands.page).playback.again and not hands.scene.moving)
        hands.wait(hands.page.commands.go_on.isVisible)
        QApplication.processEvents()
        pictures.append(hands.window.grab().toImage())
        logs.append([hands.page.log.item(k).text() for k in range(hands.page.log.count())])
    assert pictures[0] == pictures[1], places_that_differ(*pictures)
    assert logs[0] == logs[1]


def test_hide_by_key_and_by_the_edge_of_the_table(hands) -> None:
    for by_key in (True, False):
        sit(hands, window_s=0)
        if by_key:
            pick(hands, "KD")
            hands.key("h")
        else:
            start = hands.card_point(card("KD"))
            hands.drag(start, QPoint(start.x(), hands.view.height() + 60))
        assert last_action(hands) == Hide(card("KD"))
        assert len(current(hands).hands[0]) == 3
        assert card("KD") not in {item.card for item in hands.scene.cards}
        assert "hides the king of diamonds" in hands.page.log.last


def test_a_hidden_card_slips_out_of_the_fan_for_the_others(hands) -> None:
    sit(hands, people=2, window_s=0)
    hands.click_button(hands.page.curtain.show_button)
    pick(hands, "KD")
    hands.key("h")
    hands.drag_card(card("6C"))
    hands.wait(lambda: not behind(hands.page).playback.again and not hands.scene.moving)
    assert len(hands.scene.items_in("hand-0")) == 2
    assert len(hands.scene.items_in("discard")) == 2
    assert not any("king of diamonds" in hands.page.log.item(k).text() for k in range(hands.page.log.count()))


def test_a_false_card_is_asked_about_once(hands) -> None:
    sit(hands, window_s=0)
    hands.drag_card(card("KD"))
    assert "cheating" in hands.page.asker.text
    assert len(current(hands).hands[0]) == 4
    hands.click_button(hands.page.asker.yes_button)
    assert last_action(hands) == FalsePlay(card("KD"))
    sit(hands, window_s=0)
    hands.drag_card(card("KD"))
    assert hands.page.asker.text
    assert len(current(hands).hands[0]) == 4, "another table asks again"


def test_the_mask_is_shown_to_the_one_who_picks_a_card_that_does_not_fit(hands) -> None:
    sit(hands, window_s=0)
    pick(hands, "KD")
    assert hands.scene.zones["discard"].sly
    assert not hands.scene.zones["discard"].legal
    pick(hands, "KD", "6C")
    assert hands.scene.zones["discard"].legal
    assert not hands.scene.zones["discard"].sly


def test_there_is_no_hint_no_take_back_and_no_count(hands) -> None:
    sit(hands, window_s=0)
    assert not hands.page.top.buttons["hint"].isVisible()
    assert not hands.page.top.buttons["back"].isVisible()
    assert all(plate.text.count == "" for plate in hands.scene.plates.values())
    assert not any(letter.isdigit() for letter in hands.scene.zones["stock"].label)
    hands.page.hint()
    assert "no hints" in hands.page.bubble.text
    hands.drag_card(card("6C"))
    hands.page.take_back()
    assert "nothing can be taken back" in hands.page.bubble.text
    hands.key(Qt.Key.Key_F4)
    assert "card" in hands.page.reader.last


def test_a_finger_that_bounces_accuses_once(hands, monkeypatch) -> None:
    """300 ms: by then a computer player may have acted, and the second press would accuse that one."""
    monkeypatch.setattr(controller, "SAME_PRESS", SAME_PRESS)
    assert SAME_PRESS == 300
    sit(hands, window_s=0)
    now = [1000]
    monkeypatch.setattr(QtClock, "now", lambda _: now[0])
    play(current(hands), "0 6C; 1 6H")
    behind(hands.page).display.show()
    lines = len(hands.page.table.match.log)
    behind(hands.page).controller.press(hands.page.commands.command_for("S"))
    assert last_action(hands) == Accuse(1)
    assert len(hands.page.table.match.log) == lines + 1
    assert not hands.page.bubble.isVisible()
    for now[0] in (1001, 1299):
        behind(hands.page).controller.press(hands.page.commands.command_for("S"))
        assert not hands.page.bubble.isVisible()
    now[0] = 1300
    behind(hands.page).controller.press(hands.page.commands.command_for("S"))
    assert "already accused somebody" in hands.page.bubble.text
    assert len(hands.page.table.match.log) == lines + 1


def scripted(hands: Fingers, monkeypatch, moves: dict[int, list[Action]]) -> None:
    """Computer players do what the test says in their own turn, and stay silent otherwise."""
    table = hands.page.table

    def decide(question):
        seat = question.view.seat
        if question.view.turn != seat:
            return None
        legal = question.view.legal()
        wanted = moves.get(seat, [])
        action = wanted.pop(0) if wanted and wanted[0] in legal else next(iter(legal))
        return Decision(action)

    class Answering:
        number = 0

        def ask(self, question):
            self.number += 1
            decision, number = decide(question), self.number
            from PySide6.QtCore import QTimer

            from cardtable.app.ai_process import Answer

            QTimer.singleShot(0, hands.window, lambda: hands.window.services.answered.emit(Answer(number, decision)))
            return number

    answering = Answering()
    monkeypatch.setattr(hands.window.services, "ask", answering.ask)
    assert table is not None


def test_the_accuse_button_is_always_there_and_catches_the_last_player(hands, monkeypatch) -> None:
    sit(hands, ["6C KD 4H 9S", "5D 6H 7S 2D", "QH QS 10D JH"], window_s=0)
    scripted(hands, monkeypatch, {1: [Slip(card("6H"), card("5D"))]})
    hands.wait(hands.page.commands.button_for("S").isVisible)
    hands.key("s")
    assert "nobody to accuse" in hands.page.bubble.text
    hands.drag_card(card("6C"))
    hands.wait(lambda: current(hands).window == 1)
    assert behind(hands.page).scheduler.rests, "the next computer player waits until the person says go on"
    assert hands.page.commands.go_on.isVisible()
    assert not hands.page.commands.button_for("S").property("primary")
    hands.key("s")
    assert last_action(hands) == Accuse(1)
    assert len(current(hands).hands[1]) == 2 + 1 + 3
    assert "slipped" in " ".join(hands.page.log.item(k).text() for k in range(hands.page.log.count()))


def test_what_was_taken_back_sticks_out_no_more_and_nobody_is_asked_to_go_on(hands, monkeypatch) -> None:
    sit(hands, ["6C KD 4H 9S", "5D 6H 7S 2D", "QH QS 10D JH"], window_s=0)
    scripted(hands, monkeypatch, {1: [Slip(card("6H"), card("5D"))]})
    hands.drag_card(card("6C"))
    hands.wait(lambda: current(hands).window == 1)
    assert hands.page.scene.picture.zones[1].loose is not None
    hands.key("s")
    assert hands.page.scene.picture.zones[1].loose is None
    hands.wait(lambda: hands.my_turn() and not hands.scene.moving)
    hands.wait(lambda: not hands.page.commands.go_on.isVisible())


def test_a_wrong_accusation_costs_three_cards(hands, monkeypatch) -> None:
    sit(hands, ["6C KD 4H 9S", "5D 6H 7S 2D", "QH QS 10D JH"], window_s=0)
    scripted(hands, monkeypatch, {})
    hands.drag_card(card("6C"))
    hands.wait(lambda: current(hands).window == 1)
    before = len(current(hands).hands[0])
    hands.key("s")
    assert len(current(hands).hands[0]) == before + 3
    hands.key("s")
    assert "already accused" in hands.page.bubble.text
    assert len(current(hands).hands[0]) == before + 3


def test_computer_players_wait_for_the_window_and_hesitate_before_they_accuse(hands) -> None:
    sit(hands, ["6C KD 4H 9S", "6H 6D 7S 2D", "QH QS 10D JH"], window_s=8)
    waits: list[int] = []
    timer = behind(hands.page).scheduler._timer
    started = timer.start
    timer.start = lambda time: (waits.append(time), started(0))[1]
    hands.drag_card(card("6C"))
    hands.wait(lambda: current(hands).turn == 0 or hands.between())
    second = Scheduler.second
    hesitations = [time for time in waits if HESITATION[0] * second - 1 <= time <= HESITATION[1] * second + 1]
    assert hesitations
    assert max(waits) > 6 * second


def test_a_win_stands_only_after_the_window(hands, monkeypatch) -> None:
    sit(hands, ["6C", "5D 6H 7S 2D", "QH QS 10D JH"], people=2)
    hands.click_button(hands.page.curtain.show_button)
    hands.drag_card(card("6C"))
    assert current(hands).provisional
    assert current(hands).result is None
    assert isinstance(hands.page.table.step(), Reaction)
    hands.wait(hands.page.commands.go_on.isVisible)
    hands.click_button(hands.page.commands.go_on)
    assert current(hands).result is not None
    hands.wait(hands.page.round_end.isVisible)
    assert "Nobody cheated" in hands.page.round_end.panel.report.text()


def test_hot_seat_everybody_sees_the_turn_again_and_may_accuse_by_number(hands) -> None:
    sit(hands, people=3, window_s=3)
    hands.click_button(hands.page.curtain.show_button)
    hands.drag_card(card("KD"))
    hands.click_button(hands.page.asker.yes_button)
    page = hands.page
    hands.wait(lambda: not behind(page).playback.again and not hands.scene.moving)
    assert not page.curtain.isVisible()
    assert "Anna has played" in page.commands.status
    assert [say(command.key) for _, command in page.commands.buttons] == ["2", "3"]
    look(hands)
    hands.key("3")
    assert last_action(hands) == Accuse(0)
    assert len(current(hands).hands[0]) == 3 + 1 + 3
    hands.wait(page.curtain.isVisible)
    assert page.curtain.seat == 1


def test_hot_seat_the_replay_begins_before_the_turn_and_is_shown_once(hands) -> None:
    sit(hands, people=2)
    hands.click_button(hands.page.curtain.show_button)
    shown: list[int] = []
    picture = behind(hands.page).display.presenter.pictures.picture_of
    behind(hands.page).display.presenter.pictures.picture_of = lambda view, mark=False, **how: (
        shown.append(len(view.pile)),
        picture(view, mark, **how),
    )[1]
    hands.drag_card(card("6C"))
    hands.wait(lambda: not behind(hands.page).playback.again)
    assert shown[-3:] == [1, 2, 2], "the table before the turn, after it, and as it is now"
    hands.key(Qt.Key.Key_F7)
    number = len(shown)
    behind(hands.page).controller.advance()
    assert not behind(hands.page).playback.again
    assert len(shown) == number
    hands.key("g")
    hands.wait(hands.page.curtain.isVisible)
    assert hands.page.curtain.seat == 1
    assert last_action(hands).kind == "let-stand"


def test_after_a_restart_the_window_is_open_again(window, qtbot) -> None:
    hands = Fingers(window, qtbot)
    window.start(wish(2, 3, name="svindl"))
    page = hands.page

    def reacting() -> bool:
        return isinstance(page.table.step(), Reaction)

    while not (reacting() and page.table.step().seat in page.table.persons):
        hands.wait(lambda: not hands.scene.moving and (page.curtain.isVisible() or hands.my_turn() or reacting()))
        if reacting():
            hands.click_button(page.commands.go_on)
        elif page.curtain.isVisible():
            hands.click_button(page.curtain.show_button)
        else:
            one_step_by_mouse(hands, drag=False)
    seat = page.table.step().seat
    window.go_home()
    window.resume(window.services.database.games()[0].id)
    assert page.table.step() == Reaction(seat)
    hands.wait(lambda: not behind(page).playback.again)
    look(hands)
    assert page.commands.go_on.isVisible()


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
        hands.wait(
            lambda: (
                not hands.scene.moving
                and not behind(page).playback.again
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
    legal = hands.page.table.view().legal()
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
    flying = [flight.item.zone for flight in hands.scene._flights._flights]
    return len(hands.scene.items_in("discard")), flying


def test_a_hidden_card_that_nobody_noticed_leaves_no_trace_later(hands) -> None:
    looks = []
    for line in ("0 6C", "0 hide KD; 0 6C"):
        deal = ["6C KD 4H 9S", "5D 6H 7S 2D", "QH QS 10D JH"]
        options = entry("svindl").game.options(window_s=0)
        table = position(deal, "2C", options=options)
        play(table, line)
        hands.window.services.change(pace="brisk")
        hands.window.show_page(hands.page)
        hands.page.sit_down(table_at(hands.window.services, table, 2, "svindl", window_s=0))
        hands.page.pause()
        behind(hands.page).controller.end_showing()
        hands.wait(lambda: not hands.scene.moving)
        behind(hands.page).display.show()
        hands.page.table.play(1, PLAY[card("6H")])
        hands.scene.show_picture(
            behind(hands.page).display.presenter.pictures.picture_of(hands.page.table.round.view(None)), animate=True
        )
        looks.append(pile_and_flights(hands))
        hands.wait(lambda: not hands.scene.moving)
        hands.page.get_up()
    assert looks[0] == looks[1]


def test_a_slipped_card_leaves_with_the_one_above_it(hands) -> None:
    hands.window.services.change(pace="brisk")
    sit(hands, people=2, window_s=0)
    hands.page.pause()
    table = hands.page.table
    for animate, line in ((False, None), (True, Slip(card("6C"), card("KD")))):
        if line is not None:
            table.play(0, line)
        view = table.round.view(None)
        hands.scene.show_picture(behind(hands.page).display.presenter.pictures.picture_of(view), animate)
    frames = [flight for flight in hands.scene._flights._flights if flight.item.zone == "discard"]
    hidden = next(flight for flight in frames if flight.face is None)
    upper = next(flight for flight in frames if flight.face is not None)
    assert (hidden.start, hidden.delay) == (upper.start, upper.delay)
    assert hidden.item.zValue() < upper.item.zValue()


def test_the_call_is_offered_at_the_window_until_it_was_said(hands) -> None:
    offered = []
    for line in ("0 6C", "0 call; 0 6C"):
        options = entry("svindl").game.options()
        table = position(["6C KD", "5D 6H 7S 2D", "QH QS 10D JH"], "2C", options=options)
        play(table, line)
        hands.window.show_page(hands.page)
        hands.page.sit_down(table_at(hands.window.services, table, 3, "svindl"))
        hands.wait(lambda: not behind(hands.page).playback.again)
        offered.append([button.text() for button, _ in hands.page.commands.buttons])
    assert any("Ólsen!" in text for text in offered[0])
    assert offered[1] == [text for text in offered[0] if "Ólsen!" not in text], "what was said is on the plate for all"


def test_a_turn_is_shown_again_after_another_page_was_looked_at(hands) -> None:
    sit(hands, people=2)
    hands.click_button(hands.page.curtain.show_button)
    hands.window.services.change(pace="brisk")
    hands.drag_card(card("6C"))
    hands.wait(lambda: behind(hands.page).playback.again)
    hands.key(Qt.Key.Key_F8)
    assert hands.window.pages.currentWidget() is hands.window.scores
    assert not behind(hands.page).playback.again
    hands.key(Qt.Key.Key_Escape)
    assert hands.window.pages.currentWidget() is hands.page
    assert behind(hands.page).playback.again
    hands.wait(lambda: not behind(hands.page).playback.again)


def test_the_turn_of_a_computer_player_can_be_looked_at_before_the_curtain_falls(hands, monkeypatch) -> None:
    sit(hands, ["6C KD 4H 9S", "QH QS 10D JH", "5D 6H 7S 2D"], people=2, window_s=0)
    hands.click_button(hands.page.curtain.show_button)
    hands.drag_card(card("6C"))
    page = hands.page
    hands.wait(lambda: not behind(page).playback.again and page.commands.go_on.isVisible())
    hands.click_button(page.commands.go_on)
    hands.wait(page.curtain.isVisible)
    hands.click_button(page.curtain.show_button)
    while hands.my_turn():
        one_step_by_mouse(hands, drag=False)
    hands.wait(lambda: not behind(page).playback.again and page.commands.go_on.isVisible())
    scripted(hands, monkeypatch, {2: [Slip(card("6H"), card("5D"))]})
    hands.click_button(page.commands.go_on)
    hands.wait(lambda: isinstance(page.table.step(), Reaction) and page.table.step().seat == 2)
    hands.wait(lambda: not hands.scene.moving)
    assert not page.curtain.isVisible()
    assert [say(command.key) for _, command in page.commands.buttons] == ["1", "2"]


def test_accusing_stays_where_it_is_when_go_on_comes_and_goes(hands) -> None:
    sit(hands, window_s=0)
    hands.wait(hands.page.commands.button_for("S").isVisible)
    places = []
    for shown in (True, False, True):
        behind(hands.page).display.offer_to_go_on(GoOn() if shown else None)
        QApplication.processEvents()
        button = hands.page.commands.button_for("S")
        places.append(button.mapTo(hands.page, QPoint(0, 0)))
    assert places[0] == places[1] == places[2]


def test_a_held_key_draws_once(hands) -> None:
    from PySide6.QtGui import QKeyEvent

    sit(hands, ["KD QD JD", "5D 6H 7S 2D"], top="2C")
    before = len(current(hands).hands[0])
    for repeat in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier, "d", repeat)
        QApplication.sendEvent(hands.view, event)
    assert len(current(hands).hands[0]) == before + 1
