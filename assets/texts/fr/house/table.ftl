### Tablier — la table de jeu : boutons, menu, refus, fins de partie.
###
### Mots à majuscule : Tablier

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
menu-game-copy-as = Copier la position…
menu-game-copy-turns = Copier la liste des coups
menu-game-keys = Touches
menu-game-settings = Réglages
menu-game-shelf = Retour aux jeux
menu-game-shelf-help = La partie est enregistrée : elle se reprend d’un clic.
menu-game-quit = Quitter Tablier
menu-game-continue = Continuer la partie
# $game : son nom, $n : le nombre de coups
menu-game-where =
    { $n ->
        [0] { $game }
        [one] { $game }, { $n } coup
       *[other] { $game }, { $n } coups
    }
menu-game-kept = la partie se garde
menu-game-sentences = Coups en phrases entières
menu-game-sentences-on = oui
menu-game-sentences-off = non
menu-group-game = Cette partie
menu-group-understand = Comprendre
menu-group-table = La table
menu-group-keep = Garder
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

board-turned = Le plateau est retourné.
board-turned-back = Le plateau est remis dans l’autre sens.
board-fixed = Ce plateau ne se retourne pas.
marks-all = Tous les coups permis sont montrés.
marks-shown = Les coups permis sont marqués.
marks-hidden = Les coups permis ne sont plus marqués.
sound-off = Son coupé.
sound-on = Son rétabli.
coordinates-off = Coordonnées cachées.
coordinates-border = Coordonnées au bord du plateau.
coordinates-every = Coordonnées partout.
copied = Copié.

dice-result-one = { $side } : { $first }
dice-enter = Entrer les dés lancés sur la table.
dice-commit = Le tirage est scellé : { $seal }
dice-again = Les dés de la partie précédente, sceau { $seal }.
lots-again = Le tirage de la partie précédente, sceau { $seal }.
dice-commit-help = Ce sceau, montré avant le premier lancer, prouve à la fin qu’aucun dé n’a été changé.
# Sous le nom d’un camp
pip-note = Course : { $n }
pip-help = Le nombre de flèches qu’il reste à parcourir.
cube = Videau
cube-help = Le dé qui marque l’enjeu de la manche.

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
end-same-lots = Le même tirage
end-same-lots-help = Rejouer la partie, chacun à sa place, avec le même tirage au sort.
end-shelf = Retour aux jeux
# $name : une personne ou un niveau de l’ordinateur
end-wins-one = { $name } gagne
# $name : plusieurs noms, list-and
end-wins-several = { $name } gagnent
# $n : une suite de points
end-fact-best = Le meilleur score jusqu’ici : { $n }.
# $name : level-… ; $n : les tours joués
end-fact-first =
    { $n ->
        [one] Première victoire contre { $name }, en { $n } tour.
       *[other] Première victoire contre { $name }, en { $n } tours.
    }
# $name : un adversaire
end-fact-row = { $n } victoires de suite contre { $name }.
end-fact-record =
    { $won ->
        [0] Aucune victoire contre { $name }, en { $n } parties.
        [one] { $won } victoire contre { $name }, en { $n } parties.
       *[other] { $won } victoires contre { $name }, en { $n } parties.
    }
# $side : <jeu>-side-0 ; $score et $other : les points du match
match-won = Match gagné par { $side }, { $score } à { $other }.

# $scores : « 2 – 1 » ; $n : les points qu’il faut pour gagner le match
match-standing =
    { $n ->
        [one] { $scores } · en { $n } point
       *[other] { $scores } · en { $n } points
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
# $side : le nom d’une personne
wins-named = { $side } gagne.
turn-moves = { $side } : { $moves }
turn-thrown = { $side } · { $moves }
turn-dice = { $dice } : { $moves }
turn-drawn = Tirage : { $moves }
turn-pass = passe

# Les vrais dés : $side est <jeu>-side-0 ; $n le numéro du dé
menu-game-dice = Dés
menu-game-lots = Tirage au sort
dice-enter-side = Entrer les dés lancés pour { $side }.
dice-enter-keys = Un clic sur chaque dé, ou les touches 1 à 6.

# Après des parties gagnées, ou perdues, de suite au même niveau. $next : level-…
next-level-up = { $n } victoires de suite : le niveau { $next } attend.
next-level-down = { $n } défaites de suite : le niveau { $next } joue moins fort.
next-level-take = Au niveau { $next }
next-level-stay = Non merci
