"""The rules B01 to B27, the house rules of section 1.8 and the decisions of docs/rules-questions.md, one test each."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import SUITS, Card, Rank, cards, packs, shown
from cardtable.engine.chance import RecordedChance, SeededChance
from cardtable.engine.match import Match, Seat
from cardtable.engine.refusal import IllegalActionError
from cardtable.engine.round import RoundResult
from cardtable.games.catalogue import entry
from cardtable.games.olsen.players.determinization import worlds
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import CATCH, DRAW, PASS, PLAY, SAY_OLSEN, SAY_OLSEN_OLSEN
from cardtable.games.olsen.rules.game import OlsenOlsen
from cardtable.games.olsen.rules.game import deal as deal_round
from cardtable.games.olsen.rules.house_rules import OlsenOptions
from cardtable.games.olsen.rules.knowledge import Lack
from cardtable.games.olsen.rules.round import MAX_ACTIONS, OlsenRound
from tests.games.olsen_positions import code, legal, luck, play, position

pytestmark = pytest.mark.whole

DEFAULTS = OlsenOptions()
GAME = OlsenOlsen()


def kinds(events: Any) -> list[str]:
    return [event.kind for event in events]


def dealt(seats: int = 4, dealer: int | None = 0, **options: Any) -> OlsenRound:
    return deal_round(OlsenOptions(**options).rules(), seats, dealer, SeededChance("rules"))[0]


def order_with(start: str, seats: int, number: int = 1) -> list[Card]:
    """A shuffle after which the start card of a deal is ``start``."""
    rest = [card for card in packs(number) if str(card) != start]
    at = len(rest) - 5 * seats
    return [*rest[:at], Card.parse(start), *rest[at:]]


# -- B01 to B09: players, cards, deal ----------------------------------------------------------------------------------


def test_b01_two_to_ten_seats_and_no_others() -> None:
    assert list(GAME.seat_counts) == list(range(2, 11))
    for count in (1, 11):
        with pytest.raises(ValueError, match="not played by"):
            Match(GAME, DEFAULTS, [Seat("x")] * count, "code")


def test_b02_one_pack_without_jokers() -> None:
    held = list(dealt(6).all_cards())
    assert sorted(held) == sorted(packs(1))
    assert not any(card.is_joker for card in held)


@pytest.mark.parametrize(("seats", "size"), [(2, 52), (6, 52), (7, 104), (10, 104)])
def test_b03_a_second_pack_from_seven_players_on(seats: int, size: int) -> None:
    assert len(list(dealt(seats).all_cards())) == size


@pytest.mark.parametrize(("decks", "seats", "size"), [("1", 10, 52), ("2", 2, 104), ("auto", 6, 52), ("1", 7, 52)])
def test_option_decks(decks: str, seats: int, size: int) -> None:
    assert len(list(dealt(seats, decks=decks).all_cards())) == size


def test_b04_b24_the_first_without_cards_wins_at_once() -> None:
    table = position(top="2C", hand="6C", players=3)
    events = play(table, "6C")
    assert kinds(events) == ["laid", "went-out"]
    assert table.result == RoundResult((0,), (1, 0, 0), "out", (0, 4, 4))
    assert table.legal(1) == []
    assert code(table, 1, "draw") == "round-over"


def test_b05_three_then_two_clockwise_from_the_dealers_left() -> None:
    order = list(packs(1))
    table, _ = deal_round(DEFAULTS.rules(), 3, 0, RecordedChance([order]))
    down = order[::-1]
    assert table.dealer == 1
    assert table.hands[2] == down[0:3] + down[9:11]
    assert table.hands[0] == down[3:6] + down[11:13]
    assert table.hands[1] == down[6:9] + down[13:15]
    assert table.pile == [down[15]]


@pytest.mark.parametrize(("seats", "left"), [(2, 41), (3, 36), (4, 31), (5, 26), (6, 21)])
def test_b06_the_rest_is_the_stock_and_its_top_card_starts_the_pile(seats: int, left: int) -> None:
    table = dealt(seats)
    assert table.stock_left == left
    assert len(table.pile) == 1
    assert [len(hand) for hand in table.hands] == [5] * seats


def test_b07_on_a_start_eight_any_card_may_be_laid_once() -> None:
    table, _ = deal_round(DEFAULTS.rules(), 2, 0, RecordedChance([order_with("8C", 2)]))
    assert table.free
    seat = table.turn
    assert {str(card) for card in table.hands[seat]} <= legal(table, seat)
    assert not position(top="2C", hand="3H 4H", free=False).free
    free = position(top="8C", hand="3H 3S KD", free=True, others={1: "5C 6D 9S"})
    play(free, "3H; 3S")
    assert not free.free
    assert legal(free, 1) == {"9S"}


def test_b07_an_ordinary_start_card_gives_no_freedom() -> None:
    table, _ = deal_round(DEFAULTS.rules(), 2, 0, RecordedChance([order_with("9C", 2)]))
    assert not table.free


def test_b08_the_first_dealer_is_drawn_by_lot_then_the_deal_passes_clockwise() -> None:
    order = list(packs(1))
    table, events = deal_round(DEFAULTS.rules(), 4, None, RecordedChance([2, order]))
    assert table.dealer == 2
    assert events[-1].dealer == 2
    assert deal_round(DEFAULTS.rules(), 4, 2, RecordedChance([order]))[0].dealer == 3
    assert deal_round(DEFAULTS.rules(), 4, 3, RecordedChance([order]))[0].dealer == 0


def test_b09_the_seat_after_the_dealer_starts() -> None:
    for dealer in range(4):
        table = dealt(4, dealer)
        assert table.turn == (table.dealer + 1) % 4


# -- B10 to B15: laying ------------------------------------------------------------------------------------------------


def test_b10_same_suit_or_same_rank() -> None:
    assert legal(position(top="2C", hand="5C 2D 5D 9H")) == {"5C", "2D"}


def test_b11_the_first_must_fit_and_companions_need_the_rank_only() -> None:
    table = position(top="2C", hand="5C 5H 5D KC QD")
    assert code(table, 0, "5H") == "does-not-fit"
    play(table, "5C")
    assert legal(table) == {"5H", "5D", "end"}
    assert code(table, 0, "KC") == "other-rank"
    assert code(table, 0, "draw") == "end-your-turn"
    assert code(table, 0, "pass") == "end-your-turn"


def test_b11_without_companions_the_turn_ends_by_itself() -> None:
    table = position(top="2C", hand="5C KC QD")
    play(table, "5C")
    assert table.turn == 1
    assert code(table, 0, "end") == "not-your-turn"
    assert code(table, 1, "end") == "lay-or-draw"


def test_b12_the_last_card_of_a_group_sets_the_suit() -> None:
    table = position(top="2C", hand="5C 5H 5D KC QD")
    play(table, "0 5C; 0 5D; 0 5H")
    assert legality.required_suit(table).letter == "H"


def test_b13_an_eight_goes_on_any_card() -> None:
    for top in ("KD", "2C", "10H", "AS"):
        assert legal(position(top=top, hand="8C 8S 3D 9D" if top != "KD" else "8C 8S 3H 9H")) >= {"8C", "8S"}


@pytest.mark.parametrize("suit", "SHCD")
def test_b14_any_suit_may_be_named_and_only_the_named_one_counts(suit: str) -> None:
    table = position(top="KD", hand="8C 3S 4S", others={1: "3C 4C 5H 5S 5D"})
    play(table, f"0 8C; 0 name {suit}")
    expected = {card for card in ("3C", "4C", "5H", "5S", "5D") if card.endswith(suit)}
    assert legal(table, 1) == expected


def test_b14_a_suit_must_be_named_before_the_turn_ends() -> None:
    table = position(top="KD", hand="8C 3S 4S")
    play(table, "8C")
    assert table.turn == 0
    assert [code(table, 0, text) for text in ("end", "draw", "pass")] == ["name-a-suit"] * 3
    assert code(table, 0, "name D") is None
    assert code(position(top="KD", hand="3S 4S"), 0, "name D") == "nothing-to-name"


def test_b14_the_named_suit_ends_with_the_next_card() -> None:
    table = position(top="8C", named="S", hand="4S 9D 3C", others={1: "5S 6C 4C"})
    play(table, "4S")
    assert table.named is None
    assert legal(table, 1) == {"5S", "4C"}


def test_b15_on_an_eight_the_named_suit_or_another_eight() -> None:
    assert legal(position(top="8C", named="S", hand="8D 9D 4S 4C")) == {"8D", "4S"}


def test_b15_of_several_eights_only_the_last_naming_counts() -> None:
    table = position(top="KD", hand="8C 8H 3S 4S")
    play(table, "8C")
    assert "8H" in legal(table)
    assert code(table, 0, "3S") == "name-a-suit"
    play(table, "8H; name S")
    assert (table.named, table.turn) == (SUITS[0], 1)


# -- B16 to B20: drawing and passing -----------------------------------------------------------------------------------


def test_b16_whoever_can_lay_must_lay() -> None:
    table = position(top="2C", hand="5C KD")
    assert code(table, 0, "draw") == code(table, 0, "pass") == "must-play"
    assert table.refusal(0, DRAW).cards == tuple(cards("5C"))


def test_b16_an_eight_counts_as_able() -> None:
    assert legal(position(top="2C", hand="8D KD")) == {"8D"}


def test_b17_one_card_at_a_time_stopping_at_the_first_that_fits() -> None:
    table = position(top="2C", hand="KH QD", stock="5D 7C")
    play(table, "draw; draw")
    assert legal(table) == {"7C"}
    assert code(table, 0, "draw") == "must-play"


def test_b18_a_drawn_card_may_be_followed_by_its_rank() -> None:
    table = position(top="2C", hand="KH QD 7H", stock="7C")
    play(table, "draw; 7C; 7H")
    assert shown(table.hands[0]) == "KH QD"


def test_b18_a_drawn_card_that_fits_must_be_laid() -> None:
    table = position(top="2C", hand="KH QD", stock="5D 6D 7C")
    play(table, "draw; draw; draw")
    assert code(table, 0, "pass") == "must-play"


def test_b19_pass_only_after_three_useless_draws() -> None:
    table = position(top="2C", hand="KH QD", stock="5D 6H JH 9C")
    for left in (3, 2, 1):
        refusal = table.refusal(0, PASS)
        assert (refusal.code, refusal.number) == ("draw-first", left)
        play(table, "draw")
    assert legal(table) == {"pass"}
    assert kinds(play(table, "pass")) == ["passed"]
    assert (table.turn, table.drawn) == (1, 0)


def test_b19_pass_when_nothing_can_be_drawn() -> None:
    table = position(top="2C", below="", stock="", hand="KH QD")
    assert legal(table) == {"pass"}
    assert code(table, 0, "draw") == "nothing-to-draw"


def test_b20_the_pile_below_its_top_becomes_the_stock_and_a_named_suit_stays() -> None:
    table = position(top="8C", below="9D 4D", stock="", named="S", hand="KH QD")
    events = play(table, "draw")
    assert kinds(events) == ["reshuffled", "drew"]
    assert events[0].number == 2
    assert (shown(table.pile), table.stock_left, table.named) == ("8C", 1, SUITS[0])


def test_b20_nothing_there_after_one_card_means_pass() -> None:
    table = position(top="2C", below="", stock="5D", hand="KH QD")
    play(table, "draw")
    assert legal(table) == {"pass"}


# -- B21 to B25: the call and going out --------------------------------------------------------------------------------

LAST_BUT_ONE: dict[str, Any] = {"top": "2C", "hand": "6C KD", "others": {1: "6D 3H 4H 3D"}}


def test_b21_with_one_card_left_the_call_is_due_until_the_next_player_acts() -> None:
    table = position(**LAST_BUT_ONE)
    play(table, "0 6C")
    assert table.awaited() == (0,)
    assert SAY_OLSEN in table.legal(0)
    (event,) = play(table, "0 call")
    assert (event.kind, event.counts) == ("called", True)
    assert table.awaited() == ()
    assert table.legal(0) == []
    assert "penalized" not in kinds(play(table, "1 6D"))


@pytest.mark.parametrize("act", ["6D", "draw"])
def test_b21_laying_and_drawing_close_the_window(act: str) -> None:
    other = {"6D": "6D 3H 4H", "draw": "5D 3H 4H"}[act]
    table = position(**{**LAST_BUT_ONE, "others": {1: other}})
    play(table, "0 6C")
    events = play(table, f"1 {act}")
    assert events[0].kind == "penalized"
    assert len(table.hands[0]) == 4


def test_b21_the_penalty_renews_the_stock() -> None:
    table = position(top="2C", below="9D 4S 5S", stock="", hand="6C KD", others={1: "6D 3H 4H"}, players=3)
    play(table, "0 6C")
    assert kinds(play(table, "1 6D")) == ["reshuffled", "penalized", "laid"]
    assert len(table.hands[0]) == 4


def test_b21_a_call_of_somebody_else_does_not_close_the_window() -> None:
    table = position(**LAST_BUT_ONE)
    play(table, "0 6C; 1 call")
    assert table.awaited() == (0,)


def test_b22_no_call_is_due_while_two_of_a_rank_are_held() -> None:
    table = position(top="4S", hand="9S 9D", others={1: "3H 4H 5H"})
    assert table.awaited() == ()
    play(table, "9S")
    assert table.awaited() == ()
    play(table, "end")
    assert table.awaited() == (0,)


def test_b23_a_call_with_more_cards_out_of_turn_is_heard_and_harmless() -> None:
    table = position(top="2C", hand="6C KD 3D")
    before = table.to_json()
    (event,) = play(table, "1 call")
    assert (event.kind, event.counts) == ("called", False)
    assert table.to_json() == before


def test_b23_a_call_in_ones_own_turn_is_spoken_when_the_hand_reaches_one() -> None:
    table = position(**LAST_BUT_ONE)
    assert kinds(play(table, "0 call")) == ["call-armed"]
    assert code(table, 0, "call") == "already-said"
    assert kinds(play(table, "0 6C")) == ["laid", "called"]
    assert "penalized" not in kinds(play(table, "1 6D"))


def test_row_b2_an_armed_call_lapses_when_the_turn_ends_with_another_number() -> None:
    table = position(top="2C", hand="6C KC KD", others={1: "6D 3H 4H"})
    play(table, "0 call; 0 6C; 1 6D")
    assert not table.armed
    play(table, "0 KD; 0 end")
    assert table.awaited() == (0,)


def test_b23_a_call_lapses_when_the_hand_stops_being_one_card() -> None:
    table = position(top="2C", hand="KD", stock="7C KH", others={1: "6D 3H 4H"}, called=[True, False])
    play(table, "0 draw; 0 7C")
    assert table.awaited() == (0,)


def test_b24_the_program_says_olsen_olsen() -> None:
    table = position(top="2C", hand="6C")
    assert code(table, 0, "last-call") == "said-for-you"
    assert kinds(play(table, "6C"))[-1] == "went-out"


def test_b25_the_last_card_may_be_an_eight_and_no_suit_is_asked() -> None:
    table = position(top="KD", hand="8C")
    assert kinds(play(table, "8C")) == ["laid", "went-out"]


# -- B26, B27: blocked deals, the match --------------------------------------------------------------------------------


def blocked(players: int = 3) -> OlsenRound:
    return position(
        top="8C", named="S", below="", stock="", hand="2H 3H", players=players, options={"voluntary_draw": True},
        empty_passes=players - 1, others={1: "4H 5H", 2: shown_rest("8C 2H 3H 4H 5H")},
    )  # fmt: skip


def shown_rest(named: str) -> str:
    used = set(cards(named))
    return shown(card for card in packs(1) if card not in used)


def test_b26_as_many_passes_as_players_without_a_card_drawn_end_the_deal() -> None:
    table = blocked()
    assert kinds(play(table, "pass")) == ["passed", "blocked"]
    assert table.result == RoundResult((0, 1), (1, 1, 0), "blocked", (2, 2, 47))


def test_b26_one_pass_less_goes_on() -> None:
    table = blocked()
    table.empty_passes = 1
    play(table, "pass")
    assert table.result is None


def test_b26_a_pass_after_draws_starts_the_count_again() -> None:
    table = position(top="2C", hand="KH QD", stock="5D 6H JH 9C", empty_passes=1)
    play(table, "draw; draw; draw; pass")
    assert table.result is None
    assert table.empty_passes == 0


def test_b26_row_x_three_thousand_actions_end_the_deal_and_calls_are_not_counted() -> None:
    table = position(top="2C", hand="KH QD", actions=MAX_ACTIONS - 1, players=3)
    for _ in range(5):
        play(table, "1 call; 2 call")
    assert table.actions == MAX_ACTIONS - 1
    assert table.result is None
    assert kinds(play(table, "draw"))[-1] == "blocked"


@pytest.mark.parametrize("wins", [1, 2, 3, 5])
def test_b27_option_first_to(wins: int) -> None:
    options = OlsenOptions(first_to=wins)
    won = RoundResult((1,), (0, 1), "out", (3, 0))
    lost = RoundResult((0,), (1, 0), "out", (0, 4))
    before = [won, lost] * (wins - 1)
    standing = GAME.standing(options, 2, before)
    assert not standing.over
    after = GAME.standing(options, 2, [*before, won])
    assert (after.over, after.leaders, after.totals) == (True, (1,), (wins - 1, wins))


def test_b27_nobody_leads_before_the_first_deal() -> None:
    assert GAME.standing(DEFAULTS, 3, []).leaders == ()


# -- house rules and decisions -----------------------------------------------------------------------------------------


def test_row_a_start_changer_another_puts_the_eight_back_and_turns_another() -> None:
    first = order_with("8C", 2)
    rest = first[:-10]
    again = [*(card for card in rest if str(card) != "8C"), Card.parse("8C")]
    third = [*(card for card in rest if str(card) != "2S"), Card.parse("2S")]
    if Card.parse("2S") not in rest:
        third = sorted(rest, key=lambda card: card.rank is not Rank.EIGHT)
    options = OlsenOptions(start_changer="another").rules()
    table, events = deal_round(options, 2, 0, RecordedChance([first, again, third]))
    assert kinds(events) == ["start-returned", "start-returned", "dealt"]
    assert table.pile[-1].rank is not Rank.EIGHT
    assert Card.parse("8C") in table.stock
    assert not table.free
    table.check()


def test_row_a_start_changer_another_ends_when_only_eights_are_left() -> None:
    """Ten players with one pack: two cards are left over, and both may be eights."""
    eights = cards("8C 8H")
    order = [*eights, *(card for card in packs(1) if card not in eights)]

    class OnlyOnce(SeededChance):
        count = 0

        def shuffle(self, some: Any) -> list[Card]:
            self.count += 1
            assert self.count < 100, "the deal never ends"
            return order if self.count == 1 else list(some)

    table, _ = deal_round(OlsenOptions(decks="1", start_changer="another").rules(), 10, 0, OnlyOnce("x"))
    assert table.stock_left == 1
    table.check()


def test_row_k_start_changer_suit_asks_for_its_own_suit() -> None:
    table, _ = deal_round(OlsenOptions(start_changer="suit").rules(), 2, 0, RecordedChance([order_with("8C", 2)]))
    assert not table.free
    some = position(top="8C", hand="4C 8D 5H 6H", options={"start_changer": "suit"})
    assert legal(some) == {"4C", "8D"}


def test_row_b_a_call_out_of_turn_with_more_cards_has_no_effect_later() -> None:
    table = position(top="2C", hand="KC QC", others={1: "6C 3H"})
    play(table, "1 call; 0 KC; 0 call; 1 6C")
    assert table.awaited() == (1,)


def test_row_c_voluntary_draw_up_to_three_then_lay_or_pass() -> None:
    table = position(top="2C", hand="5C KD", stock="5D 6H JH 9C", options={"voluntary_draw": True})
    assert legal(table) == {"5C", "draw"}
    play(table, "draw; draw; draw")
    assert legal(table) == {"5C", "pass"}
    assert code(table, 0, "draw") == "three-draws"
    play(table, "pass")
    assert table.turn == 1


def test_row_h_voluntary_draw_pass_only_after_three_draws_or_when_nothing_can_be_drawn() -> None:
    table = position(top="2C", hand="5C KD", stock="5D 6H JH 9C", options={"voluntary_draw": True})
    for _ in range(3):
        assert code(table, 0, "pass") == "draw-first"
        play(table, "draw")
    assert code(table, 0, "pass") is None
    empty = position(top="2C", below="", stock="", hand="5C KD", options={"voluntary_draw": True})
    assert legal(empty) == {"5C", "pass"}


def test_row_i_voluntary_draw_any_fitting_card_may_be_laid_afterwards() -> None:
    table = position(top="2C", hand="5C KD", stock="7C", options={"voluntary_draw": True})
    play(table, "draw")
    assert legal(table) == {"5C", "7C", "draw"}


def test_row_j_the_freedom_of_a_start_eight_waits_for_the_first_card_laid() -> None:
    table = position(
        top="8C", hand="5D KD", stock="5H 6H JH", free=True, options={"voluntary_draw": True}, others={1: "3H 4S"}
    )
    play(table, "draw; draw; draw; pass")
    assert table.free
    assert legal(table, 1) == {"3H", "4S", "draw"}


def test_row_d_olsen_olsen_forgotten_costs_three_and_play_goes_on() -> None:
    rules = {"olsen_olsen_required": True}
    table = position(top="2C", hand="6C", options=rules, others={1: "6D 3H 4H"})
    play(table, "0 6C")
    assert (table.result, table.provisional, table.awaited()) == (None, True, (0,))
    assert kinds(play(table, "1 6D")) == ["penalized", "laid"]
    assert (len(table.hands[0]), table.result, table.turn) == (3, None, 0)


@pytest.mark.parametrize("line", ["0 6C; 0 last-call", "0 last-call; 0 6C"])
def test_row_d_olsen_olsen_said_in_time_wins(line: str) -> None:
    table = position(top="2C", hand="6C", options={"olsen_olsen_required": True})
    play(table, line)
    assert table.result is not None
    assert table.result.winners == (0,)


def test_row_d_if_nothing_can_be_drawn_the_win_stands() -> None:
    table = position(
        top="8C", named="S", below="", stock="", hand="2H", options={"olsen_olsen_required": True}, provisional=False
    )
    table.hands[1].append(table.hands[0].pop())
    table.window, table.provisional, table.turn = 0, True, 1
    play(table, "1 " + sorted(legal(table, 1))[0])
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((0,), "out")


def test_row_d_an_armed_last_call_lapses_with_the_turn() -> None:
    table = position(top="2C", hand="6C KD", options={"olsen_olsen_required": True}, others={1: "6D 3H 4H"})
    play(table, "0 last-call; 0 6C; 0 call; 1 6D")
    assert not table.armed_out


def test_row_e_caught_is_said_between_the_turn_and_the_next_first_action() -> None:
    rules = {"olsen_enforce": "caught"}
    table = position(top="2C", hand="6C KD", players=3, options=rules, others={1: "6D 3H 4H", 2: "3S 4S"})
    play(table, "0 6C")
    assert CATCH in table.legal(1)
    assert CATCH in table.legal(2)
    assert code(table, 0, "catch") == "catch-yourself"
    (event,) = play(table, "2 catch")
    assert (event.kind, event.caught_by, event.number) == ("penalized", 2, 3)
    assert len(table.hands[0]) == 4
    assert table.turn == 1


def test_row_e_a_wrong_catch_costs_nothing_and_one_try_per_window() -> None:
    rules = {"olsen_enforce": "caught"}
    table = position(top="2C", hand="6C KD 3D", options=rules, others={1: "6D 3H 4H"})
    play(table, "0 6C")
    assert kinds(play(table, "1 catch")) == ["catch-failed"]
    assert [len(hand) for hand in table.hands] == [2, 3]
    assert code(table, 1, "catch") == "caught-already"
    play(table, "1 6D")
    assert code(table, 0, "catch") is None


def test_row_e_nobody_catches_no_penalty() -> None:
    table = position(**{**LAST_BUT_ONE, "options": {"olsen_enforce": "caught"}})
    play(table, "0 6C")
    assert "penalized" not in kinds(play(table, "1 6D"))
    assert code(table, 1, "catch") == "catch-yourself"


def test_row_e_nobody_can_be_caught_before_the_first_turn_ends() -> None:
    table = position(top="2C", hand="6C KD", options={"olsen_enforce": "caught"})
    assert code(table, 1, "catch") == "nobody-to-catch"
    assert code(position(top="2C", hand="6C KD"), 1, "catch") == "no-catching"


def test_row_f_out_on_changer_off_a_last_eight_does_not_fit() -> None:
    table = position(top="2C", hand="8D", options={"out_on_changer": False}, stock="5D")
    assert code(table, 0, "8D") == "last-eight"
    assert legal(table) == {"draw"}
    play(table, "draw")
    assert legal(table) == {"8D"}


def test_row_g_two_identical_cards_of_two_packs_are_a_group() -> None:
    table = position(top="2C", hand="5C 5C-2 KD", options={"decks": "2"})
    play(table, "5C; 5C-2")
    assert shown(table.hands[0]) == "KD"


def test_row_l_the_second_of_two_last_eights_may_not_follow() -> None:
    table = position(top="2C", hand="8D 8H", options={"out_on_changer": False})
    play(table, "8D")
    assert legal(table) == {"name S", "name H", "name C", "name D"}
    assert code(table, 0, "8H") == "last-eight"
    play(table, "name S")
    assert table.awaited() == (0,)


def test_row_m_with_only_the_last_eight_and_nothing_to_draw_one_passes() -> None:
    table = position(top="2C", below="", stock="", hand="8D", options={"out_on_changer": False})
    assert legal(table) == {"pass"}


def test_row_n_multi_rank_off_one_card_a_turn_eights_too() -> None:
    table = position(top="2C", hand="8D 8H 3S", options={"multi_rank": False})
    play(table, "8D")
    assert legal(table) == {"name S", "name H", "name C", "name D"}
    assert code(table, 0, "8H") == "one-card-only"
    nines = position(top="4S", hand="9S 9D", options={"multi_rank": False})
    play(nines, "9S")
    assert (nines.turn, nines.awaited()) == (1, (0,))


def test_row_o_olsen_auto_says_both() -> None:
    rules = {"olsen_auto": True, "olsen_olsen_required": True}
    table = position(**{**LAST_BUT_ONE, "options": rules})
    assert code(table, 0, "call") == "said-for-you"
    assert code(table, 0, "last-call") == "said-for-you"
    assert kinds(play(table, "0 6C")) == ["laid", "called"]
    out = position(top="2C", hand="6C", options=rules)
    assert kinds(play(out, "6C")) == ["laid", "went-out"]


def test_row_p_olsen_does_not_count_as_olsen_olsen_and_there_are_two_buttons() -> None:
    table = position(top="2C", hand="6C", options={"olsen_olsen_required": True}, others={1: "6D 3H 4H"})
    keys = {
        command.action: command.key.source
        for command in entry("olsen").stage.controls.commands(table.view(0), ("A", "B"))
    }
    assert (keys[SAY_OLSEN], keys[SAY_OLSEN_OLSEN]) == ("O", "L")
    play(table, "0 call; 0 6C")
    assert table.provisional
    play(table, "0 call")
    assert kinds(play(table, "1 6D"))[0] == "penalized"


def test_row_q_a_forgotten_olsen_olsen_stays_automatic_when_calls_are_caught() -> None:
    rules = {"olsen_olsen_required": True, "olsen_enforce": "caught"}
    table = position(top="2C", hand="6C", options=rules, others={1: "6D 3H 4H"})
    play(table, "0 6C")
    assert code(table, 1, "catch") == "nobody-to-catch"
    assert kinds(play(table, "1 6D"))[0] == "penalized"


def test_row_r_a_silent_last_eight_counts_as_its_own_suit() -> None:
    table = position(top="2C", hand="8D", options={"olsen_olsen_required": True}, others={1: "6D 3H 8H"})
    play(table, "0 8D")
    assert table.named is None
    assert legal(table, 1) == {"6D", "8H"}


def test_row_s_whichever_comes_first_the_call_or_the_catch() -> None:
    rules = {"olsen_enforce": "caught"}
    called = position(**{**LAST_BUT_ONE, "options": rules})
    play(called, "0 6C; 0 call")
    assert kinds(play(called, "1 catch")) == ["catch-failed"]
    caught = position(**{**LAST_BUT_ONE, "options": rules})
    play(caught, "0 6C; 1 catch")
    (event,) = play(caught, "0 call")
    assert not event.counts
    assert len(caught.hands[0]) == 4


def test_row_t_a_call_stands_while_the_hand_stays_one_card() -> None:
    table = position(top="2C", below="", stock="", hand="KD", called=[True, False])
    play(table, "pass")
    assert table.awaited() == ()


def test_row_t_with_olsen_auto_a_call_that_stands_is_not_said_again() -> None:
    table = position(top="2C", below="", stock="", hand="KD", called=[True, False], options={"olsen_auto": True})
    assert kinds(play(table, "pass")) == ["passed"]


def test_row_u_a_new_call_is_due_after_drawing() -> None:
    table = position(top="2C", hand="KD", stock="7C", called=[True, False])
    play(table, "draw; 7C")
    assert table.awaited() == (0,)


def test_row_v_a_shared_win_gives_each_a_win_and_the_match_may_be_shared() -> None:
    shared = RoundResult((0, 2), (1, 0, 1), "blocked", (2, 5, 2))
    standing = GAME.standing(DEFAULTS, 3, [shared])
    assert (standing.over, standing.leaders, standing.totals) == (True, (0, 2), (1, 0, 1))


def test_row_w_ten_players_with_one_pack() -> None:
    table = dealt(10, decks="1")
    assert (table.stock_left, len(table.pile)) == (1, 1)


# -- the gestures and sentences that depend on rules -------------------------------------------------------------------


def test_a_gesture_never_promises_an_action_that_the_rules_refuse() -> None:
    table = position(top="2C", hand="8D 8H", options={"out_on_changer": False})
    meant = entry("olsen").stage.controls.gesture(table.view(0), cards("8D 8H"), "discard")
    if hasattr(meant, "actions"):
        for one in meant.actions:
            table.play(0, one, luck())
    else:
        assert meant.code == "last-eight"


def test_saying_olsen_olsen_ahead_is_not_told_as_olsen() -> None:
    rules = {"olsen_olsen_required": True}
    said = position(top="2C", hand="6C KD", options=rules)
    names = ["Anna", "Bjarni"]
    texts = []
    for text in ("0 call", "0 last-call"):
        (event,) = play(said, text)
        texts.append(entry("olsen").stage.speech.tell(event, names))
    assert texts[0] != texts[1]


def test_lacks_tell_what_a_draw_showed_and_shrink_with_cards_laid() -> None:
    table = position(top="2C", hand="KH QD", stock="7C", others={1: "3C 4C"})
    play(table, "draw")
    assert table.lacks[0] == Lack(SUITS[2], (Rank.TWO, Rank.EIGHT), 2)
    play(table, "7C")
    assert table.lacks[0] == Lack(SUITS[2], (Rank.TWO, Rank.EIGHT), 2)
    assert Lack(SUITS[2], (Rank.TWO, Rank.EIGHT), 1).after_playing(Card.parse("KH")) is None


@pytest.mark.parametrize("bad", ["stock", "hand", "turn", "window", "phase", "drawn", "pile", "called"])
def test_a_round_that_cannot_exist_is_refused(bad: str) -> None:
    data = position(top="2C", hand="KH QD").to_json()
    changed: dict[str, Any] = {
        "stock": data["stock"][1:],
        "turn": 2,
        "window": 7,
        "phase": "over",
        "drawn": 4,
        "pile": [],
        "called": [True],
    }
    if bad == "hand":
        data["hands"][0].append("2C")
    else:
        data[bad] = changed[bad]
    with pytest.raises(ValueError, match=r"\w"):
        GAME.load_round(data)


def test_an_illegal_action_names_its_refusal_and_changes_nothing() -> None:
    table = position(top="2C", hand="KD 9H 4S")
    before = table.to_json()
    with pytest.raises(IllegalActionError) as caught:
        table.play(0, PLAY[Card.parse("KD")], luck())
    assert caught.value.refusal.cards == tuple(cards("KD 2C"))
    assert table.to_json() == before


def test_worlds_hold_what_the_others_showed() -> None:
    table = position(
        top="2C", hand="KC 3D 5D", players=3, lacks=[None, Lack(SUITS[2], (Rank.TWO, Rank.EIGHT), 4), None]
    )
    imagined = worlds(table.view(0), Random("w"))
    for _ in range(50):
        world = next(imagined)
        assert not any(legality.fits(world, card) for card in world.hands[1])


def test_nobody_is_offered_a_call_that_the_program_says() -> None:
    table = position(top="2C", hand="KH QD", others={1: "5C"}, options={"olsen_auto": True})
    table.window = 1
    assert table.refusal(1, SAY_OLSEN) is not None
    assert table.legal(1) == []
    table.hands[1], table.provisional = [], True
    assert table.legal(1) == []
