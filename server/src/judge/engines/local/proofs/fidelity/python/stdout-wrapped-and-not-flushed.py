import io
import os
import sys

size = len(sys.stdin.buffer.read())
sys.stdout = io.TextIOWrapper(io.BufferedWriter(io.FileIO(1, 'w', closefd=False)), 'utf-8')
print('said to the wrapper', size)
other = io.StringIO()
old, sys.stdout = sys.stdout, other
print('said to a string')
if size != 4:
    sys.stdout = old
