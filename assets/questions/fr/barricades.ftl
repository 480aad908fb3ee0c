### Barricades : la fiche de l’enseignant (assets/questions/barricades.toml).

show = Lancer les deux dés, en choisir un, avancer. S’arrêter juste sur une barricade et la replacer, puis renvoyer un pion au départ.
talk = Où une barricade gêne-t-elle le plus ? Comparer une place tout en bas et une place près de l’arrivée.
count = Un double 3. Le pion cerclé est en e2. Sur combien de cases peut-il finir ?
count-answer = Quatre : c1, c3, g1 et g3. À la fourche, chaque branche est ouverte, mais on ne fait pas demi-tour.
find = C’est au pion de la case c3. Les dés montrent 4 et 2. Quel dé choisir pour renvoyer l’autre pion au départ ?
find-answer = Le 4 : de c3, on arrive juste sur la case g3, et le pion adverse repart de sa ligne de départ.
why = Le pion de la case g1 a un 4. Pourquoi ne peut-il pas aller en e3, là où est le chiffre 1 ?
why-answer = Une barricade est en e2, sur le chemin. On ne passe pas par-dessus une barricade : on s’y arrête juste.
