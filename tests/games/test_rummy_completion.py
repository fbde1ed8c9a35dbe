"""Completing a contract around cards that lie in its places: whatever can be completed is, and no card is moved."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from cardtable.cards import Card, cards, packs
from cardtable.games.catalogue import catalogue
from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI, Contract, MeldRules, RunSuits
from cardtable.games.rummy.rules.melds import Jokers, readings
from cardtable.games.rummy.rules.solver.arrangements import (
    Place,
    arrangements,
    completions,
    go_together,
    lacking,
    melds_with,
)

RULES = MeldRules()
CASES = [
    (game, contract, MeldRules(jokers, suits, ranks, exact))
    for game, contracts in (("kinaskak", KINASKAK), ("shanghai", SHANGHAI))
    for number, contract in enumerate(contracts)
    for jokers, suits, ranks, exact in [
        [(Jokers.ANY, RunSuits.DIFFERENT, False, False), (Jokers.HALF, RunSuits.ANY, False, False)][number % 2],
        [(Jokers.ONE, RunSuits.APART, True, False), (Jokers.ANY, RunSuits.ANY, False, True)][number % 2],
    ]
]


def places_of(contract: Contract, lying: list[tuple[Card, ...]]) -> list[Place]:
    asked = [*((False, least) for least in contract.sets), *((True, least) for least in contract.runs)]
    return [Place(is_run, least, cards) for (is_run, least), cards in zip(asked, lying, strict=True)]


@pytest.mark.parametrize(("game", "contract", "rules"), CASES)
def test_what_can_be_completed_is_completed(game: str, contract: Contract, rules: MeldRules) -> None:
    """Take a contract that a hand can lay, leave some of its cards in their places, and it is found again."""
    rng = Random(f"{game}{contract}{rules}")
    pack = packs(2, 3 if game == "kinaskak" else 2)
    found = 0
    for _ in range(400):
        hand = rng.sample(pack, min(len(pack), contract.size + 10))
        known = list(islice(arrangements(hand, contract, rules), 20))
        if not known:
            continue
        melds = rng.choice(known)
        lying = [tuple(rng.sample(meld.cards, rng.randrange(len(meld.cards) + 1))) for meld in melds]
        places = places_of(contract, lying)
        ways = list(islice(completions(hand, places, rules), 3))
        assert ways, (hand, lying)
        for way in ways:
            used = [card for meld in way for card in meld.cards]
            assert len(set(used)) == len(used)
            assert set(used) <= set(hand)
            assert go_together(way, rules)
            for place, meld in zip(places, way, strict=True):
                assert set(place.lying) <= set(meld.cards)
                assert meld.is_run == place.is_run
                assert len(meld.cards) == place.least or (len(meld.cards) > place.least and not rules.exact)
                assert meld in readings(meld.cards, rules.jokers)
        found += 1
        if found == 12:
            break
    assert found


def test_what_is_a_meld_stays_as_it_lies() -> None:
    place = Place(is_run=True, least=4, lying=tuple(cards("JK1 5H 6H 7H")))
    meld = next(melds_with(place, cards("8H 4H"), RULES))
    assert [str(card) for card in meld.cards] == ["JK1", "5H", "6H", "7H"]
    place = Place(is_run=False, least=3, lying=tuple(cards("9S 9D JK1")))
    assert next(melds_with(place, cards("9C"), RULES)).cards == place.lying


def test_naturals_come_before_jokers_and_short_melds_before_long_ones() -> None:
    place = Place(is_run=True, least=4, lying=tuple(cards("5H 7H")))
    meld = next(melds_with(place, cards("6H 8H 9H JK1 JK2"), RULES))
    assert [str(card) for card in meld.cards] == ["5H", "6H", "7H", "8H"]
    place = Place(is_run=True, least=4, lying=tuple(cards("AC")))
    meld = next(melds_with(place, cards("QC KC JC 2D"), RULES))
    assert [str(card) for card in meld.cards] == ["JC", "QC", "KC", "AC"]


@pytest.mark.parametrize(
    ("is_run", "least", "lying", "free", "number"),
    [
        (False, 3, "9S", "9D KC", 1),
        (False, 3, "9S", "KC QC", 2),
        (True, 4, "4H", "5H KC QC", 2),
        (True, 4, "4H 9H", "5H 6H", 2),
        (True, 7, "4H", "5H 6H JK1", 3),
        (True, 4, "JK1", "5H 6H", 1),
    ],
)
def test_how_much_is_lacking_in_one_place(is_run: bool, least: int, lying: str, free: str, number: int) -> None:
    place = Place(is_run, least, tuple(cards(lying)))
    assert next(melds_with(place, cards(free), RULES), None) is None
    assert lacking(place, cards(free)) == number


def test_both_games_have_such_contracts() -> None:
    assert {game for game, _, _ in CASES} <= set(catalogue())
