"""What is stored of a match and told to nobody: how strong its people and its matched bots are."""

from pentaprism.match import model as m
from pentaprism.store import Store
from tests.server.client import Server


async def stored_events(server: Server, match: str) -> list[m.Event]:
    store = await Store.open(server.database)
    events = [m.decode(event) for event in await store.load(match)]
    await store.close()
    return events


async def bot_strength(server: Server, match: str) -> float | None:
    events = await stored_events(server, match)
    return next(event.strength for event in events if isinstance(event, m.Begun))
