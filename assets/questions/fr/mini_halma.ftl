### Mini-Halma : la fiche de l’enseignant (assets/questions/mini_halma.toml).

show = Faire un pas, puis un saut, et les écrire : dS, sN. Le jeu se joue seul : chacun suit sur son plateau.
talk = Le plus petit nombre de coups est 46. Qui s’en approche ? Comparer : combien de pas, combien de sauts ?
count = C’est le départ : la case c3 est libre. Combien de coups différents peut-on jouer ?
count-answer = Huit. De chaque côté, un pion fait un pas ou un autre saute : quatre pas et quatre sauts.
find = Il reste un seul coup pour échanger tous les pions. Lequel ?
find-answer = Le pion blanc c3 va en c4. Les blancs sont tous en haut, les noirs en bas, et c3 est libre.
why = La case libre est b3. Au départ, il y avait huit coups. Pourquoi n’y en a-t-il ici que cinq ?
why-answer = La case b3 est au bord : en dessous, il n’y a pas de case, ni pour un pas ni pour un saut ; à gauche, une seule, donc pas de saut. Trois coups manquent.
