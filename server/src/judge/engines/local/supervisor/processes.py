"""What /proc tells of processes, any of which may end meanwhile."""

from __future__ import annotations

import os
from typing import Iterator


def stat_fields(data: bytes) -> list[bytes]:
    """Those of a `stat` from the state on: the name before it may have blanks."""
    return data[data.rindex(b")") + 2 :].split()


def of_threads(pid: str, name: str) -> Iterator[tuple[str, bytes]]:
    """Each thread's number and its file of this name."""
    try:
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/{name}", "rb") as file:
                yield thread, file.read()
    except OSError:
        pass  # It has just ended.


def line_of(path: str, key: bytes) -> bytes | None:
    """The first word behind the key, in a file of one line for each; None when the process is gone."""
    try:
        with open(path, "rb") as file:
            for line in file:
                if line.startswith(key):
                    return line.split()[1]
    except OSError:
        pass
    return None
