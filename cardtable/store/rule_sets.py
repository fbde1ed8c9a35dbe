"""House rules a family has given a name ("Grandma's rules"), and the small files in which they travel."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cardtable.disk import TooLargeError, read_bytes, write_bytes
from cardtable.engine.options import OptionsError
from cardtable.engine.player_names import NAMELESS, clean_name
from cardtable.games.catalogue import covers, entry
from cardtable.messages import translate
from cardtable.store.errors import StoreError, unreadable

if TYPE_CHECKING:
    from pathlib import Path

LONGEST: Final = 40
MAX_BYTES: Final = 64 * 1024
FORMAT: Final = 1
_MARK: Final = "Card Table house rules"


@dataclass(frozen=True, slots=True)
class RuleSet:
    """House rules of one game, without how long it is: that is another matter each evening."""

    game: str
    name: str
    rules: dict[str, Any]


def write_rule_set(rules: RuleSet, path: Path) -> None:
    """Write the house rules to a file; StoreError when the place does not take it."""
    data = {"file": _MARK, "format": FORMAT, "game": rules.game, "name": rules.name, "rules": rules.rules}
    try:
        write_bytes(path, json.dumps(data, ensure_ascii=False, indent=1).encode())
    except OSError as error:
        raise _unwritten(clean_name(path.name), error.strerror or str(error)) from error


def read_rule_set(path: Path) -> RuleSet:
    """The house rules in a file; StoreError with a sentence for every file that holds none that can be played."""
    name = clean_name(path.name)
    try:
        data: Any = json.loads(read_bytes(path, MAX_BYTES))
    except TooLargeError as error:
        raise _foreign(name) from error
    except OSError as error:
        raise unreadable(name) from error
    except (ValueError, RecursionError) as error:
        raise _foreign(name) from error
    if not isinstance(data, dict) or data.get("file") != _MARK:
        raise _foreign(name)
    game, called, rules = data.get("game"), data.get("name"), data.get("rules")
    newer = data.get("format") != FORMAT or game not in list(covers())
    if newer or not isinstance(called, str) or not isinstance(rules, dict):
        raise _unknown(name)
    try:
        return RuleSet(str(game), shortened(called), known_rules(str(game), rules))
    except OptionsError as error:
        raise _unknown(name) from error


def known_rules(game: str, rules: dict[str, Any]) -> dict[str, Any]:
    """The rules without the length of a match; OptionsError names the first that the game does not know."""
    options = entry(game).game.options
    length = None if options.lengths is None else options.lengths.key
    kept = {key: value for key, value in rules.items() if key != length}
    options.read(kept)
    return kept


def shortened(name: str) -> str:
    """A name of house rules as it may stand on a button; empty where nothing is left of it."""
    clean = clean_name(name)[:LONGEST].strip()
    return "" if clean == NAMELESS else clean


def _unwritten(file: str, reason: str) -> StoreError:
    return StoreError(
        translate(
            "Store",
            "The house rules could not be written to {file} ({reason}). In Card Table they are still there. "
            "Choose another place.",
        ).put(file=file, reason=reason)
    )


def _foreign(file: str) -> StoreError:
    return StoreError(
        translate("Store", "{file} holds no house rules of Card Table. Nothing was changed. Choose another file.").put(
            file=file
        )
    )


def _unknown(file: str) -> StoreError:
    return StoreError(
        translate(
            "Store",
            "{file} holds house rules that this version of Card Table does not know. Nothing was changed. "
            "With a newer version it may work.",
        ).put(file=file)
    )
