"""Hubs without a server around them."""

from pentaprism.server.bots import Bots
from pentaprism.server.hub import Hub


def add_bots(hub: Hub) -> Bots:
    """Bots for a hub that was made without them."""
    bots = Bots(hub.config)
    bots.attach(hub)
    hub.bots = bots
    return bots
