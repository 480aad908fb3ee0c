### Tablier — conseils, valeurs des coups, raisons, professeur.

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
hint-alike = D’autres coups valent presque autant.
hint-same = Les autres coups mènent au même résultat.
hint-computed = Le calcul seul le préfère à { $step } ({ $worth }).
hint-cut = Calcul écourté, faute de temps.
hint-only = Un seul coup est possible. Cliquer dessus, ou taper 1, pour voir la suite.
# Des autres coups, on sait seulement qu’ils ne valent pas mieux
hint-known = Aucun autre coup ne semble valoir mieux. Cliquer dessus, ou taper 1, pour voir la suite.
# $n : 2 ou 3
hint-best = Les { $n } meilleurs coups. Cliquer sur l’un d’eux, ou taper son numéro, pour voir la suite.
hint-best-turns = Les { $n } meilleures façons de commencer le tour. Cliquer, ou taper un numéro, pour voir la suite.
hint-ranked = { $number } · { $step } · { $worth }
hint-ranked-help = Montrer la suite sur le plateau
# Ce que la suite montre d’un coup ; $moves : des tours écrits ; $reason : fact-…, une phrase entière sur le dernier d’entre eux
later-allowed = Suite attendue : { $moves }. { $reason }
later-missed = Le meilleur coup menait à { $moves }. { $reason }
# Les tours d’une suite, et qui joue le dernier
later-by = { $moves } ({ $side })
# Ce que vaut un coup ; $n : des tours, ou des points ; $percent : un nombre de 0 à 100 ; $side : worth side-N
worth-sentence = Pronostic pour { $side } : { $worth }.
worth-win = gain démontré
worth-win-in =
    { $n ->
        [one] gain en un coup
       *[other] gain en { $n } coups
    }
worth-draw = nulle avec le meilleur jeu
worth-loss = perte démontrée
worth-loss-in =
    { $n ->
        [one] perte en un coup
       *[other] perte en { $n } coups
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
fact-draws = Après ce coup, la partie est nulle.
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
