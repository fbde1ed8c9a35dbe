"""The machine beside the plain implementation: the same deals and the same questions, compared after every action."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cardtable.engine.chance import SeededChance
from cardtable.games.veidimadur.rules.actions import Address, Ask
from cardtable.games.veidimadur.rules.round import VeidimadurRound
from tests.games import naive_veidimadur as naive
from tests.games.veidimadur_positions import CHANCE, GAME, made, some_options

ROUNDS = 60


def plain_house(rules: Any) -> dict[str, Any]:
    """The house rules in the words of the plain implementation."""
    return {
        "dealt": rules.dealt if rules.dealt == "usual" else int(rules.dealt),
        "asking": rules.asking,
        "lucky": "again" if rules.lucky else "passes",
        "books": rules.books,
        "refill": rules.refill,
        "next_turn": rules.next_turn,
    }


def beside(table: VeidimadurRound) -> dict[str, Any]:
    """The plain table with the same deal; what was laid down at once is in the hands again."""
    hands = [[str(card) for card in (*hand, *laid)] for hand, laid in zip(table.hands, table.books, strict=True)]
    house = plain_house(table.rules)
    assert [len(hand) for hand in hands] == [naive.cards_for_each(house, table.seats)] * table.seats
    return naive.begin(house, hands, [str(card) for card in reversed(table.stock)], table.dealer)


def compare(table: VeidimadurRound, plain: dict[str, Any]) -> None:
    """Which two of three equal cards are laid down as a pair is nobody's business, so there the ranks are compared."""
    hands = [[str(card) for card in hand] for hand in table.hands]
    if plain["house"]["books"] == "pairs":
        assert [Counter(map(naive.rank_of, hand)) for hand in hands] == [
            Counter(map(naive.rank_of, hand)) for hand in plain["hands"]
        ]
    else:
        assert list(map(set, hands)) == list(map(set, plain["hands"]))
    assert list(map(len, hands)) == list(map(len, plain["hands"]))
    assert [str(card) for card in reversed(table.stock)] == plain["stock"]
    assert [Counter(ranks.split()) for ranks in made(table)] == list(map(Counter, plain["books"]))
    assert (table.result is not None) == plain["over"]
    if table.result is not None:
        assert list(table.result.scores) == naive.scores(plain)
        assert list(table.result.winners) == naive.winners(plain)
        assert not any(table.legal(seat) for seat in range(table.seats))
        return
    assert table.turn == plain["turn"]
    asked = [(one.seat, one.rank.text) for one in table.legal(table.turn) if isinstance(one, Ask)]
    assert sorted(asked) == sorted(naive.questions(plain))
    assert not any(table.legal(seat) for seat in range(table.seats) if seat != table.turn)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_random_play_is_the_same_in_a_second_implementation(seats: int) -> None:
    rng = Random(seats)
    actions = 0
    for number in range(ROUNDS):
        table, _ = GAME.deal(some_options(rng), seats, rng.randrange(seats), [], SeededChance(f"{seats} {number}"))
        plain = beside(table)
        compare(table, plain)
        while table.result is None:
            chosen = rng.choice(table.legal(table.turn))
            table.play(table.turn, chosen, CHANCE)
            if isinstance(chosen, Ask):
                naive.ask(plain, chosen.seat, chosen.rank.text)
            assert table.addressed == (chosen.seat if isinstance(chosen, Address) else None)
            compare(table, plain)
            actions += 1
    assert actions > 2000
