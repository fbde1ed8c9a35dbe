"""Every animal's picture, drawn once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from cardtable.stage.animals import Animal
from cardtable.ui.avatars import birds, mammals

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.ui.deck.shapes import Picture, Shape

_DRAWN_BY: Final[dict[Animal, Callable[[], list[Shape]]]] = {
    Animal.FOX: mammals.fox,
    Animal.PUFFIN: birds.puffin,
    Animal.BEAR: mammals.bear,
    Animal.OWL: birds.owl,
    Animal.RAM: mammals.ram,
    Animal.HARE: mammals.hare,
    Animal.RAVEN: birds.raven,
    Animal.SEAL: mammals.seal,
    Animal.CAT: mammals.cat,
}


@cache
def picture_of(animal: Animal) -> Picture:
    """The animal's flat shapes in a circle of radius 100 around (0, 0); what lies outside of it is not seen."""
    return tuple(_DRAWN_BY[animal]())
