"""The people of the court cards: faces, hair, hats and robes; each suit wears its own."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from cardtable.cards import Rank, Suit
from cardtable.ui.deck.shapes import (
    CREAM,
    GOLD,
    INK,
    LIP,
    Shape,
    at,
    both_sides,
    circle,
    joined,
    lozenge,
    path,
    polygon,
)


def hair(rank: Rank, suit: Suit, palette: Palette) -> tuple[list[Shape], list[Shape]]:
    """The hair behind the head, and the hair and beard before the face, in the face's own units."""
    if rank is Rank.KING:
        beard = _round_beard if suit in (Suit.HEARTS, Suit.CLUBS) else _long_beard
        return _locks(palette), beard(palette)
    if rank is Rank.QUEEN:
        behind = {Suit.DIAMONDS: _braids, Suit.CLUBS: _long_curls}.get(suit, _long_hair)
        return behind(palette), [_parting(palette)]
    return (_short_curls if suit is Suit.CLUBS else _bob)(palette), [_fringe(palette)]


def _locks(palette: Palette) -> list[Shape]:
    lock = "M -18 -96 C -31 -92 -32 -74 -27 -66 C -33 -60 -33 -50 -25 -47 C -18 -46 -14 -52 -14 -58 Z"
    return both_sides(Shape(path(lock), palette.hair, INK, 1.5))


def _long_beard(palette: Palette) -> list[Shape]:
    beard = (
        "M -20 -77 C -20.5 -60 -20 -45 -12 -37 C -8 -33 -3 -31 0 -27 C 3 -31 8 -33 12 -37 C 20 -45 20.5 -60 20 -77 "
        "C 17 -67 13 -62.6 8 -62.6 Q 3 -66 0 -63.6 Q -3 -66 -8 -62.6 C -13 -62.6 -17 -67 -20 -77 Z"
    )
    return [
        Shape(path(beard), palette.hair, INK, 1.5),
        *_smile(),
        *both_sides(
            Shape(path("M 3.6 -49 Q 5.6 -42 2.4 -35"), None, palette.shine, 1.3),
            Shape(path("M 10.4 -54 Q 12.4 -46 8.8 -40"), None, palette.shine, 1.3),
        ),
    ]


def _round_beard(palette: Palette) -> list[Shape]:
    beard = (
        "M -20.4 -80 C -22 -56 -18 -34 0 -33 C 18 -34 22 -56 20.4 -80 "
        "C 18 -69 16 -61 10 -60 Q 0 -64 -10 -60 C -16 -61 -18 -69 -20.4 -80 Z"
    )
    moustache = "M 0 -63.6 C 4 -66.6 9 -63.6 14.6 -67 C 13.6 -59.6 6 -57.6 0 -60.6 Z"
    return [
        Shape(path(beard), palette.hair, INK, 1.5),
        *_smile(),
        *both_sides(
            Shape(path(moustache), palette.hair, INK, 1.1),
            Shape(path("M 4.6 -47 Q 5.4 -44 3.6 -41.4"), None, palette.shine, 1.3),
            Shape(path("M 11.4 -51.6 Q 12 -47 9.4 -43.8"), None, palette.shine, 1.3),
        ),
    ]


def _smile() -> list[Shape]:
    return [Shape(path("M -6.6 -60 Q 0 -56.6 6.6 -60 Q 0 -50.4 -6.6 -60 Z"), LIP, INK, 0.8)]


def _long_hair(palette: Palette) -> list[Shape]:
    fall = "M -4 -104 C -30 -106 -34 -82 -30 -66 C -28 -52 -36 -40 -40 -30 C -30 -24 -18 -28 -13 -38 L -13 -70 Z"
    return both_sides(
        Shape(path(fall), palette.hair, INK, 1.5),
        Shape(path("M -25 -84 C -27 -64 -25 -48 -32 -33"), None, palette.shine, 1.3),
        Shape(path("M -20 -60 C -20 -50 -20 -44 -24 -33"), None, palette.shine, 1.3),
    )


def _braids(palette: Palette) -> list[Shape]:
    side = "M -4 -104 C -29 -106 -33 -84 -30 -68 C -29 -58 -20 -56 -14 -60 Z"
    strands = [(-25.5, -59), (-27.5, -51.5), (-29.5, -44), (-31, -36.5)]
    return both_sides(
        Shape(path(side), palette.hair, INK, 1.5),
        Shape(path("M -30 -31 C -36 -28 -36 -24 -35 -20 C -30 -21 -27 -25 -29 -31 Z"), palette.hair, INK, 1.3),
        *(Shape(circle(x, y, 6.6, 5.6), palette.hair, INK, 1.3) for x, y in strands),
        *(
            Shape(path(f"M {x - 3} {y + 1.6} Q {x} {y - 2} {x + 3} {y - 2}"), None, palette.shine, 1.2)
            for x, y in strands
        ),
        Shape(circle(-31.6, -30.6, 4, 2.8), palette.second, INK, 1.1),
    )


def _curls(palette: Palette, places: list[tuple[float, float, float]]) -> list[Shape]:
    curls = joined(circle(x * side, y, radius) for x, y, radius in places for side in (1, -1))
    shine = [f"M {x - 3} {y + 2} Q {x - 1} {y - 5} {x + 4.5} {y - 3}" for x, y, _ in places if x > 16]
    return [
        Shape(curls, palette.hair, INK, 3.0),
        Shape(curls, palette.hair),
        *both_sides(*(Shape(path(line), None, palette.shine, 1.2) for line in shine)),
    ]


def _long_curls(palette: Palette) -> list[Shape]:
    places = [(8, -102, 10), (20, -95, 10), (27, -84, 10), (30, -71, 10.5), (31, -58, 11), (31, -44, 11), (24, -34, 9)]
    return _curls(palette, [*places, (18, -50, 12)])


def _short_curls(palette: Palette) -> list[Shape]:
    return _curls(palette, [(18, -95, 9), (26, -85, 9), (29, -73.5, 9.5), (28, -61.5, 9.5), (22.5, -53, 8)])


def _bob(palette: Palette) -> list[Shape]:
    side = "M -10 -100 C -31 -98 -34 -74 -31 -58 C -37 -54 -35 -46 -27 -46 C -19 -46 -14 -54 -14 -64 Z"
    return both_sides(
        Shape(path(side), palette.hair, INK, 1.5),
        Shape(path("M -25.6 -82 C -28 -70 -26 -62 -27 -52"), None, palette.shine, 1.3),
    )


def _parting(palette: Palette) -> Shape:
    parting = (
        "M -22 -82 C -21 -99 -8 -102 0 -98.6 C 8 -102 21 -99 22 -82 C 16 -90 7 -93 0 -95 C -7 -93 -16 -90 -22 -82 Z"
    )
    return Shape(path(parting), palette.hair, INK, 1.4)


def _fringe(palette: Palette) -> Shape:
    fringe = (
        "M -21.6 -79 C -22 -94 -10 -98 0 -97 C 10 -98 22 -94 21.6 -79 C 17 -86 13 -88.6 8.6 -89 "
        "C 4 -86.6 -4 -86.6 -8.6 -89 C -13 -88.6 -17 -86 -21.6 -79 Z"
    )
    return Shape(path(fringe), palette.hair, INK, 1.3)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one suit's court."""

    first: str
    second: str
    third: str
    hair: str
    shine: str
    skin: str = "#f8dfc4"
    shade: str = "#e9bd95"
    blush: str = "#f2ab90"


PALETTES: Final = {
    Suit.SPADES: Palette("#20365c", "#b3262e", "#3f6aa3", "#3a2a20", "#7d6350"),
    Suit.HEARTS: Palette("#b3202b", "#20365c", "#d9604f", "#a4622a", "#dba26a"),
    Suit.DIAMONDS: Palette("#c04a1f", "#1f6b6b", "#e58a4a", "#e0b04e", "#fbe6ae"),
    Suit.CLUBS: Palette("#1f5f4a", "#7a2a4a", "#4c9a78", "#33231b", "#7a5a45", "#d9a577", "#c08a5c", "#cf7d5d"),
}
_HEAD = at(0, 2.5, 1.07)  # a little larger than drawn, which reads better on small cards


def head(rank: Rank, suit: Suit) -> tuple[list[Shape], list[Shape]]:
    """The hair behind the shoulders, and everything of the head that is before them."""
    palette = PALETTES[suit]
    behind, before = hair(rank, suit, palette)
    hat = {Rank.KING: _king_crown, Rank.QUEEN: _queen_crown, Rank.JACK: _jack_hat}[rank](palette)
    front = [*face(palette), *_mouth(rank), *before, *hat]
    return [shape.moved(_HEAD) for shape in behind], [shape.moved(_HEAD) for shape in front]


def face(palette: Palette) -> list[Shape]:
    """Neck, face, eyes and nose, from y = -97 to -38; no mouth."""
    return [
        Shape(path("M -9 -60 L -9 -38 Q 0 -30 9 -38 L 9 -60 Z"), palette.shade, INK, 1.4),
        Shape(
            path("M -20.5 -88 C -21.5 -66 -14 -47 0 -47 C 14 -47 21.5 -66 20.5 -88 C 20 -101 -20 -101 -20.5 -88 Z"),
            palette.skin,
            INK,
            1.6,
        ),
        *both_sides(
            Shape(circle(12.6, -65.6, 3.7, 2.9), palette.blush),
            Shape(path("M 4.6 -82.6 Q 9.4 -86 15 -82.4"), None, INK, 1.7),
            Shape(circle(9.4, -75.6, 4.4, 3.7), "#ffffff"),
            Shape(circle(9.2, -75.3, 2.6), INK),
            Shape(path("M 4.4 -75.4 Q 9.4 -82 14.6 -75.4"), None, INK, 1.6),
        ),
        Shape(joined((circle(8.4, -76.3, 0.9), circle(-10, -76.3, 0.9))), "#ffffff"),
        Shape(path("M -2.9 -68.4 Q 0 -65.2 2.9 -68.4"), None, "#a8714a", 1.6),
    ]


def _mouth(rank: Rank) -> list[Shape]:
    if rank is Rank.QUEEN:
        lips = "M -6.6 -60.8 Q -2.8 -60.8 0 -59.4 Q 2.8 -60.8 6.6 -60.8 Q 0 -52 -6.6 -60.8 Z"
        return [Shape(path(lips), LIP, INK, 0.7)]
    if rank is Rank.JACK:
        return [Shape(path("M -6.4 -60.2 Q 0 -53.4 6.4 -60.2"), None, LIP, 2.0)]
    return []


def _king_crown(palette: Palette) -> list[Shape]:
    cap = "M -24 -101 C -30 -116 -16 -123 0 -117 C 16 -123 30 -116 24 -101 Z"
    points = "M -26 -92 L -33 -119 L -17 -106 L 0 -124 L 17 -106 L 33 -119 L 26 -92 Q 0 -98 -26 -92 Z"
    band = "M -26 -92 L -28 -100 Q 0 -106 28 -100 L 26 -92 Q 0 -98 -26 -92 Z"
    return [
        Shape(path(cap), palette.second, INK, 1.4),
        Shape(path(points), GOLD, INK, 1.7),
        Shape(path(band), palette.second, INK, 1.3),
        *(Shape(circle(x, y, 3.2), CREAM, INK, 1.3) for x, y in ((-33, -119.5), (0, -124.5), (33, -119.5))),
        Shape(joined(lozenge(x, y, 2.9, 3.5) for x, y in ((-15, -98), (0, -99.4), (15, -98))), GOLD),
    ]


def _queen_crown(palette: Palette) -> list[Shape]:
    circlet = (
        "M -21.5 -96 C -26 -110 -18 -115 -12 -106 C -9 -119 9 -119 12 -106 "
        "C 18 -115 26 -110 21.5 -96 Q 0 -103 -21.5 -96 Z"
    )
    return [
        Shape(path(circlet), GOLD, INK, 1.6),
        *(Shape(circle(x, y, 3), CREAM, INK, 1.2) for x, y in ((-19.5, -112), (0, -118.4), (19.5, -112))),
        Shape(lozenge(0, -107, 3.8, 5), palette.first, INK, 0.8),
        *both_sides(Shape(circle(12, -102, 1.9), palette.second, INK, 0.7)),
    ]


def _jack_hat(palette: Palette) -> list[Shape]:
    plume = "M 15 -112 C 18 -128 32 -131 42 -120 C 36 -119 31 -113 25 -101 Z"
    hat = "M -29 -95 C -36 -113 -14 -124 4 -120 C 24 -117 32 -108 29 -95 Q 0 -104 -29 -95 Z"
    brim = "M -30 -91 Q 0 -101 30 -91 L 29 -98.5 Q 0 -108 -29 -98.5 Z"
    return [
        Shape(path(plume), CREAM, INK, 1.4),
        Shape(path("M 21 -107 Q 27 -119 37 -121"), None, INK, 1.0),
        Shape(path(hat), palette.first, INK, 1.6),
        Shape(path(brim), GOLD, INK, 1.4),
        Shape(circle(20, -106, 3.6), palette.third, INK, 1.2),
    ]


def robe(rank: Rank, suit: Suit) -> list[Shape]:
    """Shoulders, sleeves, tunic and collar, from y = -50 down to the sash."""
    palette = PALETTES[suit]
    buttons = [(side * 13.5, y - 7) for y in (-30, -16, -2) for side in (-1, 1)]
    collar = {Rank.KING: _ermine, Rank.QUEEN: _neckline, Rank.JACK: _pleats}[rank](palette)
    return [
        Shape(
            path("M -80 14 L -80 -12 C -76 -34 -48 -42 -18 -46 L 18 -46 C 48 -42 76 -34 80 -12 L 80 14 Z"),
            palette.first,
            INK,
            1.7,
        ),
        *both_sides(
            Shape(path("M 44 14 C 46 -12 46 -26 40 -41 L 50 -38.5 C 56 -24 57 -10 56 14 Z"), GOLD, INK, 1.2),
            Shape(path("M 62 14 C 63 -8 62 -20 58 -35 L 66 -31 C 71 -18 72 -6 72 14 Z"), palette.third, INK, 1.2),
        ),
        Shape(path("M -22 14 L -18 -44 L 18 -44 L 22 14 Z"), palette.second, INK, 1.5),
        Shape(joined(lozenge(0, y, 7) for y in (-30, -16, -2)), GOLD, INK, 1.0),
        Shape(joined(lozenge(0, y, 2.6) for y in (-30, -16, -2)), palette.second),
        Shape(joined(circle(x, y, 1.8) for x, y in buttons), CREAM),
        *collar,
    ]


def _ermine(_: Palette) -> list[Shape]:
    cape = (
        "M -46 -41 C -40 -18 -20 -9 0 -9 C 20 -9 40 -18 46 -41 "
        "C 34 -47 20 -49 14 -50 L -14 -50 C -20 -49 -34 -47 -46 -41 Z"
    )
    tails = [(-34, -33), (-22, -21), (22, -21), (34, -33), (-27, -42), (27, -42), (-9, -14), (9, -14)]
    return [
        Shape(path(cape), CREAM, INK, 1.6),
        Shape(joined(polygon((x, y - 4), (x + 2, y + 3), (x, y + 1.6), (x - 2, y + 3)) for x, y in tails), INK),
    ]


def _neckline(_: Palette) -> list[Shape]:
    pearls = [math.radians(90 + 19 * n) for n in range(-3, 4)]
    return [
        Shape(path("M -34 -44 C -25 -24 -11 -15 0 -15 C 11 -15 25 -24 34 -44 L 14 -50 L -14 -50 Z"), CREAM, INK, 1.5),
        *(Shape(circle(25 * math.cos(a), -47 + 23 * math.sin(a), 2.1), "#ffffff", INK, 0.9) for a in pearls),
        Shape(lozenge(0, -18.5, 4, 5), GOLD, INK, 0.9),
    ]


def _pleats(_: Palette) -> list[Shape]:
    fold = "M {0} -50 L {1} {2} Q {3} {4} {5} {2} Z"
    return [
        Shape(path(fold.format(x * 0.55, x - 6, -31 + abs(x) * 0.12, x, -24 + abs(x) * 0.12, x + 6)), CREAM, INK, 1.2)
        for x in (-27, 27, -18, 18, -9, 9, 0)
    ]
