### Tablier — les pages HTML que l’on envoie.
###
### Mots à majuscule : Fin Tablier

web-start = Position de départ.
# $n : le numéro de la partie dans le match
web-game = Partie { $n }
web-unfinished = La partie n’est pas finie.
web-replay = Revoir la partie
web-first = Au début
web-back = Reculer
web-forward = Avancer
web-last = À la fin
web-keys = Flèches : avancer ou reculer. Début, Fin : aux deux bouts.
web-made = Page écrite par Tablier. Elle ne demande rien au réseau.
web-solution = Voir la solution
