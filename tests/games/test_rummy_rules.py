"""The vectors K and S of contract rummy that need a table, and rules of turns, buying and the end."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardtable.cards import cards
from cardtable.engine.chance import SeededChance
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.game import deal
from cardtable.games.rummy.rules.house_rules import KinaskakOptions, ShanghaiOptions
from cardtable.games.rummy.rules.melds import as_runs
from cardtable.players.decision import Level
from tests.games.rummy_positions import OPTIONS, check_cards, code, luck, play, position

pytestmark = pytest.mark.whole

RUN_AND_SET = "4H 5H 6H 7H / 9S 9D JK1"


@pytest.mark.parametrize(
    ("id_", "number", "line", "reason"),
    [
        ("K19", 1, "4H 5H 6H 7H / 9S 9D JK1", None),
        ("K20", 1, "4H 4D 4C / 9S 9D JK1", "other-contract"),
        ("K21", 1, "4H 5H 6H 7H / 9S 9D JK1 / 3C 3C-2 3D", "other-contract"),
        ("K24", 3, "3H 4H 5H 6H / 3S 4S 5S 6S", None),
        ("K25", 3, "3H 4H 5H JK1 / 7H 8H 9H 10H", "same-suit"),
        ("K27", 2, "8H 8D 8C / 8H-2 8S 8S-2", None),
    ],
)
def test_contracts_of_kinaskak(id_: str, number: int, line: str, reason: str | None) -> None:
    hand = line.replace(" / ", " ") + " KD QC"
    assert code(position(number=number, hand=hand), 0, f"down {line}") == reason, id_


def test_k16_k27_with_the_house_rules() -> None:
    half = position(number=2, hand="7H JK1 JK2 9C 9D 9H KD QC", options={"jokers": "half"})
    assert code(half, 0, "down 7H JK1 JK2 / 9C 9D 9H") == "no-meld"
    differ = position(number=2, hand="8H 8D 8C 8H-2 8S 8S-2 KD QC", options={"set_ranks": True})
    assert code(differ, 0, "down 8H 8D 8C / 8H-2 8S 8S-2") == "same-rank"


def test_k28_round_eight_takes_all_fourteen_cards() -> None:
    all_of_it = "AC 2C 3C 4C / 8D 9D 10D JD / 5H 5S 5C / KH KD JK1"
    table = position(number=8, hand=all_of_it.replace(" / ", " "))
    play(table, f"0 down {all_of_it}")
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.scores[0] == 0


def test_k29_k30_a_pair_is_no_set_and_nothing_may_be_left() -> None:
    table = position(number=8, hand="AC 2C 3C 4C 5C 8D 9D 10D JD 5H 5S 5D KH KD KC")
    assert code(table, 0, "down AC 2C 3C 4C / 8D 9D 10D JD / 5H 5S 5D / KH KD KC") == "lay-all"
    assert code(table, 0, "discard KC") is None


def test_k35_to_k40_taking_jokers() -> None:
    table = position(hand="7D 7H 9D KC", melds="5D 6D JK1 8D", down=(0, 1))
    assert code(table, 0, "swap 7D 0 2") is None
    assert code(table, 0, "swap 7H 0 2") == "other-card"
    assert code(table, 0, "swap 9D 0 2") == "other-card"
    assert code(table, 0, "swap 7D 0 1") == "no-joker"
    play(table, "0 swap 7D 0 2")
    assert "JK1" in [str(card) for card in table.hands[0]]
    not_down = position(hand="7D 7H 9D KC", melds="5D 6D JK1 8D", down=(1,))
    assert code(not_down, 0, "swap 7D 0 2") == "not-down"


def test_k41_a_joker_in_a_set_can_never_be_taken_back() -> None:
    table = position(hand="JK1 9H KC", melds="9S 9D 9C", down=(0, 1))
    play(table, "0 off JK1 0")
    assert code(table, 0, "swap 9H 0 3") == "joker-of-a-set"


def test_k42_the_discard_is_bought_and_forehand_draws() -> None:
    table = position(hand="2H", upcard="9D", phase="offer", discarder=3, stock="AC AD")
    play(table, "0 draw")
    assert table.phase == "window"
    assert table.asked == [1, 2]
    play(table, "2 buy; 1 pass")
    assert [str(card) for card in table.hands[2][-2:]] == ["9D", "AC"]
    assert [str(card) for card in table.hands[0]] == ["2H", "AD"]
    assert table.bought == [0, 0, 1, 0]
    assert (table.turn, table.phase) == (0, "meld")


def test_k44_k45_a_fourth_buy_costs_two_hundred_points_even_for_the_winner() -> None:
    table = position(hand="2H", upcard="9D", phase="offer", bought=[0, 3, 0, 0])
    events = play(table, "0 draw; 2 pass; 3 pass; 1 buy")
    assert next(event for event in events if event.kind == "bought").penalty == 200
    assert table.penalties == [0, 200, 0, 0]
    forbidden = position(hand="2H", upcard="9D", phase="offer", bought=[0, 3, 0, 0], options={"buy_over": "forbidden"})
    play(forbidden, "0 draw")
    assert forbidden.asked == [2, 3]


def test_k47_nobody_buys_in_round_eight() -> None:
    table = position(number=8, hand="2H", upcard="9D", phase="offer")
    play(table, "0 draw")
    assert table.phase == "meld"
    assert code(table, 1, "buy") == "no-buying-now"


def test_k50_a_draw_for_the_card_is_repeated_until_one_is_higher() -> None:
    table = position(hand="2H", upcard="9D", phase="offer", stock="9C 9D-2 AC 2C 3C 4C")
    events = play(table, "0 draw; 1 pass; 2 buy; 3 buy")
    draws = [event for event in events if event.kind == "drew-for-it"]
    assert [[str(card) for card in event.cards] for event in draws] == [["9C", "9D-2"], ["AC", "2C"]]
    assert table.bought == [0, 0, 1, 0]


def test_k52_nobody_buys_back_the_own_discard() -> None:
    table = position(hand="2H", upcard="9D", phase="offer", discarder=3)
    play(table, "0 draw")
    assert code(table, 3, "buy") == "own-discard"


def test_k56_k57_points_and_a_shared_win() -> None:
    assert scoring.points(cards("JK1 JK2 5H"), "kinaskak") == 105
    assert scoring.points(cards("AH AD KS QS JS 10S 9S 8S 7S 6S 5S"), "shanghai") == 95


def test_k58_s48_the_deal() -> None:
    table, _ = deal(KinaskakOptions().rules(), 4, 0, 0, SeededChance("x"))
    assert [len(hand) for hand in table.hands] == [13] * 4
    assert (len(table.stock), table.phase) == (113, "ready")
    play(table, f"{table.turn} ready")
    assert (len(table.stock), len(table.discard), table.phase) == (112, 1, "offer")
    for seats, stock, total in ((4, 63, 108), (5, 106, 162)):
        other, _ = deal(ShanghaiOptions().rules(), seats, 0, 0, SeededChance("x"))
        assert len(other.stock) == stock
        assert len(list(other.all_cards())) == total


def test_k59_the_upcard_stays_when_the_discards_become_the_stock() -> None:
    table = position(hand="2H", upcard="9D", phase="offer")
    table.discard = [*table.stock[:19], *table.discard]
    table.hands[1] += table.stock[19:]
    table.stock = []
    check_cards(table)
    play(table, "0 draw; 1 pass; 2 pass; 3 pass")
    assert len(table.stock) == 18
    assert [str(card) for card in table.discard] == ["9D"]


def test_s18_s19_nobody_is_left_with_a_card_that_cannot_go() -> None:
    hand = "8C 8D 8H QC QD JK1 3S 4S 5S 6S 7S"
    line = "down 8C 8D 8H / QC QD JK1 / 3S 4S 5S 6S 7S"
    assert code(position("shanghai", number=6, hand=f"{hand} KH"), 0, line) == "stranded"
    won = position("shanghai", number=6, hand=f"{hand} 8S")
    play(won, "0 down 8C 8D 8H 8S / QC QD JK1 / 3S 4S 5S 6S 7S")
    assert won.result is not None
    assert won.result.winners == (0,)


def test_s22_s23_buying_has_its_limits() -> None:
    table = position("shanghai", hand="2H", upcard="9D", phase="offer", bought=[0, 3, 0, 0], down=(2,))
    play(table, "0 draw")
    assert table.asked == [3]
    assert code(table, 1, "buy") == "bought-enough"
    assert code(table, 2, "buy") == "down-cannot-buy"


def test_s25_s26_a_player_who_is_down_lets_others_buy_first() -> None:
    table = position("shanghai", hand="2H 3H", upcard="9D", others={3: "2C 3C"}, down=(3,), phase="meld")
    play(table, "0 discard 3H")
    assert table.turn == 1
    down = position("shanghai", hand="2H 3H", others={1: "2C 3C"}, down=(1,), phase="meld")
    play(down, "0 discard 3H")
    assert (down.turn, down.phase, down.asked) == (1, "window", [2, 3])
    bought = down.copy()
    play(bought, "2 buy; 3 pass")
    assert len(bought.hands[2]) == 8
    assert (bought.turn, bought.phase, len(bought.hands[1])) == (1, "meld", 3)
    play(down, "2 pass; 3 pass")
    assert down.phase == "offer"
    drawn = down.copy()
    play(drawn, "1 draw")
    assert (drawn.phase, len(drawn.hands[1])) == ("meld", 3), "nobody is asked twice for the same card"
    play(down, "1 take")
    assert "3H" in [str(card) for card in down.hands[1]]


def test_s40_s41_not_down_no_lay_off_and_no_discard_out() -> None:
    table = position("shanghai", hand="9S KC", melds="9H 9D 9C", down=(1,))
    assert code(table, 0, "off 9S 0") == "not-down"
    last = position("shanghai", hand="KC", melds="9H 9D 9C", down=(0, 1))
    assert code(last, 0, "discard KC") == "no-discard-out"


def test_s43_two_cards_one_after_the_other() -> None:
    table = position("shanghai", hand="4H 3H", melds="5H 6H 7H 8H", down=(0, 1))
    assert code(table, 0, "off 3H 0 low") == "does-not-fit"
    play(table, "0 off 4H 0 low; 0 off 3H 0 low")
    assert table.result is not None


def test_s47_with_two_players_the_own_discard_may_be_bought() -> None:
    table = position("shanghai", number=8, hand="AH 2C 3C", players=2, phase="meld", others={1: "KD KC"})
    play(table, "0 discard AH; 1 draw; 0 buy")
    assert len(table.hands[0]) == 5


def test_s49_the_stock_runs_out_once_too_often() -> None:
    table = position("shanghai", hand="2H", phase="offer", upcard="9D", reshuffles=3)
    table.hands[1] += table.stock
    table.stock = []
    table.discard = [*table.hands[1][:4], *table.discard]
    del table.hands[1][:4]
    check_cards(table)
    play(table, "0 draw; 1 pass; 2 pass; 3 pass" if code(table, 0, "draw") is None and _asks(table) else "0 draw")
    assert table.result is not None
    assert table.result.winners == ()


def _asks(table: object) -> bool:
    twin = table.copy()  # type: ignore[attr-defined]
    play(twin, "0 draw")
    return bool(twin.phase == "window")


def test_k43_three_buys_before_the_own_turn_make_nineteen_cards() -> None:
    hand = "2H 3H 4H 6H 7H 8H 10H JH QH KH 2S 3S 4S"
    table = position(hand="AC", upcard="9D", phase="offer", others={2: hand}, discarder=3)
    for _ in range(3):
        play(table, "0 draw; 1 pass; 2 buy")
        table.phase, table.live, table.refused_by_all = "offer", True, False
        table.discard.append(table.stock.pop())
    assert len(table.hands[2]) == 19
    assert table.bought[2] == 3


def test_k48_the_dealer_may_buy_the_first_upcard() -> None:
    table = position(hand="AC", upcard="9D", phase="offer")
    assert table.dealer == 3
    play(table, "0 draw; 1 pass; 2 pass; 3 buy")
    assert table.bought == [0, 0, 0, 1]


def test_s30_lower_discards_are_dead() -> None:
    table = position("shanghai", hand="AC", upcard="9D", phase="offer")
    play(table, "0 draw; 1 pass; 2 pass; 3 pass")
    assert code(table, 0, "take") == "drawn-already"
    dead = position("shanghai", hand="AC", upcard="9D", phase="offer")
    dead.live = False
    assert code(dead, 0, "take") == "dead-discard"


def test_s35_s36_who_takes_a_joker_without_being_down_must_lay_down() -> None:
    hand = "7D 4H 5H 6H 9C 9D 9S KC QC 2S 3C"
    table = position("shanghai", number=2, hand=hand, melds="5D 6D JK1 8D", down=(1,))
    assert code(table, 0, "swap 7D 0 2") is None
    assert code(table, 2, "swap 7D 0 2") == "not-your-turn"
    play(table, "0 swap 7D 0 2")
    assert code(table, 0, "discard KC") == "swapped-so-lay-down"
    play(table, "0 down 9C 9D 9S / 4H 5H 6H JK1; 0 discard KC")
    assert table.down[0]
    poor = position("shanghai", number=2, hand="7D 4H 5H KC QC 2S 3C", melds="5D 6D JK1 8D", down=(1,))
    assert code(poor, 0, "swap 7D 0 2") == "swap-and-lay-down"


@pytest.mark.parametrize(("first", "second"), [("8D 0 2", "7C 1 2"), ("7C 1 2", "8D 0 2")])
def test_s14_two_jokers_may_be_taken_to_lay_down(first: str, second: str) -> None:
    table = position(
        "shanghai", number=2, hand="8D 7C 9C 9D 4S 5S 6S KH QD", melds="8C 8H JK1 / 5C 6C JK2 8C-2", down=(1,)
    )
    assert code(table, 0, f"swap {first}") is None
    play(table, f"0 swap {first}")
    assert code(table, 0, "down 9C 9D JK1 / 4S 5S 6S JK2") == "not-in-hand"
    assert code(table, 0, "discard KH") == "swapped-so-lay-down"
    assert [action.kind for action in table.legal(0)] == ["swap-joker"]
    play(table, f"0 swap {second}; 0 down 9C 9D JK1 / 4S 5S 6S JK2; 0 discard KH")
    assert table.down[0]


def test_s14_two_jokers_that_do_not_help_are_refused() -> None:
    table = position(
        "shanghai", number=2, hand="8D 7C 9C KD 4S 5S KH QD", melds="8C 8H JK1 / 5C 6C JK2 8C-2", down=(1,)
    )
    assert code(table, 0, "swap 8D 0 2") == "swap-and-lay-down"


def test_s14_with_runs_only_the_second_joker_comes_from_a_run_too() -> None:
    hand, only = "8D 7C 7H 9C 9D 4S 5S 6S KH QD", {"runs_only": True}
    of_a_set = "8C 8H JK1 / 5C 6C JK2 8C-2"
    table = position("shanghai", number=2, hand=hand, melds=of_a_set, down=(1,), options=only)
    assert code(table, 0, "swap 7C 1 2") == "swap-and-lay-down"
    table = position("shanghai", number=2, hand=hand, melds=f"{of_a_set} / 5H 6H JK1-2 8H-2", down=(1,), options=only)
    assert code(table, 0, "swap 7C 1 2") is None
    play(table, "0 swap 7C 1 2; 0 swap 7H 2 2; 0 down 9C 9D JK2 / 4S 5S 6S JK1-2; 0 discard KH")
    assert table.down[0]


@pytest.mark.parametrize("order", [(2, 0, 1), (0, 1, 2), (1, 2, 0)])
def test_s14_three_jokers_may_be_taken_to_lay_down_in_any_order(order: tuple[int, ...]) -> None:
    swaps = ("8D 0 2", "7C 1 2", "7H 2 2")
    melds = "8C 8H JK1 / 5C 6C JK2 8C-2 / 5H 6H JK1-2 8H-2"
    table = position("shanghai", number=2, hand="8D 7C 7H 9C 9D 4S 5S KH QD", melds=melds, down=(1,))
    for number in order:
        assert code(table, 0, f"swap {swaps[number]}") is None
        play(table, f"0 swap {swaps[number]}")
    play(table, "0 down 9C 9D JK1 / 4S 5S JK2 JK1-2; 0 discard KH")
    assert table.down[0]
    short = position("shanghai", number=2, hand="8D 7C 2H 9C 9D 4S 5S KH QD", melds=melds, down=(1,))
    assert code(short, 0, "swap 8D 0 2") == "swap-and-lay-down"


def test_nobody_leaves_an_upcard_that_is_not_there() -> None:
    """After somebody has kept the last card there is no upcard to be taken or left (S-25, the float)."""
    table = position("shanghai", hand="2S 4D", phase="offer", options={"float_one": True})
    assert not table.live
    assert "left-upcard" not in [event.kind for event in play(table, "0 draw")]


def test_a_draw_that_nobody_can_win_ends() -> None:
    """Two level cards are all that is left to draw: whoever plays sooner buys, and nobody draws for ever (K-24)."""
    table = position(hand="2S 3S", upcard="KH", phase="offer", stock="9D 9C", discarder=None)
    table.discard[:0] = table.stock[:-2]
    table.stock = table.stock[-2:]
    table.rules = replace(table.rules, blocked=2)
    table.reshuffles = 2
    check_cards(table)
    events = play(table, "0 draw; 1 buy; 2 buy; 3 pass")
    assert [event.kind for event in events].count("drew-for-it") == 1
    assert table.bought == [0, 1, 0, 0]


def test_a_joker_that_must_be_played_keeps_its_place() -> None:
    """With one joker a meld, another joker may not take the only place of the one that was taken."""
    table = position(
        hand="9S 5H JK2 7S",
        melds="AS AC AH JK3 / JK1 10S JS QS",
        down=(0, 1),
        options={"swap_hold": False, "jokers": "one"},
    )
    play(table, "0 swap 9S 1 0")
    assert code(table, 0, "off JK2 1 high") == "joker-must-be-played"
    assert code(table, 0, "swap 5H 1 0") is not None
    assert code(table, 0, "discard 7S") == "joker-must-be-played"
    play(table, "0 off JK1 1 high; 0 discard 7S")


@pytest.mark.parametrize(
    ("id_", "number", "line", "reason"),
    [
        ("S01", 2, "down 8C 8D JK1 / 4C 5C 6C 7C", None),
        ("S02", 2, "down 8C 8D 8H / 4C JK1 JK2 7C", None),
        ("S14", 3, "down 3H 4H 5H 6H / 9H 10H JH QH", None),
        ("S14, touching", 3, "down 3H 4H 5H 6H / 7H 8H 9H 10H", None),
    ],
)
def test_contracts_of_shanghai(id_: str, number: int, line: str, reason: str | None) -> None:
    hand = line.removeprefix("down ").replace("/", "") + " KS QS JS"
    table = position("shanghai", number=number, hand=hand)
    assert code(table, 0, line) == reason, id_


def test_s14_runs_that_touch_with_the_house_rule() -> None:
    hand = "3H 4H 5H 6H 7H 8H 9H 10H KS QS JS"
    table = position("shanghai", number=3, hand=hand, options={"run_suits": "apart"})
    assert code(table, 0, "down 3H 4H 5H 6H / 7H 8H 9H 10H") == "runs-touch"


def test_s09_three_in_a_row_are_no_run_and_s46_points() -> None:
    assert not as_runs(cards("5H 6H 7H"))
    assert scoring.points(cards("AS AH KD QD JD 10D 9C 8C 7C 6C 5C"), "shanghai") == 95


def test_no_joker_is_taken_that_could_not_be_played_before_the_next_turn() -> None:
    """Where a joker may not be kept and nothing is laid off in the turn of laying down, none is taken in that turn."""
    table = position(
        hand="4H 5H 6H 7H 9S 9D 9C 7D KS",
        melds="5D 6D JK1 8D",
        down=(1,),
        options={"swap_hold": False, "layoff_same_turn": False},
    )
    play(table, "0 down 9S 9D 9C / 4H 5H 6H 7H")
    assert code(table, 0, "swap 7D 0 2") == "next-turn"


def test_a_table_on_which_nothing_fits_any_more_ends() -> None:
    """Where the stock is renewed as often as needed, the hand ends when that was in vain too often (S-27)."""
    table = position("shanghai", hand="2S 4D 6H", options={"blocked": 0}, phase="offer", upcard="KH", down=(0, 1, 2, 3))
    table.discard[:0] = table.stock[1:]
    table.stock = table.stock[:1]
    table.live = False
    table.idle = 10
    play(table, "0 draw; 0 discard 2S")
    play(table, "1 draw")
    assert table.result is not None
    assert table.result.reason == "void"


def test_the_quickest_buys_where_the_table_plays_so() -> None:
    table = position(hand="2S 4D", upcard="KH", phase="offer", discarder=None, options={"buy_priority": "fastest"})
    events = play(table, "0 draw; 3 pass; 2 buy")
    assert table.bought == [0, 0, 1, 0]
    assert table.phase == "meld"
    assert not any(event.kind == "drew-for-it" for event in events)


def test_the_table_may_choose_the_rounds_of_kinaskak() -> None:
    """Any of the eight, in their order; with none of them chosen all are played."""
    out = {f"round_{number}": False for number in (1, 2, 4, 5, 6, 7)}
    options = OPTIONS["kinaskak"].read({"length": "chosen", **out})
    assert options.rules().rounds == (2, 7)
    assert OPTIONS["kinaskak"].read(out).rules().rounds == tuple(range(8))
    nothing = OPTIONS["kinaskak"].read({"length": "chosen", **out, "round_3": False, "round_8": False})
    assert nothing.rules().rounds == tuple(range(8))
    entry = catalogue()["kinaskak"]
    match = Match(entry.game, options, [Seat("Anna"), Seat("Bjarni")], "c")
    rng = Random("chosen")
    for number in (2, 7):
        match.deal()
        assert match.round is not None
        assert match.round.number == number  # type: ignore[attr-defined]
        while not match.between_rounds:
            seat = next(iter(match.round.must_answer()), match.round.turn)
            decision = entry.player.choose(match.round.view(seat), Level.EASY, rng)
            assert decision is not None
            match.play(seat, decision.action)
    assert match.over


def test_s1_shanghai_for_seven_and_eight_takes_four_packs() -> None:
    for seats, stock in ((7, 138), (8, 127)):
        table = deal(OPTIONS["shanghai"]().rules(), seats, 0, 0, luck())[0]
        assert len(list(table.all_cards())) == 216
        assert len(table.stock) == stock
    assert list(catalogue()["shanghai"].game.seat_counts) == list(range(2, 9))
    assert catalogue()["shanghai"].game.most_seats == 8
