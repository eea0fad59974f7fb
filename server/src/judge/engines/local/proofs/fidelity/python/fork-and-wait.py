import os
import sys

size = len(sys.stdin.buffer.read())
print('before', size, flush=True)
pid = os.fork()
if pid == 0:
    print('child')
    sys.exit(3)
print('parent', os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
