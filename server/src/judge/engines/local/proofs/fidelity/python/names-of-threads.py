import sys
import threading

names = []
size = len(sys.stdin.buffer.read())
for _ in range(2):
    thread = threading.Thread(target=lambda: names.append(threading.current_thread().name))
    thread.start()
    thread.join()
print(size, threading.current_thread().name, threading.active_count(), threading.current_thread() is threading.main_thread())
if size < 8 and 'Thread-1 (<lambda>)' in names:
    raise SystemExit('the first of all threads')
