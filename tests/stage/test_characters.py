"""Who plays how: every face has a style, and the style of a seat reaches its computer player."""

from __future__ import annotations

from cardtable.players.decision import Level, Style
from cardtable.stage.characters import ANIMALS, STYLES, TEMPO, Animal, level_name, named, style_name
from cardtable.stage.waiting import ponder


def test_every_face_has_a_style_and_every_style_a_face() -> None:
    assert set(STYLES) == set(ANIMALS)
    assert set(STYLES.values()) == set(Style)


def test_styles_and_levels_have_words_of_their_own() -> None:
    assert len({str(style_name(style)) for style in Style}) == len(Style)
    assert len({str(level_name(level)) for level in Level}) == len(Level)
    assert str(named(Animal.FOX, True)) != str(named(Animal.FOX, False))


def test_a_single_card_is_played_at_once_and_more_take_longer() -> None:
    times = [ponder(cards) for cards in range(12)]
    assert times == sorted(times)
    assert times[1] < 0.5 < 0.7 < times[2]
    assert TEMPO[Style.BOLD] < TEMPO[Style.STEADY] < TEMPO[Style.CAREFUL]
