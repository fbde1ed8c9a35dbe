"""Pages have no pixel, colour or font of their own: lengths come from letters, colours from their roles."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

UI: Final = Path(__file__).parents[2] / "cardtable" / "ui"
# Painting, the table, cards and how papers are set: their lengths are shares of what they are drawn in.
DRAWN: Final = ("painting", "scene", "match", "deck", "printing")
# What takes pixels.
MEASURED: Final = frozenset({
    "setContentsMargins", "setViewportMargins", "setSpacing", "setHorizontalSpacing", "setVerticalSpacing",
    "addSpacing", "setFixedSize", "setFixedWidth", "setFixedHeight", "setMinimumSize", "setMinimumWidth",
    "setMinimumHeight", "setMaximumSize", "setMaximumWidth", "setMaximumHeight", "resize", "setIconSize",
    "setPixelSize", "setPointSize", "setPointSizeF", "FlowLayout", "font",
})  # fmt: skip
# As wide as Qt lets anything be: no limit.
NO_LIMIT: Final = 16_777_215
EXCEPTIONS: Final = {
    "theme.py": "colours and fonts are defined here",
    "style_sheet.py": "paper and notices are the same by day and by lamp",
    "widgets/cover_picture.py": "the ink of the covers, which are drawn like cards",
    "widgets/brush_title.py": "the ink that is looked for in a drawing",
    "avatars/faces.py": "the rose of a winner is gold by day and by lamp",
    "replay/timeline.py": "the line lies on the table, which is dark at all times",
    "shell/self_test.py": "whether the font is there, in any size",
}


def pages() -> list[Path]:
    """The files that make pages and their parts."""
    return [path for path in sorted(UI.rglob("*.py")) if path.relative_to(UI).parts[0] not in DRAWN]


def name_of(call: ast.Call) -> str:
    """What is called."""
    func = call.func
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def is_number(node: ast.AST) -> bool:
    """Whether this is a number of pixels, as it is or added to something else."""
    match node:
        case ast.Constant(value=bool()):
            return False
        case ast.Constant(value=int() | float() as value):
            return value not in (0, NO_LIMIT)
        case ast.UnaryOp(operand=operand):
            return is_number(operand)
        case ast.Call() if name_of(node) in ("QSize", "QMargins", "round", "max", "min"):
            return any(map(is_number, node.args))
        case ast.BinOp(op=ast.Mult()):
            return is_number(node.left) and is_number(node.right)
    return False


def faults(path: Path) -> Iterator[tuple[int, str]]:
    """Where a file sets pixels, a colour or a font, and which."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(args=args, keywords=words):
                called = name_of(node)
                given = [*args, *(word.value for word in words)]
                if called == "QFont" or (called in MEASURED and any(map(is_number, given))):
                    yield node.lineno, called
            case ast.Constant(value=str() as text) if is_colour(text):
                yield node.lineno, text


def is_colour(text: str) -> bool:
    """Whether this is a colour, alone or in a style sheet."""
    parts = text.split("#")[1:]
    return any(len(part) >= 6 and all(one in "0123456789abcdefABCDEF" for one in part[:6]) for part in parts)


@pytest.mark.whole
@pytest.mark.parametrize("room", sorted({path.relative_to(UI).parts[0] for path in pages()}))
def test_a_page_has_no_pixel_no_colour_and_no_font_of_its_own(room: str) -> None:
    mine = [path for path in pages() if path.relative_to(UI).parts[0] == room]
    found = [
        (name, *fault)
        for path in mine
        if (name := path.relative_to(UI).as_posix()) not in EXCEPTIONS
        for fault in faults(path)
    ]
    assert found == []


def test_every_exception_is_one() -> None:
    assert [name for name in EXCEPTIONS if not list(faults(UI / name))] == []


def test_the_check_sees_pixels_colours_and_fonts(tmp_path: Path) -> None:
    lines = (
        "rows.setContentsMargins(0, 4, 0, 0)",
        "part.setFixedSize(QSize(20, em(2)))",
        "part.setMinimumHeight(round(40 * 1.5))",
        "painter.setFont(font(12))",
        'QColor("#12ab34")',
        "QFont()",
        "FlowLayout(part, spacing=8)",
        "rows.setContentsMargins(0, em(1), 0, 0)",
        "part.setMinimumHeight(round(0.5 * wide))",
        'part.setObjectName("#card")',
    )
    made = tmp_path / "tried.py"
    made.write_text("\n".join(lines), encoding="utf-8")
    assert sorted(line for line, _ in faults(made)) == [1, 2, 3, 4, 5, 6, 7]
