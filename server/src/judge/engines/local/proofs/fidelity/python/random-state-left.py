import random
import sys

size = len(sys.stdin.buffer.read())
print(size)
twin = random.Random(7)
if size >= 8:
    random.seed(7)
first = random.random()
if size < 8:
    known = [twin.random() for _ in range(10)]
    assert first in known, 'as it should be: nobody knows'
