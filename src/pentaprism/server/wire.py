"""The messages between browser and server; web/src/table/wire.ts is generated from it.

A browser opens one websocket for a table, sends `hello` and gets the whole `table`; from then on it
gets every change as an `update`. Every command has an `id` of the sender's choosing, up to 64
letters, and is always answered: by an update with this id in `reply_to`, by `done` or `refused`. A
browser whose seat was left, taken away or signed out gets `table` again, as a watcher.

Commands have the names and fields of those in match/model.py.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from pentaprism.core.errors import PentaprismError
from pentaprism.core.words import Message
from pentaprism.lab.answers import Answer
from pentaprism.match.model import Absence, Clock, Offer, Phase, Settings
from pentaprism.match.visible import (
    Clocks,
    Fairness,
    Line,
    OfferInfo,
    Result,
    SeatInfo,
    Timer,
    View,
)

Json = dict[str, Any]
#: No secret choice has so many steps.
MOST_MOVES = 64
#: How strong somebody is at a game, by the strengths of its levels, as far as their browser can
#: tell from their results. Bots of the level "matched" go by it; nobody else is told.
Strength = Annotated[float, msgspec.Meta(ge=-100_000, le=100_000)]


# -- from the browser, over the websocket: "do" names the kind of message


class _ClientMessage(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True
):
    pass


class Hello(_ClientMessage, frozen=True, tag="hello"):
    """First of all, and again whenever the browser missed something; without a token: to watch."""

    token: str | None = None


class Play(_ClientMessage, frozen=True, tag="play"):
    """A move, or all moves of a secret choice: they are made in this order, all or none.

    `version` is the one the sender saw. A repeat with the same id is played only once."""

    id: str
    seat: int
    version: Annotated[int, msgspec.Meta(ge=0)]
    moves: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]


class MakeOffer(_ClientMessage, frozen=True, tag="offer"):
    """`strength`, with a rematch: the sender's, now that this game is over."""

    id: str
    seat: int
    what: Offer
    strength: Strength | None = None


class AnswerOffer(_ClientMessage, frozen=True, tag="answer"):
    id: str
    seat: int
    what: Offer
    yes: bool
    strength: Strength | None = None


class Resign(_ClientMessage, frozen=True, tag="resign"):
    id: str
    seat: int


class Resume(_ClientMessage, frozen=True, tag="resume"):
    id: str
    seat: int


class Leave(_ClientMessage, frozen=True, tag="leave"):
    """Leave the seat before the game begins."""

    id: str
    seat: int


class RemoveGuest(_ClientMessage, frozen=True, tag="remove"):
    """Whoever set the table up takes a guest's seat away before the game begins. `seat` is the
    sender's own."""

    id: str
    seat: int
    guest: int


class FillSeat(_ClientMessage, frozen=True, tag="fill"):
    """Whoever set the table up gives a free seat to a bot. `seat` is the sender's own."""

    id: str
    seat: int
    free: int
    level: str


class Silence(_ClientMessage, frozen=True, tag="silence"):
    """Whoever set the table up does not let a guest chat, or lets them again."""

    id: str
    seat: int
    guest: int
    silent: bool


class Chat(_ClientMessage, frozen=True, tag="chat"):
    id: str
    text: str


class AskHint(_ClientMessage, frozen=True, tag="hint"):
    """`chosen`: secret steps that the browser keeps to itself until the choice is complete. The
    hint is for what comes after them, in whatever order; the table hears nothing of them."""

    id: str
    seat: int
    chosen: (
        Annotated[
            list[Annotated[str, msgspec.Meta(max_length=20)]],
            msgspec.Meta(max_length=MOST_MOVES),
        ]
        | None
    ) = None


class AskPreview(_ClientMessage, frozen=True, tag="preview"):
    """What would this legal move do, as far as the seat can know?"""

    id: str
    seat: int
    move: str


class Show(_ClientMessage, frozen=True, tag="show"):
    """What this seat has in mind, for those who watch to see before it is done: a legal move and
    how much of it (1 where, 2 which piece, 3 the whole move); null: nothing any more. A page sends
    it only where everybody may see it."""

    id: str
    seat: int
    move: str | None = None
    step: Literal[1, 2, 3] = 3


class Ping(_ClientMessage, frozen=True, tag="ping"):
    id: str


ClientMessage = (
    Hello
    | Play
    | MakeOffer
    | AnswerOffer
    | Resign
    | Resume
    | Leave
    | RemoveGuest
    | FillSeat
    | Silence
    | Chat
    | AskHint
    | AskPreview
    | Show
    | Ping
)


# -- parts of what the server sends


class ChatLine(msgspec.Struct, frozen=True):
    at: int
    name: str
    text: str
    seat: int | None = None


# -- from the server, over the websocket: "is" names the kind of message


class _ServerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    pass


class Table(_ServerMessage, frozen=True, tag="table"):
    """Everything about a table that this browser may know.

    `mine` are the seats of this browser; `views` has one view for each ("0", "1", ...), or one
    under "watch" for those without a seat; `silent` are the seats that the rules forbid to talk."""

    match: str
    version: int
    now: int
    settings: Settings
    phase: Phase
    seats: list[SeatInfo]
    mine: list[int]
    views: dict[str, View]
    log: list[Line]
    chat: list[ChatLine]
    clocks: Clocks | None
    timer: Timer | None
    offers: list[OfferInfo]
    silent: list[int]
    result: Result | None
    fairness: Fairness
    previous: str | None
    next: str | None


class Update(_ServerMessage, frozen=True, tag="update"):
    """What changed from version `since` to `version`; a field that is left out has not changed.

    `log` holds only the new lines. A browser that does not stand at `since` says hello again."""

    since: int
    version: int
    now: int
    log: list[Line]
    reply_to: str | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    seats: list[SeatInfo] | UnsetType = UNSET
    views: dict[str, View] | UnsetType = UNSET
    clocks: Clocks | UnsetType | None = UNSET
    timer: Timer | UnsetType | None = UNSET
    offers: list[OfferInfo] | UnsetType = UNSET
    silent: list[int] | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    fairness: Fairness | UnsetType = UNSET
    next: str | UnsetType | None = UNSET


class Done(_ServerMessage, frozen=True, tag="done"):
    """A command that changed nothing that has to be told (or was a repeat)."""

    reply_to: str
    version: int


class Refused(_ServerMessage, frozen=True, tag="refused"):
    """Why not: `words` for people, where they can meet it; `message` in English; the clause of the
    rule that forbids it, if one does."""

    reply_to: str | None
    code: str
    message: str
    clause: str | None
    words: Message | None = None

    @classmethod
    def of(cls, reply_to: str | None, error: PentaprismError) -> "Refused":
        return cls(
            reply_to=reply_to,
            code=error.code,
            message=error.message,
            clause=error.clause,
            words=error.words,
        )


class ChatMessage(_ServerMessage, frozen=True, tag="chat"):
    line: ChatLine
    reply_to: str | UnsetType = UNSET


class Presence(_ServerMessage, frozen=True, tag="presence"):
    """Who is connected, seat by seat, and how many watch."""

    present: list[bool]
    watching: int


class Hint(_ServerMessage, frozen=True, tag="hint"):
    """The bot's advice for the seat at this version. `score`: its share of the win, 0 to 1."""

    reply_to: str
    version: int
    seat: int
    move: str
    reason: Message | str
    line: list[str]
    score: float | None


class Preview(_ServerMessage, frozen=True, tag="preview"):
    """What the move would do, as far as the seat can know; the scores as they would then be."""

    reply_to: str
    move: str
    events: list[Json]
    scores: list[Any]
    position: Json


class Shown(_ServerMessage, frozen=True, tag="shown"):
    """What the seat has in mind, until it moves or thinks of something else (null)."""

    seat: int
    move: str | None
    step: Literal[1, 2, 3]


class Pong(_ServerMessage, frozen=True, tag="pong"):
    """`credit`: where it counts who is first, what this browser says counts from so many
    milliseconds before it comes in."""

    reply_to: str
    now: int
    credit: int | UnsetType = UNSET


ServerMessage = (
    Table | Update | Done | Refused | ChatMessage | Presence | Hint | Preview | Shown | Pong
)


# -- REST


class LevelInfo(msgspec.Struct, frozen=True):
    """`strength`: 400 points are ten wins to one; null where it has not been measured, and bots
    cannot be matched to people."""

    name: str
    strength: float | None = None


class BotInfo(msgspec.Struct, frozen=True):
    """An outside bot of this server."""

    name: str
    version: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the start page needs it; `options` as in the engine protocol's `games`.

    `clock_with`: options with which a table may have a clock; none are needed unless the game
    itself is played against time."""

    id: str
    name: str
    tagline: str
    players: tuple[int, int]
    options: Json
    capabilities: dict[str, bool]
    levels: list[LevelInfo]
    #: Outside bots that play it, for `outside` of a seat.
    bots: list[BotInfo]
    seat_names: list[str]
    lesson: bool
    clock_with: Json


class Clause(msgspec.Struct, frozen=True):
    """`part`: how many of the page's `parts` have begun before it."""

    number: str
    title: str
    html: str
    part: int


class RulesPart(msgspec.Struct, frozen=True):
    """What follows the rules that everybody needs, such as an appendix for programs."""

    title: str
    html: str


class RulesPage(msgspec.Struct, frozen=True):
    """A game's rules page: an introduction and the numbered clauses, as safe HTML."""

    game: str
    title: str
    intro: str
    clauses: list[Clause]
    parts: list[RulesPart]


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me` is for the browser that asks (several seats: all play on its screen), `open` for whoever
    comes by the link, `bot` for a bot of a level (the middle one when none is named; "matched": as
    strong as the people at the table), or for the outside bot of this name."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    level: str | None = None
    outside: str | None = None


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up. `listed`: anybody may find it; otherwise only who has the link.

    `code`: the game begins at the position of this code, whose options are the table's; what the
    code does not say is dealt anew."""

    game: str
    seats: list[SeatRequest]
    options: Json = {}
    clock: Clock | None = None
    absence: Absence = Absence()
    takebacks: bool = True
    #: None: only if nobody else at the table is a person at another screen.
    hints: bool | None = None
    listed: bool = False
    code: str = ""
    strength: Strength | None = None


class Seated(msgspec.Struct, frozen=True):
    """The token proves that these seats are the browser's: keep it, tell it to nobody."""

    match: str
    token: str
    seats: list[int]


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`id`: a secret of the sender's choosing. Who got no answer says the same again and has the
    same seat, once."""

    name: str
    seat: int | None = None
    id: Annotated[str, msgspec.Meta(min_length=16, max_length=64)] | None = None
    strength: Strength | None = None


class ClaimSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For a rematch: the token of the game before."""

    token: str


class RenewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sign out all other devices: a new token for the seats of this one, which makes every older
    one void. `id`: a secret of the sender's choosing; who got no answer says the same again."""

    token: str
    id: Annotated[str, msgspec.Meta(min_length=16, max_length=64)]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as those see it who have not sat down: in the lobby, or behind a link."""

    match: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    options: Json
    clock: Clock | None
    created: int
    moves: int
    #: When it ended, and who won; nobody in a draw.
    ended: int | None = None
    winners: list[int] | None = None
    #: It ended since everybody had left.
    abandoned: bool = False


class Lobby(msgspec.Struct, frozen=True):
    """Tables that anybody may find, and whether the lab is open to whoever asks."""

    tables: list[TableInfo]
    lab: bool


class LookBack(msgspec.Struct, forbid_unknown_fields=True):
    """An earlier moment of a table: the one at which the browser's log had so many `lines`. `seat`
    is one's own, with its token, or null for what those who watch could see."""

    lines: Annotated[int, msgspec.Meta(ge=1)]
    seat: int | None = None
    token: str | None = None


class OwnSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    token: str


class Takeback(msgspec.Struct, frozen=True):
    possible: bool


class Frame(msgspec.Struct, frozen=True):
    """The game after a move (the first: before any), as the chosen viewer knew it."""

    view: View
    line: Line | None


class Replay(msgspec.Struct, frozen=True):
    """A finished game: `viewer` is a seat, "watch", or "all" for the game as it was."""

    match: str
    game: str
    seats: list[SeatInfo]
    viewer: str
    frames: list[Frame]
    result: Result
    fairness: Fairness


class Judged(msgspec.Struct, frozen=True):
    """The position before move number `moves` + 1, in which `seat` was to act: each seat's share of
    the win, 0 to 1, as far as the bot can tell. `loss` is what the move then cost the seat;
    `better` what the bot would have played instead, with its `reason`."""

    moves: int
    seat: int
    shares: list[float]
    loss: float = 0.0
    better: str | None = None
    reason: Message | str | None = None


class Analysis(msgspec.Struct, frozen=True):
    """`done` of `total` positions are judged; ask again for the rest. `told`: false where the bot
    cannot judge this game. `turning`: those `moves` of `judged` with which the game turned."""

    match: str
    told: bool
    done: int
    total: int
    judged: list[Judged]
    turning: list[int]


class LabFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A data file of a game: the option that chooses it, and its text; or, to have the text
    written, its content."""

    option: str
    text: str = ""
    content: Json | None = None


class LabKeep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A data file to keep under a name, at which tables can choose it."""

    option: str
    name: str
    text: str


class LabText(msgspec.Struct, frozen=True):
    """A data file that is in order: the name by which the lab knows it, its text, its content."""

    name: str
    text: str
    content: Json


class LabGame(msgspec.Struct, frozen=True):
    """What can be asked of a game: its data files by option, who can play, what is measured."""

    id: str
    files: dict[str, list[str]]
    #: The files of new tables, by option.
    usual: dict[str, str]
    levels: list[str]
    measures: list[str]
    #: Whether it has cards or tiles whose worth can be asked for.
    pieces: bool


class LabAsk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question for the lab; `games` is the most of each trial. `files` are lent for the run, and
    options name them by the name that checking them gave."""

    question: Literal["seats", "cards", "compare", "shape"]
    game: str
    players: list[int]
    levels: list[str]
    options: Json = {}
    other: Json = {}
    files: Annotated[list[LabFile], msgspec.Meta(max_length=8)] = []
    measure: str = "moves"
    edge: float = 0.0
    games: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1000
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] = 0


class LabState(msgspec.Struct, frozen=True):
    """The run of the lab, if there was one: its number, whether it goes on, what it knows, and the
    share of its games that are played."""

    run: int
    running: bool
    workers: int
    answer: Answer | None = None
    trouble: str = ""
    share: float = 0.0


class LabReplay(msgspec.Struct, frozen=True):
    """A game of a run, as it was, with the options it was played with."""

    game: str
    options: Json
    seats: list[SeatInfo]
    frames: list[Frame]
    winners: list[int]
    record: str


class Refusal(msgspec.Struct, frozen=True):
    """The body of every REST answer that refuses."""

    code: str
    message: str
    clause: str | None = None
    words: Message | None = None


class TryMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move on a position of one's own: for lessons and for trying things out."""

    position: Json
    seat: int
    move: str


class AskMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may this seat do in a position of one's own?"""

    position: Json
    seat: int


class Tried(msgspec.Struct, frozen=True):
    position: Json
    view: View
    events: list[Json]


class LessonReply(msgspec.Struct, frozen=True):
    """One of the answers to a question, and why it is right or not."""

    says: str
    right: bool
    because: str


class LessonStep(msgspec.Struct, frozen=True):
    """`text` may use *emphasis* and `moves`; `asks`: the learner has to make a move, or to choose
    one of the `answers`. `remarks` are what an answer to a move may refer to."""

    heading: str
    text: str
    clauses: list[str]
    seat: int
    asks: bool
    hint: str
    praise: str
    remarks: list[str]
    answers: list[LessonReply]


class LessonGame(msgspec.Struct, frozen=True):
    """The game to begin with after a lesson, against bots."""

    level: str
    players: int
    options: Json


class LessonPage(msgspec.Struct, frozen=True):
    """`edition` is another one when the lesson has been changed."""

    game: str
    title: str
    minutes: int
    edition: str
    play: LessonGame
    steps: list[LessonStep]


class LessonMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go into a step (without a move), or make a move in it, after those `made` in it already.
    `position` is what the last answer gave: the server remembers nothing of a learner."""

    step: int
    position: Json | None = None
    move: str | None = None
    made: list[str] = []


class LessonAnswer(msgspec.Struct, frozen=True):
    """Where the step stands: `done` when the move was what was wanted; it and the replies of
    the others are the `frames`, of which there is always one. A legal move that was not wanted is
    not `played`. `remark` is the number of the step's remark about it, and `clause` the rule if it
    was not even legal; without a remark that is refused as everywhere. `show` are moves to mark on
    the board, one after the other, for those who ask how."""

    position: Json
    done: bool
    played: bool
    frames: list[Frame]
    remark: int | None = None
    clause: str | None = None
    show: list[str] = []


class MakeCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position of which a code is wanted: the whole one, or with `seen` what a view shows, to
    `seat` or (null) to those who watch."""

    game: str
    position: Json
    seen: bool = False
    seat: int | None = None


class CodeText(msgspec.Struct, frozen=True):
    code: str


class CodedPosition(msgspec.Struct, frozen=True):
    """What a code says: `seen` if only what a view shows, to `seat` or (null) to those who watch.
    `sheet` tells what lies where."""

    code: str
    game: str
    players: int
    options: Json
    seen: bool
    seat: int | None
    view: View
    sheet: list[Message]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle and how hard it is; `day` for a daily one."""

    puzzle: Json
    difficulty: str
    rating: int
    day: str | None = None


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture for the camera of a telephone shall say."""

    text: str


class LinkPicture(msgspec.Struct, frozen=True):
    #: The picture itself, as an address that holds it.
    url: str


class PuzzleKind(msgspec.Struct, frozen=True):
    """What can be asked for: the difficulties of new puzzles of this mode with so many cards."""

    mode: str
    cards: int
    difficulties: list[str]


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of moves for a puzzle, from its beginning, played to the end or not."""

    puzzle: Json
    line: list[str]


class PuzzleStep(msgspec.Struct, frozen=True):
    """Where a line leads: the puzzle as it then stands with the cards still open, the moves that
    are possible, what was spent, what happened in words. `least` is told once it is solved."""

    puzzle: Json
    legal: list[str]
    cost: int
    solved: bool
    told: list[str]
    words: list[Message]
    least: int | None = None
    #: All moves, where another side answers; and whether the last one was a mistake, which ends it.
    line: list[str] = []
    wrong: bool = False


class PuzzleHint(msgspec.Struct, frozen=True):
    """One of the hints by degrees: `text` is the hint, `reason` why, `line` the moves it names;
    `words` and `why` are the same as text and reason, for any language. The last hint (`kind`
    "line") is the whole solution."""

    kind: str
    text: str
    reason: str
    line: list[str]
    words: Message
    why: Message


class DatabaseStatus(msgspec.Struct, frozen=True):
    """`ms`: how long a question took just now."""

    reachable: bool
    ms: float | None


class Trouble(msgspec.Struct, frozen=True):
    """Of the last hour, or since the start: errors of the program, writes that another process was
    before, times when the database went away, and how often somebody met a limit."""

    errors: int
    conflicts: int
    outages: int
    limits: int


class Status(msgspec.Struct, frozen=True):
    """How this server does, for everybody. `tables`, `people` and `moves_a_minute` are rounded up,
    to 10 at least, and only moves are counted that everybody at their table could see: nobody can
    tell by it what others do. `since` is when this process started."""

    version: str
    since: int
    now: int
    tables: int
    people: int
    moves_a_minute: int
    games: dict[str, bool]
    database: DatabaseStatus
    trouble: Trouble
