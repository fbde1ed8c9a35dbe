"""How the project's commands read what they are told, and how they say how far they are.

Most commands run in the environment of ``tools/run.py``; some run before it is there, so nothing but the standard
library is imported here before it is needed.
"""

from __future__ import annotations

import os
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

T = TypeVar("T")

# However long the work is, it says no more often than this where it is.
MOST_LINES: Final = 50
_SIZE: Final = re.compile(r"(\d{3,4})x(\d{3,4})")


def command(name: str, text: str | None, more: str = "") -> ArgumentParser:
    """What reads the arguments of a module or file by its ``name``; its help is the ``text`` with ``more`` after it."""
    call = f"python3 {name}" if name.endswith(".py") else f"python -m {name}"
    words = (text or "").replace("``", "")
    return ArgumentParser(call, description=words, epilog=more, formatter_class=RawDescriptionHelpFormatter)


def one_of(what: str, known: Iterable[T]) -> Callable[[str], T]:
    """A type of argument: one of the ``known`` values as they are written."""
    by_word = {str(value): value for value in known}

    def read(text: str) -> T:
        if text not in by_word:
            raise ArgumentTypeError(f"there is no {what} {text!r}; there are: {', '.join(by_word)}")
        return by_word[text]

    return read


def game(text: str) -> str:
    """A type of argument: the id of a game."""
    from cardtable.games.catalogue import catalogue

    return one_of("game", catalogue())(text)


def number(text: str) -> int:
    """A type of argument: how many."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def size(text: str) -> tuple[int, int]:
    """A type of argument: the width and height of a window in pixels, such as ``1280x800``."""
    found = _SIZE.fullmatch(text)
    if found is None:
        raise ArgumentTypeError(f"{text!r} is not a size; write width and height in pixels, such as 1280x800")
    return int(found[1]), int(found[2])


def folder(text: str) -> Path:
    """A type of argument: a folder that is there or can be made."""
    path = Path(text)
    nearest = next(one for one in (path, *path.absolute().parents) if one.exists())
    if not nearest.is_dir():
        raise ArgumentTypeError(f"{nearest} is a file; name a folder")
    if not os.access(nearest, os.W_OK):
        raise ArgumentTypeError(f"nothing can be written into {nearest}; name another folder")
    return path


def new_file(text: str) -> Path:
    """A type of argument: a file to write, in a folder that is there."""
    path = Path(text)
    if path.is_dir():
        raise ArgumentTypeError(f"{path} is a folder; name a file in it")
    if not path.parent.is_dir():
        raise ArgumentTypeError(f"there is no folder {path.parent}; make it first, or name a file elsewhere")
    return path


def progress(items: Iterable[T], total: int, name: Callable[[T], object] | str) -> Iterator[T]:
    """The items in turn; which of how many it is, and its name (or what all are called), goes to standard error."""
    step = max(1, -(-total // MOST_LINES))
    for at, item in enumerate(items):
        if at % step == 0:
            words = f"{name} {at + 1} of {total}" if isinstance(name, str) else f"{at + 1} of {total}: {name(item)}"
            print(words, file=sys.stderr, flush=True)
        yield item


def each(items: Sequence[T], name: Callable[[T], object] = str) -> Iterator[T]:
    """The items in turn, as :func:`progress` tells them."""
    return progress(items, len(items), name)
