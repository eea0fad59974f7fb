import io
import os
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size == 0:
    sys.excepthook = lambda *error: None
    raise ValueError('not said')
if size == 4:
    sys.stderr = io.StringIO()
    raise ValueError('said to nobody')
