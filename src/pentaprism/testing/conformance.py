"""The checks. Each takes a game, a number of random games and a seed, and raises AssertionError."""

import hashlib
import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from pentaprism.core.errors import BadPosition, IllegalMove, NotYourTurn, PentaprismError
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.core.options import Choice, Flag, Whole
from pentaprism.core.rng import scale
from pentaprism.games.rulebook import clauses
from pentaprism.records import Record, replay
from pentaprism.testing.walks import Step, players_of, walk, walks

Check = Callable[[Game, int, int], None]

#: Looking at every position of a long game costs time and teaches little; look at some.
_EVERY = 7
#: And of a very long game at most about so many.
_MOST = 150
#: After so many moves what set-up left behind would have been seen.
_AFTER_SET_UP = 20


def _some(steps: list[Step], every: int = _EVERY) -> list[Step]:
    return steps[:: max(every, len(steps) // _MOST)]


def games_end(game: Game, games: int, seed: int) -> None:
    """Random games end, with winners among the seats, a reason, and nobody left to act."""
    for players, steps in walks(game, games, seed):
        last = steps[-1].after
        outcome = game.outcome(last)
        assert outcome is not None, "the game ended without an outcome"
        assert outcome.reason
        assert all(0 <= seat < players for seat in outcome.winners)
        assert game.to_act(last) == ()
        assert all(game.legal(last, seat) == [] for seat in range(players))
        points = game.scores(last)
        assert len(points) == (players if game.capabilities.points else 0)


def legal_moves_are_exact(game: Game, games: int, seed: int) -> None:
    """Legal moves are unique, their texts a bijection, and nothing else is accepted."""
    known_clauses = clauses(game.id)
    for _, steps in walks(game, games, seed):
        chance = random.Random(seed)
        strange = sorted({game.text.move_text(step.move) for step in steps})
        for step in _some(steps):
            moves = game.legal(step.before, step.seat)
            texts = game.legal_texts(step.before, step.seat)
            assert len(moves) == len(set(moves)) == len(set(texts)) > 0
            for move in moves:
                text = game.text.move_text(move)
                assert game.text.parse_move(text) == move
                assert game.read_move(step.before, step.seat, text) == move
                game.position(game.apply(step.before, step.seat, move))
            others = chance.sample(strange, min(9, len(strange)))
            for text in [*others, "", "?", "pass me", texts[0] + " "]:
                if text not in texts:
                    _refused(game, step.before, step.seat, text, known_clauses)


def _refused(game: Game, state: Any, seat: int, text: str, known: dict[str, str]) -> None:
    refusal = _error_of(lambda: game.read_move(state, seat, text))
    assert isinstance(refusal, IllegalMove), f"{text!r} is not listed, yet: {refusal!r}"
    assert refusal.clause in known, f"{text!r} is refused by unknown clause {refusal.clause!r}"
    assert refusal.message


def _error_of(action: Callable[[], Any]) -> PentaprismError | None:
    try:
        action()
    except PentaprismError as error:
        return error
    return None


def seats_wait_their_turn(game: Game, games: int, seed: int) -> None:
    """A seat that may not act has no legal moves and is told whose turn it is.

    In a revisable game a seat may be done and still change its mind."""
    for players, steps in walks(game, games, seed):
        for step in _some(steps):
            state = step.before
            for seat in set(range(players)) - set(game.to_act(state)):
                if game.capabilities.revisable and game.legal(state, seat):
                    continue
                assert game.legal(state, seat) == []
                text = game.text.move_text(step.move)
                error = _error_of(partial(game.read_move, state, seat, text))
                assert isinstance(error, NotYourTurn), f"seat {seat} may act out of turn"


def positions_round_trip(game: Game, games: int, seed: int) -> None:
    """A position as JSON text gives the same position, and the same game from there on."""
    for _, steps in walks(game, games, seed):
        for step in _some(steps, every=1):
            position = game.position(step.before)
            again = game.from_position(json.loads(json.dumps(position)))
            assert game.position(again) == position
            assert game.to_act(again) == game.to_act(step.before)
            assert game.legal(again, step.seat) == game.legal(step.before, step.seat)
            after = game.apply(again, step.seat, step.move)
            assert game.position(after) == game.position(step.after)


def positions_are_checked(game: Game, games: int, seed: int) -> None:
    """A position that lacks a key, has one too many or a value of a wrong type is refused."""
    for _, steps in walks(game, min(games, 3), seed):
        for step in steps[:: _EVERY * 5]:
            position = game.position(step.before)
            wrong: list[Any] = [None, [], "x", {**position, "surplus": 1}]
            for key in position:
                if key != "options":
                    wrong.append({k: v for k, v in position.items() if k != key})
                strange: list[Any] = [{"a": []}, -5, "nonsense", [[[]]], 1.5, True]
                wrong.extend({**position, key: value} for value in strange)
            for bad in wrong:
                error = _error_of(partial(game.from_position, bad))
                if error is None:
                    read = game.position(game.from_position(bad))
                    assert read == bad, f"{bad} was read as {read}"
                else:
                    assert isinstance(error, BadPosition), error


def set_up_forgets(game: Game, games: int, seed: int) -> None:
    """A record can be used again: set-up leaves nothing of what it held, not even for later."""
    chance = random.Random(seed)
    for number in range(games):
        for players in players_of(game):
            fresh = game.setup(players, {}, seed + number)
            used = np.frombuffer(bytearray(b"\x2a" * fresh.nbytes), fresh.dtype)
            options = game.options.numbers({})
            game.face.setup(used, 0, players, options, np.uint64(seed + number))
            for moves in (0, _AFTER_SET_UP):
                for _ in range(moves):
                    if seats := game.to_act(fresh):
                        move = chance.choice(game.legal(fresh, seats[0]))
                        fresh, used = (game.apply(each, seats[0], move) for each in (fresh, used))
                assert game.position(used) == game.position(fresh)
                assert game.to_act(used) == game.to_act(fresh)


def options_are_kept(game: Game, games: int, seed: int) -> None:
    """What was chosen for a game stays with it."""
    for option in game.options.declared:
        other: Any = None
        if isinstance(option, Choice):
            other = next(each for each in option.choices if each != option.default)
        elif isinstance(option, Whole):
            other = option.low if option.low != option.default else option.high
        elif isinstance(option, Flag):
            other = not option.default
        if other is not None:
            chosen = {option.name: other}
            assert game.options_of(game.setup(game.players[1], chosen, seed)) == chosen


def old_states_never_change(game: Game, games: int, seed: int) -> None:
    """Whatever is asked of a state or played from it, the state itself stays as it was."""
    for players, steps in walks(game, games, seed):
        for step in _some(steps):
            bytes_before = step.before.tobytes()
            game.apply(step.before, step.seat, step.move)
            game.events(step.before, step.seat, step.move, step.after)
            for seat in (*range(players), None):
                game.view(step.before, seat)
            game.draw(step.before, step.seat)
            game.svg(step.before, step.seat)
            assert step.before.tobytes() == bytes_before


def records_replay(game: Game, games: int, seed: int) -> None:
    """A record written and read again gives every position of the game."""
    for players, steps in walks(game, games, seed):
        options = game.options_of(steps[0].before)
        number = seed
        record = Record.begin(game, players, options, number)
        state = game.setup(players, options, number)
        expected = [game.position(state)]
        chance = random.Random(seed)
        for milliseconds in range(len(steps)):
            seats = game.to_act(state)
            if not seats:
                break
            seat = chance.choice(seats)
            move = chance.choice(game.legal(state, seat))
            state = game.apply(state, seat, move)
            record.add(seat, game.text.move_text(move), milliseconds)
            expected.append(game.position(state))
        record.finish(game.outcome(state))
        again = Record.from_text(record.to_text())
        assert [game.position(each) for each in replay(again)] == expected


def redaction_leaks_nothing(game: Game, games: int, seed: int) -> None:
    """Two positions that a seat cannot tell apart look the same to it, to the byte."""
    for players, steps in walks(game, games, seed):
        for number, step in enumerate(_some(steps)):
            for seat in (*range(players), SPECTATOR):
                viewer = None if seat == SPECTATOR else seat
                other = _another_world(game, step.before, seat, seed + number)
                seen = json.dumps(game.view(step.before, viewer))
                assert json.dumps(game.view(other, viewer)) == seen
                assert game.draw(other, seat) == game.draw(step.before, seat)
                assert game.svg(other, seat) == game.svg(step.before, seat)
                if seat >= 0:
                    assert game.legal(other, seat) == game.legal(step.before, seat)


def determinise_keeps_what_is_known(game: Game, games: int, seed: int) -> None:
    """Filling in what a seat cannot know changes nothing of what it knows, and can be played."""
    for players, steps in walks(game, games, seed):
        for number, step in enumerate(_some(steps)):
            for seat in (*range(players), SPECTATOR):
                known = game.redacted(step.before, seat)
                world = _another_world(game, step.before, seat, seed + number)
                assert game.redacted(world, seat).tobytes() == known.tobytes()
                assert game.from_position(game.position(world)) is not None
                hidden = game.from_position(game.position(known), hidden=True)
                assert hidden.tobytes() == known.tobytes()
                if seat in game.to_act(step.before):
                    game.apply(
                        world, seat, step.move if seat == step.seat else _any(game, world, seat)
                    )


def _any(game: Game, state: Any, seat: int) -> int:
    return game.legal(state, seat)[0]


def _another_world(game: Game, state: Any, seat: int, seed: int) -> Any:
    world = game.redacted(state, seat)
    if "rng" in world.dtype.names:
        world["rng"] = seed * 0x9E3779B9 + 1
    game.face.determinise(world, 0, seat)
    return world


def batches_agree(game: Game, games: int, seed: int) -> None:
    """Stepping many games at once is the same as stepping each alone."""
    first = [
        next(walk(game, players, {}, seed + n))
        for n in range(games)
        for players in players_of(game)
    ]
    states = np.concatenate([step.before for step in first])
    seats = np.array([step.seat for step in first])
    moves = np.array([step.move for step in first])
    game.face.apply_each(states, seats, moves)
    for i, step in enumerate(first):
        assert states[i : i + 1].tobytes() == step.after.tobytes()


def samples_agree(game: Game, games: int, seed: int) -> None:
    """`sample`, where a game has it, gives the very move of the list that `scale` points at."""
    if not hasattr(game.rules, "sample"):
        return
    chance = random.Random(seed)
    for _, steps in walks(game, games, seed):
        for step in _some(steps):
            moves = game.legal(step.before, step.seat)
            bits = np.uint64(chance.getrandbits(64))
            picked = game.rules.sample(step.before[0], step.seat, bits)
            assert picked == moves[int(scale(bits, len(moves)))]


def observations_hide_secrets(game: Game, games: int, seed: int) -> None:
    """What a learner sees is finite and the same in every world its seat cannot tell apart."""
    out, again = (np.zeros(game.rules.OBSERVATION, np.float32) for _ in range(2))
    for players, steps in walks(game, min(games, 4), seed):
        for number, step in enumerate(_some(steps)):
            for seat in range(players):
                game.face.observe(step.before, 0, seat, out)
                assert np.isfinite(out).all()
                other = _another_world(game, step.before, seat, seed + number)
                game.face.observe(other, 0, seat, again)
                assert (out == again).all()


def events_tell_each_move(game: Game, games: int, seed: int) -> None:
    """Every move tells what it did, in words, also to those who see only a part of it."""
    for players, steps in walks(game, games, seed):
        for step in _some(steps):
            for seat in (None, *range(players), SPECTATOR):
                before, after = step.before, step.after
                if seat is not None:
                    before, after = game.redacted(before, seat), game.redacted(after, seat)
                told = game.events(before, step.seat, step.move, after)
                assert told
                json.dumps([game.event_json(event) for event in told])
                assert all(map(game.tell, told))


def afterthoughts_are_for_everybody(game: Game, games: int, seed: int) -> None:
    """What takes time to find out about a move is found once for all who notice it: it must not
    come from anything that one of them cannot know."""
    for players, steps in walks(game, games, seed):
        for step in _some(steps):
            thoughts = game.afterthoughts(step.before, step.seat, step.move, step.after)
            assert bool(thoughts) == game.owes_afterthoughts(
                step.before, step.seat, step.move, step.after
            )
            for seat in (*range(players), SPECTATOR) if thoughts else ():
                before, after = game.redacted(step.before, seat), game.redacted(step.after, seat)
                assert game.afterthoughts(before, step.seat, step.move, after) == thoughts
                events = game.events(before, step.seat, step.move, after)
                told = game.told_with(events, thoughts)
                assert all(each in told for each in (*events, *thoughts))
                assert len(told) == len(events) + len(thoughts)
                json.dumps([game.event_json(event) for event in told])


def events_keep_secrets(game: Game, games: int, seed: int) -> None:
    """Where several choose at once, choices that look alike to somebody are told to them alike."""
    for players, steps in walks(game, games, seed):
        for step in _some(steps):
            if sum(seat < players for seat in game.to_act(step.before)) < 2:
                continue
            others = game.legal(step.before, step.seat)[:8]
            worlds = [(move, game.apply(step.before, step.seat, move)) for move in others]
            for viewer in {*range(players), SPECTATOR} - {step.seat}:
                before = game.redacted(step.before, viewer)
                told: dict[bytes, str] = {}
                for move, after in worlds:
                    seen = game.redacted(after, viewer)
                    words = json.dumps(
                        [game.event_json(e) for e in game.events(before, step.seat, move, seen)]
                    )
                    assert told.setdefault(seen.tobytes(), words) == words


def transcript(game: Game, games: int, seed: int) -> str:
    """A digest of random games, position by position: equal compiled and uncompiled."""
    digest = hashlib.sha256()
    for _, steps in walks(game, games, seed):
        for step in steps:
            digest.update(_line(game, step).encode())
    return digest.hexdigest()


def _line(game: Game, step: Step) -> str:
    texts = game.legal_texts(step.before, step.seat)
    told = [step.seat, game.text.move_text(step.move), texts, game.position(step.after)]
    return json.dumps(told, sort_keys=True)


CHECKS: tuple[Check, ...] = (
    games_end,
    legal_moves_are_exact,
    seats_wait_their_turn,
    positions_round_trip,
    positions_are_checked,
    set_up_forgets,
    options_are_kept,
    old_states_never_change,
    records_replay,
    redaction_leaks_nothing,
    determinise_keeps_what_is_known,
    batches_agree,
    samples_agree,
    observations_hide_secrets,
    events_tell_each_move,
    afterthoughts_are_for_everybody,
    events_keep_secrets,
)


def check_game(game: Game, games: int = 10, seed: int = 0) -> None:
    """All checks, one after the other."""
    for check in CHECKS:
        check(game, games, seed)
