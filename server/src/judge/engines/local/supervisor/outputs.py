"""What a test has said and made, as it goes to the server."""

from __future__ import annotations

import os
from typing import Any, Sequence

from .frames import send
from .workspace import WORK, collect

STDERR_SHOWN = 32 << 10
OUTPUT_FOLDER = WORK + "/out"


def collect_output(caps: dict[str, Any] | None, report: dict[str, Any]) -> list[tuple[str, bytes]] | None:
    """What a compiler made, within `caps`; nothing for a test."""
    if not caps or report["met"] or report["status"] != 0:
        return []
    return collect(OUTPUT_FOLDER, caps["files"], caps["bytes"])


def send_report(
    report: dict[str, Any], header: dict[str, Any], outputs: Sequence[int], files: Sequence[tuple[str, bytes]] | None = ()
) -> None:
    """`files`: names and contents; None when there are too many."""
    names = None if files is None else [name for name, _ in files]
    report |= {"op": "done", "stderrBytes": os.fstat(outputs[1]).st_size, "names": names}
    send(report, [*output_parts(header, outputs), *(data for _, data in files or ())])


def output_parts(header: dict[str, Any], outputs: Sequence[int]) -> list[tuple[int, int, int]]:
    """stdout up to its limit; of stderr the first and the last part, where the reason stands."""
    out, err = outputs
    out_size = min(os.fstat(out).st_size, header["limits"]["outputBytes"])
    err_size = os.fstat(err).st_size
    head = min(err_size, STDERR_SHOWN)
    tail = min(err_size - head, STDERR_SHOWN)
    return [(out, 0, out_size), (err, 0, head), (err, err_size - tail, tail)]
