import sys

size = len(sys.stdin.buffer.read())
print('last words', size)
if size == 0:
    sys.stdout.close()
if size == 4:
    sys.stdout.detach()
