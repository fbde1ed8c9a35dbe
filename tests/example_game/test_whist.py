"""Whist on the base for games with tricks: whole rounds, imagined deals that obey the voids, levels that differ."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.engine.match import Match, Seat
from cardtable.kinds.tricks.rules import play
from cardtable.players.decision import Level
from tests.example_game.whist.entries import ENTRIES
from tests.example_game.whist.players.determinization import worlds
from tests.example_game.whist.rules.events import EVENTS
from tests.example_game.whist.rules.game import Whist
from tests.example_game.whist.rules.round import WhistRound

PLAYER = ENTRIES[0].player


def dealt(code: str) -> Match:
    match = Match(Whist(), Whist.options(), [Seat(name) for name in ("Anna", "Bjarni", "Dóra", "Einar")], code)
    match.deal()
    return match


def played(match: Match, rng: Random, cards_played: int = 52) -> WhistRound:
    for _ in range(cards_played):
        table = match.round
        assert table is not None
        match.play(table.turn, rng.choice(list(table.legal(table.turn))))
    assert isinstance(match.round, WhistRound)
    return match.round


@pytest.mark.parametrize("number", range(5))
def test_a_round_is_saved_loaded_and_counted(number: int) -> None:
    match = dealt(f"whist{number}")
    for _ in range(52):
        table = played(match, Random(number), 1)
        assert WhistRound.from_json(table.to_json()) == table
        for one in match.events[-1]:
            assert EVENTS.from_json(EVENTS.to_json(one)) == one
    assert table.result is not None
    mine = sum(trick.winner % 2 == 0 for trick in table.tricks)
    assert table.result.scores[:2] == (max(0, mine - 6), max(0, 7 - mine))


def test_a_suit_has_to_be_followed_and_trump_wins() -> None:
    table = played(dealt("follow"), Random(1), 0)
    led = table.hands[table.turn][0]
    table.play(table.turn, play(led), None)
    hand = table.hands[table.turn]
    other = next(card for card in hand if card.suit is not led.suit)
    refusal = table.refusal(table.turn, play(other))
    assert (refusal is not None) == any(card.suit is led.suit for card in hand)
    two, ace, trump, high = cards("2C AC 2H AS")
    table.turned = trump
    assert table.best([two, ace, trump, high]) == 2
    assert table.best([two, high, ace]) == 2


@pytest.mark.parametrize("number", range(12))
def test_imagined_deals_obey_what_was_shown(number: int) -> None:
    """No world gives a seat a suit that it did not follow, nor the turned card to another."""
    table = played(dealt(f"voids{number}"), Random(number), 42)
    shown = table.voids()
    assert any(shown)
    for seat in (None, *range(4)):
        view = table.view(seat)
        imagined = worlds(view, Random(number))
        for _ in range(5):
            world = next(imagined)
            assert world.view(seat) == view
            world.check()


def test_a_hand_that_did_not_follow_is_refused_from_a_file() -> None:
    table = played(dealt("revoke"), Random(2), 36)
    shown = table.voids()
    pairs = ((seat, other) for seat in range(4) for other in range(4) if seat != other and table.dealer != other)
    seat, other = next(
        (seat, other) for seat, other in pairs if shown[seat] & {card.suit for card in table.hands[other]}
    )
    card = next(card for card in table.hands[other] if card.suit in shown[seat])
    table.hands[other].remove(card)
    table.hands[other].append(table.hands[seat].pop())
    table.hands[seat].append(card)
    with pytest.raises(ValueError, match=r"not followed|made trump"):
        WhistRound.from_json(table.to_json())


@pytest.mark.nightly
def test_a_higher_level_wins_more_tricks() -> None:
    """A side of one level against a side of another, in the same deals with sides changed."""
    for better, worse in ((Level.HARD, Level.EASY), (Level.MEDIUM, Level.EASY)):
        assert sum(lead(f"levels{deal}", side, better, worse) for deal in range(3) for side in (0, 1)) > 0


def test_a_level_chooses_the_same_for_the_same_luck() -> None:
    view = played(dealt("same"), Random(1), 40).view(2)
    for level in Level:
        assert PLAYER.choose(view, level, Random(3)) == PLAYER.choose(view, level, Random(3))


def lead(code: str, side: int, better: Level, worse: Level) -> int:
    match, rng = dealt(code), Random(code)
    while match.round is not None and match.round.result is None:
        seat = match.round.turn
        decision = PLAYER.choose(match.round.view(seat), better if seat % 2 == side else worse, rng)
        assert decision is not None
        match.play(seat, decision.action)
    assert isinstance(match.round, WhistRound)
    return sum(1 if trick.winner % 2 == side else -1 for trick in match.round.tricks)
