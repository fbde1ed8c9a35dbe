"""A counter that names characters."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardtable.cards import cards
from cardtable.engine.chance import FreeChance
from cardtable.games.olsen.rules.actions import PLAY
from cardtable.players.decision import Level, Style
from tests.games.olsen_positions import position
from tools.arena.characters import Portrait, report, sitting
from tools.arena.families.olsen.noticing import noticed
from tools.arena.family import kept


def test_the_nearest_portrait_is_named_where_counts_are_measured_by_their_spread() -> None:
    one = {
        Style.CAREFUL: [{"low": 0.8, "loud": 9.0}, {"low": 0.9, "loud": 1.0}],
        Style.GREEDY: [{"low": 0.1, "loud": 4.0}],
    }
    assert Portrait.learned(one).names({"low": 0.2, "loud": 5.0}) is Style.GREEDY
    assert Portrait.learned(one).names({"low": 0.7}) is Style.CAREFUL


def test_a_sitting_is_counted_alike_each_time() -> None:
    for game in ("olsen", "veidimadur", "two_of_three"):
        counted = [sitting(game, Level.EASY, Style.GREEDY, 2, 2, "test") for _ in range(2)]
        assert counted[0] == counted[1] != {}
        assert "named" in report(game, Level.EASY, 2, dict.fromkeys(Style, counted))


def test_what_came_to_light_while_nothing_was_drawn_had_been_in_hand() -> None:
    three, four, five, six, seven = cards("3H 4H 5H 6H 7H")
    assert list(kept([(4, three), (3, four), (4, five)], [six, seven])) == [[four], [], []]
    assert list(kept([(3, three), (2, four)], [five])) == [[four, five], [five]]


@pytest.mark.parametrize(
    ("game", "hand", "laid", "seen"),
    [
        ("olsen", "3H KH 9C", "3H", {("higher first", 0.0), ("nearer the middle first", 1.0)}),
        ("olsen", "KH 3H 9C", "KH", {("higher first", 1.0), ("nearer the middle first", 0.0)}),
        ("olsen", "AH KH 9C", "KH", {("higher first", 1.0)}),
        ("olsen", "KH 8C 9C", "8C", {("changer first", 1.0)}),
        ("olsen", "KH KC 9C", "KH", set()),
        ("upp_og_nidur", "4H 6C 9C", "6C", {("higher first", 1.0), ("nearer the middle first", 1.0)}),
        ("upp_og_nidur", "4H 4C 9C", "4C", {("red first", 0.0)}),
    ],
)
def test_of_cards_that_both_fitted_the_counter_sees_which_went_first(
    game: str, hand: str, laid: str, seen: set[tuple[str, float]]
) -> None:
    table = position(top="5H", hand=hand, game=game)
    deeds = []
    for card in cards(laid):
        deeds.append((table.view(None), PLAY[card]))
        table.play(0, PLAY[card], FreeChance(Random(1)))
    end = replace(table.view(None), open_hands=tuple(map(tuple, table.hands)))
    assert set(noticed(deeds, end, 0)) == seen
