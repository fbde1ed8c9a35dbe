"""Boxes of choices: what finds no room in one ends in dots."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

from cardtable.ui.widgets.controls import AROUND, SLACK, ComboBox


@pytest.mark.parametrize("scale", [100, 125, 150, 200])
def test_qt_draws_the_text_of_a_box_only_where_there_is_room_for_it(services, qtbot, scale: int) -> None:
    services.change(text_scale=scale)
    box = ComboBox()
    qtbot.addWidget(box)
    box.addItem("Norsk")
    box.show()
    for width in range(box.sizeHint().width() // 2, 3 * box.sizeHint().width(), 7):
        box.resize(width, box.sizeHint().height())
        shown = QStyleOptionComboBox()
        box.initStyleOption(shown)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, shown, field, box).width()
        assert width - AROUND * box.height() <= room + SLACK
