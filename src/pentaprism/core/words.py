"""What people are told, by key: a message is a key and values, and a sentence when it is read.

The sentences are Fluent files (projectfluent.org), one for each language: `words/<language>.ftl`
in a game's folder, and `pentaprism/words/<language>.ftl` for the table. The browser reads the
very same files. A key names its book: "prizmik/refused-occupied", "table/seat-taken".

Besides Fluent's own functions the sentences may use

    SEAT($seat)             who sits there: a person's name, "Red", "seat 2", the clock
    WORD("card", $card)     the message `card-<value>` of the same book; form: "..." its attribute
    LIST($cards, "card")    several of them, joined as the language does; the second part may be
                            "seat", a prefix as in WORD, or missing; type: "or" or "unit"

A value of null is "none" to a sentence, true and false are "yes" and "no". Where people who type
their moves need other words than people who point at a board, the message has an attribute
`.typed`: Python uses it, the browser does not.
"""

import importlib.util
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Union

import msgspec

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

TABLE = "table"
ENGLISH = "en"
#: Longer texts, such as a move that somebody made up, are cut in a sentence; Fluent refuses 1,000.
LONGEST = 200
#: Not a seat of a person: it says that the time is up.
CLOCK = "clock"

Value = Union[str, int, float, bool, None, "Message", list["Value"]]

#: Where the sentences of each book lie: a package, whose folder `words` has them.
_packages: dict[str, str] = {TABLE: "pentaprism"}
#: The people at the table of whom a sentence is being said.
_people: ContextVar[Sequence[str]] = ContextVar("people", default=())


class MissingWords(LookupError):
    """A key that a book does not have, or a sentence that lacks a value."""


class Message(msgspec.Struct, frozen=True):
    """Something to be said; `str` says it in English, for those who type their moves."""

    key: str
    values: dict[str, Any] = {}

    def __str__(self) -> str:
        return say(self)


def messages_of(book: str) -> Callable[..., Message]:
    """What a game makes its messages with: `message("refused-occupied", square="a2")`."""

    def message(key: str, /, **values: Value) -> Message:
        return Message(f"{book}/{key}", values)

    return message


def register(book: str, package: str) -> None:
    """The words of this book are in the folder `words` of the package."""
    _packages[book] = package


def say(message: Message, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """The message as a sentence; `names` are those of the people by seat, where there are any."""
    book, _, key = message.key.partition("/")
    token = _people.set(names)
    try:
        return find_book(book, language).say(key, message.values)
    finally:
        _people.reset(token)


def has(key: str) -> bool:
    book, _, name = key.partition("/")
    return find_book(book, ENGLISH).has(name)


def languages(book: str = TABLE) -> list[str]:
    """The languages that have a file for this book."""
    return sorted(path.stem for path in folder_of(book).glob("*.ftl"))


def folder_of(book: str) -> Path:
    package = _packages.get(book)
    found = importlib.util.find_spec(package) if package else None
    if found is None or found.origin is None:
        raise MissingWords(f"there are no words of {book!r}")
    return Path(found.origin).parent / "words"


@cache
def source(book: str, language: str = ENGLISH) -> str:
    """The file of a book as it is written."""
    return (folder_of(book) / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def find_book(name: str, language: str) -> "Book":
    path = folder_of(name) / f"{language}.ftl"
    if not path.is_file():
        raise MissingWords(f"{name} has no words in {language!r}: {', '.join(languages(name))}")
    return Book(name, language, path)


class Book:
    """The sentences of one game, or of the table, in one language."""

    def __init__(self, name: str, language: str, path: Path) -> None:
        self.name = name
        self.language = language
        self.path = path

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Here, since most programs never say anything.
        from fluent.runtime import FluentBundle, FluentResource

        functions: Any = {"SEAT": self._seat, "WORD": self._word, "LIST": self._list}
        bundle = FluentBundle([self.language], functions, use_isolating=False)
        bundle.add_resource(FluentResource(self.path.read_text(encoding="utf-8")))
        return bundle

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, values: Mapping[str, Value]) -> str:
        if not self.has(key):
            raise MissingWords(f"{self.name} has no words {key!r} in {self.language!r}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get("typed") or message.value
        if pattern is None:
            raise MissingWords(f"{self.name}/{key} in {self.language!r} has only attributes")
        told = {name: self._value(value) for name, value in values.items()}
        sentence, wrong = self._bundle.format_pattern(pattern, told)
        if wrong:
            raise MissingWords(f"{self.name}/{key} in {self.language!r}: {wrong[0]}")
        return str(sentence)

    def attribute(self, key: str, name: str) -> str:
        """A sentence that belongs to another, such as `.help` of an option."""
        pattern = self._bundle.get_message(key).attributes[name]
        return str(self._bundle.format_pattern(pattern)[0])

    def _value(self, value: Any) -> Any:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
        if isinstance(value, dict):  # a message that came as JSON
            value = msgspec.convert(value, Message)
        if isinstance(value, Message):
            return say(value, self.language, _people.get())
        if isinstance(value, (list, tuple)):
            return _list_type()([self._value(each) for each in value])
        return value

    # -- functions of the sentences

    def _seat(self, seat: Any) -> str:
        table, people = find_book(TABLE, self.language), _people.get()
        if seat == CLOCK:
            return table.say("clock", {})
        if people:
            return people[int(seat)]
        if self.has(f"seat-{int(seat)}"):
            return self.say(f"seat-{int(seat)}", {})
        return table.say("seat-unnamed", {"seat": int(seat)})

    def _word(self, kind: str, value: Any, form: str | None = None) -> str:
        key = f"{kind}-{value}"
        if not self.has(key):
            raise MissingWords(f"{self.name} has no words {key!r} in {self.language!r}")
        message = self._bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern)[0])

    def _list(self, several: Any, kind: str = "", type: str = "and") -> str:  # noqa: A002
        from babel import Locale
        from babel.lists import format_list

        words = [self._item(item, kind) for item in several.items]
        style: Any = {"and": "standard", "or": "or", "unit": "unit"}[type]
        if "start" not in Locale(self.language).list_patterns.get(style, ()):
            style = "standard"  # a language need not tell units from other lists
        return format_list(words, style, self.language)

    def _item(self, item: Any, kind: str) -> str:
        if kind == "seat":
            return self._seat(item)
        return self._word(kind, item) if kind else str(item)


@cache
def _list_type() -> Any:
    """A list as a value that Fluent hands on to our functions."""
    from fluent.runtime.types import FluentType

    class FluentList(FluentType):
        def __init__(self, items: list[Any]) -> None:
            self.items = items

        def format(self, locale: Any) -> str:
            return ", ".join(map(str, self.items))

    return FluentList
