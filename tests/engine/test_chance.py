"""Luck: the same on every machine and in every version, and written down."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from cardtable.cards import packs, shown
from cardtable.engine.chance import FreeChance, RecordedChance, SeededChance, shuffled


def test_the_shuffle_of_a_seed_never_changes() -> None:
    """A change here breaks every deal code that a family has written down."""
    order = SeededChance("K7QF-2M9X").shuffle(packs())
    assert shown(order[:8]) == PINNED
    assert hashlib.sha256(shown(order).encode()).hexdigest()[:16] == PINNED_ALL


PINNED = "QS KS AS 9S 7D 8C AC 2D"
PINNED_ALL = "c0802bb985a40f7f"


def test_recorded_luck_is_the_seeded_luck() -> None:
    seeded = SeededChance("s")
    fell = [seeded.pick(4), seeded.shuffle(packs()), seeded.pick(7)]
    recorded = RecordedChance(seeded.take_outcomes())
    assert seeded.take_outcomes() == []
    assert [recorded.pick(4), recorded.shuffle(packs()[::-1]), recorded.pick(7)] == fell
    assert recorded.spent


def test_an_outcome_depends_on_seed_and_number_alone() -> None:
    first, second = SeededChance("s"), SeededChance("s")
    first.shuffle(packs())
    second.skip(1)
    assert first.shuffle(packs()) == second.shuffle(packs())


def test_recorded_luck_that_does_not_fit_is_refused() -> None:
    pack = list(packs())
    for outcomes in ([], [3], [pack[1:]], [[pack[0], *pack[:-1]]]):
        with pytest.raises(ValueError, match="another shuffle"):
            RecordedChance(outcomes).shuffle(pack)
    for outcomes in ([], [4], [-1], [pack]):
        with pytest.raises(ValueError, match="another draw"):
            RecordedChance(outcomes).pick(4)


def test_a_shuffle_keeps_the_cards_and_uses_every_place() -> None:
    rng = Random(1)
    seen: dict[str, set[int]] = {}
    for _ in range(400):
        for place, card in enumerate(shuffled(packs()[:5], rng)):
            seen.setdefault(str(card), set()).add(place)
    assert all(places == set(range(5)) for places in seen.values())
    assert sorted(FreeChance(rng).shuffle(packs())) == sorted(packs())
    assert {FreeChance(rng).pick(3) for _ in range(100)} == {0, 1, 2}
