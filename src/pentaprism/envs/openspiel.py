"""OpenSpiel: the games as Python games that `pyspiel.load_game` knows, and its searches as bots.

Chance is one node at the beginning: which of `seeds` deals is played (`reset(seed=k)` elsewhere).
Later shuffles follow from it. Where several seats act at once, they are asked one after the other
without learning what the others chose, which is what OpenSpiel's searches accept; the same
game with joint moves has the ending `_simultaneous`. A seat's information state is a digest of all
that it has seen and done.
"""

import json
import time
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel

from pentaprism.core.errors import BadRequest, NothingToDo
from pentaprism.core.game import SPECTATOR, Game
from pentaprism.envs.kernels import NOBODY, WAIT
from pentaprism.envs.nodes import Desk, Node, desk_of
from pentaprism.games.registry import GAMES

#: How many deals the first chance node has, unless the parameter `seeds` says otherwise.
SEEDS = 1000
#: OpenSpiel wants a bound on the length of games; ours end long before.
LONGEST = 1_000_000

_TYPE = pyspiel.GameType
_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
_JOINT = int(pyspiel.PlayerId.SIMULTANEOUS)


@cache
def _actions(count: int) -> list[int]:
    return list(range(count))


@cache
def _deals(seeds: int) -> list[tuple[int, float]]:
    return [(seed, 1.0 / seeds) for seed in range(seeds)]


def register() -> list[str]:
    """Register all games, once; their names."""
    names = set(pyspiel.registered_names())
    made = []
    for game in GAMES:
        for together in (False, True)[: 1 + game.capabilities.simultaneous]:
            kind = _game_type(game, together)
            made.append(kind.short_name)
            if kind.short_name not in names:
                pyspiel.register_game(kind, _maker(game, kind, together))
    return made


def _maker(game: Game, kind: Any, together: bool) -> Any:
    """What OpenSpiel calls to make the game.

    A class and not a function: OpenSpiel's registry is freed when Python is gone already, so what
    it holds must not be freed with it. A class stays, since it refers to itself.
    """

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, together, params or {})

    return Registered


def _game_type(game: Game, together: bool) -> Any:
    can = game.capabilities
    parameters = {"players": game.players[0]} | game.options.complete({})
    if can.chance:
        parameters["seeds"] = SEEDS
    hidden = can.hidden or can.simultaneous
    return _TYPE(
        short_name=f"pentaprism_{game.id}" + ("_simultaneous" if together else ""),
        long_name=game.name,
        dynamics=_TYPE.Dynamics.SIMULTANEOUS if together else _TYPE.Dynamics.SEQUENTIAL,
        chance_mode=(
            _TYPE.ChanceMode.EXPLICIT_STOCHASTIC if can.chance else _TYPE.ChanceMode.DETERMINISTIC
        ),
        information=(
            _TYPE.Information.IMPERFECT_INFORMATION
            if hidden
            else _TYPE.Information.PERFECT_INFORMATION
        ),
        utility=_TYPE.Utility.ZERO_SUM,
        reward_model=_TYPE.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its players, options and number of seeds."""

    def __init__(self, game: Game, kind: Any, together: bool, params: dict[str, Any]) -> None:
        given = dict(params)
        players = given.pop("players", game.players[0])
        self.seeds = given.pop("seeds", SEEDS) if game.capabilities.chance else 1
        if self.seeds < 1:
            raise BadRequest(f"seeds are a whole number from 1, not {self.seeds!r}")
        self.pentaprism = game
        self.together = together
        self._desk = desk_of(game.id, players, tuple(sorted(given.items())))
        self.root = None if game.capabilities.chance else self.desk.first(0)
        most = self.desk.games.most
        info = pyspiel.GameInfo(
            num_distinct_actions=most + together,
            max_chance_outcomes=self.seeds if game.capabilities.chance else 0,
            num_players=players,
            min_utility=-1.0 / players,
            max_utility=1.0 - 1.0 / players,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    @property
    def desk(self) -> Desk:
        """Where this thread plays."""
        return self._desk.here()

    def new_initial_state(self) -> "SpielState":
        return JointState(self) if self.together else SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.pentaprism, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of OpenSpiel: a node, or None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node: Node | None = None
        self.player = _CHANCE
        if game.root is not None:
            self.put(game.root)

    def put(self, node: Node) -> None:
        """Be at this node."""
        self.node = node
        self.player = node.seat if node.seat != NOBODY else _TERMINAL

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == _TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        assert self.node is not None
        return _actions(len(self.node.moves))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _deals(self.get_game().seeds)

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node is None:
            self.put(self.get_game().desk.first(action))
        else:
            self.put(node.desk.after(node, action))

    def returns(self) -> list[float]:
        if self.node is None:
            return [0.0] * self.num_players()
        return list(self.node.returns)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.node is None or player == _CHANCE:
            return f"deal {action}"
        return self._text(self.node.moves.tolist(), action)

    def _text(self, moves: Sequence[int], action: int) -> str:
        if not 0 <= action < len(moves):
            return f"action {action}"
        assert self.node is not None
        move = moves[action]
        return "wait" if move == WAIT else self.node.desk.game.text.move_text(move)

    def __str__(self) -> str:
        if self.node is None:
            return "before the deal"
        return json.dumps(self.node.desk.game.position(self.node.state))

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one; `probability_sampler()` is random."""
        return another_world(self, player_id, int(probability_sampler() * 2**53))


class JointState(SpielState):
    """The same with moves made at the same time; who has nothing to choose passes.

    `joint` says in which order they are played.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.choices: dict[int, tuple[int, ...]] | None = None
        self.cycle = 0

    def put(self, node: Node) -> None:
        super().put(node)
        if node.seat != NOBODY:
            self.player = _JOINT

    def _legal_actions(self, player: int) -> list[int]:
        able = self._able()
        return _actions(len(able[player])) if player in able else [self._passing]

    def _able(self) -> dict[int, tuple[int, ...]]:
        if self.choices is None:
            assert self.node is not None
            self.choices = self.node.desk.choices(self.node)
        return self.choices

    @property
    def _passing(self) -> int:
        assert self.node is not None
        return self.node.desk.games.most

    def _apply_actions(self, actions: list[int]) -> None:
        node = self.node
        assert node is not None
        moves = {seat: able[actions[seat]] for seat, able in self._able().items()}
        self.put(node.desk.together(node, moves, self.cycle % node.desk.players))
        self.choices = None
        self.cycle += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if self.node is None or player == _CHANCE:
            return f"deal {action}"
        able = self._able()
        return self._text(able[player], action) if player in able else "pass"


def another_world(state: SpielState, player: int, seed: int) -> SpielState:
    """A copy of the state in a world that the player cannot tell from the one it is in."""
    copy: SpielState = state.clone()
    if state.node is not None:
        copy.put(state.node.another_world(player, seed))
    return copy


def resampler(seed: int) -> Any:
    """For `set_resampler` of OpenSpiel's ISMCTS: worlds by the rules' own `determinise`."""
    chance = np.random.default_rng(seed)
    return lambda state, player: another_world(state, player, int(chance.integers(1 << 62)))


class Observer:
    """What a player sees: numbers and the position as JSON; with perfect recall, a digest."""

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise BadRequest(f"observers have no parameters, not {params!r}")
        self._game = game
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._private and not self._recall:
            self.tensor = np.zeros(game.rules.OBSERVATION, np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.node is not None:
            state.node.desk.observe(state.node, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        node = state.node
        if node is None:
            return "before the deal"
        seat = player if self._private else SPECTATOR
        if self._recall:
            return f"{seat} {node.recall(seat).hex()}"
        return json.dumps(self._game.position(self._game.redacted(node.state, seat)))


class Playouts:
    """An evaluator for OpenSpiel's searches: random games, compiled."""

    def __init__(self, games: int = 1, seed: int = 0) -> None:
        self._games = games
        self._chance = np.random.default_rng(seed)

    def evaluate(self, state: SpielState) -> np.ndarray[Any, Any]:
        """The mean of what the games gave to each seat."""
        node = state.node
        assert node is not None
        seeds = self._chance.integers(1 << 62, size=self._games).tolist()
        return np.mean([node.desk.playout(node, seed) for seed in seeds], axis=0)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


SEARCHES = ("mcts", "ismcts")
#: So many simulations tell how quick they are.
_PROBE = 8


class Bot:
    """One of OpenSpiel's searches as a player of ours.

    "mcts" knows no secrets to be kept: it looks at one world drawn at random. "ismcts" looks at a
    new one in every simulation, and is for games with something hidden. With 0 simulations it makes
    as many as fit into the time of a move, by how long those of the moves before took.
    """

    version = version("open_spiel")

    def __init__(
        self, search: str = "ismcts", simulations: int = 100, exploration: float = 1.4
    ) -> None:
        if search not in SEARCHES:
            raise BadRequest(f"a search of OpenSpiel is one of {SEARCHES}, not {search!r}")
        register()
        self.search = search
        self.simulations = simulations
        self.exploration = exploration
        #: Seconds a simulation, by game and number of players.
        self._pace: dict[tuple[str, int], float] = {}

    def choose(self, game: Game, known: Any, seat: int, seed: int, ms: int = 1000) -> int:
        """A move for the seat from what it knows; NothingToDo if it would rather wait."""
        until = time.perf_counter() + ms / 1000
        players = len(game.seats(known))
        spiel = pyspiel.load_game(f"pentaprism_{game.id}", {"players": players})
        desk: Desk = spiel.new_initial_state().get_game().desk
        at = desk.lay(known.tobytes(), (seat - 1) % players, 0, 0)
        if at.seat != seat:
            raise BadRequest(f"it is not for {game.seat_name(seat)} to act")
        state = spiel.new_initial_state()
        state.put(at.another_world(seat, seed))
        moves: list[int] = state.node.moves.tolist()
        action = 0
        if len(moves) > 1 and self.simulations:
            action = int(self._bot(spiel, self.simulations, seed).step(state))
        elif len(moves) > 1:
            action = self._in_time(spiel, state, (game.id, players), seed, until)
        if moves[action] == WAIT:
            raise NothingToDo("the best is to wait")
        return moves[action]

    def _in_time(
        self, spiel: Any, state: Any, table: tuple[str, int], seed: int, until: float
    ) -> int:
        """What as many simulations find as fit in until then."""
        left = until - time.perf_counter()
        if table not in self._pace:  # loading a game is not thinking about it
            self._bot(spiel, _PROBE, seed).step(state)
            self._timed(spiel, state, table, seed, _PROBE)
        return self._timed(spiel, state, table, seed, max(1, int(left / self._pace[table])))

    def _timed(self, spiel: Any, state: Any, table: tuple[str, int], seed: int, count: int) -> int:
        began = time.perf_counter()
        action = int(self._bot(spiel, count, seed).step(state))
        pace = (time.perf_counter() - began) / count
        self._pace[table] = (self._pace.get(table, pace) + pace) / 2
        return action

    def _bot(self, spiel: Any, simulations: int, seed: int) -> Any:
        """OpenSpiel's own bot, anew for every move, so that a move depends on its seed alone."""
        evaluator, chance = Playouts(1, seed), np.random.RandomState(seed % 2**32)
        if self.search == "mcts":
            from open_spiel.python.algorithms import mcts

            return mcts.MCTSBot(
                spiel, self.exploration, simulations, evaluator, random_state=chance
            )
        from open_spiel.python.algorithms import ismcts

        bot = ismcts.ISMCTSBot(spiel, evaluator, self.exploration, simulations, random_state=chance)
        bot.set_resampler(resampler(seed))
        return bot
