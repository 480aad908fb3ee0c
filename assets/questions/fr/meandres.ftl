### Les Méandres : la fiche de l’enseignant (assets/questions/meandres.toml).

show = Pousser un jeton, puis une file de trois. Suivre du doigt une ligne qui joint deux côtés, et une autre qui revient à son côté.
talk = Les lignes ne sont à personne. Que regarder avant de pousser, pour ne pas donner la partie ?
count = C’est le départ. De combien de façons peut-on pousser vers la case vide ?
count-answer = Huit : de chaque côté de la case vide, un jeton seul ou deux ensemble.
find = C’est à A. Quel jeton pousser pour finir une ligne qui joint deux côtés ?
find-answer = Le jeton a3, poussé en a4. C’est la seule poussée qui gagne.
why = L’autre vient de pousser vers le bas les jetons marqués, et la case vide est c3. Pourquoi ne peut-on pas repousser le jeton c1 vers le haut ?
why-answer = La case vide reviendrait en c1, d’où elle vient : on ne défait pas le coup qui vient d’être joué.
