"""What --selftest, --shot and --bench do. Playing never loads any of it."""
