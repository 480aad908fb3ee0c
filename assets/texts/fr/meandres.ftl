### Les Méandres — tous les mots du jeu.
###
### meandres-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : A B Ludofiches Méandres

## 1. Carte

meandres-name = Les Méandres
meandres-aka = Meander, méandre
meandres-hover = Faire glisser les jetons peints : la première ligne qui joint deux côtés gagne.
meandres-origin = G. W. Lewthwaite, Ludofiches 82

## 2. Camps

meandres-side-0 = le joueur A
meandres-side-1 = le joueur B
meandres-side-0-title = Le joueur A
meandres-side-1-title = Le joueur B
meandres-side-0-short = A
meandres-side-1-short = B
meandres-wins-0 = Le joueur A gagne.
meandres-wins-1 = Le joueur B gagne.

## 3. Ce qu’il y a à faire ($side : meandres-side-N)

meandres-prompt-slide = On attend { $side } : faire glisser un jeton ou une rangée vers la case vide.

## 4. Variantes

meandres-option-repeat = Défaire le coup joué
meandres-option-repeat-no-undo = Interdit
meandres-option-repeat-no-undo-effect = Un coup ne défait pas le précédent ; la même position trois fois fait nulle.
meandres-option-repeat-no-undo-origin = le jeu « Meander » sur ordinateur
meandres-option-repeat-free = Permis
meandres-option-repeat-free-effect = On peut défaire le coup de l’autre ; la même position trois fois fait nulle.
meandres-option-repeat-free-origin = Ludofiches 82, à la lettre
meandres-option-repeat-never = Jamais de retour
meandres-option-repeat-never-effect = Aucune disposition ne revient dans la partie : il y a toujours un gagnant.
meandres-option-repeat-never-origin = ceux qui ne veulent pas de nulle

meandres-preset-sans-defaire = Sans défaire
meandres-preset-sans-defaire-effect = On ne défait pas le coup de l’autre ; entre bons joueurs, la partie est nulle.
meandres-preset-fiche = Ludofiches 82
meandres-preset-fiche-effect = On peut défaire le coup de l’autre ; la partie est souvent nulle.
meandres-preset-vainqueur = Un vainqueur
meandres-preset-vainqueur-effect = Aucune disposition ne revient : quelqu’un gagne toujours.

## 5. Refus

meandres-refusal-game-over = La partie est finie.
meandres-refusal-empty-point = Il n’y a pas de jeton sur cette case.
meandres-refusal-not-in-line = On ne fait glisser que des jetons alignés avec la case vide.
meandres-refusal-wrong-way = Les jetons glissent d’une case, vers la case vide.
meandres-refusal-undo = On ne défait pas le coup qui vient d’être joué.
meandres-refusal-seen-before = Cette disposition a déjà paru dans la partie.

## 6. Fins

meandres-ending-line = Le gagnant joint deux côtés du damier par une ligne.
meandres-ending-blocked = Toutes les dispositions possibles ont déjà paru : qui devait jouer a perdu.
meandres-ending-repetition = La même position revient pour la troisième fois : partie nulle.

## 7. Journal ($side : title ; $from : case ; $to : case ; $n : jetons poussés)

meandres-log-slide =
    { $n ->
        [one] { $side } pousse { $from } en { $to }.
       *[other] { $side } pousse { $n } jetons, de { $from } vers { $to }.
    }

## 8. Raisons ($n : nombre ; $places : places ; $side : le camp qui joue ; $other : l’autre)

meandres-fact-gives =
    { $n ->
        [one] Ce coup laisse une réponse qui forme une ligne : pousser { $places }.
       *[other] Ce coup laisse { $n } réponses qui forment une ligne : { $places }.
    }
meandres-fact-traps =
    { $n ->
        [one] Après ce coup, une réponse de l’adversaire offre une ligne.
       *[other] Après ce coup, { $n } réponses de l’adversaire offrent une ligne.
    }
meandres-fact-shuts =
    { $n ->
        [one] Ce coup interdit une réponse, qui ramènerait une disposition déjà vue.
       *[other] Ce coup interdit { $n } réponses, qui ramèneraient des dispositions déjà vues.
    }

## 9. Carte des familles : pourquoi essayer un autre jeu

meandres-try-1 = Les mêmes arcs, mais une pièce posée ne bouge plus.
meandres-try-2 = Une seule case libre aussi, et l’on joue seul.

## 10. Éditeur de positions

meandres-edit-man-a = Un jeton
meandres-edit-man-b = Un jeton tourné
meandres-edit-mark-back = Case vide avant
meandres-flaw-men = Il y a douze jetons de chaque sorte et une case vide.
meandres-flaw-back-free = On peut défaire un coup : la case vide d’avant ne se marque pas.
meandres-flaw-back-row = La case vide d’avant est alignée avec celle de maintenant.
meandres-flaw-back-won = La partie était déjà gagnée avant le dernier coup.

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

meandres-heard-man-a =
    { $n ->
        [one] jeton A
       *[other] { $n } jetons A
    }
meandres-heard-man-b =
    { $n ->
        [one] jeton B
       *[other] { $n } jetons B
    }
meandres-heard-more =
    { $tile ->
        [a] arcs haut-gauche et droite-bas
       *[b] arcs haut-droite et gauche-bas
    }
