"""What is said in every game with tricks: who plays which card and takes the trick, and what has to be followed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from cardtable.kinds.tricks.presentation.turns import trick_lines
from cardtable.kinds.tricks.rules.actions import NameTrump, PlayCard
from cardtable.kinds.tricks.rules.events import NamedTrump, Played, WonTrick
from cardtable.kinds.tricks.rules.view import TrickView
from cardtable.messages import translate
from cardtable.stage.card_names import suit_name
from cardtable.stage.commands import Instead
from cardtable.stage.common_words import ROUND_OVER, is_playing, these_fit
from cardtable.stage.event_style import Announcement, EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told, filled
from cardtable.stage.refusal_texts import WhyNot
from cardtable.stage.speech import Speech
from cardtable.stage.zones import Tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Event
    from cardtable.messages import Message
    from cardtable.stage.refusal_texts import Texts
    from cardtable.stage.speech import Hints
    from cardtable.stage.turn_lines import Turn, TurnLine

V = TypeVar("V", bound=TrickView)
E = TypeVar("E", bound="Event")


def _won(event: WonTrick, names: Sequence[str]) -> Message:
    if not event.points:
        return filled(translate("Tricks", "{player} wins the trick."), event, names)
    text = translate("Tricks", "{player} wins the trick with %n point(s).", None, event.points)
    return text.put(player=names[event.seat])


# Who wins a trick with so many points is glad of it.
RICH: Final = 10
# A full trick rests until everybody has seen who won it.
TOLD: Final = (
    Told(
        Played,
        translate("Tricks", "{player} plays the {card}."),
        EventStyle(sound=Sound.LAY),
        tag=lambda event, _: Tag(translate("Tricks", "played", "at a player’s name; a card follows"), event.card),
    ),
    Told(
        WonTrick,
        _won,
        lambda event: EventStyle(
            rest=Rest.TRICK, taker=event.seat, delighted=event.seat if event.points >= RICH else None
        ),
    ),
)
TRUMP_TOLD: Final = Told(
    NamedTrump,
    translate("Tricks", "{player} names the trump suit: {suit}."),
    lambda event: EventStyle(Weight.TURNING, Sound.CALL, Rest.TRICK, Announcement(event.seat)),
    aloud=translate("Tricks", "Trump: {suit}!", "said aloud"),
    tag=lambda event, _: Tag(filled(translate("Tricks", "trump: {suit}", "at a player’s name"), event)),
)


def following(view: TrickView, _: Refusal, __: Sequence[str]) -> Instead | None:
    """The cards of the hand that follow."""
    plays = tuple(one for one in view.legal() if isinstance(one, PlayCard))
    return Instead(these_fit([play.card for play in plays]), plays) if plays else None


REFUSALS: Final[Texts] = {
    "hand-over": ROUND_OVER,
    "not-in-hand": translate("Tricks", "That card is not in your hand: {card}."),
    "play-one": translate("Tricks", "Only one card is played to each trick: pick one."),
    "follow-suit": WhyNot(
        translate("Tricks", "You hold {suit}, so you must follow suit.", "suit in the nominative"), instead=following
    ),
}
PLAY_HINT: Final[Hints] = {PlayCard: translate("Tricks", "Play the {card}.", "a hint")}
TRUMP_HINT: Final[Hints] = {NameTrump: translate("Tricks", "Name the trump suit: {suit}.", "a hint")}


class TrickSpeech(Speech[V, E]):
    """What is said while cards are played; what comes before that is the game's."""

    big_turns = False

    def turn(self, view: V, names: Sequence[str]) -> Message:
        """Whose card is awaited, and what it has to follow."""
        return _own_card(view) if view.seat == view.turn else is_playing(names[view.turn])

    def turn_lines(self, turn: Turn, view: V, me: int, names: Sequence[str]) -> list[TurnLine]:
        """What was done and what came of it."""
        return trick_lines(turn)

    def chapter(self, view: V) -> str:
        """What has to be followed, for the player who has to, and else the tricks."""
        if view.result is not None:
            return "scoring"
        return "following" if view.trick and view.seat == view.turn else "tricks"


def _own_card(view: TrickView) -> Message:
    """What may be played now."""
    if not view.trick:
        return translate("Tricks", "Lead any card", "status: what may be done now")
    suit = view.group(view.trick[0])
    follows = any(view.group(card) is suit for card in view.hand)
    if suit is None and follows:
        return translate("Tricks", "Trumps: follow suit", "status: what may be done now")
    if suit is None:
        return translate("Tricks", "No trumps: any card", "status: what may be done now")
    if follows:
        text = translate("Tricks", "{suit}: follow suit", "status: what may be done now")
    else:
        text = translate("Tricks", "No {suit}: any card", "status: what may be done now")
    return text.put(suit=suit_name(suit))
