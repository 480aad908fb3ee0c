### Tablier — les mots de toute la maison. Le français est la langue source.
###
### Conventions
###   $side   le nom d’un camp au milieu d’une phrase (<jeu>-side-0 : « Blanc », « les soldats ») ; au début d’une
###           phrase ou devant deux points, le message le dit et reçoit <jeu>-side-0-title (« Les soldats »).
###   $n      un nombre, pour le singulier et le pluriel.
###   $game   le nom d’un jeu (<jeu>-name).
### Les verbes qui s’accordent avec un camp sont dans le fichier du jeu (<jeu>-wins-0, <jeu>-prompt-…).
###
### Mots à majuscule : A Alt Atkinson Berger CE Ctrl D EB English Entrée Espace Font Garamond Grenoble Hyperlegible Jeux
### Letter LGPL MIT Maison Maître Open PDF Page Python Q S SDL SIL Tablier Jacoby SGF SVG Échap

## 1. Le programme

app-name = Tablier
app-promise = Hors ligne, sans compte, sans publicité.

## 2. Boutons de partout

button-back = Retour
button-back-to-shelf = Retour aux jeux
button-close = Fermer
button-cancel = Annuler
button-accept = D’accord
button-yes = Oui
button-no = Non
button-next = Suite
button-previous = Précédent
button-skip = Passer l’animation
button-reset = Rétablir les réglages d’origine
button-copy = Copier
button-play = Jouer

## 3. Menu : l’étagère des jeux

menu-title = Tablier
menu-subtitle = Jeux traditionnels d’Europe
menu-choose = Choisir un jeu
menu-search = Chercher un jeu
menu-search-help = Le nom du jeu, ou un ancien nom : mérelle, asalto…
menu-search-nothing = Aucun jeu ne porte ce nom.
menu-filter-nothing = Aucun jeu ne convient : retirer un filtre.
menu-count =
    { $n ->
        [0] Aucun jeu
        [one] { $n } jeu
       *[other] { $n } jeux
    }
menu-view-shelf = Étagère
menu-view-families = Familles
menu-families = Les familles de jeux
# $game : <jeu>-name ; la raison suit sur une autre ligne
menu-try = Essayer { $game }
menu-random = Au hasard
menu-random-help = Un jeu tiré au sort parmi ceux qui restent.
menu-settings = Réglages
menu-about = À propos
menu-quit = Quitter

# Carte « Reprendre »
menu-resume = Reprendre
menu-resume-forget = Retirer de la liste

# Qui joue, en une ligne : $first et $second sont des noms de personnes, d’ordinateur ou de camps
menu-who-two = { $first } contre { $second }
# $level : level-…
menu-who-computer = contre l’ordinateur ({ $level })
menu-who-people = à plusieurs
menu-who-alone = en solitaire
menu-who-watch = ordinateur contre ordinateur

menu-steps =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
# $k : le numéro de la manche, $steps : menu-steps
menu-so-far = manche { $k }, { $steps }

since-now = à l’instant
since-minutes =
    { $n ->
        [one] il y a { $n } minute
       *[other] il y a { $n } minutes
    }
since-hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
since-yesterday = hier
since-days =
    { $n ->
        [one] il y a { $n } jour
       *[other] il y a { $n } jours
    }
# $date : une date déjà écrite, « 20 novembre 2026 »
since-date = le { $date }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
# $day : 1 à 31 en texte, $month : month-…, $year en texte
date =
    { $day ->
        [1] 1ᵉʳ { $month } { $year }
       *[other] { $day } { $month } { $year }
    }

# Qui joue : le premier choix
filter-who = Qui joue ?
filter-who-computer = Contre l’ordinateur
filter-who-computer-help = Une personne face à l’ordinateur, cinq niveaux, tous ouverts.
filter-who-people = À plusieurs
filter-who-people-help = Plusieurs personnes autour du même écran.
filter-who-watch = Regarder
filter-who-watch-help = L’ordinateur joue contre lui-même.
filter-all = Tous
filter-players = Nombre de personnes
filter-duration = Durée
filter-duration-short = 15 min ou moins
filter-duration-medium = 15 à 30 min
filter-duration-long = plus de 30 min
filter-age = Âge
filter-age-value = dès { $age } ans
filter-luck = Hasard
filter-family = Famille
filter-clear = Retirer les filtres

## 4. Cartes des jeux

# $players : « 2 », « 2 à 4 » ; $age, $minutes : nombres ; $luck : luck-…
card-facts = { $players } j. · à partir de { $age } ans · env. { $minutes } min · { $luck }
# $origin : <jeu>-origin ; $family : family-…
card-origin = { $origin } · { $family }
# $first, $last : nombres de personnes
players-range = { $first } à { $last }
luck-strategie = stratégie
luck-hasard = hasard raisonné
luck-strategie-help = Aucun dé, aucune carte : seuls les coups décident.
luck-hasard-help = Les dés proposent, les coups disposent.
family-alignement = alignement
family-blocage = blocage
family-calcul = calcul
family-chasse = chasse
family-connexion = connexion
family-encerclement = encerclement
family-parcours = parcours
family-placement = placement
family-prise = prise
family-retournement = retournement
family-sandwich = prise en sandwich
family-solitaire = solitaire
family-territoire = territoire
family-alignement-help = Mettre ses pions en ligne.
family-blocage-help = Priver l’adversaire de tout coup.
family-calcul-help = Compter juste.
family-chasse-help = Deux camps inégaux, deux buts différents.
family-connexion-help = Relier ses bords.
family-encerclement-help = Prendre en entourant.
family-parcours-help = Arriver avant l’adversaire.
family-placement-help = Trouver la bonne place.
family-prise-help = Prendre les pions de l’adversaire.
family-retournement-help = Changer la couleur des pions.
family-sandwich-help = Prendre entre deux pions.
family-solitaire-help = Jouer contre le problème.
family-territoire-help = Tenir le plus de cases.

## 5. Nouvelle partie

new-who = Qui joue ?
new-seat-name-help = Nom affiché (facultatif)
new-side = Je joue
new-side-lot = Au sort
new-side-lot-help = Le sort dit qui joue quoi.
new-rules = Règle
new-rules-help = La règle d’origine, ou une autre manière de jouer.
new-made = À composer
new-made-help = Des nombres tirés au sort, à changer comme on veut ; un autre clic en tire de nouveaux.
new-rules-custom = Sur mesure
new-rules-custom-effect = Les choix faits ci-dessous, un par un.
# $who : <jeu>-option-…-origin
option-origin = Joué ainsi : { $who }
preset-origin-livret = le livret de la Maison des Jeux de Grenoble
preset-origin-fiche = les « Ludofiches 82 », des fiches de jeux
preset-origin-tournoi = clubs et tournois
option-booklet = règle d’origine
# Ce que donne une manière de jouer, mesuré entre ordinateurs de même force (docs/balance.md)
# $value : la part des parties, en %, ou les points de la moitié des parties ; $low, $high : entre quoi elle se tient 95 fois sur 100 ;
# $side : <jeu>-side-N ou balance-who-begins ; $month : balance-month ; $level : level-…
balance-share =
    { $draws ->
        [0] Avec cette règle, { $value } % des parties sont gagnées par { $side } ({ $low }–{ $high } %) au niveau « { $level } » : { $games } parties, { $month }.
        [one] Avec cette règle, { $value } % des parties sont gagnées par { $side } ({ $low }–{ $high } %) au niveau « { $level } » : { $games } parties, dont une nulle comptée pour moitié, { $month }.
       *[other] Avec cette règle, { $value } % des parties sont gagnées par { $side } ({ $low }–{ $high } %) au niveau « { $level } » : { $games } parties, dont { $draws } nulles comptées pour moitié, { $month }.
    }
# Où les nulles sont nombreuses, puis où tout est nul ; $won, $drawn : des parts de toutes les parties, en %
balance-drawn = Avec cette règle, { $won } % des parties sont gagnées par { $side } et { $drawn } % sont nulles, soit { $value } % ({ $low }–{ $high } %) en comptant les nulles pour moitié, au niveau « { $level } » : { $games } parties, { $month }.
balance-all-drawn = Avec cette règle, toutes les parties sont nulles au niveau « { $level } » : { $games } parties, { $month }.
# $side gagne $won des $games parties entre joueurs de même force
balance-lopsided = Avec cette règle, presque toutes les parties sont gagnées par { $side } entre joueurs de même force : { $won } sur { $games } au niveau « { $level } ».
balance-points = Avec cette règle, on finit une fois sur deux avec { $value } points ou moins ({ $low } à { $high }) au niveau « { $level } » : { $games } parties, { $month }.
balance-month = { $month } { $year }
balance-who-begins = celui qui commence
# Ce que donnent d’autres choix ; $how : rien, ou une espace et balance-how ; $ways : balance-other-…, un ou plusieurs
balance-others-share =
    { $draws ->
        [0] Parties gagnées par { $side }{ $how } : { $ways }.
       *[other] Parties gagnées par { $side }, les nulles pour moitié{ $how } : { $ways }.
    }
balance-others-points = Une fois sur deux{ $how }, pas plus de : { $ways }.
# $way : <jeu>-option-…
balance-other-share =
    { $draws ->
        [0] { $value } % ({ $low }–{ $high } %) avec « { $way } »
        [one] { $value } % ({ $low }–{ $high } %, une nulle) avec « { $way } »
       *[other] { $value } % ({ $low }–{ $high } %, { $draws } nulles) avec « { $way } »
    }
balance-other-points = { $value } points ({ $low } à { $high }) avec « { $way } »
balance-how = (niveau « { $level } », { $games } parties, { $month })
new-match = Longueur du match
new-match-points =
    { $n ->
        [one] En { $n } point
       *[other] En { $n } points
    }
new-dice = Dés
new-dice-program = Lancés par le programme
new-dice-program-help = Un tirage scellé avant la partie, le même si on annule puis rejoue.
new-dice-manual = De vrais dés
new-dice-manual-help = On lance ses propres dés, on entre les nombres.
new-fair = Pour que chacun ait sa chance
new-change = Changer la règle…
new-change-done = Fait
# L’avantage que l’on donne à l’un des joueurs, à un enfant par exemple
new-ahead = Avantage
new-ahead-nobody = Personne
new-ahead-about = Pour un enfant contre un adulte, par exemple. Avec un avantage, la partie n’est pas comptée.
new-ahead-help = Aides
new-ahead-start = Départ
new-ahead-start-usual = Ordinaire
new-ahead-points = Points d’avance
new-ahead-first = Qui commence
new-ahead-first-all = Chacun à son tour
new-ahead-first-help = Chacun commence à son tour, d’une manche à l’autre.
new-ahead-help-all = Pour tous
new-ahead-help-help = Tout le monde peut demander un conseil, voir les coups permis et annuler.
# $name : un joueur, ou un côté
new-ahead-alone = { $name } seulement
# Les mêmes avantages, en phrases. $name : un joueur ou un côté
advantage-points =
    { $n ->
        [one] { $name } : { $n } point d’avance.
       *[other] { $name } : { $n } points d’avance.
    }
advantage-first = { $name } commence toutes les manches.
advantage-help = Conseils, coups permis et annulation pour { $name } seulement.
advantage-title = Avantage à { $name }
# Dans le panneau, à la suite de ce qui est dit d’un joueur. $who : player-…
advantage-mark = { $who } · avantage
# Dans la liste des parties finies
advantage-past = avantage à { $name }
hint-not-for = Dans cette partie, le conseil est pour { $name } seulement.
# Les départs avec avantage. $n : un nombre
handicap-fewer =
    { $n ->
        [one] { $n } pion de moins
       *[other] { $n } pions de moins
    }
handicap-fewer-effect =
    { $n ->
        [one] L’adversaire commence avec { $n } pion de moins.
       *[other] L’adversaire commence avec { $n } pions de moins.
    }

# $option, $value : une manière de jouer et ce qu’on en a choisi
new-changed = { $option } : { $value }
new-changed-more = et { $n } de plus

## 6. Qui joue, à quel niveau

player-person = Une personne
player-computer = Ordinateur
# Une personne de passage : elle n’est comptée nulle part
player-guest = Invité
new-person = Choisir un joueur
# $level : level-…
player-computer-level = Ordinateur, niveau { $level }
# $level : level-…
level-title = Niveau de l’ordinateur
level-counts = Il joue à ce niveau dès maintenant. La partie compte alors parmi celles jouées avec de l’aide.
level-stay = Rester à { $level }
level-changed = L’ordinateur joue maintenant au niveau { $level }.
level-1 = Novice
level-2 = Amateur
level-3 = Habile
level-4 = Aguerri
level-5 = Redoutable
level-6 = Maître
level-1-says = Il voit peu, se trompe souvent et peut manquer un gain.
level-2-says = Il ne manque jamais un gain immédiat, mais se trompe encore souvent.
level-3-says = Il prévoit plus loin ; ses erreurs sont moins nombreuses et plus petites.
level-4-says = Il se trompe rarement, et de peu ; il répond en moins d’une seconde.
level-5-says = Il voit plus loin encore, et réfléchit jusqu’à trois secondes par coup.
level-6-says = Il joue de toutes ses forces, et prend à chaque coup le temps choisi dans les réglages.

## 7. La table de jeu

button-undo = Annuler
button-redo = Rétablir
button-hint = Conseil
button-rules = Règle
button-menu = Menu
button-undo-help = Annuler le dernier coup ({ KEY("undo") })
button-redo-help = Rétablir le coup annulé ({ KEY("redo") })
button-hint-help = Où regarder, puis quel coup et pourquoi, puis les trois meilleurs ({ KEY("hint") })
button-rules-help = La règle du jeu, sans quitter la partie ({ KEY("rules") })
button-why = Pourquoi ?
button-menu-help = Abandon, revanche, réglages… ({ KEY("escape") })
button-play-now = Jouer maintenant
button-play-now-help = L’ordinateur joue le meilleur coup trouvé jusqu’ici.
# On regarde jouer les ordinateurs
button-watch-back = Reculer
button-watch-back-help = Un coup en arrière ({ KEY("watch-back") }) ; les ordinateurs attendent.
button-watch-forward = Avancer
button-watch-forward-help = Un coup en avant ({ KEY("watch-forward") }) ; les ordinateurs attendent ensuite.
button-pause = Pause
button-pause-help = Les ordinateurs attendent
button-go-on = Continuer
button-go-on-help = Les ordinateurs jouent de nouveau
button-pace-slow = Vitesse : lente
button-pace-normal = Vitesse : normale
button-pace-fast = Vitesse : rapide
button-pace-none = Sans attente
button-pace-help = Jouer plus vite, ou de nouveau lentement
watch-paused = La partie est en pause.
button-whole = Tout le plateau
button-whole-help = Voir le plateau entier, plus petit. On peut aussi tourner la molette, ou appuyer sur la touche { KEY("farther") }.
button-near = Voir de près
button-near-help = Voir le plateau plus grand, avec un petit plan. On peut aussi tourner la molette, écarter deux doigts ou appuyer sur la touche { KEY("nearer") }.
button-stop = Arrêter
button-end-turn = Valider
button-end-turn-help = Le tour passe à l’adversaire ({ KEY("enter") })
button-roll = Lancer les dés
# Ce que l’on dit d’un camp qui vient de passer. $side : <jeu>-side-0-title
call-pass = { $side } ne peut rien jouer et passe.
# $moves : des coups en notation
forced-turn = Un seul coup possible : { $moves }.
button-forced = Jouer ce coup
button-forced-help = Rien d’autre ne peut être joué de tout le tour.
# Plus personne ne peut gêner l’autre : l’ordinateur peut finir la course pour tous
race-button = Finir la course
race-help = Plus personne ne peut gêner l’autre : l’ordinateur peut jouer la suite pour tout le monde.
race-question-one = L’ordinateur joue au mieux, pour les deux camps, avec les dés déjà scellés. On peut l’arrêter quand on veut. La partie compte comme une partie avec conseil.
race-question-several = L’ordinateur joue au mieux, pour tout le monde, avec les dés déjà scellés. On peut l’arrêter quand on veut. La partie compte comme une partie avec conseil. Tout le monde est d’accord ?
race-yes-one = Finir la course
race-yes-several = Tout le monde est d’accord
race-no = Jouer soi-même
race-running = L’ordinateur finit la course pour tout le monde.
race-stop-help = Chacun joue de nouveau lui-même.
button-seal = Voir le sceau des dés
button-pass = Passer le tour
button-flip = Retourner le plateau
button-hide-panel = Cacher le panneau
button-show-panel = Montrer le panneau

undo-nothing = Aucun coup à annuler.
redo-nothing = Aucun coup à rétablir.

menu-game-resign = Abandonner
menu-game-draw = Proposer la nulle
menu-game-rematch = Revanche
menu-game-rematch-help = La même partie, les côtés échangés.
menu-game-new = Nouvelle partie
menu-game-save = Enregistrer sous…
menu-game-take = Enregistrer, imprimer…
menu-game-picture = Enregistrer l’image…
menu-game-print = Imprimer la position…
menu-game-copy = Copier la position
menu-game-copy-turns = Copier la liste des coups
menu-game-keys = Touches
menu-game-settings = Réglages
menu-game-shelf = Retour aux jeux
menu-game-shelf-help = La partie est enregistrée : elle se reprend d’un clic.
menu-game-quit = Quitter Tablier
menu-game-continue = Continuer la partie
# Après la fin
menu-game-look = Revoir le plateau

# Abandon : <jeu>-price-1, -2, -3 quand le prix se choisit
resign-question = Abandonner cette partie ?
# $side : celui qui abandonne, title ; à trois ou quatre joueurs
resign-question-several = { $side } abandonne. L’ordinateur peut jouer à sa place, et la partie continue pour les autres. Si elle s’arrête, les autres joueurs se partagent le point.
resign-question-team = { $side } abandonne. L’ordinateur peut jouer à sa place, et la partie continue pour les autres. Si elle s’arrête, l’autre équipe gagne.
resign-computer = Laisser la place à l’ordinateur
resign-end = Arrêter la partie
resign-handed-over = L’ordinateur joue désormais pour { $side }.
resign-price = Combien l’abandon coûte-t-il ?
resign-confirm = Abandonner
resign-cancel = Continuer la partie
resign-refused = L’ordinateur pense pouvoir gagner davantage : il refuse.

# Nulle : $side est <jeu>-side-0
draw-question = Nulle proposée par { $side } : l’accepter ?
draw-accept = Accepter la nulle
draw-decline = Continuer la partie

# Le tour est joué, il reste à le valider (un jeu peut avoir le sien : <jeu>-prompt-end)
prompt-end = Coup joué : à { $side } de le valider, ou de le reprendre.
turn-computer = L’ordinateur réfléchit…
# Une manche pour départager ceux qui finissent à égalité
end-play-off = Départager
end-play-off-help = Une manche de plus entre ceux qui sont à égalité.
match-playoff = départage
# Le classement à la fin d’une manche ; une colonne de points, ou deux dans un match
league-title = Classement
league-points = points
league-game = manche
league-total = total
# $side : un camp (title), $name : le nom écrit
league-seat = { $side } · { $name }
captured = Pions pris

hint-where = Regarder par ici.
hint-where-rather = À mieux y regarder : plutôt par ici.
# $step : le coup écrit
hint-step = Conseil : { $step }
# $moves : un tour de plusieurs coups, dans la notation de la liste
hint-turn = Conseil : { $moves }.
hint-thinking = L’ordinateur cherche un conseil…
hint-before-dice = Rien à conseiller avant le lancer des dés.
hint-after-turn = Le tour est joué : il ne reste qu’à le valider.
# À qui joue seul, la dernière faute ; $number : le numéro du coup, $n : les coups qu’il coûte
hint-mistake =
    { $n ->
        [one] Le coup { $number } en coûte un de plus.
       *[other] Le coup { $number } en coûte { $n } de plus.
    }
button-way-back = Revenir avant le coup { $number }
# Un conseil de plus près ; $step : le coup écrit ; $reason : fact-…, une phrase entière ; $worth : worth-…
hint-otherwise = Autrement ({ $step }) : { $reason }
hint-cut = Calcul écourté, faute de temps.
hint-only = Un seul coup est possible. Cliquer dessus, ou taper 1, pour voir la suite.
# Des autres coups, on sait seulement qu’ils ne valent pas mieux
hint-known = Aucun autre coup ne semble valoir mieux. Cliquer dessus, ou taper 1, pour voir la suite.
# $n : 2 ou 3
hint-best = Les { $n } meilleurs coups. Cliquer sur l’un d’eux, ou taper son numéro, pour voir la suite.
hint-best-turns = Les { $n } meilleures façons de commencer le tour. Cliquer, ou taper un numéro, pour voir la suite.
hint-ranked = { $number } · { $step } · { $worth }
hint-ranked-help = Montrer la suite sur le plateau
# Ce que vaut un coup ; $n : des tours, ou des points ; $percent : un nombre de 0 à 100 ; $side : worth side-N
worth-sentence = Pronostic pour { $side } : { $worth }.
worth-win = gain démontré
worth-win-in =
    { $n ->
        [one] gagne en un coup
       *[other] gagne en { $n } coups
    }
worth-draw = nulle avec le meilleur jeu
worth-loss = perte démontrée
worth-loss-in =
    { $n ->
        [one] perd en un coup
       *[other] perd en { $n } coups
    }
# Les mêmes sur un bouton, à côté d’un tour entier : le moins de mots possible
worth-brief-win = gain démontré
worth-brief-win-in = gain en { $n }
worth-brief-draw = nulle
worth-brief-loss = perte démontrée
worth-brief-loss-in = perte en { $n }
worth-chances = { $percent } %
worth-at-most = au plus { $percent } %
# Une estimation n’est jamais une certitude
worth-hardly = moins de 1 %
worth-nearly = plus de 99 %
worth-points =
    { $n ->
        [one] { $sign }{ $n } point
       *[other] { $sign }{ $n } points
    }
# Une suite montrée sur le plateau
button-line-stop = Pause
button-line-on = Continuer
button-line-again = Revoir
button-line-back = Reculer
button-line-back-help = Un coup en arrière (flèche gauche)
button-line-forward = Avancer
button-line-forward-help = Un coup en avant (flèche droite)
button-line-end = Revenir
# Le professeur
button-teacher = Professeur
button-teacher-help = Il pose une question avant un coup qui perd beaucoup. Cliquer : doux, sévère, ou absent.
teacher-off = Le professeur se tait.
teacher-gentle = Professeur doux : il ne parle que des gaffes.
teacher-strict = Professeur sévère : il parle de toutes les imprécisions.
teacher-consent = Le professeur parlera à chaque camp. Tout le monde le veut-il ?
teacher-consent-yes = Tout le monde le veut
teacher-consent-no = Jouer sans professeur
teacher-allowed = Est-ce bien sûr ? { $reason }
teacher-missed = Est-ce bien sûr ? Un autre coup vaut mieux : « { $reason } »
teacher-loses = Est-ce bien sûr ? Ce coup perd, c’est démontré.
button-play-anyway = Jouer quand même
button-take-back = Reprendre le coup
# Ce qui est vrai d’un coup, par le calcul ; $rivals : le nombre des adversaires
fact-another = un autre camp
fact-wins = Ce coup gagne la partie.
fact-loses = Ce coup perd la partie.
fact-draws = Ce coup fait partie nulle.
fact-can-win = Après ce coup, on peut gagner dans le même tour.
fact-gives-win =
    { $rivals ->
        [one] Après ce coup, l’adversaire peut gagner tout de suite.
       *[other] Après ce coup, un adversaire peut gagner tout de suite.
    }
fact-only = C’est le seul coup qui évite une défaite immédiate.
fact-avoids = Ce coup évite une défaite immédiate.
fact-forces = Quoi que joue l’adversaire, on gagne au tour suivant.
fact-takes =
    { $n ->
        [one] Ce coup prend un pion.
       *[other] Ce coup prend { $n } pions.
    }
fact-exposed = Ce coup laisse frapper un pion : { $chances } chances sur 36.
badge-exact = démontré
badge-estimate = valeur estimée

board-turned = Le plateau est retourné.
board-turned-back = Le plateau est remis dans l’autre sens.
board-fixed = Ce plateau ne se retourne pas.
marks-shown = Les coups permis sont marqués.
marks-hidden = Les coups permis ne sont plus marqués.
sound-off = Son coupé.
sound-on = Son rétabli.
coordinates-off = Coordonnées cachées.
coordinates-border = Coordonnées au bord du plateau.
coordinates-every = Coordonnées partout.
copied = Copié.

## Tournoi : ce que disent les calculs et les fichiers
# Les noms des départages ; la forme courte titre une colonne

evening-tie-direct = rencontre directe
evening-tie-direct-short = Directe
evening-tie-cut = Buchholz tronqué
evening-tie-cut-short = Buchholz tronqué
evening-tie-buchholz = Buchholz
evening-tie-buchholz-short = Buchholz
evening-tie-sonneborn = Sonneborn-Berger
evening-tie-sonneborn-short = Sonneborn
evening-tie-won = nombre de victoires
evening-tie-won-short = Victoires
evening-tie-lots = tirage au sort
evening-tie-lots-short = Sort

# Ce que chacun compte, en une phrase
evening-tie-direct-says = Les points des parties entre ceux qui sont à égalité.
evening-tie-cut-says = Les points de tous les adversaires, sauf le plus faible.
evening-tie-buchholz-says = Les points de tous les adversaires.
evening-tie-sonneborn-says = Les points des adversaires battus, et la moitié de ceux avec qui on a fait partie nulle.
evening-tie-won-says = Les rondes gagnées, jouées ou non.
evening-tie-lots-says = Quand rien d’autre ne départage.

# $name : un joueur, $score et $times : des nombres déjà écrits
evening-term = { $name } { $score }
evening-term-times = { $name } { $score } × { $times }
# À la place d’un adversaire, dans une somme
evening-stand-in = ronde { $round } sans partie
# $sum : les termes d’une somme, $total : ce qu’ils font, $left : le terme laissé de côté
evening-explain-buchholz = { $name } : { $sum } = { $total }
evening-explain-cut = { $name } : { $sum } = { $total }, sans { $left }
evening-explain-sonneborn = { $name } : { $sum } = { $total }
evening-explain-nobody = { $name } : pas encore d’adversaire.
evening-explain-won =
    { $n ->
        [0] { $name } : aucune ronde gagnée.
        [one] { $name } : { $n } ronde gagnée.
       *[other] { $name } : { $n } rondes gagnées.
    }
# $list : les joueurs à égalité, avec ce que chacun a fait contre les autres
evening-explain-direct = { $name }, entre joueurs à égalité : { $list }
evening-explain-direct-alone = { $name } : personne n’est à égalité.
evening-explain-direct-level = { $name } : les rencontres entre joueurs à égalité ne départagent pas.
# $lot : le rang tiré, $count : le nombre de joueurs, $seed : la graine du tournoi
evening-explain-lots = { $name } : rang { $lot } sur { $count }, tiré au sort par la graine { $seed }

# Pourquoi un geste ne se fait pas
evening-error-no-name = Donner un nom au tournoi.
evening-error-no-plan = Ces choix ne vont pas ensemble.
evening-error-plan-held = Une ronde est déjà tirée : les jeux, le système et les points ne changent plus.
evening-error-rounds-played =
    { $rounds ->
        [one] Une ronde est déjà tirée : il n’y en aura pas moins.
       *[other] { $rounds } rondes sont déjà tirées : il n’y en aura pas moins.
    }
evening-error-too-many = Un tournoi a { $most } joueurs au plus.
evening-error-too-few = Il faut au moins deux joueurs présents.
evening-error-no-player-name = Écrire le nom du joueur.
evening-error-same-name = Le nom { $name } est déjà pris.
evening-error-round-paired = La ronde { $round } est déjà tirée.
evening-error-round-begun = La ronde { $round } a déjà des résultats.
evening-error-no-round = Aucune ronde n’est tirée.
evening-error-conflict = Deux ordinateurs ne disent pas la même chose : choisir d’abord.
evening-error-results-missing = Il manque encore des résultats à la dernière ronde.
evening-error-all-paired = Toutes les rondes sont tirées.
evening-error-no-score = Ce résultat n’est pas possible.
evening-error-no-choice = Ce désaccord n’existe plus.
evening-error-no-match = Cette partie n’est à aucune table du tournoi, ou n’est pas finie.
evening-error-no-table = Cette table n’existe pas dans cette ronde.
# $name : le nom de l’autre tournoi
evening-error-another-evening = Ce fichier est celui d’un autre tournoi : { $name }
evening-error-broken = Ce fichier de tournoi est abîmé : rien n’en a été repris.
evening-error-foreign = Ce fichier n’est pas un tournoi de Tablier.
evening-error-future-format = Ce tournoi vient d’une version plus récente de Tablier.

error-evening-not-saved = Le tournoi n’a pas pu être enregistré : le dossier ou le disque le refuse.
error-evening-not-read = Un fichier de tournoi n’a pas pu être ouvert : il reste à sa place.
error-evening-not-moved = Le fichier du tournoi n’a pas pu être déplacé : il reste où il est.
error-evening-not-erased = Le tournoi n’a pas pu être effacé en entier.
error-evening-recovered = Le dernier enregistrement du tournoi était abîmé : le précédent est repris, et le fichier abîmé est gardé.
error-evening-broken = Un fichier de tournoi est abîmé : il est mis de côté, pas effacé.
error-evening-foreign = Un fichier du dossier des tournois n’en est pas un : il est mis de côté, pas effacé.
error-evening-future-format = Un tournoi vient d’une version plus récente de Tablier : il est gardé tel quel.

# Feuilles et fichiers
evening-column-place = Place
evening-column-player = Nom
evening-column-points = Points
evening-column-played = Jouées
evening-column-won = Gagnées
evening-column-drawn = Nulles
evening-column-lost = Perdues
evening-column-table = Table
evening-column-first = Premier camp
evening-column-second = Second camp
evening-column-result = Résultat
# $round : le numéro de la ronde, $count : leur nombre, $game : le nom du jeu
evening-sheet-round = Ronde { $round } sur { $count } · { $game }
evening-sheet-after =
    { $round ->
        [0] Classement de départ
        [one] Classement après { $round } ronde
       *[other] Classement après { $round } rondes
    }
evening-sheet-bye = Sans adversaire : { $names }
evening-sheet-away = Absents : { $names }
evening-sheet-forfeit = forfait
evening-sheet-card = Feuille de résultat
evening-sheet-signed = Signatures
evening-sheet-ties = Départages, dans cet ordre : { $list }
evening-sheet-table = Table { $table }
# Une ronde dans la table des scores ; $place : la place de l’adversaire
evening-mark-won = { $place }+
evening-mark-drawn = { $place }=
evening-mark-lost = { $place }−
evening-mark-forfeit-won = { $place }+f
evening-mark-forfeit-lost = { $place }−f
evening-mark-open = { $place }…
evening-mark-bye = ex.
evening-mark-away = abs.
evening-mark-cancelled = { $place }×
evening-sheet-marks = Une ronde : la place de l’adversaire, puis + gagnée, = nulle, − perdue, f forfait, × annulée ; ex. : sans adversaire, abs. : absent.
evening-column-round = R{ $round }
evening-no-result = …

## 8. Dés, course, videau

dice-result-one = { $side } : { $first }
dice-enter = Entrer les dés lancés sur la table.
dice-commit = Le tirage est scellé : { $seal }
dice-again = Les dés de la partie précédente, sceau { $seal }.
dice-commit-help = Ce sceau, montré avant le premier lancer, prouve à la fin qu’aucun dé n’a été changé.
# Sous le nom d’un camp
pip-note = Course : { $n }
pip-help = Le nombre de flèches qu’il reste à parcourir.
cube = Videau
cube-help = Le dé qui marque l’enjeu de la manche.

## 9. Ce que la table refuse (les refus propres à un jeu sont dans son fichier)

refusal-game-over = La partie est finie.
refusal-stuck = Ce pion ne peut pas bouger.
refusal-not-your-turn = Ce n’est pas le tour de ce joueur.
refusal-computer-thinks = L’ordinateur réfléchit : c’est son tour.
refusal-computer-side = L’ordinateur joue à cette place.
refusal-nothing-here = Il n’y a rien à jouer ici.
refusal-die-used = Ce dé est déjà joué.
refusal-die-stuck = Ce dé ne permet aucun coup.
refusal-die-early = On lance d’abord les dés.
typed = Place : { $typed }
typed-unknown = Aucune place ne s’appelle « { $typed } ».
refusal-choose-man = Choisir d’abord un pion.
refusal-choose-target = Choisir maintenant où le poser.
refusal-replaying = La partie est en relecture : revenir au dernier coup pour jouer.
refusal-unknown-step = Ce coup n’est pas lisible : écrire par exemple d6.

## 10. Fins de partie

draw = Partie nulle.
# $side : <jeu>-side-0
ending-gave-up = La partie est abandonnée.
ending-gave-up-by = Partie abandonnée par { $side }.
ending-gave-up-computer = L’ordinateur abandonne. Annuler pour continuer.
ending-gave-up-watched = L’ordinateur abandonne. Reculer pour continuer.
# $side : <jeu>-side-N
computer-knows-loss = Partie perdue pour { $side }, sauf erreur de l’adversaire : l’ordinateur la fait durer.
ending-agreed-draw = Les deux joueurs conviennent de la nulle.
ending-left = La partie s’arrête là.

end-title-game = Fin de la manche
end-rematch = Revanche
end-again = Rejouer
end-next-game = Manche suivante
end-same-dice = Les mêmes dés
end-same-dice-help = Rejouer la partie, chacun à sa place, avec les mêmes dés dans le même ordre.
end-shelf = Retour aux jeux
# $side : <jeu>-side-0 ; $score et $other : les points du match
match-won = Match gagné par { $side }, { $score } à { $other }.
# $n : nombre entier de points
score-points =
    { $n ->
        [0] aucun point
        [one] { $n } point
       *[other] { $n } points
    }
# $side : <jeu>-side-0-title
score-gains =
    { $n ->
        [one] { $side } : { $n } point de plus
       *[other] { $side } : { $n } points de plus
    }

## 11. Réglages : un nom, une ligne d’aide, les valeurs

settings-title = Réglages
settings-display = Affichage
settings-computer = Ordinateur
settings-board = Plateau
settings-hands = Souris et clavier
settings-game = Déroulement
settings-sound = Son
settings-saved = Les réglages sont gardés d’une fois sur l’autre.

setting-language = Langue
setting-language-help = Les textes et les règles changent aussitôt.
setting-language-fr = français
setting-language-en = anglais (English)

setting-text-size = Taille des textes
setting-text-size-help = Pour lire de loin, ou sans lunettes.
setting-text-size-value = { $n } %
setting-text-size-100 = 100 %
setting-text-size-125 = 125 %
setting-text-size-150 = 150 %
setting-text-size-200 = 200 %

setting-animation = Vitesse
setting-animation-help = La vitesse des pions et des dés ; « aucune » supprime tout mouvement.
setting-animation-normal = normale
setting-animation-fast = rapide
setting-animation-slow = lente
setting-animation-none = aucune

setting-volume = Volume des effets
setting-volume-help = Le bruit des pions et des dés.
setting-signals = Volume des signaux
setting-signals-help = Les notes qui annoncent un tour, un refus, un conseil, une fin de partie.
setting-volume-value = { $n } %

setting-muted = Couper le son
setting-muted-help = Plus aucun bruit ; la touche { KEY("sound") } fait de même.
setting-muted-on = son coupé
setting-muted-off = son

settings-speech = Parole
setting-speech = Voix
setting-speech-help = Dire à voix haute tout ce qui se montre ; la touche { KEY("voice") } fait de même.
setting-speech-off = muet
setting-speech-on = à voix haute
setting-speech-rate = Débit
setting-speech-rate-help = La vitesse à laquelle on parle.
setting-speech-rate-slow = lent
setting-speech-rate-normal = normal
setting-speech-rate-fast = rapide
setting-speech-rate-fastest = très rapide
setting-speech-detail = Détail
setting-speech-detail-help = Complet : aussi les aides, et où peut aller le pion sous le curseur.
setting-speech-detail-brief = bref
setting-speech-detail-full = complet

setting-marks = Marques des coups permis
setting-marks-help = Un disque là où le pion peut aller, un anneau là où il prend.
setting-marks-on = montrées
setting-marks-off = cachées

setting-coordinates = Coordonnées
setting-coordinates-help = Les lettres et les nombres qui nomment les places du plateau.
setting-coordinates-off = non
setting-coordinates-border = au bord
setting-coordinates-every = partout

setting-race = Compte de la course
setting-race-help = Aux jeux de tables, les flèches que chaque joueur a encore à parcourir.
setting-race-on = montré
setting-race-off = caché

setting-simple = Affichage
setting-simple-help = Moins de boutons, des lettres et des marques plus grandes, les coups permis montrés.
setting-simple-off = complet
setting-simple-on = simple

setting-projector = Projecteur
setting-projector-help = Grandes lettres, traits épais, noir sur blanc : pour être vu du fond d’une salle claire.
setting-projector-on = allumé
setting-projector-off = éteint

setting-fullscreen = Plein écran
setting-fullscreen-help = Tout l’écran pour le plateau ; la touche { KEY("full-screen") } fait de même.
setting-fullscreen-on = plein écran
setting-fullscreen-off = fenêtre

setting-theme = Thème
setting-theme-help = Du bois tourné, un contraste fort, ou le trait du livret.
setting-theme-bois = bois
setting-theme-contraste = contraste
setting-theme-livret = livret

setting-cooldown = Repos après un appui
setting-cooldown-help = Le même appui, répété pendant ce temps par une main qui tremble, ne fait rien.
setting-cooldown-0 = aucun
setting-cooldown-300 = 0,3 s
setting-cooldown-500 = 0,5 s
setting-cooldown-1000 = 1 s

setting-drag = Distance pour glisser
setting-drag-help = Ce que la main parcourt, bouton enfoncé, avant que le pion la suive.
setting-drag-6 = courte
setting-drag-12 = moyenne
setting-drag-24 = longue
setting-drag-48 = très longue

setting-hold = Appui long
setting-hold-help = Le temps à rester appuyé, du bouton ou du doigt, pour qu’un appui soit long.
setting-hold-250 = 0,25 s
setting-hold-450 = 0,45 s
setting-hold-800 = 0,8 s
setting-hold-1500 = 1,5 s

setting-sticky = Touches une à une
setting-sticky-help = { SYSTEM() ->
    [macos] ⇧, ⌘ et ⌥ tiennent jusqu’à la touche d’après : une seule main suffit.
   *[other] Maj, Ctrl et Alt tiennent jusqu’à la touche d’après : une seule main suffit.
  }
setting-sticky-off = ensemble
setting-sticky-on = une à une

setting-forced = Coups forcés
setting-forced-help = Quand la règle ne laisse aucun choix jusqu’à la fin du tour.
setting-forced-ask = d’un seul clic
setting-forced-play = tout seuls
setting-forced-never = comme les autres

setting-throws = Lancer des dés
setting-throws-help = « Tout seul » attend encore quand on peut doubler ; « toujours » ne demande plus rien.
setting-throws-click = d’un clic
setting-throws-alone = tout seul
setting-throws-always = toujours

setting-panel = Panneau
setting-panel-help = De quel côté du plateau se tiennent les boutons.
setting-panel-right = à droite
setting-panel-left = à gauche

settings-one-screen = À un seul écran
setting-orientation = Sens du plateau
setting-orientation-help = Quand plusieurs personnes jouent au même écran.
setting-orientation-fixed = fixe
setting-orientation-turning = tourne à chaque tour
setting-orientation-facing = face à face
setting-confirm = Valider chaque coup
setting-confirm-help = Un coup joué se reprend tant qu’il n’est pas validé.
setting-confirm-off = non
setting-confirm-on = oui
setting-large-targets = Grandes cibles
setting-large-targets-help = De grands boutons, le coup permis le plus proche du doigt, le plateau qui vient plus près.
setting-large-targets-off = non
setting-large-targets-on = oui
setting-shared-keys = Deux au clavier
setting-shared-keys-help = Chaque personne a ses touches, et personne ne joue à la place d’une autre.
setting-shared-keys-off = non
setting-shared-keys-on = oui
# Les touches de chaque personne : la place des touches, pas ce qui est écrit dessus
shared-keys-left = Z Q S D, Espace, tabulation, A
shared-keys-right = ← ↑ ↓ →, Entrée, page suivante, retour arrière
# $side : <jeu>-side-0-title, ou plusieurs avec list-and
shared-keys-does = { $side } : aller, choisir ou jouer, pion suivant, reprendre.
# $side : <jeu>-side-0 ; $keys : shared-keys-left ou shared-keys-right
shared-keys-other = C’est à { $side } de jouer, avec ses touches : { $keys }.
keyboard-shared = Deux au clavier
# Un choix du menu d’une partie : $value, une des valeurs de setting-orientation-…
one-screen-value = Plateau : { $value }
one-screen-chosen = Plateau : { $value } (choisi)
one-screen-switch = { $name } : { $value }
# $side : <jeu>-side-0
board-before = Le plateau est tourné vers { $side }.
facing-no-room = Le face à face n’a pas assez de place ici : agrandir la fenêtre, ou choisir une autre disposition.
# $near, $far : <jeu>-side-0, ou plusieurs avec list-and
board-between = Face à face : { $near } en bas de l’écran, { $far } en haut.

setting-font = Caractères
setting-font-help = Un dessin de lettre plus ouvert, pour une lecture plus facile.
setting-font-standard = ordinaires
setting-font-easy = lecture facile

setting-master = Réflexion du Maître
setting-master-help = Le temps que prend, à chaque coup, l’adversaire le plus fort.
setting-master-2 = 2 s
setting-master-5 = 5 s
setting-master-10 = 10 s
setting-master-30 = 30 s
setting-gives-up = Abandon du Maître
setting-gives-up-help = Il abandonne une partie sûrement perdue dont la fin est encore loin.
setting-gives-up-on = oui
setting-gives-up-off = non
setting-teacher = Professeur
setting-teacher-help = Il pose une question avant un coup qui perd beaucoup, si tout le monde le veut.
setting-teacher-off = Absent
setting-teacher-gentle = Doux
setting-teacher-strict = Sévère

# La carte du premier lancement : elle ne se montre qu’une fois
first-title = Bienvenue
first-intro = Quelques choix, une seule fois. On les retrouve à tout moment dans les réglages.
first-language = Langue
first-language-fr = Français
first-language-en = English
first-text-size = Texte
first-simple = Affichage
first-muted = Son
first-sound-on = avec le son
first-sound-off = sans le son
first-speech = Parole ({ KEY("voice") })
first-later = Plus tard
first-begin = Choisir un jeu

## 12. Clavier : la touche, puis ce qu’elle fait

keyboard-title = Clavier
keyboard-intro = Tout se joue aussi sans souris.
keyboard-of-game = Pour ce jeu
keyboard-on-board = Sur le plateau
keyboard-in-game = Pendant la partie
keyboard-everywhere = Partout
# Le nom des touches, et ce qui est tenu avec elles
key-name-backspace = Retour arrière
key-name-return = Entrée
key-name-enter = Entrée du pavé
key-name-space = Espace
key-name-escape = Échap
key-name-tab = Tab
key-name-left = Flèche gauche
key-name-right = Flèche droite
key-name-up = Flèche haut
key-name-down = Flèche bas
key-name-home = Début
key-name-end = Fin
key-name-page-up = Page haut
key-name-page-down = Page bas
key-name-insert = Inser
key-name-delete = Suppr
key-name-break = Pause
key-name-print-screen = Impr. écran
key-name-scroll-lock = Arrêt défil
key-name-menu = Menu
key-name-pad = Pavé { $key }
key-held-ctrl = { SYSTEM() ->
    [macos] ⌘{ $key }
   *[other] Ctrl + { $key }
  }
key-held-shift = { SYSTEM() ->
    [macos] ⇧{ $key }
   *[other] Maj + { $key }
  }
key-held-alt = { SYSTEM() ->
    [macos] ⌥{ $key }
   *[other] Alt + { $key }
  }

# $key : Ctrl, Maj ou Alt
key-held = { $key } est tenue.
key-held-no-more = Plus rien n’est tenu.

# Changer une touche. $keys : les touches d’une commande, $key : l’une d’elles
keyboard-change = Changer les touches…
keyboard-change-intro = Choisir une touche pour en changer.
keyboard-reset = Rétablir toutes les touches
keyboard-reset-question = Chaque commande retrouve ses touches du début.
keyboard-reset-yes = Tout rétablir
keyboard-watching = Quand les ordinateurs jouent entre eux
keyboard-review = En revoyant une partie
key-change-none = aucune
key-change-ask = Touches : { $keys }. Appuyer maintenant sur la nouvelle touche, ou sur Échap pour ne rien changer.
key-change-more = Touches : { $keys }. Appuyer maintenant sur la touche à ajouter, ou sur Échap pour ne rien changer.
key-change-keep = Ne rien changer
key-change-add = Ajouter une touche
key-change-drop = Retirer « { $key } »
key-change-reset = Rétablir
key-change-clash = La touche « { $key } » sert déjà à ceci : { $does }
key-change-exchange = Échanger
key-change-take = La prendre quand même
key-up-does = Mener le curseur vers le haut, ou d’un bouton à l’autre.
key-down-does = Mener le curseur vers le bas.
key-left-does = Mener le curseur vers la gauche.
key-right-does = Mener le curseur vers la droite.
key-voice-back-does = Dire la ligne d’avant, du plateau ou de la page.
key-voice-on-does = Dire la ligne suivante.
key-copy-spoken-does = Copier tout ce qui a été dit.
key-edit-redo-does = Rétablir ce qui a été annulé.

key-enter-does = Choisir un pion, le poser, lancer les dés, valider le tour.
key-escape-does = Reposer le pion choisi, fermer, revenir.
key-tab-does = Aller au prochain pion qui peut jouer, puis aux boutons.
key-shift-tab-does = La même chose, à rebours.
key-undo-does = Annuler le coup.
key-redo-does = Rétablir le coup annulé.
key-hint-does = Demander un conseil.
key-teacher-does = Faire venir le professeur, doux puis sévère, ou le renvoyer.
key-rules-does = Lire la règle du jeu.
key-why-does = Lire dans la règle pourquoi un geste est refusé.
key-marks-does = Montrer ou cacher les coups permis.
key-coordinates-does = Changer les coordonnées : non, au bord, partout.
key-turn-board-does = Retourner le plateau.
key-nearer-does = Voir le plateau de plus près.
key-farther-does = Voir le plateau de plus loin.
key-watch-back-does = Reculer d’un coup quand les ordinateurs jouent entre eux.
key-watch-forward-does = Avancer d’un coup, puis attendre.
key-pause-does = Arrêter les ordinateurs, ou les laisser continuer.
key-pace-does = Changer la vitesse des ordinateurs.
key-sound-does = Couper ou rétablir le son.
key-new-does = Préparer une nouvelle partie.
key-full-screen-does = Passer en plein écran, ou revenir à la fenêtre.
key-settings-does = Ouvrir les réglages.
key-turns-does = Écrire la liste des coups au plus court, en toutes lettres ou en notation.
key-save-does = Enregistrer la partie sous un nom.
key-picture-does = Enregistrer l’image du plateau.
key-copy-does = Copier la position, en texte et en image.
key-copy-turns-does = Copier la liste des coups.
key-open-does = Ouvrir un fichier.
key-paste-does = Ouvrir la partie ou la position qui a été copiée.
key-bare-does = Cacher ou montrer le panneau.
key-dice = 1 à 6
key-dice-does = Entrer un dé lancé sur la table.
key-typing = Lettre et chiffre
key-typing-does = Écrire une place, par exemple d6, puis Entrée pour y jouer. Une lettre qui commence le nom d’une place n’est plus une commande : { SYSTEM() ->
    [macos] avec ⌥, elle l’est toujours.
   *[other] avec Alt, elle l’est toujours.
  }

## 12 bis. Jouer à l’oreille : ce qui n’est dit qu’à voix haute

key-voice-does = Parler à voix haute, ou se taire.
key-voice-again-does = Répéter ce qui vient d’être dit.
key-voice-all-does = Dire où en est la partie, ou lire toute la page.
key-steps-does = Choisir un coup permis dans une liste.
key-spoken-does = Lire et copier ce qui a été dit.
speech-on = Tablier parle. { KEY("voice-all") } : où l’on en est. { KEY("voice-on") } : ligne par ligne. { KEY("steps") } : les coups permis. { KEY("voice-again") } : répéter. { KEY("voice") } : se taire.
speech-off = Tablier se tait.
# Dite une fois au premier lancement, quand la parole est coupée
speech-hint = Pour que Tablier parle, appuyer sur { KEY("voice") }.
spoken-title = Ce qui a été dit
spoken-about = Le dernier mot d’abord
spoken-nothing = Rien n’a encore été dit.
heard-chosen = choisi
heard-disabled = grisé
heard-done = fait
heard-empty-field = rien d’écrit
heard-edge = Rien de plus par là.
# $n : combien de coups
heard-taken-back =
    { $n ->
        [one] Un coup annulé.
       *[other] { $n } coups annulés.
    }
heard-empty = vide
heard-allowed = permis
# $places : des places, séparées par des virgules
heard-leads = peut aller en { $places }
# $men : des pions, $places : leurs places
heard-men-at = { $men } : { $places }
# Une ligne du plateau, de la première place à la dernière ; $men : ce qui s’y trouve
heard-row = De { $first } à { $last } : { $men }
heard-single = { $place } : { $men }
# $n : ce que montre un dé ; $dice : plusieurs
heard-die = dé { $n }
heard-dice = Dés à jouer : { $dice }.
heard-steps = Coups permis
heard-steps-count =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
# $place : une place ou la lettre de plusieurs
heard-steps-from =
    { $n ->
        [one] { $place } : { $n } coup
       *[other] { $place } : { $n } coups
    }
# $buttons : les mots des boutons
heard-buttons = Boutons : { $buttons }.
heard-no-steps = Rien à jouer pour le moment.
# $side : un camp
heard-place-hand = en main, { $side }
heard-place-taken = pris par { $side }
heard-place-box = boîte, { $side }
heard-man-w =
    { $n ->
        [one] pion blanc
       *[other] { $n } pions blancs
    }
heard-man-b =
    { $n ->
        [one] pion noir
       *[other] { $n } pions noirs
    }

## 13. À propos

about-title = À propos
about-what = Tablier réunit des jeux de société traditionnels d’Europe, à jouer contre l’ordinateur ou à plusieurs autour du même écran.
about-privacy = Tout se passe sur cet ordinateur : aucune connexion, aucun compte, aucune publicité, aucune mesure de ce qu’on y fait.
about-open = Tous les jeux, tous les niveaux et toutes les variantes sont ouverts dès le premier lancement.
about-saved = Chaque coup est enregistré aussitôt : rien ne se perd quand on quitte.
about-names = Les noms des joueurs, souvent des enfants, restent sur cet ordinateur : sous « Joueurs », dans les parties, dans les statistiques et dans les réglages. On les efface sous « Joueurs », et il n’en reste rien.
about-source = Huit jeux suivent le livret « Jeux traditionnels d’Europe » de la Maison des Jeux de Grenoble, douze les « Ludofiches 82 ». Les autres manières de jouer sont des variantes à choisir, chacune avec son origine.
about-dice = Les dés sont tirés avant la partie et scellés : l’ordinateur ne les connaît pas d’avance.
about-compiled = L’ordinateur réfléchit à pleine vitesse : ses calculs sont compilés pour cette machine.
about-refused = L’ordinateur réfléchit plus lentement ici : une partie de ses calculs compilés ne se charge pas, et le niveau « Maître » peut en être plus faible. Un antivirus la bloque, ou une copie est incomplète : réinstaller le programme y remédie souvent.
about-plain = L’ordinateur réfléchit plus lentement ici : il a manqué un compilateur à l’installation, et le niveau « Maître » en est plus faible.
about-fonts = Caractères : EB Garamond et Atkinson Hyperlegible, sous licence SIL Open Font.
access-title = Accessibilité
access-subtitle = Ce qui est prévu, ce qui manque
about-version = Version { $version }
about-folder = Les parties et les réglages sont gardés dans le dossier :

## 13 bis. Affichage simple

simple-more = Plus de choix
simple-leave = Affichage complet
simple-search = Chercher, trier, familles
simple-computer = Contre l’ordinateur (facile)
simple-two = À deux
simple-alone = Jouer

## 13 ter. Animation

animation-title = Animation
animation-subtitle = Montrer quelques jeux à une classe, sans qu’on en sorte par mégarde.
animation-help = Quelques jeux, quelques niveaux, des réglages tenus : pour une classe ou une soirée.
animation-open = Animation…
animation-begin = Commencer l’animation
animation-name = Nom (CE2, mardi soir…)
animation-unnamed = sans nom
animation-new = Nouvelle
# $n : le numéro d’une nouvelle animation
animation-number = Groupe { $n }
animation-erase = Effacer cette animation
animation-games = Jeux montrés
animation-all = tous
animation-levels = Niveaux de l’ordinateur
animation-given = Aides proposées
animation-given-advice = conseils
animation-given-professor = professeur
animation-given-lessons = leçons et problèmes
animation-given-review = analyse
animation-given-print = impression
animation-given-earlier = parties déjà commencées
animation-changed = Ce que les enfants peuvent changer
animation-given-sound = le son
animation-given-board = les marques du plateau
animation-given-rules = la règle et les dés
animation-screen = Pour tous
animation-projector = projecteur
animation-fullscreen = plein écran
animation-silent = sans le son
animation-real-dice = de vrais dés
animation-word = Mot pour terminer
animation-word-none = Sans mot : une simple question
animation-word-help = Ce mot évite de sortir par mégarde. Ce n’est pas une serrure : il est écrit dans un fichier.
animation-word-forgotten = Mot oublié ? Lancer tablier --leave-animation : l’animation se termine aussitôt.
animation-word-asked = Écrire le mot pour terminer l’animation.
animation-word-wrong = Ce n’est pas ce mot.
animation-leave-sure = Terminer l’animation ? Tout redevient comme avant.
animation-leave = Terminer l’animation…
animation-leave-now = Terminer l’animation
animation-resume = Continuer
animation-to-games = Tous les jeux de l’animation
animation-ended = L’animation est terminée.
animation-none = Aucune animation n’est en cours.
error-animation-not-saved = L’animation n’a pas pu être gardée : le dossier ou le disque refuse.
animation-programme = Au programme
# $n : combien de points
animation-prepare = { $n ->
    [0] Préparer le programme
    [one] { $n } point au programme
   *[other] { $n } points au programme
  }
animation-programme-empty = Rien encore : ajouter des points à droite.
animation-programme-help = Pendant l’animation, la touche Page suivante montre le point suivant, Page précédente le point d’avant.
animation-add = Ajouter
animation-add-game = Ajouter une partie
animation-add-position = Coller une position
animation-add-position-help = La position se copie d’abord dans l’éditeur, ou à la table.
animation-no-position = Le presse-papiers ne tient aucune position de jeu.
# $degree : problem-degree-…
animation-problems = Problèmes : { $degree }
animation-persons = deux personnes
# $level : le nom d’un niveau
animation-level = contre l’ordinateur, { $level }
# $game : <jeu>-name, $who : qui joue, $n : un numéro, $title : le titre d’une leçon
animation-point-problem = { $game } : problème { $n }
animation-point-lesson = { $game } : { $title }
animation-point-demo = { $game } : démonstration
animation-point-game = { $game } : partie, { $who }
animation-point-position = { $game } : position, { $who }
animation-point-up = Monter
animation-point-down = Descendre
animation-point-away = Ôter
# $what : un point du programme
animation-next = Suivant : { $what }
animation-next-help = Le point suivant du programme (Page suivante).
animation-before-help = Le point précédent du programme (Page précédente).
animation-quiet = Temps de réflexion
animation-quiet-help = Un temps calme pour chercher. Aucune partie n’est perdue à la fin.
# $n : des minutes
animation-minutes = { $n } min
animation-quiet-pause = Mettre le temps en pause
animation-quiet-on = Reprendre le temps
animation-quiet-end = Ôter le temps
animation-quiet-over = Le temps est passé
# $time : ce qui reste
animation-quiet-paused = { $time } en pause
key-animation-does = Pendant une animation : le programme, le temps de réflexion, la fin.
key-animation-next-does = Pendant une animation : le point suivant du programme.
key-animation-before-does = Pendant une animation : le point précédent du programme.

## 14. Pages des règles

rules-title = Règle du jeu
rules-summary = En bref
rules-program = Dans ce programme
rules-chosen-match = Dans cette partie : { $value }
rules-chosen-new = Choisi pour la partie à venir : { $value }
rules-contents = Sommaire
rules-back = Retour à la partie
rules-missing = La page de ce jeu est introuvable.
advice-title = Conseils de jeu
figure-unusable = Cette figure manque : un fichier est abîmé. Réinstaller Tablier pour le réparer.
figure-try = Essayer
figure-back = Revenir
figure-back-help = Revenir à la page, là où on l’a quittée

# $games : les noms des jeux, séparés par des virgules
glossary-title = Glossaire
glossary-subtitle = Les mots des jeux, expliqués
glossary-all = Tous les jeux
glossary-games = Dans : { $games }

## 15. Ce qui peut mal tourner : une phrase chacune

error-title = Un contretemps
error-bad-option = Cette partie demande une variante que le jeu n’a pas.
error-bad-position = Cette position n’existe pas dans ce jeu.
error-bad-step = Ce coup n’est pas écrit comme un coup de ce jeu.
error-bad-input = Ce texte n’est pas lisible par ce jeu.
error-broken = Ce fichier de partie est abîmé : il n’est pas effacé, mais la partie ne peut pas être reprise.
error-missing = Ce fichier n’existe pas, ou n’existe plus.
error-unfit = Ce fichier dépasse 8 mégaoctets, ou n’est pas un fichier ordinaire.
error-foreign = Ce fichier n’est pas une partie de Tablier.
error-future-format = Cette partie vient d’une version plus récente de Tablier : elle est gardée telle quelle.
error-not-read = Ce fichier de partie n’a pas pu être ouvert : il reste à sa place.
error-recovered = Le dernier enregistrement était abîmé : la partie reprend un coup plus tôt, et le fichier abîmé est gardé.
error-illegal-step = Cette partie contient un coup contraire à la règle : elle n’est pas effacée, mais ne peut pas être reprise.
error-ledger-broken = Les comptes des dés n’étaient pas lisibles : ils ne sont pas effacés, mais on recommence à compter.
error-unknown-game = Cette partie est celle d’un jeu que cette version n’a pas.
error-not-saved = La partie n’a pas pu être enregistrée : elle continue, mais quitter maintenant, c’est perdre les derniers coups.
error-open-elsewhere = Tablier est déjà ouvert dans une autre fenêtre : ses parties sont à reprendre là-bas.
# $names : les réglages en cause, séparés par des virgules
error-bad-setting = Réglages remis à leur valeur d’origine, faute d’avoir pu les lire : { $names }.
error-settings-unreadable = Le fichier des réglages n’est pas lisible : il n’est pas effacé, mais les réglages d’origine s’appliquent.
error-settings-not-saved = Les réglages n’ont pas pu être enregistrés : ils vaudront jusqu’à la fermeture.
error-no-sound = Aucune sortie de son n’a été trouvée : le jeu reste muet.
error-no-screen = Aucun écran n’a été trouvé : Tablier ne peut pas ouvrir sa fenêtre.
error-window-too-small = La fenêtre est trop petite pour le plateau : l’agrandir un peu.
error-crashed-title = Quelque chose s’est mal passé
error-crashed = Cet écran s’est arrêté à cause d’un défaut du programme ; la partie est enregistrée et peut être reprise.
error-crashed-aside = Mettre cette partie de côté
error-crashed-plain = Remettre l’affichage d’origine
error-crashed-quit = Quitter
error-read-only-folder = Ce dossier ne peut pas être modifié : les parties ne seront pas gardées.
error-engine-restarted = L’ordinateur s’était arrêté de réfléchir : il a été relancé, la partie continue.
error-engine-lost = L’ordinateur ne répond plus : il joue le premier coup permis, et la partie continue.
error-engine-silent = L’ordinateur ne répond plus : la partie continue sans son avis.
error-engine-damaged-table = Un fichier de l’ordinateur est abîmé : il joue moins bien. Réinstaller Tablier pour le réparer.
# $file : le nom du fichier mis de côté
error-set-aside = Fichier mis de côté : { $file }

## 16. Ajouté par la fenêtre (added by the window)
menu-filters = Filtres
filter-any = peu importe
menu-open = Tous les jeux et tous les niveaux sont ouverts.
menu-resume-more =
    { $n ->
        [one] { $n } autre partie commencée
       *[other] { $n } autres parties commencées
    }
menu-resume-fewer = Replier
# $game : le nom du jeu
menu-forgotten = Partie de { $game } retirée de la liste.
menu-forgotten-recall = La remettre
# $file : le nom du fichier
menu-forgotten-file = Fichier { $file } retiré de la liste.
menu-board-failed = Son plateau n’a pas pu être dessiné.
menu-card-failed = Cette carte n’a pas pu être dessinée.
menu-favourite-add = En faire un jeu favori.
menu-favourite-remove = Ne plus en faire un favori.
error-not-moved = Le fichier de la partie n’a pas pu être déplacé : la partie reste où elle est.
new-players = Nombre de joueurs
new-who-two = À deux
new-sides = Qui joue quoi
new-sides-as-below = Comme ci-dessous

# $scores : « 2 – 1 » ; $n : les points qu’il faut pour gagner le match
match-standing =
    { $n ->
        [one] { $scores } · en { $n } point
       *[other] { $scores } · en { $n } points
    }
about-origins = Origines et licences
about-pictures = Images et sons : calculés pour ce programme ; rien n’y est photographié ni enregistré.
about-licence = Programme libre, sous licence MIT : on peut le copier, le donner, le modifier.
about-parts = Il s’appuie sur Python, pygame-ce (licence LGPL), SDL et d’autres logiciels libres, qui gardent chacun leur licence.
about-parts-file = Toutes ces licences se lisent dans le fichier :

## 17. Matchs et dés (matches and dice)
new-form-single = Une manche
new-form-points = En points
new-form-games = En manches
new-form-legs = Aller et retour
new-form-return = Revanche aux mêmes dés
new-form-single-help = La partie compte seule.
new-form-points-help = Le match se joue en plusieurs manches, jusqu’au nombre de points choisi.
new-form-wins-help = Une partie gagnée vaut un point, une nulle un demi ; le premier à mener au nombre choisi gagne.
new-form-games-help = Toutes les manches se jouent ; chacun commence à son tour, les points s’ajoutent.
new-form-games-thrown-help = Toutes les manches se jouent ; le premier lancer dit qui commence, les points s’ajoutent.
new-form-legs-help = Chacun joue de tous les côtés une fois, les points s’ajoutent.
new-form-return-help = Les mêmes dés reviennent, côtés échangés : la chance ne décide de rien.
new-match-games =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
# $k : le numéro de la manche, $n : leur nombre
match-round = manche { $k } sur { $n }
# $points : score-points ; $who : la personne ou l’ordinateur
match-note = { $points } · { $who }
# $name : le nom d’une place ou d’un camp (title), $score : ses points
match-seat-score = { $name } : { $score }
# $score : les points de chacun
match-drawn = Match nul, { $score } partout.
# $names : plusieurs noms, list-and
match-shared = Match gagné à égalité par { $names }, { $score } chacun.
# $sides : plusieurs camps, list-and
wins-together = Partie gagnée par { $sides }.
list-and = { $first } et { $last }
rules-played = Règle : { $name }
rules-played-but = Règle : { $name }, sauf { $options }
rules-played-option = { $option } ({ $value })
rules-played-help = Les options de cette partie, une à une.
rules-played-title = La règle de cette partie
rules-played-row = { $option } : { $value }
turn-moves = { $side } : { $moves }
turn-thrown = { $side } · { $moves }
turn-dice = { $dice } : { $moves }
turn-drawn = Tirage : { $moves }
turn-pass = passe
list-comma = { $first }, { $last }
list-semicolon = { $first } ; { $last }
number = { $n }
# Les places d’un match où les camps changent de mains ; $n : 0 quand elle est seule de son espèce, sinon son rang
seat-person =
    { $n ->
        [0] la personne
        [1] la première personne
       *[other] la { $n }ᵉ personne
    }
seat-person-title =
    { $n ->
        [0] Une personne
        [1] La 1ʳᵉ personne
       *[other] La { $n }ᵉ personne
    }
seat-computer =
    { $n ->
        [0] l’ordinateur
        [1] le premier ordinateur
       *[other] le { $n }ᵉ ordinateur
    }
seat-computer-title =
    { $n ->
        [0] L’ordinateur
        [1] Le 1ᵉʳ ordinateur
       *[other] Le { $n }ᵉ ordinateur
    }

# Les vrais dés : $side est <jeu>-side-0 ; $n le numéro du dé
menu-game-dice = Dés
dice-enter-side = Entrer les dés lancés pour { $side }.
dice-enter-keys = Un clic sur chaque dé, ou les touches 1 à 6.

# La page des dés
dice-title = Les dés
dice-seal = Le sceau
dice-seal-whole = Tout le sceau
dice-seal-short = Le début du sceau
dice-seal-manual = De vrais dés sont lancés sur la table : le programme ne tire rien et ne scelle rien.
dice-words = Un mot de chacun
dice-words-help = Le sceau est déjà fixé : un mot ajouté maintenant change tous les dés, et le programme ne pouvait pas le prévoir.
dice-words-none = Aucun mot n’a été ajouté.
dice-word = Mot
# $name : le nom d’une place, $word : son mot
dice-word-of = { $name } : « { $word } »
dice-seed = La graine
dice-seed-hidden = Elle sera montrée à la fin de la partie ; tous les dés s’en déduisent.
dice-seed-hidden-match = Elle sera montrée à la fin du match, car la revanche lance les mêmes dés.
dice-checked =
    { $n ->
        [one] Vérifié : la graine donne bien le dé lancé.
       *[other] Vérifié : la graine donne bien les { $n } dés lancés.
    }
dice-check-failed = Les dés de cette partie ne sont pas ceux de la graine : le fichier a été modifié.
dice-copy = Copier la preuve
dice-copy-help = Le sceau, la graine, les mots et les dés, en quelques lignes de texte.
dice-blind = L’ordinateur connaît-il les dés ?
dice-blind-none = Il n’a encore rien eu à choisir dans cette partie.
# $step : une ligne du journal
dice-blind-played = Son dernier choix. { $step }
dice-blind-again = Changer la suite des dés
dice-blind-help = On range d’autres dés derrière la même position et on lui repose la question. Joue-t-il pareil ?
# $dice : les dés qui tomberaient ensuite
dice-blind-row = { $dice }… { $step }
dice-blind-asked = Il réfléchit…
dice-blind-same = Le même choix devant { $n } suites de dés : il ne voit que la position.
dice-blind-different = Le choix a changé : le temps lui a manqué une fois plus qu’une autre. Les dés à venir ne lui sont jamais donnés.
dice-blind-lost = L’ordinateur n’a pas répondu.
dice-copied = La preuve est dans le presse-papiers.
dice-verifier = Le vérificateur
dice-verifier-help = Quelques lignes de Python, à recopier ou à récrire : elles refont tous les dés sans ce programme.
dice-statistics = Les nombres sortis
dice-scope-game = Cette manche
dice-scope-match = Tout le match
dice-scope-session = Depuis l’ouverture
dice-scope-ever = Depuis toujours
dice-persons = Les personnes
dice-computer = L’ordinateur
dice-copy-numbers = Copier les nombres
dice-copy-numbers-help = Le tableau, pour un tableur. Depuis l’ouverture et depuis toujours, ce sont les parties finies.
dice-numbers-copied = Le tableau est dans le presse-papiers.
dice-none = Aucun dé n’est encore tombé.
dice-total = Ensemble
# $n : les doubles, $throws : les lancers de deux dés, $expected : le nombre attendu
dice-doubles =
    { $n ->
        [0] Aucun double en { $throws } lancers de deux dés ; on en attend { $expected }.
        [one] { $n } double en { $throws } lancers de deux dés ; on en attend { $expected }.
       *[other] { $n } doubles en { $throws } lancers de deux dés ; on en attend { $expected }.
    }
# $n : les lancers de suite, $face : le nombre qui n’est pas sorti
dice-drought =
    { $n ->
        [one] Plus longue absence : { $n } lancer sans { $face }.
       *[other] Plus longue absence : { $n } lancers de suite sans { $face }.
    }
# $chi : le khi-deux, $n : les dés
dice-chi = Khi-deux = { $chi } pour { $n } dés.
dice-chi-few = Il faut au moins { $n } dés pour juger.
# $percent : la part des séries de dés justes qui s’écartent au moins autant
dice-chi-usual = Rien d’étonnant : { $percent } % des séries de dés justes sont au moins aussi inégales.
dice-chi-unusual = Un peu inégal : { $percent } % des séries de dés justes le sont autant.
dice-chi-rare = Très inégal : moins de 1 % des séries de dés justes le sont autant.
dice-streaks = De vrais dés se répètent et s’absentent : des nombres trop bien répartis seraient suspects.
# Le texte copié : une ligne par phrase
dice-proof-first = Les dés de { $game }
dice-proof-how = À vérifier avec verify_dice.py, ou avec n’importe quel autre programme.
usage =
    Usage : tablier [partie.tablier | --engine | --lessons [jeu…] | --convert entrée sortie | --print jeu fichier.pdf | --diagram jeu image | --leave-animation | --help | --version]
    sans argument : ouvrir la fenêtre de jeu
    partie.tablier : l’ouvrir sur la partie de ce fichier
    --engine : parler le protocole des moteurs, sans fenêtre
    --lessons [jeu…] : rejouer les leçons et les comparer aux règles, sans fenêtre
    --convert entrée sortie [--from format] [--to format] : changer le format d’un fichier (« - » : entrée ou sortie standard)
    --print jeu [--sheet board|men|rules|scores|teacher|problems|booklet] [--men mm] [--paper A4|A3|Letter] [--options nom=valeur,…] [--players n] [--number n] [--degree 1|2|3] [--colour] [--imposed] fichier.pdf : imprimer un jeu à la taille des pions
    --diagram jeu [--position texte] [--options nom=valeur,…] [--players n] [--size pixels] [--theme thème] image.png|image.svg : dessiner une position
    --leave-animation : terminer une animation dont le mot est oublié
    --help, -h : afficher cette aide
    --version : afficher la version
# $word : ce qui a été écrit
usage-unknown = Argument inconnu : { $word }
# $version : le numéro de la version
usage-version = Tablier { $version }
# Les fichiers .tablier
document-saved-title = Partie enregistrée
document-saved = Le fichier « { $file } » est dans le dossier { $folder }
document-not-saved = Le fichier n’a pas pu être écrit dans le dossier { $folder }
document-other-title = Partie déjà là
document-other = Cette partie est déjà sur l’étagère, avec d’autres coups. Le fichier reste tel quel.
document-further = Cette partie est déjà sur l’étagère, et elle y a été jouée plus loin. Le fichier reste tel quel.
document-resume-other = Reprendre celle de l’étagère
document-resume-further = Continuer où elle en est
document-apart = Reprendre celle du fichier, à part
# $sentence : pourquoi il ne s’ouvre pas
error-document = { $sentence } Fichier : { $file }
# Ouvrir et enregistrer des fichiers. $file : un fichier, $folder : un dossier, $n : combien
files-open-button = Ouvrir…
files-open-title = Ouvrir un fichier
files-save-title = Enregistrer sous…
files-open = Ouvrir
files-save = Enregistrer
files-pick = Choisir un fichier…
files-recent = Ou l’un des derniers :
files-up = Dossier au-dessus
files-documents = Documents
files-home = Dossier personnel
files-count =
    { $n ->
        [0] Aucun fichier
        [one] { $n } fichier
       *[other] { $n } fichiers
    }
# $count : les fichiers montrés
files-unnamed =
    { $n ->
        [one] { $count } ; un autre a un nom qui ne peut pas s’écrire
       *[other] { $count } ; { $n } autres ont un nom qui ne peut pas s’écrire
    }
files-unreadable = Ce dossier ne peut pas être lu.
files-replace-title = Fichier déjà là
files-replace = Le fichier « { $file } » existe déjà. Le remplacer ?
files-replace-yes = Remplacer
files-replace-no = Choisir un autre nom
files-go-on = Ouvrir le reste
# $n : combien
files-problems-more =
    { $n ->
        [one] Et { $n } autre fichier qui ne s’ouvre pas.
       *[other] Et { $n } autres fichiers qui ne s’ouvrent pas.
    }
files-matches = Parties
files-matches-which = Plusieurs sont là : laquelle ouvrir ?
# $games : combien de parties, $steps : combien de coups
files-played =
    { $games ->
        [one] { $steps ->
            [0] une position
            [one] { $steps } coup
           *[other] { $steps } coups
        }
       *[other] { $games } parties, { $steps } coups
    }
# $count : combien de parties sont trouvées
files-first = { $count } ; voici les { $n } premières
paste-title = Coller
paste-nothing = Rien n’est copié.
paste-unknown = Ce qui est copié n’est ni une partie, ni une position.
copied-both = La position est copiée, en texte et en image.
copied-text = La position est copiée, en texte.
copied-turns = La liste des coups est copiée.
copied-no-turns = Aucun coup n’est encore joué.
picture-which = La largeur de l’image, en pixels :
picture-drawn = Un dessin pour toutes les tailles (SVG)
picture-wide = { $n } pixels
turns-short = Liste des coups : au plus court.
turns-words = Liste des coups : en toutes lettres.
turns-notation = Liste des coups : en notation.
# Tout ce qui est gardé, en un seul fichier. $day : la date, $running, $ended : combien de parties, $n : combien restent
luggage-title = Tout emporter
luggage-pack = Tout emporter…
luggage-take = Reprendre un fichier…
luggage-help = Les réglages, les statistiques, les parties en cours et les parties finies, en un seul fichier. Le reprendre ailleurs n’y efface rien.
luggage-file = Tablier, tout, { $day }
luggage-holds = Parties en cours : { $running }. Parties finies : { $ended }. Et aussi les statistiques et les réglages. Rien de ce qui est ici ne sera effacé.
luggage-all = Tout reprendre
luggage-without-settings = Tout, sauf les réglages
luggage-taken = C’est fait. Nouvelles parties en cours : { $running }. Nouvelles parties finies : { $ended }.
luggage-left = La liste des parties finies est pleine : { $n } y manquent. Elles restent dans le fichier.
unsaved-title = Partie non enregistrée
unsaved-sentence = Les derniers coups n’ont pas pu être enregistrés : le disque est peut-être plein. Quitter maintenant, c’est les perdre.
unsaved-again = L’enregistrement a encore échoué. Faire de la place sur le disque, puis réessayer.
unsaved-retry = Réessayer
unsaved-stay = Rester dans la partie
unsaved-leave = Quitter et perdre ces coups

# Les parties finies : la liste, une partie ouverte. $names : qui a gagné, $k : le rang de la manche
past-title = Parties finies
past-subtitle = Les deux cents dernières
past-search = Un jeu, un nom, une date
past-who-all = Toutes
past-who-computer = Contre l’ordinateur
past-who-people = À plusieurs
past-who-watch = Regardées
past-empty = Aucune partie n’est encore finie : la première viendra ici d’elle-même.
past-nothing = Aucune partie finie ne répond à cette recherche.
past-count =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
past-round = manche { $k }
past-over = Finie
past-won = Gagnée
past-lost = Perdue
past-drawn = Nulle
past-won-by = Gagnée par { $names }
past-review = Revoir
past-delete = Supprimer
past-deleted = Partie de { $game } supprimée.
past-not-deleted = La partie n’a pas pu être supprimée.
past-changed = Les règles de ce jeu ont changé depuis : cette partie ne peut plus être revue.
error-not-archived = Cette partie n’a pas pu être gardée parmi les parties finies : le dossier ou le disque refuse.
error-not-counted = Cette partie n’a pas pu être comptée dans les statistiques : le dossier ou le disque refuse.
error-statistics-broken = Les statistiques n’étaient pas lisibles : elles ne sont pas effacées, mais on recommence à compter.

# Les statistiques : un tableau, une ligne par jeu, puis une par adversaire
stats-title = Statistiques
stats-subtitle = Sur cet ordinateur, nulle part ailleurs
stats-help = Une partie où l’on reprend un coup, demande un conseil ou donne un avantage n’est pas comptée. Un invité ne l’est jamais.
stats-empty = Aucune partie n’est encore comptée : après la première, les chiffres viendront.
stats-player = Joueur
stats-unnamed = Sans nom
stats-game = Jeu
stats-adversary = Adversaire
stats-played = Parties
stats-won = Gagnées
stats-drawn = Nulles
stats-lost = Perdues
stats-streak = Série
stats-longest = Record
stats-best = Meilleur score
stats-aided = Non comptées
stats-streak-won =
    { $n ->
        [one] { $n } gagnée
       *[other] { $n } gagnées
    }
stats-streak-lost =
    { $n ->
        [one] { $n } perdue
       *[other] { $n } perdues
    }
stats-longest-help = Record : le plus de parties gagnées de suite.
stats-level = Niveau { $level }
stats-several = Plusieurs, ou sans nom
stats-alone = En solitaire
stats-export = Enregistrer pour un tableur
stats-erase = Tout effacer
stats-erase-game = Effacer ce jeu
stats-erased = Toutes les statistiques sont effacées.
stats-erased-game = Les statistiques de { $game } sont effacées.
stats-not-erased = Les statistiques n’ont pas pu être effacées.

# Les joueurs : un nom, une couleur, un emblème ; ni compte ni mot de passe
players-title = Joueurs
players-subtitle = Un nom, une couleur, un emblème, sans mot de passe
players-list = Qui joue ici
players-none = Personne encore : un nom écrit ci-dessous, ou devant une nouvelle partie, devient un joueur.
players-new = Nouveau joueur
players-new-help = Un nom
players-add = Ajouter
players-name = Nom
players-rename = Renommer
players-colour = Couleur
players-emblem = Emblème
players-merge = Fusionner avec…
players-erase = Effacer…
players-colour-0 = bleu
players-colour-1 = orange
players-colour-2 = vert
players-colour-3 = rose
players-colour-4 = bleu ciel
players-colour-5 = vermillon
players-colour-6 = jaune
players-colour-7 = gris
players-emblem-star = étoile
players-emblem-heart = cœur
players-emblem-moon = lune
players-emblem-sun = soleil
players-emblem-flower = fleur
players-emblem-fish = poisson
players-emblem-tree = sapin
players-emblem-house = maison
players-emblem-boat = bateau
players-emblem-drop = goutte
players-emblem-bolt = éclair
players-emblem-clover = trèfle
# $name : un joueur, $colour et $emblem : ci-dessus
players-heard = { $name }, { $emblem }, { $colour }
# $name : celui qui est choisi
players-of = { $name }
players-where = Les noms sont gardés sur cet ordinateur, nulle part ailleurs : ici, dans les parties et les tournois, dans les statistiques et sur les pages des jeux. Effacer un joueur n’en laisse rien : ses statistiques disparaissent, et « Joueur effacé » prend sa place dans les parties. Les fichiers enregistrés ailleurs gardent leurs noms.
players-others = Autres noms gardés
players-others-help = Des noms de parties d’avant, ou venues d’un fichier. Cliquer pour en faire des joueurs, ou les effacer.
players-erased = Joueur effacé
# $name : le nom écrit, $twin : un joueur qui s’appelle presque pareil
players-twin-title = Est-ce la même personne ?
players-twin = « { $twin } » joue déjà ici. « { $name } » serait quelqu’un d’autre.
players-twin-add = Ajouter « { $name } »
players-twin-rename = Renommer quand même
players-twin-take = Choisir « { $twin } »
# $name disparaît, $into reste
players-merge-title = Avec qui fusionner « { $name } » ?
players-merge-none = Il n’y a personne d’autre.
players-merge-ask = « { $name } » et « { $into } » deviennent une seule personne, « { $into } ». Les parties en cours, les parties finies et les statistiques de « { $name } » sont alors les siennes. On ne pourra plus les séparer.
players-merge-yes = Fusionner
players-erase-title = Effacer « { $name } » ?
players-erase-ask = Ses statistiques disparaissent. Dans les parties en cours et finies, « Joueur effacé » prend sa place. Son nom quitte aussi les réglages, le journal et les copies de secours. On ne pourra pas revenir en arrière.
players-erase-yes = Effacer
players-other-title = « { $name } »
players-other-ask = Ce nom est dans des parties ou des statistiques gardées ici.
players-other-make = En faire un joueur
players-done-erased = « { $name } » est effacé.
players-done-merged = C’est fait : il ne reste que « { $into } ».
players-done-renamed = C’est fait : le nouveau nom est « { $name } ».
players-known = « { $name } » joue déjà ici.
error-not-renamed = Une partie garde l’ancien nom : son fichier n’a pas pu être écrit. Essayer de nouveau plus tard.
error-players-not-kept = Les joueurs n’ont pas pu être enregistrés : le dossier ou le disque refuse.
error-players-broken = La liste des joueurs n’était pas lisible : elle n’est pas effacée, mais elle recommence à vide.

# Après des parties gagnées, ou perdues, de suite au même niveau. $next : level-…
next-level-up = { $n } victoires de suite : le niveau { $next } attend.
next-level-down = { $n } défaites de suite : le niveau { $next } joue moins fort.
next-level-take = Au niveau { $next }
next-level-stay = Non merci

## 17 ter bis. Tournoi

# La page « Tournoi » : les soirées de plusieurs joueurs
hall-title = Tournoi
hall-subtitle = Une soirée, plusieurs joueurs, un classement
hall-new = Nouveau tournoi
hall-new-subtitle = Les joueurs d’abord, le reste est proposé
hall-take = Lire une clé…
hall-empty = Aucun tournoi n’est commencé.
hall-empty-help = Un tournoi demande des noms et un jeu : la première ronde est tirée aussitôt.
hall-archived-show =
    { $n ->
        [one] { $n } tournoi rangé
       *[other] { $n } tournois rangés
    }
hall-archived-hide = Cacher les tournois rangés
# $day : date ; $games : <jeu>-name ; $state : hall-state
hall-line = { $day } · { $games } · { $state }
# $n : joueurs ; $round, $all : rondes
hall-state = { $n } joueurs, ronde { $round } sur { $all }
hall-desk = Nom de cet ordinateur
hall-desk-help = Il dit aux autres ordinateurs qui a écrit un résultat.
hall-back = Retour au tournoi

# Un nouveau tournoi
hall-name-first = Tournoi du { $day }
hall-players-none = Joueurs
hall-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
hall-entry = Nom d’un joueur
hall-add = Ajouter
hall-paste = Coller une liste
hall-local = Joueurs d’ici
hall-local-title = Qui joue ?
hall-local-none = Cet ordinateur ne connaît encore aucun joueur.
hall-local-done = Terminé
hall-paste-help = Un nom par ligne. Jusqu’à { $most } joueurs. Un clic sur un nom l’enlève.
hall-paste-nothing = Rien à coller : la liste doit d’abord être copiée.
hall-name-heard = { $n }, { $name }
hall-name-remove = Enlever ce nom
hall-name-removed = { $name } est enlevé de la liste.
hall-names-added = { $n } noms ajoutés.
# $names : noms déjà séparés par des virgules
hall-names-twice =
    { $n ->
        [one] Déjà dans la liste : { $names }.
       *[other] Déjà dans la liste ({ $n }) : { $names }.
    }
hall-names-over =
    { $n ->
        [one] La liste est pleine, il reste : { $names }.
       *[other] La liste est pleine, il en reste { $n } : { $names }.
    }
hall-name = Nom du tournoi
hall-game = Jeu
hall-pick-game = Quel jeu ?
# $game : <jeu>-name
hall-game-change = { $game } · changer…
hall-game-remove = Enlever
hall-game-more = Un autre jeu encore…
hall-game-more-help = Avec plusieurs jeux, chaque ronde passe au suivant.
hall-round-plays = Ronde { $n }
hall-system = Déroulement
hall-system-single = Tous contre tous
hall-system-double = Aller et retour
hall-system-swiss = Système suisse
hall-system-single-says = Chacun rencontre tous les autres une fois.
hall-system-double-says = Chacun rencontre tous les autres deux fois, une fois de chaque côté.
hall-system-swiss-says = À chaque ronde, on rencontre quelqu’un qui a autant de points. Personne n’est éliminé.
hall-system-alone = Chacun joue pour soi : à chaque ronde, les scores sont comparés.
hall-rounds = Rondes
hall-rounds-says =
    { $rounds ->
        [one] { $rounds } ronde, { $matches } parties en tout.
       *[other] { $rounds } rondes, { $matches } parties en tout.
    }
hall-computers = Ordinateurs
hall-computers-help = Les premières tables portent leurs noms ; les autres jouent sur un plateau.
hall-computer = Ordinateur { $n }
hall-scoring = Points
hall-scoring-wins = Victoires
hall-scoring-scores = Scores
hall-scoring-wins-says = Une victoire vaut un point, un nul un demi.
hall-scoring-scores-says = Les points marqués pendant la partie s’ajoutent.
hall-ties = Égalité de points
hall-ties-help = À égalité de points, on regarde ces départages dans cet ordre, puis on tire au sort.
# $tie : evening-tie-…
hall-tie-nth = { $n }. { $tie }
hall-less = Moins de choix
hall-begin = Tirer la première ronde
hall-too-few = Il faut au moins deux joueurs.
hall-no-name = Le tournoi n’a pas encore de nom.

# Un tournoi en cours
hall-tab-round = Ronde
hall-tab-scores = Classement
hall-tab-players = Joueurs
hall-next = Tirer la ronde suivante
hall-poster = Projeter
hall-more = Imprimer, clé…
hall-conflicts =
    { $n ->
        [one] Régler { $n } désaccord
       *[other] Régler { $n } désaccords
    }
hall-no-round = Aucune ronde n’est encore tirée.
hall-round = Ronde { $n } sur { $all }
hall-rounds-shown = Ronde
hall-over = Toutes les rondes sont jouées.
hall-all-known = Tous les résultats sont connus : la ronde suivante peut être tirée.
hall-unpair = Annuler ce tirage
# $game : <jeu>-name ; $known, $n : tables
hall-results-count =
    { $known ->
        [0] { $game } · aucun résultat sur { $n }
       *[other] { $game } · résultats : { $known } sur { $n }
    }
hall-byes =
    { $n ->
        [one] Exempt : { $names }.
       *[other] Exempts : { $names }.
    }
hall-aways =
    { $n ->
        [one] Absent : { $names }.
       *[other] Absents ({ $n }) : { $names }.
    }
hall-rematches = Se rencontrent une seconde fois : { $tables }.
hall-table = Table { $n }
hall-wins = Gagne
hall-draw = Nul
hall-play = Jouer ici
hall-resume = Reprendre
hall-other = Plus…
hall-absent = absent
hall-state-conflict = en désaccord
hall-state-forfeit = forfait
hall-state-playing = jouée ici
hall-against = { $first } contre { $second }
hall-table-says = { $table } : { $who }
hall-says-score = Score { $n }
hall-says-nobody = Personne n’est venu
hall-says-absent = { $name } n’est pas là
hall-says-draw = Nul
hall-says-wins = { $name } gagne
hall-result-heard = { $table }, { $result }
hall-other-heard = { $table }, plus de choix
hall-play-heard = { $table }, { $words }
hall-score-heard = Score de { $name }
hall-no-number = Un score s’écrit en chiffres.
hall-correct-title = Corriger ?
hall-correct-question = { $table } : « { $before } » devient « { $after } ».
hall-correct-yes = Corriger
hall-keep = Ne rien changer
hall-turn-table = Échanger les camps
hall-move = Changer { $name } de place…
hall-move-title = Changer de place
hall-move-question = Avec qui échanger la place de { $name } ?
# $table : hall-table ou evening-mark-bye
hall-move-choice = { $name } · { $table }
hall-erase-result = Effacer le résultat
hall-not-loaded = Cette partie ne peut pas être reprise.

# Les joueurs
hall-entry-late = Un joueur de plus
hall-late-help = Qui arrive maintenant joue à partir de la ronde { $n }.
hall-rename = Renommer
hall-rename-done = Garder ce nom
hall-away-next = Absent à la ronde { $n }
hall-withdraw = Rentre chez soi
hall-back-in = Revient
hall-gone = parti après la ronde { $n }
hall-since = arrivé à la ronde { $n }
hall-tool-heard = { $name }, { $words }

# Le classement
hall-scores-after =
    { $n ->
        [0] Classement avant la première ronde
       *[other] Classement après la ronde { $n }
    }
hall-scores-during = Classement pendant la ronde { $n }
hall-no-scores = Personne n’est inscrit.
hall-scores-help = Un clic sur un nom ou sur un chiffre l’explique.
hall-points = Points
hall-won = Gagnées
hall-drawn = Nulles
hall-lost = Perdues
# $seed : ce que le tournoi a tiré au début, à dire à tous
hall-by-lot = À égalité partout, la place est tirée au sort par la graine { $seed }
hall-row-heard = { $place }, { $name }
hall-figure-heard = { $name }, { $heading }, { $figure }
hall-explains-counts =
    { $won ->
        [one] { $name } : { $won } gagnée, { $drawn } nulles, { $lost } perdues.
       *[other] { $name } : { $won } gagnées, { $drawn } nulles, { $lost } perdues.
    }
# $terms : ce que chaque ronde a apporté, joint par +
hall-explains-points = { $name }, points : { $terms } = { $points }
hall-explains-nothing = { $name } n’a encore rien joué.
hall-outcome-played = { $points } (ronde { $n }, contre { $opponent })
hall-outcome-alone = { $points } (ronde { $n })
hall-outcome-forfeit-won = { $points } (ronde { $n }, { $opponent } absent)
hall-outcome-forfeit-lost = { $points } (ronde { $n }, pas venu)
hall-outcome-cancelled = { $points } (ronde { $n }, annulée)
hall-outcome-bye = { $points } (ronde { $n }, exempt)
hall-outcome-away = { $points } (ronde { $n }, absent)

# Projeter
hall-poster-round = Voir les tables
hall-poster-scores = Voir le classement
# $first, $second : <jeu>-side-…-title
hall-poster-sides = À gauche : { $first }. À droite : { $second }.
hall-poster-page = Suite ({ $n } sur { $all })

# Imprimer, enregistrer, échanger
hall-more-title = Imprimer et échanger
hall-print-round = Imprimer les tables de la ronde
hall-print-slips = Imprimer les fiches de résultat
hall-print-scores = Imprimer le classement
hall-save-round = Enregistrer la ronde (tableur, texte)
hall-save-scores = Enregistrer le classement (tableur, texte)
hall-file-exchange = { $name }, { $computer }
hall-file-round = { $name }, ronde { $n }
hall-file-slips = { $name }, fiches de la ronde { $n }
hall-file-scores = { $name }, classement
hall-give = Écrire sur une clé…
hall-change = Nom, rondes, ordinateurs…
hall-tables-help = Les noms des premières tables, une virgule entre eux.
hall-archive = Ranger ce tournoi
hall-erase = Effacer ce tournoi…
hall-erase-title = Effacer ce tournoi ?
hall-erase-question = « { $name } », ses joueurs et ses résultats disparaissent de cet ordinateur.
hall-erase-yes = Effacer
hall-given-title = Le fichier est écrit
hall-given = Sur l’autre ordinateur : « Tournoi », puis « Lire une clé… ».
hall-taken =
    { $n ->
        [one] Une nouveauté de l’autre ordinateur est reprise.
       *[other] { $n } nouveautés de l’autre ordinateur sont reprises.
    }
hall-taken-more =
    { $n ->
        [one] Une nouveauté est reprise ; l’autre ordinateur ne sait pas encore tout ce qui est connu ici.
       *[other] { $n } nouveautés sont reprises ; l’autre ordinateur ne sait pas encore tout ce qui est connu ici.
    }
hall-taken-nothing = Rien de nouveau dans ce fichier.
hall-unreadable = Ce fichier ne peut pas être lu.
hall-conflict-title = Deux réponses
hall-conflict-result = Ronde { $n }. { $table }.
hall-conflict-round = La ronde { $n } a été tirée deux fois.
hall-conflict-player = Deux réponses au sujet de { $name }.
hall-conflict-plan = Deux réponses au sujet du tournoi.
# $who : nom d’un ordinateur ; $said : ce qu’il a écrit
hall-conflict-note = { $said } ({ $who })
hall-conflict-no-result = Pas de résultat
hall-conflict-no-round = Pas tirée
hall-conflict-tables =
    { $n ->
        [one] { $n } table : { $first }
       *[other] { $n } tables, la première : { $first }
    }
hall-conflict-away = Absent
hall-conflict-there = Présent
hall-conflict-gone = Parti
hall-conflict-rounds = { $name }, { $n } rondes
hall-conflict-later = Choisir plus tard

## 17 bis. Feuilles de texte à imprimer

# $value: option-…
sheet-chosen = Sur cette feuille : { $value }
# $number, $sides: nombres
sheet-side = Page { $number } sur { $sides }
# $game: <jeu>-name
sheet-rules = Règle du jeu : { $game }

## 17 quater. Fiche de l’enseignant et problèmes à imprimer

# $game: <jeu>-name
teach-title = Fiche de l’enseignant : { $game }
# $game: <jeu>-name
teach-questions-of = Trois questions : { $game }
teach-hour = Une heure en classe
teach-answers = Les trois questions et leurs réponses
teach-make = Préparer.
# $alone: yes pour un jeu qui se joue seul
teach-make-does =
    { $alone ->
        [yes] Imprimer un plateau et ses pions par élève, dans « Fabriquer ce jeu », et le verso de cette fiche pour chacun.
       *[no] Imprimer un plateau et ses pions par groupe, dans « Fabriquer ce jeu », et le verso de cette fiche pour chacun.
    }
teach-groups = Former les groupes (5 min).
# $players: nombre de personnes d’un jeu, ou players-range ; $n: le plus grand
teach-groups-does =
    { $alone ->
        [yes] Un plateau par élève. À deux, l’un joue, l’autre compte les coups, puis on échange.
       *[no] Par plateau : { $players } élèves. S’il y en a un de trop, deux élèves tiennent un camp et décident ensemble.
    }
teach-show = Montrer (10 min).
teach-play = Jouer (30 min).
teach-play-does =
    { $alone ->
        [yes] Un premier essai pour apprendre, puis d’autres pour faire mieux. Noter le nombre de coups au tableau.
       *[no] Une partie pour apprendre, puis d’autres en changeant de camp. Une question sur la règle se cherche d’abord dans « En bref ».
    }
teach-talk = Parler (15 min).
# après la phrase du jeu
teach-talk-does = Puis chacun répond aux questions du verso.
# $game: <jeu>-name
problems-title = Problèmes : { $game }
# $game: <jeu>-name
problems-answers = Réponses aux problèmes : { $game }
# $n: son numéro dans la liste ; $degree: problem-degree-…
problems-one = Problème { $n } · { $degree }
problems-line = Une seule suite est écrite, avec la défense la plus longue. Là où plusieurs coups sont bons, un seul est donné.

## 17 ter. Feuilles de marque

tally-title = Feuille de marque
# $game: <jeu>-name
tally-of = Feuille de marque : { $game }
tally-date = Date :
tally-game = Partie
tally-name = Nom :
tally-side = Camp
tally-points = Points
tally-total = Total
tally-help-alone = On écrit le résultat de chaque essai.
tally-help-fewest = On écrit les points de chaque partie. Le plus petit total gagne.
tally-help-points = On écrit les points de chaque partie, puis le total.
tally-help-won = Une partie gagnée vaut un point, une partie nulle un demi-point pour chacun.

## 17 quater. Livret imprimé

# $n: nombre de jeux
booklet-title = Les règles de { $n } jeux traditionnels d’Europe
booklet-what = Ce livret réunit les règles de tous les jeux de Tablier, un programme libre. Les figures montrent des positions qui peuvent se produire.
booklet-print = Chaque plateau s’imprime aussi à la taille des pions que l’on possède, avec des pions à découper.
booklet-fold = Imprimer recto verso à 100 %, en retournant sur le bord court. Plier les feuilles ensemble, puis agrafer dans le pli.

## 18. Problèmes


problem-title = Problèmes
problem-subtitle = Un seul coup est le bon.
problem-day = Le problème du jour
problem-none = Aucun problème pour ces jeux.
# $game : le nom d’un jeu ; $degree : problem-degree-…
problem-day-of = { $game } · { $degree }
problem-degree-1 = facile
problem-degree-2 = moyen
problem-degree-3 = difficile
# $side : <jeu>-side-0-title ; $turns : les coups de ce côté jusqu’au gain, 0 quand le premier suffit
problem-goal-win =
    { $turns ->
        [0] { $side } : trouver le coup qui gagne.
        [1] { $side } : gagner en un coup.
       *[other] { $side } : gagner en { $turns } coups.
    }
problem-goal-draw = { $side } : trouver le seul coup qui ne perd pas.
problem-goal-best = { $side } : trouver la meilleure façon de jouer ces dés.
problem-goal-fewest = { $side } : arriver au but en { $turns } coups.
problem-wrong = Ce n’est pas cela.
problem-wrong-loses = Ce n’est pas cela : l’adversaire gagne ainsi.
problem-wrong-late = Ce n’est pas cela : après cette réponse, on ne gagne plus en un coup.
problem-solved = Bravo, c’est cela !
problem-shown = Voilà la solution.
problem-show = Montrer la solution
problem-next = Suivant
problem-again = Recommencer
problem-broken = Le fichier des problèmes résolus n’était pas lisible : il n’est pas effacé, mais mis de côté sous le nom { $file }.
error-problem-not-kept = C’est cela, mais la coche n’a pas pu être gardée : le dossier ou le disque refuse.
problem-print = Imprimer
# $game: <jeu>-name
problem-print-of = Imprimer des problèmes : { $game }
problem-list = Tous les problèmes
problem-continue = Continuer

## 19. La relecture d’une partie finie

end-review = Revoir la partie
end-review-help = La partie coup par coup : ce qui était bon, ce qui l’était moins, et pourquoi.
review-begin = Le début de la partie. On avance avec la flèche droite, la molette, ou d’un clic sur la courbe.
# $n : les décisions regardées
review-long = La partie est très longue : seules les { $n } dernières décisions sont analysées.
review-left-out = Ce coup n’est pas analysé : la partie est trop longue.
review-unknown = Ce coup n’est pas encore analysé.
review-forced = Il n’y avait qu’un coup possible.
# Sous le nom du jeu ; $done coups analysés sur $whole
review-progress = Analyse : { $done } / { $whole }
review-stopped = Analyse interrompue : { $done } / { $whole }
review-summary = Bilan
review-stage = Chaque coup est comparé à tous les autres par une analyse rapide, la première de trois : environ un tiers de seconde. « Démontré » : prouvé jusqu’à la fin. « Estimé » : le pronostic de cette analyse. Une imprécision perd au moins 5 points de chances de gain, une erreur 10, une gaffe 15. Coups analysés : { $done } sur { $whole }.
review-plain = L’ordinateur calcule sans ses accélérateurs : l’analyse est plus lente.
# Une erreur sur la courbe
review-legend-0 = imprécision
review-legend-1 = erreur
review-legend-2 = gaffe
review-class-0 = Imprécision.
review-class-1 = Erreur.
review-class-2 = Gaffe.
# $step : le meilleur coup, écrit ; $best, $played : ce que valent les deux
review-better = Mieux : { $step } ({ $best }, contre { $played }).
# $before : ce qui a déjà été joué dans ce tour
review-better-after = Après { $before }, mieux : { $step } ({ $best }, contre { $played }).
# $reason : fact-…, une phrase entière
review-good = Bien joué. { $reason }
review-only = Bien joué : les autres coups valaient nettement moins.
review-accuracy = précision { $percent } %
# $imprecise, $errors, $blunders : combien
review-counts =
    { $imprecise ->
        [0] aucune imprécision
        [one] { $imprecise } imprécision
       *[other] { $imprecise } imprécisions
    }, { $errors ->
        [0] aucune erreur
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }, { $blunders ->
        [0] aucune gaffe
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }
# $side : le camp, title
review-player = { $side } : { $figures }.
# $gain : un nombre avec son signe, en parties gagnées ou en points ; $n : sans son signe
review-luck-games =
    { $n ->
        [one] chance : { $gain } partie
       *[other] chance : { $gain } parties
    }
review-luck-points =
    { $n ->
        [one] chance : { $gain } point
       *[other] chance : { $gain } points
    }
review-throw-games =
    { $n ->
        [one] Chance de ce lancer : { $gain } partie.
       *[other] Chance de ce lancer : { $gain } parties.
    }
review-throw-points =
    { $n ->
        [one] Chance de ce lancer : { $gain } point.
       *[other] Chance de ce lancer : { $gain } points.
    }
review-skill-games =
    { $n ->
        [one] sans la chance : { $gain } partie
       *[other] sans la chance : { $gain } parties
    }
review-skill-points =
    { $n ->
        [one] sans la chance : { $gain } point
       *[other] sans la chance : { $gain } points
    }
review-find-better = Trouver mieux
review-find-whose = De qui rejouer les erreurs ?
# $side : le camp, title ; $n : combien d’erreurs
review-find-side =
    { $n ->
        [one] { $side } : { $n } erreur
       *[other] { $side } : { $n } erreurs
    }
review-find-none = Aucune erreur dans cette partie.
review-find-none-yet = Aucune erreur jusqu’ici. L’analyse continue.
# $n sur $of : quelle erreur ; $side : le camp, title ; $step : ce qui a été joué
review-find = Trouver mieux, { $n } / { $of }. { $side } : { $step }. Que jouer à la place ?
review-looking = On regarde ce coup…
review-found = Bien trouvé !
# Après review-found, là où le tour n’est pas fini : les coups qui restent ($step).
review-found-rest = La suite du tour : { $step }.
review-not-yet = Pas encore.
review-again = Réessayer
review-next = Erreur suivante
review-skip = Passer
review-solution = Voir la solution
review-return = Revenir à la partie
review-trying = On essaie : rien n’est enregistré.
review-resume = Reprendre d’ici
review-resume-who = Une nouvelle partie commence dans cette position. Qui joue ?
# $side : le camp ; $level : le niveau de l’ordinateur
review-resume-side = Jouer { $side } contre l’ordinateur ({ $level })
review-resume-people = Jouer tous les camps à la main
review-resume-alone = Reprendre seul
review-go-on = Continuer à revoir
review-leave = Quitter cette partie
# Les boutons de la relecture
review-button-start = |←
review-button-start-help = Le début de la partie (touche { KEY("review-start") })
review-button-back = ←
review-button-back-help = Un coup en arrière ({ KEY("review-back") }, ou la molette)
review-button-play = Lecture
review-button-play-help = La partie avance toute seule, ou s’arrête ({ KEY("review-play") }, ou Espace). La vitesse se change avec { KEY("review-pace") }.
review-button-forward = →
review-button-forward-help = Un coup en avant ({ KEY("review-forward") }, ou la molette)
review-button-end = →|
review-button-end-help = La fin de la partie (touche { KEY("review-end") })
review-button-best = Voir mieux
review-button-best-help = Le meilleur coup à la place de celui-ci, et la suite attendue ({ KEY("review-best") })
review-button-reply = Voir la réponse
review-button-reply-help = Ce qui était attendu après le coup joué ({ KEY("review-reply") })
review-button-find = Trouver mieux
review-button-find-help = Chercher soi-même un meilleur coup à chaque erreur ({ KEY("review-find") })
review-button-try = Essayer
review-button-try-help = Jouer librement à partir d’ici, sans rien enregistrer ({ KEY("review-try") })
review-button-resume = Reprendre d’ici
review-button-resume-help = Commencer une nouvelle partie dans cette position
review-button-summary = Bilan
review-button-summary-help = Précision de chacun, erreurs, chance ({ KEY("review-summary") }). L’analyse est rapide, la première de trois : un tiers de seconde par coup. « Démontré » : prouvé jusqu’à la fin ; « valeur estimée » : un pronostic.
review-button-menu = Menu
review-button-menu-help = Vitesse, réglages, retour
key-review-best-does = Montrer le meilleur coup et la suite attendue.
key-review-reply-does = Montrer la réponse attendue au coup joué.
key-review-find-does = Trouver mieux, erreur après erreur.
key-review-try-does = Essayer librement à partir d’ici.
key-review-play-does = Laisser la partie avancer toute seule, ou l’arrêter.
key-review-pace-does = Changer la vitesse.
key-review-summary-does = Ouvrir le bilan.
key-review-back-does = Reculer d’un coup ; vers le haut, d’un tour.
key-review-forward-does = Avancer d’un coup ; vers le bas, d’un tour.
key-review-start-does = Aller au début de la partie.
key-review-end-does = Aller à la fin de la partie.

## 20. Leçons

# Apprendre : la démonstration et les leçons d’un jeu ; $n : les secondes
lesson-learn = Apprendre
lesson-learn-help = Voir une partie se jouer toute seule, puis essayer soi-même, pas à pas.
lesson-demo = Démonstration
lesson-demo-watch = Voir la démonstration ({ $n } s)
lesson-demo-says = Une partie se joue toute seule, avec quelques mots.
lesson-lessons = Leçons
lesson-lessons-says = De petites choses à faire sur le plateau. Rien n’est verrouillé.
lesson-then = Ensuite
# $game : un nom de jeu ; $k, $n : la leçon et leur nombre
lesson-of = { $game } · leçon { $k } sur { $n }
lesson-go-on = Reprendre la leçon
lesson-task-help = Aller à cette tâche
lesson-continue = Continuer
lesson-continue-help = La suite de la leçon
lesson-show = Montrer
lesson-show-help = Voir jouer ce qui est demandé
lesson-again = Depuis le début
lesson-again-help = Toutes ses tâches, depuis la première
lesson-list = Leçons
lesson-list-help = La démonstration et toutes les leçons de ce jeu
lesson-next = Leçon suivante
lesson-next-help = La leçon qui suit celle-ci
lesson-play = Jouer
lesson-play-help = Commencer une vraie partie
lesson-learnt = Leçon apprise !
lesson-offer-help = « Montrer » joue le coup.
lesson-broken = Le fichier des leçons apprises n’était pas lisible : il n’est pas effacé, mais mis de côté sous le nom { $file }.
lesson-unusable = Un fichier des leçons est abîmé. La règle et le jeu restent là. Réinstaller Tablier pour le réparer.
error-lesson-not-kept = La leçon est apprise, mais la coche n’a pas pu être gardée : le dossier ou le disque refuse.
demo-pause = Pause
demo-pause-help = Un clic sur le plateau arrête aussi, et reprend.
demo-not-kept = La démonstration est vue, mais la coche n’a pas pu être gardée : le dossier ou le disque refuse.
demo-go-on = Reprendre
demo-slower = Plus lentement
demo-normal = Vitesse normale
demo-skip = Passer
demo-again = Encore
# Proposé une fois avant la première partie d’un jeu
demo-offer-title = Première partie
demo-offer = Regarder la démonstration ({ $n } s) ?
demo-offer-watch = Regarder
demo-offer-play = Jouer sans regarder
demo-offer-later = Revenir aux choix
# Les fichiers d’autres programmes. $detail : ce qui est écrit dans le fichier
format-at = Ligne { $line }, colonne { $column } : { $sentence }
format-file = { $file } : { $sentence }
format-no-format = Format inconnu : { $word }. Les formats connus : { $formats }
format-no-ending = La terminaison de « { $word } » ne dit pas le format. Ajouter --to et l’un de ceux-ci : { $formats }
format-not-written = Le fichier { $file } n’a pas pu être écrit : le dossier ou le disque refuse.
format-missing = Ce fichier n’existe pas, ou n’existe plus.
format-not-read = Ce fichier n’a pas pu être ouvert.
format-unfit = Ce fichier dépasse 8 mégaoctets, ou n’est pas un fichier ordinaire.
format-empty = Il n’y a rien à lire ici.
format-unknown = Ce n’est une partie dans aucun des formats connus.
format-too-large = C’est trop long pour être lu : trop de parties, ou plus de 8 mégaoctets.
format-not-text = Ce fichier n’est pas un texte.
format-nothing = Il n’y a pas de partie dans ce fichier.
format-unexpected = « { $detail } » n’est pas à sa place ici.
format-unfinished = Le fichier s’arrête avant la fin de la partie.
format-other-game = Le jeu « { $detail } » n’est pas dans Tablier, ou pas dans ce format.
format-size = Un plateau de taille « { $detail } » n’existe pas dans les règles du jeu.
format-option = Les règles demandées ne sont pas celles du jeu : « { $detail } ».
format-foreign-rule = « { $detail } » n’existe pas dans les règles du jeu.
format-position = La position de départ n’existe pas dans les règles du jeu.
format-setup = Des pions sont ajoutés en pleine partie : les règles du jeu ne le permettent pas.
format-bad-step = « { $detail } » n’est pas un coup de ce jeu.
format-illegal-step = Le coup « { $detail } » n’est pas permis par la règle.
format-wrong-side = Ce n’était pas à ce camp de jouer « { $detail } ».
format-bad-id = « { $detail } » n’est pas une position de ce format.
format-after-the-end = « { $detail } » vient après la fin de la partie.
format-other-score = Le score « { $detail } » n’est pas celui que donnent les parties précédentes.
format-unfinished-game = La partie précédente n’est pas finie, et une autre commence.
format-too-many-games = Le match est trop long : 99 parties et 99 points au plus.
format-set-position = La partie commence dans une position placée à la main : ce format ne sait pas l’écrire.
format-no-opening-stake = Ce format ne connaît pas l’enjeu doublé par une égalité au premier lancer. Le format SGF le connaît.
format-no-jacoby-in-match = Ce format ne connaît pas la règle de Jacoby dans un match en points.
format-other-start = La partie ne commence pas comme à l’Othello, et ce format n’a pas de place pour un autre début.
format-other-captures = Les prises de « { $detail } » ne sont pas celles de la règle.
format-not-over = Ce format ne tient que des parties finies.
format-damaged = Ce fichier est abîmé : il n’a pas la taille qu’il annonce.
format-many = Ce format ne tient qu’une partie par fichier.
format-no-start = Ce format ne tient pas de position de départ : la partie ne peut pas y être écrite.
format-no-place = Ce format n’a pas de place pour « { $detail } » : la partie ne peut pas y être écrite.
format-other-rules = Ce format suppose d’autres règles que celles de cette partie.
format-no-writer = Ce format ne sait pas écrire ce jeu.
format-broken = Ce fichier de partie est abîmé.
format-foreign = Ce fichier n’est pas une partie de Tablier.
format-future-format = Cette partie vient d’une version plus récente de Tablier.
format-unknown-game = Cette partie est celle d’un jeu que cette version n’a pas.

## 21. Éditeur de positions

edit-open = Éditer une position
edit-open-help = Poser les pions à la main, puis jouer, analyser ou copier.
edit-legal = La position est possible.
edit-over = La position est possible, et la partie y est finie.
edit-tools = Dans la main
edit-tool-move = Déplacer
edit-tool-rub = Retirer
edit-rest = Le reste
edit-undo = Annuler
edit-redo = Rétablir
edit-clear = Vider
edit-start = Position de départ
edit-flip = Retourner
edit-copy = Copier
edit-copied = La position est dans le presse-papiers.
edit-paste = Coller
edit-print = Imprimer
edit-paste-other = Ce texte est une partie d’un autre jeu : { $game }.
edit-paste-empty = Il n’y a pas de texte dans le presse-papiers.
edit-play = Jouer
edit-analyse = Analyser
edit-points-of = { $side }, points sur { $n }
edit-typed = un nombre, ou rien
edit-less = Moins
edit-more = Plus
edit-turn = Qui joue ?
edit-side = Qui joue ?
edit-side-none = Premier lancer
edit-quiet = Coups sans prise
edit-dice = Dés
edit-dice-none = Aucun
edit-mark-jump = Prise en cours
edit-mark-guilty = Prise oubliée
keyboard-edit = Dans l’éditeur
key-edit-tool = 1 … 9
key-edit-tool-does = Prendre ce qui est dans la main, dans l’ordre de la feuille.
key-edit-walk = Flèches
key-edit-walk-does = Aller d’une place à l’autre sur le plateau.
key-edit-touch = Entrée ou Espace
key-edit-touch-does = Poser, marquer ou déplacer à cette place.
key-edit-rub-does = Retirer le pion de cette place.
key-edit-undo-does = Annuler, rétablir.
key-edit-copy-does = Copier la position.
key-edit-paste-does = Coller une position.
flaw-form = Ce texte n’est pas une position de ce jeu.
flaw-turn = Dans cette position, c’est à un autre de jouer.
analysis-back = Retour à l’éditeur
analysis-back-help = Revenir à la position, comme elle était.

## 22. Imprimer un jeu à sa taille

print-scale = Imprimer à 100 % (taille réelle), sans ajuster à la page.
print-card = Une carte bancaire couvre exactement ce cadre.
# $game : <jeu>-name
print-board = Plateau : { $game }
# $game : <jeu>-name
print-men = Pions à découper : { $game }
print-turn = Qui joue : { $side }
print-assemble = Couper sur les repères, poser l’un sur l’autre les 10 mm communs à deux feuilles, puis coller.
print-fold = Découper, plier sur les tirets, puis coller les deux côtés dos à dos.
# $code : la case du plan, $n et $all : nombres
print-sheet = Feuille { $code }, { $n } sur { $all }
# $n et $all : nombres
print-page = Feuille { $n } sur { $all }
# $n : nombre de feuilles, $across et $down : nombres, $pitch : millimètres
print-fits = { $n ->
    [one] Tient sur une feuille { $paper } : { $pitch } mm d’un pion à l’autre.
   *[other] { $n } feuilles { $paper } à coller, en recouvrant de 10 mm ({ $across } sur { $down }) : { $pitch } mm d’un pion à l’autre.
    }
# $men : millimètres
print-largest = Sur une seule feuille { $paper } : des pions de { $men } mm au plus.
# $word : ce qui a été demandé, $games : ceux qui existent
print-no-game = Jeu inconnu : { $word }. Les jeux : { $games }
print-no-sheet = Feuille inconnue : { $word }. Les feuilles : { $sheets }
print-no-fold = Avec --imposed, la feuille est --sheet { $sheet } : les autres ne se plient pas.
print-no-paper = Papier inconnu : { $word }. Les papiers : { $papers }
# $least et $most : millimètres
print-no-men = La taille des pions est un nombre de millimètres, de { $least } à { $most }.
# $paper : A4, A3 ou Letter
print-men-too-large = Des pièces de cette taille ne tiennent pas sur une feuille { $paper }.
# $players : des nombres
print-no-players = Le nombre de joueurs de ce jeu : { $players }
print-no-option = Ce jeu n’a pas cette option ou cette valeur : { $word }
print-no-position = Ce n’est pas une position de ce jeu : { $word }
print-no-questions = Ce jeu n’a pas de fiche de l’enseignant : { $game }
print-no-problems = Ce jeu n’a pas de problèmes à imprimer : { $game }
print-no-number = Le nombre de problèmes va de { $least } à { $most }.
print-no-degree = Le niveau est l’un de ceux-ci : { $degrees }
print-no-file = Il manque le nom du fichier, qui finit par { $endings }.
print-no-ending = Le nom du fichier finit par { $endings } : { $file }
# $least et $most : pixels
print-no-size = La taille est un nombre de pixels, de { $least } à { $most }.
print-no-theme = Thème inconnu : { $word }. Les thèmes : { $themes }
print-no-vectors = Le thème { $theme } n’a que des images : choisir .png, ou un autre thème.
print-not-written = Le fichier { $file } n’a pas pu être écrit : le dossier ou le disque refuse.

## 23. Fabriquer un jeu

make-open = Fabriquer ce jeu
make-what = À imprimer
make-board = Plateau
make-position = Position
make-men = Pions à découper
make-rules = Règle du jeu
make-teacher = Fiche de l’enseignant
make-problems = Problèmes et réponses
make-number = Combien
make-degree = Niveau
make-degree-any = tous
make-scores = Feuille de marque
make-booklet = Livret des vingt jeux
make-folded = Le même livret, à plier
make-paper = Papier
make-black = Noir sur blanc
make-colour = En couleurs
make-own = Les pions qu’on a
make-own-cent-1 = 1 centime
make-own-cent-2 = 2 centimes
make-own-cent-5 = 5 centimes
make-own-cent-10 = 10 centimes
make-own-cent-20 = 20 centimes
make-own-cent-50 = 50 centimes
make-own-euro-1 = 1 euro
make-own-euro-2 = 2 euros
make-own-marble = Bille
make-own-cap = Capsule de bouteille
make-own-draughtsman = Pion de dames
make-diameter = Diamètre en mm
make-seen = Ce qui sera imprimé
make-busy = Les feuilles se préparent…
make-wait = Un instant…
make-previous = Précédente
make-next = Suivante
make-save = Enregistrer le PDF
make-saved = Feuilles enregistrées
# $game : <jeu>-name, $what : make-board et les autres
make-file = { $game }, { $what }

# --- Le tableau noir : ce que l’on dessine et demande sur un plateau
blackboard-title = Au tableau
draw-begin = Dessiner
draw-wipe = Tout effacer
draw-wipe-help = Effacer les flèches et les cercles de cette position.
draw-end = Terminer
draw-end-help = Jouer de nouveau. Les dessins restent.
draw-prompt = Glisser pour tracer une flèche, cliquer pour entourer. Au clavier : Entrée commence et finit.
# $what : une flèche ou un cercle
draw-from = En cours : { $what }.
draw-colour-1 = Vert, plein
draw-colour-2 = Rouge, tirets
draw-colour-3 = Bleu, double
draw-colour-4 = Jaune, points
# $start et $end : des places
drawn-arrow-1 = flèche verte de { $start } à { $end }
drawn-arrow-2 = flèche rouge de { $start } à { $end }
drawn-arrow-3 = flèche bleue de { $start } à { $end }
drawn-arrow-4 = flèche jaune de { $start } à { $end }
drawn-circle-1 = cercle vert autour de { $place }
drawn-circle-2 = cercle rouge autour de { $place }
drawn-circle-3 = cercle bleu autour de { $place }
drawn-circle-4 = cercle jaune autour de { $place }
drawn-new = Dessiné : { $what }.
drawn-wiped = Effacé : { $what }.
drawn-all-wiped = Tout est effacé.
drawn-none = Rien n’est dessiné ici.
key-draw-does = Dessiner, ou terminer : 1 à 4 choisit la couleur, Entrée commence et finit une flèche.
key-chalk = Bouton droit
key-chalk-does = { SYSTEM() ->
    [macos] Entourer une place, ou tirer une flèche vers une autre ; la même encore l’efface. ⇧, ⌘ ou ⌥ change la couleur. Ce qui est en main est d’abord reposé.
   *[other] Entourer une place, ou tirer une flèche vers une autre ; la même encore l’efface. Maj, Ctrl ou Alt change la couleur. Ce qui est en main est d’abord reposé.
  }

# --- Le vote d’une classe
vote-open = Voter
vote-title = Vote
vote-not-now = On vote quand une personne doit jouer et peut choisir.
# $letter : A à D ; $side : un camp ; $step : un coup
vote-propose = { $side } : jouer le coup { $letter } sur le plateau. Il en faut au moins deux.
vote-propose-more = Jouer un autre coup, { $letter }, ou voter.
vote-full = Quatre coups sont proposés : voter.
vote-proposed = { $letter } : { $step }. Au suivant, ou voter.
vote-same = { $step } est déjà proposé.
vote-begin = Voter
vote-take-away = Enlever le dernier
vote-bar = { $letter } · { $step }
vote-prompt = Voter : A à D, ou cliquer.
# $n : combien ont voté ; $most : combien d’élèves
vote-cast = { $n ->
    [0] Personne n’a voté.
    [one] Un vote.
   *[other] { $n } votes.
}
vote-cast-of = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
} sur { $most }.
vote-all-voted = Tout le monde a voté.
vote-reveal = Montrer
vote-fewer = − 1 élève
vote-more = + 1 élève
vote-propose-again = Changer les coups
vote-anew = Voter encore
vote-play = Jouer { $letter }
# $n : les voix de A ; $total : toutes
vote-won = { $letter } gagne : { $n ->
    [one] { $n } voix
   *[other] { $n } voix
} sur { $total }.
vote-level = { $n ->
    [0] Personne n’a voté : choisir.
    [one] Égalité, une voix chacun : choisir.
   *[other] Égalité, { $n } voix chacun : choisir.
}
vote-count = { $letter } { $n }
vote-leave = Revenir au jeu
vote-leave-help = Rien n’est joué.
key-vote-does = Faire voter une classe : on joue deux à quatre coups, A à D ou 1 à 4 vote, Entrée montre puis joue.

# --- Ce qui juge est caché
setting-hidden = Évaluation cachée
setting-hidden-on = oui
setting-hidden-off = non
setting-hidden-help = Ce que vaut un coup n’est montré que si on le demande. Le professeur se tait.
hidden-hide = Cacher l’évaluation
hidden-show = Montrer l’évaluation
hidden-now = L’évaluation est cachée : elle se montre si on la demande.
hidden-no-more = L’évaluation est de nouveau montrée.
hidden-teacher = L’évaluation est cachée : le professeur se tait. Le menu la montre, dans « Au tableau ».
review-hidden = Que vaut ce coup ? Chacun devine, puis on regarde.
review-see = Voir
review-see-curve = Voir la courbe
review-see-curve-help = Montrer la courbe de la partie et les chiffres de chacun.
