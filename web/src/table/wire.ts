// Generated from server/wire.py by scripts/wire_types.py: change that, not this.

/** So much time for each move; what is left of it is lost. */
export interface PerMove {
  type: "per_move";
  ms: number;
}

/** So much time for the whole game, and an increment after each finished turn. */
export interface PerGame {
  type: "per_game";
  ms: number;
  increment: number;
}

/** What happens when a person has been gone for longer than the grace. */
export interface Absence {
  grace: number;
  then: "bot" | "forfeit" | "wait";
}

/** How a table was set up; none of it changes later. */
export interface Settings {
  game: string;
  players: number;
  options: Record<string, unknown>;
  clock: PerMove | PerGame | null;
  absence: Absence;
  takebacks: boolean;
  hints: boolean;
  listed: boolean;
  helped: number[];
}

/**
 * Who sits there. `stand_in`: a bot of a level plays for the one who is away or has given up.
 * An outside bot has no level. `host`: the person has set the table up, and can silence others or
 * remove them before the game.
 */
export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  level: string | null;
  present: boolean;
  stand_in: boolean;
  host: boolean;
  silenced: boolean;
}

/**
 * All that a seat may see of the game; seat null for those who watch (docs/formats.md).
 * `details`: what a picture of this game needs besides, and only its rules can tell.
 */
export interface View {
  seat: number | null;
  position: Record<string, unknown>;
  to_act: number[];
  legal: Record<string, string[]>;
  outcome: Record<string, unknown> | null;
  scores: unknown[];
  details?: Record<string, unknown>;
}

/** Something to be said; `str` says it in English, for those who type their moves. */
export interface Message {
  key: string;
  values: Record<string, unknown>;
}

/**
 * A line of the log, as the reader may know it.
 *
 * `moves` is the number of moves played after it, a secret choice counted as one: where a replay
 * has to stand to see it. `move` is the text of the move where the reader may know it (of several,
 * with commas between them), and `events` tell what it did; all other lines have `words`.
 * `credit`: where it counts who is first, it came in so many milliseconds after it was made.
 */
export interface Line {
  kind: string;
  seat: number | null;
  words: Message | null;
  at: number;
  moves: number;
  move: string | null;
  events: Record<string, unknown>[];
  credit?: number;
}

/** Milliseconds left of each seat at `at`, and whose clocks run from then on. */
export interface Clocks {
  left: number[];
  running: number[];
  at: number;
}

/** A phase of the game in real time that ends at `ends`; `seconds` long in all. */
export interface Timer {
  ends: number;
  seconds: number;
}

/** `waiting`: the seats that have not answered yet. */
export interface OfferInfo {
  what: "draw" | "pause" | "rematch" | "takeback";
  seat: number;
  waiting: number[];
}

/**
 * `words` are the end of the game in a sentence, `reason` why it ended, in English; `scores` as
 * in a view.
 */
export interface Result {
  winners: number[];
  reason: string;
  words: Message;
  scores: unknown[];
}

/**
 * `hash` is the SHA-256 of "seed:nonce" (seed in decimal), shown from the start; seed and nonce
 * only after the end. The seed is a text, since it may be larger than a browser's numbers.
 */
export interface Fairness {
  hash: string;
  seed: string | null;
  nonce: string | null;
}

/** One mean. `name` is a seat, a card, or a key of the words; `fair` is "no effect". */
export interface Mean {
  name: string;
  mean: number;
  low: number;
  high: number;
  count: number;
  fair: number | null;
  found: boolean;
  cut: number;
}

/** Lines that are told together. `unit`: a share of 1, or a number. */
export interface Chart {
  id: string;
  unit: "number" | "share";
  lines: Mean[];
}

/** A game to look at: the block of a trial. */
export interface Example {
  why: string;
  trial: number;
  block: number;
  moves: number;
}

/** All that is known so far; `done` when nothing more will come. */
export interface Answer {
  question: string;
  game: string;
  title: string;
  games: number;
  done: boolean;
  charts: Chart[];
  examples: Example[];
  verdict: "" | "less" | "more" | "no-difference" | "undecided";
  measure: string;
  games_left: number | null;
}

/** First of all, and again whenever the browser missed something; without a token: to watch. */
export interface Hello {
  do: "hello";
  token?: string | null;
}

/**
 * A move, or all moves of a secret choice: they are made in this order, all or none.
 *
 * `version` is the one the sender saw. A repeat with the same id is played only once.
 */
export interface Play {
  do: "play";
  id: string;
  seat: number;
  version: number;
  moves: string[];
}

/** `strength`, with a rematch: the sender's, now that this game is over. */
export interface MakeOffer {
  do: "offer";
  id: string;
  seat: number;
  what: "draw" | "pause" | "rematch" | "takeback";
  strength?: number | null;
}

export interface AnswerOffer {
  do: "answer";
  id: string;
  seat: number;
  what: "draw" | "pause" | "rematch" | "takeback";
  yes: boolean;
  strength?: number | null;
}

export interface Resign {
  do: "resign";
  id: string;
  seat: number;
}

export interface Resume {
  do: "resume";
  id: string;
  seat: number;
}

/** Leave the seat before the game begins. */
export interface Leave {
  do: "leave";
  id: string;
  seat: number;
}

/**
 * Whoever set the table up takes a guest's seat away before the game begins. `seat` is the
 * sender's own.
 */
export interface RemoveGuest {
  do: "remove";
  id: string;
  seat: number;
  guest: number;
}

/** Whoever set the table up gives a free seat to a bot. `seat` is the sender's own. */
export interface FillSeat {
  do: "fill";
  id: string;
  seat: number;
  free: number;
  level: string;
}

/** Whoever set the table up does not let a guest chat, or lets them again. */
export interface Silence {
  do: "silence";
  id: string;
  seat: number;
  guest: number;
  silent: boolean;
}

export interface Chat {
  do: "chat";
  id: string;
  text: string;
}

/**
 * `chosen`: secret steps that the browser keeps to itself until the choice is complete. The
 * hint is for what comes after them, in whatever order; the table hears nothing of them.
 */
export interface AskHint {
  do: "hint";
  id: string;
  seat: number;
  chosen?: string[] | null;
}

/** What would this legal move do, as far as the seat can know? */
export interface AskPreview {
  do: "preview";
  id: string;
  seat: number;
  move: string;
}

/**
 * What this seat has in mind, for those who watch to see before it is done: a legal move and
 * how much of it (1 where, 2 which piece, 3 the whole move); null: nothing any more. A page sends
 * it only where everybody may see it.
 */
export interface Show {
  do: "show";
  id: string;
  seat: number;
  move?: string | null;
  step?: 1 | 2 | 3;
}

export interface Ping {
  do: "ping";
  id: string;
}

export interface ChatLine {
  at: number;
  name: string;
  text: string;
  seat: number | null;
}

/**
 * Everything about a table that this browser may know.
 *
 * `mine` are the seats of this browser; `views` has one view for each ("0", "1", ...), or one
 * under "watch" for those without a seat; `silent` are the seats that the rules forbid to talk.
 */
export interface Table {
  is: "table";
  match: string;
  version: number;
  now: number;
  settings: Settings;
  phase: "gathering" | "over" | "paused" | "playing";
  seats: SeatInfo[];
  mine: number[];
  views: Record<string, View>;
  log: Line[];
  chat: ChatLine[];
  clocks: Clocks | null;
  timer: Timer | null;
  offers: OfferInfo[];
  silent: number[];
  result: Result | null;
  fairness: Fairness;
  previous: string | null;
  next: string | null;
}

/**
 * What changed from version `since` to `version`; a field that is left out has not changed.
 *
 * `log` holds only the new lines. A browser that does not stand at `since` says hello again.
 */
export interface Update {
  is: "update";
  since: number;
  version: number;
  now: number;
  log: Line[];
  reply_to?: string;
  phase?: "gathering" | "over" | "paused" | "playing";
  seats?: SeatInfo[];
  views?: Record<string, View>;
  clocks?: Clocks | null;
  timer?: Timer | null;
  offers?: OfferInfo[];
  silent?: number[];
  result?: Result | null;
  fairness?: Fairness;
  next?: string | null;
}

/** A command that changed nothing that has to be told (or was a repeat). */
export interface Done {
  is: "done";
  reply_to: string;
  version: number;
}

/**
 * Why not: `words` for people, where they can meet it; `message` in English; the clause of the
 * rule that forbids it, if one does.
 */
export interface Refused {
  is: "refused";
  reply_to: string | null;
  code: string;
  message: string;
  clause: string | null;
  words: Message | null;
}

export interface ChatMessage {
  is: "chat";
  line: ChatLine;
  reply_to?: string;
}

/** Who is connected, seat by seat, and how many watch. */
export interface Presence {
  is: "presence";
  present: boolean[];
  watching: number;
}

/** The bot's advice for the seat at this version. `score`: its share of the win, 0 to 1. */
export interface Hint {
  is: "hint";
  reply_to: string;
  version: number;
  seat: number;
  move: string;
  reason: Message | string;
  line: string[];
  score: number | null;
}

/** What the move would do, as far as the seat can know; the scores as they would then be. */
export interface Preview {
  is: "preview";
  reply_to: string;
  move: string;
  events: Record<string, unknown>[];
  scores: unknown[];
  position: Record<string, unknown>;
}

/** What the seat has in mind, until it moves or thinks of something else (null). */
export interface Shown {
  is: "shown";
  seat: number;
  move: string | null;
  step: 1 | 2 | 3;
}

/**
 * `credit`: where it counts who is first, what this browser says counts from so many
 * milliseconds before it comes in.
 */
export interface Pong {
  is: "pong";
  reply_to: string;
  now: number;
  credit?: number;
}

/**
 * `strength`: 400 points are ten wins to one; null where it has not been measured, and bots
 * cannot be matched to people.
 */
export interface LevelInfo {
  name: string;
  strength: number | null;
}

/** An outside bot of this server. */
export interface BotInfo {
  name: string;
  version: string;
}

/**
 * A game as the start page needs it; `options` as in the engine protocol's `games`.
 *
 * `clock_with`: options with which a table may have a clock; none are needed unless the game
 * itself is played against time.
 */
export interface GameInfo {
  id: string;
  name: string;
  tagline: string;
  players: [number, number];
  options: Record<string, unknown>;
  capabilities: Record<string, boolean>;
  levels: LevelInfo[];
  bots: BotInfo[];
  seat_names: string[];
  lesson: boolean;
  clock_with: Record<string, unknown>;
}

/** `part`: how many of the page's `parts` have begun before it. */
export interface Clause {
  number: string;
  title: string;
  html: string;
  part: number;
}

/** What follows the rules that everybody needs, such as an appendix for programs. */
export interface RulesPart {
  title: string;
  html: string;
}

/** A game's rules page: an introduction and the numbered clauses, as safe HTML. */
export interface RulesPage {
  game: string;
  title: string;
  intro: string;
  clauses: Clause[];
  parts: RulesPart[];
}

/**
 * `me` is for the browser that asks (several seats: all play on its screen), `open` for whoever
 * comes by the link, `bot` for a bot of a level (the middle one when none is named; "matched": as
 * strong as the people at the table), or for the outside bot of this name.
 */
export interface SeatRequest {
  kind: "bot" | "me" | "open";
  name?: string;
  level?: string | null;
  outside?: string | null;
}

/**
 * A table to set up. `listed`: anybody may find it; otherwise only who has the link.
 *
 * `code`: the game begins at the position of this code, whose options are the table's; what the
 * code does not say is dealt anew.
 */
export interface NewMatch {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  clock?: PerMove | PerGame | null;
  absence?: Absence;
  takebacks?: boolean;
  hints?: boolean | null;
  listed?: boolean;
  code?: string;
  strength?: number | null;
}

/** The token proves that these seats are the browser's: keep it, tell it to nobody. */
export interface Seated {
  match: string;
  token: string;
  seats: number[];
}

/**
 * `id`: a secret of the sender's choosing. Who got no answer says the same again and has the
 * same seat, once.
 */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  id?: string | null;
  strength?: number | null;
}

/** For a rematch: the token of the game before. */
export interface ClaimSeat {
  token: string;
}

/**
 * Sign out all other devices: a new token for the seats of this one, which makes every older
 * one void. `id`: a secret of the sender's choosing; who got no answer says the same again.
 */
export interface RenewToken {
  token: string;
  id: string;
}

/** A table as those see it who have not sat down: in the lobby, or behind a link. */
export interface TableInfo {
  match: string;
  game: string;
  phase: "gathering" | "over" | "paused" | "playing";
  seats: SeatInfo[];
  options: Record<string, unknown>;
  clock: PerMove | PerGame | null;
  created: number;
  moves: number;
  ended: number | null;
  winners: number[] | null;
  abandoned: boolean;
}

/** Tables that anybody may find, and whether the lab is open to whoever asks. */
export interface Lobby {
  tables: TableInfo[];
  lab: boolean;
}

/**
 * An earlier moment of a table: the one at which the browser's log had so many `lines`. `seat`
 * is one's own, with its token, or null for what those who watch could see.
 */
export interface LookBack {
  lines: number;
  seat?: number | null;
  token?: string | null;
}

export interface OwnSeat {
  seat: number;
  token: string;
}

export interface Takeback {
  possible: boolean;
}

/** The game after a move (the first: before any), as the chosen viewer knew it. */
export interface Frame {
  view: View;
  line: Line | null;
}

/** A finished game: `viewer` is a seat, "watch", or "all" for the game as it was. */
export interface Replay {
  match: string;
  game: string;
  seats: SeatInfo[];
  viewer: string;
  frames: Frame[];
  result: Result;
  fairness: Fairness;
}

/**
 * The position before move number `moves` + 1, in which `seat` was to act: each seat's share of
 * the win, 0 to 1, as far as the bot can tell. `loss` is what the move then cost the seat;
 * `better` what the bot would have played instead, with its `reason`.
 */
export interface Judged {
  moves: number;
  seat: number;
  shares: number[];
  loss: number;
  better: string | null;
  reason: Message | string | null;
}

/**
 * `done` of `total` positions are judged; ask again for the rest. `told`: false where the bot
 * cannot judge this game. `turning`: those `moves` of `judged` with which the game turned.
 */
export interface Analysis {
  match: string;
  told: boolean;
  done: number;
  total: number;
  judged: Judged[];
  turning: number[];
}

/**
 * A data file of a game: the option that chooses it, and its text; or, to have the text
 * written, its content.
 */
export interface LabFile {
  option: string;
  text?: string;
  content?: Record<string, unknown> | null;
}

/** A data file to keep under a name, at which tables can choose it. */
export interface LabKeep {
  option: string;
  name: string;
  text: string;
}

/** A data file that is in order: the name by which the lab knows it, its text, its content. */
export interface LabText {
  name: string;
  text: string;
  content: Record<string, unknown>;
}

/** What can be asked of a game: its data files by option, who can play, what is measured. */
export interface LabGame {
  id: string;
  files: Record<string, string[]>;
  usual: Record<string, string>;
  levels: string[];
  measures: string[];
  pieces: boolean;
}

/**
 * A question for the lab; `games` is the most of each trial. `files` are lent for the run, and
 * options name them by the name that checking them gave.
 */
export interface LabAsk {
  question: "cards" | "compare" | "seats" | "shape";
  game: string;
  players: number[];
  levels: string[];
  options?: Record<string, unknown>;
  other?: Record<string, unknown>;
  files?: LabFile[];
  measure?: string;
  edge?: number;
  games?: number;
  seed?: number;
}

/**
 * The run of the lab, if there was one: its number, whether it goes on, what it knows, and the
 * share of its games that are played.
 */
export interface LabState {
  run: number;
  running: boolean;
  workers: number;
  answer: Answer | null;
  trouble: string;
  share: number;
}

/** A game of a run, as it was, with the options it was played with. */
export interface LabReplay {
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  frames: Frame[];
  winners: number[];
  record: string;
}

/** The body of every REST answer that refuses. */
export interface Refusal {
  code: string;
  message: string;
  clause: string | null;
  words: Message | null;
}

/** A move on a position of one's own: for lessons and for trying things out. */
export interface TryMove {
  position: Record<string, unknown>;
  seat: number;
  move: string;
}

/** What may this seat do in a position of one's own? */
export interface AskMoves {
  position: Record<string, unknown>;
  seat: number;
}

export interface Tried {
  position: Record<string, unknown>;
  view: View;
  events: Record<string, unknown>[];
}

/** One of the answers to a question, and why it is right or not. */
export interface LessonReply {
  says: string;
  right: boolean;
  because: string;
}

/**
 * `text` may use *emphasis* and `moves`; `asks`: the learner has to make a move, or to choose
 * one of the `answers`. `remarks` are what an answer to a move may refer to.
 */
export interface LessonStep {
  heading: string;
  text: string;
  clauses: string[];
  seat: number;
  asks: boolean;
  hint: string;
  praise: string;
  remarks: string[];
  answers: LessonReply[];
}

/** The game to begin with after a lesson, against bots. */
export interface LessonGame {
  level: string;
  players: number;
  options: Record<string, unknown>;
}

/** `edition` is another one when the lesson has been changed. */
export interface LessonPage {
  game: string;
  title: string;
  minutes: number;
  edition: string;
  play: LessonGame;
  steps: LessonStep[];
}

/**
 * Go into a step (without a move), or make a move in it, after those `made` in it already.
 * `position` is what the last answer gave: the server remembers nothing of a learner.
 */
export interface LessonMove {
  step: number;
  position?: Record<string, unknown> | null;
  move?: string | null;
  made?: string[];
}

/**
 * Where the step stands: `done` when the move was what was wanted; it and the replies of
 * the others are the `frames`, of which there is always one. A legal move that was not wanted is
 * not `played`. `remark` is the number of the step's remark about it, and `clause` the rule if it
 * was not even legal; without a remark that is refused as everywhere. `show` are moves to mark on
 * the board, one after the other, for those who ask how.
 */
export interface LessonAnswer {
  position: Record<string, unknown>;
  done: boolean;
  played: boolean;
  frames: Frame[];
  remark: number | null;
  clause: string | null;
  show: string[];
}

/**
 * The position of which a code is wanted: the whole one, or with `seen` what a view shows, to
 * `seat` or (null) to those who watch.
 */
export interface MakeCode {
  game: string;
  position: Record<string, unknown>;
  seen?: boolean;
  seat?: number | null;
}

export interface CodeText {
  code: string;
}

/**
 * What a code says: `seen` if only what a view shows, to `seat` or (null) to those who watch.
 * `sheet` tells what lies where.
 */
export interface CodedPosition {
  code: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  seen: boolean;
  seat: number | null;
  view: View;
  sheet: Message[];
}

/** A puzzle and how hard it is; `day` for a daily one. */
export interface PuzzleInfo {
  puzzle: Record<string, unknown>;
  difficulty: string;
  rating: number;
  day: string | null;
}

/** What a picture for the camera of a telephone shall say. */
export interface Link {
  text: string;
}

export interface LinkPicture {
  url: string;
}

/** What can be asked for: the difficulties of new puzzles of this mode with so many cards. */
export interface PuzzleKind {
  mode: string;
  cards: number;
  difficulties: string[];
}

/** A line of moves for a puzzle, from its beginning, played to the end or not. */
export interface PuzzleTry {
  puzzle: Record<string, unknown>;
  line: string[];
}

/**
 * Where a line leads: the puzzle as it then stands with the cards still open, the moves that
 * are possible, what was spent, what happened in words. `least` is told once it is solved.
 */
export interface PuzzleStep {
  puzzle: Record<string, unknown>;
  legal: string[];
  cost: number;
  solved: boolean;
  told: string[];
  words: Message[];
  least: number | null;
  line: string[];
  wrong: boolean;
}

/**
 * One of the hints by degrees: `text` is the hint, `reason` why, `line` the moves it names;
 * `words` and `why` are the same as text and reason, for any language. The last hint (`kind`
 * "line") is the whole solution.
 */
export interface PuzzleHint {
  kind: string;
  text: string;
  reason: string;
  line: string[];
  words: Message;
  why: Message;
}

/** `ms`: how long a question took just now. */
export interface DatabaseStatus {
  reachable: boolean;
  ms: number | null;
}

/**
 * Of the last hour, or since the start: errors of the program, writes that another process was
 * before, times when the database went away, and how often somebody met a limit.
 */
export interface Trouble {
  errors: number;
  conflicts: number;
  outages: number;
  limits: number;
}

/**
 * How this server does, for everybody. `tables`, `people` and `moves_a_minute` are rounded up,
 * to 10 at least, and only moves are counted that everybody at their table could see: nobody can
 * tell by it what others do. `since` is when this process started.
 */
export interface Status {
  version: string;
  since: number;
  now: number;
  tables: number;
  people: number;
  moves_a_minute: number;
  games: Record<string, boolean>;
  database: DatabaseStatus;
  trouble: Trouble;
}

export type Clock = PerMove | PerGame;

export type ClientMessage = Hello | Play | MakeOffer | AnswerOffer | Resign | Resume | Leave | RemoveGuest | FillSeat | Silence | Chat | AskHint | AskPreview | Show | Ping;

export type ServerMessage = Table | Update | Done | Refused | ChatMessage | Presence | Hint | Preview | Shown | Pong;

export type Offer = "draw" | "takeback" | "pause" | "rematch";

export type Phase = "gathering" | "playing" | "paused" | "over";
