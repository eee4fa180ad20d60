### Skip-Bo Breakers come ogni gioco: per le interfacce che conoscono solo la vista, le scelte e questi messaggi

do-skipbo-breakers-lay = Gioca { $set }
do-skipbo-breakers-pass = { pass }
did-skipbo-breakers-drew = Tutti pescano una tessera: chi ha la più alta è di mano.
did-skipbo-breakers-dealt = Smazzata { $hand }: tessere distribuite.
did-skipbo-breakers-laid =
    { $you ->
        [yes] { $length ->
            [one] Giochi una tessera
           *[other] Giochi { $length } tessere
        }.
       *[no] { $length ->
            [one] { $name } gioca una tessera
           *[other] { $name } gioca { $length } tessere
        }.
    }
did-skipbo-breakers-passed = { skipbo-passed }
did-skipbo-breakers-round-won = { skipbo-round-won }
did-skipbo-breakers-hand-won = { skipbo-hand-won }
did-skipbo-breakers-match-won = { skipbo-match-won }
field-skipbo-breakers-counts = Tessere di ognuno
field-skipbo-breakers-mine = Le tue tessere
field-skipbo-breakers-aside = Tessere non usate
field-skipbo-breakers-draws = Pesca iniziale
field-skipbo-breakers-hand = Smazzata
field-skipbo-breakers-round = Round
field-skipbo-breakers-opener = Posto di mano
field-skipbo-breakers-turn = Tocca a
field-skipbo-breakers-since = Dal momento
field-skipbo-breakers-lying = Sul tavolo
field-skipbo-breakers-passed = Hanno passato
field-skipbo-breakers-put_aside = Round finiti
field-skipbo-breakers-last_hand = Ultima smazzata
field-skipbo-breakers-winner = Vince
field-skipbo-breakers-scores = Punti
field-skipbo-breakers-seat = Posto
field-skipbo-breakers-length = Numero di tessere
field-skipbo-breakers-kind = Tipo
field-skipbo-breakers-tiles = Tessere
field-skipbo-breakers-rank = Valore
field-skipbo-breakers-points = Punti
field-skipbo-breakers-left = Tessere rimaste
field-skipbo-breakers-rounds = Round
