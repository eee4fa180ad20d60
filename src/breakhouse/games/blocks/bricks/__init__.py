"""What is built with: pieces, how they are turned, constructions, and what touches what."""
