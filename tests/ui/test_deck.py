"""The deck as pictures: the drawn deck, decks from SVG files, and the shared pixmaps."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from cardtable.cards import RANKS, SUITS, Card, Rank, Suit, cards, packs
from cardtable.resources import asset
from cardtable.ui.deck.deck import (
    BACK_COLOURS,
    BACK_ELEMENTS,
    ELEMENTS,
    FACES,
    NEEDED_ELEMENTS,
    Deck,
    DrawnDeck,
    back_element,
    element_of,
)
from cardtable.ui.deck.pixmaps import JUMBO_BELOW, KEPT_SIZES, CardPixmaps
from cardtable.ui.deck.style import LETTER_SETS, FaceStyle
from cardtable.ui.deck.svg_folder import SvgFolderDeck, check

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("qapp")

WIDTH, HEIGHT = 120, 168
PLAIN = FaceStyle()


def picture(deck: Deck, element: str, style: FaceStyle = PLAIN) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    with QPainter(image) as painter:
        deck.paint(painter, QRectF(0, 0, WIDTH, HEIGHT), element, style)
    return image


def content(image: QImage) -> bytes:
    return bytes(image.constBits())


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures, 0 to 255 for each byte."""
    pairs = zip(content(one), content(other), strict=True)
    return sum(abs(a - b) for a, b in pairs) / one.sizeInBytes()


def turned(image: QImage) -> QImage:
    return image.transformed(QTransform().rotate(180)).convertToFormat(image.format())


@pytest.fixture(scope="module")
def deck() -> DrawnDeck:
    return DrawnDeck()


class CountingDeck(DrawnDeck):
    def __init__(self) -> None:
        self.painted: list[tuple[str, FaceStyle]] = []

    def paint(self, painter: QPainter, rect: QRectF, element: str, style: FaceStyle) -> None:
        self.painted.append((element, style))
        super().paint(painter, rect, element, style)


class TestNames:
    @pytest.mark.parametrize(
        ("text", "element"),
        [
            ("KH", "king_heart"),
            ("QS", "queen_spade"),
            ("JC-2", "jack_club"),
            ("10D", "10_diamond"),
            ("2C", "2_club"),
            ("AS", "1_spade"),
            ("JK1", "red_joker"),
            ("JK2-4", "black_joker"),
            ("JK3", "green_joker"),
        ],
    )
    def test_faces(self, text: str, element: str) -> None:
        assert element_of(Card.parse(text)) == element

    def test_every_face_has_its_own_name(self) -> None:
        assert len(FACES) == 55
        assert len(NEEDED_ELEMENTS) == 53
        assert len(set(ELEMENTS)) == 58
        assert all(FACES[element_of(card)] is card.face for card in packs(4, 3))

    def test_each_pack_has_the_next_colour(self) -> None:
        assert [back_element(pack) for pack in (1, 2, 3, 4)] == ["back", "back_blue", "back_green", "back"]
        assert [back_element(pack, "green") for pack in (1, 2)] == ["back_green", "back"]
        assert {back_element(1, colour) for colour in BACK_COLOURS} == set(BACK_ELEMENTS)

    def test_an_unknown_colour_is_refused(self) -> None:
        with pytest.raises(ValueError, match="pink"):
            back_element(1, "pink")


class TestStyle:
    @pytest.mark.parametrize(
        ("letters", "indices"),
        [("en", "AKQJ"), ("is", "ÁKDG"), ("nb", "EKDKn"), ("de", "AKDB"), ("international", "AKQJ")],
    )
    def test_letters(self, letters: str, indices: str) -> None:
        style = FaceStyle(letters)  # type: ignore[arg-type]
        assert "".join(map(style.index, (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK))) == indices
        assert style.index(Rank.TEN) == "10"
        assert style.index(Rank.JOKER) == ("JÓKER" if letters == "is" else "JOKER")

    def test_unknown_letters_are_refused(self) -> None:
        with pytest.raises(ValueError, match="xx"):
            FaceStyle("xx")  # type: ignore[arg-type]


class TestDrawnDeck:
    @pytest.mark.parametrize("jumbo", [False, True])
    @pytest.mark.parametrize("letters", LETTER_SETS)
    def test_everything_is_painted(self, deck: DrawnDeck, letters: str, jumbo: bool) -> None:
        style = FaceStyle(letters, jumbo=jumbo)  # type: ignore[arg-type]
        for element in {*map(element_of, packs(2, 3)), *BACK_ELEMENTS}:
            assert deck.has(element)
            image = picture(deck, element, style)
            assert len(colours(image)) > 3, element
            assert image.pixelColor(WIDTH // 2, 3).alpha() == 255, element

    @pytest.mark.parametrize("jumbo", [False, True])
    @pytest.mark.parametrize("four_colour", [False, True])
    @pytest.mark.parametrize("letters", LETTER_SETS)
    def test_every_picture_differs(self, deck: DrawnDeck, letters: str, four_colour: bool, jumbo: bool) -> None:
        style = FaceStyle(letters, four_colour, jumbo)  # type: ignore[arg-type]
        images = {element: picture(deck, element, style) for element in ELEMENTS}
        assert len({content(image) for image in images.values()}) == len(ELEMENTS)

    @pytest.mark.parametrize(("one", "other"), [*itertools.combinations(list(FACES)[52:], 2)])
    def test_jokers_are_told_apart_at_a_glance(self, deck: DrawnDeck, one: str, other: str) -> None:
        assert difference(picture(deck, one), picture(deck, other)) > 8

    @pytest.mark.parametrize("suit", SUITS)
    @pytest.mark.parametrize("rank", [rank for rank in RANKS if rank >= Rank.JACK or rank in (2, 4, 10)])
    def test_turned_it_is_the_same(self, deck: DrawnDeck, rank: Rank, suit: Suit) -> None:
        image = picture(deck, element_of(Card.of(rank, suit)))
        assert difference(image, turned(image)) < 1.5

    @pytest.mark.parametrize("element", BACK_ELEMENTS)
    def test_a_back_tells_nothing_by_the_way_it_lies(self, deck: DrawnDeck, element: str) -> None:
        image = picture(deck, element)
        assert difference(image, turned(image)) < 1.5

    def test_a_heart_is_the_right_way_up(self, deck: DrawnDeck) -> None:
        image = picture(deck, "3_heart")
        assert difference(image, turned(image)) > 1.5

    def test_four_colours(self, deck: DrawnDeck) -> None:
        style = FaceStyle(four_colour=True, jumbo=True)
        ink = {
            suit: picture(deck, element_of(Card.of(Rank.TWO, suit)), style).pixelColor(79, 126).hslHue()
            for suit in SUITS
        }
        assert 200 < ink[Suit.SPADES] < 230
        assert ink[Suit.HEARTS] > 340
        assert 200 < ink[Suit.DIAMONDS] < 230
        assert 130 < ink[Suit.CLUBS] < 170
        dark = picture(deck, "2_spade", style).pixelColor(79, 126)
        assert dark.lightness() < 50

    def test_index_letters_show(self, deck: DrawnDeck) -> None:
        queens = {content(picture(deck, "queen_heart", FaceStyle(letters))) for letters in ("en", "is")}
        assert len(queens) == 2

    @pytest.mark.parametrize("element", [*FACES, *BACK_ELEMENTS])
    @pytest.mark.parametrize("jumbo", [False, True])
    def test_nothing_reaches_the_edge(self, deck: DrawnDeck, element: str, jumbo: bool) -> None:
        """One unit inside the border line there is nothing but paper, all around."""
        image = picture(deck, element, FaceStyle("is", jumbo=jumbo))
        inner = 2
        across = [(x, y) for x in range(10, WIDTH - 10) for y in (inner, HEIGHT - 1 - inner)]
        down = [(x, y) for y in range(10, HEIGHT - 10) for x in (inner, WIDTH - 1 - inner)]
        assert all(image.pixelColor(x, y).lightness() > 235 for x, y in across + down)

    def test_its_files_are_its_pictures_and_within_the_limits_for_decks(self) -> None:
        files = {file.stem: file.read_bytes() for file in asset("deck").iterdir()}
        assert set(files) == {name for name, card in FACES.items() if card.is_joker or card.rank >= Rank.JACK} | {
            "back"
        }
        for name, data in files.items():
            check(data)
            picture = QSvgRenderer(QByteArray(data))
            groups = () if name == "back" else ("bust",) if FACES[name].is_joker else ("half", "hair", "head")
            assert picture.isValid()
            assert all(map(picture.elementExists, groups)), name

    def test_a_back_is_of_its_own_colours_alone(self, deck: DrawnDeck) -> None:
        red = [QColor(name).rgb() for name in ("#a3202e", "#861724", "#dd7f78")]
        shown = {element: colours(picture(deck, element)) for element in BACK_ELEMENTS}
        assert all(colour in shown["back"] for colour in red)
        assert not any(colour in shown[other] for colour in red for other in BACK_ELEMENTS[1:])

    def test_an_unknown_element_paints_nothing(self, deck: DrawnDeck) -> None:
        assert not deck.has("15_club")
        assert not any(content(picture(deck, "15_club")))

    def test_the_painter_is_left_as_it_was(self, deck: DrawnDeck) -> None:
        pixmap = QPixmap(WIDTH, HEIGHT)
        with QPainter(pixmap) as painter:
            painter.scale(0.5, 0.5)
            before = painter.transform()
            deck.paint(painter, QRectF(0, 0, WIDTH, HEIGHT), "king_club", PLAIN)
            assert painter.transform() == before
            assert not painter.hasClipping()


class TestPixmaps:
    def test_the_same_picture_is_the_same_object(self) -> None:
        pixmaps = CardPixmaps(CountingDeck())
        first = pixmaps.face(Card.parse("KH"), 100, 2.0)
        assert pixmaps.face(Card.parse("KH-2"), 100, 2.0) is first
        assert pixmaps.back(1, 100) is pixmaps.back(4, 100)
        assert pixmaps.back(1, 100) is not pixmaps.back(2, 100)

    def test_each_is_rendered_once(self) -> None:
        deck = CountingDeck()
        pixmaps = CardPixmaps(deck)
        for _ in range(3):
            for card in packs(2, 3):
                pixmaps.face(card, 90)
        assert len(deck.painted) == len(set(deck.painted)) == 55
        assert pixmaps.count == 55

    @pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0, 3.0])
    @pytest.mark.parametrize("width", [48.0, 80.0, 161.0])
    def test_size_and_margin(self, width: float, dpr: float) -> None:
        pixmaps = CardPixmaps()
        pixmap = pixmaps.face(Card.parse("7S"), width, dpr)
        margin = pixmaps.margin(width)
        assert pixmap.devicePixelRatio() == dpr
        assert margin * dpr == round(margin * dpr)
        assert pixmap.width() == round(width * dpr) + 2 * margin * dpr
        assert abs(pixmap.height() - (width * 1.4 + 2 * margin) * dpr) <= 2
        assert pixmaps.height(width) == pytest.approx(width * 1.4)

    def test_shadow_around_and_card_within(self) -> None:
        pixmaps = CardPixmaps()
        image = pixmaps.face(Card.parse("7S"), 100).toImage()
        margin = round(pixmaps.margin(100))
        middle = image.height() // 2
        assert image.pixelColor(0, 0).alpha() == 0
        assert all(image.pixelColor(x, 0).alpha() < 12 for x in range(image.width()))
        assert all(image.pixelColor(x, image.height() - 1).alpha() < 12 for x in range(image.width()))
        assert image.pixelColor(margin + 3, middle).alpha() == 255
        assert 0 < image.pixelColor(margin - 2, middle).alpha() < 255
        below = image.pixelColor(image.width() // 2, image.height() - margin + 1).alpha()
        above = image.pixelColor(image.width() // 2, margin - 2).alpha()
        assert below > above

    def test_small_cards_are_jumbo(self) -> None:
        deck = CountingDeck()
        pixmaps = CardPixmaps(deck)
        card = Card.parse("QD")
        pixmaps.face(card, JUMBO_BELOW - 1)
        pixmaps.face(card, JUMBO_BELOW)
        pixmaps.face(card, JUMBO_BELOW - 1, 2.0)
        assert [style.jumbo for _, style in deck.painted] == [True, False, True]

    def test_jumbo_by_choice(self) -> None:
        deck = CountingDeck()
        pixmaps = CardPixmaps(deck, FaceStyle("is", jumbo=True))
        pixmaps.face(Card.parse("QD"), 200)
        assert deck.painted == [("queen_diamond", FaceStyle("is", jumbo=True))]

    def test_new_style_and_new_deck(self) -> None:
        pixmaps = CardPixmaps()
        card = Card.parse("QD")
        first = pixmaps.face(card, 100)
        pixmaps.style = FaceStyle()
        assert pixmaps.face(card, 100) is first
        pixmaps.style = FaceStyle("is")
        assert pixmaps.style.letters == "is"
        second = pixmaps.face(card, 100)
        assert second is not first
        other = CountingDeck()
        pixmaps.deck = other
        assert pixmaps.deck is other
        assert pixmaps.count == 0
        assert pixmaps.face(card, 100) is not second
        assert other.painted

    def test_back_colour(self) -> None:
        deck = CountingDeck()
        pixmaps = CardPixmaps(deck, back_colour="green")
        pixmaps.back(1, 80)
        pixmaps.back_colour = "blue"
        assert pixmaps.back_colour == "blue"
        pixmaps.back(1, 80)
        assert [element for element, _ in deck.painted] == ["back_green", "back_blue"]
        with pytest.raises(ValueError, match="pink"):
            pixmaps.back_colour = "pink"

    def test_a_back_is_the_same_in_every_style(self) -> None:
        deck = CountingDeck()
        pixmaps = CardPixmaps(deck)
        pixmaps.back(1, 60)
        pixmaps.back(1, 60)
        assert len(deck.painted) == 1

    def test_memory_is_bounded(self) -> None:
        pixmaps = CardPixmaps()
        hand = cards("7S KH 10D")
        for width in range(60, 160):
            for card in hand:
                pixmaps.face(card, width)
            pixmaps.back(1, width)
            assert pixmaps.count <= KEPT_SIZES * 4

    def test_sizes_in_use_are_kept(self) -> None:
        pixmaps = CardPixmaps()
        card = Card.parse("7S")
        used = pixmaps.face(card, 100)
        for width in range(60, 80):
            pixmaps.face(card, width)
            assert pixmaps.face(card, 100) is used


def svg(element: str) -> str:
    shade = sum(element.encode()) % 200
    box = f'<rect id="{element}" width="50" height="80" fill="rgb({shade},{len(element)},99)"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 80" width="50" height="80">{box}</svg>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for element in NEEDED_ELEMENTS:
        (tmp_path / f"{element}.svg").write_text(svg(element), encoding="utf-8")
    return tmp_path


@pytest.fixture
def one_file(tmp_path: Path) -> Path:
    inner = "".join(
        f'<rect id="{element}" x="{60 * place}" width="50" height="75" fill="rgb({place * 4},80,99)"/>'
        for place, element in enumerate(NEEDED_ELEMENTS)
    )
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3200 75">{inner}</svg>'
    (tmp_path / "deck.svg").write_text(text, encoding="utf-8")
    return tmp_path


class TestSvgFolder:
    def test_a_folder_of_files(self, folder: Path) -> None:
        deck = SvgFolderDeck(folder)
        assert deck.id == folder.name
        assert deck.aspect == pytest.approx(1.6)
        assert all(map(deck.has, NEEDED_ELEMENTS))
        middle = picture(deck, "king_heart").pixelColor(WIDTH // 2, HEIGHT // 2)
        assert (middle.green(), middle.blue()) == (len("king_heart"), 99)

    def test_one_file(self, one_file: Path) -> None:
        deck = SvgFolderDeck(one_file)
        assert deck.aspect == pytest.approx(1.5)
        place = NEEDED_ELEMENTS.index("king_heart")
        assert picture(deck, "king_heart").pixelColor(WIDTH // 2, HEIGHT // 2) == QColor(place * 4, 80, 99)
        assert not deck.has("red_joker")
        assert not any(content(picture(deck, "red_joker")))

    def test_what_is_missing_is_not_there(self, folder: Path) -> None:
        deck = SvgFolderDeck(folder)
        assert not deck.has("green_joker")
        assert not deck.has("../secret")
        assert not any(content(picture(deck, "green_joker")))

    def test_pixmaps_from_it(self, folder: Path) -> None:
        pixmaps = CardPixmaps(SvgFolderDeck(folder))
        assert pixmaps.back(2, 80) is pixmaps.back(1, 80)
        assert pixmaps.height(100) == pytest.approx(160)
        assert not pixmaps.face(Card.parse("KH"), 80).isNull()

    def test_not_a_whole_deck(self, folder: Path) -> None:
        for element in ("king_heart", "2_club", "back", "7_spade"):
            (folder / f"{element}.svg").unlink()
        with pytest.raises(ValueError, match=r"is not a whole deck: it lacks .* and 1 more\.$"):
            SvgFolderDeck(folder)

    def test_no_such_folder(self, tmp_path: Path) -> None:
        with pytest.raises(ValueError, match="not a whole deck"):
            SvgFolderDeck(tmp_path / "nowhere")

    @pytest.mark.qt_log_ignore("svg")
    def test_not_a_picture(self, folder: Path) -> None:
        (folder / "king_heart.svg").write_text("no picture", encoding="utf-8")
        with pytest.raises(ValueError, match=r"king_heart\.svg is not an SVG picture that can be drawn: no XML\.$"):
            SvgFolderDeck(folder)


def test_contact_sheet(tmp_path: Path) -> None:
    from tools.contact_sheet import main

    assert main([str(tmp_path / "sheet.png")]) == 0
    assert not QImage(str(tmp_path / "sheet.png")).isNull()
    with pytest.raises(SystemExit):
        main([str(tmp_path / "sheet.nothing")])
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.png"]
