"""What lies where in a game with tricks: the trick, the last one, tricks that were won, and the hand by suits."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, TypeVar

from cardtable.cards import SUITS
from cardtable.kinds.tricks.rules.view import TrickView
from cardtable.messages import translate
from cardtable.stage.card_names import suit_name
from cardtable.stage.hand_layout import HandOrder, hand_zones
from cardtable.stage.layout import Layout
from cardtable.stage.zones import Direction, Middle, Note, Sign, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.messages import Message

TRICK: Final = "trick"
LAST: Final = "last-trick"

V = TypeVar("V", bound=TrickView)


class TrickLayout(Layout[V]):
    """Cards round the middle of the table, one before each player; what is won lies in packs at the edge."""

    middle = Middle.TRICK

    def zones(self, view: V, names: Sequence[str], near: int) -> list[Zone]:
        """The last trick is a second look at the top of a pack."""
        found = [_trick(view), *self.aside(view), *self.packs(view, names)]
        if view.tricks:
            last = view.tricks[-1]
            name = translate("Tricks", "Last trick: {player}", "and who won it").put(player=names[last.winner])
            players = _in_turn(view, last.leader)
            found.append(Zone(LAST, ZoneKind.LAST, name, last.cards, owner=last.winner, players=players))
        return [*found, *hand_zones(view, names, near)]

    def aside(self, view: V) -> Iterator[Zone]:
        """What lies aside and is not played, such as a kitty."""
        return iter(())

    @abstractmethod
    def packs(self, view: V, names: Sequence[str]) -> Iterator[Zone]:
        """The tricks that were won, by side or by seat, each a :func:`pack`."""

    def notes(self, view: V, seat: int) -> tuple[Note, ...]:
        """How many tricks the seat has won."""
        won = sum(trick.winner == seat for trick in view.tricks)
        if not won or not view.plays_tricks:
            return ()
        return (Note(translate("Tricks", "%n trick(s)", "at a player's name", won)),)

    def signs(self, view: V, names: Sequence[str]) -> Sequence[Sign]:
        """The trump suit."""
        if view.trump is None:
            return ()
        suit = suit_name(view.trump)
        return (Sign(translate("Tricks", "Trump: {suit}", "a sign on the table").put(suit=suit), suit, view.trump),)

    def direction(self, view: V) -> Direction:
        """The way that the house rules say."""
        return Direction(view.rules.after(0) == 1)

    def order(self, view: V) -> HandOrder:
        """Trumps first."""
        return HandOrder.GROUPS

    def suggest(self, view: V) -> Sequence[Sequence[Card]]:
        """Trumps first and the high ones left."""
        groups: list[Suit | None] = list(dict.fromkeys((None, view.trump, *SUITS)))
        held = [[card for card in view.hand if view.group(card) is group] for group in groups]
        return [sorted(cards, key=lambda card: (-_height(view, card), card.index)) for cards in held if cards]

    def groups_by(self, view: V) -> Suit | None:
        """The trump suit, which is named while the hand is looked at."""
        return view.trump


def pack(zone: str, name: Message, short: Message, cards: int, owner: int | None = None) -> Zone:
    """Tricks that were won, face down; how many they are is said in its name."""
    return Zone(zone, ZoneKind.WON, name, (None,) * cards, counted=False, owner=owner, short=short)


def _trick(view: TrickView) -> Zone:
    """The trick with a place for each player, the leader first; the card that is ahead, or has won, is marked."""
    marked = () if len(view.trick) < 2 else (view.best(view.trick),)
    name = translate("Tricks", "Trick")
    players = _in_turn(view, view.leader)
    return Zone(TRICK, ZoneKind.TRICK, name, tuple(view.trick), room=view.seats, players=players, marked=marked)


def _in_turn(view: TrickView, leader: int) -> tuple[int, ...]:
    return tuple(view.rules.after(leader, step) for step in range(view.seats))


def _height(view: TrickView, card: Card) -> int:
    return view.ranking.power(card, card, view.trump)
