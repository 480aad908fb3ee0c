### Tablier — la page des joueurs.

# Les joueurs : un nom, une couleur, un emblème ; ni compte ni mot de passe
players-title = Joueurs
players-subtitle = Un nom, une couleur, un emblème, sans mot de passe
players-list = Qui joue ici
players-nobody = Personne encore.
players-first = Un nom écrit ici, ou devant une nouvelle partie, devient un joueur.
players-new = Nouveau joueur
players-new-help = Un nom
players-add = Ajouter
players-name = Nom
players-rename = Renommer
players-colour = Couleur
players-emblem = Emblème
players-merge = Fusionner avec…
players-erase = Effacer…
players-colour-0 = bleu
players-colour-1 = orange
players-colour-2 = vert
players-colour-3 = rose
players-colour-4 = bleu ciel
players-colour-5 = vermillon
players-colour-6 = jaune
players-colour-7 = gris
players-emblem-star = étoile
players-emblem-heart = cœur
players-emblem-moon = lune
players-emblem-sun = soleil
players-emblem-flower = fleur
players-emblem-fish = poisson
players-emblem-tree = sapin
players-emblem-house = maison
players-emblem-boat = bateau
players-emblem-drop = goutte
players-emblem-bolt = éclair
players-emblem-clover = trèfle
# $name : un joueur, $colour et $emblem : ci-dessus
players-heard = { $name }, { $emblem }, { $colour }
players-where = Les noms sont gardés sur cet ordinateur, nulle part ailleurs : ici, dans les parties et les tournois, dans les statistiques et sur les pages des jeux. Effacer un joueur n’en laisse rien : ses statistiques disparaissent, et « Joueur effacé » prend sa place dans les parties. Les fichiers enregistrés ailleurs gardent leurs noms.
players-others = Autres noms gardés
players-others-help = Des noms de parties d’avant, ou venues d’un fichier. Cliquer pour en faire des joueurs, ou les effacer.
players-erased = Joueur effacé
# $name : le nom écrit, $twin : un joueur qui s’appelle presque pareil
players-twin-title = Est-ce la même personne ?
players-twin = « { $twin } » joue déjà ici. « { $name } » serait quelqu’un d’autre.
players-twin-add = Ajouter « { $name } »
players-twin-rename = Renommer quand même
players-twin-take = Choisir « { $twin } »
# $name disparaît, $into reste
players-merge-title = Avec qui fusionner « { $name } » ?
players-merge-none = Il n’y a personne d’autre.
players-merge-ask = « { $name } » et « { $into } » deviennent une seule personne, « { $into } ». Les parties en cours, les parties finies et les statistiques de « { $name } » sont alors les siennes. On ne pourra plus les séparer.
players-merge-yes = Fusionner
players-erase-title = Effacer « { $name } » ?
players-erase-ask = Ses statistiques disparaissent. Dans les parties en cours et finies, « Joueur effacé » prend sa place. Son nom quitte aussi les réglages, le journal et les copies de secours. On ne pourra pas revenir en arrière.
players-erase-yes = Effacer
players-other-title = « { $name } »
players-other-ask = Ce nom est dans des parties ou des statistiques gardées ici.
players-other-make = En faire un joueur
players-done-erased = « { $name } » est effacé.
players-done-merged = C’est fait : il ne reste que « { $into } ».
players-done-renamed = C’est fait : le nouveau nom est « { $name } ».
players-known = « { $name } » joue déjà ici.
