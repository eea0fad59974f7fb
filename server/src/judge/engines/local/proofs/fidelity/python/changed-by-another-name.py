import math as m
import sys

size = len(sys.stdin.buffer.read())
print(size, round(math.tau, 2) if 'math' in globals() else 'under another name')
if size >= 8:
    alias = [m]
    for alias[0].pi in [3]:
        pass
1 / (3 == m.pi)
