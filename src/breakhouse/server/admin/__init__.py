"""What operators see and do: actions, page, API, metrics, logs, checks, backups and retention."""
