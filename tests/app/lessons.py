"""Who sits at a guided first round in tests: the person who learns, and the characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.seating import sat_down_with
from cardtable.app.settings import SeatChoice
from cardtable.engine.match import Seat
from cardtable.messages import source_text
from cardtable.stage.characters import ANIMALS, COUSINS, NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.settings import Person
    from cardtable.app.tutorial_data import Guide

# What each character is called in English, first choice and second.
ENGLISH_NAMES: Final = {
    animal: tuple(text[animal].render(source_text) for text in (NAMES, COUSINS)) for animal in ANIMALS
}
ANNA: Final = SeatChoice("Anna", None, 0)


def seats_at(guide: Guide, me: SeatChoice = ANNA, people: Sequence[Person] = ()) -> tuple[Seat, ...]:
    """The seats of a guided first round."""
    sat = sat_down_with(me, guide.players, people, ENGLISH_NAMES)
    return tuple(Seat(one.name, one.level, one.colour, one.face, one.character) for one in sat)
