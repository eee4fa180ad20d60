### Skip-Bo Breakers: auf Papier

press-reference-title = Skip-Bo Breakers: Kurzreferenz
