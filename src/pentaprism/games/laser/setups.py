"""Which options of Laser go with how many players: what no option can say alone."""

from collections.abc import Mapping
from typing import Any

from pentaprism.core.errors import BadOption
from pentaprism.core.words import messages_of

_message = messages_of("laser")


def check(players: int, options: Mapping[str, Any]) -> None:
    if options["mode"] == "team" and players < 3:
        raise BadOption(_message("refused-few-players", players=players))
