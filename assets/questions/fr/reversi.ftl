### Reversi : la fiche de l’enseignant (assets/questions/reversi.toml).

show = Poser un pion, chercher dans les huit directions, retourner. Montrer un cas où l’on ne peut rien retourner.
talk = Pourquoi un pion au coin n’est-il jamais retourné ? Essayer de l’encadrer.
count = Blanc pose un pion en d6, là où est la lettre A. Combien de pions noirs retourne-t-il ?
count-answer = Cinq : d5 et d4, e6 et f6, c5. Chaque file est encadrée par le pion posé et un autre pion blanc.
find = C’est à Blanc. Quel coin peut-il prendre ?
find-answer = Le coin a1. C’est le seul coin où il retourne des pions noirs, et un pion au coin n’est jamais retourné.
why = C’est à Noir. Pourquoi doit-il passer son tour ?
why-answer = Où qu’il pose, il n’encadre aucun pion blanc : qui ne peut rien retourner passe.
