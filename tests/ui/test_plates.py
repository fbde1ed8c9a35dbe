"""What stands at a seat: name, cards, score. Score and count stand there whole in any room, and the tip says all."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardtable.stage.geometry import lay_out
from cardtable.stage.layout_state import Seating
from cardtable.stage.picture import PlateText
from cardtable.stage.table_layout import PlateForm, SeatPlace
from cardtable.stage.units import units
from cardtable.stage.zones import Middle
from cardtable.ui.painting.drawing import DEMI, MEDIUM, width_of
from cardtable.ui.scene.plate_item import SCORE, SEPARATOR, Fitter, Written
from cardtable.ui.widgets.controls import plain_tip
from tests.stage.test_layout import zones_of
from tests.ui.sizes import KINDS, TEXTS, WINDOWS, shown_at, sit_at

# Sixteen letters, wide and narrow ones, and one that has to be written as it is.
LONG = ("Wilhelmína Mjöll", "Guðmundur Ragnar", "Þorsteinn Örn W.", "MWMWMWMWMWMWMWMW", "Åse-Øystein Vågø")
NAMES = (*LONG, "<b>&amp; Sigrún</b>"[:16], "Illugi Illugi Il", "Hrafnhildur Ýr Æ")
POINTS = "-2345"
PLAIN = PlateText(
    "", 0, "13 cards", f"Score {POINTS}", (), False, False, "dealer", short_count="13", short_score=POINTS
)
NOTES = replace(
    PLAIN,
    notes=("has said Ólsen! and draws", "has laid 4 melds"),
    short_notes=("Ólsen!", "+4"),
    active=True,
    dealer=True,
)
TEXTS_AT_SEATS = {
    "plain": PLAIN,
    "notes": NOTES,
    "rank": replace(NOTES, rank="10", rank_note="needs tens"),
    "coins": replace(NOTES, tokens=2, tokens_of=3, tokens_note="2 of 3 purchases left"),
    "no score": replace(PLAIN, score=""),
}


def faults(text: PlateText, place: SeatPlace, em: float) -> list[str]:
    """What is cut on this plate, or stands beyond its edge."""
    fitter = Fitter(text, em, lambda words, size, weight: width_of(words, size * em, weight), DEMI, MEDIUM)
    written = fitter.fit(place.plate, place.form)
    parts = written.line.split(SEPARATOR)
    found = [] if {text.count, text.short_count} & set(parts) else ["the count"]
    if text.score and text.short_score not in (written.score, parts[-1]):
        found.append("the score")
    if not text.score and written.score:
        found.append("a score that is not told")
    return found + beyond(text, place, written, em)


def beyond(text: PlateText, place: SeatPlace, written: Written, em: float) -> list[str]:
    """Lines that are wider than the plate; what is drawn is measured in the same letters."""
    line = width_of(written.line, written.line_size * em, MEDIUM)
    name = width_of(written.name, written.name_size * em, DEMI)
    score = width_of(written.score, SCORE * em, DEMI) if written.score else 0.0
    inner = place.plate.width - 0.3 * em
    if place.form is PlateForm.TALL:
        upper, lower = name + (0.45 * em + score if score else 0.0), line
        room = below = inner
    elif place.form is PlateForm.FACE:
        upper, lower = score, line
        room = below = place.plate.width - (2 * written.radius + (1.85 if text.rank else 0.65)) * em
    elif written.dot:
        upper, lower = name, line + score
        room = place.plate.width - (2 * written.radius + (2.35 if text.rank else 1.05)) * em
        below = place.plate.width - 1.1 * em
    else:
        upper, lower = name + score, line
        room = place.plate.width - (2 * written.radius + 1.0 + (1.3 if text.rank else 0.0)) * em
        below = room - (text.tokens_of * 0.63 * em if written.coins else 0.0)
    found = ["the name stands beyond"] if upper > room + 1 and len(written.name) > 2 else []
    return found + (["the line stands beyond"] if lower > below + 1 else [])


def tables() -> list[tuple[int, Middle]]:
    """Numbers of players and kinds of middle."""
    few = [(players, middle) for players in range(2, 9) for middle in (Middle.PILES, Middle.MELDS)]
    return [*few, (9, Middle.PILES), (10, Middle.PILES), (4, Middle.TRICK), (2, Middle.ROW), (4, Middle.ROW)]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", WINDOWS)
def test_score_and_count_are_never_cut(qapp, size: tuple[int, int], text: int) -> None:
    measured = units(*size, text / 100)
    found, forms, tried = [], set(), 0
    for players, middle in tables():
        zones = zones_of(players, middle, 13)
        layout = lay_out(zones, Seating(players, 0), measured, middle)
        for seat, place in layout.seats.items():
            for kind, words in TEXTS_AT_SEATS.items():
                here = replace(words, name=NAMES[(seat + players) % len(NAMES)])
                tried += 1
                forms.add(place.form)
                found += [
                    (players, middle, seat, kind, place.form, fault) for fault in faults(here, place, measured.em)
                ]
    assert not found, f"{len(found)} of {tried}: {found[:8]}"
    assert len(forms) > 1


def test_all_forms_of_plates_are_tried(qapp) -> None:
    forms = set()
    for size in WINDOWS:
        for text in TEXTS:
            for players, middle in tables():
                zones = zones_of(players, middle, 13)
                layout = lay_out(zones, Seating(players, 0), units(*size, text / 100), middle)
                forms |= {place.form for place in layout.seats.values()}
    assert forms == set(PlateForm)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_the_tip_says_everything_at_every_seat(window, kind: str) -> None:
    table = sit_at(window, kind, NAMES, Random(kind), 6)
    for seat, name in enumerate(NAMES[: len(table.match.seats)]):
        assert table.names[seat] == name
    page = window.table
    for size in WINDOWS:
        for text in TEXTS:
            shown_at(window, size, text)
            assert len(page.scene.plates) == len(table.match.seats)
            for seat, plate in page.scene.plates.items():
                words = plate.text
                whole = words.whole()
                assert plate.toolTip().startswith(plain_tip(whole)), "and then what the seat did last"
                notes = words.told_notes or words.notes
                told = [words.name, words.count, words.score, words.rank_note, words.tokens_note, *notes]
                assert not [part for part in told if part and part not in whole]
                assert whole.startswith(table.names[seat])
                assert not faults(words, plate.place, page.units.em)
                assert page.scene.sceneRect().adjusted(-1, -1, 1, 1).contains(plate.rect)
