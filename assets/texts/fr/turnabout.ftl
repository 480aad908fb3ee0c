### Turnabout — tous les mots du jeu.
###
### turnabout-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : Ludofiches T

## 1. Carte

turnabout-name = Turnabout
turnabout-aka = jeu bord à bord, le chemin et le barrage
turnabout-hover = L’un trace un chemin d’un bord à l’autre, le second use les pièces avant qu’il n’arrive.
turnabout-origin = Ludofiches 82

## 2. Camps

turnabout-side-0 = l’attaquant
turnabout-side-1 = le défenseur
turnabout-side-0-title = L’attaquant
turnabout-side-1-title = Le défenseur
turnabout-side-0-short = Attaquant
turnabout-side-1-short = Défenseur
turnabout-wins-0 = L’attaquant gagne.
turnabout-wins-1 = Le défenseur gagne.

## 3. Ce qu’il y a à faire ($n : pièces en réserve, la sienne comprise)

turnabout-prompt-lay-a =
    { $n ->
        [one] Dernière pièce : à l’attaquant de relier deux bords opposés.
       *[other] Il reste { $n } pièces. À l’attaquant d’en poser une pour relier deux bords opposés.
    }
turnabout-prompt-lay-d =
    { $n ->
        [one] Dernière pièce : au défenseur de la poser sans relier deux bords opposés.
       *[other] Il reste { $n } pièces. Au défenseur d’en poser une pour couper le chemin.
    }

# Boutons : changer la pièce tenue au-dessus de sa case, puis la poser
turnabout-turn-look = Tourner (T)
turnabout-turn-look-help = La face suivante : la croisée, les arcs, les arcs tournés d’un quart. On peut aussi tourner la molette, faire un clic droit ou appuyer sur la barre d’espace.

## 4. Variantes

turnabout-option-rotation = Orientation des arcs
turnabout-option-rotation-free = Libre
turnabout-option-rotation-free-effect = Les arcs se posent dans un sens ou tournés d’un quart.
turnabout-option-rotation-free-origin = notre lecture des Ludofiches 82
turnabout-option-rotation-fixed = Fixe
turnabout-option-rotation-fixed-effect = Les arcs gardent tous le même sens : on ne choisit que la face.
turnabout-option-rotation-fixed-origin = plateaux où les pièces ne tournent pas

turnabout-option-tiles = Nombre de pièces
turnabout-option-tiles-32 = 32 pièces
turnabout-option-tiles-32-effect = La moitié du plateau reste vide : seize pièces chacun, pas une de trop.
turnabout-option-tiles-32-origin = Ludofiches 82
turnabout-option-tiles-64 = 64 pièces
turnabout-option-tiles-64-effect = On remplit tout le plateau : la défense doit tenir deux fois plus longtemps.
turnabout-option-tiles-64-origin = une édition du commerce

turnabout-preset-fiche = Ludofiches 82
turnabout-preset-fiche-effect = 32 pièces, arcs dans les deux sens.
turnabout-preset-plateau-plein = Plateau plein
turnabout-preset-plateau-plein-effect = 64 pièces : une case vide reste toujours à prendre, jusqu’à la dernière.

## 5. Refus

turnabout-refusal-game-over = La partie est finie.
turnabout-refusal-occupied = Cette case est occupée : une pièce posée ne se déplace plus.
turnabout-refusal-no-rotation = On pose les pièces dans un seul sens : on ne les tourne pas.

## 6. Fins

turnabout-ending-path = Un chemin relie deux bords opposés : l’attaquant gagne.
turnabout-ending-stock-empty = Toutes les pièces sont posées et aucun chemin ne relie deux bords opposés : le défenseur gagne.

## 7. Journal ($side : title ; $to : place)

turnabout-log-x = { $side } pose une croisée en { $to }.
turnabout-log-a = { $side } pose des arcs en { $to }.
turnabout-log-b = { $side } pose des arcs tournés en { $to }.
turnabout-short-x = croisée en { $to }
turnabout-short-a = arcs en { $to }
turnabout-short-b = arcs tournés en { $to }

## 8. Raisons ($n : nombre ; $places : places ; $side : le camp qui joue ; $other : l’autre)

turnabout-fact-seals = Après ce coup, il ne reste plus assez de pièces pour faire un chemin.
turnabout-fact-blocks =
    { $n ->
        [one] Ce coup coupe le chemin qui pouvait finir en { $places }.
       *[other] Ce coup ferme { $n } cases où un chemin pouvait finir.
    }
turnabout-fact-gives =
    { $n ->
        [one] Ce coup laisse finir un chemin en { $places }.
       *[other] Ce coup laisse { $n } cases où finir un chemin.
    }
turnabout-fact-threat =
    { $n ->
        [one] Ce coup menace de finir un chemin en { $places }.
       *[other] Ce coup menace de finir un chemin dans { $n } cases.
    }
turnabout-fact-delays =
    { $n ->
        [one] Ce coup retarde l’attaquant d’une pièce.
       *[other] Ce coup retarde l’attaquant de { $n } pièces.
    }
turnabout-fact-strays =
    { $n ->
        [one] Ce coup allonge le chemin à faire d’une pièce.
       *[other] Ce coup allonge le chemin à faire de { $n } pièces.
    }
turnabout-fact-nears =
    { $n ->
        [one] Après ce coup, il ne manque plus qu’une pièce à un chemin.
       *[other] Après ce coup, il ne manque plus que { $n } pièces à un chemin.
    }
turnabout-fact-helps =
    { $n ->
        [one] Ce coup aide l’attaquant, à qui il ne manque plus qu’une pièce.
       *[other] Ce coup aide l’attaquant, à qui il ne manque plus que { $n } pièces.
    }

## 9. Carte des familles : pourquoi essayer un autre jeu

turnabout-try-1 = Les mêmes arcs, mais on pousse les jetons.
turnabout-try-2 = Relier deux bords aussi, et toujours un gagnant.

## 10. Éditeur de positions

turnabout-edit-man-cross = Croix
turnabout-edit-man-arcs = Arcs
turnabout-edit-man-turned = Arcs tournés
turnabout-flaw-tiles = Il n’y a pas autant de pièces.
turnabout-flaw-in-turn = Chacun pose une pièce à son tour : ce serait à l’autre.
turnabout-flaw-arcs = Avec cette règle, on ne tourne pas les pièces.

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

turnabout-heard-man-cross =
    { $n ->
        [one] croisée
       *[other] { $n } croisées
    }
turnabout-heard-man-arcs =
    { $n ->
        [one] arcs
       *[other] { $n } arcs
    }
turnabout-heard-man-turned =
    { $n ->
        [one] arcs tournés
       *[other] { $n } arcs tournés
    }
turnabout-heard-look-x = croisée
turnabout-heard-look-a = arcs
turnabout-heard-look-b = arcs tournés
