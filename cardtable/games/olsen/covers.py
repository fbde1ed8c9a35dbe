"""The six games of the family as the home page introduces them."""

from __future__ import annotations

from typing import Final

from cardtable.engine.cover import Cover, Scenery, Sign, SignKind, fan, heights, row
from cardtable.games.shelves import OLSEN as OLSEN_SHELF
from cardtable.messages import translate

SEATS: Final = range(2, 11)
CALL: Final = translate("Olsen", "Ólsen", "what has to be said in time, between quotes")
OLSEN: Final = Cover(
    "olsen",
    "Ólsen Ólsen",
    translate("Olsen", "Same suit or same rank, and eights change everything"),
    translate("Olsen", "A round takes two to five minutes"),
    (2, 3),
    OLSEN_SHELF,
    Scenery(
        4.7,
        2.6,
        (
            *row("? ? ?", -0.95, -0.46, 0.04, 0.04),
            *row("KD", 0.32, -0.48, 0.0, lean=-9),
            *row("8S", 0.36, -0.5, 0.0, lean=3),
            *fan("6C 8H JD AH 10C", 0.0, 0.98, 9, 0.62),
        ),
        (Sign(SignKind.SUITS, 1.6, -0.52, 1.0),),
    ),
    SEATS,
    call=CALL,
)
UPP_OG_NIDUR: Final = Cover(
    "upp_og_nidur",
    "Ólsen Ólsen upp og niður",
    translate("Olsen", "One up or one down, as long a chain as you can"),
    translate("Olsen", "A round takes three to five minutes"),
    (4, 4),
    OLSEN_SHELF,
    Scenery(
        5.5,
        2.5,
        heights("4S 5H 6D 7C 6S 5C 6H 7S", (0.0, 0.34, 0.68, 1.02, 0.68, 0.34, 0.68, 1.02), -2.14, 0.51, 0.61),
    ),
    SEATS,
    call=CALL,
    short="Upp og niður",
)
MED_STIGUM: Final = Cover(
    "med_stigum",
    "Ólsen Ólsen með stigum",
    translate("Olsen", "Round after round, and every card you keep costs points"),
    translate("Olsen", "Playing to 500 points takes a long evening; shorter games are possible"),
    (70, 80),
    OLSEN_SHELF,
    Scenery(
        4.9,
        2.15,
        fan("QH 10S 5C 8D", -0.95, -0.02, 10, 0.5),
        (Sign(SignKind.SLIP, 1.5, 0.0, 1.75, "22 71 104|8 33 58|50 95 145"),),
    ),
    SEATS,
    call=CALL,
    short="Með stigum",
)
KLIKK: Final = Cover(
    "klikk",
    "Ólsen Ólsen klikk",
    translate("Olsen", "Twos mean take two, aces change direction, queens skip a player"),
    translate("Olsen", "A round takes two to five minutes"),
    (2, 3),
    OLSEN_SHELF,
    Scenery(
        5.2,
        2.15,
        (
            *row("2D", -1.95, -0.12, 0.0, lean=-9),
            *row("2C", -1.55, 0.02, 0.0, lean=5),
            *row("AH", 0.0, 0.0, 0.0),
            *row("QS", 1.75, 0.0, 0.0, lean=9),
        ),
        (Sign(SignKind.WAY, 0.0, 0.0, 1.96),),
    ),
    SEATS,
    call=CALL,
    short="Klikk",
)
LANGI: Final = Cover(
    "langi",
    "Langi Ólsen",
    translate("Olsen", "Go out eight times, from eights down to aces"),
    translate("Olsen", "A game for a long evening, with shorter versions to choose from"),
    (20, 55),
    OLSEN_SHELF,
    Scenery(5.4, 2.75, row("8C 7H 6S 5D 4C 3H 2S AD", -2.13, -0.6, 0.61, -0.17)),
    SEATS,
    call=CALL,
)
SVINDL: Final = Cover(
    "svindl",
    "Svindl Ólsen Ólsen",
    translate("Olsen", "You may cheat, but do not get caught"),
    translate("Olsen", "A round takes three to six minutes"),
    (3, 5),
    OLSEN_SHELF,
    Scenery(
        4.7,
        2.6,
        (
            *row("?", -0.62, -0.36, 0.0, lean=-16),
            *row("?", -0.28, -0.42, 0.0, lean=10),
            *row("JD", 0.22, -0.38, 0.0, lean=27),
            *row("8C", 0.0, -0.42, 0.0, lean=-3),
            *fan("? ? ? ? ?", 0.0, 1.05, 9, 0.56),
        ),
        (Sign(SignKind.CALL, 1.62, -0.78, 0.9, "?!"),),
    ),
    SEATS,
    call=CALL,
    short="Svindl",
)
COVERS: Final = (OLSEN, UPP_OG_NIDUR, MED_STIGUM, KLIKK, LANGI, SVINDL)
