"""What was true in a saved game when it was saved, in words that no later version may understand otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardtable.engine.match import Match
from cardtable.games.catalogue import entry
from cardtable.stage.zones import ZoneKind

COVERED = "?"


def facts_of(match: Match, player_seed: str) -> dict[str, Any]:
    """Every fact as plain JSON data; nothing in it is the form of a round, which may grow."""
    table: Any = match.round
    standing = match.standing
    watchers = (None, *range(table.seats))
    return {
        "game": match.game.id,
        "options": match.options.to_json(),
        "seats": [[seat.name, seat.level, seat.colour] for seat in match.seats],
        "deal code": match.deal_code,
        "player seed": player_seed,
        "lines": len(match.log),
        "between rounds": match.between_rounds,
        "over": match.over,
        "dealer": match.dealer,
        "turn": table.turn,
        "phase": getattr(table.view(None), "phase", None),
        "asked": list(table.must_answer()),
        "may still speak": list(table.awaited()),
        "counts": [len(hand) for hand in table.hands],
        "hands": [_texts(hand) for hand in table.hands],
        "cards": len(list(table.all_cards())),
        "results": [
            {"winners": list(one.winners), "scores": list(one.scores), "reason": one.reason, "held": list(one.held)}
            for one in match.results
        ],
        "totals": list(standing.totals),
        "winners": list(standing.leaders),
        "on the table": {_name(seat): _on_the_table(match, seat) for seat in watchers},
        "next deal": _next_deal(match),
        "may be done": {_name(seat): _may_be_done(match, seat) for seat in range(table.seats)},
    }


def _name(seat: int | None) -> str:
    return "all" if seat is None else str(seat)


def _texts(cards: Iterable[Any]) -> list[str]:
    return sorted(str(card) for card in cards)


def _on_the_table(match: Match, seat: int | None) -> list[str]:
    """The open cards that the screen shows to a seat, and how many covered ones; in whichever places."""
    assert match.round is not None
    names = [one.name for one in match.seats]
    zones = entry(match.game.id).stage.layout.zones(match.round.view(seat), names, 0 if seat is None else seat)
    cards = [card for zone in zones for card in zone.cards]
    # The last trick is a second look at cards that lie covered in a pack; in 0.1 they were missing there.
    covered = sum(card is None for card in cards) - sum(len(zone.cards) for zone in zones if zone.kind is ZoneKind.LAST)
    return [*_texts(card for card in cards if card is not None), *([f"{covered}{COVERED}"] if covered else [])]


def _next_deal(match: Match) -> list[list[str]]:
    """The hands of the next round, where one may be dealt: a deal code gives the same cards in every version."""
    if not match.between_rounds or match.over:
        return []
    twin = match.at(len(match.log))
    twin.deal()
    dealt: Any = twin.round
    return [_texts(hand) for hand in dealt.hands]


def _may_be_done(match: Match, seat: int) -> list[Any]:
    """The legal actions in an order of no meaning."""
    assert match.round is not None
    actions = [match.game.actions.to_json(action) for action in match.round.legal(seat)]
    return sorted(actions, key=repr)


def same_actions(match: Match, then: Iterable[Any], now: Iterable[Any]) -> bool:
    """Whether these are the same actions, as this version reads them."""
    read = match.game.actions.from_json
    return {read(action) for action in then} == {read(action) for action in now}
