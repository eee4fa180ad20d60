"""`python -m breakhouse` is the command `breakhouse`."""

import sys

from breakhouse.terminal.cli import main

sys.exit(main())
