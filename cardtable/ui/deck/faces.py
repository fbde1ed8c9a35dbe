"""Faces of cards: signs and indices, and around them the pictures of courts and jokers, which are SVG files."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QFontDatabase, QPainterPath, QTransform
from PySide6.QtSvg import QSvgRenderer

from cardtable.cards import Card, Rank, Suit
from cardtable.resources import asset, asset_bytes
from cardtable.ui.deck.shapes import (
    CORNER,
    HEIGHT,
    INK,
    PAPER,
    RED,
    WIDTH,
    Drawing,
    Picture,
    Shape,
    at,
    both_ends,
    box,
    joined,
    lozenge,
    rose_petals,
    sign,
)

if TYPE_CHECKING:
    from cardtable.ui.deck.style import FaceStyle

_PIXELS: Final = 200
_ACCENT: Final = 1.16


@cache
def _font() -> QFont:
    number = QFontDatabase.addApplicationFont(str(asset("fonts", "Cabin-Bold.otf")))
    families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    font = QFont(families[0] if families else "")
    font.setPixelSize(_PIXELS)
    font.setWeight(QFont.Weight.Bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _raw(text: str) -> QPainterPath:
    path = QPainterPath()
    path.addText(0, 0, _font(), text)
    return path


@lru_cache(maxsize=256)
def outline(text: str, height: float, width: float) -> QPainterPath:
    """A short text as a path, in bold type.

    Args:
        text: The text, usually one or two characters.
        height: The height of a capital letter, in card units.
        width: The most the text may be wide, in card units; a wider text is narrowed.

    Returns:
        The path, centred on x = 0 with its foot on y = 0. It is shared: do not change it.
    """
    path = _raw(text)
    capital = _raw("K").boundingRect().height()
    if text == "J":  # which hangs below the line in this typeface
        bounds = path.boundingRect()
        raise_it = QTransform()
        raise_it.scale(capital / bounds.height(), capital / bounds.height())
        raise_it.translate(0, -bounds.bottom())
        path = raise_it.map(path)
    bounds = path.boundingRect()
    # An accent may rise a little above the line of the capitals; the letter gives way for the rest.
    scale = height / max(capital, -bounds.top() / _ACCENT)
    across = scale * min(1.0, width / (bounds.width() * scale))
    fit = QTransform()
    fit.scale(across, scale)
    fit.translate(-bounds.center().x(), 0)
    return fit.map(path)


_TWO_COLOURS: Final = {Suit.SPADES: INK, Suit.CLUBS: INK, Suit.HEARTS: RED, Suit.DIAMONDS: RED}
_FOUR_COLOURS: Final = {Suit.SPADES: INK, Suit.CLUBS: "#177a45", Suit.HEARTS: RED, Suit.DIAMONDS: "#1d5fb4"}

# The names of the three jokers.
_JOKERS: Final = (RED, INK, "#177a45")

_LEFT, _MIDDLE, _RIGHT = -45.0, 0.0, 45.0
_TOP, _FOOT = -106.0, 106.0
_SIDES: Final = (_LEFT, _RIGHT)

# Columns by the heights (0 is the top row, 1 the bottom row) at which their signs stand.
_PIPS: Final[dict[int, tuple[tuple[float, ...], tuple[float, ...]]]] = {
    2: ((), (0, 1)),
    3: ((), (0, 1 / 2, 1)),
    4: ((0, 1), ()),
    5: ((0, 1), (1 / 2,)),
    6: ((0, 1 / 2, 1), ()),
    7: ((0, 1 / 2, 1), (1 / 4,)),
    8: ((0, 1 / 2, 1), (1 / 4, 3 / 4)),
    9: ((0, 1 / 3, 2 / 3, 1), (1 / 2,)),
    10: ((0, 1 / 3, 2 / 3, 1), (1 / 6, 5 / 6)),
}


def colour_of(suit: Suit, style: FaceStyle) -> str:
    """The colour of a suit's signs and indices."""
    return (_FOUR_COLOURS if style.four_colour else _TWO_COLOURS)[suit]


def blank() -> Shape:
    """An empty card."""
    return Shape(box(-WIDTH / 2 + 0.75, -HEIGHT / 2 + 0.75, WIDTH - 1.5, HEIGHT - 1.5, CORNER), PAPER, "#b9b2a4", 1.5)


def _drawn(element: str) -> QSvgRenderer:
    """The picture of a court card without its signs and indices, or of a joker without its name."""
    return QSvgRenderer(QByteArray(asset_bytes("deck", f"{element}.svg")))


def face(element: str, card: Card, style: FaceStyle) -> Picture:
    """The whole face of a card, in card units."""
    if card.suit is None:
        joker = _jumbo_joker if style.jumbo else _joker
        return (blank(), *joker(element, _JOKERS[card.joker - 1], style.index(Rank.JOKER)))
    colour = colour_of(card.suit, style)
    index = style.index(card.rank)
    if style.jumbo:
        return (blank(), *_jumbo(element, card.rank, card.suit, index, colour))
    inside: list[Shape | Drawing]
    if card.rank >= Rank.JACK:
        sign_within = Shape(at(-54, -116, 0.28).map(sign(card.suit)), colour)
        inside = [Drawing(_drawn(element)), *both_ends([sign_within])]
    elif card.rank is Rank.ACE:
        inside = [*_ace(card.suit, colour)]
    else:
        inside = [_pips(card.rank, card.suit, colour)]
    return (blank(), *inside, *_corners(index, card.suit, colour))


def _joker(element: str, colour: str, name: str) -> Picture:
    letters = [
        Shape(at(-97, -135 + 25 * place).map(outline(letter, 18, 20)), colour) for place, letter in enumerate(name)
    ]
    return (Drawing(_drawn(element)), *both_ends(letters))


def _jumbo_joker(element: str, colour: str, name: str) -> Picture:
    return (
        Shape(at(0, -94).map(outline(name, 52, 216)), colour),
        Drawing(_drawn(element), "bust", at(0, 182, 1.92)),
    )


def _corners(index: str, suit: Suit, colour: str) -> list[Shape]:
    centre, foot, capital = -96.5, -112.0, 39.0
    return both_ends(
        [
            Shape(at(centre, foot).map(outline(index, capital, 33)), colour),
            Shape(at(centre, foot + 24, 0.33).map(sign(suit)), colour),
        ]
    )


def _pips(rank: Rank, suit: Suit, colour: str) -> Shape:
    sides, middle = _PIPS[rank]
    places = [(x, y) for x in _SIDES for y in sides] + [(_MIDDLE, y) for y in middle]
    scale = 0.52 if rank <= Rank.SIX else 0.48 if rank <= Rank.EIGHT else 0.45
    return Shape(joined(_pip(suit, x, y, scale) for x, y in places), colour)


def _pip(suit: Suit, x: float, height: float, scale: float) -> QPainterPath:
    return at(x, _TOP + (_FOOT - _TOP) * height, scale, 180 if height > 1 / 2 else 0).map(sign(suit))


# Where a sign is widest, measured in its own units: there the rose of the ace has its centre.
_HEART_OF_SIGN: Final = {Suit.SPADES: 8.0, Suit.HEARTS: -12.0, Suit.CLUBS: 0.0, Suit.DIAMONDS: 0.0}


def _ace(suit: Suit, colour: str) -> list[Shape]:
    scale = 1.55 if suit is Suit.DIAMONDS else 1.4
    radius = {Suit.DIAMONDS: 30.0, Suit.CLUBS: 28.0}.get(suit, 33.0)
    centre = at(0, _HEART_OF_SIGN[suit] * scale)
    rose = joined((rose_petals(radius, even=True), rose_petals(radius, even=False)))
    veins = joined((rose_petals(radius, even=True, fullness=0.3), rose_petals(radius, even=False, fullness=0.3)))
    chain = joined(
        lozenge(x * side, -93, size, size * 1.25)
        for x, size in ((0, 6.0), (12, 4.2), (22, 3.2), (30, 2.4), (37, 1.7))
        for side in ((1, -1) if x else (1,))
    )
    shapes = [
        *both_ends([Shape(chain, colour)]),
        Shape(at(scale=scale).map(sign(suit)), colour),
        Shape(centre.map(rose), PAPER),
        Shape(centre.map(veins), colour),
    ]
    if suit is not Suit.CLUBS:  # whose leaves leave no room for them
        between = joined(at(turn=45 + 90.0 * n).map(lozenge(radius * 1.02, 0, 3.2)) for n in range(4))
        shapes.append(Shape(centre.map(between), PAPER))
    return shapes


def _jumbo(element: str, rank: Rank, suit: Suit, index: str, colour: str) -> Picture:
    # Index and sign keep to the left edge, so that they show when the next card of a hand lies over this one.
    left = -107.0
    # Narrow enough that nothing of a letter is covered there, or a queen would read as a jack's German letter.
    letters, small = outline(index, 88, 72 if len(index) == 1 else 66), at(scale=0.76).map(sign(suit))
    shapes = [
        Shape(at(left - letters.boundingRect().left(), -50).map(letters), colour),
        Shape(at(left - small.boundingRect().left(), 8).map(small), colour),
    ]
    if rank >= Rank.JACK:
        file, where = _drawn(element), at(42, 183, 1.45)
        return (*shapes, Drawing(file, "hair", where), Drawing(file, "head", where))
    return (*shapes, Shape(at(38, 84, 1.4).map(sign(suit)), colour))
