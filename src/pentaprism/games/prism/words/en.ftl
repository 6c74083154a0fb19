tagline = Collect the six colours of the rainbow while everybody takes them from everybody.

## Options

option-target = Target
    .help = points that end the match after a round
option-deck = Deck
    .help = which cards there are, and how many
