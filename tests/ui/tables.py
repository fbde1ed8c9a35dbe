"""Ready-made tables for tests of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.cards import Card, cards, packs
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.house_rules import FamilyOptions
from cardtable.games.olsen.rules.round import OlsenRound

if TYPE_CHECKING:
    from cardtable.ui.services import Services

NAMES = ("Anna", "Sigrún", "Jón", "Birta", "Halldór", "Freyja")


def position(hands: list[str], top: str, stock: str = "", **facts: object) -> OlsenRound:
    """A round with these hands; ``stock`` is drawn from left to right, the rest of the pack lies under it."""
    options = facts.pop("options", entry("olsen").game.options())
    assert isinstance(options, FamilyOptions)
    held = [cards(hand) for hand in hands]
    upper = cards(stock)
    pile = [Card.parse(top)]
    used = {card for hand in held for card in hand} | set(upper) | set(pile)
    rest = [card for card in packs() if card not in used]
    return OlsenRound(
        rules=options.rules(),
        seats=len(hands),
        dealer=len(hands) - 1,
        turn=0,
        hands=held,
        stock=rest + upper[::-1],
        pile=pile,
        **facts,  # type: ignore[arg-type]
    )


def table_at(
    services: Services,
    current: OlsenRound,
    people: int = 1,
    name: str = "olsen",
    taking_back: TakingBack | None = None,
    **options: object,
) -> RunningMatch:
    """A table in that position, kept in the program's database; ``options`` are the match's where they matter."""
    game = entry(name)
    seats = [Seat(NAMES[place], None if place < people else "medium", place) for place in range(current.seats)]
    match = Match(game.game, game.game.options.read(options), seats, "0000-0000", taking_back)
    match.deal()
    match.resume(match.log, current, [], current.dealer)
    number = services.database.add(match, "test")
    return RunningMatch(game, match, "test", DatabaseAutosave(services.database, number))
