"""The recording, and the file that the program prints into meanwhile."""

from __future__ import annotations

import os
import re
import sys
from json.encoder import encode_basestring_ascii as quote

from .ops import Ops

# A program that names one of these may print past `sys.stdout`. The order of what it prints is its own, so
# that nothing is flushed for it.
PRINTS_PAST_STDOUT = re.compile(
    r"fileno|\b(?:os|posix)\b.*\bwrite\b|\bposix\b|subprocess|system|popen|fdopen|__stdout__|reconfigure|open\(1|/dev/"
)


class Output:
    """Takes the place of descriptor 1; `most` bytes of what is printed are read."""

    def __init__(self, source: str, most: int) -> None:
        self.most = most
        self.trace_fd = os.dup(1)
        path = f"{os.environ.get('TMPDIR', '/tmp')}/printed"
        self.printed_fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
        os.unlink(path)
        os.dup2(self.printed_fd, 1)
        self.printed = 0
        self.stdout = sys.stdout
        self.may_flush = PRINTS_PAST_STDOUT.search(source) is None

    def write(self, fields: str) -> None:
        line = b"{" + fields.encode() + b"}\n"
        while line:
            line = line[os.write(self.trace_fd, line) :]

    def flush(self, *, is_last: bool = False) -> None:
        if not (self.may_flush or is_last):
            return
        try:
            self.stdout.flush()
        except (OSError, ValueError):
            pass  # The program has closed it.

    def take_printed(self, ops: Ops) -> None:
        self.flush()
        data = os.pread(self.printed_fd, self.most, self.printed)
        if data:
            self.printed += len(data)
            ops.append(f'["p",{quote(data.decode("utf-8", "replace"))}]')

    def is_too_much(self) -> bool:
        """Whether more was printed than was taken, or may be."""
        return os.fstat(self.printed_fd).st_size > min(self.printed, self.most)
