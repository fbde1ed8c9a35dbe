"""Every refusal of the Ólsen family: when it comes, the chapter it rests on, and what it speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card, Suit, cards
from cardtable.engine.refusal import Refusal
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import Hide, Slip
from cardtable.games.two_of_three.rules.actions import STOP
from cardtable.messages import source_text
from tests.games import refusal_tables
from tests.games.olsen_positions import action, play, position

pytestmark = pytest.mark.whole


def card(text: str) -> tuple[Card, ...]:
    return tuple(cards(text))


def on_nine(hand: str = "6C 6D KH 2S", game: str = "olsen", line: str = "", **more: Any) -> Any:
    """The nine of clubs lies on top, seat 0 is to move, and this has been played already."""
    table = position(game=game, top=more.pop("top", "9C"), hand=hand, **more)
    play(table, line)
    return table


def svindl(hand: str = "6C KD 2S", line: str = "", **more: Any) -> Any:
    return on_nine(hand, "svindl", line, **more)


def over() -> Any:
    return on_nine("6C", line="0 6C")


def is_out() -> Any:
    return on_nine(players=3, others={1: ""}, out=[1], options={"play_on": True})


STRICT: dict[str, Any] = {"out_on_changer": False}
FIRST: dict[str, Any] = {"first_turn": "suit"}
SILENT: dict[str, Any] = {"olsen_olsen_required": True}
CAUGHT: dict[str, Any] = {"olsen_enforce": "caught"}
ROWS: list[tuple[Any, int, Any, Refusal]] = [
    (over(), 1, "draw", Refusal("round-over", "going-out")),
    (over(), 0, "call", Refusal("round-over", "going-out")),
    (is_out(), 1, "draw", Refusal("you-are-out", "option-play_on")),
    (is_out(), 1, "call", Refusal("you-are-out", "option-play_on")),
    (on_nine(), 1, "draw", Refusal("not-your-turn", "turn-order", seat=0)),
    (on_nine(players=3, turn=2), 0, "6C", Refusal("not-your-turn", "turn-order", seat=2)),
    # Laying (B10 to B15, U03, L07)
    (on_nine(), 0, "KC", Refusal("not-in-hand", "laying", card("KC"))),
    (on_nine(), 0, "KH", Refusal("does-not-fit", "laying", card("KH 9C"), Suit.CLUBS)),
    (on_nine(game="langi"), 0, "KH", Refusal("does-not-fit", "laying", card("KH 9C"), Suit.CLUBS, 8)),
    (
        on_nine("KH 6C", top="8C", options={"start_changer": "suit"}), 0, "KH",
        Refusal("does-not-fit", "option-start_changer", card("KH 8C"), Suit.CLUBS),
    ),
    (on_nine(named="S", top="8C"), 0, "6C", Refusal("named-suit", "eights", card("6C"), Suit.SPADES)),
    (on_nine(game="langi", named="S", top="8C"), 0, "6C", Refusal("named-suit", "eights", card("6C"), Suit.SPADES, 8)),
    (on_nine(game="upp_og_nidur"), 0, "6C", Refusal("no-neighbour", "laying", card("6C 9C"), number=810)),
    (on_nine("6H 2S", "upp_og_nidur", top="KC"), 0, "6H", Refusal("no-neighbour", "laying", card("6H KC"), number=112)),
    (
        on_nine("6H QS", "upp_og_nidur", top="KC", options={"ace_king": False}), 0, "6H",
        Refusal("no-neighbour", "laying", card("6H KC"), number=1212),
    ),
    (
        on_nine("AH QS", "upp_og_nidur", top="KC", options={"ace_king": False}), 0, "AH",
        Refusal("no-neighbour", "option-ace_king", card("AH KC"), number=1212),
    ),
    (
        on_nine("10C 6C JD", "upp_og_nidur", "0 10C"), 0, "6C",
        Refusal("no-neighbour", "laying", card("6C 10C"), number=911),
    ),
    (on_nine(line="0 6C"), 0, "2S", Refusal("other-rank", "groups", card("2S 6C"))),
    (
        on_nine("8C 8D 2S", line="0 8C", options={"multi_rank": False}), 0, "8D",
        Refusal("one-card-only", "option-multi_rank", card("8D")),
    ),
    (on_nine("8C 8D 2S", line="0 8C"), 0, "2S", Refusal("name-a-suit", "eights")),
    (
        on_nine("8C 8D 2S", line="0 8C", options={"multi_rank": False}), 0, "2S",
        Refusal("name-a-suit", "eights"),
    ),
    (on_nine("8C", options=STRICT), 0, "8C", Refusal("last-eight", "option-out_on_changer", card("8C"))),
    (
        on_nine("8C", "langi", options=STRICT), 0, "8C",
        Refusal("last-eight", "option-out_on_changer", card("8C"), number=8),
    ),
    (
        on_nine("8C 8D", line="0 8C", options=STRICT), 0, "8D",
        Refusal("last-eight", "option-out_on_changer", card("8D")),
    ),
    # The first turn of each player, where the suit has to stay
    (on_nine(options=FIRST), 0, "KH", Refusal("stay-with-suit", "option-first_turn", card("KH"), Suit.CLUBS)),
    (on_nine("9H 6C", options=FIRST), 0, "9H", Refusal("stay-with-suit", "option-first_turn", card("9H"), Suit.CLUBS)),
    (on_nine("8C 6C", options=FIRST), 0, "8C", Refusal("stay-with-suit", "option-first_turn", card("8C"), Suit.CLUBS)),
    (
        on_nine("8C 6C", "langi", options=FIRST), 0, "8C",
        Refusal("stay-with-suit", "option-first_turn", card("8C"), Suit.CLUBS, 8),
    ),
    (
        on_nine("9H 6S", options=FIRST, named="S", top="8C"), 0, "9H",
        Refusal("stay-with-suit", "option-first_turn", card("9H"), Suit.SPADES),
    ),
    (
        on_nine("8D 6S", options=FIRST, top="8C", free=True), 0, "8D",
        Refusal("no-changer-yet", "option-first_turn", card("8D")),
    ),
    (
        on_nine("6C 6C-2 6D 2S", line="0 6C", options=FIRST | {"decks": "2"}), 0, "6D",
        Refusal("stay-with-suit", "option-first_turn", card("6D"), Suit.CLUBS),
    ),
    (
        on_nine("2D 6C", "klikk", top="2C", phase="owe", owed=2, options=FIRST | {"stack_twos": True}), 0, "2D",
        Refusal("stay-with-suit", "option-first_turn", card("2D"), Suit.CLUBS),
    ),
    (
        svindl("6D 6C", options=FIRST), 0, "slip 6D 6C",
        Refusal("stay-with-suit", "option-first_turn", card("6D"), Suit.CLUBS),
    ),
    # Drawing and passing (B16 to B20)
    (on_nine(), 0, "draw", Refusal("must-play", "must-play", card("6C"))),
    (on_nine("8C KC 6H 6C"), 0, "draw", Refusal("must-play", "must-play", card("6C 8C KC"))),
    (on_nine("8C KC 6H 6C"), 0, "pass", Refusal("must-play", "must-play", card("6C 8C KC"))),
    (on_nine(), 0, "pass", Refusal("must-play", "must-play", card("6C"))),
    (on_nine("KH 2S", drawn=3), 0, "draw", Refusal("three-draws", "drawing")),
    (on_nine("KH 2S", below=""), 0, "draw", Refusal("nothing-to-draw", "reshuffle")),
    (on_nine("KH 2S"), 0, "pass", Refusal("draw-first", "passing", number=3)),
    (on_nine("KH 2S", drawn=1), 0, "pass", Refusal("draw-first", "passing", number=2)),
    (on_nine(line="0 6C"), 0, "draw", Refusal("end-your-turn", "groups")),
    (on_nine("10C JD 2S", "upp_og_nidur", "0 10C"), 0, "pass", Refusal("end-your-chain", "chain")),
    (on_nine("8C KD", line="0 8C"), 0, "draw", Refusal("name-a-suit", "eights")),
    (on_nine("8C KD", line="0 8C"), 0, "pass", Refusal("name-a-suit", "eights")),
    (on_nine("8C KD", line="0 8C"), 0, "end", Refusal("name-a-suit", "eights")),
    (on_nine(), 0, "end", Refusal("lay-or-draw", "turn-order")),
    # Naming (B13, U02)
    (on_nine(), 0, "name S", Refusal("nothing-to-name", "eights")),
    (on_nine(game="langi"), 0, "name S", Refusal("nothing-to-name", "eights", number=8)),
    (on_nine(game="upp_og_nidur"), 0, "name S", Refusal("suits-do-not-count", "laying")),
    # Twos (K02, K03)
    (on_nine(), 0, "take", Refusal("nothing-owed", "turn-order")),
    (on_nine(game="klikk"), 0, "take", Refusal("nothing-owed", "twos")),
    (on_nine("2D 6C", "klikk", top="2C", phase="owe", owed=4), 0, "2D", Refusal("owes-cards", "twos", number=4)),
    (
        on_nine("2D 6C", "klikk", top="2C", phase="owe", owed=4, options={"stack_twos": True}), 0, "6C",
        Refusal("owes-cards", "option-stack_twos", number=4),
    ),
    (on_nine("2D 6C", "klikk", top="2C", phase="owe", owed=2), 0, "draw", Refusal("owes-cards", "twos", number=2)),
    (on_nine("2D 6C", "klikk", top="2C", phase="owe", owed=2), 0, "pass", Refusal("owes-cards", "twos", number=2)),
    (on_nine("2D 6C", "klikk", top="2C", phase="owe", owed=2), 0, "end", Refusal("owes-cards", "twos", number=2)),
    # Calls (B21 to B24)
    (on_nine(options={"olsen_auto": True}), 0, "call", Refusal("said-for-you", "option-olsen_auto")),
    (on_nine(line="0 call"), 0, "call", Refusal("already-said", "call")),
    (on_nine("6C KD", line="0 6C; 0 call"), 0, "call", Refusal("already-said", "call")),
    (on_nine(), 0, "last-call", Refusal("said-for-you", "going-out")),
    (on_nine(options=SILENT | {"olsen_auto": True}), 0, "last-call", Refusal("said-for-you", "going-out")),
    (
        on_nine(line="0 last-call", options=SILENT), 0, "last-call",
        Refusal("already-said", "option-olsen_olsen_required"),
    ),
    (on_nine(options=SILENT), 1, "last-call", Refusal("no-last-card", "option-olsen_olsen_required")),
    (
        svindl("6C", "0 6C; 0 last-call", options=SILENT), 0, "last-call",
        Refusal("already-said", "option-olsen_olsen_required"),
    ),
    (svindl("6C", "0 6C", options=SILENT), 1, "last-call", Refusal("no-last-card", "option-olsen_olsen_required")),
    (
        on_nine("6C", line="0 6C", options=SILENT, players=3), 2, "last-call",
        Refusal("no-last-card", "option-olsen_olsen_required"),
    ),
    (
        on_nine("6C KH", line="0 6C", options=SILENT), 0, "last-call",
        Refusal("no-last-card", "option-olsen_olsen_required"),
    ),
    (
        on_nine("AC KH", "klikk", "0 AC; 0 call; 0 call", options={"reverse2": "skip"}), 0, "call",
        Refusal("already-said", "call"),
    ),
    (on_nine("KH", others={1: "5D"}, window=1, armed=True), 0, "call", Refusal("already-said", "call")),
    # Catching (B21)
    (on_nine(), 1, "catch", Refusal("no-catching", "option-olsen_enforce")),
    (svindl(), 1, "catch", Refusal("no-catching", "option-olsen_enforce")),
    (on_nine(options=CAUGHT), 1, "catch", Refusal("nobody-to-catch", "option-olsen_enforce")),
    (
        on_nine("6C", line="0 6C", options=CAUGHT | SILENT), 1, "catch",
        Refusal("nobody-to-catch", "option-olsen_enforce"),
    ),
    (on_nine("6C KD", line="0 6C", options=CAUGHT), 0, "catch", Refusal("catch-yourself", "option-olsen_enforce")),
    (
        on_nine("6C KD 2S", line="0 6C; 1 catch", options=CAUGHT), 1, "catch",
        Refusal("caught-already", "option-olsen_enforce"),
    ),
    # Cheating and accusing (V01 to V11)
    (on_nine(), 0, "hide 6C", Refusal("no-cheating", "laying")),
    (on_nine(), 1, "accuse 0", Refusal("no-cheating", "laying")),
    (svindl(line="0 hide KD"), 0, "hide 2S", Refusal("one-cheat", "cheating")),
    (svindl("6C 6D 2S", "0 6C"), 0, "hide 2S", Refusal("cheat-too-late", "cheating")),
    (svindl(), 0, "hide 3H", Refusal("not-in-hand", "hide", card("3H"))),
    (svindl("6C"), 0, "hide 6C", Refusal("hide-last", "hide", card("6C"))),
    (svindl(), 0, "false 3H", Refusal("not-in-hand", "false-card", card("3H"))),
    (svindl(), 0, "false 6C", Refusal("it-fits", "false-card", card("6C"))),
    (svindl(), 0, "slip 3H 6C", Refusal("not-in-hand", "slip", card("3H"))),
    (svindl(), 0, "slip 6C 3H", Refusal("not-in-hand", "slip", card("3H"))),
    (svindl(), 0, "slip 6C 6C", Refusal("slip-two", "slip", card("6C"))),
    (svindl(), 0, "slip KD 6C", Refusal("does-not-fit", "laying", card("KD 9C"), Suit.CLUBS)),
    (svindl("6C 6D 2S"), 0, "slip 6C 6D", Refusal("no-cheat", "slip", card("6C 6D"))),
    (svindl("8C 6D", options=STRICT), 0, "slip 8C 6D", Refusal("last-eight", "option-out_on_changer", card("8C"))),
    (svindl("8C 8D", options=STRICT), 0, "slip 8C 8D", Refusal("last-eight", "option-out_on_changer", card("8C"))),
    (svindl(), 1, "accuse 0", Refusal("nobody-to-accuse", "accusing")),
    (svindl(line="0 6C"), 0, "accuse 0", Refusal("accuse-yourself", "accusing")),
    (svindl(line="0 6C", players=3), 1, "accuse 2", Refusal("accuse-last", "accusing", seat=0)),
    (svindl(line="0 6C; 2 accuse 0", players=3), 2, "accuse 0", Refusal("accused-already", "accusing")),
    (svindl(), 0, "let-stand", Refusal("nothing-stands", "accusing")),
    (on_nine(), 0, "let-stand", Refusal("nothing-stands", "turn-order")),
    (svindl("6C", "0 6C"), 1, "draw", Refusal("win-on-trial", "winning-on-trial", seat=0)),
    (svindl("6C", "0 6C; 1 accuse 0"), 1, "draw", Refusal("only-let-stand", "winning-on-trial", seat=0)),
]  # fmt: skip


@pytest.mark.parametrize(("table", "seat", "tried", "refusal"), ROWS, ids=refusal_tables.name)
def test_a_refusal_says_why_and_where_it_is_written(table: Any, seat: int, tried: Any, refusal: Refusal) -> None:
    refusal_tables.holds(table, seat, action(tried) if isinstance(tried, str) else tried, refusal)


def test_the_action_of_another_game_is_refused() -> None:
    assert on_nine().refusal(0, STOP) == Refusal("unknown-action", "laying")


def test_every_refusal_is_in_the_table() -> None:
    missing = refusal_tables.missing("olsen", ("refusals", "cheating", "legality"), [row[3] for row in ROWS])
    assert missing == {"unknown-action"}


def test_v02_v03_cheats_with_a_changer_that_may_not_be_last() -> None:
    """Only a changer that would be the last card is refused, not one below another card."""
    table = svindl("8C 6C", options=STRICT)
    assert table.refusal(0, Slip(*card("6C 8C"))) is None
    assert svindl("8C 6D 2S", options=STRICT).refusal(0, Slip(*card("8C 6D"))) is None
    assert table.refusal(0, Hide(*card("6C"))) is None


def test_who_may_answer_a_two_with_a_two_is_told_so() -> None:
    table = on_nine("2D 6C", "klikk", top="2C", phase="owe", owed=4, options={"stack_twos": True})
    refused = table.refusal(0, action("draw"))
    assert refused is not None
    told = entry("klikk").stage.speech.explain(refused, ("Anna", "Bjarni")).render(source_text)
    assert told == "First you have to take 4 card(s) for the twos, or lay a two."
