"""``python -m tilejudge``: the program."""

import sys

from . import main

sys.exit(main())
