"""What happens in San Da Yi: how each type of event is told, shown and counted, and calls and tricks in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.san_da_yi.presentation.texts import bid_text, case_text
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.events import AllPassed, Buried, Called, Dealt, Declared, HandEnded, TookKitty
from cardtable.games.san_da_yi.rules.house_rules import PASS
from cardtable.games.san_da_yi.rules.ranking import PACK, points
from cardtable.games.san_da_yi.rules.scoring import defenders_points, needed
from cardtable.kinds.tricks.presentation import TOLD, TRUMP_TOLD, trick_lines
from cardtable.kinds.tricks.rules import WonTrick
from cardtable.messages import Message, listing, translate
from cardtable.stage.card_names import card_name, card_object
from cardtable.stage.common_words import PASSED, passes, two_sentences
from cardtable.stage.counted_events import CountedEvent, Feat
from cardtable.stage.event_style import PLAIN, Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, filled, rows
from cardtable.stage.turn_lines import Part, TurnLine, cards
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.games.san_da_yi.rules.state import SanDaYiView
    from cardtable.stage.turn_lines import Turn


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
    return filled(translate("SanDaYi", "{player} bids {value}."), event, names)


def _said(event: Called) -> Message:
    if event.value == PASS:
        return translate("SanDaYi", "Pass", "what a player says aloud")
    return filled(translate("SanDaYi", "{value}!", "a call, said aloud"), event)


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


def _ended(event: HandEnded, names: Sequence[str]) -> Message:
    facts = scoring.Facts(event.declarer, event.bid, event.points, event.captured)
    ended = case_text(scoring.result(facts), names[event.declarer])
    cards = listing([card_name(card) for card in event.buried])
    buried = translate("SanDaYi", "Buried: {cards}.", "cards in the nominative").put(cards=cards)
    return two_sentences(ended, buried)


def _captured(event: HandEnded) -> EventStyle:
    if not event.captured:
        return PLAIN
    stamp = translate("SanDaYi", "Kitty captured", "a stamp on the table")
    announcement = Announcement(event.declarer, stamp=stamp, good=False)
    return EventStyle(Weight.TURNING, Sound.ACCUSATION, Rest.LOOK, announcement, caught=event.declarer)


def _counted(event: HandEnded) -> Iterator[CountedEvent]:
    """The declarer of each hand, also one who had to declare because all passed (A12); kept is what wins (A24, A25)."""
    yield CountedEvent(event.declarer, Feat.CALLED)
    if scoring.declarer_score(event.bid, event.points, event.captured) > 0:
        yield CountedEvent(event.declarer, Feat.KEPT)


# A kitty that is shown is seen by everybody before it goes into the hand. Which cards were taken up or buried stands
# at no name.
EVENTS: Final = rows(
    Told(Dealt, _dealt, EventStyle(sound=Sound.DEAL)),
    Told(
        Called,
        _called,
        lambda event: PLAIN if event.value == PASS else EventStyle(sound=Sound.CALL),
        aloud=_said,
        tag=lambda event, _: Tag(PASSED if event.value == PASS else bid_text(event.value)),
    ),
    Told(
        AllPassed,
        translate("SanDaYi", "All four have passed, so the cards are dealt again."),
        EventStyle(Weight.NOTABLE, rest=Rest.LOOK),
    ),
    Told(
        Declared,
        _declared,
        lambda event: EventStyle(Weight.TURNING, Sound.CALL, Rest.TRICK, Announcement(event.seat)),
    ),
    Told(
        TookKitty,
        _took,
        lambda event: EventStyle(Weight.NOTABLE, Sound.SWEEP, Rest.STUDIED if event.shown else Rest.BREATH),
        tag=Tag(translate("SanDaYi", "took the kitty", "at a player’s name")),
        arrival=translate("SanDaYi", "Kitty", "on a card in the hand: where it came from"),
    ),
    Told(
        Buried,
        translate("SanDaYi", "{player} has buried six cards."),
        EventStyle(sound=Sound.LAY),
        tag=Tag(translate("SanDaYi", "buried six cards", "at a player’s name")),
    ),
    TRUMP_TOLD,
    *TOLD,
    Told(HandEnded, _ended, _captured, counts=_counted),
)


_BID: Final = translate("SanDaYi", "bid {value}", "in a line about a turn, after the name")
_DECLARES: Final = translate("SanDaYi", "is declarer at {bid}", "in a line about a turn, after the name")
_FORCED: Final = translate("SanDaYi", "has to declare at {bid}: all passed", "in a line about a turn, after the name")
_PLAYS_FOR: Final = translate("SanDaYi", "plays for {bid}", "in a line about a turn, after the name of the declarer")
_KITTY: Final = translate("SanDaYi", "took the kitty", "in a line about a turn, after the name")
_SHOWED: Final = translate("SanDaYi", "showed the kitty: {cards}", "in a line about a turn, after the name")
_BURIED: Final = translate("SanDaYi", "buried six cards", "in a line about a turn, after the name")
_SAFE: Final = translate("SanDaYi", "the defence cannot reach {need} any more", "in a line about a trick")
_ENOUGH: Final = translate("SanDaYi", "the defence has enough", "in a line about a trick")


def turn_lines(turn: Turn, view: SanDaYiView, me: int) -> list[TurnLine]:
    """The bidding and what the declarer does, and of a trick also whether it decided the contract."""
    lines: list[TurnLine] = []
    for event in turn.events:
        match event:
            case Called(seat, value):
                # The bid of the declarer is the contract now.
                if not any(isinstance(one, Declared) and one.seat == seat for one in turn.events):
                    lines.append(TurnLine(seat, (Part(PASSED if value == PASS else _BID.put(value=value)),)))
            case Declared(seat, bid, forced) if seat != me:
                part = Part((_FORCED if forced else _DECLARES).put(bid=bid), Weight.TURNING, _PLAYS_FOR.put(bid=bid))
                lines.append(TurnLine(seat, (part,), called=seat != turn.seat))
            case TookKitty(seat, cards=shown, shown=True) if shown and (
                event.recalled or (view.phase == "bury" and view.taken)
            ):
                part = Part(_SHOWED.put(cards=cards(shown)), Weight.NOTABLE, short=_KITTY)
                lines.append(TurnLine(seat, (part,), joins=True))
            case TookKitty(seat):
                lines.append(TurnLine(seat, (Part(_KITTY),), joins=True))
            case Buried(seat):
                lines.append(TurnLine(seat, (Part(_BURIED),), joins=True))
    return lines + trick_lines(turn, lambda won: _came_of(won, view))


def _came_of(won: WonTrick, view: SanDaYiView) -> tuple[Part, ...]:
    """Whether with this trick the defenders have all the points they need, or cannot reach them any more (A24).

    What is buried counts as still open for whoever does not know it. Nothing is said where everybody counts alone.
    """
    if not view.rules.memory_aid:
        return ()
    number = next((at for at, trick in enumerate(view.tricks) if trick.cards == won.cards), None)
    if number is None:
        return ()
    need = needed(view.bid)
    (had, open_before), (have, still_open) = (_score(view, end) for end in (number, number + 1))
    if had < need <= have:
        return (Part(_ENOUGH, Weight.TURNING),)
    if have + still_open < need <= had + open_before:
        return (Part(_SAFE.put(need=need), Weight.TURNING),)
    return ()


def _score(view: SanDaYiView, tricks: int) -> tuple[int, int]:
    """The defenders' points after so many tricks, and the points in no trick yet."""
    played = view.tricks[:tricks]
    gone = (view.buried, *(trick.cards for trick in played))
    return defenders_points(played, view.declarer), points(PACK) - sum(map(points, gone))
