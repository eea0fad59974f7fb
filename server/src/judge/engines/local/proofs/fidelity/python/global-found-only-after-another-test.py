import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    kept = {'size': size}
if size < 8:
    print(kept['size'], end='')
