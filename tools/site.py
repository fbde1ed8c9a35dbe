"""The project's site in four languages: ``python -m tools.site``.

From ``docs/site``, ``docs/install``, the rule books and pictures of the program, into ``build/site/html``; nothing in
it asks another server for anything. Phones are pictured in a Chromium. MkDocs gets an environment of its own,
``build/site/venv``, the first time.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from cardtable.app.settings import LANGUAGES
from cardtable.games.catalogue import catalogue
from cardtable.resources import asset, rule_text
from cardtable.ui.language import NAMES
from cardtable.ui.rulebook.book import WORDS
from cardtable.ui.rulebook.book_text import Position, draw_position
from cardtable.ui.shell.qt_application import make_application
from tools import trailer
from tools.commands import command, each
from tools.phones import SIZE, draw_phones
from tools.screenshots import shoot, table_in_mid_game, window_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.settings import Language

ROOT: Final = Path(__file__).resolve().parent.parent
TEXTS: Final = ROOT / "docs" / "site"
BUILD: Final = ROOT / "build" / "site"
HTML: Final = BUILD / "html"
PACKAGE: Final = "mkdocs==1.6.1"
# The pictures of the first page: their names, the games that they show, and how far those have come.
TABLES: Final = {"table": ("olsen", 18), "kinaskak": ("kinaskak", 60), "san_da_yi": ("san_da_yi", 25)}
# How wide a position is that stands in a rule book, how high its lines are, and how crisp it is.
COLUMN: Final = 640.0
LINE: Final = 24.0
RATIO: Final = 2.0
QUALITY: Final = 85
BOOKS: Final = "{books}"
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\((pictures/[^)]+)\)")
_POSITION: Final = re.compile(r"\(cards:([^)\s]+)\)")
_CONFIGURATION: Final = """\
site_name: Card Table
docs_dir: {source}
site_dir: {target}
use_directory_urls: false
strict: true
plugins: []
theme: {{name: null, custom_dir: {theme}}}
markdown_extensions:
  - attr_list
  - toc:
      slugify: !!python/name:markdown.extensions.toc.slugify_unicode
validation:
  omitted_files: ignore
  links: {{not_found: warn, anchors: warn, absolute_links: warn, unrecognized_links: warn}}
extra:
  language: {language}
  languages: {{{names}}}
"""
_ENTRANCE: Final = """\
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card Table</title><link rel="icon" href="en/icon.png"><link rel="stylesheet" href="en/site.css"></head>
<body><main><h1><img src="en/icon.png" alt="" width="64" height="64"> Card Table</h1>
{links}
</main></body></html>
"""


def title_of(markdown: str) -> str:
    """The heading of a whole text."""
    return markdown.partition("\n")[0].removeprefix("# ").strip()


def with_pictures(book: str, game: str) -> tuple[str, dict[str, str]]:
    """A rule book that shows files where it has positions, and those positions by the names of the files."""
    positions: dict[str, str] = {}

    def named(found: re.Match[str]) -> str:
        name = f"{game}-{len(positions) + 1}.webp"
        positions[name] = found[1]
        return f"({name})"

    return _POSITION.sub(named, book), positions


def with_film(page: str) -> str:
    """A first page on which the film stands in the place of the first picture."""
    return _PICTURE.sub(r'<video controls poster="\2" src="pictures/film.mp4" aria-label="\1"></video>', page, count=1)


def write_texts(language: Language, folder: Path) -> dict[str, dict[str, str]]:
    """All pages of one language as Markdown; the positions of every game's book."""
    positions: dict[str, dict[str, str]] = {}
    (folder / "rules").mkdir(parents=True, exist_ok=True)
    links = []
    for game in (*catalogue(), WORDS):
        book, positions[game] = with_pictures(rule_text(game, language), game)
        links.append(f"* [{title_of(book)}](rules/{game}.md)")
        (folder / "rules" / f"{game}.md").write_text(book, encoding="utf-8")
    page = (TEXTS / f"{language}.md").read_text(encoding="utf-8").replace(BOOKS, "\n".join(links))
    (folder / "index.md").write_text(page, encoding="utf-8")
    shutil.copyfile(ROOT / "docs" / "install" / f"{language}.md", folder / "install.md")
    shutil.copyfile(TEXTS / "phones" / f"{language}.md", folder / "phones.md")
    return positions


def take_pictures(language: Language, folder: Path, positions: dict[str, dict[str, str]]) -> None:
    """The program as it is now, and every position of the rule books."""
    with window_in(language, SIZE) as window:
        drawn: list[bool] = []
        for name, (game, moves) in TABLES.items():
            window.show_page(window.table)
            window.table.sit_down(table_in_mid_game(window.services, 1, moves, game=game))
            window.table.running.scheduler.pause()
            shoot(window, folder / "pictures" / f"{name}.jpg")
        draw_phones(window, language).save(str(folder / "pictures" / "phones.jpg"), quality=QUALITY)
        window.home.pictured.connect(lambda: drawn.append(True))
        window.show_page(window.home)
        while not drawn:
            QApplication.processEvents()
        shoot(window, folder / "pictures" / "home.jpg")
        for game, drawn_in in positions.items():
            for name, text in drawn_in.items():
                middle = catalogue()[game].stage.layout.middle
                drawing = draw_position(Position.read(text), middle, window.services, COLUMN, LINE, RATIO)
                drawing.save(str(folder / "rules" / name), quality=QUALITY)


def take_looks(folder: Path) -> None:
    """The icon, the fonts and the style sheet."""
    for path in (asset("fonts", "Cabin-Regular.otf"), asset("fonts", "Cabin-Bold.otf"), TEXTS / "theme" / "site.css"):
        shutil.copyfile(path, folder / path.name)
    shutil.copyfile(asset("icons", "cardtable.png"), folder / "icon.png")


def generate(language: Language, source: Path) -> None:
    """The pages of one language as HTML; SystemExit where a link leads nowhere."""
    python = BUILD / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(BUILD / "venv", with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
    configuration = BUILD / f"{language}.yml"
    names = ", ".join(f"{code}: {name}" for code, name in NAMES.items())
    told = _CONFIGURATION.format(
        source=source, target=HTML / language, theme=TEXTS / "theme", language=language, names=names
    )
    configuration.write_text(told, encoding="utf-8")
    done = subprocess.run([python, "-m", "mkdocs", "build", "--quiet", "-f", configuration], check=False)
    if done.returncode != 0:
        sys.exit(f"The pages in the language {language} could not be made, as told above.")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = command("tools.site", __doc__)
    parser.add_argument(
        "--film", action="store_true", help="with the film of tools.trailer in each language; needs ffmpeg"
    )
    film = parser.parse_args(arguments).film
    make_application()
    shutil.rmtree(HTML, ignore_errors=True)
    for language in each(LANGUAGES):
        source = BUILD / "source" / language
        shutil.rmtree(source, ignore_errors=True)
        take_pictures(language, source, write_texts(language, source))
        take_looks(source)
        if film:
            first = source / "index.md"
            first.write_text(with_film(first.read_text(encoding="utf-8")), encoding="utf-8")
            trailer.main([str(source / "pictures" / "film.mp4"), "--language", language])
        generate(language, source)
    links = "\n".join(f'<p><a href="{code}/index.html" lang="{code}">{name}</a></p>' for code, name in NAMES.items())
    (HTML / "index.html").write_text(_ENTRANCE.format(links=links), encoding="utf-8")
    print(f"{HTML.relative_to(ROOT)}: {sum(path.is_file() for path in HTML.rglob('*'))} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
