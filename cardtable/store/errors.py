"""What can go wrong when games are kept, each with a sentence for people."""

from __future__ import annotations

from cardtable.messages import Message, translate


class StoreError(Exception):
    """Something could not be kept or read; ``message`` says what happened, what is kept and what to do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.source)
        self.message = message


class ElsewhereError(StoreError):
    """What is kept of the match is not what this window knows: it was played on in another one, or is gone."""


class InUseError(StoreError):
    """Another window of the program has the folder open."""


def unwritable(folder: str) -> StoreError:
    """The data folder does not take files."""
    return StoreError(
        translate(
            "Store",
            "Card Table cannot write to the folder {folder}, so games cannot be saved there. Nothing "
            "was changed. Choose another folder with --data-dir, or play without saving.",
        ).put(folder=folder)
    )


def in_use(folder: str) -> InUseError:
    """Another instance works with the same folder."""
    return InUseError(
        translate(
            "Store",
            "Card Table is already open with the games in {folder}. Nothing was changed. "
            "Use the window that is open, or close it first.",
        ).put(folder=folder)
    )


def newer_folder(folder: str) -> StoreError:
    """The database was written by a later version."""
    return StoreError(
        translate(
            "Store",
            "The games in {folder} were saved by a newer version of Card Table. They were not touched. "
            "Install the newer version to continue them, or play on without saving.",
        ).put(folder=folder)
    )


def not_kept(reason: str) -> StoreError:
    """A write failed in the middle of a game."""
    return StoreError(
        translate(
            "Store",
            "The last move could not be saved ({reason}). The game goes on, everything up to then is "
            "saved, and saving is tried again with every move.",
        ).put(reason=reason)
    )


def unreadable(name: str) -> StoreError:
    """A file could not be opened at all."""
    return StoreError(
        translate(
            "Store", "The file {name} cannot be read. Nothing was changed. Check that it exists and try again."
        ).put(name=name)
    )


def out_of_reach() -> StoreError:
    """The file of games cannot be read just now, as where a stick was pulled."""
    return StoreError(
        translate(
            "Store",
            "The saved games cannot be reached just now. Nothing was changed. If they are on a stick or another "
            "computer, connect it again; if that does not help, close Card Table and open it again.",
        )
    )


def held() -> StoreError:
    """Another program has the file of games for itself."""
    return StoreError(
        translate(
            "Store",
            "The saved games cannot be read just now, because another program is using their file. Nothing was "
            "changed. Wait a moment and try again.",
        )
    )


def foreign(name: str) -> StoreError:
    """A file that is no saved game."""
    return StoreError(
        translate(
            "Store", "{name} is not a saved game of Card Table. Nothing was changed. Choose a .cardtable file."
        ).put(name=name)
    )


def damaged(name: str) -> StoreError:
    """A saved game that is incomplete or was changed."""
    return StoreError(
        translate(
            "Store",
            "The saved game {name} is damaged and cannot be opened. It was left as it is, and your other games "
            "are fine.",
        ).put(name=name)
    )


def unshowable(name: str) -> StoreError:
    """A saved game at which the program itself stumbles."""
    return StoreError(
        translate(
            "Store",
            "The table of {name} cannot be shown, because something in the program went wrong with it. "
            "It is kept as it is, and your other games are fine.",
        ).put(name=name)
    )


def future(name: str) -> StoreError:
    """A saved game of a later version."""
    return StoreError(
        translate(
            "Store",
            "The saved game {name} comes from a newer version of Card Table. It was left as it is. "
            "Install the newer version to open it.",
        ).put(name=name)
    )


def unknown_game(name: str) -> StoreError:
    """A saved game of a game that this version does not have."""
    return StoreError(
        translate(
            "Store",
            "The saved game {name} belongs to a game that this version of Card Table does not know. "
            "It was left as it is.",
        ).put(name=name)
    )


def too_large(name: str) -> StoreError:
    """A file far larger than any game."""
    return StoreError(
        translate("Store", "{name} is far too large for a saved game, so it was not opened. Nothing was changed.").put(
            name=name
        )
    )


def unwritten(name: str, reason: str) -> StoreError:
    """An export that failed."""
    return StoreError(
        translate(
            "Store",
            "The game could not be written to {name} ({reason}). In Card Table it is still saved. "
            "Choose another place.",
        ).put(name=name, reason=reason)
    )


def set_aside(name: str, rescued: int) -> StoreError:
    """The database was damaged; it was renamed, and another one begun with what could be read."""
    if not rescued:
        return StoreError(
            translate(
                "Store",
                "The saved games could not be read because their file is damaged. It was kept as {name}, "
                "and a new one was begun.",
            ).put(name=name)
        )
    return StoreError(
        translate(
            "Store",
            "The file with the saved games is damaged. It was kept as {name}, and %n game(s) could be saved from it.",
            "saved games",
            rescued,
        ).put(name=name)
    )


def not_a_file(name: str, folder: str) -> StoreError:
    """A pipe, a folder or a link lies where one of our files should be."""
    return StoreError(
        translate(
            "Store",
            "{name} in the folder {folder} is not an ordinary file, so it was not touched, and games "
            "cannot be saved there. Move it away, choose another folder with --data-dir, or play "
            "without saving.",
        ).put(name=name, folder=folder)
    )


def read_only(folder: str) -> StoreError:
    """A folder whose games can be read and not written."""
    return StoreError(
        translate(
            "Store",
            "Card Table cannot write to the folder {folder}. Your games are there and can be looked "
            "at and played on, but nothing more will be saved. Make the folder writable, or choose "
            "another one with --data-dir.",
        ).put(folder=folder)
    )


def no_longer_there() -> ElsewhereError:
    """The file does not hold a match any more that is being played here."""
    return ElsewhereError(
        translate(
            "Store",
            "This game was no longer in the file of saved games. "
            "What is played here goes on as a saved game of its own.",
        )
    )


def erased() -> ElsewhereError:
    """The file of games was deleted while it was open."""
    return ElsewhereError(
        translate(
            "Store",
            "The folder with your games was deleted while Card Table was open, and a new one was made. What lies on "
            "the table is kept there whole. Other games can only come back from a copy of the old folder.",
        )
    )


def replaced() -> ElsewhereError:
    """Another file of games has taken the place of the one that was open."""
    return ElsewhereError(
        translate(
            "Store",
            "The file with your games was replaced while Card Table was open, perhaps by a program that syncs folders. "
            "Nothing in the new file was overwritten: what is played here goes on there as a saved game of its own.",
        )
    )


def played_elsewhere() -> ElsewhereError:
    """The file holds more of a match than this window knows."""
    return ElsewhereError(
        translate(
            "Store",
            "This game was played on in another window. Nothing of that was overwritten: "
            "what is played here goes on as a saved game of its own.",
        )
    )
