"""A test of the tests: leaks are built into every game, and for each the suite has to fail.

``python -m tests.conformance.test_injected_leaks`` prints which check caught which leak.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, get_args

import pytest

from cardtable.engine.match import Match
from cardtable.engine.values import Event
from cardtable.games.catalogue import GameEntry
from cardtable.players.decision import Decision
from cardtable.stage.card_names import card_name
from cardtable.stage.event_style import Rest
from cardtable.stage.zones import ZoneKind
from tests.conformance import leaks
from tests.conformance.common import GAMES, few_worlds, random_play, some_match
from tests.every_game import every_game
from tools.commands import command, each

TRIES = 60
LINES = 45
Patch = pytest.MonkeyPatch


@dataclass
class Spy:
    """The last table that somebody looked at: what no stage and no player can know, and a leaking one would."""

    table: Any = None

    def card(self, seat: int | None) -> Any:
        """A card that this seat must not know; ``None`` where there is none."""
        secret = sorted(self.table.secrets(seat)) if self.table is not None else []
        return next((card for hand in self.table.hands for card in hand if card in secret), None)


def spy_on(entry: GameEntry, patch: Patch) -> Spy:
    spy, view = Spy(), entry.game.round_type.view

    def seen(table: Any, seat: int | None) -> Any:
        spy.table = table
        return view(table, seat)

    patch.setattr(entry.game.round_type, "view", seen)
    return spy


# -- the leaks: each changes one game as a mistake would ---------------------------------------------------------------


def open_hand(entry: GameEntry, patch: Patch) -> None:
    """Who only watches sees the hand of the first seat."""
    view = entry.game.round_type.view

    def seen(table: Any, seat: int | None) -> Any:
        found = view(table, seat)
        return found if seat is not None else replace(found, hand=tuple(table.hands[0]))

    patch.setattr(entry.game.round_type, "view", seen)


def neighbours_secrets(entry: GameEntry, patch: Patch) -> None:
    """A seat sees in its view what is private to the next one (nothing but the hand in some games)."""
    game = entry.game.round_type
    view, private = game.view, game.private_to

    def seen(table: Any, seat: int | None) -> Any:
        found = view(table, seat)
        if seat is None:
            return found
        next_one = (seat + 1) % table.seats
        return replace(found, **private(table, next_one)) if private(table, next_one) else with_one_more(found, table)

    patch.setattr(game, "view", seen)


def with_one_more(view: Any, table: Any) -> Any:
    """The view with a card of the next seat in the hand."""
    return replace(view, hand=(*view.hand, *table.hands[(view.seat + 1) % table.seats][:1]))


def card_too_many(entry: GameEntry, patch: Patch) -> None:
    """A seat sees one card of the next one's hand in its own."""
    view = entry.game.round_type.view

    def seen(table: Any, seat: int | None) -> Any:
        found = view(table, seat)
        return found if seat is None else with_one_more(found, table)

    patch.setattr(entry.game.round_type, "view", seen)


def sentence(entry: GameEntry, patch: Patch) -> None:
    """The line of whose turn it is names a hidden card."""
    spy, status = spy_on(entry, patch), entry.stage.speech.status

    def said(view: Any, names: Any) -> Any:
        card = spy.card(view.seat)
        return status(view, names) if card is None else card_name(card)

    patch.setattr(entry.stage.speech, "status", said)


def story(entry: GameEntry, patch: Patch) -> None:
    """The story of what happened names a hidden card."""
    spy, tell = spy_on(entry, patch), entry.stage.speech.tell

    def told(event: Any, names: Any) -> Any:
        card = None if spy.table is None else spy.card(None)
        return tell(event, names) if card is None else card_name(card)

    patch.setattr(entry.stage.speech, "tell", told)


def sound(entry: GameEntry, patch: Patch) -> None:
    """What is heard aloud depends on a hidden card."""
    spy, exclaim = spy_on(entry, patch), entry.stage.speech.exclaim

    def heard(event: Any) -> Any:
        card = None if spy.table is None else spy.card(None)
        return exclaim(event) if card is None else ((0, card_name(card)),)

    patch.setattr(entry.stage.speech, "exclaim", heard)


def mark(entry: GameEntry, patch: Patch) -> None:
    """How long the table rests, and what sounds, depends on a hidden card."""
    spy, marked = spy_on(entry, patch), entry.stage.speech.mark

    def telling(event: Any) -> Any:
        card = None if spy.table is None else spy.card(None)
        return marked(event) if card is None else replace(marked(event), rest=Rest(card.index % 5), sound=None)

    patch.setattr(entry.stage.speech, "mark", telling)


def pause(entry: GameEntry, patch: Patch) -> None:
    """How long somebody ponders depends on a hidden card."""
    spy = spy_on(entry, patch)

    def ponders(view: Any) -> float:
        card = spy.card(view.seat)
        return 1.0 if card is None else 1.0 + card.index / 10

    patch.setattr(entry.stage.waiting, "ponders", ponders)


def layout(entry: GameEntry, patch: Patch) -> None:
    """Where the cards of another hand lie apart depends on what they are."""
    spy, zones = spy_on(entry, patch), entry.stage.layout.zones

    def lying(view: Any, names: Any, near: int) -> Any:
        card = spy.card(view.seat)
        tell_tale = (0,) if card is None else (card.index % 3,)
        return [
            replace(zone, breaks=tell_tale) if zone.kind in (ZoneKind.HAND, ZoneKind.OTHER_HAND) else zone
            for zone in zones(view, names, near)
        ]

    patch.setattr(entry.stage.layout, "zones", lying)


def peeking_player(entry: GameEntry, patch: Patch) -> None:
    """A computer player weighs its decision by a hidden card."""
    spy, choose = spy_on(entry, patch), entry.player.choose

    def chosen(view: Any, level: Any, rng: Random) -> Any:
        found, card = choose(view, level, rng), spy.card(view.seat)
        if found is None or card is None:
            return found
        legal = view.legal()
        return Decision(legal[card.index % len(legal)], found.reasons, found.over)

    patch.setattr(entry.player, "choose", chosen)


def peeking_judge(entry: GameEntry, patch: Patch) -> None:
    """Actions are judged with all cards where they lie."""
    spy, imagined = spy_on(entry, patch), entry.worlds

    def worlds(view: Any, rng: Random) -> Any:
        table = spy.table
        while True:
            yield next(imagined(view, rng)) if table is None else table.copy()

    patch.setattr(entry.judge, "_worlds", worlds)


def shown_to_all(kind: type[Event]) -> Leak:
    """An event of one kind is seen by everybody as it is."""

    def leak(entry: GameEntry, patch: Patch) -> None:
        patch.setattr(kind, "seen_by", Event.seen_by)

    return leak


# -- what catches them -------------------------------------------------------------------------------------------------

Leak = Callable[[GameEntry, Patch], None]
Check = Callable[[Match, Random], Any]
# Each with the check that is made for it.
LEAKS: dict[str, tuple[Leak, Check]] = {
    "an open hand behind the curtain": (open_hand, leaks.check_screens),
    "a field of the view filled": (neighbours_secrets, leaks.check_moments),
    "one card too many in the view": (card_too_many, leaks.check_cards),
    "a sentence with a card": (sentence, leaks.check_screens),
    "a story with a card": (story, leaks.check_line),
    "a sound that tells": (sound, leaks.check_line),
    "a layout that tells": (layout, leaks.check_screens),
    "a rest that tells": (mark, leaks.check_line),
    "a pause that tells": (pause, leaks.check_moments),
    "a player that peeks": (peeking_player, leaks.check_player),
    "a judge that peeks": (peeking_judge, leaks.check_judge),
}
EVENT_CHECKS = (leaks.check_events, leaks.check_line)
CHECKS = (
    leaks.check_screens,
    leaks.check_cards,
    leaks.check_line,
    leaks.check_moments,
    leaks.check_history,
    leaks.check_player,
    leaks.check_judge,
    leaks.check_events,
)


def caught_by(game: str, leak: Leak, checks: Sequence[Check] = CHECKS) -> list[str]:
    """Which of the checks fail with this leak, on matches that are the same every time; until one table is enough."""
    for number in range(TRIES):
        match, rng = some_match(game, f"injected/{number}")
        for step, _ in enumerate(random_play(match, rng)):
            if step >= number % LINES:
                break
        with Patch.context() as patch:
            few_worlds(patch)
            leak(every_game()[game], patch)
            found = [check.__name__ for check in checks if fails(check, match.at(len(match.log)), number)]
        if found:
            return found
    return []


def fails(check: Check, match: Match, number: int) -> bool:
    """Whatever is raised fails a test: a player that is told too much may also try what is not legal."""
    try:
        check(match, Random(number))
    except Exception:
        return True
    return False


@cache
def hiding_events(game: str) -> tuple[type[Event], ...]:
    """The kinds of events of a game that hide something and happen in some matches."""
    kinds = {kind for kind in get_args(every_game()[game].game.events.types) if kind.seen_by is not Event.seen_by}
    happened: set[type[Event]] = set()
    for number in range(12):
        match, rng = some_match(game, f"injected/{number}")
        for step, _ in enumerate(random_play(match, rng)):
            happened |= {type(event) for event in match.events[-1]}
            if step > 2 * LINES:
                break
    return tuple(sorted(kinds & happened, key=lambda kind: kind.__name__))


@pytest.mark.whole
@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_leak_is_caught(game: str, leak: str) -> None:
    built_in, check = LEAKS[leak]
    assert caught_by(game, built_in, [check])


@pytest.mark.parametrize("game", GAMES)
def test_an_event_that_is_shown_to_all_is_caught(game: str) -> None:
    missed = [kind.__name__ for kind in hiding_events(game) if not caught_by(game, shown_to_all(kind), EVENT_CHECKS)]
    assert missed == []


@pytest.mark.parametrize("game", GAMES)
def test_without_a_leak_nothing_is_caught(game: str) -> None:
    for number in range(4):
        match, rng = some_match(game, f"injected/{number}")
        for step, _ in enumerate(random_play(match, rng)):
            if step >= 20:
                break
        with Patch.context() as patch:
            few_worlds(patch)
            for check in CHECKS:
                check(match.at(len(match.log)), Random(number))


def main(arguments: Sequence[str] | None = None) -> int:
    command("tests.conformance.test_injected_leaks", __doc__).parse_args(arguments)
    for game in each(GAMES):
        for name, (leak, _) in LEAKS.items():
            print(f"{game:15} {name:36} {', '.join(caught_by(game, leak))}")
        for kind in hiding_events(game):
            name = f"event shown to all: {kind.__name__}"
            print(f"{game:15} {name:36} {', '.join(caught_by(game, shown_to_all(kind)))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
