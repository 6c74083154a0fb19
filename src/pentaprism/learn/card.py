"""The card of a net: where it comes from, for people."""

import subprocess
from pathlib import Path
from typing import Any

import msgspec

from pentaprism.arena.contestants import own_version
from pentaprism.learn.journal import Gated, Journal, Played, Trained
from pentaprism.learn.settings import Settings


def card(settings: Settings, journal: Journal, accepted: int) -> dict[str, Any]:
    """What is known of the net of an accepted generation."""
    entries = [entry for entry in journal.entries if entry.generation <= accepted]
    shards = {
        (entry.generation, entry.shard): entry for entry in entries if isinstance(entry, Played)
    }
    trained = [
        entry for entry in entries if isinstance(entry, Trained) and entry.generation == accepted
    ][-1]
    return {
        "game": settings.game,
        "generation": accepted,
        "seed": settings.seed,
        "commit": commit(),
        "version": own_version(),
        "data": {
            "games": sum(entry.games for entry in shards.values()),
            "positions": sum(entry.positions for entry in shards.values()),
            "trained on": trained.positions,
        },
        "losses": {"by hand": trained.loss_by_hand, "with the net": trained.loss},
        "score of a logit": trained.scale,
        "gates": [msgspec.to_builtins(entry) for entry in entries if isinstance(entry, Gated)],
        "settings": msgspec.to_builtins(settings),
    }


def commit() -> str:
    """The commit of the source, where it comes from a repository."""
    try:
        told = subprocess.run(
            ["git", "rev-parse", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            timeout=10,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return "unknown"
    return told.stdout.strip()
