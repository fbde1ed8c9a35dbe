"""The folder of a new game, written from the worked example of its kind: it plays at once, and is then changed.

    python -m tools.new_game NAME --kind laying [--title "The Title"]

What it writes has its rules, table, words and players, its book and its texts in four languages, and a test.
"""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from argparse import ArgumentTypeError
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardtable.games.catalogue import covers
from tools.commands import command, one_of
from tools.translations import EXAMPLE, LANGUAGES, ROOT, write_catalogue
from tools.words import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# The example of each kind of games.
KINDS: Final = {"tricks": "whist", "laying": "maumau"}
# What is played for its golden file: any deal, by as many as can play any game of both kinds.
GOLDEN_SEATS: Final = 4
GOLDEN_CODE: Final = "K7QF-2M9Z"
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LETTER: Final = re.compile(r'translate\(\s*"Keys",\s*"(.)",\s*"(letter of the button “(.+?)”)"')


def name(text: str) -> str:
    """A type of argument: the id of a game that is not there yet."""
    if not _NAME.fullmatch(text) or keyword.iskeyword(text):
        raise ArgumentTypeError(f"{text!r} is no name for a game: small letters, digits and single _ between them")
    if text in covers() or (ROOT / "cardtable" / "games" / text).exists():
        raise ArgumentTypeError(f"there is a game called {text!r} already")
    return text


def write(game: str, kind: str, title: str, root: Path = ROOT) -> list[Path]:
    """Write everything that belongs to the new game below ``root``; the new files."""
    example = KINDS[kind]
    words = {
        f"tests.example_game.{example}": f"cardtable.games.{game}",
        f'    "{example.title()}",\n': f'    "{title}",\n',
        example.title(): _camel(game),
        example.upper(): game.upper(),
        example: game,
    }
    new = {path: root / "cardtable" / "games" / game / path.relative_to(EXAMPLE / example) for path in _code(example)}
    new[EXAMPLE / f"test_{example}.py"] = root / "tests" / "games" / f"test_{game}.py"
    for language in LANGUAGES:
        book = Path("translations", "rules", language)
        new[EXAMPLE / book / f"{example}.md"] = root / book / f"{game}.md"
        _take_over(language, example.title(), _camel(game), root)
    for source, target in new.items():
        text = source.read_text(encoding="utf-8")
        for old, fresh in words.items() if source.suffix == ".py" else [(example.title(), title)]:
            text = text.replace(old, fresh)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    golden = root / "tests" / "golden" / f"{game}.txt"
    golden.parent.mkdir(parents=True, exist_ok=True)
    golden.write_text(f"game {game}, {GOLDEN_SEATS} seats, deal code {GOLDEN_CODE}\n\n", encoding="utf-8")
    code = [str(path) for path in new.values() if path.suffix == ".py"]
    for deed in (["check", "--select", "I", "--fix"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *deed, "--quiet", *code], cwd=ROOT, check=True)
    return [*new.values(), golden]


def _code(example: str) -> Iterator[Path]:
    return (EXAMPLE / example).rglob("*.py")


def _camel(game: str) -> str:
    return "".join(part.capitalize() for part in game.split("_"))


def _take_over(language: str, example: str, context: str, root: Path) -> None:
    """The example's texts as those of the new game."""
    path = Path("translations", f"cardtable_{language}.ts")
    tree = ET.parse(root / path)
    for one in ET.parse(EXAMPLE / path).getroot().iter("context"):
        if one.findtext("name") == example:
            one.find("name").text = context  # type: ignore[union-attr]
            tree.getroot().append(one)
    write_catalogue(tree, root / path)


def letters(language: str) -> list[str]:
    """The letters that buttons have at every table, or at one of a kind, with the words of the buttons."""
    folder = ROOT / "cardtable"
    texts = (path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if folder / "games" not in path.parents)
    found = {match.groups() for text in texts for match in _LETTER.finditer(text)}
    return sorted(f"{spoken(language, 'Keys', key, comment, -1)} ({word})" for key, comment, word in found)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write it, and say what comes next."""
    parser = command("tools.new_game", __doc__)
    parser.add_argument("game", type=name, metavar="NAME", help="its id, such as forty_fives")
    parser.add_argument("--kind", type=one_of("kind", KINDS), default="tricks", metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--title", help="what it is called, the same in every language")
    given = parser.parse_args(arguments)
    if find_spec("ruff") is None:
        parser.error("what it writes is sorted by ruff, which this Python has not; use that of .venv")
    files = write(given.game, given.kind, given.title or given.game.replace("_", " ").title())
    print(f"{len(files)} files, the first of them {files[0].relative_to(ROOT)}")
    print("Letters of buttons that are taken:")
    for language in LANGUAGES:
        print(f"  {language}: {', '.join(letters(language))}")
    print("Next: python -m tools.translations extract, then compile")
    print("      python -m tests.golden.make, python -m tools.code_map")
    print("      python -m tools.words looked, when the book says the same in every language")
    print(f"and   python3 tools/test.py --game {given.game}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
