"""How a game with tricks looks, speaks and is touched."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, TypeVar

from cardtable.cards import SUITS
from cardtable.engine.refusal import Refusal
from cardtable.kinds.tricks.rules import NamedTrump, NameTrump, PlayCard, Played, TrickView, WonTrick
from cardtable.messages import translate
from cardtable.stage.card_names import suit_name
from cardtable.stage.commands import Command, Gesture, Instead
from cardtable.stage.common_words import ROUND_OVER, is_playing, these_fit
from cardtable.stage.controls import Controls, doing
from cardtable.stage.event_style import Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, filled
from cardtable.stage.layout import HandOrder, Layout, hand_zones
from cardtable.stage.refusal_texts import WhyNot
from cardtable.stage.speech import Speech
from cardtable.stage.turn_lines import Part, TurnLine, cards, suit
from cardtable.stage.waiting import Waiting
from cardtable.stage.zones import Direction, Middle, Note, Sign, Tag, Zone, ZoneKind, zone_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.engine.values import Event
    from cardtable.messages import Message
    from cardtable.stage.controls import Groups
    from cardtable.stage.refusal_texts import Texts
    from cardtable.stage.speech import Hints
    from cardtable.stage.turn_lines import Turn

_NAMED: Final = translate("Tricks", "named {suit} as trump", "in a line about a turn, after the name")
_TRUMP: Final = translate("Tricks", "trump {suit}", "in a line about a turn, in short")
_TOOK: Final = translate("Tricks", "took the trick: {cards}", "in a line about a trick, after the name")
_TOOK_IT: Final = translate("Tricks", "took the trick", "in a line about a trick, after the name")
_WITH: Final = translate("Tricks", "took {points} with {cards}", "in a line about a trick; {points} such as: 15 points")
_POINTS: Final = translate("Tricks", "took {points}", "in a line about a trick; {points} such as: 15 points")
_COUNT: Final = translate("Tricks", "%n point(s)", "in a line about a trick", 0)


def trick_lines(turn: Turn, came_of: Callable[[WonTrick], Sequence[Part]] = lambda _: ()) -> list[TurnLine]:
    """The trump that was named, and the tricks that cards ended, each with what came of it."""
    lines = []
    for event in turn.events:
        match event:
            case NamedTrump(seat, named):
                lines.append(
                    TurnLine(
                        seat,
                        (Part(_NAMED.put(suit=suit(named)), Weight.TURNING, _TRUMP.put(suit=suit(named))),),
                        joins=True,
                    )
                )
            case WonTrick():
                lines.append(TurnLine(event.seat, (trick_part(event), *came_of(event)), called=True))
    return lines


def trick_part(event: WonTrick) -> Part:
    """Who took a trick, with its cards where there is room; what it counts comes first."""
    shown, points = cards(event.cards), _points(event.points)
    if not event.points:
        return Part(_TOOK.put(cards=shown), Weight.NOTABLE, short=_TOOK_IT)
    return Part(_WITH.put(points=points, cards=shown), Weight.NOTABLE, short=_POINTS.put(points=points))


def _points(number: int) -> Message:
    return _COUNT.count(number)


V = TypeVar("V", bound=TrickView)
E = TypeVar("E", bound="Event")


def _won(event: WonTrick, names: Sequence[str]) -> Message:
    if not event.points:
        return filled(translate("Tricks", "{player} wins the trick."), event, names)
    text = translate("Tricks", "{player} wins the trick with %n point(s).", None, event.points)
    return text.put(player=names[event.seat])


# Who wins a trick with so many points is glad of it.
RICH: Final = 10
# A full trick rests until everybody has seen who won it.
TOLD: Final = (
    Told(
        Played,
        translate("Tricks", "{player} plays the {card}."),
        EventStyle(sound=Sound.LAY),
        tag=lambda event, _: Tag(translate("Tricks", "played", "at a player’s name; a card follows"), event.card),
    ),
    Told(
        WonTrick,
        _won,
        lambda event: EventStyle(
            rest=Rest.TRICK, taker=event.seat, delighted=event.seat if event.points >= RICH else None
        ),
    ),
)
TRUMP_TOLD: Final = Told(
    NamedTrump,
    translate("Tricks", "{player} names the trump suit: {suit}."),
    lambda event: EventStyle(Weight.TURNING, Sound.CALL, Rest.TRICK, Announcement(event.seat)),
    aloud=translate("Tricks", "Trump: {suit}!", "said aloud"),
    tag=lambda event, _: Tag(filled(translate("Tricks", "trump: {suit}", "at a player’s name"), event)),
)


def following(view: TrickView, _: Refusal, __: Sequence[str]) -> Instead | None:
    """The cards of the hand that follow."""
    plays = tuple(one for one in view.legal() if isinstance(one, PlayCard))
    return Instead(these_fit([play.card for play in plays]), plays) if plays else None


REFUSALS: Final[Texts] = {
    "hand-over": ROUND_OVER,
    "not-in-hand": translate("Tricks", "That card is not in your hand: {card}."),
    "play-one": translate("Tricks", "Only one card is played to each trick: pick one."),
    "follow-suit": WhyNot(
        translate("Tricks", "You hold {suit}, so you must follow suit.", "suit in the nominative"), instead=following
    ),
}
PLAY_HINT: Final[Hints] = {PlayCard: translate("Tricks", "Play the {card}.", "a hint")}
TRUMP_HINT: Final[Hints] = {NameTrump: translate("Tricks", "Name the trump suit: {suit}.", "a hint")}


class TrickSpeech(Speech[V, E]):
    """What is said while cards are played; what comes before that is the game's."""

    big_turns = False

    def turn(self, view: V, names: Sequence[str]) -> Message:
        """Whose card is awaited, and what it has to follow."""
        return _own_card(view) if view.seat == view.turn else is_playing(names[view.turn])

    def turn_lines(self, turn: Turn, view: V, me: int, names: Sequence[str]) -> list[TurnLine]:
        """What was done and what came of it."""
        return trick_lines(turn)

    def chapter(self, view: V) -> str:
        """What has to be followed, for the player who has to, and else the tricks."""
        if view.result is not None:
            return "scoring"
        return "following" if view.trick and view.seat == view.turn else "tricks"


def _own_card(view: TrickView) -> Message:
    """What may be played now."""
    if not view.trick:
        return translate("Tricks", "Lead any card", "status: what may be done now")
    suit = view.group(view.trick[0])
    follows = any(view.group(card) is suit for card in view.hand)
    if suit is None and follows:
        return translate("Tricks", "Trumps: follow suit", "status: what may be done now")
    if suit is None:
        return translate("Tricks", "No trumps: any card", "status: what may be done now")
    if follows:
        text = translate("Tricks", "{suit}: follow suit", "status: what may be done now")
    else:
        text = translate("Tricks", "No {suit}: any card", "status: what may be done now")
    return text.put(suit=suit_name(suit))


class TrickWaiting(Waiting[V]):
    """Each player waits for the one on turn."""

    def ponders(self, view: V) -> float:
        """The leader thinks longer than the others; what comes before the tricks is worth a thought."""
        if not view.plays_tricks:
            return 1.3
        return super().ponders(view) * (1.2 if not view.trick else 0.8)


TRICK: Final = "trick"
LAST: Final = "last-trick"


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


_PLAY_KEY: Final = translate("Keys", "P", "letter of the button “Play”")


class TrickControls(Controls[V]):
    """One card at a time is played to the trick."""

    def gesture(self, view: V, cards: Sequence[Card], target: str, cheating: bool = False) -> Gesture | Refusal | None:
        """A card that is dropped on the trick is played."""
        if zone_of(target) != TRICK or not cards:
            return None
        if len(cards) > 1 and view.plays_tricks and view.seat == view.turn:
            return Refusal("play-one", "tricks")
        return doing(view, PlayCard(cards[0]))

    def commands(self, view: V, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """Playing the picked card; the last one of a hand needs no picking."""
        if view.seat is None or view.result is not None:
            return []
        chosen = picked or (view.hand if len(view.hand) == 1 else ())
        # Whoever has played the last card of the hand waits for the others.
        action = PlayCard((*chosen, *view.hand, *view.trick)[0])
        refusal = view.refusal(action)
        if view.seat == view.turn and len(chosen) != 1:
            refusal = Refusal("play-one", "tricks") if chosen else Refusal("pick-first", "tricks")
        label = translate("Tricks", "Play", "button: play the picked card")
        shown = chosen[0] if len(chosen) == 1 else None
        return [Command(action, label, _PLAY_KEY, refusal, primary=refusal is None, card=shown)]
