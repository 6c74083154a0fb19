"""Signing out other devices: a person's seats get a new key, and from then on only the token that
is made with it opens them."""

from pentaprism.core.errors import BadRequest
from pentaprism.match import model as m
from pentaprism.server import wire
from pentaprism.server.hub import Hub
from pentaprism.server.tokens import Grant


async def renew(hub: Hub, match: str, request: wire.RenewToken) -> Grant:
    """The same request again, with the old token, gives the same new one: an answer that got lost
    must not lock a person out."""
    old = hub.signer.read(request.token)
    if old is None or old.match != match:
        raise BadRequest("this token is not one of ours")
    live = await hub.stored(match)
    key = hub.signer.key(match, f"{old.key} {request.id}")
    await hub.submit(live, m.Renew(old=old.key, key=key))
    return hub.claim(live, Grant(match, (), key))
