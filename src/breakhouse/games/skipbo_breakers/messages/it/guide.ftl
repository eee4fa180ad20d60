### Skip-Bo Breakers: la prima partita

guide-skipbo-breakers-lay = { $ear ->
        [yes] Freccia su e giù leggono i set che puoi giocare e li prendono; Invio li gioca. Una tessera singola, una coppia, una scala di tre: sono tutti set.
       *[no] Scegli tessere che si illuminano, poi giocale. Una tessera singola, una coppia, una scala di tre: sono tutti set.
    }
guide-skipbo-breakers-open = { $ear ->
        [yes] Un set è già preso, e Invio lo gioca. Freccia su e giù ne scelgono altri: una coppia, una scala di tre, anche una tessera sola.
       *[no] Le tessere sollevate sono un set: giocale. Oppure scegline altre: una coppia, una scala di tre, anche una tessera sola.
    }
guide-skipbo-breakers-beat = { $equal_matches ->
        [yes] Gioca un set dello stesso tipo, con lo stesso numero di tessere, uguale o più alto.
       *[no] Batti un set con uno più alto dello stesso tipo e con lo stesso numero di tessere.
    } Vale anche per gli altri.
guide-skipbo-breakers-pass = { $must_lay ->
        [yes] Se non puoi giocare nulla, passi; puoi rientrare più tardi.
       *[no] Puoi sempre passare, e rientrare più tardi.
    } Quando tutti gli altri hanno passato, chi ha giocato per ultimo vince il round ed è di mano nel prossimo.
guide-skipbo-breakers-breaker = Tre o quattro numeri uguali formano un Breaker, che batte ogni altro tipo di set. Liberati di tutte le tessere prima degli altri.
guide-skipbo-breakers-wait = { $ear ->
        [yes] Comincia qualcun altro. Sentirai quando tocca a te; allora freccia su e giù leggono che cosa puoi giocare.
       *[no] Comincia qualcun altro. Quando tocca a te, le tessere che puoi giocare si illuminano.
    }
