### Prismatic auf Deutsch.

tagline = Zieh Lichtfunken, setze sie geheim ein und schaffe Karten, die neue Farben machen.

## Optionen und Stufen

option-goal = Ziel
    .help = so viele geschaffene Karten beenden das Spiel
option-auction = Versteigerung
    .help = nach jeder Runde wird geheim mit Prismen um den Startstein geboten
option-round_limit = Rundengrenze
    .help = nach so vielen Runden endet das Spiel auf jeden Fall (0: ohne Grenze)
option-cards = Karten
    .help = welche Karten es gibt
choice-cards-standard = erste Auflage
choice-cards-second = zweite Auflage
option-board = Brett
    .help = die Schöpfungen auf dem Brett
sees-beginner = zwei oder drei Möglichkeiten, wie sie ihm gerade einfallen
sees-novice = etwa die Hälfte der nächsten Funken
sees-casual = die meisten der nächsten Funken, je einmal
sees-club = jeden nächsten Funken und was aus den meisten werden kann
sees-strong = was wahrscheinlich ist, einen ganzen Einsatz weit
sees-master = alles, soweit die Zeit reicht

## Wie ein Spiel endet

over-last-round = die letzte Runde ist vorbei

## Funken und Prismen

piece-R = roter Funke
    .a = einen roten Funken
    .no = keinen roten Funken
piece-G = grüner Funke
    .a = einen grünen Funken
    .no = keinen grünen Funken
piece-B = blauer Funke
    .a = einen blauen Funken
    .no = keinen blauen Funken
piece-C = cyanfarbener Funke
    .a = einen cyanfarbenen Funken
    .no = keinen cyanfarbenen Funken
piece-M = magentafarbener Funke
    .a = einen magentafarbenen Funken
    .no = keinen magentafarbenen Funken
piece-Y = gelber Funke
    .a = einen gelben Funken
    .no = keinen gelben Funken
piece-W = weißer Funke
    .a = einen weißen Funken
    .no = keinen weißen Funken
piece-K = schwarzer Funke
    .a = einen schwarzen Funken
    .no = keinen schwarzen Funken
piece-P = prismatischer Funke
    .a = einen prismatischen Funken
    .no = keinen prismatischen Funken
piece-prism = Prisma
    .a = ein Prisma
    .no = kein Prisma
word-some-R =
    { $n ->
        [one] einen roten Funken
       *[other] { $n } rote Funken
    }
word-some-G =
    { $n ->
        [one] einen grünen Funken
       *[other] { $n } grüne Funken
    }
word-some-B =
    { $n ->
        [one] einen blauen Funken
       *[other] { $n } blaue Funken
    }
word-some-C =
    { $n ->
        [one] einen cyanfarbenen Funken
       *[other] { $n } cyanfarbene Funken
    }
word-some-M =
    { $n ->
        [one] einen magentafarbenen Funken
       *[other] { $n } magentafarbene Funken
    }
word-some-Y =
    { $n ->
        [one] einen gelben Funken
       *[other] { $n } gelbe Funken
    }
word-some-W =
    { $n ->
        [one] einen weißen Funken
       *[other] { $n } weiße Funken
    }
word-some-K =
    { $n ->
        [one] einen schwarzen Funken
       *[other] { $n } schwarze Funken
    }
word-some-P =
    { $n ->
        [one] einen prismatischen Funken
       *[other] { $n } prismatische Funken
    }
word-some-prism =
    { $n ->
        [one] ein Prisma
       *[other] { $n } Prismen
    }
word-colour-R = Rot
word-colour-G = Grün
word-colour-B = Blau
word-colour-C = Cyan
word-colour-M = Magenta
word-colour-Y = Gelb
word-colour-W = Weiß
word-colour-K = Schwarz

## Karten

card-scarlet-thread = Scharlachfaden
card-moss-garden = Moosgarten
card-indigo-well = Indigobrunnen
card-saffron-robe = Safrangewand
card-chalk-cliff = Kreidefelsen
card-rose-window = Fensterrose
card-lagoon = Lagune
card-golden-hour = Goldene Stunde
card-charcoal = Holzkohle
card-orchid-house = Orchideenhaus
card-glacier = Gletscher
card-tiger-lily = Tigerlilie
card-opal = Opal
card-full-spectrum = Volles Spektrum
card-dawn = Morgenrot
card-dusk = Dämmerung
card-noon = Mittag
card-drizzle = Nieselregen
card-comet = Komet
card-rainbow = Regenbogen
card-sundog = Nebensonne
card-moonbow = Mondbogen
card-green-flash = Grüner Blitz
card-thunderhead = Gewitterwolke
card-aurora = Polarlicht
card-morning-star = Morgenstern
card-milky-way = Milchstraße
card-eclipse = Finsternis
card-loom = Webstuhl
card-dye-vat = Färbebottich
card-inkwell = Tintenfass
card-glass-bead = Glasperle
card-sundial = Sonnenuhr
card-mosaic = Mosaik
card-magic-lantern = Laterna magica
card-paint-box = Malkasten
card-tapestry = Wandteppich
card-stained-glass = Buntglas
card-lighthouse = Leuchtturm
card-fireworks = Feuerwerk
card-kaleidoscope = Kaleidoskop
card-prism-grinder = Prismenschleifer
word-type-hue = Farbe
word-type-sky = Himmel
word-type-craft = Handwerk

## Was Fähigkeiten, Belohnungen und Schöpfungen bewirken

effect-pool = { WORD("word-colour", $colour) } in den Pool
effect-mote = erhalte { WORD("piece", $piece, form: "a") }
effect-prisms =
    { $n ->
        [1] erhalte ein Prisma
        [2] erhalte zwei Prismen
        [3] erhalte drei Prismen
       *[other] erhalte { $n } Prismen
    }
word-effect-pull = ziehe einen Funken aus dem Beutel und setze ihn ein oder lege ihn zurück
word-effect-empty = leere eine Palette oder eine Karte, auch eine fremde
word-effect-draw = ziehe eine Karte nach, in Arbeit oder in die Auslage
word-effect-discard = wirf eine eigene Karte in Arbeit oder eine der Auslage ab
word-effect-steal = nimm eine fremde Karte in Arbeit oder eine der Auslage
word-effect-two-cards = sieh dir zwei Karten an, behalte eine und wirf die andere ab
ability-free = Jede Runde: { $effect }.
ability-paid = Jede Runde, für { WORD("piece", $piece, form: "a") } auf dieser Karte: { $effect }.

## Was geschehen ist

event-bid =
    { $number ->
        [none] { SEAT($seat) } hat geboten
        [0] { SEAT($seat) } bietet nichts
       *[other] { SEAT($seat) } bietet { $number }
    }
event-ready = { SEAT($seat) } ist bereit
event-choose = { SEAT($seat) } überlegt
event-done = { SEAT($seat) } ist fertig
event-take-back = { SEAT($seat) } nimmt alles zurück
event-take = { SEAT($seat) } nimmt { WORD("piece", $piece, form: "a") }
event-put = { SEAT($seat) } setzt { WORD("piece", $piece, form: "a") } auf { $place }
place-palette = die Palette
commitment = { LIST($some) } auf { $place }
event-commit =
    { $places ->
        [0] { SEAT($seat) } setzt nichts ein
       *[other] { SEAT($seat) } setzt { LIST($put, type: "unit") }
    }
event-reveal = { SEAT($seat) } behält { $named }
event-keep =
    { $other ->
        [none] { SEAT($seat) } behält { $named }
       *[other] { SEAT($seat) } behält { $named } und wirft { $other } ab
    }
event-create = { SEAT($seat) } schafft { $named }
event-use = { SEAT($seat) } nutzt { $named }
event-make = { SEAT($seat) } zahlt { LIST($some) }, um { $effect }
goal-pool = { WORD("word-colour", $colour) } in den Pool zu geben
goal-gain = { LIST($some) } zu erhalten
word-goal-pull = einen Funken zu ziehen
word-goal-empty = eine Palette oder Karte zu leeren
word-goal-draw = eine Karte nachzuziehen
word-goal-discard = eine Karte abzuwerfen
word-goal-steal = eine Karte zu stehlen
word-goal-two-cards = eine von zwei Karten zu behalten
event-pay =
    { $number ->
        [0] { SEAT($seat) } nimmt dafür nichts aus dem Pool
       *[other] { SEAT($seat) } nimmt dafür { LIST($colours, "word-colour") } aus dem Pool
    }
event-gain =
    { $number ->
        [1] { SEAT($seat) } erhält { WORD("piece", $piece, form: "a") }
       *[other] { SEAT($seat) } erhält { $number } Prismen
    }
event-pool = { SEAT($seat) } gibt { WORD("word-colour", $piece) } in den Pool
event-pull =
    { $piece ->
        [none] { SEAT($seat) } zieht einen Funken
       *[other] { SEAT($seat) } zieht { WORD("piece", $piece, form: "a") }
    }
event-return = { SEAT($seat) } legt den gezogenen Funken zurück
event-empty =
    { $card ->
        [none] { SEAT($seat) } leert die Palette von { SEAT($whose) }
       *[other] { SEAT($seat) } leert { $named }
    }
event-draw =
    { $named ->
        [none] { SEAT($seat) } zieht eine Karte
       *[other] { SEAT($seat) } zieht eine Karte: { $named }
    }
event-place =
    { $area ->
        [progress] { SEAT($seat) } nimmt { $named } in Arbeit
        [common] { SEAT($seat) } legt { $named } in die Auslage
       *[other] { SEAT($seat) } legt { $named } anstelle von { $replaced } in die Auslage
    }
event-discard = { SEAT($seat) } wirft { $named } ab
event-steal = { SEAT($seat) } stiehlt { $named }
event-decline = { SEAT($seat) } verzichtet auf den Rest
event-reject = { SEAT($seat) } wirft die Karte ab
event-starter = { SEAT($seat) } hat den Startstein
event-last-round =
    { $goal ->
        [yes] das Ziel ist erreicht: noch eine Runde
       *[other] Runde { $number } ist die letzte
    }
event-round = Runde { $number } beginnt
event-over = das Spiel ist zu Ende: { SEAT($seat) } gewinnt

## Warum ein Zug abgelehnt wird

refused-ready = du bist bereit; bis alle es sind, geht nur noch „Neu überlegen“
refused-in-setup = behalte im Aufbau eine Karte und nimm zwei Funken, dann wähle „Bereit“
refused-kept-already = du hast schon eine Karte behalten; mit „Neu überlegen“ wählst du noch einmal
refused-not-dealt = das ist keine der zwei Karten, die du bekommen hast
refused-prismatic-chosen = prismatische Funken kann man im Aufbau nicht wählen
refused-mote-order = nimm die Funken neu: wähle zuerst „Neu überlegen“
refused-keep-first = behalte zuerst eine deiner zwei Karten
refused-take-two = nimm zuerst zwei Funken
refused-taken-two = du hast zwei Funken genommen: wähle „Bereit“ oder „Neu überlegen“
refused-in-commit = setze Funken und Prismen auf deine Palette oder deine Karten, dann wähle „Bereit“
refused-too-early = geschaffen wird später: zuerst setzen alle Funken ein
refused-nothing-put = du hast noch nichts eingesetzt, was du zurücknehmen könntest
refused-none-to-put = du hast { WORD("piece", $piece, form: "no") } zum Einsetzen
refused-put-order = setze neu ein: beginne mit „Neu überlegen“ von vorn
refused-not-yours = diese Karte liegt nicht vor dir: setze auf deine eigenen Karten, oder für Auslage und Schöpfungen auf die Palette
refused-no-room = { $named } hat kein freies Symbol für { WORD("piece", $piece, form: "a") }
refused-in-act = schaffe in Schritt 3 Karten, nutze Fähigkeiten und Schöpfungen, oder wähle „Fertig“
refused-put-later = eingesetzt wird in Schritt 2; jetzt kommt ein Funke nur noch durch Ziehen dazu
refused-nothing-waits = es wartet keine Belohnung oder Aktion auf dich
refused-share-in-progress = eine Karte in Arbeit nimmt aus dem Pool, was ihr fehlt: da gibt es nichts zu wählen
refused-share-plain = so wird ohnehin bezahlt
refused-share-empty = im Pool ist nichts
refused-share-lacks = im Pool ist nur { LIST($colours, "word-colour") }
refused-share-needless = wähle nur Farben, die dafür nötig sind
refused-share-palette = deine Palette müsste { LIST($some) } bezahlen und kann es nicht
refused-nowhere = diese Karte ist weder bei dir in Arbeit noch in der Auslage
refused-create-common = { $named } kostet { LIST($some) }; deine Palette und der Pool reichen nicht
refused-create-progress = { $named } kostet { LIST($some) }; was darauf liegt und der Pool reichen nicht
refused-not-created = diese Karte ist keine deiner geschaffenen Karten
refused-by-itself = { $named } füllt deinen Pool von selbst
refused-used = { $named } wurde in dieser Runde schon genutzt
refused-supply = davon ist nichts mehr im Vorrat
refused-unfed = für die Fähigkeit von { $named } musst du { WORD("piece", $piece, form: "a") } darauf einsetzen; der Pool bezahlt keine Fähigkeiten
refused-no-such-creation = diese Schöpfung gibt es nicht
refused-made = jede Schöpfung lässt sich nur einmal pro Runde ausführen
refused-make = sie kostet { LIST($some) }; deine Palette und der Pool reichen nicht
refused-in-reward = nimm, was wartet, oder verzichte
refused-no-pull = in deinem Beutel ist kein Funke zum Ziehen
refused-no-draw = weder im Stapel noch in der Ablage ist noch eine Karte
refused-no-empty = leere eine Palette oder eine Karte, auf der etwas liegt
refused-no-discard = wirf eine eigene Karte in Arbeit oder eine der Auslage ab
refused-no-steal = stiehl eine fremde Karte in Arbeit oder eine der Auslage
refused-in-pulled = setze den gezogenen Funken auf deine Palette oder eine Karte, oder lege ihn zurück
refused-not-pulled = gezogen hast du etwas anderes, nicht { WORD("piece", $piece, form: "a") }
refused-replaces = eine gezogene Karte kann nur eine von drei Karten der Auslage ersetzen
refused-in-drawn = die gezogene Karte kommt in Arbeit oder in die Auslage, oder sie ersetzt dort eine
refused-in-choosing = wähle die Karte, die du behältst
refused-in-auction = biete Prismen, oder passe
refused-bid-more = du hast { $number } geboten: biete mehr, oder gib auf
refused-bid-prisms =
    { $number ->
        [0] du hast kein freies Prisma zum Bieten
        [1] du hast nur ein freies Prisma zum Bieten
       *[other] du hast nur { $number } freie Prismen zum Bieten
    }

## Warum ein Zug gut ist

reason-take-back = es geht noch besser
reason-pull-mote = ein gezogener Funke passt vielleicht sofort
reason-return = der Funke nützt im Beutel mehr
reason-draw-card = noch eine Karte, an der du arbeiten kannst
reason-to-progress = sie zu schaffen lohnt sich, und dort kann niemand sonst sie schaffen
reason-costs-a-star = eine Karte in Arbeit kostet einen Stern, wenn sie nicht fertig wird
reason-replace = so passt die Auslage besser zu den eigenen Funken
reason-decline = der Rest hilft nicht weiter
reason-pass = der Startstein ist jetzt kein Prisma wert
reason-bid = zuerst an der Reihe zu sein ist die Prismen wert
reason-keep = { $named } ist leichter zu schaffen oder mehr wert
reason-rest-in-bag = der Rest nützt im Beutel mehr
reason-all-placed = alles hat seinen Platz
reason-done = was eingesetzt ist, wird später mehr wert sein
reason-brings = bringt { LIST($some) }
reason-brings-pool = bringt { WORD("word-colour", $colour) } in den Pool
word-lets-pull = lässt dich einen Funken ziehen
word-lets-empty = lässt dich eine Palette oder Karte leeren
word-lets-draw = lässt dich eine Karte nachziehen
word-lets-discard = lässt dich eine Karte abwerfen
word-lets-steal = lässt dich eine Karte stehlen
word-lets-two-cards = lässt dich eine von zwei Karten behalten
reason-feeds = bezahlt die Fähigkeit von { $named }
reason-completes = macht { $named } vollständig
reason-nearer = bringt { $named } voran: dann braucht die Karte noch { LIST($some) }
reason-board = dient den Schöpfungen
stars =
    { $n ->
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
reason-first = { $stars }, und zuerst am Ziel
reason-create = { $stars }, und jede Runde: { $effect }
reason-may-complete = kann sofort etwas vollständig machen
reason-prisms = Prismen bezahlen Karten, und vier davon sind einen Stern wert
reason-more = bringt { WORD("piece", $piece, form: "a") } mehr in den Beutel
reason-own-back = holt die eigenen Funken zurück
reason-sets-back = wirft { SEAT($whose) } zurück
reason-sets-card-back = macht die Arbeit an { $named } zunichte
reason-saves-star = spart den Stern, den die Karte kosten würde
reason-others = die anderen hätten sie gebrauchen können
reason-worth = { $named } zu schaffen lohnt sich

## Das Brett

board-nothing = nichts
word-area-common = Auslage
word-area-board = Schöpfungen
word-area-pool = Pool
word-area-palette = Palette
word-area-progress = In Arbeit
word-area-created = Geschaffen
word-area-prisms = Prismen
word-area-hand = Gezogen
word-area-score = Stand
word-area-deck = Stapel
word-area-discards = Ablage
word-action-pull = Ziehen
word-action-empty = Leeren
word-action-draw = Karte
word-action-discard = Abwerfen
word-action-steal = Stehlen
word-action-two-cards = 2 Karten
board-area = { $area }: { LIST($some) }
board-card = Karte { $card }
board-once = einmal
board-costs = kostet { LIST($some) }
board-lies = darauf { LIST($some) }
board-missing = noch offen: { LIST($some) }
board-used = in dieser Runde genutzt
board-round = Runde { $n }
board-setup = Aufbau
board-last-round = Letzte Runde
board-ends-with = Endet spätestens mit Runde { $n }
word-step-commit = Einsetzen
word-step-resolve = Schaffen
word-step-auction = Versteigerung
board-goal = Ziel: { $n } Karten
board-goal-of = { $name }: { $n } von { $goal } Karten
board-starter = beginnt diese Runde
board-you = du
board-is-ready = Bereit
board-thinking = Überlegt
board-face-down =
    { $n ->
        [one] eine verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
board-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
board-in-bag = im Beutel: { LIST($some) }
board-empty-bag = der Beutel ist leer
prompt-setup = Behalte eine der zwei Karten und nimm zwei Funken beliebiger Farben in deinen Beutel.
prompt-commit = Tippe einen Funken an, um ihn einzusetzen, oder ziehe ihn. Der Rest kommt zurück in den Beutel.
prompt-elsewhere = { $piece }: { $place }. Tippe einen anderen Platz an, um ihn dorthin zu legen.
prompt-ready = Du bist bereit. Noch nicht so weit: { LIST($names) }. Bis dahin darfst du es dir anders überlegen.
prompt-act = Schaffe Karten, nutze Fähigkeiten und Schöpfungen in beliebiger Folge. Dann: Fertig.
prompt-reward = Nimm, was wartet, in beliebiger Folge, oder verzichte.
prompt-pulled = Du hast { WORD("piece", $piece, form: "a") } gezogen. Setze ihn auf deine Palette oder eine Karte, oder lege ihn zurück.
prompt-drawn = Deine neue Karte: in Arbeit nehmen oder in die Auslage?
prompt-replace = Oder wähle eine Karte der Auslage, die sie ersetzt.
prompt-choosing = Behalte eine dieser Karten; die andere wird abgeworfen.
word-target-steal = Wähle eine Karte zum Stehlen.
word-target-discard = Wähle eine Karte zum Abwerfen.
word-target-empty = Wähle eine Palette oder eine Karte zum Leeren.
prompt-bid = Biete geheim Prismen auf den Startstein, oder passe.
prompt-bid-again = Gleichstand beim höchsten Gebot. Biete mehr als { $n }, oder gib auf.
prompt-bid-made = Dein Gebot steht. Die anderen bieten noch.
prompt-turn = { $name } ist beim Schaffen.
prompt-waiting = Noch nicht so weit: { LIST($names) }.
prompt-over = { $name } gewinnt.
prompt-paused = Das Spiel ruht.
board-not-now = Du bist bereit: Wähle „Neu überlegen“, bevor du etwas änderst.
board-lies-on = { $piece }, eingesetzt: { $place }
word-button-ready = Bereit
word-button-lay-all = Alle einsetzen
word-button-to-palette = Alle auf die Palette
word-button-rest-to-palette = Rest auf die Palette
word-button-lift-all = Alles zurück
word-button-take-back = Neu überlegen
word-button-done = Fertig
word-button-decline = Verzichten
word-button-pull = Funken ziehen
word-button-draw = Karte nachziehen
word-button-return = Ungesehen zurück
word-button-to-progress = In Arbeit nehmen
word-button-to-common = In die Auslage
word-button-pass = Passen
word-button-give-up = Aufgeben
word-button-reject = Abwerfen
word-button-create = Schaffen
word-button-use = Nutzen
word-button-make = Ausführen
word-button-keep = Behalten
word-button-replace = Ersetzen
word-button-discard = Abwerfen
word-button-steal = Stehlen
word-button-empty = Leeren
say-create = { $named } schaffen
say-use = { $named } nutzen
say-keep = { $named } behalten
say-replace = { $named } ersetzen
say-discard = { $named } abwerfen
say-steal = { $named } stehlen
say-empty = { $named } leeren
say-paying = { $move }, aus dem Pool: { LIST($colours, "word-colour") }
say-paying-nothing = { $move }, ohne den Pool
say-make = Die Schöpfung ausführen, die { LIST($some) } kostet
say-put = Setze { WORD("piece", $piece, form: "a") } auf { $place }
say-take = Nimm { WORD("piece", $piece, form: "a") }
say-gain = Nimm { LIST($some) }
say-pool = { WORD("word-colour", $colour) } in den Pool
say-bid = Biete { $n }
say-empty-palette = Palette von { $name } leeren
board-pay-otherwise = Anders bezahlen
board-pay-plainly = Wie üblich
board-from-pool = Aus dem Pool: { LIST($colours, "word-colour") }
board-from-pool-nothing = Aus dem Pool: nichts
board-bid-of = bietet { $n }
board-gave-up = hat aufgegeben
board-lay-all-title = Jeden Funken dorthin, wo er am ehesten gebraucht wird
board-why-not = Warum nicht?
board-close = Schließen
board-would = Dein Stand: { $before } → { $after }
board-lift = Nimm { WORD("piece", $piece, form: "a") } zurück
board-put-this = In dieser Runde hier eingesetzt, tippen nimmt zurück:
board-can-put = hier ist Platz
board-can-now = jetzt möglich
board-made = in dieser Runde ausgeführt
board-two-motes = Deine zwei Funken
board-part = Teil
word-part-stars = Sterne geschaffener Karten
    .short = Sterne
word-part-first = Zuerst am Ziel
    .short = Zuerst
word-part-motes = Meiste Funken
    .short = Funken
word-part-hue = Meiste Farb-Karten
    .short = Farbe
word-part-sky = Meiste Himmel-Karten
    .short = Himmel
word-part-craft = Meiste Handwerk-Karten
    .short = Handwerk
word-part-prismatic = Meiste prismatische Funken
    .short = Prismatisch
word-part-prisms = Je vier Prismen
    .short = Prismen
word-part-progress = Karten noch in Arbeit
    .short = In Arbeit
board-total = Summe
board-tied = gleich
word-tie-created = Punktgleich: Es entscheiden mehr geschaffene Karten.
word-tie-motes = Gleich an Punkten und Karten: Es entscheiden mehr Funken.
word-tie-prisms = Gleich an Punkten, Karten und Funken: Es entscheiden mehr Prismen.
word-tie-first = Sonst alles gleich: Wer zuerst am Ziel war, gewinnt.
word-tie-lot = In allem gleich: Das Los hat entschieden.

## On a sheet to set a position up

sheet-round =
    { $n ->
        [0] Aufbau, { SEAT($seat) } hat den Startstein
       *[other] Runde { $n }, { SEAT($seat) } hat den Startstein
    }
sheet-bag =
    { SEAT($seat) }, Beutel: { $some ->
        [none] leer
       *[some] { LIST($some, type: "unit") }
    }
sheet-prisms = { SEAT($seat) }, Prismen: { $n }
sheet-palette =
    { SEAT($seat) }, Palette: { $some ->
        [none] leer
       *[some] { LIST($some, type: "unit") }
    }
sheet-progress =
    { SEAT($seat) }, in Arbeit: { $card }{ $some ->
        [none] { "" }
       *[some] { " " }mit { LIST($some) }
    }
sheet-created =
    { SEAT($seat) }, geschaffen: { $card }{ $some ->
        [none] { "" }
       *[some] { " " }mit { LIST($some) }
    }
sheet-hand =
    { SEAT($seat) }, gezogen: { $some ->
        [none] nichts
       *[some] { LIST($some, type: "unit") }
    }
sheet-choice = { SEAT($seat) } wählt aus { LIST($cards) }
sheet-put =
    { SEAT($seat) }, verdeckt ausgelegt: { $some ->
        [none] nichts
       *[some] { LIST($some) }
    } auf { $card ->
        [none] der Palette
       *[other] { $card }
    }
sheet-common =
    Auslage: { $cards ->
        [none] keine
       *[some] { LIST($cards, type: "unit") }
    }
sheet-discards =
    Ablage: { $cards ->
        [none] keine
       *[some] { LIST($cards, type: "unit") }
    }
sheet-deck = Karten im Stapel: { $n }, gemischt

## Das Labor

measure-rounds = Runden
measure-created = erschaffene Karten
measure-made = Schöpfungen des Bretts
measure-round-limit = durch die Rundengrenze beendet
measure-do-other = Zug: andere
measure-do-put = Zug: Stück einsetzen
measure-do-take-back = Zug: zurücknehmen
measure-do-create = Zug: Karte erschaffen
measure-do-use = Zug: Fähigkeit nutzen
measure-do-make = Zug: vom Brett erschaffen
measure-do-pull = Zug: Funken ziehen
measure-do-empty = Zug: leeren
measure-do-draw = Zug: Karte ziehen
measure-do-discard = Zug: Karte abwerfen
measure-do-steal = Zug: stehlen

## Study: what a seat could know

belief-drawn = { SEAT($seat) } hat { WORD("word-colour", $what) } gezogen
