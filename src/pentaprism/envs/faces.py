"""The doors to the interfaces that others have made; each imports what it needs when called."""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.envs.batches import batch, feature_names
from pentaprism.envs.extras import load
from pentaprism.envs.forfeits import check_illegal
from pentaprism.envs.rendering import check_render_mode
from pentaprism.games.registry import GAMES

if TYPE_CHECKING:
    from pentaprism.envs.together import TogetherEnv
    from pentaprism.envs.turns import TurnsEnv
    from pentaprism.envs.vectors import PentaprismVectorEnv

ACTIONS = ("indexed", "fixed")


def aec(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int | None = None,
    rewards: str = "share",
    illegal: str = "lose",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    features: bool = False,
    actions: str = "indexed",
) -> "TurnsEnv":
    """A PettingZoo AEC environment; observations are dicts of "observation" and "action_mask".

    `reset(seed=s)` plays the same episode in every interface; without any seed episodes differ
    from process to process. `illegal`: an action that is not legal loses the game ("lose") or
    is an error ("raise"). `max_cycles`: truncated after so many turns a seat. `features` adds the
    matrix of what each move does. `actions` are indices of legal moves ("indexed"), or, in the
    games that have them, numbers that mean the same move in every position ("fixed", without
    `features`).
    """
    module = load("turns", "gymnasium", "pettingzoo")
    games = _one(game, players, options, seed, rewards, features)
    check_cycles(max_cycles)
    settings = (games, check_illegal(illegal), max_cycles, check_render_mode(render_mode))
    numbering = _numbering(games.game, actions, features)
    if numbering is None:
        return module.TurnsEnv(*settings)
    return load("numbered").NumberedTurns(*settings, numbering)


def parallel(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int | None = None,
    rewards: str = "share",
    illegal: str = "lose",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    features: bool = False,
    actions: str = "indexed",
) -> "TogetherEnv":
    """A PettingZoo parallel environment, made for games in which several act at once.

    Who has nothing to choose has only the action "pass", the last of the space; in a game of turns
    that is everybody but one. The rest is as in `aec`; `max_cycles` counts steps.
    """
    module = load("together", "gymnasium", "pettingzoo")
    games = _one(game, players, options, seed, rewards, features)
    check_cycles(max_cycles)
    settings = (games, check_illegal(illegal), max_cycles, check_render_mode(render_mode))
    numbering = _numbering(games.game, actions, features)
    if numbering is None:
        return module.TogetherEnv(*settings)
    return load("numbered").NumberedTogether(*settings, numbering)


def _numbering(game: Game, actions: str, features: bool) -> Any:
    """The fixed numbers that actions are, or None where they are indices of legal moves."""
    if actions not in ACTIONS:
        raise BadRequest(f"actions are one of {', '.join(ACTIONS)}, not {actions!r}")
    if actions == "indexed":
        return None
    if features:
        raise BadRequest("features are rows of indexed actions; there are none for fixed ones")
    return load("numbering").Numbering(game)


def _one(
    game: str | Game,
    players: int | None,
    options: Mapping[str, Any] | None,
    seed: int | None,
    rewards: str,
    features: bool,
) -> Any:
    root = fresh_seed() if seed is None else seed
    return batch(
        game, 1, players, options, root, observe=True, mask=True, features=features, rewards=rewards
    )


def fresh_seed() -> int:
    """A seed that nobody has had before."""
    return secrets.randbits(63)


def check_cycles(max_cycles: Any) -> None:
    if max_cycles is None:
        return
    if isinstance(max_cycles, bool) or not isinstance(max_cycles, int) or max_cycles < 1:
        raise BadRequest(f"max_cycles is None or a whole number from 1, not {max_cycles!r}")


class Learner(TypedDict, total=False):
    """Who learns and against whom: what `vector` and `single` take besides."""

    seat: int  # that learns: 0
    #: Who plays the other seats: "random" (if nothing is said), "greedy" (where the game has such
    #: a player), a level of the bots by name or number, a function from a dict of what they are
    #: given (a row a game) to their actions, or "itself": then every action is for the seat in
    #: infos["seat"], and its reward is that of the seat that acted.
    opponents: Any
    nodes: int  # at most so many are thought about by a level of the bots: 1000
    rewards: str  # "share"
    illegal: str  # "lose"
    max_cycles: int | None  # actions of the learner: None for no limit
    features: bool  # False
    actions: str  # as in `aec`, also those of a function: "indexed"


def vector(
    game: str | Game,
    num_envs: int = 1,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    autoreset_mode: Any = "SAME_STEP",
    seed: int | None = None,
    render_mode: str | None = None,
    **learner: Unpack[Learner],
) -> "PentaprismVectorEnv":
    """A Gymnasium VectorEnv: `num_envs` games in which one seat learns; `Learner` lists what can
    be said of it. With `reset(seed=s)` game i has the seed s + i."""
    module = load("vectors", "gymnasium")
    mode = module.autoreset_mode(autoreset_mode)
    root = fresh_seed() if seed is None else seed
    games = _learner_games(game, num_envs, players, options, **learner)
    return module.PentaprismVectorEnv(games, root, mode, check_render_mode(render_mode))


def single(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    seed: int | None = None,
    render_mode: str | None = None,
    **learner: Unpack[Learner],
) -> Any:
    """A Gymnasium Env (a SingleEnv): one game in which one seat learns; else as `vector`."""
    module = load("singles", "gymnasium")
    root = fresh_seed() if seed is None else seed
    games = _learner_games(game, 1, players, options, **learner)
    return module.SingleEnv(games, root, check_render_mode(render_mode))


def _learner_games(
    game: str | Game,
    n: int,
    players: int | None,
    options: Mapping[str, Any] | None,
    *,
    seat: int = 0,
    opponents: Any = "random",
    nodes: int = 1000,
    rewards: str = "share",
    illegal: str = "lose",
    max_cycles: int | None = None,
    features: bool = False,
    actions: str = "indexed",
) -> Any:
    from pentaprism.envs.learners import LearnerGames

    check_cycles(max_cycles)
    games = batch(game, n, players, options, rewards=rewards)
    if features and not feature_names(games.game):
        raise BadRequest(f"{games.game.name} has no features of moves")
    numbering = _numbering(games.game, actions, features)
    return LearnerGames(
        games, seat, opponents, nodes, check_illegal(illegal), max_cycles, features, numbering
    )


def register_gymnasium() -> list[str]:
    """Make the games known to `gymnasium.make` and `make_vec`; their ids.

    Each takes the arguments of `single` and `vector` but the game.
    """
    load("singles", "gymnasium")
    import gymnasium

    ids = []
    for game in GAMES:
        name = f"Pentaprism/{game.id.capitalize()}-v{game.version}"
        ids.append(name)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="pentaprism.envs.faces:single",
                vector_entry_point="pentaprism.envs.faces:vector",
                kwargs={"game": game.id},
            )
    return ids


def register_openspiel() -> list[str]:
    """Make the games known to `pyspiel.load_game`; their names.

    `pyspiel.load_game("pentaprism_prism(players=4,target=20,seeds=1000)")`: players, any option of
    the game, and over how many seeds its first chance node deals. See docs/learning-to-play.md.
    """
    names: list[str] = load("openspiel", "pyspiel").register()
    return names


def openspiel_bot(search: str = "ismcts", simulations: int = 100) -> Any:
    """OpenSpiel's MCTS or ISMCTS as a player: `choose(game, known, seat, seed)` gives a move.

    `pentaprism openspiel` lets any of our programs that seats outside bots seat it."""
    return load("openspiel", "pyspiel").Bot(search, simulations)
