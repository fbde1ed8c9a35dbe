"""The pages of the site: the same in every language, and every picture is one that is made."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from tools import site
from tools.phones import MIDDLES, composed

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging" / "common"))

import product  # noqa: E402

IMAGE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
FIRST_PAGE = {f"pictures/{name}.jpg" for name in (*site.TABLES, "phones", "home")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_is_there_and_shows_only_pictures_that_are_made(tmp_path: Path, language) -> None:
    positions = site.write_texts(language, tmp_path)
    assert positions.keys() >= catalogue().keys()
    for game, made in positions.items():
        text = (tmp_path / "rules" / f"{game}.md").read_text(encoding="utf-8")
        assert text.startswith("# ")
        assert set(IMAGE.findall(text)) == set(made)
        assert f"(rules/{game}.md)" in (tmp_path / "index.md").read_text(encoding="utf-8")
    for page in ("install", "phones"):
        assert (tmp_path / f"{page}.md").read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("page", "pictures"), [("{}.md", FIRST_PAGE), ("phones/{}.md", {"pictures/phones.jpg"})])
def test_a_page_says_the_same_in_every_language(language, page, pictures) -> None:
    text, english = ((site.TEXTS / page.format(one)).read_text(encoding="utf-8") for one in (language, "en"))
    assert set(IMAGE.findall(text)) == pictures
    for mark in (r"(?m)^## ", r"(?m)^\* ", r"(?m)^[|\d]", r"\*\*", r"\]\(", re.escape(site.BOOKS)):
        assert len(re.findall(mark, text)) == len(re.findall(mark, english)), mark


def test_the_film_stands_in_the_place_of_the_first_picture() -> None:
    page = site.with_film("![One](pictures/a.jpg)\n\n![Two](pictures/b.jpg)\n")
    assert page.startswith('<video controls poster="pictures/a.jpg" src="pictures/film.mp4" aria-label="One"></video>')
    assert "![Two](pictures/b.jpg)" in page


@pytest.mark.parametrize("many", MIDDLES)
def test_a_picture_shows_every_phone_before_the_table(many) -> None:
    table, phone = (QImage(10, 10, QImage.Format.Format_RGB32) for _ in range(2))
    table.fill(QColor("green"))
    phone.fill(QColor("blue"))
    picture = composed(table, [phone] * many)
    shown = [picture.pixelColor(middle, picture.height() - 100) for middle in MIDDLES[many]]
    assert shown == [QColor("blue")] * many
    assert picture.pixelColor(picture.width() // 2, 100) == QColor("green")


def test_software_centres_ask_for_pictures_that_the_site_has() -> None:
    metainfo = ET.fromstring(product.fill(ROOT / "packaging" / "linux" / "APP_ID.metainfo.xml.in"))
    wanted = {(image.text or "").removeprefix(f"{product.SITE}/") for image in metainfo.iter("image")}
    assert wanted == {f"{language}/{name}" for language in LANGUAGES for name in FIRST_PAGE}
    for image in metainfo.iter("image"):
        assert (image.get("width"), image.get("height")) == tuple(map(str, site.SIZE))
    for shot in metainfo.iter("screenshot"):
        assert len(shot.findall("caption")) == len(LANGUAGES)
