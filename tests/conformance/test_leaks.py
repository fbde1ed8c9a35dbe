"""Nothing that a seat cannot know reaches it: hidden cards are dealt anew, and all it gets stays the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.app.table import GameTable
from cardtable.engine.chance import FreeChance
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue
from cardtable.players.decision import Level
from cardtable.stage.layout import lay_out
from tests.conformance.common import DEPTH, GAMES, NAMES, choose, option_sets, random_play, some_seats, table_of
from tests.conformance.hiding import (
    SECRET,
    SEVERAL,
    hidden_cards_anew,
    other_cards,
    public_cards,
    secrets_of,
    swap_hand,
    take,
)
from tests.conformance.test_conformance import cards_in

# Actions with cards of the hand, and answers that close a window.
HELD = ("lay-down", "lay-off", "swap-joker", "discard", "keep-last", "bury", "play-card", "stop")
# What hidden cards bring about for all to see: cards drawn for a purchase, a hand in which nothing fits, a last card.
BROUGHT_ABOUT = ("drew-for-it", "stuck", "hand-ended", "dealt", "took-kitty")


def shown_to(game: str, table: Any, seat: int | None, standing: Any) -> Any:
    """Everything that the screen of a seat is made of."""
    stage = catalogue()[game].stage
    view = table.view(seat)
    near = 0 if seat is None else seat
    zones = stage.zones(view, NAMES, near)
    return (
        view,
        zones,
        stage.plates(view, standing),
        stage.commands(view, NAMES),
        [] if seat is None else stage.calls(view, NAMES),
        stage.status(view, NAMES),
        lay_out(zones, 1280, 800),
        view.legal(),
        stage.tray(view),
        [] if seat is None else stage.suggest(view),
    )


def somewhere(game: str, data: st.DataObject, seed: int) -> Match:
    match = table_of(game, data.draw(some_seats(game)), data.draw(option_sets(game)), f"c{seed}")
    steps = data.draw(st.integers(1, 70))
    for number, _ in enumerate(random_play(match, Random(seed))):
        if number >= steps and not match.between_rounds:
            break
    return match


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=60 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_all_that_a_seat_gets_is_the_same_whatever_is_hidden(game: str, data: st.DataObject, seed: int) -> None:
    match = somewhere(game, data, seed)
    table: Any = match.round
    rng = Random(seed)
    for seat in (None, *range(table.seats)):
        other = hidden_cards_anew(table, seat, rng)
        assert shown_to(game, other, seat, match.standing) == shown_to(game, table, seat, match.standing)
        if seat is not None:
            space = match.game.action_space(table.view(seat))
            assert [other.refusal(seat, action) for action in space] == [
                table.refusal(seat, action) for action in space
            ]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=15 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_computer_player_chooses_the_same_whatever_is_hidden(game: str, data: st.DataObject, seed: int) -> None:
    match = somewhere(game, data, seed)
    if match.between_rounds:
        return
    table: Any = match.round
    seat = table.turn
    player = catalogue()[game].player
    other = hidden_cards_anew(table, seat, Random(seed))
    for level in (Level.EASY, Level.MEDIUM):
        first, second = (player.choose(one.view(seat), level, Random(seed)) for one in (table, other))
        assert first == second


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=60 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_same_public_action_shows_the_same_to_everybody_else(game: str, data: st.DataObject, seed: int) -> None:
    """A draw, a pass or a penalty tells the others that it happened and not with which card."""
    match = somewhere(game, data, seed)
    if match.between_rounds:
        return
    table: Any = match.round
    rng = Random(seed)
    actor, action = choose(match, rng)
    held = action.kind in HELD
    for seat in (None, *range(table.seats)):
        if seat == actor:
            continue
        other = hidden_cards_anew(table, seat, rng)
        for name, value in secrets_of(table).items():  # they become public by the action itself
            setattr(other, name, value)
        if action.kind == "play":
            take(other, actor, action.card)
        if held:
            swap_hand(other, actor, table.hands[actor], seat)
        if action.kind != "play" and other.refusal(actor, action) is not None:
            continue
        if action.kind == "play" and any(
            len(cards) != len(mine) for cards, mine in zip(other.hands, table.hands, strict=True)
        ):
            continue
        if action.kind == "play":
            # Whether a companion is left is told by the turn going on: keep the actor's own hand.
            swap_hand(other, actor, table.hands[actor], seat)
            if other.hands[actor] != table.hands[actor]:
                continue
        told = [told_to(seat, one.play(actor, action, FreeChance(Random(1)))) for one in (table.copy(), other)]
        played = [sum(event.kind == "played" for event in some) for some in told]
        if max(played) < 2 and not any(event.kind in BROUGHT_ABOUT for event in (*told[0], *told[1])):
            assert told[0] == told[1]


def told_to(seat: int | None, events: Any) -> list[Any]:
    """What a seat sees of events; the cards of its own penalty come from the hidden stock and are left out."""
    seen = [event.seen_by(seat) for event in events]
    return [_without_new_cards(event, seat) for event in seen if event is not None]


def _without_new_cards(event: Any, seat: int | None) -> Any:
    if event.kind == "drew" and event.seat == seat:
        return replace(event, card=None)
    return replace(event, cards=None) if event.kind in (*SEVERAL, "bought") and event.seat == seat else event


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_is_shown_holds_no_hidden_card(game: str, data: st.DataObject, seed: int) -> None:
    match = somewhere(game, data, seed)
    table: Any = match.round
    for seat in (None, *range(table.seats)):
        allowed = public_cards(table, seat) | set(() if seat is None else table.hands[seat])
        zones, *rest = shown_to(game, table, seat, match.standing)[1:]
        assert set(cards_in(table.view(seat))) <= allowed
        assert set(cards_in(zones)) <= allowed
        assert set(cards_in(rest[:4])) <= allowed
    history = [event for events in match.events for event in events]
    for seat in (None, *range(table.seats)):
        for event in history:
            seen = event.seen_by(seat)
            hides = event.kind in ("drew", "buried", *SEVERAL, *SECRET) or (
                event.kind == "took-kitty" and not event.shown
            )
            if getattr(event, "seat", None) != seat and hides:
                assert cards_in(seen) == []
            if event.kind in ("call-armed", *SECRET) and event.seat != seat:
                assert seen is None


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=40 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_imagined_world_looks_the_same_to_the_seat(game: str, data: st.DataObject, seed: int) -> None:
    match = somewhere(game, data, seed)
    table: Any = match.round
    pack = sorted(table.all_cards())
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        worlds = catalogue()[game].worlds(view, Random(seed))
        for _ in range(3):
            world: Any = next(worlds)
            assert world.view(seat) == view
            assert sorted(world.all_cards()) == pack
            # No file: every card lies somewhere, but a hand may be one with which nobody would have played like this.
            world.check()


class Nobody:
    """Keeps nothing."""

    def keep(self, match: Match) -> None:
        """Does nothing."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("persons", [0, 1, 2, 4])
@settings(max_examples=20 * DEPTH)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_told_history_names_no_card_that_the_screen_may_not_show(
    game: str, persons: int, data: st.DataObject, seed: int
) -> None:
    """Two matches with the same log but other private cards are told in the same sentences."""
    match = somewhere(game, data, seed)
    seats = [Seat(name, None if at < persons else "easy") for at, name in enumerate(NAMES[: len(match.seats)])]
    same = Match(match.game, match.options, seats, match.deal_code)
    for entry in match.log:
        same.replay(entry)
    table = GameTable(catalogue()[game], same, "seed", Nobody())
    solo = 0 if persons == 1 else None
    told = table.history()
    rng = Random(seed)
    same.events = [tuple(other_cards(event, solo, rng) for event in events) for events in same.events]
    assert table.history() == told
