"""The reference players of the two small families: what they see, and what they overlook."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games import two_of_three_positions, veidimadur_positions
from tests.games.two_of_three_positions import action as lay
from tests.games.veidimadur_positions import CHANCE, TEXTS
from tests.games.veidimadur_positions import action as ask
from tools.arena.__main__ import main
from tools.arena.family import family
from tools.arena.matches import Pairing, play_deals
from tools.arena.sides import REFERENCES, Side

TWO_OF_THREE = family("two_of_three")
VEIDIMADUR = family("veidimadur")


def done(found: Any, table: Any, seed: int = 1) -> Any:
    """What a player of some family does now."""
    decision = found.amateur.choose(table.view(table.turn), None, Random(seed))
    assert decision is not None
    return decision.action


def test_the_amateur_lays_what_another_card_can_follow() -> None:
    """Nothing follows the queen; the three is followed by the five."""
    table = two_of_three_positions.position("JD 5S", "3C 5C KH 7C", "4D 2D", stock="6C 6D")
    assert done(TWO_OF_THREE, table) == lay("3C")
    table = two_of_three_positions.position("JD 5S", "QH 6C", "4D 2D", stock="6C 6D")
    assert done(TWO_OF_THREE, table) == lay("QH")


def test_the_amateur_draws_where_nothing_fits_and_waits_for_its_turn() -> None:
    table = two_of_three_positions.position("JD 5S", "4H", "4D 2D", stock="6C 6D")
    assert done(TWO_OF_THREE, table) == lay("draw")
    assert TWO_OF_THREE.amateur.choose(table.view(1), None, Random(1)) is None


def test_the_amateur_lays_its_longest_chain() -> None:
    """No other way to lay the cards of its turn lays more of them."""
    for seed in range(30):
        match: Any = two_of_three_positions.some_match(Random(seed))
        match.deal()
        table, seat = match.round, match.round.turn
        most = longest(table, seat)
        laid = 0
        while table.result is None and table.turn == seat and laid < most:
            table.play(seat, done(TWO_OF_THREE, table), CHANCE)
            laid += 1
        assert laid == most


def longest(table: Any, seat: int) -> int:
    """How many cards a seat can lay now, one after the other."""
    if table.result is not None or table.turn != seat:
        return 0
    lengths = []
    for one in table.legal(seat):
        if one.kind == "play":
            after = table.copy()
            after.play(seat, one, CHANCE)
            lengths.append(1 + longest(after, seat))
    return max(lengths, default=0)


def test_the_amateur_remembers_most_of_what_was_heard() -> None:
    table = veidimadur_positions.position(
        "KS 8S 7S", "7H 8C 9S", "KH 9H", stock="...", holds=[[], [TEXTS["7"], TEXTS["8"]], [TEXTS["K"]]]
    )
    asked = Counter(done(VEIDIMADUR, table, seed) for seed in range(200))
    sure = asked[ask("1 7")] + asked[ask("1 8")] + asked[ask("2 K")]
    assert 180 < sure < 200


def test_the_amateur_tries_its_luck_where_nothing_was_heard() -> None:
    table = veidimadur_positions.position("KS 8S", "7H 8C 9S", "KH 9H", stock="...")
    assert {done(VEIDIMADUR, table, seed) for seed in range(60)} == {*table.legal(0)}


def test_who_peeks_knows_the_hands_and_not_the_stock() -> None:
    """Whatever lies on top of the stock, the one that peeks does the same."""
    for game, tables in (("two_of_three", two_of_three_positions), ("veidimadur", veidimadur_positions)):
        rng = Random(4)
        match: Any = tables.some_match(rng)
        side = Side(game, "peek")
        for number, table in enumerate(tables.random_steps(match, rng)):
            if number >= 24:
                break
            if table.result is None:
                other = table.copy()
                other.stock = sorted(table.stock)
                decision = side.decide(table, table.turn, Random(1))
                assert decision is not None
                assert decision.action in table.legal(table.turn)
                assert decision == side.decide(other, table.turn, Random(1))


def test_all_sides_play_whole_matches() -> None:
    for game, rule in (("two_of_three", ("end", "1r")), ("veidimadur", ("deals", 1))):
        for name in REFERENCES:
            assert play_deals(Pairing(game, name, "easy", 2, options=(rule,)), 2).games == 4


def test_repeats_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["veidimadur", "repeats", "easy", "--deals", "2"]) == 0
    assert "easy, 3 seats, " in capsys.readouterr().out
