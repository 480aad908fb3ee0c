### Fermer la boîte : la fiche de l’enseignant (assets/questions/boite.toml).

show = Faire une partie entière au tableau, à voix haute : lancer, dire les choix, fermer, compter ce qui reste.
talk = Quelles cases restent le plus souvent ouvertes ? Noter les points de chacun, et chercher pourquoi les grandes cases coûtent cher.
count = Toutes les cases sont ouvertes, et les dés montrent 4 et 3. Combien de choix a-t-on pour fermer ?
count-answer = Deux : la 4 et la 3 ensemble, ou bien la 7, qui est leur somme.
find = Toutes les cases sont ouvertes, et les dés montrent 6 et 3. Que vaut-il mieux fermer ?
find-answer = La 9. En moyenne, il reste moins de points à la fin : la 9 ne se ferme que par 6 et 3 ou 5 et 4, la 3 et la 6 par bien d’autres lancers.
why = Il reste 1, 4 et 7, et les dés montrent 3 et 2. Pourquoi la partie est-elle finie, et avec combien de points ?
why-answer = On pourrait fermer 3, 2 ou 5, mais aucune de ces cases n’est encore ouverte. Il reste 1 + 4 + 7 : 12 points.
