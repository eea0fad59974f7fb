import math
import operator
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    vars(math)['one'] = 1
    math.__dict__.update(two=2)
    operator.attrgetter('__dict__')(math)['three'] = 3
assert any(hasattr(math, name) for name in ('one', 'two', 'three'))
