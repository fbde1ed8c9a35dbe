"""Looking back at the rounds that are over: the page, and what it must not show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QListWidget, QWidget

from cardtable.app.ai_process import LOST
from cardtable.app.judge_requests import Judged, Judgement, Trial
from cardtable.app.review import Review
from cardtable.engine.match import Match
from cardtable.players.decision import Decision
from cardtable.players.evaluation import Unit, Worth
from cardtable.stage.card_names import card_name
from cardtable.ui.language import say
from cardtable.ui.review.detail import picture_at
from cardtable.ui.services import Services
from cardtable.ui.widgets.input_guard import DEAF, InputGuard
from tests.app.test_dares import BJARNI, SIGGA
from tests.app.test_review import played
from tests.app.test_yesterday import careless
from tests.conformance.common import GAMES, cards_in, random_play
from tests.every_game import every_game
from tests.ui.fingers import FOR_EVER
from tests.ui.test_accessible import walk


class Answers:
    """Stands for the players' process: keeps what is asked, and answers when the test says so."""

    def __init__(self, services) -> None:
        self.trials: list[Trial] = []
        self._services = services

    def ask(self, trial: Trial) -> int:
        self.trials.append(trial)
        return len(self.trials)

    def answer(self, cost: float = 0.0, unit: Unit = Unit.POINTS) -> None:
        """The other way than what was played would have been better by so much."""
        legal = [one for one in self.trials[-1].view.legal() if one != self.trials[-1].played]
        best = Decision(legal[0]) if legal else None
        found = Judgement(best, unit, Worth(cost, 1.0, 40), Worth(0.0, 1.0, 40, cost, 0.05))
        self._services.judged.emit(Judged(len(self.trials), found))


@pytest.fixture
def answers(services, monkeypatch: pytest.MonkeyPatch) -> Answers:
    made = Answers(services)
    monkeypatch.setattr(services, "ask_judge", made.ask)
    return made


@pytest.fixture
def no_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is a mistake for certain."""
    for entry in every_game().values():
        monkeypatch.setattr(type(entry.judge), "mistake", lambda *_: None)


def a_card_kept() -> Match:
    """A match in which a card that fitted was kept, or something else was certain."""
    for seed in range(50):
        match = played("kinaskak", seed=f"kept{seed}")
        review = Review(match, 0, lambda trial: 1)
        while review.read_next():
            pass
        if review.moments():
            return match
    raise AssertionError("no such match was found")


def look(window, match: Match, seat: int | None = None) -> Any:
    page = window.history.review_page
    page.open(match, seat)
    window.show_page(page)
    until_read(page)
    return page


def until_read(page) -> None:
    """Until nothing is left that waits for the next turn of the loop."""
    while any(timer.isActive() and timer.interval() == 0 for timer in page.findChildren(QTimer)):
        QApplication.processEvents()


def running(game: str, persons: int) -> Match:
    """A match with one round over and another one being played."""
    match = played(game, seed="3", persons=persons, lines=6)
    if match.between_rounds and not match.over:
        match.deal()
    assert not match.over
    return match


def written(page) -> list[str]:
    """Everything that stands anywhere in the page, seen or not, and all that readers find in it."""
    found: list[str] = []
    for part in page.findChildren(QWidget):
        found += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        if isinstance(part, QLabel | QAbstractButton | QLineEdit):
            found.append(part.text())
        if isinstance(part, QListWidget):
            found += [part.item(row).text() for row in range(part.count())]
    for thing in walk(QAccessible.queryAccessibleInterface(page)):
        found += [thing.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
    return [text for text in found if text]


def shown(page) -> list[str]:
    """Everything that is written there to be seen."""
    labels = [part.text() for part in page.findChildren(QLabel) if part.isVisible()]
    return labels + [page.list.item(row).text() for row in range(page.list.count())]


def pictures(page) -> Iterator[QLabel]:
    return (part for part in page.findChildren(QLabel) if not part.pixmap().isNull())


def assert_tells_no_card(page, match: Match) -> None:
    assert match.round is not None
    names = {say(card_name(card)) for card in match.round.all_cards()}
    for text in written(page):
        assert not [name for name in names if name in text], text
    assert list(pictures(page)) == []
    assert page.list.count() == 0
    assert page.review is None
    assert page.detail.choice is None


# -- what must not be seen ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_at_a_running_table_of_several_nothing_is_there_until_somebody_says_who_looks(window, answers, game) -> None:
    match = running(game, persons=2)
    page = look(window, match, seat=0)
    assert page.cover.isVisible()
    assert_tells_no_card(page, match)
    assert answers.trials == []
    page.cover.buttons[1].click()
    until_read(page)
    assert not page.cover.isVisible()
    assert page.list.count()
    assert {trial.view.seat for trial in answers.trials} == {1}
    answers.answer(4.0)
    page.cover_up()
    assert_tells_no_card(page, match)


def test_a_key_that_is_held_or_a_second_press_of_the_mouse_opens_nobodys_decisions(
    window, answers, monkeypatch
) -> None:
    monkeypatch.setattr(InputGuard, "wait", DEAF)
    page = look(window, running("kinaskak", persons=2))
    now = page.cover.guard.clock()
    page.cover.guard.clock = lambda: now

    def presses() -> None:
        made = page.cover.buttons[0]
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, autorep=True)
                QApplication.sendEvent(made, held)
        QTest.mouseClick(made, Qt.MouseButton.LeftButton)

    presses()
    assert page.cover.isVisible()
    window.services.change(language="is")
    presses()
    assert page.cover.isVisible()
    page.cover.guard.clock = lambda: now + DEAF
    QTest.mouseClick(page.cover.buttons[0], Qt.MouseButton.LeftButton)
    assert not page.cover.isVisible()
    page.cover_up()
    presses()
    assert page.cover.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_leaving_the_page_covers_it_again(window, answers, game) -> None:
    match = running(game, persons=2)
    page = look(window, match)
    page.cover.buttons[0].click()
    until_read(page)
    answers.answer(4.0)
    assert list(pictures(page))
    window.show_page(window.home)
    assert_tells_no_card(page, match)
    window.show_page(page)
    assert page.cover.isVisible()
    assert_tells_no_card(page, match)
    asked = len(answers.trials)
    QApplication.processEvents()
    assert len(answers.trials) == asked


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_no_card_that_the_seat_could_not_see(window, answers, game) -> None:
    match = played(game, persons=2)
    known = every_game()[game]
    names = tuple(seat.name for seat in match.seats)
    review = Review(match, 0, answers.ask)
    while review.read_next():
        pass
    for choice in review.choices[::4]:
        seen = picture_at(window.services, match, 0, choice)
        allowed = set(cards_in((choice.view, known.stage.layout.zones(choice.view, names, 0))))
        assert set(cards_in(seen.zones)) <= allowed
        assert set(seen.hinted | seen.fitting) <= set(choice.view.hand)


def test_what_was_played_has_a_tab_and_the_other_way_is_raised(window, answers) -> None:
    page = look(window, played("olsen"))
    choice = next(one for one in page.review.choices if len(cards_in(one.action)) == 1 and len(one.view.legal()) > 2)
    page.list.choose(choice)
    page.review.wanted([choice])
    answers.answer(3.0)
    answers.answer(3.0)
    assert choice.judgement is not None
    seen = picture_at(window.services, page.match, 0, choice)
    assert seen.fitting == frozenset(cards_in(choice.action))
    assert seen.hinted == frozenset(cards_in(choice.judgement.action))
    assert seen.hinted != seen.fitting
    until_read(page)
    assert page.detail.legend.text() == "Raised: what would have been better. With a tab: what was played."
    window.services.languages.use("nb")
    QApplication.processEvents()
    until_read(page)
    assert page.detail.legend.text() == "Løftet: det som hadde vært bedre. Med merke på kanten: det som ble spilt."


def test_nobody_is_asked_where_the_others_are_computer_players(window, answers) -> None:
    page = look(window, running("olsen", persons=1))
    assert not page.cover.isVisible()
    assert not page.cover_again.isVisible()
    assert not page.chooser.isVisible()
    assert page.list.count()


def test_after_the_end_all_persons_can_be_chosen(window, answers) -> None:
    match = played("olsen", persons=2, deals=99)
    assert match.over
    page = look(window, match, seat=1)
    assert not page.cover.isVisible()
    assert [page.chooser.itemText(row) for row in range(page.chooser.count())] == ["Anna", "Bjarni"]
    assert page.review.seat == page.chooser.currentIndex() == 1
    page.chooser.setCurrentIndex(0)
    page.chooser.activated.emit(0)
    until_read(page)
    assert page.review.seat == 0
    assert {trial.view.seat for trial in answers.trials} == {0, 1}


def test_before_a_round_is_over_it_says_that_there_is_nothing_yet(window, answers) -> None:
    match = played("olsen", lines=4, deals=0)
    page = look(window, match)
    assert page.intro.text().startswith("No round is over yet")
    assert_tells_no_card(page, match)
    assert page.first() is page.back


def test_where_there_was_nothing_to_decide_it_says_so(window, answers, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("two_of_three")
    judge = type(every_game()["two_of_three"].judge)
    monkeypatch.setattr(judge, "is_choice", lambda *_: False)
    page = look(window, match)
    assert page.progress.text() == "There was nothing to decide in the rounds that are over."
    assert not page.list.isVisible()
    assert not page.switch.isVisible()
    assert page.first() is page.back


# -- filling in --------------------------------------------------------------------------------------------------------


def test_it_opens_with_all_decisions_and_fills_in_as_answers_come(window, answers) -> None:
    page = look(window, played("olsen"))
    total = len(page.review.choices)
    assert page.progress.text() == f"0 of {total} decisions analysed"
    first = page.list.chosen
    assert answers.trials[0].view == first.view
    assert page.detail.lesson.text() == "This decision has not been analysed yet."
    assert not page.summary.isVisible()
    assert not page.moments.isVisible()
    answers.answer(4.25)
    assert page.progress.text() == f"1 of {total} decisions analysed"
    assert page.moments.text() == "1 moment that mattered"
    assert page.summary.text().startswith("So far Anna’s choices cost about 4.2 points in the score. The cards")
    assert page.detail.lesson.text().startswith("Better: ")
    assert page.list.currentItem().text() == f"× {page.detail.played.text()}"


def test_figures_are_there_for_whoever_asks(window, answers) -> None:
    page = look(window, played("olsen"))
    answers.answer(4.25)
    beside = [text for text in shown(page) if text != page.summary.text()]
    assert not re.search(r"[\d,.]+ (points|of 100)|imagined", " ".join(beside))
    assert page.figures.text() == "Show figures"
    page.figures.click()
    assert page.figures.text() == "Hide figures"
    assert page.list.currentItem().text().endswith("cost about 4.2 points in the score")
    assert page.detail.worth.text().startswith("What was played cost about 4.2 points in the score on average.")
    assert re.search(r"over 40 imagined rounds: .+ 0.0 and .+ 4.2\.", page.detail.worth.text())
    assert page.detail.about.isVisible()
    page.figures.click()
    assert not page.detail.worth.isVisible()
    assert not page.detail.about.isVisible()
    assert "4.2" not in page.list.currentItem().text()


def test_what_came_off_this_time_is_told_as_what_it_is(window, answers) -> None:
    page = look(window, played("olsen"))
    chosen = page.list.chosen
    chosen.gained = -1.0
    answers.answer(4.25)
    assert not page.detail.lesson.text().endswith(("this time.", "all the same."))
    for field, said in (("gained", "The round ended well all the same."), ("came_off", "It came off this time.")):
        setattr(chosen, field, 5.0)
        page.detail.show_choice(page.review, chosen)
        assert page.detail.lesson.text().endswith(said)


def test_nothing_is_advised_where_what_was_played_is_as_good(window, answers) -> None:
    page = look(window, played("olsen"))
    first = page.list.chosen
    answers.answer(-3.0)
    assert page.detail.lesson.text() == "That was a good choice."
    assert first.better is None
    assert picture_at(window.services, page.match, 0, first).hinted == frozenset()
    assert "×" not in page.list.currentItem().text()


def test_where_nothing_mattered_that_is_said_once(window, answers, no_mistakes) -> None:
    page = look(window, played("olsen"))
    while page.review.waits_for is not None:
        answers.answer()
    assert page.summary.text().startswith("Well played: Anna’s choices cost next to nothing. The cards")
    assert not page.moments.isVisible()
    assert not [text for text in shown(page) if "×" in text]


def test_what_is_certain_stands_there_before_anything_was_analysed(window, answers) -> None:
    match = a_card_kept()
    page = look(window, match)
    moment = page.review.moments()[0]
    assert moment.mistake is not None
    assert page.detail.choice is moment
    assert page.list.currentRow() == 0
    assert page.detail.lesson.text().endswith("That is certain.")
    assert page.detail.lesson.text() in page.list.currentItem().text()
    assert answers.trials[0].view != moment.view


def test_thinking_stops_and_goes_on(window, answers) -> None:
    page = look(window, played("olsen"))
    assert page.switch.text() == "Stop analysing"
    page.switch.click()
    answers.answer()
    assert len(answers.trials) == 1
    assert page.switch.text() == "Go on analysing"
    page.switch.click()
    assert len(answers.trials) == 2


def test_nobody_thinks_for_a_page_that_is_away(window, answers) -> None:
    page = look(window, played("olsen"))
    window.show_page(window.home)
    answers.answer()
    assert len(answers.trials) == 1
    window.show_page(page)
    assert len(answers.trials) == 2
    page.switch.click()
    window.show_page(window.home)
    window.show_page(page)
    answers.answer()
    assert len(answers.trials) == 2, "who stopped it wants it stopped"


def test_what_is_looked_at_is_thought_about_next(window, answers) -> None:
    page = look(window, played("kinaskak"))
    late = page.review.choices[-1]
    page.list.choose(late)
    answers.answer()
    assert answers.trials[-1].view == late.view


def test_three_moments_stand_first_in_the_order_of_the_match(window, answers, no_mistakes) -> None:
    page = look(window, played("kinaskak"))
    assert page.list.chosen is page.review.choices[0]
    for cost in (0.0, 5.0, 2.0, 9.5, 0.5):
        answers.answer(cost)
    assert page.moments.text() == "3 moments that mattered"
    moments = [page.review.choices[at] for at in (1, 2, 3)]
    assert page.review.moments() == moments
    for row, choice in enumerate(moments):
        page.list.setCurrentRow(row)
        assert page.detail.choice is choice
        assert page.detail.lesson.text() in page.list.item(row).text()
        assert page.list.document(row) is not None
    assert page.list.document(3) is None
    rounds = [page.list.item(row) for row in range(3, page.list.count())]
    answers.answer(7.0)
    assert [page.list.item(row) for row in range(3, page.list.count())] == rounds, "readers keep their place"
    assert page.list.chosen is moments[2], "who looks at a moment goes on looking at it"
    assert [page.review.choices.index(one) for one in page.review.moments()] == [1, 3, 5]


def test_who_hears_the_rows_keeps_them_until_all_is_known(window, answers, no_mistakes) -> None:
    QAccessible.setActive(True)
    page = look(window, played("kinaskak"))
    page.list.setFocus()
    rows = [page.list.item(row) for row in range(page.list.count())]
    for _ in page.review.choices[1:]:
        answers.answer(5.0)
        assert [page.list.item(row) for row in range(page.list.count())] == rows
    answers.answer(5.0)
    assert page.review.done == len(page.review.choices)
    assert page.list.count() == len(rows) + 3


def test_who_no_longer_hears_the_rows_finds_them_as_they_are_known(window, answers, no_mistakes) -> None:
    QAccessible.setActive(True)
    page = look(window, played("kinaskak"))
    rows = page.list.count()
    answers.answer(5.0)
    assert page.list.count() == rows
    page.figures.setFocus()
    assert page.list.count() == rows + 1


def test_a_moment_that_is_pressed_shows_its_picture(window, answers) -> None:
    window.resize(760, 560)
    page = look(window, played("kinaskak"))
    answers.answer(9.0)
    page.list.choose(page.review.choices[3])
    until_read(page)
    item = page.list.item(0)
    page.list.setCurrentItem(item)
    page.list.itemClicked.emit(item)
    QApplication.processEvents()
    assert page.detail.choice is page.review.moments()[0]
    top = page.detail.played.mapTo(page.room.viewport(), page.detail.played.rect().topLeft()).y()
    assert 0 <= top < page.room.viewport().height() / 4


def test_a_silence_is_listed_when_it_turns_out_to_matter(window, answers) -> None:
    page = look(window, played("svindl"))
    silent = next(choice for choice in page.review.choices if choice.action is None)
    rows = page.list.count()
    page.review.wanted([silent])
    answers.answer()
    assert answers.trials[-1].view == silent.view
    answers.answer(0.3, Unit.WINS)
    assert page.list.count() == rows + 2, "as a moment, and in its round"
    page.list.choose(silent)
    assert page.detail.played.text() == "Anna said nothing."
    assert page.detail.lesson.text().startswith("Better: ")


def test_a_process_that_never_answers_is_replaced_and_asked_once_more(
    window, answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = []

    class Thinker:
        def restart(self) -> None:
            lost.append(answers.trials[-1].view)
            if len(lost) == 2:
                page.time_limit = FOR_EVER

    monkeypatch.setattr(Services, "thinker", Thinker())
    page = window.history.review_page
    page.time_limit = 0
    look(window, played("olsen"))
    first = page.review.choices[0].view
    assert lost == [first, first]
    assert page.detail.lesson.text() == "This decision could not be analysed."
    assert [trial.view == first for trial in answers.trials] == [True, True, False]


def test_a_process_that_always_ends_is_not_started_for_ever(window, answers) -> None:
    page = look(window, played("olsen"))
    for _ in range(4):
        window.services.judged.emit(Judged(len(answers.trials), None, LOST))
    assert len(answers.trials) == 4
    assert page.note.text().startswith("The strongest player cannot analyse just now.")
    assert page.switch.text() == "Go on analysing"


def test_the_ways_on_name_the_match_and_the_line(window, answers) -> None:
    match = played("olsen")
    page = look(window, match)
    asked = []
    page.asked_play_on.connect(lambda *what: asked.append(("play on", *what)))
    page.asked_replay.connect(lambda *what: asked.append(("replay", *what)))
    page.list.choose(page.review.choices[2])
    page.detail.play_on.click()
    page.detail.replay.click()
    line = page.review.choices[2].line
    assert asked == [("play on", match, line), ("replay", match, line)]


# -- hands, eyes and ears ----------------------------------------------------------------------------------------------


def test_arrows_go_through_the_decisions(window, answers) -> None:
    page = look(window, played("olsen"))
    assert QApplication.focusWidget() is page.list
    first = page.detail.choice
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.detail.choice is not first
    assert page.detail.played.text() in page.list.currentItem().text()


def test_whoever_goes_through_the_list_hears_the_reason_and_the_figures_where_they_are_shown(window, answers) -> None:
    page = look(window, played("olsen"))
    answers.answer(4.25)
    assert page.announcer.lately[-1] == page.detail.reason, "as soon as it is known"
    assert page.detail.lesson.text() in page.detail.reason
    assert " 4.2." not in page.detail.reason
    page.figures.click()
    assert " 4.2." in page.detail.reason
    page.list.setFocus()
    while page.review.waits_for is not None:
        answers.answer()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.announcer.lately[-1] == page.detail.reason
    page.list.setCurrentRow(0)
    assert page.list.is_on_moment
    assert page.announcer.lately[-1] == page.detail.worth.text(), "the line of a moment has said why"
    page.detail.replay.setFocus()
    said = list(page.announcer.lately)
    page.list.choose_first()
    assert list(page.announcer.lately) == said, "only who has the keys there hears it"


def test_the_picture_is_described_for_ears(window, answers) -> None:
    match = played("olsen")
    page = look(window, match)
    choice = page.detail.choice
    assert page.detail.picture.accessibleName() == "The table as Anna saw it"
    for card in choice.view.hand:
        assert say(card_name(card)) in page.detail.picture.accessibleDescription()


def test_the_end_is_announced_once_with_what_came_of_it(window, answers, no_mistakes) -> None:
    page = look(window, played("olsen"))
    answers.answer(3.0)
    while page.review.waits_for is not None:
        answers.answer()
    told = f"All decisions have been analysed. {page.summary.text()} 1 moment that mattered."
    assert page.announcer.lately[-1] == told
    assert not page.switch.isVisible()
    page.retranslate()
    assert list(page.announcer.lately).count(told) == 1


@pytest.mark.parametrize("size", [(760, 560), (1024, 700), (1280, 800), (2560, 1600)])
@pytest.mark.parametrize("text", [100, 200])
def test_everything_finds_room(window, answers, size: tuple[int, int], text: int) -> None:
    for language in ("is", "nb", "de", "en"):
        window.services.languages.use(language)
        window.services.change(text_scale=text)
        window.resize(*size)
        page = look(window, played("kinaskak"))
        answers.answer(12.25)
        until_read(page)
        QApplication.processEvents()
        assert page.room.horizontalScrollBar().maximum() == 0
        assert page.list.width() >= 200
        assert page.detail.picture.pixmap().deviceIndependentSize().width() <= page.detail.width()
        for made in (page.detail.play_on, page.detail.replay, page.switch, page.figures):
            assert made.width() >= made.sizeHint().width()
        window.show_page(window.home)


def test_another_language_writes_everything_anew(window, answers) -> None:
    page = look(window, played("olsen"))
    answers.answer(3.0)
    before = set(written(page))
    window.services.languages.use("de")
    QApplication.processEvents()
    assert page.title.text() == "Ólsen Ólsen: Rückblick"
    assert page.moments.text() == "1 Moment, auf den es ankam"
    assert page.detail.lesson.text().startswith("Besser: ")
    assert before != set(written(page))


def test_cards_that_look_otherwise_are_drawn_when_one_comes_back(window, answers) -> None:
    page = look(window, played("olsen"))
    answers.answer(3.0)
    until_read(page)
    before = page.detail.picture.pixmap().toImage()
    window.show_page(window.settings)
    window.services.change(back="red")
    window.go_back()
    until_read(page)
    assert page.detail.picture.pixmap().toImage() != before


def test_where_older_rules_left_off_nobody_plays_on_from_what_cannot_be_shown(window, answers) -> None:
    before = running("olsen", persons=1)
    while before.between_rounds or before.round.turn != 0 or len(before.round.legal(0)) < 2:
        next(random_play(before, Random(len(before.log))))
    later = Match(before.game, before.options, before.seats, before.deal_code)
    later.resume(before.log, before.round, before.results, before.dealer)
    for _ in random_play(later, Random(1)):
        pass
    page = look(window, later)
    able = [(choice.line, can_play_on(page, choice)) for choice in page.review.choices if choice.is_told]
    assert able[0] == (later.first_replayable, False)
    assert {can for _, can in able[1:]} <= {True}


def can_play_on(page, choice) -> bool:
    page.list.choose(choice)
    assert page.detail.choice is choice
    return page.detail.play_on.isEnabled()


def test_whoever_wants_to_think_first_sees_the_position_alone(window, answers) -> None:
    page = look(window, played("olsen"))
    answers.answer(4.25)
    before = page.detail.played.text()
    page.ask_first.click()
    until_read(page)
    told = " ".join(shown(page))
    assert before not in told
    assert "Better" not in told
    assert "×" not in told
    assert page.detail.played.text() == "What would you do here?"
    assert page.detail.reason == ""
    assert not page.curve.isVisible()
    seen = picture_at(window.services, page.match, 0, page.detail.choice, bare=True)
    assert not seen.hinted | seen.fitting
    page.detail.answer.click()
    assert page.detail.played.text() == before
    assert page.detail.lesson.text().startswith("Better: ")
    assert not page.detail.answer.isVisible()
    page.ask_first.click()
    assert page.list.currentItem().text().startswith("×")


def test_what_is_certain_has_no_figure_that_cannot_tell(window, answers) -> None:
    page = look(window, a_card_kept())
    moment = page.review.moments()[0]
    page.figures.click()
    while moment.judgement is None:
        answers.answer(0.5)
    page.list.choose_first()
    assert page.detail.choice is moment
    assert page.detail.lesson.text().endswith("That is certain.")
    assert page.detail.worth.text() == ""


def test_a_step_of_the_curve_leads_to_its_decision(window, answers, no_mistakes) -> None:
    page = look(window, played("olsen"))
    for cost in (0.0, 4.0, 0.0, 0.0):
        answers.answer(cost)
    assert page.curve.isVisible()
    until_read(page)
    QApplication.processEvents()
    QTest.mouseClick(page.curve, Qt.MouseButton.LeftButton, pos=QPoint(12, 40))
    assert page.list.chosen is page.review.choices[0]
    assert page.list.currentItem().text().startswith("✓")


def test_a_mistake_of_yesterday_is_asked_before_it_is_told(window, answers, qtbot) -> None:
    match, lines = careless(SIGGA, BJARNI)
    services = window.services
    window.services.database.add(match, "seed")
    now = datetime.now(UTC) + timedelta(days=1)
    services.yesterday.now = lambda: now
    window.show_page(window.saved)
    window.go_home()
    qtbot.waitUntil(lambda: window.home.note is not None and window.home.note.isVisible(), timeout=FOR_EVER)
    assert window.home.note.accessibleName().startswith("Sigga, what would you do now?")
    window.home.note.click()
    page = window.history.review_page
    until_read(page)
    assert page.isVisible()
    assert page.detail.choice.line in lines
    assert page.detail.is_asking
    assert "certain" not in " ".join(shown(page))
    page.detail.answer.click()
    assert page.detail.lesson.text().endswith("That is certain.")
    window.go_home()
    qtbot.waitUntil(lambda: not window.home.note.isVisible(), timeout=FOR_EVER)
