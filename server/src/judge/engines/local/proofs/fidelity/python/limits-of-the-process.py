import os
import resource
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))
try:
    os.dup2(0, 110)
except OSError:
    pass
else:
    raise SystemExit(6)
