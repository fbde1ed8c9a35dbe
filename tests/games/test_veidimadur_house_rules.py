"""Every house rule of Veiðimaður where it matters."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import RANKS
from cardtable.engine.round import RoundResult
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from tests.games import house_rules
from tests.games.house_rules import Matter
from tests.games.veidimadur_positions import GAME, code, dealt, made, play, position, told

pytestmark = pytest.mark.whole

GAMES = ("veidimadur",)


def cards_dealt(_: str, options: dict[str, Any]) -> Any:
    """How many cards each of two, three, four and five gets."""
    return [dealt("", seats, options)[1][0].split()[-1] for seats in GAME.seat_counts]


def asking(_: str, options: dict[str, Any]) -> Any:
    """A rank that is held, one that is not, and turning to somebody; then how much may be done at all."""
    table = position("7S KD", "4S", stock="...", options=options)
    return [code(table, text) for text in ("1 7", "1 4", "to 1")], len(table.legal(0))


def a_lucky_catch(_: str, options: dict[str, Any]) -> Any:
    """What is told of it, who is next, and whether everybody knows the card."""
    table = position("7S KD", "4S", stock="7C ...", options=options)
    return told(play(table, "1 7"))[-1], table.turn, len(table.known[0])


def books(_: str, options: dict[str, Any]) -> Any:
    """What two, three and four of a rank are, and how many books a round has."""
    pack = "7S AS 7H 2S KS 3S KH 4S KC 5S QS 6S JS 8S"
    four = "7S AS 7H 2S 7C 3S 7D 4S QS 5S JS 6S 9S 8S"
    last = position("7S", "7H" if options.get("books") == "pairs" else "7H 7C 7D", options=options)
    play(last, "1 7")
    assert last.result is not None
    return made(dealt(pack, 2, options)[0])[1], made(dealt(four, 2, options)[0])[1], sum(last.result.scores)


def without_cards(_: str, options: dict[str, Any]) -> Any:
    """What is told of whoever has given the last card: with a full stock, and with three cards left."""
    found = []
    for stock in ("2S 3S 4C 5S 6S 8S 9S 10S ...", "2S 3S 4C"):
        hands = (
            ("7S KD", "7H", "4H") if "..." in stock else ("7S KD 2H 3H 4S", "7H", "4H 7C 7D KS KH KC 2C 2D 3C 3D 4D")
        )
        table = position(*hands, stock=stock, options=options)
        found.append((told(play(table, "1 7"))[-1], len(table.hands[1])))
    return found


def after_a_miss(_: str, options: dict[str, Any]) -> Any:
    """Who plays after seat 0 has asked seat 2 in vain, with a stock and without one."""
    drawn = position("7S KD", "4S", "4H", stock="2S ...", options=options)
    bare = position("7S KD", "4S 4C 7H 7C 7D", "4H 4D KS KH KC", options=options)
    play(drawn, "2 7")
    play(bare, "2 7")
    return drawn.turn, bare.turn


def length(_: str, options: dict[str, Any]) -> Any:
    """After how many rounds a match is over."""
    rules = VeidimadurRules.read(options)
    one = RoundResult((0,), (7, 6), "books", (0, 0))
    return next(number for number in range(9) if GAME.standing(rules, 2, [one] * number).over)


MATTERS = [
    Matter("dealt", cards_dealt, {"usual": ["7", "7", "5", "5"], "5": ["5"] * 4, "7": ["7"] * 4}, GAMES),
    Matter(
        "asking", asking,
        {"held": ([None, "hold-none", "pick-first"], 2), "any": ([None, None, None], len(RANKS) + 1)}, GAMES,
    ),
    Matter("lucky", a_lucky_catch, {True: ("landed 0 7C", 0, 1), False: ("drew 0 7C", 1, 0)}, GAMES),
    Matter("books", books, {"four": ("", "7", 13), "pairs": ("7 K", "7 7", 26)}, GAMES),
    Matter(
        "refill", without_cards,
        {
            1: [("drew 1 2S empty", 1)] * 2,
            5: [("refilled 1 2S 3S 4C 5S 6S", 5), ("refilled 1 2S 3S 4C", 3)],
            7: [("refilled 1 2S 3S 4C 5S 6S 8S 9S", 7), ("refilled 1 2S 3S 4C", 3)],
        }, GAMES,
    ),
    Matter("next_turn", after_a_miss, {"next": (1, 1), "asked": (2, 2)}, GAMES),
    Matter("deals", length, {3: 3, 1: 1, 5: 5}, GAMES),
]  # fmt: skip


@pytest.mark.parametrize(("game", "matter", "value"), house_rules.cases(MATTERS), ids=house_rules.name)
def test_a_house_rule_where_it_matters(game: str, matter: Matter, value: Any) -> None:
    assert matter.look(game, {matter.key: value}) == matter.seen[value]
    if VeidimadurRules().to_json()[matter.key] == value:
        assert matter.look(game, {}) == matter.seen[value], "this value is the default"


def test_every_house_rule_has_its_place() -> None:
    house_rules.hold(MATTERS, {GAMES[0]: VeidimadurRules})


def test_the_first_value_of_each_house_rule_is_the_default() -> None:
    assert [option.values[0].value for option in VeidimadurRules.catalogue()] == list(
        VeidimadurRules().to_json().values()
    )


@pytest.mark.parametrize(("books_", "size"), [("four", 4), ("pairs", 2)])
def test_m11_how_many_cards_a_book_is(books_: str, size: int) -> None:
    assert VeidimadurRules(books=books_).book_size == size


@pytest.mark.parametrize(("dealt_", "each"), [("usual", [7, 7, 5, 5]), ("5", [5, 5, 5, 5]), ("7", [7, 7, 7, 7])])
def test_m2_how_many_cards_each_gets(dealt_: str, each: list[int]) -> None:
    assert [VeidimadurRules(dealt=dealt_).hand_size(seats) for seats in GAME.seat_counts] == each


def test_a_match_is_soon_over_with_one_round() -> None:
    assert dict(GAME.short) == {"deals": (1,)}
