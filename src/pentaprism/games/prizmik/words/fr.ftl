### PRIZMIK en français.

tagline = Deux armadas sur un plateau de 8 cases sur 8 : déploie tes flottes et prends toutes les bases ennemies.
seat-0 = Rouge
seat-1 = Bleu

## Pieces

piece-fleet = flotte
    .the = la flotte
    .a = une flotte
piece-base = base
    .the = la base
    .a = une base
piece-carrier = porteur
    .the = le porteur
    .a = un porteur
piece-ship = vaisseau
    .the = le vaisseau
    .a = un vaisseau
piece-fighter = chasseur
    .the = le chasseur
    .a = un chasseur

## Options and levels

option-capture = Prises
    .help = si la pièce qui prend reste sur place ou avance sur la case
choice-capture-stay = rester sur place
choice-capture-advance = avancer
option-quiet_limit = Partie nulle après des coups calmes
    .help = nombre de coups sans sortie, prise ni promotion après lequel la partie est nulle ; 0 = jamais
sees-beginner = ce qu'il peut prendre maintenant, mais aucune réponse
sees-novice = la prochaine réponse et le chemin vers les bases ennemies, mais pas la suite d'un échange
sees-casual = les échanges jusqu'au bout, les menaces et les promotions
sees-club = la même chose, trois coups à l'avance
sees-strong = la même chose, quatre coups à l'avance
sees-master = tout, aussi loin que le temps le permet

## How a game ends

over-no-bases = plus aucune base
over-no-ships = plus aucun vaisseau
over-quiet = trop de coups calmes
over-no-action = aucune action possible

## What happened

event-deploy = { SEAT($seat) } sort { WORD("piece", $piece, form: "a") } de { $from } en { $to }
event-move = { SEAT($seat) } déplace { WORD("piece", $piece, form: "the") } de { $from } en { $to }
event-capture = { SEAT($seat) } prend { WORD("piece", $taken, form: "the") } en { $at } avec { WORD("piece", $piece, form: "the") } en { $from }
event-promote = { SEAT($seat) } place une flotte de sa réserve en { $at }

## Why a move is refused

refused-unreadable = ce n'est pas une action
refused-nothing-there = il n'y a rien en { $square }
refused-not-yours = la pièce en { $square } est à { SEAT($owner) }, pas à toi
refused-base-moves = les bases ne se déplacent jamais
refused-too-far-for-one = { WORD("piece", $piece, form: "the") } se déplace d'une case, dans n'importe quelle direction
refused-too-far-for-two = { WORD("piece", $piece, form: "the") } se déplace d'une case dans n'importe quelle direction, ou de deux cases tout droit
refused-occupied = { $square } est occupée, et un déplacement finit sur une case vide
refused-in-the-way = { $square } barre le chemin : les deux cases doivent être vides
refused-promotion-of-others = ce coup n'est pas une promotion : seuls les chasseurs en font
refused-promotion-here = ce coup n'est pas une promotion : un chasseur n'en fait que sur la dernière rangée
refused-promotion-without-reserve = ce coup n'est pas une promotion : il n'y a plus de flotte en réserve
refused-promotion-home = ce coup n'est pas une promotion : { $square } est occupée
refused-must-promote = ce coup est une promotion, il n'y a pas le choix
refused-empty =
    { $piece ->
        [ship] le vaisseau en { $square } est vide
       *[base] la base en { $square } est vide
    }
refused-fighter-deploys = un chasseur n'a rien à sortir
refused-deploys-next = on sort une pièce sur la case devant, derrière, à gauche ou à droite
refused-deploys-to-empty = { $square } est occupée : on sort une pièce sur une case vide
refused-base-captures = une base ne prend rien
refused-nothing-to-capture = il n'y a rien à prendre en { $square }
refused-own = { WORD("piece", $piece, form: "the") } en { $square } est à toi
refused-not-next = { $square } n'est pas à côté de { $origin }
refused-ship-diagonal = un vaisseau prend une base de devant, de gauche ou de droite, pas en diagonale
refused-fighter-diagonal = un chasseur prend un vaisseau tout droit, pas en diagonale
refused-fighter-straight = un chasseur prend un chasseur en diagonale, pas tout droit
refused-ship-prey = un vaisseau ne prend que des bases, jamais { WORD("piece", $taken, form: "a") }
refused-fighter-prey = un chasseur prend les vaisseaux tout droit et les chasseurs en diagonale, jamais { WORD("piece", $taken, form: "a") }

## Why a position is refused

position-home = rangée { $rank } : une base ne quitte jamais la rangée de départ de son propriétaire
position-no-base = aucun des deux joueurs n'a de base sur le plateau

## Why a move is good

reason-wins = prend la dernière base en { $square } et gagne
reason-two = { $first } et { $second }
reason-takes = prend { WORD("piece", $piece, form: "the") } en { $square }
reason-promotes = amène une flotte de la réserve en { $square }
reason-saves = empêche la prise de la pièce en { $square } ({ WORD("piece", $piece) })
reason-attacks = attaque { WORD("piece", $piece, form: "the") } en { $square }
reason-prepares = prépare la prise de la pièce en { $square } ({ WORD("piece", $piece) })
reason-prepares-promotion = prépare une promotion
reason-deploys = met { WORD("piece", $piece, form: "a") } en jeu en { $square }
reason-nears-base = se rapproche de la base en { $square }
reason-nears-ship = se rapproche du vaisseau en { $square }
reason-runs = rapproche le chasseur de sa promotion
reason-improves =
    { $piece ->
        [ship] donne au vaisseau une meilleure place
        [carrier] donne au porteur une meilleure place
        [fighter] donne au chasseur une meilleure place
       *[other] donne à la pièce une meilleure place
    }

## The board

board-help = Les flèches déplacent, Entrée prend et pose, Échap lâche.
board-choose = Que doit-elle faire ?
board-empty = vide
board-targets =
    { $n ->
        [one] { $n } cible
       *[other] { $n } cibles
    }
board-side = { $side } : { $pieces }.
board-nothing = rien
board-reserve = { $n } en réserve
board-quiet = { $n } coups calmes sur { $limit }
board-letters = Lettres sur les pièces
shown-F = flotte
shown-B = base vide
shown-C = porteur
shown-S = vaisseau vide
shown-D = chasseur
tag-F = Fl
tag-B = Ba
tag-C = Po
tag-S = Va
tag-D = Ch
do-move = Déplacer
do-deploy = Sortir
do-capture = Prendre
do-promote = Promouvoir
say-move = Déplace la pièce de { $from } en { $to }
say-deploy = Sors la pièce de { $from } en { $to }
say-capture = Prends en { $to } depuis { $from }
say-promote = { $move }, avec promotion

## On a sheet to set a position up

sheet-pieces = { SEAT($seat) }, { WORD("shown", $kind) } : { LIST($squares, type: "unit") }
sheet-reserve = { SEAT($seat) }, chasseurs en réserve : { $n }
sheet-turn = Au tour de { SEAT($seat) } ; coups calmes jusqu’ici : { $quiet }

## Le laboratoire

measure-captures = prises
measure-deployments = déploiements
measure-promotions = promotions
measure-do-move = coup : avancer
measure-do-deploy = coup : déployer
measure-do-capture = coup : prendre

## Puzzles

puzzle-title = Énigmes de PRIZMIK
puzzle-daily-of = Énigme de PRIZMIK du { $day }
puzzle-goal =
    { $n ->
        [one] { SEAT($seat) } gagne en un coup.
       *[other] { SEAT($seat) } gagne en { $n } coups, quoi que fasse l’autre camp. Par où commencer ?
    }
puzzle-moves = Coups
puzzle-wrong = Cela ne gagne pas à temps. Reprends ce coup et essaies-en un autre.
puzzle-right =
    { $left ->
        [one] Juste ! L’autre camp répond { $move }. Il reste un coup.
       *[other] Juste ! L’autre camp répond { $move }. Il reste { $left } coups.
    }
puzzle-solved = Résolu ! Un seul premier coup gagne à temps, et tu l’as trouvé.
puzzle-found-by = La difficulté a été mesurée : selon ceux de nos robots qui la trouvent.
puzzle-rules = Les règles de PRIZMIK
puzzle-learn = Apprendre PRIZMIK
puzzle-share-text =
    { $hints ->
        [0] { $title } ({ $difficulty }) : résolue sans indice
       *[other] { $title } ({ $difficulty }) : résolue avec des indices ({ $hints })
    }
puzzle-refused-over = cette énigme est finie : recommence
puzzle-hint-moves =
    { $n ->
        [one] Il faut un coup
       *[other] Il faut { $n } coups
    }
puzzle-hint-only = un seul premier coup gagne à temps
puzzle-hint-piece = Regarde { $square } ({ WORD("piece", $piece) })
puzzle-hint-move = { $move }
puzzle-hint-line = { $moves }
