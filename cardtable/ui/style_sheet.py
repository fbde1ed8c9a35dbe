"""The style of frames and buttons: on pages, and on and around a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.resources import asset
from cardtable.ui.metrics import BUTTON, CHIP, DISPLAY, FIGURE, HEADING, LEAST_LETTERS, SHEET, SMALL, TILE, TITLE

if TYPE_CHECKING:
    from cardtable.ui.theme import Theme

RING: Final = 0.28
"""How far outside a button the ring of the keys lies, in em."""


def style_sheet(theme: Theme, em: float) -> str:
    """The style of all pages; all lengths come from the height of body text, in pixels."""
    arrow = asset("icons", "arrow_dark.svg" if theme.light else "arrow.svg").as_posix()
    tick = asset("icons", "check_light.svg" if theme.light else "check.svg").as_posix()

    def px(count: float) -> int:
        return max(1, round(count * em))

    small, p = max(LEAST_LETTERS, px(SMALL)), px(0.45)
    box = px(1.1)
    return f"""
    QWidget {{ color: {theme.text}; }}
    QMainWindow, QDialog {{ background: {theme.wall}; }}
    QScrollArea, QScrollArea > QWidget > #pageBody {{ background: transparent; border: none; }}
    QScrollArea#plain, QScrollArea#plain > QWidget > QWidget {{ background: transparent; }}
    QLabel {{ background: transparent; }}
    QLabel#display {{ font-size: {px(DISPLAY)}px; font-weight: 700; }}
    QLabel#title {{ font-size: {px(TITLE)}px; font-weight: 700; }}
    QLabel#heading {{ font-size: {px(HEADING)}px; font-weight: 700; }}
    QLabel#heading[small="true"] {{ font-size: {px(1.0)}px; font-weight: 600; color: {theme.quiet}; }}
    QLabel#figure {{ font-size: {px(FIGURE)}px; font-weight: 700; color: {theme.gold}; }}
    QLabel#label {{ font-weight: 600; }}
    QLabel#quiet {{ color: {theme.quiet}; font-size: {small}px; }}
    QLabel#warning {{ color: {theme.bad}; font-weight: 600; }}
    QFrame#bar {{ background: {theme.sunk}; border: none; }}
    QFrame#card, QFrame#tile {{
        background: {theme.tile}; border: 1px solid {theme.line}; border-radius: {px(TILE)}px;
    }}
    QFrame#row {{ border: none; border-bottom: 1px solid {theme.line}; }}
    QFrame#row[last="true"] {{ border: none; }}
    QFrame#sheet {{ background: {theme.sunk}; border: 2px solid {theme.accent}; border-radius: {px(SHEET)}px; }}
    QFrame#bubble {{ background: #fbf6e8; border: 2px solid {theme.accent}; border-radius: {px(TILE)}px; }}
    QFrame#bubble QLabel, QFrame#bubble QPushButton#bare {{ color: #1b2430; }}
    QFrame#notice {{ background: #5c2320; border: none; }}
    QFrame#notice QLabel {{ color: #ffffff; }}
    QPushButton {{
        background: {theme.tile}; color: {theme.text}; border: 1px solid {theme.edge}; font-weight: 600;
        border-radius: {px(BUTTON)}px; padding: {p}px {2 * p}px; min-height: {px(1.3)}px; margin: {px(RING)}px;
    }}
    QPushButton:hover {{ border-color: {theme.accent}; }}
    QPushButton:pressed {{ background: {theme.sunk}; }}
    QPushButton, QCheckBox, QListView {{ outline: none; }}
    QPushButton:disabled {{ color: {theme.quiet}; border-style: dashed; }}
    QPushButton[primary="true"] {{
        background: {theme.accent}; color: {theme.on_accent}; border-color: {theme.accent}; font-weight: 700;
    }}
    QPushButton[primary="true"]:disabled {{
        background: {theme.tile}; color: {theme.quiet}; border-color: {theme.edge}; font-weight: 500;
    }}
    QPushButton[chosen="true"] {{ border: 2px solid {theme.gold}; font-weight: 700; }}
    QPushButton[refused="true"] {{ color: {theme.quiet}; border-style: dashed; font-weight: 500; }}
    QPushButton#bare {{ background: transparent; border-color: transparent; }}
    QPushButton#bare[signOnly="true"] {{ padding: {p}px {p // 2}px; }}
    QPushButton#bare[listed="true"] {{ text-align: left; }}
    QPushButton#bare[chosen="true"] {{ background: {theme.tile}; border: 2px solid {theme.gold}; }}
    QPushButton#bare:hover {{ text-decoration: underline; }}
    QPushButton#bare[sign="true"] {{ font-size: {px(HEADING)}px; font-weight: 700; padding: {p // 2}px {p}px; }}
    QPushButton#bare:checked {{ background: {theme.tile}; }}
    QPushButton#more {{
        background: {theme.sunk}; border-color: {theme.edge}; border-radius: {px(BUTTON)}px; padding: 0;
        min-height: 0; margin: 0; font-weight: 700;
    }}
    QPushButton#more:focus {{ padding: 0; border: 2px solid {theme.text}; }}
    QPushButton[different="true"] {{ color: {theme.gold}; border-color: {theme.gold}; }}
    QPushButton#chip {{ border-radius: {px(1.0)}px; min-height: {px(1.45)}px; padding: {px(0.3)}px {px(0.75)}px; }}
    QPushButton#chip:checked {{ background: {theme.accent}; color: {theme.on_accent}; border-color: {theme.accent}; }}
    QFrame#segments {{
        background: {theme.sunk}; border: 1px solid {theme.edge}; border-radius: {px(BUTTON)}px;
    }}
    QRadioButton#segment {{
        font-weight: 600; border: 2px solid transparent; border-radius: {px(CHIP)}px; spacing: {px(0.3)}px;
        padding: {px(0.25)}px {px(0.6)}px; margin: {px(0.12)}px; min-height: {px(1.3)}px;
    }}
    QRadioButton#segment:hover {{ border-color: {theme.edge}; }}
    QRadioButton#segment:checked {{
        background: {theme.accent}; color: {theme.on_accent}; border-color: {theme.accent}; font-weight: 700;
    }}
    QRadioButton#segment:focus {{ border-color: {theme.text}; }}
    QRadioButton#segment::indicator {{ width: 0; height: 0; image: none; border: none; background: transparent; }}
    QRadioButton#segment::indicator:checked {{ width: {px(0.8)}px; height: {px(0.8)}px; image: url("{tick}"); }}
    QComboBox, QLineEdit, QListView, QTextEdit, QTreeView {{
        background: {theme.sunk}; color: {theme.text}; border: 1px solid {theme.edge}; border-radius: {px(BUTTON)}px;
        padding: {p // 2}px {p}px; min-height: {px(1.4)}px;
        selection-background-color: {theme.accent}; selection-color: {theme.on_accent};
    }}
    QComboBox:focus, QLineEdit:focus, QListView:focus, QTextEdit:focus {{ border: 2px solid {theme.text}; }}
    QComboBox QAbstractItemView {{
        background: {theme.sunk}; color: {theme.text};
        selection-background-color: {theme.accent}; selection-color: {theme.on_accent};
    }}
    QComboBox::drop-down {{ border: none; width: {px(1.8)}px; }}
    QComboBox::down-arrow {{ image: url("{arrow}"); width: {px(0.9)}px; height: {px(0.9)}px; }}
    QListView::item {{ padding: {p}px; border-radius: {px(CHIP)}px; }}
    QListView::item:selected {{ background: {theme.accent}; color: {theme.on_accent}; }}
    QListView#wall, QListView#wall:focus, QTableView#scores {{
        background: transparent; border: none; padding: 0;
    }}
    QTableView#paper {{
        background: {theme.paper}; color: #2b2a26; border: 1px solid {theme.line}; border-radius: {px(CHIP)}px;
        gridline-color: {theme.rule};
    }}
    QTableView#paper QHeaderView {{ background: #efe7d0; border: none; }}
    QTableView#paper QHeaderView::section, QTableView#paper QTableCornerButton::section {{
        background: #efe7d0; color: #2b2a26; border: 1px solid {theme.rule}; padding: {p // 2}px; font-weight: 600;
    }}
    QCheckBox {{ spacing: {p}px; padding: {p // 2}px; border: 2px solid transparent; border-radius: {px(CHIP)}px; }}
    QCheckBox::indicator {{
        width: {box}px; height: {box}px; border: 2px solid {theme.edge}; border-radius: {px(0.3)}px;
        background: {theme.sunk};
    }}
    QCheckBox::indicator:checked {{
        background: {theme.accent}; border-color: {theme.accent};
        image: url("{tick}");
    }}
    QCheckBox#switch::indicator, QCheckBox#switch::indicator:checked {{
        width: {px(2.7)}px; height: {px(1.5)}px; border: none; background: transparent; image: none;
    }}
    QCheckBox:focus {{ border-color: {theme.text}; }}
    QSlider {{ padding: {p // 2}px; border: 2px solid transparent; border-radius: {px(CHIP)}px; }}
    QSlider:focus {{ border-color: {theme.text}; }}
    QSlider::groove:horizontal {{ height: {box // 3}px; border-radius: {box // 6}px; background: {theme.edge}; }}
    QSlider::sub-page:horizontal {{ border-radius: {box // 6}px; background: {theme.accent}; }}
    QSlider::sub-page:horizontal:disabled {{ background: {theme.edge}; }}
    QSlider::handle:horizontal {{
        width: {box}px; margin: -{box // 3}px 0; border-radius: {box // 2}px; background: {theme.text};
        border: 2px solid {theme.wall};
    }}
    QSlider::handle:horizontal:disabled {{ background: {theme.quiet}; }}
    QMenu {{ background: {theme.tile}; color: {theme.text}; border: 1px solid {theme.edge}; padding: {p}px; }}
    QMenu::item {{ padding: {p}px {3 * p}px; border-radius: {px(CHIP)}px; }}
    QMenu::item:selected {{ background: {theme.accent}; color: {theme.on_accent}; }}
    QToolTip {{ background: {theme.tile}; color: {theme.text}; border: 1px solid {theme.edge}; padding: {p // 2}px; }}
    QScrollBar:vertical {{ background: transparent; width: {px(0.85)}px; }}
    QScrollBar::handle:vertical {{
        background: {theme.edge}; border-radius: {px(0.2)}px; min-height: {px(2)}px; margin: 0 {px(0.2)}px;
    }}
    QScrollBar::handle:vertical:disabled {{ background: transparent; }}
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
        margin: {round(RING * em)}px;
    }}
    KeyButton {{ min-height: 0; padding: 0; margin: 0; }}
    TopBar QPushButton#bare {{ min-height: 0; padding: 0 {2 * p}px; margin: 0; }}
    QFrame#sheet {{ border: {line + 1}px solid {theme.accent}; border-radius: {round(0.9 * em)}px; }}
    QFrame#bubble {{ background: transparent; border: none; }}
    QFrame#bubble QPushButton {{ margin: 0; }}
    QFrame#coach {{ background: #fbf6e8; border: none; }}
    QFrame#coach QLabel {{ color: #1b2430; }}
    QFrame#coach QLabel:disabled {{ color: #857c66; }}
    QFrame#coach QLabel#quiet {{ color: #6b675c; }}
    QFrame#coach QPushButton#bare {{ color: #1b2430; }}
    QFrame#account {{ background: #fbf6e8; border: {line + 1}px solid {theme.accent};
        border-radius: {round(0.9 * em)}px; }}
    QFrame#account QWidget {{ color: #1b2430; }}
    QFrame#account QLabel#title {{ font-size: {round(1.25 * em)}px; font-weight: 600; }}
    QFrame#account QLabel#quiet, QFrame#account QLabel#over {{ color: #6b675c; }}
    QFrame#account QLabel#next {{ font-weight: 700; }}
    QFrame#account QPushButton#bare {{ color: #0f5a40; font-weight: 600; text-decoration: underline;
        padding: {round(0.15 * em)}px {round(0.3 * em)}px; margin: {round(0.1 * em)}px; min-height: 0; }}
    QFrame#account QScrollBar::handle:vertical {{ background: #857c66; }}
    QMenu {{ font-size: {round(em)}px; }}
    """
