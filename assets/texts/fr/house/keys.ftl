### Tablier — le clavier : les touches et ce qu’elles font.
###
### Mots à majuscule : Alt Entrée Échap

keyboard-title = Clavier
keyboard-intro = Tout se joue aussi sans souris.
keyboard-of-game = Pour ce jeu
keyboard-on-board = Sur le plateau
keyboard-in-game = Pendant la partie
keyboard-everywhere = Partout
# Le nom des touches, et ce qui est tenu avec elles
key-none = aucune
key-name-backspace = Retour arrière
key-name-return = Entrée
key-name-enter = Entrée du pavé
key-name-space = Espace
key-name-escape = Échap
key-name-tab = Tab
key-name-left = Flèche gauche
key-name-right = Flèche droite
key-name-up = Flèche haut
key-name-down = Flèche bas
key-name-home = Début
key-name-end = Fin
key-name-page-up = Page haut
key-name-page-down = Page bas
key-name-insert = Inser
key-name-delete = Suppr
key-name-break = Pause
key-name-print-screen = Impr. écran
key-name-scroll-lock = Arrêt défil
key-name-menu = Menu
key-name-pad = Pavé { $key }
key-held-ctrl = { SYSTEM() ->
    [macos] ⌘{ $key }
   *[other] Ctrl + { $key }
  }
key-held-shift = { SYSTEM() ->
    [macos] ⇧{ $key }
   *[other] Maj + { $key }
  }
key-held-alt = { SYSTEM() ->
    [macos] ⌥{ $key }
   *[other] Alt + { $key }
  }

# $key : Ctrl, Maj ou Alt
key-held = { $key } est tenue.
key-held-no-more = Plus rien n’est tenu.

# Changer une touche. $keys : les touches d’une commande, $key : l’une d’elles
keyboard-change = Changer les touches…
keyboard-change-intro = Choisir une touche pour en changer.
keyboard-reset = Rétablir toutes les touches
keyboard-reset-question = Chaque commande retrouve ses touches du début.
keyboard-reset-yes = Tout rétablir
keyboard-watching = Quand les ordinateurs jouent entre eux
keyboard-review = En revoyant une partie
key-change-none = aucune
key-change-ask = Touches : { $keys }. Appuyer maintenant sur la nouvelle touche, ou sur Échap pour ne rien changer.
key-change-more = Touches : { $keys }. Appuyer maintenant sur la touche à ajouter, ou sur Échap pour ne rien changer.
key-change-keep = Ne rien changer
key-change-add = Ajouter une touche
key-change-drop = Retirer « { $key } »
key-change-reset = Rétablir
key-change-clash = La touche « { $key } » sert déjà à ceci : { $does }
key-change-exchange = Échanger
key-change-take = La prendre quand même
key-up-does = Mener le curseur vers le haut, ou d’un bouton à l’autre.
key-down-does = Mener le curseur vers le bas.
key-left-does = Mener le curseur vers la gauche.
key-right-does = Mener le curseur vers la droite.

key-enter-does = Choisir un pion, le poser, lancer les dés, valider le tour.
key-escape-does = Reposer le pion choisi, fermer, revenir.
key-tab-does = Aller au prochain pion qui peut jouer, puis aux boutons.
key-shift-tab-does = La même chose, à rebours.
key-undo-does = Annuler le coup.
key-redo-does = Rétablir le coup annulé.
key-hint-does = Demander un conseil.
key-teacher-does = Faire venir le professeur, doux puis sévère, ou le renvoyer.
key-rules-does = Lire la règle du jeu.
key-why-does = Lire dans la règle pourquoi un geste est refusé.
key-marks-does = Montrer les coups permis, tous, ou les cacher.
key-coordinates-does = Changer les coordonnées : non, au bord, partout.
key-turn-board-does = Retourner le plateau.
key-nearer-does = Voir le plateau de plus près.
key-farther-does = Voir le plateau de plus loin.
key-watch-back-does = Reculer d’un coup quand les ordinateurs jouent entre eux.
key-watch-forward-does = Avancer d’un coup, puis attendre.
key-pause-does = Arrêter les ordinateurs, ou les laisser continuer.
key-pace-does = Changer la vitesse des ordinateurs.
key-sound-does = Couper ou rétablir le son.
key-new-does = Préparer une nouvelle partie.
key-full-screen-does = Passer en plein écran, ou revenir à la fenêtre.
key-text-larger-does = Agrandir les textes.
key-text-smaller-does = Rapetisser les textes.
key-text-usual-does = Rendre aux textes leur taille ordinaire.
key-settings-does = Ouvrir les réglages.
key-turns-does = Écrire la liste des coups au plus court, en toutes lettres ou en notation.
key-save-does = Enregistrer la partie sous un nom.
key-picture-does = Enregistrer l’image du plateau.
key-copy-does = Copier la position, en texte et en image.
key-copy-turns-does = Copier la liste des coups.
key-open-does = Ouvrir un fichier.
key-paste-does = Ouvrir la partie ou la position qui a été copiée.
key-bare-does = Cacher ou montrer le panneau.
key-dice = 1 à 6
key-dice-does = Entrer un dé lancé sur la table.
key-typing = Lettre et chiffre
key-typing-does = Écrire une place, par exemple d6, puis Entrée pour y jouer. Une lettre qui commence le nom d’une place n’est plus une commande : { SYSTEM() ->
    [macos] avec ⌥, elle l’est toujours.
   *[other] avec Alt, elle l’est toujours.
  }
