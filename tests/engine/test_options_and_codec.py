"""House rules and values from files: what is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.options import OptionsError
from cardtable.games.catalogue import catalogue

GAMES = list(catalogue())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize("game", GAMES)
def test_defaults_are_the_first_values_and_round_trip(game: str) -> None:
    model = catalogue()[game].game.options
    options = model()
    for one in model.catalogue():
        assert getattr(options, one.key) == one.default == one.values[0].value
        assert model.option(one.key) == one
        for value in one.values:
            changed = model.read({one.key: value.value})
            assert model.read(changed.to_json()) == changed
            mine = [] if value.value == one.default else [(one.key, value.value)]
            told = [(rule.key, label.value) for rule, label in changed.house_rules()]
            assert told == (mine if one.when is None else [])
            if one.when is not None:
                counting = model.read(changed.to_json() | dict([one.when]))
                assert [(rule.key, label.value) for rule, label in counting.house_rules()] == [one.when, *mine]
    with pytest.raises(KeyError):
        model.option("no-such-rule")


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_value_or_a_wrong_type_names_the_key(game: str) -> None:
    model = catalogue()[game].game.options
    for one in model.catalogue():
        for wrong in ("no-such-value", 99, 1.5, None, [], {}, str(one.default) + " "):
            with pytest.raises(OptionsError) as caught:
                model.read({one.key: wrong})
            assert (caught.value.key, caught.value.value) == (one.key, wrong)
        if isinstance(one.default, bool):
            with pytest.raises(OptionsError):
                model.read({one.key: 1})
        elif isinstance(one.default, int):
            with pytest.raises(OptionsError):
                model.read({one.key: True})


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_key_is_named(game: str) -> None:
    with pytest.raises(OptionsError) as caught:
        catalogue()[game].game.options.read({"house_of_cards": 1})
    assert caught.value.key == "house_of_cards"


@pytest.mark.parametrize("game", GAMES)
@given(data=JSON)
def test_anything_else_is_an_options_error(game: str, data: Any) -> None:
    model = catalogue()[game].game.options
    try:
        options = model.read(data)
    except OptionsError:
        return
    assert model.read(options.to_json()) == options


@pytest.mark.parametrize("game", GAMES)
@given(data=JSON)
def test_json_that_is_no_value_is_a_value_error(game: str, data: Any) -> None:
    one = catalogue()[game].game
    for read in (one.actions.from_json, one.events.from_json, one.views.from_json, one.load_round):
        with pytest.raises(ValueError, match=r"\w"):
            read(data)


@pytest.mark.parametrize("data", [{"kind": "play", "card": card} for card in ("1X", "", None, 5, [], {}, "2C-5", "2c")])
def test_a_card_that_does_not_exist_is_a_value_error(data: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        catalogue()["olsen"].game.actions.from_json(data)
