import atexit
import os
import sys

atexit.register(print, "at the end")


def leave():
    print("leaving")
    sys.exit(0)


leave()
