"""The table page: refusals, groups, calls, take-back, hints, sorting, keys, pace, computer players that fail."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.app.match.scheduler import Scheduler
from cardtable.cards import Card
from cardtable.engine.match import TakingBack
from cardtable.engine.refusal import Refusal
from cardtable.games.catalogue import catalogue, entry
from cardtable.messages import verbatim
from cardtable.stage.characters import Mood
from cardtable.stage.layout_parts import Rect
from cardtable.ui.language import say
from cardtable.ui.theme import font
from tests.chapters import known_anchors
from tests.conformance.common import NAMES, random_play, seats_for, table_of
from tests.store.common import full_disk
from tests.ui.fingers import LEFT, NONE, Fingers
from tests.ui.tables import position, table_at


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def sit(hands: Fingers, current, people: int = 1, taking_back: TakingBack | None = None) -> None:
    window = hands.window
    window.show_page(window.table)
    window.table.sit_down(table_at(window.services, current, people, taking_back=taking_back))
    hands.wait(lambda: not hands.scene.moving)


def card(text: str) -> Card:
    return Card.parse(text)


def test_a_refused_drop_glides_back_and_says_why(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C", "7C 9D"))
    home = hands.scene.item_of(card("KD")).pos()
    hands.drag_card(card("KD"))
    hands.wait(lambda: not hands.scene.moving)
    assert hands.scene.item_of(card("KD")).pos() == home
    assert "king of diamonds" in hands.page.bubble.text
    assert hands.page.running.sight.view().hand == tuple(hands.page.table.round.hands[0])
    assert len(hands.page.table.round.pile) == 1


def test_the_bubble_opens_the_rule_it_rests_on(hands, qtbot) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.drag_card(card("KD"))
    link = hands.page.bubble.link
    hands.click_button(link)
    assert hands.page.rules.panel.book.anchor == "laying"
    hands.click_button(hands.page.rules.panel.close_button)
    assert not hands.page.rules.is_open


def test_when_everybody_has_got_up_no_touch_and_no_key_means_anything(hands) -> None:
    """What was pressed before they did may come after it."""
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    hands.page.get_up()
    hands.scene.input.click_zone("stock")
    for held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        for first, last in ((Qt.Key.Key_F1, Qt.Key.Key_F12), (Qt.Key.Key_0, Qt.Key.Key_Z)):
            for code in range(first, last + 1):
                QTest.keyClick(hands.page, Qt.Key(code), held)


def test_legal_targets_light_up_when_a_card_is_picked(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    hands.click_card(card("KC"))
    assert hands.scene.zones["discard"].legal
    hands.click_card(card("KC"))
    assert not hands.scene.zones["discard"].legal
    hands.click_card(card("9H"))
    assert not hands.scene.zones["discard"].legal


def test_a_group_is_laid_in_the_order_in_which_it_was_picked(hands) -> None:
    sit(hands, position(["2H 2S KD QD", "5C 6C"], "2C"))
    hands.click_card(card("2S"))
    hands.click_card(card("2H"))
    hands.click_zone("discard")
    assert hands.page.table.round.pile[-2:] == [card("2S"), card("2H")]


def test_dragging_one_picked_card_takes_the_others_along(hands) -> None:
    sit(hands, position(["2H 2S KD QD", "5C 6C"], "2C"))
    hands.click_card(card("2S"))
    hands.click_card(card("2H"))
    hands.drag_card(card("2H"))
    assert hands.page.table.round.pile[-2:] == [card("2S"), card("2H")]


def test_a_double_click_plays_the_card(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C"], "2C"))
    QTest.mouseDClick(hands.view.viewport(), Qt.MouseButton.LeftButton, pos=hands.card_point(card("KC")))
    assert hands.page.table.round.pile[-1] is card("KC")


def test_a_double_click_that_hurries_the_table_plays_no_card(hands) -> None:
    hands.window.services.change(pace="brisk")
    sit(hands, position(["KC 9C 4S", "5C 6C"], "2C"))
    hands.drag_card(card("KC"))
    hands.wait(lambda: hands.page.table.round.turn == 0 and hands.page.running.display.telling.busy)
    point = hands.card_point(card("9C"))
    hands.click(point)
    hands.click_again(point)
    assert hands.page.table.round.hands[0] == [card("9C"), card("4S")]


def test_enter_that_is_held_plays_one_card(hands) -> None:
    sit(hands, position(["KC 9C 4S", "5C 6C"], "2C"))
    hands.scene.setFocusItem(hands.scene.item_of(card("KC")))
    hands.key(Qt.Key.Key_Return)
    hands.wait(lambda: hands.page.table.round.turn == 0)
    for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress) * 20:
        again = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
        QApplication.sendEvent(hands.view, again)
    assert hands.page.table.round.hands[0] == [card("9C"), card("4S")]


def test_one_click_draws_one_card(hands) -> None:
    sit(hands, position(["KH QD", "5H 6H"], "2C", "5D 6S JS"))
    point = hands.zone_point("stock")
    hands.click(point)
    assert len(hands.page.table.round.hands[0]) == 3
    hands.click(point)
    hands.click(point)
    hands.click(point)
    assert hands.page.table.round.drawn == 3
    hands.click_command("P")
    assert hands.page.table.round.turn == 1


def test_the_hint_names_a_legal_card(hands) -> None:
    sit(hands, position(["KC QD 3S", "5H 6H"], "2C"))
    hands.key("h")
    hands.wait(lambda: bool(hands.page.bubble.text))
    assert "king of clubs" in hands.page.bubble.text


def test_sorting_and_arranging_by_hand(hands) -> None:
    sit(hands, position(["KC 2D 3S", "5H 6H"], "2C"))

    def shown() -> list[str]:
        return [str(item.card) for item in hands.scene.items_in("hand-0")]

    assert shown() == ["3S", "KC", "2D"]
    hands.page.running.hand.sort()
    assert shown() == ["2D", "3S", "KC"]
    hands.wait(lambda: not hands.scene.moving)
    start = hands.card_point(card("2D"))
    end = hands.card_point(card("KC")) + QPoint(40, 0)
    hands.drag(start, end)
    assert shown() == ["3S", "KC", "2D"]


def test_a_drawn_card_is_marked_as_new(hands) -> None:
    sit(hands, position(["KH QD", "5H 6H"], "2C", "5D 6S JS"))
    hands.click_zone("stock")
    assert hands.scene.item_of(card("5D")).fresh
    assert not hands.scene.item_of(card("KH")).fresh


def test_escape_ends_a_drag(hands) -> None:
    sit(hands, position(["KC QD 3S", "5H 6H"], "2C"))
    item = hands.scene.item_of(card("KC"))
    home = item.pos()
    hands.drag(hands.card_point(card("KC")), hands.zone_point("discard"), release=False)
    assert item.dragging
    QTest.keyClick(hands.view, Qt.Key.Key_Escape)
    hands.wait(lambda: not hands.scene.moving)
    assert not item.dragging
    assert item.pos() == home
    assert len(hands.page.table.round.pile) == 1


@pytest.mark.parametrize("gives_up", ["space", "refusal"])
def test_a_card_that_is_picked_no_more_is_dragged_no_more(hands, gives_up: str) -> None:
    sit(hands, position(["QD 9H 4S", "5H 6H"], "2C", "8D"))
    item = hands.scene.item_of(card("4S"))
    home = item.pos()
    hands.scene.setFocusItem(item)
    hands.drag(hands.card_point(card("4S")), hands.zone_point("stock"), release=False)
    assert item.dragging
    if gives_up == "space":
        hands.key(Qt.Key.Key_Space)
    else:
        hands.page.running.controller.take_back()
    hands.send(QEvent.Type.MouseMove, hands.zone_point("stock"), NONE, LEFT)
    hands.send(QEvent.Type.MouseButtonRelease, hands.zone_point("stock"), LEFT, NONE)
    hands.wait(lambda: not hands.scene.moving)
    assert item.pos() == home
    assert len(hands.page.table.round.hands[0]) == 3, "none is drawn by that"


def test_the_right_button_does_nothing(hands) -> None:
    sit(hands, position(["KC QD 3S", "5H 6H"], "2C"))
    QTest.mouseClick(hands.view.viewport(), Qt.MouseButton.RightButton, pos=hands.card_point(card("KC")))
    assert not hands.scene.input.picked


def test_a_click_finishes_what_is_flying_and_plays_nothing(hands) -> None:
    hands.window.services.change(pace="calm")
    sit(hands, position(["2H 2S KD QD", "5H 6H"], "2C"))
    hands.drag_card(card("2H"))
    assert hands.scene.moving
    before = len(hands.page.table.match.log)
    hands.click_zone("stock")
    assert not hands.scene.moving
    assert len(hands.page.table.match.log) == before


def test_cards_fly_and_land_where_they_belong(hands) -> None:
    hands.window.services.change(pace="brisk")
    sit(hands, position(["KH QD", "5H 6H"], "2C", "5D 6S JS"))
    hands.click_zone("stock")
    assert hands.scene.moving
    hands.wait(lambda: not hands.scene.moving)
    for item in hands.scene.cards:
        assert item.pos() == item.resting_point()


def test_reduced_motion_never_flies(hands) -> None:
    hands.window.services.change(pace="calm", reduce_motion=True)
    sit(hands, position(["KH QD", "5H 6H"], "2C", "5D 6S JS"))
    hands.click_zone("stock")
    assert not hands.scene.moving


def test_function_keys_read_the_table(hands) -> None:
    sit(hands, position(["KH QD", "5H 6H"], "2C"))
    hands.key(Qt.Key.Key_F2)
    assert hands.page.reader.last == "Your hand, 2 cards: king of hearts, queen of diamonds."
    hands.key(Qt.Key.Key_F3)
    assert "two of clubs" in hands.page.reader.last
    hands.key(Qt.Key.Key_F4)
    assert "Sigrún: 2 cards" in hands.page.reader.last
    hands.key(Qt.Key.Key_F6)
    assert "D: Draw, 1 of 3." in hands.page.reader.last


def test_a_computer_players_process_that_is_killed_is_replaced(hands) -> None:
    import os
    import signal

    sit(hands, position(["KC QD 3S", "5H 6H 7S"], "2C"))
    services = hands.window.services
    killed = services.thinker.process_id
    os.kill(killed, signal.SIGKILL)
    hands.drag_card(card("KC"))
    hands.wait(lambda: hands.page.table.match.log[-1].seat == 1)
    assert services.thinker.process_id != killed


@pytest.mark.skipif(not hasattr(__import__("signal"), "SIGSTOP"), reason="processes are not stopped there")
def test_a_computer_players_process_that_is_stopped_is_replaced(hands, caplog, monkeypatch) -> None:
    import os
    import signal

    sit(hands, position(["KC QD 3S", "5H 6H 7S"], "2C"))
    services = hands.window.services
    stopped = services.thinker.process_id
    os.kill(stopped, signal.SIGSTOP)
    monkeypatch.setattr(Scheduler, "time_limit", 100)
    hands.drag_card(card("KC"))
    hands.wait(lambda: hands.page.table.match.log[-1].seat == 1)
    assert services.thinker.process_id != stopped


def test_letters_made_larger_in_the_settings_leave_the_curtain_below_the_bar(hands) -> None:
    sit(hands, position(["KC QD 3S", "5H 6H 7S"], "2C"), people=2)
    page, window = hands.page, hands.window
    assert page.curtain.isVisible()
    window.show_page(window.settings)
    window.services.change(text_scale=200)
    window.go_back()
    QApplication.processEvents()
    assert page.curtain.y() == page.top.height()


def test_a_match_that_cannot_be_kept_says_so_and_goes_on(hands) -> None:
    sit(hands, position(["2H 2S KD QD", "5H 6H"], "2C"))
    with full_disk(hands.window.services.database):
        hands.drag_card(card("2H"))
        assert hands.page.notice.isVisible()
        assert "could not be saved" in hands.page.notice.text()
    hands.drag_card(card("2S"))
    assert not hands.page.notice.isVisible()


@pytest.mark.parametrize("game", catalogue())
def test_every_refusal_has_its_chapter_and_its_sentence(game: str) -> None:
    """Everything that can be tried is tried in random play, and each refusal leads to a chapter of that game's book."""
    known = catalogue()[game]
    chapters = set(known_anchors(known.stage.rule_book, "en"))
    assert {option.rule for option in known.game.options.catalogue()} <= chapters
    over = say(known.stage.speech.explain(Refusal("round-over", ""), NAMES))
    found: dict[str, Refusal] = {}
    for number in range(12):
        rng = Random(f"{game}/{number}")
        options = {one.key: rng.choice(one.values).value for one in known.game.options.catalogue()}
        match = table_of(game, seats_for(game, number), known.game.options.read(options), f"c{number}")
        for step, _ in enumerate(random_play(match, rng)):
            if match.between_rounds or step > 60:
                break
            for seat in range(len(match.seats)):
                for action in match.game.action_space(match.round.view(seat)):
                    refusal = match.round.refusal(seat, action)
                    if refusal is not None:
                        found[refusal.code] = refusal
    assert found
    for code, refusal in found.items():
        assert refusal.rule in chapters, code
        assert code == "round-over" or say(known.stage.speech.explain(refusal, NAMES)) != over, code


def test_the_deal_is_seen_card_by_card(window, qtbot) -> None:
    from tests.ui.test_whole_match import wish

    hands = Fingers(window, qtbot)
    window.services.change(pace="brisk")
    window.start(wish(1, 4))
    scene = window.table.scene
    assert scene.moving
    stock = scene.zones["stock"].rect.center()
    held = scene.items_in("hand-0")
    assert len(held) == 5
    assert all((item.pos() - stock).manhattanLength() < 60 for item in held)
    assert all(item.card is None for item in held)
    hands.click(hands.zone_point("stock"))
    assert not scene.moving
    assert all(item.card is not None for item in scene.items_in("hand-0"))
    assert window.table.table.round.drawn == 0


def test_a_mood_is_for_eyes_alone(hands, qtbot) -> None:
    sit(hands, position(["8D 3S 5S", "5C 6C 7C"], "2C"))
    plate = hands.scene.plates[1]
    told, calm = plate.toolTip(), hands.page.grab().toImage()
    hands.page.driver.moods.feel({1: Mood.CAUGHT})
    assert plate.mood is Mood.CAUGHT
    assert plate.toolTip() == told
    assert hands.page.grab().toImage() != calm
    hands.scene.empty()
    hands.page.driver.display.show()
    assert hands.scene.plates[1].mood is Mood.CAUGHT, "a plate that comes back shows what the other one did"
    hands.page.driver.moods.calm()
    assert hands.scene.plates[1].mood is Mood.CALM


def test_after_a_suit_was_named_by_key_the_table_has_the_focus(hands) -> None:
    sit(hands, position(["8D 3S 5S", "5C 6C 7C"], "2C"))
    hands.drag_card(card("8D"))
    button = hands.page.commands.button_for("2")
    hands.wait(button.isVisible)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    hands.wait(lambda: hands.page.table.round.named is not None or hands.page.table.round.turn != 0)
    assert hands.view.hasFocus()


def test_a_minimized_window_goes_on_when_it_comes_back(hands) -> None:
    sit(hands, position(["6C KD QD", "6H 9H 9S 3H"], "2C"))
    hands.drag_card(card("6C"))
    before = len(hands.page.table.match.log)
    hands.window.showMinimized()
    hands.window.showNormal()
    hands.wait(lambda: len(hands.page.table.match.log) > before)


def test_enter_deals_again_on_the_result_sheet(hands) -> None:
    options = entry("olsen").game.options(first_to=2)
    sit(hands, position(["6C", "6H 9H 9S 3H"], "2C", options=options))
    hands.drag_card(card("6C"))
    hands.wait(hands.page.round_end.isVisible)
    hands.key(Qt.Key.Key_Return)
    assert not hands.page.round_end.isVisible()
    assert len(hands.page.table.round.hands[0]) == 5


def test_letters_work_while_the_log_has_the_focus(hands) -> None:
    hands.window.services.settings.grace = 0
    sit(hands, position(["6C KD", "5H 6H"], "2C"))
    hands.page.toggle_log()
    hands.drag_card(card("6C"))
    hands.page.log.setFocus()
    hands.key("o")
    assert hands.page.table.round.called[0]


def test_a_change_of_size_or_language_in_the_middle_of_a_drag_lets_the_card_go(hands) -> None:
    sit(hands, position(["KC QD 3S", "5H 6H"], "2C"))
    for change in (lambda: hands.window.resize(1000, 700), lambda: hands.window.services.change(language="de")):
        hands.drag(hands.card_point(card("KC")), hands.zone_point("discard"), release=False)
        assert hands.scene.item_of(card("KC")).dragging
        change()
        QApplication.processEvents()
        item = hands.scene.item_of(card("KC"))
        hands.send(QEvent.Type.MouseButtonRelease, hands.zone_point("discard"), LEFT, NONE)
        assert not item.dragging
        assert item.pos() == item.resting_point()
        hands.scene.input.clear_picked()
    assert len(hands.page.table.round.pile) == 1


def test_a_bubble_has_room_for_its_text_whatever_it_said_before(hands) -> None:
    sit(hands, position(["KD 9H 4S", "5C 6C"], "2C"))
    bubble, anchor = hands.page.bubble, Rect(300, 400, 90, 120)
    measure = QFontMetricsF(font(hands.page.units.em))
    long = verbatim("One sentence that needs a line. " * 5)
    heights = []
    for message, rule in ((verbatim("Short."), "turn"), (long, ""), (long, ""), (verbatim("Short."), ""), (long, "")):
        bubble.say(message, rule, anchor)
        QApplication.processEvents()
        words = bubble.words
        text = measure.boundingRect(words, Qt.TextFlag.TextWordWrap, bubble.text)
        assert text.width() <= words.width()
        assert text.height() <= words.height()
        assert bubble.link.isVisible() == bool(rule)
        assert not rule or words.bottom() <= bubble.link.y()
        heights.append(bubble.height())
        bubble.hide()
    assert heights[1] == heights[2] == heights[4]


def test_a_table_that_is_left_leaves_no_timers_behind(window, qtbot) -> None:
    counts = []
    for _ in range(3):
        window.table.sit_down(table_at(window.services, position(["9C 4S", "5C 6C"], "2C"), 1))
        window.table.running.scheduler.pause()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(window.table.findChildren(QTimer)))
    assert counts[0] == counts[2]
