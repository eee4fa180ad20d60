# Ciò che un tavolo dice a chi ci sta seduto.

## Rifiutato: i posti

refused-not-your-seat = Il posto { $seat } è di qualcun altro.
refused-match-has-begun = La partita è iniziata. Puoi guardare, o sederti per la prossima.
refused-match-is-starting = Si sta mescolando: per ora non si può cambiare nulla.
refused-shuffle-went-on = Troppo tardi: il mescolamento è già andato avanti.
refused-pledge-given = Il posto { $seat } ha già promesso la sua parte del mescolamento.
refused-only-the-host = Può farlo solo chi ha aperto questo tavolo.
refused-setup-takes-too-long = Preparare queste carte potrebbe richiedere { $seconds } secondi; il limite è { $most }. Usa meno carte, o carte con meno pezzi.
refused-setup-failed = Non è stato possibile preparare le carte. Scegli un altro mazzo.
refused-you-were-removed = Chi ha aperto il tavolo ti ha fatto uscire.
refused-table-is-full = Tutti i posti sono occupati, ma puoi restare a guardare.
refused-seat-is-taken = Al posto { $seat } c’è già { $name }. Scegline uno libero.
refused-name-for-the-other-seat = Chi gioca all’altro posto? Indica un nome, per favore.
refused-no-bot-there = Al posto { $seat } non c’è nessun bot.
refused-only-players = Può farlo solo chi gioca.
refused-nobody-to-report = Non puoi segnalare il posto { $seat }. Scegli un’altra persona al tavolo.
refused-nothing-played-yet = Non si è ancora giocato. Potrai segnalare qualcuno quando la partita sarà iniziata.
refused-no-player-there = Al posto { $seat } non c’è nessuno da sostituire.
refused-nobody-in-that-seat = Al posto { $seat } non c’è ancora nessuno.
refused-player-may-come-back = { $name } può ancora tornare. Aspetta un momento.
refused-seat-was-given-up = Chi sedeva al posto { $seat } se n’è andato definitivamente.
refused-seats-are-taken = C’è qualcuno seduto a un posto che vuoi togliere.
refused-table-draws-who-begins = In questo gioco si sorteggia chi comincia.
refused-no-such-guest = Questa persona non è a questo tavolo.
refused-table-is-secret = Questo tavolo si raggiunge solo con il link, e questo non si può cambiare. Se vuoi che lo vedano tutti, crea un altro tavolo.
refused-not-yourself = Non puoi espellerti: alzati dal tavolo.
refused-seats-are-free =
    { $free ->
        [one] Un posto è ancora libero. Aspetta qualcuno, oppure aggiungi un bot.
       *[other] { $free } posti sono ancora liberi. Aspetta qualcuno, oppure aggiungi dei bot.
    }

## Rifiutato: giocando

refused-nothing-to-skip = Ora non c’è niente da saltare: tocca a te, oppure giocano altre persone.
refused-table-paused = La partita è in pausa. Prima mettetevi d’accordo per riprendere.
refused-no-match-running = A questo tavolo non c’è nessuna partita in corso.
refused-bot-plays-this-seat = Al posto { $seat } ora gioca un bot. Prima riprenditi il posto.
refused-seat-not-handed-over = Prima passa il dispositivo a { $name }.
refused-house-cannot-write =
    { $why ->
        [full] Il disco del server è pieno. Non è andato perso nulla; si riprende appena c’è spazio.
       *[other] Il server non riesce a scrivere sul disco. Non è andato perso nulla; si riprende appena possibile.
    }
refused-rules-failed = Qualcosa è andato storto con questa mossa. Non è cambiato niente; prova qualcos’altro.
refused-not-now =
    { $what ->
        [pause] Adesso non c’è niente da mettere in pausa.
        [resume] La partita non è in pausa.
        [rematch] La partita non è ancora finita.
       *[other] Ora non potete accordarvi su questo.
    }

## Rifiutato: intorno alla partita

refused-chat-is-off = A questo tavolo i messaggi sono disattivati.
refused-nothing-said = Prima scrivi qualcosa.
refused-seat-key-unknown = Questo link non funziona. Ogni link vale una volta sola, per dieci minuti; chiedine uno nuovo.
refused-players-see-their-own = Chi gioca vede solo la propria mano.
refused-no-hints-here = A questo tavolo non ci sono consigli.
refused-nothing-to-do-now = Non tocca a te.
refused-coach-has-no-advice = Qui il coach non ha consigli.

## Annunciato a tutti

notice-bot-took-seat = Un bot ({ $level ->
        [beginner] principiante
        [casual] tranquillo
        [strong] forte
        [expert] esperto
        [random] mosse a caso
       *[other] { $level }
    }) gioca al posto di { $name } fino al suo ritorno.
notice-bot-lost-seat = Il bot al posto { $seat } si è bloccato. Ne subentra un altro.
notice-resigned = { $name } ha abbandonato.
notice-reported = Grazie. Il gestore guarderà come ha giocato { $name }.
notice-sat-down = { $name } ha preso posto.
notice-stood-up = { $name } ha lasciato il posto.
notice-went-away = { $name } per ora non c’è. Il posto resta suo.
notice-came-back = { $name } è di nuovo al tavolo.
notice-weak-line = La connessione di { $name } è debole.
notice-shuffle-silent = Si mescola di nuovo: una parte promessa non è stata mostrata ({ $names }).
notice-shuffle-wrong = Si mescola di nuovo: la parte mostrata non è quella promessa ({ $names }).
notice-slept = Il server è rimasto in standby per un po’. Non è andato perso tempo di gioco.
notice-cannot-write =
    { $why ->
        [full] Il disco del server è pieno. La partita aspetta che ci sia spazio.
       *[other] Il server non riesce a scrivere sul disco. La partita aspetta.
    }

## Messaggi brevi

chat-hello = Ciao
chat-good-game = Bella partita
chat-well-played = Ben giocato
chat-thanks = Grazie
chat-one-moment = Un momento, per favore
chat-your-turn = Tocca a te
chat-sorry = Scusa
chat-bye = A presto

## Come finiscono le partite, oltre che per le regole

reason-resigned = per abbandono
reason-abandoned = lasciata da tutti
reason-agreed-to-stop = interrotta di comune accordo

## Perché una partita non vale per la classifica

unrated-abandoned = Fuori classifica: se ne sono andati tutti.
unrated-agreed-to-stop = Fuori classifica: interrotta di comune accordo.

## Fasi

phase-gathering = in attesa di giocatori
phase-playing = in corso
phase-paused = in pausa
phase-over = finita
