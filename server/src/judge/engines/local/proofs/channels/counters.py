# What the kernel counts for the whole machine: files that are open.
import os

SLOT_S = 0.016
opened, told = [], []


def prepare(count):
    sample()


def level(is_high):
    while is_high and len(opened) < 200:
        opened.append(os.open("/dev/null", os.O_RDONLY))
    while not is_high and opened:
        os.close(opened.pop())


def sample():
    with open("/proc/sys/fs/file-nr") as file:
        told.append(int(file.read().split()[0]))
    return told[-1] - min(told) >= 100
