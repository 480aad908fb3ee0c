### Les Crosses — tous les mots du jeu.
###
### crosses-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Bono Crosses De L R T

## 1. Carte

crosses-name = Les Crosses
crosses-aka = le jeu du L
crosses-hover = Deux crosses en forme de L sur seize cases : bloquer celle de l’adversaire.
crosses-origin = Edward de Bono, 1967

## 2. Camps

crosses-side-0 = Rouge
crosses-side-1 = Bleu
crosses-side-0-title = Rouge
crosses-side-1-title = Bleu
crosses-side-0-short = Rouge
crosses-side-1-short = Bleu
crosses-wins-0 = Rouge gagne.
crosses-wins-1 = Bleu gagne.

## 3. Ce qu’il y a à faire ($side : crosses-side-N)

crosses-prompt-crosse = À { $side } de changer sa crosse de place : la prendre, la tourner, la poser.
crosses-prompt-pion = À { $side } encore : déplacer un pion sur une case libre, ou le laisser.
crosses-step-pass = Laisser les pions
crosses-step-pass-help = Les deux pions restent où ils sont.

# Boutons de la crosse tenue en main ; entre parenthèses, la touche
crosses-turn-quarter = Tourner (T)
crosses-turn-quarter-help = Un quart de tour à droite, autour de la case qu’on tient. La molette le fait aussi.
crosses-turn-over = Retourner (R)
crosses-turn-over-help = La crosse vue dans un miroir : la gauche et la droite s’échangent.
crosses-put-down = Poser la crosse

## 4. Variantes

crosses-option-overlap = Cases gardées
crosses-option-overlap-required = Une au moins
crosses-option-overlap-required-effect = La crosse doit couvrir encore une des cases qu’elle couvrait.
crosses-option-overlap-required-origin = Ludofiches 82
crosses-option-overlap-free = L libre
crosses-option-overlap-free-effect = La crosse va où elle veut, pourvu qu’elle change de place.
crosses-option-overlap-free-origin = Edward de Bono, et toutes les autres sources

crosses-preset-fiche = Ludofiches 82
crosses-preset-fiche-effect = À la lettre : la crosse garde au moins une de ses cases. On bloque plus vite.
crosses-preset-l-libre = L libre
crosses-preset-l-libre-effect = La règle de De Bono : n’importe quelle autre place. Il faut voir plus loin.

## 5. Refus

crosses-refusal-game-over = La partie est finie.
crosses-refusal-crosse-moved = La crosse est déjà déplacée : on peut encore déplacer un pion.
crosses-refusal-crosse-first = On déplace d’abord sa crosse.
crosses-refusal-not-a-crosse = Ces quatre cases ne forment pas une crosse.
crosses-refusal-covered = On pose sa crosse sur des cases libres seulement.
crosses-refusal-same-place = On doit changer sa crosse de place.
crosses-refusal-no-shared-cell = La crosse doit couvrir encore au moins une des cases qu’elle couvrait.
crosses-refusal-empty-point = Il n’y a pas de pion sur cette case.
crosses-refusal-not-a-pion = La crosse a joué : on ne déplace plus qu’un des deux pions.
crosses-refusal-occupied = Cette case est occupée.

## 6. Fins

crosses-ending-blocked = La crosse du perdant est bloquée.
crosses-ending-repetition = La même position revient pour la troisième fois : partie nulle.

## 7. Journal ($side : title ; $cells : quatre places ; $from, $to : places)

crosses-log-crosse = { $side } pose sa crosse en { $cells }.
crosses-log-pion = { $side } déplace un pion de { $from } en { $to }.
crosses-log-pass = { $side } laisse les pions.

## 8. Raisons ($n : nombre ; $places : places ; $side : le camp qui joue ; $other : l’autre)

crosses-fact-shuts =
    { $n ->
        [one] Après ce coup, la crosse de { $other } a une place de moins où aller.
       *[other] Après ce coup, la crosse de { $other } a { $n } places de moins où aller.
    }
crosses-fact-leaves =
    { $n ->
        [one] Ce coup laisse une place où aller à la crosse de { $other }.
       *[other] Ce coup laisse { $n } places où aller à la crosse de { $other }.
    }
crosses-fact-keeps =
    { $n ->
        [one] Après ce coup, la crosse de { $side } garde une place où aller.
       *[other] Après ce coup, la crosse de { $side } garde { $n } places où aller.
    }
crosses-fact-corner = Ce coup met la crosse dans un coin, en { $places }.
crosses-fact-centre =
    { $n ->
        [one] Avec ce coup, la crosse tient une case du centre.
       *[other] Avec ce coup, la crosse tient { $n } cases du centre.
    }

## 9. Carte des familles : pourquoi essayer un autre jeu

crosses-try-1 = Un petit jeu encore, où la dernière prise décide.
crosses-try-2 = Là aussi, un camp qui ne peut plus bouger a perdu.

## 10. Éditeur de positions

crosses-edit-man-o = Pion
crosses-edit-phase = À déplacer
crosses-edit-phase-crosse = La crosse
crosses-edit-phase-pion = Un pion
crosses-flaw-crosse = Chacun a une crosse de quatre cases.
crosses-flaw-pions = Il y a deux pions.
crosses-flaw-moved = Cette crosse n’a pas pu être déplacée.

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

crosses-heard-man-r =
    { $n ->
        [one] crosse rouge
       *[other] { $n } cases de la crosse rouge
    }
crosses-heard-man-b =
    { $n ->
        [one] crosse bleue
       *[other] { $n } cases de la crosse bleue
    }
crosses-heard-man-o =
    { $n ->
        [one] pion
       *[other] { $n } pions
    }
