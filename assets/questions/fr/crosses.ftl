### Les Crosses : la fiche de l’enseignant (assets/questions/crosses.toml).

show = Poser sa crosse en la tournant, en la retournant, en la glissant. Montrer qu’une de ses quatre cases doit rester la même.
talk = Combien de places une crosse a-t-elle sur un plateau vide ? Commencer par une seule orientation, puis chercher les huit.
count = C’est à Rouge, dont la crosse a des points. De combien de façons peut-il la déplacer ?
count-answer = Trois. Avec a2 et a3 : soit a4 et b2, soit a4 et b4, soit b2 et c2. Une case de la crosse, au moins, reste la même.
find = C’est à Bleu, dont la crosse a des croix. Où la poser pour bloquer Rouge, en déplaçant ensuite un pion ?
find-answer = Sur b2, c2, c3 et c4, la seule place qui le permet. Le pion c1 va ensuite en b1, et la crosse de Rouge n’a plus où aller.
why = C’est à Bleu, dont la crosse a des croix. Pourquoi a-t-il perdu ?
why-answer = Aucune autre place libre ne garde une case de sa crosse : il ne peut plus la déplacer.
