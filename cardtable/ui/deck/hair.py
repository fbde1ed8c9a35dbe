"""Hair and beards of the court cards; each suit wears its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import Rank, Suit
from cardtable.ui.deck.shapes import INK, LIP, Shape, both_sides, circle, joined, path

if TYPE_CHECKING:
    from cardtable.ui.deck.figures import Palette


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
