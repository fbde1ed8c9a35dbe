"""What is written at piles, kitties and cards that count has room on the table, and nothing covers it."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from cardtable.messages import Message, verbatim
from cardtable.stage.geometry import lay_out
from cardtable.stage.layout_state import Seating
from cardtable.stage.units import units
from cardtable.stage.zones import Note, ZoneKind
from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.language import Languages, say
from cardtable.ui.painting.drawing import width_of
from cardtable.ui.scene import zone_item
from cardtable.ui.scene.scene import TableScene
from cardtable.ui.scene.zone_item import (
    LABEL,
    SMALLEST_CHIP,
    SMALLEST_LABEL,
    ZoneItem,
    fitting_heads,
    fitting_label,
    paint_zone,
)
from tests.conformance.common import NAMES, choose, seats_for, table_of
from tests.games import two_of_three_positions

LABELLED = (ZoneKind.KITTY, ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.WON)
MEASURED = units(1280, 800)
MATCHES, MOVES = 24, 60


def labels_of(game: str) -> dict[tuple[Message, Message], float]:
    """What is written at the zones of some matches, in words and in short, and the least room for it."""
    known = catalogue()[game]
    layout = known.stage.layout
    found: dict[tuple[Message, Message], float] = {}
    for number in range(MATCHES):
        match = table_of(game, seats_for(game, number), known.game.options(), f"labels{number}")
        rng = Random(f"{game}/labels/{number}")
        match.deal()
        for _ in range(MOVES):
            if match.between_rounds:
                break
            zones = list(layout.zones(match.round.view(0), NAMES, 0))
            made = lay_out(zones, Seating(match.round.seats, 0), MEASURED, layout.middle)
            for zone in zones:
                room = made.places[zone.id].label
                if room is not None and zone.kind in LABELLED:
                    words = zone.name, zone.short or zone.name
                    found[words] = min(room.width, found.get(words, room.width))
            match.play(*choose(match, rng))
    return found


@pytest.mark.parametrize("game", list(catalogue()))
def test_no_label_is_cut_in_a_window_as_it_first_opens(qapp, game: str) -> None:
    languages, labels = Languages(qapp), labels_of(game)
    cut = []
    for language in LANGUAGES:
        languages.use(language)
        for (name, short), room in labels.items():
            text, pixels = fitting_label((say(name), say(short)), room, LABEL, MEASURED.em)
            if width_of(text, pixels) > room + 1:
                cut.append((language, text))
    assert labels
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ["JD 5S", "AC 2C", "2C AC"])
def test_the_features_of_two_cards_are_written_in_one_size(qapp, monkeypatch, row: str, language: str) -> None:
    Languages(qapp).use(language)
    layout, table = catalogue()["two_of_three"].stage.layout, two_of_three_positions.position(row, "9H 3C", "7D")
    zones = list(layout.zones(table.view(0), NAMES, 0))
    scene, image = TableScene(CardPixmaps()), QImage(1280, 800, QImage.Format.Format_RGB32)
    made = lay_out(zones, Seating(table.seats, 0), scene.units, layout.middle)
    zone = next(zone for zone in zones if zone.kind is ZoneKind.ROW)
    written: dict[str, tuple[float, bool]] = {}

    def noted(_: QPainter, rect: QRectF, text: str, pixels: float, *__: object) -> None:
        written[text] = pixels, width_of(text, pixels) <= rect.width() + 1

    monkeypatch.setattr(zone_item, "write", noted)
    with QPainter(image) as painter:
        paint_zone(painter, scene, zone, made.places[zone.id], ("", ""), ())
    words = [say(feature.text) for features in zone.features for feature in features if feature.suit is None]
    assert {written[word] for word in words} == {(written[words[0]][0], True)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wide", "high", "text"), [(660, 630, 1.5), (560, 630, 2.0), (760, 560, 1.0), (1280, 800, 2.0)]
)
def test_what_is_written_under_two_cards_never_collides(
    qapp, monkeypatch, wide: int, high: int, text: float, language: str
) -> None:
    """Beside an open log the cards lie close together."""
    Languages(qapp).use(language)
    known = catalogue()["two_of_three"]
    layout, match = known.stage.layout, table_of("two_of_three", 4, known.game.options(), "chips")
    match.deal()
    zones = list(layout.zones(match.round.view(0), NAMES, 0))
    scene, image = TableScene(CardPixmaps()), QImage(wide, high, QImage.Format.Format_RGB32)
    scene.units = units(wide, high, text)
    zone = next(zone for zone in zones if zone.kind is ZoneKind.ROW)
    place = lay_out(zones, Seating(4, 0), scene.units, layout.middle).places[zone.id]
    chips: list[QRectF] = []
    monkeypatch.setattr(zone_item, "filled", lambda painter, rect, *_: chips.append(QRectF(rect)))
    with QPainter(image) as painter:
        paint_zone(painter, scene, zone, place, ("", ""), ())
    assert len(chips) == sum(map(len, zone.features))
    assert not [(one, other) for one, other in combinations(chips, 2) if one.intersects(other)]
    assert min(chip.height() for chip in chips) >= SMALLEST_CHIP


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", ["kinaskak", "olsen", "two_of_three"])
def test_what_lights_up_leaves_the_words_below_it_free(qapp, game: str, text: float) -> None:
    layout, match = catalogue()[game].stage.layout, table_of(game, 3, catalogue()[game].game.options(), "light")
    match.deal()
    zones = list(layout.zones(match.round.view(0), NAMES, 0))
    scene = TableScene(CardPixmaps())
    scene.units = units(1280, 800, text)
    places = lay_out(zones, Seating(3, 0), scene.units, layout.middle).places
    for zone in zones:
        label = places[zone.id].label
        if label is None:
            continue
        item = ZoneItem(scene, zone)
        item.arrange(zone, places[zone.id], "label")
        item.hinted = item.legal = True
        image = QImage(1280, 800, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            item.glow.paint(painter, QStyleOptionGraphicsItem())
        high = round(LABEL * 0.7 * scene.em)
        top = round(label.y + (label.height - high) / 2)
        letters = [(x, y) for x in range(round(label.x), round(label.right)) for y in range(top, top + high)]
        assert not [at for at in letters if image.pixelColor(*at).alpha()], zone.id


def test_headings_have_fewer_words_rather_than_tiny_letters(qapp) -> None:
    heads = [
        Note(verbatim("Contrast: at most 1 like this"), verbatim("at most 1")),
        Note(verbatim("0 like this"), None),
    ]
    assert fitting_heads(heads, [900.0, 900.0], 16.0)[0] == ["Contrast: at most 1 like this", "0 like this"]
    words, sizes = fitting_heads(heads, [130.0, 130.0], 16.0)
    assert words == ["at most 1", "0 like this"]
    assert min(sizes) >= SMALLEST_LABEL * 16.0
