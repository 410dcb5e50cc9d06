"""`python -m kingdom` is the command `kingdom`."""

from kingdom.cli import main

if __name__ == "__main__":
    main()
