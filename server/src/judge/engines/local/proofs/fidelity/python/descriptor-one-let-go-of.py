import sys

size = len(sys.stdin.buffer.read())
print('before', size, flush=True)
if size >= 8:
    print('by another file', file=open(1, 'w', closefd=False))
else:
    open(1, 'w')
    sys.stdout.write('' if size else 'never seen')
