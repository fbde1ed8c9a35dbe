"""Small things that are drawn in many places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.ui.painting.drawing import draw_glow
from cardtable.ui.widgets.empty_state import Drawing

SIDE = 120
RECT = QRectF(40.25, 40.75, 40, 40)


def glow(ratio: float) -> QImage:
    picture = QImage(round(SIDE * ratio), round(SIDE * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        draw_glow(painter, RECT, 4, "#ffe9a8", 16)
    return picture


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_glow_fades_to_nothing_on_every_side(qapp, ratio: float) -> None:
    picture = glow(ratio)
    centre = RECT.center()
    for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        along = [
            picture.pixelColor(round((centre.x() + across * away) * ratio), round((centre.y() + down * away) * ratio))
            for away in (0, 24, 28, 32, 39)
        ]
        alphas = [colour.alpha() for colour in along]
        assert alphas == sorted(alphas, reverse=True)
        assert alphas[0] > alphas[2] > alphas[-1] == 0
    assert QColor(along[0].rgb()).hue() == pytest.approx(QColor("#ffe9a8").hue(), abs=6)


def test_a_glow_leaves_what_it_is_drawn_with_as_it_was(qapp) -> None:
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        painter.setPen(QColor("#123456"))
        draw_glow(painter, RECT, 4, "#ffe9a8", 16)
        assert painter.pen().color() == QColor("#123456")


@pytest.mark.parametrize("frame", ["light", "dark"])
@pytest.mark.parametrize("size", [(1200, 500), (700, 220), (300, 700)])
def test_the_light_of_the_lamp_is_gone_where_its_picture_ends(services, size: tuple[int, int], frame: str) -> None:
    services.change(frame=frame)
    drawing = Drawing(services)
    drawing.resize(*size)
    picture = QImage(drawing.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    drawing.render(picture, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    right, foot = picture.width() - 1, picture.height() - 1
    assert any(picture.pixelColor(x, foot // 2).alpha() for x in range(right)), "something is drawn"
    edges = [(x, foot) for x in range(right)] + [(x, y) for y in range(foot) for x in (0, right)]
    assert max(picture.pixelColor(x, y).alpha() for x, y in edges) <= 1
