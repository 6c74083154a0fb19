### Laser auf Deutsch.

tagline = Prismen auf einem Ring und eine Katze: Plane die Mischungen im Kopf und biete, was sie kosten.

## Colours, floors and cards

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-cyan = Cyan
colour-blue = Blau
colour-magenta = Magenta
floor-w = Holz
floor-c = Teppich
floor-t = Keramik
short-w = h
short-c = t
short-t = k
card-R = Rot
card-Y = Gelb
card-G = Grün
card-C = Cyan
card-B = Blau
card-M = Magenta
card-Rw = Rot auf Holz
card-Rc = Rot auf Teppich
card-Rt = Rot auf Keramik
card-Yw = Gelb auf Holz
card-Yc = Gelb auf Teppich
card-Yt = Gelb auf Keramik
card-Gw = Grün auf Holz
card-Gc = Grün auf Teppich
card-Gt = Grün auf Keramik
card-Cw = Cyan auf Holz
card-Cc = Cyan auf Teppich
card-Ct = Cyan auf Keramik
card-Bw = Blau auf Holz
card-Bc = Blau auf Teppich
card-Bt = Blau auf Keramik
card-Mw = Magenta auf Holz
card-Mc = Magenta auf Teppich
card-Mt = Magenta auf Keramik

## Options and levels

option-mode = Spielweise
    .help = im Team bieten (ab 3 Spielern) oder jeder für sich
choice-mode-team = im Team
choice-mode-competitive = jeder für sich
option-cards = Karten
    .help = Karten, die in einer Runde zu erfüllen sind
option-target = Punkte zum Sieg
    .help = Punkte zum Sieg, wenn jeder für sich spielt
option-learning = Lernmodus
    .help = eine Minute statt einer halben zum Bieten und zum Mischen
option-untimed = Ohne Uhr
    .help = keine Uhr: Alle sagen selbst, wann sie fertig sind
option-round_limit = Höchstzahl an Runden
    .help = Runden, nach denen die meisten Punkte gewinnen, wenn jeder für sich spielt; 0 = nie
option-marks = X-Zeichen
    .help = das dritte X kostet Punkte: Es löscht die X, oder zwei davon bleiben
choice-marks-wipe = löschen
choice-marks-stay = bleiben
sees-beginner = einzelne Mischungen und die Katze, aber die meisten nicht
sees-novice = kurze Ketten ohne eine Mischung im Kopf, und langsam
sees-casual = eine Mischung im Voraus, auch die eines Mitspielers
sees-club = längere Ketten, ab und zu mit Rechenfehlern
sees-strong = zwei Mischungen im Voraus, und auch, was unmöglich ist
sees-master = fast jeden Weg, und zwar schnell

## How a game ends

over-target = Ziel erreicht
over-turns = alle waren oft genug am Zug
over-limit = Höchstzahl an Runden erreicht

## What happened

event-bid =
    { $bid ->
        [none] { SEAT($seat) } hat ein Gebot bereit
       *[other] { SEAT($seat) } bietet { $bid }
    }
event-team = { SEAT($seat) } bildet ein Team mit { SEAT($mate) }
event-impossible = { SEAT($seat) } packt die Katze: Unmöglich!
event-time = die Zeit ist um
event-pass = { SEAT($seat) } bietet nicht mehr
event-concede = { SEAT($seat) } gibt auf
event-shown = die Gebote liegen offen: { LIST($said) }
shown-bid = { SEAT($seat) } { $bid }
event-attempt = { LIST($seats, "seat") }: genau { $bid } auszugeben
event-mix = { WORD("colour", $colour) } von Feld { $origin } trifft { WORD("colour", $met) } auf Feld { $tile } für { $cost } und ergibt { WORD("colour", $product) }
event-catch = die Katze fängt { WORD("colour", $colour) } auf Feld { $tile } für { $cost }
event-success = der Versuch glückt
event-failure = der Versuch misslingt
event-points =
    { $points ->
        [one] { SEAT($seat) } bekommt 1 Punkt
       *[other] { SEAT($seat) } bekommt { $points } Punkte
    }
event-penalty = ein drittes X für { SEAT($seat) }: { $lost } Punkte verloren
event-cross = ein X für { SEAT($seat) }
event-truth =
    { $min ->
        [none] { $searched ->
            [none] es gab keine Lösung
           *[other] die günstigste Lösung wurde nicht herausgefunden
        }
       *[other] die günstigste Lösung kostet { $min }
    }
event-round = Runde { $round }: { LIST($cards, "card") }
event-over = das Spiel ist zu Ende: { WORD("over", $why) }

## Why a move is refused

refused-clock-only = die Uhr sagt nur, dass die Zeit um ist: time
refused-time = dass die Zeit um ist, sagt nur die Uhr
refused-teammate = wähle jemanden, dessen Gebot deinem am nächsten ist
refused-cat-taken = die Katze ist schon gepackt: Nur die erste Behauptung zählt
refused-cat-after-bid = wer geboten hat, kann die Katze nicht packen
refused-cat-after-pass = wer gepasst hat, kann die Katze nicht packen
refused-plan = zeig eine Zahl von 2 bis 10, oder pack die Katze
refused-pass-lowest = wer am wenigsten bietet, kann nicht passen
refused-pass-now = passen kann man nur beim offenen Bieten
refused-nothing-lower = kein Gebot ist niedriger als { $low }: Nur die Katze lässt sich noch packen
refused-no-bid = noch zieht nichts: Biete zuerst
refused-bid-lower = ein weiteres Gebot muss niedriger als { $than } sein
refused-bid-range = ein Gebot ist eine Zahl von { $low } bis { $high }
refused-unreadable = das ist kein Zug
refused-bidding-over = das Bieten ist vorbei: Jetzt ziehen die Prismen
refused-no-figure = auf Feld { $tile } steht kein Prisma
refused-no-partner = auf Feld { $tile } steht kein Prisma zum Mischen
refused-no-mix = { WORD("colour", $colour) } und { WORD("colour", $met) } mischen sich nicht
refused-no-stock = im Vorrat ist kein Prisma { WORD("colour", $colour) } mehr
refused-unused = das Prisma auf Feld { $tile } hat keine Karte erfüllt, darum muss dieser Zug es benutzen
refused-cat-moved = die Katze ist schon gezogen, und sie zieht nur einmal je Runde
refused-cat-waits = das Prisma auf Feld { $tile } hat keine Karte erfüllt, darum muss es zuerst weitergemischt werden
refused-cat-nothing = auf Feld { $tile } steht kein Prisma, das die Katze fangen könnte
refused-cat-no-card = die Katze endet nur auf einem Prisma, das eine offene Karte erfüllt
refused-solved = alle Karten sind erfüllt: Dort endet die Lösung
refused-talk = in einem Team, das plant und zieht, spricht niemand
refused-few-players = Teams gibt es ab drei Spielern, nicht mit { $players }

## Why a position is refused

position-floors = es gibt vier Felder von jedem Boden
position-cards = es gibt zwei Karten { WORD("card", $card) }, nicht mehr
position-figures = es gibt vier Figuren von jeder Farbe, hier sind es { $count } in { WORD("card", $colour) }

## Why a move is good

reason-impossible = kein Weg erfüllt alle Karten
reason-time = die Zeit ist um
reason-pass = nichts Günstigeres in Sicht
reason-concede = kein Weg in Sicht, der genau den Rest kostet
reason-guess = geraten
reason-teammate = bietet ähnlich und liegt am wenigsten vorn
reason-bid = kostet { $bid }: { $steps }
steps-two = { $first }; { $rest }
step-mix = { WORD("colour", $colour) } von Feld { $origin } trifft { WORD("colour", $met) } auf Feld { $tile } für { $cost } und ergibt { WORD("colour", $product) }{ $card ->
        [none] , das im nächsten Zug gebraucht wird
       *[other] , was die Karte { WORD("card", $card) } erfüllt
    }
step-catch = die Katze fängt { WORD("colour", $met) } auf Feld { $tile } für { $cost }, was die Karte { WORD("card", $card) } erfüllt

## Hints for puzzles

hint-impossible = Es gibt keine Lösung.
hint-unknown = Keine Lösung gefunden.
hint-searched = keine kostet { $searched } oder weniger; dort endete die Suche
hint-cost = Es geht für { $least }.
hint-cat = Beginne mit der Katze.
hint-figure = Beginne mit { WORD("colour", $colour) } auf Feld { $tile }.
hint-move = Zuerst { $move }.
hint-line = { $moves }
hint-leads =
    { $moves ->
        [1] führt sofort zu { WORD("card", $card) }
       *[other] führt nach { $moves } Zügen zu { WORD("card", $card) }
    }
hint-each = jede der { $cards } Karten kostet mindestens 1
hint-less = jeder Weg für weniger als { $least } lässt eine Karte offen
hint-stock = von { LIST($colours, "colour") } ist zu wenig im Vorrat, und die Katze kann nur ein Prisma fangen
hint-tried = alle Wege sind durchprobiert, und jeder lässt eine Karte offen

## Moves in words

say-mix = Feld { $origin } { $way ->
        [clockwise] im Uhrzeigersinn
       *[anticlockwise] gegen den Uhrzeigersinn
    } auf Feld { $tile }
say-cat = Die Katze { $way ->
        [clockwise] im Uhrzeigersinn
       *[anticlockwise] gegen den Uhrzeigersinn
    } auf Feld { $tile }
say-bid = { $n } bieten
say-team = Mit { $name } spielen
say-impossible = Die Katze packen: Es ist unmöglich
say-pass = Kein Gebot mehr
say-concede = Aufgeben
say-time = Die Zeit ist um

## The board

phase-planning = Planen
phase-bidding = Bieten
phase-choosing = Wählen
phase-mixing = Mischen
phase-over = Ende
board-ring = Der Ring aus zwölf Feldern. Pfeiltasten gehen herum, Eingabe hebt auf und setzt ab.
board-cat = die Katze
board-empty = leer
board-figure = Prisma { WORD("colour", $colour) }
board-tile = Feld { $tile }{ $floor ->
        [none] { "" }
       *[other] , { WORD("floor", $floor) }
    }: { $what }
board-can-move = kann ziehen
board-can-end = hier kann der Zug enden
board-picked = aufgehoben
board-way = { $way ->
        [clockwise] im Uhrzeigersinn
       *[anticlockwise] gegen den Uhrzeigersinn
    }
board-way-tiles =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
board-way-cost = kostet { $cost }
board-gives = ergibt { WORD("colour", $colour) }
board-completes = erfüllt eine Karte
board-cancel = Abbrechen
board-stock = Vorrat: { LIST($stock) }
board-stock-of = { $colour } { $n }
board-aside = beiseite
board-aside-why = Gerade nicht im Spiel: wird nach einem Erfolg mit dem Entfernten neu gemischt
board-cards = Karten dieser Runde
board-done = erfüllt
board-open = offen
board-round = Runde { $n }
board-seat = Platz { $n }
board-time-left =
    { $n ->
        [one] noch 1 Sekunde
       *[other] noch { $n } Sekunden
    }
board-untimed = ohne Uhr
board-lowest = { $name } bietet { $bid }
board-lowest-yours = Deine { $bid } ist am niedrigsten
board-no-bid = Noch hat niemand geboten
board-paused = Das Spiel ruht.
board-bid-lower = Biete weniger, wenn du kannst
board-too-early = Noch zieht nichts: Biete zuerst. Wer am wenigsten bietet, zeigt die Züge.
board-too-early-choose = Noch zieht nichts: Erst wird gewählt, wer mitspielt.
board-bid-title = Was wird es kosten? Biete am wenigsten.
board-plan-title = Plane im Kopf, wähle eine Zahl
board-plan-hint = Niemand sieht sie, bevor alle gewählt haben.
board-settle = Bei { $n } bleiben
board-ready = Deine { $n } liegt bereit.
board-again = Du darfst noch eine andere Zahl wählen.
board-waiting = Wir warten auf { LIST($names) }.
board-more = Mehr als 15
board-fewer = Weniger
board-typed = { $n } bieten: Eingabetaste
board-type-hint = Oder Zahl tippen und Eingabetaste
board-impossible = Unmöglich!
board-impossible-sure = Katze packen: sicher?
board-claimed = { $name } hält es für unmöglich. Biete dagegen, wenn du einen Weg siehst.
board-claimed-you = Du hältst es für unmöglich. Noch bietet niemand dagegen.
board-says-impossible = { $name } hält es für unmöglich.
board-says-impossible-you = Du hältst es für unmöglich.
board-passed = bietet nicht mehr
board-choose = Wähle, mit wem du spielst
board-choose-wait = { $name } wählt, mit wem es weitergeht.
board-team-up = { $name } mit { $bid }
board-your-move = Du ziehst: bring ein Prisma auf eines, mit dem es sich mischt
board-their-move = { $name } zieht
board-spent = { $cost } von { $bid } ausgegeben
board-concede-sure = Aufgeben: sicher?
board-over = Das Spiel ist zu Ende
board-winners =
    { $n ->
        [one] { LIST($names) } gewinnt
       *[other] { LIST($names) } teilen sich den Sieg
    }
board-players = Spieler
board-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
board-crosses =
    { $n ->
        [one] 1 Kreuz
       *[other] { $n } Kreuze
    }
board-active = am Zug
board-secret-bid = hat ein geheimes Gebot bereit
board-not-your-move = { $name } zieht jetzt, nicht du.
board-nothing-to-do = Gerade hast du nichts zu tun.
board-card-done = { $card } ({ $state })

## Between rounds

news-before = Die Runde davor
news-succeeded = Geglückt!
news-failed = Misslungen.
news-gave-up = Aufgegeben.
news-time-up = Die Zeit ist um.
news-redrawn = Niemand hat geboten: neue Karten.
news-gain = { $name } +{ $points }
news-cross = { $name }: ein X
news-penalty = { $name }: drittes X, { $points } Punkte
news-claim-stands = Die Behauptung gilt.
news-claim-refuted = Die Behauptung ist widerlegt.
news-none = Es gab keine Lösung.
news-unknown = Die günstigste Lösung wurde nicht herausgefunden.
news-round-over = Runde vorbei
news-next-in = Nächste Runde in { $n }
news-next = Nächste Runde
news-shown = Gezeigt, { $bid } auszugeben
news-nothing-shown = Kein Zug wurde gemacht
news-cheapest = Am günstigsten, für { $least }
news-possible = Was möglich war
news-ways =
    { $more ->
        [yes] Am wenigsten kostet { $least }: mehr als { $ways } Wege.
       *[no]
            { $ways ->
                [one] Am wenigsten kostet { $least }: ein einziger Weg.
               *[other] Am wenigsten kostet { $least }: { $ways } Wege.
            }
    }
news-totals = Was eine Lösung kosten kann, bis zehn
news-spent =
    { $above ->
        [0] Das Gezeigte kostete { $spent }: nichts ist billiger.
       *[other] Das Gezeigte kostete { $spent }: { $above } über dem Billigsten.
    }
news-best = Günstiger geht es nicht
news-plan = Der Ring mit diesen Zügen: { LIST($moves) }
news-rounds = Punkte Runde für Runde

## The puzzle page

puzzle-title = Laser-Rätsel
puzzle-daily-of = Laser-Rätsel vom { $day }
puzzle-floors = Böden
floors-competitive = mit Böden
floors-team = ohne Böden
puzzle-cards = Karten
puzzle-goal = Erfülle die Karten für so wenig wie möglich.
puzzle-rules = Die Regeln von Laser
puzzle-learn = Laser lernen
puzzle-cat-costs = Ein Schritt der Katze kostet { $n }.
puzzle-spent = ausgegeben
puzzle-spent-so-far = { $cost } ausgegeben
puzzle-stuck = Kein Zug ist mehr möglich: nimm einen zurück.
puzzle-solved-best = Gelöst für { $cost }, und weniger geht nicht!
puzzle-solved = Gelöst für { $cost }. Es geht für { $least }.
puzzle-try-again = Für weniger versuchen
puzzle-share-text =
    { $title } ({ $difficulty })
    { $above ->
        [0] ⭐ { $cost } Punkte, weniger geht nicht
       *[other] ✔ { $cost } Punkte, { $above } über dem Besten
    }, { $moves } Züge, { $hints ->
        [0] ohne Tipp
        [1] 1 Tipp
       *[other] { $hints } Tipps
    }

## On a sheet to set a position up

sheet-tile =
    Feld { $tile }{ $floor ->
        [none] { "" }
       *[other] { " " }({ WORD("floor", $floor) })
    }: { $what ->
        [cat] die Katze
        [empty] leer
       *[other] { WORD("colour", $what) }
    }
sheet-of = { $n } { WORD("colour", $colour) }
sheet-stock = Im Vorrat: { LIST($some, type: "unit") }
sheet-aside =
    { $n ->
        [0] Nichts liegt beiseite
       *[other] Beiseite: { LIST($some, type: "unit") }
    }
sheet-cards = Karten: { LIST($cards, "card", type: "unit") }
sheet-round = Runde { $n }: { WORD("phase", $phase) }
sheet-seat =
    { SEAT($seat) }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $crosses ->
        [0] { "" }
        [one] , 1 X
       *[other] , { $crosses } X
    }
sheet-bid = { SEAT($seat) } hat { $n } geboten

## Das Labor

measure-rounds = Runden
measure-attempts = Versuche
measure-solved = gelungene Versuche
measure-claims = „unmöglich“ gesagt
measure-silent = Runden ohne Gebot
measure-do-mix = Zug: mischen
measure-do-bid = Zug: bieten
measure-do-team = Zug: Partner wählen
measure-do-impossible = Zug: unmöglich
measure-do-time = Zug: Zeit ist um
measure-do-pass = Zug: passen
measure-do-concede = Zug: aufgeben
