"""The text of a book, with pictures of positions that are never wider than it, and with what is marked in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import shiboken6
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QPalette,
    QPen,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)
from PySide6.QtWidgets import QTextEdit

from cardtable.cards import Card
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.layout_parts import ASPECT, INDEX_SHARE, Spot
from cardtable.stage.units import Units
from cardtable.stage.zones import Middle
from cardtable.ui.a11y.accessible_widgets import reader_runs
from cardtable.ui.language import say
from cardtable.ui.painting.cloth import RIM, paint_cloth
from cardtable.ui.painting.drawing import dashed, smooth
from cardtable.ui.scene.card_item import CardItem
from cardtable.ui.scene.card_marks import CORNER
from cardtable.ui.scene.scene import TableScene
from cardtable.ui.widgets.keys import letter_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, QTextBlock

    from cardtable.ui.services import Services

SCHEME: Final = "cards"
# How wide a card is where there is room, and where it is short, in heights of a line of text.
CARD: Final = 4.1
LEAST: Final = 2.5
# From one card to the next, in widths of a card, where there is room.
STEP: Final = 1.1
MELD_STEP: Final = 0.52
ROW_STEP: Final = 1.3
# Between what lies on the table and what a player holds.
APART: Final = 0.5
# The players before whom the cards of a trick lie: the others at the left, opposite and at the right, then oneself.
_TRICK: Final = ((-1.08, 0.0), (0.0, -0.58), (1.08, 0.0), (0.0, 0.58))


def is_position(name: QUrl) -> bool:
    """Whether a picture of a book is a position."""
    return name.scheme() == SCHEME


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table, what a player holds, and which of all that is marked."""

    table: tuple[Card, ...]
    hand: tuple[Card, ...]
    marked: frozenset[Card]

    @staticmethod
    def read(text: str) -> Position:
        """Read the form of the books, such as ``2C|6C*,KD``."""
        table, _, hand = text.partition("|")
        words = [[word for word in part.split(",") if word] for part in (table, hand)]
        laid, held = (tuple(Card.parse(word.rstrip("*")) for word in part) for part in words)
        marked = (Card.parse(word.rstrip("*")) for part in words for word in part if word.endswith("*"))
        return Position(laid, held, frozenset(marked))

    def is_trick(self, middle: Middle) -> bool:
        """Whether these are the cards of a trick, one before each player, of which one wins."""
        return middle is Middle.TRICK and not self.table and len(self.hand) == len(_TRICK) and len(self.marked) == 1


def describe(position: Position, middle: Middle) -> list[Message]:
    """The picture in words: the cards by name, and what is marked."""
    if position.is_trick(middle):
        found = [translate("Rules", "In the trick: {cards}.", "what a picture of the rule book shows")]
        lying: list[Sequence[Card]] = [position.hand]
    else:
        found, lying = [], []
        if position.table:
            found.append(translate("Rules", "On the table: {cards}.", "what a picture of the rule book shows"))
            lying.append(position.table)
        if position.hand:
            found.append(translate("Rules", "In the hand: {cards}.", "what a picture of the rule book shows"))
            lying.append(position.hand)
    if position.marked:
        found.append(translate("Rules", "Marked: {cards}.", "what a picture of the rule book shows"))
        lying.append([card for card in (*position.table, *position.hand) if card in position.marked])
    return [
        text.put(cards=listing([card_name(card) for card in cards])) for text, cards in zip(found, lying, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class _Laid:
    """Where everything lies: the size of the whole, the cards, the place of the next one, and a line between."""

    size: QSizeF
    cards: tuple[tuple[Card, Spot], ...]
    following: QRectF | None
    between: float | None


def size_of(position: Position, middle: Middle, column: float, line: float) -> QSizeF:
    """How large the picture is, in a column so wide whose lines are so high."""
    return _lay(position, middle, column, line).size


def _lay(position: Position, middle: Middle, column: float, line: float) -> _Laid:
    edge = (RIM + 0.75) * line
    room = max(column - 2 * edge, 3.0 * line)
    if position.is_trick(middle):
        return _lay_trick(position, room, edge, line)
    wished = {Middle.ROW: ROW_STEP, Middle.MELDS: MELD_STEP}.get(middle, STEP)
    if not position.hand:
        wished = STEP  # What the order of cards is shown with lies side by side.
    laid, held = len(position.table), len(position.hand)
    places = laid + (1 if middle is Middle.ROW and laid else 0)
    # Where room is short, cards become smaller first, so that marks stay in sight, and then they close up.
    side_by_side = (bool(places) + bool(held)) + (APART if places and held else 0.0)
    side_by_side += max(places - 1, 0) * wished + max(held - 1, 0) * STEP
    card = min(CARD * line, max(LEAST * line, room / side_by_side), room / 2.4)
    apart = APART * card if places and held else 0.0
    fixed = card * (bool(places) + bool(held)) + apart
    steps = (max(places - 1, 0) * wished, max(held - 1, 0) * STEP)
    left = max(room - fixed - steps[0] * card, max(held - 1, 0) * INDEX_SHARE[True] * card)
    hand_step = min(STEP * card, left / (held - 1)) if held > 1 else 0.0
    left = room - fixed - max(held - 1, 0) * hand_step
    table_step = min(wished * card, max(left, 0.0) / (places - 1)) if places > 1 else 0.0
    x, y = edge, edge
    cards = [(one, Spot(x + at * table_step, y, card)) for at, one in enumerate(position.table)]
    following = QRectF(x + laid * table_step, y, card, card * ASPECT) if places > laid else None
    if places:
        x += (places - 1) * table_step + card + apart
    cards += [(one, Spot(x + at * hand_step, y, card)) for at, one in enumerate(position.hand)]
    wide = x + (held - 1) * hand_step + card if held else x
    size = QSizeF(min(round(wide + edge), column), round(card * ASPECT + 2 * edge))
    return _Laid(size, tuple(cards), following, x - apart / 2 if apart else None)


def _lay_trick(position: Position, room: float, edge: float, line: float) -> _Laid:
    """One card before each player, as in the middle of the table."""
    card = min(CARD * line, room / 3.3)
    centre = QPointF(edge + 1.58 * card, edge + (0.5 + 0.58) * card * ASPECT)
    spots = (Spot(centre.x() + (x - 0.5) * card, centre.y() + (y - 0.5) * card * ASPECT, card) for x, y in _TRICK)
    size = QSizeF(round(3.16 * card + 2 * edge), round(2.16 * card * ASPECT + 2 * edge))
    return _Laid(size, tuple(zip(position.hand, spots, strict=True)), None, None)


def draw_position(
    position: Position, middle: Middle, services: Services, column: float, line: float, ratio: float
) -> QImage:
    """The position as a picture of the size that it has in this column, crisp at this pixel ratio."""
    laid = _lay(position, middle, column, line)
    image = QImage(
        round(laid.size.width() * ratio), round(laid.size.height() * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    whole = QRectF(QPointF(), laid.size)
    scene = TableScene(services.pixmaps)
    scene.theme, scene.pixel_ratio = services.theme, ratio
    scene.units = Units(laid.size.width(), laid.size.height(), 0.8, 0.85 * line, 0.0, 0.0)
    scene.set_size(laid.size.width(), laid.size.height())
    _put_cards(scene, position, middle, laid)
    with smooth(image, pictures=True) as painter:
        paint_cloth(painter, whole, services.theme, line, 0.8)
        quiet = dashed(QColor(services.theme.quiet), 1.6)
        if laid.following is not None:
            radius = laid.following.width() * CORNER
            painter.setPen(quiet)
            painter.drawRoundedRect(laid.following, radius, radius)
        if laid.between is not None:
            edge = 1.2 * line
            painter.setPen(QPen(QColor(services.theme.quiet), 1.6, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(laid.between, edge), QPointF(laid.between, laid.size.height() - edge))
        scene.render(painter, whole, whole)
    shiboken6.delete(scene)
    return image


def _put_cards(scene: TableScene, position: Position, middle: Middle, laid: _Laid) -> None:
    trick = position.is_trick(middle)
    for index, (card, spot) in enumerate(laid.cards):
        item = CardItem(scene)
        item.card, item.spot, item.index = card, spot, index
        item.fitting = card in position.marked and not trick
        item.winning = card in position.marked and trick
        scene.cards.append(item)
        scene.addItem(item)
        item.rest()


# A chapter that was opened begins so many pixels below the upper edge.
ABOVE: Final = 6
_FAINT: Final = 70


class RuleText(QTextEdit):
    """The text of one book, opened at a chapter.

    With a screen reader the arrow keys walk through it, line by line, and H (with Shift: back) from heading to heading;
    else they scroll. For readers a browser of Qt's would be one label of thousands of letters.
    ``walked(words)``: H came to a heading, of which a reader says nothing by itself; its words and the next ones.
    """

    walked = Signal(str)

    def __init__(self, services: Services, *, on_table: bool = False) -> None:
        """``on_table``: it lies beside the table, which is dark by day, too."""
        super().__init__()
        self._services, self._on_table = services, on_table
        self._headings: list[int] = []
        self._opened = -1
        self._went = -1
        self._hits: Sequence[tuple[int, int]] = ()
        self._hit = -1
        self._drawn_for: tuple[object, ...] = ()
        self._middle = Middle.PILES
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw a position, or leave other resources alone."""
        name = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or not is_position(name):
            return super().loadResource(kind, name)
        return self.picture(name)

    def picture(self, name: QUrl) -> QImage:
        """A position as it is drawn in this column."""
        ratio = self.devicePixelRatioF()
        height = self.fontMetrics().height()
        return draw_position(Position.read(name.path()), self._middle, self._services, self._column, height, ratio)

    @property
    def _column(self) -> float:
        """How wide a picture may be."""
        return self.viewport().width() - 2 * self.document().documentMargin() - 1

    # -- writing ---------------------------------------------------------------------------------------------------

    def write(self, markdown: str, middle: Middle = Middle.PILES) -> None:
        """Show this text; positions in it lie as they do in the ``middle`` of such a table."""
        self._middle = middle
        document = self.document()
        self._hits, self._hit, self._opened, self._drawn_for = (), -1, -1, ()
        document.setDefaultFont(self.font())
        document.setMarkdown(markdown)
        every = QTextCursor(document)
        every.beginEditBlock()  # Else the whole text is laid out anew after each of its paragraphs.
        self._space_out()
        self._write_below_pictures()
        self._fit_pictures()
        every.endEditBlock()
        self._headings = []
        block = document.begin()
        while block.isValid():
            if block.blockFormat().headingLevel() > 0:
                self._headings.append(block.position())
            block = block.next()
        self._fit_bar()
        self._mark()

    def _fit_bar(self) -> None:
        """A wide table can be scrolled; for a space at the end of a line there is no bar."""
        over = self.document().idealWidth() - self.viewport().width()
        wide = over > self.fontMetrics().height()
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAsNeeded if wide else policy.ScrollBarAlwaysOff)

    def _space_out(self) -> None:
        """Air between the paragraphs and above the headings, which Markdown does not bring along."""
        base = self.fontMetrics().height()
        block = self.document().begin()
        while block.isValid():
            shape = block.blockFormat()
            heading = shape.headingLevel()
            inside = QTextCursor(block).currentTable() is not None
            shape.setTopMargin(base * 1.1 if heading else 0.0 if inside else base * 0.2)
            shape.setBottomMargin(base * 0.3 if heading else 0.0 if inside else base * 0.35)
            shape.setLineHeight(118.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            QTextCursor(block).setBlockFormat(shape)
            block = block.next()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pictures follow the column, and an opened chapter stays in sight until the user scrolls."""
        stays = self.verticalScrollBar().value() == self._went
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_pictures()
            self._fit_bar()
        if stays and self._opened >= 0:
            self.go_to(self._opened)

    def _fit_pictures(self) -> None:
        """Give every picture the size that it has in this column, where it had another one before."""
        ratio, height = self.devicePixelRatioF(), self.fontMetrics().height()
        fits = (self._column, height, ratio, self._services.pixmaps, self._services.theme)
        if fits == self._drawn_for:
            return
        self._drawn_for = fits
        for cursor, image in list(self.pictures()):
            size = size_of(Position.read(QUrl(image.name()).path()), self._middle, self._column, height)
            self.document().addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(image.name()), self.picture(QUrl(image.name()))
            )
            image.setWidth(size.width())
            image.setHeight(size.height())
            cursor.setCharFormat(image)

    def _write_below_pictures(self) -> None:
        """Say below each picture what it shows; for readers, which see no picture, with every card by its name."""
        quiet = QTextCharFormat()
        quiet.setProperty(QTextFormat.Property.FontSizeAdjustment, -1)
        colours = self._services.theme if self._on_table else self._services.frame
        quiet.setForeground(QColor(colours.quiet))
        for cursor, image in reversed(self.pictures()):
            told = [str(image.property(QTextFormat.Property.ImageAltText) or "").rstrip(".") + "."]
            if reader_runs():
                told += [say(text) for text in describe(Position.read(QUrl(image.name()).path()), self._middle)]
            cursor.setPosition(cursor.selectionEnd())
            shape = cursor.blockFormat()
            shape.setLineHeight(100.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            shape.setBottomMargin(0.0)
            cursor.setBlockFormat(shape)
            shape.setTopMargin(0.0)
            shape.setBottomMargin(self.fontMetrics().height() * 0.6)
            cursor.insertBlock(shape)
            cursor.insertText(" ".join(told), quiet)

    def pictures(self) -> list[tuple[QTextCursor, QTextImageFormat]]:
        """Every picture, with the place where it stands."""
        found = []
        block = self.document().begin()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                fragment = fragments.fragment()
                shape = fragment.charFormat().toImageFormat()
                if shape.isValid() and is_position(QUrl(shape.name())):
                    cursor = QTextCursor(self.document())
                    cursor.setPosition(fragment.position())
                    cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
                    found.append((cursor, shape))
                fragments += 1
            block = block.next()
        return found

    # -- where one is ----------------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever listens walks through the text; a reader may have come since the last time."""
        flags = Qt.TextInteractionFlag
        walks = flags.TextSelectableByKeyboard if reader_runs() else flags.NoTextInteraction
        self.setTextInteractionFlags(flags.TextSelectableByMouse | walks)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """H goes to the next heading, and with Shift to the one before."""
        shift = Qt.KeyboardModifier.ShiftModifier
        if letter_of(event) == "H":
            here, back = self.textCursor().position(), bool(event.modifiers() & shift)
            ahead = [at for at, place in enumerate(self._headings) if (place < here if back else place > here)]
            if ahead:
                self._opened = ahead[-1 if back else 0]
                self._mark()
                self._show_heading(self._opened)
                heading = self.document().findBlock(self._headings[self._opened])
                self.walked.emit(f"{_words_of(heading)}. {self.first_words(self._opened)}")
        else:
            super().keyPressEvent(event)

    def first_words(self, chapter: int) -> str:
        """The first paragraph of a chapter, or of its first part."""
        if not 0 <= chapter < len(self._headings):
            return ""
        block = self.document().findBlock(self._headings[chapter]).next()
        while block.isValid() and (block.blockFormat().headingLevel() > 0 or not _words_of(block)):
            block = block.next()
        return _words_of(block)

    def go_to(self, chapter: int) -> None:
        """Open this chapter, with its heading marked."""
        self._opened = chapter
        self._mark()
        if not 0 < chapter < len(self._headings):
            # What stands before the first chapter belongs to the top of the book.
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self.verticalScrollBar().setValue(0)
            self._went = 0
            return
        self._show_heading(chapter)

    def _show_heading(self, chapter: int) -> None:
        block = self.document().findBlock(self._headings[chapter])
        self.setTextCursor(QTextCursor(block))
        self._scroll_to(block, 0.0)
        self._went = self.verticalScrollBar().value()

    def _scroll_to(self, block: QTextBlock, share: float) -> None:
        """Bring a paragraph to this share of the height of what can be seen."""
        self.document().setTextWidth(self.viewport().width())
        self.document().size()  # Else the bar ends where the text has been laid out so far.
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(max(0, round(top - share * self.viewport().height()) - ABOVE))

    def chapter_at(self, place: int) -> int:
        """The chapter in which this place of the text is; 0 before the first one."""
        return max(0, sum(heading <= place for heading in self._headings) - 1)

    # -- what is found ---------------------------------------------------------------------------------------------

    @property
    def all_words(self) -> str:
        """The text as it is searched: every place in it is one of the document."""
        return self.document().toRawText()

    def show_hits(self, hits: Sequence[tuple[int, int]], current: int = -1) -> None:
        """Mark these places, and bring the current one into sight."""
        self._hits, self._hit = hits, current
        self._mark()
        if 0 <= current < len(hits):
            cursor = QTextCursor(self.document())
            cursor.setPosition(hits[current][0])
            self.setTextCursor(cursor)
            self._scroll_to(cursor.block(), 0.3)

    def _mark(self) -> None:
        """The heading of the open chapter on a band, all hits tinted, the current one as what is selected."""
        colours = self.palette()
        strong, words = colours.color(QPalette.ColorRole.Highlight), colours.color(QPalette.ColorRole.HighlightedText)
        faint = QColor(strong)
        faint.setAlpha(_FAINT)
        found = []
        if 0 <= self._opened < len(self._headings):
            found.append(self._selection(self._headings[self._opened], None, faint, None))
        for number, (start, end) in enumerate(self._hits):
            current = number == self._hit
            found.append(self._selection(start, end, strong if current else faint, words if current else None))
        self.setExtraSelections(found)

    def _selection(self, start: int, end: int | None, ground: QColor, words: QColor | None) -> QTextEdit.ExtraSelection:
        """A mark from here to there, or over the whole line."""
        one = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        shape = QTextCharFormat()
        shape.setBackground(ground)
        if words is not None:
            shape.setForeground(words)
        if end is None:
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            shape.setProperty(QTextFormat.Property.FullWidthSelection, True)
        else:
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        one.cursor, one.format = cursor, shape
        return one

    @property
    def marked(self) -> list[str]:
        """What is marked now."""
        return [one.cursor.selectedText() for one in self.extraSelections()]


def _words_of(block: QTextBlock) -> str:
    """What is written in a paragraph, without its pictures."""
    return block.text().replace("\ufffc", "").strip()
