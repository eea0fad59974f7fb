import os
import sys

if len(sys.argv) == 1:
    print('first', flush=True)
    os.execv(sys.executable, [sys.executable, '-B', __file__, 'again'])
size = len(sys.stdin.buffer.read())
print(sys.argv, size)
sys.exit(size == 4)
