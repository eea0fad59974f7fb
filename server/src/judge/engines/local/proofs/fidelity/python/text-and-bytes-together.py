import os
import sys

print('text', end=' ')
sys.stdout.flush()
sys.stdout.buffer.write(b'bytes ')
sys.stdout.buffer.flush()
os.write(1, b'straight\n')
print('after')
sys.stdout.buffer.write(b'before the text that is not flushed\n')
