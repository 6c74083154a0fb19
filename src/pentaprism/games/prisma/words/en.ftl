### Prisma in English.

tagline = Lead beams of light to your side of the table: loops, links and moving tiles.

## Options and levels

option-tiles = Tiles
    .help = the set of 60 light tiles
choice-tiles-standard = first set (fewer beams)
choice-tiles-rings = rings
option-frozen = Frozen markers
    .help = each player has one frozen marker that protects a small loop
option-tiebreak = Tiebreak
    .help = equal totals are decided by scoring loops
sees-beginner = loops and links, and two or three other places where a tile fits
sees-novice = loops and links, a few other places, and what they are worth
sees-casual = loops and links, and some other places, the promising ones first
sees-club = loops and links, and every other place, the promising ones several times
sees-strong = every place, both tiles of the turn and the answers
sees-master = as far as time allows

## How a game ends

over-last-tile = the last tile has been played
over-six-loops = six scoring loops

## Sides, parts of the points, numbers

word-n = north
    .short = N
word-ne = north-east
    .short = NE
word-se = south-east
    .short = SE
word-s = south
    .short = S
word-sw = south-west
    .short = SW
word-nw = north-west
    .short = NW
word-beams = a beam at the edge
word-loops = a scoring loop
word-x = a row
word-y = a column
word-iii = three columns
number =
    { $n ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $n }
    }

## What happened

with-beams =
    { $red ->
        [0]
            { $blue ->
                [0] a tile without beams
                [one] a tile with 1 blue beam
               *[other] a tile with { $blue } blue beams
            }
        [one]
            { $blue ->
                [0] a tile with 1 red beam
                [one] a tile with 1 red beam and 1 blue beam
               *[other] a tile with 1 red beam and { $blue } blue beams
            }
       *[other]
            { $blue ->
                [0] a tile with { $red } red beams
                [one] a tile with { $red } red beams and 1 blue beam
               *[other] a tile with { $red } red beams and { $blue } blue beams
            }
    }
event-place = { SEAT($seat) } places { with-beams }
    .typed = { SEAT($seat) } places { $tile } on { $cell }
event-lift = { SEAT($seat) } lifts a tile
    .typed = { SEAT($seat) } lifts the tile on { $cell }
event-drop = { SEAT($seat) } puts it down in another place
    .typed = { SEAT($seat) } moves the tile from { $from } to { $cell } as { $tile }
event-discard = { SEAT($seat) } can place nothing and throws away { with-beams }
    .typed = { SEAT($seat) } can place nothing and discards { $tile }
event-pass = { SEAT($seat) } declines what was earned
event-freeze = { SEAT($seat) } freezes a loop
    .typed = { SEAT($seat) } freezes loop { $loop }
event-unfreeze = { SEAT($seat) } thaws a loop
    .typed = { SEAT($seat) } takes the frozen marker from loop { $loop }
event-loop = { SEAT($owner) } makes a loop of { $size }
event-break = a loop of { $size } of { SEAT($owner) } is broken
event-unmark = a loop of { $size } of { SEAT($owner) } has no marker any more
event-earn =
    { $earned ->
        [link] the tile links paths: { SEAT($seat) } may relocate a tile
        [large] the tile closes a large loop: { SEAT($seat) } may relocate a tile
       *[loop] the tile closes a loop: { SEAT($seat) } may relocate a tile
    }
    .typed =
        { $earned ->
            [link] the tile on { $cell } links paths: { SEAT($seat) } may relocate a tile
            [large] the tile on { $cell } closes a large loop: { SEAT($seat) } may relocate a tile
           *[loop] the tile on { $cell } closes a loop: { SEAT($seat) } may relocate a tile
        }
event-draw =
    { $count ->
        [one] { SEAT($seat) } draws a tile
       *[other] { SEAT($seat) } draws { $count } tiles
    }
    .typed = { SEAT($seat) } draws { LIST($tiles, type: "unit") }
event-phase =
    { $phase ->
        [middle] the opening is over: two tiles a turn from now on
       *[closing] the closing turns begin: loops stay as they are
    }
event-over = the game is over: { WORD("over", $why) }

## Why a move is refused

refused-unreadable = that is not a move
    .typed = { $text } is not a move: write place 2,-1 r--b-- (cell, sides from the north clockwise), lift 1,0, drop 3,-1 r--b--, discard --b--r or pass
refused-other-rotation = that is not how the tile lies in your hand
    .typed = write that tile as { $tile }
refused-too-far = no tile ever gets that far
refused-lifted = a tile is lifted: drop it somewhere
    .typed = the tile on { $cell } is lifted: drop it somewhere
refused-earned-first = your tile earned a relocation: lift a tile or decline before the next one
    .typed = your tile earned a relocation: lift a tile or pass before the next one
refused-frozen-later = frozen markers move only while an earned action is pending
refused-opening = nothing is relocated in the opening: place a tile
refused-lift-first = lift a tile before you drop it
refused-nothing-earned = nothing is earned now: a loop or a link would earn a relocation
refused-on-marker = this is the cell of a direction marker
    .typed = { $cell } is the cell of a direction marker
refused-taken = there is a tile here already
    .typed = there is a tile on { $cell } already
refused-enclosed = this cell is enclosed by a large loop and stays empty
    .typed = { $cell } is enclosed by a large loop and stays empty
would-have =
    { $ours ->
        [blank] be blank
        [blue] have a blue beam
       *[red] have a red beam
    }
would-touch =
    { $theirs ->
        [blank] a blank side
        [blue] a blue beam
       *[red] a red beam
    }
refused-mismatch = here the { WORD("word", $side) } side would { would-have } and touch { would-touch }
    .typed = on { $cell } the { WORD("word", $side, form: "short") } side would { would-have } and touch { would-touch }
refused-not-in-hand = you have no such tile in hand
    .typed = you have no tile { $tile } in hand
refused-alone = this cell touches neither a tile nor a marker
    .typed = { $cell } touches neither a tile nor a marker
refused-joins-nothing = here no beam of this tile joins one on the table
    .typed = on { $cell } no beam of this tile joins one on the table
refused-other-tile = that is not the tile that is lifted
    .typed = the lifted tile is { $tile }, in any rotation
refused-same-cell = a relocated tile goes to another cell
refused-touches-nothing = this cell touches nothing else
    .typed = { $cell } touches nothing else
refused-makes-loop = here the tile would make a loop, and a relocation earned by a loop may not
    .typed = on { $cell } the tile would make a loop, and a relocation earned by a loop may not
refused-lifts-marker = here lies a direction marker, and those never move
    .typed = on { $cell } lies a direction marker, and those never move
refused-no-tile = there is no tile here
    .typed = there is no tile on { $cell }
refused-at-marker = this tile touches a direction marker
    .typed = the tile on { $cell } touches a direction marker
refused-single = this tile has a single beam
    .typed = the tile on { $cell } has a single beam
refused-in-large = this tile is in a large loop
    .typed = the tile on { $cell } is in a large loop
refused-fresh = this tile was placed or relocated in this turn
    .typed = the tile on { $cell } was placed or relocated in this turn
refused-in-two = this tile is in two or more loops
    .typed = the tile on { $cell } is in two or more loops
refused-in-frozen = this tile is in a frozen loop
    .typed = the tile on { $cell } is in a frozen loop
refused-in-closing = this tile is in a loop, and those stay in the closing turns
    .typed = the tile on { $cell } is in a loop, and those stay in the closing turns
refused-near-link = this tile lies within two steps of a tile that made a link in this turn
    .typed = the tile on { $cell } lies within two steps of a tile that made a link in this turn
refused-island = this tile holds an island to the rest
    .typed = the tile on { $cell } holds an island to the rest
refused-no-other-place = there is no other place for this tile
    .typed = there is no other place for the tile on { $cell }
refused-can-place = a tile of your hand can be placed, so none is discarded
refused-no-frozen = this game is played without frozen markers
refused-no-loop = there is no such loop
    .typed = there is no loop number { $loop }
refused-not-frozen = this loop has no frozen marker
    .typed = loop { $loop } has no frozen marker
refused-thawed-already = one frozen marker was removed already for what you earned
refused-frozen-used = your frozen marker lies on a loop already
refused-large-loop = this loop is large and needs no protection
    .typed = loop { $loop } is large and needs no protection
refused-other-loop = this loop was not made by the tile that earned this
    .typed = loop { $loop } was not made by the tile that earned this

## Why a move is good

reason-pass = no other tile is worth moving
reason-discard = keeps the tiles that fit more easily
reason-idle = moves a tile that does nothing where it lies
reason-later = keeps the way open for later
reason-two = { $first } and { $second }
reason-loop = closes a loop of { $size }
reason-breaks-own = breaks its own loop of { $size }
reason-breaks = breaks { SEAT($owner) }'s loop of { $size }
reason-freezes = protects the loop just made
reason-thaws = lays a protected loop open
reason-links = links two paths
reason-frees = lets another tile be moved
    .typed = frees the tile at { $cell }
reason-gains-one = gains a point
reason-gains = gains { $points } points, mostly by { WORD("word", $part) }
reason-costs-one = costs { SEAT($seat) } a point
reason-costs = costs { SEAT($seat) } { $points } points

## Moves in words

say-place = Place a tile: { $tile }
say-lift = Lift a tile
say-drop = Drop the lifted tile: { $tile }
say-discard = Throw a tile away: { $tile }
say-pass = Decline the relocation
say-freeze = Freeze the loop
say-unfreeze = Thaw the loop

## The table

table = Table
table-keys = Arrow keys move the table, plus and minus zoom, 0 shows all of it
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Show the whole table
compass = Where the table's north is
compass-letter = N
tile-words =
    { $colours ->
        [none] no beam
        [red] red to the { LIST($red, "word") }
        [blue] blue to the { LIST($blue, "word") }
       *[both] red to the { LIST($red, "word") }, blue to the { LIST($blue, "word") }
    }
tile-at = Tile on { $cell }: { $tile }
marker-of = Direction marker of { $name }, who sits in the { WORD("word", $side) }
loop-of =
    { $large ->
        [yes] Large loop of { $tiles } tiles, owned by { $name }
       *[no] Small loop of { $tiles } tiles, owned by { $name }
    }
loop-frozen = { $loop }, frozen
space-at = Enclosed space on { $cell }, stays empty

## Hands and plates

hand-of = Hand of { $name }
hand-yours = Your hand
hand-empty = no tiles
hand-tile = Tile { $number }: { $tile }
hand-new = { $tile }, just drawn
hand-unfit = { $tile }, fits nowhere now
plate-stack =
    { $n ->
        [one] 1 tile in the stack
       *[other] { $n } tiles in the stack
    }
plate-next = { $stack }, next: { $tile }
plate-markers =
    { $n ->
        [one] 1 loop marker left
       *[other] { $n } loop markers left
    }
plate-frozen = { $markers }, frozen marker at hand
plate-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
plate-unit =
    { $n ->
        [one] pt
       *[other] pts
    }
plate-show = { $name }: { $points }. Show on the table where they come from
plate-acting = to act
unnamed = Player { $n }

## Places

spot =
    { $ways ->
        [one] Place { $cell }, fits one way
       *[other] Place { $cell }, fits { $ways } ways
    }
spot-set = { $cell }, { $tile }. Enter to set it there, R to turn it
spot-lift = Lift the tile on { $cell }: { $tile }

## What is asked for

ask-opening = Opening: take one of your tiles and put it on the table.
ask-first = First of two tiles: take one of your hand.
ask-second = Second tile: take one of your hand.
ask-held =
    { $places ->
        [0] This tile fits nowhere. Try a cell to hear why, or take another tile.
        [one] It fits in 1 place, marked on the table.
       *[other] It fits in { $places } places, marked on the table.
    }
ask-settled = Is it right so? Turn it, set it down, or take it up again.
ask-only-way = It fits here only this way.
ask-earned-loop = Your loop earns a relocation: choose one of the marked tiles, or decline. It must not make a loop.
ask-earned-link = Your link earns a relocation: choose one of the marked tiles, or decline. A loop made with it earns one more.
ask-earned-freezing = { $earned } A loop marker with a glowing rim can be frozen or thawed.
ask-lift = Lift this tile? Once lifted it must go somewhere else.
ask-drop =
    { $places ->
        [one] The lifted tile fits in 1 place.
       *[other] The lifted tile fits in { $places } places. Choose one.
    }
ask-discard = No tile of your hand fits anywhere: choose one to throw away.
ask-freeze = Freeze this loop? Nobody can then break it.
ask-thaw = Take the frozen marker away, in place of the relocation?
ask-thaw-besides = Take the frozen marker away? You may still relocate a tile.
not-your-turn = It is not your turn yet.
not-watching = You are watching.
not-before-relocation = First move a tile that lies on the table, or decline.
not-before-drop = First put the lifted tile down.
others-place = { $name } is placing a tile.
others-earned = { $name } may relocate a tile.
others-drop = { $name } has lifted a tile.
ended = The game is over.
ended-won =
    { $count ->
        [one] The game is over. { LIST($names) } wins.
       *[other] The game is over. { LIST($names) } share the win.
    }

## Buttons

do-place = Place
do-drop = Drop
do-lift = Lift
do-discard = Throw away
do-freeze = Freeze
do-unfreeze = Thaw
do-decline = Decline
do-back = Put back
do-turn-right = Turn clockwise
do-turn-left = Turn anticlockwise
keys = 1–4 takes a tile, arrows choose a place, R turns, Enter sets, Esc puts back

## What a move would make

makes-small = Small loop of { $tiles }
makes-large = Large loop of { $tiles }
makes-unmarked = Loop without a marker
makes-link = Link
makes-relocation = earns a relocation
makes-break = Breaks a loop of { $tiles } ({ $name })
makes-nothing = No loop, no link
makes-no-loop = No new loop
makes-no-points = points stay
makes-gain = { $name } { $by }
makes-end = ends the game
makes-closing = closing turns begin
asking = …

## Points

points = Points
points-beams = Open beams
    .why = each open beam that points at you with a free way
points-loops = Loops
    .why = your scoring loops; large ones count 2 and 1 for each enclosed space
points-x = Rows
    .why = beams that point at you side by side in one row (x)
points-y = Columns
    .why = beams that point at you one behind the other (y)
points-iii = Three columns
    .why = sets of three neighbouring columns (iii)
points-total = Total
points-winner = winner

## The position in words

told-phase =
    { $phase ->
        [opening] Opening.
        [middle] Middle.
        [closing] Closing turns.
       *[over] The game is over.
    }
told-turn = { $name } to act.
told-points =
    { $loops ->
        [one] { $name }: { $points }, 1 loop.
       *[other] { $name }: { $points }, { $loops } loops.
    }
told-hand = { $name } holds { LIST($tiles, type: "unit") }.
told-no-hand = { $name } holds no tiles.
told-table = On the table:
told-empty = No tile lies on the table yet.
told-marker = { $marker }: { $cell }.
told-tile = { $cell } { $tile }.
told-joined = { $cell } { $tile }, joined to { LIST($cells) }.
told-loop = { $loop }: { LIST($cells, type: "unit") }.
told-lifted = The tile on { $cell } is lifted.

## On a sheet to set a position up

sheet-column = Column { $n } from the west: { LIST($tiles, type: "unit") }
sheet-tile = { $halves } half tiles down ({ $tile })
sheet-loop =
    Loop { $n }, marker of { SEAT($seat) }{ $frozen ->
        [yes] , frozen
       *[no] { "" }
    }: { LIST($tiles, type: "unit") }
sheet-hand =
    { SEAT($seat) }, in hand: { $tiles ->
        [none]
            { $n ->
                [0] no tile
                [one] a tile face down
               *[other] { $n } tiles face down
            }
       *[some] { LIST($tiles, type: "unit") }
    }
sheet-stack =
    { SEAT($seat) }, stack: { $tiles ->
        [none]
            { $n ->
                [0] empty
               *[other] { $n } face down
            }
       *[some] from the top: { LIST($tiles, type: "unit") }
    }
sheet-turn =
    It is the turn of { SEAT($seat) }: { $phase ->
        [opening] opening
        [middle] middle
        [closing] closing turns
       *[over] the game is over
    }

## The lab

measure-loops = loops made
measure-links = links made
measure-earned = relocations earned
measure-relocations = tiles relocated
measure-standing = loops left at the end
measure-six-loops = ended by six loops
measure-do-place = move: place
measure-do-lift = move: lift
measure-do-drop = move: drop
measure-do-pass = move: pass
measure-do-discard = move: discard
measure-do-freeze = move: freeze
measure-do-unfreeze = move: unfreeze

## Study: what a seat could know

belief-next = { SEAT($seat) } draws { $what } next
