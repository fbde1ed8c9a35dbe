"""Absences: seats whose persons have left for a turn, in which a computer player acts, and may be told so on return."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.engine.match import Match


class Absences:
    """Who at one table is away: until the turn comes round again, or the round is over.

    It is in memory only: a table that is opened again waits for its persons.
    """

    def __init__(self) -> None:
        self._since: dict[int, int] = {}
        self._turn_over: dict[int, bool] = {}

    @property
    def away(self) -> frozenset[int]:
        """The seats in which a computer player acts now."""
        return frozenset(self._turn_over)

    def since(self, seat: int) -> int | None:
        """The line of the log from which on another played for this person, who has done nothing since."""
        return self._since.get(seat)

    def leave(self, seat: int, match: Match) -> None:
        """The person on turn here is away from now on."""
        self._since[seat] = len(match.log)
        self._turn_over[seat] = False

    def acts(self, seat: int) -> None:
        """The player of this seat does something: a person who has come back knows what was done meanwhile."""
        if seat not in self._turn_over:
            self._since.pop(seat, None)

    def turn_is(self, match: Match) -> None:
        """Somebody has acted: to whom the turn has come back is here again."""
        turn = None if match.between_rounds or match.round is None else match.round.turn
        for one, turn_over in list(self._turn_over.items()):
            if turn is None or (turn == one and turn_over):
                del self._turn_over[one]
            elif turn != one:
                self._turn_over[one] = True

    def forget_from(self, line: int) -> None:
        """The table is another one from this line of the log on: everybody is here again."""
        self._turn_over.clear()
        self._since = {seat: begun for seat, begun in self._since.items() if begun < line}
