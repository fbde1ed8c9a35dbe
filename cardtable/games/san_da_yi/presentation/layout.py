"""What lies where on a table of San Da Yi, what is written beside it, and how the hand is grouped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card
from cardtable.games.san_da_yi.presentation.texts import bid_text
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.house_rules import HIGHEST, KITTY, PASS, SEATS
from cardtable.games.san_da_yi.rules.ranking import PACK, is_trump, points
from cardtable.games.san_da_yi.rules.state import SanDaYiView
from cardtable.kinds.tricks.presentation import TrickLayout, pack
from cardtable.messages import translate, verbatim
from cardtable.stage.common_words import PASSED, points_so_far
from cardtable.stage.zones import Note, Sign, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.messages import Message

TRICK: Final = "trick"
KITTY_ZONE: Final = "kitty"
BURIED: Final = "buried"
LAST: Final = "last-trick"
TAKEN: Final = "taken-"
DEFENDERS: Final = "won-defenders"
DECLARER: Final = "won-declarer"


class SanDaYiLayout(TrickLayout[SanDaYiView]):
    """Three against one; the mark of the dealer lies with the player who calls first (A4, A7)."""

    def zones(self, view: SanDaYiView, names: Sequence[str], near: int) -> list[Zone]:
        """While the declarer buries, the shown kitty has the middle; when the round is over, all its tricks have."""
        found = super().zones(view, names, near)
        if view.result is not None and view.open_hands:
            laid = {ZoneKind.TRICK, ZoneKind.WON, ZoneKind.LAST}
            return [*(zone for zone in found if zone.kind not in laid), *_taken(view, names)]
        if view.phase == "bury" and any(zone.id == KITTY_ZONE for zone in found):
            return [zone for zone in found if zone.kind is not ZoneKind.TRICK]
        return found

    def aside(self, view: SanDaYiView) -> Iterator[Zone]:
        """The kitty face down, then what was shown of it and not played, and the buried cards for who may see them."""
        if view.declarer is None:
            name = translate("SanDaYi", "Kitty: %n card(s)", None, KITTY)
            short = translate("SanDaYi", "%n card(s)", "of the kitty", KITTY)
            yield Zone(KITTY_ZONE, ZoneKind.KITTY, name, (None,) * KITTY, counted=False, short=short)
            return
        shown = _not_played(view) if view.seat != view.declarer and not view.buried else ()
        if shown:
            name = translate("SanDaYi", "Shown kitty: %n point(s)", "the six cards", points(shown))
            if len(shown) < KITTY:
                name = translate("SanDaYi", "Shown kitty, not played yet")
            short = translate("SanDaYi", "Kitty", "label of the kitty that everybody was shown, in short")
            yield Zone(KITTY_ZONE, ZoneKind.KITTY, name, shown, counted=False, short=short)
        if view.buried_left:
            short = translate("SanDaYi", "Buried")
            secret = bool(view.buried) and view.result is None
            name = translate("SanDaYi", "Buried · only you see them", "the six cards") if secret else short
            yield Zone(BURIED, ZoneKind.KITTY, name, view.buried or (None,) * KITTY, counted=False, short=short)

    def packs(self, view: SanDaYiView, names: Sequence[str]) -> Iterator[Zone]:
        """The tricks of the two sides; how many they are is said in words, as at the seats of those who won."""
        if view.trump is None:
            return
        own = sum(trick.winner == view.declarer for trick in view.tricks)
        others = len(view.tricks) - own
        assert view.declarer is not None
        if view.seat is None:
            defenders = translate("SanDaYi", "%n trick(s) of the defenders", None, others)
            short = translate("SanDaYi", "{number} · defenders", "tricks won by the defenders, in short")
            name = translate("SanDaYi", "{player}: %n trick(s)", "tricks of the declarer", own)
            player = names[view.declarer]
            yield pack(DEFENDERS, defenders, short.put(number=others), SEATS * others)
            yield pack(DECLARER, name.put(player=player), verbatim(f"{own} · {player}"), SEATS * own, view.declarer)
            return
        alone = view.seat == view.declarer
        yield pack(DEFENDERS, *(_theirs(others) if alone else _ours(others)), SEATS * others)
        yield pack(DECLARER, *(_mine(own) if alone else _theirs(own)), SEATS * own, view.declarer)

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
        found += super().notes(view, seat)
        if view.phase == "play" and seat == view.seat and view.rules.memory_aid:
            out = _out(view)
            text = translate("SanDaYi", "%n trump(s) out", "trumps not seen yet, at a player's name", out)
            short = translate("SanDaYi", "%n out", "trumps not seen yet, at a player's name, in short", out)
            found.append(Note(text, short))
        return tuple(found)

    def signs(self, view: SanDaYiView, names: Sequence[str]) -> Sequence[Sign]:
        """The trump suit, where the table counts how many points the defenders have, and what lies in the trick."""
        found = [*super().signs(view, names)]
        if view.trump is not None and view.rules.memory_aid:
            need = scoring.needed(view.bid)
            text = translate("SanDaYi", "Defenders {points} / {need}", "points of those they need")
            short = translate("SanDaYi", "Def. {points} / {need}", "the defenders’ points of those they need, in short")
            share = {"points": view.points, "need": need}
            found.append(Sign(text.put(**share), short.put(**share), part=min(1.0, view.points / need)))
        lying = points(view.trick)
        if lying:
            text = translate("SanDaYi", "%n point(s) in the trick", "a sign on the table", lying)
            found.append(Sign(text, translate("SanDaYi", "%n in the trick", "points in the trick, in short", lying)))
        return found


def _taken(view: SanDaYiView, names: Sequence[str]) -> Iterator[Zone]:
    """Every trick as it lay, with who took it and what it counted."""
    for number, trick in enumerate(view.tricks):
        name = translate("SanDaYi", "{player} · {points}", "who took a trick, and its points")
        label = name.put(player=names[trick.winner], points=points(trick.cards))
        yield Zone(f"{TAKEN}{number}", ZoneKind.MELD, label, trick.cards, owner=trick.winner)


def _ours(tricks: int) -> tuple[Message, Message]:
    """What the side of the viewer has won, in words and in short."""
    short = translate("SanDaYi", "{number} · ours", "tricks won by one's own side, in short")
    return translate("SanDaYi", "Ours: %n trick(s)", "won by one's own side", tricks), short.put(number=tricks)


def _mine(tricks: int) -> tuple[Message, Message]:
    """What the declarer, who is alone, has won, in words and in short."""
    short = translate("SanDaYi", "{number} · mine", "tricks won by oneself, in short")
    return translate("SanDaYi", "Mine: %n trick(s)", "won by oneself", tricks), short.put(number=tricks)


def _theirs(tricks: int) -> tuple[Message, Message]:
    """What the other side has won, in words and in short."""
    short = translate("SanDaYi", "{number} · theirs", "tricks won by the other side, in short")
    return translate("SanDaYi", "Theirs: %n trick(s)", "won by the other side", tricks), short.put(number=tricks)


def _not_played(table: SanDaYiView) -> tuple[Card, ...]:
    gone = {card for _, card in table.played()}
    return tuple(card for card in table.taken if card not in gone)


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
