"""A hand of San Da Yi in whole numbers, for trying cards out thousands of times; tests hold it against the rules.

Player 0 is the declarer, and the others follow in the order of play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.players.deck import ALL, GROUP, POWER, TRUMPS, WORTH

if TYPE_CHECKING:
    from collections.abc import Callable

    Policy = Callable[["Table", int], int]

OF_TRUMPS: Final = 100
_TRICKS: Final = 12
# A point more or less decides between ways that score the same.
_POINT: Final = 0.02


class Table:
    """What the tricks need: hands, the trick that is played now, and the points of the defenders.

    ``seen`` are all cards that were played, ``aside`` the buried ones, which only the declarer knows. ``voids`` are by
    player the cards that it cannot hold, because it did not follow suit.
    """

    __slots__ = (
        "aside",
        "best",
        "group",
        "hands",
        "leader",
        "left",
        "number",
        "points",
        "seen",
        "taken",
        "voids",
        "winner",
    )

    def __init__(self, hands: list[int], aside: int = 0, left: int = _TRICKS) -> None:
        self.hands = hands
        self.aside = aside
        self.left = left
        self.leader = self.number = self.best = self.winner = self.points = self.group = self.seen = self.taken = 0
        self.voids = [0, 0, 0, 0]

    def copy(self, hands: list[int], aside: int) -> Table:
        """The same trick with other hands."""
        twin = Table.__new__(Table)
        twin.hands = hands[:]
        twin.aside = aside
        twin.left = self.left
        twin.leader = self.leader
        twin.number = self.number
        twin.best = self.best
        twin.winner = self.winner
        twin.points = self.points
        twin.group = self.group
        twin.seen = self.seen
        twin.taken = self.taken
        twin.voids = self.voids[:]
        return twin

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return (self.leader + self.number) & 3

    def legal(self, player: int) -> int:
        """The cards that may be played (A22)."""
        hand = self.hands[player]
        return (hand & self.group if self.number else hand) or hand

    def play(self, player: int, code: int) -> None:
        """Play a card; the fourth one ends the trick (A19, A23, A24)."""
        bit = 1 << code
        self.hands[player] ^= bit
        self.seen |= bit
        if not self.number:
            self.group = GROUP[code]
            self.best = POWER[code]
            self.winner = player
            self.taken = WORTH[code]
        else:
            if not bit & self.group:
                self.voids[player] |= self.group
            if bit & (self.group | TRUMPS) and POWER[code] > self.best:
                self.best = POWER[code]
                self.winner = player
            self.taken += WORTH[code]
        self.number += 1
        if self.number == 4:
            if self.winner:
                self.points += self.taken
            self.leader = self.winner
            self.number = 0
            self.left -= 1

    def unseen(self, player: int) -> int:
        """The cards that a player has not seen."""
        known = self.seen | self.hands[player]
        return ALL & ~(known | self.aside) if player == 0 else ALL & ~known


def finish(table: Table, policy: Policy) -> None:
    """Play the hand to its end."""
    while table.left:
        player = (table.leader + table.number) & 3
        table.play(player, policy(table, player))


def times(table: Table, need: int, needs_trump: bool) -> int:
    """How many times the base the declarer gets in the end (the score table)."""
    points = table.points
    if table.leader and (not needs_trump or table.best >= OF_TRUMPS):
        return -12 if points >= 2 * need else -9 if points >= need else -6
    if not points:
        return 9
    return 3 if points < need else -3 if points < 2 * need else -6


def outcome(table: Table, need: int, needs_trump: bool) -> float:
    """The score with a small weight on points, for the declarer."""
    return times(table, need, needs_trump) - _POINT * table.points
