"""Every game that the suites try: those of the catalogue, and the worked examples, which stand on no shelf."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardtable import resources
from cardtable.app import ai_process, match_summary
from cardtable.games.catalogue import OPENED, GameEntry, catalogue, covers
from tests.example_game import whist_for_three
from tests.example_game.maumau import entries as maumau
from tests.example_game.whist import entries as whist

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

EXAMPLES: Final = {one.game.id: one for one in (*whist.ENTRIES, *whist_for_three.ENTRIES, *maumau.ENTRIES)}
_BOOKS: Final = Path(__file__).parent / "example_game" / "translations" / "rules"
_rule_book = resources.rule_book


def every_game() -> dict[str, GameEntry]:
    """Each game by its id."""
    return catalogue() | EXAMPLES


def rule_book(game: str, language: str) -> Path:
    """Where the book of a game is, of an example too."""
    if game not in EXAMPLES:
        return _rule_book(game, language)
    return _BOOKS / language / f"{EXAMPLES[game].stage.rule_book}.md"


def serve(connection: Connection) -> None:
    """The computer players' process (in place of ``serve``), which knows the examples as this module does."""
    ai_process.serve(connection)


# The program finds what it is asked for by name; it lists them nowhere.
OPENED.update(EXAMPLES)
resources.rule_book = rule_book
match_summary.covers = lambda: covers() | {game: one.game.cover for game, one in EXAMPLES.items()}
