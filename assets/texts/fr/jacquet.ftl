### Jacquet — tous les mots du jeu.
###
### jacquet-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Blanc Espagne France Noir

## 1. Carte

jacquet-name = Jacquet
jacquet-aka = jockey, moultezim, fevga
jacquet-hover = Un postillon part devant, quatorze pions suivent : une course où l’on bouche le passage.
jacquet-origin = XVIᵉ siècle, Espagne et France

## 2. Camps

jacquet-side-0 = Blanc
jacquet-side-1 = Noir
jacquet-side-0-title = Blanc
jacquet-side-1-title = Noir
jacquet-side-0-short = Blanc
jacquet-side-1-short = Noir
jacquet-wins-0 = Blanc gagne.
jacquet-wins-1 = Noir gagne.

## 3. Ce qu’il y a à faire ($side : jacquet-side-N)

jacquet-prompt-open = Un dé chacun : le plus fort commence.
jacquet-prompt-roll = À { $side } de lancer les dés.
jacquet-prompt-play = À { $side } de jouer les dés.
jacquet-prompt-postillon = À { $side } de jouer : le postillon d’abord, jusque dans sa maison.
jacquet-prompt-off = À { $side } de jouer : les pions peuvent sortir.
jacquet-prompt-pass = Aucun dé ne peut être joué : { $side } passe son tour.
jacquet-prompt-end = Tour joué : à { $side } de le valider, ou de le reprendre.

## 4. Variantes

jacquet-option-limit = Flèches tenues de suite
jacquet-option-limit-livret = Cinq de son côté
jacquet-option-limit-livret-effect = Cinq flèches de suite au plus devant soi, autant qu’on veut chez l’adversaire.
jacquet-option-limit-livret-origin = livret
jacquet-option-limit-classique = Cinq partout
jacquet-option-limit-classique-effect = Cinq flèches de suite au plus, sauf si l’on tient les deux dernières de son parcours.
jacquet-option-limit-classique-origin = fiche de ludothèque, règles françaises courantes
jacquet-option-limit-aucune = Sans limite
jacquet-option-limit-aucune-effect = On tient autant de flèches de suite qu’on veut, d’un côté comme de l’autre.
jacquet-option-limit-aucune-origin = parties en famille

jacquet-preset-livret = Livret
jacquet-preset-livret-effect = Cinq flèches de suite au plus, de son propre côté seulement.
jacquet-preset-classique = Classique
jacquet-preset-classique-effect = Cinq flèches de suite au plus, sauf pour qui tient les deux dernières de son parcours.
jacquet-preset-famille = Famille
jacquet-preset-famille-effect = Aucune limite : on bouche le passage comme on peut.

## 5. Refus

jacquet-refusal-game-over = La partie est finie.
jacquet-refusal-already-thrown = Les dés sont déjà lancés.
jacquet-refusal-throw-first = On lance d’abord les dés.
jacquet-refusal-dice-order = Le plus grand des deux dés s’écrit d’abord.
jacquet-refusal-must-play = On ne passe pas son tour tant qu’un dé peut être joué.
jacquet-refusal-no-such-die = Ce dé n’est pas à jouer.
jacquet-refusal-no-man = On n’a aucun pion sur cette flèche.
jacquet-refusal-postillon-first = On doit d’abord amener le postillon dans sa maison.
jacquet-refusal-wrong-distance = Le pion avance exactement du nombre de flèches indiqué par le dé.
jacquet-refusal-occupied = On ne peut pas s’arrêter sur une flèche occupée par l’adversaire.
jacquet-refusal-not-all-home = On ne sort ses pions que lorsqu’ils sont tous dans sa maison.
jacquet-refusal-farther-man = Avec un dé trop grand, on ne sort que le pion le plus éloigné.
jacquet-refusal-six-in-a-row = On ne peut occuper plus de cinq flèches de suite.
jacquet-refusal-larger-die = Quand un seul des deux dés peut être joué, c’est le plus grand.
jacquet-refusal-all-dice = On doit jouer autant de dés que possible, et ce déplacement en perdrait un.

## 6. Fins

jacquet-ending-all-off = Tous les pions du gagnant sont sortis.

## 7. Boutons

jacquet-step-pass = Passer

## 8. Journal ($side : title ; $from, $to : flèches du livret ; $first, $second : dés)

# $first : le dé de Blanc, $second : le dé de Noir
jacquet-log-open-tie = Premier lancer : { $first } partout. Égalité : on relance.
jacquet-log-open = Premier lancer : Blanc { $first }, Noir { $second }.
jacquet-log-roll = { $side } lance { $first } et { $second }.
jacquet-log-roll-double = { $side } lance un double { $first }.
jacquet-log-move = { $side } va de { $from } en { $to }.
jacquet-log-postillon = { $side } va de { $from } en { $to } : le postillon est dans sa maison.
jacquet-log-off = { $side } sort un pion de la flèche { $from }.
jacquet-log-pass = { $side } passe son tour.
# La notation d’un pion qui sort
jacquet-turn-off = { $from }/sorti

## 9. Raisons : ce qui est vrai d’un coup ($n : un nombre ; $chances : des chances sur 36)

jacquet-fact-postillon = Ce coup rentre le postillon : tous les autres pions peuvent partir.
jacquet-fact-row = Après ce coup, { $n } flèches tenues de suite se dressent devant l’adversaire.
jacquet-fact-gap =
    { $n ->
        [one] Ce coup laisse un trou dans une suite de flèches tenues.
       *[other] Ce coup laisse { $n } trous dans une suite de flèches tenues.
    }
jacquet-fact-blocked =
    { $n ->
        [one] Après ce coup, un pion adverse est bouclé : aucun dé ne le fait avancer.
       *[other] Après ce coup, { $n } pions adverses sont bouclés : aucun dé ne les fait avancer.
    }
jacquet-fact-closed =
    { $n ->
        [6] Après ce coup, l’adversaire ne peut jouer aucun dé.
        [one] Après ce coup, l’adversaire ne peut pas commencer avec un des six nombres du dé.
       *[other] Après ce coup, l’adversaire ne peut pas commencer avec { $n } des six nombres du dé.
    }
jacquet-fact-halts =
    Après ce coup, { $other } perd en moyenne { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de son prochain lancer, faute de place.
jacquet-fact-stuck =
    Après ce coup, { $side } perdrait en moyenne { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de son prochain lancer, faute de place.
jacquet-fact-talon =
    { $n ->
        [one] Ce coup laisse un pion au talon, sur la flèche de départ.
       *[other] Ce coup laisse { $n } pions au talon, sur la flèche de départ.
    }
jacquet-fact-off =
    { $n ->
        [one] Après ce coup, un pion est sorti.
       *[other] Après ce coup, { $n } pions sont sortis.
    }
# Ce qu’une erreur coûte ; $n : des points
jacquet-loss =
    Le coup coûte à peu près autant que { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de retard dans la course.

## 10. Places

## 11. Carte des familles : pourquoi essayer un autre jeu

jacquet-try-1 = Les mêmes flèches, mais on s’y frappe.
jacquet-try-2 = Une course aux dés encore, de deux à quatre personnes.

## 12. Éditeur de positions

jacquet-flaw-men = Un joueur a quinze pions au plus.
jacquet-flaw-postillon = Tant que le postillon n’est pas arrivé, aucun autre pion ne part.
jacquet-flaw-bearing = On ne sort des pions que lorsqu’ils sont tous dans leur maison.
jacquet-flaw-row = Un joueur occupe plus de flèches de suite que la règle ne permet.
jacquet-flaw-nobody-left = Les deux joueurs n’ont plus de pion.
jacquet-flaw-opening = Au premier lancer, tous les pions sont en place.
jacquet-flaw-all-off = Un joueur a sorti tous ses pions : la main est à l’autre, sans dés.
jacquet-flaw-dice-played = Aucun des dés qui restent ne peut être joué : le tour serait fini.

## 13. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

jacquet-heard-place-off = sortis, { $side }

# Le départ avec avantage. $n : 1 à mi-chemin, 2 arrivé
jacquet-handicap-postillon =
    { $n ->
        [1] Postillon à mi-chemin
       *[2] Postillon arrivé
    }
jacquet-handicap-postillon-effect =
    { $n ->
        [1] Son postillon a déjà fait la moitié du chemin, et les dés sont à lui.
       *[2] Son postillon est déjà arrivé, et les dés sont à lui.
    }
