"""What packages say of the games: as many as there are, in every language, in lines that their systems take."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable.games.catalogue import covers

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
# From ten on, in the languages of the packages.
NUMBERS = {
    "traditional": "ten eleven twelve thirteen fourteen fifteen",
    "hefðbundin": "tíu ellefu tólf þrettán fjórtán fimmtán",
    "tradisjonelle": "ti elleve tolv tretten fjorten femten",
    "traditionelle": "zehn elf zwölf dreizehn vierzehn fünfzehn",
    "games, or": "ten eleven twelve thirteen fourteen fifteen",
}
PLACES = {"control-head.in": 1, "APP_ID.desktop.in": 4, "APP_ID.metainfo.xml.in": 4, "cardtable.6.in": 1}
# What Debian's own criticism takes.
WIDEST = 80


@pytest.mark.parametrize("name", PLACES)
def test_the_number_of_games_is_told_rightly(name: str) -> None:
    text = " ".join((LINUX / name).read_text(encoding="utf-8").split())
    found = [(word, kind) for kind in NUMBERS for word in re.findall(rf"(\w+) {kind}\b", text)]
    told = [(word, kind) for word, kind in found if word.casefold() in NUMBERS[kind].split()]
    assert len(told) == PLACES[name], found
    for word, kind in told:
        assert NUMBERS[kind].split()[len(covers()) - 10] == word.casefold()


def test_no_line_of_the_description_is_too_long() -> None:
    _, _, description = (LINUX / "control-head.in").read_text(encoding="utf-8").partition("\nDescription: ")
    assert description
    assert all(len(line) <= WIDEST for line in description.splitlines())
