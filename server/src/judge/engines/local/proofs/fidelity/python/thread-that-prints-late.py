import sys
import threading
import time

def late():
    time.sleep(0.1)
    print('late', size)

size = len(sys.stdin.buffer.read())
threading.Thread(target=late).start()
print('main is done')
