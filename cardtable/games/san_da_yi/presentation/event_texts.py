"""What happens in San Da Yi, in sentences, and what a seat did last, in a word or two."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from cardtable.games.san_da_yi.presentation.texts import bid_text, case_text
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.events import AllPassed, Buried, Called, Dealt, Declared, HandEnded, TookKitty
from cardtable.games.san_da_yi.rules.house_rules import PASS
from cardtable.kinds.tricks.rules.moves import NamedTrump, Played, WonTrick
from cardtable.messages import Message, listing, translate
from cardtable.stage.action_tags import PASSED
from cardtable.stage.card_names import card_name, card_object, suit_name
from cardtable.stage.common_words import passes, two_sentences
from cardtable.stage.zones import Arrival, Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.games.san_da_yi.rules.events import SanDaYiEvent


def tell(event: SanDaYiEvent, names: Sequence[str]) -> Message | None:
    """The sentence for an event."""
    match event:
        case Dealt():
            return _dealt(event, names)
        case Called():
            return _called(event, names)
        case AllPassed():
            return translate("SanDaYi", "All four have passed, so the cards are dealt again.")
        case Declared():
            return _declared(event, names)
        case TookKitty():
            return _took(event, names)
        case Buried():
            return translate("SanDaYi", "{player} has buried six cards.").put(player=names[event.seat])
        case NamedTrump():
            return translate("SanDaYi", "{player} names the trump suit: {suit}.").put(
                player=names[event.seat], suit=suit_name(event.suit)
            )
        case Played():
            return translate("SanDaYi", "{player} plays the {card}.").put(
                player=names[event.seat], card=card_object(event.card)
            )
        case WonTrick():
            return _won(event, names)
        case HandEnded():
            return _ended(event, names)
    assert_never(event)


def _dealt(event: Dealt, names: Sequence[str]) -> Message:
    player = names[event.caller]
    if event.opening is None:
        return translate("SanDaYi", "The cards are dealt; {player}, the last declarer, bids first.").put(player=player)
    return translate("SanDaYi", "The cards are dealt; {player} holds the {card} and bids first.").put(
        player=player, card=card_object(event.opening)
    )


def _called(event: Called, names: Sequence[str]) -> Message:
    if event.value == PASS:
        return passes(names[event.seat])
    return translate("SanDaYi", "{player} bids {value}.").put(player=names[event.seat], value=event.value)


def _declared(event: Declared, names: Sequence[str]) -> Message:
    need = scoring.needed(event.bid)
    if event.forced:
        text = translate(
            "SanDaYi",
            "All four have passed, so {player} has to declare at {bid}; the defenders need %n point(s).",
            None,
            need,
        )
    else:
        text = translate("SanDaYi", "{player} is declarer at {bid}; the defenders need %n point(s).", None, need)
    return text.put(player=names[event.seat], bid=event.bid)


def _took(event: TookKitty, names: Sequence[str]) -> Message:
    player = names[event.seat]
    if event.shown and not event.recalled:
        return translate("SanDaYi", "{player} takes up the kitty and shows it until six cards are buried.").put(
            player=player
        )
    if event.shown and event.cards is not None:
        cards = listing([card_name(card) for card in event.cards])
        return translate("SanDaYi", "{player} takes up the kitty: {cards}.", "cards in the nominative").put(
            player=player, cards=cards
        )
    return translate("SanDaYi", "{player} takes up the kitty and does not show it.").put(player=player)


def _won(event: WonTrick, names: Sequence[str]) -> Message:
    if not event.points:
        return translate("SanDaYi", "{player} wins the trick.").put(player=names[event.seat])
    return translate("SanDaYi", "{player} wins the trick with %n point(s).", None, event.points).put(
        player=names[event.seat]
    )


def _ended(event: HandEnded, names: Sequence[str]) -> Message:
    facts = scoring.Facts(event.declarer, event.bid, event.points, event.captured)
    ended = case_text(scoring.result(facts), names[event.declarer])
    cards = listing([card_name(card) for card in event.buried])
    buried = translate("SanDaYi", "Buried: {cards}.", "cards in the nominative").put(cards=cards)
    return two_sentences(ended, buried)


def arrival(event: SanDaYiEvent) -> Arrival | None:
    """The kitty."""
    match event:
        case TookKitty(seat, cards=tuple(cards)):
            return Arrival(seat, cards, translate("SanDaYi", "Kitty", "on a card in the hand: where it came from"))
    return None


def exclaim(event: SanDaYiEvent) -> Sequence[tuple[int, Message]]:
    """Seats and what they say aloud."""
    match event:
        case Called(seat, value) if value == PASS:
            return ((seat, translate("SanDaYi", "Pass", "what a player says aloud")),)
        case Called(seat, value):
            return ((seat, translate("SanDaYi", "{value}!", "a call, said aloud").put(value=value)),)
        case NamedTrump(seat, suit):
            return ((seat, translate("SanDaYi", "Trump: {suit}!", "said aloud").put(suit=suit_name(suit))),)
    return ()


def tag(events: Sequence[SanDaYiEvent], seat: int) -> Tag | None:
    """The last deed of this seat; which cards were taken up or buried is not said."""
    deeds = [one for one in events if isinstance(one, Buried | Called | NamedTrump | Played | TookKitty)]
    match [one for one in deeds if one.seat == seat][-1:]:
        case [Called(value=value)]:
            return Tag(PASSED if value == PASS else bid_text(value))
        case [TookKitty()]:
            return Tag(translate("SanDaYi", "took the kitty", "at a player’s name"))
        case [Buried()]:
            return Tag(translate("SanDaYi", "buried six", "at a player’s name"))
        case [NamedTrump(suit=suit)]:
            return Tag(translate("SanDaYi", "trump: {suit}", "at a player’s name").put(suit=suit_name(suit)))
        case [Played(card=card)]:
            return Tag(translate("SanDaYi", "played", "at a player’s name; a card follows"), card)
    return None
