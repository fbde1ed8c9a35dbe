"""The same name, however it is spelt: large or small letters, accents apart as a Mac writes them or not."""

from __future__ import annotations

import unicodedata

import pytest

from cardtable.engine.player_names import called_apart, called_otherwise, name_key

SPELT = ("Þórður", "þÓRÐUR", unicodedata.normalize("NFD", "Þórður"), unicodedata.normalize("NFD", "ÞÓRÐUR"))


def test_every_spelling_of_a_name_is_the_same_name() -> None:
    assert len({name_key(name) for name in SPELT}) == 1
    assert name_key("Þórður") != name_key("Þordur")


@pytest.mark.parametrize("name", SPELT)
def test_a_name_is_found_and_set_apart_in_every_spelling(name: str) -> None:
    for other in SPELT:
        assert called_otherwise(f"{other}s night", name, "Gestur") == "Gesturs night"
        assert called_apart(name, [other]) == f"{name} 2"
    untouched = unicodedata.normalize("NFD", "Óli and Ása")
    assert called_otherwise(untouched, name, "Gestur") == untouched
