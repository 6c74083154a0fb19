### PRIZMIK in English.

tagline = Two armadas on an 8x8 board: unpack your fleets and take every enemy base.
seat-0 = Red
seat-1 = Blue

## Pieces

piece-fleet = fleet
piece-base = base
piece-carrier = carrier
piece-ship = ship
piece-fighter = fighter

## Options and levels

option-capture = Captures
    .help = whether the captor stays where it is or advances onto the square
choice-capture-stay = stay
choice-capture-advance = advance
option-quiet_limit = Draw after quiet turns
    .help = turns without deployment, capture or promotion that make a draw; 0 = never
sees-beginner = what it can take now, but no answer to it
sees-novice = the next answer and the way to the enemy's bases, but not how an exchange goes on
sees-casual = exchanges to their end, threats and promotions
sees-club = the same, three turns ahead
sees-strong = the same, four turns ahead
sees-master = everything, as far as time allows

## How a game ends

over-no-bases = no bases left
over-no-ships = no ships left
over-quiet = quiet limit
over-no-action = no legal action

## What happened

event-deploy = { SEAT($seat) } deploys a { WORD("piece", $piece) } from { $from } to { $to }
event-move = { SEAT($seat) }'s { WORD("piece", $piece) } moves from { $from } to { $to }
event-capture = { SEAT($seat) }'s { WORD("piece", $piece) } on { $from } captures the { WORD("piece", $taken) } on { $at }
event-promote = { SEAT($seat) } puts a reserve fleet on { $at }

## Why a move is refused

refused-unreadable = that is not an action
    .typed = '{ $text }' is not an action: write a2-a4 to move, a1+a2 to deploy, a3xa2 to capture
refused-nothing-there = there is nothing on { $square }
refused-not-yours = the piece on { $square } is { SEAT($owner) }'s, not yours
refused-base-moves = bases never move
refused-too-far-for-one = a { WORD("piece", $piece) } moves one square in any direction
refused-too-far-for-two = a { WORD("piece", $piece) } moves one square in any direction or two squares straight
refused-occupied = { $square } is occupied, and a move ends on an empty square
    .typed = { $square } is occupied, and a move ends on an empty square (to capture, write x)
refused-in-the-way = { $square } is in the way: both squares must be empty
refused-promotion-of-others = this move does not promote: only fighters do
refused-promotion-here = this move does not promote: a fighter promotes on the far rank
refused-promotion-without-reserve = this move does not promote: no reserve fleet is left
refused-promotion-home = this move does not promote: { $square } is occupied
refused-must-promote = this move promotes, without choice
    .typed = this move promotes, without choice: write = at its end
refused-empty = the { WORD("piece", $piece) } on { $square } is empty
refused-fighter-deploys = a fighter holds nothing to deploy
refused-deploys-next = a piece is deployed to the square in front, behind, left or right
refused-deploys-to-empty = { $square } is occupied: deploy to an empty square
refused-base-captures = a base cannot capture
refused-nothing-to-capture = there is nothing to capture on { $square }
refused-own = the { WORD("piece", $piece) } on { $square } is your own
refused-not-next = { $square } is not next to { $origin }
refused-ship-diagonal = a ship captures a base in front, left or right, not diagonally
refused-fighter-diagonal = a fighter captures a ship straight, not diagonally
refused-fighter-straight = a fighter captures a fighter diagonally, not straight
refused-ship-prey = a ship captures bases only, not a { WORD("piece", $taken) }
refused-fighter-prey = a fighter captures ships straight and fighters diagonally, not a { WORD("piece", $taken) }

## Why a position is refused

position-home = rank { $rank }: bases never leave their owner's home rank
position-no-base = neither player has a base on the board

## Why a move is good

reason-wins = takes the last base on { $square } and wins
reason-two = { $first } and { $second }
reason-takes = takes the { WORD("piece", $piece) } on { $square }
reason-promotes = brings a reserve fleet to { $square }
reason-saves = stops the { WORD("piece", $piece) } on { $square } from being taken
reason-attacks = attacks the { WORD("piece", $piece) } on { $square }
reason-prepares = prepares to take the { WORD("piece", $piece) } on { $square }
reason-prepares-promotion = prepares a promotion
reason-deploys = brings a { WORD("piece", $piece) } into play on { $square }
reason-nears-base = comes nearer to the base on { $square }
reason-nears-ship = comes nearer to the ship on { $square }
reason-runs = brings the fighter nearer to its promotion
reason-improves = improves the place of the { WORD("piece", $piece) }

## The board

board-help = Arrow keys move, Enter picks up and puts down, Escape lets go.
board-choose = What shall it do?
board-empty = empty
board-targets =
    { $n ->
        [one] { $n } target
       *[other] { $n } targets
    }
board-side = { $side }: { $pieces }.
board-nothing = nothing
board-reserve = { $n } in reserve
board-quiet = { $n } of { $limit } quiet turns
board-letters = Letters on the pieces
shown-F = fleet
shown-B = empty base
shown-C = carrier
shown-S = empty ship
shown-D = fighter
tag-F = Fl
tag-B = Ba
tag-C = Ca
tag-S = Sh
tag-D = Fi
do-move = Move
do-deploy = Deploy
do-capture = Capture
do-promote = Promote
say-move = Move from { $from } to { $to }
say-deploy = Deploy from { $from } to { $to }
say-capture = Capture on { $to } from { $from }
say-promote = { $move }, and promote

## On a sheet to set a position up

sheet-pieces = { SEAT($seat) }, { WORD("shown", $kind) }: { LIST($squares, type: "unit") }
sheet-reserve = { SEAT($seat) }, fighters in reserve: { $n }
sheet-turn = { SEAT($seat) } is to move; quiet turns so far: { $quiet }

## The lab

measure-captures = captures
measure-deployments = deployments
measure-promotions = promotions
measure-do-move = move: move
measure-do-deploy = move: deploy
measure-do-capture = move: capture

## Puzzles

puzzle-title = PRIZMIK puzzles
puzzle-daily-of = PRIZMIK puzzle of { $day }
puzzle-goal =
    { $n ->
        [one] { SEAT($seat) } wins in one move.
       *[other] { SEAT($seat) } wins in { $n } moves, whatever the other side does. How does it begin?
    }
puzzle-moves = Moves
puzzle-wrong = That does not win in time. Take it back and try another move.
puzzle-right =
    { $left ->
        [one] Right! The other side answers { $move }. One move is left.
       *[other] Right! The other side answers { $move }. { $left } moves are left.
    }
puzzle-solved = Solved! Only one first move wins in time, and you found it.
puzzle-found-by = How hard it is was measured: by which of our bots find it.
puzzle-rules = The rules of PRIZMIK
puzzle-learn = Learn PRIZMIK
puzzle-share-text =
    { $hints ->
        [0] { $title } ({ $difficulty }): solved without a hint
       *[other] { $title } ({ $difficulty }): solved with hints ({ $hints })
    }
puzzle-refused-over = this puzzle is finished: begin again
puzzle-hint-moves =
    { $n ->
        [one] It takes one move
       *[other] It takes { $n } moves
    }
puzzle-hint-only = only one first move wins in time
puzzle-hint-piece = Look at the { WORD("piece", $piece) } on { $square }
puzzle-hint-move = { $move }
puzzle-hint-line = { $moves }
