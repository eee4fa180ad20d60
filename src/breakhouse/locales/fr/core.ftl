### Ce que tout jeu peut dire.

refused-unreadable-command = Cette commande est illisible : { $why }.
refused-unknown-option = L’option « { $option } » n’existe pas. Choisis parmi : { $known }.
refused-impossible-option = L’option « { $option } » ne peut pas être { $value } : { $why }.
refused-wrong-number-of-seats =
    { $fewest ->
        [1] Ce jeu est prévu pour 1 à { $most } personnes, pas pour { $seats }.
       *[other] Ce jeu est prévu pour { $fewest } à { $most } personnes, pas pour { $seats }.
    }
refused-no-such-game = Le jeu « { $game } » n’existe pas. Choisis parmi : { $known }.
refused-no-such-seat = Il n’y a pas de place { $seat } dans cette partie.
refused-time-went-back = Le temps ne recule pas : on en est déjà à { $now } ms, pas à { $at }.
refused-only-the-house-expires = Seule la table peut dire que le temps est écoulé.
refused-nothing-due = Rien du nom de « { $tag } » n’est attendu maintenant.
refused-match-is-over = La partie est finie.
refused-not-your-turn = Ce n’est pas ton tour.

invalid-log-too-short = Un fichier de partie a un en-tête, ses étapes et une ligne de fin ; celui-ci { $lines ->
        [0] n’a aucune ligne
        [one] n’a qu’une ligne
       *[other] n’a que { $lines } lignes
    }.
invalid-log-of-another-format = Ce fichier de partie est au format { $format } ; ici, on lit les formats jusqu’au { $known }.
invalid-log-cut = Le fichier de partie s’interrompt à la ligne { $line } : il manque la fin.
invalid-log-altered = La ligne { $line } du fichier de partie a été modifiée : sa somme de contrôle ne correspond pas.
invalid-log-unreadable = La ligne { $line } du fichier de partie est illisible : { $why }.
invalid-log-out-of-order = La ligne { $line } du fichier de partie devrait être l’étape { $expected }, mais c’est l’étape { $found }.
invalid-log-time-went-back = À la ligne { $line } du fichier de partie, le temps recule.
invalid-log-of-another-game = C’est une partie de « { $game } ».
invalid-log-of-newer-rules = Cette partie a été jouée avec la version { $version } des règles ; ici, la plus récente est la version { $known }.
invalid-log-of-older-rules = Cette partie a été jouée avec la version { $version } des règles. La version actuelle ({ $known }) ne permet plus de refaire les tirages : on peut revoir la partie, mais pas la vérifier.
invalid-log-of-unknown-game = Ce fichier de partie vient du jeu « { $game } », qui n’est pas installé ici.
invalid-log-commitment-broken = Le secret du fichier de partie n’est pas celui qui avait été promis avant la partie.
invalid-log-pledge-broken = La part de la place { $seat } dans le mélange n’est pas celle qui avait été promise avant la partie.
invalid-log-draws-differ = Les tirages listés dans le fichier de partie ne sont pas ceux que donnent les règles et la graine.
invalid-log-secret-not-shown = Le fichier de partie ne montre pas encore son secret : les tirages ne peuvent pas être vérifiés.
invalid-log-impossible = Le fichier de partie contient quelque chose que les règles ne permettent pas : { $why }.
invalid-log-differs = La ligne { $line } du fichier de partie n’est pas ce que donnent les règles et le secret promis.
invalid-log-outcome-differs = Le résultat à la fin du fichier de partie ne correspond pas à ses étapes.

refused-no-such-match = Il n’y a pas de partie « { $match } » ici.
refused-too-many-matches = Cet arbitre gère au plus { $most } parties. Lance un autre arbitre.
invalid-unreadable-request = Cette ligne n’est pas une demande : { $why }.
invalid-line-too-long = Cette ligne fait { $bytes } octets ; la limite est de { $most }.

## Ce qui ne va pas dans un paquet installé

invalid-plugin-name-taken = Le paquet { $package } fournit « { $name } », mais { $other } le fait déjà. Celui de { $package } est ignoré.
invalid-plugin-not-importable = Impossible de charger « { $name } » du paquet { $package } : { $why }
invalid-plugin-of-wrong-kind = « { $name } » du paquet { $package } devrait être de type { $kind }, mais c’est autre chose.
invalid-game-breaks-contract = Il manque au jeu « { $name } » du paquet { $package } ce que tout jeu doit avoir : { $missing }.
invalid-game-called-otherwise = Le paquet { $package } annonce le jeu « { $name } », mais le jeu lui-même s’appelle « { $id } ».
invalid-operation-called-otherwise = Le paquet { $package } annonce pour l’arbitre la question « { $name } », mais la question elle-même s’appelle « { $op } ».
invalid-game-without-manifest = Le jeu « { $name } » du paquet { $package } n’a pas de manifeste.
invalid-game-without-title = Le jeu « { $name } » du paquet { $package }, ou l’une de ses boîtes, n’a pas de titre.
invalid-game-without-box = Le jeu « { $name } » du paquet { $package } n’a pas de boîte pour l’étagère.
invalid-game-without-messages = Le jeu « { $name } » du paquet { $package } a besoin des messages « { $group } », qu’aucun paquet installé ne fournit.
invalid-messages-unreadable = Les messages « { $name } » du paquet { $package } sont illisibles : { $why }
invalid-messages-incomplete = Les messages « { $name } » du paquet { $package } ne sont pas les mêmes dans la langue « { $language } » qu’en anglais. À vérifier : { $missing }.
invalid-messages-not-fluent = Dans { $file }, les messages « { $name } » du paquet { $package } ont une ligne qui n’est pas du Fluent : { $text }
invalid-message-taken = Les messages « { $name } » du paquet { $package } contiennent « { $message } », qui appartient déjà à « { $other } ».

refused-plugin-not-importable = { invalid-plugin-not-importable }
refused-game-breaks-contract = { invalid-game-breaks-contract }
refused-game-called-otherwise = { invalid-game-called-otherwise }
refused-game-without-manifest = { invalid-game-without-manifest }
refused-game-without-title = { invalid-game-without-title }
refused-game-without-box = { invalid-game-without-box }
refused-game-without-messages = { invalid-game-without-messages }
refused-messages-unreadable = { invalid-messages-unreadable }
refused-messages-incomplete = { invalid-messages-incomplete }
