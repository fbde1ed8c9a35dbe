"""Typesetting of a paper: black on white, for any device that can be painted on."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QRegion,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTableFormat,
)
from PySide6.QtWidgets import QWidget

from cardtable.app.page import Cell, Grid, Paper, Plot, Words, cell
from cardtable.messages import translate
from cardtable.ui.language import say
from cardtable.ui.painting.drawing import smooth
from cardtable.ui.theme import FAMILY
from cardtable.ui.widgets.backgrounds import draw_border, draw_hem
from cardtable.ui.widgets.line_chart import Chart

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from PySide6.QtGui import QPagedPaintDevice, QTextBlock, QTextTable


@dataclass(frozen=True, slots=True)
class Drawn:
    """A paper that draws itself: ``draw`` a page in the room it is given, from the origin on.

    ``pages(width, height)`` says how many it needs, ``height(width)`` how high it is as one picture, which is drawn as
    page 0 of that height.
    """

    title: str
    file_name: str
    is_wide: bool
    pages: Callable[[float, float], int]
    draw: Callable[[QPainter, float, float, int], None]
    height: Callable[[float], float]


class Break(NamedTuple):
    """A page begins with this part of the paper (by its number), or with this row of a table that it is."""

    part: int
    row: int = 0


class Piece(NamedTuple):
    """What is not divided: a paragraph, a plot, the first row of a table with its headings, or a further row.

    ``top`` and ``bottom`` are where it lies on one endless page, and ``head`` is how high the headings are that stand
    above it again where a page begins with it.
    """

    at: Break
    top: float
    bottom: float
    heading: bool = False
    head: float = 0.0


def breaks(pieces: Sequence[Piece], page: float) -> frozenset[Break]:
    """What pages begin with, the first one apart, where they are so high."""
    found = []
    first = at = 0
    start = pieces[0].top if pieces else 0.0
    while at < len(pieces):
        if pieces[at].bottom - start > page and at > first:
            last = at
            while last - 1 > first and pieces[last - 1].heading:
                last -= 1
            found.append(pieces[last].at)
            first = at = last
            start = pieces[at].top - pieces[at].head
        at += 1
    return frozenset(found)


INK: Final = QColor("#1d1d1b")
QUIET: Final = QColor("#5b574d")
RULE: Final = QColor("#b9b2a0")
SHADE: Final = QColor("#f1ecdc")
GOLD: Final = QColor("#b8954a")
# In points.
BODY: Final = 10.0
TITLE: Final = 19.0
HEADING: Final = 13.0
FOOT: Final = 8.0
HEM: Final = 7.5
PADDING: Final = 3.0
BORDER: Final = 0.9
# In millimetres.
MARGINS: Final = QMarginsF(16.0, 15.0, 16.0, 15.0)
# So far outside the words lies the double line, in which printers still print.
BORDER_AWAY: Final = 6.5
# Of the width of the text.
PLOT_HIGH: Final = 0.36
# Of that, where a page would hold nothing but the last line.
PLOTS: Final = (1.0, 0.85, 0.7, 1.0)
# A picture is as wide as A4 at this many dots per inch, and as high as it has to be.
PICTURE_DPI: Final = 150
_MM: Final = 25.4


def page_layout(paper: Paper | Drawn) -> QPageLayout:
    """The sheet: A4, lying on its side for wide tables."""
    way = QPageLayout.Orientation.Landscape if paper.is_wide else QPageLayout.Orientation.Portrait
    return QPageLayout(QPageSize(QPageSize.PageSizeId.A4), way, MARGINS, QPageLayout.Unit.Millimeter)


def draw_pages(paper: Paper | Drawn, device: QPagedPaintDevice) -> int:
    """Draw the paper page by page, each with its number at the foot, or those alone that are wanted of the device.

    How many pages there are; none where nothing takes them.
    """
    painter = QPainter()
    if not painter.begin(device):
        return 0
    try:
        room = QRectF(0, 0, painter.viewport().width(), painter.viewport().height())
        dpi = device.logicalDpiX()
        foot = 2.2 * FOOT * dpi / 72
        page = QRectF(0, 0, room.width(), room.height() - foot)
        draw, pages = _drawing(paper, device, page, dpi)
        wanted = device.pageRanges()
        chosen = [number for number in range(pages) if wanted.isEmpty() or wanted.contains(number + 1)]
        for number in chosen:
            if number != chosen[0]:
                device.newPage()
            if not isinstance(paper, Drawn):
                _draw_border(painter, room, dpi)
            painter.save()
            draw(painter, number)
            painter.restore()
            painter.setFont(_font(FOOT))
            painter.setPen(QUIET)
            where = QRectF(0, page.bottom(), room.width(), foot)
            text = translate("Paper", "Card Table · page {page} of {pages}", "at the foot of a printed page")
            painter.drawText(
                where,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom,
                say(text.put(page=number + 1, pages=pages)),
            )
        return pages
    finally:
        painter.end()


def _drawing(
    paper: Paper | Drawn, device: QPagedPaintDevice, page: QRectF, dpi: int
) -> tuple[Callable[[QPainter, int], None], int]:
    """What draws a page of the paper, and how many there are."""
    wide, high = page.width(), page.height()
    if isinstance(paper, Drawn):
        return lambda painter, number: paper.draw(painter, wide, high, number), paper.pages(wide, high)
    document = set_in_pages(paper, device, page.size(), dpi)

    def draw(painter: QPainter, number: int) -> None:
        painter.translate(0, -number * high)
        _draw(document, painter, page.translated(0, number * high))
        if number == 0:
            _draw_hem(document, painter, dpi)

    return draw, document.pageCount()


def draw_picture(paper: Paper | Drawn) -> QImage:
    """The whole paper as one picture."""
    layout = page_layout(paper)
    dpi = PICTURE_DPI
    width = layout.fullRect(QPageLayout.Unit.Millimeter).width() / _MM * dpi
    margin = MARGINS.left() / _MM * dpi
    if isinstance(paper, Drawn):
        inside = width - 2 * margin
        high = paper.height(inside)
        image = _blank(width, high + 2 * margin, dpi)
        with QPainter(image) as painter:
            painter.translate(margin, margin)
            paper.draw(painter, inside, high, 0)
        return image
    document = set_in_type(paper, width - 2 * margin, dpi)
    blank = QImage(8, 8, QImage.Format.Format_RGB32)
    _take_dots(blank, dpi)
    document.documentLayout().setPaintDevice(blank)
    document.setPageSize(QSizeF(width - 2 * margin, -1.0))
    document.setTextWidth(width - 2 * margin)
    image = _blank(width, document.size().height() + 2 * margin, dpi)
    with smooth(image) as painter:
        painter.translate(margin, margin)
        whole = QRectF(QPointF(0, 0), document.size())
        _draw_border(painter, whole, dpi)
        _draw(document, painter, whole)
        _draw_hem(document, painter, dpi)
    return image


def _blank(width: float, high: float, dpi: int) -> QImage:
    """White paper."""
    image = QImage(round(width), round(high), QImage.Format.Format_RGB32)
    _take_dots(image, dpi)
    image.fill(Qt.GlobalColor.white)
    return image


def _take_dots(image: QImage, dpi: int) -> None:
    image.setDotsPerMeterX(round(dpi / _MM * 1000))
    image.setDotsPerMeterY(round(dpi / _MM * 1000))


def _draw(document: QTextDocument, painter: QPainter, clip: QRectF) -> None:
    painter.setClipRect(clip)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = clip
    # Black on white, whatever the window looks like.
    context.palette.setColor(QPalette.ColorRole.Text, INK)
    document.documentLayout().draw(painter, context)


def _draw_border(painter: QPainter, words: QRectF, dpi: int) -> None:
    """The deck's ornaments round the words of a page, in the margin."""
    away, unit = BORDER_AWAY / _MM * dpi, BODY * dpi / 72
    draw_border(painter, words.adjusted(-away, -away, away, away), unit, GOLD, QColor(Qt.GlobalColor.white))


def _draw_hem(document: QTextDocument, painter: QPainter, dpi: int) -> None:
    """The knitted band below the title."""
    title = _rect(document, document.begin())
    band = QRectF(0, title.bottom() + 0.25 * TITLE * dpi / 72, document.textWidth(), HEM * dpi / 72)
    draw_hem(painter, band, GOLD, HEM / 2 * dpi / 72)


class _Placed(NamedTuple):
    """The blocks of what is not divided; ``rows`` are those of the headings of its table and of the row below them."""

    at: Break
    blocks: Sequence[QTextBlock]
    heading: bool = False
    rows: Sequence[Sequence[QTextBlock]] = ()


class _Plan(NamedTuple):
    """With what pages begin, how wide the columns of tables (by their part) are on all of them, and how high plots are.

    ``plots`` is a share of the height that they want.
    """

    begins: Collection[Break] = ()
    columns: Mapping[int, Sequence[float]] = {}
    plots: float = 1.0


def set_in_type(paper: Paper, width: float, dpi: int) -> QTextDocument:
    """The paper on one endless page, for a device with so many dots per inch, so many of them wide."""
    return _typeset(paper, width, dpi)[0]


def set_in_pages(paper: Paper, device: QPagedPaintDevice, page: QSizeF, dpi: int) -> QTextDocument:
    """The paper on pages of this size, laid out for a device: no row is divided, and no heading is left alone.

    Nor is the line at its end: plots are lower rather than that it needs a page of its own.
    """
    frame = (PADDING + BORDER) * dpi / 72
    end = Break(len(paper.parts) - 1)
    for plots in PLOTS:
        endless, placed = _typeset(paper, page.width(), dpi, _Plan(plots=plots))
        endless.documentLayout().setPaintDevice(device)
        endless.setPageSize(QSizeF(page.width(), -1.0))
        endless.setTextWidth(page.width())
        begins = breaks([_measured(endless, one, frame) for one in placed], page.height() - 2 * BODY * dpi / 72)
        if end not in begins or not isinstance(paper.parts[-1], Words):
            break
    # A column with the air beside its words; what is rounded must not cost a narrow one its last letter.
    air = 2 * frame + dpi / 72
    columns = {one.at.part: [_rect(endless, block).width() + air for block in one.blocks] for one in placed if one.rows}
    document, _ = _typeset(paper, page.width(), dpi, _Plan(begins, columns, plots))
    document.documentLayout().setPaintDevice(device)
    document.setPageSize(page)
    return document


def _rect(document: QTextDocument, block: QTextBlock) -> QRectF:
    return document.documentLayout().blockBoundingRect(block)


def _measured(document: QTextDocument, placed: _Placed, frame: float) -> Piece:
    def top(blocks: Sequence[QTextBlock]) -> float:
        return min(_rect(document, block).top() for block in blocks)

    bottom = max(_rect(document, block).bottom() for block in placed.blocks)
    head = top(placed.rows[1]) - top(placed.rows[0]) if placed.rows else 0.0
    return Piece(placed.at, top(placed.blocks) - frame, bottom + frame, placed.heading, head)


def _typeset(paper: Paper, width: float, dpi: int, plan: _Plan | None = None) -> tuple[QTextDocument, list[_Placed]]:
    plan = plan or _Plan()
    document = QTextDocument()
    document.setUndoRedoEnabled(False)
    document.setDefaultFont(_font(BODY))
    document.setDocumentMargin(0)
    cursor = QTextCursor(document)
    _write(cursor, Words(paper.title), TITLE, bold=True, after=0.75 * TITLE + HEM)
    placed = [_Placed(Break(-1), [cursor.block()], heading=True)]
    for number, part in enumerate(paper.parts):
        at = Break(number)
        if isinstance(part, Grid):
            placed += _set_grid(cursor, part, number, plan)
            continue
        if isinstance(part, Words):
            size, before = (HEADING, 0.9 * HEADING) if part.heading else (BODY, 0.2 * BODY)
            _write(cursor, part, size, bold=part.heading, before=before, after=0.35 * BODY)
        else:
            _set_plot(document, cursor, part, QSizeF(width, plan.plots * PLOT_HIGH * width), f"plot-{number}", dpi)
        if at in plan.begins:
            form = cursor.blockFormat()
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            cursor.setBlockFormat(form)
        placed.append(_Placed(at, [cursor.block()], isinstance(part, Words) and part.heading))
    return document, placed


def _pixels(points: float) -> float:
    """What a document takes for so many points: it measures like the screen and grows with the device."""
    screen = QGuiApplication.primaryScreen()
    return points * (96.0 if screen is None else screen.logicalDotsPerInch()) / 72


def _font(size: float, *, bold: bool = False) -> QFont:
    made = QFont(FAMILY)
    made.setPointSizeF(size)
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Medium)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def _letters(size: float, *, bold: bool = False, colour: QColor = INK) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setFont(_font(size, bold=bold))
    made.setForeground(colour)
    return made


def _write(
    cursor: QTextCursor, words: Words, size: float, *, bold: bool = False, before: float = 0.0, after: float = 0.0
) -> None:
    """One paragraph at the end, with so many points before and after it."""
    cursor.movePosition(QTextCursor.MoveOperation.End)
    block = QTextBlockFormat()
    block.setTopMargin(_pixels(before))
    block.setBottomMargin(_pixels(after))
    block.setHeadingLevel(2 if words.heading else 0)
    if cursor.position():
        cursor.insertBlock(block)
    else:
        cursor.setBlockFormat(block)
    cursor.insertText(words.text, _letters(size, bold=bold, colour=QUIET if words.quiet else INK))


def _set_grid(cursor: QTextCursor, grid: Grid, part: int, plan: _Plan) -> list[_Placed]:
    """A table, in as many pieces as there are pages, each with the headings above it."""
    ends = [row for row in range(1, len(grid.rows)) if Break(part, row) in plan.begins]
    placed: list[_Placed] = []
    cursor.movePosition(QTextCursor.MoveOperation.End)
    for first, last in pairwise((0, *ends, len(grid.rows))):
        form = _table_form(Break(part, first) in plan.begins, plan.columns.get(part, ()))
        table = cursor.insertTable(1 + last - first, len(grid.columns), form)
        # The paragraph that every table leaves behind is none of ours: it must not need a page of its own.
        cursor.movePosition(QTextCursor.MoveOperation.End)
        nothing = QTextBlockFormat()
        nothing.setLineHeight(1.0, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        cursor.setBlockFormat(nothing)
        rows = [_set_row(table, 0, grid.columns, strong=True)]
        rows += [
            _set_row(table, at, grid.rows[row], strong=row in grid.strong)
            for at, row in enumerate(range(first, last), start=1)
        ]
        # The headings and the row below them stay together.
        placed.append(_Placed(Break(part, first), [block for row in rows[:2] for block in row]))
        placed += [_Placed(Break(part, first + at), row, rows=rows[:2]) for at, row in enumerate(rows[2:], start=1)]
    return placed


def _table_form(begins_page: bool, columns: Sequence[float]) -> QTextTableFormat:
    form = QTextTableFormat()
    form.setHeaderRowCount(1)
    form.setCellPadding(_pixels(PADDING))
    form.setCellSpacing(0)
    form.setBorder(_pixels(BORDER))
    form.setBorderBrush(RULE)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderCollapse(True)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    form.setTopMargin(_pixels(4.0))
    form.setBottomMargin(_pixels(6.0))
    if begins_page:
        form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    if columns:
        share = 100 / sum(columns)
        form.setColumnWidthConstraints([QTextLength(QTextLength.Type.PercentageLength, share * one) for one in columns])
    return form


def _set_row(table: QTextTable, row: int, texts: Sequence[str | Cell], *, strong: bool) -> list[QTextBlock]:
    """Write one row; its blocks."""
    blocks = []
    for column, text in enumerate(map(cell, texts)):
        place = table.cellAt(row, column)
        if strong:
            shaded = place.format()
            shaded.setBackground(SHADE)
            place.setFormat(shaded)
        inside = place.firstCursorPosition()
        block = QTextBlockFormat()
        at_left = column == 0
        block.setAlignment(Qt.AlignmentFlag.AlignLeft if at_left else Qt.AlignmentFlag.AlignHCenter)
        inside.setBlockFormat(block)
        inside.insertText(text.shown, _letters(BODY, bold=strong or at_left or text.won or text.strong))
        blocks.append(inside.block())
    return blocks


def _set_plot(document: QTextDocument, cursor: QTextCursor, plot: Plot, size: QSizeF, name: str, dpi: int) -> None:
    """The chart of the screen, drawn as fine as the device is."""
    chart = Chart()
    try:
        fine = dpi / 96
        chart.show_lines(plot.lines, plot.goal, 0.85)
        chart.setMinimumHeight(0)
        chart.resize((size / fine).toSize())
        image = QImage(size.toSize(), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(fine)
        image.fill(Qt.GlobalColor.white)
        # Without the ground of the window, which is dark beyond the chart's round corners.
        chart.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    finally:
        chart.deleteLater()
    document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
    cursor.movePosition(QTextCursor.MoveOperation.End)
    block = QTextBlockFormat()
    block.setBottomMargin(_pixels(0.6 * BODY))
    cursor.insertBlock(block)
    form = QTextImageFormat()
    form.setName(name)
    # In pixels of the screen, of which the document makes dots of the device.
    form.setWidth(size.width() * _pixels(72) / dpi)
    form.setHeight(size.height() * _pixels(72) / dpi)
    cursor.insertImage(form)
