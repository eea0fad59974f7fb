import os
import sys
import threading
import time

def late():
    time.sleep(0.1)
    if size == 4:
        os._exit(5)
    raise ValueError('in a thread')

size = len(sys.stdin.buffer.read())
if size < 8:
    threading.Thread(target=late, name='Late').start()
print('main is done', size, flush=True)
