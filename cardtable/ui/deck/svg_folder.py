"""Decks from SVG files, one for each element or one that holds them all, and the trial that they do no harm."""

from __future__ import annotations

import os
import re
from base64 import b64decode
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final
from xml.parsers import expat

from PySide6.QtCore import QByteArray, QElapsedTimer, QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardtable.disk import read_bytes
from cardtable.ui.deck.deck import ELEMENTS, NEEDED_ELEMENTS
from cardtable.ui.deck.style import FaceStyle

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF

MAX_BYTES: Final = 24 * 1024 * 1024
MOST_DRAWN: Final = 400_000
DEEPEST: Final = 120
_PICTURE_DATA: Final = re.compile(r"data:image/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/\s]*)[=\s]*")
# What a picture made of pixels begins with: Qt looks at that and not at the name, and draws another SVG just as well.
_PIXELS: Final = re.compile(rb"\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF....WEBP", re.DOTALL)
_ADDRESS: Final = re.compile(r"url\(\s*['\"]?\s*(?!#)[^\s'\")]|@import", re.IGNORECASE)


class SvgError(ValueError):
    """A picture that is not drawn; the text says why, for the log."""


@dataclass(slots=True)
class _Node:
    used: list[str] = field(default_factory=list)
    children: list[_Node] = field(default_factory=list)
    drawn: int = 0


class _Reader:
    """Reads the elements of one file, with what each of them draws."""

    def __init__(self) -> None:
        self.root = _Node()
        self.named: dict[str, list[_Node]] = {}
        self.count = 0
        self._open = [self.root]

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MOST_DRAWN:
            raise SvgError("too many elements")
        if len(self._open) > DEEPEST:
            raise SvgError("too deep")
        node = _Node()
        kind = tag.rpartition(":")[2]
        for name, value in attributes.items():
            if name.rpartition(":")[2] == "id":
                self.named.setdefault(value, []).append(node)
            elif name.rpartition(":")[2] == "href" and kind != "a":
                node.used += self._target(kind, value.strip())
            elif _ADDRESS.search(value):
                raise SvgError("a picture from elsewhere")
        self._open[-1].children.append(node)
        self._open.append(node)

    @staticmethod
    def _target(kind: str, value: str) -> list[str]:
        if value.startswith("#"):
            return [value[1:]] if kind == "use" else []
        if value and not (kind == "image" and _is_made_of_pixels(value)):
            raise SvgError("a picture from elsewhere")
        return []

    def end(self, tag: str) -> None:
        self._open.pop()

    def text(self, text: str) -> None:
        if _ADDRESS.search(text):
            raise SvgError("a picture from elsewhere")

    def entity(self, *declaration: object) -> None:
        raise SvgError("entities")


def _is_made_of_pixels(value: str) -> bool:
    found = _PICTURE_DATA.fullmatch(value)
    begin = "" if found is None else "".join(found[1][:200].split())[:32]
    return _PIXELS.match(b64decode(begin.ljust(32, "A"))) is not None


def check(data: bytes) -> None:
    """See that a picture is one, within the limits.

    Raises:
        SvgError: It is not.
    """
    if len(data) > MAX_BYTES:
        raise SvgError("too large")
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.EntityDeclHandler = reader.entity
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise SvgError("no XML") from error
    if _drawn(reader.root, reader.named, 0) > MOST_DRAWN:
        raise SvgError("too much to draw")


def _drawn(node: _Node, named: dict[str, list[_Node]], depth: int) -> int:
    """How many elements are drawn for this one; what is used is drawn as often as it is used."""
    if depth > 2 * DEEPEST:
        raise SvgError("pictures within each other")
    if not node.drawn:
        total = 1 + sum(_drawn(child, named, depth + 1) for child in node.children)
        # Of several with one name, or several names in one place, any may be the one that is drawn.
        total += sum(_drawn(one, named, depth + 1) for used in node.used for one in named.get(used, ()))
        node.drawn = min(total, MOST_DRAWN + 1)
    return node.drawn


ONE_FILE: Final = "deck.svg"
# Height by width, from broad bridge cards to narrow tarot cards.
ASPECTS: Final = (1.2, 1.8)


class SvgFolderDeck:
    """A deck from a folder with either ``deck.svg`` or files such as ``king_heart.svg`` and ``back.svg``.

    Its pictures are what they are: index letters, colours and large print cannot be chosen.

    Raises:
        ValueError: The folder lacks one of the 52 faces or the back, a picture breaks a limit (``svg_check``) or has
            not the shape of a card; the message is a sentence that says which.
        OSError: A file cannot be read.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._whole = _opened(folder / ONE_FILE) if _is_there(folder / ONE_FILE) else None
        self._single: dict[str, QSvgRenderer] = {}
        if self._whole is None:
            files = {element: folder / f"{element}.svg" for element in ELEMENTS}
            self._single = {element: _opened(file) for element, file in files.items() if _is_there(file)}
        missing = [element for element in NEEDED_ELEMENTS if not self.has(element)]
        if missing:
            more = f" and {len(missing) - 3} more" if len(missing) > 3 else ""
            raise ValueError(f"The folder {folder} is not a whole deck: it lacks {', '.join(missing[:3])}{more}.")
        for element in filter(self.has, ELEMENTS):
            size = self._size(element)
            low, high = ASPECTS
            if not (size.width() > 0 and low <= size.height() / size.width() <= high):
                raise ValueError(f"The picture {element} in {folder} has not the shape of a card.")

    @property
    def id(self) -> str:
        """The folder's name."""
        return self._folder.name

    @property
    def aspect(self) -> float:
        """Height of the ace of spades divided by its width."""
        size = self._size("1_spade")
        return size.height() / size.width()

    def has(self, element: str) -> bool:
        """Whether the deck has a picture of this name."""
        if self._whole is not None:
            return element in ELEMENTS and self._whole.elementExists(element)
        return element in self._single

    def paint(self, painter: QPainter, rect: QRectF, element: str, style: FaceStyle) -> None:
        """Paint a card so that its edge is ``rect``, in the painter's units; nothing if there is no such element."""
        if not self.has(element):
            return
        if self._whole is not None:
            self._whole.render(painter, element, rect)
        else:
            self._single[element].render(painter, rect)

    def _size(self, element: str) -> QSizeF:
        if self._whole is not None:
            return self._whole.boundsOnElement(element).size()
        return self._single[element].viewBoxF().size()


def _is_there(file: Path) -> bool:
    """Whether there is something of this name, even if it turns out to be no picture."""
    return file.is_symlink() or file.exists()


def _opened(file: Path) -> QSvgRenderer:
    data = read_bytes(file, MAX_BYTES)
    try:
        check(data)
    except SvgError as error:
        raise ValueError(f"The file {file} is not an SVG picture that can be drawn: {error}.") from error
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        raise ValueError(f"The file {file} is not an SVG picture.")
    return renderer


TIME_LIMIT: Final = 15_000
WIDTH: Final = 140
_GLANCE: Final = 60


class DeckTrial(QObject):
    """Tries one deck. ``finished(name, good)`` when every picture was drawn, or was not in time."""

    finished = Signal(str, bool)
    time_limit = TIME_LIMIT

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        import multiprocessing

        self._name = folder.name
        self._process = multiprocessing.get_context("spawn").Process(target=draw_all, args=(str(folder),), daemon=True)
        self._process.start()
        self._since = QElapsedTimer()
        self._since.start()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(_GLANCE)

    def _look(self) -> None:
        if self._process.is_alive() and self._since.elapsed() < self.time_limit:
            return
        good = self._process.exitcode == 0
        self.stop()
        self.finished.emit(self._name, good)

    def stop(self) -> None:
        """Try no longer."""
        self._timer.stop()
        if self._process.is_alive():
            self._process.kill()
            self._process.join(1)


def draw_all(folder: str) -> None:
    """Draw every picture of the deck in this folder; the life of the process."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication(["cardtable"])
    deck = SvgFolderDeck(Path(folder))
    for element in ELEMENTS:
        image = QImage(WIDTH, 2 * WIDTH, QImage.Format.Format_ARGB32_Premultiplied)
        with QPainter(image) as painter:
            deck.paint(painter, QRectF(0, 0, WIDTH, WIDTH * deck.aspect), element, FaceStyle())
    del app
