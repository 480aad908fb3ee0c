### Tablier — animation, tableau noir, vote, ce qui est caché.
###
### Mots à majuscule : A Alt CE Ctrl D Entrée Page

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
error-animations-full = La liste des animations est pleine : toutes n’ont pas pu être reprises. Elles restent dans le fichier.
error-animation-broken = Le fichier des animations n’était pas lisible : il n’est pas effacé, mais on recommence sans animation.
animation-programme = Au programme
# $n : combien de points
animation-prepare = { $n ->
    [0] Préparer le programme
    [one] { $n } point au programme
   *[other] { $n } points au programme
  }
animation-points = { $n ->
    [0] Points
    [one] { $n } point
   *[other] { $n } points
  }
animation-programme-empty = Rien encore : ajouter des points à droite.
animation-programme-help = Pendant l’animation, la touche Page suivante montre le point suivant, Page précédente le point d’avant.
animation-add = Ajouter
animation-game = Jeu
animation-who = Qui joue
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
# $n : combien de coups proposés ; $last : la lettre du dernier
vote-prompt =
    { $n ->
        [2] Voter : A ou { $last }, ou cliquer.
       *[other] Voter : A à { $last }, ou cliquer.
    }
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
# $n : combien d’élèves votent
vote-pupils = { $n ->
    [0] Sans compter
    [one] { $n } élève
   *[other] { $n } élèves
  }
vote-fewer = Un élève de moins
vote-more = Un élève de plus
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
