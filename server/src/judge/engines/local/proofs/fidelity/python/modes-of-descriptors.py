import fcntl
import os
import stat
import sys

size = len(sys.stdin.buffer.read())
for fd in 0, 1, 2:
    flags = fcntl.fcntl(fd, fcntl.F_GETFL)
    print(fd, flags & os.O_ACCMODE, bool(flags & os.O_APPEND), bool(flags & os.O_NONBLOCK), stat.S_ISREG(os.fstat(fd).st_mode), os.isatty(fd))
