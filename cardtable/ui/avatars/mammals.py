"""The mammals among the faces, in a circle of radius 100 around (0, 0)."""

from __future__ import annotations

from typing import Final

from cardtable.ui.deck.shapes import CREAM, INK, Shape, both_sides, circle, joined, path

WHITE: Final = "#ffffff"


def _eyes(x: float, y: float, size: float) -> list[Shape]:
    return both_sides(Shape(circle(x, y, size, size * 1.12), INK)) + [
        Shape(circle(side * x + size * 0.32, y - size * 0.42, size * 0.34), WHITE) for side in (-1, 1)
    ]


def fox() -> list[Shape]:
    """A fox with dark ears, white cheeks and amber eyes."""
    cheek = path("M 5 30 C 14 4 46 -6 72 4 L 90 26 C 70 32 56 40 44 52 C 30 68 14 78 0 80 Z")
    return [
        *both_sides(
            Shape(path("M 12 -36 C 24 -60 42 -79 62 -85 C 76 -62 79 -28 74 2 Z"), "#b9501b"),
            Shape(path("M 46 -76 C 52 -81 57 -84 62 -85 C 70 -72 74 -58 76 -44 Z"), "#3a2622"),
            Shape(path("M 32 -38 C 40 -54 49 -65 59 -70 C 68 -52 70 -32 66 -12 Z"), "#4b2d26"),
            Shape(path("M 35 -30 C 42 -43 48 -50 54 -54 C 56 -40 59 -28 64 -16 Z"), "#f3d9bd"),
        ),
        Shape(
            path(
                "M 0 -48 C 38 -50 66 -30 74 2 L 90 26 C 70 32 56 40 44 52 C 30 68 14 78 0 80 "
                "C -14 78 -30 68 -44 52 C -56 40 -70 32 -90 26 L -74 2 C -66 -30 -38 -50 0 -48 Z"
            ),
            "#e2762f",
        ),
        *both_sides(
            Shape(cheek, "#fff6e8"), Shape(path("M 90 26 C 70 32 56 40 44 52 C 50 36 62 26 78 20 Z"), "#ecd6bb")
        ),
        Shape(path("M 0 -46 C 14 -34 18 -6 10 30 Q 4 44 0 60 Q -4 44 -10 30 C -18 -6 -14 -34 0 -46 Z"), "#f29a55"),
        *both_sides(
            Shape(path("M 18 8 C 22 -8 40 -14 58 -8 C 52 8 34 16 18 8 Z"), INK),
            Shape(circle(37, -1, 8.6), "#e9a62c"),
            Shape(circle(36, -1, 4.6, 6.4), INK),
        ),
        *[Shape(circle(x, -4.5, 2.4), WHITE) for x in (-33, 40)],
        Shape(path("M -15 56 C -8 48 8 48 15 56 C 14 70 6 78 0 78 C -6 78 -14 70 -15 56 Z"), INK),
        Shape(circle(-4, 57, 4.6, 2.6), "#6f7784"),
    ]


def bear() -> list[Shape]:
    """A brown bear."""
    return [
        Shape(path("M -78 104 C -70 70 -50 56 0 56 C 50 56 70 70 78 104 Z"), "#5b3a22"),
        *both_sides(
            Shape(circle(53, -52, 26), "#5b3a22"),
            Shape(circle(52, -50, 14), "#c2926a"),
        ),
        Shape(
            path("M 0 -66 C 46 -66 76 -34 76 6 C 76 50 42 76 0 76 C -42 76 -76 50 -76 6 C -76 -34 -46 -66 0 -66 Z"),
            "#84562f",
        ),
        Shape(
            path(
                "M 0 -66 C 24 -66 44 -57 57 -43 C 40 -50 20 -53 0 -53 C -20 -53 -40 "
                "-50 -57 -43 C -44 -57 -24 -66 0 -66 Z"
            ),
            "#9c6a3d",
        ),
        Shape(circle(0, 34, 41, 35), "#e2bd92"),
        Shape(
            path("M -41 34 C -40 60 -20 69 0 69 C 20 69 40 60 41 34 C 36 52 18 58 0 58 C -18 58 -36 52 -41 34 Z"),
            "#c79a6c",
        ),
        *both_sides(Shape(path("M 18 -26 C 26 -32 38 -31 46 -22 C 36 -25 28 -24 20 -20 Z"), "#5b3a22")),
        *_eyes(31, -8, 9.5),
        Shape(path("M -19 16 C -12 8 12 8 19 16 C 18 30 8 36 0 36 C -8 36 -18 30 -19 16 Z"), INK),
        Shape(circle(-6, 17, 6, 3), "#6f7784"),
        Shape(path("M 0 36 L 0 46 M -16 44 C -12 54 -4 54 0 46 C 4 54 12 54 16 44"), stroke="#5b3a22", width=4),
    ]


def ram() -> list[Shape]:
    """A ram: the horns tell it from far away."""
    wool = [circle(x, y, r) for x, y, r in ((0, -54, 20), (-22, -47, 18), (22, -47, 18), (-11, -36, 17), (11, -36, 17))]
    neck = [circle(x, y, 21) for x, y in ((-52, 66), (52, 66), (-34, 84), (34, 84), (-64, 90), (64, 90), (0, 92))]
    horn = path(
        "M 16 -42 C 32 -74 76 -72 87 -36 C 96 0 80 36 54 38 C 34 38 26 18 34 4 C 40 -6 54 -4 56 6 "
        "C 57 12 52 16 48 14 C 54 22 66 8 66 -12 C 66 -34 44 -42 24 -22 Z"
    )
    shade = path(
        "M 87 -36 C 96 0 80 36 54 38 C 34 38 26 18 34 4 C 34 20 44 28 56 26 C 76 20 84 -6 77 -30 "
        "C 70 -52 46 -58 24 -48 C 42 -68 78 -64 87 -36 Z"
    )
    ridges = path(
        "M 34 -58 Q 38 -48 36 -34 M 54 -62 Q 55 -52 50 -36 M 72 -55 Q 70 -44 60 -31 M 85 -40 Q 80 -30 66 -20 "
        "M 90 -18 Q 82 -10 66 -8 M 87 4 Q 78 8 63 2 M 76 24 Q 68 20 58 12 M 56 38 Q 52 26 50 16"
    )
    return [
        Shape(joined([*neck, path("M -60 104 L -50 54 L 50 54 L 60 104 Z")]), "#f2e9d6"),
        *both_sides(Shape(path("M 26 14 C 44 20 64 28 76 48 C 58 60 36 48 26 30 Z"), "#4a3a32")),
        Shape(
            path("M -34 -34 Q 0 -48 34 -34 C 40 10 33 52 20 70 C 10 80 -10 80 -20 70 C -33 52 -40 10 -34 -34 Z"),
            "#6b564a",
        ),
        Shape(path("M -7 -30 L 7 -30 C 10 0 8 24 5 44 L -5 44 C -8 24 -10 0 -7 -30 Z"), "#7d6759"),
        Shape(
            path("M -27 42 Q 0 28 27 42 C 27 52 25 62 20 70 C 10 80 -10 80 -20 70 C -25 62 -27 52 -27 42 Z"), "#f0e4d2"
        ),
        Shape(joined(wool), "#fffaee"),
        *both_sides(
            Shape(horn, "#f0dcae"),
            Shape(shade, "#c9a56a"),
            Shape(ridges, stroke="#84643a", width=2.6),
            Shape(horn, stroke="#6e522e", width=2.6),
        ),
        *both_sides(
            Shape(circle(20, 2, 10, 9), "#f6cf6d"),
            Shape(circle(20, 2, 7.6, 4), INK),
        ),
        Shape(
            path("M -13 50 C -8 46 -4 49 0 56 C 4 49 8 46 13 50 M 0 56 L 0 64 M -12 63 Q -5 70 0 64 Q 5 70 12 63"),
            stroke="#6b4a42",
            width=3.6,
        ),
    ]


def hare() -> list[Shape]:
    """A mountain hare in winter: white, with black tips on long ears."""
    return [
        Shape(path("M -58 104 C -54 80 -34 66 0 66 C 34 66 54 80 58 104 Z"), "#d5dbe2"),
        *both_sides(
            Shape(path("M 6 -22 C -2 -60 10 -92 30 -92 C 50 -90 50 -54 36 -16 Z"), "#eef1f4"),
            Shape(path("M 9 -66 C 12 -82 20 -92 30 -92 C 40 -91 46 -80 46 -64 C 38 -76 22 -78 9 -66 Z"), "#2a2f3a"),
            Shape(path("M 16 -26 C 12 -50 17 -68 28 -70 C 38 -68 37 -46 30 -24 Z"), "#e5aaa4"),
        ),
        Shape(
            path("M 0 -36 C 36 -38 58 -12 58 20 C 60 56 34 80 0 80 C -34 80 -60 56 -58 20 C -58 -12 -36 -38 0 -36 Z"),
            "#fbfcfd",
        ),
        *both_sides(
            Shape(path("M 56 2 C 68 48 38 80 0 80 C 32 70 50 44 56 2 Z"), "#d5dbe2"),
        ),
        *both_sides(Shape(circle(15, 50, 20, 17), "#eef1f4")),
        *both_sides(
            Shape(circle(31, 8, 13, 14), "#7a4a24"),
            Shape(circle(31, 8, 9.5, 11), INK),
        ),
        *[Shape(circle(x, 3, 3.6), WHITE) for x in (-28, 34)],
        Shape(path("M -7 58 L 7 58 L 6 74 Q 3 76 0 74 Q -3 76 -6 74 Z"), WHITE),
        Shape(path("M 0 60 L 0 74"), stroke="#b7c0ca", width=1.8),
        Shape(path("M -13 34 C -6 28 6 28 13 34 C 10 42 4 46 0 46 C -4 46 -10 42 -13 34 Z"), "#d9767c"),
        Shape(path("M 0 46 L 0 52 M -15 54 C -10 62 -3 60 0 52 C 3 60 10 62 15 54"), stroke="#8b95a1", width=3.2),
        *both_sides(Shape(path("M 26 46 Q 44 42 62 44 M 26 52 Q 44 52 62 58"), stroke="#aab3bf", width=1.8)),
    ]


def seal() -> list[Shape]:
    """A seal that has just come up to look."""
    return [
        Shape(
            path(
                "M -92 104 C -86 40 -70 16 -62 -14 C -56 -52 -30 -70 0 -70 C 30 "
                "-70 56 -52 62 -14 C 70 16 86 40 92 104 Z"
            ),
            "#76899a",
        ),
        Shape(
            path(
                "M -62 -14 C -56 -52 -30 -70 0 -70 C 30 -70 56 -52 62 -14 C 48 -44 "
                "26 -54 0 -54 C -26 -54 -48 -44 -62 -14 Z"
            ),
            "#95a7b5",
        ),
        Shape(path("M -54 104 C -60 70 -40 56 0 56 C 40 56 60 70 54 104 Z"), "#d5dfe5"),
        *[
            Shape(circle(x, y, r, r * 0.8), "#5d7082")
            for x, y, r in (
                (-14, -58, 4),
                (8, -62, 3),
                (20, -54, 4.5),
                (-30, -50, 3.4),
                (-66, 52, 6),
                (-58, 30, 4),
                (66, 46, 6),
                (58, 24, 4),
                (74, 72, 6),
                (-76, 78, 5),
            )
        ],
        *_eyes(31, -14, 15),
        *both_sides(Shape(path("M 18 -38 Q 30 -44 40 -36"), stroke="#5d7082", width=4)),
        *both_sides(Shape(circle(21, 30, 26, 22), "#dfe7ec")),
        Shape(path("M -14 46 Q 0 60 14 46 L 10 58 Q 0 64 -10 58 Z"), "#b98b8b"),
        Shape(path("M -18 10 C -10 2 10 2 18 10 C 14 22 6 27 0 27 C -6 27 -14 22 -18 10 Z"), INK),
        Shape(circle(-6, 10, 5.4, 2.8), "#6f7784"),
        Shape(path("M 0 27 L 0 38 M -16 42 Q -4 50 0 38 Q 4 50 16 42"), stroke="#5d7082", width=3.4),
        *both_sides(
            Shape(joined(circle(x, y, 2) for x, y in ((20, 26), (30, 24), (24, 35), (34, 34))), "#5d7082"),
            Shape(path("M 34 26 Q 58 18 80 22 M 36 33 Q 60 32 82 40"), stroke="#eef3f6", width=2.2),
        ),
    ]


def cat() -> list[Shape]:
    """A grey tabby cat with green eyes."""
    return [
        Shape(path("M -70 104 C -62 74 -40 62 0 62 C 40 62 62 74 70 104 Z"), "#7e8996"),
        *both_sides(
            Shape(path("M 8 -44 C 26 -60 44 -76 60 -80 C 73 -62 78 -30 76 4 Z"), "#8b96a3"),
            Shape(path("M 34 -44 C 42 -54 50 -61 56 -64 C 63 -50 66 -34 64 -18 Z"), "#e8b4b0"),
        ),
        Shape(
            path("M 0 -50 C 46 -52 78 -22 78 16 C 78 54 42 74 0 74 C -42 74 -78 54 -78 16 C -78 -22 -46 -52 0 -50 Z"),
            "#a7b2be",
        ),
        Shape(path("M -7 -50 L 7 -50 L 4 -18 L 0 -14 L -4 -18 Z"), "#5c6673"),
        *both_sides(
            Shape(path("M 20 -48 L 34 -44 L 18 -20 Z"), "#5c6673"),
            Shape(path("M 77 10 L 79 20 L 52 20 Z M 77 32 L 73 42 L 50 32 Z"), "#5c6673"),
        ),
        Shape(circle(0, 58, 15, 11), "#dfe3e8"),
        *both_sides(Shape(circle(18, 42, 23, 18), "#f2f4f6")),
        *both_sides(
            Shape(path("M 14 8 C 18 -12 44 -16 56 -2 C 50 18 24 22 14 8 Z"), INK),
            Shape(circle(35, 1, 13.5), "#b9d65a"),
            Shape(circle(34, 1, 4.2, 12), INK),
        ),
        *[Shape(circle(x, -5, 3), WHITE) for x in (-29, 40)],
        Shape(path("M -11 27 Q 0 23 11 27 Q 8 36 0 38 Q -8 36 -11 27 Z"), "#d9767c"),
        Shape(path("M 0 38 L 0 44 M -16 46 Q -5 54 0 44 Q 5 54 16 46"), stroke="#5c6673", width=3.4),
        *both_sides(Shape(path("M 32 38 Q 58 30 86 34 M 32 46 Q 58 46 86 54"), stroke=CREAM, width=2.4)),
    ]
