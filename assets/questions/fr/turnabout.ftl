### Turnabout : la fiche de l’enseignant (assets/questions/turnabout.toml).

show = Poser une croisée, puis des arcs tournés dans un sens et dans l’autre. Suivre une ligne du doigt, d’un bord à l’autre.
talk = Chaque pièce sert aux deux camps. Comment le défenseur peut-il détourner une ligne vers le bord d’à côté ?
count = L’attaquant veut un chemin tout droit, de haut en bas, dans la colonne d. Combien de pièces manquent ?
count-answer = Quatre, une dans chaque case vide : d5, d4, d2 et d1.
find = C’est à l’attaquant. Où pose-t-il une croisée pour finir un chemin de haut en bas ?
find-answer = En d1. Le chemin va alors du haut jusqu’en bas, en tournant dans les arcs. C’est la seule pièce qui gagne.
why = C’est à l’attaquant. Quelle que soit la pièce qu’il pose en a4, la case marquée, il ne gagne pas tout de suite. Pourquoi ?
why-answer = Des arcs mènent la ligne au bord de gauche, voisin de celui du haut et non opposé, ou vers b4, qui est vide. Une croisée la mène en a3, vide aussi.
