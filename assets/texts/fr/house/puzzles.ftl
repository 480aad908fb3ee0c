### Tablier — problèmes.
###
### Mots à majuscule : Tablier

problem-title = Problèmes
problem-subtitle = Un seul coup est le bon.
problem-day = Le problème du jour
problem-day-solved = Il est résolu.
problem-solve = Résoudre
problem-number = Problème { $n }
problem-part = { $k } sur { $n }
problem-of-solved = sur { $n } résolus
problem-solved-of = { $k } sur { $n } résolus
problem-heard-solved = résolu
problem-none-subtitle = Une position, un bon coup à trouver
problem-none = Aucun problème pour ces jeux.
problem-empty = On joue très bien sans eux.
# $game : le nom d’un jeu ; $degree : problem-degree-…
problem-day-of = { $game } · { $degree }
problem-degree-1 = facile
problem-degree-2 = moyen
problem-degree-3 = difficile
# $nodes : les positions que la recherche a regardées
problem-proved = prouvé par les règles
problem-searched = le meilleur coup, de loin, à { $nodes } positions calculées
# $side : <jeu>-side-0-title ; $turns : les coups de ce côté jusqu’au gain, 0 quand le premier suffit
problem-goal-win =
    { $turns ->
        [0] { $side } : trouver le coup qui gagne.
        [1] { $side } : gagner en un coup.
       *[other] { $side } : gagner en { $turns } coups.
    }
problem-goal-draw = { $side } : trouver le seul coup qui ne perd pas.
problem-goal-best = { $side } : trouver la meilleure façon de jouer ces dés.
problem-goal-choice = { $side } : que faire ? Un choix vaut bien mieux que les autres.
problem-goal-fewest = { $side } : arriver au but en { $turns } coups.
problem-wrong = Ce n’est pas cela.
problem-wrong-loses = Ce n’est pas cela : l’adversaire gagne ainsi.
problem-wrong-late = Ce n’est pas cela : après cette réponse, on ne gagne plus en un coup.
problem-solved = Bravo, c’est cela !
problem-shown = Voilà la solution.
problem-show = Montrer la solution
problem-next = Suivant
problem-again = Recommencer
# $games : les noms des jeux
problem-unusable = Un fichier de problèmes est abîmé : { $games }. Les autres problèmes et les jeux restent là. Réinstaller Tablier pour le réparer.
problem-broken = Le fichier des problèmes résolus n’était pas lisible : il n’est pas effacé, mais mis de côté sous le nom { $file }.
error-problem-not-kept = C’est cela, mais la coche n’a pas pu être gardée : le dossier ou le disque refuse.
problem-print = Imprimer
# $game: <jeu>-name
problem-print-of = Imprimer des problèmes : { $game }
problem-list = Tous les problèmes
problem-continue = Continuer
