### Prisma auf Deutsch.

tagline = Lenke Lichtstrahlen auf deine Seite des Tisches: mit Schleifen, Verbindungen und Plättchen, die wandern.

## Options and levels

option-tiles = Plättchen
    .help = der Satz von 60 Lichtplättchen
choice-tiles-standard = erster Satz (weniger Strahlen)
choice-tiles-rings = Ringe
option-frozen = Frostmarker
    .help = alle haben einen Frostmarker, der eine kleine Schleife schützt
option-tiebreak = Entscheid bei Gleichstand
    .help = bei gleicher Summe entscheiden die zählenden Schleifen
sees-beginner = Schleifen und Verbindungen und zwei oder drei andere Felder, auf die ein Plättchen passt
sees-novice = Schleifen und Verbindungen, ein paar andere Felder und was sie wert sind
sees-casual = Schleifen und Verbindungen und manche andere Felder, die vielversprechenden zuerst
sees-club = Schleifen und Verbindungen und jedes andere Feld, die vielversprechenden mehrmals
sees-strong = jedes Feld, beide Plättchen des Zuges und die Antworten
sees-master = soweit die Zeit reicht

## How a game ends

over-last-tile = das letzte Plättchen ist gelegt
over-six-loops = sechs zählende Schleifen

## Sides, parts of the points, numbers

word-n = Norden
    .side = Nordseite
word-ne = Nordosten
    .side = Nordostseite
word-se = Südosten
    .side = Südostseite
word-s = Süden
    .side = Südseite
word-sw = Südwesten
    .side = Südwestseite
word-nw = Nordwesten
    .side = Nordwestseite
word-beams = einen offenen Strahl
word-loops = eine zählende Schleife
word-x = eine Reihe
word-y = eine Spalte
word-iii = drei Spalten
number =
    { $n ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $n }
    }

## What happened

with-beams =
    { $red ->
        [0]
            { $blue ->
                [0] ein Plättchen ohne Strahlen
                [one] ein Plättchen mit 1 blauem Strahl
               *[other] ein Plättchen mit { $blue } blauen Strahlen
            }
        [one]
            { $blue ->
                [0] ein Plättchen mit 1 rotem Strahl
                [one] ein Plättchen mit 1 rotem und 1 blauem Strahl
               *[other] ein Plättchen mit 1 rotem Strahl und { $blue } blauen Strahlen
            }
       *[other]
            { $blue ->
                [0] ein Plättchen mit { $red } roten Strahlen
                [one] ein Plättchen mit { $red } roten Strahlen und 1 blauem Strahl
               *[other] ein Plättchen mit { $red } roten und { $blue } blauen Strahlen
            }
    }
event-place = { SEAT($seat) } legt { with-beams }
event-lift = { SEAT($seat) } hebt ein Plättchen auf
event-drop = { SEAT($seat) } legt es an einer anderen Stelle ab
event-discard = { SEAT($seat) } kann nichts legen und wirft { with-beams } ab
event-pass = { SEAT($seat) } verzichtet auf das Versetzen
event-freeze = { SEAT($seat) } friert eine Schleife ein
event-unfreeze = { SEAT($seat) } taut eine Schleife auf
event-loop = { SEAT($owner) } schließt eine Schleife aus { $size } Plättchen
event-break = eine Schleife von { SEAT($owner) } aus { $size } Plättchen ist gebrochen
event-unmark = eine Schleife von { SEAT($owner) } aus { $size } Plättchen hat keinen Marker mehr
event-earn =
    { $earned ->
        [link] das Plättchen verbindet Pfade: { SEAT($seat) } darf ein Plättchen versetzen
        [large] das Plättchen schließt eine große Schleife: { SEAT($seat) } darf ein Plättchen versetzen
       *[loop] das Plättchen schließt eine Schleife: { SEAT($seat) } darf ein Plättchen versetzen
    }
event-draw =
    { $count ->
        [one] { SEAT($seat) } zieht ein Plättchen
       *[other] { SEAT($seat) } zieht { $count } Plättchen
    }
event-phase =
    { $phase ->
        [middle] die Eröffnung ist vorbei: von nun an zwei Plättchen je Zug
       *[closing] die Schlusszüge beginnen: Schleifen bleiben, wie sie sind
    }
event-over = das Spiel ist aus: { WORD("over", $why) }

## Why a move is refused

refused-unreadable = das ist kein Zug
refused-other-rotation = so liegt das Plättchen nicht in deiner Hand
refused-too-far = so weit hinaus kommt nie ein Plättchen
refused-lifted = ein Plättchen ist aufgehoben: leg es irgendwo ab
refused-earned-first = dein Plättchen erlaubt ein Versetzen: heb erst ein Plättchen auf oder verzichte, dann kommt das nächste
refused-frozen-later = Frostmarker bewegen sich nur, solange ein Versetzen offen ist
refused-opening = in der Eröffnung wird nichts versetzt: leg ein Plättchen
refused-lift-first = heb ein Plättchen auf, bevor du es ablegst
refused-nothing-earned = du darfst jetzt nichts versetzen: das erlaubt erst eine neue Schleife oder Verbindung
refused-on-marker = hier liegt ein Richtungsmarker
refused-taken = hier liegt schon ein Plättchen
refused-enclosed = dieses Feld ist von einer großen Schleife umschlossen und bleibt leer
would-have =
    { $ours ->
        [blank] keinen Strahl
        [blue] einen blauen Strahl
       *[red] einen roten Strahl
    }
would-touch =
    { $theirs ->
        [blank] an einer leeren Seite
        [blue] an einem blauen Strahl
       *[red] an einem roten Strahl
    }
refused-mismatch = hier hätte die { WORD("word", $side, form: "side") } { would-have } und läge { would-touch }
refused-not-in-hand = dieses Plättchen hast du nicht auf der Hand
refused-alone = dieses Feld grenzt weder an ein Plättchen noch an einen Marker
refused-joins-nothing = hier trifft kein Strahl dieses Plättchens auf einen anderen
refused-other-tile = aufgehoben ist ein anderes Plättchen
refused-same-cell = ein versetztes Plättchen kommt auf ein anderes Feld
refused-touches-nothing = dieses Feld grenzt an nichts anderes
refused-makes-loop = hier ergäbe das Plättchen eine Schleife, und ein Versetzen für eine Schleife darf das nicht
refused-lifts-marker = hier liegt ein Richtungsmarker, und die bleiben immer liegen
refused-no-tile = hier liegt kein Plättchen
refused-at-marker = dieses Plättchen grenzt an einen Richtungsmarker
refused-single = dieses Plättchen hat nur einen Strahl
refused-in-large = dieses Plättchen gehört zu einer großen Schleife
refused-fresh = dieses Plättchen wurde erst in diesem Zug gelegt oder versetzt
refused-in-two = dieses Plättchen gehört zu mehreren Schleifen
refused-in-frozen = dieses Plättchen gehört zu einer eingefrorenen Schleife
refused-in-closing = dieses Plättchen gehört zu einer Schleife, und die bleiben in den Schlusszügen bestehen
refused-near-link = dieses Plättchen liegt höchstens zwei Schritte von einem entfernt, das in diesem Zug eine Verbindung gemacht hat
refused-island = dieses Plättchen hält eine Insel mit dem Rest zusammen
refused-no-other-place = für dieses Plättchen gibt es keinen anderen Platz
refused-can-place = ein Plättchen deiner Hand lässt sich legen, also wird keines abgeworfen
refused-no-frozen = dieses Spiel läuft ohne Frostmarker
refused-no-loop = diese Schleife gibt es nicht
refused-not-frozen = auf dieser Schleife liegt kein Frostmarker
refused-thawed-already = für dieses Versetzen wurde schon ein Frostmarker weggenommen
refused-frozen-used = dein Frostmarker liegt schon auf einer Schleife
refused-large-loop = diese Schleife ist groß und braucht keinen Schutz
refused-other-loop = diese Schleife stammt nicht von dem Plättchen, dem du das Versetzen verdankst

## Why a move is good

reason-pass = es lohnt sich nicht, ein anderes Plättchen zu versetzen
reason-discard = behält die Plättchen, die leichter passen
reason-idle = versetzt ein Plättchen, das an seinem Platz nichts bringt
reason-later = hält den Weg für später offen
reason-two = { $first } und { $second }
reason-loop = schließt eine Schleife aus { $size } Plättchen
reason-breaks-own = bricht die eigene Schleife aus { $size } Plättchen
reason-breaks = bricht eine Schleife von { SEAT($owner) } aus { $size } Plättchen
reason-freezes = schützt die neue Schleife
reason-thaws = nimmt einer Schleife den Schutz
reason-links = verbindet zwei Pfade
reason-frees = lässt ein anderes Plättchen wandern
reason-gains-one = bringt einen Punkt
reason-gains = bringt { $points } Punkte, vor allem durch { WORD("word", $part) }
reason-costs-one = kostet { SEAT($seat) } einen Punkt
reason-costs = kostet { SEAT($seat) } { $points } Punkte

## Moves in words

say-place = Ein Plättchen legen: { $tile }
say-lift = Ein Plättchen aufheben
say-drop = Das aufgehobene Plättchen ablegen: { $tile }
say-discard = Ein Plättchen abwerfen: { $tile }
say-pass = Auf das Versetzen verzichten
say-freeze = Die Schleife einfrieren
say-unfreeze = Die Schleife auftauen

## The table

table = Tisch
table-keys = Pfeiltasten bewegen den Tisch, Plus und Minus zoomen, 0 zeigt alles
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Den ganzen Tisch zeigen
compass = Wo auf dem Tisch Norden ist
compass-letter = N
tile-words =
    { $colours ->
        [none] kein Strahl
        [red] rot nach { LIST($red, "word") }
        [blue] blau nach { LIST($blue, "word") }
       *[both] rot nach { LIST($red, "word") }, blau nach { LIST($blue, "word") }
    }
tile-at = Plättchen auf { $cell }: { $tile }
marker-of = Richtungsmarker von { $name }, im { WORD("word", $side) }
loop-of =
    { $large ->
        [yes] Große Schleife aus { $tiles } Plättchen, gehört { $name }
       *[no] Kleine Schleife aus { $tiles } Plättchen, gehört { $name }
    }
loop-frozen = { $loop }, eingefroren
space-at = Umschlossenes Feld { $cell }, bleibt leer

## Hands and plates

hand-of = Hand von { $name }
hand-yours = Deine Hand
hand-empty = keine Plättchen
hand-tile = Plättchen { $number }: { $tile }
hand-new = { $tile }, eben gezogen
hand-unfit = { $tile }, passt jetzt nirgends
plate-stack = { $n } im Stapel
plate-next = { $stack }, als Nächstes: { $tile }
plate-markers = noch { $n } Schleifenmarker
plate-frozen = { $markers }, Frostmarker vorhanden
plate-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
plate-unit = Pkt.
plate-show = { $name }: { $points }. Auf dem Tisch zeigen, woher sie kommen
plate-acting = am Zug
unnamed = Spieler { $n }

## Places

spot =
    { $ways ->
        [one] Feld { $cell }, passt auf eine Art
       *[other] Feld { $cell }, passt auf { $ways } Arten
    }
spot-set = { $cell }, { $tile }. Enter legt es dorthin, R dreht es
spot-lift = Das Plättchen auf { $cell } aufheben: { $tile }

## What is asked for

ask-opening = Eröffnung: nimm ein Plättchen und lege es auf den Tisch.
ask-first = Erstes von zwei Plättchen: nimm eines aus der Hand.
ask-second = Zweites Plättchen: nimm eines aus der Hand.
ask-held =
    { $places ->
        [0] Dieses Plättchen passt nirgends. Versuche ein Feld, um zu hören, warum, oder nimm ein anderes.
        [one] Es passt auf 1 Feld, auf dem Tisch markiert.
       *[other] Es passt auf { $places } Felder, auf dem Tisch markiert.
    }
ask-settled = Richtig so? Drehe es, lege es ab oder nimm es wieder auf.
ask-only-way = Hier passt es nur so.
ask-earned-loop = Deine Schleife erlaubt ein Versetzen: wähle ein markiertes Plättchen oder verzichte. Eine Schleife darf es nicht schließen.
ask-earned-link = Deine Verbindung erlaubt ein Versetzen: wähle ein markiertes Plättchen oder verzichte. Schließt es eine Schleife, darfst du noch eines versetzen.
ask-earned-freezing = { $earned } Ein Schleifenmarker mit leuchtendem Rand kann eingefroren oder aufgetaut werden.
ask-lift = Dieses Plättchen aufheben? Dann muss es an einen anderen Ort.
ask-drop =
    { $places ->
        [one] Das aufgehobene Plättchen passt auf 1 Feld.
       *[other] Das aufgehobene Plättchen passt auf { $places } Felder. Wähle eines.
    }
ask-discard = Kein Plättchen deiner Hand passt: wähle eines, das du abwirfst.
ask-freeze = Diese Schleife einfrieren? Dann kann sie niemand brechen.
ask-thaw = Den Frostmarker wegnehmen, anstelle des Versetzens?
ask-thaw-besides = Den Frostmarker wegnehmen? Du darfst danach noch ein Plättchen versetzen.
not-your-turn = Du bist noch nicht am Zug.
not-watching = Du schaust zu.
not-before-relocation = Erst ein Plättchen vom Tisch versetzen oder verzichten.
not-before-drop = Erst das aufgehobene Plättchen ablegen.
others-place = { $name } legt ein Plättchen.
others-earned = { $name } darf ein Plättchen versetzen.
others-drop = { $name } hat ein Plättchen aufgehoben.
ended = Das Spiel ist aus.
ended-won =
    { $count ->
        [one] Das Spiel ist aus. { LIST($names) } gewinnt.
       *[other] Das Spiel ist aus. { LIST($names) } teilen sich den Sieg.
    }

## Buttons

do-place = Legen
do-drop = Ablegen
do-lift = Aufheben
do-discard = Abwerfen
do-freeze = Einfrieren
do-unfreeze = Auftauen
do-decline = Verzichten
do-back = Zurück
do-turn-right = Im Uhrzeigersinn drehen
do-turn-left = Gegen den Uhrzeigersinn drehen
keys = 1–4 nimmt ein Plättchen, Pfeile wählen ein Feld, R dreht, Enter legt, Esc legt zurück

## What a move would make

makes-small = Kleine Schleife aus { $tiles }
makes-large = Große Schleife aus { $tiles }
makes-unmarked = Schleife ohne Marker
makes-link = Verbindung
makes-relocation = erlaubt ein Versetzen
makes-break = Bricht eine Schleife aus { $tiles } ({ $name })
makes-nothing = Keine Schleife, keine Verbindung
makes-no-loop = Keine neue Schleife
makes-no-points = Punkte bleiben
makes-gain = { $name } { $by }
makes-end = beendet das Spiel
makes-closing = die Schlusszüge beginnen
asking = …

## Points

points = Punkte
points-beams = Offene Strahlen
    .why = jeder offene Strahl, der mit freiem Weg auf dich zeigt
points-loops = Schleifen
    .why = deine zählenden Schleifen; große zählen 2 und 1 für jedes umschlossene Feld
points-x = Reihen
    .why = Strahlen, die nebeneinander in einer Reihe auf dich zeigen (x)
points-y = Spalten
    .why = Strahlen, die hintereinander auf dich zeigen (y)
points-iii = Drei Spalten
    .why = je drei benachbarte Spalten (iii)
points-total = Summe
points-winner = Sieger

## The position in words

told-phase =
    { $phase ->
        [opening] Eröffnung.
        [middle] Mittelspiel.
        [closing] Schlusszüge.
       *[over] Das Spiel ist aus.
    }
told-turn = { $name } ist am Zug.
told-points =
    { $loops ->
        [one] { $name }: { $points }, 1 Schleife.
       *[other] { $name }: { $points }, { $loops } Schleifen.
    }
told-hand = { $name } hat { LIST($tiles, type: "unit") }.
told-no-hand = { $name } hat keine Plättchen.
told-table = Auf dem Tisch:
told-empty = Noch liegt kein Plättchen auf dem Tisch.
told-marker = { $marker }: { $cell }.
told-tile = { $cell } { $tile }.
told-joined = { $cell } { $tile }, verbunden mit { LIST($cells) }.
told-loop = { $loop }: { LIST($cells, type: "unit") }.
told-lifted = Das Plättchen auf { $cell } ist aufgehoben.

## On a sheet to set a position up

sheet-column = Spalte { $n } von Westen: { LIST($tiles, type: "unit") }
sheet-tile = { $halves } halbe Plättchen tiefer ({ $tile })
sheet-loop =
    Schleife { $n }, Marker von { SEAT($seat) }{ $frozen ->
        [yes] , eingefroren
       *[no] { "" }
    }: { LIST($tiles, type: "unit") }
sheet-hand =
    { SEAT($seat) }, auf der Hand: { $tiles ->
        [none]
            { $n ->
                [0] kein Plättchen
                [one] ein verdecktes Plättchen
               *[other] { $n } verdeckte Plättchen
            }
       *[some] { LIST($tiles, type: "unit") }
    }
sheet-stack =
    { SEAT($seat) }, Stapel: { $tiles ->
        [none]
            { $n ->
                [0] leer
               *[other] { $n } verdeckt
            }
       *[some] von oben: { LIST($tiles, type: "unit") }
    }
sheet-turn =
    { SEAT($seat) } ist am Zug: { $phase ->
        [opening] Eröffnung
        [middle] Mittelspiel
        [closing] letzte Züge
       *[over] das Spiel ist vorbei
    }

## Das Labor

measure-loops = geschlossene Schleifen
measure-links = Verbindungen
measure-earned = verdiente Versetzungen
measure-relocations = versetzte Plättchen
measure-standing = Schleifen am Ende
measure-six-loops = durch sechs Schleifen beendet
measure-do-place = Zug: legen
measure-do-lift = Zug: aufheben
measure-do-drop = Zug: ablegen
measure-do-pass = Zug: verzichten
measure-do-discard = Zug: abwerfen
measure-do-freeze = Zug: einfrieren
measure-do-unfreeze = Zug: auftauen

## Study: what a seat could know

belief-next = { SEAT($seat) } zieht als Nächstes { $what }
