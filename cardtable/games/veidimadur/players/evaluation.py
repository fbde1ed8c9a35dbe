"""What the questions of Veiðimaður are worth: books; and which are mistakes for certain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardtable.games.veidimadur.players.claims import certain, chance, completes
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.events import Gave, Landed
from cardtable.games.veidimadur.rules.round import VeidimadurRound
from cardtable.games.veidimadur.rules.state import VeidimadurView
from cardtable.players.evaluation import Judge, Mistake, Unit, ahead

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.values import Action, Event


class VeidimadurJudge(Judge[VeidimadurView, VeidimadurRound]):
    """Judges by the books that are laid down in the end."""

    effort: ClassVar[int] = 12_000

    def unit(self, view: VeidimadurView) -> Unit:
        return Unit.BOOKS

    def mistake(self, view: VeidimadurView, action: Action | None) -> Mistake | None:
        """To guess before a sure book is asked for, or to ask a player who has none, as all know, while another may."""
        if not isinstance(action, Ask) or certain(view, action):
            return None
        others = [one for one in view.legal() if isinstance(one, Ask)]
        book = next((one for one in others if completes(view, one)), None)
        if book is not None:
            return Mistake("sure-book", book, seat=book.seat)
        best = max((one for one in others if one.rank is action.rank), key=lambda one: chance(view, one))
        heard = not view.fresh[action.seat][action.rank - 1] and chance(view, best)
        return Mistake("holds-none", best, seat=action.seat) if heard else None

    def came_off(self, seat: int, events: Sequence[Event]) -> bool:
        """The question got cards, or the stock gave just what was asked for."""
        return any(isinstance(one, Gave) or (isinstance(one, Landed) and one.seat == seat) for one in events)

    def gain(self, start: VeidimadurView, end: VeidimadurRound) -> float:
        assert start.seat is not None
        books = [len(cards) // end.rules.book_size for cards in end.books]
        return ahead(books, start.seat)
