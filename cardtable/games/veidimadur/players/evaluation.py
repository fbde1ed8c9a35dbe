"""What the questions of Veiðimaður are worth: books."""

from __future__ import annotations

from typing import ClassVar

from cardtable.games.veidimadur.rules.round import VeidimadurRound
from cardtable.games.veidimadur.rules.view import VeidimadurView
from cardtable.players.evaluation import Judge, Unit, ahead


class VeidimadurJudge(Judge[VeidimadurView, VeidimadurRound]):
    """Judges by the books that are laid down in the end."""

    effort: ClassVar[int] = 12_000

    def unit(self, view: VeidimadurView) -> Unit:
        return Unit.BOOKS

    def gain(self, start: VeidimadurView, end: VeidimadurRound) -> float:
        assert start.seat is not None
        books = [len(cards) // end.rules.book_size for cards in end.books]
        return ahead(books, start.seat)
