tagline = Lead beams of light to your side of the table: loops, links and moving tiles.

## Options

option-tiles = Tiles
    .help = the set of 60 light tiles
option-frozen = Frozen
    .help = each player has one frozen marker that protects a small loop
option-tiebreak = Tiebreak
    .help = equal totals are decided by scoring loops
