### PRISM auf Deutsch.

tagline = Sammle die sechs Farben des Regenbogens, während alle sie einander wegnehmen.

## Cards and numbers

card-red = Rot
card-orange = Orange
card-yellow = Gelb
card-green = Grün
card-blue = Blau
card-violet = Violett
card-wild = Joker
card-take-left = Nimm links
card-take-left-again = Nimm links nochmal
card-take-right = Nimm rechts
card-take-right-again = Nimm rechts nochmal
card-take-any = Nimm frei
card-take-any-again = Nimm frei nochmal
card-zap = Blitz
card-draw-two = Zieh zwei
card-block = Abwehr
word-0 = keine
word-1 = eine
word-2 = zwei
word-3 = drei
word-4 = vier
word-5 = fünf
word-6 = sechs

## Options and levels

option-target = Punkte zum Sieg
    .help = So viele Punkte beenden die Partie nach einer Runde.
option-deck = Kartensatz
    .help = Welche Karten es gibt, und wie viele.
sees-beginner = zwei oder drei seiner Karten und kaum, was daraus wird
sees-novice = die meisten seiner Karten, und was daraus wird, errät er
sees-casual = fast alles, was er tun kann, auf ein paar Wegen
sees-club = alles, was er tun kann, und wem ein Nehmen hilft und schadet
sees-strong = was andere halten könnten, und wann eine Abwehr besser bleibt
sees-master = so viele Wege, wie die Zeit erlaubt

## How a match ends

over-most-points = die meisten Punkte
over-tie-broken = die meisten Punkte; bei Gleichstand entschied die letzte Runde

## What happened

word-drawn =
    { $cards ->
        [none]
            { $count ->
                [1] eine Karte
               *[other] zwei Karten
            }
       *[some] { LIST($cards, "card") }
    }
word-gained = { SEAT($seat) } { $points }
event-draw =
    { $discarded ->
        [none] { SEAT($seat) } zieht { word-drawn }
       *[some] { SEAT($seat) } nutzt ein Zieh zwei und zieht { word-drawn }
    }
event-play =
    { $card ->
        [draw-two] { SEAT($seat) } hebt ein Zieh zwei auf
       *[other] { SEAT($seat) } spielt { WORD("card", $card) }
    }
event-discard = { SEAT($seat) } legt { WORD("card", $card) } ab
event-zap = { SEAT($seat) } zerstört { WORD("card", $colour) } von { SEAT($target) } mit einem Blitz
event-ask = { SEAT($seat) } will { WORD("card", $colour) } von { SEAT($target) } mit { WORD("card", $card) }
event-take = { SEAT($seat) } nimmt { WORD("card", $colour) } von { SEAT($target) }
event-block = { SEAT($target) } wehrt { WORD("card", $card) } von { SEAT($seat) } ab
event-decline = { SEAT($seat) } zieht keine Karte für die Abwehr
event-round =
    { $winner ->
        [none] Runde { $round } endet, niemand hat den ganzen Regenbogen
       *[some] Runde { $round } endet, es gewinnt { SEAT($winner) }
    }; Punkte: { LIST($gained) }
event-deal = { SEAT($dealer) } gibt die Karten für Runde { $round }

## Why a move is refused

refused-after-block = nach deiner Abwehr kannst du eine neue Karte ziehen oder darauf verzichten
refused-no-take = das antwortet auf ein Nehmen, und gerade nimmt dir niemand etwas weg
refused-not-held = du hast { WORD("card", $card) } nicht auf der Hand
refused-playable = { WORD("card", $card) } kann jetzt gespielt werden; ablegen darfst du nur, was nicht gespielt werden kann
refused-owned = { WORD("card", $card) } liegt schon in deiner Sammlung; du darfst die Karte ablegen
refused-no-draw-two = in deiner Sammlung liegt kein Zieh zwei: zieh eine Karte
refused-draw-first = ein Zug beginnt mit dem Ziehen
refused-draw-first-or-two = ein Zug beginnt mit dem Ziehen: zieh eine Karte oder nutze dein Zieh zwei
refused-no-block = du hast keine Abwehr, also musst du die Karte hergeben
refused-answer = dir wird gerade eine Karte genommen: gib sie her oder wehr ab
refused-save = um ein Zieh zwei aufzuheben, spiel es aus der Hand
refused-stack-empty = der Stapel ist leer: in dieser Runde zieht niemand mehr
refused-drawn = gezogen ist schon: spiel eine Karte oder leg eine ab
refused-block-now = eine Abwehr spielt man nicht im eigenen Zug: sie antwortet auf ein Nehmen
refused-aimless = wähle, wofür { WORD("card", $card) } ist
refused-not-zapped = { WORD("card", $card) } kann kein Blitz treffen: wähle eine Farbe
refused-not-taken = { WORD("card", $card) } kann man nicht nehmen: wähle eine Farbe
refused-unreadable = das ist kein Spielzug
refused-second-wild = in deiner Sammlung liegt schon ein Joker, und mehr als einer darf es nicht sein
refused-lone-wild = für einen Joker brauchst du erst eine Farbe in deiner Sammlung
refused-zap-own = deine eigenen Karten kann dein Blitz nicht treffen
refused-no-seat = in dieser Partie gibt es keinen Platz { $seat }
refused-nothing-to-zap = bei { SEAT($target) } liegt kein { WORD("card", $colour) }, das der Blitz treffen könnte
refused-take-own = von dir selbst kannst du nichts nehmen
refused-take-needs-colour = um zu nehmen, brauchst du eine Farbe in deiner Sammlung; ein Joker zählt nicht
refused-take-owned = { WORD("card", $colour) } hast du schon, und nehmen darfst du nur, was dir fehlt
refused-nothing-to-take = bei { SEAT($target) } liegt kein { WORD("card", $colour) }, das du nehmen könntest

## Why a move is good

word-gain =
    { $after ->
        [6] , und das gewinnt die Runde
       *[other] : { WORD("word", $after) } von sechs
    }
word-danger =
    { $theirs ->
        [5] wo nur noch eine fehlt
        [1] wo eine von sechs liegt
       *[other] wo { WORD("word", $theirs) } von sechs liegen
    }
reason-plays = legt { WORD("card", $card) } in die Sammlung{ word-gain }
reason-wild = ersetzt eine fehlende Farbe und kann nicht genommen werden{ word-gain }
reason-saves = hebt ein Zieh zwei für einen Zug auf, der mehr Karten braucht
reason-zaps = zerstört { WORD("card", $colour) } bei { SEAT($target) }, { word-danger }
reason-takes = nimmt { WORD("card", $colour) } von { SEAT($target) }, { word-danger }{ word-gain }
reason-takes-again = nimmt { WORD("card", $colour) } von { SEAT($target) }, { word-danger }, und ist noch einmal dran{ word-gain }
reason-stops = hindert { SEAT($taker) } daran, mit { WORD("card", $colour) } die Runde zu gewinnen
reason-blocks = behält { WORD("card", $colour) } und beendet den Zug von { SEAT($taker) }
reason-keeps-block = hebt die Abwehr für einen Verlust auf, der mehr wiegt als { WORD("card", $colour) }
reason-no-block = es ist keine Abwehr da, mit der man antworten könnte
reason-declines = lässt die Karte im Stapel, der sich dem Ende zuneigt
reason-replaces = zieht eine Karte als Ersatz für die Abwehr
reason-uses-draw-two = nutzt das aufgehobene Zieh zwei für eine zweite Karte
reason-keeps-draw-two = zieht eine Karte und hebt das Zieh zwei für später auf
reason-draws = ein Zug beginnt mit dem Ziehen
reason-second = trennt sich von einem zweiten { WORD("card", $card) }
reason-gives-block = trennt sich von einer Abwehr, um den Rest der Hand zu behalten
reason-gives = trennt sich von { WORD("card", $card) }, womit jetzt nichts anzufangen ist

## The table

board-again = nochmal
board-face-down = eine verdeckte Karte
board-nothing = nichts
board-list = { LIST($things) }
board-several = { $n } × { $thing }
board-left = links
board-right = rechts
board-both = links und rechts
board-deals = hat diese Runde gegeben
board-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
board-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-hand = Hand von { $name }
board-your-hand = Deine Hand
board-collection = Sammlung von { $name }
board-your-collection = Deine Sammlung
board-has = { $name } hat { $thing }
board-lacks = { $name }: { $thing } fehlt
board-stack = Stapel
board-stack-has =
    { $n ->
        [0] Der Stapel ist leer
       *[other] Stapel: { $n } verdeckt
    }
board-discard = Ablage
board-discard-has =
    { $n ->
        [0] Nichts ist abgelegt
       *[other] Ablage: { $n }, oben { $top }
    }
board-round = Runde { $n }, { $goal ->
        [one] bis { $goal } Punkt
       *[other] bis { $goal } Punkte
    }

## What is waited for

wait-draw = Du bist dran. Zieh eine Karte.
wait-draw-or-two = Du bist dran. Zieh eine Karte oder nutze dein Zieh zwei.
wait-pick = Wähle eine Karte deiner Hand.
wait-drawing = { $name } zieht.
wait-playing = { $name } wählt eine Karte.
wait-asked = { $name } hat einen Augenblick für die Antwort.
wait-replacing = { $name } darf für die Abwehr eine Karte ziehen.
wait-replace = Abgewehrt! Du darfst dafür eine Karte ziehen.
wait-not-yet = Du bist noch nicht dran. { $what }
wait-nobody = Gerade ist niemand an der Reihe.
wait-over = Die Partie ist zu Ende.
wait-won = Die Partie ist zu Ende. Gewonnen hat: { LIST($names) }.

## Choices

say-draw = Karte ziehen
say-draw-two = Zieh zwei nutzen
say-decline = Nein, danke
say-block = Abwehren
say-allow = Hergeben
say-play = { $card } ausspielen
say-save = Zieh zwei aufheben
say-discard = { $card } ablegen
say-take = { $colour } von { $name } nehmen
say-zap = Blitz auf { $colour } von { $name }
board-where = { $card }: wohin?
board-must-wait = { $card } muss warten: erst wird gezogen.
board-only-reaches = „{ $card }“ erreicht nur { $name }.
board-back = Zurücklegen
board-only-discard = kann jetzt nur abgelegt werden
board-chosen = gewählt

## The answer to a take

board-wants-yours = { $name } will dein { $colour }.
board-wants = { $taker } will { $colour } von { $target }.
board-letting-go = Du gibst es her, wenn der Augenblick endet.
board-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
board-same-moment = Der Augenblick ist immer gleich lang und verrät nichts.
board-answer-now = Der Augenblick ist vorbei. Was sagst du?
board-answer-at-once = Niemand sonst ist da, der sehen könnte, wie lange du nachdenkst.

## Points

board-round-won = { $name } hat den Regenbogen und gewinnt Runde { $n }.
board-round-over = Runde { $n } endet, und niemand hat den Regenbogen.
board-seen = Weiter
board-plus-wild = { $points } + { $wild }
board-colours =
    { $n ->
        [one] { $n } Farbe
       *[other] { $n } Farben
    }
board-cards-left =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
board-earlier = { $n } aus früheren Runden
board-gained = { $n } in der letzten Runde
board-tie-break = Gleich viele Punkte: die letzte Runde entscheidet.
board-so-far = Die Punkte bisher
board-breakdown =
    { $n ->
        [one] Die Punkte nach { $n } Runde
       *[other] Die Punkte nach { $n } Runden
    }

## On a sheet to set a position up

sheet-hand =
    { SEAT($seat) }, auf der Hand: { $cards ->
        [none]
            { $n ->
                [0] nichts
                [one] eine verdeckte Karte
               *[other] { $n } verdeckte Karten
            }
       *[some] { LIST($cards, "card", type: "unit") }
    }
sheet-collection =
    { SEAT($seat) }, Sammlung: { $cards ->
        [none] nichts
       *[some] { LIST($cards, "card", type: "unit") }
    }
sheet-points = { SEAT($seat) }, Punkte bisher: { $n }
sheet-stack =
    Stapel: { $cards ->
        [none]
            { $n ->
                [0] leer
               *[other] { $n } verdeckt
            }
       *[some] von oben: { LIST($cards, "card", type: "unit") }
    }
sheet-discard =
    Ablage: { $cards ->
        [none] leer
       *[some] von unten: { LIST($cards, "card", type: "unit") }
    }
sheet-pending = { SEAT($taker) } will { WORD("card", $colour) } von { SEAT($target) } mit { WORD("card", $card) }
sheet-turn = Runde { $n }: { SEAT($dealer) } hat gegeben, { SEAT($seat) } ist am Zug

## Das Labor

measure-rounds = Runden
measure-unwon = Runden ohne Gewinner
measure-plays = gespielte Karten
measure-discards = abgeworfene Karten
measure-do-draw = Zug: ziehen
measure-do-draw-two = Zug: zwei ziehen
measure-do-decline = Zug: ablehnen
measure-do-block = Zug: abwehren
measure-do-allow = Zug: zulassen
measure-do-play = Zug: ausspielen
measure-do-discard = Zug: abwerfen

## Study: what a seat could know

belief-held = { SEAT($seat) } hat { WORD("card", $what) }
belief-next = die nächste Karte ist { WORD("card", $what) }
