"""`pentaprism openspiel`: a search of OpenSpiel as a bot that the arena and tables can seat."""

import sys

import typer

EXAMPLES = (
    "Example: `pentaprism arena test master@ms=50 "
    "'engine@ms=50:pentaprism openspiel --search mcts --simulations 0' --game prizmik`"
)


def command(
    search: str = typer.Option("ismcts", help="mcts or ismcts."),
    simulations: int = typer.Option(
        100, min=0, help="Simulations a move; 0: as many as fit into the time that it is given."
    ),
) -> None:
    """Speak the bot protocol (docs/bots.md) for OpenSpiel's MCTS or ISMCTS.

    Thinks by simulations, whatever time it is given: choose a number that fits, or 0."""
    from pentaprism import engine, envs
    from pentaprism.core.errors import BadRequest
    from pentaprism.core.game import Json
    from pentaprism.games import registry

    try:
        bot = envs.openspiel_bot(search, simulations)
    except envs.MissingExtra as missing:
        raise BadRequest(str(missing)) from None

    def hello(request: engine.Request) -> Json:
        name = f"OpenSpiel {search} {simulations or 'by time'}"
        games = [game.id for game in registry.GAMES]
        return {"name": name, "version": bot.version, "games": games, "random": not simulations}

    def best(request: engine.Request) -> Json:
        asked = engine.question(request)
        move = bot.choose(asked.game, asked.known, asked.seat, asked.seed, asked.limit.ms or 1000)
        return {"move": asked.game.text.move_text(move)}

    engine.serve(engine.standard_input(), sys.stdout.buffer, {"hello": hello, "best": best})
