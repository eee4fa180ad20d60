### Skip-Bo Breakers : sur papier

press-reference-title = Skip-Bo Breakers : aide-mémoire
