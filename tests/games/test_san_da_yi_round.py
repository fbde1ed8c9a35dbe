"""What a hand of San Da Yi tells, step by step, and what the ranking and the score say in single cases."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card, Suit
from cardtable.engine.refusal import IllegalActionError
from cardtable.games.san_da_yi.rules import legality, ranking, scoring
from cardtable.games.san_da_yi.rules.actions import Bury
from cardtable.games.san_da_yi.rules.events import AllPassed, Buried, Called, Dealt, Declared, HandEnded, TookKitty
from cardtable.games.san_da_yi.rules.game import SanDaYi
from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules
from cardtable.games.san_da_yi.rules.round import begin, first_caller
from cardtable.kinds.tricks.rules import NamedTrump, Played, WonTrick
from tests.games.san_da_yi_positions import SUIT, calling, ending, luck, play, read
from tests.games.test_saved_rounds import saved_rounds

pytestmark = pytest.mark.whole

SPADES = "3♠ 4♠ 6♠ 7♠ 8♠ 9♠"


def card(text: str) -> tuple[Card, ...]:
    return tuple(read(text))


def test_a5_a13_a17_the_auction_the_kitty_and_the_trump_are_told() -> None:
    table = calling(kitty=SPADES)
    before = list(table.hands[3])
    assert play(table, "60; 65; pass; pass") == [
        Called(0, 60), Called(3, 65), Called(2, 0), Called(1, 0),
        Declared(3, 65, forced=False), TookKitty(3, card(SPADES), shown=True),
    ]  # fmt: skip
    assert (table.declarer, table.bid, table.turn, table.leader, table.phase) == (3, 65, 3, 3, "bury")
    assert (table.hands[3], table.taken, table.kitty) == ([*before, *card(SPADES)], list(card(SPADES)), [])
    assert play(table, "bury 9♠ 4♠ 6♠ 7♠ 8♠ 3♠") == [Buried(3, card(SPADES))]
    assert (table.phase, table.buried, table.hands[3]) == ("trump", list(card(SPADES)), before)
    assert play(table, "trump ♣") == [NamedTrump(3, Suit.CLUBS)]
    assert (table.phase, table.trump, table.leader, table.turn) == ("play", Suit.CLUBS, 3, 3)


@pytest.mark.parametrize(("bid", "shown"), [(60, True), (65, True), (70, False), (80, False)])
def test_a14_at_which_calls_the_kitty_is_shown(bid: int, shown: bool) -> None:
    table = calling(kitty=SPADES)
    events = play(table, f"{bid}" if bid == 80 else f"{bid}; pass; pass; pass")
    assert events[-1] == TookKitty(0, card(SPADES), shown=shown)


def test_a11_the_fourth_call_or_eighty_ends_the_auction() -> None:
    table = calling()
    play(table, "60; 65; 70")
    assert (table.phase, table.turn) == ("call", 1)
    play(table, "75")
    assert (table.phase, table.declarer, table.bid) == ("bury", 1, 75)
    early = calling()
    play(early, "60; 80")
    assert (early.phase, early.declarer, early.bid) == ("bury", 3, 80)


def test_a12_four_passes_are_dealt_again_with_the_same_first_caller() -> None:
    table = calling(previous=2)
    table.dealer = table.turn = table.leader = 2
    old = [hand[:] for hand in table.hands]
    events = play(table, "pass; pass; pass; pass")
    assert events[-2:] == [AllPassed(), Dealt(2, None)]
    assert (table.turn, table.leader, table.dealer, table.calls, table.phase) == (2, 2, 2, [], "call")
    assert table.hands != old
    assert table.opening is None


def test_a12_in_the_first_hand_the_new_cards_say_who_calls() -> None:
    table = calling()
    events = play(table, "pass; pass; pass; pass")
    assert table.opening is not None
    assert table.opening in table.hands[table.dealer]
    assert events[-1] == Dealt(table.dealer, table.opening)
    assert table.turn == table.leader == table.dealer


def test_a12_the_first_caller_has_to_declare_where_the_table_plays_so() -> None:
    table = calling(kitty=SPADES, all_pass="first_caller_60")
    events = play(table, "pass; pass; pass; pass")
    assert events[-2:] == [Declared(0, 60, forced=True), TookKitty(0, card(SPADES), shown=True)]
    assert table.leader == table.turn == 0


def test_a4_a7_a8_how_a_hand_begins() -> None:
    table, events = begin(SanDaYiRules(), None, luck())
    opening = table.opening
    assert opening is not None
    assert opening in table.hands[table.dealer]
    assert events == (Dealt(table.dealer, opening),)
    assert (table.turn, table.leader, table.previous) == (table.dealer, table.dealer, None)
    assert [len(hand) for hand in [*table.hands, table.kitty]] == [12] * 4 + [6]
    later, told = begin(SanDaYiRules(), 3, luck())
    assert (later.turn, later.leader, later.dealer, later.previous, later.opening) == (3, 3, 3, 3, None)
    assert told == (Dealt(3, None),)


def test_a7_a8_the_next_diamond_up_to_the_ace_says_who_calls() -> None:
    order = "3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦"
    assert card(order) == ranking.DIAMONDS
    hands = [read("2♦ A♠"), read("5♦ 3♠"), read("A♦"), read("4♦")]
    assert first_caller(hands) == (3, read("4♦")[0])
    assert first_caller([read("2♦"), [], read("A♦"), []]) == (2, read("A♦")[0])


def test_a23_a_trick_is_told_and_its_winner_leads() -> None:
    hands = {0: "3♠ 4♥", 1: "10♠ 6♦", 2: "5♣ 7♦", 3: "K♠ 8♦"}
    table = ending(hands)
    assert play(table, "3♠") == [Played(0, card("3♠")[0])]
    assert table.turn == 3
    assert play(table, "K♠; 5♣; 10♠")[-1] == WonTrick(3, card("3♠ K♠ 5♣ 10♠"), 25)
    assert (table.turn, table.leader, table.trick, table.points) == (3, 3, [], 25)
    assert (table.tricks[-1].leader, table.tricks[-1].winner) == (0, 3)


def test_a16_a24_the_last_trick_ends_the_hand_and_shows_what_was_buried() -> None:
    table = ending({0: "3♠", 1: "4♠", 2: "5♣", 3: "6♣"}, points=30)
    events = play(table, "3♠; 6♣; 5♣; 4♠")
    assert events[-1] == HandEnded(0, 60, 35, True, "3A", tuple(table.buried))
    assert (table.phase, table.turn) == ("over", 1)
    assert table.result is not None
    assert table.result.scores == (-6, 2, 2, 2)
    assert table.result.winners == (1, 2, 3)
    assert (table.result.held, table.result.carried) == ((0, 0, 0, 0), ((0, 60, 35, 1),))


def test_a25_the_declarer_wins_the_last_trick() -> None:
    table = ending({0: "BJ", 1: "4♠", 2: "5♣", 3: "6♣"}, points=30)
    play(table, "BJ; 6♣; 5♣; 4♠")
    assert table.result is not None
    assert (table.result.scores, table.result.reason) == ((3, -1, -1, -1), "2D")
    assert table.result.winners == (0,)
    assert scoring.facts_of(table.result) == scoring.Facts(0, 60, 30, False)


def test_the_last_trick_plays_itself_only_when_eleven_are_over() -> None:
    hands = {0: "3♠ 4♠ BJ", 1: "5♠ 6♦ 7♦", 2: "6♠ 8♦ 9♦", 3: "7♠ J♦ Q♦"}
    table = ending(hands, claim=True)
    assert len(play(table, "BJ; J♦; 8♦; 6♦")) == 5
    assert (table.result, len(table.tricks)) == (None, 10)
    events = play(table, "3♠; 7♠; 6♠; 5♠")
    assert [event.kind for event in events[-7:]] == ["won-trick", *["played"] * 4, "won-trick", "hand-ended"]


def test_a18_a19_how_high_a_card_is_in_its_trick() -> None:
    led, trump = read("7♠")[0], SUIT["♥"]
    order = ["3♠", "A♠", "3♥", "A♥", "2♠", "2♥", "SJ", "BJ"]
    power = {text: ranking.power(read(text)[0], led, trump) for text in [*order, "2♣", "9♦", "A♦"]}
    assert power["9♦"] == power["A♦"] == 0
    assert power["2♠"] == power["2♣"]
    assert sorted(order, key=power.__getitem__) == order
    assert len({power[text] for text in order}) == len(order)
    assert power["3♠"] > 0


def test_a20_the_leader_may_play_any_card() -> None:
    hand = read("3♠ 4♥ 2♦")
    assert ranking.following(hand, None, SUIT["♥"]) == hand


def test_a9_a10_the_least_call() -> None:
    table: Any = SanDaYiRules()
    assert [legality.least_call(table, [0] * number) for number in range(4)] == [60, 60, 65, 70]
    assert [legality.least_call(table, calls) for calls in ([60], [60, 0, 0], [0, 75])] == [65, 65, 80]
    strict = SanDaYiRules(strict_floors=True)
    assert [legality.least_call(strict, calls) for calls in ([60, 0], [60, 0, 0], [70, 0, 0])] == [65, 70, 75]
    assert legality.highest([]) == 0


def test_a15_which_ways_to_bury_are_listed() -> None:
    hand = read("3♠ 4♠ 6♠ 7♠ 8♠ 9♠ 5♠")
    assert legality.burials(SanDaYiRules(bury_points="forbidden"), hand) == [Bury(card(SPADES))]
    ways = legality.burials(SanDaYiRules(), hand)
    assert len(ways) == len({frozenset(one.cards) for one in ways}) == 7
    assert all(len(set(one.cards)) == 6 and set(one.cards) <= set(hand) for one in ways)
    assert all(list(one.cards) == sorted(one.cards) for one in ways)


def test_a27_the_match_so_far() -> None:
    results = [scoring.result(scoring.Facts(*facts)) for facts in ((0, 60, 40, False), (1, 65, 0, False))]
    assert [result.scores for result in results] == [(3, -1, -1, -1), (-6, 18, -6, -6)]
    assert all(type(score) is int for result in results for score in result.scores)
    assert scoring.result(scoring.Facts(0, 60, 45, False)).winners == (1, 2, 3)
    standing = scoring.standing(2, 4, results)
    assert (standing.totals, standing.over, standing.leaders) == ((-3, 17, -7, -7), True, (1,))
    assert scoring.standing(3, 4, results).over is False
    assert scoring.standing(8, 4, []).leaders == ()


def test_what_is_refused_is_not_played() -> None:
    table = calling()
    with pytest.raises(IllegalActionError):
        play(table, "72")
    assert table.calls == []


def test_a_table_in_play_without_a_declarer_is_not_read() -> None:
    """The rest of the check is in ``validation.py``; tampered rounds of all games are in the conformance suite."""
    game = SanDaYi()
    playing = next(one["round"] for one in saved_rounds("san_da_yi") if one["round"]["phase"] == "play")
    assert game.load_round(playing).to_json() == playing
    with pytest.raises(ValueError):  # noqa: PT011 - whichever check comes first
        game.load_round({**playing, "declarer": None})


@pytest.mark.parametrize("recall", [True, False])
def test_a14_the_log_names_the_kitty_only_where_it_may_be_looked_up(recall: bool) -> None:
    table = calling(kitty=SPADES, kitty_recall=recall)
    assert play(table, "60; pass; pass; pass")[-1] == TookKitty(0, card(SPADES), shown=True, recalled=recall)
