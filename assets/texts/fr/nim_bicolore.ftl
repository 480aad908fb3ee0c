### Nim bicolore — tous les mots du jeu.
###
### nim_bicolore-side-N : au milieu d’une phrase ; -title : au début ; -short : étiquette.
###
### Mots à majuscule : A B Ludofiches Marienbad Nim

## 1. Carte

nim_bicolore-name = Nim bicolore
nim_bicolore-aka = jeu des allumettes neuves et brûlées
nim_bicolore-hover = Prendre des allumettes d’un seul tas : la dernière prise gagne, si rien n’y est brûlé.
nim_bicolore-origin = Feldmann, Ludofiches 82

## 2. Camps

nim_bicolore-side-0 = le joueur A
nim_bicolore-side-1 = le joueur B
nim_bicolore-side-0-title = Le joueur A
nim_bicolore-side-1-title = Le joueur B
nim_bicolore-side-0-short = A
nim_bicolore-side-1-short = B
nim_bicolore-wins-0 = Le joueur A gagne.
nim_bicolore-wins-1 = Le joueur B gagne.

## 3. Ce qu’il y a à faire ($side : nim_bicolore-side-N)

nim_bicolore-prompt-take = On attend { $side } : choisir des allumettes d’un seul tas, puis les prendre.
nim_bicolore-say-one-heap = On prend des allumettes dans un seul tas à la fois : le choix recommence ici.

# $new, $burnt : allumettes neuves et brûlées choisies
nim_bicolore-take-new = Prendre { $new } { $new ->
        [one] neuve
       *[other] neuves
    }
nim_bicolore-take-burnt = Prendre { $burnt } { $burnt ->
        [one] brûlée
       *[other] brûlées
    }
nim_bicolore-take-both = Prendre { $new } { $new ->
        [one] neuve
       *[other] neuves
    } et { $burnt } { $burnt ->
        [one] brûlée
       *[other] brûlées
    }

## 4. Variantes ($n : neuves, b : brûlées ; un tas après l’autre)

nim_bicolore-option-heaps = Tas au départ
nim_bicolore-option-heaps-2n1b-1n2b-3n0b-0n3b = Douze
nim_bicolore-option-heaps-2n1b-1n2b-3n0b-0n3b-effect = Quatre tas de trois : deux mêlés, un neuf, un brûlé. Le premier gagne par un seul coup.
nim_bicolore-option-heaps-2n1b-1n2b-3n0b-0n3b-origin = notre choix, les Ludofiches 82 n’en donnent pas
nim_bicolore-option-heaps-0n1b-2n1b-4n1b-6n1b = Une brûlée par tas
nim_bicolore-option-heaps-0n1b-2n1b-4n1b-6n1b-effect = 1, 3, 5 et 7 allumettes, une brûlée dans chaque tas. Le premier gagne par un seul coup.
nim_bicolore-option-heaps-0n1b-2n1b-4n1b-6n1b-origin = notre choix
nim_bicolore-option-heaps-1n0b-2n1b-3n2b-4n3b = Pyramide mêlée
nim_bicolore-option-heaps-1n0b-2n1b-3n2b-4n3b-effect = 1, 3, 5 et 7 allumettes, dont six brûlées. Le premier gagne, par quatre coups.
nim_bicolore-option-heaps-1n0b-2n1b-3n2b-4n3b-origin = notre choix
nim_bicolore-option-heaps-1n1b-2n2b-3n3b = Moitié-moitié
nim_bicolore-option-heaps-1n1b-2n2b-3n3b-effect = Trois tas, autant de neuves que de brûlées. Le second doit gagner.
nim_bicolore-option-heaps-1n1b-2n2b-3n3b-origin = notre choix
nim_bicolore-option-heaps-4n4b-3n5b = Deux tas
nim_bicolore-option-heaps-4n4b-3n5b-effect = Huit allumettes dans chacun : le second doit gagner, et l’on peut trouver pourquoi.
nim_bicolore-option-heaps-4n4b-3n5b-origin = notre choix
nim_bicolore-option-heaps-2n1b-1n2b-2n2b-3n1b-1n3b = Cinq tas
nim_bicolore-option-heaps-2n1b-1n2b-2n2b-3n1b-1n3b-effect = Dix-huit allumettes, la moitié brûlées : le premier gagne, par quatre coups.
nim_bicolore-option-heaps-2n1b-1n2b-2n2b-3n1b-1n3b-origin = notre choix
nim_bicolore-option-heaps-1n0b-3n0b-5n0b-7n0b = Nim
nim_bicolore-option-heaps-1n0b-3n0b-5n0b-7n0b-effect = Toutes les allumettes sont neuves : prendre la dernière gagne. Le second doit gagner.
nim_bicolore-option-heaps-1n0b-3n0b-5n0b-7n0b-origin = le jeu de Nim
nim_bicolore-option-heaps-0n1b-0n3b-0n5b-0n7b = Marienbad
nim_bicolore-option-heaps-0n1b-0n3b-0n5b-0n7b-effect = Toutes les allumettes sont brûlées : prendre la dernière perd. Le second doit gagner.
nim_bicolore-option-heaps-0n1b-0n3b-0n5b-0n7b-origin = le jeu dit de Marienbad

# Tas faits à la main ; $n : leur rang
nim_bicolore-heaps-row = Tas { $n }
nim_bicolore-heaps-0 = neuves
nim_bicolore-heaps-1 = brûlées
nim_bicolore-heaps-add = Ajouter un tas

nim_bicolore-preset-douze = Douze
nim_bicolore-preset-douze-effect = Six neuves, six brûlées, quatre tas : la partie courte, pour apprendre.
nim_bicolore-preset-une-brulee = Une brûlée
nim_bicolore-preset-une-brulee-effect = Une seule brûlée par tas, et tout change.
nim_bicolore-preset-marienbad = Toutes neuves
nim_bicolore-preset-marienbad-effect = Le Nim ordinaire : la dernière allumette gagne.
nim_bicolore-preset-misere = Toutes brûlées
nim_bicolore-preset-misere-effect = Le jeu de Marienbad : la dernière allumette perd.

## 5. Refus

nim_bicolore-refusal-game-over = La partie est finie.
nim_bicolore-refusal-empty-heap = Ce tas est vide.
nim_bicolore-refusal-nothing-taken = On prend au moins une allumette.
nim_bicolore-refusal-too-many-new = Il n’y a pas autant d’allumettes neuves dans ce tas.
nim_bicolore-refusal-too-many-burnt = Il n’y a pas autant d’allumettes brûlées dans ce tas.

## 6. Fins

nim_bicolore-ending-last-new = La dernière prise ne compte que des allumettes neuves : elle gagne.
nim_bicolore-ending-last-burnt = Il y a une allumette brûlée dans la dernière prise : elle perd.

## 7. Journal ($side : title ; $heap : numéro du tas ; $new, $burnt : allumettes prises)

nim_bicolore-short-new = { $new } { $new ->
        [one] neuve
       *[other] neuves
    } du tas { $heap }
nim_bicolore-short-burnt = { $burnt } { $burnt ->
        [one] brûlée
       *[other] brûlées
    } du tas { $heap }
nim_bicolore-short-both = { $new } { $new ->
        [one] neuve
       *[other] neuves
    } et { $burnt } { $burnt ->
        [one] brûlée
       *[other] brûlées
    } du tas { $heap }
nim_bicolore-log-new = { $side } prend { $new } { $new ->
        [one] neuve
       *[other] neuves
    } dans le tas { $heap }.
nim_bicolore-log-burnt = { $side } prend { $burnt } { $burnt ->
        [one] brûlée
       *[other] brûlées
    } dans le tas { $heap }.
nim_bicolore-log-both = { $side } prend { $new } { $new ->
        [one] neuve
       *[other] neuves
    } et { $burnt } { $burnt ->
        [one] brûlée
       *[other] brûlées
    } dans le tas { $heap }.
nim_bicolore-log-new-last = { $side } finit avec { $new } { $new ->
        [one] neuve
       *[other] neuves
    } du tas { $heap }.
nim_bicolore-log-burnt-last = { $side } finit avec { $burnt } { $burnt ->
        [one] brûlée
       *[other] brûlées
    } du tas { $heap }.
nim_bicolore-log-both-last = { $side } finit avec { $new } { $new ->
        [one] neuve
       *[other] neuves
    } et { $burnt } { $burnt ->
        [one] brûlée
       *[other] brûlées
    } du tas { $heap }.

## 8. Raisons ($n : nombre ; $places : places ; $side : le camp qui joue ; $other : l’autre)

nim_bicolore-fact-lone-burnt = Ce coup ne laisse qu’une allumette brûlée : qui la prend perd.
nim_bicolore-fact-twins = Ce coup laisse deux tas qui se valent : qui prend maintenant doit perdre.
nim_bicolore-fact-singles = Ce coup laisse des tas d’une allumette : qui prend maintenant doit perdre.
nim_bicolore-fact-zero = Ce coup laisse des tas neufs qui se compensent : qui prend maintenant doit perdre.
nim_bicolore-fact-misere = Ce coup laisse des tas brûlés qui se compensent : qui prend maintenant doit perdre.
nim_bicolore-fact-opens = Après ce coup, { $other } peut finir ou équilibrer les tas, et doit gagner.

## 9. Carte des familles : pourquoi essayer un autre jeu

nim_bicolore-try-1 = Un petit jeu de calcul encore, mais aux dés.
nim_bicolore-try-2 = Un petit jeu encore, où l’ordinateur sait tout.

## 10. Éditeur de positions

nim_bicolore-edit-man-n = Allumette neuve
nim_bicolore-edit-man-b = Allumette brûlée
nim_bicolore-edit-heaps = Tas
nim_bicolore-edit-heap-n = Tas { $n }, neuves
nim_bicolore-edit-heap-b = Tas { $n }, brûlées
nim_bicolore-edit-last = Dernière prise
nim_bicolore-edit-last-n = Toute neuve
nim_bicolore-edit-last-b = Une brûlée dedans

## 11. À l’oreille (jeux/play/table/table_description.py ; $n : un nombre)

nim_bicolore-heard-man-n =
    { $n ->
        [one] allumette neuve
       *[other] { $n } allumettes neuves
    }
nim_bicolore-heard-man-b =
    { $n ->
        [one] allumette brûlée
       *[other] { $n } allumettes brûlées
    }
nim_bicolore-heard-place-box = boîte
# $heap : le numéro du tas, $number : celui de l’allumette
nim_bicolore-heard-new = tas { $heap }, neuve { $number }
nim_bicolore-heard-burnt = tas { $heap }, brûlée { $number }
# $new, $burnt : les allumettes du tas
nim_bicolore-heard-heap =
    Tas { $heap } : { $new ->
        [0] aucune neuve
        [one] { $new } neuve
       *[other] { $new } neuves
    }, { $burnt ->
        [0] aucune brûlée
        [one] { $burnt } brûlée
       *[other] { $burnt } brûlées
    }
