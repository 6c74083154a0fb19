"""A table in the terminal: shows the position, asks people, lets bots think."""

import sys
from typing import Any

import typer

from pentaprism import bots
from pentaprism.cli import screen
from pentaprism.core.errors import NothingToDo, PentaprismError
from pentaprism.games import rulebook
from pentaprism.matched import level_at
from pentaprism.playthrough import Playthrough

_HELP = """  a move   as it is written: type `moves` to see all, `moves e1` those that begin so
  hint     what the strongest bot would play, and why
  undo     take back your last move
  rules    the rules; `rules 6` only clause 6
  resign   give up; quit leaves the table"""


class Left(Exception):
    """Somebody left the table."""


class Table:
    def __init__(
        self,
        played: Playthrough,
        people: set[int],
        level: str,
        limit: bots.Limit,
        strength: float | None = None,
    ) -> None:
        """`strength`: bots play as strong as this instead, between the levels."""
        self.played = played
        self.game = played.game
        self.people = people
        self.level = level
        self.limit = limit
        self.strength = strength
        self.resigned = False
        self.secret = self.game.capabilities.hidden and len(people) > 1
        self.shown_to = -1
        self.steps: list[tuple[Any, int, int, Any]] = []
        self.told: dict[int, int] = {}

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while self.played.to_act:
                self._turn()
        except (Left, EOFError, KeyboardInterrupt):
            typer.echo("\nYou have left the table.")
            return
        outcome = self.played.outcome
        assert outcome is not None, "nobody is to act, so the game is over"
        watcher = min(self.people)
        typer.echo("\n" + self.game.draw(self.played.state, watcher))
        typer.echo("\n" + self.game.result_text(outcome))
        if self.played.scores:
            typer.echo(f"Points: {self.played.scores}")

    def _turn(self) -> None:
        seats = self.played.to_act
        person = next((seat for seat in seats if seat in self.people), None)
        acted = self.played.moves[-1].seat if self.played.moves else None
        if person is not None and person != acted and self.game.capabilities.simultaneous:
            self._person(person)  # first, since a bot would always be quicker
            return
        for seat in seats:
            if seat not in self.people and self._bot(seat):
                return
        assert person is not None, "somebody has to act"
        self._person(person)

    def _bot(self, seat: int) -> bool:
        """Let a bot act; false when it would rather wait for others."""
        name = self.game.seat_name(seat)
        if sys.stdout.isatty():
            typer.echo(f"{name} is thinking ...\r", nl=False)
        try:
            advice = self.played.best(
                seat, ms=self.limit.ms, nodes=self.limit.nodes, level=self._level(seat)
            )
        except NothingToDo:
            return False
        self._play(seat, advice.move)
        return True

    def _level(self, seat: int) -> str:
        """Who takes this decision of a bot."""
        if self.strength is None:
            return self.level
        dealt, moves = self.played.record().header.seed, len(self.played.moves)
        seed = bots.decision_seed(self.game, self.played.state, dealt, seat, moves)
        return level_at(self.game, self.strength, seed).name

    def _play(self, seat: int, text: str) -> None:
        before = self.played.state
        self.played.play(text, seat)
        move = self.game.text.parse_move(text)
        assert move is not None, "it was just played"
        self.steps.append((before, seat, move, self.played.state))
        if not self.secret:
            self._tell(min(self.people))

    def _tell(self, watcher: int) -> None:
        """What happened since this seat was last told, as far as it may know."""
        for before, seat, move, after in self.steps[self.told.get(watcher, 0) :]:
            known = self.game.redacted(before, watcher), self.game.redacted(after, watcher)
            events = self.game.events_in_full(known[0], seat, move, known[1])
            level = "" if seat in self.people else f" ({self.level})"
            words = "; ".join(map(self.game.tell, events))
            typer.echo(f"{words}{level}")
        self.told[watcher] = len(self.steps)

    def _person(self, seat: int) -> None:
        name = self.game.seat_name(seat)
        if self.secret:
            if seat != self.shown_to:
                self._curtain(name)
            self.shown_to = seat
            self._tell(seat)
        typer.echo("\n" + self.game.draw(self.played.state, seat) + "\n")
        while True:
            typed = input(f"{name} to act (? for help): ").strip()
            if typed and self._did(seat, typed):
                return

    def _curtain(self, name: str) -> None:
        """Nobody sees another's hand: clear the screen and wait for the next player."""
        typer.echo("\x1b[2J\x1b[3J\x1b[H", nl=False)
        input(f"Hand over to {name}, then press Enter: ")

    def _did(self, seat: int, typed: str) -> bool:
        """Carry out a command or a move; true when it is somebody's turn anew."""
        word, _, rest = typed.partition(" ")
        if word in ("quit", "exit", "resign"):
            self.resigned = word == "resign"
            raise Left
        if word in ("?", "help"):
            typer.echo(_HELP)
        elif word == "moves":
            self._list_moves(seat, rest)
        elif word == "hint":
            self._hint(seat)
        elif word == "rules":
            self._rules(rest)
        elif word == "undo":
            return self._undo(seat)
        else:
            return self._try(seat, typed)
        return False

    def _list_moves(self, seat: int, beginning: str) -> None:
        texts = self.game.legal_texts(self.played.state, seat)
        found = [text for text in texts if text.startswith(beginning.strip())]
        typer.echo("  " + "  ".join(found) if found else "  no such move")

    def _hint(self, seat: int) -> None:
        try:
            advice = self.played.best(seat, ms=self.limit.ms)
        except NothingToDo as error:
            typer.echo(f"  {error.message}")
            return
        typer.echo(f"  {advice.move}: {advice.reason}")
        if len(advice.line) > 1:
            typer.echo(f"  expects {' '.join(advice.line[1:6])}")

    def _rules(self, clause: str) -> None:
        clauses = rulebook.clauses(self.game.id)
        if clause.strip() in clauses:
            screen.markdown(f"## {clause.strip()}. {clauses[clause.strip()]}")
        else:
            screen.markdown(rulebook.page(self.game.id), paged=True)

    def _undo(self, seat: int) -> bool:
        if self.game.capabilities.hidden or self.game.capabilities.chance:
            typer.echo("  what was drawn or shown cannot be taken back")
            return False
        if not any(move.seat == seat for move in self.played.moves):
            typer.echo("  you have not moved yet")
            return False
        while self.played.undo().seat != seat:
            self.steps.pop()
        self.steps.pop()
        self.told = {min(self.people): len(self.steps)}
        return True

    def _try(self, seat: int, typed: str) -> bool:
        try:
            self._play(seat, typed)
        except PentaprismError as error:
            clause = f"  [clause {error.clause}; `rules {error.clause}` shows it]"
            typer.echo(f"  No: {error.message}{clause if error.clause else ''}")
            return False
        return True
