"""What a seat makes of its view: the cards that can still come, what fits the table, and how soon the round may end."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank
from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.contract import Contract
from cardtable.games.rummy.rules.melds import HIGHEST, add, rank_at, swap
from cardtable.games.rummy.rules.solver.requirement import ask_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.cards import Suit
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.solver.requirement import Ask
    from cardtable.games.rummy.rules.state import RummyView

# Turns of each player in a round, measured among equals; a guess of how long a round may last.
LASTS: Final = {
    True: (8.0, 6.0, 10.0, 6.0, 8.0, 4.5, 10.0, 8.0),
    False: (8.0, 10.0, 13.0, 7.0, 13.0, 10.0, 13.0, 20.0, 10.0, 15.0),
}
# How likely a player who is down and holds so many cards goes out in a turn, as a share of those who can lay one off.
_GOES_OUT: Final = (1.0, 0.9, 0.35, 0.15, 0.07, 0.04)
_JOKER: Final = Card.joker_of(1)


class Sight:
    """A view, and what follows from it. Nothing in here knows more than the view."""

    def __init__(self, view: RummyView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.rules = view.rules
        self.contract = view.rules.contract(view.number)
        self.ask = ask_of(self.contract, view.rules.meld_rules)
        self.is_down = view.down[view.seat]
        self.may_discard_out = view.rules.may_discard_out(view.number)
        self.next = (view.seat + 1) % view.seats
        self.price: Callable[[Card], int] = scoring.PRESETS[view.rules.points]
        self.upcard: Card | None = view.discard[-1] if view.live and view.discard else None

    def asks(self, size: int) -> tuple[Ask, ...]:
        """What a hand of this size at the end of a turn aims at.

        Where the last card cannot be discarded, a hand that would keep a single card aims at a longer meld (S-25).
        """
        return self._longer if self._would_be_stranded(size) and self._may_lay_more else (self.ask,)

    def too_small(self, size: int) -> int:
        """How many cards a hand of this size lacks for laying down at all."""
        short = max(0, self.contract.size - size - 1)
        return 1 if not short and self._would_be_stranded(size) and not self._may_lay_more else short

    def _would_be_stranded(self, size: int) -> bool:
        rules = self.rules
        if self.may_discard_out or rules.float_one or rules.uses_all(self.view.number):
            return False
        return size == self.contract.size

    @property
    def _may_lay_more(self) -> bool:
        return not self.rules.exact or self.rules.layoff_same_turn

    @cached_property
    def _longer(self) -> tuple[Ask, ...]:
        sets, runs = self.contract.sets, self.contract.runs
        contracts = []
        if sets:
            contracts.append(Contract((*sets[:-1], sets[-1] + 1), runs))
        if runs:
            contracts.append(Contract(sets, (*runs[:-1], runs[-1] + 1)))
        return tuple(ask_of(contract, self.rules.meld_rules) for contract in contracts)

    def points(self, cards: Sequence[Card]) -> int:
        """What these cards cost in hand."""
        return sum(map(self.price, cards))

    @cached_property
    def unseen(self) -> list[Card]:
        """All cards that may lie in the stock or in other hands."""
        return self.view.unseen()

    @cached_property
    def live(self) -> dict[tuple[Rank, Suit | None], int]:
        """How many copies of each face are unseen; jokers have no suit."""
        found: dict[tuple[Rank, Suit | None], int] = {}
        for card in self.unseen:
            face = (card.rank, card.suit)
            found[face] = found.get(face, 0) + 1
        return found

    @cached_property
    def live_jokers(self) -> int:
        """How many jokers are unseen."""
        return self.live.get((Rank.JOKER, None), 0)

    @cached_property
    def mean_price(self) -> float:
        """What a card costs on average that no player has seen."""
        return self.points(self.unseen) / len(self.unseen) if self.unseen else 10.0

    @cached_property
    def buys_left(self) -> int:
        """How often this seat may still buy without a penalty."""
        return self.view.buys_left(self.seat)

    @cached_property
    def open_faces(self) -> set[tuple[int, Suit | None]]:
        """The cards that fit on the table: a rank and ``None`` where any suit does."""
        return open_faces(self.view.melds)

    def fits(self, card: Card, melds: Sequence[Meld] | None = None) -> bool:
        """Whether the card can be laid off on the table as it is."""
        if card.suit is None:
            limit = self.rules.jokers
            return any(add(meld, card, None, limit) for meld in (self.view.melds if melds is None else melds))
        faces = self.open_faces if melds is None else open_faces(melds)
        return (card.rank, None) in faces or (card.rank, card.suit) in faces

    def plays(self, card: Card) -> bool:
        """Whether a player who is down gets rid of the card: by laying it off, or by giving it for a joker."""
        return self.fits(card) or (card.suit is not None and self.frees_joker(card))

    def frees_joker(self, card: Card) -> bool:
        """Whether the card takes a joker that can be laid off at once."""
        limit = self.rules.jokers
        for number, meld in enumerate(self.view.melds):
            for place, other in enumerate(meld.cards):
                if other.suit is not None or (self.rules.runs_only and not meld.is_run):
                    continue
                swapped = swap(meld, place, card)
                if swapped is None:
                    continue
                melds = [swapped[0] if at == number else one for at, one in enumerate(self.view.melds)]
                if any(add(one, swapped[1], None, limit) for one in melds):
                    return True
        return False

    def goes_with(self, card: Card, other: Card) -> bool:
        """Whether a card can lie in a meld of the contract with another one, next to it or with one between them."""
        if card.suit is None or other.suit is None:
            return card.suit is None
        if self.contract.sets and card.rank == other.rank:
            return True
        return bool(self.contract.runs) and card.suit is other.suit and 0 < abs(card.rank - other.rank) <= 2

    @cached_property
    def live_fits(self) -> int:
        """How many unseen cards fit on the table."""
        naturals = sum(
            copies
            for (rank, suit), copies in self.live.items()
            if suit is not None and ((rank, None) in self.open_faces or (rank, suit) in self.open_faces)
        )
        return naturals + (self.live_jokers if self.view.melds and self.fits(_JOKER) else 0)

    @cached_property
    def fit_chance(self) -> float:
        """How likely an unseen card fits on the table."""
        return self.live_fits / len(self.unseen) if self.unseen else 0.0

    def goes_out(self, cards: int) -> float:
        """How likely a player who is down with so many cards goes out in a turn."""
        share = _GOES_OUT[min(cards, len(_GOES_OUT) - 1)]
        scale = 1.0 if self.may_discard_out else 0.5
        return share * scale * min(1.0, 0.15 + self.fit_chance)

    @cached_property
    def turns_played(self) -> float:
        """About how many turns each seat has had, as far as the stock tells."""
        view = self.view
        packs = view.rules.packs_for(view.seats)
        all_cards = packs * (52 + view.rules.jokers_per_pack)
        drawn = all_cards - view.rules.hand_size * view.seats - 1 - view.stock_left
        drawn -= sum(view.bought) * view.rules.buy_cost
        return max(0.0, drawn / view.seats) + 8.0 * view.reshuffles

    @cached_property
    def hazard(self) -> float:
        """How likely another player goes out before this seat's next turn."""
        view = self.view
        lasts = LASTS[view.rules.kinaskak][view.number]
        still = 1.0
        for seat in range(view.seats):
            if seat != self.seat and view.down[seat]:
                still *= 1.0 - self.goes_out(view.counts[seat])
        upright = sum(not view.down[seat] for seat in range(view.seats) if seat != self.seat)
        rising = min(1.5, 0.2 + self.turns_played / lasts) / lasts
        return 1.0 - still * (1.0 - rising * upright / max(1, view.seats - 1))


def open_faces(melds: Sequence[Meld]) -> set[tuple[int, Suit | None]]:
    """The natural cards that can be added to these melds."""
    found: set[tuple[int, Suit | None]] = set()
    for meld in melds:
        if not meld.is_run:
            found.add((meld.rank, None))
            continue
        if meld.low > 1:
            found.add((rank_at(meld.low - 1), meld.suit))
        if meld.high < HIGHEST:
            found.add((rank_at(meld.high + 1), meld.suit))
    return found
