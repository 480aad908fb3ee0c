### Moulin : la fiche de l’enseignant (assets/questions/moulin.toml).

show = Poser chacun trois pions au tableau, faire un moulin, prendre un pion. Montrer un coin de carré : trois pions qui tournent n’y font pas un moulin.
talk = Où les pions ont-ils le plus de chemins ? Compter les lignes qui partent d’un coin, puis d’un carrefour.
count = C’est à Blanc. Le pion cerclé est en f4. Sur combien de points peut-il aller ?
count-answer = Trois : f6, e4 et f2. Le pion suit les lignes d’un pas, et ces trois voisins sont libres.
find = C’est à Blanc de poser un pion. Sur quel point fait-il un moulin ?
find-answer = En d6 : avec d7 et d5, cela fait trois pions blancs qui se suivent sur une ligne. C’est le seul point.
why = Le pion blanc d2 va en d3, là où est le chiffre 1. Pourquoi Blanc a-t-il gagné ?
why-answer = Les six pions noirs n’ont plus de point libre à côté d’eux : un camp qui ne peut plus bouger a perdu.
