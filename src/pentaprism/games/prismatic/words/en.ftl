### Prismatic in English.

tagline = Draw motes of light, commit them in secret, and create cards that make new colours.

## Options and levels

option-goal = Goal
    .help = created cards that end the game
option-auction = Auction
    .help = secret bids of prisms for the starter token after each round
option-round_limit = Round limit
    .help = rounds after which the game ends anyway (0: no limit)
option-cards = Cards
    .help = which cards there are
choice-cards-standard = first edition
choice-cards-second = second edition
option-board = Board
    .help = the creations of the board
sees-beginner = two or three possibilities, whichever come to mind
sees-novice = about half of the next pieces
sees-casual = most of the next pieces, once
sees-club = every next piece and what most of them may become
sees-strong = what is likely, a whole commitment ahead
sees-master = everything, as far as time allows

## How a game ends

over-last-round = the last round is over

## Pieces

piece-R = red mote
    .a = a red mote
    .no = no red mote
piece-G = green mote
    .a = a green mote
    .no = no green mote
piece-B = blue mote
    .a = a blue mote
    .no = no blue mote
piece-C = cyan mote
    .a = a cyan mote
    .no = no cyan mote
piece-M = magenta mote
    .a = a magenta mote
    .no = no magenta mote
piece-Y = yellow mote
    .a = a yellow mote
    .no = no yellow mote
piece-W = white mote
    .a = a white mote
    .no = no white mote
piece-K = black mote
    .a = a black mote
    .no = no black mote
piece-P = prismatic mote
    .a = a prismatic mote
    .no = no prismatic mote
piece-prism = prism
    .a = a prism
    .no = no prism
word-some-R =
    { $n ->
        [one] a red mote
       *[other] { $n } red motes
    }
word-some-G =
    { $n ->
        [one] a green mote
       *[other] { $n } green motes
    }
word-some-B =
    { $n ->
        [one] a blue mote
       *[other] { $n } blue motes
    }
word-some-C =
    { $n ->
        [one] a cyan mote
       *[other] { $n } cyan motes
    }
word-some-M =
    { $n ->
        [one] a magenta mote
       *[other] { $n } magenta motes
    }
word-some-Y =
    { $n ->
        [one] a yellow mote
       *[other] { $n } yellow motes
    }
word-some-W =
    { $n ->
        [one] a white mote
       *[other] { $n } white motes
    }
word-some-K =
    { $n ->
        [one] a black mote
       *[other] { $n } black motes
    }
word-some-P =
    { $n ->
        [one] a prismatic mote
       *[other] { $n } prismatic motes
    }
word-some-prism =
    { $n ->
        [one] a prism
       *[other] { $n } prisms
    }
word-colour-R = red
word-colour-G = green
word-colour-B = blue
word-colour-C = cyan
word-colour-M = magenta
word-colour-Y = yellow
word-colour-W = white
word-colour-K = black

## Cards

card-scarlet-thread = Scarlet Thread
card-moss-garden = Moss Garden
card-indigo-well = Indigo Well
card-saffron-robe = Saffron Robe
card-chalk-cliff = Chalk Cliff
card-rose-window = Rose Window
card-lagoon = Lagoon
card-golden-hour = Golden Hour
card-charcoal = Charcoal
card-orchid-house = Orchid House
card-glacier = Glacier
card-tiger-lily = Tiger Lily
card-opal = Opal
card-full-spectrum = Full Spectrum
card-dawn = Dawn
card-dusk = Dusk
card-noon = Noon
card-drizzle = Drizzle
card-comet = Comet
card-rainbow = Rainbow
card-sundog = Sundog
card-moonbow = Moonbow
card-green-flash = Green Flash
card-thunderhead = Thunderhead
card-aurora = Aurora
card-morning-star = Morning Star
card-milky-way = Milky Way
card-eclipse = Eclipse
card-loom = Loom
card-dye-vat = Dye Vat
card-inkwell = Inkwell
card-glass-bead = Glass Bead
card-sundial = Sundial
card-mosaic = Mosaic
card-magic-lantern = Magic Lantern
card-paint-box = Paint Box
card-tapestry = Tapestry
card-stained-glass = Stained Glass
card-lighthouse = Lighthouse
card-fireworks = Fireworks
card-kaleidoscope = Kaleidoscope
card-prism-grinder = Prism Grinder
word-type-hue = hue
word-type-sky = sky
word-type-craft = craft

## What abilities, rewards and creations do

effect-pool = add { WORD("word-colour", $colour) } to your pool
effect-mote = gain { WORD("piece", $piece, form: "a") }
effect-prisms =
    { $n ->
        [1] gain a prism
        [2] gain two prisms
        [3] gain three prisms
       *[other] gain { $n } prisms
    }
word-effect-pull = draw a mote from your bag and commit it or return it
word-effect-empty = empty a palette or a card of any player
word-effect-draw = draw a card for your progress area or the common cards
word-effect-discard = discard a card of your progress area or a common card
word-effect-steal = steal a card from another's progress area or the common cards
word-effect-two-cards = look at two cards, keep one and discard the other
ability-free = Each round: { $effect }.
ability-paid = Each round, for { WORD("piece", $piece, form: "a") } on this card: { $effect }.

## What happened

event-bid =
    { $number ->
        [none] { SEAT($seat) } has bid
        [0] { SEAT($seat) } bids nothing
       *[other] { SEAT($seat) } bids { $number }
    }
event-ready = { SEAT($seat) } is ready
event-choose = { SEAT($seat) } is choosing
event-done = { SEAT($seat) } is done
event-take-back = { SEAT($seat) } takes everything back
event-take = { SEAT($seat) } takes { WORD("piece", $piece, form: "a") }
event-put = { SEAT($seat) } puts { WORD("piece", $piece, form: "a") } on { $place }
place-palette = the palette
commitment = { LIST($some) } to { $place }
    .typed = { $letters } to { $place }
event-commit =
    { $places ->
        [0] { SEAT($seat) } commits nothing
       *[other] { SEAT($seat) } commits { LIST($put, type: "unit") }
    }
event-reveal = { SEAT($seat) } keeps { $named }
event-keep =
    { $other ->
        [none] { SEAT($seat) } keeps { $named }
       *[other] { SEAT($seat) } keeps { $named } and discards { $other }
    }
event-create = { SEAT($seat) } creates { $named }
event-use = { SEAT($seat) } uses { $named }
event-make = { SEAT($seat) } pays { LIST($some) } to { $effect }
    .typed = { SEAT($seat) } pays { $cost } for creation { $number } of the board: { $gives }
goal-pool = add { WORD("word-colour", $colour) } to the pool
goal-gain = gain { LIST($some) }
word-goal-pull = pull a mote
word-goal-empty = empty a palette or a card
word-goal-draw = draw a card
word-goal-discard = discard a card
word-goal-steal = steal a card
word-goal-two-cards = keep one of two cards
event-pay =
    { $number ->
        [0] { SEAT($seat) } takes nothing from the pool for it
       *[other] { SEAT($seat) } takes { LIST($colours, "word-colour") } from the pool for it
    }
    .typed =
        { $number ->
            [0] { SEAT($seat) } pays for it with nothing from the pool
           *[other] { SEAT($seat) } pays for it with { $pool } from the pool
        }
event-gain =
    { $number ->
        [1] { SEAT($seat) } gains { WORD("piece", $piece, form: "a") }
       *[other] { SEAT($seat) } gains { $number } prisms
    }
event-pool = { SEAT($seat) } adds { WORD("word-colour", $piece) } to the pool
    .typed = { SEAT($seat) } adds { $piece } to the pool
event-pull =
    { $piece ->
        [none] { SEAT($seat) } pulls a mote
       *[other] { SEAT($seat) } pulls { WORD("piece", $piece, form: "a") }
    }
    .typed =
        { $piece ->
            [none] { SEAT($seat) } pulls a mote
           *[other] { SEAT($seat) } pulls a mote: { $piece }
        }
event-return = { SEAT($seat) } returns the pulled mote
event-empty =
    { $card ->
        [none] { SEAT($seat) } empties the palette of { SEAT($whose) }
       *[other] { SEAT($seat) } empties { $named }
    }
event-draw =
    { $named ->
        [none] { SEAT($seat) } draws a card
       *[other] { SEAT($seat) } draws a card: { $named }
    }
event-place =
    { $area ->
        [progress] { SEAT($seat) } puts { $named } into progress
        [common] { SEAT($seat) } puts { $named } among the common cards
       *[other] { SEAT($seat) } puts { $named } among the common cards in place of { $replaced }
    }
event-discard = { SEAT($seat) } discards { $named }
event-steal = { SEAT($seat) } steals { $named }
event-decline = { SEAT($seat) } declines what is left
event-reject = { SEAT($seat) } discards the card
event-starter = { SEAT($seat) } has the starter token
event-last-round =
    { $goal ->
        [yes] the goal is reached: one more round
       *[other] round { $number } is the last one
    }
event-round = round { $number } begins
event-over = the game is over: { SEAT($seat) } wins

## Why a move is refused

refused-ready = you are ready; until all are, you can only think again
    .typed = you are ready; until all are, you may only `take back`
refused-in-setup = keep one card and take two motes, then say ready
    .typed = in the set-up write `keep 17`, then `take R` twice in the order RGBCMYWK, then `ready`
refused-kept-already = you have kept a card already; think again to choose another
    .typed = you have kept a card already; `take back` to choose again
refused-not-dealt = that is not one of the two cards that you were dealt
    .typed = card { $card } is not one of the two that you were dealt
refused-prismatic-chosen = prismatic motes cannot be chosen in the set-up
refused-mote-order = take your motes anew: think again first
    .typed = take the motes in the order RGBCMYWK, or `take back` first
refused-keep-first = first keep one of your two cards
refused-take-two = take two motes first
refused-taken-two = you have taken two motes: say ready, or think again
    .typed = you have taken two motes: say `ready`, or `take back`
refused-in-commit = put motes and prisms on your palette or your cards, then say ready
    .typed = commit with `put R palette` or `put prism 3`, end with `ready`, undo by `take back`
refused-too-early = creating comes later: first everybody lays out motes
    .typed = creating comes later: commit with `put R palette` or `put prism 3`, end with `ready`, undo by `take back`
refused-nothing-put = you have put nothing yet that could be taken back
refused-none-to-put = you have { WORD("piece", $piece, form: "no") } to put
refused-put-order = lay it out anew: think again and begin again
    .typed = pieces are put in the order RGBCMYWKP and prisms, each first on the palette and then on cards by number; `take back` and begin again
refused-not-yours = that card does not lie before you: put pieces on your own cards, or on the palette for common cards and the board
    .typed = card { $card } does not lie before you: put pieces on your own cards, or on the palette for common cards and the board
refused-no-room = { $named } has no open symbol for { WORD("piece", $piece, form: "a") }
refused-in-act = create cards, use abilities and creations, or say done
    .typed = in step 3 write `create 17`, `use 17`, `make 4` or `done`; `make 4 pool RG` and `make 4 pool -` say which pool colours pay, in the order RGBCMYWK
refused-put-later = pieces are committed in step 2; now only Pull brings a mote
refused-nothing-waits = no reward or action is waiting to be taken
refused-share-in-progress = a card in progress takes what it lacks from the pool: there is nothing to choose
    .typed = a card in progress takes what it lacks from the pool: write `create { $number }`
refused-share-plain = that is how it is paid anyway
    .typed = that is how it is paid anyway: write `{ $verb } { $number }`
refused-share-empty = the pool is empty
    .typed = the pool has only nothing
refused-share-lacks = the pool has only { LIST($colours, "word-colour") }
    .typed = the pool has only { $letters }
refused-share-needless = name only colours that the cost needs
    .typed = the cost is { $letters }: name only colours that it needs
refused-share-palette = your palette would have to pay { LIST($some) }, and it cannot
    .typed = your palette would have to pay { $letters }, and it cannot
refused-nowhere = that card is neither in your progress area nor a common card
    .typed = card { $card } is neither in your progress area nor a common card
refused-create-common = { $named } costs { LIST($some) }, and your palette and the pool do not cover it
    .typed = { $named } costs { $cost }, and your palette and the pool do not cover it ({ $have })
refused-create-progress = { $named } costs { LIST($some) }, and its own motes and the pool do not cover it
    .typed = { $named } costs { $cost }, and its own motes and the pool do not cover it ({ $have })
refused-not-created = that card is not in your creation area
    .typed = card { $card } is not in your creation area
refused-by-itself = { $named } adds to your pool by itself
refused-used = { $named } has been used in this round
refused-supply = the supply has no such piece left
refused-unfed = { $named } needs { WORD("piece", $piece, form: "a") } committed to it; the pool does not pay for abilities
refused-no-such-creation = there is no such creation
    .typed = the board has { $makes } creations
refused-made = each creation of the board can be made once a round
refused-make = it costs { LIST($some) }, and your palette and the pool do not cover it
    .typed = creation { $number } costs { $cost }; your palette and the pool have { $have }
refused-in-reward = take what is waiting, or decline
    .typed = take what is pending, or `decline`: waiting is { LIST($waiting) }
refused-no-pull = your bag has no mote to pull
refused-no-draw = neither deck nor discards have a card left
refused-no-empty = empty a palette or a card on which something lies
refused-no-discard = discard a card of your own progress area or a common one
refused-no-steal = steal a card of another's progress area or a common one
refused-in-pulled = put the pulled mote on your palette or a card, or return it
    .typed = commit the pulled mote with `put R palette` or `put R 17`, or `return` it
refused-not-pulled = the pulled mote is not a { WORD("piece", $piece) }
refused-replaces = a drawn card replaces one of three common cards
refused-in-drawn = the drawn card goes into your progress area or among the common cards, or replaces one of them
    .typed = the drawn card goes `to progress`, or `to common`, or takes a place: `replace 17`
refused-in-choosing = choose the card that you keep
    .typed = write `keep 17` for the card that you keep
refused-in-auction = bid prisms, or pass
    .typed = write `bid 2` to bid two prisms, or `pass`
refused-bid-more = you have bid { $number }: bid more, or give up
    .typed = you have bid { $number }: bid more, or `pass`
refused-bid-prisms = you have { $number } uncommitted prisms to bid

## Why a move is good

reason-take-back = a better commitment is possible
reason-pull-mote = a pulled mote may fit at once
reason-return = the mote is of more use in the bag
reason-draw-card = another card to work on
reason-to-progress = it is worth creating, and nobody else can create it there
reason-costs-a-star = a card in progress would cost a star if it is not finished
reason-replace = makes the common cards suit one's own motes better
reason-decline = what is left would not help
reason-pass = the starter token is not worth a prism now
reason-bid = resolving first is worth the prisms
reason-keep = { $named } is nearer, or worth more
reason-rest-in-bag = the rest is of more use in the bag
reason-all-placed = everything has its place
reason-done = what is committed will be worth more later
reason-brings = brings { LIST($some) }
reason-brings-pool = brings { WORD("word-colour", $colour) } into the pool
word-lets-pull = lets you pull a mote
word-lets-empty = lets you empty a palette or a card
word-lets-draw = lets you draw a card
word-lets-discard = lets you discard a card
word-lets-steal = lets you steal a card
word-lets-two-cards = lets you keep one of two cards
reason-feeds = pays for the ability of { $named }
reason-completes = completes { $named }
reason-nearer = brings { $named } nearer: then it lacks { LIST($some) }
reason-board = serves the creations of the board
stars =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
reason-first = { $stars }, and first at the goal
reason-create = { $stars }, and each round: { $effect }
reason-may-complete = may complete something at once
reason-prisms = prisms pay for cards, and four of them are a star
reason-more = { WORD("piece", $piece, form: "a") } more in the bag
reason-own-back = gets one's own motes back
reason-sets-back = sets { SEAT($whose) } back
reason-sets-card-back = sets back { $named }
reason-saves-star = saves the star that it would cost
reason-others = the others would have used it
reason-worth = { $named } is worth creating

## The board

board-nothing = nothing
word-area-common = Common cards
word-area-board = Creations
word-area-pool = Pool
word-area-palette = Palette
word-area-progress = In progress
word-area-created = Created
word-area-prisms = Prisms
word-area-hand = Drawn
word-area-score = Score now
word-area-deck = Deck
word-area-discards = Discards
word-action-pull = Pull
word-action-empty = Empty
word-action-draw = Draw
word-action-discard = Discard
word-action-steal = Steal
word-action-two-cards = 2 cards
board-area = { $area }: { LIST($some) }
board-card = Card { $card }
board-once = once
board-costs = costs { LIST($some) }
board-lies = { LIST($some) } on it
board-missing = still open: { LIST($some) }
board-used = used this round
board-round = Round { $n }
board-setup = Set-up
board-last-round = Last round
board-ends-with = Ends with round { $n } at the latest
word-step-commit = Commit
word-step-resolve = Create
word-step-auction = Auction
board-goal = Goal: { $n } cards
board-goal-of = { $name }: { $n } of { $goal } cards
board-starter = begins this round
board-you = you
board-is-ready = Ready
board-thinking = Choosing
board-face-down =
    { $n ->
        [one] one card face down
       *[other] { $n } cards face down
    }
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-in-bag = in the bag: { LIST($some) }
board-empty-bag = the bag is empty
prompt-setup = Keep one of the two cards and take two motes of any colours into your bag.
prompt-commit = Tap a mote to lay it out, or drag it. What you keep back returns to the bag.
prompt-elsewhere = { $piece }: { $place }. Tap another place to lay it there.
prompt-ready = You are ready. Waiting for { LIST($names) }; until then you may still change your mind.
prompt-act = Create cards, use abilities and creations in any order. Then say done.
prompt-reward = Take what is waiting, in any order, or decline.
prompt-pulled = You pulled { WORD("piece", $piece, form: "a") }: put it on your palette or a card, or return it.
prompt-drawn = Your new card: to your progress area or among the common cards?
prompt-replace = Or choose a common card that it replaces.
prompt-choosing = Keep one of these cards; the other is discarded.
word-target-steal = Choose a card to steal.
word-target-discard = Choose a card to discard.
word-target-empty = Choose a palette or a card to empty.
prompt-bid = Bid prisms in secret for the starter token, or pass.
prompt-bid-again = The highest bid is tied. Bid more than { $n }, or give up.
prompt-bid-made = Your bid is made. Waiting for the others.
prompt-turn = { $name } creates.
prompt-waiting = Waiting for { LIST($names) }.
prompt-over = { $name } wins.
prompt-paused = The game is paused.
board-not-now = You are ready: think again before you change anything.
board-lies-on = { $piece }, laid out: { $place }
word-button-ready = Ready
word-button-lay-all = Place all
word-button-to-palette = All to the palette
word-button-rest-to-palette = Rest to the palette
word-button-lift-all = Lift all
word-button-take-back = Think again
word-button-done = Done
word-button-decline = Decline
word-button-pull = Pull a mote
word-button-draw = Draw a card
word-button-return = Return it unseen
word-button-to-progress = Into my progress area
word-button-to-common = Among the common cards
word-button-pass = Pass
word-button-give-up = Give up
word-button-reject = Discard it
word-button-create = Create
word-button-use = Use
word-button-make = Make
word-button-keep = Keep
word-button-replace = Replace
word-button-discard = Discard
word-button-steal = Steal
word-button-empty = Empty
say-create = Create { $named }
say-use = Use { $named }
say-keep = Keep { $named }
say-replace = Replace { $named }
say-discard = Discard { $named }
say-steal = Steal { $named }
say-empty = Empty { $named }
say-paying = { $move }, with { LIST($colours, "word-colour") } from the pool
say-paying-nothing = { $move }, with nothing from the pool
say-make = Make the creation for { LIST($some) }
say-put = Put { WORD("piece", $piece, form: "a") } on { $place }
say-take = Take { WORD("piece", $piece, form: "a") }
say-gain = Gain { LIST($some) }
say-pool = Add { WORD("word-colour", $colour) } to the pool
say-bid = Bid { $n }
say-empty-palette = Empty the palette of { $name }
board-pay-otherwise = Pay otherwise
board-pay-plainly = As usual
board-from-pool = From the pool: { LIST($colours, "word-colour") }
board-from-pool-nothing = From the pool: nothing
board-bid-of = bid { $n }
board-gave-up = gave up
board-lay-all-title = Every mote where it is most likely wanted
board-why-not = Why not?
board-close = Close
board-would = Your score: { $before } → { $after }
board-lift = Lift { WORD("piece", $piece, form: "a") }
board-put-this = Put here this round, tap to lift:
board-can-put = a place for it
board-can-now = possible now
board-made = made this round
board-two-motes = Your two motes
board-part = Part
word-part-stars = Stars on created cards
    .short = Stars
word-part-first = First at the goal
    .short = First
word-part-motes = Most motes
    .short = Motes
word-part-hue = Most hue cards
    .short = Hue
word-part-sky = Most sky cards
    .short = Sky
word-part-craft = Most craft cards
    .short = Craft
word-part-prismatic = Most prismatic motes
    .short = Prismatic
word-part-prisms = Every four prisms
    .short = Prisms
word-part-progress = Cards left in progress
    .short = Progress
board-total = Total
board-tied = tied
word-tie-created = Equal points: more created cards decide.
word-tie-motes = Equal points and cards: more motes decide.
word-tie-prisms = Equal points, cards and motes: more prisms decide.
word-tie-first = Equal in all else: the first at the goal wins.
word-tie-lot = Equal in everything: the lot decided.

## On a sheet to set a position up

sheet-round =
    { $n ->
        [0] Set-up, { SEAT($seat) } has the starter token
       *[other] Round { $n }, { SEAT($seat) } has the starter token
    }
sheet-bag =
    { SEAT($seat) }, bag: { $some ->
        [none] empty
       *[some] { LIST($some, type: "unit") }
    }
sheet-prisms = { SEAT($seat) }, prisms: { $n }
sheet-palette =
    { SEAT($seat) }, palette: { $some ->
        [none] empty
       *[some] { LIST($some, type: "unit") }
    }
sheet-progress =
    { SEAT($seat) }, in progress: { $card }{ $some ->
        [none] { "" }
       *[some] { " " }with { LIST($some) }
    }
sheet-created =
    { SEAT($seat) }, created: { $card }{ $some ->
        [none] { "" }
       *[some] { " " }with { LIST($some) }
    }
sheet-hand =
    { SEAT($seat) }, drawn: { $some ->
        [none] nothing
       *[some] { LIST($some, type: "unit") }
    }
sheet-choice = { SEAT($seat) } chooses from { LIST($cards) }
sheet-put =
    { SEAT($seat) }, laid out in secret: { $some ->
        [none] nothing
       *[some] { LIST($some) }
    } on { $card ->
        [none] the palette
       *[other] { $card }
    }
sheet-common =
    Common cards: { $cards ->
        [none] none
       *[some] { LIST($cards, type: "unit") }
    }
sheet-discards =
    Discarded cards: { $cards ->
        [none] none
       *[some] { LIST($cards, type: "unit") }
    }
sheet-deck = Cards in the deck: { $n }, shuffled

## The lab

measure-rounds = rounds
measure-created = cards created
measure-made = creations of the board
measure-round-limit = ended by the round limit
measure-do-other = move: any other
measure-do-put = move: commit a piece
measure-do-take-back = move: take back
measure-do-create = move: create a card
measure-do-use = move: use an ability
measure-do-make = move: create from the board
measure-do-pull = move: pull a mote
measure-do-empty = move: empty
measure-do-draw = move: draw a card
measure-do-discard = move: discard a card
measure-do-steal = move: steal

## Study: what a seat could know

belief-drawn = { SEAT($seat) } has drawn { WORD("word-colour", $what) }
