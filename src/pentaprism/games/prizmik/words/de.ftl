### PRIZMIK auf Deutsch.

tagline = Zwei Armadas auf 8 mal 8 Feldern: Pack deine Flotten aus und schlag jede gegnerische Basis.
seat-0 = Rot
seat-1 = Blau

## Pieces

piece-fleet = Flotte
    .the = die Flotte
    .a = eine Flotte
    .no = keine Flotte
    .with = der Flotte
piece-base = Basis
    .the = die Basis
    .a = eine Basis
    .no = keine Basis
    .with = der Basis
piece-carrier = Träger
    .the = den Träger
    .a = einen Träger
    .no = keinen Träger
    .with = dem Träger
piece-ship = Schiff
    .the = das Schiff
    .a = ein Schiff
    .no = kein Schiff
    .with = dem Schiff
piece-fighter = Jäger
    .the = den Jäger
    .a = einen Jäger
    .no = keinen Jäger
    .with = dem Jäger

## Options and levels

option-capture = Schlagen
    .help = ob die schlagende Figur stehen bleibt oder auf das Feld nachrückt
choice-capture-stay = stehen bleiben
choice-capture-advance = nachrücken
option-quiet_limit = Unentschieden nach ruhigen Zügen
    .help = nach so vielen Zügen ohne Ausladen, Schlagen oder Verwandeln ist es unentschieden; 0 = nie
sees-beginner = was er jetzt schlagen kann, aber keine Antwort darauf
sees-novice = die nächste Antwort und den Weg zu den gegnerischen Basen, aber nicht, wie ein Schlagabtausch weitergeht
sees-casual = jeden Schlagabtausch bis zum Ende, Drohungen und Verwandlungen
sees-club = dasselbe, drei Züge voraus
sees-strong = dasselbe, vier Züge voraus
sees-master = alles, soweit die Zeit reicht

## How a game ends

over-no-bases = alle Basen geschlagen
over-no-ships = keine Schiffe mehr
over-quiet = zu viele ruhige Züge
over-no-action = kein erlaubter Zug

## What happened

event-deploy = { SEAT($seat) } lädt { WORD("piece", $piece, form: "a") } von { $from } nach { $to } aus
event-move = { SEAT($seat) } zieht { WORD("piece", $piece, form: "the") } von { $from } nach { $to }
event-capture = { SEAT($seat) } schlägt mit { WORD("piece", $piece, form: "with") } auf { $from } { WORD("piece", $taken, form: "the") } auf { $at }
event-promote = { SEAT($seat) } stellt eine Flotte aus der Reserve auf { $at }

## Why a move is refused

refused-unreadable = das ist keine Aktion
refused-nothing-there = auf { $square } steht nichts
refused-not-yours = die Figur auf { $square } gehört { SEAT($owner) }, nicht dir
refused-base-moves = Basen ziehen nie
refused-too-far-for-one = ein { WORD("piece", $piece) } zieht ein Feld weit in jede Richtung
refused-too-far-for-two = ein { WORD("piece", $piece) } zieht ein Feld weit in jede Richtung oder zwei Felder gerade
refused-occupied = { $square } ist besetzt, und ein Zug endet auf einem leeren Feld
refused-in-the-way = { $square } ist im Weg: beide Felder müssen leer sein
refused-promotion-of-others = dieser Zug verwandelt nicht: das können nur Jäger
refused-promotion-here = dieser Zug verwandelt nicht: ein Jäger verwandelt sich erst auf der letzten Reihe
refused-promotion-without-reserve = dieser Zug verwandelt nicht: in der Reserve ist keine Flotte mehr
refused-promotion-home = dieser Zug verwandelt nicht: { $square } ist besetzt
refused-must-promote = dieser Zug verwandelt auf jeden Fall
refused-empty =
    { $piece ->
        [ship] das Schiff auf { $square } ist leer
       *[base] die Basis auf { $square } ist leer
    }
refused-fighter-deploys = ein Jäger hat nichts zum Ausladen
refused-deploys-next = ausgeladen wird auf das Feld davor, dahinter, links oder rechts
refused-deploys-to-empty = { $square } ist besetzt: lade auf ein leeres Feld aus
refused-base-captures = eine Basis kann nicht schlagen
refused-nothing-to-capture = auf { $square } gibt es nichts zu schlagen
refused-own =
    { $piece ->
        [carrier] der Träger auf { $square } ist dein eigener
        [fighter] der Jäger auf { $square } ist dein eigener
        [ship] das Schiff auf { $square } ist dein eigenes
       *[other] { WORD("piece", $piece, form: "the") } auf { $square } ist deine eigene
    }
refused-not-next = { $square } liegt nicht neben { $origin }
refused-ship-diagonal = ein Schiff schlägt eine Basis von vorn, links oder rechts, nicht schräg
refused-fighter-diagonal = ein Jäger schlägt ein Schiff gerade, nicht schräg
refused-fighter-straight = ein Jäger schlägt einen Jäger schräg, nicht gerade
refused-ship-prey = ein Schiff schlägt nur Basen, { WORD("piece", $taken, form: "no") }
refused-fighter-prey = ein Jäger schlägt Schiffe gerade und Jäger schräg, { WORD("piece", $taken, form: "no") }

## Why a position is refused

position-home = Reihe { $rank }: Basen verlassen nie die Grundreihe ihres Besitzers
position-no-base = keiner der beiden hat eine Basis auf dem Brett

## Why a move is good

reason-wins = schlägt auf { $square } die letzte Basis und gewinnt
reason-two = { $first } und { $second }
reason-takes = schlägt { WORD("piece", $piece, form: "the") } auf { $square }
reason-promotes = bringt eine Flotte aus der Reserve nach { $square }
reason-saves = rettet { WORD("piece", $piece, form: "the") } auf { $square }
reason-attacks = greift { WORD("piece", $piece, form: "the") } auf { $square } an
reason-prepares = bereitet vor, { WORD("piece", $piece, form: "the") } auf { $square } zu schlagen
reason-prepares-promotion = bereitet eine Verwandlung vor
reason-deploys = bringt { WORD("piece", $piece, form: "a") } auf { $square } ins Spiel
reason-nears-base = kommt der Basis auf { $square } näher
reason-nears-ship = kommt dem Schiff auf { $square } näher
reason-runs = bringt den Jäger seiner Verwandlung näher
reason-improves = stellt { WORD("piece", $piece, form: "the") } auf ein besseres Feld

## The board

board-help = Pfeiltasten bewegen, Enter nimmt auf und setzt ab, Escape lässt los.
board-choose = Was soll es tun?
board-empty = leer
board-targets =
    { $n ->
        [one] { $n } Ziel
       *[other] { $n } Ziele
    }
board-side = { $side }: { $pieces }.
board-nothing = nichts
board-reserve = { $n } in Reserve
board-quiet = { $n } von { $limit } ruhigen Zügen
board-letters = Buchstaben auf den Figuren
shown-F = Flotte
shown-B = leere Basis
shown-C = Träger
shown-S = leeres Schiff
shown-D = Jäger
tag-F = Fl
tag-B = Ba
tag-C = Tr
tag-S = Sc
tag-D = Jä
do-move = Ziehen
do-deploy = Ausladen
do-capture = Schlagen
do-promote = Verwandeln
say-move = Von { $from } nach { $to } ziehen
say-deploy = Von { $from } nach { $to } ausladen
say-capture = Von { $from } aus auf { $to } schlagen
say-promote = { $move } und verwandeln

## On a sheet to set a position up

sheet-pieces = { SEAT($seat) }, { WORD("shown", $kind) }: { LIST($squares, type: "unit") }
sheet-reserve = { SEAT($seat) }, Jäger in Reserve: { $n }
sheet-turn = { SEAT($seat) } ist am Zug; stille Züge bisher: { $quiet }

## Das Labor

measure-captures = Schläge
measure-deployments = Aussetzungen
measure-promotions = Umwandlungen
measure-do-move = Zug: ziehen
measure-do-deploy = Zug: aussetzen
measure-do-capture = Zug: schlagen

## Puzzles

puzzle-title = PRIZMIK-Rätsel
puzzle-daily-of = PRIZMIK-Rätsel vom { $day }
puzzle-goal =
    { $n ->
        [one] { SEAT($seat) } gewinnt in einem Zug.
       *[other] { SEAT($seat) } gewinnt in { $n } Zügen, was die andere Seite auch tut. Wie fängt es an?
    }
puzzle-moves = Züge
puzzle-wrong = Das gewinnt nicht rechtzeitig. Nimm es zurück und versuch einen anderen Zug.
puzzle-right =
    { $left ->
        [one] Richtig! Die andere Seite antwortet { $move }. Ein Zug ist übrig.
       *[other] Richtig! Die andere Seite antwortet { $move }. { $left } Züge sind übrig.
    }
puzzle-solved = Gelöst! Nur ein erster Zug gewinnt rechtzeitig, und du hast ihn gefunden.
puzzle-found-by = Wie schwer es ist, wurde gemessen: daran, welche unserer Bots es finden.
puzzle-rules = Die Regeln von PRIZMIK
puzzle-learn = PRIZMIK lernen
puzzle-share-text =
    { $hints ->
        [0] { $title } ({ $difficulty }): ohne Tipp gelöst
       *[other] { $title } ({ $difficulty }): mit Tipps gelöst ({ $hints })
    }
puzzle-refused-over = dieses Rätsel ist zu Ende: fang neu an
puzzle-hint-moves =
    { $n ->
        [one] Es braucht einen Zug
       *[other] Es braucht { $n } Züge
    }
puzzle-hint-only = nur ein erster Zug gewinnt rechtzeitig
puzzle-hint-piece = Sieh dir { $square } an ({ WORD("piece", $piece) })
puzzle-hint-move = { $move }
puzzle-hint-line = { $moves }
