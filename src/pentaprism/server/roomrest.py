"""REST of rooms: open one, come in, and say what one wants. The types are in roomwire.py."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.openapi.spec import Example
from litestar.params import Parameter

from pentaprism.core.words import TABLE, messages_of
from pentaprism.match.refusals import NotAllowed
from pentaprism.server import roomwire
from pentaprism.server.requests import REFUSED
from pentaprism.server.rooms import LiveRoom, Rooms

_words = messages_of(TABLE)
Code = Annotated[str, Parameter(examples=[Example(value="BCDF")], max_length=16)]


def _rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


async def _find(request: Request[Any, Any, State], code: str) -> LiveRoom:
    return await _rooms(request.app.state).find(code, _address(request))


def _address(request: Request[Any, Any, State]) -> str:
    return request.client.host if request.client else ""


def _joined(rooms: Rooms, live: LiveRoom, key: str) -> roomwire.Joined:
    guests = [guest.id for guest in live.room.guests_of(key)]
    return roomwire.Joined(live.room.code, rooms.token(live.room, key), guests)


@post("/api/rooms", responses=REFUSED, status_code=201)
async def open_room(
    request: Request[Any, Any, State], state: State, data: roomwire.NewRoom
) -> roomwire.Opened:
    """Open a room for an evening; the big screen shows its code."""
    return roomwire.Opened(await _rooms(state).open(_address(request), data.plan))


@get("/api/rooms/{code:str}", responses=REFUSED)
async def room_info(request: Request[Any, Any, State], state: State, code: Code) -> roomwire.Room:
    """Who is in a room, and what is played."""
    return _rooms(state).told(await _find(request, code), "")


@post("/api/rooms/{code:str}/guests", responses=REFUSED, status_code=201)
async def join_room(
    request: Request[Any, Any, State], state: State, code: Code, data: roomwire.Join
) -> roomwire.Joined:
    """Come in with a name."""
    rooms, live = _rooms(state), await _find(request, code)
    return _joined(rooms, live, await rooms.join(live, data))


@post("/api/rooms/{code:str}/handovers", responses=REFUSED, status_code=202)
async def ask_handover(
    request: Request[Any, Any, State], state: State, code: Code, data: roomwire.AskHandover
) -> roomwire.Room:
    """Ask to play on for a guest with another phone."""
    rooms, live = _rooms(state), await _find(request, code)
    await rooms.ask_handover(live, data)
    return rooms.told(live, "")


@post("/api/rooms/{code:str}/claim", responses=REFUSED, status_code=200)
async def claim_guest(
    request: Request[Any, Any, State], state: State, code: Code, data: roomwire.Claim
) -> roomwire.Joined:
    """The token of the guest that one was given, or had all along."""
    rooms, live = _rooms(state), await _find(request, code)
    key = rooms.key(live.room, data.id)
    if not live.room.guests_of(key):
        raise NotAllowed(_words("room-not-given"))
    return _joined(rooms, live, key)


@post("/api/rooms/{code:str}", responses=REFUSED, status_code=200)
async def want(
    request: Request[Any, Any, State], state: State, code: Code, data: roomwire.Wanted
) -> roomwire.Room:
    """What a guest wants: another game, to begin it, to sit out, to go."""
    rooms, live = _rooms(state), await _find(request, code)
    address = _address(request)
    origin: str = state.origins.of(address)
    await rooms.carry_out(live, data.token, data.wish, address, origin)
    return rooms.told(live, "")


ROOM_HANDLERS = [open_room, room_info, join_room, ask_handover, claim_guest, want]
