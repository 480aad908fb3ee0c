### Tablier — ce qui peut mal tourner : une phrase chacune.

error-title = Un contretemps
error-bad-option = Cette partie demande une variante que le jeu n’a pas.
error-bad-position = Cette position n’existe pas dans ce jeu.
error-bad-step = Ce coup n’est pas écrit comme un coup de ce jeu.
error-bad-input = Ce texte n’est pas lisible par ce jeu.
error-broken = Ce fichier de partie est abîmé : il n’est pas effacé, mais la partie ne peut pas être reprise.
error-missing = Ce fichier n’existe pas, ou n’existe plus.
error-unfit = Ce fichier dépasse 8 mégaoctets, ou n’est pas un fichier ordinaire.
error-foreign = Ce fichier n’est pas une partie de Tablier.
error-future-format = Cette partie vient d’une version plus récente de Tablier : elle est gardée telle quelle.
error-not-read = Ce fichier de partie n’a pas pu être ouvert : il reste à sa place.
error-recovered = Le dernier enregistrement était abîmé : la partie reprend un coup plus tôt, et le fichier abîmé est gardé.
error-illegal-step = Cette partie contient un coup contraire à la règle : elle n’est pas effacée, mais ne peut pas être reprise.
error-ledger-broken = Les comptes des dés n’étaient pas lisibles : ils ne sont pas effacés, mais on recommence à compter.
error-unknown-game = Cette partie est celle d’un jeu que cette version n’a pas.
error-not-saved = La partie n’a pas pu être enregistrée : elle continue, mais quitter maintenant, c’est perdre les derniers coups.
error-open-elsewhere = Tablier est déjà ouvert dans une autre fenêtre : ses parties sont à reprendre là-bas.
# $names : les réglages en cause, séparés par des virgules
error-bad-setting = Réglages remis à leur valeur d’origine, faute d’avoir pu les lire : { $names }.
error-settings-unreadable = Le fichier des réglages n’est pas lisible : il n’est pas effacé, mais les réglages d’origine s’appliquent.
error-settings-not-saved = Les réglages n’ont pas pu être enregistrés : ils vaudront jusqu’à la fermeture.
error-no-sound = Aucune sortie de son n’a été trouvée : le jeu reste muet.
error-no-screen = Aucun écran n’a été trouvé : Tablier ne peut pas ouvrir sa fenêtre.
error-window-too-small = La fenêtre est trop petite pour le plateau : l’agrandir un peu.
error-crashed-title = Cet écran s’est arrêté
error-crashed =
    C’est un défaut du programme, pas une fausse manœuvre.
    Les parties en cours sont gardées : on les reprend là où elles en étaient.
error-crashed-aside = Mettre cette partie de côté
error-crashed-plain = Remettre l’affichage d’origine
error-crashed-quit = Quitter
error-not-handed-over = Le système n’a pas pu le faire. Le fichier est bien enregistré.
error-read-only-folder = Ce dossier ne peut pas être modifié : les parties ne seront pas gardées.
error-engine-restarted = L’ordinateur s’était arrêté de réfléchir : il a été relancé, la partie continue.
error-engine-lost = L’ordinateur ne répond plus : il joue le premier coup permis, et la partie continue.
error-engine-silent = L’ordinateur ne répond plus : la partie continue sans son avis.
error-engine-damaged-table = Un fichier de l’ordinateur est abîmé : il joue moins bien. Réinstaller Tablier pour le réparer.
# $file : le nom du fichier mis de côté
error-set-aside = Fichier mis de côté : { $file }

error-not-moved = Le fichier de la partie n’a pas pu être déplacé : la partie reste où elle est.

# $sentence : pourquoi il ne s’ouvre pas
error-document = { $sentence } Fichier : { $file }
error-not-archived = Cette partie n’a pas pu être gardée parmi les parties finies : le dossier ou le disque refuse.
error-not-counted = Cette partie n’a pas pu être comptée dans les statistiques : le dossier ou le disque refuse.
error-statistics-broken = Les statistiques n’étaient pas lisibles : elles ne sont pas effacées, mais on recommence à compter.
error-not-renamed = Une partie garde l’ancien nom : son fichier n’a pas pu être écrit. Essayer de nouveau plus tard.
error-players-not-kept = Les joueurs n’ont pas pu être enregistrés : le dossier ou le disque refuse.
error-players-broken = La liste des joueurs n’était pas lisible : elle n’est pas effacée, mais elle recommence à vide.
error-mistakes-not-kept = Les erreurs à revoir n’ont pas pu être enregistrées : le dossier ou le disque refuse.
error-mistakes-broken = Les erreurs à revoir n’étaient pas lisibles : elles ne sont pas effacées, mais elles recommencent à vide.
error-mistakes-unfit = Une erreur à revoir est retirée : les règles d’aujourd’hui ne mènent plus à sa position.
error-held = Un autre programme tient ce fichier pour le moment : essayer de nouveau un peu plus tard.
error-archive-full = La liste des parties finies est pleine : cette partie n’y entre pas, et celles qui y sont restent. On peut en effacer.
error-players-full = La liste des joueurs est pleine : tous n’ont pas pu être repris. Ils restent dans le fichier.
error-ledger-full = Les comptes des dés sont au complet : tous n’ont pas pu être repris. Ils restent dans le fichier.
