"""The surface of a table page: bars, cloth and what lies over it, measured by the window and the size of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from cardtable.messages import translate
from cardtable.stage.units import units
from cardtable.ui.a11y import accessible_tables
from cardtable.ui.language import say
from cardtable.ui.scene.scene import TableScene
from cardtable.ui.scene.view import TableView
from cardtable.ui.table.anchors import Anchors
from cardtable.ui.table.bars import CommandBar
from cardtable.ui.table.bubble import Bubble
from cardtable.ui.table.coach_bar import CoachBar
from cardtable.ui.table.curtain import Curtain
from cardtable.ui.table.key_button import Look
from cardtable.ui.table.panel import Asker
from cardtable.ui.table.questions import Questions
from cardtable.ui.table.story import Story
from cardtable.ui.table.top_bar import TopBar
from cardtable.ui.theme import palette, style_sheet, table_style
from cardtable.ui.widgets.controls import label
from cardtable.ui.widgets.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from cardtable.stage.units import Units
    from cardtable.ui.services import Services
    from cardtable.ui.table.coach import Coach
    from cardtable.ui.table.ending import Ending
    from cardtable.ui.table.top_bar import Tool
    from cardtable.ui.theme import Theme


class Surface(Page):
    """All that can be seen of a table; ``units`` are the lengths that everything on it is made of.

    Signals: ``left()`` to the home page, ``asked_rules(anchor)``, ``asked_settings()``, ``asked_scores()``,
    ``asked_guide()``, ``asked_again()`` to play the same table once more, ``asked_deal(others)`` the same cards, with
    other seats or not, ``asked_new(game)`` to set up another table, ``asked_replay()`` to look at the match once more,
    ``asked_review()`` to hear what would have been better.
    """

    left = Signal()
    asked_rules = Signal(str)
    asked_settings = Signal()
    asked_scores = Signal()
    asked_again = Signal()
    asked_deal = Signal(bool)
    asked_new = Signal(str)
    asked_guide = Signal()
    asked_replay = Signal()
    asked_review = Signal()
    coach: Coach
    ending: Ending

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        accessible_tables.know_tables()
        self._style: tuple[Theme, int, bool] | None = None
        self.setObjectName("page")
        self.units = units(1280, 800)
        self.top = TopBar(self.tools(), self.in_menu())
        self.scene = TableScene(services.pixmaps, self)
        self.view = TableView(self.scene)
        self.commands = CommandBar()
        self.coach_bar = CoachBar()
        self.log = Story()
        self.notice = label("warning", wrap=True)
        self.notice.setContentsMargins(18, 6, 18, 6)
        self.notice.hide()
        self._build()
        self.scene.faces = services.faces
        self.bubble = Bubble(self.view)
        self.asker = Asker(self.view)
        self.curtain = Curtain(self)
        self.anchors = Anchors(self.view, self.commands, lambda: self.coach.place())
        self.questions = Questions(self.view, self.commands, self.anchors)

    def tools(self) -> Sequence[Tool]:
        """What stands in the line above the table."""
        return ()

    def in_menu(self) -> Sequence[Tool]:
        """What stands in its menu."""
        return ()

    def _build(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        self.middle = QHBoxLayout()
        self.middle.setSpacing(0)
        self.middle.addWidget(self.view, 1)
        self.middle.addWidget(self.log)
        rows.addWidget(self.top)
        rows.addWidget(self.notice)
        rows.addWidget(self.coach_bar)
        rows.addLayout(self.middle, 1)
        rows.addWidget(self.commands)

    def hush(self) -> None:
        """Take away what was said and asked on the table."""
        self.bubble.hide()
        self.asker.hide()

    def write_names(self) -> None:
        """Write what the parts of the surface are called, in the language in force."""
        self.view.setAccessibleName(say(translate("Table", "Card table")))
        self.log.setAccessibleName(say(translate("Table", "What has happened so far")))
        self.bubble.retranslate()
        self.asker.retranslate()

    @property
    def look(self) -> Look:
        """How the widgets of the table look now."""
        return Look(self.services.theme, self.units.em, self.services.pixmaps.style)

    def _units(self, strip: float) -> Units:
        """The lengths of a table over which so high a strip is taken."""
        settings = self.services.settings
        return units(self.width(), self.height() - strip, self.services.text_scale, mirrored=settings.left_handed)

    def strip(self) -> float:
        """How much of the page is taken from the table, with letters as they are now."""
        if self.coach_bar.isHidden():
            return 0.0
        return self.coach_bar.lie(self.look, self.width(), self.height(), self.coach.sentences())

    def measure(self) -> None:
        """Take the lengths from the size of the page and the setting for text; bars and letters follow them."""
        self.units = self._units(0)
        self._leave_room_to_the_strip()
        self.scene.units = self.units
        frame = self.services.frame
        style = (self.services.theme, round(self.units.em), frame.light)
        if style != self._style:
            self._style = style
            theme, em, light = style
            # In a light frame the table stays as dark as it is.
            own = style_sheet(theme, self.services.text_scale) if light else ""
            self.setPalette(palette(theme) if light else QPalette())
            self.setStyleSheet(own + table_style(theme, em))
            self._leave_room_to_the_strip()
            self.scene.units = self.units
        self.top.lie(self.units)
        self.commands.lie(self.units, self.look)
        self.log.setFixedWidth(round(min(19 * self.units.em, 0.4 * self.width())))

    def _leave_room_to_the_strip(self) -> None:
        """Letters are smaller on a table that has less room, so it is measured twice."""
        for _ in range(2):
            strip = self.strip()
            if strip:
                self.units = self._units(strip)

    def place(self) -> None:
        """Put what lies over the table where it belongs."""
        self.place_curtain()
        self.ending.fit()
        self.bubble.lie(self.anchors.rect)
        self.asker.lie(self.anchors.rect)
        self.questions.place()
        self.coach.point()

    def place_curtain(self) -> None:
        """The curtain covers the hand, wherever that lies now, and the bar."""
        room = QRect(0, self.view.y(), self.width(), self.height() - self.view.y())
        self.curtain.lie(room, self.scene.layout.lane.y, self.units.em)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is measured by the window."""
        super().resizeEvent(event)
        self.follow_size()

    def follow_size(self) -> None:
        """Measure everything, and put it where it belongs."""
        self.measure()
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.place()
