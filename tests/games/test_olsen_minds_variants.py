"""What the computer players know of klikk, Ólsen með stigum and Langi Ólsen."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card, cards
from cardtable.games.olsen.rules.actions import PLAY
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.players.decision import Decision, Level
from tests.games.olsen_positions import OPTIONS
from tests.games.test_olsen_player import LEVELS, choose, position, told, turn


def klikk(hand: str, others: str = "3S 4S 5S 6S", **more: Any) -> OlsenRound:
    table = position(hand, "5C", others)
    table.rules = OPTIONS["klikk"].read(more).rules()
    return table


@pytest.mark.parametrize(("hand", "code"), [("2C 9C 9H KD", "makes-draw"), ("QC 9C 9H KD", "skips-next")])
def test_twos_and_queens_are_laid_against_a_player_with_few_cards(hand: str, code: str) -> None:
    table = klikk(hand, "3S 4S|6S 7S 9S")
    decision = choose(table, Level.MEDIUM)
    assert decision is not None
    assert decision.action is PLAY[cards(hand)[0]]
    assert code in told(table, decision)


def test_a_queen_is_a_free_move_when_two_play() -> None:
    assert turn(klikk("QC 9C 10D KD"), Level.MEDIUM)[0] == "QC"


def test_owed_cards_are_taken_or_answered_with_a_two() -> None:
    for level in LEVELS:
        table = klikk("2D 9C KD")
        table.phase, table.owed = "owe", 2
        assert turn(table, level)[0] == "take-owed"
    for level in (Level.MEDIUM, Level.HARD):
        table = klikk("2D 9C KD", stack_twos=True)
        table.phase, table.owed = "owe", 2
        assert turn(table, level)[0] == "2D"


def test_who_is_next_depends_on_the_direction_of_play() -> None:
    table = klikk("2C 9C 9H KD", "3S 4S 5S|6S 7S 9S|10S JS")
    assert choose(table, Level.MEDIUM) != Decision(PLAY[Card.parse("2C")])
    table.direction = -1
    decision = choose(table, Level.MEDIUM)
    assert decision is not None
    assert decision.action is PLAY[Card.parse("2C")]


def test_dear_cards_go_when_somebody_is_nearly_out() -> None:
    table = position("8H 5C 3D 3S", "9C", "2S 4S 6S|7S 9S")
    table.rules = OPTIONS["med_stigum"]().rules()
    decision = choose(table, Level.MEDIUM)
    assert decision is not None
    assert decision.action is PLAY[Card.parse("8H")]
    assert "sheds-points" in told(table, decision)
    table.rules = OPTIONS["olsen"]().rules()
    plain = choose(table, Level.MEDIUM)
    assert plain is not None
    assert plain.action is PLAY[Card.parse("5C")]


def langi(hand: str, top: str, *levels: int) -> OlsenRound:
    table = position(hand, top, "2S 3S 4S 5S 6S")
    table.rules = OPTIONS["langi"]().rules()
    table.levels = list(levels)
    return table


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_the_changer_of_the_moment_is_kept_and_the_old_one_is_not(level: Level) -> None:
    table = langi("7H 8C KD 9D 10D", "9C", 7, 8)
    decision = choose(table, level)
    assert decision is not None
    assert decision.action is not PLAY[Card.parse("7H")]
    assert "keep-changer" in told(table, decision)


@pytest.mark.parametrize("level", LEVELS)
def test_a_suit_is_named_when_the_last_card_was_a_changer(level: Level) -> None:
    table = langi("7H", "9C", 7, 8)
    assert turn(table, level)[0] == "7H"
    assert table.levels == [6, 8]
    assert len(table.hands[0]) == 5
