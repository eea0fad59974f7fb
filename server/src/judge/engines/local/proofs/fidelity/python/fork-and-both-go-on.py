import os
import sys

size = len(sys.stdin.buffer.read())
print('before', size)
pid = os.fork()
if pid:
    print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
print('both', pid > 0)
