"""Every refusal of contract rummy: when it comes, the chapter it rests on, and what it speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card, cards
from cardtable.engine.refusal import Refusal
from cardtable.games.olsen.rules.actions import PASS
from cardtable.games.rummy.rules import laying
from cardtable.games.rummy.rules.actions import LayDown, LayOff, SwapJoker
from cardtable.games.rummy.rules.melds import Meld, as_runs
from tests.games import refusal_tables
from tests.games.rummy_positions import action, meld, play, position

pytestmark = pytest.mark.whole

SETS = "8H 8D 8C 9C 9D 9H"
RUN = "5D 6D JK1 8D"


def card(text: str) -> tuple[Card, ...]:
    return tuple(cards(text))


def offer(game: str = "kinaskak", **more: Any) -> Any:
    return position(game, **{"hand": "2H 3H", "upcard": "9D", "phase": "offer", **more})


def window(**more: Any) -> Any:
    table = offer(**more)
    play(table, "0 draw")
    return table


def over() -> Any:
    table = position(hand="KC", melds="9H 9D 9C", down=(0, 1))
    play(table, "0 discard KC")
    return table


def laid(line: str, more: str = "KD QC", game: str = "kinaskak", number: int = 2, **options: Any) -> Any:
    return position(game, number=number, hand=f"{line.replace('/', '')} {more}", options=options)


def down(hand: str, melds: str, game: str = "kinaskak", options: dict[str, Any] | None = None, **more: Any) -> Any:
    return position(game, hand=hand, melds=melds, **{"down": (0, 1), **more}, options=options)


def must_play() -> Any:
    table = down("7D 9S KC", RUN, options={"swap_hold": False})
    play(table, "0 swap 7D 0 2")
    return table


def two_jokers() -> Any:
    table = down("7D 9S KC 4D", "5D 6D JK1 8D / JS QS KS JK2", options={"swap_hold": False})
    play(table, "0 swap 7D 0 2")
    return table


def swapped() -> Any:
    hand = "7D 4H 5H 6H 9C 9D 9S KC QC 2S 3C"
    table = position("shanghai", number=2, hand=hand, melds=RUN, down=(1,))
    play(table, "0 swap 7D 0 2")
    return table


def just_down(**options: Any) -> Any:
    hand = "8H 8C 8S 8S-2 9C 9D 9H 7D KD QC"
    table = position(number=2, hand=hand, melds=RUN, down=(1,), options={"layoff_same_turn": False, **options})
    play(table, "0 down 8H 8C 8S / 9C 9D 9H")
    return table


STRANDED = "8C 8D 8H / QC QD JK1 / 3S 4S 5S 6S 7S"
WHOLE = "AC 2C 3C 4C / 8D 9D 10D JD / 5H 5S 5D / KH KD KC"
ROWS: list[tuple[Any, int, Any, Refusal]] = [
    # Turns (K-6, K-13, S-4)
    (over(), 0, "draw", Refusal("round-over", "going-out")),
    (over(), 1, "buy", Refusal("round-over", "going-out")),
    (position(hand="2H", phase="ready"), 1, "ready", Refusal("not-your-turn", "turn", seat=0)),
    (offer(), 0, "ready", Refusal("begun-already", "start")),
    (position(hand="2H", phase="ready"), 0, "draw", Refusal("not-ready", "start")),
    (position(hand="2H", phase="ready"), 0, "discard 2H", Refusal("not-ready", "start")),
    (offer(), 2, "draw", Refusal("not-your-turn", "turn", seat=0)),
    (offer(), 0, "discard 2H", Refusal("draw-first", "turn")),
    (offer(), 0, "off 2H 0", Refusal("draw-first", "turn")),
    (offer(game="shanghai", options={"float_one": True}), 0, "keep", Refusal("draw-first", "turn")),
    (position(hand="2H"), 0, "draw", Refusal("drawn-already", "turn")),
    (position(hand="2H", upcard="9D"), 0, "take", Refusal("drawn-already", "turn")),
    (position(hand="2H", phase="offer"), 0, "take", Refusal("dead-discard", "turn")),
    # Buying (K-18 to K-24, S-16 to S-23)
    (window(), 0, "take", Refusal("others-may-buy", "buying", seat=1)),
    (window(), 1, "draw", Refusal("answer-first", "buying")),
    (window(), 2, "take", Refusal("answer-first", "buying")),
    (window(discarder=3), 3, "draw", Refusal("others-may-buy", "buying", seat=1)),
    (window(), 0, "buy", Refusal("your-own-draw", "buying")),
    (window(), 0, "pass", Refusal("your-own-draw", "buying")),
    (window(number=8), 1, "buy", Refusal("no-buying-now", "last-round")),
    (
        window(bought=[0, 3, 0, 0], options={"buy_over": "forbidden"}), 1, "buy",
        Refusal("bought-enough", "option-buy_over", number=3),
    ),
    (window(game="shanghai", number=8, bought=[0, 3, 0, 0]), 1, "buy", Refusal("bought-enough", "buying", number=3)),
    (window(game="shanghai", number=9, bought=[0, 4, 0, 0]), 1, "buy", Refusal("bought-enough", "buying", number=4)),
    (window(options={"buy_down": False}, down=(1,)), 1, "buy", Refusal("down-cannot-buy", "option-buy_down")),
    (window(game="shanghai", down=(1,)), 1, "buy", Refusal("down-cannot-buy", "buying")),
    (window(discarder=3), 3, "buy", Refusal("own-discard", "buying")),
    (window(game="shanghai", discarder=3), 3, "buy", Refusal("own-discard", "buying")),
    (
        offer(game="shanghai", players=2, discarder=1, options={"buy_own": "never"}), 1, "buy",
        Refusal("own-discard", "option-buy_own"),
    ),
    (offer(game="shanghai", players=2, discarder=1), 1, "buy", Refusal("nothing-to-buy", "buying")),
    (offer(discarder=3, options={"buy_own": "always"}), 3, "buy", Refusal("nothing-to-buy", "buying")),
    (offer(), 1, "buy", Refusal("nothing-to-buy", "buying")),
    (offer(bought=[0, 3, 0, 0]), 1, "pass", Refusal("nothing-to-buy", "buying")),
    # Laying down (K-8 to K-14, K-26, S-5 to S-12)
    (down(f"{SETS} KD", "4S 4H 4D", number=2), 0, "down 8H 8D 8C / 9C 9D 9H", Refusal("down-already", "laying-down")),
    (laid("8H 8D 8C"), 0, "down 8H 8D 8C / 9C 9D 9H", Refusal("not-in-hand", "laying-down", card("9C"))),
    (laid("8H 8D 8C / 9C 9D"), 0, "down 8H 8D 8C / 8H 8D 8C", Refusal("not-in-hand", "laying-down")),
    (
        laid("7H JK1 JK2 / 9C 9D 9H", jokers="half"), 0, "down 9C 9D 9H / 7H JK1 JK2",
        Refusal("no-meld", "option-jokers", card("7H JK1 JK2")),
    ),
    (
        laid("4C JK1 JK2 JK1-2 / 9C 9D 9H", game="shanghai", number=2), 0,
        LayDown((meld("9C 9D 9H"), as_runs(card("4C JK1 JK2 JK1-2"))[0])),
        Refusal("no-meld", "melds", as_runs(card("4C JK1 JK2 JK1-2"))[0].cards),
    ),
    (
        laid("4C JK1 JK2 7C / 9C 9D 9H", jokers="apart"), 0, "down 9C 9D 9H / 4C JK1 JK2 7C",
        Refusal("jokers-touch", "option-jokers"),
    ),
    (
        laid(SETS), 0, LayDown((Meld(card("8H 8D 9C"), rank=8), Meld(card("8C 9D 9H"), rank=9))),
        Refusal("no-meld", "melds", card("8H 8D 9C")),
    ),
    (
        laid("4H 5H 6H 7H 8H"), 0, LayDown((Meld(card("4H 5H 6H 7H"), suit=card("4H")[0].suit, low=5),)),
        Refusal("no-meld", "melds", card("4H 5H 6H 7H")),
    ),
    (laid("8H 8D 8C"), 0, "down 8H 8D 8C", Refusal("other-contract", "contracts", number=1)),
    (
        laid("4H 5H 6H 7H / 8H 8D 8C"), 0, "down 4H 5H 6H 7H / 8H 8D 8C",
        Refusal("other-contract", "contracts", number=1),
    ),
    (
        laid("3C 4C 5C 6C / 8C 8D 8H", game="shanghai", number=5), 0, "down 3C 4C 5C 6C / 8C 8D 8H",
        Refusal("other-length", "contracts", card("3C 4C 5C 6C"), number=7),
    ),
    (
        laid("9C 9D 9H / 8H 8D 8C 8S", game="shanghai", number=1, exact=True), 0, "down 9C 9D 9H / 8H 8D 8C 8S",
        Refusal("other-length", "option-exact", card("8H 8D 8C 8S"), number=3),
    ),
    (
        laid("3H 4H 5H 6H / 8H 9H 10H JH QH", number=3), 0, "down 3H 4H 5H 6H / 8H 9H 10H JH QH",
        Refusal("same-suit", "different-suits", card("8H 9H 10H JH QH")),
    ),
    (
        laid("3H 4H 5H 6H / 7H 8H 9H 10H JH", game="shanghai", number=3, run_suits="apart"), 0,
        "down 3H 4H 5H 6H / 7H 8H 9H 10H JH", Refusal("runs-touch", "option-run_suits", card("7H 8H 9H 10H JH")),
    ),
    (
        laid("8H 8D 8C / 8H-2 8S 8S-2 8D-2", set_ranks=True), 0, "down 8H 8D 8C / 8H-2 8S 8S-2 8D-2",
        Refusal("same-rank", "option-set_ranks", card("8H-2 8S 8S-2 8D-2")),
    ),
    (laid(WHOLE, "AC-2 2C-2", number=8), 0, f"down {WHOLE}", Refusal("lay-all", "last-round", number=2)),
    (
        laid(STRANDED, "KH", game="shanghai", number=6), 0, f"down {STRANDED}",
        Refusal("stranded", "going-out", card("KH")),
    ),
    # Laying off (K-15, S-12, S-13)
    (down("4D KC", RUN), 0, "off 9D 0 high", Refusal("not-in-hand", "laying-off", card("9D"))),
    (down("4D KC", RUN), 0, "off 4D 1 low", Refusal("no-such-meld", "laying-off")),
    (down("4D KC", RUN), 0, LayOff(card("4D")[0], -1, "low"), Refusal("no-such-meld", "laying-off")),
    (down("4D KC", RUN, down=(1,)), 0, "off 4D 0 low", Refusal("not-down", "laying-off")),
    (just_down(), 0, "off 8S-2 1", Refusal("next-turn", "option-layoff_same_turn")),
    (down("4D KC", RUN), 0, "off 4D 0", Refusal("which-end", "laying-off", card("4D"))),
    (down("4D KC", "4S 4H 4C"), 0, "off 4D 0 high", Refusal("which-end", "laying-off", card("4D"))),
    (down("4D KC", RUN), 0, "off 4D 0 high", Refusal("does-not-fit", "laying-off", card("4D"))),
    (
        down("JK2 5H KC", "8H 8D JK1", game="shanghai", options={"jokers": "one"}), 0, "off JK2 0",
        Refusal("does-not-fit", "option-jokers", card("JK2")),
    ),
    (
        down("JK2 5H KC", "8H 8D JK1 JK1-2", game="shanghai"), 0, "off JK2 0",
        Refusal("does-not-fit", "laying-off", card("JK2")),
    ),
    (
        down("JK2 5H KC", "4C 5C 6C JK1", game="shanghai", options={"jokers": "apart"}), 0, "off JK2 0 low",
        Refusal("jokers-touch", "option-jokers"),
    ),
    (down("4D KC", RUN, game="shanghai"), 0, "off 4D 0 low", Refusal("stranded", "going-out", card("KC"))),
    # Taking jokers (K-16, S-14)
    (down("7D KC", RUN), 0, "swap 7D 3 2", Refusal("no-such-meld", "jokers")),
    (down("7D KC", RUN), 0, "swap 7C 0 2", Refusal("not-in-hand", "jokers", card("7C"))),
    (down("7D KC", RUN), 0, "swap 7D 0 1", Refusal("no-joker", "jokers")),
    (down("7D KC", RUN), 0, "swap 7D 0 4", Refusal("no-joker", "jokers")),
    (down("7D KC", RUN), 0, SwapJoker(card("7D")[0], 0, -2), Refusal("no-joker", "jokers")),
    (down("9S KC", "9H 9D JK1"), 0, "swap 9S 0 2", Refusal("joker-of-a-set", "jokers")),
    (
        down("9S KC QC", "9H 9D JK1", game="shanghai", options={"runs_only": True}), 0, "swap 9S 0 2",
        Refusal("joker-of-a-set", "option-runs_only"),
    ),
    (down("7D KC", RUN, down=(1,)), 0, "swap 7D 0 2", Refusal("not-down", "jokers")),
    (down("7H KC", RUN), 0, "swap 7H 0 2", Refusal("other-card", "jokers", card("7H"))),
    (
        down("7D 4H KC QC 2S 3C", RUN, game="shanghai", number=2, down=(1,)), 0, "swap 7D 0 2",
        Refusal("swap-and-lay-down", "jokers"),
    ),
    (just_down(swap_hold=False), 0, "swap 7D 0 2", Refusal("next-turn", "option-layoff_same_turn")),
    (two_jokers(), 0, "swap 4D 1 0", Refusal("joker-must-be-played", "option-swap_hold", card("JK1"))),
    (
        down("AS 5H", "JK1 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS-2", options={"swap_hold": False}), 0, "swap AS 0 13",
        Refusal("joker-must-be-played", "option-swap_hold"),
    ),
    # Discarding and keeping (K-17, K-25, S-14, S-24, S-25)
    (position(hand="2H 3H"), 0, "discard KC", Refusal("not-in-hand", "discarding", card("KC"))),
    (swapped(), 0, "discard KC", Refusal("swapped-so-lay-down", "jokers")),
    (must_play(), 0, "discard KC", Refusal("joker-must-be-played", "option-swap_hold", card("JK1"))),
    (down("KC", "9H 9D 9C", game="shanghai"), 0, "discard KC", Refusal("no-discard-out", "going-out")),
    (position(hand="KC"), 0, "keep", Refusal("discard-to-end", "turn")),
    (
        position("shanghai", hand="KC QC", options={"float_one": True}), 0, "keep",
        Refusal("float-one", "option-float_one"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "seat", "tried", "refusal"), ROWS, ids=refusal_tables.name)
def test_a_refusal_says_why_and_where_it_is_written(table: Any, seat: int, tried: Any, refusal: Refusal) -> None:
    refusal_tables.holds(table, seat, action(tried) if isinstance(tried, str) else tried, refusal)


def test_nothing_is_laid_before_a_draw() -> None:
    """The functions themselves say so too, whoever asks them."""
    table, hand = offer(melds=RUN.replace("5D", "4D 5D"), down=(0, 1)), cards("2H 3H")
    first = Refusal("draw-first", "turn")
    assert laying.refuse_laydown(table, 0, hand, []) == first
    assert laying.refuse_lay_off(table, 0, hand, LayOff(hand[0], 0, "low")) == first
    assert laying.refuse_swap(table, 0, hand, SwapJoker(hand[0], 0, 3)) == first
    assert laying.refuse_discard(table, hand, hand[0]) == first
    table.phase = "meld"
    assert laying.refuse_lay_off(table, 1, table.hands[1], LayOff(table.hands[1][0], 0, "low")) == first
    assert laying.refuse_discard(table, hand, hand[0]) is None


def test_the_action_of_another_game_is_refused() -> None:
    assert position(hand="2H").refusal(0, PASS) == Refusal("unknown-action", "turn")


def test_every_refusal_is_in_the_table() -> None:
    assert refusal_tables.missing("rummy", ("legality", "laying"), [row[3] for row in ROWS]) == {"unknown-action"}
