### Agon : la démonstration et les leçons (assets/lessons/agon.toml).

## Démonstration

demo-move = Chacun avance une pièce d’une case, soit vers le centre, soit sur le côté.
demo-take = Un pion noir entre deux pions blancs, tout droit : il est pris.
demo-back = Il n’est pas perdu : Noir le ramène au bord, et c’est son coup.
demo-queen = Une dame se prend aussi. Elle revient où son camp veut, même au centre.
demo-centre = Au centre, il faut sa dame. Elle passe entre ses pions.
demo-end = La dame au centre, ses six pions autour d’elle : Blanc gagne.

## Avancer

board-title = Avancer
board-inwards = Tout le monde part du bord et vise le centre, la case f6. Avancer un pion blanc d’une case vers lui.
board-inwards-good = Un pas de fait. Chaque camp en joue un, à tour de rôle.
board-inwards-wrong = C’est permis, mais on veut ici un pion, et un pas vers le centre.
board-side = Aller sur le côté : déplacer une pièce d’une case sans quitter le bord.
board-side-good = La pièce est aussi loin du centre qu’avant.
board-side-wrong = Cette pièce s’est rapprochée du centre. La faire glisser le long du bord.
board-back = Essayer de reculer : cliquer sur d5, puis sur c5.
board-back-good = C’est refusé : on va vers le centre ou sur le côté, jamais en arrière.
board-back-wrong = Ce coup est permis. Essayer plutôt d’aller de d5 en c5.

## Le centre

centre-title = La case du centre
centre-guard = Essayer d’amener un pion au centre : cliquer sur g6, puis sur f6.
centre-guard-good = C’est refusé : la case du centre est pour les dames.
centre-guard-wrong = Ce coup est permis. Essayer plutôt d’aller de g6 en f6.
centre-queen = La dame blanche est en g5. L’amener au centre.
centre-queen-good = Elle n’en sortira plus d’elle-même : tout autour est en arrière.
centre-queen-wrong = On veut ici la dame, et la case du centre.

## Prendre

take-title = Prendre en sandwich
take-guard = Le pion noir i6 touche le pion blanc h6. Venir en face, de l’autre côté.
take-guard-good = Un pion blanc de chaque côté, en ligne droite : le pion noir est pris.
take-guard-wrong = Le pion i6 n’est pas pris. La case en face de h6 est j6.
take-guard-line = En j5, on touche le pion noir, mais les trois pions ne sont pas en ligne.
take-two = Un seul coup prend deux pièces : la dame h6 et le pion j5. Le trouver.
take-two-good = Un pion entre les deux, et les voilà prises. Une dame se prend comme un pion, mais elle-même ne prend pas.
take-two-wrong = La dame h6 n’est pas prise. Chercher la case qui la touche, en face de g6.
take-two-one = Ce coup ne prend que le pion j5. Un autre prend la dame aussi.

## Replacer

back-title = Replacer une pièce prise
back-first = À Noir : son pion i6 est pris. Essayer de jouer la dame de f11 en f10.
back-first-good = C’est refusé : on replace d’abord ce qui est pris.
back-first-wrong = Ce coup ramène le pion au bord. Essayer d’abord de jouer la dame.
back-guard = Ramener le pion i6 au bord, sur une case libre, au choix.
back-guard-good = Tout son chemin est à refaire, et c’était le coup de Noir.
back-queen = La dame et un pion noirs sont pris : la dame d’abord, un coup pour chaque pièce. La replacer au centre.
back-queen-good = La dame prise revient où son camp veut : prise loin du centre, elle y gagne.
back-queen-wrong = C’est permis, mais la case du centre est libre.

## Entre deux

between-title = Entre deux pièces
between-try = Essayer d’aller entre deux pions noirs : cliquer sur i7, puis sur i6.
between-try-good = C’est refusé : personne ne se place entre deux pièces adverses.
between-try-wrong = Ce coup est permis. Essayer plutôt d’aller de i7 en i6.

## Renvoyer

send-title = Renvoyer au bord
send-near = Le pion noir g6 touche le centre. Le prendre.
send-near-good = Il repart du bord. Pour revenir, il lui faudra quatre pas au moins.
send-near-wrong = Le pion g6 n’est pas pris : il faut un pion blanc de chaque côté, en ligne.

## Se défendre

save-title = Empêcher de finir
save-last = Le pion noir g7 va finir en f7 au prochain coup. Le prendre.
save-last-good = Pris juste à temps : tout autre coup laissait Noir gagner.
save-last-wrong = Noir joue de g7 en f7 et gagne. Le pion h5 peut prendre g7.

## Le piège

trap-title = La dame au bord
trap-queen = La dame noire est à portée, tout au bord. Jouer ce qui vaut le mieux : la prendre, ou avancer un pion vers le centre.
trap-queen-good = Bien vu : prise, la dame noire pourrait aller tout droit au centre.
trap-queen-wrong = La dame noire n’est pas prise, mais aucun pion n’avance. On veut un pas vers le centre.
trap-queen-taken = Noir replace sa dame au centre : cette prise lui offre cinq pas.

## La fin

end-title = La dame d’abord
end-gap = Cinq pions blancs entourent le centre vide. Avec le sixième, sans dame, la partie serait nulle : laisser passer la dame.
end-gap-good = La dame est devant le centre. Noir joue ailleurs.
end-gap-wrong = La dame ne s’est pas rapprochée. Elle passe par g6.
end-gap-empty = Six pions autour d’un centre vide : partie nulle. La dame doit passer d’abord.
end-centre = Amener la dame au centre.
end-centre-good = Il ne manque plus qu’un pion.
end-centre-wrong = La dame n’est pas au centre. Elle peut y aller.
end-close = Poser le dernier pion sur la case libre, à côté de la dame.
end-close-good = La dame au centre, six pions autour : Blanc a gagné.
end-close-wrong = La case libre est en g6. Le pion h6 la touche.
