"""What the family says round the table: whose turn it is, hints and their reasons, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.olsen.rules import scoring
from cardtable.games.olsen.rules.actions import (
    DRAW,
    PASS,
    Accuse,
    Catch,
    Draw,
    EndTurn,
    FalsePlay,
    Hide,
    LetStand,
    NameSuit,
    Pass,
    Play,
    SayOlsen,
    SayOlsenOlsen,
    Slip,
    TakeOwed,
)
from cardtable.messages import Message, listing, translate, verbatim
from cardtable.stage.account import IN_HAND, THIS_ROUND, TOTAL, Column, Count, gain, hurrah, number, quantity
from cardtable.stage.card_names import card_object, ranks_name, suit_name
from cardtable.stage.commands import Report
from cardtable.stage.common_words import LAST_CARDS, is_playing, round_of, with_reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult
    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.house_rules import Rules
    from cardtable.games.olsen.rules.knowledge import Deed
    from cardtable.games.olsen.rules.view import OlsenView
    from cardtable.players.decision import Reason


def status(table: OlsenView, names: Sequence[str]) -> Message:
    """Whose turn it is, and what has to be done."""
    player = names[table.turn]
    if table.result is not None:
        return round_end(table.result, names)
    if table.phase == "stand":
        assert table.window is not None
        return translate("Olsen", "{player} has laid the last card. Was everything fair?").put(
            player=names[table.window]
        )
    if table.seat != table.turn:
        return is_playing(player)
    return _own_turn(table).put(player=player)


def _own_turn(table: OlsenView) -> Message:
    if table.phase == "name":
        return translate("Olsen", "{player}: which suit do you name?")
    if table.phase == "chain" and table.rules.neighbours:
        return translate("Olsen", "{player}: lay another card one higher or lower, or end your turn.")
    if table.phase == "chain":
        return translate("Olsen", "{player}: lay another card of the same rank, or end your turn.")
    if table.phase == "owe":
        if any(action.kind == "play" for action in table.legal()):
            return translate("Olsen", "{player}: take %n card(s), or lay a two.", None, table.owed)
        return translate("Olsen", "{player}: first take %n card(s) for the twos.", None, table.owed)
    return _what_fits(table)


def _what_fits(table: OlsenView) -> Message:
    legal = table.legal()
    if PASS in legal and not any(action.kind == "play" for action in legal):
        return translate("Olsen", "{player}: nothing fits. Say pass.")
    if DRAW in legal and not table.rules.voluntary_draw:
        n = 3 - table.drawn
        return translate("Olsen", "{player}: nothing fits. Draw up to %n card(s).", None, n)
    if table.free and table.rules.ladder:
        return translate("Olsen", "{player}: the start card is a changer, so you may lay any card.")
    if table.free:
        return translate("Olsen", "{player}: the start card is an eight, so you may lay any card.")
    if table.named is not None:
        return translate("Olsen", "{player}: it is your turn. The suit is {suit}.").put(suit=suit_name(table.named))
    if table.rules.ladder:
        return translate("Olsen", "{player}: it is your turn. Your changer: {ranks}.").put(
            ranks=ranks_name(table.changer)
        )
    return translate("Olsen", "{player}: it is your turn.")


def round_end(result: RoundResult, names: Sequence[str]) -> Message:
    """Who won, or that no player could go on."""
    winners = listing([names[seat] for seat in result.winners])
    if result.reason == "blocked" and result.left:
        return translate("Olsen", "Nobody can go on: everybody counts the cards in hand.")
    if result.reason == "blocked":
        return translate("Olsen", "Nobody can go on, and the fewest cards win: {players}.").put(players=winners)
    return translate("Olsen", "Ólsen Ólsen! {player} has won the round.").put(player=winners)


def progress(rules: Rules, rounds: int) -> Message:
    """Which round it is, and what ends the match."""
    number = max(rounds, 1)
    if rules.scored:
        target, in_rounds = scoring.target(rules)
        if in_rounds:
            return round_of(number, target)
        return translate("Olsen", "Round {number}, playing to %n point(s)", None, target).put(number=number)
    if rules.first_to == 1:
        return translate("Olsen", "One round decides")
    return translate("Olsen", "Round {number}, first to %n win(s)", None, rules.first_to).put(number=number)


def score_text(result: RoundResult, seat: int) -> Message | None:
    """The points of the cards that were left, such as 25 + 10 + 5."""
    if not result.left or not result.left[seat]:
        return None
    return verbatim(" + ".join(str(scoring.cost(card)) for card in sorted(result.left[seat], key=_dearest_first)))


def _dearest_first(card: object) -> int:
    return -scoring.cost(card)  # type: ignore[arg-type]


def report(table: OlsenView, names: Sequence[str]) -> Report | None:
    """Every cheat and every wrong accusation."""
    if not table.rules.cheating or table.result is None:
        return None
    lines = tuple(_deed(deed, names) for deed in table.report)
    nothing = translate("Olsen", "Nobody cheated, and nobody was accused.")
    return Report(translate("Olsen", "Cheat report"), lines or (nothing,))


def _deed(deed: Deed, names: Sequence[str]) -> Message:
    player = names[deed.seat]
    if deed.kind == "accusation":
        assert deed.by is not None
        return translate("Olsen", "{accuser} accused {player} wrongly.").put(accuser=player, player=names[deed.by])
    if deed.kind == "silent":
        done = translate("Olsen", "{player} kept quiet with one card.").put(player=player)
    else:
        assert deed.card is not None
        card = card_object(deed.card)
        told = {
            "slip": translate("Olsen", "{player} slipped in the {card}."),
            "hide": translate("Olsen", "{player} hid the {card}."),
            "false": translate("Olsen", "{player} laid the {card}, which did not fit."),
        }
        done = told[deed.kind].put(player=player, card=card)
    if deed.by is None:
        return translate("Olsen", "{deed} Nobody noticed.", "a line of the cheat report").put(deed=done)
    return translate("Olsen", "{deed} {accuser} noticed.", "a line of the cheat report").put(
        deed=done, accuser=names[deed.by]
    )


# What each reason of the computer players says.
WHY: Final = {
    "goes-out": LAST_CARDS,
    "can-go-out": translate("Olsen", "From here you can get rid of all your cards this turn."),
    "group": translate("Olsen", "You can get rid of more than one card of that rank at once."),
    "long-suit": translate("Olsen", "Then the suit counts that you hold most of."),
    "keep-eight": translate("Olsen", "An eight is worth keeping for when nothing else fits."),
    "keep-changer": translate("Olsen", "Your changer is worth keeping for when nothing else fits."),
    "makes-draw": translate("Olsen", "The next player has few cards left and has to draw."),
    "skips-next": translate("Olsen", "The next player misses a turn."),
    "sheds-points": translate("Olsen", "Somebody is nearly out, so get rid of the expensive cards."),
    "long-chain": translate("Olsen", "You can get rid of more than one card in one chain."),
    "keeps-chain": translate("Olsen", "The cards you keep are still neighbours."),
    "hard-to-follow": translate("Olsen", "Few of the unseen cards fit on it."),
    "stop-next": translate("Olsen", "The next player has few cards left, so change the suit."),
    "they-lack": translate("Olsen", "The next player had to draw, so probably has none of this suit."),
    "fewer-answers": translate("Olsen", "Then fewer of the unseen cards fit for the next player."),
    "more-ways": translate("Olsen", "The cards you keep fit on more of the cards that may come."),
    "fewer-points": translate("Olsen", "Fewer points stay in your hand."),
    "fewer-cards": translate("Olsen", "Fewer cards stay in your hand."),
    "most-cards": translate("Olsen", "That way you can get rid of the most cards this turn."),
    "keeps-together": translate("Olsen", "You keep cards together that you can lay in one turn."),
    "only-move": translate("Olsen", "Nothing else is possible."),
    "last-card": translate("Olsen", "You have only one card left."),
    "laid-last": translate("Olsen", "You have laid your last card."),
    "nothing-better": translate("Olsen", "As far as anyone can know, no other move is better."),
}


def advise(action: Action, reasons: Sequence[Reason]) -> Message:
    """What a good player would do, and the weightiest reason for it."""
    match action:
        case Play(card):
            advice = translate("Olsen", "Lay the {card}.").put(card=card_object(card))
        case NameSuit(suit):
            advice = translate("Olsen", "Name this suit: {suit}.").put(suit=suit_name(suit))
        case Draw():
            advice = translate("Olsen", "Draw a card: nothing fits.")
        case Pass():
            advice = translate("Olsen", "Pass: nothing fits and you have drawn three times.")
        case EndTurn():
            advice = translate("Olsen", "End your turn here.")
        case TakeOwed():
            advice = translate("Olsen", "Take the cards you owe.")
        case SayOlsen():
            advice = translate("Olsen", "Say “Ólsen” before the next player acts.")
        case SayOlsenOlsen():
            advice = translate("Olsen", "Say “Ólsen Ólsen”.")
        case _:
            return _mischief(action)
    if isinstance(action, Draw | Pass):
        # Why is in the advice itself.
        return advice
    return with_reason(advice, reasons, WHY)


def _mischief(action: Action) -> Message:
    """What is done against the rules, or against a player who has broken them."""
    match action:
        case Catch():
            return translate("Olsen", "Call “Caught!” before the next player acts.")
        case Accuse():
            return translate("Olsen", "Call “Svindl!”.", "advice to accuse somebody")
        case LetStand():
            return translate("Olsen", "Let it stand.", "advice to accuse nobody")
        case Slip(card, hidden):
            text = translate("Olsen", "Lay the {card} and tuck the {hidden} under it.")
            return text.put(card=card_object(card), hidden=card_object(hidden))
        case Hide(card):
            return translate("Olsen", "Hide the {card}.").put(card=card_object(card))
        case FalsePlay(card):
            return translate("Olsen", "Lay the {card}, although it does not fit.").put(card=card_object(card))
    raise ValueError("this is the action of another game")


def costs(view: OlsenView) -> list[Count]:
    """Card by card, the dearest first, where points are counted (S03); else a win, where several are needed (B27)."""
    assert view.result is not None
    if not view.rules.scored:
        wins = enumerate(view.result.scores)
        return [] if view.rules.first_to == 1 else [Count(seat, score) for seat, score in wins if score]
    found = []
    for seat, hand in enumerate(view.open_hands):
        cards = sorted(((card, scoring.cost(card)) for card in hand), key=lambda one: -one[1])
        if cards:
            found.append(Count(seat, view.result.scores[seat], tuple(cards)))
    return found


def winner_line(view: OlsenView, names: Sequence[str], last_words: Message) -> Message:
    """The words with which the last card is laid (B24, U08), or that no player could go on."""
    assert view.result is not None
    players = [names[seat] for seat in view.result.winners]
    if view.result.reason != "out":
        return hurrah(players)
    return translate("Olsen", "{words} {player} wins!", "called out at the end of a round").put(
        words=last_words, player=listing(players)
    )


def columns(view: OlsenView, totals: Sequence[int]) -> list[Column]:
    """Cards that are left with points, wins, or changers."""
    assert view.result is not None
    left = Column(IN_HAND, tuple(map(quantity, view.result.held)))
    total = Column(TOTAL, tuple(map(number, totals)))
    rules = view.rules
    if rules.scored:
        return [left, Column(THIS_ROUND, tuple(map(gain, view.result.scores))), total]
    if rules.ladder:
        return [_places(view), left, Column(changer(), tuple(map(ranks_name, view.levels)))]
    if rules.first_to == 1:
        return [left]
    return [left, Column(translate("Olsen", "Wins", "column: rounds won so far"), total.cells)]


def _places(view: OlsenView) -> Column:
    """The lower changer first, then the fewer cards; those who are level share a place (L06)."""
    reached = list(zip(view.levels, view.counts, strict=True))
    places = tuple(verbatim(f"{1 + sum(other < one for other in reached)}.") for one in reached)
    return Column(translate("Olsen", "Place", "column: first, second, third"), places)


def changer() -> Message:
    """What the column of the ladder counts."""
    return translate("Olsen", "Changer", "column: which rank changes the suit for a player")
