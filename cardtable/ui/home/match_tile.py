"""A match that waits, as a small picture that plays it on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from cardtable.games.catalogue import covers
from cardtable.messages import translate
from cardtable.ui.a11y.speech_text import sentence, spoken
from cardtable.ui.home.tile import Tile
from cardtable.ui.language import say, when_text
from cardtable.ui.widgets.controls import set_tip
from cardtable.ui.widgets.picture_button import PictureButton
from cardtable.ui.widgets.tab_order import InOrder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.store.listing import SavedGame
    from cardtable.ui.services import Services


class MatchTile(Tile):
    """One match that waits, small: the whole of it is the button that plays it on."""

    def __init__(self, services: Services, game: SavedGame) -> None:
        self.play = PictureButton(services)
        super().__init__(self.play)
        self.game = game
        self.play.setParent(self)
        InOrder(self, self.play)
        self.play.on_one_line = True
        self.write("")

    def write(self, status: str, short: str = "", players: Sequence[str] = ()) -> None:
        """Write what is known of it; ``status`` is empty until the match was opened, and ``short`` stands for it.

        ``players`` are the names of those who play, where they are known better than by the list.
        """
        game, play = self.game, self.play
        title = game.name or covers()[game.game].title
        when, who = when_text(game.updated), ", ".join(players or game.players)
        play.title, play.facts = title, (short or status or who,)
        on = say(translate("Home", "Play on", "button: go on with the match that is shown"))
        told = (status, who, when)
        play.setAccessibleName(f"{on}: {spoken(title)}")
        set_tip(play, "\n".join(one for one in (title, status, f"{who} – {when}") if one))
        play.setAccessibleDescription(" ".join(sentence(spoken(one)) for one in told if one))
        play.update()

    def lay(self, size: QSize) -> None:
        """Be so large."""
        self.setFixedSize(size)
        self.play.setGeometry(0, 0, size.width(), size.height())
        self.play.picture_height = round(size.height() - self.play.words_height(size.width()))
