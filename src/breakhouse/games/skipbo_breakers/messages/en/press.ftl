### Skip-Bo Breakers: on paper

press-reference-title = Skip-Bo Breakers: reference card
