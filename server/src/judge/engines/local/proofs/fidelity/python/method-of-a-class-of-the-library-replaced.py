from collections import Counter
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    Counter.__missing__ = lambda self, key: 1
print('x' * (10 // Counter()['missing'] - 10), end='')
