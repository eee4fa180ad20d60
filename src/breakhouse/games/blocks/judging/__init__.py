"""Whether what stands on the table is what the card shows, and if not, what differs."""
