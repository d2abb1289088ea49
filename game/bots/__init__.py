"""Players who are not people. They see what their seat may see, and nothing else."""
