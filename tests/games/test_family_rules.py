"""The rules U, S, K, L and V that vectors and random play do not show by themselves, one test each."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.cards import Card, Rank, cards, packs, shown
from cardtable.engine.chance import FreeChance, RecordedChance, SeededChance
from cardtable.engine.options import OptionsError
from cardtable.engine.round import RoundResult
from cardtable.games.olsen.entries import ENTRIES
from cardtable.games.olsen.rules import cheating, legality, scoring
from cardtable.games.olsen.rules.actions import Hide, Slip
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.knowledge import Deed
from cardtable.games.olsen.rules.round import MAX_ACTIONS_ON_LADDER, OlsenRound
from tests.games.olsen_positions import OPTIONS, check_cards, code, legal, play, position, required, short

if TYPE_CHECKING:
    from collections.abc import Sequence

pytestmark = pytest.mark.whole

DEPTH = int(os.environ.get("CARDTABLE_TEST_DEPTH", "1"))
GAMES = {entry.game.id: entry.game for entry in ENTRIES}


def kinds(events: Any) -> list[str]:
    return [event.kind for event in events]


def paid(events: Any) -> list[tuple[int, int]]:
    """Who took how many cards at once, in order."""
    several = ("penalized", "fined", "took-owed", "stepped-down")
    return [(event.seat, event.number) for event in events if event.kind in several]


def dealt(game: str, start: str, seats: int = 2, dealer: int = 0, **options: Any) -> OlsenRound:
    """A deal with this start card, dealt by the seat after ``dealer``."""
    rest = [card for card in packs(1) if str(card) != start]
    at = len(rest) - 5 * seats
    order = [*rest[:at], Card.parse(start), *rest[at:]]
    return deal(OPTIONS[game](**options).rules(), seats, dealer, RecordedChance([order]))[0]


def standing(results: Sequence[tuple[int, ...]], **options: Any) -> Any:
    made = [RoundResult((), scores, "out", scores) for scores in results]
    return GAMES["med_stigum"].standing(OPTIONS["med_stigum"](**options), len(results[0]), made)


# -- 1.2: upp og niður -------------------------------------------------------------------------------------------------


def test_u02_an_eight_is_ordinary_and_no_suit_is_named() -> None:
    table = position(game="upp_og_nidur", top="KS", hand="8C 2H 3H", others={1: "9C 7S 3D"})
    assert code(table, 0, "8C") == "no-neighbour"
    table = position(game="upp_og_nidur", top="9S", hand="8C 2H 3H", others={1: "9C 7S 3D"})
    assert "suit-named" not in kinds(play(table, "0 8C"))
    assert table.turn == 1
    assert legal(table, 1) == {"9C", "7S"}


def test_u03_an_equal_rank_and_an_equal_suit_are_not_enough() -> None:
    table = position(game="upp_og_nidur", top="5S", hand="5H KS 6D")
    assert legal(table) == {"6D"}


@pytest.mark.parametrize("ace_king", [True, False])
def test_u04_ace_and_king_are_neighbours_or_not(ace_king: bool) -> None:
    around = {
        rank: {one for one in range(1, 14) if legality.are_neighbours(rank, one, ace_king)} for rank in range(1, 14)
    }
    assert around[1] == ({2, 13} if ace_king else {2})
    assert around[13] == ({12, 1} if ace_king else {12})
    assert all(around[rank] == {rank - 1, rank + 1} for rank in range(2, 13))
    for top, hand, fits in (("AS", "KD 2D 3D", {"KD", "2D"}), ("KS", "AD QD JD", {"AD", "QD"})):
        table = position(game="upp_og_nidur", top=top, hand=hand, options={"ace_king": ace_king})
        assert legal(table) == (fits if ace_king else fits - {"KD", "AD"})


def test_u05_a_chain_may_change_its_direction_and_stop_anywhere() -> None:
    table = position(game="upp_og_nidur", top="5S", hand="6D 7D 6H 5H KC KD")
    play(table, "0 6D; 0 7D; 0 6H")
    assert legal(table) == {"5H", "end"}
    assert code(table, 0, "draw") == "end-your-chain"
    play(table, "0 end")
    assert shown(table.hands[0]) == "5H KC KD"
    assert table.turn == 1


def test_u05_the_first_card_may_be_the_only_one() -> None:
    table = position(game="upp_og_nidur", top="5S", hand="6D 7D KC")
    play(table, "0 6D; 0 end")
    assert table.turn == 1
    assert len(table.hands[0]) == 2


def test_u06_one_at_a_time_stopping_at_the_first_that_fits_then_pass() -> None:
    table = position(game="upp_og_nidur", top="5S", hand="KD 9C", stock="JH 4H 2S")
    assert legal(table) == {"draw"}
    play(table, "draw; draw")
    assert legal(table) == {"4H"}
    assert code(table, 0, "pass") == "must-play"


def test_u07_the_call_and_its_penalty_are_those_of_the_base_game() -> None:
    state: dict[str, Any] = {"game": "upp_og_nidur", "top": "5S", "hand": "6D KD", "others": {1: "7C 2D 3D"}}
    assert paid(play(position(**state), "0 6D; 1 7C")) == [(0, 3)]
    assert paid(play(position(**state), "0 6D; 0 call; 1 7C")) == []


@pytest.mark.parametrize("start", ["8H", "2H", "AH", "QH"])
def test_u09_no_start_card_is_special(start: str) -> None:
    table = dealt("upp_og_nidur", start)
    assert (table.free, table.owed, table.direction, table.turn) == (False, 0, 1, 0)
    fits = {str(card) for card in table.hands[0] if legality.are_neighbours(card.rank, Card.parse(start).rank, True)}
    assert legal(table) == (fits or {"draw"})


# -- 1.3: með stigum ---------------------------------------------------------------------------------------------------


def test_s02_the_winner_scores_nothing_and_everybody_else_the_cards_still_held() -> None:
    table = position(game="med_stigum", top="2C", hand="6C", players=3, others={1: "8H 9H", 2: "AS 10D KD"})
    play(table, "0 6C")
    assert table.result is not None
    assert table.result.scores == (0, 30, 25)
    assert table.result.winners == (0,)
    assert [shown(left) for left in table.result.left] == ["", "8H 9H", "AS 10D KD"]


def test_s02_in_a_blocked_round_everybody_scores() -> None:
    table = position(
        game="med_stigum", top="2C", hand="8H", below="", stock="", others={1: "3H 9D"},
        options={"out_on_changer": False}, empty_passes=1,
    )  # fmt: skip
    play(table, "0 pass")
    assert table.result is not None
    assert table.result.reason == "blocked"
    assert table.result.winners == (0,)
    assert table.result.scores == (25, scoring.points(table.hands[1]))


def test_s03_the_whole_pack_is_worth_420() -> None:
    assert scoring.points(packs(1)) == 420
    worth = {rank: {scoring.cost(card) for card in packs(1) if card.rank is rank} for rank in Rank if rank > 0}
    assert {rank for rank, costs in worth.items() if costs == {25}} == {Rank.EIGHT}
    assert {rank for rank, costs in worth.items() if costs == {10}} == {Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING}
    assert {rank for rank, costs in worth.items() if costs == {5}} == {1, 2, 3, 4, 5, 6, 7, 9}


def test_s03_the_two_examples_of_the_rules() -> None:
    assert scoring.points(cards("3H 3C QD 6S 7D")) == 30
    assert scoring.points(cards("9S JD 8C")) == 40


@pytest.mark.parametrize("mode", [500, 300, 200, 100])
def test_s05_the_game_ends_when_a_total_reaches_the_target(mode: int) -> None:
    assert not standing([(mode - 5, 0, 10)], score_mode=str(mode)).over
    for total in (mode, mode + 5):
        final = standing([(total, 0, 10)], score_mode=str(mode))
        assert (final.over, final.leaders) == (True, (1,))
    assert standing([(mode - 5, 0, 10), (5, 30, 0)], score_mode=str(mode)).leaders == (2,)


def test_s05_500_points_is_the_default_and_nothing_ends_without_a_round() -> None:
    options = OPTIONS["med_stigum"]()
    assert (options.score_mode, options.score_tie) == ("500", "shared")
    before = GAMES["med_stigum"].standing(options, 3, [])
    assert (before.over, before.leaders, before.totals) == (False, (), (0, 0, 0))


@pytest.mark.parametrize("number", [5, 10, 20])
def test_s06_a_fixed_number_of_rounds_and_no_target(number: int) -> None:
    played = [(60, 0, 30)] * (number - 1)
    assert not standing(played, score_mode=f"{number}r").over
    final = standing([*played, (0, 10, 5)], score_mode=f"{number}r")
    assert (final.over, final.leaders) == (True, (1,))


def test_s07_a_tie_for_the_lowest_total_is_shared() -> None:
    final = standing([(500, 20, 20)])
    assert (final.over, final.leaders) == (True, (1, 2))


def test_s07_a_play_off_goes_on_until_one_alone_is_lowest() -> None:
    options = {"score_tie": "playoff"}
    tied = [(500, 20, 20)]
    assert not standing(tied, **options).over
    assert not standing([*tied, (0, 30, 30)], **options).over
    final = standing([*tied, (0, 30, 30), (10, 0, 5)], **options)
    assert (final.over, final.leaders, final.totals) == (True, (1,), (510, 50, 55))
    assert standing([(500, 20, 25)], **options).over


def test_s07_a_play_off_after_the_last_round() -> None:
    options = {"score_mode": "5r", "score_tie": "playoff"}
    tied = [(10, 10, 30)] * 5
    assert not standing(tied, **options).over
    assert not standing([*tied, (10, 10, 0)], **options).over
    final = standing([*tied, (10, 10, 0), (5, 0, 50)], **options)
    assert (final.over, final.leaders) == (True, (1,))


def test_s07_a_tie_above_the_lowest_total_is_none() -> None:
    assert standing([(500, 500, 20)], score_tie="playoff").over


def test_s08_the_lengths_that_are_offered() -> None:
    option = OPTIONS["med_stigum"].option("score_mode")
    assert [value.value for value in option.values] == ["500", "300", "200", "100", "10r", "5r", "20r"]
    with pytest.raises(OptionsError):
        OPTIONS["med_stigum"].read({"score_mode": "50"})


def test_s10_cards_drawn_as_a_penalty_count_like_any_other() -> None:
    table = position(game="med_stigum", top="2C", hand="6C KD", others={1: "7C"}, stock="8D 10S 3S")
    assert kinds(play(table, "0 6C; 1 7C")) == ["laid", "penalized", "laid", "went-out"]
    assert table.result is not None
    assert table.result.scores == (10 + 25 + 10 + 5, 0)


# -- 1.4: klikk --------------------------------------------------------------------------------------------------------


def klikk(hand: str, **more: Any) -> OlsenRound:
    return position(**{"game": "klikk", "top": "5C", "hand": hand, **more})


def test_k02_the_two_owed_cards_come_on_top_of_the_three_draws() -> None:
    table = klikk("2C KD 3S", others={1: "9H AH"}, stock="KS QH 10D JD 7H 6H")
    play(table, "0 2C; 1 take; 1 draw; 1 draw; 1 draw")
    assert len(table.hands[1]) == 7
    assert legal(table, 1) == {"pass"}


def test_k02_two_skips_ends_the_turn_with_the_taking() -> None:
    table = klikk("2C KD 3S", players=3, others={1: "9C AH"}, options={"two_skips": True})
    assert kinds(play(table, "0 2C; 1 take")) == ["laid", "imposed", "took-owed"]
    assert (table.turn, table.window, table.owed, len(table.hands[1])) == (2, 1, 0, 4)


@pytest.mark.parametrize("stack", [False, True])
def test_k03_a_two_in_hand_passes_the_debt_on_only_with_the_option(stack: bool) -> None:
    table = klikk("2C KD 3S", players=3, others={1: "2D 2H 9C AH", 2: "2S 4S 6H"}, options={"stack_twos": stack})
    play(table, "0 2C")
    assert legal(table, 1) == ({"take", "2D", "2H"} if stack else {"take"})
    if stack:
        assert code(table, 1, "9C") == "owes-cards"
        play(table, "1 2D; 1 2H")
        assert (table.owed, table.turn) == (6, 2)
        assert paid(play(table, "2 2S; 0 take")) == [(0, 8)]


def test_k03_nothing_is_owed_twice() -> None:
    table = klikk("2C KD 3S", others={1: "9H AH 4H"})
    play(table, "0 2C; 1 take")
    assert code(table, 1, "take") == "nothing-owed"
    assert code(table, 0, "take") == "not-your-turn"


def test_k04_aces_turn_the_round_and_the_next_ace_turns_it_back() -> None:
    table = klikk("AC KD 3S", players=4, others={3: "AD 9S 9H"})
    events = play(table, "0 AC")
    assert (table.direction, table.turn) == (-1, 3)
    assert [event.clockwise for event in events if event.kind == "turned-round"] == [False]
    play(table, "3 AD")
    assert (table.direction, table.turn) == (1, 0)


def test_k04_effects_follow_the_direction() -> None:
    table = klikk("2C KD 3S", players=4, direction=-1)
    play(table, "0 2C")
    assert (table.turn, table.owed) == (3, 2)
    table = klikk("QC KD 3S", players=4, direction=-1)
    play(table, "0 QC")
    assert table.turn == 2


@pytest.mark.parametrize(("reverse2", "turn"), [("none", 1), ("skip", 0)])
def test_k05_an_ace_with_two_players(reverse2: str, turn: int) -> None:
    table = klikk("AC KD 3S", options={"reverse2": reverse2})
    play(table, "0 AC")
    assert table.turn == turn
    table = klikk("AC KD 3S", players=3, options={"reverse2": reverse2})
    play(table, "0 AC")
    assert table.turn == 2


def test_k06_who_misses_a_turn_does_not_act() -> None:
    table = klikk("QC KD 3S", players=3, others={1: "QD 9C 4H"})
    events = play(table, "0 QC")
    assert [event.seat for event in events if event.kind == "missed-turn"] == [1]
    assert legal(table, 1) == set()
    assert code(table, 1, "9C") == "not-your-turn"


@pytest.mark.parametrize(
    ("effects", "line", "owed", "direction", "turn"),
    [
        ("each", "2C 2D 2H", 6, 1, 1), ("once", "2C 2D 2H", 2, 1, 1),
        ("each", "AC AD AH", 0, -1, 3), ("once", "AC AD AH", 0, -1, 3),
        ("each", "AC AD", 0, 1, 1), ("once", "AC AD", 0, -1, 3),
        ("each", "QC QD", 0, 1, 3), ("once", "QC QD", 0, 1, 2),
    ],
)  # fmt: skip
def test_k07_every_card_of_a_group_counts_or_the_group_once(
    effects: str, line: str, owed: int, direction: int, turn: int
) -> None:
    table = klikk(f"{line} KD 3S", players=4, options={"group_effects": effects})
    play(table, "; ".join(f"0 {card}" for card in line.split()))
    assert (table.owed, table.direction, table.turn) == (owed, direction, turn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_k07_nobody_is_skipped_twice_by_four_queens(players: int) -> None:
    table = klikk("QC QD QH QS KD 3S", players=players)
    events = play(table, "0 QC; 0 QD; 0 QH; 0 QS")
    missed = [event.seat for event in events if event.kind == "missed-turn"]
    assert missed == list(range(1, players))
    assert table.turn == 0


def test_k07_only_the_cards_of_one_turn_count_together() -> None:
    table = klikk("2C 2D KD 3S", others={1: "9D 4H 6H"})
    play(table, "0 2C; 0 end")
    assert (table.owed, table.turn) == (2, 1)


@pytest.mark.parametrize("start", ["2H", "AH", "QH"])
@pytest.mark.parametrize("seats", [2, 3])
def test_k08_nobody_laid_the_start_card(start: str, seats: int) -> None:
    table = dealt("klikk", start, seats, seats - 2)
    assert table.dealer == seats - 1
    assert (table.owed, table.direction, table.turn, table.phase) == (0, 1, 0, "play")


@pytest.mark.parametrize(
    ("start", "seats", "owed", "clockwise", "turn"),
    [
        ("2H", 2, 2, True, 0), ("2H", 3, 2, True, 0), ("AH", 3, 0, False, 2), ("AH", 4, 0, False, 3),
        ("QH", 3, 0, True, 1), ("QH", 2, 0, True, 1), ("KH", 3, 0, True, 0),
    ],
)  # fmt: skip
def test_k08_start_effects(start: str, seats: int, owed: int, clockwise: bool, turn: int) -> None:
    table = dealt("klikk", start, seats, seats - 2, start_effects=True)
    assert (table.owed, table.direction == 1, table.turn) == (owed, clockwise, turn)
    if owed:
        assert legal(table, 0) == {"take"}


@pytest.mark.parametrize(("reverse2", "turn"), [("none", 0), ("skip", 1)])
def test_k08_a_start_ace_with_two_players(reverse2: str, turn: int) -> None:
    assert dealt("klikk", "AH", 2, 0, start_effects=True, reverse2=reverse2).turn == turn


def test_k08_a_start_eight_leaves_the_choice() -> None:
    assert dealt("klikk", "8H", start_effects=True).free


def test_k09_taking_the_owed_cards_is_the_next_players_action() -> None:
    table = klikk("2C KD", others={1: "9C AH 4H"})
    play(table, "0 2C")
    assert table.awaited() == (0,)
    assert kinds(play(table, "1 take")) == ["penalized", "took-owed"]
    assert table.awaited() == ()


def test_k09_with_two_players_the_window_stays_open_through_the_actors_own_extra_turn() -> None:
    table = klikk("QC KC KD", others={1: "9D AH 4H"})
    assert paid(play(table, "0 QC; 0 KC; 0 end")) == []
    assert (table.turn, table.window) == (1, 0)
    silent = klikk("QC KD", others={1: "9C AH 4H"}, stock="3H 6C")
    play(silent, "0 QC")
    assert silent.turn == 0
    assert silent.awaited() == (0,)
    assert paid(play(silent, "0 draw")) == []
    assert silent.awaited() == ()
    assert paid(play(silent, "0 draw; 0 6C; 1 9C")) == []


def test_k09_a_call_in_the_extra_turn_is_still_in_time() -> None:
    table = klikk("QC KD", others={1: "9D AH 4H"}, options={"olsen_enforce": "caught"})
    play(table, "0 QC; 0 call")
    assert table.awaited() == ()
    assert kinds(play(table, "1 catch")) == ["catch-failed"]


def test_k09_a_silent_player_can_be_caught_in_the_extra_turn() -> None:
    table = klikk("QC KD", others={1: "9D AH 4H"}, options={"olsen_enforce": "caught"})
    play(table, "0 QC")
    assert paid(play(table, "1 catch")) == [(0, 3)]
    assert table.turn == 0


def test_k09_the_last_card_may_be_laid_in_the_extra_turn_without_a_call() -> None:
    table = klikk("QC KC", others={1: "9D AH 4H"})
    assert paid(play(table, "0 QC; 0 KC")) == []
    assert table.result is not None
    assert table.result.winners == (0,)


def test_k09_with_three_players_the_window_closes_with_the_player_after_the_skipped_one() -> None:
    table = klikk("QC KD", players=3, others={2: "9C AH 4H"})
    play(table, "0 QC")
    assert table.turn == 2
    assert paid(play(table, "2 9C")) == [(0, 3)]


def test_k09_b22_between_two_cards_of_an_extra_turn_nobody_can_be_caught() -> None:
    table = klikk("QC 6C 6D", options={"olsen_enforce": "caught"})
    play(table, "0 QC; 0 6C")
    assert table.turn == 0
    if code(table, 1, "catch") is None:
        assert paid(play(table, "1 catch")) == []
    assert shown(table.hands[0]) == "6D"


def test_k09_b22_between_two_cards_of_an_extra_turn_no_call_is_due() -> None:
    table = klikk("QC 6C 6D")
    play(table, "0 QC; 0 6C")
    assert table.turn == 0
    assert table.awaited() == ()


@pytest.mark.parametrize(
    ("line", "players", "more"),
    [("0 QC", 2, {}), ("0 QC; 0 QD", 3, {}), ("0 AC", 2, {"reverse2": "skip"})],
)
def test_k11_b24_a_silent_last_card_never_brings_the_turn_back(line: str, players: int, more: dict[str, Any]) -> None:
    hand = " ".join(part.split()[1] for part in line.split(";"))
    table = klikk(hand, players=players, options={"olsen_olsen_required": True, **more})
    play(table, line)
    assert table.hands[0] == []
    assert table.turn != 0


def test_k11_b24_nobody_wins_with_cards_in_hand() -> None:
    table = klikk("QC", options={"olsen_olsen_required": True}, stock="3H 4H 6H")
    play(table, "0 QC")
    while table.turn == 0:
        play(table, "0 draw" if "draw" in legal(table) else "0 pass")
    play(table, "0 last-call")
    assert table.result is not None
    assert table.result.held[0] == 0


def test_k10_owed_cards_make_an_earlier_call_lapse() -> None:
    table = klikk("2C KD 3S", others={1: "9C"}, called=[False, True], stock="9D 4C 10H 10S JS")
    play(table, "0 2C; 1 take")
    assert not table.called[1]
    play(table, "1 9C; 1 9D")
    assert shown(table.hands[1]) == "4C"
    assert table.awaited() == (1,)


def test_k10_a_call_stands_when_nothing_could_be_taken() -> None:
    table = dealt("klikk", "2H", 2, 0, start_effects=True)
    table.hands[1] += table.stock + table.hands[0][1:]
    table.hands[0], table.stock, table.called[0] = table.hands[0][:1], [], True
    assert paid(play(table, "0 take")) == [(0, 0)]
    assert table.called[0]


@pytest.mark.parametrize(
    ("hand", "line"), [("2C", "0 2C"), ("AC", "0 AC"), ("QC", "0 QC"), ("QC QD", "0 QC; 0 QD"), ("2C 2D", "0 2C; 0 2D")]
)
@pytest.mark.parametrize("players", [2, 3])
def test_k11_the_last_card_wins_at_once_and_its_effect_is_moot(hand: str, line: str, players: int) -> None:
    table = klikk(hand, players=players)
    events = play(table, line)
    assert not {"imposed", "turned-round", "missed-turn"} & set(kinds(events))
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.held == (0, *[4] * (players - 1))


def test_k12_the_stock_is_renewed_for_owed_cards() -> None:
    table = klikk("2C KD 3S", others={1: "9C AH 4H"}, below="10H 10S", stock="6H")
    events = play(table, "0 2C; 1 take")
    assert paid(events) == [(1, 2)]
    assert "reshuffled" in kinds(events)
    assert str(table.pile[-1]) == "2C"


def test_k12_whoever_owes_more_than_there_is_takes_what_there_is_and_the_debt_is_settled() -> None:
    table = klikk("2C 2D KD", players=3, others={1: "9C AH 4H"}, below="", stock="6H")
    events = play(table, "0 2C; 0 2D; 0 call; 1 take")
    assert paid(events) == [(1, 3)]
    assert (table.owed, table.turn, table.stock, len(table.pile)) == (0, 1, [], 1)


def test_k12_taking_nothing_settles_the_debt_too() -> None:
    table = dealt("klikk", "2H", 2, 0, start_effects=True)
    table.hands[1] += table.stock
    table.stock = []
    assert table.turn == 0
    assert paid(play(table, "0 take")) == [(0, 0)]
    assert (table.owed, table.turn) == (0, 0)


# -- 1.5: langi --------------------------------------------------------------------------------------------------------


def langi(hand: str, *levels: int, **more: Any) -> OlsenRound:
    state = {"game": "langi", "top": "2C", "hand": hand, "levels": list(levels), "players": max(2, len(levels))}
    return position(**{**state, **more})


@pytest.mark.parametrize("start", [8, 6, 4])
def test_l01_everybody_starts_with_the_same_changer(start: int) -> None:
    assert dealt("langi", "KH", 3, langi_start=start).levels == [start] * 3


def test_l01_the_start_card_leaves_the_choice_when_it_is_the_first_changer() -> None:
    assert dealt("langi", "8H").free
    assert not dealt("langi", "8H", langi_start=6).free
    assert dealt("langi", "6H", langi_start=6).free
    assert not dealt("langi", "6H", langi_start=6, start_changer="suit").free


def go_out_again(table: OlsenRound) -> list[int]:
    """Seat 0 goes out with one ordinary card that fits, until it has won; the levels it stood on each time."""
    stood = []
    while table.result is None:
        stood.append(table.levels[0])
        table.stock += table.hands[0]
        top = table.pile[-1]
        card = next(one for one in table.stock if one.suit is top.suit and one.rank != table.levels[0])
        table.stock.remove(card)
        table.hands[0], table.turn, table.window = [card], 0, None
        play(table, f"0 {card}")
    return stood


@pytest.mark.parametrize(("start", "times"), [(8, 8), (6, 6), (4, 4)])
def test_l03_l04_the_changer_falls_step_by_step_and_the_eighth_going_out_wins(start: int, times: int) -> None:
    table = langi("6C KD", start, start, options={"langi_start": start})
    stood = go_out_again(table)
    assert stood == list(range(start, 0, -1))
    assert len(stood) == times
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.levels == [1, start]


def test_l04_reaching_aces_is_not_enough() -> None:
    table = langi("6C", 2, 8)
    events = play(table, "0 6C")
    assert table.result is None
    assert table.levels == [1, 8]
    assert [(event.level, event.number) for event in events if event.kind == "stepped-down"] == [(1, 5)]


def test_l05_levels_are_per_player_or_shared() -> None:
    own = langi("6C", 5, 7, 6)
    play(own, "0 6C")
    assert own.levels == [4, 7, 6]
    shared = langi("6C", 5, 5, 5, options={"langi_shared": True})
    play(shared, "0 6C")
    assert shared.levels == [4, 4, 4]
    last = langi("6C", 1, 1, options={"langi_shared": True})
    play(last, "0 6C")
    assert last.result is not None
    assert last.result.winners == (0,)


@pytest.mark.parametrize(
    ("levels", "sizes", "winners"),
    [((8, 3, 5), (1, 9, 2), (1,)), ((4, 4, 8), (3, 2, 1), (1,)), ((4, 4, 5), (2, 2, 1), (0, 1))],
)
def test_l06_a_game_that_is_stopped_goes_to_the_lowest_changer_then_to_the_fewest_cards(
    levels: tuple[int, ...], sizes: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = langi("KC 3D", *levels, actions=MAX_ACTIONS_ON_LADDER - 1)
    table.stock += [card for hand in table.hands for card in hand]
    for seat, size in enumerate(sizes):
        table.hands[seat] = [table.stock.pop(0) for _ in range(size)]
    laid = next(card for card in table.stock if card.suit is table.pile[-1].suit and card.rank > 8)
    table.stock.remove(laid)
    table.hands[0].append(laid)
    play(table, f"0 {laid}")
    assert table.result is not None
    assert table.result.reason == "blocked"
    assert table.result.winners == winners


def test_l07_below_eight_an_eight_is_an_ordinary_card() -> None:
    table = langi("8C 9H KD", 7, 8)
    assert "suit-named" not in kinds(play(table, "0 8C"))
    assert table.turn == 1
    assert table.named is None


def test_l07_another_players_changer_sets_its_own_suit() -> None:
    table = langi("7H 9S KD", 8, 7, top="7D", named="S")
    play(table, "0 7H")
    assert table.named is None
    assert (table.turn, required(table)) == (1, "H")


def test_l07_a_group_may_begin_with_ones_own_changer_only() -> None:
    table = langi("7D 7H 8S KD 3D", 7, 8, top="KS")
    play(table, "0 7D")
    assert legal(table) == {"7H", "name S", "name H", "name C", "name D"}
    play(table, "0 7H; 0 name C")
    assert required(table) == "C"


def test_l08_going_out_with_a_changer_names_a_suit_first_then_come_five_cards() -> None:
    table = langi("7D", 7, 8, top="KS")
    assert kinds(play(table, "0 7D")) == ["laid"]
    assert table.hands[0] == []
    assert legal(table) == {"name S", "name H", "name C", "name D"}
    assert code(table, 0, "end") == "name-a-suit"
    events = play(table, "0 name H")
    assert kinds(events) == ["suit-named", "stepped-down"]
    assert (table.levels, len(table.hands[0]), table.turn) == ([6, 8], 5, 1)
    assert required(table) == "H"


def test_l08_going_out_with_a_group_of_changers() -> None:
    table = langi("7D 7C", 7, 8, top="KS")
    play(table, "0 7D; 0 7C; 0 name D")
    assert (table.levels, len(table.hands[0]), table.turn) == ([6, 8], 5, 1)


def test_l08_on_aces_no_suit_is_asked_for_the_very_last_card() -> None:
    table = langi("AD", 1, 8, top="KS")
    assert kinds(play(table, "0 AD")) == ["laid", "went-out"]
    assert table.result is not None
    assert table.result.winners == (0,)


def test_l08_the_five_cards_make_an_earlier_call_lapse() -> None:
    table = langi("6C", 8, 8, called=[True, False])
    play(table, "0 6C")
    assert not table.called[0]


def test_l09_fewer_than_five_cards_are_taken_after_a_reshuffle() -> None:
    table = langi("6C", 8, 8, below="10H 10S", stock="4H")
    events = play(table, "0 6C")
    assert paid(events) == [(0, 4)]
    assert "reshuffled" in kinds(events)
    assert shown(table.pile) == "6C"


def test_l09_with_a_single_card_to_take_the_call_is_due() -> None:
    table = langi("6C", 8, 8, below="", stock="")
    assert paid(play(table, "0 6C")) == [(0, 1)]
    assert table.awaited() == (0,)
    assert table.levels == [7, 8]


def test_l10_the_penalty_is_the_same_on_every_level() -> None:
    for level in range(1, 9):
        table = langi("10C KD", level, 8, others={1: "9C 3H 4H"})
        assert paid(play(table, "0 10C; 1 9C")) == [(0, 3)]


@pytest.mark.parametrize("level", [7, 1])
def test_option_out_on_changer_holds_for_ones_own_changer_on_every_level(level: int) -> None:
    mine = {7: "7D", 1: "AD"}[level]
    table = langi(mine, level, 8, top=f"{mine[:-1]}S", options={"out_on_changer": False})
    assert code(table, 0, mine) == "last-eight"
    assert legal(table) == {"draw"}
    other = langi("8D", level, 8, top="8S", options={"out_on_changer": False})
    assert legal(other) == {"8D"}


def test_l02_a_silent_going_out_does_not_count_where_olsen_olsen_must_be_said() -> None:
    options = {"olsen_olsen_required": True}
    silent = langi("6C", 8, 8, options=options, others={1: "9C 3H 4H"})
    assert paid(play(silent, "0 6C; 1 9C")) == [(0, 3)]
    assert silent.levels == [8, 8]
    for line in ("0 last-call; 0 6C", "0 6C; 0 last-call"):
        said = langi("6C", 8, 8, options=options, others={1: "9C 3H 4H"})
        assert paid(play(said, f"{line}; 1 9C")) == [(0, 5)]
        assert said.levels == [7, 8]


# -- 1.6: svindl -------------------------------------------------------------------------------------------------------

HONEST = {1: "3C 10D 4D"}


def svindl(hand: str = "6C KD 4H 9S", **more: Any) -> OlsenRound:
    return position(**{"game": "svindl", "top": "2C", "hand": hand, **more})


def test_v01_the_other_games_know_no_cheats() -> None:
    for game in set(GAMES) - {"svindl"}:
        table = position(game=game, top="2C", hand="6C KD 4H 3C")
        for text in ("hide KD", "slip 6C KD", "slip 3C KD", "false KD", "let-stand", "1 accuse 0"):
            seat, text = (1, text[2:]) if text[0] == "1" else (0, text)
            assert code(table, seat, text) is not None
            assert text not in legal(table, seat)


def test_v02_a_hidden_card_is_in_no_hand_and_on_no_pile() -> None:
    table = svindl()
    play(table, "hide KD")
    assert len(table.hands[0]) == 3
    assert len(table.pile) == 1
    assert len(list(table.all_cards())) == 52
    assert table.turn == 0
    assert {"6C"} <= legal(table)


def test_v02_after_hiding_the_only_card_that_fits_one_may_draw() -> None:
    table = svindl("6C KD 4H", stock="5S 5D 5H")
    assert code(table, 0, "draw") == "must-play"
    play(table, "hide 6C; draw")
    assert len(table.hands[0]) == 3


def test_v03_the_upper_card_of_a_slip_must_fit_and_any_other_may_be_tucked() -> None:
    table = svindl()
    slips = {one for one in legal(table) if one.startswith("slip")}
    assert slips == {"slip 6C KD", "slip 6C 4H", "slip 6C 9S"}
    assert code(table, 0, "slip KD 6C") == "does-not-fit"
    assert code(table, 0, "slip 6C 6C") == "slip-two"
    assert code(table, 0, "slip 6C 3D") == "not-in-hand"


@pytest.mark.parametrize("multi_rank", [True, False])
def test_v03_two_cards_of_one_rank_are_a_slip_only_where_groups_are_not_played(multi_rank: bool) -> None:
    table = svindl("6C 6D KD", options={"multi_rank": multi_rank})
    assert code(table, 0, "slip 6C 6D") == ("no-cheat" if multi_rank else None)


def test_v03_an_eight_with_a_card_under_it_names_a_suit() -> None:
    table = svindl("8D KD 4H 9S")
    play(table, "slip 8D KD; name H")
    assert required(table) == "H"
    assert (len(table.hands[0]), table.turn) == (2, 1)
    play(table, "1 accuse 0")
    assert required(table) == "H"
    assert shown(table.pile) == "2C 8D"


def test_v04_a_false_card_may_be_laid_stuck_or_not_before_or_after_drawing() -> None:
    able = svindl()
    assert {"false KD", "false 4H", "false 9S"} <= legal(able)
    assert code(able, 0, "false 6C") == "it-fits"
    drawn = svindl("KD 4H", stock="9S 5D 5S")
    for _ in range(3):
        assert code(drawn, 0, "false KD") is None
        play(drawn, "draw")
    play(drawn, "false KD")
    assert drawn.turn == 1


def test_v04_the_turn_ends_with_a_false_card() -> None:
    table = svindl("KD KH 4H 9S")
    play(table, "false KD")
    assert table.turn == 1
    assert shown(table.hands[0]) == "KH 4H 9S"


def test_v05_v06_three_cards_for_the_cheat_or_for_the_accuser() -> None:
    table = svindl(others=HONEST, players=2)
    assert paid(play(table, "false KD; 1 accuse 0")) == [(0, 3)]
    table = svindl(others=HONEST, players=3)
    assert paid(play(table, "6C; 2 accuse 0; 1 accuse 0")) == [(2, 3), (1, 3)]
    assert (table.turn, len(table.hands[0])) == (1, 3)
    play(table, "1 3C")


def test_v06_a_wrong_accusation_makes_the_accusers_own_call_lapse() -> None:
    table = svindl(players=3, others={2: "9C"}, called=[False, False, True])
    play(table, "6C; 2 accuse 0")
    assert len(table.hands[2]) == 4
    assert not table.called[2]


@pytest.mark.parametrize("takeback", [True, False])
def test_v07_slip(takeback: bool) -> None:
    table = svindl(options={"takeback": takeback})
    events = play(table, "slip 6C KD; 1 accuse 0")
    assert paid(events) == [(0, 3)]
    assert shown(table.pile) == ("2C 6C" if takeback else "2C KD 6C")
    assert len(table.hands[0]) == (6 if takeback else 5)
    assert (Card.parse("KD") in table.hands[0]) is takeback
    assert ("took-back" in kinds(events)) is takeback
    assert table.turn == 1


@pytest.mark.parametrize("takeback", [True, False])
def test_v07_hide(takeback: bool) -> None:
    table = svindl(options={"takeback": takeback})
    assert paid(play(table, "hide KD; 6C; 1 accuse 0")) == [(0, 3)]
    assert shown(table.pile) == ("2C 6C" if takeback else "KD 2C 6C")
    assert len(table.hands[0]) == (6 if takeback else 5)
    assert (Card.parse("KD") in table.hands[0]) is takeback
    assert table.turn == 1


@pytest.mark.parametrize("takeback", [True, False])
def test_v07_false(takeback: bool) -> None:
    table = svindl(top="8C", named="S", options={"takeback": takeback}, hand="KD 4H 9H")
    play(table, "false KD")
    assert table.named is None
    assert paid(play(table, "1 accuse 0")) == [(0, 3)]
    assert shown(table.pile) == ("8C" if takeback else "8C KD")
    assert required(table) == ("S" if takeback else "D")
    assert len(table.hands[0]) == (6 if takeback else 5)
    assert table.turn == 1


@pytest.mark.parametrize("takeback", [True, False])
def test_v07_silent_takes_nothing_back(takeback: bool) -> None:
    table = svindl("6C KD", options={"takeback": takeback})
    events = play(table, "6C; 1 accuse 0")
    assert paid(events) == [(0, 3)]
    assert [event.cheat for event in events if event.kind == "accused"] == ["silent"]
    assert shown(table.pile) == "2C 6C"
    assert len(table.hands[0]) == 4


def test_v07_the_card_comes_back_before_the_three_are_drawn() -> None:
    table = svindl(below="", stock="5S", hand="6C KD 4H")
    play(table, "slip 6C KD; 1 accuse 0")
    assert shown(sorted(table.hands[0])) == shown(sorted(cards("4H KD 5S 2C")))
    assert shown(table.pile) == "6C"


@pytest.mark.parametrize(("line", "what"), [("slip 6C KD", "slip"), ("hide KD; 6C", "hide"), ("false KD", "false")])
def test_v07_a_cheat_who_is_silent_too_pays_once(line: str, what: str) -> None:
    table = svindl("6C KD" if what == "false" else "6C KD 4H")
    events = play(table, f"{line}; 1 accuse 0")
    assert paid(events) == [(0, 3)]
    assert [event.cheat for event in events if event.kind == "accused"] == [what]


def test_v08_a_hidden_card_joins_the_bottom_and_comes_back_with_the_next_shuffle() -> None:
    table = svindl("6C KD 4H 9S", below="", stock="5S", others={1: "3C"})
    play(table, "hide KD; 6C")
    assert shown(table.pile) == "2C 6C"
    play(table, "1 3C; 1 end")
    assert shown(table.pile) == "KD 2C 6C 3C"
    assert table.view(1).pile[0] is None
    assert table.view(0).pile[0] is Card.parse("KD")
    assert "reshuffled" in kinds(play(table, "0 draw; 0 draw"))
    assert shown(table.pile) == "3C"
    assert Card.parse("KD") in [*table.stock, *table.hands[0]]


@pytest.mark.parametrize("act", ["1 3C", "1 hide 10D", "1 slip 3C 10D", "1 false 10D", "1 let-stand"])
def test_v08_every_first_action_of_the_next_player_closes_the_window(act: str) -> None:
    table = svindl(players=3, others=HONEST)
    play(table, f"slip 6C KD; {act}")
    assert code(table, 2, "accuse 0") in ("nobody-to-accuse", "accuse-last")
    assert Card.parse("KD") in table.pile


def test_v08_drawing_and_passing_close_the_window_too() -> None:
    table = svindl(others={1: "10D 4D"})
    play(table, "slip 6C KD; 1 draw")
    assert code(table, 0, "accuse 1") == "nobody-to-accuse"
    assert table.cheat is None


def test_v08_words_do_not_close_the_window() -> None:
    table = svindl(others=HONEST)
    play(table, "slip 6C KD; 1 call")
    assert code(table, 1, "accuse 0") is None


def test_v09_only_who_acted_last_can_be_accused_once_by_everybody_else() -> None:
    table = svindl(players=4, others=HONEST)
    assert code(table, 1, "accuse 0") == "nobody-to-accuse"
    play(table, "6C")
    assert [code(table, seat, "accuse 0") for seat in range(4)] == ["accuse-yourself", None, None, None]
    assert {code(table, seat, f"accuse {target}") for seat in (1, 2, 3) for target in {1, 2, 3} - {seat}} == {
        "accuse-last"
    }
    play(table, "3 accuse 0")
    assert [code(table, seat, "accuse 0") for seat in (1, 2, 3)] == [None, None, "accused-already"]
    play(table, "1 accuse 0; 2 accuse 0; 1 3C")
    assert [code(table, seat, "accuse 1") for seat in (0, 2, 3)] == [None, None, None]


def test_v09_the_first_correct_accusation_spends_the_window() -> None:
    table = svindl(players=3, others=HONEST)
    play(table, "false KD; 2 accuse 0")
    assert code(table, 1, "accuse 0") == "nobody-to-accuse"
    assert code(table, 1, "let-stand") == "nothing-stands"
    assert legal(table, 2) == set()
    play(table, "1 3C")


def test_v10_one_cheat_in_a_turn_only_in_ones_own_and_before_laying() -> None:
    table = svindl("6C 6D KD 4H", others=HONEST)
    assert code(table, 1, "hide 3C") == "not-your-turn"
    play(table, "6C")
    assert code(table, 0, "hide KD") == "cheat-too-late"
    play(table, "0 end; 1 3C; 0 false 4H")
    other = svindl("KD 4H 9S", stock="5D 6C 7D")
    play(other, "draw; hide KD; draw")
    for text in ("hide 4H", "slip 6C 4H", "false 4H"):
        assert code(other, 0, text) == "one-cheat"
    assert legal(other) == {"6C"}


def test_v10_the_next_turn_has_its_own_cheat() -> None:
    table = svindl("6C KD 4H 9S", others=HONEST)
    play(table, "hide KD; 6C; 1 hide 10D; 1 3C")
    assert code(table, 0, "hide 4H") is None
    assert "hide 9S" in legal(table)


def test_v11_hide_may_not_empty_the_hand_but_slip_and_false_may() -> None:
    assert code(svindl("6C"), 0, "hide 6C") == "hide-last"
    assert code(svindl("KD"), 0, "hide KD") == "hide-last"
    for hand, text in (("6C KD", "slip 6C KD"), ("KD", "false KD")):
        table = svindl(hand)
        play(table, text)
        assert table.provisional
        assert table.result is None


def test_v12_going_out_is_on_trial_until_the_next_player_lets_it_stand() -> None:
    table = svindl("6C", players=3)
    assert kinds(play(table, "6C")) == ["laid", "laid-last"]
    assert (table.result, table.turn, table.phase) == (None, 1, "stand")
    assert legal(table, 1) == {"let-stand", "accuse 0"}
    assert legal(table, 2) == {"accuse 0"}
    assert code(table, 1, "draw") == "win-on-trial"
    assert code(table, 2, "let-stand") == "not-your-turn"
    assert code(table, 0, "let-stand") == "not-your-turn"
    play(table, "1 let-stand")
    assert table.result is not None
    assert table.result.winners == (0,)


def test_v12_a_wrong_accusation_does_not_cancel_a_win() -> None:
    table = svindl("6C", players=3)
    assert paid(play(table, "6C; 1 accuse 0; 2 accuse 0")) == [(1, 3), (2, 3)]
    assert table.result is None
    play(table, "1 let-stand")
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.held == (0, 7, 7)


@pytest.mark.parametrize(
    ("hand", "line", "takeback", "left"),
    [("6C KD", "slip 6C KD", True, 4), ("6C KD", "slip 6C KD", False, 3), ("KD", "false KD", True, 4),
     ("KD", "false KD", False, 3), ("6C KD", "hide KD; 6C", True, 4), ("6C KD", "hide KD; 6C", False, 3)],
)  # fmt: skip
def test_v12_a_correct_accusation_cancels_a_win(hand: str, line: str, takeback: bool, left: int) -> None:
    table = svindl(hand, options={"takeback": takeback})
    play(table, f"{line}; 1 accuse 0")
    assert table.result is None
    assert (len(table.hands[0]), table.turn, table.phase, table.provisional) == (left, 1, "play", False)


def test_v12_with_nothing_to_draw_a_caught_cheat_without_cards_has_won() -> None:
    table = svindl("KD", below="", stock="", options={"takeback": False})
    play(table, "false KD")
    table.hands[1] += table.pile[:-1]
    del table.pile[:-1]
    play(table, "1 accuse 0")
    assert table.result is not None
    assert table.result.winners == (0,)


def test_v07_b23_a_last_card_that_was_taken_back_has_not_been_called() -> None:
    table = svindl("KD", others={1: "3C 4C 5C"})
    table.hands[1] += table.stock
    table.stock = []
    assert paid(play(table, "false KD; 1 accuse 0")) == [(0, 0)]
    assert shown(table.hands[0]) == "KD"
    assert not table.called[0]


def test_v13_the_missing_call_costs_nothing_unless_somebody_accuses() -> None:
    assert paid(play(svindl("6C KD", others=HONEST), "6C; 1 3C")) == []
    assert paid(play(svindl("6C KD", others=HONEST), "6C; 1 accuse 0")) == [(0, 3)]
    assert paid(play(svindl("6C KD", others=HONEST), "6C; 0 call; 1 accuse 0")) == [(1, 3)]


def test_v13_olsen_enforce_auto() -> None:
    table = svindl("6C KD", others=HONEST, options={"olsen_enforce": "auto"})
    assert paid(play(table, "6C; 1 let-stand")) == [(0, 3)]
    assert paid(play(svindl("6C KD", others=HONEST, options={"olsen_enforce": "auto"}), "6C; 1 3C")) == [(0, 3)]
    assert OPTIONS["svindl"]().olsen_enforce == "caught"


def test_v13_catching_is_accusing() -> None:
    table = svindl("6C KD")
    play(table, "6C")
    assert code(table, 1, "catch") == "no-catching"


def test_v13_olsen_olsen_required_silence_costs_three_when_it_stands_or_is_noticed() -> None:
    options = {"olsen_olsen_required": True}
    stands = svindl("6C", options=options)
    assert paid(play(stands, "6C; 1 let-stand")) == [(0, 3)]
    assert (stands.result, stands.turn, stands.phase) == (None, 1, "play")
    noticed = svindl("6C", options=options)
    events = play(noticed, "6C; 1 accuse 0")
    assert paid(events) == [(0, 3)]
    assert [event.cheat for event in events if event.kind == "accused"] == ["silent"]
    for line in ("0 last-call; 0 6C", "0 6C; 0 last-call"):
        said = svindl("6C", options=options)
        assert paid(play(said, f"{line}; 1 accuse 0")) == [(1, 3)]
        play(said, "1 let-stand")
        assert said.result is not None


def test_v13_a_silent_last_card_with_nothing_to_draw_has_won() -> None:
    table = svindl("6C", options={"olsen_olsen_required": True}, below="", stock="")
    play(table, "6C")
    table.hands[1] += table.pile[:-1]
    del table.pile[:-1]
    play(table, "1 let-stand")
    assert table.result is not None
    assert table.result.winners == (0,)


def test_v14_passing_and_laying_stay_as_strict_as_ever() -> None:
    table = svindl("KD 4H", stock="5D 6S 7D")
    assert code(table, 0, "pass") == "draw-first"
    assert code(table, 0, "KD") == "does-not-fit"
    play(table, "draw; draw; draw")
    assert code(table, 0, "draw") == "three-draws"


# -- 1.6.2: what is secret and what is not -----------------------------------------------------------------------------


def test_the_report_is_empty_until_the_result_is_there_then_lists_every_deed() -> None:
    table = svindl("6C KD 4H 9S 9C", players=3, others={1: "3C 10D 4D 4S", 2: "7C 5H 5S"})
    for text in ("slip 6C KD", "1 accuse 0", "1 hide 10D", "1 3C", "2 let-stand", "2 7C", "0 accuse 2"):
        play(table, text)
        assert all(table.view(seat).report == () for seat in (0, 1, 2, None))
    table.hands[0], table.stock = cards("9C"), table.stock + [card for card in table.hands[0] if str(card) != "9C"]
    check_cards(table)
    play(table, "0 9C; 1 let-stand")
    assert table.result is not None
    report = (
        Deed(0, "slip", Card.parse("KD"), 1), Deed(1, "hide", Card.parse("10D")), Deed(0, "accusation", by=2),
    )  # fmt: skip
    for seat in (0, 1, 2, None):
        assert table.view(seat).report == report


def test_the_report_tells_of_silence_too_found_or_not() -> None:
    table = svindl("6C KD", others={1: "3C"})
    play(table, "6C; 1 3C")
    assert table.provisional
    play(table, "0 let-stand")
    assert table.view(0).report == (Deed(0, "silent"),)
    found = svindl("6C KD", others={1: "3C"})
    play(found, "6C; 1 accuse 0; 1 3C; 0 let-stand")
    assert found.view(0).report == (Deed(0, "silent", by=1),)


def test_the_deeds_that_everybody_remembers_are_carried_on_to_the_next_deal() -> None:
    table = svindl("6C KD 4H 9S", others={1: "3C"})
    play(table, "slip 6C KD; 1 accuse 0; 1 3C; 0 accuse 1; 0 let-stand")
    assert table.result is not None
    assert (table.caught, table.cleared) == ([1, 0], [0, 1])
    following, _ = deal(table.rules, 2, table.dealer, SeededChance("next"), [table.result])
    assert (following.caught, following.cleared) == ([1, 0], [0, 1])
    assert following.report == []


def others_of(table: OlsenRound, seat: int) -> list[int | None]:
    return [None, *(one for one in range(table.seats) if one != seat)]


@pytest.mark.parametrize("kind", ["slip 6C {}", "hide {}; 6C", "hide {}"])
@pytest.mark.parametrize("other", ["4H", "9S", "KS"])
def test_which_card_a_cheat_hid_is_in_nobodys_view_but_its_own(kind: str, other: str) -> None:
    one, two = svindl(players=3, others=HONEST, stock="KS 3S"), svindl(players=3, others=HONEST, stock="KS 3S")
    if other == "KS":
        exchange(two, Card.parse("KD"), Card.parse("KS"))
    told_one = play(one, kind.format("KD"))
    told_two = play(two, kind.format(other))
    for seat in others_of(one, 0):
        assert one.view(seat) == two.view(seat)
        assert [event.seen_by(seat) for event in told_one] == [event.seen_by(seat) for event in told_two]
    assert one.view(0) != two.view(0)
    assert one.view(0).cheat is not None
    if one.turn == 0:
        return
    for line in ("1 accuse 0", "1 let-stand", "1 3C"):
        first, second = one.copy(), two.copy()
        told_one, told_two = play(first, line), play(second, line)
        for seat in others_of(one, 0):
            if other == "KS":
                continue
            assert first.view(seat) == second.view(seat), line
            assert [event.seen_by(seat) for event in told_one] == [event.seen_by(seat) for event in told_two], line


def exchange(table: OlsenRound, one: Card, other: Card) -> None:
    """Two cards change places, wherever they lie in hands and stock."""
    for place in (*table.hands, table.stock):
        for at, card in enumerate(place):
            if card is one:
                place[at] = other
            elif card is other:
                place[at] = one


EVIDENCE = [("slip 6C KD", "slip"), ("hide KD; 6C", "hide"), ("false KD", "false"), ("6C", None), ("6C; 6D", None)]


@pytest.mark.parametrize(("line", "kind"), EVIDENCE)
def test_the_evidence_is_in_everybodys_view(line: str, kind: str | None) -> None:
    table = svindl("6C 6D KD 4H 9S", players=3, others=HONEST)
    if line == "6C":
        line = "6C; end"
    elif line in ("slip 6C KD", "hide KD; 6C"):
        line += "; end"
    play(table, line)
    assert table.turn == 1
    for seat in (0, 1, 2, None):
        assert cheating.proof(table.view(seat)) == kind
    stood = table.copy()
    play(stood, "1 let-stand")
    assert cheating.proof(stood.view(2)) is None
    if kind is not None:
        play(table, "2 accuse 0")
        assert cheating.proof(table.view(1)) is None


def random_cheating(seats: int, rng: Random) -> OlsenRound:
    options = {
        one.key: rng.choice(one.values).value if rng.random() < 0.4 else one.default
        for one in OPTIONS["svindl"].catalogue()
    }
    return deal(OPTIONS["svindl"].read(options).rules(), seats, None, SeededChance(str(rng.random())))[0]


def random_move(table: OlsenRound, rng: Random) -> tuple[int, Any]:
    """Any seat's action, each kind about as likely as the others."""
    found: dict[str, list[tuple[int, Any]]] = {}
    for seat in range(table.seats):
        for one in table.legal(seat):
            if one.kind != "accuse" or rng.random() < 0.1:
                found.setdefault(one.kind, []).append((seat, one))
    if not found:
        return next((seat, one) for seat in range(table.seats) for one in table.legal(seat))
    kind = rng.choices(list(found), [4 if kind in ("play", "draw") else 1 for kind in found])[0]
    return rng.choice(found[kind])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_there_is_proof_exactly_while_a_slip_hide_or_false_card_is_open_to_accusation(seats: int) -> None:
    seen = set()
    for number in range(6 * DEPTH):
        rng = Random(f"proof/{seats}/{number}")
        table = random_cheating(seats, rng)
        for _ in range(150):
            if table.result is not None:
                break
            seat, one = random_move(table, rng)
            table.play(seat, one, FreeChance(rng))
            is_open = table.cheat is not None and table.window == table.cheat.seat
            wanted = table.cheat.kind if table.cheat is not None and is_open else None
            found = {cheating.proof(table.view(seat)) for seat in [*range(seats), None]}
            assert found == {wanted}, (table, one)
            accusers = [seat for seat in range(seats) if code(table, seat, f"accuse {table.window or 0}") is None]
            assert wanted is None or len(accusers) == seats - 1
            seen.add(wanted)
    assert seen == {None, "slip", "hide", "false"}


@pytest.mark.parametrize("seats", [2, 3])
def test_no_view_but_the_cheats_changes_with_the_card_that_vanished(seats: int) -> None:
    compared = 0
    for number in range(12 * DEPTH):
        rng = Random(f"vanished/{seats}/{number}")
        table = random_cheating(seats, rng)
        for _ in range(100):
            if table.result is not None:
                break
            seat, one = random_move(table, rng)
            twin = table.copy()
            told = table.play(seat, one, FreeChance(Random(number)))
            if not isinstance(one, Slip | Hide):
                continue
            lost = one.extra if isinstance(one, Slip) else one.card
            kept = {one.card} if isinstance(one, Slip) else set()
            rest = [card for card in (*twin.hands[seat], *twin.stock) if card is not lost and card not in kept]
            other = rng.choice(rest)
            if other not in twin.hands[seat]:
                exchange(twin, lost, other)
            changed = Slip(one.card, other) if isinstance(one, Slip) else Hide(other)
            if twin.refusal(seat, changed) is not None:
                continue
            told_twin = twin.play(seat, changed, FreeChance(Random(number)))
            if twin.phase != table.phase:
                continue
            compared += 1
            for watcher in others_of(table, seat):
                assert twin.view(watcher) == table.view(watcher), short(one)
                seen = [event.seen_by(watcher) for event in told]
                assert seen == [event.seen_by(watcher) for event in told_twin]
    assert compared > 20
