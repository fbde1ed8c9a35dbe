"""House rules as data.

A game's options are one frozen dataclass. Each field is declared with :func:`choice` and so carries its title, its
help and its allowed values with their labels: the new-game dialog, the rule book's "your table plays ..." line and the
saved game all come from this one class.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import Enum
from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, Self, dataclass_transform

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cardtable.messages import Message


@dataclass(frozen=True, slots=True)
class Value:
    """One allowed value of an option, with the line that says what it changes."""

    value: str | int | bool
    label: Message


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule as a dialog needs it.

    ``when`` is the other house rule with the value at which alone this one counts, ``None`` where it always does.
    """

    key: str
    title: Message
    help: Message
    values: tuple[Value, ...]
    when: tuple[str, str | int | bool] | None = None

    @property
    def default(self) -> str | int | bool:
        """The value at a table that says nothing of it."""
        return self.values[0].value

    @property
    def rule(self) -> str:
        """The chapter of the rule book that explains it; one that counts beside another alone is explained there."""
        return f"option-{self.key if self.when is None else self.when[0]}"

    def label(self, value: str | int | bool) -> Message:
        """The label of one of the values."""
        return next(item.label for item in self.values if item.value == value)

    def check(self, value: object) -> None:
        """OptionsError when this is not one of the values; a number is no truth value, nor the other way round."""
        if not any(value == known.value and type(value) is type(known.value) for known in self.values):
            raise OptionsError(self.key, value)


@dataclass(frozen=True, slots=True)
class Section:
    """House rules that belong together: a heading, and their keys in order."""

    title: Message
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lengths:
    """Which house rule says how long a match is, and three of its values from short to long.

    ``rounds``: the values are numbers of rounds.
    """

    key: str
    values: tuple[str | int, str | int, str | int]
    rounds: bool = False


class OptionsError(ValueError):
    """A value that the game does not know; ``key`` is the option and ``value`` what was asked for."""

    def __init__(self, key: str, value: object) -> None:
        super().__init__(f"{key}={value!r}")
        self.key = key
        self.value = value


def choice(
    title: Message,
    help: Message,  # noqa: A002
    *values: tuple[str | int | bool, Message],
    when: tuple[str, str | int | bool] | None = None,
) -> Any:
    """A field of an options class; the first value is the default.

    ``when`` names another field and the value at which alone this one counts.
    """
    allowed = tuple(Value(value, label) for value, label in values)
    return field(
        default=values[0][0], metadata={"choice": partial(Option, title=title, help=help, values=allowed, when=when)}
    )


@dataclass_transform(frozen_default=True)
class Options:
    """The base of every game's options; equal options are equal values. Every class below is a frozen dataclass.

    ``sections`` put the house rules of a family in groups; a game skips what it does not have. ``lengths`` is what a
    new table is asked about its length.
    """

    sections: ClassVar[tuple[Section, ...]] = ()
    lengths: ClassVar[Lengths | None] = None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)

    def __post_init__(self) -> None:
        for option in type(self).catalogue():
            option.check(getattr(self, option.key))

    def rules(self) -> Any:
        """What the rounds of a match obey: the options themselves, where a family does not say more."""
        return self

    def to_json(self) -> dict[str, Any]:
        """Plain JSON data: the value of every house rule."""
        return {option.key: getattr(self, option.key) for option in self.catalogue()}

    @classmethod
    def catalogue(cls) -> tuple[Option, ...]:
        """Every house rule in the order of declaration."""
        options: Any = cls
        return _catalogue(options)

    @classmethod
    def grouped(cls) -> tuple[tuple[Message | None, tuple[Option, ...]], ...]:
        """Every house rule under its heading, but the one about the length; what has none comes last."""
        known = {option.key: option for option in cls.catalogue()}
        if cls.lengths is not None:
            del known[cls.lengths.key]
        groups = [(one.title, tuple(known.pop(key) for key in one.keys if key in known)) for one in cls.sections]
        rest: list[tuple[Message | None, tuple[Option, ...]]] = [(None, tuple(known.values()))]
        return tuple(group for group in [*groups, *rest] if group[1])

    @classmethod
    def option(cls, key: str) -> Option:
        """The house rule with this key; KeyError when there is none."""
        for option in cls.catalogue():
            if option.key == key:
                return option
        raise KeyError(key)

    @classmethod
    def read(cls, data: object) -> Self:
        """Options from JSON data or a dialog; OptionsError names the first thing that is wrong."""
        if not isinstance(data, dict):
            raise OptionsError("options", data)
        known = {option.key for option in cls.catalogue()}
        for key in data:
            if key not in known:
                raise OptionsError(str(key), data[key])
        return cls(**data)

    @classmethod
    def behind(cls, rules: object) -> Self:
        """The options from which these rules were made; OptionsError when there are none."""
        chosen = {option.key: getattr(rules, option.key) for option in cls.catalogue()}
        return cls.read({key: value.value if isinstance(value, Enum) else value for key, value in chosen.items()})

    def house_rules(self) -> Iterator[tuple[Option, Value]]:
        """Where this table plays otherwise than the rule book's default."""
        for option in type(self).catalogue():
            value = getattr(self, option.key)
            counts = option.when is None or getattr(self, option.when[0]) == option.when[1]
            if value != option.default and counts:
                yield option, next(known for known in option.values if known.value == value)


@cache
def _catalogue(options: Any) -> tuple[Option, ...]:
    return tuple(_option(one.name, one.metadata.get("choice")) for one in fields(options))


def _option(key: str, declared: Callable[[str], Option] | None) -> Option:
    if declared is None:
        raise TypeError("declare every option with choice()")
    return declared(key)
