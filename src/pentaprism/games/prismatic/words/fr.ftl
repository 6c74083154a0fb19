### Prismatic en français.

tagline = Pioche des étincelles de lumière, place-les en secret et crée des cartes qui font naître de nouvelles couleurs.

## Options et niveaux

option-goal = Objectif
    .help = nombre de cartes créées qui met fin à la partie
option-auction = Enchères
    .help = après chaque manche, on mise en secret des prismes pour le jeton de premier joueur
option-round_limit = Limite de manches
    .help = nombre de manches après lequel la partie s'arrête de toute façon (0 : sans limite)
option-cards = Cartes
    .help = les cartes du jeu
choice-cards-standard = première édition
choice-cards-second = deuxième édition
option-board = Plateau
    .help = les créations du plateau
sees-beginner = deux ou trois possibilités, comme elles lui viennent à l'esprit
sees-novice = environ la moitié des prochaines pièces
sees-casual = la plupart des prochaines pièces, une fois
sees-club = chaque prochaine pièce et ce que la plupart peuvent devenir
sees-strong = ce qui est probable, sur tout un placement
sees-master = tout, dans la limite du temps

## Comment une partie finit

over-last-round = la dernière manche est terminée

## Étincelles et prismes

piece-R = étincelle rouge
    .a = une étincelle rouge
    .no = aucune étincelle rouge
piece-G = étincelle verte
    .a = une étincelle verte
    .no = aucune étincelle verte
piece-B = étincelle bleue
    .a = une étincelle bleue
    .no = aucune étincelle bleue
piece-C = étincelle cyan
    .a = une étincelle cyan
    .no = aucune étincelle cyan
piece-M = étincelle magenta
    .a = une étincelle magenta
    .no = aucune étincelle magenta
piece-Y = étincelle jaune
    .a = une étincelle jaune
    .no = aucune étincelle jaune
piece-W = étincelle blanche
    .a = une étincelle blanche
    .no = aucune étincelle blanche
piece-K = étincelle noire
    .a = une étincelle noire
    .no = aucune étincelle noire
piece-P = étincelle prismatique
    .a = une étincelle prismatique
    .no = aucune étincelle prismatique
piece-prism = prisme
    .a = un prisme
    .no = aucun prisme
word-some-R =
    { $n ->
        [1] une étincelle rouge
       *[other] { $n } étincelles rouges
    }
word-some-G =
    { $n ->
        [1] une étincelle verte
       *[other] { $n } étincelles vertes
    }
word-some-B =
    { $n ->
        [1] une étincelle bleue
       *[other] { $n } étincelles bleues
    }
word-some-C =
    { $n ->
        [1] une étincelle cyan
       *[other] { $n } étincelles cyan
    }
word-some-M =
    { $n ->
        [1] une étincelle magenta
       *[other] { $n } étincelles magenta
    }
word-some-Y =
    { $n ->
        [1] une étincelle jaune
       *[other] { $n } étincelles jaunes
    }
word-some-W =
    { $n ->
        [1] une étincelle blanche
       *[other] { $n } étincelles blanches
    }
word-some-K =
    { $n ->
        [1] une étincelle noire
       *[other] { $n } étincelles noires
    }
word-some-P =
    { $n ->
        [1] une étincelle prismatique
       *[other] { $n } étincelles prismatiques
    }
word-some-prism =
    { $n ->
        [1] un prisme
       *[other] { $n } prismes
    }
word-colour-R = rouge
word-colour-G = vert
word-colour-B = bleu
word-colour-C = cyan
word-colour-M = magenta
word-colour-Y = jaune
word-colour-W = blanc
word-colour-K = noir

## Cartes

card-scarlet-thread = Fil écarlate
card-moss-garden = Jardin de mousse
card-indigo-well = Puits d'indigo
card-saffron-robe = Robe safran
card-chalk-cliff = Falaise de craie
card-rose-window = Rosace
card-lagoon = Lagon
card-golden-hour = Heure dorée
card-charcoal = Fusain
card-orchid-house = Serre aux orchidées
card-glacier = Glacier
card-tiger-lily = Lis tigré
card-opal = Opale
card-full-spectrum = Spectre complet
card-dawn = Aube
card-dusk = Crépuscule
card-noon = Midi
card-drizzle = Bruine
card-comet = Comète
card-rainbow = Arc-en-ciel
card-sundog = Parhélie
card-moonbow = Arc lunaire
card-green-flash = Rayon vert
card-thunderhead = Nuée d'orage
card-aurora = Aurore boréale
card-morning-star = Étoile du matin
card-milky-way = Voie lactée
card-eclipse = Éclipse
card-loom = Métier à tisser
card-dye-vat = Cuve de teinture
card-inkwell = Encrier
card-glass-bead = Perle de verre
card-sundial = Cadran solaire
card-mosaic = Mosaïque
card-magic-lantern = Lanterne magique
card-paint-box = Boîte de couleurs
card-tapestry = Tapisserie
card-stained-glass = Vitrail
card-lighthouse = Phare
card-fireworks = Feu d'artifice
card-kaleidoscope = Kaléidoscope
card-prism-grinder = Tailleur de prismes
word-type-hue = Teinte
word-type-sky = Ciel
word-type-craft = Artisanat

## Ce que font pouvoirs, récompenses et créations

effect-pool = ajoute du { WORD("word-colour", $colour) } à ta réserve
effect-mote = gagne { WORD("piece", $piece, form: "a") }
effect-prisms =
    { $n ->
        [1] gagne un prisme
        [2] gagne deux prismes
        [3] gagne trois prismes
       *[other] gagne { $n } prismes
    }
word-effect-pull = tire une étincelle de ton sac, puis place-la ou remets-la
word-effect-empty = vide une palette ou une carte de n'importe qui
word-effect-draw = pioche une carte pour tes chantiers ou pour l'étalage
word-effect-discard = défausse une carte de tes chantiers ou de l'étalage
word-effect-steal = vole une carte des chantiers d'un autre ou de l'étalage
word-effect-two-cards = regarde deux cartes, garde-en une et défausse l'autre
ability-free = À chaque manche : { $effect }.
ability-paid = À chaque manche, pour { WORD("piece", $piece, form: "a") } sur cette carte : { $effect }.

## Ce qui s'est passé

event-bid =
    { $number ->
        [none] { SEAT($seat) } a misé
        [0] { SEAT($seat) } ne mise rien
       *[other] { SEAT($seat) } mise { $number }
    }
event-ready = { SEAT($seat) } est prêt
event-choose = { SEAT($seat) } réfléchit
event-done = { SEAT($seat) } a terminé
event-take-back = { SEAT($seat) } reprend tout
event-take = { SEAT($seat) } prend { WORD("piece", $piece, form: "a") }
event-put = { SEAT($seat) } place { WORD("piece", $piece, form: "a") } sur { $place }
place-palette = la palette
commitment = { LIST($some) } sur { $place }
event-commit =
    { $places ->
        [0] { SEAT($seat) } ne place rien
       *[other] { SEAT($seat) } place { LIST($put, type: "unit") }
    }
event-reveal = { SEAT($seat) } garde { $named }
event-keep =
    { $other ->
        [none] { SEAT($seat) } garde { $named }
       *[other] { SEAT($seat) } garde { $named } et défausse { $other }
    }
event-create = { SEAT($seat) } crée { $named }
event-use = { SEAT($seat) } utilise { $named }
event-make = { SEAT($seat) } paie { LIST($some) } pour { $effect }
goal-pool = ajouter du { WORD("word-colour", $colour) } à la réserve
goal-gain = gagner { LIST($some) }
word-goal-pull = tirer une étincelle
word-goal-empty = vider une palette ou une carte
word-goal-draw = piocher une carte
word-goal-discard = défausser une carte
word-goal-steal = voler une carte
word-goal-two-cards = garder une carte sur deux
event-pay =
    { $number ->
        [0] { SEAT($seat) } ne prend rien dans la réserve pour cela
       *[other] { SEAT($seat) } prend pour cela dans la réserve : { LIST($colours, "word-colour") }
    }
event-gain =
    { $number ->
        [1] { SEAT($seat) } gagne { WORD("piece", $piece, form: "a") }
       *[other] { SEAT($seat) } gagne { $number } prismes
    }
event-pool = { SEAT($seat) } ajoute du { WORD("word-colour", $piece) } à la réserve
event-pull =
    { $piece ->
        [none] { SEAT($seat) } tire une étincelle
       *[other] { SEAT($seat) } tire { WORD("piece", $piece, form: "a") }
    }
event-return = { SEAT($seat) } remet l'étincelle tirée dans le sac
event-empty =
    { $card ->
        [none] { SEAT($seat) } vide la palette de { SEAT($whose) }
       *[other] { SEAT($seat) } vide { $named }
    }
event-draw =
    { $named ->
        [none] { SEAT($seat) } pioche une carte
       *[other] { SEAT($seat) } pioche une carte : { $named }
    }
event-place =
    { $area ->
        [progress] { SEAT($seat) } met { $named } en chantier
        [common] { SEAT($seat) } met { $named } dans l'étalage
       *[other] { SEAT($seat) } met { $named } dans l'étalage à la place de { $replaced }
    }
event-discard = { SEAT($seat) } défausse { $named }
event-steal = { SEAT($seat) } vole { $named }
event-decline = { SEAT($seat) } renonce au reste
event-reject = { SEAT($seat) } défausse la carte
event-starter = { SEAT($seat) } a le jeton de premier joueur
event-last-round =
    { $goal ->
        [yes] l'objectif est atteint : encore une manche
       *[other] la manche { $number } est la dernière
    }
event-round = la manche { $number } commence
event-over = la partie est finie : { SEAT($seat) } gagne

## Pourquoi un coup est refusé

refused-ready = tu es prêt ; en attendant les autres, tu peux seulement changer d'avis
refused-in-setup = garde une carte et prends deux étincelles, puis dis « Prêt »
refused-kept-already = tu as déjà gardé une carte ; change d'avis pour en choisir une autre
refused-not-dealt = ce n'est pas une des deux cartes que tu as reçues
refused-prismatic-chosen = on ne peut pas choisir d'étincelle prismatique à la mise en place
refused-mote-order = reprends tes étincelles : change d'abord d'avis
refused-keep-first = garde d'abord une de tes deux cartes
refused-take-two = prends d'abord deux étincelles
refused-taken-two = tu as pris deux étincelles : dis « Prêt », ou change d'avis
refused-in-commit = place des étincelles et des prismes sur ta palette ou tes cartes, puis dis « Prêt »
refused-too-early = on crée plus tard : d'abord, chacun place ses étincelles
refused-nothing-put = tu n'as encore rien placé que tu puisses reprendre
refused-none-to-put = tu n'as { WORD("piece", $piece, form: "no") } à placer
refused-put-order = recommence ton placement : change d'avis et reprends tout
refused-not-yours = cette carte n'est pas devant toi : place tes pièces sur tes propres cartes, ou sur la palette pour l'étalage et le plateau
refused-no-room = { $named } n'a plus de symbole libre pour { WORD("piece", $piece, form: "a") }
refused-in-act = crée des cartes, utilise des pouvoirs et des créations, ou dis « Terminé »
refused-put-later = on place ses pièces à l'étape 2 ; maintenant, seul Tirer apporte une étincelle
refused-nothing-waits = aucune récompense ni action ne t'attend
refused-share-in-progress = une carte en chantier prend dans la réserve ce qui lui manque : il n'y a rien à choisir
refused-share-plain = c'est ainsi que l'on paie de toute façon
refused-share-empty = la réserve est vide
refused-share-lacks = la réserve n'a que { LIST($colours, "word-colour") }
refused-share-needless = choisis seulement des couleurs que le coût demande
refused-share-palette = ta palette devrait payer { LIST($some) }, et elle ne le peut pas
refused-nowhere = cette carte n'est ni dans tes chantiers ni dans l'étalage
refused-create-common = { $named } coûte { LIST($some) } ; ta palette et la réserve n'y suffisent pas
refused-create-progress = { $named } coûte { LIST($some) } ; ses étincelles et la réserve n'y suffisent pas
refused-not-created = cette carte n'est pas parmi tes cartes créées
refused-by-itself = { $named } remplit ta réserve toute seule
refused-used = { $named } a déjà servi dans cette manche
refused-supply = il n'en reste plus dans la banque
refused-unfed = pour le pouvoir de { $named }, il faut y placer { WORD("piece", $piece, form: "a") } ; la réserve ne paie pas les pouvoirs
refused-no-such-creation = cette création n'existe pas
refused-made = chaque création du plateau ne sert qu'une fois par manche
refused-make = elle coûte { LIST($some) } ; ta palette et la réserve n'y suffisent pas
refused-in-reward = prends ce qui t'attend, ou renonce
refused-no-pull = ton sac n'a pas d'étincelle à tirer
refused-no-draw = il n'y a plus de carte, ni dans la pioche ni dans la défausse
refused-no-empty = vide une palette ou une carte sur laquelle il y a quelque chose
refused-no-discard = défausse une carte de tes chantiers ou de l'étalage
refused-no-steal = vole une carte des chantiers d'un autre ou de l'étalage
refused-in-pulled = place l'étincelle tirée sur ta palette ou une carte, ou remets-la
refused-not-pulled = tu n'as pas tiré cela, mais autre chose que { WORD("piece", $piece, form: "a") }
refused-replaces = une carte piochée remplace une des trois cartes de l'étalage
refused-in-drawn = la carte piochée va dans tes chantiers ou dans l'étalage, ou y remplace une carte
refused-in-choosing = choisis la carte que tu gardes
refused-in-auction = mise des prismes, ou passe
refused-bid-more = tu as misé { $number } : mise plus, ou abandonne
refused-bid-prisms =
    { $number ->
        [0] tu n'as aucun prisme libre à miser
        [1] tu n'as qu'un prisme libre à miser
       *[other] tu n'as que { $number } prismes libres à miser
    }

## Pourquoi un coup est bon

reason-take-back = il y a mieux à placer
reason-pull-mote = une étincelle tirée peut servir tout de suite
reason-return = l'étincelle est plus utile dans le sac
reason-draw-card = encore une carte à travailler
reason-to-progress = elle vaut la peine, et là, personne d'autre ne peut la créer
reason-costs-a-star = une carte en chantier coûterait une étoile si elle reste inachevée
reason-replace = l'étalage convient mieux à ses propres étincelles
reason-decline = le reste n'aiderait pas
reason-pass = le jeton de premier joueur ne vaut pas un prisme maintenant
reason-bid = jouer en premier vaut ces prismes
reason-keep = { $named } est plus proche, ou vaut plus
reason-rest-in-bag = le reste est plus utile dans le sac
reason-all-placed = tout est à sa place
reason-done = ce qui est placé vaudra plus tard davantage
reason-brings = apporte { LIST($some) }
reason-brings-pool = apporte du { WORD("word-colour", $colour) } à la réserve
word-lets-pull = te laisse tirer une étincelle
word-lets-empty = te laisse vider une palette ou une carte
word-lets-draw = te laisse piocher une carte
word-lets-discard = te laisse défausser une carte
word-lets-steal = te laisse voler une carte
word-lets-two-cards = te laisse garder une carte sur deux
reason-feeds = paie le pouvoir de { $named }
reason-completes = complète { $named }
reason-nearer = rapproche { $named } : il lui manque alors { LIST($some) }
reason-board = sert aux créations du plateau
stars =
    { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
reason-first = { $stars }, et l'objectif en premier
reason-create = { $stars }, et à chaque manche : { $effect }
reason-may-complete = peut compléter quelque chose tout de suite
reason-prisms = les prismes paient des cartes, et quatre valent une étoile
reason-more = { WORD("piece", $piece, form: "a") } de plus dans le sac
reason-own-back = récupère ses propres étincelles
reason-sets-back = retarde { SEAT($whose) }
reason-sets-card-back = retarde { $named }
reason-saves-star = évite l'étoile qu'elle coûterait
reason-others = les autres l'auraient utilisée
reason-worth = { $named } vaut la peine d'être créée

## Le plateau

board-nothing = rien
word-area-common = Étalage
word-area-board = Créations
word-area-pool = Réserve
word-area-palette = Palette
word-area-progress = En chantier
word-area-created = Créées
word-area-prisms = Prismes
word-area-hand = Tirées
word-area-score = Score actuel
word-area-deck = Pioche
word-area-discards = Défausse
word-action-pull = Tirer
word-action-empty = Vider
word-action-draw = Piocher
word-action-discard = Défausser
word-action-steal = Voler
word-action-two-cards = 2 cartes
board-area = { $area } : { LIST($some) }
board-card = Carte { $card }
board-once = une fois
board-costs = coûte { LIST($some) }
board-lies = dessus : { LIST($some) }
board-missing = encore libre : { LIST($some) }
board-used = utilisée cette manche
board-round = Manche { $n }
board-setup = Mise en place
board-last-round = Dernière manche
board-ends-with = Se termine au plus tard à la manche { $n }
word-step-commit = Placer
word-step-resolve = Créer
word-step-auction = Enchères
board-goal = Objectif : { $n } cartes
board-goal-of = { $name } : { $n } cartes sur { $goal }
board-starter = commence cette manche
board-you = toi
board-is-ready = Prêt
board-thinking = Réfléchit
board-face-down =
    { $n ->
        [one] une carte cachée
       *[other] { $n } cartes cachées
    }
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-in-bag = dans le sac : { LIST($some) }
board-empty-bag = le sac est vide
prompt-setup = Garde une des deux cartes et prends deux étincelles de ton choix dans ton sac.
prompt-commit = Touche une étincelle pour la placer, ou fais-la glisser. Le reste retourne dans le sac.
prompt-elsewhere = { $piece } : { $place }. Touche un autre endroit pour la mettre là.
prompt-ready = Tu es prêt. On attend { LIST($names) } ; d'ici là, tu peux encore changer d'avis.
prompt-act = Crée des cartes, utilise des pouvoirs et des créations dans l'ordre que tu veux. Puis : Terminé.
prompt-reward = Prends ce qui t'attend, dans l'ordre que tu veux, ou renonce.
prompt-pulled = Tu as tiré { WORD("piece", $piece, form: "a") } : place-la sur ta palette ou une carte, ou remets-la.
prompt-drawn = Ta nouvelle carte : dans tes chantiers ou dans l'étalage ?
prompt-replace = Ou choisis une carte de l'étalage qu'elle remplace.
prompt-choosing = Garde une de ces cartes ; l'autre est défaussée.
word-target-steal = Choisis une carte à voler.
word-target-discard = Choisis une carte à défausser.
word-target-empty = Choisis une palette ou une carte à vider.
prompt-bid = Mise en secret des prismes pour le jeton de premier joueur, ou passe.
prompt-bid-again = Égalité pour la plus haute mise. Mise plus de { $n }, ou abandonne.
prompt-bid-made = Ta mise est faite. On attend les autres.
prompt-turn = { $name } crée.
prompt-waiting = On attend { LIST($names) }.
prompt-over = { $name } gagne.
prompt-paused = La partie est en pause.
board-not-now = Tu es prêt : change d'abord d'avis pour modifier quelque chose.
board-lies-on = { $piece }, placée : { $place }
word-button-ready = Prêt
word-button-lay-all = Tout placer
word-button-to-palette = Tout sur la palette
word-button-rest-to-palette = Le reste sur la palette
word-button-lift-all = Tout reprendre
word-button-take-back = Changer d'avis
word-button-done = Terminé
word-button-decline = Renoncer
word-button-pull = Tirer une étincelle
word-button-draw = Piocher une carte
word-button-return = La remettre sans la montrer
word-button-to-progress = Dans mes chantiers
word-button-to-common = Dans l'étalage
word-button-pass = Passer
word-button-give-up = Abandonner
word-button-reject = La défausser
word-button-create = Créer
word-button-use = Utiliser
word-button-make = Faire
word-button-keep = Garder
word-button-replace = Remplacer
word-button-discard = Défausser
word-button-steal = Voler
word-button-empty = Vider
say-create = Créer { $named }
say-use = Utiliser { $named }
say-keep = Garder { $named }
say-replace = Remplacer { $named }
say-discard = Défausser { $named }
say-steal = Voler { $named }
say-empty = Vider { $named }
say-paying = { $move }, avec { LIST($colours, "word-colour") } de la réserve
say-paying-nothing = { $move }, sans la réserve
say-make = Faire la création qui coûte { LIST($some) }
say-put = Placer { WORD("piece", $piece, form: "a") } sur { $place }
say-take = Prendre { WORD("piece", $piece, form: "a") }
say-gain = Gagner { LIST($some) }
say-pool = Ajouter du { WORD("word-colour", $colour) } à la réserve
say-bid = Miser { $n }
say-empty-palette = Vider la palette de { $name }
board-pay-otherwise = Payer autrement
board-pay-plainly = Comme d'habitude
board-from-pool = De la réserve : { LIST($colours, "word-colour") }
board-from-pool-nothing = De la réserve : rien
board-bid-of = mise { $n }
board-gave-up = a abandonné
board-lay-all-title = Chaque étincelle là où elle servira sans doute
board-why-not = Pourquoi pas ?
board-close = Fermer
board-would = Ton score : { $before } → { $after }
board-lift = Reprendre { WORD("piece", $piece, form: "a") }
board-put-this = Placé ici cette manche, toucher pour reprendre :
board-can-put = une place pour elle
board-can-now = possible maintenant
board-made = faite cette manche
board-two-motes = Tes deux étincelles
board-part = Partie
word-part-stars = Étoiles des cartes créées
    .short = Étoiles
word-part-first = Premier à l'objectif
    .short = Premier
word-part-motes = Le plus d'étincelles
    .short = Étincelles
word-part-hue = Le plus de cartes Teinte
    .short = Teinte
word-part-sky = Le plus de cartes Ciel
    .short = Ciel
word-part-craft = Le plus de cartes Artisanat
    .short = Artisanat
word-part-prismatic = Le plus d'étincelles prismatiques
    .short = Prismatiques
word-part-prisms = Tous les quatre prismes
    .short = Prismes
word-part-progress = Cartes encore en chantier
    .short = Chantiers
board-total = Total
board-tied = égalité
word-tie-created = Égalité de points : le plus de cartes créées l'emporte.
word-tie-motes = Égalité de points et de cartes : le plus d'étincelles l'emporte.
word-tie-prisms = Égalité de points, de cartes et d'étincelles : le plus de prismes l'emporte.
word-tie-first = Égalité en tout le reste : le premier à l'objectif gagne.
word-tie-lot = Égalité en tout : le sort a décidé.

## On a sheet to set a position up

sheet-round =
    { $n ->
        [0] Mise en place, { SEAT($seat) } a le jeton de départ
       *[other] Manche { $n }, { SEAT($seat) } a le jeton de départ
    }
sheet-bag =
    { SEAT($seat) }, sac : { $some ->
        [none] vide
       *[some] { LIST($some, type: "unit") }
    }
sheet-prisms = { SEAT($seat) }, prismes : { $n }
sheet-palette =
    { SEAT($seat) }, palette : { $some ->
        [none] vide
       *[some] { LIST($some, type: "unit") }
    }
sheet-progress =
    { SEAT($seat) }, en chantier : { $card }{ $some ->
        [none] { "" }
       *[some] { " " }avec { LIST($some) }
    }
sheet-created =
    { SEAT($seat) }, créée : { $card }{ $some ->
        [none] { "" }
       *[some] { " " }avec { LIST($some) }
    }
sheet-hand =
    { SEAT($seat) }, tiré : { $some ->
        [none] rien
       *[some] { LIST($some, type: "unit") }
    }
sheet-choice = { SEAT($seat) } choisit entre { LIST($cards) }
sheet-put =
    { SEAT($seat) }, posé en secret : { $some ->
        [none] rien
       *[some] { LIST($some) }
    } sur { $card ->
        [none] la palette
       *[other] { $card }
    }
sheet-common =
    Étalage : { $cards ->
        [none] aucune
       *[some] { LIST($cards, type: "unit") }
    }
sheet-discards =
    Défausse : { $cards ->
        [none] aucune
       *[some] { LIST($cards, type: "unit") }
    }
sheet-deck = Cartes dans la pioche : { $n }, mélangées

## Le laboratoire

measure-rounds = manches
measure-created = cartes créées
measure-made = créations du plateau
measure-round-limit = terminées par la limite de manches
measure-do-other = coup : autre
measure-do-put = coup : engager une pièce
measure-do-take-back = coup : reprendre
measure-do-create = coup : créer une carte
measure-do-use = coup : utiliser une capacité
measure-do-make = coup : créer du plateau
measure-do-pull = coup : tirer une étincelle
measure-do-empty = coup : vider
measure-do-draw = coup : piocher une carte
measure-do-discard = coup : défausser une carte
measure-do-steal = coup : voler

## Study: what a seat could know

belief-drawn = { SEAT($seat) } a pioché { WORD("word-colour", $what) }
