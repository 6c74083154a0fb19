"""`pentaprism games`: what can be played."""

from pentaprism.games import registry

EXAMPLES = "Example: `pentaprism games`"


def command() -> None:
    """List the games with their players and options."""
    from rich.console import Console

    console = Console(highlight=False)
    for game in registry.GAMES:
        low, high = game.players
        players = str(low) if low == high else f"{low}-{high}"
        console.print(f"[bold]{game.name}[/bold]  ({game.id}, {players} players)")
        console.print(f"  {game.tagline}")
        for name, option in game.describe_options().items():
            usual = option.get("usual", option["default"])
            console.print(f"  --set {name}={usual}  [dim]{option['help']}[/dim]")
        console.print()
