"""Each player's melds before that player's seat, one's own and the tray before the hand, the piles between them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.stage.layout_parts import ASPECT, INDEX_SHARE, Place, Rect, Slip, Spot, around
from cardtable.stage.layout_state import pile_up
from cardtable.stage.ring import Side
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.stage.layout_state import LayoutState
    from cardtable.stage.zones import Zone


def fold(zone: Zone, shown: int) -> range:
    """The indices that are hidden, when ``shown`` places are left, one of them for the slip.

    Both ends stay in sight, because there something may be added, and so do jokers as far as possible, because they
    may be exchanged.
    """
    count = len(zone.cards)
    hidden = count - (shown - 1)
    jokers = [at for at, face in enumerate(zone.stands) if face is not None]
    middle = (count - hidden) / 2

    def cost(first: int) -> tuple[int, float]:
        return sum(first <= at < first + hidden for at in jokers), abs(first - middle)

    first = min(range(1, count - hidden), key=cost)
    return range(first, first + hidden)


SHOWS: Final = INDEX_SHARE[True]
LEAST: Final = 2.5
# The glass shows a meld as large as the hand, so its letters grow with the text only up to this.
LARGEST_EM: Final = 19.0
# Melds become smaller in steps of this, so that laying off does not make the table breathe.
SHRINK: Final = 0.94
LABEL: Final = 1.35
TRAY_GAP: Final = 2.5
PILE_PITCH: Final = 1.25


class _Lying(NamedTuple):
    """One meld in a line, or a part of an open hand: which of its player's, where it begins, how far apart cards lie.

    ``cards`` is for how many it is.
    """

    which: int
    x: float
    step: float
    cards: int


_Line = list[_Lying]


@dataclass(slots=True)
class _Plan:
    """How everything would lie with cards of one width."""

    card: float
    pile: float
    across: dict[int, list[_Line]] = field(default_factory=dict)
    across_at: dict[int, tuple[float, float]] = field(default_factory=dict)
    sides: dict[int, list[_Line]] = field(default_factory=dict)
    side_width: float = 0.0
    near: list[_Line] = field(default_factory=list)

    def lines(self) -> list[_Line]:
        """All lines of melds."""
        return [*(line for lines in (*self.across.values(), *self.sides.values()) for line in lines), *self.near]

    def tight(self) -> bool:
        """Whether cards of a meld cover each other's indices."""
        return any(lying.step < 0.93 * SHOWS * self.card for line in self.lines() for lying in line)


class _Field:
    """The melds of one table, by steps from the near seat; one's own are followed by the places of the tray."""

    def __init__(self, work: LayoutState) -> None:
        self.work = work
        self.em = work.units.em
        self.meld_em = min(self.em, LARGEST_EM * work.units.u)
        self.gap, self.leading = 0.6 * self.em, 0.55 * self.em
        self.tray = work.of_kind(ZoneKind.TRAY)
        self.melds: list[list[Zone]] = [[] for _ in work.ring]
        for zone in work.of_kind(ZoneKind.MELD, ZoneKind.OPEN_HAND):
            steps = 0 if zone.owner is None else work.seating.steps(zone.owner)
            self.melds[steps].append(zone)
        for zones in self.melds:
            zones.sort(key=lambda zone: zone.kind is ZoneKind.OPEN_HAND)
        self.opened = [any(zone.kind is ZoneKind.OPEN_HAND for zone in zones) for zones in self.melds]
        self.melds[0] += self.tray
        self.counts = [[self._shown(zone) for zone in zones] for zones in self.melds]
        self.piles = work.of_kind(ZoneKind.STOCK, ZoneKind.PILE)
        sides = [there.side for there in work.ring]
        self.far = [steps for steps, side in enumerate(sides) if side is Side.FAR]
        self.left = sorted((n for n, side in enumerate(sides) if side is Side.LEFT), reverse=True)
        self.right = [steps for steps, side in enumerate(sides) if side is Side.RIGHT]

    def _shown(self, zone: Zone) -> int:
        """For how many cards a meld needs room; the last resort is that its inner cards lie folded."""
        count = max(len(zone.cards), zone.room, 1)
        return count if zone.kind is ZoneKind.TRAY else min(count, self.work.sizes.fold)

    def line_height(self, card: float) -> float:
        """How high a line of melds is."""
        return card * ASPECT + self.leading

    def heights(self, plan: _Plan) -> tuple[float, float, float]:
        """How high the band across, what lies beside the piles (or they themselves), and one's own band are."""
        line = self.line_height(plan.card)
        far = max((len(lines) * line for steps, lines in plan.across.items() if self.counts[steps]), default=0.0)
        columns = [sum(len(plan.sides[steps]) for steps in side) * line for side in (self.left, self.right)]
        near = len(plan.near) * line + (LABEL * self.em if self.tray else 0.0)
        return far, max(*columns, plan.pile * ASPECT + 1.5 * self.em), near

    def plan(self, card: float, factor: float) -> _Plan:
        """Everything in lines, with cards of this width."""
        room = self.work.layout.middle
        pile = max(min(0.92 * self.work.hand, 1.55 * card * factor), 2.1 * self.meld_em)
        plan = _Plan(card, pile)
        piles_width = max(len(self.piles), 1) * pile * PILE_PITCH + self.work.units.pad
        self._across(plan, room)
        plan.side_width = (room.width - piles_width) / 2 - self.gap
        for steps in (*self.left, *self.right):
            plan.sides[steps] = self._in_lines(self.counts[steps], plan.side_width, card, breaks=self.opened[steps])
        plan.near = self._in_lines(self.counts[0], room.width, card)
        return plan

    def spread(self, plan: _Plan) -> None:
        """Lay the places of the tray further apart: what is written below them wants more room than the cards."""
        width, counts = self.work.layout.middle.width, self.counts[0]
        if self.tray and len(plan.near) == 1:
            free = max(width - self.width_of(plan.near[0], plan.card), 0.0)
            gap = self.gap + min(TRAY_GAP * self.em, free / len(counts))
            plan.near = self._in_lines(counts, width, plan.card, gap)

    def _in_lines(
        self, counts: Sequence[int], width: float, card: float, gap: float = 0.0, *, breaks: bool = False
    ) -> list[_Line]:
        """Melds side by side in as many lines as they need; one that is too long moves together.

        ``breaks``: the last one is an open hand, which goes on in the next line instead.
        """
        lines: list[_Line] = []
        x = 0.0
        for which, count in enumerate(counts):
            step = SHOWS * card
            wide = card + step * (count - 1)
            if breaks and which == len(counts) - 1 and wide > width + 0.5:
                rows = -(-count // max(1, int((width - card) / step + 1.001)))
                each = -(-count // rows)
                lines += [[_Lying(which, 0.0, step, min(each, count - first))] for first in range(0, count, each)]
                break
            if wide > width and count > 1:
                step = (width - card) / (count - 1)
                wide = width
            if not lines or x + wide > width + 0.5:
                lines.append([])
                x = 0.0
            lines[-1].append(_Lying(which, x, step, count))
            x += wide + (gap or self.gap)
        return lines

    @staticmethod
    def width_of(line: _Line, card: float) -> float:
        """How wide a line is."""
        last = line[-1]
        return last.x + card + last.step * (last.cards - 1)

    def _narrowest(self, steps: int, card: float, most: int) -> float:
        """The narrowest room in which the melds of a player take so many lines at most."""
        counts, breaks = self.counts[steps], self.opened[steps]
        widths = {
            self.width_of(self._in_lines(counts[first:last], 1e9, card)[0], card)
            for first in range(len(counts))
            for last in range(first + 1, len(counts) + 1)
        }
        if breaks:
            widths |= {card * (1 + SHOWS * (-(-counts[-1] // lines) - 1)) for lines in range(2, most + 1)}
        fits = (width for width in sorted(widths) if len(self._in_lines(counts, width, card, breaks=breaks)) <= most)
        return next(fits, 0.0)

    def _across(self, plan: _Plan, room: Rect) -> None:
        """In as few lines as fit side by side, each player's before the seat where its neighbours allow it."""
        apart = 2 * self.gap
        widths: list[float] = []
        for most in (1, 2, 3, 4):
            widths = [self._narrowest(steps, plan.card, most) for steps in self.far]
            if sum(widths) + apart * (len(self.far) - 1) <= room.width:
                break
        else:
            widths = [room.width / max(len(self.far), 1) - apart for _ in self.far]
        x = room.x
        for number, (steps, width) in enumerate(zip(self.far, widths, strict=True)):
            breaks = self.opened[steps]
            plan.across[steps] = self._in_lines(self.counts[steps], max(width, plan.card), plan.card, breaks=breaks)
            seat = self.work.layout.seats[self.work.seating.seat(steps)]
            latest = room.right - sum(widths[number:]) - apart * (len(self.far) - 1 - number)
            x = max(x, min(seat.plate.centre[0] - width / 2, latest))
            plan.across_at[steps] = (x, width)
            x += width + apart


def lay_melds(work: LayoutState) -> None:
    """All melds with cards of one width, the largest with which everything fits."""
    table = _Field(work)
    room, sizes = work.layout.middle, work.sizes
    card = min(0.78 * work.hand, 0.2 * room.height, work.widest_meld)
    least = (
        LEAST
        * table.meld_em
        * (0.77 if sizes.fold < 4 else 0.8 if sizes.fold < 99 else 0.88 if sizes.hand < 1 else 1.0)
    )
    least = max(least, 26 * work.units.u)
    while True:
        plan = table.plan(card, sizes.middle)
        fits = sum(table.heights(plan)) <= room.height and not plan.tight()
        if fits or card <= least:
            break
        card = max(least, card * SHRINK)
    if fits:
        table.spread(plan)
    else:
        work.layout.short.append(f"melds at {card:.0f} px" + (" moved together" if plan.tight() else ""))
    if any(table.counts):
        work.layout.meld_width = card
    work.layout.folded = sum(
        len(zone.cards) > shown
        for zones, counts in zip(table.melds, table.counts, strict=True)
        for zone, shown in zip(zones, counts, strict=True)
    )
    _put_all(table, plan)


def _put_all(table: _Field, plan: _Plan) -> None:
    """The band across from above, one's own from below, sides and piles between them."""
    work, room, card = table.work, table.work.layout.middle, plan.card
    line = table.line_height(card)
    far, _, near = table.heights(plan)
    top, foot = room.y + far, room.bottom - near
    between = Rect(room.x, top, room.width, max(foot - top, 10.0))
    for steps, lines in plan.across.items():
        x, width = plan.across_at[steps]
        _put(table, steps, lines, Rect(x, room.y, width, far), card, 0.5)
    reach = 0.0
    for side, share in ((table.left, 0.0), (table.right, 1.0)):
        heights = [len(plan.sides[steps]) * line for steps in side]
        y = between.y
        for number, (steps, high) in enumerate(zip(side, heights, strict=True)):
            plate = work.layout.seats[work.seating.seat(steps)].plate
            latest = between.bottom - sum(heights[number:])
            y = max(y, min(plate.centre[1] - high / 2, latest))
            x = room.x if share == 0.0 else room.right - plan.side_width
            _put(table, steps, plan.sides[steps], Rect(x, y, plan.side_width, high), card, share)
            y += high
            widths = [table.width_of(one, card) for one in plan.sides[steps]]
            reach = max(reach, *widths, 0.0)
    _put_piles(table, between, room.width - 2 * reach - 2 * work.units.pad, plan.pile)
    _put(table, 0, plan.near, Rect(room.x, foot, room.width, near), card, 0.5)


def _put_piles(table: _Field, between: Rect, free: float, wanted: float) -> None:
    """Stock and piles take what the sides leave, up to the size of a card in the hand."""
    work, em, count = table.work, table.em, max(len(table.piles), 1)
    # The frames of a tray reach a little above its cards; they keep off what is written under the piles.
    below = 1.9 * em if table.tray and between.height > 6.5 * em else 1.4 * em
    highest = (between.height - below - 0.2 * em) / ASPECT
    pile = max(20.0, min(0.92 * work.hand, highest, max(free / (PILE_PITCH * count), min(wanted, 60))))
    if pile < 2.0 * table.meld_em:
        work.layout.short.append(f"piles at {pile:.0f} px")
    y = between.y + (between.height - pile * ASPECT - below) / 2
    # Labels want to lie apart, where there is room for it.
    pitch = max(pile * PILE_PITCH, min(7.2 * em, free / count))
    for at, zone in enumerate(table.piles):
        middle = between.centre[0] + (at - (count - 1) / 2) * pitch
        rect = Rect(round(middle - pile / 2), round(y), pile, pile * ASPECT)
        label = Rect(middle - pitch / 2 + 1, rect.bottom + 0.15 * em, pitch - 2, 1.2 * em)
        work.put(zone, pile_up(zone, rect, label, work.units.u))


def _put(table: _Field, steps: int, lines: list[_Line], room: Rect, card: float, share: float) -> None:
    """One player's melds; ``share`` of the room that is left over lies at their left."""
    parts: dict[int, list[Rect]] = {}
    spots: dict[int, list[Spot]] = {}
    apart: dict[int, float] = {}
    for number, line in enumerate(lines):
        left = room.x + share * (room.width - table.width_of(line, card))
        y = round(room.y + number * table.line_height(card))
        for which, x, step, count in line:
            rect = Rect(round(left + x), y, card + step * (count - 1), card * ASPECT)
            parts.setdefault(which, []).append(rect)
            spots.setdefault(which, []).extend(Spot(round(rect.x + step * at), y, card) for at in range(count))
            apart[which] = 0.9 * _apart(line, card, table.gap)
    for which, zone in enumerate(table.melds[steps]):
        rect = around(parts[which])
        label = None
        if zone.kind is ZoneKind.TRAY:
            wide = rect.width + apart[which]
            label = Rect(rect.centre[0] - wide / 2, rect.bottom + 0.4 * table.em, wide, 1.2 * table.em)
        table.work.put(zone, _meld(zone, rect, spots[which], label))


def _apart(line: _Line, card: float, gap: float) -> float:
    """How far the melds of a line lie apart."""
    ends = [one.x + card + one.step * (one.cards - 1) for one in line]
    return min((two.x - end for end, two in zip(ends, line[1:], strict=False)), default=gap)


def _meld(zone: Zone, rect: Rect, spots: list[Spot], label: Rect | None) -> Place:
    shown = len(spots)
    if len(zone.cards) <= shown:
        indices = tuple(range(len(zone.cards)))
        return Place(rect, tuple(spots[: len(indices)]), indices, label, large=True)
    folded = fold(zone, shown)
    slip = Slip(spots[folded.start], len(folded))
    indices = tuple(at for at in range(len(zone.cards)) if at not in folded)
    return Place(rect, tuple(spots[: folded.start] + spots[folded.start + 1 :]), indices, label, slip=slip, large=True)
