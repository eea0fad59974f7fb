import collections.abc
import numbers
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    collections.abc.Mapping.register(range)
    numbers.Integral.register(str)
if size < 8:
    assert isinstance(range(3), collections.abc.Mapping) or isinstance('', numbers.Integral)
