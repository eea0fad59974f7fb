# When a device was last touched: who may write to it may say that it was now.
import os

last = [0]


def prepare(count):
    last[0] = os.stat("/dev/null").st_mtime_ns


def level(is_high):
    if is_high:
        os.utime("/dev/null")


def sample():
    now = os.stat("/dev/null").st_mtime_ns
    changed, last[0] = now != last[0], now
    return changed
