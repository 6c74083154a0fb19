### The table, in English: what is said about any game, and the texts of the pages.

## Seats

# Numbered from 0 as everywhere in programs; people at a table have names.
seat = { SEAT($seat) }
seat-unnamed = seat { $seat }
clock = the clock

## Refusals

refused-over = the game is over: { $reason }
refused-turn = it is for { LIST($turn) } to act, not for { $seat }

## The end of a game

result =
    { $count ->
        [0] A draw: { $reason }.
        [one] { LIST($winners) } wins: { $reason }.
       *[other] { LIST($winners) } share the win: { $reason }.
    }

## Levels of the bots

level-beginner = beginner
level-novice = novice
level-casual = casual
level-club = club
level-strong = strong
level-master = master
level-matched = matched

## Pages

# Everywhere

skip = Skip to the content
home = Home
close = Close
again = Try again
yes = Yes
no = No
copy = Copy
copied = Copied
share = Share
unreachable = The server cannot be reached right now.
bad-position = That is not a position of this game: { $why }
page-failed = This page could not be loaded. Check your connection and load it again.
missing-title = There is nothing here
missing-words = The address may be mistyped, or what was here is gone.
shut-page = This cannot be shown

# Settings

settings = Settings
settings-name = Your name
settings-theme = Light or dark
settings-language = Language
settings-sound = Sound
settings-motion = Animation
settings-forced = Make a move for me where there is only one
theme-system = As on this device
theme-light = Light
theme-dark = Dark

# Start page

start-title = Five games of light and colour
start-words = Play against a bot, with others on this screen, or send friends a link. No account, nothing to install.
start-games = The games
play = Play
play-game = Play { $game }
rules = Rules
rules-contents = Contents
rules-of = { $game }: the rules
puzzle-daily = Puzzle of the day
learn = Learn
learn-game = Learn { $game }
learn-step = Step { $n } of { $total }
learn-back = Back
learn-go-on = Continue
learn-hint = Show me how
learn-done = Well done!
learn-other = That would be allowed, but try this first.
learn-play = Play against a bot ({ $level })
learn-play-other = Other ways to play
learn-anew = Start again
learn-clause = Rule { $clause }
players-exact = { $n } players
players-range = { $low }–{ $high } players
trait-real_time = against time
trait-simultaneous = all at once
trait-teams = teams
trait-hidden = secrets
trait-chance = luck of the draw
trait-open = everything open
company-bot = Against a bot
company-words-bot = Start at once, at the level below
company-screen = On this screen
company-words-screen = Pass the screen from hand to hand
company-friends = With friends
company-words-friends = Get a link to send; the game begins when all are there
more-options = More options
level = Level of the bot
level-sees = It sees { $sees }.
level-outside = { $name } is a program from outside that plays at the tables of this server.
expect-beginner = For your very first games.
expect-novice = For those who have just learnt the rules.
expect-casual = A relaxed game: it makes mistakes that you can use.
expect-club = It has a plan, and careless moves cost something.
expect-strong = A hard game, which takes practice to win.
expect-master = As well as it can.
level-matched-you = matched to you
matched-words = It is as strong as it takes to leave you about half of the wins. It goes by your games in this browser, and changes only between games.
matched-more = Your level, and how to begin anew
matched-next = { $standing } The bots of your next game go by it.
standing-unknown = Nothing is known of you yet.
standing-few = Your first games do not tell your level yet.
standing-near = You play about like this level: { $level }.
standing-between = You play between these levels: { $low } and { $high }.
standing-title = Your level
standing-words = Bots that are matched to you go by this. It comes from games against bots in this browser: the last ones count most, and those of another game a little. Only this browser knows it; a table is told one number, and nobody else at it.
standing-games =
    { $n ->
        [0] by your other games
        [one] { $n } game counted
       *[other] { $n } games counted
    }
standing-reset = Begin anew
standing-sure = Forget how strong you are?
standing-sure-words = Your finished games stay in the list below. Matched bots begin in the middle again.
standing-keep = Keep it
standing-forgotten = Your level is forgotten
mine = Go on
moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
mine-over = Finished games
lobby = Open tables
lobby-watch = Games to watch
lobby-free =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }

# Setting up a table

setup-who = Who plays?
setup-players = Players
setup-seat = Your seat
setup-name-of = Name of { $seat }
setup-options = The game
setup-table = The table
setup-takebacks = Moves may be taken back if all agree
setup-listed = Show the table on the start page, so that anybody can join
setup-start = Set up the table
clock-title = Clock
clock-none = No clock
terms-usual = the usual rules
option-is = { $name }: { $value }
ending-won = Won
ending-lost = Lost
ending-drawn = Draw
against-bot = { $name } ({ $level })
against-level = Bots, { $level }
against-people = People
against-bots = Bots of several levels
against-mixed = People and bots
against-screen = On one screen
finished-all = All finished games
finished-words = As far as this browser remembers them.
finished-wins = Wins by game and level
finished-game = Game
finished-against = Against
finished-played = Played
finished-won = Won
finished-none = No game has come to its end yet.
lobby-all = Show all { $n }
setup-free = free, for whoever comes
setup-other = Opponent { $n }
setup-seat-random = A random seat
invite-bot = A bot for a free seat
clock-move = { $length } a move
clock-game = { $length } each
clock-game-more = { $length } each, { $more } more a move
length-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
length-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
length-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
clock-left = { $time } left
timer-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }

# Joining

join = Sit down
watch = Watch
join-title = You are invited to { $game }
join-there = At the table: { LIST($names) }
join-full = By now all seats are taken.
invite-title = Waiting for your friends
invite-words =
    { $n ->
        [one] Send them this link. { $n } seat is still free.
       *[other] Send them this link. { $n } seats are still free.
    }
invite-share = A game of Pentaprism
invite-qr = The link as a code for the camera of a telephone
leave = Leave the table
shut-title = This table cannot be opened

# The table

board = Board
side = Log, chat and rules
seats = Players
points = Points
seat-open = free
seat-any = Any seat
seat-number = Player { $n }
seat-you = you
guest = Guest
guest-number = Guest { $n }
seat-bot = bot, { $level }
seat-outside = outside bot
seat-stand_in = away, a bot ({ $level }) plays
seat-here = here
seat-away = not connected
seat-turn = to act
seat-show = Look as { $name }
seat-switch = Switch
seat-silenced = silenced
guest-manage = About { $name }
guest-words = You have set this table up.
guest-remove = Remove from the table
guest-silence = Silence in the chat
guest-unsilence = Let them chat again
log = Log
log-undone = taken back
log-notation = Notation
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-silenced = Whoever set this table up has silenced you.
chat-silent = A team does not talk while it plans and moves.
status-gathering = The game begins when everybody is there.
status-paused = The game is paused.
status-sent = On its way …
status-over = The game is over.
status-not-yet = Not your turn yet: waiting for { LIST($names) }.
look-back = Looking back
look-back-at = Looking back: move { $at } of { $total }
look-back-leave = Back to now
status-you = It is your turn.
status-turn = It is for { $name } to act.
status-others = Waiting for { LIST($names) } …
status-clock = Until the time is up …
status-watching = You are watching.
watchers = { $n } watching
link-connected = Connected
link-connecting = Connecting …
link-reconnecting = The connection was lost. Reconnecting …
link-offline = No connection since { $time }. It goes on trying; what you do is sent when it is back.
why = Why not? Rule { $clause }

# What one can do

actions = What you can do
hint = Hint
hint-thinking = Thinking …
hint-where = Look at the marked place.
hint-piece = This is what to use.
hint-more = Tell more
hint-share = { $n } % chance to win
takeback = Take back
draw = Offer a draw
pause = Pause
resume = Go on
draw-sure = Offer a draw?
draw-yes = Yes, offer it
resign = Resign
resign-sure = Give this game up?
resign-no = No, play on
move-seat = Other device
move-seat-title = Play on with another device
move-seat-words = Open this link there, and the seat is yours there too. It is a key: give it to nobody else.
sign-out = Sign out other devices
sign-out-words = Is this seat open where it should not be? Every other device then only watches, and old links open nothing.
sign-out-done = All other devices are signed out.
turning = Turn the board
withdraw = Withdraw
offer-draw = { $name } offers a draw.
offer-takeback = { $name } would like to take a move back.
offer-pause = { $name } asks for a pause.
offer-rematch = { $name } wants another game.
offered-draw = You have offered a draw.
offered-takeback = You have asked to take a move back.
offered-pause = You have asked for a pause.
offered-rematch = You want another game; waiting for the others.
declined-draw = { $name } says no to the draw.
declined-takeback = { $name } says no to taking the move back.
declined-pause = { $name } says no to the pause.
declined-rematch = { $name } does not want another game.
curtain-title = Pass the screen to { $name }
curtain-words = What is in their hand is for their eyes only.
curtain-open = I am { $name }

# Afterwards

result-ranking = Places
result-more = Share and keep
result-other = A new table
result-won = You won
result-lost = You lost
rematch = Play again
rematch-waiting = Waiting for the others …
next-game = To the next game
replay = Replay
record = Record
replay-share = Link to this replay
replay-as = As seen by
replay-all = everybody, as it was
replay-seat = { $name }, as they knew it
replay-watch = somebody watching
replay-move = Move
replay-first = To the beginning
replay-prev = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play by itself
analysis-turning = turning point
analysis-axis = Chance to win in %, move by move, as the bot sees it
analysis-show = Show on the board
analysis-table = The same as a table
analysis-going = The bot has looked at { $done } of { $total } moves so far.
analysis-better = Move { $at } lowered the chance of { $name } by { $n } %. Better: { $move }
promise = Shuffle fixed:
promise-words = Everything that will be dealt or drawn is already decided, and this hash promises it. Note its beginning down: after the game you can check that it is the same.
verify = Was the shuffle fair?
verify-words = Before the game the server showed the SHA-256 hash of a secret number, from which every card and draw follows. Now the number is open: if its hash is the same, nothing was changed in between.
verify-hash = Shown before the game
verify-seed = Number and nonce
verify-now = Check it now
verdict-true = True: the hash fits. The shuffle was fixed before the game began.
verdict-false = False: the hash does not fit!
verdict-early = The number is told after the game.
verdict-impossible = This browser can only check on a secure connection. Any SHA-256 program can: give it the number and nonce as they stand above.

# How the server does

status-title = Server status
status-well = All is well.
status-unready = Some games are still being loaded.
status-trouble = There was some trouble in the last hour.
status-down = The server cannot reach its database: nothing can be played right now.
status-now = Now
status-hour = In the last hour
status-about = The server
status-most = up to { $n }
status-people = People at the tables
status-tables = Tables with somebody at them
status-moves = Moves a minute
status-database = Database
status-database-ms = answers in { $n } ms
status-database-away = cannot be reached
status-games = Games that are ready
status-errors = Errors of the program
status-outages = Times the database went away
status-conflicts = Moves decided anew because another process was quicker
status-limits = Requests refused by a limit
status-version = Version
status-since = Running since
status-rounded = People, tables and moves are rounded up: nobody can tell by them what others do.

## Study

study = Study
study-words = A game as a tree: go through it, try other moves, write beside it what you think, and see what the strongest bot thinks of every move. Kept here, with a link to read it and one to edit it together.
study-game = Study this game
study-file = Open a record file
study-drop = Or drop the file on this page.
study-begin = Begin with
study-begin-empty = The beginning of a game
study-begin-position = A position
study-begin-editor = A board that you set up
study-position-label = The position as JSON, or its code
study-players = Players
study-open = Begin the study
study-title-label = Title
study-untitled = A study of { $game }
study-link-read = Link to read
study-link-edit = Link to edit together
study-reading = You are reading: only those with the other link can change it.
study-people =
    { $n ->
        [one] { $n } person is here
       *[other] { $n } people are here
    }
study-save = Save as a file
study-links = Links and file
study-moves = Moves
study-beginning = Beginning
study-remove = Delete from here
study-promote = Make this the main line
study-comment = Comment on this moment
study-draw = Rings and arrows
study-draw-words = Tap the board for a ring, pull for an arrow.
study-draw-clear = Wipe marks off
study-marks =
    { $n ->
        [one] { $n } mark is drawn on the board.
       *[other] { $n } marks are drawn on the board.
    }
study-tone-0 = green
study-tone-1 = blue
study-tone-2 = red
study-tone-3 = yellow
study-as = Seen by
study-as-open = Everything open
study-as-seat = As { $name } knew it
study-for = Playing for { $name }
study-best = The best moves
study-best-live = Think along
study-best-none = Nothing can be said about this moment.
study-best-wait = Thinking …
study-best-rows =
    { $n ->
        [one] { $n } search
       *[other] { $n } searches
    }
study-share = { $share } % ± { $error }
study-share-unknown = nobody can say
study-line = Then { $line }
study-try = Play it
study-judge = Judge every move
study-judged = { $done } of { $total } moves judged
study-name-best = best
study-name-only = the only move
study-name-mistake = mistake
study-name-serious = serious mistake
study-name-forced = no choice
study-loss = This move lost { $loss } % of the win (± { $error }).
study-summary = Seat by seat
study-summary-decisions = Decisions
study-summary-loss = Lost a move
study-turning = Turning points
study-turning-none = Nothing turned this game clearly.
study-turn-mistake = { SEAT($seat) } makes a mistake: from { $before } to { $after } % of the win. Better was { $better }: { $reason }.
study-turn-serious = { SEAT($seat) } makes a serious mistake: from { $before } to { $after } % of the win. Better was { $better }: { $reason }.
study-turn-only = { SEAT($seat) } finds the only move: any other would have cost { $share } % of the win.
study-turn-luck = Luck for { SEAT($seat) }: chance gives { $share } % of the win.
study-luck = Luck and skill
study-luck-words = Every bar begins where everybody began and ends at the result. A step up is what somebody gained, a step down what they lost.
study-luck-start = the seat
study-luck-deal = the deal
study-luck-draws = draws
study-luck-own = own decisions
study-luck-others = others’ decisions
study-luck-ending = how it ended
study-luck-result = result
study-exercises = Try again
study-exercises-words = Your mistakes as exercises: find a better move.
study-exercises-all = All { $n } of them
study-exercise = Move { $n }: { $name } played { $played }. What is better?
study-exercise-right = Yes: that is the best move.
study-exercise-good = Good: that is nearly as good as the best move.
study-exercise-wrong = That is not it. Try once more, or look at the answer.
study-exercise-answer = Show the answer
study-exercise-next = Next one
study-exercise-none = No clear mistakes: there is nothing to practise.
study-beliefs = What { $name } could know
study-belief-now = likely { $chance } %
study-belief-true = it was so
study-belief-false = it was not so
study-play-on = Play on from here
study-play-words = At a new table, as { $name }. What { $name } could not know is dealt again.
study-play-bots = Against bots
study-play-friends = With friends
study-editor-turn = To move
study-editor-piece = Piece
study-editor-clear = Empty the board
study-editor-start = The usual beginning
study-editor-figure = Figure
study-editor-nothing = nothing
study-editor-cards = Cards
study-editor-floor = Floor
study-editor-random = Shuffle
refused-unknown-study = there is no such study
refused-study-node = this moment is not in the study any more
refused-study-root = the beginning of a study stays
refused-study-full = a study has at most { $most } moves
refused-study-large = the study has grown too large
refused-study-reading = this link is for reading only
limit-studies = too many new studies: wait a minute
limit-all-studies = there are too many studies: try again later

## The table: the log

line-sat =
    { $as ->
        [none] { $name } sits down
       *[other] { $name } sits down as { $as }
    }
line-filled =
    { $as ->
        [none] { $name }, a bot, sits down
       *[other] { $name }, a bot, sits down as { $as }
    }
line-left =
    { $as ->
        [none] A place is free again
       *[other] A place is free again as { $as }
    }
line-removed = { $name } was removed from the table
line-silenced =
    { $silent ->
        [yes] { SEAT($seat) } may not chat any more
       *[no] { SEAT($seat) } may chat again
    }
line-begun = The game begins
line-offered =
    { $what ->
        [draw] { SEAT($seat) } offers a draw
        [takeback] { SEAT($seat) } would like to take a move back
        [pause] { SEAT($seat) } asks for a pause
       *[rematch] { SEAT($seat) } wants another game
    }
line-agreed =
    { $what ->
        [draw] { SEAT($seat) } says yes to the draw
        [takeback] { SEAT($seat) } says yes to the takeback
        [pause] { SEAT($seat) } says yes to the pause
       *[rematch] { SEAT($seat) } says yes to the rematch
    }
line-declined =
    { $what ->
        [draw] { SEAT($seat) } says no to the draw
        [takeback] { SEAT($seat) } says no to the takeback
        [pause] { SEAT($seat) } says no to the pause
       *[rematch] { SEAT($seat) } says no to the rematch
    }
line-withdrawn =
    { $what ->
        [draw] { SEAT($seat) } no longer asks for the draw
        [takeback] { SEAT($seat) } no longer asks for the takeback
        [pause] { SEAT($seat) } no longer asks for the pause
       *[rematch] { SEAT($seat) } no longer asks for the rematch
    }
line-taken_back =
    { $moves ->
        [0] Back to the beginning of the game
        [one] Back to where the game stood after { $moves } move
       *[other] Back to where the game stood after { $moves } moves
    }
line-paused = The game is paused
line-resumed = { SEAT($seat) } goes on
line-gap =
    { $seconds ->
        [one] The server was away for { $seconds } second; no clock ran
       *[other] The server was away for { $seconds } seconds; no clock ran
    }
line-away = { SEAT($seat) } has gone
line-back = { SEAT($seat) } is back
line-resigned = { SEAT($seat) } gives up
line-flagged = { SEAT($seat) } has no time left
line-replaced = A bot ({ WORD("level", $level) }) plays on for { SEAT($seat) }
line-rematched = The next game is set up
line-tied = { SEAT($seat) } and { SEAT($other) } spoke within { $ms } ms of each other, too close to tell; { SEAT($seat) } counts as first
log-credit = made { $ms } ms before it came in

## The lab

lab-title = The lab
lab-intro = Change a card, see what it does. Bots play thousands of games; every interval may be looked at any time.
lab-game = Game
lab-ask = Question
lab-ask-seats = How fair are the seats?
lab-ask-cards = What is each card or tile worth?
lab-ask-compare = What does my change do?
lab-ask-shape = How does a game go?
lab-players = Players
lab-level = Who plays
lab-most = Games at most
lab-measure = The number that matters
lab-edge = A difference that would matter (0: any)
lab-file = Data file
lab-begin-with = Begin with
lab-changed =
    { $n ->
        [one] { $n } change
       *[other] { $n } changes
    }
lab-edit = Change the numbers
lab-valid = The file is in order.
lab-run = Run
lab-stop = Stop
lab-starting = The workers are starting …
lab-running =
    { $games } games so far; { $workers ->
        [one] one worker
       *[other] { $workers } workers
    }
lab-finished = { $games } games
lab-left = about { $games } games left
lab-verdict-more = More: the change raises it.
lab-verdict-less = Less: the change lowers it.
lab-verdict-no-difference = No difference as large as that.
lab-verdict-undecided = Not decided yet.
lab-about-shape = How long a game is, how close, how often the lead changes, what is done how often.
lab-about-seats = What each seat wins beside its fair share, by number and by turn order.
lab-about-cards = What one more of each card or tile is worth to the one who has it, by experiment: dealt by chance, swapped in, forbidden.
lab-about-compare = The same deals with and without the change. Change a number of the data file below, or begin with another file.
lab-progress = So much of the run is played
lab-beside = Before and after
lab-before = before
lab-after = after
lab-difference = difference
lab-mean = mean
lab-low = from
lab-high = to
lab-count = games
lab-effect = effect
lab-legend = A bar is the interval, the dot the mean, the dashed line “no effect”. A filled dot is an effect that may be claimed. All bars hold together, which makes them wide: one may still reach the line where an effect is claimed.
lab-numbers = The numbers as a table
lab-examples = Games to look at
lab-why-typical = A typical game
lab-why-longest = The longest
lab-why-shortest = The shortest
lab-why-one-sided = The most one-sided
lab-why-changeful = The most changeful
lab-moves = { $n } moves
lab-keep = Keep this file as
lab-keep-button = Keep
lab-kept = Kept. Tables can be set up with it.
lab-share = Download
lab-play = Play with it
lab-seat = { $where } players: seat { $n }
lab-turn = { $where } players: turn { $n }
lab-closed = the lab of this server is not open to you
lab-busy = a run is under way: stop it first
lab-died = the run has ended unexpectedly: run it again, it goes on where it was
lab-no-game = there is no such game in this run
level-greedy = greedy
level-random = random
lab-chart-seats = Share of the wins beside a fair one, by seat
lab-chart-turns = Share of the wins beside a fair one, by turn order
lab-chart-dealt = Dealt or not: what one more is worth
lab-chart-swapped = The same deal with it instead of another
lab-chart-missed = What it costs not to be allowed to use it
lab-chart-used = Games in which it could be used, and was
lab-chart-creator = How often who used it won (biased by choice)
lab-chart-numbers = A game on average
lab-chart-shares = Share of the games
lab-chart-difference = What the change does to a game
lab-chart-difference-share = What the change does to shares
lab-chart-before-numbers = Before: a game on average
lab-chart-before-shares = Before: share of the games
lab-chart-after-numbers = After: a game on average
lab-chart-after-shares = After: share of the games
lab-chart-clauses = Games in which the clause decides something
lab-chart-clauses-happen = Games in which it happens
lab-chart-clauses-forbid = Games in which it was seen to forbid
lab-measure-moves = moves
lab-measure-choices = choices at a decision
lab-measure-leads = changes of lead
lab-measure-margin = margin of the winner
lab-measure-deficit = how far the winner was behind
lab-measure-comeback = won after being behind for most of it
lab-measure-drawn = drawn or shared
lab-measure-first = won by who began
lab-measure-dead = kinds shown and never used

## The table: how a match ended without the rules

result-abandoned = The game was abandoned: { $reason }.
over-agreed = by agreement
over-resigned = { $seat } resigned
over-flagged = { $seat } ran out of time
over-away = { $seat } did not return
over-left = everybody has left
over-both-flagged = both ran out of time
over-both-away = both did not return
over-abandoned =
    { $days ->
        [one] nobody was here for { $days } day
       *[other] nobody was here for { $days } days
    }

## The living room

# The big screen and the phones
company-tv = On the big screen
tv-name = Big screen
company-words-tv = This screen shows the table to everybody in the room; phones are hands. Joining takes a scan and a name.
tv-join = Join with your phone
tv-join-how = Scan this, or open { $address } and type:
tv-localhost = Phones cannot reach “{ $host }”: open this page by the address that the server has printed for other devices.
tv-code = Code of this room: { $letters }
tv-nobody = Nobody is here yet.
tv-next = Next: { $game }
tv-start-how = Anybody can start it on their phone.
tv-away = phone away
tv-waits = Waiting for { LIST($names) }
tv-missing =
    { $n ->
        [one] Waiting for the phone of { LIST($names) }
       *[other] Waiting for the phones of { LIST($names) }
    }
tv-sound-on = Sound on
tv-sound-off = Sound off
tv-full = Full screen
tv-new-room = New room
tv-happened = What happened
tv-seats = Who plays
tv-won =
    { $n ->
        [0] A draw
        [one] { LIST($names) } wins
       *[other] { LIST($names) } win
    }
tv-next-how = The next game is one tap away on any phone.
evening-so-far = The evening so far
evening-over = That was the evening
evening-games =
    { $n ->
        [one] one game
       *[other] { $n } games
    }
evening-wins =
    { $n ->
        [one] one win
       *[other] { $n } wins
    }
evening-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
evening-team = Team { $letter }
evening-keep = Keep a picture
evening-rule = 2 points for everybody you leave behind, 1 for everybody you draw with.
phone-which = Which room?
phone-which-help = The big screen shows four letters.
phone-letters = Letters of the room
phone-go = Go there
phone-open-tv = This is the big screen
phone-who = Who are you?
phone-name = Your name
phone-come-in = Come in
phone-room = Room { $letters }
phone-same = Somebody is here as { $name } already.
phone-same-me = That is me, with another phone
phone-same-other = I am somebody else
phone-before = I was here before, with another phone
phone-for = Play on for { $name }
phone-asked = { $name } is asked on the old phone. If that one is gone, anybody else here can say yes.
phone-denied = The answer was no.
phone-handover = Another phone wants to play on for { $name }.
phone-allow = Allow it
phone-deny = No
phone-your-turn = Your turn
phone-turn-of = { $name }: your turn
phone-look-up = Look at the big screen
phone-bench = You sit this game out. You are in for the next one.
phone-start = Start { $game }
phone-next-game = What do we play next?
phone-game = Game
phone-bots = Bots
phone-level = Level of the bots
phone-level-any = middle
phone-options = Options of the game
phone-lineup = In this order: { LIST($names, type: "unit") }
phone-bot = bot
phone-people = People
phone-out = Sit out
phone-child = Child: may ask for hints, and bots are matched
phone-team = Team
phone-no-team = no team
phone-remove = { $name } leaves
phone-share = Somebody else plays on this phone too
phone-share-add = Add
phone-finish = End the evening
phone-finish-sure = Really end it?
phone-whole = Show the whole table
phone-hand = Only my hand
phone-no-screen = No big screen shows this room: here is the whole table.
phone-no-server = The server cannot be reached. This is how it stood at { $time }.
phone-connecting = Connecting …
phone-signed-out = Another phone plays on for you now.
phone-back-in = Come in again
phone-hint = Hint
phone-menu = Room

# Said by the server
room-unknown = there is no room { $code }: the big screen shows its code, and /tv opens a new room
room-over = this evening is over: open /tv on the big screen for a new one
room-full = { $most } people are in this room already: somebody would have to leave it first
room-needs-name = say your name, so that the others know whose turn it is
room-name-taken = somebody is here as { $name } already
room-no-such-guest = this person is not in the room any more
room-many-handovers = several phones wait for an answer already: answer them first
room-still-playing = a game is still going on
room-nobody = nobody plays: somebody has to come in first
room-first-only = only { $name }, who came first, can ask others to leave
room-owner-only = { $name } has to say that with their own phone
room-not-given = the answer was no
room-signed-out = another phone plays on for you
limit-new-rooms = too many new rooms: wait a minute
limit-all-rooms = all rooms are taken: try again later
limit-codes = too many wrong codes: wait a minute

## The table: refusals

refused-unknown-table = there is no such table
refused-finished = the game is over
refused-paused = the game is paused
refused-not-paused = the game is not paused
refused-not-going-on = the game is not going on
refused-not-begun = the game has not begun yet
refused-gathering = the game begins when everybody is there: { $missing } still to come
refused-not-over = that can be seen when the game is over
refused-stale = something has happened since: look again
refused-time-up = your time is up
refused-not-your-seat = that is not your seat
refused-lost-seat = this seat is not yours any more
refused-now-watching = this seat is not yours any more: you are watching
refused-removed-watching = you were removed from this table: you are watching
refused-signed-out = another device of yours has signed this one out: you are watching
refused-no-seat-here = you have no seat at this table
refused-no-such-seat = there is no such seat
refused-all-taken = the game has begun: all seats are taken
refused-removed = you were removed from this table
refused-seat-taken = { $seat } is taken
refused-seat-twice = a seat can be taken only once
refused-seat-of-bot = { $seat } is meant for a bot
refused-leave = the game has begun: resign, or simply close the page
refused-bot-plays = a bot plays on for { $seat }
refused-nobody-plays = nobody plays for { $seat } who could ask that
refused-needs-person = a table needs at least one seat for a person
refused-own-clock = { $game } has a clock of its own
refused-clock-range = a clock has from one second to fourteen days
refused-increment-range = an increment is from nothing to a day
refused-grace-range = a grace is from nothing to fourteen days
refused-together = only the steps of a secret choice can be sent together
refused-tied = { SEAT($seat) } said it { $ms } ms apart from you, too close to tell who was first: this time { SEAT($seat) } counts
refused-takeback-first = another seat has asked to take a move back: answer that first
refused-rematch-later = a rematch comes after the game
refused-next-there = the next game is already there
refused-draw-of-two = only two can agree on a draw
refused-somebody-away = somebody is away who would have to agree
refused-asked-already = you have asked that already: make a move first
refused-nothing-to-answer = there is nothing to answer any more
refused-not-asked = nobody waits for your answer
refused-no-takebacks = this table plays without takebacks
refused-not-moved = you have not moved yet
refused-shown-since = something was drawn or shown since: that cannot be taken back
refused-no-removing = the game has begun: nobody can be removed any more
refused-host-only = only whoever set this table up can do that
refused-nobody-there = nobody sits there as { $seat }
refused-own-seat = that is your own seat
refused-watchers-chat = those who watch cannot chat
refused-silenced = whoever set this table up has silenced you
refused-chat-length = a line of chat has 1 to { $most } letters
refused-message-length = the message is too long
refused-no-hints = this table plays without hints
refused-hint-turn = a hint is for when you are to act
refused-hint-under-way = one hint after the other
refused-no-puzzles = there are no puzzles of { $game }

## Codes and puzzles

puzzle-days = The last days
puzzle-day-before = The day before
puzzle-day-after = The day after
puzzle-day = { $day }, { $state }
puzzle-day-solved = solved
puzzle-day-best = solved for the least
puzzle-streak =
    { $n ->
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
puzzle-more = Tell me more
puzzle-hint = Hint
puzzle-hints =
    { $n ->
        [one] 1 hint
       *[other] { $n } hints
    }
puzzle-endless = Puzzles without end
puzzle-undo = Undo
puzzle-restart = Start again
puzzle-next = Next puzzle
puzzle-loading = One moment
puzzle-unreachable = The server cannot be reached.
puzzle-again = Try again
puzzle-clause = Rule { $clause }
puzzle-rating = { $difficulty }, rated { $n }
puzzle-difficulty = Difficulty
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-expert = expert
puzzle-another = New puzzle
puzzle-solution = Show the solution
puzzle-share = Share
puzzle-copied = Copied
puzzle-day-open = open
puzzle-games = Puzzles of
code-title = Position code
code-start = Somebody has written a position down? Type its code in: small letters, spaces and hyphens do not matter.
code-label = Code
code-open = Open
code-meant = Take { $code }
code-of = Position of { $game }
code-seen = This code holds what its maker could see. What was hidden is dealt anew when you play from here.
code-whole = This code holds the whole position, hidden things too.
code-play = Play from here
code-print = Print
code-words = What lies where
code-share = Link to this position
code-qr = The link as a picture for a telephone
code-dialog = These letters hold the position as you see it now. Write them down, or open the sheet to print.
code-sheet = Open the sheet
code-over = The game is over in this position.
refused-start-players = this position is for { $players } players
code-strange = a code has only letters and digits, not { $letter }
code-too-short = this code is too short: a part of it is missing
code-too-long = this is too long for a code
code-wrong = this code is not right: a letter is wrong or missing
code-slip = a letter of this code is wrong: in group { $group } it should probably be { $right }, not { $written }
    .typed = a letter of this code is wrong: in group { $group } it should probably be { $right }, not { $written }. Did you mean { $code }?
code-version = this code was made by another version of Pentaprism
code-game = this code is for a game that is not here
code-position = this code does not fit the rules: { $why }

## The table: too much at once, and trouble

limit-messages = too many messages: wait a moment
limit-requests = too many requests: wait a moment
limit-chat = too many lines: wait a moment
limit-takebacks = too many takebacks: wait a minute
limit-hints = too many hints: think for yourself for a minute
limit-new-tables = too many new tables: wait a minute
limit-all-tables = all tables are taken: try again later
limit-own-tables = too many of your tables are not over: end some, or try again later
limit-work = too much of this is being worked on: try again in a moment
limit-analyses = many games are being judged: try again in a minute
failed = the server could not do that: try again
failed-now = the server could not do that now: try again
failed-database = the server cannot reach its database: try again
failed-address = there is nothing at this address
origin-no-host = the request does not say which server it is for
origin-other-name = this server does not go by the name { $name }: whoever runs it can allow it with --allow-host
origin-other-site = a page of another site has asked for this
