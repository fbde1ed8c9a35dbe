"""What a round and a view of a game with tricks both know: the tricks, what is trump, and how cards rank."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.engine.round import Position
from cardtable.kinds.tricks.rules import tricks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.kinds.tricks.rules.tricks import Ranking, Trick


class TrickPosition(Position):
    """``trick`` is the one that is played now, led by ``leader``; ``tricks`` are all that were played.

    ``rules.after(seat, steps)`` says in which direction a game is played, and ``ranking`` what has to be followed and
    which card wins.
    """

    __slots__ = ()
    ranking: ClassVar[Ranking[Any]]
    leader: int
    trick: Sequence[Card]
    tricks: Sequence[Trick]

    # A field of the game's own class, or a property where something else says what is trump.
    if TYPE_CHECKING:

        @property
        def trump(self) -> Suit | None:
            """The trump suit; ``None`` while there is none."""

    @property
    def plays_tricks(self) -> bool:
        """Whether cards are played now: before that there may be an auction, or trumps to be named."""
        return True

    def group(self, card: Card) -> Suit | None:
        """What has to be followed when the card is led."""
        return self.ranking.group(card, self.trump)

    def best(self, cards: Sequence[Card]) -> int:
        """Which card of a trick wins, counted in the order of play."""
        return tricks.best(cards, self.ranking.power, self.trump)

    def plays(self) -> Iterator[tuple[int, Card, Card]]:
        """Every card that was played, in order: its seat, the card, and what was led."""
        return tricks.played(self.rules.after, self.tricks, self.leader, self.trick)

    def voids(self) -> list[set[Suit | None]]:
        """By seat, the groups of which it holds no card, because it did not follow."""
        group, trump = self.ranking.group, self.trump
        found: list[set[Suit | None]] = [set() for _ in range(self.seats)]
        for seat, card, led in self.plays():
            if group(card, trump) is not group(led, trump):
                found[seat].add(group(led, trump))
        return found
