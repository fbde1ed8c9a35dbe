"""Colours, fonts and the style of frames and buttons."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from cardtable.resources import IncompleteError, asset

FAMILY: Final = "Cabin"
FONT_FILES: Final = ("Cabin-Regular.otf", "Cabin-Medium.otf", "Cabin-SemiBold.otf", "Cabin-Bold.otf")
BASE_PIXELS: Final = 17
SEAT_COLOURS: Final = ("#8a4f9e", "#2f6fb0", "#b5533c", "#3c8a5c", "#a67c1a", "#4f5f9e", "#9e4f6e", "#5c7a2f")


@dataclass(frozen=True, slots=True)
class Theme:
    """One look: the cloth (middle and edge), panels on it, and what is written there.

    ``edge`` goes round what can be pressed or filled in, ``panel_line`` round what only lies together.
    ``plain``: lines instead of wood, light and shade, for those who see little.
    """

    name: str
    cloth: str
    cloth_edge: str
    panel: str
    panel_line: str
    text: str
    quiet: str
    accent: str
    accent_text: str
    target: str
    page: str
    card: str
    edge: str
    plain: bool = False
    light: bool = False


THEMES: Final = {
    "green": Theme(
        "green", "#26614d", "#12382b", "#0f3326", "#2f5f4d", "#f7f3e7", "#d3e4da", "#e8c15a", "#14281f", "#8fe0b4",
        "#143a2d", "#1d4f3e", "#8db5a3",
    ),
    "night": Theme(
        "night", "#2b4a78", "#101d38", "#0f1c36", "#33507f", "#f2f4fa", "#bccae4", "#f0b765", "#1a2238", "#9cc8ff",
        "#14233f", "#1e3357", "#7f9ccf",
    ),
    "contrast": Theme(
        "contrast", "#101010", "#000000", "#000000", "#ffffff", "#ffffff", "#ffffff", "#ffe14d", "#000000", "#00ffff",
        "#000000", "#101010", "#ffffff", plain=True,
    ),
}  # fmt: skip


LIGHT: Final = {
    "green": replace(
        THEMES["green"], panel="#fdfbf4", panel_line="#d5cfbb", text="#1c2a22", quiet="#46554c", accent="#0f6446",
        accent_text="#ffffff", page="#f1ede0", card="#faf7ec", edge="#6b7d72", light=True,
    ),
    "night": replace(
        THEMES["night"], panel="#fbfcff", panel_line="#cbd5e6", text="#16213a", quiet="#44526d", accent="#2353a0",
        accent_text="#ffffff", page="#e9eef7", card="#f6f8fc", edge="#647aa3", light=True,
    ),
    "contrast": replace(
        THEMES["contrast"], panel="#ffffff", panel_line="#000000", text="#000000", quiet="#000000", accent="#00308f",
        accent_text="#ffffff", page="#ffffff", card="#ffffff", edge="#000000", light=True,
    ),
}  # fmt: skip
"""The same looks for a light frame: cloth and what lies on it stay, the pages around them are bright."""


def load_fonts() -> None:
    """Make the bundled font known to Qt; IncompleteError when a file is missing."""
    for name in FONT_FILES:
        path = asset("fonts", name)
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise IncompleteError(path)


def font(scale: float = 1.0, weight: QFont.Weight = QFont.Weight.Medium, size: float = BASE_PIXELS) -> QFont:
    """The program's font, ``size`` pixels high at 100 %, drawn the same on every machine."""
    made = QFont(FAMILY)
    made.setPixelSize(max(9, round(size * scale)))
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
        (role.Window, theme.page),
        (role.WindowText, theme.text),
        (role.Base, theme.panel),
        (role.AlternateBase, theme.card),
        (role.Text, theme.text),
        (role.Button, theme.card),
        (role.ButtonText, theme.text),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.accent_text),
        (role.Link, theme.accent),
        (role.ToolTipBase, theme.panel),
        (role.ToolTipText, theme.text),
        (role.PlaceholderText, theme.quiet),
    ):
        made.setColor(which, QColor(colour))
    return made


def style_sheet(theme: Theme, scale: float) -> str:
    """The style of all pages, bars and buttons."""
    arrow = asset("icons", "arrow_dark.svg" if theme.light else "arrow.svg").as_posix()
    tick = asset("icons", "check_light.svg" if theme.light else "check.svg").as_posix()
    p = round(8 * scale)
    title = round(30 * scale)
    heading = round(21 * scale)
    small = round(15 * scale)
    return f"""
    QWidget {{ color: {theme.text}; }}
    QMainWindow, QDialog, #page, #pageBody {{ background: {theme.page}; }}
    QScrollArea, QScrollArea > QWidget > #pageBody {{ background: {theme.page}; border: none; }}
    QScrollArea#plain, QScrollArea#plain > QWidget > QWidget {{ background: transparent; }}
    QLabel {{ background: transparent; }}
    QLabel#title {{ font-size: {title}px; font-weight: 700; }}
    QLabel#heading {{ font-size: {heading}px; font-weight: 600; }}
    QLabel#heading[small="true"] {{ font-size: {round(16.5 * scale)}px; color: {theme.quiet}; }}
    QLabel#quiet {{ color: {theme.quiet}; font-size: {small}px; }}
    QLabel#warning {{ color: {theme.accent}; font-weight: 600; }}
    QFrame#bar {{ background: {theme.panel}; border: none; }}
    QFrame#card {{ background: {theme.card}; border: 1px solid {theme.panel_line}; border-radius: 14px; }}
    QFrame#tile {{ background: {theme.card}; border: 1px solid {theme.panel_line}; border-radius: 14px; }}
    QFrame#tile:hover, QFrame#tile[focused="true"] {{ border-color: {theme.accent}; }}
    QFrame#sheet {{ background: {theme.panel}; border: 2px solid {theme.accent}; border-radius: 16px; }}
    QFrame#bubble {{ background: #fbf6e8; border: 2px solid {theme.accent}; border-radius: 12px; }}
    QFrame#bubble QLabel, QFrame#bubble QPushButton#bare {{ color: #1b2430; }}
    QFrame#notice {{ background: #5c2320; border: none; }}
    QFrame#notice QLabel {{ color: #ffffff; }}
    QPushButton {{
        background: {theme.card}; color: {theme.text}; border: 1px solid {theme.edge};
        border-radius: 10px; padding: {p}px {2 * p}px; min-height: {round(20 * scale)}px;
    }}
    QPushButton:hover {{ border-color: {theme.accent}; }}
    QPushButton:pressed {{ background: {theme.panel}; }}
    QPushButton:focus {{ border: 2px solid {theme.accent}; padding: {p - 1}px {2 * p - 1}px; }}
    QPushButton, QCheckBox, QListView {{ outline: none; }}
    QPushButton:disabled {{ color: {theme.quiet}; border-style: dashed; }}
    QPushButton[primary="true"] {{
        background: {theme.accent}; color: {theme.accent_text}; border-color: {theme.accent}; font-weight: 700;
    }}
    QPushButton[primary="true"]:focus {{ border: 2px solid {theme.text}; }}
    QPushButton[primary="true"]:disabled {{
        background: {theme.card}; color: {theme.quiet}; border-color: {theme.edge}; font-weight: 500;
    }}
    QPushButton[chosen="true"] {{ background: {theme.panel}; border: 2px solid {theme.accent}; font-weight: 700; }}
    QPushButton[chosen="true"]:focus {{ border-color: {theme.text}; }}
    QPushButton[refused="true"] {{ color: {theme.quiet}; border-style: dashed; font-weight: 500; }}
    QPushButton#bare {{ background: transparent; border-color: transparent; }}
    QPushButton#bare:hover, QPushButton#bare:focus {{ border-color: {theme.accent}; }}
    QPushButton#more {{
        background: {theme.panel}; border-color: {theme.edge}; border-radius: 9px; padding: 0; min-height: 0;
        font-weight: 700;
    }}
    QPushButton#more:focus {{ padding: 0; border: 2px solid {theme.accent}; }}
    QPushButton#bare[sign="true"] {{ font-size: {heading}px; font-weight: 700; padding: {p // 2}px {p}px; }}
    QPushButton#bare:checked {{ background: {theme.card}; }}
    QComboBox, QLineEdit, QListView, QTextBrowser, QTreeView {{
        background: {theme.panel}; color: {theme.text}; border: 1px solid {theme.edge}; border-radius: 8px;
        padding: {p // 2}px {p}px; min-height: {round(24 * scale)}px;
        selection-background-color: {theme.accent}; selection-color: {theme.accent_text};
    }}
    QComboBox:focus, QLineEdit:focus, QListView:focus, QTextBrowser:focus {{ border: 2px solid {theme.accent}; }}
    QComboBox QAbstractItemView {{
        background: {theme.panel}; color: {theme.text};
        selection-background-color: {theme.accent}; selection-color: {theme.accent_text};
    }}
    QComboBox::drop-down {{ border: none; width: {round(30 * scale)}px; }}
    QComboBox::down-arrow {{ image: url("{arrow}"); width: {small}px; height: {small}px; }}
    QListView::item {{ padding: {p}px; border-radius: 6px; }}
    QListView::item:selected {{ background: {theme.accent}; color: {theme.accent_text}; }}
    QTableView#paper {{
        background: #fbf6e8; color: #2b2a26; border: 1px solid {theme.panel_line}; border-radius: 8px;
        gridline-color: #d9d2bd;
    }}
    QTableView#paper QHeaderView {{ background: #efe7d0; border: none; }}
    QTableView#paper QHeaderView::section, QTableView#paper QTableCornerButton::section {{
        background: #efe7d0; color: #2b2a26; border: 1px solid #d9d2bd; padding: {p // 2}px; font-weight: 600;
    }}
    QCheckBox {{ spacing: {p}px; padding: {p // 2}px; border: 2px solid transparent; border-radius: 6px; }}
    QCheckBox::indicator {{
        width: {small}px; height: {small}px; border: 2px solid {theme.quiet}; border-radius: 5px;
        background: {theme.panel};
    }}
    QCheckBox::indicator:checked {{
        background: {theme.accent}; border-color: {theme.accent};
        image: url("{tick}");
    }}
    QCheckBox:focus {{ border-color: {theme.accent}; }}
    QSlider {{ padding: {p // 2}px; border: 2px solid transparent; border-radius: 6px; }}
    QSlider:focus {{ border-color: {theme.accent}; }}
    QSlider::groove:horizontal {{ height: {small // 3}px; border-radius: {small // 6}px; background: {theme.quiet}; }}
    QSlider::sub-page:horizontal {{ border-radius: {small // 6}px; background: {theme.accent}; }}
    QSlider::sub-page:horizontal:disabled {{ background: {theme.quiet}; }}
    QSlider::handle:horizontal {{
        width: {small}px; margin: -{small // 3}px 0; border-radius: {small // 2}px; background: {theme.text};
        border: 2px solid {theme.page};
    }}
    QSlider::handle:horizontal:disabled {{ background: {theme.quiet}; }}
    QMenu {{ background: {theme.panel}; color: {theme.text}; border: 1px solid {theme.accent}; padding: {p}px; }}
    QMenu::item {{ padding: {p}px {3 * p}px; border-radius: 6px; }}
    QMenu::item:selected {{ background: {theme.accent}; color: {theme.accent_text}; }}
    QToolTip {{ background: {theme.panel}; color: {theme.text}; border: 1px solid {theme.accent}; padding: 4px; }}
    QScrollBar:vertical {{ background: transparent; width: 14px; }}
    QScrollBar::handle:vertical {{ background: {theme.edge}; border-radius: 4px; min-height: 30px; margin: 0 3px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
    """


def table_style(theme: Theme, em: float) -> str:
    """The style of what lies on and around a table, where all lengths come from the height of body text."""
    p = round(0.5 * em)
    line = max(1, round(em / 14))
    return f"""
    QWidget {{ font-size: {round(em)}px; }}
    QLabel#title {{ font-size: {round(1.45 * em)}px; font-weight: 700; }}
    QLabel#heading {{ font-size: {round(1.16 * em)}px; font-weight: 600; }}
    QLabel#quiet {{ font-size: {round(0.88 * em)}px; }}
    QLabel#warning {{ font-size: {round(em)}px; }}
    QPushButton {{
        border-radius: {round(0.6 * em)}px; padding: {p}px {2 * p}px; min-height: {round(1.2 * em)}px;
    }}
    QPushButton:focus {{ border: {line + 1}px solid {theme.accent}; padding: {p - 1}px {2 * p - 1}px; }}
    QPushButton[primary="true"]:focus {{ border: {line + 1}px solid {theme.text}; }}
    QFrame#sheet {{ border: {line + 1}px solid {theme.accent}; border-radius: {round(0.9 * em)}px; }}
    QFrame#bubble {{ background: transparent; border: none; }}
    QFrame#coach {{ background: #fbf6e8; border: none; }}
    QFrame#coach QLabel {{ color: #1b2430; }}
    QFrame#coach QLabel:disabled {{ color: #857c66; }}
    QFrame#coach QLabel#quiet {{ color: #6b675c; }}
    QFrame#coach QPushButton#bare {{ color: #1b2430; }}
    QFrame#account {{ background: #fbf6e8; border: {line + 1}px solid {theme.accent};
        border-radius: {round(0.9 * em)}px; }}
    QFrame#account QLabel {{ color: #1b2430; }}
    QFrame#account QLabel#title {{ font-size: {round(1.25 * em)}px; font-weight: 600; }}
    QFrame#account QLabel#quiet, QFrame#account QLabel#over {{ color: #6b675c; }}
    QFrame#account QLabel#next {{ font-weight: 700; }}
    QFrame#account QScrollBar::handle:vertical {{ background: #857c66; }}
    QMenu {{ font-size: {round(em)}px; }}
    """
