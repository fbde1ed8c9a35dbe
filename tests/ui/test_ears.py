"""What is said at a table, and what screen readers find there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardtable.app.settings import LANGUAGES
from cardtable.cards import Card
from cardtable.engine.match import Seat
from cardtable.games.catalogue import catalogue, entry
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import drew_and_passed
from cardtable.stage.zones import ZoneKind
from cardtable.ui.a11y import announcer
from cardtable.ui.a11y.announcer import Said, Tone, listeners
from cardtable.ui.a11y.speech_text import SIGNS, sentence, spoken
from cardtable.ui.language import say
from cardtable.ui.match.question_panel import Panel
from cardtable.ui.new_game.match_setup import MatchSetup
from tests.games.san_da_yi_positions import calling, play
from tests.ui.fingers import Fingers
from tests.ui.tables import position, table_at
from tools.words import entries

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


@pytest.fixture
def heard() -> Iterator[list[Said]]:
    found: list[Said] = []
    listeners.append(found.append)
    yield found
    listeners.remove(found.append)


def sit(hands: Fingers, current, people: int = 1, name: str = "olsen", **options: object) -> None:
    hands.window.show_page(hands.window.table)
    hands.page.sit_down(table_at(hands.window.services, current, people, name, **options))
    hands.wait(lambda: not hands.scene.moving)


def begin(hands: Fingers, name: str, people: int, computers: int) -> None:
    game = entry(name)
    seats = tuple(Seat(f"p{place}", None if place < people else "easy", place) for place in range(people + computers))
    hands.window.start(MatchSetup(game, game.game.options.read({}), seats, "0000-0000"))


def texts(heard: Sequence[Said]) -> list[str]:
    return [said.text for said in heard if said.tone is not Tone.FOCUS]


def walk(interface) -> Iterator[object]:
    yield interface
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None and not child.state().invisible:
            yield from walk(child)


def names_in(widget: QWidget) -> list[str]:
    return [found.text(NAME) for found in walk(QAccessible.queryAccessibleInterface(widget))]


# -- turns, questions, waits -------------------------------------------------------------------------------------------


def test_my_turn_is_said_once_with_what_came_before_it(hands, heard) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"))
    assert texts(heard) == ["Your turn. Clubs, a two or an eight."]
    hands.click_card(Card.parse("KC"))
    hands.click_zone("discard")
    hands.settle()
    last = heard[-1]
    assert last.tone is Tone.URGENT
    assert last.text.startswith("Sigrún laid the ")
    assert sum("Your turn" in text or "Nothing fits" in text for text in texts(heard)) == 2


def test_what_one_does_oneself_is_said_at_once(hands, heard) -> None:
    sit(hands, position(["KH 9H 4S", "5C 6C 7C"], "2C", stock="3D 4D"))
    hands.key("D")
    hands.wait(lambda: not hands.scene.moving)
    assert texts(heard)[-1] == "Anna draws the three of diamonds. Nothing fits: draw, 2 left. D: Draw, 2 of 3."
    line = QAccessible.queryAccessibleInterface(hands.page.commands.words)
    assert line.text(NAME) == "Nothing fits: draw, 2 left"
    assert line.text(DESCRIPTION).strip() == ""


def test_who_has_read_the_rules_hears_again_what_is_asked(hands, heard) -> None:
    sit(hands, position(["KH 9H 4S", "5C 6C 7C"], "2C", stock="3D 4D"))
    asked = texts(heard)[-1]
    hands.window.resize(1300, 820)
    for key in (Qt.Key.Key_F1, Qt.Key.Key_Escape):
        hands.key(key)
    assert texts(heard)[-1] == asked


def test_a_question_is_said_with_its_answers_and_their_keys(hands, heard) -> None:
    sit(hands, position(["8H 9H 4S", "5C 6C 7C"], "8C"))
    hands.click_card(Card.parse("8H"))
    hands.click_zone("discard")
    hands.wait(lambda: hands.page.questions.panel.isVisible())
    dialog, answers = heard[-2:]
    assert dialog.tone is Tone.DIALOG, "a reader that knows dialogs reads it itself, for it has the keys"
    assert dialog.text == "Name a suit"
    assert answers.text == "Anna lays the eight of hearts. 1: spades. 2: hearts. 3: clubs. 4: diamonds."


def test_whoever_does_not_read_dialogs_is_told_all_of_it(hands, heard, monkeypatch) -> None:
    monkeypatch.setattr(announcer, "read_dialogs", lambda: False)
    sit(hands, position(["8H 9H 4S", "5C 6C 7C"], "8C"))
    hands.click_card(Card.parse("8H"))
    hands.click_zone("discard")
    hands.wait(lambda: hands.page.questions.panel.isVisible())
    assert heard[-1].tone is Tone.URGENT
    assert heard[-1].text.startswith("Name a suit. Anna lays")


def test_a_table_that_waits_says_how_one_goes_on(hands, heard) -> None:
    begin(hands, "kinaskak", 1, 3)
    hands.wait(lambda: hands.page.commands.go_on.isVisible())
    assert texts(heard)[-1].endswith("R: I am ready.")
    assert heard[-1].tone is Tone.URGENT


def test_the_end_of_a_round_is_a_dialog_that_says_it_all(hands, heard) -> None:
    sit(hands, position(["KC", "5C 6C 7C"], "2C"))
    hands.click_card(Card.parse("KC"))
    hands.click_zone("discard")
    hands.wait(hands.page.round_end.isVisible)
    found = next(said.text for said in heard if said.tone is Tone.DIALOG)
    assert "Anna" in found
    assert "Sigrún: In hand 3." in found
    panel = QAccessible.queryAccessibleInterface(hands.page.round_end.panel)
    assert panel.role() == QAccessible.Role.Dialog
    assert panel.text(NAME) == hands.page.round_end.panel.title
    hands.view.setFocus()
    hands.key(Qt.Key.Key_F6)
    assert "N: " in hands.page.reader.last


def test_a_page_that_comes_back_says_again_what_is_asked(hands, heard) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"))
    hands.window.show_page(hands.window.settings)
    heard.clear()
    hands.window.go_back()
    assert texts(heard) == ["Your turn. Clubs, a two or an eight."]


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_picking_and_putting_back_are_said(hands, heard) -> None:
    sit(hands, position(["KC KH 9H 4S", "5C 6C 7C"], "2C"))
    for card in ("KC", "KH", "KH", "KC"):
        hands.click_card(Card.parse(card))
    assert texts(heard)[1:] == [
        "King of clubs picked.",
        "King of hearts picked, 2 cards in all.",
        "King of hearts put back, 1 card picked.",
        "King of clubs put back.",
    ]


def test_a_pile_that_takes_nothing_puts_the_card_back_with_a_word(hands, heard) -> None:
    sit(hands, position(["KC KH 9H 4S", "5C 6C 7C"], "2C"))
    hands.click_card(Card.parse("KC"))
    hands.click_zone("stock")
    assert "put back" in texts(heard)[-1] or "stock" in texts(heard)[-1].lower()


def test_a_refusal_is_said_alone_and_one_key_shows_its_rule(hands, heard, monkeypatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(hands.page, "ask_rules", opened.append)
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"))
    hands.click_card(Card.parse("9H"))
    hands.click_zone("discard")
    refusal = texts(heard)[-1]
    assert refusal.endswith("F1: Show the rule.")
    assert "put back" not in " ".join(texts(heard))
    hands.view.setFocus()
    hands.key(Qt.Key.Key_F1)
    assert opened == ["laying"]
    hands.click_card(Card.parse("KC"))
    hands.key(Qt.Key.Key_F1)
    assert opened[1:] == [""], "that refusal is over"


def test_the_hand_is_read_with_what_fits_in_it(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"))
    hands.key(Qt.Key.Key_F2)
    assert hands.page.reader.last.endswith("These fit: king of clubs.")


def test_a_place_that_does_nothing_says_what_lies_there(hands, heard) -> None:
    begin(hands, "kinaskak", 1, 3)
    hands.wait(lambda: hands.page.commands.go_on.isVisible())
    hands.page.go_on()
    hands.wait(hands.wanted)
    tray = next(item for item in hands.scene.zones.values() if item.zone.kind is ZoneKind.TRAY)
    QAccessible.queryAccessibleInterface(tray).actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert texts(heard)[-1].endswith(", empty")


# -- keys --------------------------------------------------------------------------------------------------------------


def focused(hands: Fingers) -> str:
    item = hands.scene.focusItem()
    return "" if item is None else str(getattr(item, "card", ""))


def test_home_and_end_go_to_the_ends_of_a_row(hands) -> None:
    sit(hands, position(["KC 9H 4S 6D", "5C 6C 7C"], "2C"))
    hands.view.setFocus()
    order = [str(item.card) for item in hands.scene.items_in("hand-0")]
    hands.key(Qt.Key.Key_End)
    assert focused(hands) == order[-1]
    hands.key(Qt.Key.Key_Home)
    assert focused(hands) == order[0]


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("en", ["4", "s"], "4S"),
        ("en", ["K", "h"], "KH"),
        ("en", ["1", "0", "h"], "10H"),
        ("de", ["D", "k"], "QC"),
        ("is", ["D", "l"], "QC"),
        ("nb", ["4", "s"], "4S"),
    ],
)
def test_a_typed_card_gets_the_focus(hands, heard, language: str, typed: list[str], card: str) -> None:
    hands.window.services.change(language=language)
    sit(hands, position(["KC KH 10H 9H 4S QC", "5C 6C 7C"], "2C"))
    hands.view.setFocus()
    type_keys(hands, typed)
    assert focused(hands) == str(Card.parse(card))
    assert heard[-1].tone is Tone.FOCUS


def type_keys(hands: Fingers, typed: list[str]) -> None:
    for letter in typed:
        held = Qt.KeyboardModifier.ShiftModifier if letter.isupper() else Qt.KeyboardModifier.NoModifier
        QTest.keyClick(hands.view, letter, held)


def test_a_rank_typed_again_goes_to_the_next_card_of_it(hands) -> None:
    sit(hands, position(["4C 4H 9H 4S", "5C 6C 7C"], "2C"))
    hands.view.setFocus()
    seen = []
    for _ in range(4):
        type_keys(hands, ["4"])
        seen.append(focused(hands))
    assert len(set(seen[:3])) == 3
    assert seen[3] == seen[0]


def test_a_card_that_one_does_not_hold_is_said(hands, heard) -> None:
    sit(hands, position(["4C 9H 4S", "5C 6C 7C"], "2C"))
    hands.view.setFocus()
    type_keys(hands, ["7"])
    assert texts(heard)[-1] == "There is no 7 in your hand."


def test_letters_of_buttons_and_digits_of_answers_stay_what_they_are(hands) -> None:
    sit(hands, position(["8H 9H 4S", "5C 6C 7C"], "8C"))
    hands.click_card(Card.parse("8H"))
    hands.click_zone("discard")
    hands.wait(lambda: hands.page.questions.panel.isVisible())
    before = len(hands.page.table.match.log)
    hands.view.setFocus()
    type_keys(hands, ["4"])
    assert len(hands.page.table.match.log) > before, "the fourth suit was named"


def test_a_letter_that_says_no_more_of_a_card_is_its_button(hands) -> None:
    sit(hands, position(["KH 9H 4S", "5C 6C 7C"], "2C", stock="3D 4D"))
    hands.view.setFocus()
    type_keys(hands, ["4", "d"])
    hands.wait(lambda: not hands.scene.moving)
    assert len(hands.page.table.round.hands[0]) == 4, "a card was drawn, because no four of diamonds is held"


def test_a_card_can_be_typed_where_digits_are_buttons(hands) -> None:
    sit(hands, position(["8H 10H 4S", "5C 6C 7C"], "8C"))
    hands.click_card(Card.parse("8H"))
    hands.click_zone("discard")
    hands.wait(lambda: hands.page.questions.panel.isVisible())
    before = len(hands.page.table.match.log)
    hands.view.setFocus()
    type_keys(hands, ["H", "1", "0"])
    assert focused(hands) == str(Card.parse("10H"))
    assert len(hands.page.table.match.log) == before, "no suit was named"
    hands.key(Qt.Key.Key_Left)
    type_keys(hands, ["1"])
    assert len(hands.page.table.match.log) > before, "elsewhere the digit is the answer again"


def test_one_key_goes_to_the_next_card_that_fits(hands) -> None:
    sit(hands, position(["KC 9H 4S 6C QD 2D", "5C 6C 7C"], "2C"))
    hands.view.setFocus()
    order = [str(item.card) for item in hands.scene.items_in("hand-0")]
    fits = [card for card in order if card[-1] == "C" or card[0] == "2"]
    assert len(fits) == 3
    seen = []
    for _ in range(4):
        hands.key(Qt.Key.Key_PageDown)
        seen.append(focused(hands))
    assert seen == [*fits, fits[0]]
    hands.key(Qt.Key.Key_PageUp)
    assert focused(hands) == fits[-1]


def test_where_nothing_fits_that_key_says_what_can_be_done(hands, heard) -> None:
    sit(hands, position(["9H 4S", "5C 6C 7C"], "2C", stock="3D 4D"))
    hands.view.setFocus()
    before = len(texts(heard))
    hands.key(Qt.Key.Key_PageDown)
    assert "Draw" in texts(heard)[before:][0]


def test_enter_picks_a_card_where_cards_only_go_together(hands, heard) -> None:
    """To bury six, each is picked; nothing on the table takes one."""
    table = calling()
    play(table, "65; pass; pass; pass")
    sit(hands, table, name="san_da_yi")
    hands.view.setFocus()
    hands.key(Qt.Key.Key_Home)
    first = hands.scene.focusItem().card
    hands.key(Qt.Key.Key_Return)
    assert texts(heard)[-1].startswith(f"{say(card_name(first))[0].upper()}{say(card_name(first))[1:]} picked.")
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Return)
    assert "2 cards in all" in texts(heard)[-1]


# -- what has happened -------------------------------------------------------------------------------------------------


def test_two_keys_walk_through_the_turns_of_the_match(hands, heard) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"))
    hands.click_card(Card.parse("KC"))
    hands.click_zone("discard")
    hands.settle()
    lines = [say(line) for line in hands.page.running.display.presenter.lines()]
    assert len(lines) >= 3
    hands.view.setFocus()
    walked = []
    for _ in range(len(lines) + 1):
        hands.key(Qt.Key.Key_Comma)
        walked.append(texts(heard)[-1])
    assert walked == [spoken(line) for line in [*reversed(lines), lines[0]]], "the oldest is said once more"
    hands.key(Qt.Key.Key_Period)
    assert texts(heard)[-1] == spoken(lines[1])
    hands.key(Qt.Key.Key_F5)
    assert texts(heard)[-1] == spoken(lines[-1])


# -- what was said last ------------------------------------------------------------------------------------------------


def test_one_key_says_the_last_sentences_again(hands, heard) -> None:
    sit(hands, position(["KC KH 9H 4S", "5C 6C 7C"], "2C"))
    for card in ("KC", "KC", "KH", "KH", "KC", "KC"):
        hands.click_card(Card.parse(card))
    said = texts(heard)
    hands.view.setFocus()
    hands.key(Qt.Key.Key_F10)
    assert texts(heard)[-1] == " ".join(said[-5:])
    hands.key(Qt.Key.Key_F10)
    assert texts(heard)[-1] == " ".join(said[-5:]), "what was read again is not said three times"


def test_behind_the_curtain_nothing_private_can_be_heard_again(hands, heard) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"), people=2)
    hands.click_button(hands.page.curtain.show_button)
    hands.wait(lambda: not hands.scene.moving)
    hands.view.setFocus()
    hands.key(Qt.Key.Key_F2)
    hands.click_card(Card.parse("9H"))
    hands.click_card(Card.parse("9H"))
    assert any("Nine of hearts" in text for text in hands.page.announcer.lately)
    hands.window.table.running.controller.cover()
    assert hands.page.curtain.isVisible()
    assert not any("Nine of hearts" in text or "four of spades" in text for text in hands.page.announcer.lately)
    assert not any("nine of hearts" in name for name in names_in(hands.window))


def test_the_curtain_says_whose_turn_it_is_and_what_happened(hands, heard) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"), people=2)
    assert heard[-1].tone is Tone.DIALOG
    assert heard[-1].text.startswith("Hand over to Anna. ")
    hands.click_button(hands.page.curtain.show_button)
    hands.wait(lambda: not hands.scene.moving)
    hands.click_card(Card.parse("KC"))
    hands.click_zone("discard")
    hands.wait(hands.page.curtain.isVisible)
    assert heard[-1].text.startswith("Hand over to Sigrún. Since you last looked: ")
    assert "Anna laid the king of clubs." in heard[-1].text
    assert any("Anna laid the king of clubs." in name for name in names_in(hands.page.curtain))


# -- what readers find -------------------------------------------------------------------------------------------------


def test_messages_questions_and_curtains_are_dialogs_with_names(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"), people=2)
    curtain = QAccessible.queryAccessibleInterface(hands.page.curtain)
    assert (curtain.role(), curtain.text(NAME)) == (QAccessible.Role.Dialog, "Hand over to Anna")
    hands.click_button(hands.page.curtain.show_button)
    hands.wait(lambda: not hands.scene.moving)
    hands.click_card(Card.parse("9H"))
    hands.click_zone("discard")
    view = QAccessible.queryAccessibleInterface(hands.view)
    bubble = next(found for found in walk(view) if found.object() is hands.page.bubble)
    assert (bubble.role(), bubble.text(NAME)) == (QAccessible.Role.Dialog, spoken(hands.page.bubble.text))
    assert [child.text(NAME) for child in walk(bubble)][1:] == ["Show the rule"]
    for panel in hands.page.findChildren(Panel):
        assert QAccessible.queryAccessibleInterface(panel).role() == QAccessible.Role.Dialog


def test_behind_the_curtain_the_hand_is_in_no_tree(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"), people=2)
    found = names_in(hands.view)
    assert "Your hand" not in found
    assert not any("face-down" in name for name in found)
    assert "Discard pile: two of clubs" in found


def test_every_card_of_a_meld_can_be_reached_by_its_action(hands) -> None:
    begin(hands, "kinaskak", 1, 3)
    page = hands.page
    hands.wait(lambda: page.commands.go_on.isVisible())
    page.go_on()

    def melds() -> list[object]:
        return [item for item in hands.scene.zones.values() if item.zone.kind is ZoneKind.MELD]

    for _ in range(60):
        hands.wait(lambda: hands.wanted() or page.round_end.isVisible() or page.questions.panel.isVisible())
        if melds() or page.round_end.isVisible():
            break
        before = len(page.table.match.log)
        page.running.controller.play(page.running.sight.viewer, (next(iter(page.running.sight.view().legal())),))
        hands.wait(lambda before=before: len(page.table.match.log) > before)
    found = melds()
    assert found, "somebody has laid down"
    for zone in found:
        interface = QAccessible.queryAccessibleInterface(zone)
        assert interface.role() == QAccessible.Role.List
        assert interface.childCount() == len(zone.zone.cards) >= 3
        for number in range(interface.childCount()):
            card = interface.child(number)
            assert card.text(DESCRIPTION) == f"{number + 1} of {len(zone.zone.cards)}"
            assert QAccessibleActionInterface.pressAction() in card.actionInterface().actionNames()


def test_buttons_tell_their_keys_and_are_the_same_ones_as_before(hands) -> None:
    sit(hands, position(["KH 9H 4S", "5C 6C 7C"], "2C", stock="3D 4D 6D"))
    drawing = hands.page.commands.button_for("D")
    interface = QAccessible.queryAccessibleInterface(drawing)
    assert interface.text(NAME) == "Draw, 1 of 3"
    assert interface.text(DESCRIPTION) == "key D"
    action = interface.actionInterface()
    assert action.keyBindingsForAction(QAccessibleActionInterface.pressAction()) == ["D"]
    made = {id(button) for button in hands.page.commands.findChildren(type(drawing))}
    for _ in range(3):
        hands.key("D")
        hands.wait(lambda: not hands.scene.moving)
    hands.key("P")
    hands.settle()
    assert hands.page.commands.button_for("D") is drawing
    now = {id(button) for button in hands.page.commands.findChildren(type(drawing))}
    assert made <= now, "no button was thrown away"


def test_a_button_that_stays_is_the_same_one_when_others_come_and_go(hands) -> None:
    sit(hands, position(["8H 9H 4S", "5C 6C 7C"], "8C"))
    made = {say(command.key): button for button, command in hands.page.commands.buttons}
    hands.click_card(Card.parse("8H"))
    hands.click_zone("discard")
    hands.wait(lambda: hands.page.questions.panel.isVisible())
    asked = {say(command.key): button for button, command in hands.page.commands.buttons}
    assert asked.keys() != made.keys()
    stayed = asked.keys() & made.keys()
    assert stayed
    assert all(asked[key] is made[key] for key in stayed)


def test_a_button_that_has_gone_does_nothing_for_a_reader_that_still_holds_it(hands) -> None:
    sit(hands, position(["8H 9H 4S", "5C 6C 7C"], "8C"))
    hands.click_card(Card.parse("8H"))
    hands.click_zone("discard")
    hands.wait(lambda: hands.page.questions.panel.isVisible())
    held = hands.page.commands.button_for("1")
    pressed: list[object] = []
    hands.page.commands.pressed.connect(pressed.append)
    hands.key("2")
    hands.wait(lambda: not hands.page.questions.panel.isVisible())
    pressed.clear()
    held.click()
    assert pressed == []


def test_a_button_that_cannot_be_pressed_says_why_instead_of_its_key(hands) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"))
    passing = hands.page.commands.button_for("P")
    told = QAccessible.queryAccessibleInterface(passing).text(DESCRIPTION)
    assert told
    assert told != "key P"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Draw (1 of 3)", "Draw, 1 of 3"),
        ("set (kings) and run (nine–queen).", "set, kings, and run, nine to queen."),
        ("Defenders 30 / 40", "Defenders 30 of 40"),
        ("✓ Set of 3", "Set of 3"),
        ("Buried · only you see them", "Buried, only you see them"),
        ("  two   spaces ", "two spaces"),
        ("Whose? Mine!", "Whose? Mine!"),
        ("What for? · Anna", "What for? Anna"),
        ("Two are missing. (kings)", "Two are missing. kings"),
        ("– Jón hid it.\n– Anna noticed.", "Jón hid it. Anna noticed."),
        ("Ctrl+F, 0000-0000, Karo-Dame", "Ctrl+F, 0000-0000, Karo-Dame"),
    ],
)
def test_signs_are_said_in_words(services, text: str, told: str) -> None:
    assert spoken(text) == told


@pytest.mark.parametrize(
    ("language", "players", "cards"),
    [
        ("en", "2 to 5 players", "nine to queen"), ("is", "2 til 5 leikmenn", "nía, síðast drottning"),
        ("nb", "2 til 5 spillere", "nier til dame"), ("de", "2 bis 5 Personen", "Neun bis Dame"),
    ],
)  # fmt: skip
def test_spans_of_numbers_and_of_cards_are_said_as_each_language_says_them(services, language, players, cards) -> None:
    """Icelandic “til” would ask a card for its genitive."""
    services.change(language=language)
    assert spoken(players.replace(" til ", "–", 1).replace(" to ", "–").replace(" bis ", "–")) == players
    assert spoken(re.sub(", síðast | til | to | bis ", "–", cards)) == cards


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "3 times 1 times 5, plus 15, 60 plus 32, minus 9, 12 minus 9"),
        ("is", "3 sinnum 1 sinnum 5, plús 15, 60 plús 32, mínus 9, 12 mínus 9"),
        ("nb", "3 ganger 1 ganger 5, pluss 15, 60 pluss 32, minus 9, 12 minus 9"),
        ("de", "3 mal 1 mal 5, plus 15, 60 plus 32, minus 9, 12 minus 9"),
    ],
)
def test_signs_of_numbers_are_said_in_every_language(services, language: str, told: str) -> None:
    services.change(language=language)
    assert spoken("3 × 1 × 5 · +15 · 60 + 32 · −9 · 12 − 9") == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(services, language: str) -> None:
    """No sign is left over, and no stop beside another one."""
    services.change(language=language)
    told = [spoken(re.sub(r"{\w+}|%n", "7", text)) for entry in entries(language) for text in entry.forms]
    assert len(told) > 500
    assert [one for one in told if SIGNS.search(one) or re.search(r"[.!?:;]\s*,", one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_spans_in_house_rules_are_written_as_they_are_said(services, language: str) -> None:
    """A reader takes the text of a box as it stands there; brackets do no harm."""
    services.change(language=language)
    labels = [
        say(value.label) for game in catalogue() for option in entry(game).game.options.catalogue()
        for value in option.values
    ]  # fmt: skip
    assert len(labels) > 100
    assert [label for label in labels if set(label) & set("–·×−=/")] == []


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "drew 1 card, passed", "drew 2 cards, passed"), ("is", "dró 1 spil, pass", "dró 2 spil, pass"),
        ("nb", "trakk 1 kort, pass", "trakk 2 kort, pass"), ("de", "zog 1 Karte, passte", "zog 2 Karten, passte"),
    ],
)  # fmt: skip
def test_what_is_a_mere_number_for_eyes_is_counted_for_ears(services, language: str, one: str, two: str) -> None:
    services.change(language=language)
    assert (say(drew_and_passed(1)), say(drew_and_passed(2))) == (one, two)
    assert say(drew_and_passed(2), str) == re.sub(" (cards|spil|kort|Karten)", "", two)


@pytest.mark.parametrize("whole", ["Go on.", "Fair?", "“Have you any jacks?”", "«Svindl!»", "„Svindl!“", "Answers:"])
def test_a_sentence_has_one_stop(whole: str) -> None:
    assert sentence(whole) == whole
    assert sentence("said “Ólsen”") == "said “Ólsen”."


def test_a_key_that_leads_to_where_the_keys_are_says_that_card_again(hands, heard) -> None:
    sit(hands, position(["KC 9H 4S", "5C 6C 7C"], "2C"))
    hands.view.setFocus()
    hands.key(Qt.Key.Key_PageDown)
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        before = len(texts(heard))
        hands.key(key)
        assert texts(heard)[before:] == ["king of clubs, fits"]


def test_enter_where_no_card_has_the_keys_says_what_can_be_done(hands, heard) -> None:
    sit(hands, position(["9H 4S", "5C 6C 7C"], "2C", stock="3D 4D"))
    hands.view.setFocus()
    hands.scene.setFocusItem(None)
    before = len(texts(heard))
    hands.key(Qt.Key.Key_Return)
    assert "Draw" in texts(heard)[before:][0]


def test_nothing_is_said_of_where_the_keys_landed_before_what_was_laid(hands, heard) -> None:
    sit(hands, position(["KC 9C 4S 3H", "5C 6C 7C"], "2C"))
    hands.view.setFocus()
    hands.key(Qt.Key.Key_PageDown)
    laid = focused(hands)
    heard.clear()
    hands.key(Qt.Key.Key_Return)
    hands.wait(lambda: not hands.scene.moving)
    assert focused(hands) not in (None, laid), "the keys are on another card"
    assert heard[0].tone is not Tone.FOCUS
    assert heard[0].text.startswith("You lay") or "lay" in heard[0].text
