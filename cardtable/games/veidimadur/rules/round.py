"""One round of Veiðimaður: asking, giving, fishing, and the books."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.cards import SUITS
from cardtable.engine.round import RoundResult
from cardtable.games.veidimadur.rules import validation
from cardtable.games.veidimadur.rules.actions import Address, Ask
from cardtable.games.veidimadur.rules.events import Addressed, Asked, Booked, Drew, Gave, Landed, Refilled, Refused
from cardtable.games.veidimadur.rules.state import VeidimadurState

if TYPE_CHECKING:
    from cardtable.cards import Card, Rank
    from cardtable.engine.chance import Chance
    from cardtable.engine.round import Telling
    from cardtable.games.veidimadur.rules.actions import VeidimadurAction


@dataclass(slots=True, eq=True)
class VeidimadurRound(VeidimadurState):
    """The table and what happens on it."""

    def do(self, seat: int, action: VeidimadurAction, chance: Chance, events: Telling) -> None:
        match action:
            case Ask(other, rank):
                self._ask(seat, other, rank, events)
            case Address(other) if other != self.addressed:
                self.addressed = other
                events.append(Addressed(seat, other))

    def check(self) -> None:
        validation.check(self)

    def begin(self, events: Telling) -> None:
        """Lay down what was dealt as books; no player is left without cards by that."""
        for other in range(self.seats):
            for rank in sorted({card.rank for card in self.hands[other]}):
                self._lay_down(other, rank, events)

    # -- a question ------------------------------------------------------------------------------------------------

    def _ask(self, seat: int, other: int, rank: Rank, events: Telling) -> None:
        self.addressed = None
        self.asked = question = (seat, other, rank)
        self.questions = [*(one for one in self.questions if one != question), question]
        events.append(Asked(seat, other, rank))
        self._note_asked(seat, rank)
        events.rest(self)
        given = [card for card in self.hands[other] if card.rank is rank]
        if given:
            self._give(other, seat, given, events)
            events.rest(self)
            goes_on = True
        else:
            events.append(Refused(other, rank))
            self._note_lack(other, rank)
            events.rest(self)
            goes_on = self._fish(seat, rank, events)
        self._lay_down(seat, rank, events)
        self._fill_hands(other, events)
        if not any(self.hands):
            self._finish()
            return
        after = other if self.rules.next_turn == "asked" else self.after(seat)
        self._pass_to(seat if goes_on else after)

    def _give(self, giver: int, seat: int, given: list[Card], events: Telling) -> None:
        rank = given[0].rank
        self.hands[giver] = [card for card in self.hands[giver] if card.rank is not rank]
        self._forget(giver, rank)
        self._note_lack(giver, rank)
        self.show(seat, given)
        events.append(Gave(giver, seat, tuple(given)))

    def _fish(self, seat: int, rank: Rank, events: Telling) -> bool:
        """Draw; whether the turn goes on because it was what was asked for (M8, M9)."""
        if not self.stock:
            return False
        if self.rules.lucky and self.stock[-1].rank is rank:
            card = self.stock.pop()
            self.show(seat, [card])
            events.append(Landed(seat, card))
            return True
        card = self._draw(seat, events, empty=False)
        self._lay_down(seat, card.rank, events)
        return False

    def _draw(self, seat: int, events: Telling, *, empty: bool) -> Card:
        card = self.stock.pop()
        self.hands[seat].append(card)
        self.fresh[seat] = [most + 1 for most in self.fresh[seat]]
        events.append(Drew(seat, card, empty))
        events.rest(self)
        return card

    def _lay_down(self, seat: int, rank: Rank, events: Telling) -> None:
        """Lay down what is a book, in the order of suits; of three in a hand dealt for pairs one is left (M11)."""
        size = self.rules.book_size
        held = sorted(card for card in self.hands[seat] if card.rank is rank)
        for first in range(0, len(held) - size + 1, size):
            book = held[first : first + size]
            self.hands[seat] = [card for card in self.hands[seat] if card not in book]
            self.books[seat] += book
            self._forget(seat, rank)
            events.append(Booked(seat, tuple(book)))
            if all(card.rank is not rank for card in self.hands[seat]):
                self._note_lack(seat, rank)
            else:
                self._bound(seat)
            if sum(card.rank is rank for cards in self.books for card in cards) == len(SUITS):
                self.questions = [one for one in self.questions if one[2] is not rank]
            events.rest(self)

    def _fill_hands(self, first: int, events: Telling) -> None:
        """Each player with no card left draws, ``first`` before the others (M12); new books are laid down (M11)."""
        for seat in sorted(range(self.seats), key=lambda one: one != first):
            while self.stock and not self.hands[seat]:
                number = min(self.rules.refill, len(self.stock))
                if number == 1:
                    self._draw(seat, events, empty=True)
                    continue
                drawn = [self.stock.pop() for _ in range(number)]
                self.hands[seat] += drawn
                self.fresh[seat] = [most + number for most in self.fresh[seat]]
                events.append(Refilled(seat, tuple(drawn), number))
                events.rest(self)
                for rank in sorted({card.rank for card in drawn}):
                    self._lay_down(seat, rank, events)

    # -- what everybody hears --------------------------------------------------------------------------------------

    def _note_asked(self, seat: int, rank: Rank) -> None:
        """A player who asks for a rank holds a card of it, where only that is allowed."""
        seen = any(card.rank is rank for card in self.known[seat])
        if not self.rules.any_rank and not seen and rank not in self.holds[seat]:
            self.holds[seat].append(rank)

    def _note_lack(self, seat: int, rank: Rank) -> None:
        """The seat has none of a rank now."""
        self._bound(seat)
        self.fresh[seat][rank - 1] = 0

    def _bound(self, seat: int) -> None:
        """How new cards that have left a hand were is unknown: the oldest unseen ones are taken as gone."""
        unseen = len(self.hands[seat]) - len(self.known[seat])
        self.fresh[seat] = [min(most, unseen) for most in self.fresh[seat]]

    def _forget(self, seat: int, rank: Rank) -> None:
        self.known[seat] = [card for card in self.known[seat] if card.rank is not rank]
        self.holds[seat] = [held for held in self.holds[seat] if held is not rank]

    # -- turns and the end -----------------------------------------------------------------------------------------

    def _pass_to(self, seat: int) -> None:
        """The turn of this seat, or of the next one that has cards (M10, M13)."""
        while not self.hands[seat]:
            seat = self.after(seat)
        self.turn = seat

    def _finish(self) -> None:
        scores = tuple(len(cards) // self.rules.book_size for cards in self.books)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        self.result = RoundResult(winners, scores, "books", (0,) * self.seats)
