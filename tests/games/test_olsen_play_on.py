"""The house rule that all but one play on: turns, places, blocks, what acts on whom, and what no file may say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import cards, packs, shown
from cardtable.engine.chance import FreeChance
from cardtable.engine.round import RoundResult
from cardtable.games.catalogue import entry
from cardtable.games.olsen.players.claims import CLAIMS, next_player
from cardtable.games.olsen.players.determinization import worlds
from cardtable.games.olsen.players.fast_table import (
    Start,
    Table,
    fits_after,
    mask,
    number,
    numbers,
    place,
    rollout,
    rules_for,
)
from cardtable.games.olsen.players.plans import after, single_cards
from cardtable.games.olsen.rules import scoring
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.players.decision import Level
from cardtable.players.evaluation import Unit
from tests.games.olsen_positions import OPTIONS, action, code, legal, play, position

pytestmark = pytest.mark.whole

ON: dict[str, Any] = {"play_on": True}
GAMES = ("olsen", "upp_og_nidur", "klikk")


def out(*seats: int, hand: str = "KC 2H", game: str = "olsen", **more: Any) -> Any:
    """Four players, of whom these are out and the others hold some cards."""
    options = ON | more.pop("options", {})
    others = dict.fromkeys(seats, "") | more.pop("others", {})
    return position(
        game=game, top="9C", hand=hand, players=4, options=options, others=others, out=list(seats), **more
    )  # fmt: skip


def klikk(*seats: int, hand: str, **more: Any) -> Any:
    return out(*seats, hand=hand, game="klikk", **more)


def told(events: list[Any], kind: str) -> list[Any]:
    return [event for event in events if event.kind == kind]


def test_the_others_play_on_when_somebody_is_out() -> None:
    table = out(hand="6C")
    (went,) = told(play(table, "0 6C"), "went-out")
    assert table.result is None
    assert (table.out, table.turn, table.window) == ([0], 1, None)
    assert (went.seat, went.place, went.players) == (0, 1, 4)
    table.check()
    assert OlsenRound.from_json(table.to_json()) == table
    assert table.view(2).out == (0,)


def test_who_is_out_may_do_nothing_and_is_not_awaited() -> None:
    table = out(1, options={"olsen_enforce": "caught"})
    play(table, "0 KC")
    assert (table.turn, table.awaited()) == (2, (0,))
    assert table.legal(1) == table.view(1).legal() == []
    assert {code(table, 1, text) for text in ("call", "catch", "draw", "6C")} == {"you-are-out"}
    assert "catch" in legal(table, 3)


def test_turns_pass_over_those_who_are_out_both_ways_round() -> None:
    table = out(1, 2)
    play(table, "0 KC")
    assert table.turn == 3
    table = klikk(3, hand="AC KD 2H")
    play(table, "0 AC")
    assert (table.turn, table.direction) == (2, -1)


def test_the_round_is_over_when_one_alone_holds_cards() -> None:
    table = out(2, 3, hand="6C")
    (went,) = told(play(table, "0 6C"), "went-out")
    assert table.result == RoundResult((2,), (1, 0, 3, 2), "out", (0, len(table.hands[1]), 0, 0))
    assert (went.place, table.view(1).out) == (3, (2, 3, 0))
    table.check()


def test_two_players_end_the_round_as_ever() -> None:
    table = position(top="9C", hand="6C", options=ON)
    (went,) = told(play(table, "0 6C"), "went-out")
    assert table.result is not None
    assert (table.result.scores, table.out, went.place) == ((1, 0), [], 0)
    table.check()


def test_without_the_rule_the_round_is_over() -> None:
    table = position(top="9C", hand="6C", players=4)
    play(table, "0 6C")
    assert (table.result is not None, table.out) == (True, [])


def test_who_says_nothing_with_the_last_card_is_not_out_yet() -> None:
    table = out(3, hand="6C", options={"olsen_olsen_required": True}, others={1: "7C 7D", 2: "JC JD"})
    play(table, "0 6C")
    assert (table.out, table.provisional, table.turn) == ([3], True, 1)
    spoken = table.copy()
    play(spoken, "0 last-call")
    assert (spoken.out, spoken.provisional, spoken.window, spoken.turn) == ([3, 0], False, None, 1)
    spoken.check()
    play(table, "1 7C")
    assert (table.out, len(table.hands[0])) == ([3], 3)
    table.check()


def test_everybody_owes_the_call_as_long_as_they_play() -> None:
    table = out(1, hand="6C KH", others={2: "7C JD 5D"})
    play(table, "0 6C; 2 7C")
    assert len(table.hands[0]) == 4


def test_a_draw_and_a_second_pack_are_as_ever() -> None:
    table = out(1, hand="KD", stock="2H", options={"decks": "2"}, below=None)
    play(table, "0 draw")
    assert shown(sorted(table.hands[0])) == shown(sorted(cards("KD 2H")))


def blocked(*seats: int) -> Any:
    """Nothing can be drawn, and all but one of those who still play have passed."""
    held = {0: "2H 3H", 1: "", 2: "4H 5H"}
    used = cards(" ".join([*held.values(), "8C"]))
    rest = shown(card for card in packs(1) if card not in used)
    return position(
        top="8C", named="S", below="", stock="", hand=held[0], players=4, out=list(seats), empty_passes=2,
        options=ON | {"voluntary_draw": True}, others={1: held[1], 2: held[2], 3: rest},
    )  # fmt: skip


def test_a_block_is_counted_among_those_who_still_play() -> None:
    table = blocked(1)
    (block,) = told(play(table, "0 pass"), "blocked")
    assert block.winners == (0, 2)
    assert table.result == RoundResult((1,), (2, 3, 2, 0), "blocked", (2, 0, 2, 47))
    table.check()


def test_one_pass_less_goes_on() -> None:
    table = blocked(1)
    table.empty_passes = 1
    play(table, "0 pass")
    assert table.result is None
    table.check()


def test_what_a_round_brings() -> None:
    """One for everybody who still held cards; of those left with cards the fewest come first, and share the better."""
    assert scoring.ahead_of([3, 0, 2, 2], [1]) == (0, 3, 2, 2)
    assert scoring.ahead_of([3, 2, 4, 2], []) == (1, 3, 0, 3)
    assert scoring.ahead_of([0, 0, 4, 0], [1, 3, 0]) == (1, 3, 0, 2)
    assert scoring.ahead_of([0, 3], []) == (1, 0)


@pytest.mark.parametrize(("first_to", "rounds"), [(1, 1), (2, 2), (3, 3), (5, 5)])
def test_a_match_is_over_when_somebody_has_what_so_many_won_rounds_bring(first_to: int, rounds: int) -> None:
    rules = OPTIONS["olsen"](play_on=True, first_to=first_to).rules()
    first = RoundResult((0,), (3, 2, 1, 0), "out", (0, 0, 0, 4))
    played = [scoring.standing(rules, 4, [first] * number).over for number in range(rounds + 1)]
    assert played == [False] * rounds + [True]
    second = RoundResult((2,), (2, 0, 3, 1), "out", (0, 4, 0, 0))
    standing = scoring.standing(rules, 4, [first, second] * rounds)
    assert (standing.leaders, standing.totals[0]) == ((0,), 5 * rounds)


# -- klikk: what acts on whom ------------------------------------------------------------------------------------------


def test_cards_owed_for_twos_come_to_the_next_who_plays_also_from_who_is_out() -> None:
    table = klikk(1, hand="2C KD")
    play(table, "0 2C")
    assert (table.turn, table.owed, table.phase) == (2, 2, "owe")
    table = klikk(1, hand="2C")
    play(table, "0 2C")
    assert (table.out, table.turn, table.owed) == ([1, 0], 2, 2)
    table.check()


def test_queens_pass_over_players_who_still_play() -> None:
    table = klikk(1, hand="QC KD 2H")
    missed = told(play(table, "0 QC"), "missed-turn")
    assert (table.turn, [event.seat for event in missed]) == (3, [2])
    table = klikk(1, hand="QC QD KD 2H")
    missed = told(play(table, "0 QC; 0 QD"), "missed-turn")
    assert (table.turn, [event.seat for event in missed]) == (0, [2, 3])


def test_queens_of_who_is_out_never_bring_the_turn_back() -> None:
    """Once round the table seat 2 is next again, and seat 3 after it: nobody has missed a turn."""
    table = klikk(1, hand="QC QD")
    missed = told(play(table, "0 QC; 0 QD"), "missed-turn")
    assert (table.turn, table.out, [event.seat for event in missed]) == (2, [1, 0], [])
    table = klikk(1, hand="QC")
    missed = told(play(table, "0 QC"), "missed-turn")
    assert (table.turn, [event.seat for event in missed]) == (3, [2])


@pytest.mark.parametrize(("reverse2", "turn"), [("none", 2), ("skip", 0)])
def test_an_ace_when_only_two_still_play_is_one_with_two_players(reverse2: str, turn: int) -> None:
    table = klikk(1, 3, hand="AC KD 2H", options={"reverse2": reverse2})
    play(table, "0 AC")
    assert table.turn == turn
    table = klikk(1, hand="AC", options={"reverse2": reverse2})
    play(table, "0 AC")
    assert (table.turn, table.out) == (3, [1, 0])


# -- how computer players see it ---------------------------------------------------------------------------------------


def test_imagined_worlds_have_the_same_players_out() -> None:
    table = out(1)
    for _, world in zip(range(5), worlds(table.view(0), Random(1)), strict=False):
        assert (world.out, world.hands[1], world.counts) == ([1], [], table.counts)
        world.check()


def test_players_know_who_acts_next() -> None:
    """Past who is out; an ace turns round; a queen leaves out one who plays; with two left it gives another turn."""
    view = klikk(1, hand="KC QC AC 2H").view(0)
    following = {str(plan.cards[0]): after(view, plan)[0] for plan in single_cards(view)}
    assert following == {"KC": 2, "QC": 3, "AC": 3}
    for card, seat in following.items():
        assert next_player(view, action(card)) == seat
    view = klikk(1, 3, hand="KC QC AC 2H", options={"reverse2": "skip"}).view(0)
    following = {str(plan.cards[0]): after(view, plan)[0] for plan in single_cards(view)}
    assert following == {"KC": 2, "QC": 0, "AC": 0}
    assert CLAIMS["skips-next"].holds(view, action("QC"))
    assert CLAIMS["skips-next"].holds(view, action("AC"))


def test_imagined_rounds_go_on_until_the_thinking_player_is_out() -> None:
    table = out(hand="KC 2H", others={1: "3H", 2: "4D 7S 9S", 3: "3C 6D"})
    hands = [mask(hand) for hand in table.hands]
    fits = fits_after(number(table.top), -1)
    found = []
    for until in (-1, 0):
        gone: list[int] = []
        some = Table(hands[:], numbers(table.stock), numbers(table.pile))
        rollout(
            some,
            Start(0, fits),
            [rules_for(True, True)] * 4,
            list,
            out=gone,
            until=until,
        )
        found.append(gone)
    whole, part = found
    assert len(whole) == 3
    assert part == whole[: len(part)]
    assert 0 not in whole or part[-1] == 0
    assert place([2, 0, 1, 3], 2, [1]) == pytest.approx(2 / 3)


def test_what_a_seat_gains_is_by_how_many_points_it_is_ahead() -> None:
    judge = entry("olsen").judge
    table = out(2, 3, hand="6C")
    view = table.view(0)
    play(table, "0 6C")
    assert judge.unit(view) is Unit.PLACES
    assert [judge.gain(table.view(seat), table) for seat in range(4)] == pytest.approx([-2 / 3, -2, 2, 2 / 3])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", list(Level))
def test_every_level_plays_on_and_its_reasons_are_true(game: str, level: Level) -> None:
    """To the end; the hard player, who thinks long, some moves after the first is out."""
    table, _ = deal(OPTIONS[game](play_on=True).rules(), 4, None, FreeChance(Random(game)))
    rng, player, chance = Random(1), entry(game).player, FreeChance(Random(2))
    moves = 0
    while table.result is None and not (level is Level.HARD and moves > 6):
        thinks = level if table.out else Level.EASY
        for seat in (*table.awaited(), table.turn):
            view = table.view(seat)
            decision = player.choose(view, thinks, rng)
            if decision is not None:
                reasons = player.told(view, decision).reasons
                assert all(CLAIMS[reason].holds(view, decision.action) for reason in reasons)
                table.play(seat, decision.action, chance)
                moves += bool(table.out)
                break
    assert table.out
    assert level is Level.HARD or sum(map(bool, table.hands)) == 1


# -- whole deals, and what no file may say -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_leads_to_one_who_holds_cards_and_every_step_can_be_saved(game: str) -> None:
    ends = set()
    for deals in range(6):
        rules = OPTIONS[game].read(ON | {"olsen_auto": True, "voluntary_draw": False}).rules()
        seats, rng = 3 + deals % 4, Random(f"{game}/{deals}")
        table, _ = deal(rules, seats, None, FreeChance(rng))
        while table.result is None:
            assert OlsenRound.from_json(table.to_json()) == table
            seat = table.turn
            assert table.hands[seat]
            moves = table.legal(seat)
            table.play(seat, moves[int(rng.random() * len(moves))], FreeChance(rng))
        table.check()
        ends.add(table.result.reason)
        holding = [seat for seat in range(seats) if table.hands[seat]]
        assert len(holding) == 1 or table.result.reason == "blocked"
        assert sorted(table.result.scores) == list(range(seats)) or table.result.reason == "blocked"
        assert sorted([*table.out, *holding]) == list(range(seats))
    assert "out" in ends


def test_a_round_of_an_earlier_version_has_nobody_who_is_out() -> None:
    table = position(top="9C", hand="6C KD", players=3)
    data = table.to_json()
    data.pop("out", None)
    data["rules"].pop("play_on", None)
    assert OlsenRound.from_json(data) == table


@pytest.mark.parametrize(
    ("seats", "changed"),
    [
        ((1,), {"out": [1, 1]}), ((1,), {"out": []}), ((1,), {"out": [1, 2]}), ((1,), {"out": [1, 7]}),
        ((1,), {"turn": 1}), ((1,), {"window": 1}), ((1,), {"empty_passes": 3}), ((), {"out": [0]}),
    ],
)  # fmt: skip
def test_what_no_play_leads_to_is_not_opened(seats: tuple[int, ...], changed: dict[str, Any]) -> None:
    table = out(*seats)
    data = table.to_json()
    OlsenRound.from_json(data)
    with pytest.raises(ValueError, match=r"."):
        OlsenRound.from_json(data | changed)


def test_no_file_says_that_anybody_is_out_at_other_tables() -> None:
    for options, players in (({}, 4), (ON, 2)):
        table = position(top="9C", hand="6C KD", players=players, options=options)
        with pytest.raises(ValueError, match="do not play on"):
            OlsenRound.from_json(table.to_json() | {"out": [1]})


def test_no_file_says_another_count_or_another_winner() -> None:
    table = out(2, 3, hand="6C")
    play(table, "0 6C")
    data = table.to_json()
    for name, value in (("scores", [3, 0, 1, 2]), ("winners", [3]), ("reason", "blocked")):
        with pytest.raises(ValueError, match=r"."):
            OlsenRound.from_json(data | {"result": data["result"] | {name: value}})
