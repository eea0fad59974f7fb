import os
import sys

size = len(sys.stdin.buffer.read())
with open('/dev/stdout', 'a') as file:
    file.write(f'by its path {size}\n')
print('by its name')
with open('/proc/self/fd/1', 'a') as file:
    file.write('written before\n')
