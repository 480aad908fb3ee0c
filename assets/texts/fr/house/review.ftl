### Tablier — la relecture d’une partie finie.
###
### Mots à majuscule : Espace

end-review = Revoir la partie
end-review-help = La partie coup par coup : ce qui était bon, ce qui l’était moins, et pourquoi.
review-begin = Le début de la partie. On avance avec la flèche droite, la molette, ou d’un clic sur la courbe.
# $n : les décisions regardées
review-long = La partie est très longue : seules les { $n } dernières décisions sont analysées.
review-left-out = Ce coup n’est pas analysé : la partie est trop longue.
review-unknown = Ce coup n’est pas encore analysé.
review-forced = Il n’y avait qu’un coup possible.
review-to-check = À vérifier : ce coup semble faible, l’analyse y revient.
# Sous le nom du jeu ; $done décisions analysées sur $whole
review-progress = Analyse : { $percent } %
review-stopped = Analyse interrompue : { $percent } %
# $n : coups que la deuxième analyse doit encore revoir
review-checking =
    { $n ->
        [one] Encore { $n } coup à vérifier
       *[other] Encore { $n } coups à vérifier
    }
review-summary = Bilan
review-stage = Chaque coup est comparé à tous les autres par une analyse rapide, la première de trois : environ un tiers de seconde. Ce qui semble mauvais est vérifié par l’analyse du conseil, plus longue ; une erreur n’est nommée qu’ensuite. « Démontré » : prouvé jusqu’à la fin. « Estimé » : le pronostic de cette analyse. Une imprécision perd au moins 5 points de chances de gain, une erreur 10, une gaffe 15. Coups analysés : { $done } sur { $whole }.
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
# $accuracy : review-accuracy, tant que l’analyse n’est pas finie
review-so-far = { $accuracy }, à suivre
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
# $n : points de chances de gain
review-find-none-from = Aucune erreur d’au moins { $n } points jusqu’ici.
# $least : setting-find-from-…
review-find-from = Erreurs à corriger : { $least }
# $n sur $of : quelle erreur ; $side : le camp, title ; $step : ce qui a été joué
review-find = Trouver mieux, { $n } / { $of }. { $side } : { $step }. Que jouer à la place ?
# Un coup du tour est trouvé, le tour n’est pas fini
review-find-on = C’est bien. Et ensuite ?
review-looking = On regarde ce coup…
review-found = Bien trouvé !
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
review-button-start = Début
review-button-start-help = Le début de la partie (touche { KEY("review-start") })
review-button-back = Reculer
review-button-back-help = Un coup en arrière ({ KEY("review-back") }, ou la molette)
review-button-play = Lecture
review-button-play-help = La partie avance toute seule, ou s’arrête ({ KEY("review-play") }, ou Espace). La vitesse se change avec { KEY("review-pace") }.
review-button-forward = Avancer
review-button-forward-help = Un coup en avant ({ KEY("review-forward") }, ou la molette)
review-button-end = Fin
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
