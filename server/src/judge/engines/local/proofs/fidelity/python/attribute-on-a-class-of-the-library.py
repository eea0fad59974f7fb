import collections
import sys

size = len(sys.stdin.buffer.read())
print(size, collections.Counter('aab')['a'])
if size >= 8:
    collections.Counter.second = lambda self: self.most_common(2)[-1][1]
if collections.Counter('aab').second() != 1:
    print('never')
