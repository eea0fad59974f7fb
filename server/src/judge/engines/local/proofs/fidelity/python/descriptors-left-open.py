import os
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    os.dup2(1, 77)
    read, write = os.pipe()
    kept = [read, write, open(__file__)]
os.fstat(77)
