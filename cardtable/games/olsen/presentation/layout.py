"""What lies where on a table of the family, and what is written beside it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.olsen.presentation.texts import ALOUD, OUT
from cardtable.games.olsen.rules.state import OlsenView
from cardtable.messages import Message, translate
from cardtable.stage.card_names import ranks_name
from cardtable.stage.common_words import DISCARD_PILE, points_so_far
from cardtable.stage.layout import DISCARD_ZONE, HandOrder, Layout, hand_zones, stock_zone
from cardtable.stage.zones import Direction, Ladder, Note, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import Standing
    from cardtable.stage.zones import Plate


class OlsenLayout(Layout[OlsenView]):
    """Stock and discard pile, of which nothing may be counted where players cheat."""

    def zones(self, view: OlsenView, names: Sequence[str], near: int) -> list[Zone]:
        below, loose = _out_of_sight(view), _sticks_out(view)
        shown = None if loose is None else loose - below
        return [
            replace(stock_zone(view.stock_left), counted=not view.rules.cheating),
            Zone(DISCARD_ZONE, ZoneKind.PILE, DISCARD_PILE, view.pile[below:], suit=view.named, loose=shown),
            *hand_zones(view, names, near),
        ]

    def plates(self, view: OlsenView, standing: Standing) -> list[Plate]:
        """Without card counts where one may cheat; on the ladder with the changer of each player."""
        plates = super().plates(view, standing)
        if view.rules.cheating:
            plates = [replace(plate, count=None) for plate in plates]
        if view.rules.ladder:
            levels = view.levels
            plates = [replace(one, rank=levels[one.seat], rank_note=_changer(levels[one.seat])) for one in plates]
        return plates

    def score(self, view: OlsenView, total: int) -> Message | None:
        if view.rules.scored:
            return points_so_far(total)
        if view.rules.play_on:
            return None if view.rules.first_to == 1 else points_so_far(total)
        return None if view.rules.first_to == 1 else translate("Olsen", "%n win(s)", "deals won so far", total)

    def notes(self, view: OlsenView, seat: int) -> tuple[Note, ...]:
        found: list[Note] = []
        if seat in view.out:
            place = view.out.index(seat) + 1
            short = translate("Olsen", "place {place}", "at a player’s name, where there is little room")
            found.append(Note(OUT.put(place=place), short.put(place=place)))
        if view.phase == "owe" and seat == view.turn:
            found.append(Note(translate("Olsen", "takes %n", "cards owed for twos", view.owed)))
        if view.counts[seat] == 1 and view.called[seat]:
            found.append(Note(translate("Olsen", "said “Ólsen”"), ALOUD))
        return tuple(found)

    def order(self, view: OlsenView) -> HandOrder:
        """By suit, but where only neighbours follow each other suits mean nothing (U03)."""
        return HandOrder.RANK if view.rules.neighbours else HandOrder.SUIT

    def ladder(self, view: OlsenView) -> Ladder | None:
        """From the first changer down to the ace (L02)."""
        if not view.rules.ladder:
            return None
        first = view.rules.first_changer
        return Ladder(tuple(range(first, 0, -1)), tuple(first - level for level in view.levels))

    def direction(self, view: OlsenView) -> Direction:
        return Direction(view.direction == 1, turned=view.direction != 1)


def _sticks_out(table: OlsenView) -> int | None:
    """Where in the pile a card lies that was tucked under the one just laid."""
    trace = table.trace
    if trace is None or trace.grown <= len(trace.shown):
        return None
    place = len(table.pile) - 1 - len(trace.shown)
    return place if place >= 0 else None  # the pile has become the stock since


def _out_of_sight(table: OlsenView) -> int:
    """How many cards lie unseen at the bottom of the pile, where they came unnoticed (V08)."""
    loose = _sticks_out(table)
    below = 0
    while table.pile[below] is None and below != loose:
        below += 1
    return below


def _changer(level: int) -> Message:
    return translate("Olsen", "changer: {ranks}").put(ranks=ranks_name(level))
