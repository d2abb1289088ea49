"""A table at which everybody has a mat with a pile, and hands come down on what is turned."""
