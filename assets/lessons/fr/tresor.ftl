### Les Chercheurs de trésor : la démonstration et les leçons (assets/lessons/tresor.toml).

## Démonstration

demo-start = Les chercheurs, en blanc, partent des pointes. Les défenseurs gardent le trésor.
demo-take = On prend en sautant tout droit. Chaque prise rapporte une lentille du trésor.
demo-guard = Les défenseurs prennent aussi : ce chercheur allait entrer.
demo-post = Ce chercheur touche le trésor, et personne ne peut le sauter.
demo-end = Il entre et rafle tout ce qui reste : les chercheurs gagnent.

## Un pas

step-title = Un pas le long d’un trait
step-one = Déplacer un chercheur, en blanc, jusqu’au point voisin, le long d’un trait.
step-one-good = Chercheurs et défenseurs bougent ainsi, un pas chacun leur tour.
step-line = De b5 à c6, aucun trait. Essayer d’y aller : cliquer sur b5, puis sur c6.
step-line-good = C’est refusé : sans trait, pas de chemin.
step-line-wrong = Ce coup suit un trait, il est permis. Essayer plutôt d’aller de b5 en c6.

## Prendre

take-title = Prendre en sautant
take-jump = Deux défenseurs touchent le chercheur a5. En sauter un, jusqu’au point vide derrière lui.
take-jump-good = Le pion sauté sort du jeu, et les chercheurs gagnent une lentille.
take-jump-wrong = Rien n’est pris. Le chercheur a5 peut sauter jusqu’en c5 ou en c3.

## Entrer

enter-title = Entrer au trésor
enter-step = Le chercheur c4 touche la case du trésor. Y entrer.
enter-step-good = Les chercheurs raflent tout ce qui reste : la partie est gagnée.
enter-step-wrong = Le chercheur c4 n’est pas entré. Il est à un pas du trésor.
enter-jump = Essayer d’entrer en sautant : cliquer sur b4, puis sur la case du trésor.
enter-jump-good = C’est refusé : on n’entre que d’un simple pas.
enter-jump-wrong = Ce coup est permis. Essayer plutôt d’aller de b4 dans le trésor.

## Défendre

guard-title = Garder le trésor
guard-closed = À jouer avec les défenseurs, en noir. Essayer d’entrer : cliquer sur d5, puis sur le trésor.
guard-closed-good = C’est refusé : les défenseurs gardent le trésor, sans jamais y entrer.
guard-closed-wrong = Ce coup est permis. Essayer plutôt d’entrer dans le trésor.
guard-stop = Le chercheur c4 va entrer au prochain coup. Le prendre.
guard-stop-good = Le chercheur est pris : une lentille pour les défenseurs.
guard-stop-wrong = Le chercheur c4 entre au prochain coup. Le défenseur c5 peut le sauter.

## Le piège

trap-title = Ne pas se faire sauter
trap-safe = Jouer un premier pas sans qu’un défenseur puisse sauter ce chercheur.
trap-safe-good = Le long du bord, d’une pointe à l’autre : aucun défenseur ne peut le sauter.
trap-safe-wrong = Un défenseur peut sauter ce chercheur. Rester sur un bout de la croix.

## Une idée

post-title = Toucher le trésor à l’abri
post-touch = Placer le chercheur d6 contre le trésor, là où personne ne peut le sauter.
post-touch-good = Quoi que jouent les défenseurs, il entrera au prochain coup.
post-touch-wrong = Ce pion ne touche pas le trésor. Le point d5 est libre.
post-touch-jumped = Il touche le trésor, mais un défenseur voisin le saute.
post-enter = Entrer dans la case du trésor.
post-enter-good = C’est gagné : tout ce qui reste est aux chercheurs.
post-enter-wrong = Le chercheur d5 est à un pas du trésor.

## Choisir sa prise

choose-title = Choisir sa prise
choose-take = Deux prises sont possibles. Choisir celle après laquelle le chercheur ne peut pas être sauté.
choose-take-good = En c3, personne ne peut le sauter. Au prochain coup, il entre.
choose-take-wrong = Rien n’est pris. Le chercheur a5 peut sauter b5 ou b4.
choose-take-jumped = En c5, le défenseur d5 le saute jusqu’en b5.

## La fin

end-title = Gagner avec les défenseurs
end-last = Il ne reste qu’un chercheur, en d6. À jouer avec les défenseurs : le prendre.
end-last-good = Plus de chercheur : les défenseurs gagnent le reste du trésor.
end-last-wrong = Le chercheur d6 n’est pas pris. Le défenseur d5 peut le sauter.
