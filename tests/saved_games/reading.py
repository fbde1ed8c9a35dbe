"""The saved games of every version that is kept here, as somebody has them on a disk."""

from __future__ import annotations

import gzip
import json
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

from cardtable.store.file_format import SUFFIX
from cardtable.store.opening import FILE_NAME
from tests.saved_games.make import DATABASE, FOLDER


def versions() -> list[str]:
    """Every version whose games are kept, the oldest first."""
    return sorted(path.parent.name for path in FOLDER.glob(f"*/{DATABASE}"))


@cache
def facts(version: str) -> dict[str, dict[str, Any]]:
    """What was true in each saved game of a version, by its name (game/table/moment)."""
    paths = sorted((FOLDER / version).glob("*.json"))
    return {name: some for path in paths for name, some in json.loads(path.read_text(encoding="utf-8")).items()}


def all_saved() -> list[tuple[str, str]]:
    """The version and name of every saved game."""
    return [(version, name) for version in versions() for name in facts(version)]


def data_of(version: str, name: str) -> bytes:
    """What the file of a saved game holds."""
    with zipfile.ZipFile(FOLDER / version / f"{name.partition('/')[0]}.zip") as archive:
        return archive.read(f"{name}{SUFFIX}")


def file_of(version: str, name: str, folder: Path) -> Path:
    """The file of a saved game, unpacked into a folder."""
    path = folder / f"{name.replace('/', ' ')}{SUFFIX}"
    path.write_bytes(data_of(version, name))
    return path


def files(version: str) -> set[str]:
    """The names of all files of a version."""
    found = set()
    for path in (FOLDER / version).glob("*.zip"):
        with zipfile.ZipFile(path) as archive:
            found |= {name.removesuffix(SUFFIX) for name in archive.namelist()}
    return found


def unpack_database(version: str, folder: Path) -> Path:
    """A copy of a version's database in a folder for it alone."""
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(gzip.decompress((FOLDER / version / DATABASE).read_bytes()))
    return folder
