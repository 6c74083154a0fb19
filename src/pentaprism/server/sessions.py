"""Signing out other devices: a person's seats get a new key, and from then on only the token that
is made with it opens them."""

from pentaprism.core.errors import BadRequest
from pentaprism.match import model as m
from pentaprism.server import wire
from pentaprism.server.hub import Hub
from pentaprism.server.tokens import Grant


async def renew(hub: Hub, match_id: str, request: wire.RenewToken) -> Grant:
    """A repeated request with the old token gives the same new token: a lost answer must not lock a
    person out."""
    old = hub.signer.read(request.token)
    if old is None or old.match_id != match_id:
        raise BadRequest("this token is not one of ours")
    live = await hub.get_stored(match_id)
    key = hub.signer.key(match_id, f"{old.key} {request.id}")
    await hub.submit(live, m.Renew(old=old.key, key=key))
    return hub.claim(live, Grant(match_id, (), key))
