"""“The rest is mine”: where it is said, whoever leads takes every trick that is left, however the others play."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.games.catalogue import entry
from cardtable.games.san_da_yi.rules.scoring import facts_of
from cardtable.kinds.tricks.rules import PlayCard, wins_the_rest
from tests.games.san_da_yi_positions import SUIT, ending, luck, read

CONTROLS = entry("san_da_yi").stage.controls
RANKING = ending({0: "A♥", 1: "4♦", 2: "A♣", 3: "6♦"}).ranking


def order(hand: str, unseen: str, trump: str = "♥") -> str:
    found = wins_the_rest(read(hand), read(unseen), RANKING, SUIT[trump])
    return " ".join(f"{card}" for card in found)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("hand", "unseen", "first"),
    [
        ("A♠ K♣", "4♦ 7♦", True),
        ("A♠ K♣", "4♦ A♣", False),  # one that is higher is out
        ("A♠ K♣", "4♦ 3♥", False),  # one that ruffs is out, and cannot be drawn
        ("A♥ A♠", "4♦ 3♥", True),  # it is drawn first
        ("A♥ A♠", "3♥ 4♥", False),  # both may lie in one hand
        ("A♥ K♥ A♠", "3♥ 4♥", True),
        ("A♥ 3♥ A♠", "K♥ 4♥", False),
        ("A♠ 3♠", "K♠ 4♦", True),  # the ace draws the king
        ("A♠ 3♠", "K♠ Q♠", False),
        ("2♠ A♠", "2♦ 4♦", True),  # off-suit twos are equal, and the first played wins
        ("A♠", "BJ", False),
    ],
)
def test_it_is_certain_or_not(hand: str, unseen: str, first: bool) -> None:
    assert bool(order(hand, unseen)) is first


def test_what_could_ruff_is_drawn_first() -> None:
    assert order("A♠ A♥", "4♦ 3♥").split()[0] == "AH"


@pytest.mark.whole
@pytest.mark.parametrize(
    ("hand", "others", "last"),
    [
        ("A♠ A♣ 3♥ 2♠", ["4♦ 5♦ 6♦ 7♦", "8♦ 9♦ 10♦ J♦", "Q♦ K♦ A♦ 3♦"], "3H"),
        ("A♠ A♥ 3♥", ["4♦ 5♦ 6♥", "8♦ 9♦ 10♦", "J♦ Q♦ K♦"], "3H"),
        ("A♠ A♥", ["4♦ 6♥", "8♦ 9♦", "J♦ Q♦"], "AS"),  # the trump has to draw the one that is out
    ],
)
def test_a_defender_keeps_a_trump_for_the_kitty_that_needs_one(hand: str, others: list[str], last: str) -> None:
    """With the house rule a trick of another suit captures nothing, and who says it no longer chooses the order."""
    hands = dict(enumerate([others[0], hand, *others[1:]]))
    table = ending(hands, turn=1, buried="3♠ 4♠ 5♠ 6♠ 7♠ 8♠", pull_needs_trump=True)
    rest = list(CONTROLS.rest(table.view(1)))
    assert str(rest[-1].card) == last
    while table.result is None:
        table.play(table.turn, rest.pop(0) if table.turn == 1 else table.legal(table.turn)[0], luck())
    assert facts_of(table.result).captured is (last == "3H")


def test_whoever_says_it_takes_every_trick_that_is_left() -> None:
    """Played out many times, the others as they like: with cards nobody has seen where they may be."""
    rng, said = Random("rest"), 0
    game = entry("san_da_yi")
    for number in range(250):
        match_rng = Random(f"rest/{number}")
        table = _played_down_to(match_rng, rng.randint(2, 5))
        if table is None:
            continue
        seat = table.turn
        rest = list(game.stage.controls.rest(table.view(seat)))
        if not rest:
            continue
        said += 1
        before = len(table.tricks)
        while table.result is None:
            action = rest.pop(0) if table.turn == seat else rng.choice(table.legal(table.turn))
            assert table.refusal(table.turn, action) is None
            table.play(table.turn, action, luck())
        assert {trick.winner for trick in table.tricks[before:]} == {seat}
    assert said > 10


def _played_down_to(rng: Random, left: int):  # type: ignore[no-untyped-def]
    from cardtable.engine.match import Match, Seat

    game = entry("san_da_yi").game
    match = Match(game, game.options(), [Seat(str(seat)) for seat in range(4)], f"0000-{rng.randrange(9999):04d}")
    match.deal()
    table = match.round
    assert table is not None
    while table.result is None:
        seat = table.turn
        if table.phase == "play" and not table.trick and len(table.hands[seat]) <= left:
            return table
        legal = table.legal(seat)
        plays = [one for one in legal if isinstance(one, PlayCard)]
        # The lowest go first, so that high ones are left.
        plays.sort(key=lambda one: RANKING.power(one.card, one.card, table.trump))
        table.play(seat, plays[0] if plays else rng.choice(legal), luck())
    return None
