"""What lies on a table and what can be done with it, as data.

Each game answers four questions about a view: which zones lie where (:meth:`Stage.zones`), what a drop would mean
(:meth:`Stage.gesture`), which buttons there are (:meth:`Stage.commands`) and how an event is told
(:meth:`Stage.tell`). One scene draws them all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from cardtable.messages import Message, verbatim

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card, Suit
    from cardtable.engine.options import Options
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.round import RoundResult, Standing, View
    from cardtable.engine.values import Action, Event
    from cardtable.players.decision import Reason

    Groups = Sequence[Sequence[Card]]

V = TypeVar("V", bound="View")
E = TypeVar("E", bound="Event")
O = TypeVar("O", bound="Options")

AWAY: Final = "away"
_AT: Final = "#"
DIGITS: Final = tuple(verbatim(digit) for digit in "123456789")
"""Keys of buttons that are counted rather than named: suits, bids, seats."""


def at_card(zone: str, index: int) -> str:
    """A target: the card with this index in a zone."""
    return f"{zone}{_AT}{index}"


def zone_of(target: str) -> str:
    """The zone that a target names."""
    return target.partition(_AT)[0]


def card_at(target: str) -> int | None:
    """The index of the card that a target names, if any."""
    index = target.partition(_AT)[2]
    return int(index) if index else None


class ZoneKind(StrEnum):
    """How the cards of a zone lie.

    A ``MELD`` lies open for good; a ``TRAY`` is a place where one person puts cards of the hand together first. The
    cards of a ``TRICK`` lie apart, each with its player's sign; those of a ``ROW`` follow each other, in as many lines
    as are needed.
    """

    HAND = "hand"
    OTHER_HAND = "other-hand"
    STOCK = "stock"
    PILE = "pile"
    MELD = "meld"
    TRAY = "tray"
    TRICK = "trick"
    ROW = "row"


class Middle(StrEnum):
    """What the middle of a table is there for, from the first deal of a match to its end.

    ``PILES``: stock and piles alone. ``FIELD``: cards are laid open on it (melds, trays, tricks, rows), or will be;
    stock and piles lie aside.
    """

    PILES = "piles"
    FIELD = "field"


@dataclass(frozen=True, slots=True)
class Face:
    """What a joker stands for; the suit is open in a set."""

    rank: int
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Chip:
    """A letter on a card: ``fits`` are what it agrees with, counted from 1 (1: the last card, 2: the one before)."""

    letter: Message
    fits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """One place on the table.

    ``cards`` are bottom to top or left to right, ``None`` where a card lies face down. ``name`` is for eyes and
    ears. ``suit`` is a badge on the zone (the named suit). ``seat`` is whose zone it is. ``counted``: the number of
    cards is written beside it. ``loose`` is the index of a card that sticks out from under those above it.
    ``owner`` is who laid a meld, ``near`` whether that is the near seat, ``room`` for how many cards there is a place
    at least, ``stands`` what a joker stands for (by cards), and ``fine`` whether a tray holds what is asked for.
    ``breaks`` are the places in a hand where another group begins. ``players`` are who laid each card of a trick,
    ``marked`` the indices of cards that count now, and ``chips`` what is written on the cards of a hand or a row.
    ``target`` is whether cards can be put on the hand of another seat (or on its plate), as when a player is asked.
    """

    id: str
    kind: ZoneKind
    name: Message
    cards: tuple[Card | None, ...]
    seat: int | None = None
    suit: Suit | None = None
    counted: bool = True
    loose: int | None = None
    owner: int | None = None
    near: bool = False
    room: int = 0
    stands: tuple[Face | None, ...] = ()
    fine: bool = False
    breaks: tuple[int, ...] = ()
    players: tuple[int, ...] = ()
    marked: tuple[int, ...] = ()
    chips: tuple[tuple[Chip, ...], ...] = ()
    target: bool = False


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written at a seat: how many cards it holds, its score, and what everybody should notice.

    ``count`` is ``None`` where players have to count for themselves. ``rank`` is a rank that means something special
    for this seat (0: none), ``rank_note`` what. ``tokens`` of ``tokens_of`` are left, as ``tokens_note`` says in words.
    """

    seat: int
    active: bool
    dealer: bool
    count: int | None
    score: Message | None = None
    notes: tuple[Message, ...] = ()
    rank: int = 0
    rank_note: Message | None = None
    tokens: int = 0
    tokens_of: int = 0
    tokens_note: Message | None = None


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a drop or a click means: these actions, in this order.

    ``warning`` asks the person before the first time; such a drop is possible, but nothing lights up for it.
    """

    actions: tuple[Action, ...]
    warning: Message | None = None


class TableButton(StrEnum):
    """What a button does without an action of the game: fill the tray, empty it, or let somebody look at a hand."""

    PROPOSE = "propose"
    CLEAR = "clear"
    LOOK = "look"


@dataclass(frozen=True, slots=True)
class Command:
    """A button: an action (or a deed of the table itself) with a label and a key.

    ``key`` is one letter or digit of the language it is read in, no other on the same table.

    ``refusal`` says why it cannot be pressed now. ``seat`` is who presses it, where that is not the person whose hand
    is open. ``warning`` asks before it is done. ``hasty``: what is shouted about another player, so that a second press
    right after the first is the same one and not said of whoever acts next.
    """

    action: Action | TableButton
    label: Message
    key: Message
    refusal: Refusal | None = None
    primary: bool = False
    suit: Suit | None = None
    seat: int | None = None
    warning: Message | None = None
    hasty: bool = False


@dataclass(frozen=True, slots=True)
class TrayPlace:
    """One place of a tray: what belongs there, the cards as they would be laid, and what its jokers stand for.

    ``room`` is for how many cards it is meant, ``name`` what they are, ``fine`` whether they are what is asked for.
    """

    label: Message
    room: int
    name: Message | None = None
    cards: tuple[Card, ...] = ()
    stands: tuple[Face | None, ...] = ()
    fine: bool = False


@dataclass(frozen=True, slots=True)
class ReactionWindow:
    """A turn to which others may still react: whose, and how many seconds computer players wait.

    0 seconds: until a person says go on.
    """

    seat: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Report:
    """What comes to light when a round is over: a title and a line for every deed."""

    title: Message
    lines: tuple[Message, ...]


class Stage(ABC, Generic[V, E, O]):
    """How one game looks, speaks and is touched; everything in plain Python, generic in its view, events and options.

    ``score_name`` is what a score counts, such as points or deals won, and ``fewest_wins`` how it is meant.
    ``middle`` is what the middle of its table is there for.
    """

    rule_book: str
    score_name: Message
    fewest_wins: bool = False
    middle: Middle = Middle.PILES

    @abstractmethod
    def zones(self, view: V, names: Sequence[str], near: int) -> list[Zone]:
        """What lies where; ``near`` is the seat whose hand lies at the near edge of the table, face up or not."""

    @abstractmethod
    def plates(self, view: V, standing: Standing) -> list[Plate]:
        """What is written at every seat, by seat."""

    @abstractmethod
    def gesture(self, view: V, cards: Sequence[Card], target: str, cheating: bool = False) -> Gesture | Refusal | None:
        """What dropping these cards on the zone ``target`` (or clicking it with none) means; ``None``: nothing.

        ``target`` is ``AWAY`` beyond the edge of the table, and may name a card of a meld (see :func:`at_card`);
        ``cheating`` is a drop with the Alt key.
        """

    @abstractmethod
    def commands(self, view: V, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """The buttons of the seat whose view it is.

        ``names`` are those of the players, by seat, ``picked`` are the cards picked in its hand, in order, and ``tray``
        those that were put together in the places of its tray.
        """

    def commands_out_of_turn(self, view: V, names: Sequence[str]) -> list[Command]:
        """What this seat may still call while another one is in front of the screen; in most games nothing."""
        return []

    @abstractmethod
    def tell(self, event: E, names: Sequence[str]) -> Message | None:
        """The sentence for an event, with names and never "you"; ``None`` where nothing needs saying."""

    def exclaim(self, event: E) -> Sequence[tuple[int, Message]]:
        """Seats and what they say aloud, for bubbles beside them."""
        return ()

    @abstractmethod
    def explain(self, refusal: Refusal, names: Sequence[str]) -> Message:
        """Why not, in one sentence."""

    @abstractmethod
    def advise(self, action: Action, reasons: Sequence[Reason], names: Sequence[str]) -> Message:
        """A hint: what a good player would do, and why."""

    @abstractmethod
    def status(self, view: V, names: Sequence[str]) -> Message:
        """Whose turn it is and what is expected, in one line."""

    @abstractmethod
    def round_end(self, result: RoundResult, names: Sequence[str]) -> Message:
        """How the round ended."""

    @abstractmethod
    def progress(self, options: O, standing: Standing, rounds: int) -> Message:
        """How far the match is, such as "Deal 2, played to 3 wins"."""

    def account(self, result: RoundResult, seat: int) -> Message | None:
        """Why a seat scored what it did in a round; ``None`` where the number says it all."""
        return None

    def report(self, view: V, names: Sequence[str]) -> Report | None:
        """What comes to light when the round of this view is over; ``None`` where nothing was hidden."""
        return None

    def reaction_window(self, view: V) -> ReactionWindow | None:
        """Whose last turn everybody may still react to; ``None`` where only urgent calls matter."""
        return None

    def ends_reactions(self, action: Action) -> bool:
        """Whether this action ends a trial, or answers a question to all, and does nothing else."""
        return False

    def asks_ready(self, view: V) -> bool:
        """Whether whoever is on turn asks the others if they are ready, and waits for them."""
        return False

    def seconds_to_answer(self, view: V) -> int | None:
        """How long everybody has to answer a question to all, where the first answer counts; ``None``: no hurry."""
        return None

    def matters_to(self, view: V) -> bool:
        """Whether a question to all matters to the seat whose view it is, as far as everybody may know."""
        return True

    def would_accept(self, view: V) -> bool:
        """Whether saying yes to a question to all would help this hand."""
        return True

    # -- putting cards together ------------------------------------------------------------------------------------

    def tray(self, view: V, groups: Groups = ()) -> Sequence[TrayPlace]:
        """The places where this seat (or, behind the curtain, anybody) puts cards together, holding these groups."""
        return ()

    def propose(self, view: V, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        """The groups with the picked cards sorted in, or the best ones where none are picked."""
        return groups

    def describe(self, view: V, picked: Sequence[Card]) -> Message | None:
        """What the picked cards are together."""
        return None

    def suggest(self, view: V) -> Sequence[Sequence[Card]]:
        """The hand in groups that belong together, for those who want it sorted so."""
        return ()

    def direction(self, view: V) -> int | None:
        """1 when play goes clockwise and -1 the other way round, where it can turn; ``None`` where it cannot."""
        return None

    def goal(self, options: O) -> int | None:
        """The total that ends a match; ``None`` where something else does."""
        return None

    @abstractmethod
    def minutes(self, options: O, seats: int) -> int:
        """About how many minutes a match lasts with these options."""
