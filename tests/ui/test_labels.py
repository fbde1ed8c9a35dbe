"""What is written at piles and kitties has room on the table, in every language."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from cardtable.messages import Message
from cardtable.stage.geometry import lay_out
from cardtable.stage.layout_state import Seating
from cardtable.stage.units import units
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import Languages, say
from cardtable.ui.scene.drawing_kit import width_of
from cardtable.ui.scene.zone_paint import LABEL, fitting_label
from tests.conformance.common import NAMES, choose, seats_for, table_of

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
