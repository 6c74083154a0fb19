"""The settings of a run, a TOML file a game (settings/<game>.toml)."""

from pathlib import Path
from typing import Any

import msgspec

from pentaprism.core.errors import BadRequest
from pentaprism.core.game import Game
from pentaprism.learn import train


class SelfPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a generation learns from: `shards` of so many `games` each."""

    shards: int = 40
    games: int = 100
    #: The nodes that the search may look at for each move.
    nodes: int = 1500
    #: A game begins with up to so many random moves.
    most_random: int = 20
    #: Options of the game, taken in turns shard by shard.
    options: list[dict[str, Any]] = msgspec.field(default_factory=lambda: [{}])
    #: Numbers of players, likewise, one for each round of the options; none: the fewest.
    players: list[int] = []


class Gate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a candidate has to win against the best so far: the arena's sequential test, at equal
    nodes and then at equal time; 0 leaves one out."""

    nodes: int = 2000
    ms: int = 0
    edge: float = 0.04
    alpha: float = 0.05
    beta: float = 0.05
    most_games: int = 4000
    #: It has to be better with each of these numbers of players; none: with the fewest.
    players: list[int] = []
    options: dict[str, Any] = {}


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a tree search makes of a policy or an outlook (search/mcts.py)."""

    #: How much a move is worth a try, with a policy a likely one.
    exploration: float = 0.3
    #: Policy: how much worse than the others a move counts that was never tried.
    urgency: float = 0.0
    #: Outlook: after so many moves a playout is cut and judged.
    after: int = 11


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    game: str
    seed: int = 0
    #: What plays the first generation and has to be beaten: the "hand", or the "net" that is
    #: released.
    begin: str = "hand"
    generations: int = 5
    #: It learns from the shards of so many generations, its own and those before; older ones go.
    window: int = 4
    #: An outlook learns from so many rounds of quick players with each number of players.
    rounds: int = 25_000
    selfplay: SelfPlay = SelfPlay()
    training: train.Settings = train.Settings()
    search: Search = Search()
    gate: Gate = Gate()


_FOLDER = Path(__file__).parent / "settings"


def own_file(game: Game) -> Path:
    path = _FOLDER / f"{game.id}.toml"
    if not path.exists():
        known = ", ".join(sorted(each.stem for each in _FOLDER.glob("*.toml")))
        raise BadRequest(f"there are no settings for learning {game.name}; known: {known}")
    return path


def read(path: Path) -> Settings:
    """The settings of a file; what is wrong with them is said in one line."""
    try:
        settings = msgspec.toml.decode(path.read_bytes(), type=Settings)
    except OSError as error:
        raise BadRequest(f"{path}: {error.strerror}") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadRequest(f"{path}: {error}") from None
    wrong = _wrong(settings)
    if wrong:
        raise BadRequest(f"{path}: {wrong}")
    return settings


def _wrong(settings: Settings) -> str | None:
    play, training, gate = settings.selfplay, settings.training, settings.gate
    least_1 = {
        "generations": settings.generations,
        "window": settings.window,
        "rounds": settings.rounds,
        "selfplay.shards": play.shards,
        "selfplay.games": play.games,
        "selfplay.nodes": play.nodes,
        "training.epochs": training.epochs,
        "training.batch": training.batch,
        "gate.most-games": gate.most_games,
    }
    for name, value in least_1.items():
        if value < 1:
            return f"{name} is at least 1, not {value}"
    if settings.begin not in ("hand", "net"):
        return f"begin is hand or net, not {settings.begin}"
    if training.held_out < 2:
        return f"training.held-out is at least 2, not {training.held_out}"
    if not 0 <= settings.seed < 2**63:
        return f"a seed is a whole number from 0 to 2**63 - 1, not {settings.seed}"
    if not 0 <= training.scale < 10_000:
        return f"training.scale is a score from 0 to 9999, not {training.scale:g}"
    if not 0 <= training.result <= 1:
        return f"training.result is a share from 0 to 1, not {training.result:g}"
    if not play.options:
        return "selfplay.options names at least one set of options, such as [{}]"
    if not (0 <= settings.search.exploration < 100 and 0 <= settings.search.urgency < 100):
        return "search.exploration and search.urgency are numbers from 0 to 99"
    if not 0 <= settings.search.after < 10_000:
        return f"search.after is a number of moves from 0 to 9999, not {settings.search.after}"
    if gate.nodes < 1 and gate.ms < 1:
        return "a gate is at equal nodes or at equal time: one of gate.nodes and gate.ms"
    return None
