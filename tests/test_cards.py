"""Cards: one object each, a text form, a fixed order."""

from __future__ import annotations

import copy
import pickle

import pytest

from cardtable.cards import MAX_JOKERS, MAX_PACKS, RANKS, SUITS, Card, Rank, Suit, cards, packs, shown

ALL = packs(MAX_PACKS, MAX_JOKERS)


def test_every_card_is_its_text_form_and_exists_once() -> None:
    assert len(set(map(str, ALL))) == len(ALL) == 4 * 55
    for card in ALL:
        assert Card.parse(str(card)) is card
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.deepcopy(card) is copy.copy(card) is card


def test_text_forms() -> None:
    assert shown([Card.of(Rank.SIX, Suit.CLUBS), Card.of(Rank.TEN, Suit.DIAMONDS, 2), Card.joker_of(3, 4)]) == (
        "6C 10D-2 JK3-4"
    )
    assert shown(cards("6C KH-2 JK1")) == "6C KH-2 JK1"


@pytest.mark.parametrize(
    "text", ["", "6", "C6", "6c", "1C", "11C", "6C-1", "6C-5", "JK0", "JK4", " 6C", "6♣", "6C-2-2"]
)
def test_what_is_no_card_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_a_card_never_changes() -> None:
    with pytest.raises(AttributeError):
        Card.parse("6C").rank = Rank.ACE


@pytest.mark.parametrize(("count", "jokers", "size"), [(1, 0, 52), (1, 3, 55), (2, 0, 104), (3, 3, 165), (4, 3, 220)])
def test_packs(count: int, jokers: int, size: int) -> None:
    some = packs(count, jokers)
    assert len(set(some)) == len(some) == size
    assert list(some) == sorted(some)
    assert {card.face for card in some} == set(packs(1, jokers))


@pytest.mark.parametrize(("count", "jokers"), [(0, 0), (5, 0), (1, -1), (1, 4)])
def test_no_such_packs(count: int, jokers: int) -> None:
    with pytest.raises(ValueError, match="no such packs"):
        packs(count, jokers)


def test_of_finds_every_card_and_jokers_have_no_suit() -> None:
    for pack in range(1, MAX_PACKS + 1):
        for suit in SUITS:
            for rank in RANKS:
                card = Card.of(rank, suit, pack)
                assert (card.rank, card.suit, card.pack, card.is_joker) == (rank, suit, pack, False)
        for number in range(1, MAX_JOKERS + 1):
            joker = Card.joker_of(number, pack)
            assert (joker.suit, joker.rank, joker.joker, joker.pack, joker.is_joker) == (None, 0, number, pack, True)
