"""What all handlers of REST share."""

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from pentaprism.server import wire
from pentaprism.server.limits import network_of

#: Every answer that refuses has the same body.
REFUSED = {
    status: ResponseSpec(wire.Refusal, description=why, generate_examples=False)
    for status, why in {
        400: "Not like that; `clause` names the rule, where one is behind it.",
        404: "There is no such game or table.",
        409: "Not now.",
        429: "Too much at once.",
        503: "The server cannot reach its database: try again.",
    }.items()
}


def address_of(request: Request[Any, Any, State]) -> str:
    """Whom this request counts for."""
    return network_of(request.client.host) if request.client else ""
