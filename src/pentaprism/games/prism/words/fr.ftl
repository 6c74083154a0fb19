### PRISM en français.

tagline = Réunis les six couleurs de l'arc-en-ciel pendant que tout le monde se les prend.

## Cards and numbers

card-red = rouge
card-orange = orange
card-yellow = jaune
card-green = vert
card-blue = bleu
card-violet = violet
card-wild = joker
card-take-left = prise à gauche
card-take-left-again = prise à gauche, rejoue
card-take-right = prise à droite
card-take-right-again = prise à droite, rejoue
card-take-any = prise libre
card-take-any-again = prise libre, rejoue
card-zap = éclair
card-draw-two = pioche deux
card-block = parade
word-0 = aucune
word-1 = une
word-2 = deux
word-3 = trois
word-4 = quatre
word-5 = cinq
word-6 = six

## Options and levels

option-target = Points à atteindre
    .help = La partie se termine après la manche où quelqu'un a autant de points.
option-deck = Jeu de cartes
    .help = Quelles cartes il y a, et combien.
sees-beginner = deux ou trois de ses cartes, et à peine ce qui en résulte
sees-novice = la plupart de ses cartes, et devine ce qui en résulte
sees-casual = presque tout ce qu'il peut faire, de quelques façons
sees-club = tout ce qu'il peut faire, et à qui une prise profite ou nuit
sees-strong = ce que les autres peuvent avoir, et quand garder une parade
sees-master = autant de façons que le temps le permet

## How a match ends

over-most-points = le plus de points
over-tie-broken = le plus de points ; à égalité, la dernière manche a décidé

## What happened

word-drawn =
    { $cards ->
        [none]
            { $count ->
                [1] une carte
               *[other] deux cartes
            }
       *[some] { LIST($cards, "card") }
    }
word-gained = { SEAT($seat) } { $points }
event-draw =
    { $discarded ->
        [none] { SEAT($seat) } pioche { word-drawn }
       *[some] { SEAT($seat) } utilise un « pioche deux » et pioche { word-drawn }
    }
event-play =
    { $card ->
        [draw-two] { SEAT($seat) } garde un « pioche deux » pour plus tard
       *[other] { SEAT($seat) } joue { WORD("card", $card) }
    }
event-discard = { SEAT($seat) } défausse { WORD("card", $card) }
event-zap = { SEAT($seat) } détruit le { WORD("card", $colour) } de { SEAT($target) } avec un éclair
event-ask = { SEAT($seat) } veut le { WORD("card", $colour) } de { SEAT($target) } avec « { WORD("card", $card) } »
event-take = { SEAT($seat) } prend le { WORD("card", $colour) } de { SEAT($target) }
event-block = { SEAT($target) } pare « { WORD("card", $card) } » de { SEAT($seat) }
event-decline = { SEAT($seat) } ne pioche pas de carte pour la parade
event-round =
    { $winner ->
        [none] fin de la manche { $round }, personne n'a l'arc-en-ciel
       *[some] fin de la manche { $round }, victoire de { SEAT($winner) }
    } ; points : { LIST($gained) }
event-deal = { SEAT($dealer) } distribue la manche { $round }

## Why a move is refused

refused-after-block = après ta parade, pioche une nouvelle carte ou dis non
refused-no-take = cela répond à une prise, et personne ne te prend rien en ce moment
refused-not-held = tu n'as pas « { WORD("card", $card) } » en main
refused-playable = « { WORD("card", $card) } » peut être joué maintenant ; on ne défausse que ce qui ne peut pas l'être
refused-owned = tu as déjà « { WORD("card", $card) } » dans ta collection ; tu peux défausser la carte
refused-no-draw-two = il n'y a pas de « pioche deux » dans ta collection : pioche une carte
refused-draw-first = un tour commence par la pioche
refused-draw-first-or-two = un tour commence par la pioche : pioche une carte ou utilise ton « pioche deux »
refused-no-block = tu n'as pas de parade, tu ne peux que laisser faire
refused-answer = on te prend une carte : laisse faire ou pare
refused-save = pour garder un « pioche deux », joue-le de ta main
refused-stack-empty = la pioche est vide : plus personne ne pioche dans cette manche
refused-drawn = tu as déjà pioché : joue ou défausse une carte
refused-block-now = une parade ne se joue pas à ton propre tour : elle répond à une prise
refused-aimless = choisis à quoi sert « { WORD("card", $card) } »
refused-not-zapped = un éclair ne peut pas toucher « { WORD("card", $card) } » : choisis une couleur
refused-not-taken = « { WORD("card", $card) } » ne peut pas être pris : choisis une couleur
refused-unreadable = ce n'est pas un coup
refused-second-wild = il y a déjà un joker dans ta collection, et un seul est permis
refused-lone-wild = un joker a d'abord besoin d'une couleur dans ta collection
refused-zap-own = ton éclair ne peut pas toucher tes propres cartes
refused-no-seat = il n'y a pas de place { $seat } dans cette partie
refused-nothing-to-zap = { SEAT($target) } n'a pas de { WORD("card", $colour) } à détruire
refused-take-own = tu ne peux rien te prendre à toi-même
refused-take-needs-colour = pour prendre, il te faut une couleur dans ta collection ; un joker ne compte pas
refused-take-owned = tu as déjà le { WORD("card", $colour) }, et tu ne peux prendre que ce qui te manque
refused-nothing-to-take = { SEAT($target) } n'a pas de { WORD("card", $colour) } à prendre

## Why a move is good

word-gain =
    { $after ->
        [6] , ce qui gagne la manche
       *[other] {" "}: { WORD("word", $after) } sur six
    }
word-danger =
    { $theirs ->
        [5] à qui il n'en manque qu'une
       *[other] qui en a { WORD("word", $theirs) } sur six
    }
reason-plays = met le { WORD("card", $card) } dans la collection{ word-gain }
reason-wild = remplace une couleur manquante et ne peut pas être pris{ word-gain }
reason-saves = garde un « pioche deux » pour un tour qui demande plus de cartes
reason-zaps = détruit le { WORD("card", $colour) } de { SEAT($target) }, { word-danger }
reason-takes = prend le { WORD("card", $colour) } de { SEAT($target) }, { word-danger }{ word-gain }
reason-takes-again = prend le { WORD("card", $colour) } de { SEAT($target) }, { word-danger }, et rejoue{ word-gain }
reason-stops = empêche { SEAT($taker) } de gagner la manche avec le { WORD("card", $colour) }
reason-blocks = garde le { WORD("card", $colour) } et met fin au tour de { SEAT($taker) }
reason-keeps-block = garde la parade pour une perte plus grave que le { WORD("card", $colour) }
reason-no-block = il n'y a pas de parade pour répondre
reason-declines = laisse la carte dans la pioche, qui touche à sa fin
reason-replaces = pioche une carte à la place de la parade
reason-uses-draw-two = utilise le « pioche deux » pour une seconde carte
reason-keeps-draw-two = pioche une carte et garde le « pioche deux » pour plus tard
reason-draws = un tour commence par la pioche
reason-second = se sépare d'un second { WORD("card", $card) }
reason-gives-block = se sépare d'une parade pour garder le reste de la main
reason-gives = se sépare de « { WORD("card", $card) } », qui ne sert à rien maintenant

## The table

board-again = rejoue
board-face-down = une carte cachée
board-nothing = rien
board-list = { LIST($things) }
board-several = { $n } × { $thing }
board-left = à gauche
board-right = à droite
board-both = à gauche et à droite
board-deals = a distribué cette manche
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-hand = Main de { $name }
board-your-hand = Ta main
board-collection = Collection de { $name }
board-your-collection = Ta collection
board-has = { $name } a : { $thing }
board-lacks = { $name } : { $thing } manque
board-stack = Pioche
board-stack-has =
    { $n ->
        [0] La pioche est vide
       *[other] Pioche : { $n } cachées
    }
board-discard = Défausse
board-discard-has =
    { $n ->
        [0] La défausse est vide
       *[other] Défausse : { $n }, dessus : { $top }
    }
board-round = Manche { $n }, { $goal ->
        [one] jusqu'à { $goal } point
       *[other] jusqu'à { $goal } points
    }

## What is waited for

wait-draw = À toi. Pioche une carte.
wait-draw-or-two = À toi. Pioche une carte, ou utilise ton « pioche deux ».
wait-pick = Choisis une carte de ta main.
wait-drawing = { $name } pioche.
wait-playing = { $name } choisit une carte.
wait-asked = { $name } a un instant pour répondre.
wait-replacing = { $name } peut piocher une carte pour la parade.
wait-replace = Paré ! Tu peux piocher une carte en échange.
wait-not-yet = Ce n'est pas encore à toi. { $what }
wait-nobody = Ce n'est le tour de personne.
wait-over = La partie est finie.
wait-won = La partie est finie. Victoire de { LIST($names) }.

## Choices

say-draw = Piocher une carte
say-draw-two = Utiliser « pioche deux »
say-decline = Non, merci
say-block = Parer
say-allow = Laisser faire
say-play = Jouer { $card }
say-save = Garder « pioche deux »
say-discard = Défausser { $card }
say-take = Prendre le { $colour } de { $name }
say-zap = Éclair sur le { $colour } de { $name }
board-where = { $card } : où ?
board-must-wait = { $card } doit attendre : on pioche d'abord.
board-only-reaches = « { $card } » n'atteint que { $name }.
board-back = Reprendre
board-only-discard = ne peut qu'être défaussée maintenant
board-chosen = choisie

## The answer to a take

board-wants-yours = { $name } veut ton { $colour }.
board-wants = { $taker } veut le { $colour } de { $target }.
board-letting-go = Tu laisses faire quand l'instant se termine.
board-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
board-same-moment = L'instant dure toujours aussi longtemps : il ne trahit rien.
board-answer-now = L'instant est passé. Que dis-tu ?
board-answer-at-once = Il n'y a personne pour voir combien de temps tu réfléchis.

## Points

board-round-won = { $name } a l'arc-en-ciel et gagne la manche { $n }.
board-round-over = Fin de la manche { $n } : personne n'a l'arc-en-ciel.
board-seen = Continuer
board-plus-wild = { $points } + { $wild }
board-colours =
    { $n ->
        [one] { $n } couleur
       *[other] { $n } couleurs
    }
board-cards-left =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
board-earlier = { $n } des manches précédentes
board-gained = { $n } à la dernière manche
board-tie-break = Égalité de points : la dernière manche décide.
board-so-far = Les points jusqu'ici
board-breakdown =
    { $n ->
        [one] Les points après { $n } manche
       *[other] Les points après { $n } manches
    }

## On a sheet to set a position up

sheet-hand =
    { SEAT($seat) }, en main : { $cards ->
        [none]
            { $n ->
                [0] rien
                [one] une carte cachée
               *[other] { $n } cartes cachées
            }
       *[some] { LIST($cards, "card", type: "unit") }
    }
sheet-collection =
    { SEAT($seat) }, collection : { $cards ->
        [none] rien
       *[some] { LIST($cards, "card", type: "unit") }
    }
sheet-points = { SEAT($seat) }, points jusqu’ici : { $n }
sheet-stack =
    Pioche : { $cards ->
        [none]
            { $n ->
                [0] vide
               *[other] { $n } cachées
            }
       *[some] à partir du haut : { LIST($cards, "card", type: "unit") }
    }
sheet-discard =
    Défausse : { $cards ->
        [none] vide
       *[some] à partir du bas : { LIST($cards, "card", type: "unit") }
    }
sheet-pending = { SEAT($taker) } veut { WORD("card", $colour) } de { SEAT($target) } avec { WORD("card", $card) }
sheet-turn = Manche { $n } : { SEAT($dealer) } a donné, c’est à { SEAT($seat) }

## Le laboratoire

measure-rounds = manches
measure-unwon = manches sans gagnant
measure-plays = cartes jouées
measure-discards = cartes défaussées
measure-do-draw = coup : piocher
measure-do-draw-two = coup : piocher deux
measure-do-decline = coup : refuser
measure-do-block = coup : bloquer
measure-do-allow = coup : laisser faire
measure-do-play = coup : jouer
measure-do-discard = coup : défausser

## Study: what a seat could know

belief-held = { SEAT($seat) } a { WORD("card", $what) }
belief-next = la prochaine carte est { WORD("card", $what) }
