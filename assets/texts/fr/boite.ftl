### Fermer la boîte (Shut the box) — tous les mots du jeu.
###
### boite-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette. Les mains jouent l’une après l’autre.

## 1. Carte

boite-name = Fermer la boîte
boite-aka = shut the box, trac, loptinh, canoga
boite-hover = Deux dés et neuf clapets : en fermer le plus possible avant que la chance ne tourne.
boite-origin = XVIIIe siècle, Angleterre

## 2. Camps

boite-side-0 = la première main
boite-side-1 = la deuxième main
boite-side-2 = la troisième main
boite-side-3 = la quatrième main
boite-side-4 = la cinquième main
boite-side-5 = la sixième main
boite-side-0-title = La première main
boite-side-1-title = La deuxième main
boite-side-2-title = La troisième main
boite-side-3-title = La quatrième main
boite-side-4-title = La cinquième main
boite-side-5-title = La sixième main
boite-side-0-short = 1re main
boite-side-1-short = 2e main
boite-side-2-short = 3e main
boite-side-3-short = 4e main
boite-side-4-short = 5e main
boite-side-5-short = 6e main
boite-wins-0 = La première main gagne.
boite-wins-1 = La deuxième main gagne.
boite-wins-2 = La troisième main gagne.
boite-wins-3 = La quatrième main gagne.
boite-wins-4 = La cinquième main gagne.
boite-wins-5 = La sixième main gagne.

# Sous le nom d’une main ; $n : les points d’une partie finie, ou ceux des cases encore ouvertes
boite-note-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
boite-note-open = reste { $n }

## 3. Ce qu’il y a à faire ($side : boite-side-N ; $n : la somme des dés)

boite-prompt-throw-1 = À { $side } de lancer un seul dé.
boite-prompt-throw-2 = À { $side } de lancer les deux dés.
boite-prompt-close-1 = À { $side } de fermer la case du dé.
boite-prompt-close-2 = À { $side } de fermer les cases des dés, ou celle de leur somme.
boite-prompt-sum = À { $side } de fermer des cases dont la somme fait { $n }.
boite-prompt-pass = On ne peut plus fermer aucune case : on compte les points.

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

## 7. Boutons

boite-step-pass = Compter les points
boite-step-pass-help = La partie de cette main est finie ; les cases se rouvrent pour la suivante.
# $tile : le nombre de la case
boite-close-alone = Fermer { $tile } seule

## 8. Journal ($side : title ; $tiles : « 3 + 4 », $n : combien de cases ; $first, $second : dés)

boite-log-roll = { $side } lance { $first } et { $second }.
boite-log-roll-double = { $side } lance un double { $first }.
boite-log-roll-one = { $side } lance { $first }.
boite-log-close =
    { $n ->
        [one] { $side } ferme la case { $tiles }.
       *[other] { $side } ferme les cases { $tiles }.
    }
boite-log-shut =
    { $n ->
        [one] { $side } ferme la case { $tiles } : la boîte est fermée.
       *[other] { $side } ferme les cases { $tiles } : la boîte est fermée.
    }
# $n : les points
boite-log-count =
    { $n ->
        [one] { $side } finit avec { $n } point.
       *[other] { $side } finit avec { $n } points.
    }
