### PRISM in English.

tagline = Collect the six colours of the rainbow while everybody takes them from everybody.

## Cards and numbers

card-red = red
card-orange = orange
card-yellow = yellow
card-green = green
card-blue = blue
card-violet = violet
card-wild = wild
card-take-left = take left
card-take-left-again = take left again
card-take-right = take right
card-take-right-again = take right again
card-take-any = take any
card-take-any-again = take any again
card-zap = zap
card-draw-two = draw two
card-block = block
word-0 = no
word-1 = one
word-2 = two
word-3 = three
word-4 = four
word-5 = five
word-6 = six

## Options and levels

option-target = Points to win
    .help = points that end the match after a round
option-deck = Deck
    .help = which cards there are, and how many
sees-beginner = two or three of its cards, and hardly what comes of them
sees-novice = most of its cards, and a guess what comes of them
sees-casual = nearly all it can do, a few ways each
sees-club = everything it can do, and whom a take helps and hurts
sees-strong = what others may hold, and when to keep a block
sees-master = as many ways as time allows

## How a match ends

over-most-points = most points
over-tie-broken = most points, a tie broken by the last round

## What happened

word-drawn =
    { $cards ->
        [none]
            { $count ->
                [1] a card
               *[other] two cards
            }
       *[some] { LIST($cards, "card") }
    }
word-gained = { SEAT($seat) } { $points }
event-draw =
    { $discarded ->
        [none] { SEAT($seat) } draws { word-drawn }
       *[some] { SEAT($seat) } uses a draw two and draws { word-drawn }
    }
    .typed =
        { $discarded ->
            [none] { SEAT($seat) } draws
           *[some] { SEAT($seat) } discards a draw-two and draws
        } { $cards ->
            [none]
                { $count ->
                    [1] a card
                   *[other] two cards
                }
           *[some] { LIST($cards) }
        }
event-play =
    { $card ->
        [draw-two] { SEAT($seat) } keeps a draw two for later
       *[other] { SEAT($seat) } plays { WORD("card", $card) }
    }
    .typed = { SEAT($seat) } plays { $card }
event-discard = { SEAT($seat) } discards { WORD("card", $card) }
    .typed = { SEAT($seat) } discards { $card }
event-zap = { SEAT($seat) } zaps { SEAT($target) }'s { WORD("card", $colour) }
event-ask = { SEAT($seat) } wants { SEAT($target) }'s { WORD("card", $colour) } with { WORD("card", $card) }
    .typed = { SEAT($seat) } wants { SEAT($target) }'s { $colour } with { $card }
event-take = { SEAT($seat) } takes { WORD("card", $colour) } from { SEAT($target) }
event-block = { SEAT($target) } blocks { SEAT($seat) }'s { WORD("card", $card) }
    .typed = { SEAT($target) } blocks { SEAT($seat) }'s { $card }
event-decline = { SEAT($seat) } draws no card for the block
event-round =
    { $winner ->
        [none] round { $round } ends, nobody completes the rainbow
       *[some] round { $round } ends, { SEAT($winner) } wins
    }; points: { LIST($gained, type: "unit") }
event-deal = { SEAT($dealer) } deals round { $round }

## Why a move is refused

refused-after-block = after your block, draw a new card or say no
    .typed = after your block, write draw for a new card or decline
refused-no-take = that answers a take, and nobody takes from you now
    .typed = '{ $text }' answers a take, and nobody takes from you now
refused-not-held = you have no { WORD("card", $card) } in your hand
    .typed = you have no { $card } in your hand
refused-playable = { WORD("card", $card) } can be played now, and only a card that cannot may be discarded
    .typed = { $card } can be played now, and only a card that cannot may be discarded
refused-owned = { WORD("card", $card) } is in your collection already; you may discard it
refused-no-draw-two = there is no draw two in your collection: draw a card
    .typed = there is no draw-two in your collection to discard: write draw
refused-draw-first = a turn begins by drawing
    .typed = a turn begins by drawing: write draw
refused-draw-first-or-two = a turn begins by drawing: draw a card or use your draw two
    .typed = a turn begins by drawing: write draw or draw-two
refused-no-block = you hold no block, so you can only let it go
    .typed = you hold no block, so you can only allow the take
refused-answer = a card of yours is being taken: let it go or block
    .typed = a card of yours is being taken: write allow or block
refused-save = to keep a draw two for later, play it from your hand
    .typed = to put a draw-two into your collection, write play draw-two
refused-stack-empty = the stack is empty: nobody draws any more in this round
refused-drawn = the draw step is over: play or discard a card
refused-block-now = a block is not played on one's own turn: it answers a take
refused-aimless = choose what the { WORD("card", $card) } is for
    .typed = say what the { $card } is for, as in take-left red or zap 2 red
refused-not-zapped = a { WORD("card", $card) } cannot be zapped: choose a colour
    .typed = a { $card } cannot be zapped: name a colour
refused-not-taken = a { WORD("card", $card) } cannot be taken: choose a colour
    .typed = a { $card } cannot be taken: name a colour
refused-unreadable = that is not a play
    .typed = '{ $text }' is not a play: write play red, take-left red, take-any 2 red, zap 2 red or discard block
refused-second-wild = your collection has a wild already, and one is the most
refused-lone-wild = a wild needs a colour in your collection first
refused-zap-own = you cannot zap a card of your own
refused-no-seat = there is no seat { $seat } in this match
refused-nothing-to-zap = { SEAT($target) } has no { WORD("card", $colour) } to zap
refused-take-own = you cannot take from yourself
refused-take-needs-colour = to take, you need a colour in your collection; a wild is none
refused-take-owned = you have { WORD("card", $colour) } already, and may take only what you lack
refused-nothing-to-take = { SEAT($target) } has no { WORD("card", $colour) } to take

## Why a move is good

word-gain =
    { $after ->
        [6] , and that wins the round
       *[other] : { WORD("word", $after) } of six
    }
word-danger =
    { $theirs ->
        [5] who needs only one more
       *[other] who has { WORD("word", $theirs) } of six
    }
reason-plays = puts { WORD("card", $card) } into the collection{ word-gain }
reason-wild = stands in for a missing colour and cannot be taken{ word-gain }
reason-saves = keeps a draw two for a turn that needs more cards
    .typed = saves a draw-two for a turn that needs more cards
reason-zaps = destroys { SEAT($target) }'s { WORD("card", $colour) }, { word-danger }
reason-takes = takes { WORD("card", $colour) } from { SEAT($target) }, { word-danger }{ word-gain }
reason-takes-again = takes { WORD("card", $colour) } from { SEAT($target) }, { word-danger } and plays again{ word-gain }
reason-stops = keeps { SEAT($taker) } from winning the round with { WORD("card", $colour) }
reason-blocks = keeps { WORD("card", $colour) } and ends { SEAT($taker) }'s turn
reason-keeps-block = keeps the block for a loss that matters more than { WORD("card", $colour) }
reason-no-block = there is no block to answer with
reason-declines = leaves the card to the stack, which is nearer to its end without it
reason-replaces = draws a card in place of the block
reason-uses-draw-two = uses the draw two for a second card
    .typed = spends the saved draw-two on a second card
reason-keeps-draw-two = draws, and keeps the draw two for later
    .typed = draws, and keeps the draw-two for later
reason-draws = a turn begins by drawing
reason-second = gives up a second { WORD("card", $card) }
reason-gives-block = gives up a block to keep the rest of the hand
reason-gives = gives up a { WORD("card", $card) } that has no use now
    .typed = gives up a { $card } that has no use now

## The table

board-again = again
board-face-down = a card face down
board-nothing = nothing
board-list = { LIST($things) }
board-several = { $n } × { $thing }
board-left = your left
board-right = your right
board-both = your left and right
board-deals = dealt this round
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-hand = { $name }'s hand
board-your-hand = Your hand
board-collection = { $name }'s collection
board-your-collection = Your collection
board-has = { $name } has { $thing }
board-lacks = { $name } has no { $thing }
board-stack = Stack
board-stack-has =
    { $n ->
        [0] The stack is empty
       *[other] Stack: { $n } face down
    }
board-discard = Discard
board-discard-has =
    { $n ->
        [0] Nothing is discarded
       *[other] Discard: { $n }, { $top } on top
    }
board-round = Round { $n }, { $goal ->
        [one] to { $goal } point
       *[other] to { $goal } points
    }

## What is waited for

wait-draw = Your turn. Draw a card.
wait-draw-or-two = Your turn. Draw a card, or use your draw two.
wait-pick = Pick a card of your hand.
wait-drawing = { $name } draws.
wait-playing = { $name } chooses a card.
wait-asked = { $name } has a moment to answer.
wait-replacing = { $name } may draw a card for the block.
wait-replace = Blocked! You may draw a card for it.
wait-not-yet = Not your turn yet. { $what }
wait-nobody = It is nobody's turn now.
wait-over = The match is over.
wait-won = The match is over. { LIST($names) } won it.

## Choices

say-draw = Draw a card
say-draw-two = Use draw two
say-decline = No, thank you
say-block = Block
say-allow = Let it go
say-play = Play { $card }
say-save = Keep draw two for later
say-discard = Discard { $card }
say-take = Take { $name }'s { $colour }
say-zap = Zap { $name }'s { $colour }
board-where = { $card }: where to?
board-must-wait = { $card } has to wait: a turn begins by drawing.
board-only-reaches = “{ $card }” reaches { $name } and nobody else.
board-back = Put it back
board-only-discard = can only be discarded now
board-chosen = chosen

## The answer to a take

board-wants-yours = { $name } wants your { $colour }.
board-wants = { $taker } wants { $target }'s { $colour }.
board-letting-go = You let it go when the moment ends.
board-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
board-same-moment = The moment is always this long, so it gives nothing away.
board-answer-now = The moment has passed. What do you say?
board-answer-at-once = Nobody else is here to see how long you think.

## Points

board-round-won = { $name } completes the rainbow and wins round { $n }.
board-round-over = Round { $n } ends and nobody has the rainbow.
board-seen = Go on
board-plus-wild = { $points } + { $wild }
board-colours =
    { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }
board-cards-left =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
board-earlier = { $n } from earlier rounds
board-gained = { $n } in the last round
board-tie-break = Equal points: the last round decides.
board-so-far = The points so far
board-breakdown =
    { $n ->
        [one] The points after { $n } round
       *[other] The points after { $n } rounds
    }

## On a sheet to set a position up

sheet-hand =
    { SEAT($seat) }, in hand: { $cards ->
        [none]
            { $n ->
                [0] nothing
                [one] a card face down
               *[other] { $n } cards face down
            }
       *[some] { LIST($cards, "card", type: "unit") }
    }
sheet-collection =
    { SEAT($seat) }, collection: { $cards ->
        [none] nothing
       *[some] { LIST($cards, "card", type: "unit") }
    }
sheet-points = { SEAT($seat) }, points so far: { $n }
sheet-stack =
    Stack: { $cards ->
        [none]
            { $n ->
                [0] empty
               *[other] { $n } face down
            }
       *[some] from the top: { LIST($cards, "card", type: "unit") }
    }
sheet-discard =
    Discard: { $cards ->
        [none] empty
       *[some] from the bottom: { LIST($cards, "card", type: "unit") }
    }
sheet-pending = { SEAT($taker) } wants { WORD("card", $colour) } of { SEAT($target) } with { WORD("card", $card) }
sheet-turn = Round { $n }: { SEAT($dealer) } has dealt, it is the turn of { SEAT($seat) }

## The lab

measure-rounds = rounds
measure-unwon = rounds without a winner
measure-plays = cards played
measure-discards = cards discarded
measure-do-draw = move: draw
measure-do-draw-two = move: draw two
measure-do-decline = move: decline
measure-do-block = move: block
measure-do-allow = move: allow
measure-do-play = move: play
measure-do-discard = move: discard

## Study: what a seat could know

belief-held = { SEAT($seat) } holds { WORD("card", $what) }
belief-next = the next card is { WORD("card", $what) }
