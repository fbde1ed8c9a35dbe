"""From a running match to the picture of its table: cards, places and seats."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING, Protocol

from cardtable.app.turns import arrivals, last_turns
from cardtable.cards import Rank, by_suit
from cardtable.messages import translate, verbatim
from cardtable.stage.characters import STYLES, animal_of_seat, level_name, style_name
from cardtable.stage.commands import is_unwarned
from cardtable.stage.common_words import count_text
from cardtable.stage.layout import HandOrder
from cardtable.stage.layout_state import Seating
from cardtable.stage.picture import MAIN, Picture, PlateText, SignText, TagText, counted
from cardtable.stage.round_result import number
from cardtable.stage.zones import Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from cardtable.app.beats import Beat
    from cardtable.app.match.tray import Tray
    from cardtable.app.sight import Sight
    from cardtable.cards import Card
    from cardtable.engine.match import Seat
    from cardtable.engine.round import Standing, View
    from cardtable.messages import Draw, Message
    from cardtable.stage.commands import Gesture
    from cardtable.stage.zones import Plate

    class Say(Protocol):
        """Writes texts."""

        def __call__(self, message: Message, draw: Draw | None = None, /) -> str:
            """The text; with ``draw`` what can be drawn in it."""


class Pictures:
    """Makes pictures of one table, remembering how each hand is sorted and which cards are new.

    ``made`` is the picture made last.
    """

    def __init__(
        self,
        sight: Sight,
        say: Say,
        index: Callable[[Rank], str],
        tray: Tray | None = None,
        remembered: Callable[[str], HandOrder | None] = lambda _: None,
    ) -> None:
        """``say`` writes in the language in force, and ``index`` is how the deck in use letters its ranks.

        ``tray`` is where persons put cards together, where there is a player who can. ``remembered`` is how a player of
        this name had the hand sorted last.
        """
        self.sight, self.table = sight, sight.table
        self.remembered = remembered
        self._tray = tray
        self._index = index
        self.say = say
        self.order: dict[int, HandOrder] = {}
        self.hinted: frozenset[Card] = frozenset()
        self.hinted_zone = ""
        self.made: Picture | None = None
        # Of how many rounds the end was shown: until then hands stay closed, and plates show what they had before.
        self.ended = len(sight.table.match.results)
        self.uncounted: frozenset[int] = frozenset()
        self.sums: dict[int, str] = {}
        self._groups: dict[int, tuple[object, list[list[Card]]]] = {}
        self._own_order: dict[int, list[Card]] = {}
        self._own_orders: dict[tuple[int, int], list[Card]] = {}
        self._arranged_since: dict[int, int] = {}
        self._last_hand: dict[int, frozenset[Card]] = {}
        self._fresh: dict[int, frozenset[Card]] = {}

    def picture(self, mark_fitting: bool) -> Picture:
        """What the screen shows now."""
        self.made = self.picture_of(self.sight.view(), mark_fitting)
        return self.made

    def picture_of_beat(
        self, beat: Beat, taker: int | None = None, one_by_one: bool = False, *, again: bool = False
    ) -> Picture:
        """The table in the middle of something, seen before or not; what leaves its middle goes to the ``taker``."""
        look = self.sight.look_again if again else self.sight.look
        made = self.picture_of(look(beat.table), past=True)
        tags = self.made.tags if self.made is not None else {}
        return replace(made, tags=tags, hinted=frozenset(), hinted_zone="", taker=taker, one_by_one=one_by_one)

    def picture_of(self, view: View, mark_fitting: bool = False, past: bool = False) -> Picture:
        """The table as this view shows it; of one that is ``past`` no hand is remembered."""
        if not past and self._waits_for_the_end(view):
            view = view.before_opening()
        laid: Sequence[Zone] = self.table.entry.stage.layout.zones(view, self.table.names, self.sight.near)
        if self._tray is not None:
            laid = self._tray.lay_out(view, laid, self.sight.near)
        zones = tuple(self._sorted(zone, view, past) for zone in laid)
        seat = view.seat
        hand = frozenset(card for zone in zones if zone.seat == seat for card in zone.cards if card is not None)
        fresh: frozenset[Card] = frozenset() if seat is None or past else self._note_hand(seat, hand)
        marked = mark_fitting and seat is not None
        meant = self._meant(view, hand, zones) if marked else {}
        fitting = frozenset(card for card, gestures in meant.items() if gestures)
        # A mark on every card says nothing.
        all_fit = len(fitting) == len(hand) > 1
        labels = {zone.id: self._label(zone) for zone in zones}
        stage, table, near = self.table.entry.stage, self.table, self.sight.near
        open_hand = seat is not None and seat == near
        return Picture(
            zones,
            labels,
            self._plates(view),
            frozenset() if all_fit else fitting,
            fresh,
            Seating(view.seats, near),
            stage.layout.middle,
            tuple(stage.layout.meld_room(view)),
            stage.layout.direction(view),
            stage.layout.ladder(view),
            tuple(
                SignText(self.say(sign.text), "" if sign.short is None else self.say(sign.short), sign.suit, sign.part)
                for sign in stage.layout.signs(view, table.names)
            ),
            self._tags(),
            self.hinted if open_hand else frozenset(),
            hinted_zone=self.hinted_zone if open_hand else "",
            arrived=self._arrived(seat) if seat is not None and open_hand and not past else {},
            all_fit=all_fit,
            taking=frozenset(card for card, gestures in meant.items() if any(one.takes for one in gestures)),
        )

    def _waits_for_the_end(self, view: View) -> bool:
        return view.result is not None and len(self.table.match.results) > self.ended

    def _tags(self) -> dict[int, TagText]:
        """What everybody else did last, as far as it can be told."""
        if self.table.match.between_rounds:
            return {}
        stage, names = self.table.entry.stage, self.table.names
        found = {seat: stage.speech.lately(events, seat, names) for seat, events in last_turns(self.sight).items()}
        return {
            seat: TagText(self.say(tag.text, str), self.say(tag.text), tag.card, tag.named)
            for seat, tag in found.items()
            if tag is not None
        }

    def _arrived(self, seat: int) -> dict[Card, str]:
        """Why cards came to this seat since it acted itself."""
        if self.table.match.between_rounds:
            return {}
        return {card: self.say(reason) for card, reason in arrivals(self.table, seat).items()}

    def gathered(self) -> Picture:
        """The table in the moment before the deal: every card is in the stock."""
        picture = self.picture(mark_fitting=False)
        total = sum(counted(picture.zones).values())
        laid = list(picture.zones)
        if not any(zone.kind is ZoneKind.STOCK for zone in laid):
            laid.append(Zone("pack", ZoneKind.WON, verbatim(""), ()))  # Where no stock is left, a pack is dealt out.
        stock = next(zone.id for zone in laid if zone.kind is ZoneKind.STOCK or zone.id == "pack")
        zones = tuple(replace(zone, cards=(None,) * total if zone.id == stock else (), suit=None) for zone in laid)
        return replace(picture, zones=zones, tags={})

    def rewind(self) -> None:
        """Something was taken back: hands lie as they lay then, and what comes back to them is not new."""
        line = len(self.table.match.log)
        self._last_hand, self._fresh = {}, {}
        self._own_orders = {key: order for key, order in self._own_orders.items() if key[1] <= line}
        for seat in self._own_order:
            known = [at for one, at in self._own_orders if one == seat]
            if known:
                self._own_order[seat] = list(self._own_orders[seat, max(known)])

    # -- the hand's order ------------------------------------------------------------------------------------------

    def sort_differently(self) -> HandOrder | None:
        """Sort the open hand by the other key; ``None`` when no hand is open."""
        seat = self.sight.viewer
        if seat is None:
            return None
        now = self._order_of(seat, self.sight.view())
        following = {HandOrder.SUIT: HandOrder.RANK}
        if self.table.entry.stage.layout.suggest(self.sight.view()):
            following[HandOrder.RANK] = HandOrder.GROUPS
        self.order[seat] = following.get(now, HandOrder.SUIT)
        self._groups.pop(seat, None)
        return self.order[seat]

    def _order_of(self, seat: int, view: View) -> HandOrder:
        """How this person wants the hand sorted: as chosen here, as remembered, else as the game has it.

        An order by hand is that of the cards that were dealt then.
        """
        chosen = self.order.get(seat)
        if chosen is HandOrder.OWN and self._arranged_since[seat] != self.table.match.last_deal:
            chosen = None
        return chosen or self.remembered(self.table.names[seat]) or self.table.entry.stage.layout.order(view)

    def put(self, card: Card, index: int, shown: Iterable[Card]) -> None:
        """Put a card elsewhere in the open hand; until the next deal the hand keeps its own order."""
        seat = self.sight.viewer
        if seat is None:
            return
        rest = [other for other in shown if other is not card]
        rest.insert(index, card)
        self._own_order[seat] = rest
        self._arranged_since[seat] = self.table.match.last_deal
        self.order[seat] = HandOrder.OWN

    def _sorted(self, zone: Zone, view: View, past: bool = False) -> Zone:
        if zone.kind is not ZoneKind.HAND or zone.seat is None or zone.seat != self.sight.viewer:
            return zone
        held = [card for card in zone.cards if card is not None]
        order = self._order_of(zone.seat, view)
        if order is HandOrder.SUIT:
            held.sort(key=by_suit)
        elif order is HandOrder.RANK:
            held.sort(key=lambda card: (card.rank, by_suit(card)))
        elif order is HandOrder.GROUPS:
            return self._grouped(zone.seat, zone, view, held)
        else:
            known = self._own_order[zone.seat]
            # What is put together has its place here when it is taken up again.
            known = [*known, *(card for card in held if card not in known)]
            self._own_order[zone.seat] = known
            if not past:
                self._own_orders[zone.seat, len(self.table.match.log)] = known
            held = [card for card in known if card in held]
        return replace(zone, cards=tuple(held))

    def _grouped(self, seat: int, zone: Zone, view: View, held: Sequence[Card]) -> Zone:
        """The hand in groups that belong together, with a gap between them; what is played from it groups none anew."""
        layout = self.table.entry.stage.layout
        by, known = self._groups.get(seat, (None, []))
        if by != layout.groups_by(view) or not {card for group in known for card in group}.issuperset(held):
            by, known = layout.groups_by(view), [list(group) for group in layout.suggest(view)]
        groups = [group for group in ([card for card in group if card in held] for group in known) if group]
        self._groups[seat] = by, groups
        starts = tuple(accumulate(len(group) for group in groups))[:-1]
        return replace(zone, cards=tuple(card for group in groups for card in group), breaks=starts)

    def _note_hand(self, seat: int, hand: frozenset[Card]) -> frozenset[Card]:
        """The cards that are new since the hand was last seen or last played from."""
        before = self._last_hand.get(seat)
        if before is None:
            self._fresh[seat] = frozenset()
        elif hand != before:
            won, lost = hand - before, before - hand
            self._fresh[seat] = won if lost or len(won) == len(hand) else (self._fresh[seat] | won)
            if len(won) == len(hand):
                self._fresh[seat] = frozenset()
        self._last_hand[seat] = hand
        return self._fresh[seat] & hand

    def _meant(self, view: View, hand: Iterable[Card], zones: tuple[Zone, ...]) -> dict[Card, list[Gesture]]:
        """What each card of the hand could be put down for, without a warning."""
        gesture = self.table.entry.stage.controls.gesture
        melds = [zone.id for zone in zones if zone.kind is ZoneKind.MELD]
        spread = melds or any(zone.kind is ZoneKind.TRAY for zone in zones)
        # Where melds are laid, any card may be discarded: what counts is which can be added to a meld.
        targets = melds if spread else [zone.id for zone in zones if zone.kind in MAIN]
        return {
            card: [one for target in targets if is_unwarned(one := gesture(view, (card,), target))] for card in hand
        }

    # -- words -----------------------------------------------------------------------------------------------------

    def _count(self, number: int) -> str:
        return self.say(count_text(number))

    def _label(self, zone: Zone) -> tuple[str, str]:
        """What is written at a zone, and what where that finds no room."""
        if zone.kind is ZoneKind.STOCK and zone.counted:
            n = len(zone.cards)
            text = translate("Table", "{zone}: %n card(s)", "a stock and how many cards it holds", n)
            return self.say(text.put(zone=zone.name)), self._count(n)
        if zone.wrong is not None:
            return f"✗ {self.say(zone.wrong)}", ""
        short = "" if zone.short is None else self.say(zone.short)
        return f"✓ {self.say(zone.name)}" if zone.fine else self.say(zone.name), short

    def _plates(self, view: View) -> dict[int, PlateText]:
        standing = self._standing(view)
        sums = self.sums if view.result is not None else {}
        plates = self.table.entry.stage.layout.plates(view, standing)
        return {
            plate.seat: self._plate(plate, standing.totals[plate.seat], sums.get(plate.seat, "")) for plate in plates
        }

    def _standing(self, view: View) -> Standing:
        """The totals of that moment: without a round that is not over yet, or as far as it has been counted."""
        match = self.table.match
        standing = match.standing
        if view.result is None and match.between_rounds:
            return match.game.standing(match.options, len(match.seats), match.results[:-1])
        if view.result is None:
            return standing
        waits = range(view.seats) if self._waits_for_the_end(view) else self.uncounted
        before = [
            total - (view.result.scores[seat] if seat in waits else 0) for seat, total in enumerate(standing.totals)
        ]
        return replace(standing, totals=tuple(before))

    def _plate(self, plate: Plate, total: int, added: str) -> PlateText:
        """What is written at a seat; ``added`` is what came to its total in the round that is over."""
        seat = self.table.match.seats[plate.seat]
        notes, short = [note.text for note in plate.notes], [note.short or note.text for note in plate.notes]
        return PlateText(
            name=seat.name,
            colour=seat.colour,
            count="" if plate.count is None else self._count(plate.count),
            score="" if plate.score is None else self.say(plate.score),
            short_count="" if plate.count is None else str(plate.count),
            short_score=self.say(number(total)),
            notes=(added,) if added else tuple(map(self.say, notes)),
            short_notes=(added,) if added else tuple(map(self.say, short)),
            told_notes=() if added else tuple(self.say(note.whole or note.text) for note in plate.notes),
            face=seat.face,
            character=tuple(map(self.say, _character(seat))),
            active=plate.active,
            dealer=plate.dealer,
            dealer_text=self.say(translate("Table", "dealer")),
            rank=self._index(Rank(plate.rank)) if plate.rank else "",
            rank_note="" if plate.rank_note is None else self.say(plate.rank_note),
            tokens=plate.tokens,
            tokens_of=plate.tokens_of,
            tokens_note="" if plate.tokens_note is None else self.say(plate.tokens_note),
        )


def _character(seat: Seat) -> tuple[Message, ...]:
    """What kind of computer player sits there; nothing of a person."""
    if seat.level is None:
        return ()
    style = STYLES[animal_of_seat(seat.face, seat.colour)]
    return level_name(seat.level), style_name(style)
