"""House rules as data.

A game's options are one frozen pydantic model. Each field is declared with :func:`choice` and so carries its title,
its help and its allowed values with their labels: the new-game dialog, the rule book's "your table plays ..." line
and the saved game all come from this one model.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    default: str | int | bool
    values: tuple[Value, ...]
    rule: str
    when: tuple[str, str | int | bool] | None = None

    def label(self, value: str | int | bool) -> Message:
        """The label of one of the values."""
        return next(item.label for item in self.values if item.value == value)


class OptionsError(ValueError):
    """A value that the game does not know; ``key`` is the option and ``value`` what was asked for."""

    def __init__(self, key: str, value: object) -> None:
        super().__init__(f"{key}={value!r}")
        self.key = key
        self.value = value


@dataclass(frozen=True, slots=True)
class _Choice:
    title: Message
    help: Message
    values: tuple[Value, ...]
    rule: str
    when: tuple[str, str | int | bool] | None


def choice(
    title: Message,
    help: Message,  # noqa: A002
    *values: tuple[str | int | bool, Message],
    rule: str,
    when: tuple[str, str | int | bool] | None = None,
) -> Any:
    """A field of an options model; the first value is the default, ``rule`` the chapter that explains it.

    ``when`` names another field and the value at which alone this one counts.
    """
    declared = _Choice(title, help, tuple(Value(value, label) for value, label in values), rule, when)
    return Field(default=values[0][0], json_schema_extra={"choice": declared})  # type: ignore[dict-item]


class Options(BaseModel):
    """The base of every game's options; equal options are equal values."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    @classmethod
    def catalogue(cls) -> Iterator[Option]:
        """Every house rule in the order of declaration."""
        for key, field in cls.model_fields.items():
            declared = _declared(field.json_schema_extra)
            yield Option(
                key, declared.title, declared.help, field.default, declared.values, declared.rule, declared.when
            )

    @classmethod
    def option(cls, key: str) -> Option:
        """The house rule with this key; KeyError when there is none."""
        for option in cls.catalogue():
            if option.key == key:
                return option
        raise KeyError(key)

    @model_validator(mode="after")
    def _only_known_values(self) -> Self:
        for option in type(self).catalogue():
            value = getattr(self, option.key)
            if not any(value == known.value and type(value) is type(known.value) for known in option.values):
                raise ValueError(option.key)
        return self

    @classmethod
    def read(cls, data: object) -> Self:
        """Options from JSON data or a dialog; OptionsError names the first thing that is wrong."""
        if not isinstance(data, dict):
            raise OptionsError("options", data)
        try:
            return cls.model_validate(data)
        except ValidationError as error:
            first = error.errors()[0]
            key = str(first["loc"][0]) if first["loc"] else str(first["ctx"]["error"])
            raise OptionsError(key, data.get(key)) from error

    @classmethod
    def behind(cls, rules: object) -> Self:
        """The options from which these rules were made; OptionsError when there are none."""
        chosen = {key: getattr(rules, key) for key in cls.model_fields}
        return cls.read({key: value.value if isinstance(value, Enum) else value for key, value in chosen.items()})

    def house_rules(self) -> Iterator[tuple[Option, Value]]:
        """Where this table plays otherwise than the rule book's default."""
        for option in type(self).catalogue():
            value = getattr(self, option.key)
            counts = option.when is None or getattr(self, option.when[0]) == option.when[1]
            if value != option.default and counts:
                yield option, next(known for known in option.values if known.value == value)


def _declared(extra: Any) -> _Choice:
    declared = extra["choice"] if isinstance(extra, dict) else None
    if not isinstance(declared, _Choice):
        raise TypeError("declare every option with choice()")
    return declared
