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
