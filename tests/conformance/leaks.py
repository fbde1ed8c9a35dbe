"""The leak checks, for any game: each takes a match somewhere in a round and raises where something tells too much."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

from cardtable.app.beats import Beat, Moments
from cardtable.app.match.turn_log import Log
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import screen_sight
from cardtable.app.turns import lines_from, since_my_turn
from cardtable.engine.chance import FreeChance
from cardtable.engine.match import Match, Seat
from cardtable.players.decision import Level, Style
from cardtable.stage.geometry import lay_out
from cardtable.stage.layout_state import Seating
from cardtable.stage.units import units
from tests.conformance.common import NAMES, cards_in, choose, differing, random_play
from tests.conformance.hiding import exchange, exchanged, hidden_cards_anew, other_private, renamed
from tests.every_game import every_game


def shown_to(game: str, table: Any, seat: int | None, standing: Any) -> dict[str, Any]:
    """Everything that the screen of a seat is made of, by what it is."""
    stage = every_game()[game].stage
    view = table.view(seat)
    near = 0 if seat is None else seat
    zones = stage.layout.zones(view, NAMES, near)
    return {
        "view": view,
        "zones": zones,
        "plates": stage.layout.plates(view, standing),
        "commands": stage.controls.commands(view, NAMES),
        "commands out of turn": [] if seat is None else stage.controls.commands_out_of_turn(view, NAMES),
        "status": stage.speech.status(view, NAMES),
        "chapter": stage.speech.chapter(view),
        "places": lay_out(zones, Seating(view.seats, near), units(1280, 800), stage.layout.middle),
        "legal": view.legal(),
        "tray": stage.controls.tray(view),
        "suggestions": [] if seat is None else stage.layout.suggest(view),
        "reaction window": stage.waiting.reaction_window(view),
        "direction": stage.layout.direction(view),
        "signs": stage.layout.signs(view, NAMES),
        "question": stage.controls.question(view, NAMES),
        "order": stage.layout.order(view),
        "agreement": [stage.layout.agreement(view, card) for card in view.hand],
    }


def check_screens(match: Match, rng: Random) -> None:
    """Whatever is hidden, all that a seat gets is the same."""
    table: Any = match.round
    for seat in (None, *range(table.seats)):
        other = hidden_cards_anew(table, seat, rng)
        told = differing(table.view(seat), other.view(seat))
        assert not told, f"{told} of the view of seat {seat} tell what is hidden"
        told = differing(*(shown_to(match.game.id, one, seat, match.standing) for one in (table, other)))
        assert not told, f"{told} on the screen of seat {seat} tell what is hidden"
        for action in () if seat is None else match.game.action_space(table.view(seat)):
            why, other_why = table.refusal(seat, action), other.refusal(seat, action)
            assert why == other_why, f"whether seat {seat} may do {action} tells what is hidden: {why}, {other_why}"


def check_tags(match: Match) -> None:
    """What is written of a seat's last turn is the same on every screen, its own too: no secret deed is in it."""
    stage = every_game()[match.game.id].stage
    happened = [event for events in match.events[-8:] for event in events]
    for seat in range(len(match.seats)):
        tags = [
            stage.speech.lately(
                [seen for event in happened if (seen := event.seen_by(watcher)) is not None], seat, NAMES
            )
            for watcher in (None, *range(len(match.seats)))
        ]
        assert all(tag == tags[0] for tag in tags), f"what is tagged at seat {seat} hangs on who looks: {tags}"


def check_cards(match: Match, rng: Random) -> None:
    """A screen shows no secret card, and what it does not show is secret."""
    table: Any = match.round
    pack = set(table.all_cards())
    for seat in (None, *range(table.seats)):
        secret = set(table.secrets(seat))
        shown = shown_to(match.game.id, table, seat, match.standing)
        view = shown.pop("view")
        for field in fields(view):
            known = secret.intersection(cards_in(getattr(view, field.name)))
            assert not known, f"{field.name} of the view of seat {seat} shows {known}, which are secret"
        for name, value in shown.items():
            known = secret.intersection(cards_in(value))
            assert not known, f"{name} on the screen of seat {seat} show {known}, which are secret"
        unknown = pack - set(cards_in(view)) - secret
        assert not unknown, f"seat {seat} is not shown {unknown}, which are not secret"


def check_player(match: Match, rng: Random) -> None:
    """A computer player chooses the same, whatever is hidden."""
    table: Any = match.round
    if match.between_rounds:
        return
    seat = next(iter(table.must_answer()), table.turn)
    player, seed = every_game()[match.game.id].player, rng.random()
    other = hidden_cards_anew(table, seat, rng)
    for level, style in zip(Level, rng.sample(list(Style), len(Level)), strict=True):
        views = [one.view(seat) for one in (table, other)]
        first, second = (player.choose(view, level, Random(seed), style) for view in views)
        assert first == second, f"a {level} {style} player chooses {first}, and {second} where other cards are hidden"
        if first is not None and second is not None:
            assert player.told(views[0], first) == player.told(views[1], second)


def check_judge(match: Match, rng: Random) -> None:
    """What actions are worth to a seat is the same, whatever is hidden from it; of every seat that has a choice."""
    table: Any = match.round
    judge, seed = every_game()[match.game.id].judge, str(rng.random())
    for seat in range(table.seats):
        options = list(table.legal(seat))
        if not options:
            continue
        silent = [None] if seat != table.turn and seat not in table.must_answer() else []
        actions = [*silent, *rng.sample(options, min(2, len(options)))]
        other = hidden_cards_anew(table, seat, rng)
        first, second = (judge.judge(one.view(seat), actions, seed) for one in (table, other))
        assert first == second
        assert min(worth.behind for worth in first) == 0
        assert {worth.worlds for worth in first} == {first[0].worlds}


def check_line(match: Match, rng: Random) -> int:
    """What an action tells a seat does not depend on what the seat cannot see, neither before nor after it.

    The number of comparisons: where hidden cards bring about something that all see (a hand in which nothing fits),
    there is nothing to compare.
    """
    table: Any = match.round
    if match.between_rounds:
        return 0
    actor, action = choose(match, rng)
    after = table.copy()
    events = after.play(actor, action, FreeChance(Random(1)))
    # What lay open for a moment was seen, though it is hidden before and after.
    passing = {card for event in events if event.passing for card in cards_in(getattr(event, event.passing))}
    compared = 0
    for seat in (None, *range(table.seats)):
        if seat == actor:
            continue
        told = _told(match.game.id, after, seat, events)
        if after.view(seat) == table.view(seat):
            assert told == [], "nothing that the seat sees has changed, and it is told of it"
        new = exchange((set(table.secrets(seat)) & set(after.secrets(seat))) - passing, rng)
        others = [(exchanged(table, new), renamed(action, new))]
        others += [(table.copy(), other) for other in rng.sample(list(table.legal(actor)), 1)]
        for other, done in others:
            if other.refusal(actor, done) is not None:
                continue
            happened = other.play(actor, done, FreeChance(Random(1)))
            same = [one.kind for one in happened] == [one.kind for one in events]
            if same and other.view(seat) == after.view(seat):
                compared += 1
                again = _told(match.game.id, other, seat, happened)
                assert again == told, f"what seat {seat} is told of {action} hangs on what is hidden"
    return compared


def _told(game: str, table: Any, seat: int | None, events: Any) -> list[Any]:
    """What a seat learns of events: as it may see them, in sentences, aloud, and what is shown and heard of them."""
    stage = every_game()[game].stage
    table.view(seat)
    seen = [event.seen_by(seat) for event in events]
    return [
        (one, stage.speech.tell(one, NAMES), stage.speech.exclaim(one), stage.speech.mark(one))
        for one in seen
        if one is not None
    ]


def check_moments(match: Match, rng: Random, lines: int = 15) -> int:
    """Along some lines of play: where the table rests in the middle of an action it shows nothing that is hidden.

    The number of such points.
    """
    found = 0
    for number, beat in enumerate(played_in_beats(match, rng, lines)):
        table: Any = beat.table
        found += not beat.begins
        for seat in (None, *range(table.seats)):
            secret = set(table.secrets(seat))
            shown = _looks(match, table, seat)
            known = {name: secret.intersection(cards_in(value)) for name, value in shown.items()}
            assert not any(known.values()), f"beat {number} shows seat {seat} what is secret: {known}"
            told = differing(shown, _looks(match, hidden_cards_anew(table, seat, rng), seat))
            assert not told, f"{told} of beat {number} tell seat {seat} what is hidden"
    return found


def played_in_beats(match: Match, rng: Random, lines: int) -> Iterator[Beat]:
    """Random play, beat by beat."""
    for _ in range(lines):
        if match.over:
            return
        moments = Moments()
        if match.between_rounds:
            match.deal(moments.watch)
        else:
            match.play(*choose(match, rng), moments.watch)
        yield from moments.cut(match)


def _looks(match: Match, table: Any, seat: int | None) -> dict[str, Any]:
    """What is shown in the middle of something: everything but what can be done."""
    stage = every_game()[match.game.id].stage
    view = table.view(seat)
    near = 0 if seat is None else seat
    zones = stage.layout.zones(view, NAMES, near)
    places = lay_out(zones, Seating(view.seats, near), units(1280, 800), stage.layout.middle)
    return {
        "view": view,
        "zones": zones,
        "plates": stage.layout.plates(view, match.standing),
        "places": places,
        "signs": stage.layout.signs(view, NAMES),
        "direction": stage.layout.direction(view),
        "who ponders": stage.waiting.ponders(view),
    }


def check_events(match: Match, rng: Random, lines: int = 60) -> None:
    """Along some lines of play: an event shows a seat no card that its screens before and after do not show.

    Nor is a card that an event hides from a seat on its screen right after, unless it was known before or something
    else has shown it. In a new deal nothing is known from before, though all hands lay open at the end of the last one.
    """
    game = match.game.id
    seats = (None, *range(len(match.seats)))
    before: dict[Any, set[Any]] = {seat: screen(game, match, seat) for seat in seats}
    for number, (actor, action) in enumerate(random_play(match, rng)):
        if actor is None and action is None:
            before = {seat: set() for seat in seats}
        after = {seat: screen(game, match, seat) for seat in seats}
        for seat in seats:
            told = set(cards_in([event.seen_by(seat) for event in match.events[-1]]))
            for event in match.events[-1]:
                hidden = set() if match.between_rounds else set(cards_in(event)) - told - before[seat]
                assert not hidden & after[seat], f"{event.kind} hides {hidden} from {seat}, whose screen shows them"
                passing = set(cards_in(getattr(event, event.passing))) if event.passing else set()
                more = set(cards_in(event.seen_by(seat))) - before[seat] - after[seat] - passing
                assert not more, f"{event.kind} shows {more} to {seat}"
        before = after
        if number >= lines:
            return


def screen(game: str, match: Match, seat: int | None) -> set[Any]:
    """Every card that a seat knows or sees lying."""
    if match.round is None:
        return set()
    view = match.round.view(seat)
    return set(cards_in((view, every_game()[game].stage.layout.zones(view, NAMES, seat or 0))))


class Nobody:
    """Keeps nothing."""

    number = None

    def keep(self, match: Match) -> None:
        """Does nothing."""


def check_history(match: Match, rng: Random, persons: int | None = None) -> None:
    """Two matches with the same log but other private cards are told in the same sentences and lines."""
    persons = rng.randrange(3) if persons is None else persons
    seats = [Seat(name, None if at < persons else "easy") for at, name in enumerate(NAMES[: len(match.seats)])]
    same = Match(match.game, match.options, seats, match.deal_code)
    for entry in match.log:
        same.replay(entry)
    table: Any = same.round
    pack = sorted(table.all_cards())
    told = _all_told(same)
    solo = 0 if persons == 1 else None
    table.view(solo)
    same.events = [tuple(other_private(event, solo, rng, pack) for event in events) for events in same.events]
    same.round = hidden_cards_anew(table, solo, rng)
    same.round.view(solo)
    assert _all_told(same) == told


def _all_told(match: Match) -> Any:
    """The log, and the turns of the strip, of the notices and of each curtain."""
    table = RunningMatch(every_game()[match.game.id], match, "seed", Nobody())
    sight = screen_sight(table)
    watched = sight.view()
    lines = [lines_from(sight, seat, watched, 0) for seat in range(len(match.seats))]
    return Log(sight).rows(range(len(table.match.log)), watched), lines, since_my_turn(sight, sight.near, watched)


def check_worlds(match: Match, rng: Random) -> None:
    """Every imagined world looks the same to the seat, and holds the same cards."""
    table: Any = match.round
    pack = sorted(table.all_cards())
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        worlds = every_game()[match.game.id].worlds(view, rng)
        for _ in range(3):
            world: Any = next(worlds)
            told = differing(view, world.view(seat))
            assert not told, f"seat {seat} imagines a round in which {told} would be seen otherwise"
            assert sorted(world.all_cards()) == pack, f"seat {seat} imagines a round with other cards"
