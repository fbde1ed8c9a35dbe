"""What lies where on a table of San Da Yi, what is written beside it, and how the hand is grouped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.house_rules import KITTY, SEATS
from cardtable.games.san_da_yi.rules.ranking import group, height, winner
from cardtable.messages import translate, verbatim
from cardtable.stage.card_names import suit_name
from cardtable.stage.hand_stage import hand_zones
from cardtable.stage.zones import Sign, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.games.san_da_yi.rules.view import SanDaYiView
    from cardtable.messages import Message

TRICK: Final = "trick"
KITTY_ZONE: Final = "kitty"
BURIED: Final = "buried"
LAST: Final = "last-trick"
DEFENDERS: Final = "won-defenders"
DECLARER: Final = "won-declarer"


def zones(table: SanDaYiView, names: Sequence[str], near: int) -> list[Zone]:
    """Of a shown kitty only what has not been played; the last trick is a second look at the top of a pack."""
    found = [_trick(table), *_kitty(table)]
    if table.phase in ("play", "over"):
        found += _won(table, names)
    if table.tricks:
        last = table.tricks[-1]
        name = translate("SanDaYi", "Last trick: {player}", "and who won it").put(player=names[last.winner])
        players = _in_turn(table, last.leader)
        found.append(Zone(LAST, ZoneKind.LAST, name, last.cards, owner=last.winner, players=players))
    return [*found, *hand_zones(table, names, near)]


def signs(table: SanDaYiView) -> Iterator[Sign]:
    """The trump suit and, where the table counts, how many of their points the defenders have."""
    if table.trump is None:
        return
    suit = suit_name(table.trump)
    yield Sign(translate("SanDaYi", "Trump: {suit}", "a sign on the table").put(suit=suit), suit, table.trump)
    if table.rules.memory_aid:
        need = scoring.needed(table.bid)
        text = translate("SanDaYi", "Defenders {points} / {need}", "points of those they need")
        short = translate("SanDaYi", "Def. {points} / {need}", "the defenders’ points of those they need, in short")
        points = {"points": table.points, "need": need}
        yield Sign(text.put(**points), short.put(**points), part=min(1.0, table.points / need))


def _trick(table: SanDaYiView) -> Zone:
    """The trick with a place for each player, the leader first; of a full one the winning card is marked (A23)."""
    name = translate("SanDaYi", "Trick")
    won = None if table.trump is None or len(table.trick) < SEATS else winner(table.trick, table.trump)
    marked = () if won is None else (won,)
    players = _in_turn(table, table.leader)
    return Zone(TRICK, ZoneKind.TRICK, name, table.trick, room=SEATS, players=players, marked=marked)


def _in_turn(table: SanDaYiView, leader: int) -> tuple[int, ...]:
    return tuple(table.rules.after(leader, step) for step in range(SEATS))


def _kitty(table: SanDaYiView) -> Iterator[Zone]:
    """The kitty face down, then what was shown of it and the buried cards, face up for those who may see them."""
    if table.declarer is None:
        name = translate("SanDaYi", "Kitty: %n card(s)", None, KITTY)
        short = translate("SanDaYi", "%n card(s)", "of the kitty", KITTY)
        yield Zone(KITTY_ZONE, ZoneKind.KITTY, name, (None,) * KITTY, counted=False, short=short)
        return
    shown = _not_played(table) if table.seat != table.declarer and not table.buried else ()
    if shown:
        short = translate("SanDaYi", "Shown kitty")
        whole = len(shown) == KITTY
        name = short if whole else translate("SanDaYi", "Shown kitty, not played yet")
        yield Zone(KITTY_ZONE, ZoneKind.KITTY, name, shown, counted=False, short=short)
    if table.buried_left:
        short = translate("SanDaYi", "Buried")
        secret = bool(table.buried) and table.result is None
        name = translate("SanDaYi", "Buried · only you see them", "the six cards") if secret else short
        yield Zone(BURIED, ZoneKind.KITTY, name, table.buried or (None,) * KITTY, counted=False, short=short)


def _not_played(table: SanDaYiView) -> tuple[Card, ...]:
    gone = {card for _, card in table.played()}
    return tuple(card for card in table.taken if card not in gone)


def _won(table: SanDaYiView, names: Sequence[str]) -> Iterator[Zone]:
    """The tricks of the two sides as packs; how many they are is said in words, as at the seats of those who won."""
    own = sum(trick.winner == table.declarer for trick in table.tricks)
    others = len(table.tricks) - own
    assert table.declarer is not None
    name = translate("SanDaYi", "%n trick(s) of the defenders", None, others)
    short = translate("SanDaYi", "{number} · defenders", "tricks won by the defenders, in short").put(number=others)
    yield _pack(DEFENDERS, name, short, others)
    name = translate("SanDaYi", "{player}: %n trick(s)", "tricks of the declarer", own)
    player = names[table.declarer]
    short = verbatim(f"{own} · {player}")
    yield _pack(DECLARER, name.put(player=player), short, own, table.declarer)


def _pack(zone: str, name: Message, short: Message, tricks: int, owner: int | None = None) -> Zone:
    backs = (None,) * (SEATS * tricks)
    return Zone(zone, ZoneKind.WON, name, backs, counted=False, owner=owner, short=short)


def groups(table: SanDaYiView) -> list[list[Card]]:
    """Trumps first and the high ones left; before a trump suit is named only jokers and twos are trumps."""
    found: list[list[Card]] = []
    for suit in (None, *SUITS):
        held = [card for card in table.hand if _group(card, table.trump) is suit]
        found.append(sorted(held, key=lambda card: (-_height(card, table.trump), card.index)))
    return [cards for cards in found if cards]


def _group(card: Card, trump: Suit | None) -> Suit | None:
    if trump is not None:
        return group(card, trump)
    return None if card.rank is Rank.TWO else card.suit


def _height(card: Card, trump: Suit | None) -> int:
    return height(card, Suit.SPADES if trump is None else trump)
