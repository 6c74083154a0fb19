"""The registry's line and the rules page of the toy game; as a program, a server that has it.

python -m tests.toy.registered serve --port 8000
"""

from pathlib import Path

from pentaprism.games import registry, rulebook
from tests.toy.nim import GAME


def register() -> None:
    """Before anything else looks at the games."""
    registry.GAMES = (*registry.GAMES, GAME)
    registry._BY_ID[GAME.id] = GAME
    rulebook._FOLDERS = (*rulebook._FOLDERS, Path(__file__).parent / "rules")


if __name__ == "__main__":
    register()

    from pentaprism.cli import main

    main()
