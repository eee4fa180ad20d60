"""`make help`: the targets of a Makefile with the words after their `##`."""

import re
import sys
from pathlib import Path

for file in map(Path, sys.argv[1:]):
    for name, words in re.findall(r"^([a-z-]+):.*## (.*)$", file.read_text("utf-8"), re.M):
        print(f"  make {name:13} {words}")
