"""The ASGI application: its parts are made, started and stopped here."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any, NoReturn

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from pentaprism import __version__
from pentaprism.core import words
from pentaprism.core.errors import BadOption, PentaprismError
from pentaprism.server import wire
from pentaprism.server.bots import Bots
from pentaprism.server.codes import Codes
from pentaprism.server.config import Config
from pentaprism.server.health import Health
from pentaprism.server.hub import Hub
from pentaprism.server.lab import HANDLERS as LAB_HANDLERS
from pentaprism.server.lab import Lab
from pentaprism.server.limits import Buckets, TableQuota, network_of
from pentaprism.server.neighbours import neighbours_of
from pentaprism.server.origins import Origins
from pentaprism.server.pages import page, read_pages
from pentaprism.server.ready import ready_all
from pentaprism.server.replay_cache import ReplayCache
from pentaprism.server.replays import Analyst
from pentaprism.server.rest import HANDLERS
from pentaprism.server.roomrest import ROOM_HANDLERS
from pentaprism.server.rooms import Rooms
from pentaprism.server.roomsocket import room_socket
from pentaprism.server.sites import Sites, WrongOrigin
from pentaprism.server.socket import bypass_framework, table_socket
from pentaprism.server.studies import Studies
from pentaprism.server.study_analysis import Analysis
from pentaprism.server.study_rest import HANDLERS as STUDY_HANDLERS
from pentaprism.server.study_socket import study_socket
from pentaprism.server.supervisor import Supervisor
from pentaprism.server.telemetry import REFUSALS, STORED, TROUBLE, log
from pentaprism.server.tokens import Signer
from pentaprism.server.visits import Visits
from pentaprism.server.workers import WorkerPool
from pentaprism.store import FileInUse, Store, Unavailable, exclusive_use, others_can_read

_STATUS = {
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-room": 404,
    "name-taken": 409,
    "older-rules": 410,
    "not-allowed": 409,
    "lab-closed": 403,
    "stale": 409,
    "seat-taken": 409,
    "game-over": 409,
    "not-your-turn": 409,
    "too-much": 429,
}

_READING = ("GET", "HEAD", "OPTIONS")
_METRICS = "/metrics"
_words = words.messages_of(words.TABLE)
_TOO_MANY = _words("limit-requests")

#: Tables older than this take nobody's place.
_FORGOTTEN_MS = 14 * 86_400_000
_MINUTE_MS = 60_000

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


def _body(code: str, message: words.Message | str, clause: str | None = None) -> wire.Refusal:
    told = message if isinstance(message, words.Message) else None
    return wire.Refusal(code, str(message), clause, told)


_TOO_MANY_BODY = msgspec.json.encode(_body("too-much", _TOO_MANY))
_TOO_MANY_START: Any = {
    "type": "http.response.start",
    "status": 429,
    "headers": [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(_TOO_MANY_BODY)).encode()),
    ],
}
_TOO_MANY_END: Any = {"type": "http.response.body", "body": _TOO_MANY_BODY}


class Guard:
    """Around every request, also those that no handler was found for: adds safe headers, limits the
    requests of an address, and refuses what pages of other sites send."""

    def __init__(self, app: ASGIApp, requests_a_minute: int, sites: Sites) -> None:
        self._app = app
        self._requests = Buckets(requests_a_minute, 60)
        self._sites = sites
        self._sockets = Buckets(requests_a_minute, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        address = network_of(client[0]) if client else ""
        if scope["type"] != ScopeType.HTTP:
            if scope["type"] == ScopeType.WEBSOCKET and not self._sockets.take(address):
                await _refuse_socket(send, 429, "too-much", _TOO_MANY)
            if wrong := self._wrong_origin(scope):
                await _refuse_socket(send, 403, wrong.code, wrong.words or wrong.message)
            bypass_framework(scope, receive, send)
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", []), *_HEADERS]}
            await send(message)

        if not self._requests.take(address):
            REFUSALS.labels("too-much").inc()
            # Written by hand: refusing a flood must cost next to nothing.
            await guarded(_TOO_MANY_START)
            await guarded(_TOO_MANY_END)
            return
        wrong = self._wrong_origin(scope)
        if wrong is None:
            await self._app(scope, receive, guarded)
            return
        response = _refusal(wrong.code, wrong.words or wrong.message, 403)
        await response.to_asgi_response(app=None, request=Request(scope))(scope, receive, guarded)

    def _wrong_origin(self, scope: Any) -> WrongOrigin | None:
        """Why a request is refused that opens a websocket, changes something or reads what is not
        for everybody, and does not come from a page of this server."""
        open_to_all = scope["type"] == ScopeType.HTTP and scope["method"] in _READING
        if open_to_all and scope["path"].rstrip("/") != _METRICS:
            return None
        headers = scope["headers"]
        try:
            self._sites.check(
                [value for name, value in headers if name == b"host"],
                [value for name, value in headers if name == b"origin"],
            )
        except WrongOrigin as wrong:
            return wrong
        return None


async def _refuse_socket(
    send: Any, status: int, code: str, message: words.Message | str
) -> NoReturn:
    """Refuse the handshake of a websocket, with a sentence that says why."""
    REFUSALS.labels(code).inc()
    body = msgspec.json.encode(_body(code, message))
    kind = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": kind})
    await send({"type": "websocket.http.response.body", "body": body})
    # If one simply returned, uvicorn would log an error, and any page of another site could fill
    # the log.
    raise ClientDisconnected


def _refusal(
    code: str, message: words.Message | str, status: int, clause: str | None = None
) -> Response[bytes]:
    REFUSALS.labels(code).inc()
    body = msgspec.json.encode(_body(code, message, clause))
    return Response(body, status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], error: PentaprismError) -> Response[bytes]:
    status = _STATUS.get(error.code, 400)
    return _refusal(error.code, error.words or error.message, status, error.clause)


def _invalid(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        detail = "; ".join(str(each.get("message", each)) for each in error.extra)
    if error.status_code == 404:
        return _refusal("not-found", _words("failed-address"), 404)
    return _refusal("bad-request", detail, error.status_code)


def _unavailable(_: Request[Any, Any, Any], error: Unavailable) -> Response[bytes]:
    log.error("the database is not there", why=str(error))
    return _refusal("failed", _words("failed-database"), 503)


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[bytes]:
    return _refusal("bad-request", "the JSON is nested too deeply", 400)


def _no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[bytes]:
    return _refusal("bad-request", "that is not UTF-8", 400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    TROUBLE.labels("error").inc()
    log.error("a request failed", path=request.url.path, exc_info=error)
    return _refusal("failed", _words("failed"), 500)


async def check_database(url: str) -> None:
    """Refuse a database that cannot be used, before anything is started."""
    if "://" not in url:
        raise BadOption(f"a database is sqlite:///FILE or postgresql://..., not {url!r}")
    try:
        store = await Store.open(url)
    except ValueError as error:
        raise BadOption(str(error)) from None
    except Unavailable as error:
        raise BadOption(f"the database cannot be reached: {str(error).splitlines()[0]}") from None
    await store.close()


def check_alone(url: str) -> None:
    """Refuse a file that another process serves. This comes before the database is opened: a newer
    program would migrate it while an older one uses it."""
    try:
        with exclusive_use(url):
            pass
    except FileInUse as error:
        raise BadOption(str(error)) from None
    except OSError as error:
        raise BadOption(f"the database cannot be reached: {error}") from None


async def _warm_up(state: State) -> None:
    await ready_all()
    state.ready = True


def make_app(config: Config) -> Litestar:
    """The server as an ASGI application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with exclusive_use(config.database):
            async with serving(app):
                yield

    @contextlib.asynccontextmanager
    async def serving(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(config.database)
        store.on_commit = STORED.observe
        secret = config.secret or await store.setting("secret", lambda: secrets.token_urlsafe(32))
        node = secrets.token_hex(8)
        bots, neighbours = Bots(config), neighbours_of(config.database, node)
        hub = Hub(store, Signer(secret), config, bots, neighbours)
        hub.clock.not_before(await store.last_beat() or 0)
        supervisor = Supervisor(hub, node)
        app.state.origins = origins = Origins(secret)
        app.state.hub, app.state.bots, app.state.analyst = hub, bots, Analyst(bots)
        app.state.replays = ReplayCache(hub)
        app.state.puzzles = WorkerPool("puzzles", most=16, each=4)
        app.state.codes = Codes()
        app.state.lab = Lab(hub, config)
        app.state.studies = studies = Studies(hub, secret)
        app.state.study_analysis = analysis = Analysis(studies, bots.pondering.making_way)
        limits = config.limits

        async def count(address: str | None) -> int:
            now, origin = hub.now(), None if address is None else origins.of(address)
            return await store.count_live(
                now - _FORGOTTEN_MS, now - limits.empty_minutes * _MINUTE_MS, origin
            )

        app.state.table_quota = TableQuota(
            limits.tables_a_minute, limits.tables, limits.tables_of_address, count
        )
        app.state.rooms = Rooms(hub, app.state.table_quota)
        app.state.pages = read_pages()
        app.state.health = health = Health(hub)
        visits = Visits(hub)
        others = await neighbours.start() if neighbours else False
        if not others:
            await supervisor.recover()
        if neighbours:
            neighbours.settled = True
        supervising = asyncio.create_task(supervisor.run())
        hub.spawn(_warm_up(app.state))
        hub.spawn(visits.run())
        hub.spawn(health.run())
        log.info("serving", version=__version__)
        if others_can_read(config.database):
            log.warning("other users of this machine can read the database: chmod 600 its file")
        try:
            yield
        finally:
            log.info("stopping", matches=len(hub.matches))
            supervising.cancel()
            await hub.close()
            await bots.close()
            app.state.replays.close()
            app.state.puzzles.close()
            app.state.codes.close()
            await app.state.lab.close()
            analysis.close()
            studies.close()
            if neighbours:
                await neighbours.stop()
            with contextlib.suppress(Unavailable):
                await visits.note()
                await store.beat(node, hub.now())
            await store.close()
            log.info("stopped")

    app = Litestar(
        route_handlers=[
            *HANDLERS,
            *LAB_HANDLERS,
            *STUDY_HANDLERS,
            *ROOM_HANDLERS,
            table_socket,
            study_socket,
            room_socket,
            page,
        ],
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
    app.asgi_handler = Guard(
        app.asgi_handler, config.limits.requests_a_minute, Sites(config.allowed_hosts)
    )
    return app
