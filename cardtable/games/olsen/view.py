"""What one seat may know of a round of Ólsen Ólsen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank, Suit, packs
from cardtable.engine.chance import shuffled
from cardtable.engine.round import RoundResult, View
from cardtable.engine.values import Codec
from cardtable.games.olsen import legality
from cardtable.games.olsen.legality import CHANGER
from cardtable.games.olsen.options import OlsenOptions

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Action
    from cardtable.games.olsen.round import OlsenRound


@dataclass(frozen=True, slots=True)
class Lack:
    """What a player showed by drawing: at least ``cards`` of the hand are neither this suit, this rank, nor eights."""

    suit: Suit | None
    rank: Rank
    cards: int

    def excludes(self, card: Card) -> bool:
        """Whether the card is none of those that lack the suit."""
        return card.suit is self.suit or card.rank is self.rank or card.rank is CHANGER

    def after_playing(self, card: Card) -> Lack | None:
        """What is still known when the player has laid a card."""
        if self.excludes(card):
            return self
        return Lack(self.suit, self.rank, self.cards - 1) if self.cards > 1 else None


@dataclass(frozen=True, slots=True)
class OlsenView(View):
    """A table seen from one seat (``seat=None``: by somebody who only watches, with an empty ``hand``).

    ``pile`` holds every card laid since the last reshuffle, which all have seen, the top card last; ``counts`` are
    the sizes of all hands. ``lacks`` is what everybody could see from who drew. The other names are those of
    :class:`cardtable.games.olsen.round.OlsenRound`.
    """

    options: OlsenOptions
    seat: int | None
    seats: int
    dealer: int
    turn: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    stock_left: int
    pile: tuple[Card, ...]
    named: Suit | None
    free: bool
    phase: str
    drawn: int
    window: int | None
    provisional: bool
    called: tuple[bool, ...]
    armed: bool
    armed_out: bool
    tried: tuple[int, ...]
    lacks: tuple[Lack | None, ...]
    empty_passes: int
    actions: int
    result: RoundResult | None

    def legal(self) -> list[Action]:
        """See :meth:`View.legal`."""
        if self.seat is None:
            return []
        return legality.legal(self, self.seat, self.hand, self.armed, self.armed_out)

    def refusal(self, action: Action) -> Refusal | None:
        """See :meth:`View.refusal`."""
        if self.seat is None:
            raise ValueError("nobody acts behind the curtain")
        return legality.refusal(self, self.seat, self.hand, self.armed, self.armed_out, action)

    def unseen(self) -> list[Card]:
        """Every card that this seat has not in hand and not on the pile."""
        seen = {*self.hand, *self.pile}
        return [card for card in packs(self.options.packs_for(self.seats)) if card not in seen]

    def worlds(self, rng: Random) -> Iterator[OlsenRound]:
        """Endless rounds in which the unknown cards lie at random, as the draws of the others allow."""
        while True:
            yield self._world(rng)

    def _world(self, rng: Random) -> OlsenRound:
        from cardtable.games.olsen.round import OlsenRound

        unknown = shuffled(self.unseen(), rng)
        hands: list[list[Card]] = [[] for _ in range(self.seats)]
        others = [seat for seat in range(self.seats) if seat != self.seat]
        # The most bound hands are filled first, so that cards which only they may hold are not given away.
        for seat in sorted(others, key=lambda seat: -self._bound(seat)):
            hands[seat] = self._hand(seat, unknown)
        if self.seat is not None:
            hands[self.seat] = list(self.hand)
        return OlsenRound(
            options=self.options,
            seats=self.seats,
            dealer=self.dealer,
            turn=self.turn,
            hands=hands,
            stock=unknown,
            pile=list(self.pile),
            named=self.named,
            free=self.free,
            phase=self.phase,
            drawn=self.drawn,
            window=self.window,
            provisional=self.provisional,
            called=list(self.called),
            armed=self.armed,
            armed_out=self.armed_out,
            tried=list(self.tried),
            lacks=list(self.lacks),
            empty_passes=self.empty_passes,
            actions=self.actions,
            result=self.result,
        )

    def _bound(self, seat: int) -> int:
        lack = self.lacks[seat]
        return 0 if lack is None else min(lack.cards, self.counts[seat])

    def _hand(self, seat: int, unknown: list[Card]) -> list[Card]:
        """Take a hand for ``seat`` out of the shuffled unknown cards."""
        lack = self.lacks[seat]
        count = self.counts[seat]
        hand: list[Card] = []
        if lack is not None:
            bound = min(lack.cards, count)
            hand = [card for card in unknown if not lack.excludes(card)][:bound]
            taken = set(hand)
            unknown[:] = [card for card in unknown if card not in taken]
        missing = count - len(hand)
        hand += unknown[len(unknown) - missing :]
        del unknown[len(unknown) - missing :]
        return hand


VIEWS: Final[Codec[OlsenView]] = Codec(OlsenView)
