"""Each player's melds before that player's seat, one's own and the tray before the hand, the piles between them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.stage.layout_parts import ASPECT, INDEX_SHARE, Place, Rect, Slip, Spot, around, is_large
from cardtable.stage.layout_state import pile_up
from cardtable.stage.table_layout import Side
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
SHRINK: Final = 0.94
LABEL: Final = 1.35
TRAY_GAP: Final = 2.5
PILE_PITCH: Final = 1.25
LABEL_WIDTH: Final = 7.2
# How high what is written under a pile is, with what keeps it off the frames of a tray.
PILE_LABEL: Final = 1.5
# Before melds become smaller the piles do: first the room for what is written under them, in their widths, then they
# themselves, down to this share of what they want; but they stay larger than melds.
PILE_SHARES: Final = ((1.0, 2.4), (1.0, 1.5), (0.85, 1.5), (0.72, 1.5), (0.6, 0.0))
PILE_LEAST: Final = 1.1
# The piles leave the middle for the place beside the tray where melds become so much larger by it.
WORTH_MOVING: Final = 1.1
# Melds that outgrow the place of their player are folded to so many cards.
FOLDS: Final = (99, 7, 5, 4, 3)


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
    """How everything would lie with cards of one width; ``beside``: the piles lie in one line with one's own melds."""

    card: float
    pile: float
    piles_width: float
    beside: bool
    across: dict[int, list[_Line]] = field(default_factory=dict)
    across_at: dict[int, tuple[float, float]] = field(default_factory=dict)
    sides: dict[int, list[_Line]] = field(default_factory=dict)
    side_width: float = 0.0
    near: list[_Line] = field(default_factory=list)
    near_width: float = 0.0

    def tight(self) -> bool:
        """Whether cards of a meld cover each other's indices."""
        return any(_tight(lines, self.card) for lines in (*self.across.values(), *self.sides.values(), self.near))


def _tight(lines: Sequence[_Line], card: float) -> bool:
    return any(lying.step < 0.95 * SHOWS * card for line in lines for lying in line)


class _Field:
    """The melds of one table, by steps from the near seat; one's own are followed by the places of the tray.

    ``counts`` is for how many cards of each meld there is room: of those that lie there, or, where every player is to
    lay the same in a round, of these from the deal on.
    """

    def __init__(self, work: LayoutState) -> None:
        self.work = work
        self.em = work.units.em
        self.meld_em = min(self.em, LARGEST_EM * work.units.u)
        self.gap, self.leading = 0.6 * self.em, 0.55 * self.em
        # What is written under the places of a tray is wider than they are.
        self.label = PILE_LABEL * self.em if work.sizes.labels else 0.0
        self.pile_gap = self.gap + TRAY_GAP * self.em / 2
        self.tray = work.of_kind(ZoneKind.TRAY)
        self.melds: list[list[Zone]] = [[] for _ in work.ring]
        for zone in work.of_kind(ZoneKind.MELD, ZoneKind.OPEN_HAND):
            steps = 0 if zone.owner is None else work.seating.steps(zone.owner)
            self.melds[steps].append(zone)
        for zones in self.melds:
            zones.sort(key=lambda zone: zone.kind is ZoneKind.OPEN_HAND)
        self.opened = [any(zone.kind is ZoneKind.OPEN_HAND for zone in zones) for zones in self.melds]
        self.reserved = () if any(self.opened) else work.meld_room
        self.melds[0] += self.tray
        fold = work.sizes.fold
        reserved = [min(count, fold) for count in self.reserved]
        self.counts = [reserved or self.held(steps, fold) for steps in range(len(work.ring))]
        self._far_bands: dict[float, tuple[dict[int, list[_Line]], dict[int, tuple[float, float]]]] = {}
        self.piles = work.of_kind(ZoneKind.STOCK, ZoneKind.PILE)
        sides = [there.side for there in work.ring]
        self.far = [steps for steps, side in enumerate(sides) if side is Side.FAR]
        self.left = sorted((n for n, side in enumerate(sides) if side is Side.LEFT), reverse=True)
        self.right = [steps for steps, side in enumerate(sides) if side is Side.RIGHT]
        share = 0.77 if fold < 4 else 0.8 if fold < 99 else 0.88 if work.sizes.hand < 1 else 1.0
        self.least = max(LEAST * self.meld_em * share, 26 * work.units.u)

    def held(self, steps: int, fold: int) -> list[int]:
        """For how many cards the melds of a player need room; the last resort is that their inner cards lie folded."""
        found = []
        for zone in self.melds[steps]:
            count = max(len(zone.cards), zone.room, 1)
            found.append(count if zone.kind is ZoneKind.TRAY else min(count, fold))
        return found

    def line_height(self, steps: int, card: float) -> float:
        """How high a line of a player's melds is; below each of a tray's there are words."""
        words = LABEL * self.em if steps == 0 and (self.tray or self.reserved) else 0.0
        return card * ASPECT + self.leading + words

    def heights(self, plan: _Plan) -> tuple[float, float, float]:
        """How high the band across, what lies between it and one's own, and one's own band are."""
        line = self.line_height(1, plan.card)
        far = max((len(lines) * line for steps, lines in plan.across.items() if self.counts[steps]), default=0.0)
        between = max(sum(len(plan.sides[steps]) for steps in side) * line for side in (self.left, self.right))
        near = len(plan.near) * self.line_height(0, plan.card)
        piles = plan.pile * ASPECT + self.label
        return (far, between, max(near, piles)) if plan.beside else (far, max(between, piles), near)

    def plan(self, card: float, share: float, label: float, beside: bool) -> _Plan:
        """Everything in lines, with cards of this width, piles of a share of what they want, and room for labels."""
        room, count = self.work.layout.middle, max(len(self.piles), 1)
        wanted = min(0.92 * self.work.full_hand, 1.55 * card * self.work.sizes.middle)
        pile = max(share * wanted, 2.1 * self.meld_em, PILE_LEAST * card * self.work.sizes.middle)
        pile = max(pile, self.work.wanted_middle)
        width = count * max(PILE_PITCH * pile, min(LABEL_WIDTH * self.em, label * pile)) + self.work.units.pad
        plan = _Plan(card, pile, width, beside)
        if card not in self._far_bands:
            self._far_bands[card] = self._across(card, room)
        plan.across, plan.across_at = self._far_bands[card]
        plan.side_width = (room.width - (0.0 if beside else width)) / 2 - self.gap
        for steps in (*self.left, *self.right):
            plan.sides[steps] = self.in_lines(self.counts[steps], plan.side_width, card, breaks=self.opened[steps])
        plan.near_width = room.width - (width + self.pile_gap if beside else 0.0)
        plan.near = self.in_lines(self.counts[0], plan.near_width, card)
        return plan

    def fits(self, plan: _Plan) -> bool:
        """Whether there is room for all of it."""
        return sum(self.heights(plan)) <= self.work.layout.middle.height and not plan.tight()

    def largest(self, beside: bool) -> _Plan:
        """The plan with the largest cards that fit, else with the least."""
        card = min(0.78 * self.work.full_hand, 0.2 * self.work.layout.middle.height)
        while True:
            for share, label in PILE_SHARES:
                plan = self.plan(card, share, label, beside)
                if self.fits(plan):
                    return plan
            if card <= self.least:
                return plan
            card = max(self.least, card * SHRINK)

    def in_lines(
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
            self.width_of(self.in_lines(counts[first:last], 1e9, card)[0], card)
            for first in range(len(counts))
            for last in range(first + 1, len(counts) + 1)
        }
        if breaks:
            widths |= {card * (1 + SHOWS * (-(-counts[-1] // lines) - 1)) for lines in range(2, most + 1)}
        fits = (width for width in sorted(widths) if len(self.in_lines(counts, width, card, breaks=breaks)) <= most)
        return next(fits, 0.0)

    def _across(self, card: float, room: Rect) -> tuple[dict[int, list[_Line]], dict[int, tuple[float, float]]]:
        """In as few lines as fit side by side, each player's before the seat where its neighbours allow it."""
        apart = 2 * self.gap
        widths: list[float] = []
        for most in (1, 2, 3, 4):
            widths = [self._narrowest(steps, card, most) for steps in self.far]
            if sum(widths) + apart * (len(self.far) - 1) <= room.width:
                break
        else:
            widths = [room.width / max(len(self.far), 1) - apart for _ in self.far]
        if self.reserved and self.far:
            # What is left over is for melds that grow; every player has the same.
            widths = [max(widths[0], room.width / len(self.far) - apart)] * len(self.far)
        lines: dict[int, list[_Line]] = {}
        at: dict[int, tuple[float, float]] = {}
        x = room.x
        for number, (steps, width) in enumerate(zip(self.far, widths, strict=True)):
            breaks = self.opened[steps]
            lines[steps] = self.in_lines(self.counts[steps], max(width, card), card, breaks=breaks)
            seat = self.work.layout.seats[self.work.seating.seat(steps)]
            latest = room.right - sum(widths[number:]) - apart * (len(self.far) - 1 - number)
            x = max(x, min(seat.plate.centre[0] - width / 2, latest))
            at[steps] = (x, width)
            x += width + apart
        return lines, at


def lay_melds(work: LayoutState) -> None:
    """All melds with cards of one width, the largest with which everything fits; what outgrows its place is smaller."""
    table = _Field(work)
    plan, beside = table.largest(beside=False), table.largest(beside=True)
    if table.fits(beside) and (not table.fits(plan) or beside.card > WORTH_MOVING * plan.card):
        plan = beside
    if not table.fits(plan):
        work.layout.short.append(f"melds at {plan.card:.0f} px" + (" moved together" if plan.tight() else ""))
    _put_all(table, plan)


def _put_all(table: _Field, plan: _Plan) -> None:
    """The band across from above, one's own from below, sides between them, and the piles in their middle or below."""
    work, room = table.work, table.work.layout.middle
    line = table.line_height(1, plan.card)
    far, _, near = table.heights(plan)
    foot = room.bottom - near
    between = Rect(room.x, room.y + far, room.width, max(foot - room.y - far, 10.0))
    for steps, (x, width) in plan.across_at.items():
        _put(table, steps, plan, Rect(x, room.y, width, far), 0.5)
    for side, share in ((table.left, 0.0), (table.right, 1.0)):
        lines = [len(plan.sides[steps]) for steps in side]
        # What is left over is for melds that grow.
        more = max(between.height - sum(lines) * line, 0.0) / max(len(side), 1) if table.reserved else 0.0
        heights = [count * line + more for count in lines]
        y = between.y
        for number, (steps, high) in enumerate(zip(side, heights, strict=True)):
            plate = work.layout.seats[work.seating.seat(steps)].plate
            latest = between.bottom - sum(heights[number:])
            y = max(y, min(plate.centre[1] - high / 2, latest))
            x = room.x if share == 0.0 else room.right - plan.side_width
            _put(table, steps, plan, Rect(x, y, plan.side_width, high), share)
            y += high
    if plan.beside:
        own = max((table.width_of(one, plan.card) + len(one) * TRAY_GAP * table.em for one in plan.near), default=0.0)
        left = room.x + max(0.0, (room.width - own - plan.piles_width - table.pile_gap) / 2)
        _put_piles(table, Rect(left, foot, plan.piles_width, near), plan.pile)
        rest = left + plan.piles_width + table.pile_gap
        _put(table, 0, plan, Rect(rest, foot, room.right - rest, near), 0.0)
    else:
        wide = plan.piles_width if table.left else room.width
        _put_piles(table, Rect(room.centre[0] - wide / 2, between.y, wide, between.height), plan.pile)
        _put(table, 0, plan, Rect(room.x, foot, room.width, near), 0.5)


def _put_piles(table: _Field, room: Rect, pile: float) -> None:
    """Stock and piles in the middle of this room, with their labels apart where there is room for it."""
    work, em, count = table.work, table.em, max(len(table.piles), 1)
    pile = work.layout.middle_width = max(20.0, min(pile, (room.height - table.label) / ASPECT))
    if pile < 2.0 * table.meld_em:
        work.layout.short.append(f"piles at {pile:.0f} px")
    y = room.y + (room.height - pile * ASPECT - table.label) / 2
    pitch = max(pile * PILE_PITCH, min(LABEL_WIDTH * em, room.width / count))
    for at, zone in enumerate(table.piles):
        middle = room.centre[0] + (at - (count - 1) / 2) * pitch
        rect = Rect(round(middle - pile / 2), round(y), pile, pile * ASPECT)
        label = Rect(middle - pitch / 2 + 1, rect.bottom + 0.15 * em, pitch - 2, 1.2 * em) if table.label else None
        work.put(zone, pile_up(zone, rect, label, work.units.u, large=is_large(pile, em)))


def _put(table: _Field, steps: int, plan: _Plan, room: Rect, share: float) -> None:
    """One player's melds; ``share`` of the room that is left over lies at their left."""
    zones = table.melds[steps]
    if not zones:
        return
    card, lines = _within(table, steps, room, plan.card)
    if steps == 0 and table.tray and len(lines) == 1 and not table.work.layout.short:
        # What is written below the places of the tray wants more room than the cards.
        free = max(room.width - table.width_of(lines[0], card), 0.0)
        counts = [lying.cards for lying in lines[0]]
        lines = table.in_lines(counts, room.width, card, table.gap + min(TRAY_GAP * table.em, free / len(counts)))
    parts: dict[int, list[Rect]] = {}
    spots: dict[int, list[Spot]] = {}
    apart: dict[int, float] = {}
    line_height = table.line_height(steps, card)
    spare = room.height - len(lines) * line_height
    top = room.y + (0.0 if steps in table.far else max(spare, 0.0) / 2)
    for number, line in enumerate(lines):
        left = room.x + share * (room.width - table.width_of(line, card))
        y = round(top + number * line_height)
        for which, x, step, count in line:
            rect = Rect(round(left + x), y, card + step * (count - 1), card * ASPECT)
            parts.setdefault(which, []).append(rect)
            spots.setdefault(which, []).extend(Spot(round(rect.x + step * at), y, card) for at in range(count))
            apart[which] = 0.9 * _apart(line, card, table.gap)
    for which, zone in enumerate(zones):
        rect = around(parts[which])
        label = None
        if zone.kind is ZoneKind.TRAY:
            wide = rect.width + apart[which]
            label = Rect(rect.centre[0] - wide / 2, rect.bottom + 0.4 * table.em, wide, 1.2 * table.em)
        table.work.layout.folded += len(zone.cards) > len(spots[which])
        table.work.put(zone, _meld(zone, rect, spots[which], label))


def _within(table: _Field, steps: int, room: Rect, card: float) -> tuple[float, list[_Line]]:
    """A player's melds in lines inside this room: smaller than those of the others, if they have outgrown it."""
    for fold in FOLDS:
        counts, width = table.held(steps, min(fold, table.work.sizes.fold)), card
        while True:
            lines = table.in_lines(counts, room.width, width, breaks=table.opened[steps])
            if len(lines) * table.line_height(steps, width) <= room.height + 0.5 and not _tight(lines, width):
                return width, lines
            if width <= table.least:
                break
            width = max(table.least, width * SHRINK)
    if not table.work.layout.short:
        table.work.layout.short.append(f"melds at {width:.0f} px have outgrown their place")
    return width, lines


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
