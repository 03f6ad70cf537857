"""`python -m teocalli` is the command `teocalli`."""

import sys

from teocalli.cli import main

sys.exit(main())
