"""What a viewer can count of a player: whom it asks, and for what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.veidimadur.rules.actions import Ask

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.games.veidimadur.rules.state import VeidimadurView
    from tools.arena.family import Deed


def noticed(deeds: Sequence[Deed], _end: VeidimadurView, seat: int) -> Iterator[tuple[str, float]]:
    """The habits that a round showed, in questions that need not get something."""
    for view, action in deeds:
        if isinstance(action, Ask) and not _shows(view, action.seat, action):
            yield "told", float(_shows(view, seat, action))
            yield "height", float(action.rank)
            if view.seats > 2:
                others = [view.counts[other] for other in range(view.seats) if other != seat]
                yield "next", float(action.seat == (seat + 1) % view.seats)
                if max(others) > min(others):
                    yield "fullest", float(view.counts[action.seat] == max(others))
                own = [asked for asker, asked, _ in view.questions if asker == seat]
                if own:
                    yield "same again", float(action.seat == own[-1])


def _shows(view: VeidimadurView, seat: int, ask: Ask) -> bool:
    """Whether everybody knows that this seat holds some of the rank."""
    return ask.rank in view.holds[seat] or any(card.rank is ask.rank for card in view.known[seat])
