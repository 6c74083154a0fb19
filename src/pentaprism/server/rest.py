"""REST: games, rules, tables, records, puzzles. The types are in wire.py, the description of it all
at /api/schema/openapi.json."""

import datetime
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, get, post, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.spec import Example
from litestar.params import Parameter, QueryParameter
from litestar.response import Redirect
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from pentaprism import lessons
from pentaprism.core import words
from pentaprism.core.errors import BadRequest, UnknownGame
from pentaprism.core.game import Game
from pentaprism.core.words import TABLE, messages_of
from pentaprism.games import data as data_files
from pentaprism.games import registry
from pentaprism.match.visible import View
from pentaprism.matched import strengths_of
from pentaprism.server import replays, sessions, wire
from pentaprism.server.codes import Codes
from pentaprism.server.config import Outside
from pentaprism.server.health import Health
from pentaprism.server.hub import Hub
from pentaprism.server.lessonpages import lesson_answer, lesson_page
from pentaprism.server.pictures import picture
from pentaprism.server.ready import ready
from pentaprism.server.replay_cache import ReplayCache
from pentaprism.server.requests import REFUSED as _REFUSED
from pentaprism.server.requests import address_of as _address
from pentaprism.server.rulespages import rules_page
from pentaprism.server.summaries import info
from pentaprism.server.telemetry import REGISTRY
from pentaprism.server.tokens import Grant, new_seed
from pentaprism.server.workers import WorkerPool

_words = messages_of(TABLE)

GameId = Annotated[str, Parameter(examples=[Example(value="prizmik")])]
PuzzleGame = Annotated[str, Parameter(examples=[Example(value="laser")])]
CodeLetters = Annotated[str, Parameter(examples=[Example(value="1KTC-0000-0000")])]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]


_T = TypeVar("_T")


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


# -- games


@get("/api/games", responses=_REFUSED)
async def list_games(state: State) -> list[wire.GameInfo]:
    """The five games, with their options, the levels of our bots, and the outside bots."""
    outside = _hub(state).outside
    return [_game_info(game, outside.of(game)) for game in registry.GAMES]


def _game_info(game: Game, outside: list[Outside]) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        name=game.name,
        tagline=game.tagline,
        players=game.players,
        options=_options(game),
        capabilities={
            name: getattr(game.capabilities, name)
            for name in game.capabilities.__dataclass_fields__
        },
        levels=_levels(game),
        bots=[wire.BotInfo(bot.name, bot.version) for bot in outside],
        seat_names=[game.seat_name(seat) for seat in range(2)] if game.names_seats else [],
        lesson=lessons.has_lesson(game),
        clock_with=dict(game.real_time.UNTIMED) if game.real_time else {},
    )


def _levels(game: Game) -> list[wire.LevelInfo]:
    strengths = strengths_of(game) or [None] * len(game.levels)
    return [
        wire.LevelInfo(level.name, strength)
        for level, strength in zip(game.levels, strengths, strict=True)
    ]


def _options(game: Game) -> dict[str, Any]:
    """As the game describes them; of data files those that there are, where there is a choice."""
    described: dict[str, Any] = game.describe_options()
    for name, option in described.items():
        files = data_files.names(game.id, name) if option["type"] == "data" else []
        if len(files) > 1:
            option["choices"] = files
    return described


@get("/api/games/{game:str}/rules", responses=_REFUSED)
async def game_rules(game: GameId, language: Language = "en") -> wire.RulesPage:
    """The rules page, clause by clause; in English where it is not translated."""
    return rules_page(registry.find(game).id, language)


@get("/api/games/{game:str}/words", responses=_REFUSED, media_type=MediaType.TEXT)
async def game_words(game: GameId) -> str:
    """The English words of a game, for pages that were built without it."""
    return words.source(registry.find(game).id)


@get("/api/games/{game:str}/data", responses=_REFUSED)
async def game_data(game: GameId, options: str = "{}") -> dict[str, Any]:
    """What a board needs besides the position, such as what the cards say; `options` is JSON."""
    try:
        given = msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        raise BadRequest("options are a JSON object") from None
    found = registry.find(game)
    return found.catalogue(found.options.complete(given))


@post("/api/games/{game:str}/try", responses=_REFUSED, status_code=200)
async def try_move(game: GameId, data: wire.TryMove) -> wire.Tried:
    """A move on a position of one's own."""
    found = registry.find(game)
    await ready(found)
    state = found.from_position(data.position)
    found.check_seat(state, data.seat)
    move = found.read_move(state, data.seat, data.move)
    after = found.apply(state, data.seat, move)
    events = found.events(
        found.redacted(state, data.seat), data.seat, move, found.redacted(after, data.seat)
    )
    # The clock of a game in real time may move too, but sees no more than those who watch.
    viewer = data.seat if data.seat in found.seats(after) else None
    return wire.Tried(
        found.position(after),
        View(**found.view(after, viewer)),
        list(map(found.event_values, events)),
    )


@post("/api/games/{game:str}/moves", responses=_REFUSED, status_code=200)
async def moves_of(game: GameId, data: wire.AskMoves) -> list[str]:
    """What a seat may do in a position of one's own."""
    found = registry.find(game)
    await ready(found)
    state = found.from_position(data.position)
    found.check_seat(state, data.seat)
    return found.legal_texts(state, data.seat)


# -- lessons


@get("/api/lessons/{game:str}", responses=_REFUSED)
async def lesson(game: GameId, language: Language = "en") -> wire.LessonPage:
    """An introduction in which the learner makes real moves."""
    return lesson_page(registry.find(game), language)


@post("/api/lessons/{game:str}", responses=_REFUSED, status_code=200)
async def lesson_move(game: GameId, data: wire.LessonMove) -> wire.LessonAnswer:
    """Go into a step of a lesson, or make a move in it."""
    found = registry.find(game)
    await ready(found)
    return lesson_answer(found, data)


# -- tables


@get("/api/matches", responses=_REFUSED)
async def lobby(
    request: Request[Any, Any, State], state: State, game: str | None = None
) -> wire.Lobby:
    """Tables that anybody may find: to sit down at, or to watch."""
    hub = _hub(state)
    limits = hub.config.limits
    alive = hub.now() - limits.lobby_minutes * 60_000
    listed = await hub.store.listed(game, seen_since=alive, of_origin=limits.listed_of_address)
    decode = msgspec.json.Decoder(wire.TableInfo).decode
    tables = [decode(each.summary.info) for each in listed]
    here = request.client.host if request.client else ""
    return wire.Lobby(tables, state.lab.is_open(here))


@post("/api/matches", responses=_REFUSED, status_code=201)
async def new_match(
    request: Request[Any, Any, State], state: State, data: wire.NewMatch
) -> wire.Seated:
    """Set a table up."""
    hub = _hub(state)
    address = request.client.host if request.client else ""
    await state.table_quota.take(address)
    origin = state.origins.of(address)
    if not data.code:
        return _seated(hub, await hub.create(data, origin))
    begun = await state.codes.begin(data, _address(request))
    return _seated(hub, await hub.create(begun.request, origin, begun.start))


@get("/api/matches/{match_id:str}", responses=_REFUSED)
async def table_info(state: State, match_id: str) -> wire.TableInfo:
    """Who sits at a table, for somebody who has its link."""
    return info(await _hub(state).get_stored(match_id))


@post("/api/matches/{match_id:str}/seats", responses=_REFUSED, status_code=201)
async def take_seat(state: State, match_id: str, data: wire.TakeSeat) -> wire.Seated:
    """Sit down."""
    hub = _hub(state)
    return _seated(hub, await hub.sit(match_id, data))


@post("/api/matches/{match_id:str}/claim", responses=_REFUSED, status_code=200)
async def claim_seat(state: State, match_id: str, data: wire.ClaimSeat) -> wire.Seated:
    """The token for one's seat at a rematch, for the token of the game before."""
    hub = _hub(state)
    old = hub.signer.read(data.token)
    if old is None:
        raise BadRequest("this token is not one of ours")
    grant = hub.claim(await hub.get_stored(match_id), old)
    if not grant.seats:
        raise BadRequest(_words("refused-no-seat-here"))
    return _seated(hub, grant)


@post("/api/matches/{match_id:str}/session", responses=_REFUSED, status_code=200)
async def renew_token(state: State, match_id: str, data: wire.RenewToken) -> wire.Seated:
    """Sign out all other devices that have the token of one's seats."""
    hub = _hub(state)
    return _seated(hub, await sessions.renew(hub, match_id, data))


def _seated(hub: Hub, grant: Grant) -> wire.Seated:
    token = hub.signer.sign(grant) if grant.seats else ""
    return wire.Seated(grant.match_id, token, list(grant.seats))


@post("/api/matches/{match_id:str}/past", responses=_REFUSED, status_code=200)
async def look_back(
    request: Request[Any, Any, State], state: State, match_id: str, data: wire.LookBack
) -> wire.Frame:
    """How the game stood earlier, as far as the seat could see it then."""
    cache: ReplayCache = state.replays
    return await cache.past(match_id, data, _address(request))


@post("/api/matches/{match_id:str}/takeback", responses=_REFUSED, status_code=200)
async def takeback(state: State, match_id: str, data: wire.OwnSeat) -> wire.Takeback:
    """Whether one's last move can be taken back now, if the others agree."""
    cache: ReplayCache = state.replays
    return wire.Takeback(await cache.may_take_back(match_id, data))


# -- after the game


@get("/api/matches/{match_id:str}/record", responses=_REFUSED, media_type="application/x-ndjson")
async def match_record(state: State, match_id: str) -> Response[bytes]:
    """The record of a finished game, a file that `pentaprism replay` verifies."""
    live = await _hub(state).get_stored(match_id)
    text = replays.record(live).to_text()
    name = f"{live.match.settings.game}-{match_id}.jsonl"
    return Response(
        text.encode(),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/matches/{match_id:str}/replay", responses=_REFUSED, own_compression=True)
async def match_replay(
    request: Request[Any, Any, State],
    state: State,
    match_id: str,
    viewer: Annotated[str, QueryParameter(name="as")] = "all",
) -> Response[wire.Replay]:
    """A finished game as a seat knew it, as those who watched did, or as it was."""
    cache: ReplayCache = state.replays
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = await cache.zipped(match_id, viewer, _address(request))
    else:
        body = await cache.plain(match_id, viewer, _address(request))
    # Already encoded: the type is for the description.
    return Response(cast(wire.Replay, body), headers=headers, media_type=MediaType.JSON)


@get("/api/matches/{match_id:str}/analysis", responses=_REFUSED)
async def match_analysis(state: State, match_id: str) -> wire.Analysis:
    """What the bot thinks of a finished game; ask again while it is not done."""
    analyst: replays.Analyst = state.analyst
    return await analyst.ask(await _hub(state).get_stored(match_id))


# -- codes


@post("/api/codes", responses=_REFUSED, status_code=200)
async def make_code(
    request: Request[Any, Any, State], state: State, data: wire.MakeCode
) -> wire.CodeText:
    """The short code of a position, to write down and to type in again."""
    codes: Codes = state.codes
    return await codes.make(data, _address(request))


@get("/api/codes/{code:str}", responses=_REFUSED)
async def read_code(
    request: Request[Any, Any, State], state: State, code: CodeLetters
) -> wire.CodedPosition:
    """What a code says."""
    codes: Codes = state.codes
    return await codes.read(code, _address(request))


# -- puzzles


async def _search(request: Request[Any, Any, State], work: Callable[[], _T]) -> _T:
    """In one thread, so that puzzles never take time from the tables."""
    puzzles: WorkerPool = request.app.state.puzzles
    return await puzzles.run(work, _address(request))


def _puzzles(game: str) -> Any:
    found = registry.find(game)
    if found.puzzles is None:
        raise UnknownGame(_words("refused-no-puzzles", game=found.name))
    return found.puzzles


def _puzzle_info(puzzles: Any, puzzle: Any, day: str | None) -> wire.PuzzleInfo:
    rating = puzzles.rate(puzzle)
    return wire.PuzzleInfo(puzzle, rating.name, rating.rating, day)


@get("/api/puzzles/{game:str}", responses=_REFUSED)
async def puzzle_kinds(game: PuzzleGame) -> list[wire.PuzzleKind]:
    """What kinds of puzzles a game has."""
    return [
        wire.PuzzleKind(kind.mode, kind.cards, list(kind.difficulties))
        for kind in _puzzles(game).kinds()
    ]


@get("/api/puzzles/{game:str}/daily", responses=_REFUSED)
async def daily_puzzle(
    request: Request[Any, Any, State], game: PuzzleGame, day: str | None = None
) -> wire.PuzzleInfo:
    """The puzzle of a day, as 2026-12-24; today's (UTC) by default."""
    try:
        date = (
            datetime.date.fromisoformat(day) if day else datetime.datetime.now(datetime.UTC).date()
        )
    except ValueError:
        raise BadRequest(f"a day is written as 2026-12-24, not {day!r}") from None
    puzzles = _puzzles(game)
    return await _search(
        request, lambda: _puzzle_info(puzzles, puzzles.daily(date), date.isoformat())
    )


@get("/api/puzzles/{game:str}/new", responses=_REFUSED)
async def new_puzzle(
    request: Request[Any, Any, State],
    game: PuzzleGame,
    difficulty: str | None = None,
    mode: str | None = None,
    cards: int | None = None,
    seed: int | None = None,
) -> wire.PuzzleInfo:
    """Any other puzzle, at random or by its seed; `cards` is the number of cards in Laser and the
    number of moves in PRIZMIK."""
    seed = new_seed() if seed is None else seed
    puzzles = _puzzles(game)
    named = {"difficulty": difficulty, "mode": mode, "cards": cards}
    wanted = {name: value for name, value in named.items() if value is not None}
    return await _search(
        request,
        lambda: _puzzle_info(puzzles, puzzles.generate(seed, **wanted), None),
    )


@post("/api/puzzles/{game:str}/try", responses=_REFUSED, status_code=200)
async def try_puzzle(
    request: Request[Any, Any, State], game: PuzzleGame, data: wire.PuzzleTry
) -> wire.PuzzleStep:
    """Where a line of moves leads."""
    puzzles = _puzzles(game)

    def tried() -> wire.PuzzleStep:
        made = puzzles.attempt(data.puzzle, data.line)
        rating = puzzles.rate(data.puzzle) if made.solved else None
        return wire.PuzzleStep(
            puzzle=made.puzzle,
            legal=made.legal,
            cost=made.cost,
            solved=made.solved,
            told=[str(each) for each in made.told],
            words=made.told,
            least=rating.least if rating else None,
            line=made.line,
            wrong=made.wrong,
        )

    return await _search(request, tried)


@post("/api/puzzles/{game:str}/hints", responses=_REFUSED, status_code=200)
async def puzzle_hints(
    request: Request[Any, Any, State], game: PuzzleGame, data: dict[str, Any]
) -> list[wire.PuzzleHint]:
    """Hints by degrees; show them one at a time."""
    puzzles = _puzzles(game)
    hints = await _search(request, lambda: puzzles.hints(data))
    return [
        wire.PuzzleHint(
            kind=hint.kind,
            text=str(hint.text),
            reason=str(hint.reason),
            line=list(hint.line),
            words=hint.text,
            why=hint.reason,
        )
        for hint in hints
    ]


#: Addresses of puzzles did not name their game while Laser was the only one to have some.
_MOVED = {
    **{
        f"/api/puzzles/{verb}": f"/api/puzzles/laser/{verb}"
        for verb in ("daily", "new", "try", "hints")
    },
    "/puzzle": "/puzzle/laser",
    "/puzzle/daily": "/puzzle/laser/daily",
}


@route(list(_MOVED), http_method=[HttpMethod.GET, HttpMethod.POST], include_in_schema=False)
async def puzzle_without_a_game(request: Request[Any, Any, State]) -> Redirect:
    query = f"?{request.url.query}" if request.url.query else ""
    return Redirect(_MOVED[request.url.path.rstrip("/")] + query, status_code=308)


# -- the rest


@post("/api/qr", responses=_REFUSED, status_code=200)
async def qr(request: Request[Any, Any, State], data: wire.Link) -> wire.LinkPicture:
    """A link as a picture that a telephone can read. Not as an address of its own, since those are
    written into logs, and a link may open a seat."""
    return wire.LinkPicture(await picture(data.text, _address(request)))


@get("/healthz", media_type=MediaType.TEXT)
async def health(state: State) -> str:
    """Whether this process serves and reaches its database."""
    await _hub(state).store.last_beat()
    return "ok"


@get("/readyz", media_type=MediaType.TEXT)
async def readiness(state: State) -> Response[str]:
    """Whether every game is loaded, so that nobody has to wait for one to be compiled."""
    if state.get("ready"):
        return Response("ready")
    return Response("games are still being loaded", status_code=503)


@get("/api/status", responses=_REFUSED)
async def server_status(state: State) -> wire.Status:
    """How the server does; /status shows it to people."""
    health: Health = state.health
    return await health.status()


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State], state: State) -> Response[bytes]:
    """For programs on this machine: whoever plays could count secret steps by it."""
    address = request.client.host if request.client else ""
    # What a proxy on this machine passes on comes from elsewhere.
    here = address in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
    if not here and not _hub(state).config.open_metrics:
        raise NotFoundException
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [
    list_games,
    game_rules,
    game_words,
    game_data,
    try_move,
    moves_of,
    lesson,
    lesson_move,
    lobby,
    new_match,
    table_info,
    take_seat,
    claim_seat,
    renew_token,
    look_back,
    takeback,
    match_record,
    match_replay,
    match_analysis,
    make_code,
    read_code,
    puzzle_kinds,
    daily_puzzle,
    new_puzzle,
    try_puzzle,
    puzzle_hints,
    puzzle_without_a_game,
    qr,
    health,
    readiness,
    server_status,
    metrics,
]
