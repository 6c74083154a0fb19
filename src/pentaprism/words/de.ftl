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

## Levels of the bots

level-beginner = Einsteiger
level-novice = Neuling
level-casual = Hobbyspieler
level-club = Vereinsspieler
level-strong = Könner
level-master = Meister
level-matched = angepasst

## Pages

# Everywhere

skip = Zum Inhalt springen
home = Startseite
close = Schließen
again = Noch einmal versuchen
yes = Ja
no = Nein
copy = Kopieren
copied = Kopiert
share = Teilen
unreachable = Der Server ist gerade nicht zu erreichen.
bad-position = Das ist keine Stellung dieses Spiels: { $why }
page-failed = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und lade sie neu.
missing-title = Hier ist nichts
missing-words = Vielleicht ist die Adresse vertippt, oder was hier war, ist fort.
shut-page = Das lässt sich nicht zeigen

# Settings

settings = Einstellungen
settings-name = Dein Name
settings-theme = Hell oder dunkel
settings-language = Sprache
settings-sound = Ton
settings-motion = Animation
settings-forced = Für mich ziehen, wo es nur einen Zug gibt
theme-system = Wie auf diesem Gerät
theme-light = Hell
theme-dark = Dunkel

# Start page

start-title = Fünf Spiele aus Licht und Farbe
start-words = Spiel gegen einen Bot, mit anderen an diesem Bildschirm, oder schick Freunden einen Link. Ohne Konto, ohne Installation.
start-games = Die Spiele
play = Spielen
play-game = { $game } spielen
rules = Regeln
rules-contents = Inhalt
rules-of = { $game }: die Regeln
puzzle-daily = Rätsel des Tages
learn = Lernen
learn-game = { $game } lernen
learn-step = Schritt { $n } von { $total }
learn-back = Zurück
learn-go-on = Weiter
learn-hint = Zeig mir, wie
learn-done = Gut gemacht!
learn-other = Das wäre erlaubt, aber versuch zuerst dies.
learn-play = Gegen einen Bot spielen ({ $level })
learn-play-other = Anders spielen
learn-anew = Von vorn
learn-clause = Regel { $clause }
players-exact = { $n } Spieler
players-range = { $low }–{ $high } Spieler
trait-real_time = gegen die Zeit
trait-simultaneous = alle zugleich
trait-teams = Teams
trait-hidden = Geheimnisse
trait-chance = Glück beim Ziehen
trait-open = alles offen
company-bot = Gegen einen Bot
company-words-bot = Sofort anfangen, auf der Stufe darunter
company-screen = An diesem Bildschirm
company-words-screen = Den Bildschirm von Hand zu Hand reichen
company-friends = Mit Freunden
company-words-friends = Ein Link zum Verschicken; es beginnt, wenn alle da sind
more-options = Mehr Möglichkeiten
level = Stufe des Bots
level-sees = Er sieht: { $sees }.
level-outside = { $name } ist ein fremdes Programm, das an den Tischen dieses Servers mitspielt.
expect-beginner = Für die allerersten Spiele.
expect-novice = Für alle, die gerade die Regeln gelernt haben.
expect-casual = Ein entspanntes Spiel: Er macht Fehler, die sich nutzen lassen.
expect-club = Er hat einen Plan, und Unachtsamkeit kostet etwas.
expect-strong = Ein schweres Spiel; zu gewinnen braucht Übung.
expect-master = So gut er kann.
level-matched-you = passend zu dir
matched-words = Er ist so stark, dass dir etwa die Hälfte der Siege bleibt. Er richtet sich nach deinen Spielen in diesem Browser und ändert sich nur zwischen den Spielen.
matched-more = Deine Stufe, und wie du neu anfängst
matched-next = { $standing } Danach richten sich die Bots im nächsten Spiel.
standing-unknown = Noch ist nichts über dich bekannt.
standing-few = Die ersten Spiele sagen noch nicht, auf welcher Stufe du spielst.
standing-near = Du spielst etwa auf dieser Stufe: { $level }.
standing-between = Du spielst zwischen diesen Stufen: { $low } und { $high }.
standing-title = Deine Stufe
standing-words = Danach richten sich Bots, die zu dir passen. Es kommt von Spielen gegen Bots in diesem Browser: Die letzten zählen am meisten, die eines anderen Spiels ein wenig. Nur dieser Browser kennt es; einem Tisch wird eine Zahl gesagt, und sonst niemandem dort.
standing-games =
    { $n ->
        [0] nach deinen anderen Spielen
        [one] { $n } Spiel gezählt
       *[other] { $n } Spiele gezählt
    }
standing-reset = Neu anfangen
standing-sure = Vergessen, wie stark du bist?
standing-sure-words = Deine beendeten Spiele bleiben in der Liste darunter. Angepasste Bots beginnen wieder in der Mitte.
standing-keep = Behalten
standing-forgotten = Deine Stufe ist vergessen
mine = Weiterspielen
moves =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
mine-over = Beendete Spiele
lobby = Offene Tische
lobby-watch = Spiele zum Zusehen
lobby-free =
    { $n ->
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }

# Setting up a table

setup-who = Wer spielt?
setup-players = Spieler
setup-seat = Dein Platz
setup-name-of = Name von { $seat }
setup-options = Das Spiel
setup-table = Der Tisch
setup-takebacks = Züge dürfen zurückgenommen werden, wenn alle einverstanden sind
setup-listed = Den Tisch auf der Startseite zeigen, damit jeder dazukommen kann
setup-start = Tisch aufbauen
clock-title = Uhr
clock-none = Keine Uhr
terms-usual = die üblichen Regeln
option-is = { $name }: { $value }
ending-won = Gewonnen
ending-lost = Verloren
ending-drawn = Unentschieden
against-bot = { $name } ({ $level })
against-level = Bots, { $level }
against-people = Menschen
against-bots = Bots verschiedener Stufen
against-mixed = Menschen und Bots
against-screen = An einem Bildschirm
finished-all = Alle beendeten Spiele
finished-words = Soweit dieser Browser sich an sie erinnert.
finished-wins = Siege nach Spiel und Stufe
finished-game = Spiel
finished-against = Gegen
finished-played = Gespielt
finished-won = Gewonnen
finished-none = Noch ist kein Spiel zu Ende gegangen.
lobby-all = Alle { $n } zeigen
setup-free = frei, für wen auch immer
setup-other = Gegenüber { $n }
setup-seat-random = Ein zufälliger Platz
invite-bot = Ein Bot für einen freien Platz
clock-move = { $length } je Zug
clock-game = { $length } für jede Seite
clock-game-more = { $length } für jede Seite, { $more } dazu je Zug
length-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
length-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
length-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
clock-left = noch { $time }
timer-left =
    { $n ->
        [one] noch { $n } Sekunde
       *[other] noch { $n } Sekunden
    }

# Joining

join = Platz nehmen
watch = Zusehen
join-title = Du bist zu { $game } eingeladen
join-there = Am Tisch: { LIST($names) }
join-full = Inzwischen sind alle Plätze besetzt.
invite-title = Warten auf deine Freunde
invite-words =
    { $n ->
        [one] Schick ihnen diesen Link. { $n } Platz ist noch frei.
       *[other] Schick ihnen diesen Link. { $n } Plätze sind noch frei.
    }
invite-share = Ein Spiel Pentaprism
invite-qr = Der Link als Code für die Kamera eines Telefons
leave = Den Tisch verlassen
shut-title = Dieser Tisch lässt sich nicht öffnen

# The table

board = Brett
side = Verlauf, Chat und Regeln
seats = Spieler
points = Punkte
seat-open = frei
seat-any = Irgendein Platz
seat-number = Spieler { $n }
seat-you = du
guest = Gast
guest-number = Gast { $n }
seat-bot = Bot, { $level }
seat-outside = fremder Bot
seat-stand_in = fort, ein Bot ({ $level }) spielt
seat-here = da
seat-away = nicht verbunden
seat-turn = am Zug
seat-show = Als { $name } schauen
seat-switch = Wechseln
seat-silenced = stumm
guest-manage = Zu { $name }
guest-words = Du hast diesen Tisch aufgestellt.
guest-remove = Vom Tisch entfernen
guest-silence = Im Chat stummschalten
guest-unsilence = Wieder mitreden lassen
log = Verlauf
log-undone = zurückgenommen
log-notation = Notation
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-silenced = Wer diesen Tisch aufgestellt hat, hat dich stummgeschaltet.
chat-silent = Ein Team spricht nicht, solange es plant und zieht.
status-gathering = Das Spiel beginnt, wenn alle da sind.
status-paused = Das Spiel ruht.
status-sent = Unterwegs …
status-over = Das Spiel ist zu Ende.
status-not-yet = Du bist noch nicht dran: warten auf { LIST($names) }.
look-back = Rückblick
look-back-at = Rückblick: Zug { $at } von { $total }
look-back-leave = Zurück zu jetzt
status-you = Du bist am Zug.
status-turn = { $name } ist am Zug.
status-others = Warten auf { LIST($names) } …
status-clock = Bis die Zeit um ist …
status-watching = Du siehst zu.
watchers =
    { $n ->
        [one] { $n } sieht zu
       *[other] { $n } sehen zu
    }
link-connected = Verbunden
link-connecting = Verbinden …
link-reconnecting = Die Verbindung ist abgerissen. Neuer Versuch …
link-offline = Keine Verbindung seit { $time }. Wir versuchen es weiter; was du inzwischen tust, wird danach gesendet.
why = Warum nicht? Regel { $clause }

# What one can do

actions = Was du tun kannst
hint = Tipp
hint-thinking = Denkt nach …
hint-where = Schau auf die markierte Stelle.
hint-piece = Damit geht es.
hint-more = Mehr verraten
hint-share = { $n } % Gewinnchance
takeback = Zurücknehmen
draw = Unentschieden anbieten
pause = Pause
resume = Weiter
draw-sure = Unentschieden anbieten?
draw-yes = Ja, anbieten
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben?
resign-no = Nein, weiterspielen
move-seat = Anderes Gerät
move-seat-title = Auf einem anderen Gerät weiterspielen
move-seat-words = Öffne dort diesen Link, und der Platz ist auch dort deiner. Er ist ein Schlüssel: Gib ihn niemandem sonst.
sign-out = Andere Geräte abmelden
sign-out-words = Ist dieser Platz irgendwo offen, wo er es nicht sein soll? Dann schaut jedes andere Gerät nur noch zu, und alte Links öffnen nichts mehr.
sign-out-done = Alle anderen Geräte sind abgemeldet.
turning = Brett drehen
withdraw = Zurückziehen
offer-draw = { $name } bietet Unentschieden an.
offer-takeback = { $name } möchte einen Zug zurücknehmen.
offer-pause = { $name } bittet um eine Pause.
offer-rematch = { $name } möchte noch ein Spiel.
offered-draw = Du hast Unentschieden angeboten.
offered-takeback = Du hast gebeten, einen Zug zurückzunehmen.
offered-pause = Du hast um eine Pause gebeten.
offered-rematch = Du möchtest noch ein Spiel; warten auf die anderen.
declined-draw = { $name } lehnt das Unentschieden ab.
declined-takeback = { $name } ist gegen das Zurücknehmen.
declined-pause = { $name } möchte keine Pause.
declined-rematch = { $name } möchte keine weitere Partie.
curtain-title = Gib den Bildschirm an { $name }
curtain-words = Was auf der Hand ist, geht sonst niemanden etwas an.
curtain-open = Ich bin { $name }

# Afterwards

result-ranking = Plätze
result-more = Teilen und behalten
result-other = Neuer Tisch
result-won = Du hast gewonnen
result-lost = Du hast verloren
rematch = Noch einmal spielen
rematch-waiting = Warten auf die anderen …
next-game = Zum nächsten Spiel
replay = Partie ansehen
record = Aufzeichnung
replay-share = Link zu dieser Partie
replay-as = Gesehen von
replay-all = allen, wie es war
replay-seat = { $name }, mit dem Wissen von damals
replay-watch = jemandem, der zusieht
replay-move = Zug
replay-first = Zum Anfang
replay-prev = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Von selbst spielen
analysis-turning = Wendepunkt
analysis-axis = Gewinnchance in %, Zug für Zug, wie der Bot sie sieht
analysis-show = Auf dem Brett zeigen
analysis-table = Dasselbe als Tabelle
analysis-going = Der Bot hat bisher { $done } von { $total } Zügen angesehen.
analysis-better = Zug { $at } hat die Chance von { $name } um { $n } % verringert. Besser: { $move }
promise = Mischung steht fest:
promise-words = Alles, was ausgeteilt und gezogen wird, ist schon entschieden, und dieser Hash verspricht es. Notiere dir seinen Anfang: Nach dem Spiel kannst du prüfen, dass es derselbe ist.
verify = Wurde ehrlich gemischt?
verify-words = Vor dem Spiel hat der Server den SHA-256-Hash einer geheimen Zahl gezeigt, aus der jede Karte und jedes Ziehen folgt. Jetzt ist die Zahl offen: Ist ihr Hash derselbe, wurde dazwischen nichts geändert.
verify-hash = Vor dem Spiel gezeigt
verify-seed = Zahl und Zusatz
verify-now = Jetzt prüfen
verdict-true = Wahr: Der Hash passt. Die Mischung stand fest, bevor das Spiel begann.
verdict-false = Falsch: Der Hash passt nicht!
verdict-early = Die Zahl wird nach dem Spiel verraten.
verdict-impossible = Dieser Browser kann das nur über eine sichere Verbindung prüfen. Jedes SHA-256-Programm kann es: Gib ihm Zahl und Zusatz so, wie sie oben stehen.

# How the server does

status-title = Serverstatus
status-well = Alles in Ordnung.
status-unready = Einige Spiele werden noch geladen.
status-trouble = In der letzten Stunde gab es etwas Ärger.
status-down = Der Server erreicht seine Datenbank nicht: Gerade kann nichts gespielt werden.
status-now = Jetzt
status-hour = In der letzten Stunde
status-about = Der Server
status-most = bis zu { $n }
status-people = Menschen an den Tischen
status-tables = Tische, an denen jemand ist
status-moves = Züge pro Minute
status-database = Datenbank
status-database-ms = antwortet in { $n } ms
status-database-away = nicht zu erreichen
status-games = Spiele, die bereit sind
status-errors = Fehler des Programms
status-outages = Ausfälle der Datenbank
status-conflicts = Züge, die neu entschieden wurden, weil ein anderer Prozess schneller war
status-limits = Anfragen, die an einer Grenze abgewiesen wurden
status-version = Version
status-since = Läuft seit
status-rounded = Menschen, Tische und Züge sind aufgerundet: Niemand kann daran erkennen, was andere tun.

## Study

study = Studie
study-words = Eine Partie als Baum: geh sie durch, probiere andere Züge, schreib dazu, was du denkst, und sieh, was der stärkste Bot von jedem Zug hält. Sie bleibt hier, mit einem Link zum Lesen und einem zum gemeinsamen Bearbeiten.
study-game = Diese Partie studieren
study-file = Aufzeichnung öffnen
study-drop = Oder lege die Datei auf diese Seite.
study-begin = Beginnen mit
study-begin-empty = Dem Anfang einer Partie
study-begin-position = Einer Stellung
study-begin-editor = Einem Brett, das du aufbaust
study-position-label = Die Stellung als JSON oder ihr Code
study-players = Spieler
study-open = Studie beginnen
study-title-label = Titel
study-untitled = Eine Studie zu { $game }
study-link-read = Link zum Lesen
study-link-edit = Link zum gemeinsamen Bearbeiten
study-reading = Du liest mit: ändern können nur die mit dem anderen Link.
study-people =
    { $n ->
        [one] { $n } Person ist hier
       *[other] { $n } Personen sind hier
    }
study-save = Als Datei speichern
study-links = Links und Datei
study-moves = Züge
study-beginning = Anfang
study-remove = Ab hier löschen
study-promote = Zur Hauptvariante machen
study-comment = Anmerkung zu diesem Moment
study-draw = Ringe und Pfeile
study-draw-words = Tippe auf das Brett für einen Ring, ziehe für einen Pfeil.
study-draw-clear = Zeichnung wegwischen
study-marks =
    { $n ->
        [one] { $n } Zeichen ist auf dem Brett.
       *[other] { $n } Zeichen sind auf dem Brett.
    }
study-tone-0 = grün
study-tone-1 = blau
study-tone-2 = rot
study-tone-3 = gelb
study-as = Gesehen von
study-as-open = Alles offen
study-as-seat = Wie { $name } es wusste
study-for = Zug für { $name }
study-best = Die besten Züge
study-best-live = Mitdenken
study-best-none = Zu diesem Moment lässt sich nichts sagen.
study-best-wait = Denkt nach …
study-best-rows =
    { $n ->
        [one] { $n } Suche
       *[other] { $n } Suchen
    }
study-share = { $share } % ± { $error }
study-share-unknown = das weiß niemand
study-line = Dann { $line }
study-try = Spielen
study-judge = Jeden Zug beurteilen
study-judged = { $done } von { $total } Zügen beurteilt
study-name-best = bester Zug
study-name-only = einziger Zug
study-name-mistake = Fehler
study-name-serious = schwerer Fehler
study-name-forced = keine Wahl
study-loss = Dieser Zug kostete { $loss } % des Sieges (± { $error }).
study-summary = Platz für Platz
study-summary-decisions = Entscheidungen
study-summary-loss = Verlust je Zug
study-turning = Wendepunkte
study-turning-none = Nichts hat diese Partie klar gewendet.
study-turn-mistake = { SEAT($seat) } macht einen Fehler: von { $before } auf { $after } % des Sieges. Besser war { $better }: { $reason }.
study-turn-serious = { SEAT($seat) } macht einen schweren Fehler: von { $before } auf { $after } % des Sieges. Besser war { $better }: { $reason }.
study-turn-only = { SEAT($seat) } findet den einzigen Zug: jeder andere hätte { $share } % des Sieges gekostet.
study-turn-luck = Glück für { SEAT($seat) }: der Zufall gibt { $share } % des Sieges.
study-luck = Glück und Können
study-luck-words = Jeder Balken beginnt, wo alle begannen, und endet beim Ergebnis. Eine Stufe nach oben ist ein Gewinn, eine nach unten ein Verlust.
study-luck-start = der Platz
study-luck-deal = das Austeilen
study-luck-draws = Ziehen
study-luck-own = eigene Entscheidungen
study-luck-others = Entscheidungen anderer
study-luck-ending = wie es endete
study-luck-result = Ergebnis
study-exercises = Noch einmal
study-exercises-words = Deine Fehler als Aufgaben: finde einen besseren Zug.
study-exercises-all = Alle { $n }
study-exercise = Zug { $n }: { $name } spielte { $played }. Was ist besser?
study-exercise-right = Ja: das ist der beste Zug.
study-exercise-good = Gut: das ist fast so gut wie der beste Zug.
study-exercise-wrong = Das ist es nicht. Versuche es noch einmal oder sieh dir die Lösung an.
study-exercise-answer = Lösung zeigen
study-exercise-next = Die nächste
study-exercise-none = Keine klaren Fehler: es gibt nichts zu üben.
study-beliefs = Was { $name } wissen konnte
study-belief-now = zu { $chance } %
study-belief-true = es war so
study-belief-false = es war nicht so
study-play-on = Von hier weiterspielen
study-play-words = An einem neuen Tisch, als { $name }. Was { $name } nicht wissen konnte, wird neu ausgeteilt.
study-play-bots = Gegen Bots
study-play-friends = Mit Freunden
study-editor-turn = Am Zug
study-editor-piece = Figur
study-editor-clear = Brett leeren
study-editor-start = Die übliche Aufstellung
study-editor-figure = Figur
study-editor-nothing = nichts
study-editor-cards = Karten
study-editor-floor = Boden
study-editor-random = Mischen
refused-unknown-study = diese Studie gibt es nicht
refused-study-node = dieser Moment ist nicht mehr in der Studie
refused-study-root = der Anfang einer Studie bleibt
refused-study-full = eine Studie hat höchstens { $most } Züge
refused-study-large = die Studie ist zu groß geworden
refused-study-reading = dieser Link ist nur zum Lesen
limit-studies = zu viele neue Studien: warte eine Minute
limit-all-studies = es gibt zu viele Studien: versuche es später noch einmal

## The table: the log

line-sat =
    { $as ->
        [none] { $name } setzt sich
       *[other] { $name } setzt sich als { $as }
    }
line-filled =
    { $as ->
        [none] { $name }, ein Bot, setzt sich
       *[other] { $name }, ein Bot, setzt sich als { $as }
    }
line-left =
    { $as ->
        [none] Ein Platz ist wieder frei
       *[other] Ein Platz ist wieder frei: { $as }
    }
line-removed = { $name } wurde vom Tisch entfernt
line-silenced =
    { $silent ->
        [yes] { SEAT($seat) } darf im Chat nichts mehr schreiben
       *[no] { SEAT($seat) } darf im Chat wieder mitschreiben
    }
line-begun = Das Spiel beginnt
line-offered =
    { $what ->
        [draw] { SEAT($seat) } bietet Unentschieden an
        [takeback] { SEAT($seat) } möchte einen Zug zurücknehmen
        [pause] { SEAT($seat) } bittet um eine Pause
       *[rematch] { SEAT($seat) } möchte noch eine Partie
    }
line-agreed =
    { $what ->
        [draw] { SEAT($seat) } ist mit dem Unentschieden einverstanden
        [takeback] { SEAT($seat) } ist mit dem Zurücknehmen einverstanden
        [pause] { SEAT($seat) } ist mit der Pause einverstanden
       *[rematch] { SEAT($seat) } ist bei der nächsten Partie dabei
    }
line-declined =
    { $what ->
        [draw] { SEAT($seat) } lehnt das Unentschieden ab
        [takeback] { SEAT($seat) } ist gegen das Zurücknehmen
        [pause] { SEAT($seat) } möchte keine Pause
       *[rematch] { SEAT($seat) } möchte keine weitere Partie
    }
line-withdrawn =
    { $what ->
        [draw] { SEAT($seat) } bietet kein Unentschieden mehr an
        [takeback] { SEAT($seat) } möchte nichts mehr zurücknehmen
        [pause] { SEAT($seat) } möchte keine Pause mehr
       *[rematch] { SEAT($seat) } möchte doch keine weitere Partie
    }
line-taken_back =
    { $moves ->
        [0] Zurück zum Anfang der Partie
        [one] Zurück zum Stand nach { $moves } Zug
       *[other] Zurück zum Stand nach { $moves } Zügen
    }
line-paused = Das Spiel macht Pause
line-resumed = { SEAT($seat) } spielt weiter
line-gap =
    { $seconds ->
        [one] Der Server war { $seconds } Sekunde fort; keine Uhr lief
       *[other] Der Server war { $seconds } Sekunden fort; keine Uhr lief
    }
line-away = { SEAT($seat) } ist fort
line-back = { SEAT($seat) } ist wieder da
line-resigned = { SEAT($seat) } gibt auf
line-flagged = { SEAT($seat) } hat keine Zeit mehr
line-replaced = Ein Bot ({ WORD("level", $level) }) spielt für { SEAT($seat) } weiter
line-rematched = Die nächste Partie ist bereit
line-tied = { SEAT($seat) } und { SEAT($other) } haben im Abstand von { $ms } ms gesprochen, zu knapp, um es zu unterscheiden; { SEAT($seat) } zählt als Erstes
log-credit = { $ms } ms vor dem Eintreffen gesagt

## The lab

lab-title = Das Labor
lab-intro = Ändere eine Karte und sieh, was sie bewirkt. Bots spielen Tausende Spiele; jedes Intervall darf man jederzeit ansehen.
lab-game = Spiel
lab-ask = Frage
lab-ask-seats = Wie fair sind die Plätze?
lab-ask-cards = Was ist jede Karte, jedes Plättchen wert?
lab-ask-compare = Was bewirkt meine Änderung?
lab-ask-shape = Wie verläuft ein Spiel?
lab-players = Spieler
lab-level = Wer spielt
lab-most = Höchstens Spiele
lab-measure = Die Zahl, auf die es ankommt
lab-edge = Ein Unterschied, der zählt (0: jeder)
lab-file = Datendatei
lab-begin-with = Ausgangspunkt
lab-changed =
    { $n ->
        [one] { $n } Änderung
       *[other] { $n } Änderungen
    }
lab-edit = Zahlen ändern
lab-valid = Die Datei ist in Ordnung.
lab-run = Starten
lab-stop = Anhalten
lab-starting = Die Rechner starten …
lab-running =
    { $games } Spiele bisher; { $workers ->
        [one] ein Rechner
       *[other] { $workers } Rechner
    }
lab-finished = { $games } Spiele
lab-left = noch etwa { $games } Spiele
lab-verdict-more = Mehr: Die Änderung erhöht es.
lab-verdict-less = Weniger: Die Änderung senkt es.
lab-verdict-no-difference = Kein so großer Unterschied.
lab-verdict-undecided = Noch nicht entschieden.
lab-about-shape = Wie lang ein Spiel ist, wie knapp, wie oft die Führung wechselt, was wie oft getan wird.
lab-about-seats = Was jeder Platz neben seinem fairen Anteil gewinnt, nach Nummer und nach Zugfolge.
lab-about-cards = Was eine mehr von jeder Karte, jedem Plättchen wert ist, durch Versuche: zufällig ausgeteilt, eingetauscht, verboten.
lab-about-compare = Dieselben Austeilungen mit und ohne die Änderung. Ändere unten eine Zahl der Datei oder beginne mit einer anderen Datei.
lab-progress = So viel des Laufs ist gespielt
lab-beside = Vorher und nachher
lab-before = vorher
lab-after = nachher
lab-difference = Unterschied
lab-mean = Mittel
lab-low = von
lab-high = bis
lab-count = Spiele
lab-effect = Wirkung
lab-legend = Ein Balken ist das Intervall, der Punkt das Mittel, die gestrichelte Linie „keine Wirkung“. Ein voller Punkt ist eine belegte Wirkung. Alle Balken gelten zusammen und sind darum breit: einer kann die Linie noch erreichen, wo eine Wirkung belegt ist.
lab-numbers = Die Zahlen als Tabelle
lab-examples = Spiele zum Ansehen
lab-why-typical = Ein typisches Spiel
lab-why-longest = Das längste
lab-why-shortest = Das kürzeste
lab-why-one-sided = Das einseitigste
lab-why-changeful = Das wechselvollste
lab-moves = { $n } Züge
lab-keep = Diese Datei behalten als
lab-keep-button = Behalten
lab-kept = Behalten. Tische können damit spielen.
lab-share = Herunterladen
lab-play = Damit spielen
lab-seat = { $where } Spieler: Platz { $n }
lab-turn = { $where } Spieler: Zug { $n }
lab-closed = das Labor dieses Servers ist für dich nicht offen
lab-busy = es läuft schon etwas: halte es zuerst an
lab-died = der Lauf ist unerwartet beendet: starte ihn neu, er macht dort weiter
lab-no-game = dieses Spiel gibt es in diesem Lauf nicht
level-greedy = gierig
level-random = zufällig
lab-chart-seats = Anteil an den Siegen gegenüber einem fairen, nach Platz
lab-chart-turns = Anteil an den Siegen gegenüber einem fairen, nach Zugfolge
lab-chart-dealt = Ausgeteilt oder nicht: was eine mehr wert ist
lab-chart-swapped = Dieselbe Austeilung mit ihr statt einer anderen
lab-chart-missed = Was es kostet, sie nicht nutzen zu dürfen
lab-chart-used = Spiele, in denen sie genutzt werden konnte und wurde
lab-chart-creator = Wie oft gewann, wer sie nutzte (durch Auswahl verzerrt)
lab-chart-numbers = Ein Spiel im Mittel
lab-chart-shares = Anteil der Spiele
lab-chart-difference = Was die Änderung an einem Spiel tut
lab-chart-difference-share = Was die Änderung an Anteilen tut
lab-chart-before-numbers = Vorher: ein Spiel im Mittel
lab-chart-before-shares = Vorher: Anteil der Spiele
lab-chart-after-numbers = Nachher: ein Spiel im Mittel
lab-chart-after-shares = Nachher: Anteil der Spiele
lab-chart-clauses = Partien, in denen die Regel etwas entscheidet
lab-chart-clauses-happen = Partien, in denen sie eintritt
lab-chart-clauses-forbid = Partien, in denen sie etwas verbot
lab-measure-moves = Züge
lab-measure-choices = Möglichkeiten je Entscheidung
lab-measure-leads = Führungswechsel
lab-measure-margin = Vorsprung des Siegers
lab-measure-deficit = wie weit der Sieger zurücklag
lab-measure-comeback = gewonnen nach meist Rückstand
lab-measure-drawn = unentschieden oder geteilt
lab-measure-first = vom Beginnenden gewonnen
lab-measure-dead = gezeigte, nie genutzte Arten

## The table: how a match ended without the rules

result-abandoned = Das Spiel wurde verlassen: { $reason }.
over-agreed = vereinbart
over-resigned = { $seat } hat aufgegeben
over-flagged = die Zeit von { $seat } ist abgelaufen
over-away = { $seat } kam nicht zurück
over-left = alle sind gegangen
over-both-flagged = beide haben keine Zeit mehr
over-both-away = beide sind nicht zurückgekommen
over-abandoned =
    { $days ->
        [one] seit { $days } Tag war niemand mehr da
       *[other] seit { $days } Tagen war niemand mehr da
    }

## The living room

# The big screen and the phones
company-tv = Auf dem großen Bildschirm
tv-name = Großer Bildschirm
company-words-tv = Dieser Bildschirm zeigt allen im Raum den Tisch; Handys sind die Hände. Mitspielen geht mit einem Scan und einem Namen.
tv-join = Mit dem Handy mitspielen
tv-join-how = Scannt das, oder öffnet { $address } und tippt:
tv-localhost = Handys erreichen „{ $host }“ nicht: öffnet diese Seite unter der Adresse, die der Server für andere Geräte ausgegeben hat.
tv-code = Code dieses Raums: { $letters }
tv-nobody = Noch ist niemand da.
tv-next = Als Nächstes: { $game }
tv-start-how = Jeder kann es auf dem Handy beginnen.
tv-away = Handy weg
tv-waits = Warten auf { LIST($names) }
tv-missing =
    { $n ->
        [one] Warten auf das Handy von { LIST($names) }
       *[other] Warten auf die Handys von { LIST($names) }
    }
tv-sound-on = Ton an
tv-sound-off = Ton aus
tv-full = Vollbild
tv-new-room = Neuer Raum
tv-happened = Was geschah
tv-seats = Wer spielt
tv-won =
    { $n ->
        [0] Unentschieden
        [one] { LIST($names) } gewinnt
       *[other] { LIST($names) } gewinnen
    }
tv-next-how = Das nächste Spiel ist auf jedem Handy einen Tipp entfernt.
evening-so-far = Der Abend bisher
evening-over = Das war der Abend
evening-games =
    { $n ->
        [one] ein Spiel
       *[other] { $n } Spiele
    }
evening-wins =
    { $n ->
        [one] ein Sieg
       *[other] { $n } Siege
    }
evening-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
evening-team = Team { $letter }
evening-keep = Als Bild behalten
evening-rule = 2 Punkte für jeden, den man hinter sich lässt, 1 für jeden, mit dem man gleichauf ist.
phone-which = Welcher Raum?
phone-which-help = Der große Bildschirm zeigt vier Buchstaben.
phone-letters = Buchstaben des Raums
phone-go = Dorthin
phone-open-tv = Das hier ist der große Bildschirm
phone-who = Wer bist du?
phone-name = Dein Name
phone-come-in = Hereinkommen
phone-room = Raum { $letters }
phone-same = Jemand ist schon als { $name } hier.
phone-same-me = Das bin ich, mit einem anderen Handy
phone-same-other = Ich bin jemand anders
phone-before = Ich war schon da, mit einem anderen Handy
phone-for = Für { $name } weiterspielen
phone-asked = { $name } wird auf dem alten Handy gefragt. Ist das weg, kann jeder andere hier Ja sagen.
phone-denied = Die Antwort war Nein.
phone-handover = Ein anderes Handy will für { $name } weiterspielen.
phone-allow = Erlauben
phone-deny = Nein
phone-your-turn = Du bist dran
phone-turn-of = { $name }: du bist dran
phone-look-up = Schau auf den großen Bildschirm
phone-bench = Dieses Spiel setzt du aus. Beim nächsten bist du dabei.
phone-start = { $game } beginnen
phone-next-game = Was spielen wir als Nächstes?
phone-game = Spiel
phone-bots = Bots
phone-level = Stärke der Bots
phone-level-any = mittel
phone-options = Optionen des Spiels
phone-lineup = In dieser Reihenfolge: { LIST($names, type: "unit") }
phone-bot = Bot
phone-people = Leute
phone-out = Aussetzen
phone-child = Kind: darf Tipps holen, und Bots passen sich an
phone-team = Team
phone-no-team = kein Team
phone-remove = { $name } geht
phone-share = Noch jemand spielt mit diesem Handy
phone-share-add = Dazu
phone-finish = Den Abend beenden
phone-finish-sure = Wirklich beenden?
phone-whole = Den ganzen Tisch zeigen
phone-hand = Nur meine Hand
phone-no-screen = Kein großer Bildschirm zeigt diesen Raum: hier ist der ganze Tisch.
phone-no-server = Der Server ist nicht erreichbar. So stand es um { $time }.
phone-connecting = Verbinde …
phone-signed-out = Ein anderes Handy spielt jetzt für dich weiter.
phone-back-in = Wieder hereinkommen
phone-hint = Tipp
phone-menu = Raum

# Said by the server
room-unknown = es gibt keinen Raum { $code }: der große Bildschirm zeigt seinen Code, und /tv öffnet einen neuen Raum
room-over = dieser Abend ist vorbei: öffnet /tv auf dem großen Bildschirm für einen neuen
room-full = in diesem Raum sind schon { $most } Leute: jemand müsste erst gehen
room-needs-name = sag deinen Namen, damit die anderen wissen, wer dran ist
room-name-taken = jemand ist schon als { $name } hier
room-no-such-guest = diese Person ist nicht mehr im Raum
room-many-handovers = mehrere Handys warten schon auf eine Antwort: beantwortet zuerst diese
room-still-playing = ein Spiel läuft noch
room-nobody = niemand spielt mit: erst muss jemand hereinkommen
room-first-only = nur { $name } war zuerst da und kann andere bitten zu gehen
room-owner-only = das muss { $name } mit dem eigenen Handy sagen
room-not-given = die Antwort war Nein
room-signed-out = ein anderes Handy spielt für dich weiter
limit-new-rooms = zu viele neue Räume: warte eine Minute
limit-all-rooms = alle Räume sind belegt: versuche es später noch einmal
limit-codes = zu viele falsche Codes: warte eine Minute

## The table: refusals

refused-unknown-table = diesen Tisch gibt es nicht
refused-finished = das Spiel ist zu Ende
refused-paused = das Spiel macht gerade Pause
refused-not-paused = das Spiel macht keine Pause
refused-not-going-on = das Spiel läuft gerade nicht
refused-not-begun = das Spiel hat noch nicht begonnen
refused-gathering = das Spiel beginnt, wenn alle da sind: { $missing } noch nicht
refused-not-over = das kann man sehen, wenn das Spiel zu Ende ist
refused-stale = inzwischen ist etwas geschehen: schau noch einmal
refused-time-up = deine Zeit ist abgelaufen
refused-not-your-seat = das ist nicht dein Platz
refused-lost-seat = dieser Platz gehört dir nicht mehr
refused-now-watching = dieser Platz gehört dir nicht mehr: du schaust zu
refused-removed-watching = du wurdest von diesem Tisch entfernt: du schaust zu
refused-signed-out = ein anderes deiner Geräte hat dieses abgemeldet: du schaust zu
refused-no-seat-here = du hast keinen Platz an diesem Tisch
refused-no-such-seat = diesen Platz gibt es nicht
refused-all-taken = das Spiel hat begonnen: alle Plätze sind besetzt
refused-removed = du wurdest von diesem Tisch entfernt
refused-seat-taken = { $seat } ist schon besetzt
refused-seat-twice = ein Platz kann nur einmal besetzt werden
refused-seat-of-bot = { $seat } ist für einen Bot vorgesehen
refused-leave = das Spiel hat begonnen: gib auf oder schließ einfach die Seite
refused-bot-plays = für { $seat } spielt ein Bot weiter
refused-nobody-plays = für { $seat } spielt niemand, der das verlangen könnte
refused-needs-person = an einem Tisch muss mindestens ein Mensch sitzen
refused-own-clock = { $game } hat eine eigene Uhr
refused-clock-range = eine Uhr hat von einer Sekunde bis zu vierzehn Tagen
refused-increment-range = ein Zuschlag geht von nichts bis zu einem Tag
refused-grace-range = eine Frist geht von nichts bis zu vierzehn Tagen
refused-together = nur die Schritte einer geheimen Wahl gehen zusammen
refused-tied = { SEAT($seat) } hat es im Abstand von { $ms } ms gesagt, zu knapp, um zu wissen, wer zuerst war: diesmal zählt { SEAT($seat) }
refused-takeback-first = jemand anders hat schon ums Zurücknehmen gebeten: beantworte das zuerst
refused-rematch-later = die nächste Partie kommt nach dem Spiel
refused-next-there = die nächste Partie ist schon da
refused-draw-of-two = ein Unentschieden vereinbaren können nur zwei
refused-somebody-away = jemand ist nicht da, der zustimmen müsste
refused-asked-already = das hast du schon gefragt: zieh erst
refused-nothing-to-answer = es gibt nichts mehr zu beantworten
refused-not-asked = niemand wartet auf deine Antwort
refused-no-takebacks = an diesem Tisch wird nichts zurückgenommen
refused-not-moved = du hast noch nicht gezogen
refused-shown-since = seitdem wurde etwas gezogen oder gezeigt: das lässt sich nicht zurücknehmen
refused-no-removing = das Spiel hat begonnen: niemand kann mehr entfernt werden
refused-host-only = das kann nur, wer diesen Tisch aufgestellt hat
refused-nobody-there = dort sitzt niemand: { $seat }
refused-own-seat = das ist dein eigener Platz
refused-watchers-chat = wer zuschaut, kann nicht mitreden
refused-silenced = wer diesen Tisch aufgestellt hat, hat dich stummgeschaltet
refused-chat-length = eine Zeile im Chat hat 1 bis { $most } Zeichen
refused-message-length = die Nachricht ist zu lang
refused-no-hints = an diesem Tisch gibt es keine Tipps
refused-hint-turn = einen Tipp gibt es, wenn du dran bist
refused-hint-under-way = ein Tipp nach dem anderen
refused-no-puzzles = zu { $game } gibt es keine Rätsel

## Codes and puzzles

puzzle-days = Die letzten Tage
puzzle-day-before = Der Tag davor
puzzle-day-after = Der Tag danach
puzzle-day = { $day }, { $state }
puzzle-day-solved = gelöst
puzzle-day-best = für das Wenigste gelöst
puzzle-streak =
    { $n ->
        [one] 1 Tag in Folge
       *[other] { $n } Tage in Folge
    }
puzzle-more = Mehr verraten
puzzle-hint = Tipp
puzzle-hints =
    { $n ->
        [one] 1 Tipp
       *[other] { $n } Tipps
    }
puzzle-endless = Rätsel ohne Ende
puzzle-undo = Zurück
puzzle-restart = Von vorn
puzzle-next = Nächstes Rätsel
puzzle-loading = Einen Moment
puzzle-unreachable = Der Server ist nicht zu erreichen.
puzzle-again = Noch einmal
puzzle-clause = Regel { $clause }
puzzle-rating = { $difficulty }, Wertung { $n }
puzzle-difficulty = Schwierigkeit
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
difficulty-expert = sehr schwer
puzzle-another = Neues Rätsel
puzzle-solution = Lösung zeigen
puzzle-share = Teilen
puzzle-copied = Kopiert
puzzle-day-open = offen
puzzle-games = Rätsel von
code-title = Stellungscode
code-start = Jemand hat eine Stellung aufgeschrieben? Gib ihren Code ein: kleine Buchstaben, Leerzeichen und Striche spielen keine Rolle.
code-label = Code
code-open = Öffnen
code-meant = { $code } nehmen
code-of = Stellung von { $game }
code-seen = Dieser Code enthält, was man beim Aufschreiben sehen konnte. Was verdeckt war, wird neu ausgeteilt, wenn du von hier spielst.
code-whole = Dieser Code enthält die ganze Stellung, auch das Verdeckte.
code-play = Von hier spielen
code-print = Drucken
code-words = Was wo liegt
code-share = Link zu dieser Stellung
code-qr = Der Link als Bild für ein Telefon
code-dialog = Diese Zeichen enthalten die Stellung, wie du sie jetzt siehst. Schreib sie auf, oder öffne das Blatt zum Drucken.
code-sheet = Blatt öffnen
code-over = In dieser Stellung ist das Spiel vorbei.
refused-start-players = diese Stellung ist für { $players } Spieler
code-strange = ein Code hat nur Buchstaben und Ziffern, nicht { $letter }
code-too-short = dieser Code ist zu kurz: ein Teil fehlt
code-too-long = für einen Code ist das zu lang
code-wrong = dieser Code stimmt nicht: ein Zeichen ist falsch oder fehlt
code-slip = ein Zeichen dieses Codes ist falsch: in Gruppe { $group } sollte wohl { $right } stehen, nicht { $written }
    .typed = ein Zeichen dieses Codes ist falsch: in Gruppe { $group } sollte wohl { $right } stehen, nicht { $written }. War { $code } gemeint?
code-version = dieser Code kommt von einer anderen Version von Pentaprism
code-game = dieser Code ist für ein Spiel, das es hier nicht gibt
code-position = dieser Code passt nicht zu den Regeln: { $why }

## The table: too much at once, and trouble

limit-messages = zu viele Nachrichten: warte einen Augenblick
limit-requests = zu viele Anfragen: warte einen Augenblick
limit-chat = zu viele Zeilen: warte einen Augenblick
limit-takebacks = zu oft zurückgenommen: warte eine Minute
limit-hints = zu viele Tipps: denk eine Minute selbst nach
limit-new-tables = zu viele neue Tische: warte eine Minute
limit-all-tables = alle Tische sind besetzt: versuch es später noch einmal
limit-own-tables = zu viele deiner Tische sind noch nicht zu Ende: beende einige oder versuch es später
limit-work = daran wird gerade schon viel gearbeitet: versuch es gleich noch einmal
limit-analyses = gerade werden viele Partien beurteilt: versuch es in einer Minute noch einmal
failed = das ist dem Server nicht gelungen: versuch es noch einmal
failed-now = das ist dem Server gerade nicht gelungen: versuch es noch einmal
failed-database = der Server erreicht seine Datenbank nicht: versuch es noch einmal
failed-address = unter dieser Adresse gibt es nichts
origin-no-host = die Anfrage sagt nicht, für welchen Server sie ist
origin-other-name = dieser Server heißt nicht { $name }: wer ihn betreibt, kann den Namen mit --allow-host erlauben
origin-other-site = das hat die Seite einer anderen Website verlangt
