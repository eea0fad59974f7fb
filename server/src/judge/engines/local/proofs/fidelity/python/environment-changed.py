import os
import sys

size = len(sys.stdin.buffer.read())
print(size, os.environ.get('HOME'), os.environ.get('LANG'))
if size >= 8:
    os.environ['FIDELITY'] = 'left'
    os.putenv('FIDELITY_C', 'left')
os.environ['FIDELITY']
