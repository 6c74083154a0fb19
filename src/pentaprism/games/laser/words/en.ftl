### Laser in English.

tagline = Prisms on a ring and a cat: plan the mixes in your head and bid what they cost.

## Colours, floors and cards

colour-red = red
colour-yellow = yellow
colour-green = green
colour-cyan = cyan
colour-blue = blue
colour-magenta = magenta
floor-w = wood
floor-c = carpet
floor-t = ceramic
short-w = wo
short-c = ca
short-t = ce
card-R = red
card-Y = yellow
card-G = green
card-C = cyan
card-B = blue
card-M = magenta
card-Rw = red on wood
card-Rc = red on carpet
card-Rt = red on ceramic
card-Yw = yellow on wood
card-Yc = yellow on carpet
card-Yt = yellow on ceramic
card-Gw = green on wood
card-Gc = green on carpet
card-Gt = green on ceramic
card-Cw = cyan on wood
card-Cc = cyan on carpet
card-Ct = cyan on ceramic
card-Bw = blue on wood
card-Bc = blue on carpet
card-Bt = blue on ceramic
card-Mw = magenta on wood
card-Mc = magenta on carpet
card-Mt = magenta on ceramic

## Options and levels

option-mode = Way of playing
    .help = bid together in teams (3 players or more), or each for themselves
choice-mode-team = in teams
choice-mode-competitive = each for themselves
option-cards = Cards
    .help = cards to complete in a round
option-target = Points to win
    .help = points that win in competitive mode
option-learning = Learning mode
    .help = one minute instead of half a minute to bid and to mix
option-untimed = Without a clock
    .help = no clock: players say when they are done
option-round_limit = Most rounds
    .help = rounds after which competitive mode ends with most points; 0 = never
option-marks = X marks
    .help = the third X costs points: it wipes the marks, or two of them stay
choice-marks-wipe = wiped
choice-marks-stay = stay
sees-beginner = single mixes and the cat, and overlooks most of them
sees-novice = short chains without a mix in the mind, slowly
sees-casual = one mix in the mind, and plays along with a partner
sees-club = longer chains, miscounts now and then
sees-strong = two mixes in the mind, and knows what is impossible
sees-master = nearly every line, and quickly

## How a game ends

over-target = target reached
over-turns = every active turn taken
over-limit = round limit

## What happened

event-bid =
    { $bid ->
        [none] { SEAT($seat) } has a bid ready
       *[other] { SEAT($seat) } bids { $bid }
    }
event-team = { SEAT($seat) } chooses { SEAT($mate) } as teammate
event-impossible = { SEAT($seat) } grabs the cat: impossible!
event-time = the time is up
event-pass = { SEAT($seat) } bids no more
event-concede = { SEAT($seat) } gives up
event-shown = the bids are shown: { LIST($said, type: "unit") }
shown-bid = { SEAT($seat) } { $bid }
event-attempt = { LIST($seats, "seat") }: { $bid } to spend
event-mix = { WORD("colour", $colour) } from tile { $origin } meets { WORD("colour", $met) } on tile { $tile } for { $cost } and gives { WORD("colour", $product) }
event-catch = the cat catches { WORD("colour", $colour) } on tile { $tile } for { $cost }
event-success = the attempt succeeds
event-failure = the attempt fails
event-points = { SEAT($seat) } scores { $points }
event-penalty = a third X for { SEAT($seat) }: { $lost } points lost
event-cross = an X for { SEAT($seat) }
event-truth =
    { $min ->
        [none] { $searched ->
            [none] there was no solution
           *[other] the cheapest solution was not found out
        }
       *[other] the cheapest solution costs { $min }
    }
    .typed =
        { $min ->
            [none] { $searched ->
                [none] there was no solution
               *[other] the cheapest solution was not found out
            }
           *[other] cheapest for { $min }: { $line }
        }
event-round = round { $round }: { LIST($cards, "card", type: "unit") }
event-over = the game is over: { WORD("over", $why) }

## Why a move is refused

refused-clock-only = the clock only says that the time is up: time
refused-time = that the time is up is for the clock to say
refused-teammate = choose a teammate whose bid is nearest
    .typed = choose a teammate whose bid is nearest: { LIST($teams, type: "unit") }
refused-cat-taken = the cat is grabbed already: only the first claim counts
refused-cat-after-bid = who has bid cannot grab the cat
refused-cat-after-pass = who has passed cannot grab the cat
refused-plan = show a number from 2 to 10, or grab the cat
    .typed = show from 2 to 10: bid 2 to bid 10, or grab the cat: impossible
refused-pass-lowest = the lowest bidder cannot pass
refused-pass-now = players pass only in open bidding
refused-nothing-lower = no bid is lower than { $low }: only the cat can be grabbed
refused-no-bid = nothing moves yet: bid first
    .typed = '{ $text }' is no bid: nothing moves yet, write bid { $high }
refused-bid-lower = a further bid must be lower than { $than }
refused-bid-range = a bid is a number from { $low } to { $high }
refused-unreadable = that is not a move
    .typed = '{ $text }' is not a move: write 3+7 (clockwise), 3-7 (anticlockwise), @+7 for the cat
refused-bidding-over = bidding is over: now figures move
refused-no-figure = there is no figure on tile { $tile }
refused-no-partner = there is no figure to mix with on tile { $tile }
refused-no-mix = { WORD("colour", $colour) } and { WORD("colour", $met) } do not mix
refused-no-stock = there is no { WORD("colour", $colour) } figure in stock
refused-unused = the figure on tile { $tile } completed no card, so this move must use it
refused-cat-moved = the cat has moved already, and moves once a round
refused-cat-waits = the figure on tile { $tile } completed no card, so a mix must use it first
refused-cat-nothing = there is no figure on tile { $tile } for the cat to catch
refused-cat-no-card = the cat ends only on a figure that completes an open card
refused-solved = all cards are complete: the solution ends there
refused-talk = nobody talks in a team that plans and moves
refused-few-players = team mode needs three players or more, not { $players }

## Why a position is refused

position-floors = there are four tiles of each floor
position-cards = there are two cards { WORD("card", $card) }, not more
position-figures = there are four figures of each colour, and { $count } in { WORD("card", $colour) }

## Why a move is good

reason-impossible = no line completes all cards
reason-time = the time is up
reason-pass = sees nothing cheaper
reason-concede = sees no line that costs exactly what is left
reason-guess = a guess
reason-teammate = bids alike, and is least ahead
reason-bid = costs { $bid }: { $steps }
steps-two = { $first }; { $rest }
step-mix = { WORD("colour", $colour) } from tile { $origin } meets { WORD("colour", $met) } on tile { $tile } for { $cost } and gives { WORD("colour", $product) }{ $card ->
        [none] , to be used next
       *[other] , which completes { WORD("card", $card) }
    }
step-catch = the cat takes the { WORD("colour", $met) } on tile { $tile } for { $cost }, which completes { WORD("card", $card) }

## Hints for puzzles

hint-impossible = There is no solution.
hint-unknown = No solution was found.
hint-searched = none costs { $searched } or less; the search ended there
hint-cost = It can be done for { $least }.
hint-cat = Begin with the cat.
hint-figure = Begin with the { WORD("colour", $colour) } on tile { $tile }.
hint-move = First { $move }.
hint-line = { $moves }
hint-leads =
    { $moves ->
        [1] it leads to { WORD("card", $card) } at once
       *[other] it leads to { WORD("card", $card) } after { $moves } moves
    }
hint-each = each of the { $cards } cards costs at least 1
hint-less = every line that costs less than { $least } leaves a card open
hint-stock = too few of { LIST($colours, "colour") } are in stock, and the cat can take only one
hint-tried = every line was tried, and each leaves a card open

## Moves in words

say-mix = Tile { $origin } { $way ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    } to tile { $tile }
say-cat = The cat { $way ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    } to tile { $tile }
say-bid = Bid { $n }
say-team = Play with { $name }
say-impossible = Grab the cat: it is impossible
say-pass = No more bids
say-concede = Give up
say-time = The time is up

## The board

phase-planning = Planning
phase-bidding = Bidding
phase-choosing = Choosing
phase-mixing = Mixing
phase-over = The end
board-ring = The ring of twelve tiles. Arrow keys go round it, Enter picks up and puts down.
board-cat = the cat
board-empty = empty
board-figure = { WORD("colour", $colour) } prism
board-tile = Tile { $tile }{ $floor ->
        [none] { "" }
       *[other] , { WORD("floor", $floor) }
    }: { $what }
board-can-move = can move
board-can-end = the move can end here
board-picked = picked up
board-way = { $way ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    }
board-way-tiles =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
board-way-cost = costs { $cost }
board-gives = gives { WORD("colour", $colour) }
board-completes = completes a card
board-cancel = Cancel
board-stock = Stock: { LIST($stock, type: "unit") }
board-stock-of = { $colour } { $n }
board-aside = aside
board-aside-why = Not in play now: after a success it is shuffled with what was removed
board-cards = Cards of this round
board-done = complete
board-open = open
board-round = Round { $n }
board-seat = Seat { $n }
board-time-left =
    { $n ->
        [one] 1 second left
       *[other] { $n } seconds left
    }
board-untimed = no clock
board-lowest = { $name } bids { $bid }
board-lowest-yours = Your { $bid } is lowest
board-no-bid = Nobody has bid yet
board-paused = The game is paused.
board-bid-lower = Bid lower, if you can
board-too-early = Nothing moves yet: bid first. Whoever bids lowest shows the moves.
board-too-early-choose = Nothing moves yet: a teammate is chosen first.
board-bid-title = What will it cost? Be the lowest.
board-plan-title = Plan in your head, choose a number
board-plan-hint = Nobody sees it before all have chosen.
board-settle = Settle on { $n }
board-ready = Your { $n } lies ready.
board-again = You may still choose another number.
board-waiting = Waiting for { LIST($names) }.
board-more = More than 15
board-fewer = Fewer
board-typed = Bid { $n }: press Enter
board-type-hint = Or type a number and press Enter
board-impossible = Impossible!
board-impossible-sure = Grab the cat: sure?
board-claimed = { $name } says it is impossible. Bid against it if you see a way.
board-claimed-you = You say it is impossible. Nobody has bid against you yet.
board-says-impossible = { $name } says it is impossible.
board-says-impossible-you = You say it is impossible.
board-passed = bids no more
board-choose = Choose your teammate
board-choose-wait = { $name } chooses a teammate.
board-team-up = { $name }, who bid { $bid }
board-your-move = Your move: bring a prism onto one that it mixes with
board-their-move = { $name } to move
board-spent = { $cost } of { $bid } spent
board-concede-sure = Give up: sure?
board-over = The game is over
board-winners =
    { $n ->
        [one] { LIST($names) } wins
       *[other] { LIST($names) } share the win
    }
board-players = Players
board-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-crosses =
    { $n ->
        [one] 1 cross
       *[other] { $n } crosses
    }
board-active = active
board-secret-bid = has a secret bid ready
board-not-your-move = { $name } moves now, not you.
board-nothing-to-do = Nothing to do for you just now.
board-card-done = { $card } ({ $state })

## Between rounds

news-before = The round before
news-succeeded = It worked!
news-failed = It failed.
news-gave-up = Given up.
news-time-up = The time is up.
news-redrawn = Nobody bid: new cards.
news-gain = { $name } +{ $points }
news-cross = { $name }: an X
news-penalty = { $name }: third X, { $points } points
news-claim-stands = The claim stands.
news-claim-refuted = The claim is refuted.
news-none = There was no solution.
news-unknown = The cheapest solution was not found out.
news-round-over = Round over
news-next-in = Next round in { $n }
news-next = Next round
news-shown = Shown, { $bid } to spend
news-nothing-shown = No move was made
news-cheapest = Cheapest, for { $least }
news-possible = What was possible
news-ways =
    { $more ->
        [yes] Cheapest is { $least }: more than { $ways } ways.
       *[no]
            { $ways ->
                [one] Cheapest is { $least }: a single way.
               *[other] Cheapest is { $least }: { $ways } ways.
            }
    }
news-totals = What a solution can cost, up to ten
news-spent =
    { $above ->
        [0] What was shown cost { $spent }: nothing is cheaper.
       *[other] What was shown cost { $spent }: { $above } above the cheapest.
    }
news-best = Nothing is cheaper
news-plan = The ring with these moves: { LIST($moves, type: "unit") }
news-rounds = Points round by round

## The puzzle page

puzzle-title = Laser puzzles
puzzle-daily-of = Laser puzzle of { $day }
puzzle-floors = Floors
floors-competitive = with floors
floors-team = without floors
puzzle-cards = Cards
puzzle-goal = Complete the cards for as little as you can.
puzzle-rules = The rules of Laser
puzzle-learn = Learn Laser
puzzle-cat-costs = A step of the cat costs { $n }.
puzzle-spent = spent
puzzle-spent-so-far = { $cost } spent
puzzle-stuck = No move is left: undo one.
puzzle-solved-best = Solved for { $cost }, and nobody can do it for less!
puzzle-solved = Solved for { $cost }. It can be done for { $least }.
puzzle-try-again = Try for less
puzzle-share-text =
    { $title } ({ $difficulty })
    { $above ->
        [0] ⭐ { $cost } points, the least there is
       *[other] ✔ { $cost } points, { $above } above the least
    }, { $moves } moves, { $hints ->
        [0] no hints
        [1] 1 hint
       *[other] { $hints } hints
    }

## On a sheet to set a position up

sheet-tile =
    Tile { $tile }{ $floor ->
        [none] { "" }
       *[other] { " " }({ WORD("floor", $floor) })
    }: { $what ->
        [cat] the cat
        [empty] empty
       *[other] { WORD("colour", $what) }
    }
sheet-of = { $n } { WORD("colour", $colour) }
sheet-stock = In the stock: { LIST($some, type: "unit") }
sheet-aside =
    { $n ->
        [0] Nothing lies aside
       *[other] Aside: { LIST($some, type: "unit") }
    }
sheet-cards = Cards: { LIST($cards, "card", type: "unit") }
sheet-round = Round { $n }: { WORD("phase", $phase) }
sheet-seat =
    { SEAT($seat) }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $crosses ->
        [0] { "" }
        [one] , 1 X
       *[other] , { $crosses } X
    }
sheet-bid = { SEAT($seat) } has bid { $n }

## The lab

measure-rounds = rounds
measure-attempts = attempts
measure-solved = attempts that succeeded
measure-claims = “impossible” claimed
measure-silent = rounds without a bid
measure-do-mix = move: mix
measure-do-bid = move: bid
measure-do-team = move: choose a teammate
measure-do-impossible = move: impossible
measure-do-time = move: time is up
measure-do-pass = move: pass
measure-do-concede = move: concede
