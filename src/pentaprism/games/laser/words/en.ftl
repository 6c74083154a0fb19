tagline = Prisms on a ring and a cat: plan the mixes in your head and bid what they cost.

## Options

option-mode = Mode
    .help = bid together in teams (3 players or more), or each for themselves
option-cards = Cards
    .help = cards to complete in a round
option-target = Target
    .help = points that win in competitive mode
option-learning = Learning
    .help = one minute instead of half a minute to bid and to mix
option-untimed = Untimed
    .help = no clock: players say when they are done
option-round_limit = Round limit
    .help = rounds after which competitive mode ends with most points; 0 = never
option-marks = Marks
    .help = the third X costs points: it wipes the marks, or two of them stay
choice-mode-team = team
choice-mode-competitive = competitive
choice-marks-wipe = wipe
choice-marks-stay = stay
