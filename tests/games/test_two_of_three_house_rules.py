"""Every house rule of Two of Three where it matters, and every refusal with its chapter and what it speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card, cards
from cardtable.engine.chance import SeededChance
from cardtable.engine.refusal import Refusal
from cardtable.engine.round import RoundResult
from cardtable.games.olsen.rules.actions import PASS
from cardtable.games.two_of_three.rules import attributes, game, legality
from cardtable.games.two_of_three.rules.attributes import Attribute
from cardtable.games.two_of_three.rules.game import deal
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from tests.games import house_rules, refusal_tables
from tests.games.house_rules import Matter
from tests.games.two_of_three_positions import action, code, kinds, play, position

pytestmark = pytest.mark.whole

GAME = ("two_of_three",)


def two_and_one(_: str, options: dict[str, Any]) -> Any:
    """Two and one; three and one; two and two."""
    return [code(position("JD 5S", card, options=options), card) for card in ("3C", "3S", "KS")]


def contrast(_: str, options: dict[str, Any]) -> Any:
    """Nothing in common with the last card, and none, one or two with the one before."""
    rows = (("8H 8C", "7S"), ("JD 5S", "QH"), ("JD 5S", "10D"))
    return [code(position(row, card, options=options), card) for row, card in rows]


def ending_early(_: str, options: dict[str, Any]) -> Any:
    table = position("9C JD 5S", "3C 4H", "4D", placed=1, options=options)
    return code(table, "stop"), [one.kind for one in table.legal(0)]


def first_starter(_: str, options: dict[str, Any]) -> Any:
    rules = TwoOfThreeRules.read(options).rules()
    return sorted({deal(rules, 3, [], SeededChance(f"{number}"))[0].starter for number in range(40)})


def next_starter(_: str, options: dict[str, Any]) -> Any:
    """Seat 0 goes out and seat 1 loses, with three at the table; seat 1 had begun."""
    rest = "2D 3D 4C 5C 6C 7C 8C 9C 10C JC KC 2C 3H 4H 6H 7H 8H"
    table = position("5S QH", "AS", "4D QC 9H", "2S 3S", stock=rest, options=options)
    table.starter = 1
    return next(event.starter for event in play(table, "AS") if event.kind == "dealt")


def length(_: str, options: dict[str, Any]) -> Any:
    """After how many legs a match is over of which each brings 26 points to the last."""
    rules = TwoOfThreeRules.read(options).rules()
    leg = RoundResult((0,), (20, 6, 26), "leg", (0, 0, 0), carried=((1,), (1, 2, 0), (0, 4, 0)))
    return next(number for number in range(40) if game.standing(rules, 3, [leg] * number).over)


MATTERS = [
    Matter(
        "match", two_and_one,
        {"at_least": [None] * 3, "exactly": [None, "no-contrast-exactly", "no-contrast-exactly"]}, GAME,
    ),
    Matter(
        "contrast", contrast,
        {
            "seed": [None, None, "no-contrast"], "callout": ["no-callout", None, None],
            "off": ["no-match"] * 3,
        }, GAME,
    ),
    Matter(
        "stop_early", ending_early,
        {True: (None, ["play", "stop"]), False: ("must-go-on", ["play"])}, GAME,
    ),
    Matter("first_start", first_starter, {"random": [0, 1, 2], "youngest": [0]}, GAME),
    Matter("next_start", next_starter, {"loser": 1, "alternate": 2, "winner": 0}, GAME),
    Matter(
        "end", length,
        {"5r": 5, "1r": 1, "3r": 3, "10r": 10, "500": 20, "100": 4, "200": 8}, GAME,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("game", "matter", "value"), house_rules.cases(MATTERS), ids=house_rules.name)
def test_a_house_rule_where_it_matters(game: str, matter: Matter, value: Any) -> None:
    assert matter.look(game, {matter.key: value}) == matter.seen[value]
    if TwoOfThreeRules().to_json()[matter.key] == value:
        assert matter.look(game, {}) == matter.seen[value], "this value is the default"


def test_every_house_rule_has_its_place() -> None:
    house_rules.hold(MATTERS, {GAME[0]: TwoOfThreeRules})


def card(text: str) -> tuple[Card, ...]:
    return tuple(cards(text))


def over() -> Any:
    table = position("JD 5S", "2S 4H", "4D 6D", stock="9H")
    play(table, "draw")
    return table


EXACTLY: dict[str, Any] = {"match": "exactly"}
REFUSALS: list[tuple[Any, int, str, Refusal]] = [
    (over(), 0, "draw", Refusal("leg-over", "omgang")),
    (over(), 1, "4D", Refusal("leg-over", "omgang")),
    (position("JD 5S", "3C 2H", "4D"), 1, "4D", Refusal("not-your-turn", "turn", seat=0)),
    (position("JD 5S", "3C 2H", "4D", turn=1), 0, "3C", Refusal("not-your-turn", "turn", seat=1)),
    (position("JD 5S", "3C 2H", "4D"), 0, "KS", Refusal("not-in-hand", "turn", card("KS"))),
    (position("JD 5S", "QH 7C 3C"), 0, "QH", Refusal("match-first", "contrast", card("QH 3C"))),
    (position("JD 5S", "QS 3C"), 0, "QS", Refusal("no-match", "matching", card("QS 5S JD"))),
    (
        position("JD 5S", "QS 3C", options=EXACTLY), 0, "QS",
        Refusal("no-match-exactly", "option-match", card("QS 5S JD")),
    ),
    (position("JD 5S", "QS"), 0, "QS", Refusal("no-contrast", "contrast", card("QS 5S JD"))),
    (
        position("JD 5S", "QS", options={"contrast": "callout"}), 0, "QS",
        Refusal("no-callout", "option-contrast", card("QS 5S JD")),
    ),
    (position("JD 5S", "QS", options={"contrast": "off"}), 0, "QS", Refusal("no-match", "matching", card("QS 5S JD"))),
    (
        position("JD 5S", "QS", options=EXACTLY), 0, "QS",
        Refusal("no-contrast-exactly", "option-match", card("QS 5S JD")),
    ),
    (
        position("JD 5S", "QS", options={"contrast": "callout", **EXACTLY}), 0, "QS",
        Refusal("no-callout-exactly", "option-match", card("QS 5S JD")),
    ),
    (
        position("JD 5S", "2S 3C 7C", drawn=True, stock="9H"), 0, "draw",
        Refusal("drawn-fits", "drawing", card("3C")),
    ),
    (position("9C JD 5S", "3C 4H", placed=1, stock="9H"), 0, "draw", Refusal("laid-already", "drawing")),
    (
        position("JD 5S", "7C 2S 3C", stock="9H"), 0, "draw",
        Refusal("something-fits", "drawing", card("3C 7C"), number=2),
    ),
    (position("JD 5S", "2S 3C", stock="9H"), 0, "stop", Refusal("lay-first", "stopping")),
    (position("JD 5S", "2S 4H", stock="9H"), 0, "stop", Refusal("draw-first", "drawing")),
    (
        position("9C JD 5S", "3C 4H", placed=1, options={"stop_early": False}), 0, "stop",
        Refusal("must-go-on", "option-stop_early"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "seat", "text", "refusal"), REFUSALS, ids=refusal_tables.name)
def test_a_refusal_says_why_and_where_it_is_written(table: Any, seat: int, text: str, refusal: Refusal) -> None:
    refusal_tables.holds(table, seat, action(text), refusal)


def test_the_action_of_another_game_is_refused() -> None:
    assert position("JD 5S", "3C").refusal(0, PASS) == Refusal("unknown-action", "turn")


def test_every_refusal_is_in_the_table() -> None:
    assert refusal_tables.missing("two_of_three", ("legality",), [row[3] for row in REFUSALS]) == {"unknown-action"}


def test_g2_g4_what_two_cards_have_in_common() -> None:
    suit, parity, height = Attribute
    assert [int(one) for one in Attribute] == [0, 1, 2]
    found = {
        "3S": (suit, parity, height), "3C": (parity, height), "QS": (suit,), "KH": (parity,), "4H": (height,), "QH": (),
    }  # fmt: skip
    for text, attributes_ in found.items():
        assert attributes.agreement(Card.parse(text), Card.parse("5S"), (2, 3)) == attributes_, text


def test_g2_g3_an_ace_counts_as_what_is_wanted_and_else_as_most() -> None:
    ace, five, queen = (Card.parse(text) for text in ("AS", "5H", "QH"))
    assert [(one.odd, one.low) for one in attributes.readings(ace)] == [(True, True), (False, False)]
    assert attributes.agreements(ace, five) == ((Attribute.PARITY, Attribute.HEIGHT), ())
    assert attributes.agreement(ace, five, (2, 3)) == (Attribute.PARITY, Attribute.HEIGHT)
    assert attributes.agreement(ace, five, (0,)) == ()
    assert attributes.agreement(ace, queen, (0, 1)) == ()
    assert attributes.agreement(ace, queen, (1,)) == (Attribute.PARITY, Attribute.HEIGHT)


def test_g8_g9_whether_a_card_alone_could_be_laid() -> None:
    row = cards("JD 5S")
    fits = {text: legality.fits(TwoOfThreeRules(), Card.parse(text), *row) for text in ("3C", "QH", "QS", "4H", "10D")}
    assert fits == {"3C": True, "QH": True, "QS": False, "4H": False, "10D": False}


def test_g6_the_dealer_sits_before_the_starter_and_the_first_round_has_number_one() -> None:
    for number in range(12):
        table, (dealt,) = deal(TwoOfThreeRules(), 3, [], SeededChance(f"{number}"))
        assert (table.dealer, table.number) == ((table.starter + 2) % 3, 1)
        assert (dealt.dealer, dealt.starter, dealt.number) == (table.dealer, table.starter, 1)  # type: ignore[attr-defined]
        assert kinds([dealt]) == ["dealt"]
