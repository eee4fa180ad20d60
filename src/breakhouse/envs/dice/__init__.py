"""The dice game for learners: after each throw, which pieces are rolled again. Hands and clocks are a bot's."""
