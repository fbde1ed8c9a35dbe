"""What a person has noted of a hand: kept with the settings, and there again when the match is opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cardtable.app.settings import Settings
    from cardtable.app.table import GameTable

    Groups = list[list[str]]

# Of more unfinished matches nothing is kept.
MOST: Final = 40


class HandNotes:
    """The notes of one kind (the name of the setting) of all hands of this match; ``change`` writes the settings.

    They belong to one round: of the hands of another there are none.
    """

    def __init__(
        self, table: GameTable, kind: str, settings: Callable[[], Settings], change: Callable[..., None]
    ) -> None:
        self._table, self._kind, self._settings, self._change = table, kind, settings, change

    def read(self, seat: int) -> Groups:
        """What was kept of this hand."""
        known: Mapping[str, Groups] = getattr(self._settings(), self._kind)
        return known.get(self._key(seat), []) if self._table.is_played else []

    def write(self, notes: Mapping[int, Groups]) -> None:
        """Keep these of this match alone, and those of other matches."""
        if not self._table.is_played:
            return
        known: Mapping[str, Groups] = getattr(self._settings(), self._kind)
        others = {key: groups for key, groups in known.items() if not key.startswith(self._of_match)}
        own = {self._key(seat): groups for seat, groups in notes.items() if any(groups)}
        wanted = {**dict(list(others.items())[1 - MOST :]), **own}
        if wanted != known:
            self._change(**{self._kind: wanted})

    def _key(self, seat: int) -> str:
        return f"{self._of_match}{len(self._table.match.results)}/{seat}"

    @property
    def _of_match(self) -> str:
        return f"{self._table.entry.game.id}/{self._table.match.deal_code}/"
