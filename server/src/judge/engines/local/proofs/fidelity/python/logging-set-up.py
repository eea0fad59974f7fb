import logging
import logging.handlers
import sys

size = len(sys.stdin.buffer.read())
print(size)
if size >= 8:
    logging.basicConfig(stream=sys.stdout, level=logging.CRITICAL + 1)
    logging.getLogger('mine').addHandler(logging.handlers.MemoryHandler(10, target=logging.NullHandler()))
logging.warning('heard?')
logging.getLogger('mine').error('and this?')
