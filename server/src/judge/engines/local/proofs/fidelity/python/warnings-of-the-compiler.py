import sys

size = len(sys.stdin.buffer.read())
print(size, '\d', size is 8, len('\w'))
assert (size, 'always true')
