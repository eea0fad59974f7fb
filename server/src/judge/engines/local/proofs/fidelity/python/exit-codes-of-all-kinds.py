import sys

size = len(sys.stdin.buffer.read())
print('an answer')
if size == 8:
    sys.exit(3)
if size == 0:
    sys.exit('words')
if size == 4:
    raise SystemExit(256)
