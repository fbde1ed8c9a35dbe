"""What stands at a seat is the line of its turn, shortened: forty turns of every game, tag beside line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import screen_sight
from cardtable.app.turns import NO_SEAT, last_turns, turns
from cardtable.cards import Card, Suit
from cardtable.messages import Message, Shown
from cardtable.players.decision import Level
from cardtable.stage.turn_lines import TurnLine
from cardtable.stage.zones import Tag
from tests.conformance.common import GAMES, NAMES, seats_for, table_of
from tests.every_game import every_game

TURNS = 40
# A card of a trick lies before its player, so no line tells of it.
UNTOLD = {"played"}
# What came to a seat in the turn of another stands in the line of that one.
OF_OTHERS = {"had none", "gave {cards}", "got {cards}", "took {cards}"}


class Nobody:
    """Keeps nothing."""

    number = None

    def keep(self, match: object) -> None:
        """Nothing."""


def shown_in(message: Message) -> Iterator[object]:
    """Cards, suits and numbers of a text; a tag may count what the line shows."""
    for _, value in message.parameters:
        match value:
            case Shown(value=tuple() as cards):
                yield from (*cards, len(cards))
            case Shown(value=one):
                yield one
            case Message():
                yield from shown_in(value)
            case Card() | Suit() | int():
                yield value


def told_in(lines: list[TurnLine]) -> set[object]:
    """What stands in the parts of these lines, and how many cards in each line."""
    found: set[object] = set()
    for line in lines:
        shown = [one for part in line.parts for one in shown_in(part.text)]
        found |= {*shown, sum(isinstance(one, Card) for one in shown)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_tag_and_line_tell_the_same(game: str) -> None:
    entry, rng = every_game()[game], Random(f"tags/{game}")
    compared, on_turn = 0, -1
    match = table_of(game, seats_for(game, 4), entry.game.options(), "tags")
    table = RunningMatch(entry, match, "tags", Nobody())  # type: ignore[arg-type]
    while compared < TURNS and not match.over:
        if match.between_rounds:
            table.deal()
            continue
        seat = next(iter(table.round.must_answer()), table.round.turn)
        table.play(seat, entry.player.choose(table.round.view(seat), Level.EASY, rng).action)
        if match.between_rounds or table.round.turn == on_turn:
            continue
        on_turn = table.round.turn
        compared += _compare(table)
    assert compared


def _compare(table: RunningMatch) -> bool:
    """Whether somebody has a tag; each says nothing that no line of that seat's last turn says."""
    sight, speech = screen_sight(table), table.entry.stage.speech
    view = sight.view()
    lines: dict[int, list[TurnLine]] = {}
    for turn in turns(sight, max(table.match.last_deal, 0)):
        for line in speech.turn_lines(turn, view, NO_SEAT, table.names):
            lines.setdefault(line.seat, []).append(line)
    tags = {seat: speech.lately(events, seat, NAMES) for seat, events in last_turns(sight).items()}
    for seat, tag in tags.items():
        if tag is None or tag.text.source in UNTOLD:
            continue
        told = told_in([*chain(*lines.values())] if tag.text.source in OF_OTHERS else lines.get(seat, []))
        assert _facts(tag) <= told, (table.names[seat], tag, [line.text(table.names) for line in lines.get(seat, [])])
    return any(tags.values())


def _facts(tag: Tag) -> set[object]:
    return {*shown_in(tag.text), *([tag.card] if tag.card else []), *([tag.named] if tag.named else [])}
