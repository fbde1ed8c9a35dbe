"""The steps of a match: for whom or what its table waits."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """The person whose hand is open is expected to act."""

    seat: int


@dataclass(frozen=True, slots=True)
class Curtain:
    """The machine has to be handed to this person, and nothing private is on the screen."""

    seat: int


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player is to be asked; ``call`` when it is only about a call out of turn."""

    seat: int
    call: bool


@dataclass(frozen=True, slots=True)
class Reaction:
    """Everybody looks at what this seat did, and may react before the next player goes on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Asked:
    """These persons are asked something, and no player's hand is open; the table goes on when all have answered."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """These persons are expected to act, and hold their cards elsewhere: nothing private is on the screen."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """In a guided first round a player reads, and says when to go on."""


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The deal is over and another one follows."""


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is over."""


Step = Person | Curtain | Computer | Reaction | Asked | Elsewhere | Reading | RoundOver | MatchOver
