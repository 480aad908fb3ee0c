### Fermer la boîte (Shut the box) — tous les mots du jeu.
###
### boite-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette. Les joueurs jouent l’un après l’autre ; un nom écrit remplace « Joueur 1 ».
###
### Mots à majuscule : Angleterre

## 1. Carte

boite-name = Fermer la boîte
boite-aka = shut the box, trac, loptinh, canoga
boite-hover = Deux dés et neuf cases : en fermer le plus possible avant que la chance ne tourne.
boite-origin = XVIIIᵉ siècle, Angleterre

## 2. Camps

boite-side-0 = Joueur 1
boite-side-1 = Joueur 2
boite-side-2 = Joueur 3
boite-side-3 = Joueur 4
boite-side-4 = Joueur 5
boite-side-5 = Joueur 6
boite-side-0-title = Joueur 1
boite-side-1-title = Joueur 2
boite-side-2-title = Joueur 3
boite-side-3-title = Joueur 4
boite-side-4-title = Joueur 5
boite-side-5-title = Joueur 6
boite-side-0-short = Joueur 1
boite-side-1-short = Joueur 2
boite-side-2-short = Joueur 3
boite-side-3-short = Joueur 4
boite-side-4-short = Joueur 5
boite-side-5-short = Joueur 6
# À une seule personne
boite-side-alone = la partie en solitaire
boite-side-alone-title = En solitaire
boite-wins-0 = Joueur 1 gagne.
boite-wins-1 = Joueur 2 gagne.
boite-wins-2 = Joueur 3 gagne.
boite-wins-3 = Joueur 4 gagne.
boite-wins-4 = Joueur 5 gagne.
boite-wins-5 = Joueur 6 gagne.

# Sous le nom d’un joueur ; $n : les points d’une partie finie, ou ceux des cases encore ouvertes
boite-note-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
boite-note-open = reste { $n }

## 3. Ce qu’il y a à faire ($side : boite-side-N ; $n : la somme des dés)

boite-prompt-throw-1 = À { $side } de lancer un seul dé.
boite-prompt-throw-2 = À { $side } de lancer les deux dés.
# $first, $second : ce qu’on peut fermer, « 3 + 4 »
boite-prompt-close-one = À { $side } de fermer { $first }.
boite-prompt-close-two = À { $side } de fermer { $first }, ou bien { $second }.
boite-prompt-close-more = À { $side } de fermer les cases des dés, l’une ou l’autre, ou celle de leur somme.
boite-prompt-sum = À { $side } de fermer des cases dont la somme fait { $n }.
boite-prompt-pass = On ne peut plus fermer aucune case : on compte les points.
boite-prompt-throw-1-alone = Un seul dé à lancer.
boite-prompt-throw-2-alone = Les deux dés à lancer.
boite-prompt-close-one-alone = À fermer : { $first }.
boite-prompt-close-two-alone = À fermer : { $first }, ou bien { $second }.
boite-prompt-close-more-alone = À fermer : les cases des dés, l’une ou l’autre, ou celle de leur somme.
boite-prompt-sum-alone = À fermer : des cases dont la somme fait { $n }.
# Une case montrée du doigt ; $tile : son nombre, $closings : « 1 + 2 + 5 · 1 + 7 »
boite-pointed = Avec { $tile } : { $closings }.
boite-pointed-none = Aucune fermeture avec { $tile }.

## 4. Variantes

boite-option-tiles = Nombre de cases
boite-option-tiles-9 = Neuf cases
boite-option-tiles-9-effect = Les cases vont de 1 à 9.
boite-option-tiles-9-origin = livret
boite-option-tiles-12 = Douze cases
boite-option-tiles-12-effect = Les cases vont de 1 à 12, et la somme des dés sert jusqu’au bout.
boite-option-tiles-12-origin = certaines boîtes, dit le livret

boite-option-closing = Cases à fermer
boite-option-closing-dice = Selon les dés
boite-option-closing-dice-effect = On ferme les cases des deux dés, ou celle de leur somme.
boite-option-closing-dice-origin = livret
boite-option-closing-subsets = Somme libre
boite-option-closing-subsets-effect = On ferme autant de cases qu’on veut, pourvu que leur somme soit celle des dés.
boite-option-closing-subsets-origin = « notre variante » du livret, règle des boîtes vendues aujourd’hui

boite-option-scoring = Décompte
boite-option-scoring-sum = Addition
boite-option-scoring-sum-effect = On additionne les cases restées ouvertes : 1, 4 et 7 font 12 points.
boite-option-scoring-sum-origin = livret
boite-option-scoring-reading = Lecture
boite-option-scoring-reading-effect = On lit les cases restées ouvertes de gauche à droite : 1, 4 et 7 font 147 points.
boite-option-scoring-reading-origin = « variante française » du livret

boite-option-single = Quand les deux cases sont ouvertes
boite-option-single-strict = On ferme les deux
boite-option-single-strict-effect = Une case de dé ne se ferme seule que si l’autre est déjà fermée.
boite-option-single-strict-origin = exemple du livret
boite-option-single-free = Une ou deux
boite-option-single-free-effect = On peut n’en fermer qu’une, même si les deux sont ouvertes.
boite-option-single-free-origin = lecture plus large du livret

boite-preset-livret = Livret
boite-preset-livret-effect = Neuf cases, fermées selon les dés ; le plus petit total gagne.
boite-preset-variante-francaise = Variante française
boite-preset-variante-francaise-effect = Les points se lisent : une grande case à gauche coûte cher.
boite-preset-notre-variante = Notre variante
boite-preset-notre-variante-effect = Toutes les façons de faire la somme des dés sont permises.
boite-preset-douze-cases = Douze cases
boite-preset-douze-cases-effect = La règle du livret sur une boîte de douze cases.

## 5. Refus

boite-refusal-game-over = La partie est finie.
boite-refusal-throw-first = On lance d’abord les dés.
boite-refusal-one-die = Les cases au-dessus de 6 sont toutes fermées : on ne lance plus qu’un dé.
boite-refusal-two-dice = Une case au-dessus de 6 est encore ouverte : on lance les deux dés.
boite-refusal-already-thrown = Les dés sont déjà lancés.
boite-refusal-can-close = On peut encore fermer une case : on continue.
boite-refusal-tile-closed = On ne ferme qu’une case encore ouverte.
boite-refusal-wrong-sum = La somme des cases doit être exactement celle des dés.
boite-refusal-both-tiles = Les cases des deux dés sont ouvertes : on ferme les deux.
boite-refusal-not-the-throw = Ces cases ne correspondent pas aux dés.

## 6. Fins

boite-ending-smallest-score = Le plus petit score gagne la partie.
boite-ending-shared = Égalité au plus petit score : la victoire est partagée.
boite-ending-box-shut = La boîte est fermée : aucun point.
boite-ending-tiles-left = On ne peut plus fermer aucune case : la partie est finie.

# La somme des cases restées ouvertes au dernier joueur ; $parts : 7 + 8 + 9
boite-sum = Cases restées ouvertes au dernier tour : { $parts } = { $n }.
# À une seule personne, le résultat ; $n : les points
boite-tally =
    { $n ->
        [0] Aucun point !
        [one] { $n } point.
       *[other] { $n } points.
    }


## 7. Boutons

boite-call-pass = { $side } ne peut plus fermer de case et compte ses points.
boite-call-pass-alone = On ne peut plus fermer aucune case et on compte les points.
boite-step-pass = Compter les points
boite-step-pass-help = Cette partie est finie ; les cases se rouvrent pour la suivante.
# $tile : le nombre de la case
boite-close-alone = Fermer { $tile } seule

## 8. Journal ($hand : le rang du joueur, 0 quand on joue seul ; $first, $second : dés ; $tiles : « 3 + 4 »)

boite-log-roll = { $side } lance { $first } et { $second }.
boite-log-roll-double = { $side } lance un double { $first }.
boite-log-roll-one = { $side } lance { $first }.
boite-log-roll-alone = { $first } et { $second }.
boite-log-roll-double-alone = Un double { $first }.
boite-log-roll-one-alone = Le dé montre { $first }.
boite-short-count = reste { $n }
boite-log-close =
    { $hand ->
        [0] { $first } et { $second } : on ferme { $tiles }.
       *[other] { $side } fait { $first } et { $second } et ferme { $tiles }.
    }
boite-log-close-one =
    { $hand ->
        [0] { $first } : on ferme { $tiles }.
       *[other] { $side } fait { $first } et ferme { $tiles }.
    }
boite-log-shut =
    { $hand ->
        [0] { $first } et { $second } : on ferme { $tiles }, et la boîte.
       *[other] { $side } fait { $first } et { $second } et ferme { $tiles }, et la boîte.
    }
boite-log-shut-one =
    { $hand ->
        [0] { $first } : on ferme { $tiles }, et la boîte.
       *[other] { $side } fait { $first } et ferme { $tiles }, et la boîte.
    }
# $n : les points
boite-log-count =
    { $hand ->
        [0] Il reste { $n } à la fin.
       *[other] { $side } garde { $n } à la fin.
    }
# Un conseil, au lieu d’une ligne du journal
boite-hint-close = fermer { $tiles }.
# Ce que le conseil vaut ; $n : les points attendus, $share : les chances de gagner, sur cent
boite-worth-points =
    { $n ->
        [one] En moyenne, il restera { $n } point.
       *[other] En moyenne, il restera { $n } points.
    }
boite-worth-points-short =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
boite-worth-share-short = { $share } %
boite-worth-share = { $share } % de victoire.
# Ce qu’une erreur coûte ; $n : des points
boite-loss =
    { $n ->
        [one] Il restera en moyenne { $n } point de plus à la fin.
       *[other] Il restera en moyenne { $n } points de plus à la fin.
    }

## 9. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $chances : des chances sur 36)

boite-fact-box = Ce coup ferme la boîte : il ne reste aucun point.
boite-fact-next =
    { $chances ->
        [36] Après ce coup, on est sûr de fermer encore une case.
       *[other] Après ce coup, il y a { $chances } chances sur 36 de fermer encore une case.
    }
boite-fact-shut =
    { $chances ->
        [one] Après ce coup, il y a { $chances } chance sur 36 de fermer la boîte au lancer suivant.
       *[other] Après ce coup, il y a { $chances } chances sur 36 de fermer la boîte au lancer suivant.
    }
boite-fact-left =
    { $n ->
        [one] Ce coup laisse un point de cases ouvertes.
       *[other] Ce coup laisse { $n } points de cases ouvertes.
    }
boite-fact-large =
    { $n ->
        [one] Ce coup laisse une case ouverte au-dessus de 6.
       *[other] Ce coup laisse { $n } cases ouvertes au-dessus de 6.
    }
boite-fact-one-die = Ce coup ferme la dernière case au-dessus de 6 : on ne lance plus qu’un dé.
boite-fact-ahead =
    { $n ->
        [one] Après ce coup, on bat déjà d’un point le meilleur score.
       *[other] Après ce coup, on bat déjà de { $n } points le meilleur score.
    }

## 10. Carte des familles : pourquoi essayer un autre jeu

boite-try-1 = Un petit jeu de calcul encore, à deux et sans dés.
boite-try-2 = Deux dés aussi, et bien plus de choix à faire.

## 11. Éditeur de positions

boite-edit-man-closed = Ouvrir ou fermer
boite-edit-points = Points du joueur { $n }
boite-flaw-points-order = Les joueurs finissent l’un après l’autre : le premier d’abord.
boite-flaw-points = Des cases ouvertes ne peuvent pas compter ces points.
boite-flaw-over = Le dernier a fini : ses points sont ceux des cases ouvertes, sans dés.
boite-flaw-closed = Toutes les cases sont fermées : ce tour serait fini.
boite-flaw-dice-count = On lance deux dés, ou un seul quand les cases au-dessus de 6 sont fermées.

## 12. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

boite-heard-man-open =
    { $n ->
        [one] ouverte
       *[other] { $n } ouvertes
    }
boite-heard-man-closed =
    { $n ->
        [one] fermée
       *[other] { $n } fermées
    }
