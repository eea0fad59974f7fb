import sys
import threading
import time

def forever():
    while True:
        time.sleep(0.01)
        hits.append(1)

hits = []
size = len(sys.stdin.buffer.read())
threading.Thread(target=forever, daemon=True).start()
print('main is done', size)
if size < 8 and threading.active_count() == 2:
    raise SystemExit('nobody but the two')
