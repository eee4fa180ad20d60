### Skip-Bo Breakers: su carta

press-reference-title = Skip-Bo Breakers: scheda di riferimento
