"""What a computer player knows, in the numbers of the kernel: a table with its own cards, and worlds that agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.players.deck import ACE, BIT, CODE, FIRST, GROUP, TRUMPS, WORTH, mask
from cardtable.games.san_da_yi.players.determinization import ASIDE, unknown
from cardtable.games.san_da_yi.players.fast_table import Table
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.house_rules import SEATS
from cardtable.kinds.tricks.players import bits, deal_out

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.games.san_da_yi.rules.state import SanDaYiView

BURIED_BY_NOBODY: Final = TRUMPS | sum(1 << first + ACE for first in FIRST)


class Sight:
    """A view in which trump is named, with the seats turned so that the declarer is player 0."""

    def __init__(self, view: SanDaYiView) -> None:
        assert view.trump is not None
        assert view.declarer is not None
        assert view.seat is not None
        self.view = view
        self.trump = view.trump
        self.need = scoring.needed(view.bid)
        self.needs_trump = view.rules.pull_needs_trump
        self.seats = [view.rules.after(view.declarer, step) for step in range(SEATS)]
        self.player = self.seats.index(view.seat)
        hidden = unknown(view)
        turn = BIT[self.trump]
        self._unknown = [turn[card.index] for card in hidden.cards]
        self._needs = [*(hidden.needs[seat] for seat in self.seats), hidden.needs[ASIDE]]
        places = [*self.seats, ASIDE]
        self._barred = [sum(turn[bit.bit_length() - 1] for bit in bits(hidden.barred[place])) for place in places]
        self._aside = mask(view.buried, self.trump)
        self.table = self._build()

    def _build(self) -> Table:
        """The table as far as it is known: the other hands are empty."""
        view, codes = self.view, CODE[self.trump]
        table = Table([0, 0, 0, 0], self._aside)
        for seat, card in view.played():
            code = codes[card]
            player = self.seats.index(seat)
            if not table.number:
                table.leader = player
            table.hands[player] |= 1 << code
            table.play(player, code)
        if not table.number:
            table.leader = self.seats.index(view.leader)
        table.hands[self.player] = mask(view.hand, self.trump)
        return table

    def worlds(self, rng: Random) -> Iterator[Table]:
        """Tables like this one with the unknown cards dealt at random, and buried as people do."""
        own = self.table.hands[self.player]
        while True:
            dealt = deal_out(self._unknown, self._needs, self._barred, rng)
            hands = dealt[:SEATS]
            hands[self.player] = own
            aside = self._aside
            if not aside:
                hands[0], aside = self._as_people_bury(hands[0], dealt[ASIDE], rng)
            yield self.table.copy(hands, aside)

    def _as_people_bury(self, hand: int, aside: int, rng: Random) -> tuple[int, int]:
        """The declarer's hand and the buried cards: trumps and aces that chance has buried are exchanged for others."""
        dear = aside & BURIED_BY_NOBODY & ~self._barred[0]
        spare = bits(hand & ~BURIED_BY_NOBODY & ~self._barred[ASIDE])
        for kept in bits(dear)[: len(spare)]:
            changed = kept | spare.pop(int(rng.random() * len(spare)))
            hand ^= changed
            aside ^= changed
        return hand, aside

    def moves(self) -> list[int]:
        """The cards that may be played, one of those that do the same: neighbours with no unseen card between."""
        table = self.table
        legal = table.legal(self.player)
        between = table.unseen(self.player) | _in_trick(self)
        found: list[int] = []
        for bit in bits(legal):
            code = bit.bit_length() - 1
            if found and _alike(found[-1], code, between):
                continue
            found.append(code)
        return found

    def alike(self, code: int) -> int:
        """The one of the :meth:`moves` that does the same as this card."""
        return max(move for move in self.moves() if move <= code)


def _in_trick(sight: Sight) -> int:
    """The cards of the trick that is played now still count for who wins it."""
    return mask(sight.view.trick, sight.trump)


def _alike(lower: int, higher: int, between: int) -> bool:
    if GROUP[lower] != GROUP[higher] or WORTH[lower] != WORTH[higher]:
        return False
    gap = (1 << higher) - (1 << (lower + 1))
    return not between & gap
