"""Mistakes that are certain: found with nothing imagined, and only where they are."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import cards
from cardtable.games.catalogue import catalogue
from cardtable.games.san_da_yi.rules.actions import PLAY
from cardtable.players.evaluation import Mistake
from tests.games import olsen_positions as olsen
from tests.games import rummy_positions as rummy
from tests.games import san_da_yi_positions as san_da_yi
from tests.games import two_of_three_positions as two_of_three
from tests.games import veidimadur_positions as veidimadur

pytestmark = pytest.mark.whole


def mistake(game: str, table: Any, action: Any, seat: int = 0) -> Mistake | None:
    return catalogue()[game].judge.mistake(table.view(seat), action)


def code(game: str, table: Any, action: Any, seat: int = 0) -> str | None:
    found = mistake(game, table, action, seat)
    return None if found is None else found.code


# -- the Ólsen family --------------------------------------------------------------------------------------------------

OUT: dict[str, tuple[str, dict[str, Any], str, str | None]] = {
    "a last card that fits": ("olsen", {"top": "5H", "hand": "5S"}, "draw", "out"),
    "it is laid": ("olsen", {"top": "5H", "hand": "5S"}, "5S", None),
    "it does not fit": ("olsen", {"top": "5H", "hand": "6S"}, "draw", None),
    "a group that is the hand": ("olsen", {"top": "5H", "hand": "5S 5D"}, "draw", "out-in-turn"),
    "either card of the group comes first": ("olsen", {"top": "5H", "hand": "5S 5D"}, "5D", None),
    "a card is left": ("olsen", {"top": "5H", "hand": "5S 5D 6H"}, "6H", None),
    "a chain": ("upp_og_nidur", {"top": "5H", "hand": "6S 7D 8C"}, "draw", "out-in-turn"),
    "the other end of a chain": ("upp_og_nidur", {"top": "5H", "hand": "6S 4D"}, "draw", None),
    "whoever has cheated goes out for nothing": (
        "svindl", {"top": "5H", "hand": "5S", "turn": 0, "cheated": True}, "draw", None
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", OUT)
def test_a_hand_that_could_have_gone_out(case: str) -> None:
    game, setting, done, expected = OUT[case]
    table = olsen.position(game=game, options={"voluntary_draw": True}, **setting)
    assert code(game, table, olsen.action(done)) == expected


def test_calls_ahead_are_no_moves_that_miss_anything() -> None:
    table = olsen.position(top="5H", hand="5S")
    assert code("olsen", table, olsen.action("call")) is None


def test_a_call_that_is_due_and_silence() -> None:
    table = olsen.position(top="5H", hand="5S 9D")
    olsen.play(table, "0 5S")
    assert mistake("olsen", table, None) == Mistake("forgot-call", olsen.action("call"))
    assert code("olsen", table, None, seat=1) is None
    olsen.play(table, "0 call")
    assert code("olsen", table, None) is None


def test_last_words_that_are_due_and_silence() -> None:
    table = olsen.position(top="5H", hand="5S", options={"olsen_olsen_required": True})
    olsen.play(table, "0 5S")
    assert mistake("olsen", table, None) == Mistake("forgot-last-call", olsen.action("last-call"))


def svindl(hand: str, **more: Any) -> Any:
    others = {1: "6S 5D 5S", 2: "KD QD QS"}
    return olsen.position(game="svindl", top="9C", hand=hand, players=3, others=others, **more)


ACCUSED: dict[str, tuple[str, str, str | None]] = {
    "a card that fits": ("6C KH 2S", "6C", "fair-card"),
    "a card that does not": ("KH 6C 2S", "false KH", None),
    "one tucked under it": ("6C KH 2S", "slip 6C KH", None),
    "one hidden": ("6C KH 2S", "hide KH; 0 6C", None),
    "a call that is due": ("6C KH", "6C", None),
    "a call that was said": ("6C KH", "call; 0 6C", "fair-card"),
    "nothing was laid": ("KH 2S", "draw; 0 draw; 0 draw; 0 pass", "nothing-laid"),
    "a last card costs nothing": ("6C", "6C", None),
}


@pytest.mark.parametrize("case", ACCUSED)
def test_accusations_that_all_could_see_to_be_wrong(case: str) -> None:
    hand, line, expected = ACCUSED[case]
    table = svindl(hand, stock="2H 3H 4H 6H 7H 10H")
    olsen.play(table, f"0 {line}")
    assert code("svindl", table, olsen.action("accuse 0"), seat=2) == expected


def test_whatever_is_laid_on_the_first_eight_is_fair() -> None:
    table = olsen.position(game="svindl", top="8C", hand="KH 6C 2S", players=3, free=True)
    olsen.play(table, "0 KH")
    found = mistake("svindl", table, olsen.action("accuse 0"), seat=1)
    assert found is not None
    assert (found.code, str(found.card), found.better) == ("free-card", "KH", None)


@pytest.mark.parametrize(("line", "expected"), [("slip 6C KH", "let-stand"), ("6C; 0 KC", None)])
def test_a_cheat_that_all_could_see_is_not_let_stand_at_the_last_card(line: str, expected: str | None) -> None:
    table = svindl("6C KH" if expected else "6C 6H", options={"olsen_auto": True})
    olsen.play(table, "0 slip 6C KH" if expected else "0 6C; 0 6H")
    assert table.provisional
    assert code("svindl", table, olsen.action("let-stand"), seat=1) == expected


# -- contract rummy ----------------------------------------------------------------------------------------------------

OFFERED = {"upcard": "9H", "phase": "offer", "options": {"buy_down": False}}
TABLE = {"melds": "9S 9D 9C / 4H 5H 6H 7H", "down": (0, 1)}
RUMMY: dict[str, tuple[dict[str, Any], str, str | None]] = {
    "the rest could go": ({"hand": "9H KD", **TABLE}, "discard KD", "out-in-turn"),
    "the last card is discarded": ({"hand": "KD", **TABLE}, "discard KD", None),
    "a card that fits is discarded": ({"hand": "9H KD QD 2C", **TABLE}, "discard 9H", "discarded-fitting"),
    "a card that fits is kept": ({"hand": "9H KD QD 2C", **TABLE}, "discard KD", "kept-fitting"),
    "a joker may wait": ({"hand": "JK1 KD QD 2C", **TABLE}, "discard KD", None),
    "nothing fits": ({"hand": "KD QD 2C", **TABLE}, "discard KD", None),
    "not down": ({"hand": "9H KD QD 2C", **TABLE, "down": (1,)}, "discard 9H", None),
    "laid off in the next turn": (
        {"hand": "9H KD QD 2C", **TABLE, "laid_this_turn": True, "options": {"layoff_same_turn": False}},
        "discard 9H", None,
    ),
    "the upcard goes with the last": (
        {"hand": "KD 2C", **OFFERED, **TABLE, "down": (0, 1, 2, 3)},
        "draw", None,
    ),
    "with the upcard all go": (
        {"hand": "KD", **OFFERED, **TABLE, "down": (0, 1, 2, 3)},
        "draw", "out-with-upcard",
    ),
    "others may buy it": ({"hand": "KD", "upcard": "9H", "phase": "offer", **TABLE}, "draw", None),
}  # fmt: skip


@pytest.mark.parametrize("case", RUMMY)
def test_what_could_have_gone_at_rummy(case: str) -> None:
    setting, done, expected = RUMMY[case]
    assert code("kinaskak", rummy.position(**setting), rummy.action(done)) == expected


def test_a_contract_that_is_the_whole_hand() -> None:
    table = rummy.position(hand="4H 5H 6H 7H 9S 9D 9C KD")
    found = mistake("kinaskak", table, rummy.action("discard KD"))
    assert found is not None
    assert found.code == "out-at-once"
    assert mistake("kinaskak", table, found.better) is None


# -- San Da Yi ---------------------------------------------------------------------------------------------------------

# Hearts are trumps, and seat 0 declares; the line is played by seats 1, 2, 3 in turn, and then the last seat plays.
TRICKS: dict[str, tuple[dict[int, str], int, str, str, str | None]] = {
    "no card lies between": (
        {0: "3♠ 3♦", 1: "A♠ 4♦", 2: "6♠ 6♦", 3: "10♠ 9♠"}, 0, "3♠; A♠; 6♠", "9♠", "points-for-partner"
    ),
    "an unseen card does": (
        {0: "3♠ 10♣", 1: "A♠ 4♦", 2: "6♠ J♠", 3: "Q♠ 10♠"}, 0, "3♠; A♠; 6♠", "Q♠", None
    ),
    "the declarer has it": (
        {0: "A♠ 3♦", 1: "3♠ 4♦", 2: "6♠ 6♦", 3: "10♠ 9♠"}, 0, "A♠; 3♠; 6♠", "10♠", "points-lost"
    ),
    "nothing was given": (
        {0: "A♠ 3♦", 1: "3♠ 4♦", 2: "6♠ 6♦", 3: "10♠ 9♠"}, 0, "A♠; 3♠; 6♠", "9♠", None
    ),
    "the declarer's own": (
        {0: "10♠ 9♠", 1: "3♠ 4♦", 2: "6♠ 6♦", 3: "4♠ 7♦"}, 1, "3♠; 6♠; 4♠", "9♠", "points-kept"
    ),
    "the declarer may still beat it": (
        {0: "A♠ 3♦", 1: "K♠ 4♦", 2: "10♠ 9♠", 3: "4♠ 7♦"}, 1, "K♠", "9♠", None
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", TRICKS)
def test_points_in_a_trick_that_is_sure(case: str) -> None:
    hands, leader, line, card, expected = TRICKS[case]
    table = san_da_yi.ending(hands, turn=leader, direction="cw")
    san_da_yi.play(table, line)
    action = PLAY[san_da_yi.read(card)[0]]
    assert code("san_da_yi", table, action, seat=table.turn) == expected


# -- Two of Three and Veiðimaður ---------------------------------------------------------------------------------------


def test_all_cards_could_follow_one_another() -> None:
    table = two_of_three.position("JD 5S", "5D 9D", "2C 3C 4C", options={"stop_early": True})
    two_of_three.play(table, "5D")
    assert code("two_of_three", table, two_of_three.action("stop")) == "out"
    assert code("two_of_three", table, two_of_three.action("9D")) is None


ASKED: dict[str, tuple[list[str], str, str | None]] = {
    "the book is sure": (["7D"], "2 5", "sure-book"),
    "it is asked for": (["7D"], "1 7", None),
    "nothing is known": ([], "2 5", None),
}


@pytest.mark.parametrize("case", ASKED)
def test_a_sure_book_goes_before_a_guess(case: str) -> None:
    known, done, expected = ASKED[case]
    table = veidimadur.position("7S 7H 7C 5S", "7D 5H KD", "KS KH KC 5C 5D", known=[[], cards(" ".join(known)), []])
    assert code("veidimadur", table, veidimadur.action(done)) == expected


def test_nobody_is_asked_who_has_none_where_another_may_have_some() -> None:
    table = veidimadur.position("5S 7S", "5H 7H KD", "KS KH KC 5C 5D 7C 7D", turn=0)
    veidimadur_lacks(table, seat=1, rank=5)
    found = mistake("veidimadur", table, veidimadur.action("1 5"))
    assert found == Mistake("holds-none", veidimadur.action("2 5"), seat=1)
    assert code("veidimadur", table, veidimadur.action("2 5")) is None


def test_what_only_the_own_hand_tells_is_not_said_to_be_known_to_all() -> None:
    """Who holds two fives, and has heard who has the others, alone knows that the third player has none."""
    known = [[], [], cards("5C"), cards("5D")]
    table = veidimadur.position("5S 5H 7S", "7H KD", "KS KH 5C 7C", "KC 5D 7D", known=known)
    assert code("veidimadur", table, veidimadur.action("1 5")) is None


def veidimadur_lacks(table: Any, seat: int, rank: int) -> None:
    table.hands[seat] = [card for card in table.hands[seat] if card.rank != rank]
    table.fresh[seat][rank - 1] = 0
