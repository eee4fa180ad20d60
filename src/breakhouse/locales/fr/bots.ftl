# Les bots qui jouent par le réseau : ce qu’apprennent leurs auteurs et la table.

refused-token-missing = Envoie le jeton de ton bot dans l’en-tête Authorization.
refused-token-unknown = Ce jeton n’est pas valable. Crées-en un nouveau dans tes réglages.
refused-token-expired = Ce jeton a expiré. Crées-en un nouveau dans tes réglages.
refused-no-such-bot = Tu n’as pas de bot de ce nom.
refused-too-many-bots = Tu as atteint le nombre maximal de bots : { $most }. Supprimes-en un d’abord.
refused-too-many-bots-there = Il y a déjà { $most } bots à ton adresse, c’est le maximum. Supprimes-en un d’abord.
refused-bot-not-here = Ce bot n’est plus connecté.
refused-no-such-challenge = Cette invitation n’est plus valable.
refused-challenge-too-old = L’invitation n’a pas reçu de réponse à temps.
refused-seat-there-already = Ton bot a déjà une place à cette table.
refused-no-seat-there = Ton bot n’a pas de place à cette table.
refused-answer-too-late = La question { $id } est close ; la dernière est la { $asked }.
refused-answer-unasked = La question { $id } n’a pas encore été posée{ $asked ->
    [0] .
   *[other]  ; la dernière est la { $asked }.
}
refused-seat-was-lost = Ton bot a perdu sa place.
refused-nobody-plays = Plus personne ne jouait : ton bot a quitté la table.
invalid-unknown-protocol = Ce serveur parle le protocole { $known }, pas « { $protocol } ».
invalid-not-a-websocket = À cette adresse, on ne peut ouvrir qu’un WebSocket.
refused-too-many-connections = Trop de connexions : un bot n’a droit qu’à une seule. Si la tienne est perdue, réessaie dans quelques secondes.

notice-bot-invited = { $name } a reçu une invitation.
notice-bot-declined = { $name } a décliné l’invitation.
notice-bot-silent = { $name } n’a pas répondu à l’invitation.
notice-forfeited = { $why ->
    [program-too-slow] { $name } a mis trop de temps à répondre et a perdu sa place.
    [program-insists] { $name } s’est obstiné à jouer des coups interdits et a perdu sa place.
    [program-waits] { $name } ne voulait pas jouer et a perdu sa place.
   *[program-gone] { $name } est resté déconnecté trop longtemps et a perdu sa place.
}

## Ce qui se trouve sous /api/

contents-title = Breakhouse pour les programmes
contents-text = Les programmes peuvent faire ici tout ce que font les gens. Ces descriptions sont tirées des types que le serveur utilise lui-même : elles sont donc toujours à jour.
contents-schemas = Les schémas de Breakhouse
contents-documents = Descriptions
contents-sockets = Sockets
contents-requests = Requêtes
contents-path = Adresse
contents-format = Format
contents-method = Méthode
contents-about = De quoi il s’agit
contents-requests-about = Les requêtes et les réponses par HTTP
contents-sockets-about = Les sockets : qui envoie quoi
contents-messages-about = Chaque message d’un socket et chaque ligne d’un programme à une table
contents-game-about = Options, commandes, offres, événements et vues de { $game }
contents-more = La documentation explique tout cela, avec des bots pour commencer : docs/programs.md et docs/reference/http.md dans les sources, ou le site que construit « make docs ».
