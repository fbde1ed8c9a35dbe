"""A screen in sentences: what is asked, what fits, which buttons there are and with which keys, for ears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.app.match.screen import Place
from cardtable.messages import listing, translate
from cardtable.stage.card_names import card_name
from cardtable.stage.commands import DIGITS
from cardtable.stage.zones import ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.match.screen import Choice, GoOn, Screen
    from cardtable.cards import Card
    from cardtable.messages import Message
    from cardtable.stage.picture import Picture

GO_ON: Final = translate("Table", "Go on")
GO_ON_KEY: Final = translate("Keys", "G", "letter of the button “Go on”")


def keyed(words: Message | str, key: Message | str) -> Message:
    """A button and its key."""
    return translate("Reader", "{key}: {button}", "a key and the button that it presses").put(key=key, button=words)


def going_on(offered: GoOn | None) -> tuple[Message, ...]:
    """With which key one goes on, where that is offered."""
    return () if offered is None else (keyed(offered.words or GO_ON, offered.key or GO_ON_KEY),)


def question(screen: Screen) -> tuple[Message, ...]:
    """What the table asks."""
    asked = screen.question
    return () if asked is None else (asked.title, *asked.notes)


def answers(screen: Screen) -> tuple[Message, ...]:
    """The answers that can be given now, with their keys."""
    given = [one.command for one in screen.buttons if one.command.answer and one.command.refusal is None]
    return tuple(keyed(one.words, one.key) for one in given)


def choice(asked: Choice) -> tuple[Message, ...]:
    """What the program asks, and its answers with their keys."""
    keys = zip(asked.answers, DIGITS, strict=False)
    return (asked.message, *(keyed(answer, digit) for answer, digit in keys), *asked.answers[len(DIGITS) :])


def fitting(picture: Picture) -> tuple[Message, ...]:
    """Which cards of the hand fit, where that is known and not the same of all."""
    if picture.all_fit:
        return (translate("Reader", "All of them fit.", "all cards of the own hand"),)
    hand = [card for zone in picture.zones if zone.kind is ZoneKind.HAND for card in zone.cards]
    cards = [card_name(card) for card in hand if card is not None and card in picture.fitting]
    fit = translate("Reader", "These fit: {cards}.", "cards of the own hand")
    return (fit.put(cards=listing(cards)),) if cards else ()


def main_buttons(screen: Screen) -> tuple[Message, ...]:
    """What is done with a button, and its key, where no card of the hand fits."""
    if screen.picture.all_fit or screen.picture.fitting:
        return ()
    shown = [one.command for one in screen.buttons if one.place is Place.BAR]
    return tuple(keyed(one.words, one.key) for one in shown if one.primary and one.refusal is None)


def choices(screen: Screen) -> tuple[Message, ...]:
    """What is expected now, what fits, and the buttons that can be pressed."""
    if screen.choice is not None:
        return choice(screen.choice)
    pressed = [one.command for one in screen.buttons if one.command.refusal is None]
    buttons = tuple(keyed(one.words, one.key) for one in pressed)
    status = () if screen.question is not None else (screen.status.line,)
    return (*status, *question(screen), *fitting(screen.picture), *buttons, *going_on(screen.go_on))


def picked(before: Sequence[Card], now: Sequence[Card], picture: Picture) -> Message | None:
    """Which cards were picked or put back, and how many are picked now."""
    held = {card for zone in picture.zones if zone.kind in (ZoneKind.HAND, ZoneKind.TRAY) for card in zone.cards}
    added = [card for card in now if card not in before]
    back = [card for card in before if card not in now and card in held]
    named = listing([card_name(card) for card in added or back])
    if added:
        many = translate("Reader", "{cards} picked, %n card(s) in all.", None, len(now))
        return (many if len(now) > len(added) else translate("Reader", "{cards} picked.")).put(cards=named)
    if back and now:
        return translate("Reader", "{cards} put back, %n card(s) picked.", None, len(now)).put(cards=named)
    return translate("Reader", "{cards} put back.").put(cards=named) if back else None
