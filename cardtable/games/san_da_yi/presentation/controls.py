"""What can be done in San Da Yi: what a drop means, the buttons, and six cards put together to be buried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.games.san_da_yi.players.burying import completed
from cardtable.games.san_da_yi.presentation.layout import BURIED, KITTY_ZONE
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.actions import CALL, NAME_TRUMP, Bury
from cardtable.games.san_da_yi.rules.house_rules import KITTY, PASS, VALUES
from cardtable.games.san_da_yi.rules.ranking import is_trump, worth
from cardtable.games.san_da_yi.rules.state import SanDaYiView
from cardtable.kinds.tricks.presentation import TrickControls
from cardtable.kinds.tricks.rules import PlayCard, wins_the_rest
from cardtable.messages import translate
from cardtable.stage import common_words as words
from cardtable.stage.commands import DIGITS, Command, Question, TableButton, suit_buttons
from cardtable.stage.zones import TrayPlace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.messages import Message
    from cardtable.stage.controls import Groups

_BURY_KEY: Final = translate("Keys", "B", "letter of the button “Bury these six”")
_REST_KEY: Final = translate("Keys", "R", "letter of the button “The rest is mine”")
_CHOOSE_KEY: Final = translate("Keys", "C", "letter of the button “Choose six cards”")


class SanDaYiControls(TrickControls[SanDaYiView]):
    """Bids, the kitty, the trump suit, and cards that are played to the trick."""

    def commands(
        self, view: SanDaYiView, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()
    ) -> list[Command]:
        """The bids, what is done with the kitty, the trump suits, or playing the picked card."""
        if view.seat is None or view.result is not None:
            return []
        if view.phase == "call":
            return _calls(view)
        if view.phase == "play":
            found = super().commands(view, names, picked)
            if len(view.hand) > 1 and self.rest(view):
                label = translate("SanDaYi", "The rest is mine", "button: take all tricks that are left")
                found.append(Command(TableButton.REST, label, _REST_KEY, primary=not picked))
            return found
        if view.seat != view.declarer:
            return []
        if view.phase == "bury":
            return _burying(view, picked, tray)
        return suit_buttons(NAME_TRUMP, [action.suit for action in NAME_TRUMP], view.hand)

    def rest(self, view: SanDaYiView) -> Sequence[PlayCard]:
        """Leading, with nothing above and nothing to ruff among all cards that were not seen."""
        if view.phase != "play" or view.seat is None or view.seat != view.turn or view.trick:
            return ()
        order = wins_the_rest(view.hand, view.unseen(), view.ranking, view.trump)
        if view.rules.pull_needs_trump and view.seat != view.declarer:
            order = _with_a_trump_last(view, order)
        return [PlayCard(card) for card in order]

    def question(self, view: SanDaYiView, names: Sequence[str]) -> Question | None:
        """What the seat whose view it is calls, or which suit is trump, beside the six cards that it is about."""
        if view.seat is None or view.result is not None or view.seat != view.turn:
            return None
        if view.phase == "call":
            title = translate("SanDaYi", "What do you bid, alone against three?", "title of a question")
            note = translate(
                "SanDaYi",
                "The base is 1 at 60, 1 more at each step, and 5 at 80. At 60 and 65 everybody sees the kitty.",
            )
            return Question(KITTY_ZONE, title, (note,))
        if view.phase == "trump":
            return Question(BURIED, translate("SanDaYi", "Which suit will be trump?", "title of a question"))
        return None

    def tray(self, view: SanDaYiView, groups: Groups = ()) -> Sequence[TrayPlace]:
        """One place for the six cards, as long as they are not buried."""
        if view.phase != "bury" or view.seat not in (None, view.declarer):
            return []
        cards = _in_tray(groups)
        label = translate("SanDaYi", "Six cards to bury", "an empty place")
        name = translate("SanDaYi", "%n of 6 to bury", "cards that lie in the tray", len(cards)) if cards else None
        wrong = None if view.seat is None else _wrong(view, cards)
        fine = len(cards) == KITTY and wrong is None
        return [TrayPlace(label, max(KITTY, len(cards)), name, tuple(cards), (None,) * len(cards), fine, wrong)]

    def propose(self, view: SanDaYiView, groups: Groups, picked: Sequence[Card]) -> Sequence[Sequence[Card]] | Refusal:
        """Picked cards go into the tray, and without any a sensible plan does."""
        if view.phase != "bury" or view.seat != view.declarer:
            return Refusal("buried-already", "burying")
        lying = _in_tray(groups)
        cards = [*lying, *(card for card in picked if card not in lying)]
        if not picked:
            counting = _forbidden(view, lying)
            if counting:
                return Refusal("no-points-buried", "option-bury_points", counting)
            return [completed(view, lying)]
        if len(cards) > KITTY:
            return Refusal("bury-six", "burying", number=len(cards))
        return [cards]

    def plan(self, view: SanDaYiView, groups: Groups) -> Message | None:
        """Six cards lie in the place, and are not buried yet."""
        if not any(place.fine for place in self.tray(view, groups)):
            return None
        return translate("SanDaYi", "Six cards are ready. Nothing is buried yet.")


def _with_a_trump_last(table: SanDaYiView, order: list[Card]) -> list[Card]:
    """Only a trump captures the kitty: the lowest is kept, where the others draw all that may be out (A25)."""
    trumps = [card for card in order if is_trump(card, table.trump)]
    out = sum(is_trump(card, table.trump) for card in table.unseen())
    return [*(card for card in order if card != trumps[-1]), trumps[-1]] if len(trumps) > out else order


def _calls(table: SanDaYiView) -> list[Command]:
    found = []
    for value, key in zip(VALUES, DIGITS, strict=False):
        label = translate("SanDaYi", "{value}: they need %n", "button: a bid", scoring.needed(value)).put(value=value)
        found.append(Command(CALL[value], label, key, table.refusal(CALL[value]), answer=True))
    refusal = table.refusal(CALL[PASS])
    return [*found, Command(CALL[PASS], words.PASS, words.PASS_KEY, refusal, primary=refusal is None, answer=True)]


def _burying(table: SanDaYiView, picked: Sequence[Card], groups: Groups) -> list[Command]:
    """Six cards are chosen first, by hand or by the program, and buried in a second step."""
    cards = _in_tray(groups)
    found: list[Command] = []
    if len(cards) == KITTY:
        action = Bury(tuple(sorted(cards)))
        refusal = table.refusal(action)
        label = translate("SanDaYi", "Bury these six", "button: lay six cards aside")
        found.append(Command(action, label, _BURY_KEY, refusal, primary=refusal is None))
    else:
        label = translate("SanDaYi", "Choose six cards", "button: put six cards together that are to be buried")
        if picked:
            label = translate("SanDaYi", "Choose these %n card(s)", "button: put the picked cards aside", len(picked))
        found.append(Command(TableButton.PROPOSE, label, _CHOOSE_KEY, primary=True))
    if cards:
        found.append(Command(TableButton.CLEAR, words.TAKE_UP_AGAIN, words.TAKE_UP_AGAIN_KEY))
    return found


def _wrong(table: SanDaYiView, cards: Sequence[Card]) -> Message | None:
    """Why these cards cannot be buried, or be a part of what is."""
    if len(cards) > KITTY:
        return translate("SanDaYi", "%n too many", "cards that are to be buried", len(cards) - KITTY)
    if _forbidden(table, cards):
        return translate("SanDaYi", "no fives, tens, kings", "cards that may not be buried")
    return None


def _forbidden(table: SanDaYiView, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Those of these cards that may not be buried at this table (A15)."""
    return tuple(card for card in cards if worth(card)) if table.rules.bury_points == "forbidden" else ()


def _in_tray(groups: Groups) -> list[Card]:
    return [card for group in groups for card in group]
