"""The drawn animals: each draws something, no two are alike, and pictures are shared and bounded."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from cardtable.stage.characters import ANIMALS, Animal, Mood, animal_name, animal_of_seat
from cardtable.ui.language import say
from cardtable.ui.painting import face_pixmaps
from cardtable.ui.painting.face_pixmaps import FacePixmaps, picture_of
from cardtable.ui.theme import SEAT_COLOURS


def _grey(animal: Animal, radius: float = 12, colour: int = 0, mood: Mood = Mood.CALM) -> bytes:
    drawn = FacePixmaps().disc(animal, colour, radius, mood=mood).toImage()
    image = drawn.convertToFormat(QImage.Format.Format_Grayscale8)
    return b"".join(bytes(image.constScanLine(y))[: image.width()] for y in range(image.height()))


def _difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_animal_stands_out_from_the_colour_of_every_seat(qapp, animal: Animal, monkeypatch) -> None:
    drawn = [_grey(animal, 12, colour) for colour in range(len(SEAT_COLOURS))]
    monkeypatch.setattr(face_pixmaps, "picture_of", lambda _: QSvgRenderer())
    for colour, seen in enumerate(drawn):
        assert _difference(seen, _grey(animal, 12, colour)) > 10


def test_no_two_animals_are_alike_even_small_and_grey(qapp) -> None:
    grey = {animal: _grey(animal) for animal in ANIMALS}
    for one, other in combinations(ANIMALS, 2):
        assert _difference(grey[one], grey[other]) > 12, (one, other)


@pytest.mark.parametrize("animal", ANIMALS)
def test_moods_are_told_apart_small_and_without_colour(qapp, animal: Animal) -> None:
    for radius, least in ((12, 4.0), (60, 2.0)):
        grey = {mood: _grey(animal, radius, mood=mood) for mood in Mood}
        for one, other in combinations(Mood, 2):
            assert _difference(grey[one], grey[other]) > least, (one, other, radius)


def test_a_picture_is_drawn_once(qapp) -> None:
    faces = FacePixmaps()
    first = faces.disc(Animal.RAVEN, 6, 24, 2.0)
    assert faces.disc(Animal.RAVEN, 6, 24.1, 2.0).cacheKey() == first.cacheKey()
    assert first.devicePixelRatio() == 2.0
    assert first.width() == 2 * round(2 * (24 + faces.margin(24)))
    others = [
        (Animal.FOX, 6, 24, 2.0),
        (Animal.RAVEN, 5, 24, 2.0),
        (Animal.RAVEN, 6, 30, 2.0),
        (Animal.RAVEN, 6, 24, 1.0),
    ]
    assert len({first.cacheKey(), *(faces.disc(*other).cacheKey() for other in others)}) == 5
    thinking = faces.disc(Animal.RAVEN, 6, 24, 2.0, Mood.THINKS)
    assert thinking.cacheKey() == faces.disc(Animal.RAVEN, 6, 24, 2.0, Mood.THINKS).cacheKey() != first.cacheKey()


def test_only_so_many_pictures_are_kept(qapp) -> None:
    faces = FacePixmaps()
    for radius in range(4, 4 + face_pixmaps.KEPT + 20):
        faces.disc(Animal.OWL, 3, radius / 2 + 4, 2.0)
    assert faces.count == face_pixmaps.KEPT


def test_an_unknown_face_is_the_one_of_the_colour() -> None:
    assert [animal_of_seat("", colour) for colour in range(8)] == list(ANIMALS[:8])
    assert animal_of_seat("wolf", 6) is Animal.RAVEN
    assert animal_of_seat("Fox", 1) is Animal.PUFFIN
    assert animal_of_seat("cat", 6) is Animal.CAT
    assert animal_of_seat("", 8) is Animal.FOX


def test_every_animal_has_a_picture_and_a_name(qapp) -> None:
    assert all(picture_of(animal).isValid() for animal in ANIMALS)
    assert len({say(animal_name(animal)) for animal in ANIMALS}) == len(ANIMALS)
