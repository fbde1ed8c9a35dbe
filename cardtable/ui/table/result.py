"""The sheet after a deal: who won, what everybody has, what comes to light, and what can be done next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from cardtable.messages import Message, translate
from cardtable.ui.guard import Guard
from cardtable.ui.language import say
from cardtable.ui.parts import button, clear, label

if TYPE_CHECKING:
    from cardtable.app.table import GameTable

WIDTH: Final = 600
LEAST: Final = 80


class ResultSheet(QFrame):
    """How a deal or the match ended, with the totals and what can be done next.

    ``next_deal``, ``again``, ``sheet`` and ``left`` tell which button was pressed.
    """

    next_deal = Signal()
    again = Signal()
    sheet = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setObjectName("sheet")
        self._table: GameTable | None = None
        self._title = label("title", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._line = label("", wrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(28)
        self._report_title = label("heading")
        self.report = label("", wrap=True)
        self.report.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.next_button = button(self.next_deal.emit, primary=True)
        self.again_button = button(self.again.emit, primary=True)
        self.sheet_button = button(self.sheet.emit)
        self.leave_button = button(self.left.emit)
        self._body = QWidget()
        inside = QVBoxLayout(self._body)
        inside.setContentsMargins(0, 0, 14, 0)
        inside.setSpacing(12)
        inside.addWidget(self._title)
        inside.addWidget(self._line)
        inside.addLayout(self._grid)
        inside.addWidget(self._report_title)
        inside.addWidget(self.report)
        inside.addStretch(1)
        # Whatever has to be told scrolls, and the buttons below it are always in sight.
        self._room = QScrollArea()
        self._room.setObjectName("plain")
        self._room.setWidgetResizable(True)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setWidget(self._body)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(36, 20, 24, 20)
        rows.setSpacing(12)
        rows.addWidget(self._room)
        rows.addWidget(self.next_button)
        rows.addWidget(self.again_button)
        ways = QHBoxLayout()
        ways.addWidget(self.sheet_button)
        ways.addWidget(self.leave_button)
        rows.addLayout(ways)
        self.guard = Guard(self)
        self.hide()

    def present(self, table: GameTable) -> None:
        """Come up for this table, whose deal is over."""
        new = not self.isVisible()
        self._table = table
        self.next_button.setVisible(not table.match.over)
        self.again_button.setVisible(table.match.over)
        self.retranslate()
        self.fit()
        self.show()
        self.raise_()
        (self.again_button if table.match.over else self.next_button).setFocus()
        if new:
            self.guard.start()

    def retranslate(self) -> None:
        """Write the texts."""
        table = self._table
        if table is None or table.round.result is None:
            return
        standing, names = table.match.standing, table.names
        end = say(table.entry.stage.round_end(table.round.result, names))
        if table.match.over:
            winners = " · ".join(names[seat] for seat in standing.leaders)
            self._title.setText(
                say(
                    translate("Table", "%n player(s) won: {players}", "after the match", len(standing.leaders)).put(
                        players=winners
                    )
                )
            )
        else:
            self._title.setText(say(translate("Table", "The score so far")))
        self._line.setText(end)
        self._fill_grid(table, standing.totals)
        self._fill_report(table)
        self.next_button.setText(say(translate("Table", "Play on")))
        self.again_button.setText(say(translate("Table", "Play again")))
        self.sheet_button.setText(say(translate("Table", "Score sheet")))
        self.leave_button.setText(say(translate("Table", "To the home page")))
        self.adjustSize()

    def _fill_grid(self, table: GameTable, totals: tuple[int, ...]) -> None:
        clear(self._grid)
        result = table.round.result
        assert result is not None
        stage = table.entry.stage
        heads: list[Message] = [translate("Table", "Player"), translate("Table", "Cards left")]
        columns = [tuple(str(held) for held in result.held)]
        if stage.fewest_wins:
            heads.append(translate("Table", "This time", "column: points of the deal that is over"))
            columns.append(tuple(f"+{score}" for score in result.scores))
        heads.append(stage.score_name)
        columns.append(tuple(str(total) for total in totals))
        for column, head in enumerate(heads):
            self._put(label("quiet", say(head)), 0, column)
        for seat, name in enumerate(table.names):
            won = seat in result.winners
            texts = (f"• {name}" if won else name, *(values[seat] for values in columns))
            for column, text in enumerate(texts):
                cell = label("warning" if won else "", text)
                if column:
                    cell.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._put(cell, seat + 1, column)

    def _put(self, cell: QLabel, row: int, column: int) -> None:
        self._grid.addWidget(cell, row, column)
        # A part that was never shown has no height in the layout of a sheet that is not shown yet.
        cell.show()

    def _fill_report(self, table: GameTable) -> None:
        found = table.entry.stage.report(table.view(), table.names)
        self._report_title.setVisible(found is not None)
        self.report.setVisible(found is not None)
        self._report_title.setText("" if found is None else say(found.title))
        self.report.setText("" if found is None else "\n".join(f"– {say(line)}" for line in found.lines))

    def fit(self) -> None:
        """Lie in the middle of the parent; a long report scrolls."""
        parent = self._ground
        self.setFixedWidth(min(WIDTH, parent.width() - 40))
        layout = self._body.layout()
        assert layout is not None
        wanted = layout.heightForWidth(self.width() - 60) + 4
        self._room.setFixedHeight(LEAST)
        self.adjustSize()
        room = parent.height() - self.height() + LEAST - 12
        self._room.setFixedHeight(max(LEAST, min(wanted, room)))
        self.adjustSize()
        self.move((parent.width() - self.width()) // 2, max(0, (parent.height() - self.height()) // 2))
