import sys

size = len(sys.stdin.buffer.read())
print(size)
f = sys._getframe()
depth = 0
while f:
    f, depth = f.f_back, depth + 1
if size < 8:
    sys._getframe(1)
print(depth, sys._getframe().f_code.co_name, sys._getframe().f_lineno, sys._getframe().f_globals is globals())
