"""Studies by REST: made, shown node by node, as files."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from pentaprism.server import study_wire as w
from pentaprism.server import wire
from pentaprism.server.requests import REFUSED, address_of
from pentaprism.server.studies import Studies
from pentaprism.study import tree


def _studies(state: State) -> Studies:
    studies: Studies = state.studies
    return studies


@post(
    "/api/studies",
    responses=REFUSED,
    status_code=201,
    request_max_body_size=2 * w.MOST_BYTES,
)
async def new_study(
    request: Request[Any, Any, State], state: State, data: w.NewStudy
) -> w.StudyLink:
    """Begin a study: of a finished game, a file, a position, or a game from its beginning."""
    address = request.client.host if request.client else ""
    return await _studies(state).create(data, address_of(request), state.origins.of(address))


@get("/api/studies/{study_id:str}/nodes/{node:int}", responses=REFUSED)
async def study_node(
    request: Request[Any, Any, State],
    state: State,
    study_id: str,
    node: int,
    seat: int | None = None,
    hidden: Annotated[bool, QueryParameter(name="hidden")] = False,
) -> w.StudyFrame:
    """The game at a node, from the chair of a seat: with everything open, or as it knew it."""
    studies = _studies(state)
    live = await studies.get(study_id)
    return await studies.frame(live, node, seat, hidden, address_of(request))


@get("/api/studies/{study_id:str}/nodes/{node:int}/beliefs", responses=REFUSED)
async def study_beliefs(
    request: Request[Any, Any, State], state: State, study_id: str, node: int, seat: int
) -> w.StudyBeliefs:
    """What a seat could have known at a node, beside the truth."""
    studies = _studies(state)
    live = await studies.get(study_id)
    return w.StudyBeliefs(seat, await studies.believed(live, node, seat, address_of(request)))


@post("/api/studies/{study_id:str}/table", responses=REFUSED, status_code=201)
async def play_on(
    request: Request[Any, Any, State], state: State, study_id: str, data: w.PlayOn
) -> wire.Seated:
    """A new table that goes on from a moment of the study, with what nobody knew dealt again."""
    studies = _studies(state)
    live = await studies.get(study_id)
    host = request.client.host if request.client else ""
    await state.table_quota.take(host)
    grant = await studies.play_on(live, data, address_of(request), state.origins.of(host))
    token = studies.hub.signer.sign(grant) if grant.seats else ""
    return wire.Seated(grant.match_id, token, list(grant.seats))


@get("/api/studies/{study_id:str}/file", responses=REFUSED, media_type="application/x-ndjson")
async def study_file(
    request: Request[Any, Any, State], state: State, study_id: str
) -> Response[bytes]:
    """The study as a record with variations, which can be opened again."""
    studies = _studies(state)
    live = await studies.get(study_id)
    study = live.study
    text = await studies.beside(lambda: tree.to_record(study).to_text(), address_of(request))
    name = f"{live.game.id}-study-{study_id}.jsonl"
    return Response(
        text.encode(),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


HANDLERS = [new_study, study_node, study_beliefs, play_on, study_file]
