"""From what a browser sends to the command that match/ decides. Both have the same names and the
same fields; what a browser does not know is added here."""

from typing import Any

import msgspec

from pentaprism.match import model as m
from pentaprism.server import wire
from pentaprism.server.tokens import new_match_id

#: Those that mean the same on both sides, field by field.
_SAME: dict[type[Any], type[Any]] = {
    wire.Resign: m.Resign,
    wire.Resume: m.Resume,
    wire.Leave: m.Leave,
    wire.RemoveGuest: m.RemoveGuest,
    wire.Silence: m.Silence,
    wire.FillSeat: m.FillSeat,
}


def command_of(message: wire.ClientMessage) -> m.Command | None:
    """The command that the message is; None for a question or a line of chat."""
    match message:
        case wire.Play(id=ref, seat=seat, version=version, moves=moves):
            return m.Play(seat=seat, version=version, moves=moves, ref=ref, person=True)
        case wire.MakeOffer(seat=seat, what=what, strength=strength):
            return m.MakeOffer(seat=seat, what=what, next_match=new_match_id(), strength=strength)
        case wire.AnswerOffer(seat=seat, what=what, yes=yes, strength=strength):
            return m.AnswerOffer(
                seat=seat, what=what, yes=yes, next_match=new_match_id(), strength=strength
            )
    kind = _SAME.get(type(message))
    if kind is None:
        return None
    fields = {name: getattr(message, name) for name in kind.__struct_fields__}
    return msgspec.convert(fields, kind)
