"""Whether an SVG picture may be handed to the renderer: only so large, only so much to draw, nothing from elsewhere."""

from __future__ import annotations

import re
from base64 import b64decode
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

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
