"""The vectors of San Da Yi as data, with their ids: calls, following suit, tricks, scores, the flow of a hand."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from cardtable.cards import SUITS, Card, Suit, shown
from cardtable.engine.chance import RecordedChance
from cardtable.engine.match import Match, Seat
from cardtable.games.san_da_yi.rules import ranking, scoring
from cardtable.games.san_da_yi.rules.actions import ACTIONS
from cardtable.games.san_da_yi.rules.events import Dealt
from cardtable.games.san_da_yi.rules.game import SanDaYi
from cardtable.games.san_da_yi.rules.house_rules import VALUES, SanDaYiRules
from cardtable.games.san_da_yi.rules.ranking import PACK
from cardtable.games.san_da_yi.rules.round import first_caller
from cardtable.kinds.tricks.rules import best
from tests.games.san_da_yi_positions import SUIT, action, calling, code, ending, luck, play, read

pytestmark = pytest.mark.whole

GAME = SanDaYi()


@pytest.mark.parametrize(
    ("id_", "before", "call", "reason"),
    [
        ("B2", "", "80", None),
        ("B3", "", "72", "no-such-call"),
        ("B4", "", "55", "no-such-call"),
        ("B5", "pass", "60", None),
        ("B8", "pass; pass", "pass", None),
        ("B8b", "pass; pass", "60", "below-floor"),
        ("B9", "pass; pass; pass", "65", "below-floor"),
        ("B10", "pass; pass; pass", "70", None),
        ("B11", "pass; pass; pass", "pass", None),
        ("B12", "60", "60", "call-higher"),
        ("B13", "60", "65", None),
        ("B14", "60; pass; pass", "65", None),
        ("B15", "60; 70; pass", "70", "call-higher"),
    ],
)
def test_calls(id_: str, before: str, call: str, reason: str | None) -> None:
    table = calling()
    play(table, before)
    assert code(table, call) == reason, id_


def test_b14_with_strict_floors() -> None:
    table = calling(strict_floors=True)
    play(table, "60; pass; pass")
    refusal = table.refusal(table.turn, action("65"))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.number) == ("below-floor", "option-strict_floors", 70)
    assert code(table, "70") is None


@pytest.mark.parametrize("before", ["80", "60; 80", "pass; pass; 80"])
def test_a11_after_80_no_further_call_is_accepted(before: str) -> None:
    table = calling()
    play(table, before)
    assert table.phase == "bury"
    assert all(code(table, f"{value}", seat) is not None for value in VALUES for seat in range(4))


@pytest.mark.parametrize(
    ("id_", "trump", "led", "hand", "legal"),
    [
        ("F1", "♥", "7♠", "A♠ 2♠ K♥ 3♦", "A♠"),
        ("F5", "♥", "4♥", "2♦ A♦", "2♦"),
        ("F6", "♥", "4♥", "A♠ K♦", "A♠ K♦"),
        ("F8", "♥", "9♣", "BJ SJ 2♥ 2♠", "BJ SJ 2♥ 2♠"),
        ("F9", "♥", "9♣", "3♥ 10♦", "3♥ 10♦"),
        ("F10", "♥", "9♣", "A♣ 3♣ 2♣", "A♣ 3♣"),
    ],
)
def test_following(id_: str, trump: str, led: str, hand: str, legal: str) -> None:
    found = ranking.following(read(hand), read(led)[0], SUIT[trump])
    assert sorted(found) == sorted(read(legal)), id_


@pytest.mark.parametrize(
    ("id_", "trump", "trick", "number", "points"),
    [
        ("W4", "♥", "2♠ 2♣ 2♦ A♥", 1, 0),
        ("W5", "♥", "2♠ 2♥ 2♦ A♥", 2, 0),
        ("W6", "♥", "2♥ SJ 2♠ 2♦", 2, 0),
        ("W7", "♥", "SJ BJ 2♥ A♥", 2, 0),
        ("W8", "♥", "A♥ 2♦ K♥ 10♥", 2, 20),
        ("W9", "♥", "3♠ 4♦ 5♣ 6♣", 1, 5),
        ("W10", "♥", "10♠ A♦ A♣ 4♠", 1, 10),
        ("W12", "♠", "2♥ 2♠ A♠ SJ", 4, 0),
        ("W13", "♦", "A♥ 3♦ 2♠ 2♣", 3, 0),
        ("W14", "♥", "3♥ 4♥ 2♣ 2♠", 3, 0),
        ("W15", "♣", "K♥ 2♦ 2♥ 2♠", 2, 10),
    ],
)
def test_tricks(id_: str, trump: str, trick: str, number: int, points: int) -> None:
    assert best(read(trick), ranking.power, SUIT[trump]) == number - 1, id_
    assert ranking.points(read(trick)) == points, id_


@pytest.mark.parametrize(
    ("id_", "bid", "points", "captured", "case", "declarer", "defender"),
    [
        ("S1", 60, 40, False, "2D", 3, -1),
        ("S5", 60, 0, False, "2C", 9, -3),
        ("S6", 60, 0, True, "3A", -6, 2),
        ("S7", 60, 40, True, "3A", -6, 2),
        ("S13", 65, 80, True, "3C", -24, 8),
        ("S14", 70, 30, False, "2D", 9, -3),
        ("S19", 75, 25, False, "2D", 12, -4),
        ("S22", 75, 5, True, "3A", -24, 8),
        ("S23", 80, 20, False, "2D", 15, -5),
        ("S25", 80, 45, False, "2A", -15, 5),
        ("S26", 80, 50, False, "2B", -30, 10),
        ("S30", 80, 50, True, "3C", -60, 20),
    ],
)
def test_scores(id_: str, bid: int, points: int, captured: bool, case: str, declarer: int, defender: int) -> None:
    result = scoring.result(scoring.Facts(2, bid, points, captured))
    assert result.reason == case, id_
    assert result.scores == (defender, defender, declarer, defender), id_
    assert result.winners == ((2,) if declarer > 0 else (0, 1, 3)), id_
    assert scoring.facts_of(result) == (2, bid, points, captured)


TABLE = {
    "2C": (9, 18, 27, 36, 45), "2D": (3, 6, 9, 12, 15), "2A": (-3, -6, -9, -12, -15), "2B": (-6, -12, -18, -24, -30),
    "3A": (-6, -12, -18, -24, -30), "3B": (-9, -18, -27, -36, -45), "3C": (-12, -24, -36, -48, -60),
}  # fmt: skip


def row(need: int, points: int, captured: bool) -> str:
    """The case, from the words of the table."""
    if not captured and points == 0:
        return "2C"
    number = 0 if points < need else 1 if points < 2 * need else 2
    return ("3A", "3B", "3C")[number] if captured else ("2D", "2A", "2B")[number]


@pytest.mark.parametrize("captured", [False, True])
@pytest.mark.parametrize("bid", VALUES)
def test_the_whole_score_table(bid: int, captured: bool) -> None:
    for points in range(0, 101, 5):
        result = scoring.result(scoring.Facts(0, bid, points, captured))
        case = row({60: 45, 65: 40, 70: 35, 75: 30, 80: 25}[bid], points, captured)
        assert result.reason == case
        assert result.scores[0] == TABLE[case][VALUES.index(bid)]
        assert sum(result.scores) == 0
        assert len(set(result.scores[1:])) == 1
        # A27: the defenders have enough exactly when the declarer keeps less than the call.
        assert (points >= scoring.needed(bid)) == (100 - points < bid)


@pytest.mark.parametrize("trump", SUITS)
def test_a18_there_are_eighteen_trumps_and_twelve_cards_in_each_plain_suit(trump: Suit) -> None:
    assert len(PACK) == 54
    groups = [ranking.group(card, trump) for card in PACK]
    assert groups.count(None) == 18
    assert [groups.count(suit) for suit in SUITS] == [0 if suit is trump else 12 for suit in SUITS]
    order = sorted(
        (card for card in PACK if ranking.is_trump(card, trump)), key=lambda card: -ranking.height(card, trump)
    )
    rest = " ".join(f"{rank}{trump.letter}" for rank in ("A", "K", "Q", "J", *range(10, 2, -1)))
    assert shown(order[:3]) == f"JK1 JK2 2{trump.letter}"
    assert {card.rank for card in order[3:6]} == {2}
    assert len({ranking.height(card, trump) for card in order[3:6]}) == 1
    assert shown(order[6:]) == rest


def test_a2_all_points_together_are_a_hundred() -> None:
    assert ranking.points(PACK) == 100
    assert sum(1 for card in PACK if ranking.worth(card)) == 12


# -- the flow of a hand --------------------------------------------------------------------------------------------


def test_k1_eighty_ends_the_auction_and_hides_the_kitty() -> None:
    table = calling()
    play(table, "80")
    assert (table.declarer, table.bid, table.phase, table.turn) == (0, 80, "bury", 0)
    assert len(table.hands[0]) == 18
    assert [table.view(seat).taken for seat in (1, 2, 3, None)] == [()] * 4
    assert set(table.view(0).taken) == set(table.taken)


def test_k3_the_highest_call_declares() -> None:
    table = calling()
    second = table.rules.after(0)
    play(table, "65; 70; pass; pass")
    assert (table.declarer, table.bid) == (second, 70)
    assert table.view(0).taken == ()


@pytest.mark.parametrize("bid", [60, 65])
@pytest.mark.parametrize("recall", [True, False])
def test_k4_the_shown_kitty_and_the_buried_cards(bid: int, recall: bool) -> None:
    table = calling(kitty="3♠ 4♠ 5♠ 6♠ 7♠ 8♠", kitty_recall=recall)
    play(table, f"{bid}; pass; pass; pass")
    for seat in (1, 2, 3, None):
        assert table.view(seat).taken == tuple(read("3♠ 4♠ 5♠ 6♠ 7♠ 8♠"))
    own = [card for card in table.hands[0] if card not in table.taken]
    play(table, f"bury {shown(own[:6])}; trump ♥")
    for seat in (1, 2, 3, None):
        view = table.view(seat)
        assert view.taken == (tuple(table.taken) if recall else ())
        assert view.buried == ()
        assert not set(own[:6]) & set(view.hand)
    assert table.view(0).buried == tuple(sorted(own[:6]))


def test_k5_what_cannot_be_buried() -> None:
    table = calling()
    play(table, "70; pass; pass; pass")
    hand, other = table.hands[0], table.hands[1][0]
    assert code(table, f"bury {shown(hand[:5])}") == "bury-six"
    assert code(table, f"bury {shown(hand[:7])}") == "bury-six"
    assert code(table, f"bury {shown([*hand[:5], other])}") == "not-in-hand"
    assert code(table, f"bury {shown([*hand[:5], hand[0]])}") == "bury-six"
    assert code(table, f"bury {shown(hand[:6])}") is None


def test_k7_trump_is_named_after_burying_and_there_is_no_game_without_trump() -> None:
    table = calling()
    play(table, "70; pass; pass; pass")
    assert code(table, "trump ♥") == "bury-first"
    for nonsense in (None, 4, "none"):
        with pytest.raises(ValueError, match="valid"):
            ACTIONS.from_json({"kind": "name-trump", "suit": nonsense})


def test_k8_four_passes_in_the_first_hand_and_later() -> None:
    first, _ = GAME.deal(SanDaYiRules(), 4, None, [], luck("k8"))
    before = list(first.all_cards())
    table: Any = first
    events = play(table, "pass; pass; pass; pass", "again")
    assert [event.kind for event in events[-3:]] == ["called", "all-passed", "dealt"]
    assert table.result is None
    assert list(table.all_cards()) != before
    assert (table.dealer, table.opening) == first_caller(table.hands)
    assert table.turn == table.dealer
    later = calling(previous=0)
    events = play(later, "pass; pass; pass; pass", "again")
    assert events[-1] == Dealt(0)
    assert (later.turn, later.calls, later.phase) == (0, [], "call")


def test_a12_the_first_caller_may_have_to_declare() -> None:
    table = calling(all_pass="first_caller_60")
    events = play(table, "pass; pass; pass; pass")
    assert (table.declarer, table.bid, table.phase) == (0, 60, "bury")
    assert events[-2].forced
    assert table.view(2).taken == tuple(table.taken)


def _dealt_with(kitty: str, holder: int, card: str) -> RecordedChance:
    aside = read(kitty)
    wanted = read(card)[0]
    rest = [one for one in PACK if one not in aside and one is not wanted]
    Random(card).shuffle(rest)
    rest.insert(holder * 12 + 5, wanted)
    return RecordedChance([rest + aside])


def test_k9_the_first_diamond_outside_the_kitty_calls_first() -> None:
    table, events = GAME.deal(SanDaYiRules(), 4, None, [], _dealt_with("3♦ 4♦ A♠ K♠ Q♠ J♠", 2, "5♦"))
    assert (table.dealer, table.turn) == (2, 2)
    assert events == (Dealt(2, read("5♦")[0]),)


def test_k10_the_declarer_calls_first_in_the_next_hand_win_or_lose() -> None:
    for points in (0, 100):
        results = [scoring.result(scoring.Facts(1, 60, points, False))]
        table, _ = GAME.deal(SanDaYiRules(), 4, 3, results, luck())
        assert (table.dealer, table.turn) == (1, 1)


def test_k11_buried_points_never_count() -> None:
    table = ending({0: "3♣", 1: "4♦", 2: "A♣", 3: "6♦"}, bid=70, points=30, buried="K♠ 10♠", trump="♥", turn=0)
    play(table, "3♣; 6♦; A♣; 4♦")
    assert table.result is not None
    assert (table.points, table.result.reason) == (30, "3A")
    assert table.result.scores == (-18, 6, 6, 6)


def test_k12_points_in_the_last_trick_count() -> None:
    table = ending({0: "3♣", 1: "4♦", 2: "K♣", 3: "6♦"}, bid=60, points=35, trump="♥", turn=0)
    play(table, "3♣; 6♦; K♣; 4♦")
    assert table.result is not None
    assert (table.points, table.result.reason) == (45, "3B")
    assert table.result.scores == (-9, 3, 3, 3)


def test_k14_any_finished_session_sums_to_zero() -> None:
    match = Match(GAME, SanDaYiRules(hands=4), [Seat(name) for name in "ABCD"], "K14")
    rng = Random("k14")
    while not match.over:
        if match.between_rounds:
            match.deal()
            continue
        table: Any = match.round
        match.play(table.turn, rng.choice(table.legal(table.turn)))
    assert sum(match.standing.totals) == 0
    assert len(match.results) == 4
    assert all(match.standing.totals[seat] == max(match.standing.totals) for seat in match.standing.leaders)


def test_k15_saved_and_loaded_in_every_phase() -> None:
    table: Any = GAME.deal(SanDaYiRules(), 4, None, [], luck("k15"))[0]
    phases = set()
    rng = Random("k15")
    while table.result is None:
        phases.add((table.phase, bool(table.trick)))
        loaded = GAME.load_round(json.loads(json.dumps(table.to_json())))
        assert loaded == table
        for seat in (None, *range(4)):
            assert loaded.view(seat) == table.view(seat)
            assert seat is None or loaded.legal(seat) == table.legal(seat)
        table.play(table.turn, rng.choice(table.legal(table.turn)), luck())
    assert phases == {("call", False), ("bury", False), ("trump", False), ("play", False), ("play", True)}


def test_a25_a_capture_that_needs_a_trump() -> None:
    hands = {0: "3♣", 1: "4♦", 2: "A♣", 3: "6♦"}
    plain = ending(hands, points=20, pull_needs_trump=True)
    play(plain, "3♣; 6♦; A♣; 4♦")
    assert plain.result is not None
    assert plain.result.reason == "2D"
    ruffed = ending(hands | {2: "4♥"}, points=20, pull_needs_trump=True)
    play(ruffed, "3♣; 6♦; 4♥; 4♦")
    assert ruffed.result is not None
    assert ruffed.result.reason == "3A"


def test_a15_points_may_be_forbidden_in_the_kitty() -> None:
    table = calling(kitty="5♠ 10♠ K♠ 5♥ 10♥ K♥", bury_points="forbidden")
    play(table, "70; pass; pass; pass")
    assert code(table, "bury 5♠ 10♠ K♠ 5♥ 10♥ K♥") == "no-points-buried"
    legal = table.legal(0)
    assert legal
    assert all(not ranking.points(one.cards) for one in legal)


def test_the_last_trick_plays_itself_where_the_table_wants_it_so() -> None:
    hands = {0: "A♥ 3♣", 1: "4♦ 7♦", 2: "A♣ 4♣", 3: "6♦ 8♦"}
    table = ending(hands, claim=True)
    events = play(table, "A♥; 6♦; 4♣; 4♦")
    assert table.result is not None
    assert [event.kind for event in events].count("played") == 8
    assert any(event.reveals_to(0) for event in events)


def test_a_hand_goes_counter_clockwise_or_clockwise() -> None:
    for direction, order in (("ccw", [0, 3, 2, 1]), ("cw", [0, 1, 2, 3])):
        table = calling(direction=direction)
        seen = []
        for call in ("60", "65", "70", "75"):
            seen.append(table.turn)
            play(table, call)
        assert seen == order
        assert table.declarer == order[-1]


def test_no_round_is_read_that_could_not_exist() -> None:
    table = calling()
    play(table, "70; pass; pass; pass")
    good = table.to_json()
    for change in (
        {"phase": "play"}, {"declarer": None}, {"bid": 72}, {"turn": 4}, {"calls": [1]}, {"taken": []},
        {"buried": ["3S"]}, {"trump": 1}, {"hands": good["hands"][:3]}, {"seats": 3},
        {"trick": ["3S"]}, {"kitty": good["taken"]},
    ):  # fmt: skip
        with pytest.raises(ValueError, match=r"."):
            GAME.load_round(good | change)
    assert GAME.load_round(good) == table


def test_cards_are_the_same_objects() -> None:
    assert all(Card.parse(str(card)) is card for card in PACK)
