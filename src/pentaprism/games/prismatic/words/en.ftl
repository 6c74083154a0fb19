tagline = Draw motes of light, commit them in secret, and create cards that make new colours.

## Options

option-goal = Goal
    .help = created cards that end the game
option-auction = Auction
    .help = secret bids of prisms for the starter token after each round
option-round_limit = Round limit
    .help = rounds after which the game ends anyway (0: no limit)
option-cards = Cards
    .help = which cards there are
option-board = Board
    .help = the creations of the board
