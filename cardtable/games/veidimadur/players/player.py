"""The computer players of Veiðimaður: three levels that hear the same and differ in what they remember.

The reasons of a decision, by their codes: ``sure`` (the asked seat holds it, as everybody has heard), ``completes``
(it surely completes a book), ``likely`` (in imagined hands it brings most), ``guess`` (nothing better is known).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.players.imagining import worlds
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.view import VeidimadurView
from cardtable.players.decision import Decision, Level, Player, Reason, Style

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from cardtable.games.veidimadur.rules.round import VeidimadurRound

    Imagined = Callable[[VeidimadurView, Random], Iterator[VeidimadurRound]]

WORLDS: Final = 24
# What so many cards of a rank in one hand are worth; four, or a pair where that is a book, are one book.
_WORTH: Final = {2: (0.0, 0.3, 1.0), 4: (0.0, 0.1, 0.25, 0.55, 1.0)}
# How often the easy player remembers what was said.
_MEMORY: Final = 0.35


class VeidimadurPlayer(Player[VeidimadurView]):
    """The mind of all seats that people do not take; the best one weighs its questions in ``imagined`` rounds."""

    def __init__(self, imagined: Imagined = worlds) -> None:
        self._imagined = imagined

    def choose(self, view: VeidimadurView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        held = {card.rank for card in view.hand}
        legal = [action for action in view.legal() if isinstance(action, Ask) and action.rank in held]
        if not legal:
            return None
        if level is Level.EASY and rng.random() >= _MEMORY:
            return _decision(legal[int(rng.random() * len(legal))], "guess")
        sure = [one for one in legal if _surely(view, one)]
        if sure:
            best = max(sure, key=lambda one: _surely(view, one) + _held(view, one))
            completes = _surely(view, best) + _held(view, best) >= view.rules.book_size
            return _decision(best, "completes" if completes else "sure")
        open_ = [one for one in legal if view.fresh[one.seat][one.rank - 1]] or legal
        if level is not Level.HARD or view.seats == 2:
            # Of two players nobody gains by weighing questions: measured, it even loses a little.
            return _decision(open_[int(rng.random() * len(open_))], "guess")
        return _decision(_likeliest(view, open_, self._imagined(view, rng)), "likely")


def _decision(ask: Ask, code: str) -> Decision:
    return Decision(ask, (Reason(code, seat=ask.seat),))


def _surely(view: VeidimadurView, ask: Ask) -> int:
    """How many cards the asked seat holds for certain."""
    return sum(card.rank is ask.rank for card in view.known[ask.seat]) + (ask.rank in view.holds[ask.seat])


def _held(view: VeidimadurView, ask: Ask) -> int:
    return sum(card.rank is ask.rank for card in view.hand)


def _likeliest(view: VeidimadurView, asks: list[Ask], imagined: Iterator[VeidimadurRound]) -> Ask:
    """The question that brings most in imagined worlds: what is won here, and what is lost there."""
    worth = _WORTH[view.rules.book_size]
    held = [_held(view, ask) for ask in asks]
    found = [0.0] * len(asks)
    for _ in range(WORLDS):
        hands = next(imagined).hands
        for number, ask in enumerate(asks):
            given = sum(card.rank is ask.rank for card in hands[ask.seat])
            if given:
                found[number] += worth[held[number] + given] - worth[held[number]] + worth[given]
    return asks[max(range(len(asks)), key=found.__getitem__)]
