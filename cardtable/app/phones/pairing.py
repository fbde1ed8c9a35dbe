"""Who may sit where: a seat's invitation, good for one phone, and the token with which that phone comes back.

Nothing of it is ever on a disk: it lives as long as the door is open.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

# I and O look like digits.
ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
LETTERS: Final = 6
WRONG_LETTERS: Final = 10


class Invitation(NamedTuple):
    """What brings one phone to a seat: a code of 128 bits for its camera, or letters that a person types."""

    code: str
    letters: str


class Pass(NamedTuple):
    """A phone may sit at this seat; ``token`` is new when it was invited, and it comes back with that alone."""

    seat: int
    token: str | None


def new_invitation() -> Invitation:
    """An invitation that nobody can guess."""
    return Invitation(secrets.token_urlsafe(16), _new_letters())


def _new_letters() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


class Pairing:
    """The invitations that nobody has taken yet, and the token of each seat's phone."""

    def __init__(self) -> None:
        self._invitations: dict[int, Invitation] = {}
        self._tokens: dict[int, str] = {}
        self._wrong = 0

    def invite(self, seat: int, invitation: Invitation) -> None:
        """One more phone may come to this seat; what was its invitation before is none any more."""
        self._invitations[seat] = invitation

    def free(self, seat: int) -> None:
        """No phone may sit there, until it is invited anew."""
        self._invitations.pop(seat, None)
        self._tokens.pop(seat, None)

    def admit(self, word: Mapping[str, Any]) -> Pass | None:
        """Where a phone may sit that says this: whoever comes uses up the invitation; a new phone voids the token."""
        letters = "".join(str(word.get("letters") or "").split()).upper()
        for seat, invitation in self._invitations.items():
            if word.get("code") == invitation.code or letters == invitation.letters:
                del self._invitations[seat]
                token = self._tokens[seat] = secrets.token_urlsafe(24)
                return Pass(seat, token)
        # Letters are few enough to be guessed: who tries some is not let in by something else, so each try counts.
        known = () if letters else self._tokens.items()
        found = next((Pass(seat, None) for seat, token in known if word.get("token") == token), None)
        if found is not None:
            self._invitations.pop(found.seat, None)
        return found

    def wrong_letters(self) -> dict[int, str]:
        """Count letters that were none; after ten of them, the new letters of every seat that is still invited."""
        self._wrong += 1
        if self._wrong < WRONG_LETTERS:
            return {}
        self._wrong = 0
        self._invitations = {
            seat: invitation._replace(letters=_new_letters()) for seat, invitation in self._invitations.items()
        }
        return {seat: invitation.letters for seat, invitation in self._invitations.items()}
