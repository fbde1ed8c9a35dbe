"""What lies where on a table of San Da Yi."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.house_rules import KITTY, SEATS
from cardtable.messages import Message, translate
from cardtable.stage.hand_stage import hand_zones
from cardtable.stage.zones import Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.games.san_da_yi.rules.view import SanDaYiView

TRICK: Final = "trick"
KITTY_ZONE: Final = "kitty"
LAST: Final = "last-trick"
DEFENDERS: Final = "won-defenders"
DECLARER: Final = "won-declarer"


def zones(table: SanDaYiView, names: Sequence[str], near: int) -> list[Zone]:
    """No card lies in two places, so of a shown kitty only what has not been played."""
    found = [_trick(table)]
    if table.declarer is None or table.buried_left:
        found += _kitty(table, near)
    elif table.taken and table.seat != table.declarer:
        found.append(_open(KITTY_ZONE, translate("SanDaYi", "Shown kitty"), table, near, table.taken))
    if table.phase in ("play", "over"):
        found += _won(table, names)
    if table.tricks:
        last = table.tricks[-1]
        name = translate("SanDaYi", "Last trick: {player}", "and who won it").put(player=names[last.winner])
        found.append(
            Zone(
                LAST,
                ZoneKind.MELD,
                name,
                last.cards,
                owner=last.winner,
                near=last.winner == near,
                players=_seats(table),
            )
        )
    return [*found, *hand_zones(table, names, near)]


def _trick(table: SanDaYiView) -> Zone:
    players = tuple(table.rules.after(table.leader, step) for step in range(len(table.trick)))
    name = translate("SanDaYi", "Trick")
    return Zone(TRICK, ZoneKind.TRICK, name, table.trick, suit=table.trump, room=SEATS, players=players)


def _seats(table: SanDaYiView) -> tuple[int, ...]:
    return tuple(table.rules.after(table.tricks[-1].leader, step) for step in range(SEATS))


def _kitty(table: SanDaYiView, near: int) -> Iterator[Zone]:
    """The kitty face down; later the buried cards, face up for those who may see them."""
    if table.buried:
        yield _open("buried", translate("SanDaYi", "Buried"), table, near, table.buried)
        return
    if table.declarer is None:
        name = translate("SanDaYi", "Kitty")
    else:
        name = translate("SanDaYi", "Buried")
        rest = _not_played(table)
        if rest:
            yield _open(KITTY_ZONE, translate("SanDaYi", "Shown kitty, not played yet"), table, near, rest)
    yield Zone("aside", ZoneKind.STOCK, name, (None,) * KITTY)


def _not_played(table: SanDaYiView) -> tuple[Card, ...]:
    gone = {card for _, card in table.played()}
    return tuple(card for card in table.taken if card not in gone)


def _open(zone: str, name: Message, table: SanDaYiView, near: int, cards: Sequence[Card]) -> Zone:
    return Zone(zone, ZoneKind.MELD, name, tuple(cards), owner=table.declarer, near=table.declarer == near)


def _won(table: SanDaYiView, names: Sequence[str]) -> Iterator[Zone]:
    """The tricks of the two sides, face down and not to be counted, with the points of the defenders."""
    assert table.declarer is not None
    need = scoring.needed(table.bid)
    name = translate("SanDaYi", "The defenders’ tricks")
    if table.rules.memory_aid:
        name = translate("SanDaYi", "Defenders: {points} of %n point(s)", None, need).put(points=table.points)
    own = translate("SanDaYi", "{player}’s tricks").put(player=names[table.declarer])
    earlier = table.tricks[:-1]
    taken = sum(trick.winner == table.declarer for trick in earlier)
    yield Zone(DEFENDERS, ZoneKind.STOCK, name, (None,) * (SEATS * (len(earlier) - taken)), counted=False)
    yield Zone(DECLARER, ZoneKind.STOCK, own, (None,) * (SEATS * taken), counted=False)
