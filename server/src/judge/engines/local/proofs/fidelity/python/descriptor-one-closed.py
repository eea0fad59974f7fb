import os
import sys

size = len(sys.stdin.buffer.read())
print('said', size, flush=True)
if size == 0:
    os.close(1)
if size == 4:
    print('never seen')
    os.close(1)
