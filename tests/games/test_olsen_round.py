"""What a deal of the Ólsen family tells, step by step, and what it leaves on the table."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card, Suit, cards, packs
from cardtable.engine.chance import SeededChance
from cardtable.engine.refusal import IllegalActionError
from cardtable.engine.round import RoundResult
from cardtable.games.olsen.rules.events import (
    Blocked,
    CallArmed,
    Called,
    CatchFailed,
    Dealt,
    Drew,
    Imposed,
    Laid,
    MissedTurn,
    Passed,
    Penalized,
    Reshuffled,
    SteppedDown,
    SuitNamed,
    TookOwed,
    TurnedRound,
    WentOut,
)
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.knowledge import Lack
from tests.games.olsen_positions import OPTIONS, code, play, position

CAUGHT = {"olsen_enforce": "caught"}
SILENT = {"olsen_olsen_required": True}


def card(text: str) -> Card:
    return Card.parse(text)


def table_of(hand: str, game: str = "olsen", **more: Any) -> Any:
    return position(**{"game": game, "top": "9C", "hand": hand, "stock": "2H 3H 4H 6H 7H 10H", "players": 3, **more})


# -- the deal ----------------------------------------------------------------------------------------------------------


def test_b05_b08_three_cards_and_then_two_to_each() -> None:
    stock = SeededChance("x").shuffle(packs(1))
    drawn = [stock.pop() for _ in range(15)]
    table, events = deal(OPTIONS["olsen"](start_changer="suit").rules(), 3, 0, SeededChance("x"))
    order = [drawn[at * 3 : at * 3 + 3] + drawn[9 + at * 2 : 11 + at * 2] for at in range(3)]
    assert [table.hands[seat] for seat in (2, 0, 1)] == order
    assert (table.dealer, table.turn, table.phase) == (1, 2, "play")
    assert (table.pile, table.stock) == ([stock[-1]], stock[:-1])
    assert events == (Dealt(1, stock[-1]),)
    assert {deal(OPTIONS["olsen"]().rules(), 4, None, SeededChance(f"{one}"))[0].dealer for one in range(40)} == {
        0,
        1,
        2,
        3,
    }


def test_v15_what_everybody_remembers_of_cheats_is_carried_on() -> None:
    last = RoundResult((0,), (1, 0, 0), "out", (0, 2, 3), carried=((2, 1), (0, 3), (1, 0)))
    table, _ = deal(OPTIONS["svindl"]().rules(), 3, 0, SeededChance("x"), [last])
    assert (table.caught, table.cleared) == ([2, 0, 1], [1, 3, 0])


# -- turns -------------------------------------------------------------------------------------------------------------


def test_b10_b11_cards_of_one_rank_and_the_end_of_the_turn() -> None:
    table = table_of("6C 6D KH 2S", free=True, empty_passes=2)
    assert play(table, "6C") == [Laid(0, card("6C"))]
    assert (table.phase, table.turn, table.laid, table.begun, table.free, table.empty_passes) == (
        "chain",
        0,
        1,
        True,
        False,
        0,
    )
    assert play(table, "6D") == [Laid(0, card("6D"))]
    assert (table.phase, table.turn, table.laid, table.begun, table.window) == ("play", 1, 0, False, 0)
    assert (table.pile, table.hands[0], table.drawn) == (cards("9C 6C 6D"), cards("KH 2S"), 0)
    chain = table_of("6C 6D KH 2S")
    assert play(chain, "6C; end") == [Laid(0, card("6C"))]
    assert (chain.turn, chain.phase) == (1, "play")


def test_b13_b14_a_changer_and_the_named_suit() -> None:
    table = table_of("8D KH 2S", named="C", top="8C", players=2, others={1: "3S 5H"})
    with pytest.raises(IllegalActionError):
        play(table, "KH")
    assert play(table, "8D") == [Laid(0, card("8D"))]
    assert (table.phase, table.named) == ("name", None)
    assert play(table, "name S") == [SuitNamed(0, Suit.SPADES)]
    assert (table.named, table.turn) == (Suit.SPADES, 1)
    play(table, "3S")
    assert table.named is None


def test_b16_b18_up_to_three_draws_and_a_pass() -> None:
    table = table_of("KD 2S", empty_passes=2)
    assert play(table, "draw; draw") == [Drew(0, card("2H")), Drew(0, card("3H"))]
    assert (table.drawn, table.begun, table.turn, table.empty_passes) == (2, True, 0, 0)
    assert table.lacks == [Lack(Suit.CLUBS, (9, 8), 3), None, None]
    assert play(table, "draw; pass") == [Drew(0, card("4H")), Passed(0)]
    assert (table.turn, table.drawn, table.empty_passes) == (1, 0, 0)
    assert table.lacks[0] == Lack(Suit.CLUBS, (9, 8), 5)


def test_what_a_draw_tells_depends_on_the_rules() -> None:
    at_will = table_of("KD 2S", options={"voluntary_draw": True})
    play(at_will, "draw")
    assert at_will.lacks[0] is None
    last = table_of("8C", options={"out_on_changer": False})
    play(last, "draw")
    assert last.lacks[0] is None
    two = table_of("KD 2S", options={"out_on_changer": False})
    play(two, "draw")
    assert two.lacks[0] == Lack(Suit.CLUBS, (9, 8), 2)
    neighbours = table_of("KD 2S", "upp_og_nidur")
    play(neighbours, "draw")
    assert neighbours.lacks[0] == Lack(None, (8, 10), 2)


def test_what_a_player_lacks_is_remembered_until_cards_leave_the_hand() -> None:
    lack = Lack(Suit.CLUBS, (9, 8), 2)
    assert [lack.excludes(card(text)) for text in ("KC", "9D", "8H", "KD")] == [True, True, True, False]
    assert not Lack(None, (8, 10), 2).excludes(card("KD"))
    assert lack.after_playing(card("KC")) is lack
    assert lack.after_playing(card("KD")) == Lack(Suit.CLUBS, (9, 8), 1)
    assert Lack(Suit.CLUBS, (9, 8), 1).after_losing() is None


def test_a_drawn_card_and_a_laid_card_change_what_is_known() -> None:
    table = table_of("KD 2S 5D", stock="KC 3H")
    table.called[0] = True
    play(table, "draw")
    assert table.called[0] is False
    play(table, "KC")
    assert table.lacks[0] == Lack(Suit.CLUBS, (9, 8), 3)
    other = table_of("6C KH 2S")
    other.lacks[0] = Lack(Suit.HEARTS, (9, 8), 2)
    play(other, "6C")
    assert other.lacks[0] == Lack(Suit.HEARTS, (9, 8), 1)
    assert other.trace is None, "only where one may cheat does a turn leave a trace"


# -- the stock and the end ---------------------------------------------------------------------------------------------


def test_b20_the_pile_below_its_top_becomes_the_stock() -> None:
    table = table_of("KD 2S", stock="", below="3C 4C 5C", others={1: "3D 3S", 2: "4D 4S"})
    below = cards("3C 4C 5C")
    events = play(table, "draw")
    assert events[0] == Reshuffled(3)
    assert sorted([*table.stock, table.hands[0][-1]]) == sorted(below)
    assert table.pile == cards("9C")


def test_b20_a_deal_ends_when_nobody_can_do_anything() -> None:
    table = table_of("KD", stock="", below="", others={1: "QD JD", 2: "2S 3S"})
    table.hands[2] += [one for one in table.hands[1] if one.suit is Suit.CLUBS or one.rank in (8, 9)]
    table.hands[1] = [one for one in table.hands[1] if one not in table.hands[2]]
    assert play(table, "pass") == [Passed(0)]
    assert table.empty_passes == 1
    play(table, "pass")
    assert (table.empty_passes, table.result) == (2, None)


def test_b26_after_too_many_actions_the_fewest_cards_win() -> None:
    for game, most in (("olsen", 3000), ("svindl", 3000), ("langi", 30_000)):
        table = table_of("6C 6D KH 2S 3S", game, others={1: "5H 5D", 2: "KD QD"})
        table.actions = most - 2
        play(table, "6C")
        assert table.result is None
        events = play(table, "6D")
        assert events[-1] == Blocked((1, 2))
        assert table.result is not None
        assert (table.result.winners, table.result.reason, table.result.held) == ((1, 2), "blocked", (3, 2, 2))
        assert (table.phase, table.window, table.provisional) == ("over", None, False)


def test_b26_a_silent_last_card_is_no_card_less() -> None:
    table = table_of("6C", options=SILENT, others={1: "5H 5D", 2: "KD QD"}, actions=2999)
    assert play(table, "6C")[-1] == Blocked((0,))
    assert (table.provisional, table.phase, table.awaited()) == (False, "over", ())


def test_l06_on_the_ladder_the_lowest_changer_comes_first() -> None:
    table = table_of("6C 6D KH 2S 3S", "langi", others={1: "5H 5D 4D", 2: "KD QD"}, actions=29_999)
    table.levels = [8, 5, 6]
    assert play(table, "6C")[-1] == Blocked((1,))


def test_b24_b27_the_last_card_wins() -> None:
    table = table_of("6C", others={1: "5H 5D", 2: "KD"})
    assert play(table, "6C") == [Laid(0, card("6C")), WentOut(0)]
    assert table.result == RoundResult((0,), (1, 0, 0), "out", (0, 2, 1))
    assert (table.phase, table.window) == ("over", None)


def test_s02_in_points_the_cards_are_kept_for_the_score() -> None:
    table = table_of("6C", "med_stigum", others={1: "5H 8D", 2: "KD"})
    play(table, "6C")
    left = tuple(map(tuple, map(cards, ("", "5H 8D", "KD"))))
    assert table.result == RoundResult((0,), (0, 30, 10), "out", (0, 2, 1), left)


# -- calls (B21 to B24) ------------------------------------------------------------------------------------------------


def test_b21_a_call_ahead_counts_when_one_card_is_left() -> None:
    table = table_of("6C KH")
    assert play(table, "0 call; 6C") == [CallArmed(0), Laid(0, card("6C")), Called(0, counts=True)]
    assert (table.called[0], table.armed, table.awaited()) == (True, False, ())


def test_b23_a_call_ahead_that_nothing_comes_of_is_harmless() -> None:
    table = table_of("6C KH 2S")
    assert play(table, "0 call; 6C") == [CallArmed(0), Laid(0, card("6C"))]
    assert (table.called[0], table.armed) == (False, False)
    assert play(table, "2 call") == [Called(2, counts=False)]


def test_b21_a_call_in_the_window_is_in_time() -> None:
    table = table_of("6C KH")
    play(table, "6C")
    assert table.awaited() == (0,)
    assert play(table, "0 call") == [Called(0, counts=True)]
    assert (table.called[0], table.awaited()) == (True, ())


def test_b21_who_is_silent_draws_three_when_the_next_player_acts() -> None:
    table = table_of("6C KH", others={1: "6S 5D", 2: "KD QD"})
    play(table, "6C")
    assert play(table, "6S") == [Penalized(0, tuple(cards("2H 3H 4H")), 3), Laid(1, card("6S"))]
    assert (table.hands[0], table.window) == (cards("KH 2H 3H 4H"), 1)


def test_b21_catching_where_the_table_plays_so() -> None:
    table = table_of("6C KH", options=CAUGHT)
    play(table, "6C")
    assert play(table, "2 catch") == [Penalized(0, tuple(cards("2H 3H 4H")), 3, caught_by=2)]
    assert (table.tried, table.awaited()) == ([2], ())
    assert play(table, "1 catch") == [CatchFailed(1, 0)]
    assert table.tried == [2, 1]
    play(table, "1 draw" if code(table, 1, "draw") is None else f"1 {table.legal(1)[0].card}")
    assert (table.window in (None, 1), table.tried) == (True, [])


def test_k09_b21_after_an_extra_turn_everybody_may_catch_anew() -> None:
    table = table_of("AC KC 2S 3S", "klikk", players=2, options=CAUGHT | {"reverse2": "skip"})
    assert play(table, "AC; 1 catch")[-1] == CatchFailed(1, 0)
    assert table.tried == [1]
    play(table, "KC")
    assert (table.tried, table.window) == ([], 0)


def test_b24_the_last_call_where_it_has_to_be_said() -> None:
    ahead = table_of("6C", options=SILENT)
    assert play(ahead, "0 last-call; 6C") == [CallArmed(0, last=True), Laid(0, card("6C")), WentOut(0)]
    after = table_of("6C", options=SILENT)
    assert play(after, "6C") == [Laid(0, card("6C"))]
    assert (after.provisional, after.result, after.awaited()) == (True, None, (0,))
    assert play(after, "0 last-call") == [WentOut(0)]
    assert (after.provisional, after.phase) == (False, "over")
    never = table_of("6C", options=SILENT, others={1: "6S 5D", 2: "KD QD"})
    play(never, "6C")
    assert play(never, "6S") == [Penalized(0, tuple(cards("2H 3H 4H")), 3, last=True), Laid(1, card("6S"))]
    assert (never.provisional, never.result) == (False, None)


def test_the_program_says_it_for_all_where_the_table_wants_it() -> None:
    table = table_of("6C KH", options={"olsen_auto": True})
    assert play(table, "6C") == [Laid(0, card("6C")), Called(0, counts=True)]
    last = table_of("6C", options={"olsen_auto": True} | SILENT)
    assert play(last, "6C") == [Laid(0, card("6C")), WentOut(0)]


# -- klikk and Langi ---------------------------------------------------------------------------------------------------


def test_k02_k03_twos_impose_and_are_taken() -> None:
    table = table_of("2C 2D 5S 7S", "klikk")
    events = play(table, "2C; 2D")
    assert events[-1] == Imposed(1, 4)
    assert (table.owed, table.phase, table.turn) == (4, "owe", 1)
    assert play(table, "take") == [TookOwed(1, tuple(cards("2H 3H 4H 6H")), 4)]
    assert (table.owed, table.phase, table.turn) == (0, "play", 1)


def test_k04_k05_aces_turn_round() -> None:
    table = table_of("AC 5S 7S", "klikk")
    assert play(table, "AC") == [Laid(0, card("AC")), TurnedRound(clockwise=False)]
    assert (table.direction, table.turn) == (-1, 2)
    back = table_of("AC 5S 7S", "klikk", direction=-1)
    assert play(back, "AC")[-1] == TurnedRound(clockwise=True)
    assert back.turn == 1
    two = table_of("AC 5S 7S", "klikk", players=2, options={"reverse2": "skip"})
    assert play(two, "AC") == [Laid(0, card("AC")), MissedTurn(1)]
    assert (two.turn, two.direction) == (0, 1)


def test_k06_k07_queens_make_others_miss_a_turn() -> None:
    table = table_of("QC QD 5S 7S", "klikk", players=4)
    assert play(table, "QC; QD")[-2:] == [MissedTurn(1), MissedTurn(2)]
    assert table.turn == 3


def test_k11_queens_laid_last_pass_over_the_hand_that_is_empty() -> None:
    table = table_of("QC QD", "klikk", options=SILENT)
    assert play(table, "QC; QD")[2:] == [], "once round the table, nobody has missed a turn"
    assert (table.turn, table.provisional) == (1, True)


def test_l02_l04_a_step_down_the_ladder() -> None:
    table = table_of("6C", "langi")
    table.lacks[0] = Lack(Suit.CLUBS, (9, 8), 1)
    table.called[0] = True
    assert play(table, "6C") == [Laid(0, card("6C")), SteppedDown(0, 7, tuple(cards("2H 3H 4H 6H 7H")), 5)]
    assert (table.levels, table.lacks[0], table.called[0], table.result) == ([7, 8, 8], None, False, None)
    assert (table.turn, table.phase) == (1, "play")
    shared = table_of("6C", "langi", options={"langi_shared": True})
    play(shared, "6C")
    assert shared.levels == [7, 7, 7]
    last = table_of("6C", "langi")
    last.levels = [1, 5, 5]
    assert play(last, "6C") == [Laid(0, card("6C")), WentOut(0)]


def test_what_is_refused_is_not_played() -> None:
    table = table_of("6C KH")
    with pytest.raises(IllegalActionError):
        play(table, "pass")
    assert (table.begun, table.actions, table.window) == (False, 0, None)


def test_a_deal_that_could_not_exist_is_not_read() -> None:
    table = table_of("6C KH")
    data = table.to_json()
    assert type(table).from_json(data) == table
    data["hands"][0] = ["6C", "6C"]
    with pytest.raises(ValueError, match="cards"):
        type(table).from_json(data)
