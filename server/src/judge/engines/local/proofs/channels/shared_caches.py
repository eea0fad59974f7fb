# Processors share caches and the way to memory: who uses them much makes others wait.
import time

SLOT_S = 0.05
BLOCK = bytearray(8 << 20)
took = []


def prepare(count):
    for _ in range(20):
        sample()


def level(is_high):
    end = time.time() + SLOT_S * 0.9
    while is_high and time.time() < end:
        bytes(BLOCK)


def sample():
    begin = time.perf_counter()
    for _ in range(3):
        bytes(BLOCK)
    took.append(time.perf_counter() - begin)
    least, most = min(took), sorted(took)[-len(took) // 8]
    return took[-1] > (least + most) / 2
