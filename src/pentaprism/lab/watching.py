"""Games that are watched while they are played: what the lab knows of a game is its note.

A note has who won and how, how many moves and choices there were, who was ahead when, which cards
or tiles each seat was dealt and used, what kinds of moves there were, and the facts that the game
counts (`measures.py` in its folder). Kernels of search/contest.py decide the moves where they can;
games that were played elsewhere are watched again from their moves.

Two things can be done to one seat of a game, for comparison with the same game as it was dealt:
a piece is swapped into what it was dealt, or it may not use that piece.
"""

from functools import cache
from typing import Any

import numpy as np

from pentaprism.core.bits import U
from pentaprism.core.game import Game
from pentaprism.core.kernel import kernel, kernel_with_arrays
from pentaprism.core.rng import mix, random, scale
from pentaprism.search import contest
from pentaprism.search.contest import GREEDY, LOTS, RANDOM, SEATS, add_to_digest, stream
from pentaprism.search.playout import make_sampler, one_of

#: What is done to the seat of an arm.
NOTHING, SWAP, FORBID = 0, 1, 2

ARM = np.dtype((np.record, [("winners", np.int64), ("valid", np.int64), ("digest", np.uint64)]))

_SWAPS = U(0x51AB_5EED_CA4D_0001)
#: How freely a player who may not do what it wants is asked again, in its own points.
_FREER = np.array([1e-2, 1e-1, 0.5, 2.0, 10.0])
_ASKED_AGAIN = 5


def pieces_of(game: Game) -> int:
    return int(getattr(game.measures, "PIECES", 0)) if game.measures else 0


def actions_of(game: Game) -> tuple[str, ...]:
    return tuple(game.measures.ACTIONS) if game.measures else ()


def facts_of(game: Game) -> tuple[tuple[str, int], ...]:
    return tuple(game.measures.FACTS) if game.measures else ()


@cache
def note_type(game: Game) -> Any:
    """The record of a note; what a game has none of still has room for one."""
    seats, pieces = game.players[1], max(pieces_of(game), 1)
    return np.dtype(
        (
            np.record,
            [
                ("winners", np.int64),
                ("reason", np.int64),
                ("moves", np.int64),
                ("digest", np.uint64),
                ("valid", np.int64),  # whether what should have been done to a seat could be
                ("first", np.int32),
                ("decisions", np.int32),  # moves of which there was a choice
                ("choices", np.int64),  # and how many there were in all of them
                ("leader", np.int32),  # the one who was ahead last, or -1
                ("leads", np.int32),  # how often another one got ahead
                ("margin", np.int32),  # of the best over the second at the end
                ("behind", np.int32, seats),  # moves after which somebody else was ahead
                ("deficit", np.int32, seats),  # and by how much at most
                ("standing", np.int32, seats),
                ("actions", np.int32, max(len(actions_of(game)), 1)),
                ("facts", np.int32, max(len(facts_of(game)), 1)),
                ("seen", np.uint8, pieces),
                ("dealt", np.int16, (seats, pieces)),
                ("used", np.int16, (seats, pieces)),
            ],
        )
    )


# -- for games that measure nothing


@kernel
def nobody_in_particular(s: Any) -> int:
    return 0


@kernel
def no_pieces(s: Any, seat: int, out: Any) -> None:
    pass


@kernel
def no_piece(s: Any, seat: int, move: int) -> int:
    return -1


@kernel
def only_action(s: Any, seat: int, move: int) -> int:
    return 0


@kernel
def no_facts(before: Any, seat: int, move: int, after: Any, facts: Any) -> None:
    pass


@kernel
def no_end(s: Any, facts: Any) -> None:
    pass


@kernel
def no_swap(s: Any, seat: int, wanted: int, lot: np.uint64) -> bool:
    return False


# -- watching


def make_watch(game: Game) -> tuple[Any, Any, Any]:
    """Kernels `begin(s, seats, note)`, `step(before, seats, seat, move, after, note, scratch)` and
    `end(s, seats, finished, note)`."""
    measures = game.measures
    _first = getattr(measures, "first", nobody_in_particular)
    _dealt = getattr(measures, "dealt", no_pieces)
    _seen = getattr(measures, "seen", no_pieces)
    _piece = getattr(measures, "piece", no_piece)
    _action = getattr(measures, "action", only_action)
    _follow = getattr(measures, "follow", no_facts)
    _finish = getattr(measures, "finish", no_end)
    _standing = getattr(measures, "standing", game.rules.scores)
    _legal, _over, _winners = game.rules.legal, game.rules.over, game.rules.winners

    @kernel
    def begin(s: Any, seats: int, note: Any) -> None:
        note.first = _first(s)
        note.leader = -1
        for seat in range(seats):
            _dealt(s, seat, note.dealt[seat])
            _seen(s, seat, note.seen)

    @kernel
    def rank(s: Any, seats: int, moved: int, note: Any, scores: Any) -> None:
        """Who is ahead now, alone; and who is behind, by how much."""
        if _standing(s, scores) == 0:
            return
        best, leaders, leader = scores[0], 0, 0
        for seat in range(seats):
            best = max(best, scores[seat])
        for seat in range(seats):
            note.standing[seat] = scores[seat]
            if scores[seat] == best:
                leaders += 1
                leader = seat
            else:
                note.behind[seat] += moved
                note.deficit[seat] = max(note.deficit[seat], best - scores[seat])
        if leaders == 1 and leader != note.leader:
            if note.leader >= 0:
                note.leads += 1
            note.leader = leader

    @kernel
    def step(
        before: Any, seats: int, seat: int, move: int, after: Any, note: Any, scratch: Any
    ) -> None:
        choices = _legal(before, seat, scratch)
        if choices > 1:
            note.decisions += 1
            note.choices += choices
        note.actions[_action(before, seat, move)] += 1
        piece = _piece(before, seat, move)
        if piece >= 0:
            note.used[seat, piece] += 1
        _follow(before, seat, move, after, note.facts)
        for other in range(seats):
            _seen(after, other, note.seen)
        rank(after, seats, 1, note, scratch)

    @kernel
    def end(s: Any, seats: int, finished: bool, note: Any) -> None:
        note.reason = _over(s) if finished else contest.UNFINISHED
        note.winners = _winners(s) if finished else 0
        _finish(s, note.facts)
        best, second = note.standing[0], note.standing[1]
        if second > best:
            best, second = second, best
        for seat in range(2, seats):
            if note.standing[seat] > best:
                best, second = note.standing[seat], best
            else:
                second = max(second, note.standing[seat])
        note.margin = best - second

    return begin, step, end


@cache
def make_follower(game: Game) -> Any:
    """A kernel `follow(states, seats, options, seed, by, moves, notes, scratch)`: the note of a
    game that was played elsewhere."""
    _setup, _to_act, _apply = game.rules.setup, game.rules.to_act, game.rules.apply
    _begin, _step, _end = make_watch(game)

    @kernel
    def follow(
        states: Any,
        seats: int,
        options: Any,
        seed: np.uint64,
        by: Any,
        moves: Any,
        notes: Any,
        scratch: Any,
    ) -> None:
        s, note = states[0], notes[0]
        _setup(s, seats, options, seed)
        _begin(s, seats, note)
        digest = U(0)
        for i in range(len(moves)):
            states[1] = s
            _apply(s, by[i], moves[i])
            if by[i] < seats:
                _step(states[1], seats, by[i], moves[i], s, note, scratch)
            digest = add_to_digest(digest, by[i], moves[i])
        note.moves = len(moves)
        note.digest = digest
        _end(s, seats, _to_act(s) == 0, note)

    return follow


# -- playing


@cache
def make_player(game: Game) -> Any:
    """A kernel `play(desk, states, seats, options, seed, lineup, players, longest, arm, notes)`.

    Plays one game as search/contest.py does, and fills `notes[0]`; `arm` is what is done to which
    seat with which piece."""
    rules, measures = game.rules, game.measures
    guided = game.search == "ismcts"
    exploration = getattr(game.evaluation, "EXPLORATION", 1.0) if guided else 1.0
    greedy = game.greedy.choose if game.greedy else None
    _setup, _to_act, _legal, _apply = rules.setup, rules.to_act, rules.legal, rules.apply
    _redact = rules.redact
    _sample = make_sampler(rules)
    _decide = contest.make_decision(
        rules,
        game.evaluation,
        greedy,
        game.capabilities.hidden,
        exploration,
        guided,
        game.net,
        game.policy,
        game.outlook,
    )
    _begin, _step, _end = make_watch(game)
    _piece, _swap = getattr(measures, "piece", no_piece), getattr(measures, "swap", no_swap)
    _greedy = contest.no_greedy if greedy is None else greedy

    @kernel
    def choose_other(
        desk: Any, s: Any, seat: int, player: Any, piece: int, bits: np.uint64, move: int
    ) -> int:
        """What a player does who may not use this piece: its own next thought, or any other move;
        where there is none it has to."""
        for asked in range(_ASKED_AGAIN):
            again = mix(bits + U(asked + 1))
            if player.kind == GREEDY:
                desk.known[0] = s
                _redact(desk.known[0], seat)
                desk.known[1] = desk.known[0]
                desk.own[0].rng = again
                other = _greedy(desk.known, seat, desk.own, desk.moves, _FREER[asked])
            elif player.kind == RANDOM:
                other = _sample(s, seat, again, desk.moves)
            else:
                other = _decide(desk, seat, player, again)
            if _piece(s, seat, other) != piece:
                return other
        n, allowed = _legal(s, seat, desk.moves), 0
        for i in range(n):
            if _piece(s, seat, desk.moves[i]) != piece:
                desk.moves[allowed] = desk.moves[i]
                allowed += 1
        return desk.moves[scale(bits, allowed)] if allowed > 0 else move

    @kernel
    def play(
        desk: Any,
        states: Any,
        seats: int,
        options: Any,
        seed: np.uint64,
        lineup: Any,
        players: Any,
        longest: int,
        arm: Any,
        notes: Any,
    ) -> None:
        s, streams, scratch, note = desk.states[0], desk.streams, desk.moves, notes[0]
        done, marked, piece = arm[0], arm[1], arm[2]
        _setup(s, seats, options, seed)
        note.valid = 1
        if done == SWAP:
            note.valid = 1 if _swap(s, marked, piece, mix(seed ^ _SWAPS)) else 0
            if note.valid == 0:
                return
        for number in range(SEATS + seats):
            streams[number].rng = stream(seed, number)
        _begin(s, seats, note)
        moves, digest = 0, U(0)
        acting = _to_act(s)
        while acting != 0 and moves < longest:
            lot = U(0)
            if acting & (acting - 1) != 0:
                lot = random(streams[LOTS])
            seat = one_of(acting, lot)
            bits = random(streams[SEATS + seat])
            player = players[lineup[seat]]
            if player.kind == RANDOM:
                move = _sample(s, seat, bits, scratch)
            else:
                move = _decide(desk, seat, player, bits)
            if done == FORBID and seat == marked and _piece(s, seat, move) == piece:
                move = choose_other(desk, s, seat, player, piece, bits, move)
            states[0] = s
            _apply(s, seat, move)
            _step(states[0], seats, seat, move, s, note, scratch)
            digest = add_to_digest(digest, seat, move)
            moves += 1
            acting = _to_act(s)
        note.moves = moves
        note.digest = digest
        _end(s, seats, acting == 0, note)

    @kernel_with_arrays
    def play_block(
        desk: Any,
        states: Any,
        seats: int,
        options: Any,
        seed: np.uint64,
        lineup: Any,
        players: Any,
        longest: int,
        doing: int,
        marked: int,
        pieces: int,
        notes: Any,
        scratch: Any,
        arms: Any,
    ) -> None:
        """One game as it was dealt, and one for each piece with something done to the seat. A piece
        that the seat did not use is not missed: forbidding it changes nothing."""
        arm = np.zeros(3, np.int64)
        play(desk, states, seats, options, seed, lineup, players, longest, arm, notes)
        for piece in range(pieces):
            if doing == FORBID and notes[0].used[marked, piece] == 0:
                arms[piece].valid = 1
                arms[piece].winners = notes[0].winners
                arms[piece].digest = notes[0].digest
                continue
            arm[0], arm[1], arm[2] = doing, marked, piece
            scratch[0] = scratch[1]
            play(desk, states, seats, options, seed, lineup, players, longest, arm, scratch)
            arms[piece].valid = scratch[0].valid
            arms[piece].winners = scratch[0].winners
            arms[piece].digest = scratch[0].digest

    return play_block


def winners_shares(winners: int, seats: int) -> Any:
    """What each seat has of the win; all share a draw."""
    won = np.array([winners >> seat & 1 for seat in range(seats)], float)
    if not won.any():
        won[:] = 1.0
    return won / won.sum()
