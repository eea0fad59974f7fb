"""What the program does to the built-in names is done to its own. Before everything else that is defined."""

from __future__ import annotations

import builtins

__builtins__ = dict(vars(builtins))
