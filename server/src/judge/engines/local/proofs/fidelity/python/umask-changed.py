import os
import sys

size = len(sys.stdin.buffer.read())
before = os.umask(0o027)
print(size)
if size < 8 and before != 0o027:
    raise SystemExit(oct(before))
