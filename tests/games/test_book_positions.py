"""The rule books are asked: what a picture of a book marks as legal is legal, and nothing else that it shows is.

A picture is ``cards:TABLE|HAND`` with a star behind what fits, as ``ui/rulebook/book_text.py`` draws it. What it leaves
unsaid, such as the suit that was named, stands in :data:`FACTS`, by game and picture.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from cardtable.cards import Card, Suit
from cardtable.engine.chance import FreeChance
from cardtable.engine.round import Round
from cardtable.games.rummy.rules import laying, melds
from cardtable.games.rummy.rules.melds import Jokers
from cardtable.games.san_da_yi.rules.actions import Bury
from cardtable.games.san_da_yi.rules.ranking import following, is_trump, power, worth
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.kinds.laying.rules import DRAW, TAKE_PILE, LayingRound, lay
from cardtable.kinds.tricks.rules import TrickRound
from cardtable.kinds.tricks.rules import following as follow
from tests.conformance.common import some_match
from tests.every_game import every_game, rule_book
from tests.games import (
    olsen_positions,
    rummy_positions,
    san_da_yi_positions,
    two_of_three_positions,
    veidimadur_positions,
)

PICTURE = re.compile(r"!\[([^]]*)\]\(cards:([^)]*)\)")
CHAPTER = re.compile(r"^#{1,6} .*\{#([a-z0-9_-]+)\}\s*$")
FACTS: dict[tuple[str, str], dict[str, Any]] = {
    ("langi", "KS|7D*,8C,4H"): {"levels": [7, 7]},
    ("langi", "7D|7C*,4D,9H*"): {"levels": [7, 7], "named": "H"},
    ("langi", "KD|7C*"): {"levels": [7, 7]},
    ("langi", "2C|6D*,KH"): {"levels": [6, 6]},
    ("langi", "8C|KD*,3S*,8H*"): {"free": True},
    ("langi", "KD|7C"): {"levels": [7, 7], "options": {"out_on_changer": False}},
    ("langi", "8C|4C*,8H*,KD"): {"options": {"start_changer": "suit"}},
    ("olsen", "8C|KD*,3S*,8H*"): {"free": True},
    ("olsen", "2C|KH,QD,JS"): {"drawn": 3},
    ("olsen", "9C|6C*,9D,8H"): {"options": {"first_turn": "suit"}},
    ("olsen", "8C|4C*,8H*,KD"): {"options": {"start_changer": "suit"}},
    ("olsen", "KD|8C"): {"options": {"out_on_changer": False}},
    ("upp_og_nidur", "KS|QC*,AD,2H"): {"options": {"ace_king": False}},
    ("klikk", "2C|2H*,9C,KD"): {"phase": "owe", "owed": 2, "options": {"stack_twos": True}},
    ("kinaskak", "|3H*,4H*,5H*,6H*,3S*,4S*,5S*,6S*"): {"number": 3},
    ("kinaskak", "|4H*,5H*,6H*,7H*,9S*,9D*,JK1*,QC"): {"number": 1},
    ("kinaskak", "|4H*,5H*,6H*,7H*,9S*,10S*,JS*,QS*,3H*,3D*,3C*,KD*,KC*,JK1*"): {"number": 8},
    ("kinaskak", "|8C,JK1,JK2"): {"jokers": Jokers.HALF},
    ("shanghai", "|3H*,4H*,5H*,6H*,9H*,10H*,JH*,QH*"): {"number": 3},
    ("shanghai", "|8S*,8D*,JK1*,KH*,KS*,KC*,4D"): {"number": 1},
    ("shanghai", "|8C*,JK1*,JK2*"): {"jokers": Jokers.ANY},
    ("san_da_yi", "|4S*,7H*,QC*,AD*,5D,KH"): {"bury_points": "forbidden"},
    ("veidimadur", "|7S*,7H*,KD"): {"books": "pairs"},
}
# What the rules call a rule of play, and of which a picture of cards would say nothing; and why.
WITHOUT = {
    "turn-order": "who plays next, and when",
    "turn": "who plays next, and when",
    "cheating": "what may be tried; each cheat has a chapter with a picture",
    "accusing": "what is said to a player",
    "winning-on-trial": "what is said to a player",
    "option-olsen_enforce": "what is said to a player",
    "option-olsen_auto": "what is said to a player",
    "option-olsen_olsen_required": "what is said to a player",
    "calling": "what is said to a player",
    "floors": "what is said to a player",
    "option-strict_floors": "what is said to a player",
    "start": "what is done before anything is held",
    "buying": "who gets a card that lies there",
    "melds": "sets and runs have chapters of their own",
    "contracts": "a table of all; laying down has a picture",
    "reshuffle": "what lies face down",
    "burying": "any six cards will do",
    "trump": "any suit may be named",
    "last-round": "in Shanghai: that one has to buy",
    "discarding": "any card will do",
    "going-out": "when a round is over; in Kínaskák any last card will do",
    "scoring": "numbers",
    "aim": "numbers",
    "omgang": "when a round is over",
    "round-end": "when a round is over",
    "option-stop_early": "when a turn may be over",
    "option-play_on": "when a round is over",
    "option-multi_rank": "what may not follow, after a card that has gone",
    "option-swap_hold": "what may not be kept, after a card that was taken",
    "option-layoff_same_turn": "in which turn something may be done",
    "option-exact": "how long a meld may be",
    "option-set_ranks": "melds beside each other",
    "option-run_suits": "melds beside each other; where that is the rule, it has a chapter with a picture",
    "option-runs_only": "taking jokers has a chapter with a picture",
    "option-buy_down": "who gets a card that lies there",
    "option-buy_own": "who gets a card that lies there",
    "option-float_one": "what may be kept",
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
        chapter = ""
        for line in rule_book(game, "en").read_text(encoding="utf-8").splitlines():
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
    text = rule_book(game, "en").read_text(encoding="utf-8")
    return f"{{#{anchor}}}" in text or f"#{anchor}}}" in text


def of_olsen(asked: Asked) -> None:
    """What fits on the pile."""
    table = olsen_positions.position(
        game=asked.game, top=spelt(asked.cards(0)), hand=spelt(asked.cards(1)), **asked.facts
    )
    fits(asked, lambda card: table.refusal(0, olsen_positions.action(str(card))))
    if asked.chapter == "must-play":
        assert olsen_positions.code(table, 0, "draw") == "must-play"
    if asked.chapter == "passing":
        assert olsen_positions.legal(table) == {"pass"}
    if asked.chapter == "first-card":
        assert olsen_positions.code(table, 0, "take") == "nothing-owed"


def of_two_of_three(asked: Asked) -> None:
    """What fits at the end of the row."""
    row, hand, stops = asked.cards(0), asked.cards(1), asked.chapter == "stopping"
    laid = row[2:] if stops else []
    table = two_of_three_positions.position(spelt(row[:2] if stops else row), spelt([*laid, *hand]), stock="KC 2D")
    for card in laid:
        two_of_three_positions.play(table, str(card))
    fits(asked, lambda card: table.refusal(0, two_of_three_positions.action(str(card))))
    if stops:
        assert two_of_three_positions.code(table, "stop") is None
    if asked.chapter == "drawing":
        assert two_of_three_positions.code(table, "draw") is None


def of_san_da_yi(asked: Asked) -> None:
    """What may be played to the suit that was led, who wins a trick, and in which order trumps lie."""
    lying, hand, trump = asked.cards(0), asked.cards(1), asked.facts.get("trump", Suit.HEARTS)
    if asked.chapter == "points":
        assert asked.marked(1) == {card for card in hand if worth(card)}
    elif asked.chapter == "option-bury_points":
        table = san_da_yi_positions.calling({0: spelt(hand)}, **asked.facts)
        san_da_yi_positions.play(table, "60; pass; pass; pass")
        for card in hand:
            others = [one for one in table.hands[0] if not worth(one) and one is not card][:5]
            assert (table.refusal(0, Bury((card, *others))) is None) == (card in asked.marked(1))
    elif "|" not in asked.text:
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
    if not marked:
        assert not melds.readings(asked.cards(1), **asked.facts)
        return
    if not lying:
        together = [card for card in asked.cards(1) if card in marked]
        number = asked.facts.get("number")
        for one in _melds(together):
            assert melds.readings(one, asked.facts.get("jokers", Jokers.ANY)), f"{spelt(one)} is no meld"
        if number is not None:
            table = rummy_positions.position(asked.game, number=number)
            laid = [melds.readings(one)[0] for one in _melds(together)]
            assert laying.refuse_contract(table, laid) is None
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
    """These as one meld, or as melds that lie side by side."""
    if not cards or melds.readings(cards):
        return [cards] if cards else []
    return next(
        [cards[:at], *rest]
        for at in range(3, len(cards) - 2)
        if melds.readings(cards[:at]) and (rest := _melds_or_none(cards[at:]))
    )


def _melds_or_none(cards: list[Card]) -> list[list[Card]] | None:
    try:
        return _melds(cards)
    except StopIteration:
        return None


def of_veidimadur(asked: Asked) -> None:
    """What may be asked for; and a book."""
    marked = asked.marked(1)
    if asked.chapter in ("books", "option-books"):
        assert len({card.rank for card in marked}) == 1
        assert len(marked) == VeidimadurRules(**asked.facts).book_size
        return
    table = veidimadur_positions.position(spelt(asked.cards(1)), "2C", stock="...")
    if "fished" in asked.caption:
        return
    assert {
        card for card in asked.cards(1) if table.refusal(0, veidimadur_positions.ASK[1, card.rank]) is None
    } == marked


def of_laying(asked: Asked) -> None:
    """What fits on the pile; where nothing does, a card is drawn, or those of the pile that are marked are taken."""
    table, hand, pile = dealt(asked.game), asked.cards(1), asked.cards(0)
    assert isinstance(table, LayingRound)
    rest = [card for card in sorted(table.all_cards()) if card not in (*hand, *pile)]
    taking = bool(asked.marked(0))
    table.hands = [hand if seat == table.turn else [rest.pop()] for seat in range(table.seats)]
    table.pile, table.stock = pile, [] if taking else rest
    if taking:
        table.hands[table.after(table.turn)] += rest
    table.check()
    seat = table.turn
    fits(asked, lambda card: table.refusal(seat, lay((card,))))
    if not asked.marked(1):
        assert table.legal(seat) == [TAKE_PILE if taking else DRAW]
    if taking:
        table.play(seat, TAKE_PILE, FreeChance(Random(1)))
        assert set(table.known[seat]) == asked.marked(0)


def of_tricks(asked: Asked) -> None:
    """What follows the suit that was led, or who wins a trick."""
    table, hand, trump = dealt(asked.game), asked.cards(1), asked.facts.get("trump", Suit.HEARTS)
    assert isinstance(table, TrickRound)
    if asked.cards(0):
        assert asked.marked(1) == set(follow(hand, asked.cards(0)[0], table.ranking.group, trump))
    else:
        assert asked.marked(1) == {max(hand, key=lambda card: table.ranking.power(card, hand[0], trump))}


def dealt(game: str) -> Round:
    """A round just as it is dealt."""
    match, _ = some_match(game, "picture")
    match.deal()
    assert match.round is not None
    return match.round


KINDS: Final = {LayingRound: of_laying, TrickRound: of_tricks}
ASKERS: dict[str, Callable[[Asked], None]] = {
    **{
        game: asker
        for game, entry in every_game().items()
        for kind, asker in KINDS.items()
        if issubclass(entry.game.round_type, kind)
    },
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
    assert {asked.game for asked in ALL} == set(ASKERS) == set(every_game())
    assert set(FACTS) <= {(asked.game, asked.text) for asked in ALL}


def rule_chapters(game: str) -> set[str]:
    """The chapters of the game's own book on which a refusal of its family rests: those that state a rule of play."""
    families = {
        Path(inspect.getfile(base)).parents[1]
        for base in every_game()[game].game.round_type.__mro__
        if ".rules." in base.__module__
    }
    calls = [
        node
        for family in families
        for path in family.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "_refused") and len(node.args) > 1
    ]
    named = {part.value for call in calls for part in ast.walk(call.args[1]) if isinstance(part, ast.Constant)}
    own = map(CHAPTER.match, rule_book(game, "en").read_text(encoding="utf-8").splitlines())
    return named & {heading[1] for heading in own if heading}


@pytest.mark.parametrize("game", ASKERS)
def test_every_chapter_that_states_a_rule_of_play_has_a_picture_or_a_reason(game: str) -> None:
    shown = {asked.chapter for asked in ALL if asked.game == game}
    assert rule_chapters(game) - shown <= set(WITHOUT)


def test_every_reason_belongs_to_a_chapter_without_a_picture() -> None:
    shown = {(asked.game, asked.chapter) for asked in ALL}
    bare = {chapter for game in ASKERS for chapter in rule_chapters(game) if (game, chapter) not in shown}
    assert bare == set(WITHOUT)


@pytest.mark.parametrize("language", ["is", "nb", "de"])
@pytest.mark.parametrize("game", ASKERS)
def test_every_language_shows_the_same_pictures(game: str, language: str) -> None:
    found = [text for _, text in PICTURE.findall(rule_book(game, language).read_text(encoding="utf-8"))]
    assert found == [asked.text for asked in ALL if asked.game == game]
