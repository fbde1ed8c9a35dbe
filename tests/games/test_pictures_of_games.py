"""The covers of all games: what their pictures show can be, and the time they promise is that of the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.cards import Rank
from cardtable.engine.cover import SignKind
from cardtable.games.catalogue import covers, entry
from cardtable.games.olsen.covers import LANGI, UPP_OG_NIDUR
from cardtable.games.shelves import CHILDREN, OLSEN, RUMMY, TRICKS

GAMES = list(covers())


@pytest.mark.parametrize("game", GAMES)
def test_the_minutes_are_those_of_the_table(game: str) -> None:
    inside, (fewest, most) = entry(game), covers()[game].minutes
    offered = range(inside.game.seat_counts[0], inside.game.most_seats + 1)
    minutes = [inside.stage.scoring.evening(inside.game.options(), seats, 1) for seats in offered]
    assert (fewest, most) == (min(minutes), max(minutes)), "the page of a new table says the same"


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_a_picture_is_there_once_and_lies_in_it(game: str) -> None:
    picture = covers()[game].picture
    assert len(set(picture.cards)) == len(picture.cards) > 0
    for one in (*picture.lying, *picture.signs):
        assert abs(one.x) <= picture.width / 2
        assert abs(one.y) <= picture.height / 2


def test_no_two_pictures_are_alike() -> None:
    assert len({cover.picture for cover in covers().values()}) == len(GAMES)


def test_games_stand_on_their_shelves_in_order() -> None:
    shelves = [cover.shelf for cover in covers().values()]
    assert list(dict.fromkeys(shelves)) == [CHILDREN, RUMMY, TRICKS, OLSEN]
    assert shelves == sorted(shelves, key=lambda shelf: shelf.place)


def test_a_chain_goes_one_up_or_one_down() -> None:
    assert all(abs(one.rank - other.rank) == 1 for one, other in pairwise(UPP_OG_NIDUR.picture.cards))
    assert all(abs(one.rank - other.rank) == 1 for one, other in pairwise(LANGI.picture.cards))
    assert LANGI.picture.cards[0].rank is Rank.EIGHT


def test_only_some_sign_of_a_suit_says_something() -> None:
    for cover in covers().values():
        for sign in cover.picture.signs:
            assert bool(sign.text) == (sign.kind not in (SignKind.SUITS, SignKind.WAY))
