### Hex : la fiche de l’enseignant (assets/questions/hex.toml).

show = Sur un petit plateau, joindre deux bords au tableau. Montrer un pont : deux pions, et deux cases vides qui les joignent.
talk = Peut-on finir une partie sans gagnant ? Remplir un plateau au hasard, de deux couleurs, et chercher la chaîne.
count = C’est à Blanc, qui veut joindre le haut et le bas. Dans combien de cases peut-il poser le pion qui gagne ?
count-answer = Deux : b11 et c11. Chacune touche c10 et le bord du bas.
find = Noir vient de poser le pion cerclé, en d5, entre les pions blancs e4 et d6. Où Blanc doit-il poser pour garder ces deux pions joints ?
find-answer = En e5, l’autre case du pont : e4, e5 et d6 se touchent.
why = Noir vient de poser le pion cerclé, en c11. Pourquoi n’a-t-il pas arrêté Blanc ?
why-answer = Blanc a encore b11 pour toucher le bord. Deux cases gagnaient, et Noir n’en ferme qu’une à la fois.
