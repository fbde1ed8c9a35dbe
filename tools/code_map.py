"""Writes the map of the code, ``docs/map.md``, from the first lines of its modules.

``--check`` writes nothing and says whether the map is as the modules are.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.commands import command

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "cardtable"
FILE: Final = ROOT / "docs" / "map.md"
# From the floor to the roof, as imports go.
FLOORS: Final = ("", "engine", "stage", "players", "kinds", "games", "store", "app", "ui")
# The smallest family says best what all of them have.
FAMILIES: Final = {
    "veidimadur": "Veiðimaður",
    "two_of_three": "Two of Three",
    "san_da_yi": "San Da Yi",
    "rummy": "contract rummy",
    "olsen": "the family",
}
HEAD: Final = """# I want to change ...

Made by `python -m tools.code_map` from the first lines of the modules, and never by hand: look for your subject, open
that module. What the words mean is in [code-glossary.md](code-glossary.md), how it all hangs together in
[architecture.md](architecture.md).
"""


def first_line(path: Path) -> str:
    """The sentence with which a module begins."""
    return (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").partition("\n")[0]


def written() -> str:
    """The map as the modules are now."""
    return "\n".join([HEAD, *(line for floor in FLOORS for line in _floor(floor))])


def _floor(floor: str) -> Iterator[str]:
    if floor == "games":
        yield from _games()
        return
    folder = PACKAGE / floor
    modules = _modules(folder)
    yield from _table(f"cardtable/{floor}/" if floor else "cardtable/", folder, modules)
    if floor:
        for room in sorted(path.parent for path in folder.glob("*/**/__init__.py")):
            yield from _table(f"cardtable/{room.relative_to(PACKAGE).as_posix()}/", room, _modules(room))


def _games() -> Iterator[str]:
    """What every family has stands once; what one has alone stands under its name."""
    games = PACKAGE / "games"
    yield from _table("cardtable/games/", games, _modules(games))
    inside = {family: {path.relative_to(games / family) for path in _python(games / family)} for family in FAMILIES}
    often = Counter(path for paths in inside.values() for path in paths)
    shared = {path for path, times in often.items() if times >= len(FAMILIES) - 2}
    yield "## cardtable/games/FAMILY/: what every family has\n"
    yield "| | |\n|---|---|"
    for path in sorted(shared):
        family = next(family for family in FAMILIES if path in inside[family])
        sentence = first_line(games / family / path).replace(FAMILIES[family], "the game")
        yield f"| `{path}` | {sentence} |"
    yield ""
    for family in FAMILIES:
        own = [games / family / path for path in sorted(inside[family] - shared)]
        yield from _table(f"cardtable/games/{family}/, beside that", games / family, own)


def _table(title: str, folder: Path, modules: Sequence[Path]) -> Iterator[str]:
    if modules:
        yield f"## {title}\n"
        yield "| | |\n|---|---|"
        yield from (f"| `{path.relative_to(folder)}` | {first_line(path)} |" for path in modules)
        yield ""


def _modules(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.glob("*.py")) if not path.name.startswith("__")]


def _python(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*.py") if path.name != "__init__.py")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the map, or look at it; the exit code."""
    parser = command("tools.code_map", __doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 where the map is old")
    if parser.parse_args(arguments).check:
        if FILE.read_text(encoding="utf-8") == written():
            return 0
        print("docs/map.md is not as the modules are: python -m tools.code_map", file=sys.stderr)
        return 1
    FILE.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
