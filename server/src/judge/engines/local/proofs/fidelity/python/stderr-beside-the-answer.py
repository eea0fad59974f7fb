import sys

size = len(sys.stdin.buffer.read())
print('the answer', size)
print('debug', size, file=sys.stderr)
sys.stderr.write('no new line')
