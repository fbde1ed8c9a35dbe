"""The five marks of a card: each differs from every other in shape, not in colour alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.scene.card_marks import (
    paint_fitting,
    paint_focus,
    paint_fresh,
    paint_hint_light,
    paint_hint_rose,
    paint_picked,
)
from cardtable.ui.scene.scene import TableScene
from cardtable.ui.theme import THEMES

CARD = QRectF(40, 40, 145, 203)
# So many pixels of two marks differ at least, whatever their colours.
DIFFERENT = 300


def shape_of(mark: str, scene: TableScene, large: bool) -> QImage:
    """Where a mark has painted at all, in black and white."""
    image = QImage(225, 283, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    with QPainter(image) as painter:
        if mark in ("fits", "takes"):
            paint_fitting(painter, scene, CARD, taking=mark == "takes")
        elif mark == "picked":
            paint_picked(painter, scene, CARD, 2, large)
        elif mark == "focus":
            paint_focus(painter, scene, CARD)
        elif mark == "hinted":
            paint_hint_light(painter, scene, CARD)
            paint_hint_rose(painter, scene, CARD)
        else:
            paint_fresh(painter, scene, CARD, large)
    return image


def covered(image: QImage) -> set[tuple[int, int]]:
    return {
        (x, y)
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
        if image.pixelColor(x, y).alpha() > 60
    }


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("theme", THEMES)
def test_no_two_marks_have_one_shape(qapp, theme: str, large: bool) -> None:
    scene = TableScene(CardPixmaps())
    scene.theme = THEMES[theme]
    shapes = {
        mark: covered(shape_of(mark, scene, large)) for mark in ("fits", "takes", "picked", "focus", "hinted", "new")
    }
    assert all(shapes.values())
    for one, other in combinations(shapes, 2):
        apart = len(shapes[one] ^ shapes[other]) * 4
        assert apart > DIFFERENT, (one, other, apart)
