"""Which pictures are wanted: what the commands have in common that take pictures of windows."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Final, get_args

from cardtable.app.settings import LANGUAGES, Language, TextScale
from cardtable.games.catalogue import catalogue
from cardtable.ui.shell.qt_application import make_application
from tools.commands import each, folder, new_file, one_of, size

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from PySide6.QtGui import QImage

    Size = tuple[int, int]

TEXTS: Final[tuple[TextScale, ...]] = get_args(TextScale)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Where pictures go and of which games, in which languages, sizes of the window and sizes of text (in percent)."""

    folder: Path
    games: Sequence[str]
    languages: Sequence[Language]
    sizes: Sequence[Size]
    texts: Sequence[TextScale]

    def looks(self) -> Iterator[tuple[Language, Size, TextScale]]:
        """Every language in every size of the window and of text, as progress is told."""
        looks = list(product(self.languages, self.sizes, self.texts))
        return each(looks, lambda look: f"{look[0]}, {look[1][0]}x{look[1][1]}, text of {look[2]} %")


def wanted_pictures(
    parser: ArgumentParser,
    arguments: Sequence[str] | None,
    *,
    games: Iterable[str] = (),
    languages: Sequence[Language] = LANGUAGES,
    sizes: Sequence[Size],
    texts: Sequence[TextScale] = (100,),
) -> Wanted:
    """What the arguments ask for; what they leave out is as given here, and any game where none is given."""
    known = list(games or catalogue())
    parser.add_argument("folder", type=folder, metavar="FOLDER", help="where the pictures go; it is made where needed")
    parser.add_argument(
        "games",
        nargs="*",
        default=[],
        type=one_of("game", known),
        metavar="GAME",
        help=f"any of {', '.join(known)}; else all of them",
    )
    parser.add_argument(
        "--language", action="append", type=one_of("language", LANGUAGES), metavar="LANGUAGE",
        help=f"one of {', '.join(LANGUAGES)}, more than once for several; else {', '.join(languages)}",
    )  # fmt: skip
    parser.add_argument(
        "--size", action="append", type=size, metavar="WIDTHxHEIGHT",
        help=f"of the window, more than once for several; else {', '.join(f'{wide}x{high}' for wide, high in sizes)}",
    )  # fmt: skip
    parser.add_argument(
        "--text", action="append", type=one_of("size of text", TEXTS), metavar="PERCENT",
        help=f"one of {', '.join(map(str, TEXTS))}, more than once for several; else {', '.join(map(str, texts))}",
    )  # fmt: skip
    chosen = parser.parse_args(arguments)
    return Wanted(
        chosen.folder, chosen.games or known, chosen.language or languages, chosen.size or sizes, chosen.text or texts
    )


def save_picture(parser: ArgumentParser, arguments: Sequence[str] | None, draw: Callable[[], QImage]) -> int:
    """Draw one picture into the file that is named; the exit code."""
    parser.add_argument("file", type=new_file, metavar="FILE.png", help="the picture to write")
    chosen = parser.parse_args(arguments)
    make_application()
    if not draw().save(str(chosen.file)):
        parser.error(f"{chosen.file} cannot be written as a picture; name a file that ends in .png")
    return 0
