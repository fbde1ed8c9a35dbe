"""A row: the two cards that count large in the middle, the next one's place beside them, the earlier ones small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.stage.layout_parts import ASPECT, INDEX_SHARE, Place, Rect, Spot, is_large
from cardtable.stage.layout_state import pile_up
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from cardtable.stage.layout_state import LayoutState
    from cardtable.stage.zones import Zone

# What is written above and below the cards that count, in em: as it should be, and where room is scarce.
WORDS: Final = {True: (1.7, 2.0), False: (1.3, 1.6)}
BIG: Final = 2
LEADING: Final = 4.0


def lay_row(work: LayoutState) -> None:
    """Stock, earlier cards and the large ones; the whole middle is the target, but the next place lights up."""
    em, room, layout = work.units.em, work.layout.middle, work.layout
    hand, share = max(work.hand, work.wanted), work.sizes.middle
    head, words = (share * em for share in WORDS[work.sizes.labels])
    card = min(hand, (room.height - head - words) / ASPECT, room.width / 7.2)
    if card < 0.66 * hand * share or card < 3.0 * em * share:
        layout.short.append(f"row at {card:.0f} of {hand:.0f} px")
    card = layout.middle_width = max(card, 30.0)
    y = room.y + (room.height - card * ASPECT - head - words) / 2 + head
    pitch = max(1.5 * card, min(8.6 * em, room.width / 5))
    # Slightly right of the middle, because the row comes from the left.
    first = room.centre[0] - 0.35 * pitch - card / 2
    big = [Rect(round(first + at * pitch), round(y), card, card * ASPECT) for at in range(BIG + 1)]
    stock_card = min(0.7 * card, 0.12 * room.width)
    edge = room.x + (1.4 if len(work.ring) == 2 else 0.7) * em
    wide = stock_card + 1.2 * em
    for zone in work.of_kind(ZoneKind.STOCK):
        rect = Rect(round(edge), round(y + (card - stock_card) * ASPECT / 2), stock_card, stock_card * ASPECT)
        label = Rect(rect.centre[0] - wide / 2, rect.bottom + 0.2 * em, wide, 1.3 * em)
        work.put(zone, pile_up(zone, rect, label, work.units.u))
    left = edge + stock_card + max(work.units.pad, (wide - stock_card) / 2 + 1)
    right = first - max(0.0, (pitch - card) / 2) - work.units.pad
    for zone in work.of_kind(ZoneKind.ROW):
        _lay_cards(work, zone, big, Rect(left, room.y, right - left, room.height), (pitch, head, words))


def _lay_cards(
    work: LayoutState, zone: Zone, big: list[Rect], before: Rect, lengths: tuple[float, float, float]
) -> None:
    em, room = work.units.em, work.layout.middle
    pitch, head, words = lengths
    counting = [at for at in zone.marked if at < len(zone.cards)]
    earlier = len(zone.cards) - len(counting)
    spots = _earlier(work, earlier, big[0].width, before)
    spots += [Spot(rect.x, rect.y, rect.width) for rect in big[: len(counting)]]
    heads, feet = [], []
    for rect in big[:BIG]:
        x = rect.centre[0] - pitch / 2 + 2
        heads.append(Rect(x, rect.y - head, pitch - 4, head - 2))
        feet.append(Rect(x, rect.bottom + 3, pitch - 4, words - 3))
    following = big[min(len(counting), BIG)]
    work.put(
        zone,
        Place(
            room, tuple(spots), tuple(range(len(spots))), target=room, lit=following, outlines=(following,),
            heads=tuple(heads), feet=tuple(feet), large=is_large(following.width, em),
            large_first=earlier,
        ),
    )  # fmt: skip


def _earlier(work: LayoutState, count: int, card: float, room: Rect) -> list[Spot]:
    if not count:
        return []
    small, shows = max(0.5 * card, 20.0), INDEX_SHARE[True]
    while True:
        per_line = max(1, int((room.width - small) / (shows * small)) + 1)
        lines = -(-count // per_line)
        if lines * (small * ASPECT + LEADING) <= room.height or small <= 20:
            break
        small = max(20.0, small - 1)
    high = lines * (small * ASPECT + LEADING)
    if high > room.height or small < 24 * work.units.u:
        work.layout.short.append(f"{count} earlier cards at {small:.0f} px")
    top = room.centre[1] - high / 2
    found = []
    for at in range(count):
        line, place = divmod(at, per_line)
        found.append(Spot(room.x + place * shows * small, top + line * (small * ASPECT + LEADING), small))
    return found
