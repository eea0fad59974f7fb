import os
import sys

size = len(sys.stdin.buffer.read())
print('said', size, flush=True)
saved = os.dup(1)
other = os.open('elsewhere', os.O_WRONLY | os.O_CREAT)
os.dup2(other, 1)
print('to a file')
sys.stdout.flush()
if size == 4:
    os.dup2(saved, 1)
print('where does this go?')
if size == 0:
    os.dup2(2, 1)
