"""Lines about turns as they are written: names in colour, cards as small cards, and no name is ever markup."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocument, QTextLayout

from cardtable.cards import Card, Suit
from cardtable.messages import Message
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import Part, TurnLine, cards, suit
from cardtable.ui.a11y import speech_text
from cardtable.ui.deck.style import FaceStyle
from cardtable.ui.language import say
from cardtable.ui.scene.turn_writer import TurnWriter, colour_names, in_signs

NAMED = Message("", "laid {cards}").put(cards=cards([Card.parse("QD"), Card.parse("8C")]))
SUIT = Message("", "named {suit}").put(suit=suit(Suit.SPADES))


@pytest.fixture
def writer(window) -> TurnWriter:
    return TurnWriter((("Anna", 0), ("Sigrún & <b>Jón</b>", 1)), FaceStyle("is"))


def test_cards_and_suits_are_drawn_for_eyes_and_named_for_ears(writer) -> None:
    line = TurnLine(0, (Part(NAMED), Part(SUIT, Weight.TURNING)))
    shown, spoken = writer.write(line), writer.spoken(line)
    assert "D♦" in shown, "as the deck in use letters its queens"
    assert "8♣" in shown
    assert "♠" in shown
    assert "queen" not in shown
    assert "queen of diamonds" in spoken
    assert "spades" in spoken
    assert "♠" not in spoken


def test_where_there_is_little_room_what_matters_least_goes(writer) -> None:
    line = TurnLine(0, (Part(NAMED), Part(SUIT, Weight.TURNING)))
    assert "laid" in writer.write(line, 45)
    assert "laid" not in writer.write(line, 15)
    assert "named" in writer.write(line, 15)


def test_names_have_the_colours_of_their_seats_and_are_never_markup(writer) -> None:
    anna, other = (writer.write(TurnLine(seat, (Part(NAMED),))) for seat in (0, 1))
    assert "color:" in anna.partition("Anna")[0]
    assert "<b>" not in other
    assert "&lt;b&gt;" in other


def _written(*names: str) -> str:
    """What a reader of the HTML sees: the two cards of a turn after the first name."""
    html = TurnWriter(tuple((name, place) for place, name in enumerate(names)), FaceStyle("en")).html(
        Message("", "{player} and {other} took {cards} and {more}").put(
            player=names[0], other=names[1], cards=cards([Card.parse("9S")]), more=cards([Card.parse("8C")])
        )
    )
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText().replace("\xa0", " ")


@pytest.mark.whole
@pytest.mark.parametrize(
    "names",
    [("A&B", "amp"), ("<3", "lt"), ("quot", 'Nonni "the"'), ("1", "0"), ("span", "color"), ("Anna Lis", "Anna")],
    ids=str,
)
def test_a_name_is_never_taken_for_a_piece_of_what_is_written(names, qapp) -> None:
    assert _written(*names) == f"{names[0]} and {names[1]} took  9♠  and  8♣ "


@pytest.mark.parametrize("names", [("דנה", "ליאור"), ("دانا", "سامي"), ("Anna", "דנה"), ("דנה", "Anna")], ids=ascii)
def test_a_name_from_the_right_turns_no_sentence_about(names, qapp) -> None:
    """Who asks stands before whom is asked, as in every other sentence of the language."""
    text = say(Message("", "{player} asks {other} for 7.").put(player=names[0], other=names[1]))
    layout = QTextLayout(text)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    words = [names[0], "asks", names[1], "for", "7"]
    assert sorted(words, key=lambda word: line.cursorToX(text.index(word) + 1)[0]) == words
    assert speech_text.spoken(text) == f"{names[0]} asks {names[1]} for 7."


def test_a_name_within_another_one_leaves_it_its_colour(qapp) -> None:
    coloured = colour_names("Anna Lis asks Anna.", [("Anna", "#111111"), ("Anna Lis", "#222222")])
    assert coloured.count("<span") == 2
    assert "color:#222222" in coloured.partition("Anna Lis")[0]


def test_a_joker_is_a_star_and_mere_text_has_signs() -> None:
    jokers = Message("", "took {cards}").put(cards=cards([Card.parse("JK1"), Card.parse("9S")]))
    assert in_signs(jokers, FaceStyle("en")) == "took ★ 9♠"
