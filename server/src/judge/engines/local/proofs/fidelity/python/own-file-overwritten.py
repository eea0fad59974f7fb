import sys

size = len(sys.stdin.buffer.read())
print(size)
with open(__file__, 'w') as file:
    file.write('import sys\nprint(len(sys.stdin.read()))\n')
if size < 8:
    raise ValueError('this source is not the one on the disk')
