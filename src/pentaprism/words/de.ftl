### Der Tisch, auf Deutsch: was über jedes Spiel gesagt wird, und die Texte der Seiten.

## Seats

# Numbered from 0 as everywhere in programs; people at a table have names.
seat = { SEAT($seat) }
seat-unnamed = Platz { $seat }
clock = die Uhr

## Refusals

refused-over = das Spiel ist zu Ende: { $reason }
refused-turn = am Zug ist { LIST($turn) }, nicht { $seat }

## The end of a game

result =
    { $count ->
        [0] Unentschieden: { $reason }.
        [one] { LIST($winners) } gewinnt: { $reason }.
       *[other] { LIST($winners) } teilen sich den Sieg: { $reason }.
    }
