import os
import sys
import time

size = len(sys.stdin.buffer.read())
print(sys.version_info[:2] >= (3, 8), sys.implementation.name, sys.byteorder, sys.maxsize, sys.float_info.max)
print(sys.getdefaultencoding(), sys.getfilesystemencoding(), sys.hash_info.width, hash(1.5), hash((1, 2)))
print(os.name, os.sep, os.path.exists('main.py'), sys.platform, time.tzname, time.process_time() < 5, size)
print(sys.stdin.name, sys.stdout.name, sys.stdout.mode, sys.stdin.fileno(), sys.stdout.isatty(), sys.stdin.buffer.raw.closefd)
