"""Guided first rounds, played in the real window by a robot that does what it is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from cardtable.app.match.teacher import STAYS
from cardtable.app.settings import LANGUAGES
from cardtable.app.tutorial import Tutorial
from cardtable.app.tutorial_data import GuideState, guide_of, has_guide, how_far
from cardtable.engine.match import Seat
from cardtable.games.catalogue import covers, entry
from cardtable.stage.commands import Gesture, TableButton
from cardtable.stage.zones import ZoneKind
from cardtable.ui.a11y import announcer
from cardtable.ui.language import say
from cardtable.ui.match.pointer import LONG, SWAY
from cardtable.ui.new_game.match_setup import MatchSetup
from tests.conformance.common import cards_in
from tests.tiers import paired
from tests.ui.fingers import FOR_EVER, Fingers
from tests.ui.robot import WAYS, Robot

WRAPPED = int(Qt.TextFlag.TextWordWrap)
GUIDES = [game for game in covers() if has_guide(game)]


class Pupil(Robot):
    """Does just what the guide says, in one way or another."""

    def learn(self) -> str:
        """One step; the sentence it was about. Empty when there are no more."""
        lesson, bar = self._lesson(), self.page.tutorial
        self.hands.wait(self.may_act)
        said = bar.text
        assert said == lesson.sentence(self.page.services.languages.current)
        if lesson.at == len(lesson.guide.steps) - 1:
            return ""
        at = lesson.at
        if lesson.wanted():
            assert self.page.pointer.hand.isVisible(), f"nothing is pointed at: {said}"
            assert self.do_what_is_asked(lesson), f"there is no way to do this: {said}"
            self._dare()
        elif self.way == "mouse":
            self.hands.click_button(bar.go_on)
        else:
            assert bar.go_on.hasFocus()
            self.hands.key(" ")
        self.hands.wait(lambda: lesson.at > at)
        return said

    def do_what_is_asked(self, lesson: Tutorial) -> bool:
        """By putting cards together first, where that is how it is done; else as ever."""
        action = lesson.wanted()[0]
        cards = [card for card in dict.fromkeys(cards_in(action)) if card in lesson.round.view(0).hand]  # type: ignore[attr-defined]
        if len(cards) < 3:
            return self._do(action)
        self.pick(cards)
        if self._press_one(lambda one: one.action is TableButton.PROPOSE, acts=False):
            return self._press_one(lambda one: not isinstance(one.action, TableButton) and lesson.is_wanted(one.action))
        return False

    def target(self, action: Any, cards: Sequence[Any]) -> str | None:
        """Where these cards mean just this action, perhaps after a question."""
        found = super().target(action, cards)
        if found is None and cards:
            table = self.page.table
            for zone in self.hands.scene.zones.values():
                meant = table.entry.stage.controls.gesture(table.round.view(0), cards, zone.zone.id)
                if isinstance(meant, Gesture) and meant.actions == (action,) and zone.zone.kind is not ZoneKind.TRAY:
                    return str(zone.zone.id)
        return found

    def _dare(self) -> None:
        """What is asked before the first time is meant."""
        if self.page.asker.isVisible():
            self.hands.click_button(self.page.asker.choice_buttons[-1])

    def _lesson(self) -> Tutorial:
        lesson = self.page.table
        assert isinstance(lesson, Tutorial)
        return lesson

    def may_act(self) -> bool:
        page = self.page
        if page.commands.go_on.isVisible():
            page.go_on()
        if self.hands.scene.moving or self._lesson().others_act:
            return False
        return page.tutorial.sentence.isEnabled() and bool(page.tutorial.text)


def pupil_of(window: Any, qtbot: Any, game: str, way: str) -> Pupil:
    window.begin_guide(game)
    return Pupil(Fingers(window, qtbot), way, Random(game))


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), paired(GUIDES, LANGUAGES))
def test_the_robot_learns_every_game_in_every_language(window, qtbot, game: str, language: str) -> None:
    window.services.change(language=language)
    heard: list[str] = []
    listener = lambda said: heard.append(said.text)  # noqa: E731
    announcer.listeners.append(listener)
    pupil = pupil_of(window, qtbot, game, WAYS[(LANGUAGES.index(language) + GUIDES.index(game)) % len(WAYS)])
    sentences = [pupil.learn()]
    while sentences[-1]:
        sentences.append(pupil.learn())
    announcer.listeners.remove(listener)
    guide = guide_of(game)
    assert guide is not None
    assert len(sentences) == len(guide.steps)
    every = " ".join(heard)
    assert all(one.split(".")[0] in every for one in sentences if "(" not in one)
    assert how_far(game, window.services.settings).state is GuideState.DONE
    assert window.table.tutorial.play.isVisible()
    assert not window.services.database.games()
    window.table.tutorial.play.click()
    assert window.pages.currentWidget() is window.new_game


def test_one_can_go_back_a_step_and_hear_it_again(window, qtbot) -> None:
    pupil = pupil_of(window, qtbot, GUIDES[0], "mouse")
    first = pupil.learn()
    qtbot.waitUntil(pupil.may_act, timeout=FOR_EVER)
    window.table.running.controller.take_back()
    qtbot.waitUntil(lambda: window.table.tutorial.text == first, timeout=FOR_EVER)
    heard: list[str] = []
    listener = lambda said: heard.append(said.text)  # noqa: E731
    announcer.listeners.append(listener)
    window.table.running.hints.ask()
    announcer.listeners.remove(listener)
    assert len(heard) == 1
    assert first.split(".")[0] in heard[0]
    assert pupil.learn() == first


def test_a_guide_is_begun_from_the_table_and_the_match_there_is_kept(window, qtbot) -> None:
    game = entry(GUIDES[0])
    window.start(MatchSetup(game, game.game.options.read({}), (Seat("Anna"), Seat("Jón", "easy")), None))
    assert window.running is not None
    log = len(window.running.match.log)
    window.table.asked_guide.emit()
    assert isinstance(window.running, Tutorial)
    assert window.services.database.games()
    number = window.services.database.games()[0].id
    assert len(window.services.database.load(number).match.log) == log
    window.go_home()
    window.resume(number)
    assert not isinstance(window.running, Tutorial)
    assert not window.table.tutorial.isVisible()
    assert not window.table.pointer.hand.isVisible()


def test_a_guide_is_begun_from_the_rule_book(window) -> None:
    without = next(game for game in covers() if not has_guide(game))
    window.open_rules(without)
    assert window.rules.guide.isHidden()
    window.open_rules(GUIDES[0])
    assert not window.rules.guide.isHidden()
    window.rules.guide.click()
    assert window.running.entry.game.id == GUIDES[0]
    assert isinstance(window.running, Tutorial)


def test_a_guide_follows_the_language_and_goes_on_after_the_settings(window, qtbot) -> None:
    pupil = pupil_of(window, qtbot, GUIDES[0], "mouse")
    pupil.learn()
    qtbot.waitUntil(pupil.may_act, timeout=FOR_EVER)
    before = window.table.tutorial.text
    window.show_page(window.settings)
    window.services.change(language="de", theme="night", text_scale=150)
    window.go_back()
    qtbot.waitUntil(pupil.may_act, timeout=FOR_EVER)
    assert window.table.tutorial.text == window.table.table.sentence("de") != before
    assert window.table.pointer.hand.isVisible()
    assert pupil.learn()


def steps_of(window: Any, qtbot: Any, game: str) -> Iterator[Any]:
    """The page at each step of a guide but the last, begun with that step."""
    pupil = pupil_of(window, qtbot, game, "keys")
    page = window.table
    for at in range(len(page.table.guide.steps) - 1):
        page.sit_down(page.table.from_step(at))
        qtbot.waitUntil(pupil.may_act, timeout=FOR_EVER)
        yield page


@pytest.mark.parametrize("size", [(760, 560, 200), (1280, 800, 100), (2560, 1600, 150)])
@pytest.mark.parametrize("game", GUIDES)
def test_no_sentence_is_cut_and_the_hand_is_in_sight(window, qtbot, game: str, size: Any) -> None:
    window.resize(*size[:2])
    window.services.change(text_scale=size[2], language="de")
    for page in steps_of(window, qtbot, game):
        label = page.tutorial.sentence
        room = label.fontMetrics().boundingRect(QRect(0, 0, label.width(), 10_000), WRAPPED, label.text())
        assert room.height() <= label.height() + 2, label.text()
        if page.pointer.hand.isVisible():
            assert page.rect().contains(page.pointer.hand.geometry().center())


@pytest.mark.parametrize("game", GUIDES)
def test_the_hand_is_no_speck_in_a_window_of_middling_size(window, qtbot, game: str) -> None:
    window.resize(1040, 720)
    full = steps = 0
    for page in steps_of(window, qtbot, game):
        if page.pointer.hand.isVisible():
            share = max(page.pointer.hand.width(), page.pointer.hand.height()) / ((LONG + SWAY) * page.units.em)
            assert share > 0.7
            full += share > 0.95
            steps += 1
    assert full >= 0.5 * steps > 0


@pytest.mark.parametrize("game", ["olsen", "san_da_yi"])
def test_of_all_answers_the_hand_lies_nearest_to_the_one_that_is_meant(window, qtbot, game: str) -> None:
    window.resize(1040, 720)
    pupil = pupil_of(window, qtbot, game, "keys")
    page, lesson = window.table, window.table.table
    while not (page.questions.panel.isVisible() and lesson.wanted()):
        assert pupil.learn()
        qtbot.waitUntil(pupil.may_act, timeout=FOR_EVER)
    hand = page.pointer.hand.mapTo(page, page.pointer.hand.rect().center())
    answers = [one for one in page.commands.buttons if page.questions.panel.isAncestorOf(one[0])]
    nearest = min(answers, key=lambda one: (one[0].mapTo(page, one[0].rect().center()) - hand).manhattanLength())
    assert len(answers) > 2
    assert lesson.is_wanted(nearest[1].action)
    assert nearest[0].hasFocus()


def nearest_to_the_hand(page: Any, buttons: Sequence[Any]) -> Any:
    hand = page.pointer.hand.mapTo(page, page.pointer.hand.rect().center())
    return min(buttons, key=lambda one: (one.mapTo(page, one.rect().center()) - hand).manhattanLength())


def test_where_the_guide_asks_for_something_daring_the_hand_points_at_the_answer(window, qtbot) -> None:
    window.resize(1300, 850)
    pupil = pupil_of(window, qtbot, "svindl", "mouse")
    page, lesson = window.table, window.table.table
    while not page.asker.isVisible():
        qtbot.waitUntil(pupil.may_act, timeout=FOR_EVER)
        if lesson.wanted():
            pupil.do_what_is_asked(lesson)
        else:
            pupil.learn()
    no, yes = page.asker.choice_buttons
    assert yes.hasFocus()
    assert yes.property("primary")
    assert not no.property("primary")
    assert page.pointer.hand.isVisible()
    assert nearest_to_the_hand(page, page.asker.choice_buttons) is yes
    before = page.pointer.hand.geometry()
    pupil.hands.key(Qt.Key.Key_Escape)
    assert page.pointer.hand.isVisible()
    assert page.pointer.hand.geometry() != before


def test_a_guide_that_was_left_is_seen_wherever_one_comes_to_it(window, qtbot) -> None:
    game = GUIDES[0]
    tile = next(tile for tile in window.home.shelf.tiles if tile.game == game)
    titled = [say(text) for text, _ in tile.deeds]
    assert "Guided first round" in titled
    pupil = pupil_of(window, qtbot, game, "mouse")
    for _ in range(3):
        pupil.learn()
    qtbot.waitUntil(pupil.may_act, timeout=FOR_EVER)
    said, log = window.table.tutorial.text, len(window.running.match.log)
    window.table.tutorial.leave.click()
    assert window.pages.currentWidget() is window.home
    steps = len(guide_of(game).steps)
    words = f"Continue the guided round (step 4 of {steps})"
    assert words in [say(text) for text, _ in tile.deeds]
    window.open_rules(game)
    assert window.rules.guide.text() == "Continue guided round"
    assert words in window.rules.guide.toolTip().replace("\u00a0", " ")
    window.open_rules(GUIDES[1])
    assert window.rules.guide.text() == "Guided first round"
    played = entry(game)
    window.start(MatchSetup(played, played.game.options.read({}), (Seat("Anna"), Seat("Jón", "easy")), None))
    pupil_of(window, qtbot, game, "mouse")
    qtbot.waitUntil(lambda: window.table.tutorial.text == said, timeout=FOR_EVER)
    assert len(window.running.match.log) == log


def test_who_plays_the_cards_of_a_guide_once_more_knows_them(window, qtbot) -> None:
    pupil = pupil_of(window, qtbot, GUIDES[0], "mouse")
    for _ in range(3):
        pupil.learn()
    window.table.deeds["deal"]()
    assert window.running.number is not None
    assert window.running.match.known
    window.launcher.play_again()
    assert not window.running.match.known


def test_a_card_that_is_wrongly_picked_is_pointed_at_before_anything_else(window, qtbot) -> None:
    pupil = pupil_of(window, qtbot, "san_da_yi", "mouse")
    page, lesson = window.table, window.table.table
    wanted: list[Any] = []
    while len(wanted) < 3:
        pupil.learn()
        qtbot.waitUntil(pupil.may_act, timeout=FOR_EVER)
        wanted = [card for one in lesson.wanted() for card in cards_in(one) if card in lesson.round.view(0).hand]
    others = [card for card in lesson.round.view(0).hand if card not in wanted]
    pupil.pick([wanted[0]])
    assert not page.bubble.isVisible()
    pupil.hands.click_card(others[0])
    assert page.bubble.text == say(STAYS)
    assert page.pointer.hand.isVisible()
    assert not page.pointer.hand.geometry().intersects(QRect(page.bubble.mapTo(page, QPoint(0, 0)), page.bubble.size()))
    pupil.hands.click_card(others[0])
    assert page.scene.input.picked == [wanted[0]]
