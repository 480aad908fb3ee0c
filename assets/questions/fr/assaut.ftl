### Assaut : la fiche de l’enseignant (assets/questions/assaut.toml).

show = Placer les soldats et deux officiers. Avancer un soldat, sauter avec un officier, puis oublier une prise : l’officier est soufflé.
talk = Les deux camps sont-ils égaux ? Après deux parties, comparer : qui gagne le plus souvent dans la classe, les soldats ou les officiers ?
count = C’est aux soldats. Le soldat cerclé est en d2. Combien de pas différents peut-il faire ?
count-answer = Trois : c3, d3 et e3. Un soldat se rapproche toujours de la forteresse.
find = Huit soldats sont déjà dans la forteresse. Quel pas gagne tout de suite ?
find-answer = Le soldat b4 va en c5 : neuf soldats occupent la forteresse. C’est le seul pas qui le fait.
why = L’officier d6 voudrait sauter en d3, là où est le chiffre 1. Pourquoi est-ce interdit ?
why-answer = Deux soldats se suivent, en d5 et en d4. On ne saute qu’un soldat à la fois, et la place juste derrière doit être libre.
