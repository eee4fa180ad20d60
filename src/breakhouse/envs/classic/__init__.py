"""Make 'n' Break for learners, a card at a time: build it, refuse it, or take a refused one first."""
