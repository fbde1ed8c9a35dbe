"""What documents name is there: files, modules that can be run, and headings that links lead to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
# What was once so may name what was there then; the site is made elsewhere, and the map from the code.
PAGES = sorted(
    path
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    if not {"history", "site", "CHANGELOG.md", "map.md"} & {path.name, *path.parts}
)
# A path is told from the top, from the program, or from the folder of a family.
BASES = (
    ROOT,
    ROOT / "cardtable",
    ROOT / "tests",
    *ROOT.glob("cardtable/games/*/"),
    *ROOT.glob("tests/example_game/*/"),
)
_PATH = re.compile(r"`((?:[\w*.-]+/)+[\w*.-]+\.(?:py|md|toml|json|svg|ts))`")
_MODULE = re.compile(r"-m ((?:tools|benchmarks|packaging|cardtable)(?:\.\w+)*)")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_LINK = re.compile(r"\]\((?!https?:|cards:)([^)#\s]*)(?:#([\w-]+))?\)")
_HEADING = re.compile(r"^#+ (.+?)(?: \{#([\w-]+)\})?$", re.MULTILINE)
# In place of a name: FAMILY, NAME, GAME.
_ANY = re.compile(r"[A-Z]{3,}")


def _is_there(named: str, page: Path) -> bool:
    pattern = _ANY.sub("*", named).rstrip("/")
    return any(next(base.glob(pattern), None) for base in (*BASES, page.parent))


def _missing(page: Path) -> Iterator[str]:
    text = page.read_text(encoding="utf-8")
    yield from (named for named in _PATH.findall(text) if not _is_there(named, page))
    for module in _MODULE.findall(text):
        path = ROOT / module.replace(".", "/")
        if not path.with_suffix(".py").exists() and not (path / "__main__.py").exists():
            yield module


def test_every_file_that_a_document_names_is_there() -> None:
    assert [(page.name, named) for page in PAGES for named in _missing(page)] == []


def _anchors(page: Path) -> set[str]:
    found = set()
    for title, own in _HEADING.findall(page.read_text(encoding="utf-8")):
        found.add(own or re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-"))
    return found


def _links(page: Path) -> list[tuple[str, str]]:
    return _LINK.findall(_CODE.sub("", page.read_text(encoding="utf-8")))


def test_every_link_of_a_document_leads_somewhere() -> None:
    dead = []
    for page in PAGES:
        for target, anchor in _links(page):
            goal = page.parent / target if target else page
            if not goal.exists() or (anchor and goal.suffix == ".md" and anchor not in _anchors(goal)):
                dead.append((page.name, f"{target}#{anchor}"))
    assert dead == []
