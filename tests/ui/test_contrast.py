"""What has to be told apart can be told apart, in every theme: by the colours meant and by those on screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QCheckBox, QScrollArea, QWidget

from cardtable.ui.painting.cloth import draw_cloth
from cardtable.ui.painting.drawing import CREAM, INK, PAPER, UNDER
from cardtable.ui.scene.zone_item import WRONG
from cardtable.ui.theme import LIGHT, SEAT_COLOURS, THEMES, Theme
from tests.ui.contrast import PARTS, TEXT, alike, apart, contrast, line
from tests.ui.fingers import Fingers
from tests.ui.tables import position, table_at

pytestmark = pytest.mark.usefixtures("qapp")
every_theme = pytest.mark.parametrize("name", THEMES)


def middle_of_the_cloth(theme: Theme) -> QColor:
    """The cloth under the lamp, where it is brightest and piles are labelled; its grain is not looked at."""
    image = draw_cloth(QSizeF(900, 600), theme, 16, 1, 1).toImage()
    return image.copy(430, 250, 40, 40).scaled(
        1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).pixelColor(0, 0)  # fmt: skip


# -- from the palettes -------------------------------------------------------------------------------------------------


@every_theme
def test_every_text_is_read_on_its_ground(name: str) -> None:
    theme = THEMES[name]
    cloth = middle_of_the_cloth(theme)
    grounds = (theme.wall, theme.glow, theme.sunk, theme.tile, theme.cloth, theme.cloth_edge, cloth)
    for ground in grounds:
        for words in (theme.text, theme.quiet):
            assert contrast(words, ground) >= TEXT, (words, ground)
    for ground in (theme.wall, theme.glow, theme.sunk, theme.tile):
        for words in (theme.accent, theme.good, theme.bad):
            assert contrast(words, ground) >= TEXT, (words, ground)
    for words, ground in (
        (theme.on_accent, theme.accent),
        (INK, CREAM),
        (INK, PAPER),
        ("#6b675c", CREAM),
        ("#0f5a40", CREAM),
    ):
        assert contrast(words, ground) >= TEXT
    assert contrast(theme.on_accent, QColor(theme.accent).darker(112)) >= TEXT, "a button that is held down"
    assert contrast(WRONG, cloth) >= PARTS


@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_white_letters_on_seats_are_large_and_read(colour: str) -> None:
    assert contrast("#ffffff", colour) >= PARTS


@every_theme
def test_what_can_be_pressed_has_an_edge_on_both_sides(name: str) -> None:
    theme = THEMES[name]
    for ground in (theme.wall, theme.sunk, theme.tile, theme.cloth):
        assert contrast(theme.edge, ground) >= PARTS, "buttons, boxes, lines to fill in"
    for ground in (theme.wall, theme.glow, theme.sunk, theme.tile):
        assert contrast(theme.accent, ground) >= PARTS, "primary buttons"
        assert contrast(theme.gold, ground) >= PARTS, "what is chosen"
        assert contrast(theme.quiet, ground) >= PARTS, "boxes to tick, the track of a slider"
    assert contrast(theme.text, theme.wall) >= PARTS, "the handle of a slider in its ring"
    assert contrast("#857c66", CREAM) >= PARTS, "what scrolls on paper"


@every_theme
def test_light_pages_are_read_as_well_as_dark_ones(name: str) -> None:
    theme = LIGHT[name]
    for ground in (theme.wall, theme.glow, theme.sunk, theme.tile):
        for words in (theme.text, theme.quiet, theme.accent, theme.good, theme.bad):
            assert contrast(words, ground) >= TEXT, (words, ground)
        for mark in (theme.edge, theme.accent, theme.quiet, theme.gold):
            assert contrast(mark, ground) >= PARTS, (mark, ground)
    assert contrast(theme.on_accent, theme.accent) >= TEXT
    assert contrast(theme.on_accent, QColor(theme.accent).darker(112)) >= TEXT
    dark = THEMES[name]
    assert (theme.cloth, theme.cloth_edge, theme.target) == (dark.cloth, dark.cloth_edge, dark.target)
    assert contrast(theme.wall, dark.wall) >= TEXT, "light is light"


@every_theme
def test_every_mark_on_a_table_is_seen_on_paper_and_on_cloth(name: str) -> None:
    theme = THEMES[name]
    for mark in (theme.accent, theme.target, "#ffe9a8", "#ffffff"):
        assert contrast(mark, UNDER) >= TEXT
        assert contrast(mark, middle_of_the_cloth(theme)) >= PARTS
    assert contrast(UNDER, PAPER) >= TEXT
    assert contrast(UNDER, CREAM) >= TEXT


# -- from what is drawn ------------------------------------------------------------------------------------------------


def dressed(window, name: str) -> None:
    window.services.change(theme=name, frame="dark")


def picture(window) -> QImage:
    QApplication.processEvents()
    image: QImage = window.grab().toImage()
    return image


def place_of(window, part: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint(0, 0)), part.size())


@every_theme
@pytest.mark.parametrize("frame", ["dark", "light"])
def test_a_main_button_that_cannot_be_pressed_does_not_look_like_one(window, name: str, frame: str) -> None:
    window.services.change(theme=name, frame=frame)
    theme = (LIGHT if frame == "light" else THEMES)[name]
    start = window.home.continuing.continue_button
    grounds = []
    for enabled in (True, False):
        start.setEnabled(enabled)
        QApplication.processEvents()
        grounds.append(start.grab().toImage().pixelColor(start.width() // 2, 5))
    assert alike(grounds[0], theme.accent)
    assert alike(grounds[1], theme.tile)
    assert contrast(*grounds) >= PARTS


def sides(image: QImage, room: QRect, mark: QColor | str, deep: int = 6, out: int = 7) -> list[float]:
    """How well a mark at the left edge of something is told from both sides, line by line from inside."""
    middle = room.center().y()
    return [
        apart(line(image, QPoint(room.left() + deep, y), QPoint(room.left() - out, y)), mark)
        for y in range(middle - 5, middle + 6)
    ]


BUTTONS: dict[str, Callable] = {
    "plain": lambda page: page.house_button,
    "primary": lambda page: page.start,
    "a box": lambda page: page.sets.box,
    "a line": lambda page: page.deal.code,
    "a face": lambda page: page.panel.face,
}


@every_theme
@pytest.mark.parametrize("kind", BUTTONS)
@pytest.mark.parametrize("focused", [False, True])
def test_the_edge_of_a_part_of_a_page_is_seen(window, name: str, kind: str, focused: bool) -> None:
    dressed(window, name)
    theme = THEMES[name]
    window.set_up("olsen")
    page = window.new_game
    part = BUTTONS[kind](page)
    if kind == "a face":
        page.look_at(1)
    elif kind.startswith("a "):
        page.house_button.click()
    elsewhere = {"a face": page.panel.name, "a line": page.sets.box, "a box": page.deal.code}.get(kind, page.back)
    QApplication.processEvents()
    (part if focused else elsewhere).setFocus()
    for room in (page.sheet, page.popup):
        if room.isAncestorOf(part):
            room.findChild(QScrollArea).ensureWidgetVisible(part)
    mark = theme.text if focused else theme.accent if kind == "primary" else theme.edge
    image, room = picture(window), place_of(window, part)
    if kind == "a face" and not focused:
        # A picture in all colours of an animal, with a white line round it.
        across = line(image, QPoint(room.left() + 9, room.center().y()), QPoint(room.left() - 4, room.center().y()))
        assert max(contrast(one, across[-1]) for one in across) >= PARTS
        return
    if kind == "a face":
        image, room = image.copy(room), QRect(QPoint(0, 0), room.size())
        assert min(sides(image, room, mark, deep=9, out=0)[5:6]) >= PARTS
        return
    assert min(sides(image, room, mark)) >= PARTS


@every_theme
def test_boxes_to_tick_are_seen(window, name: str) -> None:
    dressed(window, name)
    window.show_page(window.settings)
    theme = THEMES[name]
    for key, mark in (("sounds", theme.accent), ("reduce_motion", theme.edge)):
        box: QCheckBox = window.settings.checks[key]
        assert box.isChecked() == (key == "sounds")
        box.setFocus()
        window.settings.findChild(QScrollArea).ensureWidgetVisible(box)
        image = picture(window)
        room = place_of(window, box)
        y = room.center().y() + 1
        assert apart(line(image, QPoint(room.left() + 3, y), QPoint(room.left() - 6, y)), theme.text) >= PARTS
        left = room.left() + 3
        found = [apart(line(image, QPoint(left, y), QPoint(left + more, y)), mark) for more in range(3, 18)]
        assert max(one for one in found if one < 21) >= PARTS


def at_a_table(window, qtbot, name: str) -> Fingers:
    dressed(window, name)
    window.start_table = table_at(window.services, position(["9H 2C 5H JS", "3C 4C"], "9D"))
    window.show_page(window.table)
    window.table.sit_down(window.start_table)
    hands = Fingers(window, qtbot)
    hands.settle()
    return hands


def face_of(hands: Fingers, card: str) -> QRect:
    """The face of a card of one's own, as it lies now, in the window."""
    item = next(one for one in hands.scene.items_in("hand-0") if str(one.card) == card)
    return on_screen(hands, item.mapRectToScene(item.face_rect()))


def on_screen(hands: Fingers, rect: QRectF) -> QRect:
    shown = hands.view.mapFromScene(rect).boundingRect()
    return QRect(hands.view.viewport().mapTo(hands.window, shown.topLeft()), shown.size())


@every_theme
@pytest.mark.parametrize("size", [(1280, 800), (900, 640)])
def test_marks_of_cards_are_seen_on_the_card_and_on_the_cloth(window, qtbot, name: str, size) -> None:
    window.resize(*size)
    hands = at_a_table(window, qtbot, name)
    fits = face_of(hands, "9H")
    x = fits.left() + fits.width() * 7 // 20
    image = picture(window)
    theme = THEMES[name]
    across = line(image, QPoint(x, fits.top() + 9), QPoint(x, fits.top() - 9))
    assert apart(across, theme.target) >= PARTS, "it fits"
    hands.view.setFocus()
    for item in hands.scene.items_in("hand-0"):
        if str(item.card) == "2C":
            item.setFocus()
    hands.scene.shows_focus = True
    focused = sides(picture(window), face_of(hands, "2C"), "#ffffff", deep=-3, out=14)
    assert max(focused) >= PARTS, "the keys are on it"
    hands.click_card(next(one.card for one in hands.scene.items_in("hand-0") if str(one.card) == "5H"))
    hands.settle()
    picked = face_of(hands, "5H")
    assert min(sides(picture(window), picked, theme.accent, deep=10, out=8)) >= PARTS, "picked"


@every_theme
@pytest.mark.parametrize("hot", [False, True])
def test_a_target_is_seen_on_cards_and_on_the_cloth(window, qtbot, name: str, hot: bool) -> None:
    hands = at_a_table(window, qtbot, name)
    zone = hands.scene.zones["discard"]
    zone.set_state(legal=not hot, hot=hot)
    room = on_screen(hands, zone.rect)
    theme = THEMES[name]
    assert min(sides(picture(window), room, theme.accent if hot else theme.target, out=18)) >= PARTS
    zone.set_state(legal=False, hot=False)
    hands.scene.shows_focus = True
    zone.setFocus()
    assert max(sides(picture(window), room, "#ffffff", deep=-4, out=22)) >= PARTS


@every_theme
def test_a_bubble_has_an_edge(window, qtbot, name: str) -> None:
    hands = at_a_table(window, qtbot, name)
    table = hands.page.table
    hands.drag_card(next(card for card in table.round.view(0).hand if str(card) == "2C"))
    bubble = hands.page.bubble
    assert bubble.isVisible()
    room = bubble.sheet.toRect().translated(hands.view.mapTo(window, QPoint(0, 0)))
    image = picture(window)
    assert min(sides(image, room, CREAM, deep=8, out=8)) >= PARTS
    dark = [image.pixelColor(room.left() - away, room.center().y()) for away in range(8)]
    assert any(alike(one, UNDER) for one in dark), "what keeps it apart from a white card"


@every_theme
def test_buttons_of_the_table_have_edges(window, qtbot, name: str) -> None:
    hands = at_a_table(window, qtbot, name)
    bar, theme = hands.page.commands, THEMES[name]
    seen = set()
    for made in bar.findChildren(QWidget):
        if not made.isVisible() or not hasattr(made, "show_state"):
            continue
        for focused in (False, True):
            (made if focused else hands.view).setFocus()
            for primary, refused in ((False, False), (True, False), (False, True)):
                made.show_state(primary, refused)
                mark = theme.text if primary and focused else theme.accent if primary or focused else theme.edge
                found = sides(picture(window), place_of(window, made), mark)
                # The edge of what is refused is dashed.
                assert (max if refused and not focused else min)(found) >= PARTS, (primary, refused, focused)
                seen.add((primary, refused, focused))
    assert len(seen) == 6
