"""The machine's side of serving: host names and proxies, QR codes, TLS certificates, and systemd."""
