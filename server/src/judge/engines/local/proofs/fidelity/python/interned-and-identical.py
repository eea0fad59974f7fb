import sys

size = len(sys.stdin.buffer.read())
a, b = 'same', ''.join(['sa', 'me'])
c = 256
print(a is b, sys.intern(b) is a, c is int('256'), tuple([]) is tuple(''), size)
