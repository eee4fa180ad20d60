### Offerte coperte

box-bids = Offerte coperte
box-bids-line = Tutti offrono insieme, a carte coperte. Vince la più alta, a meno che due siano uguali.
option-prizes = Premi
option-bid_ms = Secondi per ogni offerta
option-bid_ms-help = Lascia vuoto per giocare senza limite.
rules-bids =
    In ogni round si scopre un premio, e tutti mettono giù una carta coperta. Quando ci sono tutte, si scoprono insieme: la più
    alta vince il premio, ma le carte uguali si annullano. Chi non la mette in tempo offre la sua più bassa. Vince chi ha più
    punti.

do-bids-bid = Offri { $card }
field-bids-card = Carta

did-bids-shuffled = { $prizes } premi sono stati mescolati.
did-bids-turned = Round { $round }: il premio vale { $prize ->
        [one] un punto
       *[other] { $prize } punti
    }.
did-bids-sealed =
    { $you ->
        [yes] { $late ->
            [yes] Tempo scaduto: offri la tua carta più bassa.
           *[no] Offri { $card }. Nessun altro la vede ancora.
        }
       *[no] { $late ->
            [yes] Tempo scaduto per { $name }: la sua carta più bassa è offerta.
           *[no] { $name } ha fatto un’offerta.
        }
    }
did-bids-opened = Le offerte, in ordine di posto: { $bids }. { $winner ->
        [none] Si annullano a vicenda: nessuno prende il premio.
       *[other] La carta più alta che non si annulla vince { $prize ->
            [one] un punto
           *[other] { $prize } punti
        }.
    }
view-bids =
    { $prize ->
        [none] Non ci sono più premi.
        [one] Il premio vale un punto.
       *[other] Il premio vale { $prize } punti.
    } { $seat ->
        [none] Stai guardando.
       *[other] { $mine ->
            [none] Le tue carte: { $hand }.
           *[other] Hai offerto { $mine } e aspetti gli altri.
        }
    }

refused-bids-card-not-held = Non hai nessun { $card } in mano.
refused-bids-lies-already = La tua offerta è sul tavolo e ci resta. Aspetta il prossimo premio.
ended-bids-all-gone =
    { $winners ->
        [one] { $you ->
            [yes] Vinci con { $score ->
                [one] un punto
               *[other] { $score } punti
            }.
           *[no] { $name } vince con { $score ->
                [one] un punto
               *[other] { $score } punti
            }.
        }
       *[other] In { $winners } vi dividete la vittoria con { $score ->
            [one] un punto
           *[other] { $score } punti
        } a testa.
    }
