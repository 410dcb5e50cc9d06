"""Speed of the engine beside its peers, measured in one run (`make bench`)."""
