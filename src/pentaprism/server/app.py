"""The application: everything put together, and taken apart again in the right order."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pentaprism import __version__
from pentaprism.core.errors import BadOption, PentaprismError
from pentaprism.server import wire
from pentaprism.server.bots import Bots
from pentaprism.server.config import Config
from pentaprism.server.hub import Hub
from pentaprism.server.limits import Buckets, Room
from pentaprism.server.neighbours import Neighbours
from pentaprism.server.pages import page, read_pages
from pentaprism.server.ready import ready_all
from pentaprism.server.replays import Analyst
from pentaprism.server.rest import HANDLERS
from pentaprism.server.socket import go_direct, table_socket
from pentaprism.server.telemetry import REFUSALS, STORED, log
from pentaprism.server.tokens import Signer
from pentaprism.server.watch import Watch
from pentaprism.store import Store, Unavailable

_STATUS = {
    "unknown-game": 404,
    "unknown-table": 404,
    "older-rules": 410,
    "not-allowed": 409,
    "stale": 409,
    "seat-taken": 409,
    "game-over": 409,
    "not-your-turn": 409,
    "too-much": 429,
}

#: Tables older than this take nobody's place.
_FORGOTTEN_MS = 14 * 86_400_000

_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Round everything, also what no handler was found for: safe headers, and not too many requests
    from one address."""

    def __init__(self, app: ASGIApp, requests_a_minute: int) -> None:
        self._app = app
        self._requests = Buckets(requests_a_minute, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            go_direct(scope, receive, send)
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        client = scope.get("client")
        if self._requests.take(client[0] if client else ""):
            await self._app(scope, receive, guarded)
            return
        response = _refusal("too-much", "too many requests: wait a moment", None, 429)
        await response.to_asgi_response(app=None, request=Request(scope))(scope, receive, guarded)


def _refusal(code: str, message: str, clause: str | None, status: int) -> Response[bytes]:
    REFUSALS.labels(code).inc()
    body = msgspec.json.encode(wire.Refusal(code, message, clause))
    return Response(body, status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], error: PentaprismError) -> Response[bytes]:
    return _refusal(error.code, error.message, error.clause, _STATUS.get(error.code, 400))


def _invalid(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        detail = "; ".join(str(each.get("message", each)) for each in error.extra)
    if error.status_code == 404:
        return _refusal("not-found", "there is nothing at this address", None, 404)
    return _refusal("bad-request", detail, None, error.status_code)


def _unavailable(_: Request[Any, Any, Any], error: Unavailable) -> Response[bytes]:
    log.error("the database is not there", why=str(error))
    return _refusal("failed", "the server cannot reach its memory: try again", None, 503)


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    return _refusal("bad-request", "so deep nobody can look into it", None, 400)


def _no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[bytes]:
    return _refusal("bad-request", "that is not UTF-8", None, 400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return _refusal("failed", "the server could not do that: try again", None, 500)


async def check_database(url: str) -> None:
    """Tell in a sentence what is wrong with it, before anything is set going."""
    if "://" not in url:
        raise BadOption(f"a database is sqlite:///FILE or postgresql://..., not {url!r}")
    try:
        store = await Store.open(url)
    except ValueError as error:
        raise BadOption(str(error)) from None
    except Unavailable as error:
        raise BadOption(f"the database cannot be reached: {str(error).splitlines()[0]}") from None
    await store.close()


async def _warm_up(state: State) -> None:
    await ready_all()
    state.ready = True


def make_app(config: Config) -> Litestar:
    """The server as an ASGI application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(config.database)
        store.on_commit = STORED.observe
        secret = config.secret or await store.keep("secret", lambda: secrets.token_urlsafe(32))
        hub = Hub(store, Signer(secret), config)
        hub.clock.not_before(await store.last_beat() or 0)
        bots = Bots(hub)
        watch = Watch(hub, bots)
        neighbours = Neighbours(hub, config.database, watch.node)
        app.state.hub, app.state.bots, app.state.analyst = hub, bots, Analyst(bots)
        app.state.room = Room(
            config.limits.tables_a_minute,
            config.limits.tables,
            lambda: store.count_live(hub.now() - _FORGOTTEN_MS),
        )
        app.state.pages = read_pages()
        others = await neighbours.start()
        if not others:
            await watch.recover()
        neighbours.settled = True
        watching = asyncio.create_task(watch.run())
        hub.spawn(_warm_up(app.state))
        log.info("serving", version=__version__)
        try:
            yield
        finally:
            log.info("stopping", tables=len(hub.lives))
            watching.cancel()
            await hub.close()
            await bots.close(hub.lives)
            await neighbours.stop()
            with contextlib.suppress(Unavailable):
                await store.beat(watch.node, hub.now())
            await store.close()
            log.info("stopped")

    app = Litestar(
        route_handlers=[*HANDLERS, table_socket, page],
        lifespan=[lifespan],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2_000, exclude_opt_key="own_compression"
        ),
        request_max_body_size=config.limits.body,
        exception_handlers={
            PentaprismError: _refused,
            HTTPException: _invalid,
            Unavailable: _unavailable,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Pentaprism",
            version=__version__,
            description="Five games of light and colour, one table.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    app.asgi_handler = Guard(app.asgi_handler, config.limits.requests_a_minute)
    return app
