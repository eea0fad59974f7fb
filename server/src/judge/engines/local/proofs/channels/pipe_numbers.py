# Pipes are numbered throughout the machine.
import os

SLOT_S = 0.06
MANY = 3000
told = []


def prepare(count):
    sample()


def number():
    pipe = os.pipe()
    told = os.fstat(pipe[0]).st_ino
    for end in pipe:
        os.close(end)
    return told


def level(is_high):
    for _ in range(MANY if is_high else 0):
        number()


def sample():
    # Each processor takes a thousand numbers at a time.
    told.append(number())
    return len(told) > 1 and told[-1] - told[-2] > MANY // 2
