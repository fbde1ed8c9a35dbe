"""Colours by their roles, and the program's font."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from cardtable.messages import translate
from cardtable.resources import IncompleteError, asset

FAMILY: Final = "Cabin"
FONT_FILES: Final = ("Cabin-Regular.otf", "Cabin-Medium.otf", "Cabin-SemiBold.otf", "Cabin-Bold.otf")
SEAT_COLOURS: Final = ("#8a4f9e", "#2f6fb0", "#b5533c", "#3c8a5c", "#a67c1a", "#4f5f9e", "#9e4f6e", "#5c7a2f")
COLOUR_NAMES: Final = (
    translate("Colours", "Purple", "a seat"), translate("Colours", "Blue", "a seat"),
    translate("Colours", "Red", "a seat"), translate("Colours", "Green", "a seat"),
    translate("Colours", "Gold", "a seat"), translate("Colours", "Indigo", "a seat"),
    translate("Colours", "Raspberry", "a seat"), translate("Colours", "Olive", "a seat"),
)  # fmt: skip


class Theme(NamedTuple):
    """The roles that colours have: on the pages around the table, by lamp or by day, and on the table, always by lamp.

    ``wall`` (with ``glow``, the light on it) is the ground of a page, ``tile`` what hangs on it, ``sunk`` a field to
    fill in. ``edge`` goes round what can be pressed or filled in; ``line`` and ``hem`` carry no meaning. ``gold``
    frames what is chosen, ``good`` and ``bad`` are for words. ``paper`` with its ``rule`` is what is printed, too.
    ``cloth`` (with its ``cloth_edge``) and ``target`` belong to the table. ``shadow``: how dark one is, 0 for none.
    ``plain``: lines instead of wood, light and shade, for those who see little.
    """

    name: str
    wall: str
    glow: str
    tile: str
    sunk: str
    line: str
    edge: str
    text: str
    quiet: str
    accent: str
    on_accent: str
    gold: str
    good: str
    bad: str
    paper: str
    rule: str
    hem: str
    cloth: str
    cloth_edge: str
    target: str
    shadow: int
    plain: bool = False
    light: bool = False


THEMES: Final = {
    "green": Theme(
        "green", "#122f25", "#1b4637", "#1d4a3b", "#0f2a20", "#2f6652", "#8db5a3", "#f7f3e7", "#cfe0d6", "#e8c15a",
        "#14281f", "#e8c15a", "#8fe0b4", "#ffb59c", "#f4ead2", "#d9cba6", "#3d7d66", "#26614d", "#12382b", "#8fe0b4",
        60,
    ),
    "night": Theme(
        "night", "#111d36", "#1b2f54", "#1e3357", "#0e182e", "#33507f", "#7f9ccf", "#f2f4fa", "#c3d0e8", "#f0b765",
        "#1a2238", "#f0b765", "#9cc8ff", "#ffb59c", "#f4ead2", "#d9cba6", "#426299", "#2b4a78", "#101d38", "#9cc8ff",
        60,
    ),
    "contrast": Theme(
        "contrast", "#000000", "#000000", "#101010", "#000000", "#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffe14d",
        "#000000", "#ffe14d", "#00ffff", "#ffb59c", "#ffffff", "#000000", "#ffffff", "#101010", "#000000", "#00ffff", 0,
        plain=True,
    ),
}  # fmt: skip


LIGHT: Final = {
    "green": THEMES["green"]._replace(
        wall="#efe8d8", glow="#fbf7ec", tile="#fffdf6", sunk="#f4eee0", line="#ded4bd", edge="#6b7d72",
        text="#1c2a22", quiet="#46554c", accent="#0f6446", on_accent="#ffffff", gold="#96701a", good="#0f6446",
        bad="#a5331c", paper="#fffaf0", rule="#dccfae", hem="#cdb886", shadow=34, light=True,
    ),
    "night": THEMES["night"]._replace(
        wall="#e6ecf6", glow="#f8faff", tile="#fdfeff", sunk="#eef2fa", line="#c9d5e8", edge="#647aa3",
        text="#16213a", quiet="#44526d", accent="#2353a0", on_accent="#ffffff", gold="#8f6512", good="#1f5a44",
        bad="#a5331c", paper="#fffaf0", rule="#dccfae", hem="#a9bcdc", shadow=34, light=True,
    ),
    "contrast": THEMES["contrast"]._replace(
        wall="#ffffff", glow="#ffffff", tile="#ffffff", sunk="#ffffff", line="#000000",
        edge="#000000", text="#000000", quiet="#000000", accent="#00308f", on_accent="#ffffff", gold="#00308f",
        good="#004d26", bad="#8f0000", hem="#000000", light=True,
    ),
}  # fmt: skip
"""The same by day: cloth and what lies on it stay, the pages around them are bright."""


def load_fonts() -> None:
    """Make the bundled font known to Qt; IncompleteError when a file is missing."""
    for name in FONT_FILES:
        path = asset("fonts", name)
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise IncompleteError(path)


def font(size: float, weight: QFont.Weight = QFont.Weight.Medium) -> QFont:
    """The program's font, so many pixels high, drawn the same on every machine."""
    made = QFont(FAMILY)
    made.setPixelSize(max(9, round(size)))
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(
        QFont.StyleStrategy(QFont.StyleStrategy.PreferAntialias | QFont.StyleStrategy.NoSubpixelAntialias)
    )
    return made


def palette(theme: Theme) -> QPalette:
    """Qt's palette for the theme, for parts that the style sheet does not reach."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, theme.wall),
        (role.WindowText, theme.text),
        (role.Base, theme.sunk),
        (role.AlternateBase, theme.tile),
        (role.Text, theme.text),
        (role.Button, theme.tile),
        (role.ButtonText, theme.text),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.on_accent),
        (role.Link, theme.accent),
        (role.ToolTipBase, theme.sunk),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.quiet),
    ):
        made.setColor(which, QColor(colour))
    return made
