"""The birds among the faces, in a circle of radius 100 around (0, 0): a raven, a puffin and an owl."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.ui.deck.shapes import INK, Shape, at, both_sides, circle, joined, path, polygon

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath

WHITE: Final = "#ffffff"

# The raven: nearly black, with the blue and violet of its feathers where light falls.
_NIGHT: Final = "#141a2b"
_SHADE: Final = "#0b0f1a"
_PLUME: Final = "#2a3757"
_GLEAM: Final = "#6485c4"
_VIOLET: Final = "#4d4285"
_BILL: Final = "#303a52"
_BILL_BELOW: Final = "#232b3f"
_BILL_LIGHT: Final = "#94a6c8"


def raven() -> list[Shape]:
    """A raven's head, raised, looking to the right."""
    body = path(
        "M -14 -70 C -44 -68 -60 -46 -62 -18 C -64 8 -74 22 -84 44 C -92 64 -96 84 -98 104 L 76 104 "
        "C 74 88 68 76 58 68 L 69 65 C 58 59 50 52 44 44 L 59 42 C 47 36 40 28 36 20 L 49 17 C 38 12 32 6 30 0 "
        "L 30 -42 C 22 -60 6 -71 -14 -70 Z"
    )
    head = at(turn=-7)
    upper = path("M 18 -46 C 48 -55 82 -42 96 -8 C 98 0 97 8 93 14 C 90 5 84 -1 73 -4 C 54 -10 36 -11 18 -10 Z")
    lower = path("M 18 -10 C 40 -10 60 -7 76 -1 C 81 1 83 4 84 8 C 64 17 42 17 22 11 Z")
    ridge = path("M 30 -46 C 56 -49 80 -38 92 -10 C 92 -6 91 -4 89 -3 C 76 -26 56 -36 34 -37 Z")
    bristles = path("M 8 -47 C 28 -48 46 -42 62 -30 L 43 -31 L 57 -22 L 37 -24 L 47 -15 L 24 -16 L 8 -12 Z")
    brow = path("M -24 -36 C -10 -51 12 -51 30 -38 C 18 -39 2 -39 -16 -29 Z")
    drawn = [
        Shape(body, _NIGHT),
        *_raven_plumage(),
        Shape(head.map(lower), _BILL_BELOW),
        Shape(head.map(upper), _BILL),
        Shape(head.map(ridge), _BILL_LIGHT),
        Shape(head.map(bristles), _NIGHT),
        Shape(head.map(path("M 14 -38 Q 34 -41 52 -31 M 16 -30 Q 32 -31 46 -24")), stroke=_PLUME, width=2),
        Shape(head.map(path("M 14 -9 C 38 -11 64 -8 80 1")), stroke=_SHADE, width=2.6),
        *_raven_eye(),
        # The brow makes it proud.
        Shape(head.map(brow), _NIGHT),
        Shape(head.map(path("M -24 -37 C -10 -52 12 -52 28 -40 C 12 -46 -6 -45 -24 -37 Z")), _GLEAM),
    ]
    return [shape.moved(at(-6, 3)) for shape in drawn]


def _raven_plumage() -> list[Shape]:
    crown = path("M -46 -36 C -42 -54 -24 -67 -2 -65 C -22 -58 -34 -46 -38 -22 C -42 -28 -45 -32 -46 -36 Z")
    gleam = path("M -40 -44 C -34 -56 -20 -65 -2 -65 C -18 -60 -28 -52 -36 -38 Z")
    nape = path("M -60 -14 C -60 -26 -54 -36 -50 -40 C -44 -10 -46 16 -66 48 C -64 22 -60 6 -60 -14 Z")
    shoulder = path("M -94 94 C -90 66 -78 44 -60 30 C -66 52 -66 76 -62 104 L -96 104 Z")
    sheen = path("M -90 90 C -86 66 -77 48 -66 38 C -74 56 -78 74 -78 100 Z")
    ruff = [(24, 14, 0.95), (12, 26, 1.0), (34, 33, 1.05), (19, 47, 1.1), (0, 42, 1.0), (40, 56, 1.1), (26, 70, 1.2)]
    ruff += [(4, 66, 1.15), (48, 80, 1.2), (30, 93, 1.2), (8, 90, 1.2), (-14, 60, 1.0), (-16, 82, 1.1), (-32, 74, 0.95)]
    feather = path("M -11 -13 C -4 -9 2 -2 9 14 C -2 11 -10 2 -11 -13 Z")
    quill = path("M -9 -9 C -3 -6 2 0 6 9 C 0 2 -5 -2 -9 -9 Z")
    return [
        Shape(shoulder, _PLUME),
        Shape(sheen, _VIOLET),
        Shape(nape, _VIOLET),
        Shape(crown, _PLUME),
        Shape(gleam, _GLEAM),
        Shape(joined(at(x, y, size).map(feather) for x, y, size in ruff), _PLUME),
        Shape(joined(at(x, y, size).map(quill) for x, y, size in ruff), _GLEAM),
    ]


def _raven_eye() -> list[Shape]:
    return [
        Shape(circle(4, -28, 15.5), _SHADE),
        Shape(circle(4, -28, 13.4), "#ffc636"),
        Shape(path("M -8.9 -24 C -6 -12 14 -12 16.9 -24 C 12 -17 -4 -17 -8.9 -24 Z"), "#e08f1f"),
        Shape(circle(6.5, -28, 6), "#0b0d14"),
        Shape(circle(2.5, -32, 3), WHITE),
    ]


def puffin() -> list[Shape]:
    """A puffin looking to the left, with the bill it wears in summer."""
    bill = path("M -22 -36 C -52 -34 -82 -12 -90 18 C -70 30 -42 32 -18 24 C -30 4 -30 -18 -22 -36 Z")
    return [
        Shape(
            path(
                "M 66 104 C 84 60 80 -6 58 -42 C 42 -70 6 -80 -18 -64 C -36 -52 -34 -24 -30 0 "
                "C -28 20 -34 34 -44 50 C -54 68 -58 86 -56 104 Z"
            ),
            "#1e2634",
        ),
        Shape(path("M -50 104 C -52 82 -46 64 -33 50 C -6 66 32 64 52 50 C 62 66 62 90 56 104 Z"), "#f8f5ec"),
        Shape(
            path(
                "M -28 -28 C -16 -48 20 -48 38 -26 C 52 -6 44 22 26 34 C 8 44 -14 40 -22 30 C -34 10 -36 -10 -28 -28 Z"
            ),
            "#f8f5ec",
        ),
        Shape(path("M 6 -14 C 20 -18 36 -14 50 -2 C 34 -6 20 -6 6 -8 Z"), "#aab2bb"),
        Shape(path("M 26 34 C 44 22 52 -6 38 -26 C 44 -2 36 20 14 38 Z"), "#d9dcdd"),
        Shape(bill, "#e0572a"),
        Shape(
            path(
                "M -22 -36 C -36 -35 -48 -30 -58 -22 C -56 -2 -52 14 -42 30 C -32 30 "
                "-24 27 -18 24 C -30 4 -30 -18 -22 -36 Z"
            ),
            "#46607c",
        ),
        Shape(path("M -58 -22 C -56 -2 -52 14 -42 30 L -50 30 C -60 14 -64 -2 -64 -17 Z"), "#f7d774"),
        Shape(path("M -22 -36 C -30 -18 -30 4 -18 24 L -25 26 C -37 6 -38 -18 -29 -35 Z"), "#f7d774"),
        Shape(path("M -72 -9 C -72 4 -70 16 -64 27"), stroke="#b13d1a", width=3.2),
        Shape(path("M -90 18 C -68 10 -46 6 -27 6"), stroke="#8d3114", width=2.6),
        Shape(circle(-13, 22, 8.5), "#f3a52e"),
        Shape(circle(-13, 22, 4), "#d9731c"),
        Shape(polygon((2, -30), (16, -11), (-10, -11)), "#4a5a6c"),
        Shape(circle(3, -15, 9.4), "#d8452a"),
        Shape(circle(3, -15, 6.8), INK),
        Shape(circle(0.6, -17.6, 2.4), WHITE),
    ]


def owl() -> list[Shape]:
    """An owl with ear tufts, looking straight at whoever looks at it."""
    return [
        Shape(path("M -76 104 C -88 60 -78 20 -70 -4 L 70 -4 C 78 20 88 60 76 104 Z"), "#6b5640"),
        Shape(
            path(
                "M -74 -80 C -54 -74 -36 -62 -22 -58 Q 0 -62 22 -58 C 36 -62 54 -74 74 -80 "
                "C 80 -50 84 -10 72 20 C 60 48 30 60 0 60 C -30 60 -60 48 -72 20 C -84 -10 -80 -50 -74 -80 Z"
            ),
            "#7f684d",
        ),
        *both_sides(
            Shape(path("M 74 -80 C 56 -72 40 -58 20 -50 C 30 -44 44 -44 60 -50 C 68 -58 72 -68 74 -80 Z"), "#59452f"),
            Shape(path("M 2 44 C 2 -30 22 -48 46 -44 C 72 -40 78 -4 62 20 C 50 40 24 52 2 44 Z"), "#d9c5a0"),
            Shape(path("M 2 44 C 24 52 50 40 62 20 C 52 48 24 60 0 58 Z"), "#b79c72"),
            Shape(circle(34, -8, 25), INK),
            Shape(circle(34, -8, 22.5), "#f2b632"),
            Shape(circle(32, -8, 12.5), INK),
            Shape(circle(38, -14, 4.6), WHITE),
        ),
        *both_sides(Shape(path("M 4 -14 C 10 -38 40 -54 68 -56 C 48 -46 28 -34 14 -16 Z"), "#f6ead0")),
        Shape(path("M 0 -18 C 12 -12 15 8 0 34 C -15 8 -12 -12 0 -18 Z"), "#3b3f49"),
        Shape(path("M 0 -18 C 4 -8 5 8 0 34 C -11 8 -10 -10 0 -18 Z"), "#5d6472"),
        Shape(_rows_of_feathers(), "#d9c5a0"),
    ]


def _rows_of_feathers() -> QPainterPath:
    feather = path("M -8 -6 Q 0 14 8 -6 Q 0 2 -8 -6 Z")
    places = [(x, 72) for x in (-45, -22, 0, 22, 45)] + [(x, 90) for x in (-34, -11, 11, 34)]
    return joined(at(x, y).map(feather) for x, y in places)
