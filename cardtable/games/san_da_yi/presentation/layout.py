"""What lies where on a table of San Da Yi, what is written beside it, and how the hand is grouped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.san_da_yi.presentation.texts import bid_text
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.house_rules import HIGHEST, KITTY, PASS, SEATS
from cardtable.games.san_da_yi.rules.ranking import PACK, group, height, is_trump, winner
from cardtable.games.san_da_yi.rules.view import SanDaYiView
from cardtable.messages import translate, verbatim
from cardtable.stage.action_tags import PASSED
from cardtable.stage.card_names import suit_name
from cardtable.stage.common_words import points_so_far
from cardtable.stage.hand_layout import HandOrder, hand_zones
from cardtable.stage.layout import Layout
from cardtable.stage.zones import Direction, Middle, Note, Sign, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.messages import Message

TRICK: Final = "trick"
KITTY_ZONE: Final = "kitty"
BURIED: Final = "buried"
LAST: Final = "last-trick"
DEFENDERS: Final = "won-defenders"
DECLARER: Final = "won-declarer"


class SanDaYiLayout(Layout[SanDaYiView]):
    """Three against one; the mark of the dealer lies with the player who calls first (A4, A7)."""

    middle = Middle.TRICK

    def zones(self, view: SanDaYiView, names: Sequence[str], near: int) -> list[Zone]:
        """Of a shown kitty only what has not been played; the last trick is a second look at the top of a pack."""
        found = [_trick(view), *_kitty(view)]
        if view.phase in ("play", "over"):
            found += _won(view, names)
        if view.tricks:
            last = view.tricks[-1]
            name = translate("SanDaYi", "Last trick: {player}", "and who won it").put(player=names[last.winner])
            players = _in_turn(view, last.leader)
            found.append(Zone(LAST, ZoneKind.LAST, name, last.cards, owner=last.winner, players=players))
        return [*found, *hand_zones(view, names, near)]

    def score(self, view: SanDaYiView, total: int) -> Message:
        """Totals may be below zero, which no plural form knows."""
        if total < 0:
            return translate("SanDaYi", "minus %n point(s)", "the total of a player", -total)
        return points_so_far(total)

    def notes(self, view: SanDaYiView, seat: int) -> tuple[Note, ...]:
        """What is written at a seat: its call, who declares at what, its tricks, and the trumps that are still out."""
        if view.phase == "call":
            return _call_note(view, seat)
        found = []
        if seat == view.declarer:
            text = translate("SanDaYi", "declarer, {bid}", "at a player's name").put(bid=view.bid)
            short = translate("SanDaYi", "bids {bid}", "at the declarer's name, in short").put(bid=view.bid)
            found.append(Note(text, short))
        if view.phase == "play":
            won = sum(trick.winner == seat for trick in view.tricks)
            if won:
                found.append(Note(translate("SanDaYi", "%n trick(s)", "at a player's name", won)))
            if seat == view.seat and view.rules.memory_aid:
                out = _out(view)
                text = translate("SanDaYi", "%n trump(s) out", "trumps not seen yet, at a player's name", out)
                short = translate("SanDaYi", "%n out", "trumps not seen yet, at a player's name, in short", out)
                found.append(Note(text, short))
        return tuple(found)

    def signs(self, view: SanDaYiView, names: Sequence[str]) -> Sequence[Sign]:
        """The trump suit and, where the table counts, how many of their points the defenders have."""
        if view.trump is None:
            return ()
        suit = suit_name(view.trump)
        trump = Sign(translate("SanDaYi", "Trump: {suit}", "a sign on the table").put(suit=suit), suit, view.trump)
        if not view.rules.memory_aid:
            return (trump,)
        need = scoring.needed(view.bid)
        text = translate("SanDaYi", "Defenders {points} / {need}", "points of those they need")
        short = translate("SanDaYi", "Def. {points} / {need}", "the defenders’ points of those they need, in short")
        points = {"points": view.points, "need": need}
        return (trump, Sign(text.put(**points), short.put(**points), part=min(1.0, view.points / need)))

    def direction(self, view: SanDaYiView) -> Direction:
        """The way that the house rules say (A3)."""
        return Direction(view.rules.step == 1)

    def order(self, view: SanDaYiView) -> HandOrder:
        """Trumps first."""
        return HandOrder.GROUPS

    def suggest(self, view: SanDaYiView) -> Sequence[Sequence[Card]]:
        """Trumps first and the high ones left; before a trump suit is named only jokers and twos are trumps."""
        found: list[list[Card]] = []
        for suit in (None, *SUITS):
            held = [card for card in view.hand if _group(card, view.trump) is suit]
            found.append(sorted(held, key=lambda card: (-_height(card, view.trump), card.index)))
        return [cards for cards in found if cards]


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


def _call_note(table: SanDaYiView, seat: int) -> tuple[Note, ...]:
    by_seat = {table.rules.after(table.dealer, step): value for step, value in enumerate(table.calls)}
    if seat not in by_seat:
        return ()
    value = by_seat[seat]
    if value == PASS:
        return (Note(PASSED),)
    return (Note(bid_text(min(value, HIGHEST))),)


def _out(table: SanDaYiView) -> int:
    """How many trumps this seat has not seen: neither in its hand, nor buried by itself, nor played."""
    assert table.trump is not None
    seen = {*table.hand, *table.buried, *(card for _, card in table.played())}
    return sum(is_trump(card, table.trump) for card in PACK if card not in seen)


def _group(card: Card, trump: Suit | None) -> Suit | None:
    if trump is not None:
        return group(card, trump)
    return None if card.rank is Rank.TWO else card.suit


def _height(card: Card, trump: Suit | None) -> int:
    return height(card, Suit.SPADES if trump is None else trump)
