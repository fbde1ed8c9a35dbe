"""The words around the table: title, progress, whose turn it is, the buttons, and what could not be kept."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.app.steps import Asked, Reaction
from cardtable.messages import translate, verbatim
from cardtable.stage.commands import DIGITS, Command, TableButton
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say
from cardtable.ui.table.bars import LAST_TRICK_KEY

if TYPE_CHECKING:
    from cardtable.app.table import GameTable
    from cardtable.cards import Card
    from cardtable.engine.round import View
    from cardtable.messages import Message
    from cardtable.ui.table.page import TablePage

LOOK_KEYS: Final = tuple(verbatim(letter) for letter in "ASDFHJKL")
"""The row below the numbers, with which the same persons answer; without the letter of “Go on” in any language."""


class Words:
    """Writes the bars of one table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._describes = False

    def show(self) -> None:
        """Write everything anew."""
        page, table = self._page, self._page.table
        if table is None or table.match.round is None:
            return
        status, last = self.status(table), page.log.last
        page.commands.set_texts(status, "" if last == status else last)
        self.show_commands()
        match = table.match
        rounds = len(match.results) + (not match.between_rounds)
        progress = table.entry.stage.progress(match.options, match.standing, rounds)
        page.top.set_texts(table.entry.game.title, say(progress), table.match.deal_code if table.match.over else "")
        page.notice.setVisible(table.problem is not None)
        if table.problem is not None:
            page.notice.setText(say(table.problem))

    def show_last(self) -> None:
        """Write the newest sentence below the status."""
        page = self._page
        page.commands.set_texts(page.commands.status, page.log.last)

    def status(self, table: GameTable) -> str:
        """Whose turn it is and what is expected."""
        step = table.step()
        if isinstance(step, Reaction):
            text = translate("Table", "{player} has played. Look closely: was everything fair?")
            return say(text.put(player=table.names[step.seat]))
        stage, view = table.entry.stage, table.view()
        plan = stage.plan(view, self._page.tray.groups) if table.viewer is not None else None
        return say(plan if plan is not None else stage.status(view, table.names))

    def show_agreement(self, card: Card | None = None) -> None:
        """Show with what of the cards that count a card agrees: this one, the one in question, or that of a hint."""
        page, table = self._page, self._page.table
        hinted = () if page.presenter is None else tuple(page.presenter.hinted)
        card = card or page.scene.input.in_question or (hinted[0] if len(hinted) == 1 else None)
        if card is None or table is None or table.match.round is None or table.viewer is None:
            page.scene.show_agreement(())
        else:
            found = table.entry.stage.agreement(self._seen(table), card)
            page.scene.show_agreement(tuple(tuple(features) for features in found))

    def consider(self) -> None:
        """Say of the card in question what it would be, and show with what it agrees."""
        self._describe(picked=False)
        self.show_agreement()

    def describe_picked(self) -> None:
        """Write what the picked cards are together, where that means something."""
        self._describe(picked=True)

    def meaning(self, table: GameTable) -> Message | None:
        """What the picked cards are together, or the one in question would be."""
        if table.match.round is None or table.viewer is None:
            return None
        card, picked = self._page.scene.input.in_question, self._page.scene.input.picked
        cards = picked or (() if card is None else (card,))
        return table.entry.stage.describe(self._seen(table), cards)

    def _seen(self, table: GameTable) -> View:
        """What lies on the screen, which may be a moment behind the table."""
        return self._page.teller.view or table.view()

    def _describe(self, picked: bool) -> None:
        page, table = self._page, self._page.table
        if table is None or table.match.round is None or table.viewer is None:
            return
        meant = self.meaning(table)
        if meant is not None:
            page.commands.set_texts(page.commands.status, say(meant), said_first=True)
        elif picked or self._describes:
            last = page.log.last
            page.commands.set_texts(page.commands.status, "" if last == page.commands.status else last)
        self._describes = meant is not None

    def show_commands(self) -> None:
        """Show the buttons of the open hand, or what everybody may call while none is open."""
        page, table = self._page, self._page.table
        if table is None or table.match.round is None:
            return
        page.commands.show_commands(page.coach.light_up(self._commands(table)), page.gestures.why, page.look)
        page.questions.show()

    def _commands(self, table: GameTable) -> list[Command]:
        return [*self._of_game(table), *self._last_trick()]

    def _last_trick(self) -> list[Command]:
        """Where tricks are won, the last one can be seen once more."""
        presenter = self._page.presenter
        picture = None if presenter is None else presenter.made
        if picture is None or not any(zone.kind is ZoneKind.LAST and zone.cards for zone in picture.zones):
            return []
        return [Command(TableButton.LAST_TRICK, translate("Table", "Last trick", "button"), LAST_TRICK_KEY)]

    def _of_game(self, table: GameTable) -> list[Command]:
        if not table.is_played:
            return []
        if isinstance(table.step(), Asked):
            return [*(_of_seat(table, *call) for call in table.calls()), *self._looks(table)]
        if table.viewer is not None or table.reaction_window() is None:
            tray = self._page.tray.groups
            return table.entry.stage.commands(table.view(), table.names, self._page.scene.input.picked, tray)
        return [_of_seat(table, seat, command) for seat, command in table.calls()]

    @staticmethod
    def _looks(table: GameTable) -> list[Command]:
        """Who is asked may look at the own hand first."""
        label = translate("Table", "{player}: look at my cards")
        return [
            Command(TableButton.LOOK, label.put(player=table.names[seat]), LOOK_KEYS[seat], seat=seat)
            for seat in table.round.must_answer()
            if seat in table.persons
        ]


def _of_seat(table: GameTable, seat: int, command: Command) -> Command:
    """The call of one of several persons; its key is the number of the seat."""
    label = translate("Curtain", "{player}: {call}", "a player's call").put(
        player=table.names[seat], call=command.label
    )
    return replace(command, label=label, key=DIGITS[seat], seat=seat, primary=False)
