"""Sentences that are translated late."""

from __future__ import annotations

import pytest

from cardtable.cards import packs
from cardtable.messages import choice, listing, source_text, translate, verbatim
from cardtable.stage.card_names import card_name, card_object, suit_name
from cardtable.stage.turn_lines import cards


def upper(context: str, text: str, comment: str | None, n: int) -> str:
    """A language in which every fixed text is loud."""
    return source_text(context, text, comment, n).replace("lays", "LAYS").replace("and", "AND")


def test_parameters_are_rendered_in_the_same_language() -> None:
    inner = translate("T", "he lays it")
    text = translate("T", "{name}: {what}").put(name="Anna", what=inner)
    assert text.render(source_text) == "Anna: he lays it"
    assert text.render(upper) == "Anna: he LAYS it"


@pytest.mark.parametrize("name", ["{name}", "%n", "{", "}", "{0}", "%1", "a{b}c"])
def test_a_name_is_never_read_as_a_pattern(name: str) -> None:
    assert (
        translate("T", "{player} has %n card(s)", None, 3).put(player=name).render(source_text)
        == f"{name} has 3 card(s)"
    )
    assert verbatim(name).render(source_text) == name


@pytest.mark.parametrize(
    ("items", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")]
)
def test_lists(items: list[str], text: str) -> None:
    assert translate("T", "{all}").put(all=listing(items)).render(source_text) == text


@pytest.mark.parametrize(("items", "text"), [(["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
def test_choices(items: list[str], text: str) -> None:
    assert translate("T", "{one}").put(one=choice(items)).render(source_text) == text


def test_messages_are_values() -> None:
    assert translate("T", "{a}").put(a="1") == translate("T", "{a}").put(a="1")
    assert len({translate("T", "x"), translate("T", "x"), translate("U", "x")}) == 2


def test_every_card_has_a_name_in_both_cases() -> None:
    faces = packs(1, 3)
    assert len({card_name(card) for card in faces}) == len({card_object(card) for card in faces}) == 55
    assert card_name(packs(2)[-1]) == card_name(packs(1)[-1])
    assert card_name(None).render(source_text) == "a face-down card"
    six = next(card for card in faces if str(card) == "6C")
    assert card_name(six).render(source_text) == "six of clubs"
    assert suit_name(six.suit).render(source_text) == "clubs"  # type: ignore[arg-type]
    assert card_name(faces[54]).render(source_text) == "green joker"
    text = translate("T", "{c}").put(c=listing([card_object(six), card_object(faces[0])]))
    assert text.render(source_text) == "six of clubs and ace of spades"


@pytest.mark.parametrize("stop", [".", "!", "?"])
def test_a_sentence_that_begins_with_a_card_begins_with_a_capital(stop: str) -> None:
    """Where eyes see a small card, ears hear its name: „Die Karo-Dame kaufen?“."""
    six = next(card for card in packs(1) if str(card) == "6C")
    sentence = translate("T", "{cards} fits" + stop)
    assert sentence.put(cards=card_object(six)).render(source_text) == f"Six of clubs fits{stop}"
    assert sentence.put(cards=cards([six])).render(source_text) == f"The six of clubs fits{stop}"
    assert sentence.put(cards=cards([six])).render(source_text, lambda _: "6♣") == f"6♣ fits{stop}"
