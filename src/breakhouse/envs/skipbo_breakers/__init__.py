"""Skip-Bo Breakers for learners: action tables, planes, one hand at a time or thousands of tables at once."""
