"""How the events of Veiðimaður are told: what matters, what is heard, where the table rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.veidimadur.rules.events import Asked, Booked, Dealt, Drew, Gave, Landed, Refused
from cardtable.stage.event_style import PLAIN, Announcement, EventStyle, Rest, Sound, Weight

if TYPE_CHECKING:
    from cardtable.games.veidimadur.rules.events import VeidimadurEvent


def mark(event: VeidimadurEvent) -> EventStyle:
    """Question, answer, fish and book are one after the other, so that everybody can remember them."""
    match event:
        case Dealt():
            return EventStyle(sound=Sound.DEAL)
        case Asked(seat, other=other):
            return EventStyle(Weight.NOTABLE, Sound.CALL, Rest.TRICK, Announcement(seat, other))
        case Gave():
            return EventStyle(Weight.NOTABLE, Sound.SWEEP, Rest.BREATH)
        case Refused():
            return EventStyle(rest=Rest.BREATH)
        case Drew():
            return EventStyle(sound=Sound.DRAW, rest=Rest.BREATH)
        case Landed(seat, card):
            return EventStyle(Weight.TURNING, Sound.BUY, Rest.TRICK, Announcement(seat, card=card))
        case Booked(seat):
            return EventStyle(Weight.TURNING, Sound.MELD, Rest.BREATH, Announcement(seat))
    return PLAIN
