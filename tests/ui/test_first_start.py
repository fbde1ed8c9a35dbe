"""The first start: who sits here takes a card, and the games are there."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionButton

from cardtable.app.settings import LANGUAGES, Person
from cardtable.stage.characters import ANIMALS, Animal
from cardtable.ui.people.first_start import SIZES
from cardtable.ui.shell.main_window import MainWindow
from tests.ui.fingers import FOR_EVER

KEY = Qt.Key


@pytest.fixture
def page(window):
    window.home.asked.emit("people")
    assert window.pages.currentWidget() is window.first_start, "where nobody is known, everybody sits down first"
    QApplication.processEvents()
    return window.first_start


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, modifier)


def test_from_the_first_start_to_the_first_card_in_three_presses(window, page) -> None:
    for _ in range(3):
        press(KEY.Key_Return)
    assert window.pages.currentWidget() is window.table
    assert window.services.settings.people == [Person("Owl", 3, "owl")]
    assert window.running.match.seats[0].name == "Owl"


def test_a_name_and_a_face_sit_down(window, page) -> None:
    QTest.keyClicks(page.name, "Amma")
    QTest.mouseClick(page.arc.cards[ANIMALS.index(Animal.RAVEN)], Qt.MouseButton.LeftButton)
    assert page.face.animal is Animal.RAVEN
    press(KEY.Key_Return)
    QTest.keyClick(page.name, KEY.Key_Return)
    assert window.services.settings.people == [Person("Amma", 6, "raven")]


def test_a_card_that_was_taken_stays_empty_and_comes_back_with_escape(page) -> None:
    QTest.keyClicks(page.name, "Amma")
    press(KEY.Key_Return)
    owl = page.arc.cards[ANIMALS.index(Animal.OWL)]
    assert not owl.isEnabled()
    assert page.arc.animal is not Animal.OWL
    assert page.name.text() == ""
    assert page.name.hasFocus()
    assert page.announcer.lately[-1].startswith("Amma sits down.")
    press(KEY.Key_Escape)
    assert owl.isEnabled()
    assert page.arc.animal is Animal.OWL
    assert page.name.text() == "Amma"
    assert page.sat == []


def test_who_was_forgotten_does_not_sit_here_when_it_is_asked_again(window, page) -> None:
    page.name.setText("Anna")
    page.sit_down()
    page.name.setText("Óli")
    page.to_the_games()
    window.services.change(people=[])
    window.show_named("people")
    assert window.pages.currentWidget() is page
    assert page.seated.isHidden()
    assert not page.name.text()
    page.to_the_games()
    assert len(window.services.settings.people) == 1


def test_arrows_walk_the_cards_and_a_letter_begins_the_name(page) -> None:
    card = page.arc.cards[ANIMALS.index(Animal.OWL)]
    card.setFocus()
    press(KEY.Key_Right)
    assert page.arc.animal is Animal.RAM
    press(KEY.Key_Left)
    press(KEY.Key_Left)
    assert page.arc.animal is Animal.BEAR
    assert QApplication.focusWidget() is page.arc.cards[2]
    press(KEY.Key_J)
    assert page.name.hasFocus()
    assert page.name.text().casefold() == "j"


def test_eight_sit_down_at_most_and_no_two_are_called_alike(window, page) -> None:
    QTest.keyClicks(page.name, "Amma")
    press(KEY.Key_Return)
    QTest.keyClicks(page.name, "amma")
    assert "same name" in page.problem.text()
    assert not page.sit.isEnabled()
    page.name.setText("\u200b")
    assert not page.sit.isEnabled()
    for number in range(7):
        page.name.setText(f"P{number}")
        press(KEY.Key_Return)
    assert len(page.sat) == 8
    assert not page.sit.isEnabled()
    assert len({one.face for one in page.sat}) == len({one.colour for one in page.sat}) == 8
    press(KEY.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.pages.currentWidget() is window.home
    assert len(window.services.settings.people) == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_one_press_and_changes_the_page_at_once(window, page, language: str) -> None:
    before = page.question.text()
    page.languages.buttons[LANGUAGES.index(language)].click()
    QApplication.processEvents()
    assert window.services.settings.language == language
    assert (page.question.text() != before) == (language != "en")
    assert page.languages.buttons[LANGUAGES.index(language)].isChecked()


def test_larger_letters_are_one_press(window, page) -> None:
    page.sizes.buttons[1].click()
    assert window.services.settings.text_scale == 150
    assert [button.accessibleName() for button in page.sizes.buttons] == ["100 %", "150 %", "200 %"]


def test_letters_that_were_made_larger_in_the_settings_are_chosen_here_too(window, page) -> None:
    """Who gives no name comes here again."""
    page.to_the_games()
    window.show_page(window.settings)
    window.services.change(text_scale=200)
    window.show_page(page)
    assert [button.isChecked() for button in page.sizes.buttons] == [False, False, True]


def test_the_rose_goes_with_the_name_of_the_program_and_is_seen_on_the_cloth(window, page) -> None:
    window.services.change(frame="light")
    for text, beside in ((200, False), (100, True)):
        window.services.change(text_scale=text)
        window.resize(1280, 800)
        window.services.fit(1280, 800)
        QApplication.processEvents()
        assert (page.title.isVisible(), page.rose.isVisible()) == (beside, beside)
        assert page.sizes.width() == page.sizes.sizeHint().width(), "answers are as wide as their words"
    painted = page.rose.grab().toImage()
    seen = {painted.pixelColor(x, y).name() for x in range(painted.width()) for y in range(painted.height())}
    assert window.services.theme.gold in seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(760, 560), (1280, 800), (560, 800), (2560, 1600)])
def test_all_cards_lie_in_the_page_and_apart(window, page, size, text: int, language: str) -> None:
    window.setMinimumSize(0, 0)
    window.services.change(language=language, text_scale=text)
    window.resize(*size)
    window.services.fit(*size)
    for _ in range(3):
        QApplication.processEvents()
    assert page.room.horizontalScrollBar().maximum() == 0
    centres = [card.geometry().center() for card in page.arc.cards]
    for card in page.arc.cards:
        middle = card.geometry().center()
        half = round(card.width_of_card / 2)
        assert half <= middle.x() <= page.arc.width() - half + 1
    assert all(
        abs(one.x() - other.x()) >= 0.9 * page.arc.cards[0].width_of_card or one.y() != other.y()
        for at, one in enumerate(centres)
        for other in centres[:at]
        if abs(one.y() - other.y()) < page.arc.cards[0].width_of_card / 2
    )


def test_readers_hear_nine_faces_and_which_is_taken_up(page) -> None:
    told = [QAccessible.queryAccessibleInterface(card) for card in page.arc.cards]
    assert [one.text(QAccessible.Text.Name) for one in told][:3] == ["Fox", "Puffin", "Bear"]
    assert [one.state().checked for one in told].index(True) == 3
    assert all(one.role() == QAccessible.Role.RadioButton for one in told)


def test_what_is_chosen_gets_room_for_its_tick(page) -> None:
    """Wherever answers stand side by side: their words are the same, and one of them becomes wider."""
    page.window().resize(1280, 800)
    for size in (200, 100):
        page.sizes.offer(SIZES, size)
        QApplication.processEvents()
        for answer in page.sizes.buttons:
            shown = QStyleOptionButton()
            answer.initStyleOption(shown)
            room = answer.style().subElementRect(QStyle.SubElement.SE_RadioButtonContents, shown, answer)
            assert room.width() >= answer.fontMetrics().horizontalAdvance(answer.text()), (size, answer.text())


def test_the_first_start_leads_to_what_can_be_played(services, qtbot) -> None:
    """The home page was never seen yet, so nobody was at any of its buttons."""
    made = MainWindow(services, first_start=True)
    made.show()
    qtbot.waitExposed(made, timeout=FOR_EVER)
    made.activateWindow()
    QTest.keyClick(made.first_start.name, KEY.Key_Return)
    assert made.pages.currentWidget() is made.home
    assert made.focusWidget() is made.home.first()
    made.close()
    shiboken6.delete(made)
