import math
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    math.answer = 42
assert math.answer == 42
