"""What the document on adding a game quotes of the worked example stands there, line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.new_game import KINDS

DOCUMENT = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
WHIST = Path(__file__).parent / "whist"
TEXT = DOCUMENT.read_text(encoding="utf-8")
QUOTES = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
FILES = {path.relative_to(WHIST).as_posix(): path.read_text(encoding="utf-8") for path in WHIST.rglob("*.py")}


def test_something_is_quoted() -> None:
    assert len(QUOTES) > 6


@pytest.mark.whole
@pytest.mark.parametrize("quote", QUOTES)
def test_what_is_quoted_stands_in_one_file_in_that_order(quote: str) -> None:
    found = []
    for name, text in FILES.items():
        lines = iter(text.splitlines())
        if all(line in lines for line in quote.splitlines()):
            found.append(name)
    assert len(found) == 1, quote


@pytest.mark.whole
@pytest.mark.parametrize("name", sorted(FILES))
def test_every_file_of_the_example_is_read(name: str) -> None:
    assert Path(name).name == "__init__.py" or f"`{name}`" in TEXT


@pytest.mark.whole
@pytest.mark.parametrize("example", KINDS.values())
def test_about_as_many_lines_as_it_says(example: str) -> None:
    said = int(re.findall(rf"`tests/example_game/{example}/`, (\d+) lines", TEXT)[0])
    files = (WHIST.parent / example).rglob("*.py")
    assert said == round(sum(path.read_text(encoding="utf-8").count("\n") for path in files), -1)
