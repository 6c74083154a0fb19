### La table, en français : ce qui se dit de tout jeu, et les textes des pages.

## Seats

# Numbered from 0 as everywhere in programs; people at a table have names.
seat = { SEAT($seat) }
seat-unnamed = place { $seat }
clock = la pendule

## Refusals

refused-over = la partie est terminée : { $reason }
refused-turn = c’est à { LIST($turn) } de jouer, pas à { $seat }

## The end of a game

result =
    { $count ->
        [0] Partie nulle : { $reason }.
        [one] { LIST($winners) } gagne : { $reason }.
       *[other] { LIST($winners) } se partagent la victoire : { $reason }.
    }

## Levels of the bots

level-beginner = débutant
level-novice = novice
level-casual = amateur
level-club = joueur de club
level-strong = fort
level-master = maître
level-matched = adapté

## Pages

# Everywhere

skip = Aller au contenu
home = Accueil
close = Fermer
again = Réessayer
yes = Oui
no = Non
copy = Copier
copied = Copié
share = Partager
unreachable = Le serveur est injoignable pour le moment.
bad-position = Ce n'est pas une position de ce jeu : { $why }
page-failed = Cette page n’a pas pu être chargée. Vérifie ta connexion et recharge-la.
missing-title = Il n’y a rien ici
missing-words = L’adresse est peut-être mal tapée, ou ce qui était ici a disparu.
shut-page = Impossible d’afficher cela

# Settings

settings = Réglages
settings-name = Ton nom
settings-theme = Clair ou sombre
settings-language = Langue
settings-sound = Son
settings-motion = Animation
settings-forced = Jouer pour moi quand il n’y a qu’un seul coup
theme-system = Comme sur cet appareil
theme-light = Clair
theme-dark = Sombre

# Start page

start-title = Cinq jeux de lumière et de couleur
start-words = Joue contre un bot, à plusieurs sur cet écran, ou envoie un lien à tes amis. Sans compte, sans rien installer.
start-games = Les jeux
play = Jouer
play-game = Jouer à { $game }
rules = Règles
rules-contents = Sommaire
rules-of = { $game } : les règles
puzzle-daily = Énigme du jour
learn = Apprendre
learn-game = Apprendre { $game }
learn-step = Étape { $n } sur { $total }
learn-back = Retour
learn-go-on = Continuer
learn-hint = Montre-moi
learn-done = Bien joué !
learn-other = Ce serait permis, mais essaie d’abord ceci.
learn-play = Jouer contre un bot ({ $level })
learn-play-other = Jouer autrement
learn-anew = Recommencer
learn-clause = Règle { $clause }
players-exact = { $n } joueurs
players-range = { $low } à { $high } joueurs
trait-real_time = contre la montre
trait-simultaneous = tous à la fois
trait-teams = équipes
trait-hidden = secrets
trait-chance = chance au tirage
trait-open = tout est visible
company-bot = Contre un bot
company-words-bot = Commencer tout de suite, au niveau ci-dessous
company-screen = Sur cet écran
company-words-screen = Se passer l’écran de main en main
company-friends = Avec des amis
company-words-friends = Un lien à envoyer ; la partie commence quand tout le monde est là
more-options = Plus de possibilités
level = Niveau du bot
level-sees = Il voit { $sees }.
level-outside = { $name } est un programme extérieur qui joue aux tables de ce serveur.
expect-beginner = Pour les toutes premières parties.
expect-novice = Pour qui vient d’apprendre les règles.
expect-casual = Une partie détendue : il fait des fautes dont on peut profiter.
expect-club = Il a un plan, et l’inattention coûte quelque chose.
expect-strong = Une partie difficile, qu’on gagne avec de l’entraînement.
expect-master = Du mieux qu’il peut.
level-matched-you = à ton niveau
matched-words = Il est juste assez fort pour te laisser environ la moitié des victoires. Il se règle sur tes parties dans ce navigateur, et ne change qu’entre les parties.
matched-more = Ton niveau, et comment repartir de zéro
matched-next = { $standing } Les bots de ta prochaine partie se règlent là-dessus.
standing-unknown = On ne sait encore rien de toi.
standing-few = Les premières parties ne disent pas encore ton niveau.
standing-near = Tu joues à peu près à ce niveau : { $level }.
standing-between = Tu joues entre ces niveaux : { $low } et { $high }.
standing-title = Ton niveau
standing-words = Les bots à ton niveau se règlent là-dessus. Il vient des parties contre des bots dans ce navigateur : les dernières comptent le plus, celles d’un autre jeu un peu. Seul ce navigateur le connaît ; une table n’apprend qu’un nombre, et personne d’autre à cette table.
standing-games =
    { $n ->
        [0] d’après tes autres jeux
        [one] { $n } partie comptée
       *[other] { $n } parties comptées
    }
standing-reset = Repartir de zéro
standing-sure = Oublier ton niveau ?
standing-sure-words = Tes parties terminées restent dans la liste ci-dessous. Les bots adaptés recommencent au milieu.
standing-keep = Le garder
standing-forgotten = Ton niveau est oublié
mine = Continuer
moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
mine-over = Parties terminées
lobby = Tables ouvertes
lobby-watch = Parties à regarder
lobby-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }

# Setting up a table

setup-who = Qui joue ?
setup-players = Joueurs
setup-seat = Ta place
setup-name-of = Nom de { $seat }
setup-options = Le jeu
setup-table = La table
setup-takebacks = On peut reprendre un coup si tout le monde est d’accord
setup-listed = Montrer la table sur la page d’accueil, pour que chacun puisse venir
setup-start = Préparer la table
clock-title = Pendule
clock-none = Sans pendule
terms-usual = les règles habituelles
option-is = { $name } : { $value }
ending-won = Gagné
ending-lost = Perdu
ending-drawn = Partie nulle
against-bot = { $name } ({ $level })
against-level = Bots, { $level }
against-people = Des personnes
against-bots = Des bots de plusieurs niveaux
against-mixed = Des personnes et des bots
against-screen = Sur un même écran
finished-all = Toutes les parties terminées
finished-words = Autant que ce navigateur s’en souvient.
finished-wins = Victoires par jeu et par niveau
finished-game = Jeu
finished-against = Contre
finished-played = Jouées
finished-won = Gagnées
finished-none = Aucune partie n’est encore arrivée à son terme.
lobby-all = Tout montrer ({ $n })
setup-free = libre, pour qui viendra
setup-other = Adversaire { $n }
setup-seat-random = Une place au hasard
invite-bot = Un bot pour une place libre
clock-move = { $length } par coup
clock-game = { $length } chacun
clock-game-more = { $length } chacun, { $more } de plus par coup
length-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
length-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
length-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
clock-left = reste { $time }
timer-left =
    { $n ->
        [one] reste { $n } seconde
       *[other] reste { $n } secondes
    }

# Joining

join = S’asseoir
watch = Regarder
join-title = Tu es invité à { $game }
join-there = À la table : { LIST($names) }
join-full = Toutes les places sont prises maintenant.
invite-title = En attendant tes amis
invite-words =
    { $n ->
        [one] Envoie-leur ce lien. { $n } place est encore libre.
       *[other] Envoie-leur ce lien. { $n } places sont encore libres.
    }
invite-share = Une partie de Pentaprism
invite-qr = Le lien sous forme de code pour l’appareil photo d’un téléphone
leave = Quitter la table
shut-title = Cette table ne peut pas être ouverte

# The table

board = Plateau
side = Journal, discussion et règles
seats = Joueurs
points = Points
seat-open = libre
seat-any = N’importe quelle place
seat-number = Joueur { $n }
seat-you = toi
guest = Invité
guest-number = Invité { $n }
seat-bot = bot, { $level }
seat-outside = bot extérieur
seat-stand_in = parti, un bot ({ $level }) joue
seat-here = là
seat-away = non connecté
seat-turn = doit jouer
seat-show = Voir comme { $name }
seat-switch = Passer
seat-silenced = muet
guest-manage = À propos de { $name }
guest-words = C’est toi qui as préparé cette table.
guest-remove = Écarter de la table
guest-silence = Rendre muet dans la discussion
guest-unsilence = Rendre la parole
log = Journal
log-undone = repris
log-notation = Notation
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-silenced = La personne qui a préparé cette table t’a rendu muet.
chat-silent = Une équipe ne parle pas pendant qu’elle prépare et joue ses coups.
status-gathering = La partie commence quand tout le monde est là.
status-paused = La partie est en pause.
status-sent = En route…
status-over = La partie est terminée.
status-not-yet = Ce n’est pas encore à toi : on attend { LIST($names) }.
look-back = Retour en arrière
look-back-at = Retour en arrière : coup { $at } sur { $total }
look-back-leave = Revenir au présent
status-you = C’est à toi de jouer.
status-turn = C’est à { $name } de jouer.
status-others = On attend { LIST($names) }…
status-clock = Jusqu’à ce que le temps soit écoulé…
status-watching = Tu regardes.
watchers =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
link-connected = Connecté
link-connecting = Connexion…
link-reconnecting = La connexion est perdue. Nouvel essai…
link-offline = Pas de connexion depuis { $time }. On continue d’essayer ; ce que tu fais sera envoyé dès son retour.
why = Pourquoi ? Règle { $clause }

# What one can do

actions = Ce que tu peux faire
hint = Indice
hint-thinking = Réflexion…
hint-where = Regarde l’endroit marqué.
hint-piece = Voilà ce qu’il faut utiliser.
hint-more = En dire plus
hint-share = { $n } % de chances de gagner
takeback = Reprendre
draw = Proposer la nulle
pause = Pause
resume = Reprendre la partie
draw-sure = Proposer la nulle ?
draw-yes = Oui, proposer
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-no = Non, continuer à jouer
move-seat = Autre appareil
move-seat-title = Continuer sur un autre appareil
move-seat-words = Ouvre ce lien là-bas, et la place y sera aussi la tienne. C’est une clé : ne la donne à personne d’autre.
sign-out = Déconnecter les autres appareils
sign-out-words = Cette place est-elle ouverte là où elle ne devrait pas l’être ? Tout autre appareil ne pourra plus que regarder, et les anciens liens n’ouvriront plus rien.
sign-out-done = Tous les autres appareils sont déconnectés.
turning = Tourner le plateau
withdraw = Retirer
offer-draw = { $name } propose la nulle.
offer-takeback = { $name } voudrait reprendre un coup.
offer-pause = { $name } demande une pause.
offer-rematch = { $name } veut rejouer.
offered-draw = Tu as proposé la nulle.
offered-takeback = Tu as demandé à reprendre un coup.
offered-pause = Tu as demandé une pause.
offered-rematch = Tu veux rejouer ; on attend les autres.
declined-draw = { $name } refuse la nulle.
declined-takeback = { $name } refuse de reprendre le coup.
declined-pause = { $name } refuse la pause.
declined-rematch = { $name } ne veut pas rejouer.
curtain-title = Passe l’écran à { $name }
curtain-words = Cette main n’est que pour ses yeux.
curtain-open = Je suis { $name }

# Afterwards

result-ranking = Classement
result-more = Partager et garder
result-other = Une nouvelle table
result-won = Tu as gagné
result-lost = Tu as perdu
rematch = Rejouer
rematch-waiting = On attend les autres…
next-game = À la partie suivante
replay = Revoir la partie
record = Enregistrement
replay-share = Lien vers cette partie
replay-as = Vue par
replay-all = tous, telle qu’elle était
replay-seat = { $name }, avec ce qu’on savait alors
replay-watch = quelqu’un qui regarde
replay-move = Coup
replay-first = Au début
replay-prev = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Dérouler tout seul
analysis-turning = tournant
analysis-axis = Chances de gagner en %, coup par coup, selon le bot
analysis-show = Montrer sur le plateau
analysis-table = La même chose en tableau
analysis-going = Le bot a regardé { $done } coups sur { $total } jusqu’ici.
analysis-better = Le coup { $at } a réduit les chances de { $name } de { $n } %. Mieux : { $move }
promise = Mélange fixé :
promise-words = Tout ce qui sera distribué ou tiré est déjà décidé, et cette empreinte le promet. Note son début : après la partie, tu pourras vérifier que c’est la même.
verify = Le mélange était-il honnête ?
verify-words = Avant la partie, le serveur a montré l’empreinte SHA-256 d’un nombre secret, d’où découlent chaque carte et chaque tirage. Maintenant le nombre est connu : si son empreinte est la même, rien n’a été changé entre-temps.
verify-hash = Montrée avant la partie
verify-seed = Nombre et complément
verify-now = Vérifier maintenant
verdict-true = Vrai : l’empreinte correspond. Le mélange était fixé avant le début de la partie.
verdict-false = Faux : l’empreinte ne correspond pas !
verdict-early = Le nombre est révélé après la partie.
verdict-impossible = Ce navigateur ne peut vérifier que sur une connexion sécurisée. Tout programme SHA-256 le peut : donne-lui le nombre et le complément tels qu’ils figurent ci-dessus.

# How the server does

status-title = État du serveur
status-well = Tout va bien.
status-unready = Certains jeux sont encore en cours de chargement.
status-trouble = Il y a eu quelques ennuis dans la dernière heure.
status-down = Le serveur n’atteint pas sa base de données : on ne peut rien jouer pour le moment.
status-now = Maintenant
status-hour = Dans la dernière heure
status-about = Le serveur
status-most = jusqu’à { $n }
status-people = Personnes aux tables
status-tables = Tables occupées
status-moves = Coups par minute
status-database = Base de données
status-database-ms = répond en { $n } ms
status-database-away = injoignable
status-games = Jeux prêts
status-errors = Erreurs du programme
status-outages = Coupures de la base de données
status-conflicts = Coups décidés à nouveau parce qu’un autre processus était plus rapide
status-limits = Demandes refusées par une limite
status-version = Version
status-since = En marche depuis
status-rounded = Personnes, tables et coups sont arrondis vers le haut : personne ne peut y lire ce que font les autres.

## Study

study = Étude
study-words = Une partie en arbre : parcourez-la, essayez d’autres coups, notez ce que vous en pensez et voyez ce que le robot le plus fort pense de chaque coup. Elle reste ici, avec un lien pour la lire et un autre pour la modifier à plusieurs.
study-game = Étudier cette partie
study-file = Ouvrir un enregistrement
study-drop = Ou déposez le fichier sur cette page.
study-begin = Commencer par
study-begin-empty = Le début d’une partie
study-begin-position = Une position
study-begin-editor = Un plateau que vous disposez
study-position-label = La position en JSON, ou son code
study-players = Joueurs
study-open = Commencer l’étude
study-title-label = Titre
study-untitled = Une étude de { $game }
study-link-read = Lien pour lire
study-link-edit = Lien pour modifier à plusieurs
study-reading = Vous lisez : seuls ceux qui ont l’autre lien peuvent modifier.
study-people =
    { $n ->
        [one] { $n } personne est ici
       *[other] { $n } personnes sont ici
    }
study-save = Enregistrer dans un fichier
study-links = Liens et fichier
study-moves = Coups
study-beginning = Début
study-remove = Supprimer à partir d’ici
study-promote = En faire la ligne principale
study-comment = Commentaire sur ce moment
study-draw = Anneaux et flèches
study-draw-words = Touchez le plateau pour un anneau, tirez pour une flèche.
study-draw-clear = Effacer le dessin
study-marks =
    { $n ->
        [one] { $n } marque est dessinée sur le plateau.
       *[other] { $n } marques sont dessinées sur le plateau.
    }
study-tone-0 = vert
study-tone-1 = bleu
study-tone-2 = rouge
study-tone-3 = jaune
study-as = Vu par
study-as-open = Tout est visible
study-as-seat = Comme { $name } le savait
study-for = Jouer pour { $name }
study-best = Les meilleurs coups
study-best-live = Réfléchir avec moi
study-best-none = On ne peut rien dire de ce moment.
study-best-wait = Réflexion …
study-best-rows =
    { $n ->
        [one] { $n } recherche
       *[other] { $n } recherches
    }
study-share = { $share } % ± { $error }
study-share-unknown = personne ne le sait
study-line = Puis { $line }
study-try = Le jouer
study-judge = Juger chaque coup
study-judged = { $done } coups jugés sur { $total }
study-name-best = meilleur coup
study-name-only = seul coup
study-name-mistake = erreur
study-name-serious = erreur grave
study-name-forced = pas de choix
study-loss = Ce coup a coûté { $loss } % de la victoire (± { $error }).
study-summary = Place par place
study-summary-decisions = Décisions
study-summary-loss = Perte par coup
study-turning = Tournants
study-turning-none = Rien n’a clairement renversé cette partie.
study-turn-mistake = { SEAT($seat) } fait une erreur : de { $before } à { $after } % de la victoire. Mieux valait { $better } : { $reason }.
study-turn-serious = { SEAT($seat) } fait une erreur grave : de { $before } à { $after } % de la victoire. Mieux valait { $better } : { $reason }.
study-turn-only = { SEAT($seat) } trouve le seul coup : tout autre aurait coûté { $share } % de la victoire.
study-turn-luck = Chance pour { SEAT($seat) } : le hasard donne { $share } % de la victoire.
study-luck = Chance et talent
study-luck-words = Chaque barre part d’où tous sont partis et finit au résultat. Une marche vers le haut est un gain, vers le bas une perte.
study-luck-start = la place
study-luck-deal = la donne
study-luck-draws = les pioches
study-luck-own = ses décisions
study-luck-others = décisions des autres
study-luck-ending = la fin
study-luck-result = résultat
study-exercises = Réessayer
study-exercises-words = Vos erreurs en exercices : trouvez un meilleur coup.
study-exercises-all = Les { $n } exercices
study-exercise = Coup { $n } : { $name } a joué { $played }. Quel coup est meilleur ?
study-exercise-right = Oui : c’est le meilleur coup.
study-exercise-good = Bien : c’est presque aussi bon que le meilleur coup.
study-exercise-wrong = Ce n’est pas cela. Réessayez, ou regardez la réponse.
study-exercise-answer = Montrer la réponse
study-exercise-next = Suivant
study-exercise-none = Pas d’erreur claire : il n’y a rien à travailler.
study-beliefs = Ce que { $name } pouvait savoir
study-belief-now = probable à { $chance } %
study-belief-true = c’était le cas
study-belief-false = ce n’était pas le cas
study-play-on = Continuer à partir d’ici
study-play-words = À une nouvelle table, en tant que { $name }. Ce que { $name } ne pouvait savoir est redistribué.
study-play-bots = Contre des robots
study-play-friends = Avec des amis
study-editor-turn = Au trait
study-editor-piece = Pièce
study-editor-clear = Vider le plateau
study-editor-start = La disposition habituelle
study-editor-figure = Figurine
study-editor-nothing = rien
study-editor-cards = Cartes
study-editor-floor = Sol
study-editor-random = Mélanger
refused-unknown-study = cette étude n’existe pas
refused-study-node = ce moment n’est plus dans l’étude
refused-study-root = le début d’une étude reste
refused-study-full = une étude a au plus { $most } coups
refused-study-large = l’étude est devenue trop grande
refused-study-reading = ce lien ne sert qu’à lire
limit-studies = trop de nouvelles études : attendez une minute
limit-all-studies = il y a trop d’études : réessayez plus tard

## The table: the log

line-sat =
    { $as ->
        [none] { $name } s’assoit
       *[other] { $name } s’assoit : { $as }
    }
line-filled =
    { $as ->
        [none] { $name }, un robot, s’assoit
       *[other] { $name }, un robot, s’assoit : { $as }
    }
line-left =
    { $as ->
        [none] Une place est de nouveau libre
       *[other] Une place est de nouveau libre : { $as }
    }
line-removed = { $name } a été retiré de la table
line-silenced =
    { $silent ->
        [yes] { SEAT($seat) } ne peut plus écrire dans la discussion
       *[no] { SEAT($seat) } peut de nouveau écrire dans la discussion
    }
line-begun = La partie commence
line-offered =
    { $what ->
        [draw] { SEAT($seat) } propose la nulle
        [takeback] { SEAT($seat) } voudrait reprendre un coup
        [pause] { SEAT($seat) } demande une pause
       *[rematch] { SEAT($seat) } veut rejouer
    }
line-agreed =
    { $what ->
        [draw] { SEAT($seat) } accepte la nulle
        [takeback] { SEAT($seat) } accepte que le coup soit repris
        [pause] { SEAT($seat) } accepte la pause
       *[rematch] { SEAT($seat) } est partant pour une autre partie
    }
line-declined =
    { $what ->
        [draw] { SEAT($seat) } refuse la nulle
        [takeback] { SEAT($seat) } refuse que le coup soit repris
        [pause] { SEAT($seat) } ne veut pas de pause
       *[rematch] { SEAT($seat) } ne veut pas d’autre partie
    }
line-withdrawn =
    { $what ->
        [draw] { SEAT($seat) } ne propose plus la nulle
        [takeback] { SEAT($seat) } ne veut plus reprendre de coup
        [pause] { SEAT($seat) } ne demande plus de pause
       *[rematch] { SEAT($seat) } ne veut finalement pas d’autre partie
    }
line-taken_back =
    { $moves ->
        [0] Retour au début de la partie
        [one] Retour à la position après { $moves } coup
       *[other] Retour à la position après { $moves } coups
    }
line-paused = La partie est en pause
line-resumed = { SEAT($seat) } reprend la partie
line-gap =
    { $seconds ->
        [one] Le serveur a été absent { $seconds } seconde ; aucune pendule n’a tourné
       *[other] Le serveur a été absent { $seconds } secondes ; aucune pendule n’a tourné
    }
line-away = { SEAT($seat) } est parti
line-back = { SEAT($seat) } est de retour
line-resigned = { SEAT($seat) } abandonne
line-flagged = { SEAT($seat) } n’a plus de temps
line-replaced = Un robot ({ WORD("level", $level) }) joue à la place de { SEAT($seat) }
line-rematched = La partie suivante est prête
line-tied = { SEAT($seat) } et { SEAT($other) } ont parlé à { $ms } ms d’écart, trop peu pour les départager ; { SEAT($seat) } compte en premier
log-credit = dit { $ms } ms avant d’arriver

## The lab

lab-title = Le laboratoire
lab-intro = Change une carte, vois ce qu’elle fait. Des robots jouent des milliers de parties ; chaque intervalle peut être regardé à tout moment.
lab-game = Jeu
lab-ask = Question
lab-ask-seats = Les places sont-elles justes ?
lab-ask-cards = Que vaut chaque carte ou tuile ?
lab-ask-compare = Que fait mon changement ?
lab-ask-shape = Comment se déroule une partie ?
lab-players = Joueurs
lab-level = Qui joue
lab-most = Parties au plus
lab-measure = Le nombre qui compte
lab-edge = Une différence qui compte (0 : toute)
lab-file = Fichier de données
lab-begin-with = Partir de
lab-changed =
    { $n ->
        [one] { $n } changement
       *[other] { $n } changements
    }
lab-edit = Changer les nombres
lab-valid = Le fichier est en ordre.
lab-run = Lancer
lab-stop = Arrêter
lab-starting = Les calculs démarrent …
lab-running =
    { $games } parties jusqu’ici ; { $workers ->
        [one] un calcul
       *[other] { $workers } calculs en parallèle
    }
lab-finished = { $games } parties
lab-left = encore { $games } parties environ
lab-verdict-more = Plus : le changement l’augmente.
lab-verdict-less = Moins : le changement le diminue.
lab-verdict-no-difference = Pas de différence aussi grande.
lab-verdict-undecided = Pas encore décidé.
lab-about-shape = La longueur d’une partie, son écart, les changements de tête, ce que l’on fait et combien de fois.
lab-about-seats = Ce que chaque place gagne par rapport à sa juste part, par numéro et par ordre de jeu.
lab-about-cards = Ce que vaut un exemplaire de plus de chaque carte ou tuile, par l’expérience : distribué au hasard, échangé, interdit.
lab-about-compare = Les mêmes donnes avec et sans le changement. Change un nombre du fichier ci-dessous, ou pars d’un autre fichier.
lab-progress = La part des parties déjà jouées
lab-beside = Avant et après
lab-before = avant
lab-after = après
lab-difference = différence
lab-mean = moyenne
lab-low = de
lab-high = à
lab-count = parties
lab-effect = effet
lab-legend = Une barre est l’intervalle, le point la moyenne, la ligne pointillée « aucun effet ». Un point plein est un effet établi. Les barres valent toutes ensemble, elles sont donc larges : l’une peut encore toucher la ligne alors qu’un effet est établi.
lab-numbers = Les nombres en tableau
lab-examples = Parties à regarder
lab-why-typical = Une partie typique
lab-why-longest = La plus longue
lab-why-shortest = La plus courte
lab-why-one-sided = La plus déséquilibrée
lab-why-changeful = La plus mouvementée
lab-moves = { $n } coups
lab-keep = Garder ce fichier sous
lab-keep-button = Garder
lab-kept = Gardé. Des tables peuvent l’utiliser.
lab-share = Télécharger
lab-play = Jouer avec
lab-seat = { $where } joueurs : place { $n }
lab-turn = { $where } joueurs : tour { $n }
lab-closed = le laboratoire de ce serveur ne t’est pas ouvert
lab-busy = un calcul est en cours : arrête-le d’abord
lab-died = le calcul s’est arrêté : relance-le, il reprendra là où il était
lab-no-game = il n’y a pas de telle partie dans ce calcul
level-greedy = glouton
level-random = au hasard
lab-chart-seats = Part des victoires par rapport à une part juste, par place
lab-chart-turns = Part des victoires par rapport à une part juste, par ordre de jeu
lab-chart-dealt = Distribuée ou non : ce que vaut une de plus
lab-chart-swapped = La même donne avec elle à la place d’une autre
lab-chart-missed = Ce que coûte l’interdiction de l’utiliser
lab-chart-used = Parties où elle pouvait servir, et a servi
lab-chart-creator = Victoires de qui l’a utilisée (biaisé par le choix)
lab-chart-numbers = Une partie en moyenne
lab-chart-shares = Part des parties
lab-chart-difference = Ce que le changement fait à une partie
lab-chart-difference-share = Ce que le changement fait aux parts
lab-chart-before-numbers = Avant : une partie en moyenne
lab-chart-before-shares = Avant : part des parties
lab-chart-after-numbers = Après : une partie en moyenne
lab-chart-after-shares = Après : part des parties
lab-chart-clauses = Parties où la règle décide de quelque chose
lab-chart-clauses-happen = Parties où elle s’applique
lab-chart-clauses-forbid = Parties où on l’a vue interdire
lab-measure-moves = coups
lab-measure-choices = choix par décision
lab-measure-leads = changements de meneur
lab-measure-margin = avance du gagnant
lab-measure-deficit = retard maximal du gagnant
lab-measure-comeback = gagnées après avoir été mené la plupart du temps
lab-measure-drawn = nulles ou partagées
lab-measure-first = gagnées par qui a commencé
lab-measure-dead = sortes vues mais jamais utilisées

## The table: how a match ended without the rules

result-abandoned = La partie a été abandonnée : { $reason }.
over-agreed = d’un commun accord
over-resigned = { $seat } a abandonné
over-flagged = le temps de { $seat } est écoulé
over-away = { $seat } n’est pas revenu
over-left = tout le monde est parti
over-both-flagged = les deux n’ont plus de temps
over-both-away = aucun des deux n’est revenu
over-abandoned =
    { $days ->
        [one] personne n’est venu depuis { $days } jour
       *[other] personne n’est venu depuis { $days } jours
    }

## The living room

# The big screen and the phones
company-tv = Sur le grand écran
tv-name = Grand écran
company-words-tv = Cet écran montre la table à tout le monde ; les téléphones sont les mains. Il suffit de scanner et de dire son nom.
tv-join = Rejoignez avec votre téléphone
tv-join-how = Scannez ceci, ou ouvrez { $address } et tapez :
tv-localhost = Les téléphones n’atteignent pas « { $host } » : ouvrez cette page à l’adresse que le serveur a affichée pour les autres appareils.
tv-code = Code de cette salle : { $letters }
tv-nobody = Il n’y a encore personne.
tv-next = Ensuite : { $game }
tv-start-how = Chacun peut la commencer sur son téléphone.
tv-away = téléphone absent
tv-waits = On attend { LIST($names) }
tv-missing =
    { $n ->
        [one] On attend le téléphone de { LIST($names) }
       *[other] On attend les téléphones de { LIST($names) }
    }
tv-sound-on = Activer le son
tv-sound-off = Couper le son
tv-full = Plein écran
tv-new-room = Nouvelle salle
tv-happened = Ce qui s’est passé
tv-seats = Qui joue
tv-won =
    { $n ->
        [0] Égalité
        [one] { LIST($names) } gagne
       *[other] { LIST($names) } gagnent
    }
tv-next-how = La partie suivante est à un geste, sur n’importe quel téléphone.
evening-so-far = La soirée jusqu’ici
evening-over = C’était la soirée
evening-games =
    { $n ->
        [one] une partie
       *[other] { $n } parties
    }
evening-wins =
    { $n ->
        [one] une victoire
       *[other] { $n } victoires
    }
evening-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
evening-team = Équipe { $letter }
evening-keep = Garder une image
evening-rule = 2 points pour chaque personne devancée, 1 pour chaque égalité.
phone-which = Quelle salle ?
phone-which-help = Le grand écran montre quatre lettres.
phone-letters = Lettres de la salle
phone-go = Y aller
phone-open-tv = Ceci est le grand écran
phone-who = Qui es-tu ?
phone-name = Ton nom
phone-come-in = Entrer
phone-room = Salle { $letters }
phone-same = Quelqu’un est déjà là sous le nom de { $name }.
phone-same-me = C’est moi, avec un autre téléphone
phone-same-other = Je suis quelqu’un d’autre
phone-before = J’étais déjà là, avec un autre téléphone
phone-for = Continuer pour { $name }
phone-asked = On demande à { $name } sur l’ancien téléphone. S’il est absent, une autre personne ici peut dire oui.
phone-denied = La réponse était non.
phone-handover = Un autre téléphone veut continuer pour { $name }.
phone-allow = Accepter
phone-deny = Non
phone-your-turn = À toi
phone-turn-of = { $name } : à toi
phone-look-up = Regarde le grand écran
phone-bench = Tu sautes cette partie. Tu joues la suivante.
phone-start = Commencer { $game }
phone-next-game = À quoi jouons-nous ensuite ?
phone-game = Jeu
phone-bots = Robots
phone-level = Niveau des robots
phone-level-any = moyen
phone-options = Options du jeu
phone-lineup = Dans cet ordre : { LIST($names, type: "unit") }
phone-bot = robot
phone-people = Personnes
phone-out = Passer
phone-child = Enfant : peut demander des conseils, et les bots s’adaptent
phone-team = Équipe
phone-no-team = sans équipe
phone-remove = { $name } s’en va
phone-share = Quelqu’un d’autre joue aussi sur ce téléphone
phone-share-add = Ajouter
phone-finish = Finir la soirée
phone-finish-sure = Vraiment finir ?
phone-whole = Montrer toute la table
phone-hand = Seulement ma main
phone-no-screen = Aucun grand écran ne montre cette salle : voici toute la table.
phone-no-server = Le serveur est injoignable. Voici l’état à { $time }.
phone-connecting = Connexion …
phone-signed-out = Un autre téléphone joue maintenant à ta place.
phone-back-in = Revenir
phone-hint = Indice
phone-menu = Salle

# Said by the server
room-unknown = il n’y a pas de salle { $code } : le grand écran montre son code, et /tv ouvre une nouvelle salle
room-over = cette soirée est finie : ouvrez /tv sur le grand écran pour une nouvelle
room-full = il y a déjà { $most } personnes dans cette salle : quelqu’un devrait d’abord partir
room-needs-name = dis ton nom, pour que les autres sachent à qui c’est
room-name-taken = quelqu’un est déjà là sous le nom de { $name }
room-no-such-guest = cette personne n’est plus dans la salle
room-many-handovers = plusieurs téléphones attendent déjà une réponse : répondez d’abord à ceux-là
room-still-playing = une partie est encore en cours
room-nobody = personne ne joue : quelqu’un doit d’abord entrer
room-first-only = seul·e { $name }, là en premier, peut demander aux autres de partir
room-owner-only = { $name } doit le dire avec son propre téléphone
room-not-given = la réponse était non
room-signed-out = un autre téléphone joue pour toi
limit-new-rooms = trop de nouvelles salles : attends une minute
limit-all-rooms = toutes les salles sont prises : réessaie plus tard
limit-codes = trop de codes faux : attends une minute

## The table: refusals

refused-unknown-table = cette table n’existe pas
refused-finished = la partie est finie
refused-paused = la partie est en pause
refused-not-paused = la partie n’est pas en pause
refused-not-going-on = la partie n’est pas en cours
refused-not-begun = la partie n’a pas encore commencé
refused-gathering = la partie commence quand tout le monde est là : il en manque encore { $missing }
refused-not-over = on peut voir cela quand la partie est finie
refused-stale = il s’est passé quelque chose entre-temps : regarde de nouveau
refused-time-up = ton temps est écoulé
refused-not-your-seat = ce n’est pas ta place
refused-lost-seat = cette place n’est plus la tienne
refused-now-watching = cette place n’est plus la tienne : tu regardes
refused-removed-watching = tu as été retiré de cette table : tu regardes
refused-signed-out = un autre de tes appareils a déconnecté celui-ci : tu regardes
refused-no-seat-here = tu n’as pas de place à cette table
refused-no-such-seat = cette place n’existe pas
refused-all-taken = la partie a commencé : toutes les places sont prises
refused-removed = tu as été retiré de cette table
refused-seat-taken = la place est prise : { $seat }
refused-seat-twice = une place ne peut être prise qu’une fois
refused-seat-of-bot = la place est prévue pour un robot : { $seat }
refused-leave = la partie a commencé : abandonne, ou ferme simplement la page
refused-bot-plays = un robot joue à la place de { $seat }
refused-nobody-plays = personne ne joue pour { $seat } qui pourrait le demander
refused-needs-person = à une table, il faut au moins une place pour une personne
refused-own-clock = { $game } a sa propre pendule
refused-clock-range = une pendule va d’une seconde à quatorze jours
refused-increment-range = un supplément va de zéro à un jour
refused-grace-range = un délai va de zéro à quatorze jours
refused-together = seules les étapes d’un choix secret peuvent être envoyées ensemble
refused-tied = { SEAT($seat) } l’a dit à { $ms } ms d’écart, trop peu pour vous départager : cette fois, { SEAT($seat) } compte
refused-takeback-first = quelqu’un d’autre a demandé à reprendre un coup : réponds d’abord
refused-rematch-later = on rejoue quand la partie est finie
refused-next-there = la partie suivante est déjà là
refused-draw-of-two = la nulle ne peut être convenue qu’à deux
refused-somebody-away = quelqu’un qui devrait être d’accord est absent
refused-asked-already = tu l’as déjà demandé : joue d’abord un coup
refused-nothing-to-answer = il n’y a plus rien à répondre
refused-not-asked = personne n’attend ta réponse
refused-no-takebacks = à cette table, on ne reprend pas de coups
refused-not-moved = tu n’as pas encore joué
refused-shown-since = quelque chose a été pioché ou montré depuis : on ne peut pas reprendre cela
refused-no-removing = la partie a commencé : on ne peut plus retirer personne
refused-host-only = seule la personne qui a ouvert cette table peut faire cela
refused-nobody-there = personne n’est assis là : { $seat }
refused-own-seat = c’est ta propre place
refused-watchers-chat = qui regarde ne peut pas participer à la discussion
refused-silenced = la personne qui a ouvert cette table t’a coupé la parole
refused-chat-length = un message de discussion a de 1 à { $most } caractères
refused-message-length = le message est trop long
refused-no-hints = à cette table, il n’y a pas de conseils
refused-hint-turn = un conseil se demande quand c’est à toi de jouer
refused-hint-under-way = un conseil après l’autre
refused-no-puzzles = il n’y a pas d’énigmes pour { $game }

## Codes and puzzles

puzzle-days = Les derniers jours
puzzle-day-before = Le jour précédent
puzzle-day-after = Le jour suivant
puzzle-day = { $day }, { $state }
puzzle-day-solved = résolue
puzzle-day-best = résolue au minimum
puzzle-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
puzzle-more = Dis-m'en plus
puzzle-hint = Indice
puzzle-hints =
    { $n ->
        [one] { $n } indice
       *[other] { $n } indices
    }
puzzle-endless = Énigmes sans fin
puzzle-undo = Retour
puzzle-restart = Recommencer
puzzle-next = Énigme suivante
puzzle-loading = Un instant
puzzle-unreachable = Le serveur est injoignable.
puzzle-again = Réessayer
puzzle-clause = Règle { $clause }
puzzle-rating = { $difficulty }, cote { $n }
puzzle-difficulty = Difficulté
difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile
difficulty-expert = très difficile
puzzle-another = Nouvelle énigme
puzzle-solution = Montrer la solution
puzzle-share = Partager
puzzle-copied = Copié
puzzle-day-open = à résoudre
puzzle-games = Énigmes de
code-title = Code de position
code-start = Quelqu’un a noté une position ? Entre son code : minuscules, espaces et traits ne comptent pas.
code-label = Code
code-open = Ouvrir
code-meant = Prendre { $code }
code-of = Position de { $game }
code-seen = Ce code contient ce que l’on pouvait voir en le notant. Ce qui était caché est redistribué quand on joue à partir d’ici.
code-whole = Ce code contient toute la position, même ce qui est caché.
code-play = Jouer à partir d’ici
code-print = Imprimer
code-words = Ce qui se trouve où
code-share = Lien vers cette position
code-qr = Le lien en image pour un téléphone
code-dialog = Ces signes contiennent la position telle que tu la vois. Note-les, ou ouvre la feuille à imprimer.
code-sheet = Ouvrir la feuille
code-over = Dans cette position, la partie est finie.
refused-start-players = cette position est pour { $players } joueurs
code-strange = un code n’a que des lettres et des chiffres, pas { $letter }
code-too-short = ce code est trop court : il en manque une partie
code-too-long = c’est trop long pour un code
code-wrong = ce code n’est pas bon : un signe est faux ou manque
code-slip = un signe de ce code est faux : dans le groupe { $group }, il faut sans doute { $right } et non { $written }
    .typed = un signe de ce code est faux : dans le groupe { $group }, il faut sans doute { $right } et non { $written }. Vouliez-vous dire { $code } ?
code-version = ce code vient d’une autre version de Pentaprism
code-game = ce code est pour un jeu qui n’existe pas ici
code-position = ce code ne va pas avec les règles : { $why }

## The table: too much at once, and trouble

limit-messages = trop de messages : attends un moment
limit-requests = trop de demandes : attends un moment
limit-chat = trop de lignes : attends un moment
limit-takebacks = trop de reprises : attends une minute
limit-hints = trop de conseils : réfléchis une minute par toi-même
limit-new-tables = trop de nouvelles tables : attends une minute
limit-all-tables = toutes les tables sont prises : réessaie plus tard
limit-own-tables = trop de tes tables ne sont pas finies : termines-en, ou réessaie plus tard
limit-work = il y a déjà trop de travail de ce genre : réessaie dans un moment
limit-analyses = beaucoup de parties sont en cours d’analyse : réessaie dans une minute
failed = le serveur n’y est pas arrivé : réessaie
failed-now = le serveur n’y est pas arrivé cette fois : réessaie
failed-database = le serveur n’atteint pas sa base de données : réessaie
failed-address = il n’y a rien à cette adresse
origin-no-host = la demande ne dit pas à quel serveur elle s’adresse
origin-other-name = ce serveur ne s’appelle pas { $name } : la personne qui le gère peut autoriser ce nom avec --allow-host
origin-other-site = c’est la page d’un autre site qui l’a demandé
