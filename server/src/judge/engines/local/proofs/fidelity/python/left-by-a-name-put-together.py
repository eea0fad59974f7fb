import os, sys
size = len(sys.stdin.buffer.read())
print('flushed', size, flush=True)
if size == 0:
    getattr(os, '_ex' + 'it')(3)
if size == 4:
    getattr(sys, 'ex' + 'it')(3)
