"""Four languages: nothing missing, nothing left in the old language after a change, nothing cut off."""

from __future__ import annotations

import ast
from datetime import date
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QPushButton, QScrollArea

from cardtable.app.settings import LANGUAGES
from cardtable.cards import Card, Suit, packs
from cardtable.engine.refusal import Refusal
from cardtable.games.catalogue import catalogue
from cardtable.messages import translate
from cardtable.stage.card_names import card_name, card_object
from cardtable.ui.language import NAMES, Languages, day_text, say
from cardtable.ui.widgets.icons import SPACE
from tests.ui.fingers import Fingers
from tests.ui.sizes import KINDS, sit_at
from tests.ui.test_whole_match import wish
from tools import translations
from tools.words import LONGEST_BUTTON

# Texts that are the same in several languages, or are nobody's language: names, numbers, keys.
TITLES = {entry.game.title for entry in catalogue().values()}
NEUTRAL = {"Card Table", *TITLES, "Pass", "×", "?", "100%", "125%", "150%", "200%", *NAMES.values()}


def texts_in_the_code() -> set[tuple[str, str, str | None]]:
    """Context, text and comment of every sentence that the program can say."""
    found: set[tuple[str, str, str | None]] = set()
    for path in Path("cardtable").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "translate":
                context, text, *rest = [
                    argument.value for argument in node.args[:3] if isinstance(argument, ast.Constant)
                ]
                found.add((context, text, rest[0] if rest else None))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_code_is_in_the_catalogue_and_no_other(language: str) -> None:
    """English is in the code; its catalogue holds what is counted."""
    root = ET.parse(translations.FOLDER / f"cardtable_{language}.ts").getroot()
    said = {one for one in texts_in_the_code() if language != "en" or "%n" in one[1]}
    kept = {
        (context.findtext("name"), message.findtext("source"), message.findtext("comment"))
        for context in root.iter("context")
        for message in context.iter("message")
    }
    assert said == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    assert translations.missing(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_both_cases(qapp, language: str) -> None:
    languages = Languages()
    languages.use(language)
    cards = packs(1, 3)
    assert len({say(card_name(card)) for card in cards}) == 55
    assert len({say(card_object(card)) for card in cards}) == 55
    languages.use("en")


def test_icelandic_cases_and_plurals(qapp) -> None:
    languages = Languages()
    languages.use("is")
    from cardtable.cards import Card

    six = Card.parse("6C")
    assert (say(card_name(six)), say(card_object(six))) == ("laufasexa", "laufasexu")
    text = say(translate("NewGame", "About %n minute(s)", "length of a match", 21))
    assert text == "Um 21 mínútu", "as one, and not as many"
    languages.use("en")


def test_dates_are_written_as_the_system_does_or_as_the_language_does(qapp, monkeypatch) -> None:
    languages, day = Languages(), date(2026, 11, 22)
    for system, language, written in (
        ("de_AT", "de", "22.11.26"),
        ("en_US", "en", "11/22/26"),
        ("de_AT", "en", "22/11/2026"),
        ("en_US", "is", "22.11.2026"),
    ):
        monkeypatch.setattr(QLocale, "system", lambda name=system: QLocale(name))
        languages.use(language)
        assert day_text(day) == written
    monkeypatch.undo()
    languages.use("en")


def texts_of(window) -> set[str]:
    # A change of language reaches the widgets as an event.
    QApplication.processEvents()
    shown: set[str] = set()
    for widget in window.findChildren(QLabel) + window.findChildren(QAbstractButton):
        shown.add(widget.text())
    for box in window.findChildren(QComboBox):
        shown |= {box.itemText(index) for index in range(box.count())}
    return {text for text in shown if text}


def test_nothing_stays_in_the_old_language(window, qtbot) -> None:
    hands = Fingers(window, qtbot)
    window.set_up("olsen")
    window.open_rules("olsen")
    window.start(wish(1, 4))
    hands.settle()
    window.services.change(language="en")
    english = texts_of(window) - NEUTRAL
    names = {*window.table.table.names, "Fox", "Selma"}
    for language in ("is", "nb", "de"):
        window.services.change(language=language)
        same = {text for text in texts_of(window) & english if not any(name in text for name in names)}
        assert {text for text in same if any(letter.isalpha() for letter in text)} <= ALIKE, language
    window.services.change(language="en")


# Words that two of the languages share.
ALIKE = {"Amateur", "Back", "Pass  [P]", "Person", "Hint", "Logg", "Normal", "Start", "Ólsen!  [O]"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_in_every_language(qapp, language: str) -> None:
    languages = Languages()
    languages.use(language)
    cards = tuple(map(Card.parse, ("6C", "KD", "7H")))
    for game in ("olsen", "kinaskak", "san_da_yi", "two_of_three", "veidimadur"):
        stage = catalogue()[game].stage
        assert len(stage.speech.refusals) >= 5
        for key in stage.speech.refusals:
            code, _, rule = key.rstrip("+").partition("/")
            refusal = Refusal(code, rule or "laying", cards, Suit.HEARTS, int(key.endswith("+")) * 2, 0)
            text = say(stage.speech.explain(refusal, ["Anna", "Jón"]))
            assert text
            assert "{" not in text
            assert "%n" not in text
    languages.use("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
def test_no_button_or_heading_is_cut_off(window, qtbot, language: str, scale: int) -> None:
    hands = Fingers(window, qtbot)
    window.resize(1280, 800)
    window.services.change(language=language, text_scale=scale)
    window.set_up("olsen")
    window.new_game.start.click()
    assert "olsen" in window.services.settings.last_tables
    window.go_home()
    window.start(wish(1, 4))
    hands.settle()
    for page in (window.home, window.settings, window.saved, window.table):
        window.show_page(page)
        qtbot.wait(1)
        for button in page.findChildren(QAbstractButton):
            if button.isVisible() and button.text():
                # Letters of the table's buttons become smaller before one of them goes.
                needed = button.fontMetrics().horizontalAdvance(button.text()) * getattr(button, "scale", 1.0)
                assert button.width() >= needed, f"{language}: {button.text()!r} is cut off"
    window.services.change(text_scale=100, language="en")


# What is called out in upp og niður is as long as it is.
CALLS = {"Ólsen Ólsen upp og niður!", "Olsen Olsen opp og ned!"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_of_any_page_is_long(window, qtbot, language: str) -> None:
    """What carries no card and no name finds room beside others: 22 letters. Lengths and a table's line have rows."""
    window.services.change(language=language)
    window.set_up("svindl")
    window.open_rules("langi")
    long: set[str] = set()
    for game in catalogue():
        window.start(wish(2, max(2, catalogue()[game].game.seat_counts[0]), name=game))
        QApplication.processEvents()
        names = {*window.table.table.names, *TITLES}
        rows = {*window.new_game.length.buttons.values(), window.new_game.house_button}
        for button in set(window.findChildren(QPushButton)) - rows:
            text = button.text().replace("&&", "&").partition("  [")[0].removeprefix(SPACE)
            if len(text) > LONGEST_BUTTON and not any(name in text for name in names):
                long.add(text)
    assert long <= CALLS, language
    window.services.change(language="en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_has_to_be_pushed_sideways_in_a_small_window(window, qtbot, language: str) -> None:
    window.resize(760, 560)
    window.services.change(language=language, text_scale=200)
    window.set_up("olsen")
    for page in (window.new_game, window.home, window.settings, window.saved):
        window.show_page(page)
        qtbot.wait(1)
        for area in [part for part in page.findChildren(QScrollArea) if part.isVisible()]:
            assert area.horizontalScrollBar().maximum() == 0, f"{language}: {page.objectName()} {type(page).__name__}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_the_table_begin_with_a_capital(window, language: str) -> None:
    window.services.change(language=language)
    for kind, (_, seats) in KINDS.items():
        sit_at(window, kind, tuple("ABCDEFGHIJ"[:seats]), Random(kind), 6)
        texts = [made.text() for made, _ in window.table.commands.buttons]
        assert texts
        assert [text for text in texts if text[:1].islower()] == []
