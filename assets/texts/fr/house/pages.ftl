### Tablier — pages : règles, lexique, à propos, parties finies, statistiques.
###
### Mots à majuscule : Atkinson EB Font Garamond Grenoble Hyperlegible Jeux LGPL MIT Maison Open Python SDL SIL
### Tablier

about-title = À propos
about-what = Tablier réunit des jeux de société traditionnels d’Europe, à jouer contre l’ordinateur ou à plusieurs autour du même écran.
about-privacy = Tout se passe sur cet ordinateur : aucune connexion, aucun compte, aucune publicité, aucune mesure de ce qu’on y fait.
about-open = Tous les jeux, tous les niveaux et toutes les variantes sont ouverts dès le premier lancement.
about-saved = Chaque coup est enregistré aussitôt : rien ne se perd quand on quitte.
about-names = Les noms des joueurs, souvent des enfants, restent sur cet ordinateur : sous « Joueurs », dans les parties, dans les statistiques et dans les réglages. On les efface sous « Joueurs », et il n’en reste rien.
about-source = Huit jeux suivent le livret « Jeux traditionnels d’Europe » de la Maison des Jeux de Grenoble, douze les « Ludofiches 82 ». Les autres manières de jouer sont des variantes à choisir, chacune avec son origine.
about-dice = Les dés sont tirés avant la partie et scellés : l’ordinateur ne les connaît pas d’avance.
about-compiled = L’ordinateur réfléchit à pleine vitesse : ses calculs sont compilés pour cette machine.
about-refused = L’ordinateur réfléchit plus lentement ici : une partie de ses calculs compilés ne se charge pas, et le niveau « Maître » peut en être plus faible. Un antivirus la bloque, ou une copie est incomplète : réinstaller le programme y remédie souvent.
about-plain = L’ordinateur réfléchit plus lentement ici : il a manqué un compilateur à l’installation, et le niveau « Maître » en est plus faible.
about-fonts = Caractères : EB Garamond et Atkinson Hyperlegible, sous licence SIL Open Font.
access-title = Accessibilité
access-subtitle = Ce qui est prévu, ce qui manque
about-glossary = Les mots des jeux, en clair
about-verifier = Contrôler les dés d’une partie
about-version = Version { $version }
about-folder = Les parties et les réglages sont gardés dans le dossier :

rules-title = Règle du jeu
rules-summary = En bref
rules-program = Dans ce programme
rules-chosen-match = Dans cette partie : { $value }
rules-chosen-new = Choisi pour la partie à venir : { $value }
rules-contents = Sommaire
rules-back = Retour à la partie
rules-missing = La page de ce jeu est introuvable.
page-unusable = Cette page est abîmée. Le reste de Tablier marche sans elle. Réinstaller Tablier pour la réparer.
advice-title = Conseils de jeu
figure-unusable = Cette figure manque : un fichier est abîmé. Réinstaller Tablier pour le réparer.
figure-try = Essayer
# Ce qui est dit du bouton « Essayer » d’une figure ; $caption : sa légende
figure-try-told = Essayer : { $caption }
figure-back-help = Revenir à la page, là où on l’a quittée

# $games : les noms des jeux, séparés par des virgules
glossary-title = Glossaire
glossary-subtitle = Les mots des jeux, expliqués
glossary-all = Tous les jeux
glossary-games = Dans : { $games }

about-origins = Origines et licences
about-pictures = Images et sons : calculés pour ce programme ; rien n’y est photographié ni enregistré.
about-licence = Programme libre, sous licence MIT : on peut le copier, le donner, le modifier.
about-parts = Il s’appuie sur Python, pygame-ce (licence LGPL), SDL et d’autres logiciels libres, qui gardent chacun leur licence.
about-parts-file = Toutes ces licences se lisent dans le fichier :

# Les parties finies : la liste, une partie ouverte. $names : qui a gagné, $k : le rang de la manche
past-title = Parties finies
past-subtitle = Les deux cents dernières
past-search = Un jeu, un nom, une date
past-who-all = Toutes
past-who-computer = Contre l’ordinateur
past-who-people = À plusieurs
past-who-watch = Regardées
past-none = Aucune partie n’est encore finie.
past-empty = La première viendra ici d’elle-même.
past-nothing = Aucune partie finie ne répond à cette recherche.
past-count =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
past-round = manche { $k }
past-over = Finie
past-won = Gagnée
past-lost = Perdue
past-drawn = Nulle
past-won-by = Gagnée par { $names }
past-review = Revoir
past-delete = Supprimer
past-deleted = Partie de { $game } supprimée.
past-not-deleted = La partie n’a pas pu être supprimée.
past-changed = Les règles de ce jeu ont changé depuis : cette partie ne peut plus être revue.
past-save-list = Enregistrer la liste…
past-column-day = Jour
past-column-players = Joueurs
past-column-outcome = Résultat
past-column-reason = Fin

# Les statistiques : un tableau, une ligne par jeu, puis une par adversaire
stats-title = Statistiques
stats-subtitle = Sur cet ordinateur, nulle part ailleurs
stats-help = Une partie où l’on reprend un coup, demande un conseil ou donne un avantage n’est pas comptée. Un invité ne l’est jamais.
stats-none = Aucune partie n’est encore comptée.
stats-empty = Après la première, les chiffres viendront.
stats-of-games =
    { $n ->
        [one] à { $n } jeu sur { $most }
       *[other] à { $n } jeux sur { $most }
    }
stats-latest = les dernières : { $outcomes }
stats-latest-help = les dix dernières, la plus récente à droite
stats-outcome-won = gagnée
stats-outcome-lost = perdue
stats-outcome-drawn = nulle
empty-choose = Choisir un jeu
stats-player = Joueur
stats-unnamed = Sans nom
stats-game = Jeu
stats-adversary = Adversaire
stats-played = Parties
stats-won = Gagnées
stats-drawn = Nulles
stats-lost = Perdues
stats-streak = Série
stats-longest = Record
stats-best = Meilleur score
stats-aided = Non comptées
stats-streak-won =
    { $n ->
        [one] { $n } gagnée
       *[other] { $n } gagnées
    }
stats-streak-lost =
    { $n ->
        [one] { $n } perdue
       *[other] { $n } perdues
    }
stats-longest-help = Record : le plus de parties gagnées de suite.
stats-level = Niveau { $level }
stats-several = Plusieurs, ou sans nom
stats-alone = En solitaire
stats-export = Enregistrer pour un tableur
stats-erase = Tout effacer
stats-erase-game = Effacer ce jeu
stats-erased = Toutes les statistiques sont effacées.
stats-erased-game = Les statistiques de { $game } sont effacées.
stats-not-erased = Les statistiques n’ont pas pu être effacées.
