"""Every house rule of San Da Yi where it matters, and every refusal with its chapter and what it speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card, Suit
from cardtable.engine.refusal import Refusal
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import PASS
from cardtable.games.san_da_yi.rules import legality, scoring
from cardtable.games.san_da_yi.rules.actions import Bury
from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules
from tests.games import house_rules, refusal_tables
from tests.games.house_rules import Matter
from tests.games.san_da_yi_positions import action, calling, code, ending, play, read

pytestmark = pytest.mark.whole

GAME = ("san_da_yi",)
NAMES = ("Anna", "Bjarni", "Cecilía", "Dagur")
SPADES = "3♠ 4♠ 6♠ 7♠ 8♠ 9♠"


def direction(_: str, options: dict[str, Any]) -> Any:
    table = calling(kitty=SPADES, **options)
    turns = []
    for call in ("60", "pass", "65"):
        play(table, call)
        turns.append(table.turn)
    play(table, f"pass; bury {SPADES}; trump ♥")
    leader = table.turn
    play(table, str(table.legal(leader)[0].card))
    return turns, leader, table.turn


def floors(_: str, options: dict[str, Any]) -> Any:
    table = calling(**options)
    play(table, "60; pass; pass")
    return legality.least_call(table.rules, table.calls), code(table, "65"), code(table, "70")


def four_passes(_: str, options: dict[str, Any]) -> Any:
    table = calling(**options)
    events = play(table, "pass; pass; pass; pass")
    declared = [(event.seat, event.bid, event.forced) for event in events if event.kind == "declared"]
    return table.phase, declared, events[-1].kind


def history(_: str, options: dict[str, Any]) -> Any:
    """How many cards of the kitty another seat sees while it is buried and afterwards, at 65 and at 70."""
    seen = []
    for bid in ("65", "70"):
        table = calling(kitty=SPADES, **options)
        play(table, f"{bid}; pass; pass; pass")
        seen.append(len(table.view(1).taken))
        play(table, f"bury {SPADES}")
        seen.append(len(table.view(1).taken))
    return seen


def burying_points(_: str, options: dict[str, Any]) -> Any:
    table = calling(kitty="5♠ 10♠ K♠ 7♠ 8♠ 9♠", **options)
    play(table, "80")
    offered = {card for one in table.legal(0) for card in one.cards}
    return code(table, "bury 5♠ 10♠ K♠ 7♠ 8♠ 9♠"), any(card in offered for card in read("5♠ 10♠ K♠"))


def capturing(_: str, options: dict[str, Any]) -> Any:
    """A defender wins the last trick: with a plain card, and with a trump."""
    found = []
    for hands in ({0: "3♠", 1: "4♠", 2: "5♣", 3: "6♣"}, {0: "3♠", 1: "4♥", 2: "5♣", 3: "6♣"}):
        table = ending(hands, **options)
        while table.result is None:
            play(table, str(table.hands[table.turn][0]).replace("JK1", "BJ"))
        found.append(scoring.facts_of(table.result).captured)
    return found


def length(_: str, options: dict[str, Any]) -> Any:
    rules = SanDaYiRules(**options).rules()
    hand = scoring.result(scoring.Facts(0, 60, 40, False))
    return next(number for number in range(500) if scoring.standing(rules.match_hands, 4, [hand] * number).over)


def last_trick(_: str, options: dict[str, Any]) -> Any:
    hands = {0: "3♠ BJ", 1: "4♠ 6♦", 2: "5♣ 7♦", 3: "6♣ 8♦"}
    table = ending(hands, **options)
    for card in ("BJ", "8♦", "7♦"):
        play(table, card)
    assert table.result is None
    events = play(table, "6♦")
    return len([event for event in events if event.kind == "played"]), table.result is not None


def counting(_: str, options: dict[str, Any]) -> Any:
    table = calling(kitty=SPADES, **options)
    play(table, f"80; bury {SPADES}; trump ♥")
    return [sign.text.source for sign in entry("san_da_yi").stage.layout.signs(table.view(0), NAMES)]


MATTERS = [
    Matter("direction", direction, {"ccw": ([3, 2, 1], 2, 1), "cw": ([1, 2, 3], 2, 3)}, GAME),
    Matter("strict_floors", floors, {False: (65, None, None), True: (70, "below-floor", None)}, GAME),
    Matter(
        "all_pass", four_passes,
        {"redeal": ("call", [], "dealt"), "first_caller_60": ("bury", [(0, 60, True)], "took-kitty")}, GAME,
    ),
    Matter("kitty_recall", history, {True: [6, 6, 0, 0], False: [6, 0, 0, 0]}, GAME),
    Matter("bury_points", burying_points, {"allowed": (None, True), "forbidden": ("no-points-buried", False)}, GAME),
    Matter("pull_needs_trump", capturing, {False: [True, True], True: [False, True]}, GAME),
    Matter("hands", length, {8: 8, 4: 4, 12: 12, 20: 20, 0: 200}, GAME),
    Matter("claim", last_trick, {False: (1, False), True: (5, True)}, GAME),
    Matter(
        "memory_aid", counting,
        {True: ["Trump: {suit}", "Defenders {points} / {need}"], False: ["Trump: {suit}"]}, GAME,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("game", "matter", "value"), house_rules.cases(MATTERS), ids=house_rules.name)
def test_a_house_rule_where_it_matters(game: str, matter: Matter, value: Any) -> None:
    assert matter.look(game, {matter.key: value}) == matter.seen[value]
    if SanDaYiRules().to_json()[matter.key] == value:
        assert matter.look(game, {}) == matter.seen[value], "this value is the default"


def test_every_house_rule_has_its_place() -> None:
    house_rules.hold(MATTERS, {GAME[0]: SanDaYiRules})
    assert SanDaYiRules() == SanDaYiRules().rules()


def card(text: str) -> tuple[Card, ...]:
    return tuple(read(text))


def after(line: str, hands: dict[int, str] | None = None, **options: Any) -> Any:
    table = calling(hands, kitty=SPADES, **options)
    play(table, line)
    return table


def over() -> Any:
    table = ending({0: "3♠", 1: "4♠", 2: "5♣", 3: "6♣"})
    play(table, "3♠; 6♣; 5♣; 4♠")
    return table


def led(suit: str) -> Any:
    """Seat 0 has declared hearts and led; seat 3, with these cards, follows."""
    hands = {0: "3♥ 3♣ A♠ K♠ Q♠ J♠ 10♠ 5♠ 2♠ 2♣ 2♦ 2♥", 3: "4♥ 4♣ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦"}
    return after(f"80; bury {SPADES}; trump ♥; {suit}", hands)


BURYING = "80"
NAMING = f"80; bury {SPADES}"
PLAYING = f"80; bury {SPADES}; trump ♥"
ROWS: list[tuple[Any, int, Any, Refusal]] = [
    (over(), 0, "60", Refusal("hand-over", "scoring")),
    (after(""), 1, "60", Refusal("not-your-turn", "calling", seat=0)),
    (after(BURYING), 1, "60", Refusal("not-your-turn", "tricks", seat=0)),
    (after(BURYING), 0, "60", Refusal("auction-over", "calling")),
    (after(PLAYING), 0, "pass", Refusal("auction-over", "calling")),
    (after(""), 0, "72", Refusal("no-such-call", "calling", number=72)),
    (after("65"), 3, "65", Refusal("call-higher", "calling", number=65)),
    (after("pass; pass"), 2, "60", Refusal("below-floor", "floors", number=65)),
    (after("pass; pass; pass"), 1, "65", Refusal("below-floor", "floors", number=70)),
    (after("60; pass; pass", strict_floors=True), 1, "65", Refusal("below-floor", "option-strict_floors", number=70)),
    (after("60; pass; pass", strict_floors=True), 1, "60", Refusal("below-floor", "option-strict_floors", number=70)),
    (after("65; pass; pass", strict_floors=True), 1, "65", Refusal("call-higher", "calling", number=65)),
    (after(""), 0, f"bury {SPADES}", Refusal("call-first", "calling")),
    (after(NAMING), 0, f"bury {SPADES}", Refusal("buried-already", "burying")),
    (
        after(BURYING, {1: "5♠ A♠ K♠ Q♠ J♠ 10♠ 2♠ 2♣ 2♦ 2♥ 3♥ 3♣"}), 0, "bury 3♠ 4♠ 5♠ 6♠ 7♠ 8♠",
        Refusal("not-in-hand", "burying", card("5♠")),
    ),
    (after(BURYING), 0, "bury 3♠ 4♠ 6♠ 7♠ 8♠", Refusal("bury-six", "burying", number=5)),
    (after(BURYING), 0, Bury(card("3♠ 4♠ 6♠ 7♠ 8♠ 8♠")), Refusal("bury-six", "burying", number=5)),
    (
        after(BURYING, {0: "5♠ A♠ K♠ Q♠ J♠ 10♠ 2♠ 2♣ 2♦ 2♥ 3♥ 3♣"}, bury_points="forbidden"), 0,
        "bury 3♠ K♠ 6♠ 5♠ 8♠ 9♠", Refusal("no-points-buried", "option-bury_points", card("K♠ 5♠")),
    ),
    (after(""), 0, "trump ♥", Refusal("call-first", "calling")),
    (after(BURYING), 0, "trump ♥", Refusal("bury-first", "burying")),
    (after(PLAYING), 0, "trump ♥", Refusal("trump-named", "trump")),
    (after(""), 0, "3♠", Refusal("call-first", "calling")),
    (after(BURYING), 0, "3♠", Refusal("bury-first", "burying")),
    (after(NAMING), 0, "10♠", Refusal("trump-first", "trump")),
    (after(PLAYING), 0, "3♠", Refusal("not-in-hand", "tricks", card("3♠"))),
    (led("3♥"), 3, "4♦", Refusal("follow-trump", "following", card("4♦"), Suit.HEARTS)),
    (led("3♣"), 3, "4♥", Refusal("follow-suit", "following", card("4♥"), Suit.CLUBS)),
]  # fmt: skip


@pytest.mark.parametrize(("table", "seat", "tried", "refusal"), ROWS, ids=refusal_tables.name)
def test_a_refusal_says_why_and_where_it_is_written(table: Any, seat: int, tried: Any, refusal: Refusal) -> None:
    refusal_tables.holds(table, seat, action(tried) if isinstance(tried, str) else tried, refusal)


def test_the_action_of_another_game_is_refused() -> None:
    assert calling().refusal(0, PASS) == Refusal("unknown-action", "aim")


def test_every_refusal_is_in_the_table() -> None:
    assert refusal_tables.missing("san_da_yi", ("legality",), [row[3] for row in ROWS]) == {"unknown-action"}
