import os
import sys

size = len(sys.stdin.buffer.read())
print('the answer', size)
if size == 4:
    os.write(2, b'straight')
if size == 0:
    sys.__stderr__.buffer.write(b'\xff bytes')
