"""Services handed to the scenes, never global: settings, storage, words, log, clock."""
