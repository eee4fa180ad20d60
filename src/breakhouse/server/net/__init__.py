"""The machine's side of serving: host names and proxies, TLS certificates, and systemd."""
