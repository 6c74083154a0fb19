### Laser en français.

tagline = Des prismes sur un anneau et une chatte : prévois les mélanges de tête et annonce ce qu'ils coûtent.

## Colours, floors and cards

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-cyan = cyan
colour-blue = bleu
colour-magenta = magenta
floor-w = bois
floor-c = tapis
floor-t = céramique
short-w = bo
short-c = ta
short-t = cé
card-R = rouge
card-Y = jaune
card-G = vert
card-C = cyan
card-B = bleu
card-M = magenta
card-Rw = rouge sur bois
card-Rc = rouge sur tapis
card-Rt = rouge sur céramique
card-Yw = jaune sur bois
card-Yc = jaune sur tapis
card-Yt = jaune sur céramique
card-Gw = vert sur bois
card-Gc = vert sur tapis
card-Gt = vert sur céramique
card-Cw = cyan sur bois
card-Cc = cyan sur tapis
card-Ct = cyan sur céramique
card-Bw = bleu sur bois
card-Bc = bleu sur tapis
card-Bt = bleu sur céramique
card-Mw = magenta sur bois
card-Mc = magenta sur tapis
card-Mt = magenta sur céramique

## Options and levels

option-mode = Façon de jouer
    .help = annoncer en équipe (à partir de 3), ou chacun pour soi
choice-mode-team = en équipe
choice-mode-competitive = chacun pour soi
option-cards = Cartes
    .help = cartes à remplir dans une manche
option-target = Points pour gagner
    .help = points qui font gagner quand chacun joue pour soi
option-learning = Mode d'apprentissage
    .help = une minute au lieu d'une demie pour annoncer et pour mélanger
option-untimed = Sans horloge
    .help = pas d'horloge : chacun dit quand il a fini
option-round_limit = Manches au plus
    .help = manches après lesquelles le plus de points gagne quand chacun joue pour soi ; 0 = jamais
option-marks = Marques X
    .help = le troisième X coûte des points : il efface les marques, ou deux restent
choice-marks-wipe = effacées
choice-marks-stay = restent
sees-beginner = les mélanges simples et la chatte, mais la plupart lui échappent
sees-novice = de courtes chaînes sans mélange de tête, lentement
sees-casual = un mélange d'avance, et suit son partenaire
sees-club = des chaînes plus longues, et se trompe parfois
sees-strong = deux mélanges d'avance, et sait ce qui est impossible
sees-master = presque tout, et vite

## How a game ends

over-target = but atteint
over-turns = chacun a eu ses tours
over-limit = nombre de manches atteint

## What happened

event-bid =
    { $bid ->
        [none] { SEAT($seat) } a une annonce prête
       *[other] { SEAT($seat) } annonce { $bid }
    }
event-team = { SEAT($seat) } fait équipe avec { SEAT($mate) }
event-impossible = { SEAT($seat) } attrape la chatte : impossible !
event-time = le temps est écoulé
event-pass = { SEAT($seat) } n'annonce plus rien
event-concede = { SEAT($seat) } abandonne
event-shown = les annonces sont dévoilées : { LIST($said) }
shown-bid = { SEAT($seat) } { $bid }
event-attempt = { LIST($seats, "seat") } : { $bid } à dépenser
event-mix = le { WORD("colour", $colour) } de la case { $origin } rencontre le { WORD("colour", $met) } de la case { $tile } pour { $cost } et donne du { WORD("colour", $product) }
event-catch = la chatte attrape le { WORD("colour", $colour) } de la case { $tile } pour { $cost }
event-success = l'essai réussit
event-failure = l'essai échoue
event-points =
    { $points ->
        [one] { SEAT($seat) } marque { $points } point
       *[other] { SEAT($seat) } marque { $points } points
    }
event-penalty = un troisième X pour { SEAT($seat) } : { $lost } points perdus
event-cross = un X pour { SEAT($seat) }
event-truth =
    { $min ->
        [none] { $searched ->
            [none] il n'y avait pas de solution
           *[other] la solution la moins chère n'a pas été trouvée
        }
       *[other] la solution la moins chère coûte { $min }
    }
event-round = manche { $round } : { LIST($cards, "card") }
event-over = la partie est finie : { WORD("over", $why) }

## Why a move is refused

refused-clock-only = l'horloge dit seulement que le temps est écoulé : time
refused-time = c'est à l'horloge de dire que le temps est écoulé
refused-teammate = choisis quelqu'un dont l'annonce est la plus proche
refused-cat-taken = la chatte est déjà prise : seule la première affirmation compte
refused-cat-after-bid = qui a annoncé ne peut pas attraper la chatte
refused-cat-after-pass = qui a passé ne peut pas attraper la chatte
refused-plan = montre un nombre de 2 à 10, ou attrape la chatte
refused-pass-lowest = qui annonce le moins ne peut pas passer
refused-pass-now = on ne passe que pendant les annonces ouvertes
refused-nothing-lower = aucune annonce n'est plus basse que { $low } : on ne peut qu'attraper la chatte
refused-no-bid = rien ne bouge encore : annonce d'abord
refused-bid-lower = une nouvelle annonce doit être plus basse que { $than }
refused-bid-range = une annonce est un nombre de { $low } à { $high }
refused-unreadable = ce n'est pas un coup
refused-bidding-over = les annonces sont finies : maintenant les prismes bougent
refused-no-figure = il n'y a pas de prisme sur la case { $tile }
refused-no-partner = il n'y a rien à mélanger sur la case { $tile }
refused-no-mix = le { WORD("colour", $colour) } et le { WORD("colour", $met) } ne se mélangent pas
refused-no-stock = il n'y a plus de prisme { WORD("colour", $colour) } en réserve
refused-unused = le prisme de la case { $tile } n'a rempli aucune carte : ce coup doit s'en servir
refused-cat-moved = la chatte a déjà bougé, et ne bouge qu’une fois par manche
refused-cat-waits = le prisme de la case { $tile } n'a rempli aucune carte : un mélange doit d'abord s'en servir
refused-cat-nothing = il n'y a rien à attraper sur la case { $tile }
refused-cat-no-card = la chatte ne s'arrête que sur un prisme qui remplit une carte ouverte
refused-solved = toutes les cartes sont remplies : la solution finit là
refused-talk = on ne parle pas dans une équipe qui réfléchit et joue
refused-few-players = pour jouer en équipe il faut être au moins trois, pas { $players }

## Why a position is refused

position-floors = il y a quatre cases de chaque sol
position-cards = il y a deux cartes { WORD("card", $card) }, pas davantage
position-figures = il y a quatre figurines de chaque couleur, et ici { $count } en { WORD("card", $colour) }

## Why a move is good

reason-impossible = aucune suite ne remplit toutes les cartes
reason-time = le temps est écoulé
reason-pass = ne voit rien de moins cher
reason-concede = ne voit aucune suite qui coûte juste ce qui reste
reason-guess = au hasard
reason-teammate = annonce à peu près autant, et a le moins d’avance
reason-bid = coûte { $bid } : { $steps }
steps-two = { $first } ; { $rest }
step-mix = le { WORD("colour", $colour) } de la case { $origin } rencontre le { WORD("colour", $met) } de la case { $tile } pour { $cost } et donne du { WORD("colour", $product) }{ $card ->
        [none] , qui doit servir ensuite
       *[other] , ce qui remplit { WORD("card", $card) }
    }
step-catch = la chatte prend le { WORD("colour", $met) } de la case { $tile } pour { $cost }, ce qui remplit { WORD("card", $card) }

## Hints for puzzles

hint-impossible = Il n'y a pas de solution.
hint-unknown = Aucune solution n'a été trouvée.
hint-searched = aucune ne coûte { $searched } ou moins ; la recherche s'est arrêtée là
hint-cost = C’est possible pour { $least }.
hint-cat = Commence par la chatte.
hint-figure = Commence par le { WORD("colour", $colour) } de la case { $tile }.
hint-move = D'abord { $move }.
hint-line = { $moves }
hint-leads =
    { $moves ->
        [1] cela donne tout de suite { WORD("card", $card) }
       *[other] cela donne { WORD("card", $card) } après { $moves } coups
    }
hint-each = chacune des { $cards } cartes coûte au moins 1
hint-less = toute suite à moins de { $least } laisse une carte ouverte
hint-stock = il y a trop peu de { LIST($colours, "colour") } en réserve, et la chatte ne peut en prendre qu’un
hint-tried = tout a été essayé, et il reste toujours une carte ouverte

## Moves in words

say-mix = Case { $origin } { $way ->
        [clockwise] dans le sens horaire
       *[anticlockwise] dans le sens antihoraire
    } vers la case { $tile }
say-cat = La chatte { $way ->
        [clockwise] dans le sens horaire
       *[anticlockwise] dans le sens antihoraire
    } vers la case { $tile }
say-bid = Annoncer { $n }
say-team = Jouer avec { $name }
say-impossible = Attraper la chatte : c'est impossible
say-pass = Plus d'annonce
say-concede = Abandonner
say-time = Le temps est écoulé

## The board

phase-planning = Réflexion
phase-bidding = Annonces
phase-choosing = Choix
phase-mixing = Mélanges
phase-over = Fin
board-ring = L'anneau de douze cases. Les flèches en font le tour, Entrée prend et pose.
board-cat = la chatte
board-empty = vide
board-figure = prisme { WORD("colour", $colour) }
board-tile = Case { $tile }{ $floor ->
        [none] { "" }
       *[other] , { WORD("floor", $floor) }
    } : { $what }
board-can-move = peut bouger
board-can-end = le coup peut finir ici
board-picked = en main
board-way = { $way ->
        [clockwise] sens horaire
       *[anticlockwise] sens antihoraire
    }
board-way-tiles =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
board-way-cost = coûte { $cost }
board-gives = donne du { WORD("colour", $colour) }
board-completes = remplit une carte
board-cancel = Annuler
board-stock = Réserve : { LIST($stock) }
board-stock-of = { $colour } { $n }
board-aside = à part
board-aside-why = Hors jeu pour le moment : après une réussite, mélangé avec ce qui a été retiré
board-cards = Cartes de cette manche
board-done = remplie
board-open = ouverte
board-round = Manche { $n }
board-seat = Place { $n }
board-time-left =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
board-untimed = sans horloge
board-lowest = { $name } annonce { $bid }
board-lowest-yours = Ton { $bid } est le plus bas
board-no-bid = Personne n'a encore annoncé
board-paused = La partie est en pause.
board-bid-lower = Annonce moins, si tu peux
board-too-early = Rien ne bouge encore : annonce d'abord. Qui annonce le moins montre les coups.
board-too-early-choose = Rien ne bouge encore : on choisit d'abord l'équipe.
board-bid-title = Combien cela coûtera-t-il ? Annonce le moins.
board-plan-title = Réfléchis de tête, choisis un nombre
board-plan-hint = Personne ne le voit avant que tous aient choisi.
board-settle = Garder { $n }
board-ready = Ton { $n } est prêt.
board-again = Tu peux encore choisir un autre nombre.
board-waiting = On attend { LIST($names) }.
board-more = Plus de 15
board-fewer = Moins
board-typed = Annoncer { $n } : touche Entrée
board-type-hint = Ou tape un nombre puis Entrée
board-impossible = Impossible !
board-impossible-sure = Attraper la chatte : sûr ?
board-claimed = { $name } dit que c'est impossible. Annonce contre, si tu vois un moyen.
board-claimed-you = Tu dis que c'est impossible. Personne n'a encore annoncé contre toi.
board-says-impossible = { $name } dit que c'est impossible.
board-says-impossible-you = Tu dis que c'est impossible.
board-passed = n'annonce plus
board-choose = Choisis ton partenaire
board-choose-wait = { $name } choisit un partenaire.
board-team-up = { $name }, qui a annoncé { $bid }
board-your-move = À toi : amène un prisme sur un autre avec lequel il se mélange
board-their-move = À { $name } de jouer
board-spent = { $cost } sur { $bid } dépensés
board-concede-sure = Abandonner : sûr ?
board-over = La partie est finie
board-winners =
    { $n ->
        [one] { LIST($names) } gagne
       *[other] { LIST($names) } se partagent la victoire
    }
board-players = Joueurs
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-crosses =
    { $n ->
        [one] { $n } croix
       *[other] { $n } croix
    }
board-active = à son tour
board-secret-bid = a une annonce secrète prête
board-not-your-move = C'est à { $name } de jouer, pas à toi.
board-nothing-to-do = Tu n'as rien à faire pour le moment.
board-card-done = { $card } ({ $state })

## Between rounds

news-before = La manche d'avant
news-succeeded = Réussi !
news-failed = Raté.
news-gave-up = Abandonné.
news-time-up = Le temps est écoulé.
news-redrawn = Personne n'a annoncé : nouvelles cartes.
news-gain = { $name } +{ $points }
news-cross = { $name } : un X
news-penalty = { $name } : troisième X, { $points } points
news-claim-stands = L'affirmation tient.
news-claim-refuted = L'affirmation est réfutée.
news-none = Il n'y avait pas de solution.
news-unknown = La solution la moins chère n'a pas été trouvée.
news-round-over = Manche finie
news-next-in = Manche suivante dans { $n }
news-next = Manche suivante
news-shown = Montré, { $bid } à dépenser
news-nothing-shown = Aucun coup n'a été joué
news-cheapest = Le moins cher, pour { $least }
news-possible = Ce qui était possible
news-ways =
    { $more ->
        [yes] Le moins cher est { $least } : plus de { $ways } façons.
       *[no]
            { $ways ->
                [one] Le moins cher est { $least } : une seule façon.
               *[other] Le moins cher est { $least } : { $ways } façons.
            }
    }
news-totals = Ce qu’une solution peut coûter, jusqu’à dix
news-spent =
    { $above ->
        [0] Ce qui fut montré a coûté { $spent } : rien n’est moins cher.
       *[other] Ce qui fut montré a coûté { $spent } : { $above } de plus que le moins cher.
    }
news-best = Rien de moins cher
news-plan = L'anneau avec ces coups : { LIST($moves) }
news-rounds = Les points manche par manche

## The puzzle page

puzzle-title = Énigmes de Laser
puzzle-daily-of = Énigme de Laser du { $day }
puzzle-floors = Sols
floors-competitive = avec sols
floors-team = sans sols
puzzle-cards = Cartes
puzzle-goal = Remplis les cartes pour le moins possible.
puzzle-rules = Les règles de Laser
puzzle-learn = Apprendre Laser
puzzle-cat-costs = Un pas de la chatte coûte { $n }.
puzzle-spent = dépensé
puzzle-spent-so-far = { $cost } dépensés
puzzle-stuck = Plus aucun coup possible : reviens en arrière.
puzzle-solved-best = Résolu pour { $cost }, et personne ne peut faire moins !
puzzle-solved = Résolu pour { $cost }. C'est possible pour { $least }.
puzzle-try-again = Essayer pour moins
puzzle-share-text =
    { $title } ({ $difficulty })
    { $above ->
        [0] ⭐ { $cost } points, le minimum
       *[other] ✔ { $cost } points, { $above } de plus que le minimum
    }, { $moves } coups, { $hints ->
        [0] sans indice
        [1] 1 indice
       *[other] { $hints } indices
    }

## On a sheet to set a position up

sheet-tile =
    Case { $tile }{ $floor ->
        [none] { "" }
       *[other] { " " }({ WORD("floor", $floor) })
    } : { $what ->
        [cat] le chat
        [empty] vide
       *[other] { WORD("colour", $what) }
    }
sheet-of = { $n } { WORD("colour", $colour) }
sheet-stock = Dans la réserve : { LIST($some, type: "unit") }
sheet-aside =
    { $n ->
        [0] Rien n’est mis de côté
       *[other] De côté : { LIST($some, type: "unit") }
    }
sheet-cards = Cartes : { LIST($cards, "card", type: "unit") }
sheet-round = Manche { $n } : { WORD("phase", $phase) }
sheet-seat =
    { SEAT($seat) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $crosses ->
        [0] { "" }
        [one] , 1 X
       *[other] , { $crosses } X
    }
sheet-bid = { SEAT($seat) } a annoncé { $n }

## Le laboratoire

measure-rounds = manches
measure-attempts = essais
measure-solved = essais réussis
measure-claims = « impossible » annoncé
measure-silent = manches sans enchère
measure-do-mix = coup : mélanger
measure-do-bid = coup : enchérir
measure-do-team = coup : choisir un partenaire
measure-do-impossible = coup : impossible
measure-do-time = coup : temps écoulé
measure-do-pass = coup : passer
measure-do-concede = coup : abandonner
