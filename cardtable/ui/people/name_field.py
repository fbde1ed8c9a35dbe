"""The field for a person's name; who gives none is called what their face is."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLineEdit

from cardtable.engine.player_names import can_be_seen, clean_name
from cardtable.messages import translate
from cardtable.stage.characters import Animal, animal_name
from cardtable.ui.language import say

LONGEST: Final = 20


class NameField(QLineEdit):
    """Takes a name beside a face."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.setMaxLength(LONGEST)

    def name_of(self, animal: Animal) -> str:
        """What a person with this face is called."""
        return clean_name(self.text()) if self.is_filled else say(animal_name(animal))

    @property
    def is_filled(self) -> bool:
        """Whether a name was written."""
        return bool(self.text().strip())

    @property
    def is_unseen(self) -> bool:
        """Whether a name was written that cannot be seen."""
        return self.is_filled and not can_be_seen(self.text())

    def show_face(self, animal: Animal) -> None:
        """Say what the person is called who gives no name."""
        nameless = translate("People", "Without a name: {animal}").put(animal=animal_name(animal))
        self.setPlaceholderText(say(nameless))
