"""Who plays how: every face has a style, and the style of a seat reaches its computer player."""

from __future__ import annotations

from cardtable.players.decision import Level, Style
from cardtable.stage.animals import ANIMALS, Animal
from cardtable.stage.characters import STYLES, level_name, named, style_name


def test_every_face_has_a_style_and_every_style_a_face() -> None:
    assert set(STYLES) == set(ANIMALS)
    assert set(STYLES.values()) == set(Style)


def test_styles_and_levels_have_words_of_their_own() -> None:
    assert len({str(style_name(style)) for style in Style}) == len(Style)
    assert len({str(level_name(level)) for level in Level}) == len(Level)
    assert str(named(Animal.FOX, True)) != str(named(Animal.FOX, False))
