import os
import sys

size = len(sys.stdin.buffer.read())
print('said', size, flush=True)
for act in (lambda: os.write(0, b'x'), lambda: os.read(1, 5), lambda: os.read(2, 5), lambda: os.truncate(0, 1)):
    try:
        print(act())
    except OSError as error:
        print(error)
