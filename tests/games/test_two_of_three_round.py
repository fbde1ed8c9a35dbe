"""What a leg of Two of Three tells, step by step, and what it keeps of the cards that were seen."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards, packs
from cardtable.engine.chance import SeededChance
from cardtable.engine.refusal import IllegalActionError
from cardtable.games.two_of_three.rules import game
from cardtable.games.two_of_three.rules.events import Drew, Passed, Played, Stuck, Took, TookStock, WentOut
from cardtable.games.two_of_three.rules.game import TwoOfThree, deal
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from tests.games.test_saved_rounds import saved_rounds
from tests.games.two_of_three_positions import action, play, position, some_match

REST = "2D 3D 4C 5C 6C 7C 8C 9C 10C JC KC 2C 3H 4H 6H 7H 8H KD"


def test_the_default_rules_are_those_of_the_options() -> None:
    assert TwoOfThreeRules() == TwoOfThreeRules().rules()


def test_g21_legs_or_a_limit() -> None:
    assert [(TwoOfThreeRules(end=end).legs, TwoOfThreeRules(end=end).limit) for end in ("5r", "10r", "100")] == [
        (5, None), (10, None), (None, 100),
    ]  # fmt: skip
    standing = game.standing(TwoOfThreeRules(), 3, [])
    assert (standing.totals, standing.over, standing.leaders) == ((0, 0, 0), False, ())


def test_g10_a_turn_ended_by_choice_leaves_nothing_behind() -> None:
    table = position("JD 5S", "3C 5C 2H", "4D", stock="6C")
    assert play(table, "3C; stop") == [Played(0, cards("3C")[0], False), Passed(0, chosen=True)]
    assert (table.turn, table.placed, table.drawn, table.barred) == (1, 0, False, [[], []])


def test_g10_the_cards_of_a_turn_are_counted() -> None:
    table = position("JD 5S", "3C 5C 7C 2H", "4D", stock="6C")
    play(table, "3C; 5C")
    assert (table.placed, table.turn, table.row) == (2, 0, cards("JD 5S 3C 5C"))


def test_g14_a_turn_ends_when_nothing_fits_and_everybody_knows_so() -> None:
    table = position("JD 5S", "3C 9H", "4D QC", stock="6C")
    assert play(table, "3C") == [Played(0, cards("3C")[0], False), Passed(0, chosen=False)]
    assert (table.turn, table.barred) == (1, [[3], []])


def test_g12_a_draw_says_that_nothing_fitted() -> None:
    table = position("JD 5S", "2S 4H", "4D", stock="3C 7C")
    assert play(table, "draw") == [Drew(0, cards("3C")[0])]
    assert (table.barred, table.drawn, table.placed) == ([[2], []], True, 0)


def test_g13_g19_who_is_stuck_takes_the_row_all_hands_and_the_rest_of_the_stock() -> None:
    table = position("JD 5S", "2S 4H", "4D 6D", "8C", stock="9H 7C", pile=1, lost=[1, 0, 0])
    assert play(table, "draw") == [
        Drew(0, cards("9H")[0]), Stuck(0, stock_empty=False, number=8), Took(0, 8, "all"), TookStock(0, 1),
    ]  # fmt: skip
    assert table.gone == cards("JD 5S")
    assert table.kept == [cards("2S 4H 9H"), cards("4D 6D"), cards("8C")]
    assert (table.hands, table.row, table.stock) == ([[], [], []], [], [])
    assert (table.lost, table.placed, table.drawn) == ([2, 0, 0], 0, False)
    assert table.result is not None
    assert table.result.reason == "leg"
    assert table.result.carried == ((0,), (2, 0, 0), (1, 0, 0))
    assert (table.result.scores, table.result.held, table.result.winners) == ((9, 43, 0), (3, 2, 1), (2,))


def test_g18_stuck_at_an_empty_stock() -> None:
    table = position("JD 5S", "3C 9H", "4D QC")
    assert play(table, "3C")[2:] == [Stuck(1, stock_empty=True, number=3 + 1 + 2), Took(1, 3 + 1 + 2, "all")]
    assert table.result is not None
    assert table.result.carried == ((1,), (0, 1), (0, 0))
    assert table.placed == 0


def test_g15_g20_somebody_goes_out_and_the_others_take_what_is_theirs() -> None:
    table = position("5S QH", "AS", "4D QC 9H", "2S 3S", "KS", stock="6C", pile=2, gone=cards("10D"), placed=1)
    table.kept[2] = cards("10S")
    assert play(table, "AS") == [
        Played(0, cards("AS")[0], False), WentOut(0, 1, 6), Took(1, 6, "row"), Took(2, 2, "hand"), Took(3, 1, "hand"),
        TookStock(1, 1),
    ]  # fmt: skip
    assert table.gone == cards("10D 5S QH AS")
    assert table.kept == [[], cards("4D QC 9H"), cards("10S 2S 3S"), cards("KS")]
    assert table.lost == [0, 1, 0, 0]
    assert table.placed == 0
    assert table.result is not None
    assert table.result.held == (0, 3, 2, 1)


def test_who_ends_a_leg_by_going_out_takes_it_back_no_more() -> None:
    """No hand is left that could be shown, but whoever looks back at the leg sees what the others held."""
    match = some_match(Random(1), TwoOfThreeRules())
    match.deal()
    match.round = position("5S QH", "AS", *["4D QC 9H", "2S 3S", "KS"][: len(match.seats) - 1], stock="6C")
    match.play(0, action("AS"))
    assert match.between_rounds
    refusal = match.take_back_refusal(0)
    assert refusal is not None
    assert refusal.code == "take-back-revealed"


def test_g6_g17_the_next_round_is_dealt_one_by_one_from_the_rest() -> None:
    table = position("5S QH", "AS", "4D QC 9H", "2S 3S", stock=REST, lost=[0, 2, 0])
    dealt = next(event for event in play(table, "AS") if event.kind == "dealt")
    first, second, third = (" ".join(REST.split()[start:15:3]) for start in range(3))
    assert [table.hands[seat] for seat in (1, 2, 0)] == [cards(first), cards(second), cards(third)]
    assert table.row == cards("7H 8H")
    assert (dealt.dealer, dealt.starter, dealt.number, dealt.row, dealt.stock) == (0, 1, 2, tuple(cards("7H 8H")), 1)
    assert (table.dealer, table.starter, table.turn, table.number) == (0, 1, 1, 2)
    assert (table.lost, table.barred[1], table.placed) == ([0, 3, 0], [], 0)


def test_g6_a_deal_gives_the_cards_of_the_stock_in_their_order() -> None:
    table, _ = deal(TwoOfThreeRules(first_start="youngest"), 3, [], SeededChance("x"))
    stock = SeededChance("x").shuffle(packs())
    drawn = [stock.pop() for _ in range(17)]
    assert table.hands == [drawn[seat:15:3] for seat in range(3)]
    assert (table.row, table.stock, table.dealer) == (drawn[15:], stock, 2)


def test_what_is_refused_is_not_played() -> None:
    table = position("JD 5S", "3C 2H", "4D", stock="6C")
    with pytest.raises(IllegalActionError):
        play(table, "draw")
    assert table.hands[0] == cards("3C 2H")


def test_a_leg_that_nobody_can_have_lost_so_is_not_read() -> None:
    """The rest of the check is in ``validation.py``; tampered rounds of all games are in the conformance suite."""
    game = TwoOfThree()
    saved = saved_rounds("two_of_three")[0]["round"]
    assert game.load_round(saved)
    with pytest.raises(ValueError):  # noqa: PT011 - whichever check comes first
        game.load_round({**saved, "lost": [5] * len(saved["lost"])})
