import sys

size = len(sys.stdin.buffer.read())
print(size)
source = 'x = (1' if size < 8 else 'x = 1'
exec(compile(source, 'late.py', 'exec'))
