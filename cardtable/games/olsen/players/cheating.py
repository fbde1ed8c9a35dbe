"""Svindl: when a computer player cheats, and how; who notices what, and who dares to say so (section 1.6.2)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.olsen.players.claims import owes_a_call
from cardtable.games.olsen.players.heuristic import judge
from cardtable.games.olsen.players.plans import single_laying
from cardtable.games.olsen.rules import cheating, legality
from cardtable.games.olsen.rules.actions import FalsePlay, Hide, Slip
from cardtable.players.decision import Level, Style
from cardtable.players.memory import remembers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.knowledge import CheatKind, Trace
    from cardtable.games.olsen.rules.state import OlsenView


class Watch(NamedTuple):
    """How many of the cheats of each kind a whole table of computer players finds."""

    false: float
    slip: float
    hide: float
    silent: float


class Habits(NamedTuple):
    """The shares of turns in which a player slips a card and is then nearly out, slips one earlier, hides one."""

    last_slip: float
    slip: float
    hide: float


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What seemed wrong with the last turn, and how likely it is that it was."""

    kind: CheatKind
    certainty: float


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a player saw of a turn.

    By how many cards the pile seemed to grow and the hand to shrink more than was shown, ``None`` where no player
    looked; and whether a card that did not fit was seen.
    """

    false: bool = False
    pile: int | None = None
    hand: int | None = None


WATCHES: Final = {
    Level.EASY: Watch(false=0.65, slip=0.30, hide=0.25, silent=0.50),
    Level.MEDIUM: Watch(false=0.80, slip=0.50, hide=0.45, silent=0.85),
    Level.HARD: Watch(false=0.92, slip=0.70, hide=0.65, silent=0.97),
}
# Measured on played deals: python -m tools.arena svindl habits
LAST_SLIPS: Final = {Level.EASY: 0.040, Level.MEDIUM: 0.073, Level.HARD: 0.093}
SLIPS: Final = 0.0002
# By the number of players; at every larger table about as often as with six.
HIDES: Final = {2: 0.0215, 3: 0.0173, 4: 0.0184}
HIDES_OF_MANY: Final = 0.0147
# How often a watcher takes one card on the pile for two, one or several, and one card less in the hand for two.
MISCOUNTS: Final = 0.01
MISCOUNTS_GROUPS: Final = 0.04
MISCOUNTS_HANDS: Final = 0.004
FEW_LEFT: Final = 1
# By how many pairs of eyes more a seat is watched: for every time it was caught, and for every card that is missing.
WATCHED_WHEN_CAUGHT: Final = 2.0
WATCHED_WHEN_MISSING: Final = 0.5
# A last card is looked at closely.
WATCHED_ON_TRIAL: Final = 1.0
_ACCUSING_LEANS: Final = {Style.BOLD: -0.1, Style.CAREFUL: 0.1}


def accuses(view: OlsenView, level: Level, style: Style = Style.STEADY) -> Suspicion | None:
    """What this seat says "Svindl!" for now, if it does; it must be allowed to.

    Whoever lets a last card pass has lost the deal, so a wrong accusation of it costs nothing: any suspicion will do.
    """
    found = suspicion(view, level)
    wanted = 0.0 if view.provisional else threshold(view.seats, style)
    return found if found is not None and found.certainty > wanted else None


def threshold(seats: int, style: Style = Style.STEADY) -> float:
    """How sure an accuser wants to be: the more players share the gain, the surer."""
    return 0.5 + 0.05 * (seats - 2) + _ACCUSING_LEANS.get(style, 0.0)


def habits_at(level: Level, seats: int) -> Habits:
    """How often players slip and hide at a table of this level."""
    return Habits(LAST_SLIPS[level], SLIPS, HIDES.get(seats, HIDES_OF_MANY))


def attention(found: float, watchers: int) -> float:
    """How often each of so many watchers must look for all of them together to find this share."""
    return 1 - math.pow(1 - found, 1 / watchers)


def watched(view: OlsenView, seat: int, level: Level = Level.HARD) -> float:
    """How many tables' worth of eyes watch a seat: more since it was caught, and while cards are missing.

    Each player can count the cards that were not laid for all to see, as far as it remembers the pile. Who was caught
    in this match nobody forgets.
    """
    missing = sum(
        card is None and remembers((view.dealer, place), len(view.pile) - 1 - place, level, view.seat or 0)
        for place, card in enumerate(view.pile)
    )
    on_trial = WATCHED_ON_TRIAL * (view.provisional and view.window == seat)
    return 1 + WATCHED_WHEN_CAUGHT * view.caught[seat] + WATCHED_WHEN_MISSING * missing + on_trial


def window_luck(view: OlsenView, purpose: str) -> Random:
    """The luck of this seat in this reaction window, or in the turn that opens with it."""
    window = (view.seat, view.dealer, view.actions, view.window, view.trace)
    return Random(f"{purpose}/{window}")


def suspicion(view: OlsenView, level: Level, watch: Watch | None = None) -> Suspicion | None:
    """What this seat noticed of the turn in the window; ``None`` when all seemed well."""
    target = view.window
    if target is None:
        return None
    eyes, watchers = watched(view, target, level), view.seats - 1
    luck = window_luck(view, "look")
    looked = luck.random()
    found = Watch._make(1 - math.pow(1 - share, eyes) for share in watch or WATCHES[level])
    seen = Watch._make(float(looked < attention(share, watchers)) for share in found)
    if view.provisional and level is not Level.EASY:
        seen = seen._replace(slip=1.0)
    trace = view.trace
    if trace is not None and trace.seat == target:
        first = found.hide / (watchers * attention(found.hide, watchers)) if found.hide else 1.0
        suspected = weighed(view, trace, glimpse(view, trace, seen, luck), habits_at(level, view.seats), first)
        if suspected is not None:
            return suspected
    # Where the penalty comes by itself nobody has to say so (V13).
    if seen.silent and view.rules.olsen_enforce == "caught" and owes_a_call(view):
        return Suspicion("silent", 1.0)
    return None


def glimpse(view: OlsenView, trace: Trace, seen: Watch, luck: Random) -> Glimpse:
    """What was seen of a turn by a player who looked at some things; counts can be wrong, cards are not misread."""
    shown = len(trace.shown)
    pile, hand = luck.random(), luck.random()
    more = pile < _miscounts(view, trace)
    less = hand < MISCOUNTS_HANDS and shown > 0
    return Glimpse(
        bool(seen.false) and cheating.evidence(view, trace, trace.shown, shown, shown) == "false",
        trace.grown - shown + more if seen.slip else None,
        trace.shrunk - shown + less if seen.hide else None,
    )


def weighed(view: OlsenView, trace: Trace, saw: Glimpse, habits: Habits, first: float = 1.0) -> Suspicion | None:
    """What that says, by Bayes' rule, of a player who slips or hides as often as most do.

    Of a cheat that can be seen any other watcher might have spoken before: ``first`` is how likely nobody has. A
    miscount is everybody's own.
    """
    if saw.false:
        return Suspicion("false", 1.0)
    if not saw.pile and not saw.hand:
        return None
    left = view.counts[trace.seat]
    slips = habits.last_slip if left <= FEW_LEFT else habits.slip
    pile = _miscounts(view, trace)
    hand = MISCOUNTS_HANDS if trace.shown else 0.0
    slip = first * slips * _likely(saw.pile, 1, pile) * _likely(saw.hand, 1, hand)
    hide = first * habits.hide * _likely(saw.pile, 0, pile) * _likely(saw.hand, 1, hand)
    honest = (1 - slips - habits.hide) * _likely(saw.pile, 0, pile) * _likely(saw.hand, 0, hand)
    certainty = (slip + hide) / (slip + hide + honest)
    return Suspicion("slip" if saw.pile or slip > hide else "hide", certainty)


def _miscounts(view: OlsenView, trace: Trace) -> float:
    """How often the pile seems to grow by one card too many; never by the last card, of which all count twice."""
    if not trace.shown or view.provisional:
        return 0.0
    return MISCOUNTS_GROUPS if len(trace.shown) > 1 else MISCOUNTS


def _likely(seen: int | None, true: int, miscounts: float) -> float:
    """How likely a player sees this many cards too many when there are so many."""
    if seen is None:
        return 1.0
    return miscounts if seen == true + 1 else 1 - miscounts if seen == true else 0.0


MISCHIEF: Final = {Level.EASY: 0.2, Level.MEDIUM: 0.4, Level.HARD: 0.6}
STUCK: Final = 0.5
NEARLY_OUT: Final = 0.5
SILENCE: Final = 0.3
# How often a card is hidden in a turn that lends itself to it: some card in two or three deals at every table.
HIDING: Final = {Level.EASY: 0.06, Level.MEDIUM: 0.06, Level.HARD: 0.05}
# Measured so that about as many cards are hidden in a deal of few players, which is shorter.
AT_SMALL_TABLES: Final = {2: 2.0, 3: 1.33, 4: 1.3}
# At a table that catches everybody this part of the mischief is left.
NEVER_TAMED: Final = 0.6
_LEANS: Final = {Style.BOLD: 1.6, Style.CAREFUL: 0.5}
# One turn in three is open to temptation, and there it is three times as strong.
TURNS_APART: Final = 3
_ACTIONS_A_TURN: Final = 2


def cheat(view: OlsenView, legal: Sequence[Action], level: Level, style: Style = Style.STEADY) -> Action | None:
    """The cheat of this turn, decided before anything else is done in it; ``None`` to play fair."""
    if view.phase != "play" or view.drawn or not _is_tempting(view):
        return None
    action, likely = _opportunity(view, level)
    luck = window_luck(view, f"cheat/{view.hand}").random()
    return action if luck < TURNS_APART * likely * _daring(view, style) and action in legal else None


def keeps_silent(view: OlsenView, level: Level, style: Style = Style.STEADY) -> bool:
    """Whether the call that is due is left out on purpose; never where the penalty comes by itself."""
    if view.rules.olsen_enforce != "caught":
        return False
    luck = window_luck(view, f"silence/{view.hand}").random()
    return luck < MISCHIEF[level] * SILENCE * _daring(view, style)


def _is_tempting(view: OlsenView) -> bool:
    rounds = view.actions // (_ACTIONS_A_TURN * view.seats)
    return (rounds + (view.seat or 0) + view.dealer) % TURNS_APART == 0


def _daring(view: OlsenView, style: Style) -> float:
    """Which part of the mischief comes out: half at first, less after every time this seat was caught.

    It never dies out, because a seat does not know how many of its cheats went unnoticed.
    """
    tamed = 1 - view.caught[view.seat or 0] / (view.caught[view.seat or 0] + 2) * (1 - NEVER_TAMED)
    return 0.5 * tamed * _LEANS.get(style, 1.0)


def _opportunity(view: OlsenView, level: Level) -> tuple[Action | None, float]:
    """What could be tried, and how tempting it is."""
    hand = view.hand
    playable = legality.fitting(view, hand)
    if not playable:
        return _false_card(view), STUCK * MISCHIEF[level]
    plain = [card for card in playable if card.rank != view.changer]
    if len(hand) in (2, 3) and len(plain) == 1:
        extras = [card for card in hand if card.rank is not plain[0].rank]
        return (Slip(plain[0], _least_useful(view, extras)) if extras else None), NEARLY_OUT * MISCHIEF[level]
    dead = [card for card in hand if card not in playable and card.rank != view.changer]
    return (Hide(_least_useful(view, dead)) if dead else None), HIDING[level] * AT_SMALL_TABLES.get(view.seats, 1.0)


def _false_card(view: OlsenView) -> Action | None:
    """The card after which the rest of the hand goes on best."""
    if not view.hand:
        return None
    return FalsePlay(max(view.hand, key=lambda card: judge(view, single_laying(view, card)).worth))


def _least_useful(view: OlsenView, cards: Sequence[Card]) -> Card:
    return min(cards, key=lambda card: (card.rank == view.changer, _partners(view, card)))


def _partners(view: OlsenView, card: Card) -> int:
    """How many cards of the hand go with this one."""
    return sum(
        other is not card and (other.suit is card.suit or other.rank is card.rank or other.rank == view.changer)
        for other in view.hand
    )
