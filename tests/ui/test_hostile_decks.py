"""Decks of somebody else's: what is not a card, not from here or too much is refused, and hangs no start."""

from __future__ import annotations

import base64
import json
import os
import threading

import pytest
import shiboken6

from cardtable.app.settings import FILE_NAME, read_settings
from cardtable.store.database import Database
from cardtable.ui.deck import svg_folder
from cardtable.ui.deck.deck import NEEDED_ELEMENTS
from cardtable.ui.deck.svg_folder import DeckTrial, SvgError, SvgFolderDeck, check
from cardtable.ui.services import Services
from tests.ui.fingers import FOR_EVER

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{}">'
CARD = "0 0 50 70"
RECT = '<rect width="50" height="70" fill="rgb(200,30,90)"/>'


def picture(inside: str = RECT, box: str = CARD, before: str = "") -> str:
    return before + HEAD.format(box) + inside + "</svg>"


def bomb(levels: int = 9, times: int = 10) -> str:
    """Each group uses the one below ten times: a few lines, a thousand million rectangles."""
    groups = [f'<g id="g0">{RECT}</g>']
    for level in range(1, levels):
        uses = f'<use xlink:href="#g{level - 1}"/>' * times
        groups.append(f'<g id="g{level}">{uses}</g>')
    return f"<defs>{''.join(groups)}</defs>" + f'<use xlink:href="#g{levels - 1}"/>'


ENTITIES = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
OUTSIDE = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
PNG = base64.b64encode(b"\x89PNG\r\n\x1a\n").decode()
SVG = base64.b64encode(picture('<image width="5" height="7" href="//host/share/x.png"/>').encode()).decode()
REFUSED = {
    "use bomb": picture(bomb()),
    "a use within itself": picture('<g id="a"><use xlink:href="#a"/></g><use xlink:href="#a"/>'),
    "entities": picture(before=ENTITIES),
    "an entity from outside": picture(before=OUTSIDE),
    "too deep": picture("<g>" * 5000 + "</g>" * 5000),
    "too many": picture("<g/>" * 500_000),
    "a file": picture('<image width="50" height="70" xlink:href="/etc/hostname"/>'),
    "a file beside": picture('<image width="50" height="70" href="../x.png"/>'),
    "a share": picture('<image width="50" height="70" href="//host/share/x.png"/>'),
    "the network": picture('<image width="50" height="70" xlink:href="http://host/x.png"/>'),
    "an svg that says it is pixels": picture(f'<image width="5" height="7" href="data:image/png;base64,{SVG}"/>'),
    "not quite the data it seems": picture(f'<image width="5" height="7" href="data:image/png;base64,%{PNG}"/>'),
    "a bomb with two addresses": picture(bomb().replace('"/>', '" href="#none"/>')),
    "a bomb with each name twice": picture(bomb() + "".join(f'<g id="g{level}"/>' for level in range(9))),
    "an svg within": picture('<image width="5" height="7" href="data:image/svg+xml;base64,AAAA"/>'),
    "a fill from elsewhere": picture('<rect width="5" height="7" fill="url(/x.svg#a)"/>'),
    "a style from elsewhere": picture("<style>rect { fill: url('http://host/x') }</style>"),
    "an imported style": picture("<style>@import 'x.css';</style>"),
    "no picture": "{}",
    "nothing": "",
    "half": picture()[:-10],
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_picture_beyond_the_limits_is_refused(kind: str) -> None:
    with pytest.raises(SvgError):
        check(REFUSED[kind].encode())


ALLOWED = {
    "plain": picture(),
    "a doctype": picture(before='<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">'),
    "a fill of its own": picture('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/>'),
    "an image inside": picture(f'<image width="5" height="7" href="data:image/png;base64,{PNG}"/>'),
    "uses": picture(bomb(3)),
    "an address to read": picture('<a href="https://example.org">x</a>'),
}


@pytest.mark.parametrize("kind", ALLOWED)
def test_what_decks_really_have_is_allowed(kind: str) -> None:
    check(ALLOWED[kind].encode())


@pytest.fixture
def deck(tmp_path):
    folder = tmp_path / "decks" / "mine"
    folder.mkdir(parents=True)
    for element in NEEDED_ELEMENTS:
        (folder / f"{element}.svg").write_text(picture())
    return folder


@pytest.mark.parametrize("box", ["0 0 1 1000000", "0 0 1000000 1", "0 0 50 50", "0 0 50 100", "0 0 1e30 1"])
def test_a_picture_that_has_not_the_shape_of_a_card_is_refused(qapp, deck, box: str) -> None:
    assert SvgFolderDeck(deck).aspect == pytest.approx(1.4)
    (deck / "6_club.svg").write_text(picture(box=box))
    with pytest.raises(ValueError, match="6_club"):
        SvgFolderDeck(deck)


@pytest.mark.skipif(os.name == "nt", reason="pipes and links as POSIX has them")
@pytest.mark.parametrize("name", ["6_club.svg", "deck.svg"])
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "huge"])
def test_a_picture_that_is_no_file_is_refused_at_once(qapp, deck, name: str, kind: str) -> None:
    path = deck / name
    path.unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "folder":
        path.mkdir()
    else:
        with path.open("wb") as file:
            file.truncate(400 * 1024 * 1024)
    with pytest.raises((OSError, ValueError)):
        SvgFolderDeck(deck)


@pytest.fixture
def made(qapp, tmp_path):
    """Programs in one data folder, closed at the end."""
    programs: list[Services] = []
    database = Database(tmp_path)

    def make(careful: bool = False) -> Services:
        programs.append(Services(database, tmp_path, "en", careful))
        return programs[-1]

    yield make
    for services in programs:
        services.close()
        shiboken6.delete(services)
    database.close()


@pytest.mark.parametrize("name", ["../../elsewhere", "/etc", "mine/../mine", "none", "..", "."])
def test_the_deck_in_the_settings_is_a_name_and_not_a_path(made, deck, tmp_path, name: str) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"deck": name}))
    services = made()
    assert services.pixmaps.deck.id == "drawn"
    assert services.unusable_deck == name
    assert read_settings(tmp_path).deck == ""


def test_a_deck_that_fails_is_not_chosen_again_at_the_next_start(made, deck, tmp_path) -> None:
    (tmp_path / FILE_NAME).write_text('{"deck": "mine"}')
    assert made().pixmaps.deck.id == "mine"
    (deck / "6_club.svg").write_text(REFUSED["use bomb"])
    assert made().pixmaps.deck.id == "drawn"
    assert read_settings(tmp_path).deck == ""


def test_after_a_failed_start_our_own_deck_is_used(made, deck, tmp_path) -> None:
    (tmp_path / FILE_NAME).write_text('{"deck": "mine"}')
    services = made(careful=True)
    assert services.pixmaps.deck.id == "drawn"
    assert services.unusable_deck == "mine"
    assert read_settings(tmp_path).deck == ""
    services.change(deck="mine")
    assert services.pixmaps.deck.id == "mine"


def never_ends(_folder: str) -> None:
    """The life of a process that draws for ever."""
    threading.Event().wait()


def test_a_deck_that_takes_for_ever_is_given_up(made, deck, monkeypatch, qtbot, caplog) -> None:
    """Within every limit there may still be a picture that takes for ever, as dashes too small to count once did."""
    dashes = '<path d="M0 0 L50 70" stroke="red" stroke-width="9" stroke-dasharray="0.0000001"/>'
    (deck / "6_club.svg").write_text(picture(dashes))
    check((deck / "6_club.svg").read_bytes())
    monkeypatch.setattr(svg_folder, "draw_all", never_ends)
    monkeypatch.setattr(DeckTrial, "time_limit", 0)
    services = made()
    services.choose_deck("mine")
    assert services.tried_deck == "mine"
    qtbot.waitUntil(lambda: services.unusable_deck == "mine", timeout=FOR_EVER)
    assert services.pixmaps.deck.id == "drawn"
    assert services.settings.deck == ""
    assert services.tried_deck == ""


def test_a_deck_that_is_being_tried_is_given_up_for_another_choice(made, deck, monkeypatch, qtbot) -> None:
    """As “Reset everything” makes one: what was set anew stays so when the trial would have ended."""
    monkeypatch.setattr(svg_folder, "draw_all", never_ends)
    services = made()
    services.choose_deck("mine")
    tried = services.findChild(DeckTrial)
    services.change(deck="", four_colour=False)
    assert services.tried_deck == ""
    qtbot.waitUntil(lambda: not shiboken6.isValid(tried), timeout=FOR_EVER)
    assert (services.settings.deck, services.pixmaps.deck.id) == ("", "drawn")


def test_a_deck_that_could_not_be_used_is_forgotten_with_the_next_choice(made, deck, qtbot, caplog) -> None:
    (deck / "6_club.svg").write_text("{}")
    services = made()
    services.choose_deck("mine")
    qtbot.waitUntil(lambda: services.unusable_deck == "mine", timeout=FOR_EVER)
    services.change(four_colour=True)
    assert services.unusable_deck == "mine"
    services.choose_deck("")
    assert services.unusable_deck == ""


def test_a_broken_deck_is_refused_by_its_trial(made, deck, qtbot, caplog) -> None:
    (deck / "6_club.svg").write_text("{}")
    services = made()
    services.choose_deck("mine")
    qtbot.waitUntil(lambda: services.unusable_deck == "mine", timeout=FOR_EVER)
    assert services.pixmaps.deck.id == "drawn"
