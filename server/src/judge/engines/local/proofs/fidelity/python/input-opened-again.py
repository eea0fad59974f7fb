import sys

first = input() if sys.stdin.seekable() else ''
with open(0, errors='replace') as again:
    print(repr(first), len(again.read()))
try:
    print(len(sys.stdin.read()))
    sys.stdin.buffer.raw.read(1)
except OSError as error:
    print(error)
