"""Picked cards as the whole contract: every card has its place, or there is no such way."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import SUITS, Card, Rank, cards
from cardtable.games.catalogue import catalogue, entry
from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI, MeldRules
from cardtable.games.rummy.rules.melds import Jokers, readings
from cardtable.games.rummy.rules.solver.partition import partition
from cardtable.messages import source_text
from tests.games.rummy_positions import position

pytestmark = pytest.mark.whole

CONTROLS = entry("kinaskak").stage.controls
LONG = "4H 5H 6H 7H 8H 9H JK1 4S 5S 6S 7S 8S 9S JK2"


def test_a_contract_of_long_melds_with_jokers_is_one() -> None:
    table = position("shanghai", number=3, hand=f"{LONG} KD").view(0)
    said = CONTROLS.describe(table, cards(LONG))
    assert said is not None
    assert said.render(source_text).startswith("Picked: run from")
    groups = CONTROLS.propose(table, (), cards(LONG))
    assert isinstance(groups, list)
    assert sorted(card for group in groups for card in group) == sorted(cards(LONG))


@pytest.mark.parametrize(("game", "number"), [("kinaskak", 5), ("shanghai", 3), ("shanghai", 6), ("shanghai", 10)])
def test_melds_put_together_at_random_are_found_again(game: str, number: int) -> None:
    rng = Random(f"{game}{number}")
    contract = (KINASKAK if game == "kinaskak" else SHANGHAI)[number - 1]
    rules = catalogue()[game].game.options().rules()  # type: ignore[attr-defined]
    for _ in range(60):
        picked = made_up(contract.sets, contract.runs, rng)
        rng.shuffle(picked)
        melds = partition(picked, contract, rules.meld_rules, lambda melds: True)
        assert melds is not None, picked
        assert sorted(card for meld in melds for card in meld.cards) == sorted(picked)
        assert all(meld in readings(meld.cards, rules.jokers) for meld in melds)


def made_up(sets: tuple[int, ...], runs: tuple[int, ...], rng: Random) -> list[Card]:
    """A contract's melds, some longer than asked for, some cards of them replaced by jokers."""
    found: list[Card] = []
    jokers = [Card.joker_of(1, pack) for pack in (1, 2)]
    suits = rng.sample(SUITS, 4)
    for number, least in enumerate(runs):
        length = min(13, least + rng.randrange(4))
        low = rng.randrange(1, 15 - length)
        run = [Card.of(Rank(low + step), suits[number % 4]) for step in range(length)]
        if jokers and rng.random() < 0.5:
            run[rng.randrange(length)] = jokers.pop()
        found += run
    for number, least in enumerate(sets):
        found += [Card.of(Rank(13 - number), suit, 2) for suit in suits[: min(4, least + rng.randrange(2))]]
    return found


def test_cards_that_do_not_all_go_in_are_no_contract() -> None:
    rules = MeldRules(Jokers.HALF)
    for text in (f"{LONG} KD", "4H 5H 6H 7H 9S 10S JS KS", "4H JK1 JK2 JK3 5S 6S 7S 8S"):
        assert partition(cards(text), SHANGHAI[2], rules, lambda melds: True) is None


def test_the_rules_of_the_contract_are_asked() -> None:
    """Two runs of one suit do not meet a contract of Kínaskák, however they are cut (K-9)."""
    table = position("kinaskak", number=3, hand="4H 5H 6H 7H 9H 10H JH QH KD").view(0)
    said = CONTROLS.describe(table, cards("4H 5H 6H 7H 9H 10H JH QH"))
    assert said is not None
    assert "no set and no run" in said.render(source_text)
