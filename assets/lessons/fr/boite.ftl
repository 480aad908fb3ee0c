### Fermer la boîte : la démonstration et les leçons. Légende : 90 lettres au plus.

demo-tiles = Neuf cases ouvertes, deux dés : il faut fermer le plus de cases possible.
demo-sum = 5 et 4 font 9 : on ferme la case 9…
demo-dice = …ou bien les cases des deux dés : avec 6 et 2, la 6 et la 2.
demo-large = Plus tard, il reste peu de cases. Les grandes ne se ferment que par une somme.
demo-one-die = La 7, la 8 et la 9 sont couchées : désormais, un seul dé.
demo-shut = La dernière case se ferme : aucun point, la boîte est fermée !

tiles-title = Les cases et les dés
tiles-throw = Lancer les deux dés d’un clic.
tiles-sum = 4 et 3 font 7. Cliquer sur la case 7 pour la fermer.
tiles-sum-good = La case 7 est couchée : elle ne compte plus.
tiles-sum-wrong = Permis aussi, mais ici on cherche la somme des dés : la case 7.

pair-title = Deux cases d’un coup
pair-both = On peut aussi fermer les cases des deux dés. Fermer la 5 et la 2.
pair-both-good = Deux cases fermées en un seul lancer.
pair-both-wrong = C’est la somme. Ici, on ferme la case de chaque dé : la 5 et la 2.
pair-one = La 2 est déjà fermée. Fermer la case de l’autre dé : la 6.
pair-one-good = Quand une case est déjà fermée, l’autre se ferme seule.
pair-one-wrong = La 8 est la somme. Ici, on ferme la case du dé qui montre 6.

forbidden-title = Ce qu’on ne peut pas
forbidden-three = 3 et 4 font 7, comme les dés. Essayer de fermer la case 3.
forbidden-three-good = Refusé : ce sont les cases des dés, 6 et 1, ou la case 7. Rien d’autre.
forbidden-three-wrong = Cela, c’est permis. Essayer plutôt la case 3, pour voir.

single-title = Un seul dé
single-last = La 7 est la dernière grande case. La fermer.
single-last-good = Plus de 7, de 8 ni de 9 : on ne lance plus qu’un dé.
single-last-wrong = La 7 reste ouverte, et il faut encore deux dés. Fermer la somme : la 7.
single-throw = Lancer le dé, tout seul.
single-close = Fermer la case du dé.
single-close-good = Avec un dé, il n’y a plus de somme : une case à la fois.

stop-title = La fin
stop-count = 5, 2 ou 7 : aucune de ces cases n’est ouverte. Cliquer sur le bouton pour compter.
stop-count-good = Il reste 1, 6 et 8 : 15 points. Moins on en a, mieux c’est.
stop-shut = Fermer la dernière case.
stop-shut-good = Plus aucune case ouverte : zéro point, on ne peut pas faire mieux.

large-title = D’abord les grandes
large-first = 6 et 3 : deux façons de fermer 9 points. Choisir celle qui garde les petites cases.
large-first-good = La 9 ne se ferme que par 6 et 3 ou 5 et 4. Les petites serviront encore.
large-first-wrong = La 9 reste ouverte, et elle est difficile à fermer plus tard.

keep-title = Garder deux dés
keep-two = Il reste une grande case, la 7. La laisser ouverte : fermer la 4 et la 3.
keep-two-good = Tant que la 7 est ouverte, on lance deux dés : les sommes ferment encore.
keep-two-wrong = La 7 fermée, il ne reste qu’un dé : une case à la fois.
