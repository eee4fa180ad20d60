"""Where new cards come from: plans, growth, taste, and how hard a card is."""
