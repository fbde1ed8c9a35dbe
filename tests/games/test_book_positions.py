"""The rule books are asked: what a picture of a book marks as legal is legal, and nothing else that it shows is.

A picture is ``cards:TABLE|HAND`` with a star behind what fits, as ``ui/rulebook/positions.py`` draws it. What it leaves
unsaid, such as the suit that was named, stands in :data:`FACTS`, by game and picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cardtable.cards import Card, Suit
from cardtable.games.rummy.rules import melds
from cardtable.games.san_da_yi.rules.ranking import following, is_trump, power
from tests.every_game import every_game
from tests.games import (
    olsen_positions,
    rummy_positions,
    two_of_three_positions,
    veidimadur_positions,
)

BOOKS = Path(__file__).parents[2] / "translations" / "rules" / "en"
PICTURE = re.compile(r"!\[([^]]*)\]\(cards:([^)]*)\)")
CHAPTER = re.compile(r"^#{1,6} .*\{#([a-z0-9_-]+)\}\s*$")
FACTS: dict[tuple[str, str], dict[str, Any]] = {
    ("langi", "KS|7D*,8C,4H"): {"levels": [7, 7]},
    ("langi", "7D|7C*,4D,9H*"): {"levels": [7, 7], "named": "H"},
    ("langi", "KD|7C*"): {"levels": [7, 7]},
}


class Asked(NamedTuple):
    """A picture in the chapter of a book: what lies on the table, what is held, and what is marked of both."""

    game: str
    chapter: str
    caption: str
    text: str

    def cards(self, part: int) -> list[Card]:
        return [Card.parse(word.rstrip("*")) for word in self._words(part)]

    def marked(self, part: int) -> set[Card]:
        return {Card.parse(word.rstrip("*")) for word in self._words(part) if word.endswith("*")}

    def _words(self, part: int) -> list[str]:
        return [word for word in (*self.text.split("|"), "")[part].split(",") if word]

    @property
    def facts(self) -> dict[str, Any]:
        return FACTS.get((self.game, self.text), {})


def pictures() -> Iterator[Asked]:
    """Every picture of every book, with the chapter in which it stands."""
    for game in every_game():
        book = BOOKS / f"{game}.md"
        chapter = ""
        for line in book.read_text(encoding="utf-8").splitlines() if book.is_file() else ():
            heading = CHAPTER.match(line)
            if heading is not None:
                chapter = heading[1]
            for caption, text in PICTURE.findall(line):
                yield Asked(game, chapter, caption, text)


ALL = list(pictures())


def spelt(cards: list[Card]) -> str:
    return " ".join(map(str, cards))


def fits(asked: Asked, refused: Callable[[Card], Any]) -> None:
    """Just the marked cards of the hand are allowed, and the others are refused with a chapter that the book has."""
    for card in asked.cards(1):
        refusal = refused(card)
        assert (refusal is None) == (card in asked.marked(1)), f"{card}: {refusal}"
        if refusal is not None:
            assert chapter_of(asked.game, refusal.rule), refusal


def chapter_of(game: str, anchor: str) -> bool:
    """Whether the book has this chapter, of its own or as one that it includes."""
    text = (BOOKS / f"{game}.md").read_text(encoding="utf-8")
    return f"{{#{anchor}}}" in text or f"#{anchor}}}" in text


def of_olsen(asked: Asked) -> None:
    """What fits on the pile."""
    table = olsen_positions.position(
        game=asked.game, top=spelt(asked.cards(0)), hand=spelt(asked.cards(1)), **asked.facts
    )
    fits(asked, lambda card: table.refusal(0, olsen_positions.action(str(card))))


def of_two_of_three(asked: Asked) -> None:
    """What fits at the end of the row."""
    table = two_of_three_positions.position(spelt(asked.cards(0)), spelt(asked.cards(1)))
    fits(asked, lambda card: table.refusal(0, two_of_three_positions.action(str(card))))


def of_san_da_yi(asked: Asked) -> None:
    """What may be played to the suit that was led, who wins a trick, and in which order trumps lie."""
    lying, hand, trump = asked.cards(0), asked.cards(1), asked.facts.get("trump", Suit.HEARTS)
    if "|" not in asked.text:
        assert all(is_trump(card, trump) for card in lying)
        powers = [power(card, lying[0], trump) for card in lying]
        assert powers == sorted(powers, reverse=True)
    elif lying:
        assert asked.marked(1) == set(following(hand, lying[0], trump))
    else:
        assert asked.marked(1) == {max(hand, key=lambda card: power(card, hand[0], trump))}


def of_rummy(asked: Asked) -> None:
    """What is a meld, what may be added to one, and what may be given for a joker."""
    lying, marked = asked.cards(0), asked.marked(1)
    if not lying:
        together = [card for card in asked.cards(1) if card in marked]
        for one in _melds(together):
            assert melds.readings(one), f"{spelt(one)} is no meld"
        for other in set(asked.cards(1)) - marked:
            assert not any(melds.readings([*one, other]) for one in _melds(together)), f"{other} belongs to it, too"
        return
    (meld,) = melds.readings(lying)[:1]
    for card in asked.cards(1):
        swapped = any(melds.swap(meld, place, card) for place, one in enumerate(lying) if one.suit is None)
        allowed = swapped if any(one.suit is None for one in lying) else melds.add(meld, card) is not None
        if card in marked and not allowed:  # one after the other
            first = next(one for one in asked.cards(1) if melds.add(meld, one) is not None)
            longer = melds.add(meld, first)
            assert longer is not None
            assert melds.add(longer, card) is not None
            continue
        assert allowed == (card in marked), card


def _melds(cards: list[Card]) -> list[list[Card]]:
    """These as one meld, or as a run and a set side by side."""
    if melds.readings(cards):
        return [cards]
    return next([cards[:at], cards[at:]] for at in range(3, len(cards)) if melds.readings(cards[:at]))


def of_veidimadur(asked: Asked) -> None:
    """What may be asked for; and a book."""
    marked = asked.marked(1)
    if len({card.rank for card in marked}) == 1 and len(marked) == 4:
        assert {card.suit for card in marked} == set(Suit)
        return
    table = veidimadur_positions.position(spelt(asked.cards(1)), "2C", stock="...")
    if "fished" in asked.caption:
        return
    assert {
        card for card in asked.cards(1) if table.refusal(0, veidimadur_positions.ASK[1, card.rank]) is None
    } == marked


ASKERS: dict[str, Callable[[Asked], None]] = {
    **dict.fromkeys(olsen_positions.OPTIONS, of_olsen),
    **dict.fromkeys(rummy_positions.OPTIONS, of_rummy),
    "two_of_three": of_two_of_three,
    "san_da_yi": of_san_da_yi,
    "veidimadur": of_veidimadur,
}


@pytest.mark.whole
@pytest.mark.parametrize("asked", ALL, ids=lambda asked: f"{asked.game}-{asked.chapter}-{asked.text}")
def test_what_a_picture_of_a_book_says_is_what_the_rules_say(asked: Asked) -> None:
    ASKERS[asked.game](asked)


def test_every_book_has_pictures_and_every_fact_belongs_to_one() -> None:
    assert {asked.game for asked in ALL} == set(ASKERS)
    assert set(FACTS) <= {(asked.game, asked.text) for asked in ALL}
