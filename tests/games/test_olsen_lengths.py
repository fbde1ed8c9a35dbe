"""How long deals and matches take: every table has its number, and the numbers make sense."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from cardtable.games.olsen.presentation.scoring import deals_in_match, turns_in_deal
from tests.games.olsen_positions import OPTIONS


@pytest.mark.parametrize("game", list(OPTIONS))
def test_every_table_has_its_numbers(game: str) -> None:
    tables = [{}, *({option.key: value.value} for option in OPTIONS[game].catalogue() for value in option.values)]
    for house_rules in tables:
        rules = OPTIONS[game].read(house_rules).rules()
        for seats in range(2, 11):
            assert turns_in_deal(game, rules, seats) > 5
            assert deals_in_match(game, rules, seats) >= 1


def test_a_longer_game_takes_longer() -> None:
    for seats in range(2, 11):
        rules = [OPTIONS["langi"](langi_start=start).rules() for start in (8, 6, 4)]
        turns = [turns_in_deal("langi", one, seats) for one in rules]
        assert turns == sorted(turns, reverse=True)
        for key, game, values in (
            ("first_to", "klikk", (1, 2, 3, 5)),
            ("score_mode", "med_stigum", ("100", "200", "300", "500")),
        ):
            deals = [deals_in_match(game, OPTIONS[game](**{key: value}).rules(), seats) for value in values]
            assert deals == sorted(deals)
    assert deals_in_match("olsen", OPTIONS["olsen"]().rules(), 4) == 1
    assert deals_in_match("med_stigum", OPTIONS["med_stigum"](score_mode="10r").rules(), 4) == 10


def test_more_than_six_play_as_long_as_six() -> None:
    rules = OPTIONS["klikk"]().rules()
    assert turns_in_deal("klikk", rules, 9) == turns_in_deal("klikk", rules, 6)


def test_the_table_is_small_and_sorted() -> None:
    text = resources.files("cardtable.games.olsen.presentation").joinpath("duration.json").read_text(encoding="utf-8")
    table = json.loads(text)
    assert len(text) < 4000
    assert set(table["turns"]) == set(OPTIONS)
    assert json.dumps(table) == json.dumps(table, sort_keys=True)
