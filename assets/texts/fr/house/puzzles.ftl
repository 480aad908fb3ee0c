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
# La réponse à un coup faux ; $moves : un tour dans la notation
problem-goes-on = Suite du tour : { $moves }.
problem-reply = La réponse : { $moves }.
problem-reply-wins = La réponse : { $moves }. Elle gagne la partie.
# $n : les coups qui restent après la réponse
problem-late =
    { $n ->
        [0] La partie continue : il fallait gagner tout de suite.
        [1] Le gain n’est plus possible en un coup.
       *[other] Le gain n’est plus possible en { $n } coups.
    }
# $n : les coups jusqu’au gain ; $best : ceux qui suffisaient
problem-longer =
    { $best ->
        [1] Le gain reste possible, mais en { $n } coups au lieu d’un.
       *[other] Le gain reste possible, mais en { $n } coups au lieu de { $best }.
    }
problem-not-in-time = Ce coup ne gagne pas en { $n } coups.
problem-now-loss = La partie est maintenant perdue, c’est démontré.
problem-now-draw = Au mieux, la partie est maintenant nulle, c’est démontré.
# $worth, $best et $other : ce que valent des coups, en deux ou trois mots
problem-less = En moyenne : { $worth }. Avec le meilleur coup : { $best }.
problem-less-about = Valeur estimée : { $worth }. Avec le meilleur coup : { $best }.
# $told : une phrase qui commence par le nom d’un camp
problem-less-figures = Avec le meilleur coup, { $told }
# $n : les coups qui restent ; $best : ceux qui resteraient après le bon coup
problem-more-moves =
    { $best ->
        [0] Après ce coup, il en faut encore { $n }. Le bon coup arrive au but.
        [1] Après ce coup, il en faut encore { $n }. Après le bon coup, un seul suffit.
       *[other] Après ce coup, il en faut encore { $n }. Après le bon coup, { $best } suffisent.
    }
problem-retry = Réessayer
# Pourquoi le bon coup est bon ; $reason : une ou deux phrases entières
problem-hint-reason = Le bon coup : « { $reason } »
problem-hint-help = Où regarder, puis pourquoi, puis quel coup ({ KEY("hint") })
problem-why = { $moves } : « { $reason } »
problem-whatever =
    { $n ->
        [1] Quelle que soit la réponse, on gagne au coup suivant.
       *[other] Quelles que soient les réponses, on gagne { $n } coups plus tard.
    }
problem-others-lose = Tous les autres coups perdent, c’est démontré.
problem-others-draw = Aucun autre coup ne gagne, c’est démontré.
problem-best = En moyenne : { $worth }. Avec le meilleur des autres coups : { $other }.
problem-best-about = Valeur estimée : { $worth }. Avec le meilleur des autres coups : { $other }.
problem-others-longer =
    { $n ->
        [1] Avec tout autre coup, il en faut au moins un de plus.
       *[other] Avec tout autre coup, il en faut au moins { $n } de plus.
    }
problem-solved = Bravo, c’est cela !
problem-shown = Voilà la solution.
problem-show = Montrer la solution
problem-next = Suivant
# Ce qui est dit de ce bouton
problem-next-told = Suivant, un autre problème
problem-again = Recommencer
# $games : les noms des jeux
problem-unusable = Un fichier de problèmes est abîmé : { $games }. Les autres problèmes et les jeux restent là. Réinstaller Tablier pour le réparer.
problem-broken = Le fichier des problèmes résolus n’était pas lisible : il n’est pas effacé, mais mis de côté sous le nom { $file }.
error-problem-not-kept = C’est cela, mais la coche n’a pas pu être gardée : le dossier ou le disque refuse.
problem-print = Imprimer
# $game: <jeu>-name
problem-print-of = Imprimer des problèmes : { $game }
problem-send = Enregistrer pour un ami…
# $game : <jeu>-name
problem-send-of = Enregistrer un problème pour un ami : { $game }
problem-send-which = Un problème pour un ami
problem-saved = Problème enregistré
problem-list = Tous les problèmes
problem-continue = Continuer
