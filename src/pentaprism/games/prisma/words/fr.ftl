### Prisma en français.

tagline = Dirige des rayons de lumière vers ton côté de la table : boucles, jonctions et tuiles qui voyagent.

## Options and levels

option-tiles = Tuiles
    .help = le jeu de 60 tuiles de lumière
choice-tiles-standard = premier jeu (moins de rayons)
choice-tiles-rings = anneaux
option-frozen = Marqueurs de gel
    .help = chacun a un marqueur de gel qui protège une petite boucle
option-tiebreak = Départage
    .help = des totaux égaux sont départagés par les boucles qui comptent
sees-beginner = les boucles et les jonctions, et deux ou trois autres cases où une tuile peut aller
sees-novice = les boucles et les jonctions, quelques autres cases, et ce qu'elles valent
sees-casual = les boucles et les jonctions, et certaines autres cases, les plus prometteuses en premier
sees-club = les boucles et les jonctions, et toutes les autres cases, les plus prometteuses plusieurs fois
sees-strong = chaque case, les deux tuiles du tour et les réponses
sees-master = aussi loin que le temps le permet

## How a game ends

over-last-tile = la dernière tuile est posée
over-six-loops = six boucles qui comptent

## Sides, parts of the points, numbers

word-n = le nord
    .side = nord
    .in = au nord
word-ne = le nord-est
    .side = nord-est
    .in = au nord-est
word-se = le sud-est
    .side = sud-est
    .in = au sud-est
word-s = le sud
    .side = sud
    .in = au sud
word-sw = le sud-ouest
    .side = sud-ouest
    .in = au sud-ouest
word-nw = le nord-ouest
    .side = nord-ouest
    .in = au nord-ouest
word-beams = un rayon au bord
word-loops = une boucle qui compte
word-x = une rangée
word-y = une colonne
word-iii = trois colonnes
number =
    { $n ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $n }
    }

## What happened

with-beams =
    { $red ->
        [0]
            { $blue ->
                [0] une tuile sans rayon
                [one] une tuile à 1 rayon bleu
               *[other] une tuile à { $blue } rayons bleus
            }
        [one]
            { $blue ->
                [0] une tuile à 1 rayon rouge
                [one] une tuile à 1 rayon rouge et 1 bleu
               *[other] une tuile à 1 rayon rouge et { $blue } bleus
            }
       *[other]
            { $blue ->
                [0] une tuile à { $red } rayons rouges
                [one] une tuile à { $red } rayons rouges et 1 bleu
               *[other] une tuile à { $red } rayons rouges et { $blue } bleus
            }
    }
event-place = { SEAT($seat) } pose { with-beams }
event-lift = { SEAT($seat) } soulève une tuile
event-drop = { SEAT($seat) } la repose ailleurs
event-discard = { SEAT($seat) } ne peut rien poser et jette { with-beams }
event-pass = { SEAT($seat) } renonce au déplacement
event-freeze = { SEAT($seat) } gèle une boucle
event-unfreeze = { SEAT($seat) } dégèle une boucle
event-loop = { SEAT($owner) } ferme une boucle de { $size } tuiles
event-break = une boucle de { $size } tuiles de { SEAT($owner) } est rompue
event-unmark = une boucle de { $size } tuiles de { SEAT($owner) } n'a plus de marqueur
event-earn =
    { $earned ->
        [link] la tuile relie des chemins : { SEAT($seat) } peut déplacer une tuile
        [large] la tuile ferme une grande boucle : { SEAT($seat) } peut déplacer une tuile
       *[loop] la tuile ferme une boucle : { SEAT($seat) } peut déplacer une tuile
    }
event-draw =
    { $count ->
        [one] { SEAT($seat) } tire une tuile
       *[other] { SEAT($seat) } tire { $count } tuiles
    }
event-phase =
    { $phase ->
        [middle] l'ouverture est finie : désormais deux tuiles par tour
       *[closing] les derniers tours commencent : les boucles restent comme elles sont
    }
event-over = la partie est finie : { WORD("over", $why) }

## Why a move is refused

refused-unreadable = ce n'est pas un coup
refused-other-rotation = la tuile n'est pas ainsi dans ta main
refused-too-far = aucune tuile ne va jamais si loin
refused-lifted = une tuile est soulevée : repose-la quelque part
refused-earned-first = ta tuile a gagné un déplacement : soulève une tuile ou renonce avant la suivante
refused-frozen-later = les marqueurs de gel ne bougent que tant qu'un déplacement attend
refused-opening = on ne déplace rien pendant l'ouverture : pose une tuile
refused-lift-first = soulève une tuile avant de la reposer
refused-nothing-earned = rien n'est gagné pour l'instant : une boucle ou une jonction gagnerait un déplacement
refused-on-marker = c'est la case d'un marqueur de direction
refused-taken = il y a déjà une tuile ici
refused-enclosed = cette case est enfermée dans une grande boucle et reste vide
would-have =
    { $ours ->
        [blank] n'aurait pas de rayon
        [blue] aurait un rayon bleu
       *[red] aurait un rayon rouge
    }
would-touch =
    { $theirs ->
        [blank] un côté vide
        [blue] un rayon bleu
       *[red] un rayon rouge
    }
refused-mismatch = ici, le côté { WORD("word", $side, form: "side") } { would-have } et toucherait { would-touch }
refused-not-in-hand = tu n'as pas cette tuile en main
refused-alone = cette case ne touche ni tuile ni marqueur
refused-joins-nothing = ici, aucun rayon de cette tuile n'en rejoint un autre
refused-other-tile = ce n'est pas la tuile soulevée
refused-same-cell = une tuile déplacée va sur une autre case
refused-touches-nothing = cette case ne touche rien d'autre
refused-makes-loop = ici, la tuile ferait une boucle, et un déplacement gagné par une boucle ne le permet pas
refused-lifts-marker = c'est un marqueur de direction, et ceux-là ne bougent jamais
refused-no-tile = il n'y a pas de tuile ici
refused-at-marker = cette tuile touche un marqueur de direction
refused-single = cette tuile n'a qu'un rayon
refused-in-large = cette tuile fait partie d'une grande boucle
refused-fresh = cette tuile a été posée ou déplacée pendant ce tour
refused-in-two = cette tuile fait partie de plusieurs boucles
refused-in-frozen = cette tuile fait partie d'une boucle gelée
refused-in-closing = cette tuile fait partie d'une boucle, et celles-ci restent pendant les derniers tours
refused-near-link = cette tuile est à deux pas au plus d'une tuile qui a fait une jonction pendant ce tour
refused-island = cette tuile retient une île au reste
refused-no-other-place = il n'y a pas d'autre place pour cette tuile
refused-can-place = une tuile de ta main peut être posée, on n'en jette donc pas
refused-no-frozen = cette partie se joue sans marqueurs de gel
refused-no-loop = cette boucle n'existe pas
refused-not-frozen = cette boucle n'a pas de marqueur de gel
refused-thawed-already = un marqueur de gel a déjà été enlevé pour ce que tu as gagné
refused-frozen-used = ton marqueur de gel est déjà sur une boucle
refused-large-loop = cette boucle est grande et n'a pas besoin de protection
refused-other-loop = cette boucle ne vient pas de la tuile qui a gagné ceci

## Why a move is good

reason-pass = aucune autre tuile ne vaut la peine d'être déplacée
reason-discard = garde les tuiles qui se posent plus facilement
reason-idle = déplace une tuile qui n'apporte rien où elle est
reason-later = garde la voie ouverte pour plus tard
reason-two = { $first } et { $second }
reason-loop = ferme une boucle de { $size } tuiles
reason-breaks-own = rompt sa propre boucle de { $size } tuiles
reason-breaks = rompt une boucle de { $size } tuiles de { SEAT($owner) }
reason-freezes = protège la boucle qui vient d'être faite
reason-thaws = enlève sa protection à une boucle
reason-links = relie deux chemins
reason-frees = permet de déplacer une autre tuile
reason-gains-one = gagne un point
reason-gains = gagne { $points } points, surtout par { WORD("word", $part) }
reason-costs-one = coûte un point à { SEAT($seat) }
reason-costs = coûte { $points } points à { SEAT($seat) }

## Moves in words

say-place = Poser une tuile : { $tile }
say-lift = Soulever une tuile
say-drop = Reposer la tuile soulevée : { $tile }
say-discard = Jeter une tuile : { $tile }
say-pass = Renoncer au déplacement
say-freeze = Geler la boucle
say-unfreeze = Dégeler la boucle

## The table

table = Table
table-keys = Les flèches déplacent la table, plus et moins rapprochent et éloignent, 0 montre tout
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Montrer toute la table
compass = Où est le nord de la table
compass-letter = N
tile-words =
    { $colours ->
        [none] aucun rayon
        [red] rouge vers { LIST($red, "word") }
        [blue] bleu vers { LIST($blue, "word") }
       *[both] rouge vers { LIST($red, "word") }, bleu vers { LIST($blue, "word") }
    }
tile-at = Tuile en { $cell } : { $tile }
marker-of = Marqueur de direction de { $name }, { WORD("word", $side, form: "in") }
loop-of =
    { $large ->
        [yes] Grande boucle de { $tiles } tuiles, à { $name }
       *[no] Petite boucle de { $tiles } tuiles, à { $name }
    }
loop-frozen = { $loop }, gelée
space-at = Case enfermée { $cell }, reste vide

## Hands and plates

hand-of = Main de { $name }
hand-yours = Ta main
hand-empty = aucune tuile
hand-tile = Tuile { $number } : { $tile }
hand-new = { $tile }, tout juste tirée
hand-unfit = { $tile }, ne va nulle part pour l'instant
plate-stack =
    { $n ->
        [one] { $n } tuile dans la pile
       *[other] { $n } tuiles dans la pile
    }
plate-next = { $stack }, la prochaine : { $tile }
plate-markers =
    { $n ->
        [one] encore { $n } marqueur de boucle
       *[other] encore { $n } marqueurs de boucle
    }
plate-frozen = { $markers }, marqueur de gel disponible
plate-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
plate-unit = pts
plate-show = { $name } : { $points }. Montrer sur la table d'où ils viennent
plate-acting = doit jouer
unnamed = Joueur { $n }

## Places

spot =
    { $ways ->
        [one] Case { $cell }, une seule façon
       *[other] Case { $cell }, { $ways } façons
    }
spot-set = { $cell }, { $tile }. Entrée la pose là, R la tourne
spot-lift = Soulever la tuile en { $cell } : { $tile }

## What is asked for

ask-opening = Ouverture : prends une de tes tuiles et pose-la sur la table.
ask-first = Première de deux tuiles : prends-en une dans ta main.
ask-second = Deuxième tuile : prends-en une dans ta main.
ask-held =
    { $places ->
        [0] Cette tuile ne va nulle part. Essaie une case pour savoir pourquoi, ou prends une autre tuile.
        [one] Elle va sur 1 case, marquée sur la table.
       *[other] Elle va sur { $places } cases, marquées sur la table.
    }
ask-settled = Est-ce bien ainsi ? Tourne-la, pose-la ou reprends-la.
ask-only-way = Ici, elle ne va que de cette façon.
ask-earned-loop = Ta boucle gagne un déplacement : choisis une des tuiles marquées, ou renonce. Elle ne doit pas faire de boucle.
ask-earned-link = Ta jonction gagne un déplacement : choisis une des tuiles marquées, ou renonce. Si elle fait une boucle, tu en déplaces encore une.
ask-earned-freezing = { $earned } Un marqueur de boucle au bord brillant peut être gelé ou dégelé.
ask-lift = Soulever cette tuile ? Une fois soulevée, elle doit aller ailleurs.
ask-drop =
    { $places ->
        [one] La tuile soulevée va sur 1 case.
       *[other] La tuile soulevée va sur { $places } cases. Choisis-en une.
    }
ask-discard = Aucune tuile de ta main ne va nulle part : choisis celle que tu jettes.
ask-freeze = Geler cette boucle ? Personne ne pourra plus la rompre.
ask-thaw = Enlever le marqueur de gel, à la place du déplacement ?
ask-thaw-besides = Enlever le marqueur de gel ? Tu pourras encore déplacer une tuile.
not-your-turn = Ce n'est pas encore ton tour.
not-watching = Tu regardes la partie.
not-before-relocation = Déplace d'abord une tuile de la table, ou renonce.
not-before-drop = Repose d'abord la tuile soulevée.
others-place = { $name } pose une tuile.
others-earned = { $name } peut déplacer une tuile.
others-drop = { $name } a soulevé une tuile.
ended = La partie est finie.
ended-won =
    { $count ->
        [one] La partie est finie. { LIST($names) } gagne.
       *[other] La partie est finie. { LIST($names) } se partagent la victoire.
    }

## Buttons

do-place = Poser
do-drop = Reposer
do-lift = Soulever
do-discard = Jeter
do-freeze = Geler
do-unfreeze = Dégeler
do-decline = Renoncer
do-back = Reprendre
do-turn-right = Tourner dans le sens des aiguilles d'une montre
do-turn-left = Tourner dans le sens contraire
keys = 1–4 prend une tuile, les flèches choisissent une case, R tourne, Entrée pose, Échap reprend

## What a move would make

makes-small = Petite boucle de { $tiles }
makes-large = Grande boucle de { $tiles }
makes-unmarked = Boucle sans marqueur
makes-link = Jonction
makes-relocation = gagne un déplacement
makes-break = Rompt une boucle de { $tiles } ({ $name })
makes-nothing = Ni boucle ni jonction
makes-no-loop = Pas de nouvelle boucle
makes-no-points = points inchangés
makes-gain = { $name } { $by }
makes-end = termine la partie
makes-closing = les derniers tours commencent
asking = …

## Points

points = Points
points-beams = Rayons ouverts
    .why = chaque rayon ouvert qui te vise avec la voie libre
points-loops = Boucles
    .why = tes boucles qui comptent ; les grandes valent 2, et 1 par case enfermée
points-x = Rangées
    .why = des rayons qui te visent côte à côte dans une rangée (x)
points-y = Colonnes
    .why = des rayons qui te visent l'un derrière l'autre (y)
points-iii = Trois colonnes
    .why = des groupes de trois colonnes voisines (iii)
points-total = Total
points-winner = gagnant

## The position in words

told-phase =
    { $phase ->
        [opening] Ouverture.
        [middle] Milieu de partie.
        [closing] Derniers tours.
       *[over] La partie est finie.
    }
told-turn = C'est à { $name } de jouer.
told-points =
    { $loops ->
        [one] { $name } : { $points }, { $loops } boucle.
       *[other] { $name } : { $points }, { $loops } boucles.
    }
told-hand = { $name } a { LIST($tiles, type: "unit") }.
told-no-hand = { $name } n'a pas de tuile.
told-table = Sur la table :
told-empty = Il n'y a pas encore de tuile sur la table.
told-marker = { $marker } : { $cell }.
told-tile = { $cell } { $tile }.
told-joined = { $cell } { $tile }, reliée à { LIST($cells) }.
told-loop = { $loop } : { LIST($cells, type: "unit") }.
told-lifted = La tuile en { $cell } est soulevée.

## On a sheet to set a position up

sheet-column = Colonne { $n } depuis l’ouest : { LIST($tiles, type: "unit") }
sheet-tile = { $halves } demi-tuiles plus bas ({ $tile })
sheet-loop =
    Boucle { $n }, marqueur de { SEAT($seat) }{ $frozen ->
        [yes] , gelée
       *[no] { "" }
    } : { LIST($tiles, type: "unit") }
sheet-hand =
    { SEAT($seat) }, en main : { $tiles ->
        [none]
            { $n ->
                [0] aucune tuile
                [one] une tuile cachée
               *[other] { $n } tuiles cachées
            }
       *[some] { LIST($tiles, type: "unit") }
    }
sheet-stack =
    { SEAT($seat) }, pile : { $tiles ->
        [none]
            { $n ->
                [0] vide
               *[other] { $n } cachées
            }
       *[some] à partir du haut : { LIST($tiles, type: "unit") }
    }
sheet-turn =
    Au tour de { SEAT($seat) } : { $phase ->
        [opening] ouverture
        [middle] milieu de partie
        [closing] derniers tours
       *[over] la partie est finie
    }

## Le laboratoire

measure-loops = boucles formées
measure-links = liens formés
measure-earned = déplacements gagnés
measure-relocations = tuiles déplacées
measure-standing = boucles à la fin
measure-six-loops = terminées par six boucles
measure-do-place = coup : poser
measure-do-lift = coup : lever
measure-do-drop = coup : reposer
measure-do-pass = coup : passer
measure-do-discard = coup : défausser
measure-do-freeze = coup : geler
measure-do-unfreeze = coup : dégeler

## Study: what a seat could know

belief-next = { SEAT($seat) } pioche ensuite { $what }
