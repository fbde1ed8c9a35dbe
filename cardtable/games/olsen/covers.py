"""The six games of the family as the home page introduces them."""

from __future__ import annotations

from typing import Final

from cardtable.cards import cards
from cardtable.engine.cover import Cover
from cardtable.messages import translate

SEATS: Final = range(2, 11)
OLSEN: Final = Cover(
    "olsen",
    "Ólsen Ólsen",
    translate("Olsen", "Same suit or same rank, and eights change everything"),
    translate("Olsen", "A round takes two to five minutes"),
    tuple(cards("8S 8H KD 6C")),
    SEATS,
)
UPP_OG_NIDUR: Final = Cover(
    "upp_og_nidur",
    "Ólsen Ólsen upp og niður",
    translate("Olsen", "One up or one down, as long a chain as you can"),
    translate("Olsen", "A round takes three to five minutes"),
    tuple(cards("4S 5H 6D 5C")),
    SEATS,
)
MED_STIGUM: Final = Cover(
    "med_stigum",
    "Ólsen Ólsen með stigum",
    translate("Olsen", "Round after round, and every card you keep costs points"),
    translate("Olsen", "Playing to 500 points takes a long evening; shorter games are possible"),
    tuple(cards("8D QH 10S 5C")),
    SEATS,
)
KLIKK: Final = Cover(
    "klikk",
    "Ólsen Ólsen klikk",
    translate("Olsen", "Twos mean take two, aces change direction, queens skip a player"),
    translate("Olsen", "A round takes two to five minutes"),
    tuple(cards("2C AH QS 8D")),
    SEATS,
)
LANGI: Final = Cover(
    "langi",
    "Langi Ólsen",
    translate("Olsen", "Go out eight times, from eights down to aces"),
    translate("Olsen", "A game for a long evening, with shorter versions to choose from"),
    tuple(cards("8C 7H 6S AD")),
    SEATS,
)
SVINDL: Final = Cover(
    "svindl",
    "Svindl Ólsen Ólsen",
    translate("Olsen", "You may cheat, but do not get caught"),
    translate("Olsen", "A round takes three to six minutes"),
    tuple(cards("JS 3H 8C JD")),
    SEATS,
)
COVERS: Final = (OLSEN, UPP_OG_NIDUR, MED_STIGUM, KLIKK, LANGI, SVINDL)
