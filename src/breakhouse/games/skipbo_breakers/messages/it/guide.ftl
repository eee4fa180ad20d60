### Skip-Bo Breakers: la prima partita

guide-skipbo-breakers-lay = Scegli tessere che si illuminano, poi giocale. Una tessera singola, una coppia, una scala di tre: sono tutti set.
guide-skipbo-breakers-open = Le tessere sollevate sono un set: giocale. Oppure scegline altre: una coppia, una scala di tre, anche una tessera sola.
guide-skipbo-breakers-beat = { $equal_matches ->
        [yes] Gioca un set dello stesso tipo, con lo stesso numero di tessere, uguale o più alto.
       *[no] Batti un set con uno più alto dello stesso tipo e con lo stesso numero di tessere.
    } Vale anche per gli altri.
guide-skipbo-breakers-pass = { $must_lay ->
        [yes] Se non puoi giocare nulla, passi; puoi rientrare più tardi.
       *[no] Puoi sempre passare, e rientrare più tardi.
    } Quando tutti gli altri hanno passato, chi ha giocato per ultimo vince il round ed è di mano nel prossimo.
guide-skipbo-breakers-breaker = Tre o quattro numeri uguali formano un Breaker, che batte ogni altro tipo di set. Liberati di tutte le tessere prima degli altri.
guide-skipbo-breakers-wait = Comincia qualcun altro. Quando tocca a te, le tessere che puoi giocare si illuminano.
