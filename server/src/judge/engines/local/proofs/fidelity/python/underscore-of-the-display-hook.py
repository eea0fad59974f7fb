import builtins
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    exec(compile('size', 'typed', 'single'))
_ + 1
