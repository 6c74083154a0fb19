"""What can be wrong with something from outside: each error has a code for programs (formats.md),
words for people and, where a rule is behind it, the number of its clause."""

from collections.abc import Iterable

from pentaprism.core.words import Message


class PentaprismError(Exception):
    """Base of all errors that are the asker's to mend."""

    code = "bad-request"

    def __init__(self, message: Message | str, clause: str | None = None) -> None:
        """What players meet is a message in every language; what only programs meet, English."""
        super().__init__(message)
        self.words = message if isinstance(message, Message) else None
        self.clause = clause

    @property
    def message(self) -> str:
        return str(self.args[0])


class BadRequest(PentaprismError):
    """Not a request that can be understood."""


class UnknownGame(PentaprismError):
    code = "unknown-game"


class BadOption(PentaprismError):
    code = "bad-option"


class BadPosition(PentaprismError):
    code = "bad-position"


class BadCode(PentaprismError):
    """Letters that are not the code of a position."""

    code = "bad-code"


class IllegalMove(PentaprismError):
    """The move is not allowed; `clause` is the rule that forbids it."""

    code = "illegal-move"


class NotYourTurn(PentaprismError):
    code = "not-your-turn"


class NothingToDo(NotYourTurn):
    """A bot that may act, but would rather wait."""


class GameOver(PentaprismError):
    code = "game-over"


class BadRecord(PentaprismError):
    """A game record that cannot be read or does not replay."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint to end an error message with: the nearest known word, or all of them."""
    import difflib  # here, since every start would pay for it and hardly any needs it

    words = sorted(known)
    near = difflib.get_close_matches(word, words, 1)
    return f"did you mean {near[0]!r}?" if near else f"known: {', '.join(words)}"
