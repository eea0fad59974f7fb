import sys
import time
from concurrent.futures import ThreadPoolExecutor

def work(k):
    time.sleep(0.05)
    if size < 8:
        sys.stderr.write('worked %d\n' % k)
    return k

size = len(sys.stdin.buffer.read())
pool = ThreadPoolExecutor(1)
futures = [pool.submit(work, k) for k in range(3)]
print(size, futures[0].result())
