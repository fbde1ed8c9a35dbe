"""How the events of Veiðimaður are told: what matters, what is heard, where the table rests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.veidimadur.rules.events import Asked, Booked, Dealt, Drew, Gave, Landed, Refused
from cardtable.stage.event_style import PLAIN, Mark, Outcry, Rest, Sound, Weight

if TYPE_CHECKING:
    from cardtable.games.veidimadur.rules.events import VeidimadurEvent


def mark(event: VeidimadurEvent) -> Mark:
    """Question, answer, fish and book are one after the other, so that everybody can remember them."""
    match event:
        case Dealt():
            return Mark(sound=Sound.DEAL)
        case Asked(seat, other=other):
            return Mark(Weight.NOTABLE, Sound.CALL, Rest.TRICK, Outcry(seat, other))
        case Gave():
            return Mark(Weight.NOTABLE, Sound.SWEEP, Rest.BREATH)
        case Refused():
            return Mark(rest=Rest.BREATH)
        case Drew():
            return Mark(sound=Sound.DRAW, rest=Rest.BREATH)
        case Landed(seat, card):
            return Mark(Weight.TURNING, Sound.BUY, Rest.TRICK, Outcry(seat, card=card))
        case Booked(seat):
            return Mark(Weight.TURNING, Sound.MELD, Rest.BREATH, Outcry(seat))
    return PLAIN
