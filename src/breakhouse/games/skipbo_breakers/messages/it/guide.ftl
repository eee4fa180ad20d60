### Skip-Bo Breakers: la prima partita

guide-skipbo-breakers-lay = Scegli tessere che puoi giocare: si illuminano. Poi giocale. Due uguali, una scala di tre, una tessera sola: sono tutti set.
guide-skipbo-breakers-open = Le tessere sollevate sono un set: giocale. Oppure scegline altre: una coppia, una scala di tre, anche una tessera sola.
guide-skipbo-breakers-beat = Batti un set con uno più alto dello stesso tipo e con altrettante tessere. Lo stesso vale per gli altri.
guide-skipbo-breakers-pass = Passare è libero, e puoi rientrare. Quando tutti gli altri hanno passato, il round è vinto e chi l’ha vinto è di mano nel prossimo.
guide-skipbo-breakers-breaker = Tre o quattro numeri uguali sono un Breaker: batte ogni altro set. Liberati di tutte le tessere prima degli altri.
guide-skipbo-breakers-wait = Comincia qualcun altro. Quando tocca a te, le tessere che puoi giocare si illuminano.
