"""Options of a game as data: a name, a default, and what else is allowed. What an option is for
is said by `option-<name>` in the game's words.

A game's `setup` gets its options as whole numbers in the order in which it declares them: the
index of a choice, 0 or 1 for a flag, the number itself, or whatever a data file is read into.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from pentaprism.core.errors import BadOption, did_you_mean

if TYPE_CHECKING:
    import numpy as np

Value = bool | int | str


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """One of a few words."""

    name: str
    choices: tuple[str, ...]
    default: str

    def check(self, value: Any) -> str:
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(f"option {self.name!r} is one of {', '.join(self.choices)}, not {value!r}")

    def numbers(self, value: Value) -> Sequence[int]:
        return (self.choices.index(str(value)),)


class Whole(msgspec.Struct, frozen=True, tag="whole"):
    """A whole number within limits, or one of a few."""

    name: str
    low: int
    high: int
    default: int
    only: tuple[int, ...] = ()

    def check(self, value: Any) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high and (not self.only or value in self.only):
                return value
        wanted = f"a whole number from {self.low} to {self.high}"
        if self.only:
            wanted = "one of " + ", ".join(map(str, self.only))
        raise BadOption(f"option {self.name!r} is {wanted}, not {value!r}")

    def numbers(self, value: Value) -> Sequence[int]:
        return (int(value),)


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    """On or off."""

    name: str
    default: bool = False

    def check(self, value: Any) -> bool:
        if isinstance(value, bool):
            return value
        raise BadOption(f"option {self.name!r} is true or false, not {value!r}")

    def numbers(self, value: Value) -> Sequence[int]:
        return (int(value),)


class DataFile(msgspec.Struct, frozen=True, tag="data"):
    """The name of a data file, such as a deck; `load` finds, checks and encodes it.

    `load` raises BadOption with a sentence that names the place in the file that is wrong.

    `default` is the file of a record, a position or a code that names none, so it never changes;
    `usual` is the file of new games for people, where that is another one.
    """

    name: str
    default: str
    load: Callable[[str], Sequence[int]]
    usual: str = ""

    def check(self, value: Any) -> str:
        if not isinstance(value, str):
            raise BadOption(f"option {self.name!r} is the name of a data file, not {value!r}")
        self.load(value)
        return value

    def numbers(self, value: Value) -> Sequence[int]:
        return self.load(str(value))


Option = Choice | Whole | Flag | DataFile


class Options(msgspec.Struct, frozen=True):
    """All options of a game."""

    declared: tuple[Option, ...] = ()

    def complete(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """Every option with its value: checked where given, the default elsewhere."""
        if not isinstance(given, Mapping):
            raise BadOption(f"options are an object of names and values, not {given!r}")
        known = {option.name: option for option in self.declared}
        for name in given:
            if name not in known:
                hint = did_you_mean(str(name), known) if known else "this game has none"
                raise BadOption(f"there is no option {name!r}; {hint}")
        return {
            name: option.check(given[name]) if name in given else option.default
            for name, option in known.items()
        }

    def numbers(self, given: Mapping[str, Any]) -> "np.ndarray[Any, np.dtype[np.int64]]":
        """The values as a game's `setup` takes them."""
        import numpy as np

        values = self.complete(given)
        return np.array(
            [n for option in self.declared for n in option.numbers(values[option.name])], np.int64
        )

    def for_new_game(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """What is given, and the usual data files where none is named. Games keep this, so that
        they are never read by another file when the usual one changes."""
        usual = {
            option.name: option.usual
            for option in self.declared
            if isinstance(option, DataFile) and option.usual
        }
        return {**usual, **given}

    def changed(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """Only what differs from the defaults: the canonical form."""
        return self.without_defaults(self.complete(given))

    def without_defaults(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The same of values that are known to be right; they may be some of the options only."""
        defaults = {option.name: option.default for option in self.declared}
        return {name: value for name, value in values.items() if value != defaults[name]}

    def describe(self) -> dict[str, dict[str, Any]]:
        """Every option as JSON: its type, default and limits."""
        described = {}
        for option in self.declared:
            fields = {"type": option.__struct_config__.tag}
            for name in option.__struct_fields__:
                if name not in ("name", "load"):
                    fields[name] = msgspec.to_builtins(getattr(option, name))
            for name in ("only", "usual"):
                if not fields.get(name, True):
                    del fields[name]
            described[option.name] = fields
        return described

    def from_text(self, pairs: Mapping[str, str]) -> dict[str, Value]:
        """Options as typed on a command line: `capture=advance`, `quiet_limit=50`."""
        kinds = {option.name: option for option in self.declared}
        typed: dict[str, Any] = {}
        for name, text in pairs.items():
            option = kinds.get(name)
            if isinstance(option, Whole):
                typed[name] = int(text) if text.lstrip("-").isdecimal() else text
            elif isinstance(option, Flag):
                typed[name] = {"true": True, "false": False, "on": True, "off": False}.get(
                    text.lower(), text
                )
            else:
                typed[name] = text
        self.complete(typed)
        return typed
