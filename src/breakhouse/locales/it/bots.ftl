# I bot che giocano in rete: che cosa viene detto ai loro autori e al tavolo.

refused-token-missing = Invia il token del tuo bot nell’intestazione Authorization.
refused-token-unknown = Questo token non è valido. Creane uno nuovo nelle impostazioni.
refused-token-expired = Questo token è scaduto. Creane uno nuovo nelle impostazioni.
refused-no-such-bot = Non hai questo bot.
refused-too-many-bots = Puoi avere al massimo { $most } bot. Prima eliminane uno.
refused-too-many-bots-there = Dal tuo indirizzo sono già stati creati { $most } bot, non se ne possono creare altri. Prima eliminane uno.
refused-bot-not-here = Questo bot non è più connesso.
refused-no-such-challenge = Questo invito non è più valido.
refused-challenge-too-old = Nessuna risposta all’invito entro il tempo previsto.
refused-seat-there-already = Il tuo bot ha già un posto a quel tavolo.
refused-no-seat-there = Il tuo bot non ha un posto a quel tavolo.
refused-answer-too-late = La domanda { $id } è chiusa; l’ultima è la { $asked }.
refused-answer-unasked = La domanda { $id } non è ancora stata fatta{ $asked ->
    [0] .
   *[other] ; l’ultima è la { $asked }.
}
refused-seat-was-lost = Il tuo bot ha perso il posto.
refused-nobody-plays = Nessuno giocava più, quindi il tuo bot ha lasciato il tavolo.
invalid-unknown-protocol = Questo server usa il protocollo { $known }, non «{ $protocol }».
invalid-not-a-websocket = A questo indirizzo si può aprire solo un WebSocket.
refused-too-many-connections = Troppe connessioni: un bot può averne una sola. Se la tua è caduta, riprova tra qualche secondo.

notice-bot-invited = { $name } ha ricevuto l’invito.
notice-bot-declined = { $name } ha rifiutato l’invito.
notice-bot-silent = { $name } non ha risposto all’invito.
notice-forfeited = { $why ->
    [program-too-slow] { $name } ci ha messo troppo a rispondere e perde il posto.
    [program-insists] { $name } ha insistito con mosse vietate e perde il posto.
    [program-waits] { $name } non ha fatto la sua mossa e perde il posto.
   *[program-gone] { $name } è rimasto scollegato troppo a lungo e perde il posto.
}

## Che cosa si trova sotto /api/

contents-title = Breakhouse per i programmi
contents-text = Qui i programmi possono fare tutto quello che fanno le persone. Queste descrizioni nascono dai tipi che usa il server stesso, perciò sono sempre aggiornate.
contents-schemas = Gli schemi di Breakhouse
contents-documents = Descrizioni
contents-sockets = Socket
contents-requests = Richieste
contents-path = Indirizzo
contents-format = Formato
contents-method = Metodo
contents-about = Di che cosa si tratta
contents-requests-about = Richieste e risposte via HTTP
contents-sockets-about = I socket: chi invia che cosa
contents-messages-about = Ogni messaggio di un socket e ogni riga scambiata con un programma al tavolo
contents-game-about = Opzioni, comandi, offerte, eventi e viste di { $game }
contents-more = La documentazione spiega tutto, con dei bot da cui partire: docs/programs.md e docs/reference/http.md nei sorgenti, oppure il sito generato con «make docs».
