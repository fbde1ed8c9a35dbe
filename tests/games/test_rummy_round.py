"""What a round of contract rummy tells, step by step, and what it leaves on the table."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card, cards, packs
from cardtable.engine.chance import SeededChance
from cardtable.engine.refusal import IllegalActionError
from cardtable.engine.round import RoundResult
from cardtable.games.rummy.rules import legality, scoring
from cardtable.games.rummy.rules.events import (
    Answered,
    Bought,
    Discarded,
    Drew,
    DrewForIt,
    KeptLast,
    LaidDown,
    LaidOff,
    LeftUpcard,
    Reshuffled,
    Swapped,
    TookUpcard,
    Voided,
    WentOut,
)
from cardtable.games.rummy.rules.game import Kinaskak, Shanghai
from cardtable.games.rummy.rules.house_rules import KinaskakOptions
from tests.games.rummy_positions import check_cards, code, meld, play, position
from tests.games.test_saved_rounds import saved_rounds

pytestmark = pytest.mark.whole

RUN = "5D 6D JK1 8D"


def card(text: str) -> Card:
    return Card.parse(text)


def offer(game: str = "kinaskak", **more: Any) -> Any:
    return position(game, **{"hand": "2H", "upcard": "9D", "phase": "offer", **more})


def empty_stock(table: Any, below: int, left: int = 0) -> None:
    """So many cards lie below the upcard, so many in the stock, and seat 1 holds the others."""
    kept, table.stock = table.stock[len(table.stock) - left :], table.stock[: len(table.stock) - left]
    table.discard[:0] = [table.stock.pop() for _ in range(below)]
    table.hands[1] += table.stock
    table.stock = kept
    check_cards(table)


# -- turns -------------------------------------------------------------------------------------------------------------


def test_k13_the_upcard_is_taken_and_everybody_remembers_it() -> None:
    table = offer(discarder=3)
    assert play(table, "0 take") == [TookUpcard(0, card("9D"))]
    assert (table.hands[0], table.known[0], table.discard, table.live) == (cards("2H 9D"), cards("9D"), [], False)
    assert table.phase == "meld"


def test_k13_a_draw_from_the_stock_where_nobody_may_buy() -> None:
    table = offer(number=8, stock="AC AD")
    assert play(table, "0 draw") == [LeftUpcard(0), Drew(0, card("AC"))]
    assert (table.hands[0], table.known[0], table.live, table.phase) == (cards("2H AC"), [], False, "meld")


def test_k17_a_discard_ends_the_turn_and_clears_what_belonged_to_it() -> None:
    table = position(hand="2H 3H", known=[cards("2H"), [], [], []], laid_this_turn=True, refused_by_all=True)
    assert play(table, "0 discard 2H") == [Discarded(0, card("2H"))]
    assert (table.turn, table.phase, table.live, table.discarder) == (1, "offer", True, 0)
    assert (table.hands[0], table.discard, table.known[0]) == (cards("3H"), cards("2H"), [])
    assert (table.laid_this_turn, table.refused_by_all) == (False, False)
    assert (table.must_lay_down, table.must_play) == (False, None)


def test_k8_laying_down_is_told_and_shown() -> None:
    table = position(
        number=2, hand="8H 8D 8C 9C 9D 9H KD QC", melds=RUN.replace("8D", "8D-2"), down=(1,), idle=4,
        known=[cards("8H KD"), [], [], []],
    )  # fmt: skip
    eights, nines = meld("8H 8D 8C"), meld("9C 9D 9H")
    assert play(table, "0 down 8H 8D 8C / 9C 9D 9H") == [LaidDown(0, (eights, nines))]
    assert table.melds[1:] == [eights, nines]
    assert (table.owners, table.down, table.idle) == ([1, 0, 0], [True, True, False, False], 0)
    assert (table.hands[0], table.known[0], table.laid_this_turn) == (cards("KD QC"), cards("KD"), True)
    assert table.result is None


def test_k15_laying_off_is_told_and_shown() -> None:
    table = position(hand="4D 9D KD QC", melds=RUN, down=(0, 1), idle=4)
    assert play(table, "0 off 9D 0 high; 0 off 4D 0 low") == [LaidOff(0, card("9D"), 0), LaidOff(0, card("4D"), 0)]
    assert (table.melds, table.hands[0], table.idle) == ([meld("4D 5D 6D JK1 8D 9D")], cards("KD QC"), 0)


def test_k16_a_taken_joker_goes_into_the_hand_for_all_to_see() -> None:
    table = position(hand="7D KD QC", melds=RUN, down=(0, 1))
    assert play(table, "0 swap 7D 0 2") == [Swapped(0, card("7D"), card("JK1"), 0)]
    assert (table.melds, table.hands[0], table.known[0]) == ([meld("5D 6D 7D 8D")], cards("KD QC JK1"), cards("JK1"))
    assert (table.must_play, table.must_lay_down) == (None, False)


def test_k16_a_joker_that_must_be_played_is_free_once_it_lies() -> None:
    table = position(hand="7D KD QC", melds=RUN, down=(0, 1), options={"swap_hold": False})
    play(table, "0 swap 7D 0 2")
    assert table.must_play is card("JK1")
    play(table, "0 off JK1 0 high")
    assert table.must_play is None
    play(table, "0 discard KD")


def test_another_card_may_be_laid_first_where_the_joker_still_fits_afterwards() -> None:
    table = position(hand="7D 9D KD QC", melds=RUN, down=(0, 1), options={"swap_hold": False})
    play(table, "0 swap 7D 0 2; 0 off 9D 0 high")
    assert table.must_play is card("JK1")


def test_s14_whoever_takes_a_joker_to_lay_down_is_free_afterwards() -> None:
    hand = "7D 4H 5H 6H 9C 9D 9S KC QC 2S 3C"
    table = position("shanghai", number=2, hand=hand, melds=RUN, down=(1,))
    play(table, "0 swap 7D 0 2")
    assert (table.must_lay_down, table.must_play) == (True, None)
    play(table, "0 down 9C 9D 9S / 4H 5H 6H JK1")
    assert (table.must_lay_down, table.laid_this_turn) == (False, True)


def test_s25_a_last_card_that_is_kept() -> None:
    table = position("shanghai", hand="KC", melds="9H 9D 9C", down=(0, 1), options={"float_one": True}, discarder=3)
    assert play(table, "0 keep") == [KeptLast(0)]
    assert (table.turn, table.discarder, table.hands[0], table.live) == (1, None, cards("KC"), False)


# -- buying ------------------------------------------------------------------------------------------------------------


def test_k18_k19_what_buying_tells_and_changes() -> None:
    table = offer(stock="AC AD", discarder=3, bought=[0, 1, 2, 0])
    assert play(table, "0 draw") == [LeftUpcard(0)]
    assert (table.phase, table.asked, table.then, table.wishes) == ("window", [1, 2], "draw", [])
    assert play(table, "2 buy") == [Answered(2, wants=True)]
    assert (table.wishes, table.asked) == ([2], [1])
    assert play(table, "1 pass") == [
        Answered(1, wants=False), Bought(2, card("9D"), tuple(cards("AC")), 3, 0), Drew(0, card("AD")),
    ]  # fmt: skip
    assert (table.bought, table.penalties, table.known[2]) == ([0, 1, 3, 0], [0] * 4, cards("9D"))
    assert (table.discard, table.live, table.phase, table.wishes, table.asked) == ([], False, "meld", [], [])


def test_k21_each_buy_too_many_costs_two_hundred_more() -> None:
    table = offer(bought=[0, 4, 0, 0], penalties=[0, 200, 0, 0])
    bought = next(event for event in play(table, "0 draw; 1 buy; 2 pass; 3 pass") if event.kind == "bought")
    assert (bought.number, bought.penalty, table.penalties) == (5, 200, [0, 400, 0, 0])


def test_the_card_is_gone_before_the_buyer_draws() -> None:
    """With the stock empty the bought card does not keep the discards from becoming the stock (K-27)."""
    table = offer(discarder=3)
    empty_stock(table, 6)
    play(table, "0 draw; 1 pass; 2 buy")
    assert (table.discard, len(table.stock)) == ([], 4)


def test_nobody_answers_again_for_a_card_that_all_refused() -> None:
    """A window before the turn of a player who is down; then forehand decides without asking anew (S-19)."""
    table = position("shanghai", hand="2H 3H", others={1: "2C 3C"}, down=(1,), wishes=[])
    play(table, "0 discard 3H")
    assert (table.then, table.phase, table.refused_by_all) == ("offer", "window", False)
    play(table, "2 pass; 3 pass")
    assert (table.phase, table.turn, table.refused_by_all, table.live) == ("offer", 1, True, True)
    assert [event.kind for event in play(table, "1 draw")] == ["left-upcard", "drew"]


def test_a_player_who_is_down_takes_the_upcard_where_nobody_may_buy() -> None:
    table = position("shanghai", hand="2H 3H", others={1: "2C 3C"}, down=(1, 2, 3))
    play(table, "0 discard 3H")
    assert (table.phase, table.turn, table.asked) == ("offer", 1, [])


def test_what_was_wished_before_is_forgotten() -> None:
    table = offer(wishes=[3])
    play(table, "0 draw")
    assert table.wishes == []


@pytest.mark.parametrize(
    ("dealer", "wishes", "buyer"), [(0, (1, 3), 1), (1, (1, 3), 3), (2, (2, 1), 1), (2, (2, 3), 3), (3, (3, 1), 1)]
)
def test_s18_of_several_the_one_next_after_the_dealer_buys(dealer: int, wishes: tuple[int, ...], buyer: int) -> None:
    table = offer("shanghai")
    table.dealer = dealer
    play(table, "0 draw")
    play(table, "; ".join(f"{seat} {'buy' if seat in wishes else 'pass'}" for seat in (1, 2, 3)))
    assert table.bought.index(1) == buyer


@pytest.mark.parametrize(("game", "turn", "buyer"), [("kinaskak", 0, 1), ("kinaskak", 2, 3), ("shanghai", 2, 3)])
def test_the_one_who_plays_sooner_buys_where_the_table_plays_so(game: str, turn: int, buyer: int) -> None:
    table = offer(game, options={"buy_priority": "turn"})
    table.turn = turn
    play(table, f"{turn} draw")
    play(table, "; ".join(f"{seat} {'buy' if seat in (1, 3) else 'pass'}" for seat in range(4) if seat != turn))
    assert table.bought.index(1) == buyer


def test_k24_the_higher_card_buys_ace_above_king_and_joker_above_ace() -> None:
    for first, second, buyer in (("KC", "AD", 2), ("AD", "JK1", 2), ("QC", "KD", 2), ("AC", "KD", 1), ("JK2", "AD", 1)):
        table = offer(stock=f"{first} {second} 3C 4C")
        events = play(table, "0 draw; 1 buy; 2 buy; 3 pass")
        assert DrewForIt((1, 2), (card(first), card(second))) in events
        assert table.bought.index(1) == buyer


def test_k24_the_drawn_cards_go_into_the_middle_of_the_stock() -> None:
    table = offer(stock="4C 5C")
    before = table.stock[:]
    play(table, "0 draw; 1 buy; 2 buy; 3 pass")
    rest = before[:-2]
    middle = len(rest) // 2
    back = [*rest[:middle], card("4C"), card("5C"), *rest[middle:]]
    assert table.stock == back[:-2]
    assert table.hands[2][-1] is back[-1]
    assert table.hands[0][-1] is back[-2]


def test_k24_with_too_few_cards_to_draw_the_one_who_plays_sooner_buys() -> None:
    table = offer(discarder=None)
    table.turn, table.hands[0], table.hands[2] = 2, table.hands[2], table.hands[0]
    empty_stock(table, 0, left=2)
    table.reshuffles = 3
    play(table, "2 draw; 0 buy; 1 buy; 3 buy")
    assert table.bought == [0, 0, 0, 1]


# -- the stock ---------------------------------------------------------------------------------------------------------


def test_k27_the_discards_below_the_upcard_become_the_stock() -> None:
    table = offer(number=8, reshuffles=1, idle=2)
    empty_stock(table, 5)
    below = table.discard[:-1]
    events = play(table, "0 draw")
    assert events[:2] == [LeftUpcard(0), Reshuffled(5)]
    assert sorted([*table.stock, table.hands[0][-1]]) == sorted(below)
    assert (table.discard, table.reshuffles, table.idle) == (cards("9D"), 2, 3)


def test_k27_a_dead_upcard_goes_into_the_stock_too() -> None:
    table = position("shanghai", hand="2H", upcard="9D", phase="offer")
    empty_stock(table, 5)
    table.live = False
    assert play(table, "0 draw")[0] == Reshuffled(6), "nobody leaves a card that is not there"
    assert table.discard == []


def test_s27_a_round_ends_without_a_winner_where_nothing_can_be_drawn() -> None:
    table = offer(number=8, penalties=[0, 200, 0, 0], reshuffles=3)
    empty_stock(table, 5)
    assert play(table, "0 draw") == [LeftUpcard(0), Voided()]
    assert table.result is not None
    assert (table.result.winners, table.result.reason, table.phase) == ((), "void", "over")
    assert table.result.scores[0] == scoring.points(cards("2H"), "kinaskak")
    assert table.result.scores[1] == scoring.points(table.hands[1], "kinaskak") + 200
    assert (table.asked, table.wishes) == ([], [])


@pytest.mark.parametrize(("stock", "below", "reshuffles", "asked"), [
    (2, 0, 0, True), (1, 1, 0, True), (1, 0, 0, False), (0, 2, 0, True), (0, 2, 3, False), (1, 1, 3, False),
])  # fmt: skip
def test_k27_nobody_buys_where_the_cards_for_it_are_missing(
    stock: int, below: int, reshuffles: int, asked: bool
) -> None:
    """The buyer's card and the draw of the player on turn must be there, after a reshuffle at the most."""
    table = offer(reshuffles=reshuffles)
    empty_stock(table, below, left=stock)
    assert legality.may_buy(table, 2) is asked
    dear = offer("shanghai", reshuffles=reshuffles)
    empty_stock(dear, below, left=stock + 1)
    assert legality.may_buy(dear, 2) is asked


# -- the end -----------------------------------------------------------------------------------------------------------


def test_k25_k28_going_out_with_a_discard() -> None:
    table = position(
        hand="KC", others={1: "JK1 5H", 2: "AS", 3: "10D"}, melds="9H 9D 9C", down=(0, 1), penalties=[200, 0, 0, 0],
        asked=[],
    )  # fmt: skip
    assert play(table, "0 discard KC") == [Discarded(0, card("KC")), WentOut(0)]
    assert table.result == RoundResult(
        (0,), (200, 55, 20, 10), "out", (0, 2, 1, 1), tuple(map(tuple, map(cards, ("", "JK1 5H", "AS", "10D"))))
    )  # fmt: skip
    assert (table.phase, table.turn, table.legal(0)) == ("over", 0, [])


def test_s24_going_out_by_laying_off() -> None:
    table = position("shanghai", hand="9S", melds="9H 9D 9C", down=(0, 1))
    assert play(table, "0 off 9S 0") == [LaidOff(0, card("9S"), 0), WentOut(0)]
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "out")


def test_s29_only_the_own_melds_count_for_the_bonus_and_only_the_winner_has_it() -> None:
    hand = "8H 8D 8C 9C 9D 9H"
    table = position("shanghai", number=1, hand=hand, melds="4H 4D JK1", down=(1,), options={"blind": True})
    play(table, "0 down 8H 8D 8C / 9C 9D 9H")
    assert table.result is not None
    assert table.result.scores[0] == -50
    assert all(score > 0 for score in table.result.scores[1:])


def test_k29_the_fewest_points_win_and_a_tie_is_shared() -> None:
    results = [RoundResult((0,), (0, 14, 5), "out", (0, 2, 1)), RoundResult((1,), (14, 0, 20), "out", (2, 0, 2))]
    standing = scoring.standing(2, 3, results)
    assert (standing.totals, standing.over, standing.leaders) == ((14, 14, 25), True, (0, 1))
    assert not scoring.standing(3, 3, results).over
    assert scoring.standing(8, 3, []).leaders == ()


def test_the_points_of_kinaskak() -> None:
    by_rank = {one.rank: one for one in packs(1, 0)}
    assert [scoring.points([by_rank[rank]], "kinaskak") for rank in sorted(by_rank)] == [20, *[5] * 8, *[10] * 4]
    assert scoring.points(cards("JK1"), "kinaskak") == 50


def test_what_is_refused_is_not_played() -> None:
    table = position(hand="2H 3H")
    with pytest.raises(IllegalActionError):
        play(table, "0 discard KC")
    assert code(table, 0, "discard 2H") is None


def test_a_round_that_could_not_exist_is_not_read() -> None:
    table = Kinaskak().deal(KinaskakOptions(), 2, 0, [], SeededChance("deal"))[0]
    data = table.to_json()
    assert type(table).from_json(data) == table
    data["hands"][0][0] = data["hands"][0][1]
    with pytest.raises(ValueError, match="missing or doubled"):
        type(table).from_json(data)


def test_a_window_without_its_card_is_not_read() -> None:
    """The rest of the check is in ``validation.py``; tampered rounds of all games are in the conformance suite."""
    window = next(one["round"] for one in saved_rounds("shanghai") if one["round"]["phase"] == "window")
    assert Shanghai().load_round(window).must_answer()
    with pytest.raises(ValueError, match="no card is offered"):
        Shanghai().load_round({**window, "live": False})
